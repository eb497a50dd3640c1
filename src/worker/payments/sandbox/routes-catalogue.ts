import { PAGING, page } from './listing.ts'
import type { Price } from './objects.ts'
import { freshId } from './objects.ts'
import type { Parameters } from './parameters.ts'
import { flagOf, hashOf, required, textOf, textsOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxRoute } from './route.ts'
import { answer, route } from './route.ts'
import { metadataOf } from './routes-customers.ts'

const RECURRING = { interval: 'text', interval_count: 'whole' } as const

export function catalogueRoutes(): readonly SandboxRoute[] {
  return [
    route(
      'POST',
      '/v1/products',
      { id: 'text', name: 'text', description: 'text', metadata: 'map', active: 'flag' },
      ({ desk, parameters }) => {
        const product = desk.save<'product'>({
          id: textOf(parameters, 'id') ?? freshId('product'),
          object: 'product',
          created: desk.nowSeconds,
          name: required(textOf(parameters, 'name'), 'name'),
          active: flagOf(parameters, 'active') ?? true,
          description: textOf(parameters, 'description') ?? null,
          metadata: metadataOf(parameters),
          livemode: false,
        })
        desk.emit('product.created', product)
        return answer(product)
      },
    ),
    route('GET', '/v1/products', { ...PAGING, active: 'flag', ids: 'texts' }, async (call) =>
      page('/v1/products', await call.desk.list('product'), call.parameters),
    ),
    route('GET', '/v1/products/:id', {}, async ({ desk, id }) =>
      answer(await desk.get('product', id)),
    ),
    route(
      'POST',
      '/v1/prices',
      {
        product: 'text',
        unit_amount: 'whole',
        currency: 'text',
        lookup_key: 'text',
        transfer_lookup_key: 'flag',
        metadata: 'map',
        recurring: RECURRING,
        tax_behavior: 'text',
        nickname: 'text',
      },
      async ({ desk, parameters }) => {
        const lookupKey = textOf(parameters, 'lookup_key') ?? null
        const holders = await desk.list('price', (one) => one.lookup_key === lookupKey)
        if (lookupKey !== null && holders[0]) {
          if (!flagOf(parameters, 'transfer_lookup_key')) {
            throw new Problem(400, `A price already uses that lookup key.`, { param: 'lookup_key' })
          }
          desk.save<'price'>({ ...holders[0], lookup_key: null })
        }
        const product = required(textOf(parameters, 'product'), 'product')
        const price = desk.save<'price'>({
          id: freshId('price'),
          object: 'price',
          created: desk.nowSeconds,
          active: true,
          currency: required(textOf(parameters, 'currency'), 'currency'),
          unit_amount: required(wholeOf(parameters, 'unit_amount'), 'unit_amount'),
          lookup_key: lookupKey,
          metadata: metadataOf(parameters),
          product: (await desk.get('product', product)).id,
          recurring: recurringOf(parameters),
          tax_behavior: textOf(parameters, 'tax_behavior') ?? 'unspecified',
          type: parameters['recurring'] === undefined ? 'one_time' : 'recurring',
          livemode: false,
        })
        desk.emit('price.created', price)
        return answer(price)
      },
    ),
    route(
      'GET',
      '/v1/prices',
      { ...PAGING, active: 'flag', lookup_keys: 'texts' },
      async (call) => {
        const keys = textsOf(call.parameters, 'lookup_keys')
        const active = flagOf(call.parameters, 'active')
        const prices = await call.desk.list(
          'price',
          (one) =>
            (keys.length === 0 || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
            (active === undefined || one.active === active),
        )
        return page('/v1/prices', prices, call.parameters)
      },
    ),
    route('GET', '/v1/prices/:id', {}, async ({ desk, id }) => answer(await desk.get('price', id))),
    route('POST', '/v1/prices/:id', { active: 'flag', metadata: 'map' }, async (call) => {
      const price = await call.desk.get('price', call.id)
      const active = flagOf(call.parameters, 'active') ?? price.active
      const metadata = metadataOf(call.parameters, price.metadata)
      return answer(call.desk.save<'price'>({ ...price, active, metadata }))
    }),
  ]
}

function recurringOf(parameters: Parameters): Price['recurring'] {
  if (parameters['recurring'] === undefined) return null
  const recurring = hashOf(parameters, 'recurring')
  const interval = required(textOf(recurring, 'interval'), 'recurring[interval]')
  if (interval !== 'day' && interval !== 'week' && interval !== 'month' && interval !== 'year') {
    throw new Problem(400, 'Invalid recurring[interval]', { param: 'recurring[interval]' })
  }
  return { interval, interval_count: wholeOf(recurring, 'interval_count') ?? 1 }
}
