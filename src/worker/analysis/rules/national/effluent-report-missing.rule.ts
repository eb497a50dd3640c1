import { PAGE_KINDS } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { BUILT_ON_PATTERNS, isBareLand } from '../buildings/built-on.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { hasPapers } from '../papers/papers-here.ts'
import { passagesIn } from '../reading/passages.ts'
import { UNSEWERED_PATTERNS, unseweredIn } from '../buildings/unsewered.ts'

const patterns = wordings({
  ...UNSEWERED_PATTERNS,
  ...BUILT_ON_PATTERNS,
  /** Said of what a house there will need. */
  ownSystem:
    /\bon-?site (?:waste ?water|sewage|sewerage|effluent)[\w ]{0,24} (?:is|are|will be) (?:needed|required|necessary)\b|\b(?:house|dwelling|home|lot)s?\b[^.;]{0,40}\b(?:must|shall|will|is to|are to|needs? to) (?:have|be (?:served|connected)|install|treat)\b[^.;]{0,40}\b(?:septic|on-?site|own (?:effluent|sewage|waste ?water)|treatment (?:plant|system))\b|\bany (?:septic|waste ?water|effluent|on-?site)[\w ]{0,24}(?:system )?(?:needs|requires|must have) a\b/i,
  report:
    /\bland[- ]capability\b|\bLCA\b|\b(?:effluent|waste ?water|sewage|septic|percolation|soil and site|site and soil|site-and-soil)\b[^.;]{0,40}\b(?:reports?|assessments?|evaluations?|designs?|stud(?:y|ies)|consultants?|test results)\b|\bsoil categor(?:y|ies)\b|\b(?:AS ?\/? ?NZS ?)1547\b|\b(?:disposal|irrigation|effluent) (?:area|field|envelope)\b[^.;]{0,60}\b(?:\d{2,4} ?(?:m2|m²|square)|shown|approved|suits?|suitable|fits?)\b|\bsuitable for (?:an )?(?:on-?site|effluent|septic)\b/i,
  lacking:
    /\b(?:no|without(?: an?| any)?|not|never|must|shall|should|required?|requires?|requiring|ask\w{0,3} for|will be needed|to be obtained|unless|if|before)\b/i,
  /** A sewer that is there or will come, or land where nobody may build. */
  needless:
    /\bE-?\d{1,2}\b[^.;]{0,40}\bsewer\w{0,3}\b|(?<!\bno )\bsewer(?:age)?\b[^.;]{0,60}\b(?:\d{2,3} ?mm|point|branch|junction|(?:is|are|been) laid|easement|in the (?:street|road)|access charge|contributions?)\b|\b(?:must|may|shall) not (?:build|erect|construct|place)\b[^.;]{0,40}\b(?:house|dwelling)|\b(?:keep|kept|remain)\b[^.;]{0,20}\bas (?:open )?(?:grazing|farm)\w{0,3}\b|\bsewer(?:age)? ?:? ?\$ ?\d|(?<!\bno (?:\w{4,12} )?)\bsewer(?:age)?\b[^.;]{0,60}\b(?:will be|to be|(?<!\bnot )available|may be connected|can be connected|at the boundary)\b|\bno (?:dwelling|house) (?:may|can|will|is to|shall|must) be (?:built|erected|approved|placed)\b/i,
})

/** Bare land without a sewer, and no report that it can take the waste of a house. */
export default defineRule({
  id: 'national/effluent-report-missing',
  title: 'Land capability (wastewater) report for land without a sewer',
  category: 'operational',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.environmentProtection), cite(act.sa.publicHealth)],
  appliesTo: [
    'vendor-statement',
    'special-conditions',
    'particulars',
    'contract-form',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'annexure',
  ],
  patterns,
  clear: 'No vacant land without a sewer and without a wastewater report was found.',
  subject:
    /\b(?:septic|effluent|waste ?water|land capability|on-?site (?:sewage|sewerage|disposal|treatment)|aerated)\b|\bsewer\w{0,4}\b[^.;]{0,50}\b(?:no|not|none|un\w{4,10}|outside)\b|\b(?:no|not|without|outside)\b[^.;]{0,60}\bsewer\w{0,4}\b/i,
  messages: {
    missing: {
      title:
        'No land capability (soil and effluent disposal) report for the vacant lot without a sewer',
      description:
        'The wording at {{where}} shows that no sewer serves this land, on which nothing is built. A house needs a septic or treatment system of its own, and councils usually ask for a land capability assessment (a soil and wastewater report) that shows that the ground can take it. No such report was found in this file. A system often costs $10,000 to $40,000, and on poor or small ground none may be approved.',
      recommendation:
        'Before you sign, ask the vendor for the report and the council what it would approve, or make the contract depend on a report of your own.',
      question:
        'Please give us any land capability assessment, soil test or wastewater (effluent disposal) report for the lot.',
    },
  },
  check({ doc }, report) {
    if (!hasPapers(doc) || !isBareLand(doc)) {
      report.notInDocument('No vacant land is sold, or its papers are not in this file.')
      return
    }
    const passages = passagesIn(doc, PAGE_KINDS)
    const told = passages.some(
      ({ text }) =>
        (patterns.report.test(text) && !patterns.lacking.test(text)) ||
        patterns.needless.test(text),
    )
    if (told || isOffThePlan(doc)) return
    const needed = passages.find(
      ({ text, zone }) => zone !== 'statutory-notice' && patterns.ownSystem.test(text),
    )
    const [unsewered = needed] = unseweredIn(doc)
    if (unsewered !== undefined) report('missing', [unsewered.span], {}, { strength: 'likely' })
  },
})
