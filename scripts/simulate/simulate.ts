import { checkAtRest, checkUser } from './invariants.ts'
import { seededRandom } from './random.ts'
import type { World } from './world.ts'
import { createWorld } from './world.ts'

const MOST_AT_ONCE = 12
const CHECK_ALL_EVERY = 1_000
/** Share of turns that begin something new, and that end the machine. */
const NEW_SHARE = 0.15
const CRASH_SHARE = 0.002

export type SimulationResult = { readonly operations: number; readonly steps: number }

/**
 * Buys, pays, starts, fails, refunds, renews and crashes in an order that the seed decides, over
 * the app's own code, and checks after every step that no credit and no cent is lost or made.
 * Throws with the seed when something does not hold.
 */
export async function simulate(seed: number, operations: number): Promise<SimulationResult> {
  const random = seededRandom(seed)
  const restore = seedIdentifiers(random.below)
  const world = createWorld(random, Math.max(8, Math.ceil(operations / 100)))
  let started = 0
  let steps = 0
  try {
    while (started < operations) {
      if (random.chance(CRASH_SHARE)) world.crash()
      const begin = world.scheduler.count() < MOST_AT_ONCE && random.chance(NEW_SHARE)
      const touched =
        begin || world.scheduler.count() === 0
          ? await world.operate((started += 1))
          : await world.scheduler.step().then((actor) => actor?.userId ?? null)
      steps += 1
      if (touched !== null) check(world, touched, checkUser)
      if (steps % CHECK_ALL_EVERY === 0) checkAll(world, checkUser)
    }
    await world.comeToRest()
    checkAll(world, checkAtRest)
  } catch (error) {
    throw new Error(`seed ${seed}, operation ${started}, step ${steps}`, { cause: error })
  } finally {
    restore()
  }
  return { operations: started, steps }
}

function checkAll(world: World, holds: typeof checkUser): void {
  for (const userId of world.userIds) check(world, userId, holds)
}

function check(world: World, userId: string, holds: typeof checkUser): void {
  holds(userId, world.ledgers.storeOf(userId), world.database, world.stripe)
}

/** Ids come from the system's random numbers; with the seed's, a failing run replays. */
function seedIdentifiers(below: (limit: number) => number): () => void {
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    value: (bytes: Uint8Array) => bytes.map(() => below(256)),
  })
  // The system's own stands on the prototype and is seen again.
  return () => void Reflect.deleteProperty(crypto, 'getRandomValues')
}
