import type { Parameters, Shape } from './parameters.ts'
import { textOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxAnswer } from './route.ts'
import { answer } from './route.ts'
import type { Stored } from './store.ts'

/** The parameters that every list takes. */
export const PAGING: Shape = {
  limit: 'whole',
  starting_after: 'text',
  ending_before: 'text',
  created: { gt: 'whole', gte: 'whole', lt: 'whole', lte: 'whole' },
}

const DEFAULT_LIMIT = 10
const MOST = 100

/** One page of a list, the newest first, as Stripe answers it. */
export function page(url: string, items: readonly Stored[], parameters: Parameters): SandboxAnswer {
  const limit = wholeOf(parameters, 'limit') ?? DEFAULT_LIMIT
  if (limit < 1 || limit > MOST) {
    throw new Problem(400, `This value must be between 1 and ${MOST}.`, { param: 'limit' })
  }
  const created = (parameters['created'] ?? {}) as Parameters // The shape makes it a hash.
  const inRange = items.filter(
    (item) =>
      item.created >= (wholeOf(created, 'gte') ?? 0) &&
      item.created > (wholeOf(created, 'gt') ?? -1) &&
      item.created <= (wholeOf(created, 'lte') ?? Number.MAX_SAFE_INTEGER) &&
      item.created < (wholeOf(created, 'lt') ?? Number.MAX_SAFE_INTEGER),
  )
  const after = textOf(parameters, 'starting_after')
  const start = after === undefined ? 0 : inRange.findIndex(({ id }) => id === after) + 1
  const data = inRange.slice(start, start + limit)
  return answer({ object: 'list', url, has_more: start + limit < inRange.length, data })
}
