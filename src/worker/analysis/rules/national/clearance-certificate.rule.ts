import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { CLEARED_COMPANY_PATTERNS, clearedCompany } from '../parties/cleared-company.ts'
import { CLEARED_PERSONS_PATTERNS, clearedInPart } from '../parties/cleared-persons.ts'
import { CLEARANCE_END_PATTERNS, clearanceEnd } from '../parties/clearance-end.ts'
import { CLEARANCE_TO_COME_PATTERNS, clearanceToCome } from '../parties/clearance-to-come.ts'
import { CLEARANCE_WORDS } from '../parties/clearance-words.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { markedWords } from '../reading/marked-words.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'
import { answeredNo } from '../reading/row-answers.ts'
import { dollars } from '../say.ts'
import { VENDOR_ABROAD_PATTERNS, vendorAbroad } from '../parties/vendor-abroad.ts'
import { promisesInFull, WITHHOLDING_PROMISE_PATTERNS } from '../terms/withholding-promise.ts'

const patterns = wordings({
  ...CLEARED_COMPANY_PATTERNS,
  ...CLEARED_PERSONS_PATTERNS,
  ...VENDOR_ABROAD_PATTERNS,
  ...CLEARANCE_END_PATTERNS,
  ...CLEARANCE_TO_COME_PATTERNS,
  ...WITHHOLDING_PROMISE_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  ...CLEARANCE_WORDS,
})

/** The certificates may also be told of among loose papers behind any of the others. */
const PARTS = [
  ...TERMS,
  'annexure',
  'other',
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'building-permit',
] as const

