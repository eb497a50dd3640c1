import type { Doc, Span } from '../../document.ts'
import { levyInLotTable } from '../../facts/outgoings/levy-in-lot-table.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  statement:
    /\b(?:owners? corporation|OC|body corporate)\b.{0,60}\b(?:fees?|levies|levy|contributions?|charges?)\b/i,
  certificate:
    /\b(?:annual|current|present|regular|normal|ordinary|maintenance|general|admin\w{0,10}) (?:annual )?(?:fees?|levies|contributions?)\b|\bfees? for the lot\b/i,
  year: /\b(?:per annum|p\.?a\.?|annual(?:ly)?|per year|a year|yearly)(?:\b|$)/i,
  /** A row of the year's outgoings that names the owners corporation and its sum. */
  row: /^(?:the )?owners? corporation(?: (?:no\.? ?)?\d{1,2})?(?:,? (?:plan )?(?:no\.? ?)?(?:PS|RP|SP|CS|LP) ?\d{4,7}[A-Z]?)?[ |:]{1,4}\$/i,
  yearHead: /\b(?:for (?:a|the) year|a year|per annum|p\.?a\.?|annual|yearly)\b/i,
  quarter: /\b(?:quarter(?:ly)?|per quarter)\b/i,
  other: /\bspecial\b|\bextraordinary\b|\bunpaid\b|\barrears\b|\boverdue\b|\bpaid (?:up )?to\b/i,
  unpaid: /\b(?:unpaid|arrears|overdue|outstanding|owing|past due)\b/i,
  clean:
    /\bno (?:moneys?|amounts?|outgoings?|fees|arrears|sums?)\b.{0,40}\b(?:due|owing|unpaid|outstanding|arrears)\b|\b(?:fees|levies|outgoings|all)\b.{0,40}\b(?:fully paid|paid up to date|are paid|not in arrears)\b/i,
  lot: /\b(?:all lots|other lots|the building|of owners)\b/i,
})

/** A smaller difference may be the year between two papers. */
const LEAST_SHARE = 0.05

