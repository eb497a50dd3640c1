import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { DepositFacts } from './deposit-facts.ts'
import type { Fact } from '../facts.ts'

import { findAll } from '../../segment/find.ts'
import { datesIn } from '../forms/dates.ts'
import { onContractDay } from './deposit-date.ts'
import { factAt } from '../fact-at.ts'
import { amountsIn } from '../forms/money.ts'

/** "of which $131,000 is payable as a deposit on or before 1 May 2027" */
export function paidAsDeposit(
  doc: Doc,
  zones: readonly PageKind[],
  price: Fact<number> | null,
  confidence: number,
): Pick<DepositFacts, 'deposit' | 'depositDate'> | null {
  for (const { match, span, block } of findAll(doc, AS_DEPOSIT, { zones })) {
    const [amount] = amountsIn(match[1] ?? '')
    if (amount === undefined || (price !== null && amount.cents >= price.value)) continue
    const place = { start: span.start, end: span.start + (match[1]?.length ?? 0) }
    const behind = doc.text.slice(span.end, Math.min(block.span.end, span.end + 60))
    const date = /^ (?:on|by|on or before|due) /i.test(behind) ? datesIn(behind)[0] : undefined
    const deposit = factAt(doc, amount.cents, place, confidence, ['an amount paid as a deposit'])
    if (date === undefined || date.start > 20) return { deposit, depositDate: null }
    const dated = { start: span.end + date.start, end: span.end + date.end }
    return {
      deposit,
      depositDate: factAt(doc, date.date, dated, confidence - 5, ['a date behind the deposit']),
    }
  }
  return null
}

const AS_DEPOSIT =
  /(\$\s?[\d,]{4,12}(?:\.\d\d)?)\)?(?: \([^)]{0,60}\))?,? (?:(?:which )?(?:is |to be |shall be |being |must be )?(?:paid |payable )?(?:as |by way of )|(?<=\bof which \$\s?[\d,.]{4,15} )(?:is |being )?)(?:a |the )?deposit\b/i

/** "the purchasers pay a deposit of SIXTY THOUSAND DOLLARS ($60,000) on the making of this contract" */
export function toldInSentence(
  doc: Doc,
  zones: readonly PageKind[],
  known: { readonly price: Fact<number> | null; readonly contractDate: Fact<string> | null },
  confidence: number,
): Pick<DepositFacts, 'deposit' | 'depositDate'> | null {
  for (const { match, span, block } of findAll(doc, DEPOSIT_OF, { zones })) {
    const [amount] = amountsIn(match[1] ?? '')
    if (amount === undefined || (known.price !== null && amount.cents >= known.price.value))
      continue
    const start = span.start + match[0].lastIndexOf(match[1] ?? '')
    const place = { start, end: start + (match[1]?.length ?? 0) }
    const deposit = factAt(doc, amount.cents, place, confidence, ['a deposit told in a sentence'])
    const rest = doc.text.slice(span.end, block.span.end)
    const at = { block, label: match[0], text: rest, offset: span.end, leads: false, field: false }
    const { contractDate } = known
    return { deposit, depositDate: onContractDay(doc, at, rest, { deposit, contractDate }) }
  }
  return null
}

const DEPOSIT_OF =
  /\b(?:pays?|paying)\b[^.;$]{0,30}\b(?:a|the) deposit of [^$.;]{0,90}(\$\s?[\d,]{4,12}(?:\.\d\d)?)\)?/i
