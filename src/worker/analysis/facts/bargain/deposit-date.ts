import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { blocksIn, findAll } from '../../segment/find.ts'
import { valuesWithCaptions } from '../forms/captions-below.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { datesIn } from '../forms/dates.ts'
import { factAt } from '../fact-at.ts'

/** The last date behind the label by which the deposit is due. */
export function dueDate(
  doc: Doc,
  place: Labelled,
  text: string,
  confidence: number,
): Fact<string> | null {
  const dates = datesIn(text).filter(
    (found) =>
      DUE.test(text.slice(Math.max(0, found.start - 40), found.start)) &&
      !ALREADY.test(text.slice(Math.max(0, found.start - 110), found.start)),
  )
  const last = dates.at(-1)
  if (last === undefined) return null
  const span = { start: place.offset + last.start, end: place.offset + last.end }
  return factAt(doc, last.date, span, confidence - 5, ['a date behind the deposit'])
}

/** A rule in days may be followed by its day: "2 business days after …, being 9 September 2026". */
const DUE =
  /\b(?:by|on|before|than|until|due|payable|date)\b[^.;]{0,30}$|\b(?:being|namely|that is|i\.e\.),? (?:\w{6,9}day,? )?$/i

/** "of which $2,000 was paid on 3 July": that day is past and not the one on which the rest is due. */
const ALREADY =
  /\b(?:(?<!(?:to|must|shall|will|shall) be )(?<!not )paid(?! (?:by|on or before|no later|not later|within)\b)|received|acknowledg\w+|holding deposit|preliminary deposit)\b(?![^.;]{0,60}\b(?:due|payable|balance|rest|remainder|residue|and \$))[^;]{0,60}$/i

/** "27 November 2026" above its caption "deposit to be paid by" */
export function dueAboveCaption(doc: Doc, confidence: number): Fact<string> | null {
  for (const { caption, value } of valuesWithCaptions(doc)) {
    const [date] = DUE_CAPTION.test(caption) ? datesIn(doc.text.slice(value.start, value.end)) : []
    if (date === undefined) continue
    const span = { start: value.start + date.start, end: value.start + date.end }
    return factAt(doc, date.date, span, confidence, [`a date above "${caption}"`])
  }
  return null
}

const DUE_CAPTION =
  /^(?:the )?deposit (?:is |to be |must be )?(?:paid|due|payable)\b|^(?:due )?date (?:of|for|by which) (?:the )?deposit\b/i