/** What the vendor states of the fees, beside what the certificate says. */
export default defineRule({
  id: 'vic/owners-corporation-fees-differ',
  title: 'Owners corporation fees in the statement and the certificate',
  category: 'financial',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.vic.saleOfLand, 's 32A'), cite(act.vic.ownersCorporations, 's 151')],
  appliesTo: ['owners-corporation-certificate', 'vendor-statement'],
  patterns,
  clear:
    'No contradiction about the fees was found between the vendor statement and the certificate.',
  subject:
    /\b(?:owners corporations?|OC|body corporate|strata)\b[^.;]{0,80}\b(?:fees?|lev(?:y|ies)|contributions?|charges)\b|\b(?:owners corporations?|body corporate)\b[^.;]{0,60}\$|\b(?:current|annual|present|unpaid|overdue)\b[^.;]{0,20}\bfees\b|\bfees? for the lot\b|\barrears for\b|\bno (?:moneys?|money) (?:are|is) (?:due|owing)\b/i,
  messages: {
    differs: {
      title:
        'Owners corporation fees differ: {{stated}} in the statement, {{certified}} in the certificate',
      description:
        'The vendor statement puts the owners corporation fees at {{stated}} a year; the certificate at {{certified}}. The certificate comes from the owners corporation itself; until the manager has answered, reckon with the higher figure.',
      recommendation: 'Before you sign, ask the manager for the current fee in writing.',
      question: 'Which annual owners corporation fee is right, and since when?',
    },
    budget: {
      title:
        'Owners corporation fees differ: {{stated}} in the statement, {{budgeted}} in the budget for the lot',
      description:
        'The vendor statement puts the owners corporation fees at {{stated}} a year; the budget of the owners corporation charges this lot {{budgeted}}. The meeting may still change the budget, but reckon with the higher figure.',
      recommendation: 'Before you sign, ask the vendor in writing which figure is right and why.',
      question: 'Which annual owners corporation fee will be charged for this lot?',
    },
    unpaid: {
      title:
        'The statement says that nothing is owing, the certificate shows unpaid owners corporation fees',
      description:
        'The vendor statement says that nothing is due; the certificate shows {{unpaid}} of fees unpaid. What is not paid at settlement may be asked from you, and unless it was paid since, the statement is wrong.',
      recommendation: 'Have the arrears paid out of the price at settlement.',
      question: 'Why does the statement say that nothing is owing, and when will the fees be paid?',
    },
  },
  check({ doc, facts }, report) {
    const stated = statedFee(doc)
    const certified = certifiedFee(doc)
    if (
      stated !== null &&
      certified !== null &&
      Math.abs(stated.cents - certified.cents) > stated.cents * LEAST_SHARE
    ) {
      const values = { stated: dollars(stated.cents), certified: dollars(certified.cents) }
      report('differs', [stated.span, certified.span], values, {
        severity: certified.cents > stated.cents ? 'high' : 'medium',
        sides: [
          { label: 'Vendor statement', value: values.stated, spans: [stated.span] },
          { label: 'Certificate', value: values.certified, spans: [certified.span] },
        ],
      })
    }
    // Off the plan there is no certificate yet, only a budget with a row for each lot.
    const isCertified = certified !== null && certified.span.start !== stated?.span.start
    const isAsked = stated !== null && !isCertified
    const budgeted = isAsked ? levyInLotTable(doc, facts.lotPlan?.value)?.fact : undefined
    const [row] = budgeted?.spans ?? []
    const charged = budgeted?.value.annualCents ?? 0
    if (
      stated !== null &&
      row !== undefined &&
      Math.abs(stated.cents - charged) > stated.cents * LEAST_SHARE
    ) {
      const values = { stated: dollars(stated.cents), budgeted: dollars(charged) }
      report('budget', [stated.span, row], values, {
        severity: charged > stated.cents ? 'high' : 'medium',
        sides: [
          { label: 'Vendor statement', value: values.stated, spans: [stated.span] },
          { label: 'Budget', value: values.budgeted, spans: [row] },
        ],
      })
    }
    const clean = passagesIn(doc, ['vendor-statement']).find(({ text }) =>
      patterns.clean.test(text),
    )
    const unpaid = passagesIn(doc, ['owners-corporation-certificate']).find(
      ({ text }) =>
        patterns.unpaid.test(text) &&
        !patterns.lot.test(text) &&
        Math.max(0, ...dollarsIn(text)) > 1_000,
    )
    if (clean !== undefined && unpaid !== undefined) {
      const cents = Math.max(...dollarsIn(unpaid.text))
      report(
        'unpaid',
        [clean.span, unpaid.span],
        { unpaid: dollars(cents) },
        { severity: 'medium' },
      )
    }
  },
})

type Fee = { readonly cents: number; readonly span: Span }

function statedFee(doc: Doc): Fee | null {
  for (const passage of passagesIn(doc, ['vendor-statement', 'rates-certificate'])) {
    const { text, span } = passage
    const isRow = patterns.row.test(text)
    if ((!patterns.statement.test(text) && !isRow) || patterns.other.test(text)) continue
    const fee = isRow ? yearly(`${text} ${headOfTable(doc, passage)}`) : yearly(text)
    if (fee !== null) return { cents: fee, span }
  }
  return null
}

function certifiedFee(doc: Doc): Fee | null {
  for (const { text, span } of passagesIn(doc, ['owners-corporation-certificate'])) {
    if (!patterns.certificate.test(text) || patterns.other.test(text)) continue
    const fee = yearly(text)
    if (fee !== null) return { cents: fee, span }
  }
  return null
}

/** The fee of a year, where the words say for which time it is; the larger of several is the year's. */
function yearly(text: string): number | null {
  const sums = dollarsIn(text)
  if (sums.length === 0) return null
  const most = Math.max(...sums)
  if (patterns.year.test(text)) return most
  return patterns.quarter.test(text) && sums.length === 1 ? most * 4 : null
}

/** The heading row above a row of sums that says for which time they are; empty where none does. */
function headOfTable(doc: Doc, { block }: Passage): string {
  for (let at = block.index - 1; at >= block.index - LONGEST_TABLE; at -= 1) {
    const above = doc.blocks[at]
    if (above === undefined || above.partIndex !== block.partIndex) return ''
    if (above.text.length < 120 && !above.text.includes('$')) {
      return patterns.yearHead.test(above.text) ? 'a year' : ''
    }
  }
  return ''
}

const LONGEST_TABLE = 8
