import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'
import { isVicinity } from '../vicinity.ts'

const patterns = wordings({
  overlay:
    /\b(?:vegetation protection|significant landscape|environmental significance|design and development|development plan|neighbourhood character|erosion management|salinity management|buffer area|airport environs|restructure|development contributions? plan|infrastructure contributions?|specific controls?|state resource|road closure|built form|incorporated plan)s? overlay\b|\b(?:VPO|SLO|ESO|DDO|DPO|NCO|EMO|SMO|BAO|AEO|MAEO|DCPO|ICO|ICPO|SCO)\d{1,3}\b/i,
  severe: /\b(?:erosion management|EMO|buffer area|BAO|restructure|airport environs|AEO|MAEO)/i,
  nil: /\bno\b|\bnone\b|\bnot\b/i,
})

/** Planning overlays other than flood, fire, heritage, audit and acquisition, which have rules of their own. */
export default defineRule({
  id: 'vic/planning-overlays',
  title: 'Other planning overlays',
  category: 'compliance',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.planningProvisions), cite(act.vic.saleOfLand, 's 32C')],
  appliesTo: ['planning-certificate', 'vendor-statement'],
  patterns,
  clear: 'No other planning overlay was found.',
  messages: {
    overlay: {
      title: 'A planning overlay limits building or removal of trees',
      description:
        'The entry at {{where}} shows a planning overlay (for vegetation, design, landscape or the like). Some building work, or taking out trees, needs a planning permit, which costs time and can be refused.',
      recommendation:
        'If you plan to build, extend or clear, ask the council’s planners before you sign what the overlay asks for.',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'vendor-statement',
      'rates-certificate',
      'annexure',
    ])) {
      const { text, span } = passage
      if (
        !patterns.overlay.test(text) ||
        isVicinity(passage) ||
        affirmed(passage, patterns.overlay) === null
      )
        continue
      report('overlay', [span], {}, patterns.severe.test(text) ? { severity: 'medium' } : {})
    }
  },
})
