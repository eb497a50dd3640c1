import { LAW_AS_AT } from '../law/as-at.ts'
import type { Deadline } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Due } from '../facts/forms/due.ts'
import { addDays, addMonths, dayInWords } from '../money/days.ts'
import type { Bargain, Said } from './bargain.ts'
import { coolingOffDeadline } from './cooling-off-deadline.ts'
import { afterSigning } from './after-signing.ts'
import { levyDeadlines } from './levy-deadlines.ts'
import { loanRule } from './loan-deadline.ts'
import { depositDeadlines } from './deposit-deadlines.ts'
import { timed } from './timed.ts'
import { DEADLINE_TITLES } from './deadline-titles.ts'
import { contractDay, settlementDay } from './settlement-day.ts'

/**
 * Days that bind the buyer, in the order in which they fall; what hangs on the day of the contract
 * is a rule until that is known.
 */
export function deadlinesOf(bargain: Bargain, inputs: BuyerInputs): Deadline[] {
  // Orders and levies bind whoever owns the land, and stand in papers without a contract too.
  const ofPapers = [...levyDeadlines(bargain, inputs), ...orders(bargain, inputs)]
  const ofContract = () => [
    auction(bargain, inputs),
    coolingOffDeadline(bargain, inputs),
    ...depositDeadlines(bargain, inputs),
    finance(bargain, inputs),
    ...inspections(bargain, inputs),
    requisitions(bargain, inputs),
    prescribedDocuments(bargain, inputs),
    ...ofPapers,
    finalInspection(bargain, inputs),
    settlement(bargain, inputs),
    sunset(bargain, inputs),
  ]
  const all = (bargain.hasContract ? ofContract() : ofPapers)
    .filter((deadline) => deadline !== null)
    .filter(({ date }) => date === null || !isLongBefore(date, bargain, inputs))
  const known = new Set(all.map(({ date }) => date))
  if (bargain.hasContract) all.push(...ownDays(bargain, inputs, known))
  const isMade = bargain.made !== undefined && bargain.made !== null
  const told = isMade ? all.map((one) => ({ ...one, rule: afterSigning(one.rule) })) : all
  const dated = told.filter(({ date }) => date !== null)
  const rules = told.filter(({ date }) => date === null)
  return [...dated.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')), ...rules]
}

/** A day years before the contract stands in an old deed or lease of the bundle and binds nobody now. */
function isLongBefore(date: string, bargain: Bargain, inputs: BuyerInputs): boolean {
  const known = contractDay(bargain, inputs) ?? settlementDay(bargain, inputs)
  return known !== null && addMonths(date, OLD_MONTHS) < known
}

const OLD_MONTHS = 24

function finance(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const { financeDue } = bargain
  if (financeDue === null) return null
  const { date, printed, counted } = timed(bargain, inputs, financeDue.value, financeDue.text)
  return {
    title: DEADLINE_TITLES.loan,
    date,
    rule: loanRule(printed, counted, bargain.afterLoan),
    evidence: [...financeDue.evidence, ...(bargain.afterLoan?.evidence ?? [])],
  }
}

function inspections(bargain: Bargain, inputs: BuyerInputs): Deadline[] {
  return bargain.inspectionDues.map(({ value: { what, due }, text, evidence }) => {
    const { date, printed, counted } = timed(bargain, inputs, due, text)
    return {
      title: DEADLINE_TITLES[what],
      date,
      rule:
        what === 'right to end'
          ? `You may end the contract by notice ${printed}.${counted} After that this right is gone.`
          : `Inspect, and give any notice that the condition asks for, ${printed}.${counted} After that you can no longer rely on the condition.`,
      evidence,
    }
  })
}

function requisitions(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const { requisitions: fact } = bargain
  if (fact === undefined || fact === null) return null
  const { date, printed, counted } = timed(bargain, inputs, fact.value, fact.text)
  return {
    title: DEADLINE_TITLES.requisitions,
    date,
    rule: `Requisitions must reach the vendor ${printed}.${counted} After that the vendor may refuse to answer, and under most contracts you are taken to accept the title: read what this one says.`,
    evidence: fact.evidence,
  }
}

/** What else the special conditions tie to a day, where nothing told already falls on it. */
function ownDays(
  bargain: Bargain,
  inputs: BuyerInputs,
  known: ReadonlySet<string | null>,
): Deadline[] {
  const signed = contractDay(bargain, inputs)
  return bargain.ownDays
    .filter(({ value }) => !known.has(value) && (signed === null || value > signed))
    .map(({ value, text, evidence }) => ({
      title: 'A day for you in the special conditions',
      date: value,
      rule: `By ${dayInWords(value)} you may or must act as these words say: “${shortened(text)}”. Read what follows if you are late.`,
      evidence,
    }))
}

function shortened(text: string): string {
  return text.length <= LONGEST_WORDS ? text : `…${text.slice(-LONGEST_WORDS)}`
}

const LONGEST_WORDS = 200

/** Conveyancing (Sale of Land) Regulation 2022 (NSW) ss 21–23. */
function prescribedDocuments(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  // The regulation speaks of contracts for the sale of land.
  if (bargain.state !== 'NSW' || bargain.sold?.value === 'shares') return null
  const signed = inputs.signedOn ?? null
  return {
    title: 'Last day to rescind for a missing prescribed document',
    date: signed === null ? null : addDays(signed, 14),
    rule: 'If a document that must be attached is missing, you may end the contract in writing within 14 days after it was made and before completion, and get the deposit back.',
    evidence: bargain.notice,
  }
}

/** A contract made at the auction binds at once: what is to be asked is asked before it. */
function auction(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const { auctionDay, made } = bargain
  const signed = contractDay(bargain, inputs)
  if (!auctionDay || made || (signed !== null && signed > auctionDay.value)) return null
  return {
    title: 'Auction',
    date: auctionDay.value,
    rule: `The property is to be auctioned on ${dayInWords(auctionDay.value)}. Who buys there is bound when the hammer falls, has no cooling-off period and can add no condition: raise what this report asks for, and have your loan and inspections done, before that day.`,
    evidence: auctionDay.evidence,
  }
}

/**
 * What an authority wants done by a day after the contract. It is the owner's day: the vendor's until
 * settlement and the buyer's from then on, which is told by which of the two falls first.
 */
function orders(bargain: Bargain, inputs: BuyerInputs): Deadline[] {
  // Papers without a contract may be years old: what was due by then binds nobody any more.
  const from = contractDay(bargain, inputs) ?? LAW_AS_AT
  const settled = settlementDay(bargain, inputs)
  const shared = isInScheme(bargain) ? ' What is asked of shared property falls on all owners.' : ''
  return bargain.orderDays
    .filter(({ value }) => value > from)
    .map(({ value, evidence }) => ({
      title: 'The owner’s day under a notice or order',
      date: value,
      rule: `The owner must have done by ${dayInWords(value)} what the notice or order asks for. ${whoseDay(value, settled)}${shared}`,
      evidence,
    }))
}

function isInScheme({ outgoings, specialLevies, levyCalls }: Bargain): boolean {
  const pays = outgoings.some(({ value }) => value.kind === 'owners-corporation')
  return pays || specialLevies.length > 0 || levyCalls.length > 0
}

function whoseDay(day: string, settled: string | null): string {
  if (settled === null) {
    return 'Until settlement that is the vendor; what is not done by then falls to you.'
  }
  return day <= settled
    ? 'That is before settlement, so the vendor owes it: ask for proof, since what is not done falls to you.'
    : `That is after settlement on ${dayInWords(settled)}, so it falls to you unless the vendor does it before or allows its cost.`
}

/** General condition 29 of the Victorian form: at any reasonable time in the last seven days. */
function finalInspection(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const day = settlementDay(bargain, inputs)
  if (bargain.state !== 'VIC' || day === null) return null
  const changed = bargain.finalInspectionDays ?? null
  const days = changed?.value ?? 7
  return {
    title: 'Final inspection opens',
    // The day of settlement is the last of them.
    date: addDays(day, 1 - days),
    rule: `You may inspect the property at any reasonable time in the ${changed === null ? 'seven' : days} days up to and including settlement. Ask the agent for a time.`,
    evidence: [...(bargain.settlement?.evidence ?? []), ...(changed?.evidence ?? [])],
  }
}

function settlement(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const { settlement: fact } = bargain
  if (fact === null) return null
  const moves = bargain.settlementMoves ?? null
  const ask =
    moves === null
      ? ''
      : ' A term of the contract can move it: ask what that hangs on before you give notice where you live now or book a mover.'
  return {
    title: DEADLINE_TITLES.settlement,
    date: settlementDay(bargain, inputs),
    rule: `${settlementRule(bargain, inputs, fact)}${ask}`,
    evidence: [...fact.evidence, ...(moves?.evidence ?? [])],
  }
}

function settlementRule(
  bargain: Bargain,
  inputs: BuyerInputs,
  { value, text }: NonNullable<Bargain['settlement']>,
): string {
  const day = settlementDay(bargain, inputs)
  const signed = contractDay(bargain, inputs)
  const printed = text.replace(/\.$/, '')
  if (day === null || value.kind !== 'date') {
    const counted = day === null || signed === null ? '' : ` Counted from ${dayInWords(signed)}.`
    return `As printed: ${printed}.${counted}`
  }
  const due = `Settlement is due on ${dayInWords(day)}`
  if (!MAY_MOVE.test(text)) return `${due}. The balance of the price must be ready that day.`
  const other = /^[^,]{0,30}\d{4}(?=,? or\b)/.exec(printed)
  const words = other === null ? `, or as printed: ${printed}` : printed.slice(other[0].length)
  return `${due}${words}. Have the balance of the price ready for that day.${bargain.settlementMoves ? '' : ' Ask what can move it.'}`
}

/** Beside its day the contract names another. */
const MAY_MOVE = /\b(?:later|latest|whichever|other day|other date)\b/i

/** Sale of Land Act 1962 (Vic) s 9AE: 18 months where the contract names no other time. */
const VIC_DEFAULT_MONTHS = 18

function sunset(bargain: Bargain, inputs: BuyerInputs): Deadline | null {
  const { sunset: fact, offThePlan, state } = bargain
  if (fact !== null) return printedSunset(bargain, inputs, fact)
  if (state !== 'VIC' || offThePlan === null) return null
  const signed = contractDay(bargain, inputs)
  return {
    title: 'Plan to be registered',
    date: signed === null ? null : addMonths(signed, VIC_DEFAULT_MONTHS),
    rule: 'The contract names no time for the registration of the plan, so the law gives 18 months from the contract. If the plan is not registered by then, you may end the contract before it is.',
    evidence: offThePlan.evidence,
  }
}

function printedSunset(bargain: Bargain, inputs: BuyerInputs, fact: Said<Due>): Deadline {
  const { date, printed, counted } = timed(bargain, inputs, fact.value, fact.text)
  return {
    title: 'Sunset date: plan to be registered',
    date,
    rule: `The plan must be registered ${printed}.${counted} If it is not, the contract can be ended and the deposit goes back; read who may end it and whether the vendor may extend the time.`,
    evidence: fact.evidence,
  }
}
