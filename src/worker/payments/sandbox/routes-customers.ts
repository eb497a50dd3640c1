import { resolveMethod } from './charging.ts'
import type { Desk } from './desk.ts'
import { PAGING, page } from './listing.ts'
import type { Customer, Metadata } from './objects.ts'
import { freshId } from './objects.ts'
import type { Parameters, Shape } from './parameters.ts'
import { hashOf, required, textOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxRoute } from './route.ts'
import { answer, route } from './route.ts'

const CUSTOMER: Shape = {
  email: 'text',
  name: 'text',
  description: 'text',
  metadata: 'map',
  invoice_settings: { default_payment_method: 'text' },
}

export function customerRoutes(): readonly SandboxRoute[] {
  return [
    route(
      'POST',
      '/v1/customers',
      { ...CUSTOMER, payment_method: 'text' },
      async ({ desk, parameters }) => {
        const id = freshId('customer')
        const blank: Customer = {
          id,
          object: 'customer',
          created: desk.nowSeconds,
          email: null,
          name: null,
          description: null,
          metadata: {},
          invoice_settings: { default_payment_method: null },
          livemode: false,
          _failNext: false,
        }
        const given = textOf(parameters, 'payment_method')
        const attached = given ? await attach(desk, given, id) : null
        const customer = await withParameters(desk, blank, parameters, given, attached)
        desk.save<'customer'>(customer)
        desk.emit('customer.created', customer)
        return answer(customer)
      },
    ),
    route('GET', '/v1/customers', { ...PAGING, email: 'text' }, async ({ desk, parameters }) => {
      const email = textOf(parameters, 'email')
      const all = await desk.list('customer', (one) => email === undefined || one.email === email)
      return page('/v1/customers', all, parameters)
    }),
    route('GET', '/v1/customers/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('customer', id)),
    ),
    route('POST', '/v1/customers/:id', CUSTOMER, async ({ desk, id, parameters }) => {
      const before = await desk.get('customer', id)
      const customer = desk.save<'customer'>(await withParameters(desk, before, parameters))
      desk.emit('customer.updated', customer)
      return answer(customer)
    }),
    route(
      'POST',
      '/v1/payment_methods',
      { type: 'text', card: { token: 'text' }, billing_details: 'anything', metadata: 'map' },
      async ({ desk, parameters }) => {
        required(textOf(parameters, 'type'), 'type')
        const token = required(textOf(hashOf(parameters, 'card'), 'token'), 'card[token]')
        return answer(await resolveMethod(desk, token))
      },
    ),
    route('GET', '/v1/payment_methods/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('payment_method', id)),
    ),
    route('POST', '/v1/payment_methods/:id/attach', { customer: 'text' }, async (call) => {
      const customer = required(textOf(call.parameters, 'customer'), 'customer')
      const owner = await call.desk.get('customer', customer)
      const attached = await attach(call.desk, call.id, owner.id)
      return answer(await call.desk.get('payment_method', attached))
    }),
  ]
}

export function metadataOf(parameters: Parameters, before: Metadata = {}): Metadata {
  // The shape has made every value a string; an empty one removes its key, as at Stripe.
  const given = hashOf(parameters, 'metadata') as Metadata
  return Object.fromEntries(
    Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''),
  )
}

async function withParameters(
  desk: Desk,
  before: Customer,
  parameters: Parameters,
  given?: string,
  attached?: string | null,
): Promise<Customer> {
  const wanted = textOf(hashOf(parameters, 'invoice_settings'), 'default_payment_method')
  const method =
    wanted === undefined
      ? before.invoice_settings.default_payment_method
      : wanted === given
        ? (attached ?? null)
        : (await attachedTo(desk, wanted, before.id)).id
  return {
    ...before,
    email: textOf(parameters, 'email') ?? before.email,
    name: textOf(parameters, 'name') ?? before.name,
    description: textOf(parameters, 'description') ?? before.description,
    metadata: metadataOf(parameters, before.metadata),
    invoice_settings: { default_payment_method: method },
  }
}

/** A test card's own id stands for the copy of it that this customer has. */
async function attachedTo(desk: Desk, id: string, customer: string) {
  const stored = await desk.find('payment_method', id)
  if (stored?.customer === customer) return stored
  const name = /^pm_card_(\w+)$/.exec(id)?.[1]
  const own = await desk.list(
    'payment_method',
    (one) => one.customer === customer && one._card === name,
  )
  const found = own[0]
  if (found) return found
  throw new Problem(400, 'The customer does not have this payment method attached.', {
    code: 'resource_missing',
    param: 'invoice_settings[default_payment_method]',
  })
}

async function attach(desk: Desk, id: string, customer: string): Promise<string> {
  const method = await resolveMethod(desk, id)
  const attached = desk.save<'payment_method'>({ ...method, customer })
  desk.emit('payment_method.attached', attached)
  return attached.id
}
