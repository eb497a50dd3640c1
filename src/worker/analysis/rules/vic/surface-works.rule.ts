import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** Placed in layers and tested, as a house may stand on it. */
  controlled:
    /\b(?:9[5-9]|100) ?(?:%|per ?cent) (?:of )?(?:the )?(?:standard|density|compact\w{2,4})\b|\bdensity tests?\b|\bcontrolled fill\b|\blevel (?:1|one) (?:supervis\w{2,4}|inspect\w{2,4}|certificat\w{1,4})\b/i,
  level: /\bnatural surface (?:level|of the land)\b|\bsurface level\b|\bsection 9AB\b/i,
  fill: /\bsoil (?:has been |was )?(?:placed|brought|imported)\b|\b(?:fill(?:ed|ing)?|uncontrolled fill|imported soil|cut and fill|earthworks|re-?grad(?:ed|ing)|excavat(?:ed|ion)|retaining walls?)\b/i,
  lot: /\b(?:lots?|land|site|block|allotments?|property|building envelope|house site|pad)\b/i,
  amount:
    /\b\d(?:\.\d{1,2})? ?(?:m|metres?|mm)\b|\b\d{3,4} ?mm\b|\bdepth\b|\b(?:compact\w{1,4}|not compacted|engineer\w{0,3}|level \d)\b/i,
  later:
    /\b(?:to be (?:provided|supplied|advised)|will be (?:provided|supplied|given)|not (?:yet )?(?:available|known|determined|disclosed)|may be)\b/i,
  other:
    /\b(?:fill(?:ed)? (?:in|out)|landfill|cavity|swimming pool|window|tooth|form)\b|\bfilled\b.{0,20}\bfields?\b|\bno (?:fill|works affecting)\b/i,
  digits: /\d(?:\.\d{1,2})? ?m{1,2}\b/i,
})

/** Made ground under a new house. */
export default defineRule({
  id: 'vic/surface-works',
  title: 'Fill and works on the surface of the lot',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 9AB')],
  appliesTo: ['special-conditions', 'vendor-statement', 'plan'],
  patterns,
  clear: 'No fill or works on the natural surface of the lot were found.',
  subject:
    /\bfill(?:ed|ing)?\b[^.;]{0,60}\b(?:depth|lots?|compact\w{1,4}|placed|soil|mm|metres?)\b|\b(?:lots?|site|vendor|uncontrolled|imported|clean)\b[^.;]{0,40}\bfill(?:ed|ing)?\b|\bnatural surface\b|\bsurface level\b|\bexcavat\w{1,4}\b|\bretaining walls?\b|\bearthworks\b|\bsite cut\b/i,
  // The report that goes with fill is asked for there.
  givesWayTo: { 'national/fill-report-missing': ['fill'] },
  messages: {
    fill: {
      title: 'The level of the lot is changed: fill, cutting or retaining walls',
      description:
        'The wording at {{where}} shows works that change the natural surface level of the lot, such as fill (soil brought in). Foundations on fill cost more, and a builder may need deeper piers.',
      recommendation:
        'Before you sign, ask for the plan of the works and a compaction report, and have your builder price the foundations.',
      question: 'How deep is the fill, where on the lot, and is there a compaction report?',
    },
    later: {
      title: 'Works on the surface of the lot are not disclosed yet',
      description:
        'The wording at {{where}} leaves the plan of works that change the surface level of the lot to later. Until it is known you cannot price the foundations. The law asks that it is disclosed.',
      recommendation: 'Ask for the plan of the works before you sign.',
      question: 'When will the vendor give the plan of the works that affect the surface level?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'vendor-statement',
      'plan',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (patterns.other.test(text)) continue
      const level = patterns.level.test(text)
      if (level && patterns.later.test(text)) report('later', [span])
      else if (level && affirmed(passage, patterns.level) !== null) report('fill', [span])
      else if (
        holds(text, patterns.fill, patterns.lot, patterns.amount) &&
        (patterns.digits.test(text) || affirmed(passage, patterns.fill) !== null)
      )
        report('fill', [span], {}, patterns.controlled.test(text) ? { severity: 'low' } : {})
    }
  },
})
