import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import { blocksIn, findAll } from '../segment/find.ts'
import type { Fact } from './facts.ts'
import type { Labelled } from './labels.ts'

import { datesIn } from './dates.ts'
import { PERCENT, wholeDeposit } from './deposit-amount.ts'
import { CONTRACT_ZONES, LOOSE_ZONES, MISREAD_ZONES } from './contract-zones.ts'
import { factAt } from './fact-at.ts'
import { labelled } from './labels.ts'
import { amountsIn } from './money.ts'

const LABEL =
  /\b(?:initial |preliminary |holding |total |full |less )?deposit\b(?!\s*(?:bond|holder|guarantee|release|slip|stakeholder|is (?:paid|held|to be held)|paid|must|will be|may|shall|held|trust|payable under|moneys?))(?:\s*\((?:\d{1,2}(?:\.\d)?\s?%|ten per cent)[^)]{0,60}\))?/i
const STOP =
  /\b(?:balance(?! deposit)|residue|deposit holder|depositholder|settlement (?:date|is|takes|will|shall)|completion (?:is|takes)|(?<!of (?:the )?)purchase price|loan|finance|default interest|date for completion|gst|interest)\b/i
/** "initial $5,000 on signing; balance $15,000 …": the balance is the deposit's own. */
const IN_PARTS =
  /^\W*(?:an? )?(?:initial|first|part):? (?:payment |instalment |deposit )?(?:of )?\$[^;]{0,60};? (?:and )?(?:the )?balance\b/i
const STOP_OF_PARTS = new RegExp(STOP.source.replace('balance(?! deposit)|', ''), 'i')
export type DepositFacts = {
  readonly deposit: Fact<number> | null
  readonly depositPercent: Fact<number> | null
  readonly depositDate: Fact<string> | null
}

/**
 * The whole deposit in cents, its parts added; the date by which it, or its last part, is due. A
 * deposit given only as a share of a price is computed from that price and says so.
 */
export function recogniseDeposit(
  doc: Doc,
  price: Fact<number> | null,
  contractDate: Fact<string> | null = null,
): DepositFacts {
  let percent: Fact<number> | null = null
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 92],
    [LOOSE_ZONES, 65],
    [MISREAD_ZONES, 50],
  ] as const) {
    const misread = zones === MISREAD_ZONES
    const places = labelled(doc, LABEL, zones, { anywhere: !misread }).filter(
      (place) => !misread || place.field,
    )
    for (const place of places) {
      const text = withinField({ ...place, text: wholeField(doc, place) })
      percent ??= percentIn(
        doc,
        { ...place, text: `${place.label} ${text}`, offset: place.offset - place.label.length - 1 },
        confidence,
      )
      const deposit = wholeDeposit(doc, place, text, places, price, confidence)
      if (deposit !== null) {
        return {
          deposit,
          depositPercent: percent,
          depositDate:
            dueDate(doc, place, text, confidence) ??
            onContractDay(doc, place, text, { deposit, contractDate }) ??
            (misread ? null : dueElsewhere(doc, zones, confidence - 15)),
        }
      }
    }
    const told =
      paidAsDeposit(doc, zones, price, confidence - 8) ??
      toldInSentence(doc, zones, { price, contractDate }, confidence - 8)
    if (told !== null) return { ...told, depositPercent: percent }
    if (percent !== null) {
      const date = places.flatMap(
        (place) =>
          dueDate(
            doc,
            place,
            withinField({ ...place, text: wholeField(doc, place, PARTS) }),
            confidence,
          ) ?? [],
      )[0]
      return {
        deposit: fromShare(percent, price),
        depositPercent: percent,
        depositDate: date ?? null,
      }
    }
  }
  return { deposit: null, depositPercent: percent, depositDate: null }
}

const AS_DEPOSIT =
  /(\$\s?[\d,]{4,12}(?:\.\d\d)?)\)?(?: \([^)]{0,60}\))?,? (?:which )?(?:is |to be |shall be |being |must be )?(?:paid |payable )?(?:as |by way of )(?:a |the )?deposit\b/i

/** "of which $131,000 is payable as a deposit on or before 1 May 2027" */
function paidAsDeposit(
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

const DEPOSIT_OF =
  /\b(?:pays?|paying)\b[^.;$]{0,30}\b(?:a|the) deposit of [^$.;]{0,90}(\$\s?[\d,]{4,12}(?:\.\d\d)?)\)?/i

/** "the purchasers pay a deposit of SIXTY THOUSAND DOLLARS ($60,000) on the making of this contract" */
function toldInSentence(
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

/** "(a) $90,000 on signing; and" goes on in the lines below that open with a letter or an amount. */
const GOES_ON =
  /^(?:\((?:[b-f]|i{2,3}|iv|v|[2-5])\)|(?:[b-f]|[2-5])[.)])\s|^\$\s?\d[\d,.]*\s+(?:payable|due|on|by|within|upon|when|at|to be)\b(?!.{0,20}\b(?:settlement|completion)\b)|^(?:the )?(?:first|second|third|1st|2nd|initial|further|next) (?:instalment|payment|part|half)\b|^(?:initial|balance)\s?:\s?\$/i
