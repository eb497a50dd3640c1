/** No wordings: each is asked of what is left of a clause, a new text every time. */
export const CORE_PATTERNS = {
  connects:
    /(?:[ :|,(?☐☒-]|\b(?:yes|dated?|day|period|time|is|are|was|were|be|to|will|must|shall|has|have|been|not|takes? place|taking place|occurs?|fixed|due|set|effected|completed|held|on|or before|(?:no|not) later than|by|at|for|the|until|till|given|approved|obtained|approval|issued?|granted|made|ends?|ending|ended|expire[sd]?|expiring|expiry|current|valid|lapse[sd]?|lapsing|starts?|started|starting|began|begins?|beginning|commence[sd]?|commencing|from|last|its|it|and|which|that|means|being|within|in|an?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?|of (?:this|the) (?:contract|sale|purchase)|of \$ ?[\d,.]{3,14}))$/i,
} as const

/** More words than connect a statement with its value. */
const MOST = 40

/**
 * The words that lead to a value, parted into what they are about ("Settlement") and what only
 * connects it with the value ("is due on"). Nothing before the last full stop or semicolon is read.
 */
export function coreOf(before: string): { readonly core: string; readonly tail: string } {
  const clause = before.slice(Math.max(before.lastIndexOf(';') + 1, before.lastIndexOf('. ') + 1))
  let core = clause
  for (let count = 0; count < MOST; count += 1) {
    const match = CORE_PATTERNS.connects.exec(core)
    if (match === null) break
    core = core.slice(0, match.index)
  }
  return { core: core.trim(), tail: clause.slice(core.length) }
}
