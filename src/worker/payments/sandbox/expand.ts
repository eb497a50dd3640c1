import type { Desk } from './desk.ts'
import { Problem } from './problem.ts'
import { published } from './publish.ts'
import type { Stored } from './store.ts'

/** The members that hold an id and may be asked for whole, by kind. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  subscription: ['latest_invoice', 'default_payment_method', 'customer', 'pending_setup_intent'],
  invoice: ['customer', 'default_payment_method'],
  payment_intent: ['customer', 'latest_charge', 'payment_method'],
  charge: ['customer', 'payment_intent'],
  refund: ['charge', 'payment_intent'],
  dispute: ['charge', 'payment_intent'],
  price: ['product'],
  invoice_payment: ['invoice'],
}

type Tree = { [name: string]: unknown }

/** Answers an object or a list with the members that `expand` names in place of their ids. */
export async function expanded(
  desk: Desk,
  body: unknown,
  paths: readonly string[],
): Promise<unknown> {
  const copy: unknown = clean(body)
  for (const path of paths) await expandPath(desk, copy, path.split('.'), path)
  return copy
}

async function expandPath(
  desk: Desk,
  node: unknown,
  steps: readonly string[],
  path: string,
): Promise<void> {
  const [step, ...rest] = steps
  if (step === undefined) return
  if (Array.isArray(node)) {
    for (const item of node) await expandPath(desk, item, steps, path)
    return
  }
  if (!isTree(node)) throw refused(path)
  if (step === 'data' && node['object'] === 'list')
    return expandPath(desk, node['data'], rest, path)
  await include(desk, node, step, path)
  if (rest.length > 0 && node[step] !== null) await expandPath(desk, node[step], rest, path)
}

async function include(desk: Desk, node: Tree, step: string, path: string): Promise<void> {
  const kind = String(node['object'])
  if (kind === 'invoice' && step === 'confirmation_secret') {
    node[step] = await confirmationSecret(desk, String(node['id']))
  } else if (kind === 'invoice' && step === 'payments') {
    const payments = await desk.list('invoice_payment', ({ invoice }) => invoice === node['id'])
    node[step] = { object: 'list', data: payments.map(published), has_more: false, url: '' }
  } else if (REFERENCES[kind]?.includes(step)) {
    const reference = node[step]
    if (typeof reference !== 'string') return
    const found = await desk.transaction.read(reference)
    node[step] = found ? published(found) : null
  } else {
    throw refused(path)
  }
}

/** The secret with which the browser pays an invoice; none where nothing is due. */
async function confirmationSecret(desk: Desk, invoiceId: string): Promise<unknown> {
  const invoice = await desk.get('invoice', invoiceId)
  const intent = invoice._intent ? await desk.get('payment_intent', invoice._intent) : null
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

function refused(path: string): Problem {
  return new Problem(400, `This property cannot be expanded (${path}).`, { param: 'expand' })
}

function clean(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(clean)
  if (!isTree(body)) return body
  const own = published(body as Stored) // Only the names of its members are looked at.
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, clean(value)]))
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
