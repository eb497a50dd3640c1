import type { Doc, Part } from '../../document.ts'
import type { CompanyExtract } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { printedSum } from './charge-words.ts'
import { datesIn } from '../forms/dates.ts'

type Charge = CompanyExtract['charges'][number]

/** The number of a registration on the PPSR opens with the day on which it was made: yyyymmdd. */
const NUMBER = /(?<!\d)(20[12]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{5,10}(?!\d)/g
const OVER =
  /\b(?:satisfied|released|discharged|removed|expired|ended|cancelled)\b(?! (?:on|at|before|upon|by) (?:or before )?(?:completion|settlement))/i
/** A registration without its number: "Secured party … Start 06/09/2024". */
const STARTED = /\bstart(?:ed|s)?(?: date| time)?:? ([^;.]{8,24})/i
const LONGEST = 320
/** What stands behind the last registration of a search. */
const ENDS =
  /\b(?:section \d|external administration|document list|documents?\b(?=:|,| \()|no further registrations|[A-Z][.)] [A-Z]{4,}|end of (?:extract|search)|home building)\b|\n\s*\n/i

/**
 * The registrations against the company by their numbers, in the extract itself, in a search of the
 * Personal Property Securities Register or in a paper tied on behind it.
 */
export function registrationsAgainst(
  doc: Doc,
  parts: readonly Part[],
  acn: string | null,
): Charge[] {
  const found = new Map<string, Charge>()
  for (const part of parts) {
    const text = doc.text.slice(part.span.start, part.span.end)
    if (!speaksOf(part, text, acn)) continue
    const numbers = matchesIn(text, NUMBER)
    if (numbers.length === 0)
      for (const { text: line } of part.blocks) {
        const start = STARTED.exec(line)?.[1]
        const date = start === undefined ? undefined : datesIn(start)[0]?.date
        if (date === undefined || !/\bsecured party\b/i.test(line) || OVER.test(line)) continue
        const amount = printedSum(line)
        found.set(line, { description: line, date, amount })
      }
    for (const [index, match] of numbers.entries()) {
      const end = match.index + match[0].length
      const next = numbers[index + 1]?.index ?? text.length
      const behind = text.slice(end, Math.min(next, end + LONGEST))
      const stop = ENDS.exec(behind)?.index ?? behind.length
      const told = behind.slice(0, stop).replace(/\s+/g, ' ').trim()
      if (OVER.test(told) || found.has(match[0])) continue
      const day = `${match[1]}-${match[2]}-${match[3]}`
      const dates = datesIn(told).map(({ date }) => date)
      found.set(match[0], {
        description: `${match[0]} ${told}`,
        date: dates.includes(day) ? day : (dates[0] ?? day),
        amount: printedSum(told),
      })
    }
  }
  return [...found.values()]
}

/** Another grantor's registrations are not the company's. */
function speaksOf({ kind }: Part, text: string, acn: string | null): boolean {
  if (kind === 'company-extract') return true
  if (!/\bPPSR\b|personal property securities/i.test(text)) return false
  if (acn === null) return kind === 'ppsr'
  const own = acn.replace(/\D/g, '')
  const named = [...text.matchAll(/(?<!\d)\d{3} ?\d{3} ?\d{3}(?![\d ]\d)/g)].map(([number]) =>
    number.replace(/\D/g, ''),
  )
  return named.includes(own) || (named.length === 0 && /\bPPSR\b/.test(text))
}
