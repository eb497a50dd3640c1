import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  strata: /\bstrata (?:plan|corporation|scheme|title)\b|\bbody corporate\b/i,
  inactive:
    /\b(?:body corporate|strata (?:corporation|company|scheme)|owners)\b.{0,60}\b(?:inactive|dormant|not (?:been )?(?:held|active|functioning|operat\w{2,4}|met|meet|hold meetings|managed)|never (?:met|been (?:active|formed|a meeting))|no (?:meetings?|manager|bank account|records))\b|\b(?:has|have) not met\b|\bnever\b.{0,20}\bmeetings?\b|\bno meetings? of the body corporate\b|\bno (?:annual general )?meetings? (?:has|have|was|were) (?:ever |been )?(?:been )?held\b/i,
  uninsured:
    /\b(?:no|not|without|nor)\b.{0,40}\b(?:common|joint|strata|building|body corporate)?\b.{0,12}\binsurance\b|\binsurance\b.{0,60}\b(?:not (?:been )?(?:held|effected|arranged|in place|renewed)|lapsed|expired|never)\b|\beach owner\b.{0,30}\b(?:insures?|own (?:policy|insurance))\b|\buninsured\b|\bnot insured\b|\beach owner\b.{0,30}\barranges?\b|\binsurance[ :|-]{1,4}(?:nil|none|no\b)|\bno (?:body corporate|common|joint|strata) polic(?:y|ies)\b/i,
  each: /\beach owner\b.{0,30}\b(?:insures?|arranges?|own (?:policy|insurance|cover))\b/i,
  noFund:
    /\bno (?:sinking|maintenance|administrati(?:ve|on)) fund\b|\bno levies\b.{0,20}\bstruck\b|\bno (?:levies|contributions) (?:are|have been) (?:raised|levied|collected)\b/i,
  twoLots: /\btwo[- ]lot\b|\bonly two lots\b|\beach owner\b/i,
  held: /\b(?:current to|sum insured|policy (?:no|number)|insured with)\b/i,
  other: /\b(?:deposit|title insurance|purchaser|vacant|contents)\b/i,
})

/** Small Tasmanian schemes often run without meetings, fund or insurance. */
export default defineRule({
  id: 'tas/strata-inactive',
  title: 'Strata scheme: body corporate and insurance',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.tas.strata)],
  replaces: ['national/scheme-inactive'],
  appliesTo: ['owners-corporation-certificate', 'minutes', 'special-conditions', 'particulars'],
  patterns,
  clear: 'No sign of a dormant or uninsured strata scheme was found.',
  subject:
    /\bbody corporate\b[^.;]{0,100}\b(?:insur\w{1,5}|active|inactive|dormant|met|meets?|never|formed|operat\w{1,4}|informal\w{0,2})\b|\b(?:insur\w{1,5}|dormant|inactive)\b[^.;]{0,100}\bbody corporate\b|\b(?:joint|common|strata|building) (?:insurance|policy)\b|\b(?:joint|common|insurance) policy\b|\bno (?:sinking|administrative|maintenance) fund\b|\bno meetings?\b|\binsures? (?:their|its|his|her) own\b/i,
  messages: {
    inactive: {
      title: 'The body corporate of the strata scheme is not active',
      description:
        'The wording at {{where}} shows that the body corporate does not meet, has no records or raises no money. Then nobody may be insuring or repairing the common property, and every bill can become a quarrel between the owners.',
      recommendation:
        'Before you sign, ask for the insurance policy, the last accounts and an agreement of the owners on repairs.',
      question: 'Who insures and maintains the common property today, and who paid last year?',
    },
    uninsured: {
      title: 'No joint insurance for the strata building',
      description:
        'The wording at {{where}} shows that the building has no common policy. Unless the owners’ own policies together cover all of it, they would have to rebuild with their own money after a fire or storm, and your lender may refuse to settle.',
      recommendation:
        'Before you sign, ask for a policy for the whole building in force by completion, and tell your lender.',
      question: 'Will a policy for the whole building be in force at completion?',
      suggestedWording:
        'The vendor must have the body corporate hold a building insurance policy for full replacement value before completion.',
    },
  },
  check({ doc }, report) {
    const scheme = passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'vendor-statement',
      'special-conditions',
      'particulars',
      'annexure',
      'other',
    ])
    if (!scheme.some(({ full, heading }) => patterns.strata.test(`${heading} ${full}`))) {
      if (!doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')) {
        report.notInDocument('No strata scheme is named in this file.')
        return
      }
    }
    for (const { text, full, heading, zone, span } of scheme) {
      const certificate = zone === 'owners-corporation-certificate' || zone === 'minutes'
      const about =
        certificate || patterns.each.test(text) || patterns.strata.test(`${heading} ${full}`)
      if (!about || patterns.held.test(text)) continue
      if (patterns.inactive.test(text) || patterns.noFund.test(text)) {
        report('inactive', [span])
      } else if (patterns.uninsured.test(text) && !patterns.other.test(text)) {
        report('uninsured', [span], {}, patterns.twoLots.test(text) ? { severity: 'medium' } : {})
      }
    }
  },
})
