import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'
import type { Amount } from '../forms/money.ts'

import { factAt } from '../fact-at.ts'
import { amountsIn } from '../forms/money.ts'
import { restInRow } from './deposit-rest-row.ts'

/** "10%", "5 per cent of the price". */
export const PERCENT =
  /\b(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|per\s?cent)(?:\s(?:of\s(?:the\s)?(?:purchase\s)?price|deposit))?/i

/** The whole deposit that a field tells: one amount, or its parts added. Null where it tells none. */
export function wholeDeposit(
  doc: Doc,
  place: Labelled,
  text: string,
  places: readonly Labelled[],
  price: Fact<number> | null,
  confidence: number,
): Fact<number> | null {
  const amounts = amountsIn(text).filter((amount) => amount.cents > 0)
  const [first] = amounts
  if (first === undefined || first.start > (place.leads ? 90 : 24)) return null
  if (price !== null && first.cents >= price.value) return null
  const before = text.slice(0, first.start)
  // "$136,000 is the deposit and $1,224,000 is the balance": the amount behind is another's.
  if (/^ (?:is |being |as )?the (?:balance\b|$)/i.test(text.slice(first.end))) return null
  // "must not exceed $…", "more than $…" are limits and not the deposit.
  if (/\b(?:exceed|more than|less than|at least|maximum|minimum|unless)\b/i.test(before))
    return null
  const spanOf = (amount: Amount): Span => ({
    start: place.offset + amount.start,
    end: place.offset + amount.end,
  })
  // The one amount that is the printed share of the price is the whole, whatever stands behind it.
  const share = FURTHER_SHARE.test(text) ? null : percentOf(place, text)
  const exact =
    share === null || price === null
      ? undefined
      : amounts.find(({ cents }) => Math.abs(cents - (price.value * share) / 100) < 100)
  // "$37,100 | initial $5,000 | balance $32,100": the field tells the whole and then its parts.
  const whole = exact ?? (isSumOfRest(amounts) ? first : undefined)
  const parts = whole === undefined ? partsOf(text, amounts, price) : [whole]
  const extra =
    whole !== undefined
      ? null
      : parts.length === 1
        ? secondPart(doc, place, places, { first, price })
        : null
  const rest = amounts.slice(1).reduce((sum, { cents }) => sum + cents, extra?.amount.cents ?? 0)
  // "Deposit $80,000 (initial $5,000)", "Balance deposit $75,000": the first was the whole.
  if (extra !== null && (amounts.length === 1 || rest !== first.cents)) {
    return {
      value: first.cents + extra.amount.cents,
      text: `${text.slice(first.start, first.end)} and ${extra.text}`,
      spans: [spanOf(first), extra.span],
      confidence: confidence - 5,
      explanation: ['the first and the balance of the deposit, added'],
    }
  }
  if (parts.length > 1) {
    return {
      value: parts.reduce((sum, part) => sum + part.cents, 0),
      text: partsAsTold(text, parts),
      spans: parts.map(spanOf),
      confidence: confidence - 5,
      explanation: [`${parts.length} parts of the deposit, added`],
    }
  }
  const only = parts[0] ?? first
  return factAt(doc, only.cents, spanOf(only), confidence, [`an amount behind "${place.label}"`])
}

/** The parts with the words between them, or, where a form prints its legend there, alone. */
function partsAsTold(text: string, parts: readonly Amount[]): string {
  const end = parts.at(-1)?.end ?? 0
  const time = OWN_TIME_TOLD.exec(text.slice(end))?.[0] ?? ''
  const whole = text.slice(parts[0]?.start, end + time.length).replace(/\s+/g, ' ')
  if (whole.length <= LONGEST_TOLD) return whole
  return parts.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(' and ')
}

