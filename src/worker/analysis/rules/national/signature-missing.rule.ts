import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { list } from '../say.ts'
import { behindSignedName, endOfSignedName, SIGNED_NAME_PATTERNS } from '../parties/signed-names.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...SIGNED_NAME_PATTERNS,
  signing: /\b(?:signed|signatures?|executed|sign(?:s|ing)?)\b/i,
  blank: /^[^A-Za-z0-9☒✓✔]{0,12}(?:_{4}|\.{6}|…{2}|☐)|^ ?\|? ?(?:date[d:]? ?)?(?:_{4}|\.{6}|…{2})/i,
  /** What a place for a signature holds where the names stand on lines of their own. */
  gap: /^[\s:|,()'-]{0,6}(?:signature|sign here)?[\s:|,()'-]{0,4}(?:[_.…]{4}|\[? ?(?:not (?:yet )?signed|unsigned|awaiting signature|signature (?:missing|awaited|outstanding))\b)/i,
  made: /^[\s:|,()'-]{0,6}(?:signature[\s:|]{0,3})?(?:☒|✓|✔|\/s\/|\[? ?(?:e-?signed|signed|docusigned|sgd)\b|\d{1,2}[./ -]\w{1,9}[./ -]\d{2,4})/i,
  place:
    /^(?:signed|signature|executed)?[\s:|]{0,3}(?:by |of )?(?:the )?(?:(?:first|second|third|1st|2nd|3rd) )?(?:vendor|seller)(?: ?\(?[1-4]\)?)?(?:'s)?(?: signature)?[\s:|]{1,4}(.{1,60})/i,
  /** "SELLER ____ DATE ____": a line to sign on, beside its day. */
  placed: /\bdated?\b[\s:|]{0,4}(?:[_.…]{4}|\d)/i,
  writing: /^(?:☒ ?|✓ ?|\/s\/ ?)?(?:[A-Z]\.? ?){1,3}[A-Z]?[a-z'-]{2,20}\b/,
  line: /[_.]{8}|☒|\/s\/|\[/,
  /** "Accepted for the Seller: ______": the place where an offer becomes a contract. */
  accepts:
    /\b(?:accepted|accepts|acceptance)\b[^.;]{0,60}\b(?:seller|vendor|owner)s?\b[^_]{0,70}_{4}|\b(?:seller|vendor|owner)s?'?s?\b[^.;_]{0,30}\b(?:accepts?|acceptance)\b[^_]{0,90}_{4}|\bsigned (?:by|for|on behalf of) (?:the )?(?:seller|vendor)s?[\s:]{0,4}_{4}/i,
  sellerSigned:
    /\b(?:[Aa]ccepted|ACCEPTED|[Ss]igned|SIGNED|[Ss]ignature|SIGNATURE|[Ee]xecuted|EXECUTED)\b[^_.;]{0,40}\b(?:[Ss]eller|SELLER|[Vv]endor|VENDOR)[Ss]?\b['’]?[Ss]?(?: [Ss]ignature)?[\s:|]{0,4}(?:\(signed\)|\/s\/|☒|[A-Z]\.? ?[A-Z]?[a-z'’]{2})/,
  buyerSigned:
    /\b(?:[Ss]ignature|SIGNATURE|[Ss]igned|SIGNED)\b[^_;]{0,24}\b(?:[Bb]uyer|BUYER|[Pp]urchaser|PURCHASER)[Ss]?\b['’]?[Ss]?[\s:|]{0,6}(?:\(signed\) ?)?[A-Z]|\b(?:BUYER|Buyer|PURCHASER|Purchaser)S?s? signed (?:on )?\d|\b(?:[Oo]ffer|OFFER) dated? \d/,
  /** A row of a form on which nobody wrote: "Signature | Date". */
  emptyRow: /^signature(?: of (?:the )?(?:seller|vendor))?[\s|:_.]{1,40}dated?[\s|:_./]{0,40}$/i,
  filledRow:
    /^signature(?: of (?:the )?(?:seller|vendor))?[\s|:]{1,40}[A-Z(][^|]{1,40}\bdate[d:]?\b[\s|:]{0,6}\d/i,
  party: /\b(?:seller|vendor|buyer|purchaser)s?\b/i,
  ofVendor: /\b(?:seller|vendor)s?\b/i,
  company: /\b(?:section |s\.? ?)127\b|\bexecuted by\b/i,
  officers: /\bdirectors?\b[^.;]{0,60}\b(?:director|secretary)\b/i,
  oneOfTwo:
    /(?:\(signed\)|\/s\/|☒|\[signed)[^_]{2,50}_{6}|^_{6}[_ ]{0,60}(?:\(signed\)|\/s\/|☒|\[signed)/i,
  /** An empty line right above the name that is printed below it. */
  lineAbove: /(?:_{4}|\.{6}|…{2})[\s:|,()_.…-]{0,24}$/i,
  /** The head of the next place to sign, behind a name. */
  nextPlace:
    /^[\s:|,'-]{0,6}(?:(?:signed|executed) (?:by|for|as|in)\b|signature of\b|witness(?:ed by)?\b|(?:full )?names?:|purchasers?\b|buyers?\b|vendors?\b|sellers?\b|in the presence of\b)/i,
  mark: /^.{0,12}(?:☒|✓|✔|\[signed|\(signed\)|\/s\/|sgd)|^[ :|]{0,3}[A-Z](?:[.a-z]| [A-Z])/,
})

/** A vendor whose line is blank, while another vendor has signed. */
export default defineRule({
  id: 'national/signature-missing',
  title: 'Signature of every vendor on the contract',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a contract for land binds only who signed it; each state’s law asks for writing' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No vendor was found whose line is blank beside one that is signed.',
  subject:
    /\b(?:signed|signatures?|sign here|executed|execution)\b[^;]{0,100}(?:\b(?:vendors?|sellers?|directors?|secretary|signed|awaiting)\b|_{3}|\.{5}|☐)|\baccept(?:s the offer|ed for|ed by|ance)\b[^;]{0,80}(?:\b(?:vendors?|sellers?)\b|_{3})|\b(?:vendors?|sellers?|directors?)\b[^;]{0,60}(?:\b(?:signed|signatures?)\b|_{4})|\[[^\]]{0,20}sign/i,
  messages: {
    unaccepted: {
      title: 'The vendor has not signed: the acceptance of your offer is blank',
      description:
        'At {{where}} the line on which the vendor accepts is blank, with no signature or date, although the buyer has signed. Until the vendor signs and you are told, there is no contract: the vendor may sell to somebody else, and periods that run from acceptance have not begun.',
      recommendation:
        'Pay no more than the offer asks before you hold a copy signed and dated by every vendor, and know on which day it was accepted.',
      question: 'Has every vendor signed, and on which day? Please give us the signed copy.',
    },
    company: {
      title: 'Only one officer of the company has signed; the second signature is missing',
      description:
        'At {{where}} one director signed for the company and the line of the second director or the secretary is blank. A company with more than one director signs under section 127 of the Corporations Act by two directors, or by a director and the secretary; with one signature alone it may not be bound.',
      recommendation:
        'Ask for a copy signed by two officers, or for the authority under which one may sign, before you pay.',
      question: 'By what authority does one director sign for the company?',
    },
    missing: {
      title: 'The contract is signed by some of the vendors but not by {{name}}',
      description:
        'At {{where}} {{signed}} signed, but the line of {{name}} is blank. Each co-owner has to sign: whoever did not is not bound, and the whole land cannot be transferred to you without them.',
      recommendation:
        'Pay nothing before you hold a copy signed by every vendor, or by an attorney whose power you have seen.',
      question: 'Has {{name}} signed the contract? Please give us a copy signed by every vendor.',
    },
  },
  check({ doc, facts }, report) {
    const unaccepted = acceptanceMissing(doc)
    if (unaccepted !== null) report('unaccepted', [unaccepted], {}, { strength: 'likely' })
    for (const span of companyHalfSigned(doc)) report('company', [span], {}, { strength: 'likely' })
    for (const span of rowsUnsigned(doc)) {
      report('missing', [span], { name: 'the second vendor', signed: 'one vendor' })
    }
    const names = facts.vendors.map(({ value }) => value)
    const apart = names.length < 2 ? placesApart(doc) : (linesApart(doc, names) ?? placesApart(doc))
    if (apart !== null) {
      report('missing', [apart.span], { name: apart.name, signed: apart.signed })
    } else if (names.length < 2 && unaccepted === null) {
      report.notInDocument('Fewer than two vendors were read in this file.')
      return
    }
    for (const { text, span } of passagesIn(doc, SIGNED_IN)) {
      if (!patterns.signing.test(text)) continue
      const found = names.flatMap((name) => {
        const after = behindSignedName(text, name)
        return after === null ? [] : [{ name, after }]
      })
      // A form may print each name below its line: what follows a name is then the next one's.
      if (isBelowLine(text, names)) continue
      const blank = found.filter(({ after }) => patterns.blank.test(after))
      // A capital behind the name may begin the label of an empty line for the day.
      const signed = found.filter(
        ({ after }) =>
          patterns.mark.test(after) &&
          !patterns.blank.test(after) &&
          !patterns.nextPlace.test(after),
      )
      if (blank.length === 0 || signed.length === 0) continue
      report('missing', [span], {
        name: list(blank.map(({ name }) => name)),
        signed: list(signed.map(({ name }) => name)),
      })
    }
  },
})

/** True where an empty line stands right before the first of the names, and none behind the last. */
function isBelowLine(text: string, names: readonly string[]): boolean {
  const places = names.flatMap((name) => {
    const end = endOfSignedName(text, name)
    const [first = ''] = name.split(' ', 1)
    const start = end < 0 ? -1 : text.toLowerCase().lastIndexOf(first.toLowerCase(), end - 1)
    return start < 0 ? [] : [{ start, end }]
  })
  const inOrder = places.toSorted((a, b) => a.start - b.start)
  const [start, end] = [inOrder[0]?.start ?? 0, inOrder.at(-1)?.end ?? 0]
  return (
    patterns.lineAbove.test(text.slice(Math.max(0, start - LINE), start)) &&
    !patterns.blank.test(text.slice(end, end + LINE))
  )
}

/** As far as the end of an empty line is looked for. */
const LINE = 60

type Apart = { readonly name: string; readonly signed: string; readonly span: Span }

/** A page for signatures may be taken for part of the notice before it. */
const SIGNED_IN = ['particulars', 'contract-form', 'statutory-notice'] as const

const ZONES = ['contract-form', 'particulars', 'special-conditions'] as const

/** The seller's place on an offer that the buyer has signed, where it is empty. */
function acceptanceMissing(doc: Doc): Span | null {
  const passages = passagesIn(doc, ['contract-form', 'particulars'])
  const gap = passages.find(({ text }) => patterns.accepts.test(text))
  if (gap === undefined) return null
  if (passages.some(({ text }) => patterns.sellerSigned.test(text))) return null
  return passages.some(({ text }) => patterns.buyerSigned.test(text)) ? gap.span : null
}

/** An empty row under one that a vendor signed, below the words that the vendors accept. */
function rowsUnsigned(doc: Doc): Span[] {
  const passages = passagesIn(doc, ['contract-form', 'particulars'])
  return passages.flatMap(({ text, span, previous }, index) => {
    if (!patterns.emptyRow.test(text) || !patterns.filledRow.test(previous)) return []
    const above = passages.slice(Math.max(0, index - 4), index - 1)
    const own = above.toReversed().find((one) => patterns.party.test(one.text))
    return own !== undefined && patterns.ofVendor.test(own.text) ? [span] : []
  })
}

/** "(signed) A Quill ________" above "director" and "director / secretary". */
function companyHalfSigned(doc: Doc): Span[] {
  return passagesIn(doc, ZONES).flatMap(({ text, span, next, previous }) =>
    patterns.oneOfTwo.test(text) &&
    patterns.officers.test(`${text} ${next}`) &&
    (patterns.company.test(previous) || patterns.company.test(text))
      ? [span]
      : [],
  )
}

/** Each vendor's name on a line of its own, one with a signature and one with a gap. */
function linesApart(doc: Doc, names: readonly string[]): Apart | null {
  const gaps = new Map<string, Span>()
  const signed = new Set<string>()
  for (const { text, span } of passagesIn(doc, ZONES)) {
    if (!patterns.signing.test(text) && !patterns.line.test(text)) continue
    const on = names.flatMap((name) => {
      const after = behindSignedName(text, name)
      return after === null ? [] : [{ name, after }]
    })
    const [only] = on
    if (only === undefined || on.length > 1) continue
    if (patterns.gap.test(only.after)) gaps.set(only.name, span)
    else if (patterns.made.test(only.after)) signed.add(only.name)
  }
  const missing = [...gaps].find(([name]) => !signed.has(name))
  if (missing === undefined || signed.size === 0) return null
  return { name: missing[0], signed: list([...signed]), span: missing[1] }
}

/** "Signature of vendor 1: M. Quill" and "Signature of vendor 2: ........". */
function placesApart(doc: Doc): Apart | null {
  let signed: string | null = null
  let gap: Span | null = null
  for (const { text, span } of passagesIn(doc, ZONES)) {
    const words = patterns.place.exec(text)?.[1]
    if (words === undefined) continue
    if (!patterns.signing.test(text) && !patterns.placed.test(text)) continue
    if (patterns.gap.test(words)) gap ??= span
    else if (patterns.writing.test(words)) signed ??= words.slice(0, 40).trim()
  }
  if (signed === null || gap === null) return null
  return { name: 'another vendor', signed: 'one vendor', span: gap }
}
