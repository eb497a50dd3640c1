import { parseArgs } from 'node:util'

import { simulate } from './simulate/simulate.ts'

/**
 * `npm run simulate -- [--seed N] [--ops 100000]`: money and credits under crashes, in an order
 * that the seed decides. Ends with 1 and the seed when something does not hold.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    ops: { type: 'string', default: '100000' },
  },
})
const seed = Number(values.seed)
const { operations, steps } = await simulate(seed, Number(values.ops))
console.log(`${steps} steps`)
console.log(`seed ${seed}: ${operations} operations, ok`)
