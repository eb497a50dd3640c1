import { createSubscription, endSubscription } from './billing.ts'
import { resolveMethod } from './charging.ts'
import { isOver } from './invoice-payments.ts'
import { PAGING, page } from './listing.ts'
import { flagOf, hashOf, hashesOf, required, textOf, textsOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxRoute } from './route.ts'
import { answer, route } from './route.ts'
import { metadataOf } from './routes-customers.ts'

const SETTINGS = { payment_method_types: 'texts', save_default_payment_method: 'text' } as const

export function subscriptionRoutes(): readonly SandboxRoute[] {
  return [
    route(
      'POST',
      '/v1/subscriptions',
      {
        customer: 'text',
        items: [{ price: 'text', quantity: 'whole' }],
        default_payment_method: 'text',
        metadata: 'map',
        off_session: 'flag',
        payment_behavior: 'text',
        payment_settings: SETTINGS,
        trial_end: 'whole',
      },
      async ({ desk, parameters }) => {
        const item = hashesOf(parameters, 'items')[0] ?? {}
        const price = required(textOf(item, 'price'), 'items[0][price]')
        const customer = required(textOf(parameters, 'customer'), 'customer')
        const settings = hashOf(parameters, 'payment_settings')
        const types = textsOf(settings, 'payment_method_types')
        const method = textOf(parameters, 'default_payment_method')
        const trialEnd = wholeOf(parameters, 'trial_end') ?? null
        if (trialEnd !== null && trialEnd <= desk.nowSeconds) {
          throw new Problem(400, 'Invalid timestamp: must be in the future', { param: 'trial_end' })
        }
        return answer(
          await createSubscription(desk, {
            customer: await desk.get('customer', customer),
            price: await desk.get('price', price),
            quantity: wholeOf(item, 'quantity') ?? 1,
            metadata: metadataOf(parameters),
            paymentBehavior: textOf(parameters, 'payment_behavior') ?? 'allow_incomplete',
            methodTypes: types.length > 0 ? [...types] : null,
            saveMethod: textOf(settings, 'save_default_payment_method') ?? 'off',
            defaultMethod: method ? (await resolveMethod(desk, method)).id : null,
            trialEnd,
          }),
        )
      },
    ),
    route(
      'GET',
      '/v1/subscriptions',
      { ...PAGING, customer: 'text', status: 'text' },
      async ({ desk, parameters }) => {
        const customer = textOf(parameters, 'customer')
        const status = textOf(parameters, 'status')
        const all = await desk.list('subscription', (one) => {
          if (customer !== undefined && one.customer !== customer) return false
          if (status === 'all') return true
          return status === undefined ? one.status !== 'canceled' : one.status === status
        })
        return page('/v1/subscriptions', all, parameters)
      },
    ),
    route('GET', '/v1/subscriptions/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('subscription', id)),
    ),
    route(
      'POST',
      '/v1/subscriptions/:id',
      { cancel_at_period_end: 'flag', metadata: 'map', default_payment_method: 'text' },
      async ({ desk, id, parameters }) => {
        const before = await desk.get('subscription', id)
        const atEnd = flagOf(parameters, 'cancel_at_period_end')
        const method = textOf(parameters, 'default_payment_method')
        if (isOver(before) && (atEnd !== undefined || method !== undefined)) {
          throw new Problem(
            400,
            'A canceled subscription can only update its cancellation_details and metadata.',
          )
        }
        const end = before.items.data[0]?.current_period_end ?? null
        const after = desk.save<'subscription'>({
          ...before,
          metadata: metadataOf(parameters, before.metadata),
          default_payment_method: method
            ? (await resolveMethod(desk, method)).id
            : before.default_payment_method,
          ...(atEnd === undefined
            ? {}
            : {
                cancel_at_period_end: atEnd,
                cancel_at: atEnd ? end : null,
                canceled_at: atEnd ? desk.nowSeconds : null,
              }),
        })
        desk.emit('customer.subscription.updated', after)
        return answer(after)
      },
    ),
    route(
      'DELETE',
      '/v1/subscriptions/:id',
      { invoice_now: 'flag', prorate: 'flag' },
      async ({ desk, id }) => {
        const before = await desk.get('subscription', id)
        const status = before.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
        return answer(await endSubscription(desk, before, status))
      },
    ),
  ]
}
