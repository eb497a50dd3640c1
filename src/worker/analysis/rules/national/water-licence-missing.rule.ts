import { defineRule } from '../define-rule.ts'
import { OWN_WATER_PATTERNS, takenWater } from '../land/own-water.ts'
import { hasPapers } from '../papers/papers-here.ts'

/** Land watered from a bore, a river or a dam, and no right to the water in the papers. */
export default defineRule({
  id: 'national/water-licence-missing',
  title: 'Licence or approval for irrigation water and bores',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: { none: 'each state’s water law; a licence is held apart from the land' },
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'rates-certificate',
    'building-report',
    'annexure',
  ],
  patterns: OWN_WATER_PATTERNS,
  clear: 'No irrigation water or bore without a licence or approval was found.',
  subject:
    /\b(?:bores?|irrigat(?:e|ed|ion|ing)|dams?|(?:river|creek|bore|irrigation) (?:pump|water)\w?|pumped from|pump at|water (?:access )?licen[cs]es?|water allocations?|water entitlements?)\b/i,
  messages: {
    missing: {
      title: 'No water licence, allocation or bore approval for the water used on the land',
      description:
        'The wording at {{where}} shows water taken for irrigation or from a bore. That usually needs a licence, an allocation or a works approval, which is held apart from the land and does not always pass with it, and none was found in this file. Where one is needed and missing, you may not take the water, the works can be closed, and in many districts no new licence is given.',
      recommendation:
        'Before you sign, ask the vendor and the water authority whether a licence is needed, ask for it (number, volume, holder) and for the bore or works approval, and have the contract say that they are transferred to you.',
      question:
        'Under which licence, allocation or approval is the water taken? Please give us a copy, and will it be transferred at settlement?',
    },
  },
  check({ doc }, report) {
    if (!hasPapers(doc)) {
      report.notInDocument('Whether a licence is there cannot be told from this file.')
      return
    }
    const { places, isLicensed } = takenWater(doc)
    if (isLicensed) return
    for (const span of places.slice(0, PLACES))
      report('missing', [span], {}, { strength: 'likely' })
  },
})

/** Places quoted at most, the first of the file. */
const PLACES = 3
