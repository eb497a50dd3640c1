import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { isStrataLot, papersIn } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** The lot itself, on the title: a plan that only adjoins is named elsewhere. */
  lot: /\blot \d{1,4} in strata plan \d|\b\d{1,4}\/SP ?\d{3,7}\b/i,
  refused:
    /\bno (?:(?:section|s\.?) ?184|strata(?: information)?|information)(?: information)? certificate\b[^.;]{0,40}\b(?:will|shall|is to|has|need|can)\b|\b(?:(?:section|s\.?) ?184|strata information|information) certificate\b[^.;]{0,40}\b(?:not|cannot|never)\b[^.;]{0,12}\b(?:given|served|provided|supplied|obtain\w{0,3}|attached|available|issued?)\b|\b(?:vendor|seller)\b[^.;]{0,30}\b(?:need|must|shall|will|is) not\b[^.;]{0,40}\b(?:184|information) certificate\b/i,
  /** The purchaser need not settle without it, and what the form says of schemes at large. */
  harmless: /\b(?:if|unless|until|where|purchaser (?:need|is) not|before)\b/i,
  /** The levies of the scheme, told by any paper: the money is then known. */
  levies:
    /\b(?:administrat\w{2,5}|admin|capital works|sinking) fund\b|\b(?:lev(?:y|ies)|contributions?)\b[^.;]{0,60}\$ ?\d|\$ ?\d[^.;]{0,60}\b(?:lev(?:y|ies)|contributions?)\b/i,
})

/** What a strata lot owes and costs stands in one certificate, and in no other prescribed paper. */
export default defineRule({
  id: 'nsw/strata-certificate-missing',
  title: 'Strata information certificate (section 184)',
  category: 'financial',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.nsw.strata, 's 184')],
  appliesTo: ['contract-form', 'particulars', 'title-search', 'special-conditions'],
  patterns,
  clear: 'No strata lot without its certificate and levies was found.',
  subject:
    /\b(?:section|s\.?) ?184\b|\b(?:strata )?information certificates?\b|\bstrata certificates?\b|\blots? \d{1,4} in strata plan\b|\blots? \d{1,4} SP ?\d/i,
  messages: {
    refused: {
      title: 'No strata information certificate (section 184) will be given',
      description:
        'By the wording at {{where}} you get no certificate of the owners corporation. It would show the levies of the lot, what is unpaid, special levies and the insurance. Unpaid levies can be claimed from you as the new owner.',
      recommendation:
        'Before you sign, order the certificate and an inspection of the strata records yourself.',
      question:
        'Will the vendor serve a section 184 certificate at least 7 days before completion?',
    },
    missing: {
      title: 'No strata information certificate (section 184), and the levies are unknown',
      description:
        'The land is a strata lot, but no certificate of the owners corporation is in this file and no paper names the levies. You cannot see what the lot pays each quarter, what is unpaid, or whether a special levy was raised. Unpaid levies can be claimed from you as the new owner.',
      recommendation:
        'Before you sign, order a section 184 certificate and an inspection of the strata records.',
      question: 'Please give us a current section 184 certificate for the lot.',
    },
  },
  check({ doc }, report) {
    const certified = doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')
    for (const { text, span } of certified ? [] : termsOf(doc)) {
      if (!patterns.refused.test(text) || patterns.harmless.test(text)) continue
      report('refused', [span], {}, { severity: 'medium' })
      return
    }
    const searched = doc.parts.some(({ kind }) => kind === 'title-search')
    if (!searched || !doc.hasContract || hasUnreadPages(doc) || !isStrataLot(doc)) {
      report.notInDocument('No strata lot is sold with its papers in this file.')
      return
    }
    if (certified || isOffThePlan(doc)) return
    const told = papersIn(doc, TELLING).some(({ text }) => patterns.levies.test(text))
    if (told) return
    const lot = passagesIn(doc, ['title-search']).find(({ text }) => patterns.lot.test(text))
    if (lot !== undefined) report('missing', [], {}, { strength: 'likely' })
  },
})

const TELLING = [
  'title-search',
  'plan',
  'minutes',
  'by-laws',
  'rates-certificate',
  'annexure',
  'other',
  'lease',
  'building-report',
  'planning-certificate',
  'water-certificate',
  'vendor-statement',
] as const