/** Of a share of the price in parts the first part may have a line of its own too. */
const PARTS = /^\(?[a-f][.)]\s/i
const MOST_LINES = 5

/** The field with the lines below it that go on with it. */
function wholeField(doc: Doc, { block, text, offset }: Labelled, lines: RegExp = GOES_ON): string {
  if (offset < block.span.start || offset + text.length < block.span.end - 1) return text
  let end = offset + text.length
  for (let index = block.index + 1; index <= block.index + MOST_LINES; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== block.partIndex || !lines.test(below.text)) break
    end = below.span.end
  }
  return doc.text.slice(offset, end)
}

const CONTRACT_DAY =
  /\b(?:on|upon|at)\s(?:the\s)?(?:(?:date|day|making|execution|exchange)\sof\s(?:this|the)\s(?:contract|agreement)|(?:contract date|day of sale|date of (?:contract|sale|agreement))|exchange(?: of contracts)?)\b/i

/** A deposit that is paid on the day of the contract is due on that day. */
function onContractDay(
  doc: Doc,
  place: Labelled,
  text: string,
  { deposit, contractDate }: { deposit: Fact<number>; contractDate: Fact<string> | null },
): Fact<string> | null {
  if (contractDate === null || deposit.spans.length > 1) return null
  const match = CONTRACT_DAY.exec(text.slice(0, 140))
  if (match === null) return null
  const start = place.offset + match.index
  const named = factAt(doc, '', { start, end: start + match[0].length }, 70, [])
  return {
    value: contractDate.value,
    text: `${contractDate.text} (${named.text})`,
    spans: [...named.spans, ...contractDate.spans],
    confidence: Math.min(70, contractDate.confidence),
    explanation: ['due on the day of the contract, which has its date'],
  }
}

function withinField({ text }: Labelled): string {
  const stop = (IN_PARTS.test(text) ? STOP_OF_PARTS : STOP).exec(text)
  return stop === null ? text : text.slice(0, stop.index)
}

function percentIn(doc: Doc, place: Labelled, confidence: number): Fact<number> | null {
  const match = PERCENT.exec(place.text.slice(0, 160))
  if (match === null || match.index > 90) return null
  if (
    /\b(?:not|exceed|interest|unless otherwise)\b/i.test(
      place.text.slice(0, match.index + match[0].length + 30),
    )
  )
    return null
  const value = Number(match[1])
  if (value <= 0 || value > 50) return null
  const start = place.offset + match.index
  return factAt(doc, value, { start, end: start + match[0].length }, confidence - 10, [
    'a share of the price behind "deposit"',
  ])
}

function fromShare(percent: Fact<number>, price: Fact<number> | null): Fact<number> | null {
  if (price === null) return null
  return {
    value: Math.round((price.value * percent.value) / 100),
    text: percent.text,
    spans: [...percent.spans, ...price.spans],
    confidence: Math.min(percent.confidence, price.confidence) - 10,
    explanation: [`${percent.value}% of the price of the contract, computed`],
  }
}

const PAID_BY =
  /\bdeposit\b(?! bond)(?![^.;]{0,90}\b(?:released?|refund\w*|returned|forfeit\w*|interest|bond)\b)[^.;]{0,80}\b(?:paid|payable|due|pay)\b[^;]{0,70}?\b(?:by|on or before|not later than|no later than|due on) $/i

/** "13. Deposit paid by transfer within a day of the auction, i.e. by 9 November 2026." */
function dueElsewhere(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<string> | null {
  for (const block of blocksIn(doc, { zones })) {
    if (!/\bdeposit\b/i.test(block.text)) continue
    for (const date of datesIn(block.text)) {
      const before = block.text.slice(Math.max(0, date.start - 170), date.start)
      if (!PAID_BY.test(before) || ALREADY.test(before.replace(/\bpaid by\b/i, ''))) continue
      const span = { start: block.span.start + date.start, end: block.span.start + date.end }
      return factAt(doc, date.date, span, confidence, ['a date by which the deposit is paid'])
    }
  }
  return null
}

/** "of which $2,000 was paid on 3 July": that day is past and not the one on which the rest is due. */
const ALREADY =
  /\b(?:(?<!(?:to|must|shall|will|shall) be )(?<!not )paid|received|acknowledg\w+|holding deposit|preliminary deposit)\b(?![^.;]{0,60}\b(?:due|payable|balance|and \$))[^;]{0,60}$/i

function dueDate(doc: Doc, place: Labelled, text: string, confidence: number): Fact<string> | null {
  const dates = datesIn(text).filter(
    (found) =>
      /\b(?:by|on|before|than|until|due|payable|date)\b[^.;]{0,30}$/i.test(
        text.slice(Math.max(0, found.start - 40), found.start),
      ) && !ALREADY.test(text.slice(Math.max(0, found.start - 110), found.start)),
  )
  const last = dates.at(-1)
  if (last === undefined) return null
  const span = { start: place.offset + last.start, end: place.offset + last.end }
  return factAt(doc, last.date, span, confidence - 5, ['a date behind the deposit'])
}
