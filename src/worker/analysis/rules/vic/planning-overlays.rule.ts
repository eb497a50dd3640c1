import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:(?!Overlays? )[A-Z][a-z]{2,16} (?:and |or )?){1,4}Overlay\b|\b(?:SLO|VPO|ESO|DDO|DPO|DCPO|ICO|SBO|LSIO|BMO|WMO|HO|EMO|SMO|PAO|NCO|EAO|SCO|AEO|MAEO|RO|FO|RXO|IPO|CLPO|PO) ?\d{0,3}(?![A-Za-z])/,
  overlay:
    /\b(?:vegetation protection|significant landscape|environmental significance|design and development|development plan|neighbourhood character|erosion management|salinity management|buffer area|airport environs|restructure|development contributions? plan|infrastructure contributions?|specific controls?|state resource|road closure|built form|incorporated plan)s? overlay\b|\b(?:VPO|SLO|ESO|DDO|DPO|NCO|EMO|SMO|BAO|AEO|MAEO|DCPO|ICO|ICPO|SCO)\d{1,3}\b/i,
  /** The overlay of another land: "applies to land on the northern side of the road". */
  elsewhere:
    /\b(?:applies|apply) to (?:the |other )?land (?:on the \w{4,8} side|opposite|across|at|adjoining)\b|\bfound in the municipality\b/i,
  schedule: /\bschedule \d{1,3}\b|\([A-Z]{2,4}\d{1,3}\)|\b[A-Z]{2,4}O\d{1,3}\b/i,
  restructure: /\brestructure/i,
  /** Whoever divided the land has paid, so that nothing is left for the buyer. */
  levyPaid:
    /\bpermit holder (?:must|is to|will) pay\b[^.;]{0,20}\b(?:lev(?:y|ies)|contributions?)\b|\b(?:lev(?:y|ies)|contributions?)\b[^.;]{0,40}(?<!\b(?:not|be|been) )\b(?:been |already )?(?:paid|discharged|satisfied)\b/i,
  levy: /\b(?:contributions? (?:plan )?overlay\b|(?:DCPO|ICO|ICPO)\d{0,3}\b)/i,
  /** An overlay of another kind in the same line. */
  works:
    /\b(?:vegetation|landscape|environmental|design|development plan overlay|character|erosion|salinity|buffer|airport|built form|specific|(?:VPO|SLO|ESO|DDO|DPO|NCO|EMO|SMO|BAO|AEO|MAEO|SCO)\d{0,3}\b)/i,
  severe: /\b(?:erosion management|buffer area|(?:EMO|BAO)\d{0,3}\b)/i,
  middling:
    /\b(?:airport environs|salinity|environmental significance|significant landscape|development plan|incorporated plan|state resource|road closure|specific controls?|(?:AEO|MAEO|SMO|ESO|SLO|DPO|SCO)\d{0,3}\b)/i,
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
  names: patterns.named,
  clear: 'No other planning overlay was found.',
  subject: /\boverlays?\b|\b(?:DDO|VPO|SLO|ESO|NCO|DCPO|ICO|EMO|SCO|DPO)\d{0,3}\b/i,
  givesWayTo: {
    'national/noise-and-hazards': ['overlay'],
  },
  messages: {
    overlay: {
      title: 'A planning overlay can limit building, works or removal of trees{{named}}',
      description:
        'The entry at {{where}} shows a planning overlay: rules on top of the zone, for vegetation, design, landscape or whatever its name says. What it asks stands in its schedule: some building work, or taking out trees, may need a planning permit, which costs time and can be refused.',
      recommendation:
        'If you plan to build, extend or clear, ask the council’s planners before you sign what the overlay asks for.',
    },
    levy: {
      title:
        'A contributions overlay: a levy may be payable when you build or divide the land{{named}}',
      description:
        'The entry at {{where}} shows an overlay for development or infrastructure contributions. It asks for a levy by the dwelling or by the hectare, due when a permit for building or subdivision is given, unless it was paid for this lot already.',
      recommendation:
        'If you plan to build or divide, ask the council before you sign what is payable for this lot and whether it was paid.',
    },
    restructure: {
      title: 'A Restructure Overlay: the lot may not be fit to be built on by itself',
      description:
        'The entry at {{where}} shows a Restructure Overlay, which the planning scheme puts on old subdivisions. Under it a single lot may get no permit for a house, or only together with other lots.',
      recommendation:
        'Before you sign, ask the council’s planners in writing whether this lot alone may have a house, or keep or replace the one on it.',
      question: 'Which restructure plan applies, and does this lot by itself meet it?',
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
        patterns.elsewhere.test(text) ||
        affirmed(namesIt(passage), patterns.overlay) === null
      )
        continue
      const sure = patterns.schedule.test(text) ? ({ unmistakable: true } as const) : {}
      if (patterns.restructure.test(text)) {
        report('restructure', [span], {}, { severity: 'critical', ...sure })
        continue
      }
      if (patterns.levy.test(text) && !patterns.works.test(text)) {
        if (patterns.levyPaid.test(text)) continue
        report('levy', [span], {}, { severity: 'low', ...sure })
        continue
      }
      const severity = patterns.severe.test(text)
        ? ('high' as const)
        : patterns.middling.test(text)
          ? ('medium' as const)
          : ('low' as const)
      report('overlay', [span], {}, { severity, ...sure })
    }
  },
})

/** A line with the number of its schedule says all of it: what stands below is of another overlay. */
function namesIt(passage: Passage): Pick<Passage, 'text' | 'next' | 'block'> {
  return patterns.schedule.test(passage.text)
    ? { text: passage.text, block: passage.block, next: '' }
    : passage
}