const LONGEST_TOLD = 110
/** When the last part falls due, so that it is not told without its time. */
const OWN_TIME_TOLD =
  /^,?\s(?:is |to be )?(?:payable |due |paid )?(?:on|upon|by|when|within|at|after|once|\w{3,8} (?:business |working )?days)\b[^$;.()]{3,60}?(?=\s?(?:[;.(]|$))/i

function isSumOfRest(amounts: readonly Amount[]): boolean {
  const [first, ...rest] = amounts
  return rest.length > 1 && rest.reduce((sum, { cents }) => sum + cents, 0) === first?.cents
}

function percentOf(place: Labelled, text: string): number | null {
  const match = PERCENT.exec(`${place.label} ${text.slice(0, 160)}`)
  return match === null ? null : Number(match[1])
}

const ENUMERATED = /\(?\b([a-f]|i{1,3}|iv|v|[1-6])[).]\s{0,2}$/i
/** "$5,000 payable on signing  $59,000 payable on 3 March": each amount with its own day. */
const EACH_PAYABLE =
  /^[\s,]*(?:is |to be )?(?:payable|due|paid)\s(?:on|upon|by|within|when|at)\b[^$;]{4,70}$/i

/** "5% ($25,000) at exchange; the further 5% ($25,000) at completion": neither share is the whole. */
const FURTHER_SHARE =
  /\b(?:further|second|another|remaining|balance(?: of)?)\s\d{1,2}(?:\.\d)?\s?(?:%|per\s?cent)/i
/** An amount with a time of its own. */
const WHEN =
  /^\)?,?\s(?:payable |due |paid )?(?:on|at|upon|by|when|within)\s(?!(?:two|three|four|several) )[^$]{3,60}/i

/** "$20,000.00 on signing, $36,000.00 when finance is approved" */
const OWN_TIME = /^,?\s(?:payable |due |paid )?(?:on|upon|by|when|within)\b/i

