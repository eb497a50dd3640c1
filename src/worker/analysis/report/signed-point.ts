import type { Deadline, SummaryEntry } from '#shared/report.ts'

import { dayInWords } from '../money/days.ts'
import type { Bargain } from './bargain.ts'
import { listed } from './sentences.ts'

/** What each deadline leaves in the hands of a buyer who is bound. */
const OPEN: Readonly<Record<string, string>> = {
  'End of the cooling-off period': 'cooling off',
  'Loan approval': 'the loan condition',
  'Building inspection': 'the inspection condition',
  'Pest inspection': 'the pest inspection condition',
  'Building and pest inspection': 'the inspection condition',
  'Due diligence': 'the due diligence condition',
  'Your right to end the contract': 'your right to end the contract',
  'Questions on the title (requisitions)': 'questions on the title (requisitions)',
}

/** That the contract is signed, and what can still be done; null while it is not. */
export function signedPoint(
  { made, buyerSigned }: Bargain,
  deadlines: readonly Deadline[],
): SummaryEntry | null {
  if (made === undefined || made === null) return null
  const open = deadlines.flatMap(({ title, date }) => {
    const what = OPEN[title]
    if (what === undefined) return []
    return date === null ? [`${what} as printed`] : [`${what} until ${dayInWords(date)}`]
  })
  const settlement = deadlines.find(({ title }) => title === 'Settlement')?.date ?? null
  const by = settlement === null ? 'settlement' : `settlement on ${dayInWords(settlement)}`
  const day = made.value === null ? '' : `, with the date ${dayInWords(made.value)}`
  const left =
    open.length === 0
      ? 'No cooling-off day and no open condition was found: see your conveyancer at once.'
      : `What may still be open: ${listed([...new Set(open)])}. Once a day has passed, so has what it gives.`
  return {
    text: `The contract is made: the file shows it signed by both sides or exchanged${day}. Its terms now change only if the vendor agrees. ${left} What the vendor owes by law or by promise can be asked for up to ${by}.`,
    evidence: [...made.evidence, ...(buyerSigned?.evidence ?? [])].slice(0, MOST_SHOWN),
    concernIds: [],
  }
}

const MOST_SHOWN = 4
