import type { Row } from './company-people.ts'
import type { CompanyExtract } from '../facts.ts'

import { printedSum, SETTLED } from './charge-words.ts'
import { datesIn, firstDate } from '../forms/dates.ts'

/** The charges that the section of an extract lists and that nothing has ended. */
export function chargesOf(rows: readonly Row[]): CompanyExtract['charges'][number][] {
  const charges = rows.filter((row) => row.section === 'charges')
  const found: { lines: string[]; date: string | null }[] = []
  for (const row of charges) {
    if (
      /^(?:charges|security interests|ppsr|description|charge number\b.*\bdate\b)/i.test(
        row.text,
      ) &&
      datesIn(row.text).length === 0
    )
      continue
    // The day in the title of a search is that of the search.
    if (/^ppsr\b.{0,40}\bsearch\b/i.test(row.text)) continue
    if (
      /\b(?:there are no|no (?:current )?charges|no security interests|nil|since 30 january 2012|before 2012)\b/i.test(
        row.text,
      )
    )
      continue
    const date = firstDate(row.text)?.date ?? null
    const next = found.length === 0 || found.at(-1)?.date !== null
    // "Registration 20110455 of Sample Bank   satisfied 2018" ends itself and not the one above.
    const opens =
      (date !== null && next && (row.cells.length > 1 || SETTLED.test(row.text))) ||
      (SETTLED.test(row.text) && OWN_NUMBER.test(row.text))
    const last = found.at(-1)
    if (opens || last === undefined) found.push({ lines: [row.text], date })
    else {
      last.lines.push(row.text)
      last.date ??= date
    }
  }
  return found.flatMap(({ lines, date }) => {
    const text = lines.join(' ')
    // A satisfied charge is history and no longer a charge.
    if (date === null || SETTLED.test(text)) return []
    return [{ description: text, date, amount: printedSum(text) }]
  })
}

const OWN_NUMBER = /^(?:ppsr )?(?:registration|charge)(?: (?:no\.?|number))? ?[A-Z]?\d{5,}/i
