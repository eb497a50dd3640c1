import type { Doc } from '../../document.ts'

import { LINE_APART, namesIn } from './names.ts'

/**
 * Text of a field with a sign in place of the blank at which, on a line of its own, the name of
 * another party begins; every place in it stays the same.
 */
export function partedByLines(doc: Doc, text: string, offset: number): string {
  const ends = [...doc.cellBreaks]
    .map((at) => at - offset)
    .filter((at) => at > 0 && at < text.length)
  let parted = text
  for (const [index, end] of ends.entries()) {
    const above = text.slice((ends[index - 1] ?? -1) + 1, end)
    const line = text.slice(end + 1, ends[index + 1] ?? text.length)
    if (beginsParty(above, line))
      parted = `${parted.slice(0, end)}${LINE_APART}${parted.slice(end + 1)}`
  }
  return parted
}

/** Both lines hold a whole name, or an address stands above and the name has its own. */
function beginsParty(above: string, line: string): boolean {
  const [first] = namesIn(line)
  if (first === undefined || first.start > 0) return false
  const behind = line.slice(first.end).trim()
  if (behind !== '' && !BEHIND.test(behind)) return false
  const before = namesIn(above).at(-1)
  if (before === undefined || before.end < above.trimEnd().length)
    return /\d/.test(above) && (/^,? ?of\b/i.test(behind) || hasOwnHouse(first.name, behind))
  // "SOUTHERN CROSS" above "INVESTMENTS PTY LTD" is one company.
  return !COMPANY.test(first.name) || COMPANY.test(before.name)
}

/** "Ann Ruth Sample, 4 Bay Road"; two words before a number may be what a house is called. */
function hasOwnHouse(name: string, behind: string): boolean {
  return name.split(' ').length > 2 && /^, ?\d/.test(behind)
}

const BEHIND = /^(?:,|\(|of\b|both\b|all\b|each\b|as\b|in\b|care of\b|c\/|and\b|&)/i
const COMPANY = /\b(?:ltd|limited)\b/i
