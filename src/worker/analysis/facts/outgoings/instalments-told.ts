import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Candidate, OutgoingOf } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { blockAt } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { A_YEAR } from './charge-period.ts'
import { countOf } from '../forms/count-of.ts'
import { type Amount, amountsIn } from '../forms/money.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { HOME, WORDS } from './outgoing-words.ts'

/** "Four instalments of $653.13": a bill that tells its year by its parts alone. */
export function instalmentsTold(doc: Doc, kind: Kind, read: OutgoingOf): Candidate | null {
  for (const block of doc.blocks) {
    const isAtHome = block.zone === HOME[kind] && !isBelowLandServices(doc, block)
    if (!isAtHome && !isCouncilsAdvice(doc, block, kind)) continue
    const told = [INSTALMENTS, EACH, OF_SEVERAL, TIMES].flatMap((pattern) =>
      matchesIn(block.text, pattern),
    )
    for (const match of told) {
      const word = (match[1] ?? '').toLowerCase()
      const times = countOf(word)
      const at = match.index + match[0].length
      const [amount] = amountsIn(block.text.slice(at, at + 18))
      if (amount === undefined || amount.start > 0 || times > MOST) continue
      const said = block.text.slice(Math.max(0, match.index - 120), match.index)
      const before = said.split(/\.\s/).at(-1) ?? said
      if (OTHER.test(before) && !WORDS[kind].test(before)) continue
      const printed = { cents: amount.cents, start: at, end: at + amount.end }
      const period = { times, words: `one of ${word} instalments` }
      return { score: 6, fact: read(doc, block, printed, kind, period) }
    }
  }
  return null
}

/** A council that answers questions tells of its rates under a heading or in a row of their own. */
function isCouncilsAdvice(doc: Doc, { zone, text, index }: Block, kind: Kind): boolean {
  if (kind !== 'council-rates') return false
  if (zone === 'annexure' || zone === 'other') return WORDS[kind].test(text)
  if (zone !== 'planning-certificate') return false
  return RATES.test(text) || RATES.test(doc.blocks[index - 1]?.text ?? '')
}

/**
 * Whether the rows above the place where instalments are told, one of them `line`, come to what the
 * instalments do: the bill's lines and, for its total, how it is paid.
 */
export function isLineOfInstalments(
  doc: Doc,
  { spans: [line] }: Fact<Outgoing>,
  { spans: [place], value }: Fact<Outgoing>,
): boolean {
  const told = place === undefined ? undefined : blockAt(doc, place.start)
  if (line === undefined || told === undefined) return false
  let sum = 0
  for (const row of doc.blocks
    .slice(Math.max(0, told.index - MOST_ROWS), told.index)
    .toReversed()) {
    const [amount, ...others] = amountsIn(row.text)
    if (row.partIndex !== told.partIndex || amount === undefined || others.length > 0) return false
    sum += amount.cents
    if (Math.abs(sum - value.annualCents) <= ODD_CENTS)
      return line.start >= row.span.start && line.end <= told.span.start
    if (sum > value.annualCents) return false
  }
  return false
}

/** "Four instalments: 8 September 2026 $674.90 (received), 9 November 2026 $674.87 …": as many as are counted. */
export function instalmentsByDay(doc: Doc, kind: Kind, read: OutgoingOf): Candidate | null {
  for (const block of doc.blocks) {
    if (block.zone !== HOME[kind] || isBelowLandServices(doc, block)) continue
    const counted = COUNTED.exec(block.text)
    if (counted === null) continue
    const word = (counted[1] ?? '').toLowerCase()
    const times = countOf(word)
    const from = counted.index + counted[0].length
    const amounts = amountsIn(block.text).filter(({ start }) => start >= from)
    const last = amounts.at(-1)
    if (last === undefined || amounts.length !== times || times > MOST) continue
    if (amounts.some(({ cents }) => Math.abs(cents - last.cents) > ODD_CENTS)) continue
    return {
      score: 6,
      fact: sumOfInstalments(read(doc, block, last, kind, A_YEAR), block, amounts),
    }
  }
  return null
}

/** All of them: the first takes up the cents that do not divide. */
function sumOfInstalments(
  fact: Fact<Outgoing>,
  { span, text }: Block,
  amounts: readonly Amount[],
): Fact<Outgoing> {
  const basis = amounts.map(({ start, end }) => text.slice(start, end)).join(' + ')
  const annualCents = amounts.reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...fact,
    value: { ...fact.value, annualCents, basis },
    text: basis,
    spans: amounts.map(({ start, end }) => ({ start: span.start + start, end: span.start + end })),
  }
}

const MOST_ROWS = 13
const ODD_CENTS = 100
const INSTALMENTS =
  /\b(two|three|four|ten|2|3|4|10) (?:equal )?(?:quarterly |half-?yearly )?(?:instalments|payments) (?:of|at|each of) (?=\$)/gi
/** "Instalments: 4 x $558.80" */
const TIMES = /\b(?:instalments|payments)\W{1,4}(two|three|four|ten|2|3|4|10) ?[x×@] ?(?=\$)/gi
/** "2nd instalment of four, each of $558.80" */
const OF_SEVERAL = /\binstalments? of (two|three|four|ten|2|3|4|10),? each (?:of )?(?=\$)/gi
/** "In four equal instalments: 31 August, 30 November, … $448.25 each" */
const EACH =
  /\b(two|three|four|ten|2|3|4|10) (?:equal )?(?:quarterly |half-?yearly )?(?:instalments|payments)\b[^$;]{1,90}(?=\$ ?[\d,]{2,7}(?:\.\d\d)? each\b)/gi
/** "Four instalments: 8 September 2026 $…": each with its own day and amount behind the count. */
const COUNTED =
  /\b(two|three|four|ten|2|3|4|10) (?:equal )?(?:quarterly |half-?yearly )?(?:instalments|payments)\b[^$;.\d]{0,30}[:,-] (?=(?:due )?\d{1,2}[ /][^$;]{3,24}\$)/i
const RATES = /\b(?:rates?|rated)\b/i
const MOST = 10
const OTHER = /\b(?:special|scheme|solar|arrears|payment plan|loan|price|deposit|land tax|fence)\b/i
