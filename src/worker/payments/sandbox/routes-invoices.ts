import { collect, finalizeInvoice, newInvoice } from './billing.ts'
import { voidInvoice } from './invoice-payments.ts'
import { PAGING, page } from './listing.ts'
import { freshId } from './objects.ts'
import { hashOf, required, textOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxRoute } from './route.ts'
import { answer, route } from './route.ts'
import { metadataOf } from './routes-customers.ts'
import { attemptAnswer } from './routes-intents.ts'

export function invoiceRoutes(): readonly SandboxRoute[] {
  return [
    route(
      'POST',
      '/v1/invoiceitems',
      {
        customer: 'text',
        amount: 'whole',
        currency: 'text',
        description: 'text',
        metadata: 'map',
        invoice: 'text',
      },
      async ({ desk, parameters }) => {
        const customer = required(textOf(parameters, 'customer'), 'customer')
        const item = desk.save<'invoiceitem'>({
          id: freshId('invoiceitem'),
          object: 'invoiceitem',
          created: desk.nowSeconds,
          amount: required(wholeOf(parameters, 'amount'), 'amount'),
          currency: required(textOf(parameters, 'currency'), 'currency'),
          customer: (await desk.get('customer', customer)).id,
          description: textOf(parameters, 'description') ?? null,
          invoice: textOf(parameters, 'invoice') ?? null,
          metadata: metadataOf(parameters),
          livemode: false,
        })
        desk.emit('invoiceitem.created', item)
        return answer(item)
      },
    ),
    route(
      'POST',
      '/v1/invoices',
      {
        customer: 'text',
        description: 'text',
        metadata: 'map',
        auto_advance: 'flag',
        collection_method: 'text',
        pending_invoice_items_behavior: 'text',
        currency: 'text',
      },
      async ({ desk, parameters }) => {
        const id = required(textOf(parameters, 'customer'), 'customer')
        const customer = (await desk.get('customer', id)).id
        const behaviour = textOf(parameters, 'pending_invoice_items_behavior') ?? 'exclude'
        const pending = await desk.list(
          'invoiceitem',
          (one) => behaviour === 'include' && one.customer === customer && one.invoice === null,
        )
        const invoice = newInvoice(desk, {
          customer,
          currency: textOf(parameters, 'currency') ?? pending[0]?.currency ?? 'aud',
          reason: 'manual',
          metadata: metadataOf(parameters),
          parent: null,
          lines: pending.map((one) => ({
            id: freshId('line'),
            object: 'line_item' as const,
            amount: one.amount,
            currency: one.currency,
            description: one.description ?? '',
            period: { start: desk.nowSeconds, end: desk.nowSeconds },
            pricing: null,
            quantity: 1,
          })),
        })
        for (const one of pending) desk.save<'invoiceitem'>({ ...one, invoice: invoice.id })
        return answer(invoice)
      },
    ),
    route(
      'GET',
      '/v1/invoices',
      { ...PAGING, customer: 'text', subscription: 'text', status: 'text' },
      async ({ desk, parameters }) => {
        const [customer, subscription, status] = ['customer', 'subscription', 'status'].map(
          (name) => textOf(parameters, name),
        )
        const all = await desk.list(
          'invoice',
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (status === undefined || one.status === status) &&
            (subscription === undefined ||
              one.parent?.subscription_details.subscription === subscription),
        )
        return page('/v1/invoices', all, parameters)
      },
    ),
    route('GET', '/v1/invoices/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('invoice', id)),
    ),
    route('POST', '/v1/invoices/:id/finalize', { auto_advance: 'flag' }, async ({ desk, id }) =>
      answer(finalizeInvoice(desk, await desk.get('invoice', id))),
    ),
    route('POST', '/v1/invoices/:id/void', {}, async ({ desk, id }) => {
      const invoice = await desk.get('invoice', id)
      if (invoice.status !== 'open') throw new Problem(400, `Invoice is ${invoice.status}.`)
      await voidInvoice(desk, invoice)
      return answer(await desk.get('invoice', id))
    }),
    route(
      'POST',
      '/v1/invoices/:id/pay',
      { payment_method: 'text', off_session: 'flag' },
      async ({ desk, id, parameters }) => {
        const invoice = await desk.get('invoice', id)
        const open = invoice.status === 'draft' ? finalizeInvoice(desk, invoice) : invoice
        if (open.status === 'paid' && open.amount_due === 0) return answer(open)
        const attempt = await collect(desk, open, textOf(parameters, 'payment_method'))
        return attempt.outcome === 'done'
          ? answer(await desk.get('invoice', id))
          : attemptAnswer(attempt)
      },
    ),
    route(
      'GET',
      '/v1/invoice_payments',
      {
        ...PAGING,
        invoice: 'text',
        status: 'text',
        payment: { type: 'text', payment_intent: 'text' },
      },
      async ({ desk, parameters }) => {
        const intent = textOf(hashOf(parameters, 'payment'), 'payment_intent')
        const invoice = textOf(parameters, 'invoice')
        const all = await desk.list(
          'invoice_payment',
          (one) =>
            (intent === undefined || one.payment.payment_intent === intent) &&
            (invoice === undefined || one.invoice === invoice),
        )
        return page('/v1/invoice_payments', all, parameters)
      },
    ),
  ]
}
