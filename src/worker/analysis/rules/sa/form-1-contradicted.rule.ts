import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule, type Reading, type ReportOptions } from '../define-rule.ts'
import { harmlessAt } from '../harmless/harmless.ts'
import { EASEMENT_LEFT_OUT_PATTERNS, easementLeftOut } from '../land/easement-left-out.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { sideOf } from '../reading/side-of.ts'
import { FORM_ONE_PATTERNS, formOneItems } from './form-one.ts'

const patterns = wordings({
  ...FORM_ONE_PATTERNS,
  ...EASEMENT_LEFT_OUT_PATTERNS,
  easementItem: /\beasement\b/i,
  easementTitle:
    /\bsubject to\b.{0,60}\b(?:easements?|right(?:\(s\)|s)? of way|party wall)\b|\beasements?\b.{0,40}\b(?:subject land|burden(?:s|ed|ing)?)\b/i,
  mortgageItem: /\bmortgage\b/i,
  mortgageTitle:
    /\b\d{6,9} mortgage\b(?! discharged)|\bmortgage (?:no\.? ?)?\d{6,9}\b(?! (?:was |is )?discharged)|\bmortgage to\b/i,
  encumbranceItem: /\brestrictive covenant\b|\bencumbrance\b/i,
  encumbranceTitle:
    /\b\d{6,9} encumbrance\b|\bencumbrance (?:no\.? ?)?\d{6,9}\b|\bencumbrance to\b|\bmemorandum of encumbrance\b/i,
  caveatItem: /\bcaveat\b/i,
  caveatTitle: /\b\d{6,9} caveat\b|\bcaveat (?:no\.? ?)?\d{6,9}\b|\bcaveat by\b/i,
  agreementItem: /\bland management agreement\b|\bsection 57\b|\bpart 14\b|\bLMA\b/i,
  agreementTitle:
    /\b\d{6,9} agreement\b|\bagreement (?:under|pursuant)\b.{0,40}\b(?:development|planning)\b|\bland management agreement\b/i,
  none: /\b(?:no|nil|none|not)\b.{0,24}\b(?:mortgage|encumbrance|caveat|agreement|easement)|\b(?:mortgages?|encumbrances?|caveats?|agreements?|easements?)[ :|]{1,3}(?:nil|none)\b/i,
  lease: /\blease\b/i,
  wideningItem: /\broad widening\b/i,
  widening:
    /\b(?:strip|requirement|land) \b[^;]{0,60}\b(?:metres?|m)\b[^;]{0,60}\b(?:wide|widening|frontage|required)\b|\broad widening\b[^;]{0,60}\b(?:shows?|affects?|requires?|possible requirement|is required|may be required)\b/i,
  landTaxItem: /\b(?:demand for payment of|notice to pay) land tax\b|\bland tax act\b/i,
  landTaxOwed:
    /\b(?:arrears|overdue|outstanding|unpaid|owing)\b[^;]{0,24}\$ ?[1-9][\d,]{0,9}(?:\.\d\d)?|\b(?:amounts?|total|balance|tax|sum) (?:of land tax )?(?:now )?(?:payable|due)\b[^;$]{0,40}\$ ?[1-9][\d,]{0,9}(?:\.\d\d)?/i,
  notSo:
    /\bA: NO\b|\b(?:shows?|needs?|takes?|requires?|affects?) (?:no|none)\b|\b(?:no (?:current )?record|no requirement|no strip|not (?:affected|required|shown)|does not|is not|paid in full|adjoining)\b/i,
  contributionsNil:
    /\bcontributions?\b[^;]{0,120}\barrears\b[ :|-]{0,6}(?:nil|none|no\b|\$ ?0)|\barrears of contributions?\b[ :|-]{0,6}(?:nil|none|no\b|\$ ?0)|^contributions?\b[^;]{0,80}\barrears\b[ :|-]{0,6}(?:nil|none)/i,
  contributionsOwed:
    /\b(?:amounts? unpaid|unpaid|arrears|overdue|outstanding|owing)\b[^;]{0,60}\$ ?[1-9][\d,]{0,9}(?:\.\d\d)?/i,
  otherLots:
    /\b(?:other lots|lots in arrears|lots? \d{1,3} (?:was|is|has|owes)|all lots|bank|loan|mortgage)\b/i,
})

const TOPICS = [
  {
    name: 'an easement',
    item: patterns.easementItem,
    title: patterns.easementTitle,
    severity: 'high',
  },
  {
    name: 'a mortgage',
    item: patterns.mortgageItem,
    title: patterns.mortgageTitle,
    severity: 'high',
  },
  {
    name: 'an encumbrance with covenants',
    item: patterns.encumbranceItem,
    title: patterns.encumbranceTitle,
    severity: 'critical',
  },
  {
    name: 'a caveat',
    item: patterns.caveatItem,
    title: patterns.caveatTitle,
    severity: 'critical',
  },
  {
    name: 'a land management agreement',
    item: patterns.agreementItem,
    title: patterns.agreementTitle,
    severity: 'critical',
  },
] as const

/** What other papers than the title show. */
const PAPER_TOPICS = [
  {
    name: 'road widening',
    item: patterns.wideningItem,
    shown: patterns.widening,
    zones: [
      'planning-certificate',
      'rates-certificate',
      'title-search',
      'plan',
      'annexure',
      'other',
    ],
  },
  {
    name: 'land tax that is owed',
    item: patterns.landTaxItem,
    shown: patterns.landTaxOwed,
    zones: ['land-tax-certificate'],
  },
] as const

