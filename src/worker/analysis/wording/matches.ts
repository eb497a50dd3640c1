const NONE: readonly RegExpExecArray[] = []

const compiled = new WeakMap<RegExp, RegExp>()

/**
 * All matches of a pattern in a text that are not empty, in order, whatever the pattern's flags. As
 * `matchAll` finds them, without a copy of the pattern for each of the thousands of texts.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const everywhere = globally(pattern)
  everywhere.lastIndex = 0
  let found: RegExpExecArray[] | null = null
  for (let match = everywhere.exec(text); match !== null; match = everywhere.exec(text)) {
    if (match[0] === '') everywhere.lastIndex = behind(text, match.index)
    else if (found === null) found = [match]
    else found.push(match)
  }
  return found ?? NONE
}

/** The first match, also an empty one, or null; whatever the pattern's flags. */
export function firstMatchIn(text: string, pattern: RegExp): RegExpExecArray | null {
  const everywhere = globally(pattern)
  everywhere.lastIndex = 0
  return everywhere.exec(text)
}

/** The pattern with the flag that lets it go on behind a match; the same one for the same pattern. */
function globally(pattern: RegExp): RegExp {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  const { source, flags } = pattern
  const copy = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  compiled.set(pattern, copy)
  return copy
}

/** Where the sign at `at` ends: one that takes two units is passed over whole. */
function behind(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1)
}
