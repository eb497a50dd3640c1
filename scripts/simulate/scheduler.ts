import type { Random } from './random.ts'

/** Thrown inside a step of storage: the machine died in the middle of it. */
export class Crash extends Error {}

type Waiting = { readonly actor: Actor; readonly go: () => void }
export type Actor = { readonly name: string; readonly userId: string | null }

/**
 * Decides the order of everything. Each call that leaves the code under test waits at a gate before
 * and after its effect; one gate is opened at a time. A crash forgets who waits: they never go on,
 * as a machine that died does not.
 */
export function createScheduler(random: Random) {
  let waiting: Waiting[] = []
  let alive = new Set<Actor>()
  let current: Actor | null = null
  let failure: unknown = null

  /** Waits until the scheduler lets this actor take its next step. */
  async function gate(): Promise<void> {
    const actor = current
    if (!actor) throw new Error('a step was taken by nobody')
    await new Promise<void>((go) => waiting.push({ actor, go }))
  }

  /** Starts something that lives until it ends or the machine dies. */
  async function spawn(actor: Actor, work: () => Promise<void>): Promise<void> {
    alive.add(actor)
    current = actor
    const ended = async () => {
      try {
        await work()
      } catch (error) {
        failure ??= error
      }
      alive.delete(actor)
    }
    void ended()
    await settled()
  }

  /** Opens one gate; answers whose it was, or null when nobody waits. */
  async function step(): Promise<Actor | null> {
    if (waiting.length === 0) return null
    const [chosen] = waiting.splice(random.below(waiting.length), 1)
    if (!chosen) return null
    current = chosen.actor
    chosen.go()
    await settled()
    return chosen.actor
  }

  async function settled(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    current = null
    if (failure !== null) throw failure
  }

  return {
    gate,
    spawn,
    step,
    /** How many are under way. */
    count: () => alive.size,
    crash(): void {
      waiting = []
      alive = new Set()
    },
  }
}
