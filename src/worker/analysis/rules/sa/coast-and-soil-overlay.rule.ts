import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  coast: /\bcoastal (?:areas?|flooding)(?: overlay)?\b|\bcoast protection\b|\bsea[- ]level rise\b/i,
  acid: /\bacid sul(?:f|ph)ate soils?\b/i,
  hazard:
    /\b(?:overlay|hazards?|subject to|affected|mapped|risk|erosion|applies|notice|order|within|zone)\b/i,
  listed: /^\W{0,3}(?:coastal (?:areas?|flooding)|acid sul(?:f|ph)ate soils?)\W{0,3}$/i,
  general: /\b(?:should|may wish|for (?:more|further) information|can be found)\b/i,
})

/** Overlays of the Planning and Design Code for the coast and for acid soils. */
export default defineRule({
  id: 'sa/coast-and-soil-overlay',
  title: 'Coastal areas and acid sulfate soils',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.sa.planningCode)],
  appliesTo: ['planning-certificate', 'vendor-statement'],
  patterns,
  clear: 'No coastal overlay and no acid sulfate soils were found in the papers.',
  subject:
    /\bcoast(?:al|s|line)?\b|\bacid sul(?:ph|f)ate\b|\bsea[- ]level\b|\bforeshore\b|\bstorm surge\b/i,
  messages: {
    coast: {
      title: 'A coastal hazard or coastal areas overlay applies',
      description:
        'The wording at {{where}} places the land under a coastal control. Erosion, storms and a rising sea can limit what may be built, ask for higher floors, and make insurance dear.',
      recommendation:
        'Before you sign, get an insurance quote, and ask the council which floor level and setback would apply to building work.',
      question: 'Has the land or house been affected by the sea, and are there protection works?',
    },
    acid: {
      title: 'Acid sulfate soils are mapped on the land',
      description:
        'The wording at {{where}} shows acid sulfate soils. Digging for footings, a pool or drainage can release acid that eats concrete and steel, so reports and treatment are asked for.',
      recommendation: 'If you plan to build or dig, have the soil tested before you sign.',
      question: 'Does the vendor have a soil report?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'vendor-statement',
      'special-conditions',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (text.endsWith('?') || isVicinity(passage) || patterns.general.test(text)) continue
      const about = `${passage.heading} ${text}`
      const listed = passage.zone === 'planning-certificate' && patterns.listed.test(text)
      if (!listed && !patterns.hazard.test(about)) continue
      if (patterns.coast.test(text) && affirmed(passage, patterns.coast) !== null) {
        report('coast', [span], {}, { severity: 'high' })
      } else if (patterns.acid.test(text) && affirmed(passage, patterns.acid) !== null) {
        report('acid', [span])
      }
    }
  },
})