/** What the Form 1 denies and the title shows. */
export default defineRule({
  id: 'sa/form-1-contradicted',
  title: 'Form 1 compared with the title',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  apart: true,
  law: [cite(act.sa.saleAndConveyancing, 's 7')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No item that the Form 1 denies was found on the title.',
  subject:
    /\b(?:easements?|covenants?|caveats?|mortgages?|land management agreements?|road widening|land tax|liens?)\b[^;]{0,140}(?:\b(?:no|nil|none|not applicable|does not apply)\b|☐)|\bno (?:further|other) (?:easements?|encumbrances?|mortgages?)\b|\bcontribution\b[^.;]{0,60}\barrears\b/i,
  messages: {
    denied: {
      title: 'The Form 1 says no to {{name}} that is on the title',
      description:
        'In the Form 1 the item about {{name}} is answered “no”, but the title in this file shows one. One of the two is wrong. A Form 1 with a wrong answer may keep your right to cool off open or give you a claim, and what stays on the title binds you.',
      recommendation:
        'Before you sign, or at once if you have signed, ask for a corrected Form 1 to be served on you, and compare the rest of it with the title item by item.',
      question:
        'The title shows {{name}}; the Form 1 says it does not apply. Which is right, and will a corrected Form 1 be served?',
    },
    leftOut: {
      title: 'The Form 1 says that there is no other easement, but the title shows one: {{name}}',
      description:
        'In the Form 1 the answer about easements names some and says that there is no other, but the title in this file shows another: {{name}}. One of the two is wrong. What stands on the title binds you, and a Form 1 with a wrong answer may keep your right to cool off open or give you a claim.',
      recommendation:
        'Before you sign, or at once if you have signed, ask for a corrected Form 1 to be served on you, and see on the plan where the easement lies.',
      question:
        'The title shows an easement that the Form 1 does not name ({{name}}). Which is right, and will a corrected Form 1 be served?',
    },
    belied: {
      title: 'The Form 1 says no to {{name}}, but another paper in this file shows it',
      description:
        'In the Form 1 the answer about {{name}} is “no” or “nil”, but the wording at {{where}} shows it. One of the two is wrong. A Form 1 with a wrong answer may keep your right to cool off open or give you a claim, and what is owed or reserved can fall on you.',
      recommendation:
        'Before you sign, or at once if you have signed, ask for a corrected Form 1 to be served on you, and for a term that the vendor pays or clears what is shown.',
      question:
        'Another paper shows {{name}}; the Form 1 says there is none. Which is right, and will a corrected Form 1 be served?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const items = formOneItems(doc)
    if (items.length === 0) {
      report.notInDocument('The items of a Form 1 could not be read in this file.')
      return
    }
    for (const topic of TOPICS) {
      const own = items.filter(({ title }) => topic.item.test(title) && !patterns.lease.test(title))
      const denied = own.find(({ applicable }) => applicable === 'no')
      if (denied === undefined || own.some(({ applicable }) => applicable === 'yes')) continue
      const found = onTitle(reading, topic.title)
      const [item] = denied.spans
      if (found === null || item === undefined) continue
      const { name, severity } = topic
      report(
        'denied',
        [item, found],
        { name },
        {
          severity,
          sides: [
            { label: 'Form 1', value: 'Not applicable', spans: [item] },
            { label: 'Title', value: name, spans: [found] },
          ],
        },
      )
    }
    const leftOut = easementLeftOut(reading)
    if (leftOut?.answer.zone === 'vendor-statement') {
      const { said, shown, purpose } = leftOut
      report(
        'leftOut',
        [said, ...shown.spans],
        { name: purpose },
        {
          sides: [
            { label: 'Form 1', value: 'No other easement', spans: [said] },
            { label: 'Title', value: purpose, spans: shown.spans },
          ],
        },
      )
    }
    for (const { name, item, shown, zones } of PAPER_TOPICS) {
      const own = items.filter(({ title }) => item.test(title))
      const no = own.find(({ applicable }) => applicable === 'no')?.spans[0]
      if (no === undefined || own.some(({ applicable }) => applicable === 'yes')) continue
      const paper = passagesIn(doc, zones).find(
        ({ text }) => shown.test(text) && !patterns.notSo.test(text),
      )
      if (paper !== undefined) report('belied', ...against(doc, name, no, paper))
    }
    const nil = passagesIn(doc, ['vendor-statement']).find(({ text }) =>
      patterns.contributionsNil.test(text),
    )
    const owed = passagesIn(doc, ['owners-corporation-certificate']).find(
      ({ text }) => patterns.contributionsOwed.test(text) && !patterns.otherLots.test(text),
    )
    if (nil !== undefined && owed !== undefined) {
      const [spans, values, options] = against(doc, 'arrears of contributions', nil.span, owed)
      report('belied', spans, values, { ...options, severity: 'medium' })
    }
  },
})

/** How a rule reports an answer and the paper that shows otherwise. */
function against(
  doc: Doc,
  name: string,
  said: Span,
  paper: Passage,
): [spans: Span[], values: { name: string; where: string }, options: ReportOptions] {
  return [
    [said, paper.span],
    { name, where: `page ${doc.pageAt(paper.span.start)}` },
    {
      strength: 'likely',
      sides: [{ label: 'Form 1', value: 'No', spans: [said] }, sideOf('Other paper', paper)],
    },
  ]
}

function onTitle(reading: Reading, pattern: RegExp): Span | null {
  const passage = passagesIn(reading.doc, ['title-search']).find(
    ({ text, span }) =>
      pattern.test(text) &&
      !patterns.none.test(text) &&
      // A historical search still prints what has been taken off.
      harmlessAt(reading, span) !== 'ended',
  )
  return passage?.span ?? null
}