/** A deposit that is paid on the day of the contract is due on that day. */
export function onContractDay(
  doc: Doc,
  place: Labelled,
  text: string,
  { deposit, contractDate }: { deposit: Fact<number>; contractDate: Fact<string> | null },
): Fact<string> | null {
  if (contractDate === null || deposit.spans.length > 1) return null
  const match = CONTRACT_DAY.exec(text.slice(0, 140))
  if (match === null || REST.test(place.text.slice(0, 160).replace(NO_REST, ''))) return null
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

/** Of a deposit in parts whose first falls due on signing both days are told. */
export function withFirstDay(
  text: string,
  last: Fact<string> | null,
  { deposit, contractDate }: { deposit: Fact<number>; contractDate: Fact<string> | null },
): Fact<string> | null {
  if (last === null || contractDate === null) return last
  if (deposit.spans.length < 2 && !TOTAL_FIRST.test(text)) return last
  if (last.value <= contractDate.value || !FIRST_ON_DAY.test(text)) return last
  return {
    ...last,
    text: `${contractDate.text} (first part) and ${last.text}`,
    spans: [...contractDate.spans, ...last.spans],
  }
}

/** "$93,000: $10,000 today and $83,000 on 9 July" */
const TOTAL_FIRST = /^\W{0,4}\$ ?[\d,.]{4,12}\s?[:,(=-]/
const FIRST_ON_DAY =
  /^.{0,60}\b(?:today|now|(?:on|upon|at|when) [^$;]{0,40}(?:sign\w*|exchange|date of this contract|day of sale|contract date))\b[^;]{0,60}\$/i

/** The New South Wales form (clause 2.2) has the deposit paid on the making of the contract. */
export function onMaking(
  doc: Doc,
  place: Labelled,
  text: string,
  { deposit, contractDate }: { deposit: Fact<number> | null; contractDate: Fact<string> | null },
): Fact<string> | null {
  if (contractDate === null || doc.state !== 'NSW') return null
  if (deposit !== null && deposit.spans.length > 1) return null
  // A loose page may bear the date of an old deed.
  if (contractDate.confidence <= LOOSE || !place.field) return null
  if (IN_PART.test(text) || LATER.test(text)) return null
  return {
    ...contractDate,
    text: `${contractDate.text} (on the making of the contract)`,
    spans: [...contractDate.spans],
    confidence: Math.min(60, contractDate.confidence),
    explanation: ['the form has the deposit paid when the contract is made'],
  }
}

/** "On the date of this contract the Buyer pays the deposit": a printed clause has the day. */
export function onClausesDay(
  doc: Doc,
  { field }: Labelled,
  text: string,
  { deposit, contractDate }: { deposit: Fact<number>; contractDate: Fact<string> | null },
): Fact<string> | null {
  if (contractDate === null || deposit.spans.length > 1 || !field) return null
  if (contractDate.confidence <= LOOSE || IN_PART.test(text) || LATER.test(text)) return null
  for (const { span } of findAll(doc, CLAUSE_OF_DAY, { zones: CLAUSES })) {
    return {
      ...contractDate,
      text: `${contractDate.text} (the date of the contract)`,
      spans: [span, ...contractDate.spans],
      confidence: Math.min(60, contractDate.confidence),
      explanation: ['a clause has the deposit paid on the day of the contract'],
    }
  }
  return null
}

const CLAUSES: readonly PageKind[] = [...CONTRACT_ZONES, 'general-conditions', 'special-conditions']
const DAY_OF_CONTRACT =
  '(?:on|upon) (?:the )?(?:date|day|making|signing|execution) of (?:this|the) (?:contract|agreement)'
const BUYER_PAYS =
  '(?:the )?(?:buyer|purchaser)s? (?:must |shall |will |is to )?pays? (?:the |a )?deposit\\b'
const CLAUSE_OF_DAY = new RegExp(
  `\\b(?:${DAY_OF_CONTRACT},? ${BUYER_PAYS}|${BUYER_PAYS}(?! bond)[^.;]{0,60} ${DAY_OF_CONTRACT})`,
  'i',
)

const LOOSE = 60
const LATER = /\b(?:days?|weeks?|months?|by|instal\w+|balance|when|upon|after|residue)\b/i

/** A part of it falls due later. */
const REST = /\b(?:balance|rest|remainder|residue|second|further)\b/i
/** The form's own line for the rest, with nothing in it. */
const NO_REST =
  /\b(?:nil|none|n\/a)\s{1,12}balance deposit(?: \(if any\))?|\bbalance deposit(?: \(if any\))?[\s:|]{1,12}(?:nil|none|n\/a)\b/i
const CONTRACT_DAY =
  /\b(?:on|upon|at)\s(?:the\s)?(?:(?:date|day|making|execution|exchange)\sof\s(?:this|the)\s(?:contract|agreement)|(?:making|signing|exchanging)\s(?:this|the)\s(?:contract|agreement)|(?:buyer|purchaser)'?s (?:execution|signature|signing)(?: (?:hereof|of this (?:contract|agreement)))?|(?:execution date|contract date|day of sale|date of (?:contract|sale|agreement))|(?:day|date) (?:on which |when |that )?(?:the )?(?:buyers?|purchasers?|parties) signs?(?: this contract)?|fall of the hammer|close of the auction|exchange(?: of contracts)?|signing(?! of (?:the )?(?:transfer|lease)))\b|\bwhen (?:the |both )?(?:buyers?|purchasers?|parties)(?: have| has)? sign(?:s|ed)?\b/i

/** "$53,900.00, paid 6 August 2026 to the trust account": the whole of it, so nothing falls due later. */
export function alreadyPaid(
  doc: Doc,
  place: Labelled,
  text: string,
  { deposit, confidence }: { deposit: Fact<number>; confidence: number },
): Fact<string> | null {
  if (deposit.spans.length > 1 || REST.test(text) || IN_PART.test(text)) return null
  for (const date of datesIn(text.slice(0, 110))) {
    if (!PAID_ON.test(text.slice(0, date.start))) continue
    const span = { start: place.offset + date.start, end: place.offset + date.end }
    return factAt(doc, date.date, span, confidence - 10, ['the day on which the deposit was paid'])
  }
  return null
}

const PAID_ON =
  /^[^;]{0,80}[\s,(](?:paid|receipted|received)(?: in full)?(?: (?:in)?to (?:the )?[^;,.$]{3,60}?(?= on ))?(?: on)? $/i
const IN_PART = /\b(?:of which|initial|first|part|preliminary|holding)\b/i

/** "13. Deposit paid by transfer within a day of the auction, i.e. by 9 November 2026." */
export function dueElsewhere(
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

const PAID_BY =
  /\bdeposit\b(?! bond)(?![^.;]{0,90}\b(?:released?|refund\w*|returned|forfeit\w*|interest|bond)\b)[^.;]{0,80}\b(?:paid|payable|due|pay)\b[^;]{0,70}?\b(?:by|on or before|not later than|no later than|due on)(?: \w{6,9}day,?)? $/i
