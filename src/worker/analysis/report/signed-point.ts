import type { Deadline, SummaryEntry } from '#shared/report.ts'

import { dayInWords } from '../money/days.ts'
import type { Bargain } from './bargain.ts'
import { DEADLINE_TITLES } from './deadline-titles.ts'
import { listed } from './sentences.ts'

/** What each deadline leaves in the hands of a buyer who is bound. */
const OPEN: Readonly<Record<string, string>> = {
  [DEADLINE_TITLES.coolingOff]: 'cooling off',
  [DEADLINE_TITLES.loan]: 'the loan condition',
  [DEADLINE_TITLES.building]: 'the inspection condition',
  [DEADLINE_TITLES.pest]: 'the pest inspection condition',
  [DEADLINE_TITLES['building and pest']]: 'the inspection condition',
  [DEADLINE_TITLES['due diligence']]: 'the due diligence condition',
  [DEADLINE_TITLES['right to end']]: 'your right to end the contract',
  [DEADLINE_TITLES.requisitions]: 'questions on the title (requisitions)',
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
  const settlement =
    deadlines.find(({ title }) => title === DEADLINE_TITLES.settlement)?.date ?? null
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