/** Instalments to be added, or the one amount that is the whole. */
function partsOf(
  text: string,
  amounts: readonly Amount[],
  price: Fact<number> | null,
): readonly Amount[] {
  const [first, second] = amounts
  if (first === undefined || second === undefined) return amounts.slice(0, 1)
  // The letter of the first part stands behind the label and is no part of the field.
  const letter = ENUMERATED.exec(text.slice(Math.max(0, second.start - 7), second.start))?.[1]
  if (letter !== undefined && /^(?:b|ii|2)$/i.test(letter)) {
    return amounts.filter(
      ({ start }) => start === first.start || ENUMERATED.test(text.slice(start - 7, start)),
    )
  }
  const between = text.slice(first.end, second.start)
  const further = /\b(?:further|second|another|same (?:sum|amount) again)\b/i.test(between)
  if (
    !further &&
    /\b(?:of which|including|comprising|being|payable (?:as|by)|in (?:two|three|the following)|as follows|made up|the (?:first|initial))\b|\(/i.test(
      between,
    )
  ) {
    return [first]
  }
  const rest = amounts.slice(1).reduce((sum, amount) => sum + amount.cents, 0)
  // "$80,000: $5,000 today and the rest in a week": the first is the whole, which the price shows.
  const isUsual = (cents: number) =>
    price !== null && [5, 10, 20].some((one) => cents * 100 === price.value * one)
  if (isUsual(first.cents) && !isUsual(rest + first.cents)) return [first]
  // "$2,000 when the buyer signs and $8,000 on 1 May, $10,000 in all"
  const last = amounts.at(-1)
  if (amounts.length > 2 && last !== undefined && first.cents + rest === 2 * last.cents)
    return amounts.slice(0, -1)
  const goesOn = further || (WHEN.test(between) && WHEN.test(text.slice(second.end)))
  if (rest === first.cents && !goesOn) return [first]
  if (amounts.length === 2 && WHEN.test(between) && OWN_TIME.test(text.slice(second.end)))
    return amounts
  if (
    EACH_PAYABLE.test(between) &&
    /^\s*(?:is |to be )?(?:payable|due|paid)\b/i.test(text.slice(second.end))
  )
    return amounts
  const whole =
    /\n\$|\b(?:initial|balance|further|second|2nd|remaining|remainder|part|instal|then|and)\b|;/i
  return whole.test(text) ? amounts : [first]
}

/** "Initial deposit $5,000" here and "Balance deposit $95,000" in a field of its own. */
function secondPart(
  doc: Doc,
  place: Labelled,
  places: readonly Labelled[],
  { first, price }: { first: Amount; price: Fact<number> | null },
): { amount: Amount; span: Span; text: string } | null {
  const below = furtherBelow(doc, place, first) ?? restInRow(doc, place, first, price)
  if (below !== null) return below
  if (
    !/initial|preliminary|holding|first (?:part|instalment)/i.test(
      `${place.label} ${place.text.slice(0, first.end + 40)}`,
    )
  )
    return null
  for (const other of places) {
    if (other === place || other.block.partIndex !== place.block.partIndex) continue
    const before = other.block.text.slice(0, other.offset - other.block.span.start).slice(-140)
    if (!REST_BEFORE.test(before) && !REST_OF_DEPOSIT.test(other.label)) continue
    const [amount] = amountsIn(other.text)
    if (amount === undefined || amount.start > 80) continue
    const span = { start: other.offset + amount.start, end: other.offset + amount.end }
    return { amount, span, text: other.text.slice(amount.start, amount.end) }
  }
  for (const block of doc.blocks.slice(place.block.index, place.block.index + 4)) {
    const match = AMOUNT_FIRST.exec(block.text) ?? BALANCE_FIELD.exec(block.text)
    const amount = match === null ? undefined : amountsIn(match[0])[0]
    if (match === null || amount === undefined || block.partIndex !== place.block.partIndex)
      continue
    const start = block.span.start + match.index + amount.start
    const end = start + amount.end - amount.start
    if (end <= place.offset + first.end) continue
    return { amount, span: { start, end }, text: doc.text.slice(start, end) }
  }
  return null
}

const REST_BEFORE = /\b(?:balance|further|second|remaining)\s(?:of (?:the )?)?deposit[^$]{0,80}$/i
/** "$40,600.00 | < Deposit: balance": the name stands behind its amount and is the label itself. */
const REST_OF_DEPOSIT = /^deposit\W{1,3}(?:balance|further|second|remain\w{1,4}|rest)\b/i

/** "FURTHER DEPOSIT $47,400", "Deposit: second instalment $76,320": a field that says itself what it adds. */
const FURTHER =
  /^\W*(?:\(?[a-z\d]{1,2}[.)]{1,2}\s)?(?:(?:further|second|additional) (?:deposit|instalment|part)|balance (?:of )?deposit(?! (?:holder|\(if any))|deposit\W{1,3}(?:second|further) (?:instalment|part|payment))\b[^$\d]{0,60}\$\s?[\d,]{3,12}(?:\.\d\d)?/i
const FIRST_OF_MORE = /\b(?:initial|first|preliminary|holding)\b/i

function furtherBelow(
  doc: Doc,
  place: Labelled,
  first: Amount,
): { amount: Amount; span: Span; text: string } | null {
  const own = FIRST_OF_MORE.test(`${place.label} ${place.text.slice(0, first.start)}`)
  for (const block of doc.blocks.slice(place.block.index + 1, place.block.index + 4)) {
    if (block.partIndex !== place.block.partIndex) return null
    const match = FURTHER.exec(block.text)
    // "Deposit $50,000", "First part $5,000", "Second part $45,000": the first field was the whole.
    if (!own && FIRST_OF_MORE.test(doc.text.slice(place.block.span.start, block.span.start)))
      return null
    const amount = match === null ? undefined : amountsIn(match[0])[0]
    if (match === null || amount === undefined) continue
    const start = block.span.start + match.index + amount.start
    const end = start + amount.end - amount.start
    return { amount, span: { start, end }, text: doc.text.slice(start, end) }
  }
  return null
}

/** "$20,500.00 Balance Deposit (if any)": the amount stands before its name. */
/** "INITIAL: $3,050" and "BALANCE: $27,450" below "DEPOSIT": the balance of the price is no part of it. */
const BALANCE_FIELD =
  /^balance\s?:\s?\$\s?[\d,]{3,12}(?:\.\d\d)?(?= (?:payable|due|on|by|within)\b)/i
const AMOUNT_FIRST =
  /\$\s?[\d,]{3,12}(?:\.\d\d)?\s(?:balance|further|second|remaining)\s(?:of (?:the )?)?deposit\b/i
