import type { Span } from '../document.ts'
import type { Rule } from './define-rule.ts'
import type { Given, Reported } from './finding-of.ts'

/** What one rule found. */
type Found = { readonly rule: Rule; readonly problems: readonly Reported[] }

/** What a rule tells itself, what others leave to it, and what it leaves to whom. */
export type Share = {
  readonly own: Reported[]
  readonly given: Given[]
  readonly left: { readonly problem: Reported; readonly to: string }[]
}

/**
 * Where two rules quote the same words for the same risk, the one that gives way (`givesWayTo`)
 * leaves it to the other, which names it in its own finding: a buyer reads it once. It leaves only a
 * problem all of whose places the other one quotes; an absence has no words, and the sides of a
 * contradiction are a matter of their own.
 */
export function shareOut(found: readonly Found[]): ReadonlyMap<string, Share> {
  const byId = new Map<string, Found>(found.map((one) => [one.rule.id, one]))
  const shares = new Map<string, Share>()

  function shareOf(id: string): Share {
    const known = shares.get(id)
    if (known !== undefined) return known
    const share: Share = { own: [], given: [], left: [] }
    // Told before it is filled: a ring of rules gives way once and not for ever.
    shares.set(id, share)
    const one = byId.get(id)
    for (const problem of one?.problems ?? []) {
      const { aside } = problem.options
      if (aside !== undefined) {
        share.left.push({ problem, to: aside })
        continue
      }
      const owner = one === undefined ? undefined : ownerOf(one.rule, problem)
      if (one === undefined || owner === undefined) share.own.push(problem)
      else {
        share.left.push({ problem, to: owner })
        shareOf(owner).given.push({ rule: one.rule, problem })
      }
    }
    return share
  }

  function ownerOf({ givesWayTo = {} }: Rule, { key, spans, options }: Reported) {
    if (spans.length === 0 || options.sides !== undefined) return undefined
    return Object.entries(givesWayTo).find(
      ([id, keys]) => keys?.includes(key) && isTold(spans, shareOf(id).own),
    )?.[0]
  }

  for (const id of byId.keys()) shareOf(id)
  return shares
}

/** True when every one of the places shares words with what is told. */
function isTold(spans: readonly Span[], told: readonly Reported[]): boolean {
  const words = told.flatMap((problem) => problem.spans)
  return spans.every((span) =>
    words.some((taken) => span.start < taken.end && taken.start < span.end),
  )
}
