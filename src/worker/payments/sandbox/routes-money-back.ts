import type { Desk } from './desk.ts'
import { closeDispute, failRefund, openDispute, refundCharge } from './disputes.ts'
import { PAGING, page } from './listing.ts'
import type { Charge } from './objects.ts'
import type { Parameters } from './parameters.ts'
import { flagOf, required, textOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxRoute } from './route.ts'
import { answer, route } from './route.ts'
import { metadataOf } from './routes-customers.ts'

const OF_PAYMENT = { ...PAGING, payment_intent: 'text', charge: 'text' } as const

export function moneyBackRoutes(): readonly SandboxRoute[] {
  return [
    route(
      'POST',
      '/v1/refunds',
      { charge: 'text', payment_intent: 'text', amount: 'whole', reason: 'text', metadata: 'map' },
      async ({ desk, parameters }) => {
        const [amount, reason] = [wholeOf(parameters, 'amount'), textOf(parameters, 'reason')]
        return answer(
          refundCharge(desk, await chargeOf(desk, parameters), {
            metadata: metadataOf(parameters),
            ...(amount === undefined ? {} : { amount }),
            ...(reason === undefined ? {} : { reason }),
          }),
        )
      },
    ),
    route('GET', '/v1/refunds', OF_PAYMENT, async ({ desk, parameters }) =>
      page('/v1/refunds', await desk.list('refund', ofPayment(parameters)), parameters),
    ),
    route('GET', '/v1/refunds/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('refund', id)),
    ),
    route('GET', '/v1/charges/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('charge', id)),
    ),
    route('GET', '/v1/disputes', OF_PAYMENT, async ({ desk, parameters }) =>
      page('/v1/disputes', await desk.list('dispute', ofPayment(parameters)), parameters),
    ),
    route('GET', '/v1/disputes/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('dispute', id)),
    ),
    route('POST', '/v1/disputes/:id/close', {}, async ({ desk, id }) =>
      answer(closeDispute(desk, await desk.get('dispute', id), 'lost')),
    ),
    route(
      'POST',
      '/v1/test_helpers/sandbox/disputes',
      { payment_intent: 'text', charge: 'text', inquiry: 'flag' },
      async ({ desk, parameters }) => {
        const charge = await chargeOf(desk, parameters)
        const inquiry = flagOf(parameters, 'inquiry') ?? false
        return answer(await openDispute(desk, charge, inquiry ? 'inquiry' : 'fraudulent'))
      },
    ),
    route('POST', '/v1/test_helpers/sandbox/disputes/:id/:action', {}, async (call) => {
      if (call.action !== 'won' && call.action !== 'lost') throw new Problem(404, 'No such action.')
      return answer(closeDispute(call.desk, await call.desk.get('dispute', call.id), call.action))
    }),
    route(
      'POST',
      '/v1/test_helpers/sandbox/refunds/:id/:action',
      {},
      async ({ desk, id, action }) => {
        if (action !== 'fail') throw new Problem(404, 'No such action.')
        return answer(await failRefund(desk, await desk.get('refund', id)))
      },
    ),
    route(
      'POST',
      '/v1/test_helpers/sandbox/customers/:id/:action',
      {},
      async ({ desk, id, action }) => {
        if (action !== 'fail_next_charge') throw new Problem(404, 'No such action.')
        return answer(
          desk.save<'customer'>({ ...(await desk.get('customer', id)), _failNext: true }),
        )
      },
    ),
    route(
      'GET',
      '/v1/events',
      { ...PAGING, type: 'text', types: 'texts', delivery_success: 'flag' },
      async ({ desk, parameters }) => {
        const type = textOf(parameters, 'type')
        const delivered = flagOf(parameters, 'delivery_success')
        const all = await desk.list(
          'event',
          (one) =>
            (type === undefined || one.type === type) &&
            (delivered === undefined || (one.pending_webhooks === 0) === delivered),
        )
        return page('/v1/events', all, parameters)
      },
    ),
    route('GET', '/v1/events/:id', {}, async ({ desk, id }) => answer(await desk.get('event', id))),
  ]
}

async function chargeOf(desk: Desk, parameters: Parameters): Promise<Charge> {
  const given = textOf(parameters, 'charge')
  if (given) return desk.get('charge', given)
  const intentId = required(textOf(parameters, 'payment_intent'), 'payment_intent')
  const intent = await desk.get('payment_intent', intentId)
  if (!intent.latest_charge) throw new Problem(400, 'This PaymentIntent has no successful charge.')
  return desk.get('charge', intent.latest_charge)
}

function ofPayment(parameters: Parameters) {
  const [intent, charge] = [textOf(parameters, 'payment_intent'), textOf(parameters, 'charge')]
  return (one: { readonly payment_intent: string; readonly charge: string }) =>
    (intent === undefined || one.payment_intent === intent) &&
    (charge === undefined || one.charge === charge)
}