/** Without the certificate the buyer must send 15% of the price to the tax office. */
export default defineRule({
  id: 'national/clearance-certificate',
  title: 'Tax clearance certificate of the vendor',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.cth.taxAdministration, 'Subdiv 14-D')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'A clearance certificate of the vendor was found, or is said to be attached.',
  subject:
    /(?:^|[^xy]\s)clearance certificates?\b|\bany clearance certificate|\b(?:ATO|vendors?'?s?|sellers?'?s?) (?:tax )?clearance\b|\bforeign residents?\b|\b14-2[0-3]\d\b|\b14-D\b|\bcapital gains (?:tax )?withholding\b|\b(?:withh\w{2,5}|retain|hold(?:ing)? back|kept back|deducted|pay)\b[^.;]{0,80}\b(?:commissioner|ATO|tax office|capital gains|certificate)\b|\b(?:vendors?|sellers?|owners?)\b[^.;]{0,40}\b(?:lives?|resid(?:es?|ing)|resident)\b[^.;]{0,20}\b(?:in [A-Z]|overseas|abroad|outside)|\bATO certificates?\b|\bwithholding certificates?\b/i,
  messages: {
    later: {
      title: 'The vendor’s tax clearance certificate is not here yet',
      description:
        'The wording at {{where}} shows that the foreign resident clearance certificate is still to come. If you do not hold a valid one for every vendor at settlement, you must keep back 15% of the price and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for the certificates now, check that the names match, and tell your conveyancer to withhold the money otherwise.',
      question: 'Please give us a clearance certificate for each vendor before settlement.',
    },
    abroad: {
      title: 'An owner lives abroad, and no tax clearance certificate is in this file',
      description:
        'The wording at {{where}} shows that an owner who sells lives outside Australia, and nothing in the pages read gives or promises a foreign resident clearance certificate. Such an owner may not be able to get one. Without it you must keep back 15% of that owner’s share of the price and pay it to the tax office{{most}}.',
      recommendation:
        'Before you sign, ask whether each owner will give a certificate, and have your conveyancer plan for the withholding if not.',
      question:
        'Is any owner a foreign resident for tax, and will each give a clearance certificate?',
    },
    foreign: {
      title: 'The vendor is a foreign resident: 15% of the price must be withheld',
      description:
        'The wording at {{where}} says that the vendor is a foreign resident. You must keep back 15% of the price and pay it to the tax office{{amount}}; if you forget, you owe it yourself.',
      recommendation:
        'Have your conveyancer register the payment with the tax office before settlement.',
      question: 'Does the vendor hold a variation notice that lowers the amount?',
    },
    lacking: {
      title: 'A tax clearance certificate is missing for one of the vendors',
      description:
        'The wording at {{where}} shows that not every vendor has a clearance certificate. For an owner without one you must withhold 15% of that owner’s share of the price and pay it to the tax office{{most}}.',
      recommendation:
        'Ask for the missing certificate now, and have your conveyancer withhold the share otherwise.',
      question: 'When will the clearance certificate of each vendor be given?',
    },
    promise: {
      title: 'You promise not to withhold tax, whether or not a clearance certificate is there',
      description:
        'By the wording at {{where}} you may not withhold money from the vendor although a clearance certificate can be missing. Without a valid certificate for each owner the tax law has you keep back 15% of that owner’s share and pay it to the tax office{{most}}. You owe it yourself if you do not, whatever the contract says.',
      recommendation:
        'Do not agree to it. Ask for a certificate for every owner, or keep the right to withhold.',
      question:
        'Will every owner give a clearance certificate before settlement, and will the clause at {{where}} be removed?',
    },
    another: {
      title: 'The clearance certificate is for {{other}}, not for the vendor {{vendor}}',
      description:
        'The certificate at {{where}} names {{other}}. The vendor is {{vendor}}: another company as soon as one word of its name differs. A certificate for somebody else does not count, so that you would have to keep back 15% of the price and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for a certificate in the exact name of the vendor, and check the number with the tax office before settlement.',
      question: 'Please give us a clearance certificate in the name of {{vendor}}.',
    },
    expired: {
      title: 'The vendor’s tax clearance certificate ran out on {{until}}',
      description:
        'The foreign resident clearance certificate at {{where}} was valid to {{until}}, before the date of these papers ({{asAt}}). A certificate that has run out when you are given it does not count, so that you would have to keep back 15% of the price, or of that owner’s share, and pay it to the tax office{{most}}.',
      recommendation:
        'Ask for a current certificate for each vendor before settlement, and have your conveyancer withhold the money otherwise.',
      question: 'Will a clearance certificate that is still in force be given before settlement?',
    },
    stale: {
      title: 'The clause on foreign resident withholding is out of date',
      description:
        'The wording at {{where}} uses the old limit of $750,000 or the old rate of 12.5%. Since 1 January 2025 the rate is 15% and every price counts, so you need a clearance certificate here too.',
      recommendation: 'Ask for a clearance certificate for each vendor before settlement.',
      question: 'Please give us a clearance certificate for each vendor.',
    },
  },
  check({ doc, facts }, report) {
    const whole = facts.price === null ? null : dollars(Math.round(facts.price.value * 0.15))
    const amount = whole === null ? '' : `, here ${whole}`
    // What is kept back for one of several owners is a part of it.
    const most = whole === null ? '' : ` (${whole} for the whole price)`
    const asAt = facts.contractDate?.value ?? newestPaperDate(doc, facts)
    let given = false
    let matter = false
    let weak = false
    const later: Span[] = []
    const lacking: Span[] = []
    const promised: Span[] = []
    for (const passage of passagesIn(doc, PARTS)) {
      const { text, span, heading, previous } = passage
      if (
        patterns.fifteen.test(text) &&
        !patterns.toDo.test(text) &&
        !patterns.unless.test(text) &&
        clearanceToCome(text) !== 'in-time'
      ) {
        matter = true
        later.push(span)
        weak = true
        continue
      }
      const until = clearanceEnd(passage)
      if (until !== null && asAt !== null && until < asAt) {
        matter = true
        given = true
        report('expired', [span], { most, until: sayDate(until), asAt: sayDate(asAt) })
        continue
      }
      // The certificate behind the papers, by its name and the days from and to which it runs.
      const isHere = until !== null && (passage.zone === 'annexure' || passage.zone === 'other')
      if (patterns.issued.test(text) || (isHere && patterns.runs.test(text))) {
        matter = true
        given = true
        continue
      }
      if (patterns.noSum.test(text) && patterns.itself.test(`${heading} ${previous.slice(-160)}`)) {
        matter = true
        given = true
        continue
      }
      if (promisesInFull(passage)) {
        matter = true
        report('promise', [span], { most }, { severity: 'high' })
        continue
      }
      if (patterns.hasNone.test(text) && patterns.certificate.test(previous.slice(-200))) {
        matter = true
        lacking.push(span)
        continue
      }
      if (!patterns.matter.test(text) || patterns.landTax.test(text) || patterns.buyer.test(text))
        continue
      // "☒ Title search ☐ Clearance certificate ☒ Form 2": a list in which it is left unmarked.
      if (!patterns.matter.test(markedWords(text)) && answeredNo(text) === null) continue
      matter = true
      if (patterns.ticked.test(text)) {
        given = true
        continue
      }
      const foreignAt = text.search(patterns.foreign)
      // "☐ The Seller is a foreign resident": a statement that nobody marked says nothing.
      if (foreignAt >= 0 && !text.includes('☒') && isUnticked(text, foreignAt)) continue
      if (
        patterns.foreign.test(markedWords(text)) &&
        !patterns.denied.test(text) &&
        !patterns.supposed.test(text)
      )
        report('foreign', [span], { amount }, { severity: 'high' })
      else if (patterns.stale.test(text)) report('stale', [span])
      else if (isPromisedForAll(text)) promised.push(span)
      else if (patterns.oneLacking.test(text)) lacking.push(span)
      else if (patterns.answeredNo.test(text)) {
        // What is not yet with the papers still comes in time where the print has the vendor give it.
        ;(isPromisedInPrint(doc) ? promised : lacking).push(span)
      } else if (patterns.held.test(text) || isGiven(text)) {
        given = true
      } else if (!patterns.unless.test(text)) {
        const toCome = clearanceToCome(text)
        if (toCome === 'in-time') promised.push(span)
        else if (toCome === 'open') later.push(span)
        else given ||= patterns.given.test(text)
        weak ||= toCome !== null && patterns.weak.test(text)
      }
    }
    const other = clearedCompany(doc, facts)
    if (other !== null) {
      matter = true
      given = true
      const sides = [
        { label: 'Vendor', value: other.vendor.value, spans: other.vendor.spans.slice(0, 1) },
        { label: 'Certificate', value: other.name, spans: [other.span] },
      ]
      const values = { amount, other: other.name, vendor: other.vendor.value }
      report('another', [other.span], values, { severity: 'medium', strength: 'likely', sides })
    }
    const part = lacking.length > 0 ? null : clearedInPart(doc, facts)
    if (part !== null) {
      matter = true
      lacking.push(part)
    }
    // A plain promise to hand it over before settlement is usual; less than that is not.
    const severity = weak ? 'medium' : 'low'
    if (lacking.length > 0) report('lacking', lacking, { most })
    if (!given && later.length > 0) report('later', later, { amount }, { severity })
    const isTold = given || later.length > 0 || lacking.length > 0 || promised.length > 0
    const abroad = isTold ? null : vendorAbroad(doc)
    if (abroad !== null) {
      matter = true
      report('abroad', [abroad], { most }, { strength: 'likely' })
    }
    if (promised.length > 0) {
      report.clear(
        'The vendor promises a clearance certificate before settlement. Check that it comes: without one for each vendor you must withhold 15% of the price.',
        promised,
      )
    }
    // Among the printed conditions too, where a form has its certificate told.
    const numbered = matter
      ? undefined
      : doc.blocks.find(({ text }) => patterns.numbered.test(text))
    if (numbered !== undefined) {
      report.clear(
        'A clearance certificate is told by its number. Check that it names each vendor.',
        [numbered.span],
      )
      return
    }
    if (!matter) report.notInDocument('The contract does not speak of a clearance certificate.')
    else if (!isTold) report.notInDocument(NONE_FOUND)
  },
})

const NONE_FOUND =
  'No clearance certificate of the vendor was found, and no promise of one. Without one for each vendor you must withhold 15% of the price.'

/** A printed condition by which the vendor must hand it over before settlement. */
function isPromisedInPrint(doc: Doc): boolean {
  return passagesIn(doc, ['general-conditions']).some(
    ({ text }) =>
      patterns.certificate.test(text) &&
      patterns.promised.test(text) &&
      clearanceToCome(text) === 'in-time',
  )
}

/** Asked for and to be handed over in time, with no word of one that is here already. */
function isPromisedForAll(text: string): boolean {
  return (
    patterns.appliedFor.test(text) &&
    !patterns.given.test(text) &&
    clearanceToCome(text) === 'in-time'
  )
}

/** Attached or annexed, with no word of another that is to follow. */
function isGiven(text: string): boolean {
  return patterns.attached.test(text) && !patterns.open.test(text)
}
