import type { Deadline } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import { COOLING_OFF, coolingOffEnd } from '../money/cooling-off.ts'
import { addDays, dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import type { Prove } from './prove.ts'
import { settlementDay } from './settlement-day.ts'

/** Days that bind the buyer, in the order in which they fall; a rule where the day is not fixed. */
export function deadlinesOf(doc: Doc, prove: Prove, facts: Facts, inputs: BuyerInputs): Deadline[] {
  if (!doc.hasContract) return []
  const all = [
    coolingOff(doc, prove, facts, inputs),
    deposit(prove, facts),
    loanApproval(prove, facts),
    finalInspection(doc, prove, facts, inputs),
    settlement(prove, facts, inputs),
  ].filter((deadline) => deadline !== null)
  const dated = all.filter(({ date }) => date !== null)
  const rules = all.filter(({ date }) => date === null)
  return [...dated.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')), ...rules]
}

function coolingOff(doc: Doc, prove: Prove, facts: Facts, inputs: BuyerInputs): Deadline | null {
  if (doc.state === null) return null
  const { rule, businessDays, priceOf } = COOLING_OFF[doc.state]
  const signed = inputs.signedOn ?? null
  const priceCents = inputs.priceCents ?? facts.price?.value ?? null
  const price =
    priceOf === null || priceCents === null
      ? ''
      : ` At this price that is ${dollars(priceOf(priceCents))}.`
  const counted =
    signed !== null && businessDays !== null
      ? ` Counted from your signing on ${dayInWords(signed)}; weekends and public holidays do not count.`
      : ''
  const notice = doc.parts.find((part) => part.kind === 'statutory-notice')
  const form = doc.parts.find((part) => part.kind === 'contract-form') ?? doc.parts[0]
  const shown = notice ?? form
  return {
    title: businessDays === null ? 'Cooling off' : 'End of the cooling-off period',
    date: signed === null ? null : coolingOffEnd(doc.state, signed),
    rule: rule + price + counted,
    evidence: shown === undefined ? [] : prove([shown.heading]),
  }
}

function deposit(prove: Prove, facts: Facts): Deadline | null {
  const due = facts.depositDate
  const amount = facts.deposit
  if (due === null && amount === null) return null
  const sum = amount === null ? 'The deposit' : `The deposit of ${dollars(amount.value)}`
  return {
    title: 'Deposit',
    date: due?.value ?? null,
    rule:
      due === null
        ? `${sum} is payable as the contract says; no day is printed.`
        : `${sum} is due by ${dayInWords(due.value)}. Late payment can let the vendor end the contract.`,
    evidence: prove([...(amount?.spans ?? []), ...(due?.spans ?? [])]),
  }
}

function loanApproval(prove: Prove, facts: Facts): Deadline | null {
  const approval = facts.loanApprovalDate
  if (approval === null) return null
  return {
    title: 'Loan approval',
    date: approval.value,
    rule: 'If your loan is refused, end the contract in writing within the time that the loan condition gives. After it the contract binds you without a loan.',
    evidence: prove(approval.spans),
  }
}

/** General condition 29 of the Victorian form: at any reasonable time in the last seven days. */
function finalInspection(
  doc: Doc,
  prove: Prove,
  facts: Facts,
  inputs: BuyerInputs,
): Deadline | null {
  const day = settlementDay(facts, inputs)
  if (doc.state !== 'VIC' || day === null) return null
  return {
    title: 'Final inspection opens',
    date: addDays(day, -7),
    rule: 'You may inspect once in the seven days up to and including settlement. Ask the agent for a time.',
    evidence: prove(facts.settlement?.spans ?? []),
  }
}

function settlement(prove: Prove, facts: Facts, inputs: BuyerInputs): Deadline | null {
  const fact = facts.settlement
  if (fact === null) return null
  const day = settlementDay(facts, inputs)
  return {
    title: 'Settlement',
    date: day,
    rule:
      day === null || fact.value.kind === 'days'
        ? `As printed: ${fact.text}.`
        : `Settlement is due on ${dayInWords(day)}. The balance of the price must be ready that day.`,
    evidence: prove(fact.spans),
  }
}
