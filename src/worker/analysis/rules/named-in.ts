import type { Doc, Span } from '../document.ts'

import { matchesOf } from '../wording/matches-of.ts'

/** More would make a title that nobody reads to its end. */
const MOST_NAMED = 3

/**
 * What the quoted words name, each thing once and in their order, for the end of a title: ": retaining
 * wall, deck"; empty where they name nothing that `names` knows. Names that may be written in capitals
 * or not are told in small letters.
 */
export function namedIn(doc: Doc, quoted: readonly Span[], names: RegExp): string {
  const named: string[] = []
  for (const { start, end } of quoted) {
    for (const [name] of matchesOf(doc.text.slice(start, end), names)) {
      const said = names.ignoreCase ? inSmallLetters(name) : name
      if (named.some((one) => isSame(one, said))) continue
      named.push(said)
      if (named.length === MOST_NAMED) return `: ${named.join(', ')}`
    }
  }
  return named.length === 0 ? '' : `: ${named.join(', ')}`
}

function inSmallLetters(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ')
  return ABBREVIATION.test(line) ? line : line.toLowerCase()
}

const ABBREVIATION = /^(?:CCTV|PFAS|PFOS|EV charger)$/

/** "wall" beside "retaining wall", "finishes" beside "finish", "sewer" beside "sewerage". */
function isSame(known: string, other: string): boolean {
  const one = stemOf(known)
  const two = stemOf(other)
  return one.includes(two) || two.includes(one)
}

function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:e?s|ing)$/, '')
}
