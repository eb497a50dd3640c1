import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** An owner who holds more than the home that is sold, and so is likely to be taxed. */
  holdsMore:
    /\b(?:vendor|seller|owner|proprietor|estate|deceased|company|trust|trustee)s?\b[^.;]{0,40}\b(?:also (?:owns?|holds?|owned|held|has)|owns?|holds?)\b[^.;]{0,30}\b(?:two|three|four|five|six|seven|eight|several|other|another|further)\b[^.;]{0,24}\b(?:lots?|land|propert(?:y|ies)|units?|houses?|flats?|blocks?|dwellings?)\b|\b(?:vendor|seller|owner|estate)s?'?s? (?:two |three |several )?other (?:lots?|land|properties|units?|houses?|holdings?)\b/i,
  unlikely:
    /\b(?:if|whether|no other|not (?:own|hold)|owns? no|holds? no|neither|taken to|as if|exempt|corporation|strata|scheme|next door|adjoining|single holding|assessed separately)\b|\?/i,
  /** The certificate, or a word that it was or will be given. */
  shown:
    /\b(?:land tax|property|revenue|section 47)\b[^.;]{0,40}\b(?:clearance|certificate)\b[^.;]{0,80}\b(?:attached|annexed|enclosed|dated|issued|(?:no\.?|number)? ?\d{5}|served|will be|is to be|must (?:give|serve|provide)|shows?|clear|nil)\b|\b(?:serve|give|provide|supply)\w{0,2}\b[^.;]{0,40}\bland tax (?:clearance )?certificate\b|\bland tax\b[^.;]{0,30}\b(?:nil|\$0(?:\.00)?|exempt|not charged|none (?:is )?owing|paid in full)\b|☒ ?(?:\d{1,2} )?land tax certificate/i,
})

/** Unpaid land tax of an owner with several properties is a charge that stays with each of them. */
export default defineRule({
  id: 'national/land-tax-certificate-missing',
  title: 'Land tax certificate of an owner with other land',
  category: 'compliance',
  severity: 'low',
  kind: 'absence',
  law: [cite(act.vic.landTax), cite(act.nsw.landTaxManagement, 's 47')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No owner with other land was found without a land tax certificate.',
  subject:
    /\b(?:land tax)\b.{0,60}(?:\b(?:certificate|clearance)\b)|(?:\b(?:certificate|clearance)\b).{0,60}\b(?:land tax)\b|\b(?:vendor|seller|owner|estate|company)(?:'s)?\b.{0,40}\b(?:owns?|holds?|also)\b.{0,60}\b(?:other|another|several|further|two|three|more)\b|\bother (?:lots|houses|properties|land) (?:of|held|owned)\b|\b(?:owner|vendor|seller)'s other\b|\bmultiple (?:land )?holdings?\b/i,
  messages: {
    missing: {
      title: 'No land tax (clearance) certificate, though the owner holds other land',
      description:
        'The wording at {{where}} shows that the owner has more than this property and so may be charged land tax. No land tax certificate was found in the pages read. Unpaid land tax, also of earlier years, stays on the land, and after settlement the revenue office can ask you for it.',
      recommendation:
        'Have your conveyancer get a land tax clearance certificate before settlement, and have what is owing paid from the price.',
      question: 'Please give us a land tax certificate for this land for the current year.',
    },
  },
  check({ doc }, report) {
    // The Northern Territory has no land tax.
    if (hasUnreadPages(doc) || doc.state === 'NT') {
      report.notInDocument('Whether a certificate is missing cannot be told from this file.')
      return
    }
    const holds = passagesIn(doc, TOLD_IN).find(
      ({ text }) => patterns.holdsMore.test(text) && !patterns.unlikely.test(text),
    )
    if (holds === undefined) return
    const isShown =
      doc.parts.some(({ kind }) => kind === 'land-tax-certificate') ||
      doc.blocks.some(
        ({ zone, text }) =>
          zone !== 'general-conditions' && zone !== 'statutory-notice' && patterns.shown.test(text),
      )
    if (!isShown) report('missing', [holds.span], {}, { strength: 'likely' })
  },
})

const TOLD_IN = [
  'contract-form',
  'particulars',
  'special-conditions',
  'rates-certificate',
  'annexure',
  'other',
] as const
