import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt, findAll } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { NEXT_FIELD } from './deposit-parts.ts'

/** The words that say when the deposit is payable, behind its amount or in the next rows. */
export function depositTime(doc: Doc, deposit: Fact<number> | null): Fact<string> | null {
  const last = deposit?.spans.at(-1)
  const block = last === undefined ? undefined : blockAt(doc, last.end - 1)
  if (last === undefined || block === undefined) return null
  const behind = doc.text.slice(last.end, block.span.end)
  const own =
    factOf(doc, behind, last.end, BEHIND_AMOUNT) ?? factOf(doc, behind, last.end, FURTHER_BEHIND)
  if (own !== null) return own
  for (const row of doc.blocks.slice(block.index + 1, block.index + 1 + MOST_ROWS)) {
    if (row.partIndex !== block.partIndex) break
    const told =
      factOf(doc, row.text, row.span.start, OWN_ROW) ??
      factOf(doc, row.text, row.span.start, TICKED_ROW)
    if (told !== null) return told
  }
  return toldInClause(doc)
}

/** "The purchaser pays the deposit to the depositholder when the contract is made." */
function toldInClause(doc: Doc): Fact<string> | null {
  for (const zone of ['special-conditions', 'general-conditions'] as const) {
    for (const lead of IN_CLAUSE) {
      for (const { match, span } of findAll(doc, lead, { zones: [zone] })) {
        const [whole, value = ''] = match
        if (!PAYS.test(whole) || NOT_PAID_IN.test(whole)) continue
        const start = span.start + whole.indexOf(value)
        const place = { start, end: start + value.length }
        return factAt(doc, inSmallLetters(value), place, 55, [
          'the time of payment in a clause on the deposit',
        ])
      }
    }
  }
  return null
}

/** The time may open its sentence: "On the making of this contract the purchaser pays …". */
function inSmallLetters(value: string): string {
  return `${value.charAt(0).toLowerCase()}${value.slice(1)}`
}

const ON_MAKING =
  '(?:by|at|not later than|no later than|on or before) the time (?:at which |when |that )?(?:the|this) contract is made|(?:not later than|no later than|on or before) (?:the )?(?:exchange(?: of contracts)?|making of (?:the|this) contract)|when (?:the|this) contract is made|when contracts? (?:are|is) exchanged|when (?:it|the (?:buyer|purchaser)) signs(?: (?:the|this) contract)?|(?:up)?on (?:the )?(?:exchange(?: of contracts)?|making (?:of )?(?:the|this) contract|signing (?:of )?(?:the|this) contract|(?:day|date) of (?:the |this )?(?:contract|sale)|contract date)'
const IN_CLAUSE = [
  new RegExp(
    `\\b(?:pays? )?(?:the |whole of the |all of the )?deposit\\b[^.;]{0,100}?\\b(${ON_MAKING})\\b`,
    'i',
  ),
  /** "On the making of this contract the purchaser must pay the deposit." */
  new RegExp(
    `\\b(${ON_MAKING}),? the (?:buyer|purchaser|transferee)\\b[^.;]{0,30}\\bpay\\w{0,3} (?:all of |the whole of )?the deposit\\b`,
    'i',
  ),
  /** "… must pay the deposit to the stakeholder. It is normally to be paid on the making of this contract." */
  new RegExp(
    `\\bdeposit\\b[^.;]{0,60}\\.\\s{1,2}(?:normally,? )?(?:it|the deposit) is (?:normally )?(?:to be )?(?:paid|payable|due) (${ON_MAKING})\\b`,
    'i',
  ),
] as const
const PAYS = /\b(?:pay|pays|paid|payable|payment)\b/i
const NOT_PAID_IN =
  /\b(?:bond|guarantee|releas\w{1,3}|refund\w{0,3}|balance|rest|remainder|interest|forfeit\w{0,3}|not)\b/i

function factOf(doc: Doc, printed: string, offset: number, lead: RegExp): Fact<string> | null {
  const text = printed.slice(0, NEXT_FIELD.exec(printed)?.index ?? printed.length)
  const start = lead.exec(text)?.[0].length
  const told = start === undefined ? null : TIME.exec(text.slice(start).split(/[☐☒]/)[0] ?? '')
  if (start === undefined || told === null) return null
  const value = told[0].trim().replace(/\s+/g, ' ')
  const from = offset + start
  return factAt(doc, value, { start: from, end: from + told[0].trimEnd().length }, 60, [
    'the time at which the deposit is payable, in words',
  ])
}

const BEHIND_AMOUNT =
  /^(?:\s{0,3}\([^()]{0,60}\))?[\s,:|-]{0,6}(?:(?:being|which is|that is) (?:equal to )?[\w.-]{1,12} ?(?:%|per ?cent(?:um)?)(?: of (?:the )?(?:purchase )?price)?[\s,:|-]{1,6})?(?:(?:is |are |to be |shall be |must be )?(?:payable|due|paid) )?(?:(?:in)?to the (?:[\w'’]{3,14} ){1,4})?(?=(?:on|upon|within|when|once|by|not later|no later|as soon|immediately|at)\b)/i
/** "$37,000, of which nothing is paid now and the whole is to be paid within 5 business days" */
const FURTHER_BEHIND =
  /^[^.;$]{0,90}\b(?:to be|shall be|must be|is|are) (?:paid|payable|due) (?=(?:on|upon|within|when|once|by|not later|no later|as soon|immediately)\b)/i
/** "Deposit is payable", "12 When the Deposit is due", "Date for payment of the deposit" */
const WHOSE_TIME =
  '(?:\\d{1,3}[.)]?\\s{1,4})?(?:(?:when|by when|date|day|due|time)(?: (?:on|by|at|for|of)(?: which)?)? )?(?:(?:the )?deposit )?(?:is |to be |must be |falls )?(?:payable|payment(?: of (?:the )?deposit)?|paid|due(?: date)?|when)'
const OWN_ROW = new RegExp(
  `^${WHOSE_TIME}\\b[\\s:|?]{0,4}(?=\\$|on\\b|upon\\b|within\\b|when\\b|once\\b|by\\b|not later|no later|as soon|immediately|at\\b)`,
  'i',
)
/** "Payable: ☐ on signing ☒ within two business days after …": of several times the one that is ticked. */
const TICKED_ROW = new RegExp(
  `^${WHOSE_TIME}\\b[\\s:|?]{0,4}(?:☐[^☐☒]{2,120}){0,4}☒\\s{0,3}(?=on\\b|upon\\b|within\\b|when\\b|once\\b|by\\b|not later|no later|as soon|immediately|at\\b)`,
  'i',
)
const TIME =
  /^(?!by (?:cheque|transfer|card|eft|direct)|to\b)[^;\n]{6,160}?(?=\.\s|\.?$|;|\n|,? (?:to|into) (?:the )?[A-Z])/i
const MOST_ROWS = 2
