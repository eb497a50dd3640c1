import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { filledGround, FILLED_PATTERNS } from '../land/filled-ground.ts'
import { hasPapers } from '../papers/papers-here.ts'

/** Ground brought to the lot, and no paper of how it was placed. */
export default defineRule({
  id: 'national/fill-report-missing',
  title: 'Compaction or geotechnical report for filled ground',
  category: 'operational',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 9AB')],
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'plan',
    'planning-certificate',
    'rates-certificate',
    'annexure',
  ],
  patterns: FILLED_PATTERNS,
  clear: 'No filled ground without a report on its compaction was found.',
  subject:
    /\b(?:land|lot|site|ground|allotment|placed?|carries|controlled|uncontrolled|clean|imported|depth of|metres? of|cut and|engineered|structural)\b.{0,30}\bfill(?:ed|ing)?\b|\bfill(?:ed|ing)?\b.{0,40}\b(?:lot|site|depth|metres?|m of|\d m\b|compact\w{0,5}|soil|certif\w{1,6}|excavat\w{1,3})|\bfilled and cut\b|\bcompact(?:ed|ion)\b|\bgeo-?technical\b|\bsoil (?:tests?|reports?|classification|was (?:trucked|brought))\b/i,
  messages: {
    missing: {
      title: 'No compaction, geotechnical (soil) or engineer’s report for the fill on the land',
      description:
        'The wording at {{where}} shows that soil was or will be brought to the land (fill). An ordinary slab may stand on fill only if it was placed in layers and tested, but no compaction or Level 1 certificate, geotechnical (soil) report, site classification or engineer’s certificate was found in this file. Without one, footings may have to go down to natural ground, which can cost tens of thousands.',
      recommendation:
        'Before you sign, ask for the compaction certificate and the site classification, or make the contract depend on a soil test of your own, and let your builder price the footings.',
      question:
        'Please give us the compaction (Level 1) certificate, the geotechnical report and the site classification for the fill on the lot.',
    },
    untested: {
      title: 'The fill on the land is not certified: no compaction or geotechnical report',
      description:
        'The wording at {{where}} says that the soil brought to the land (fill) was not tested, or that there is no certificate or report of its compaction. Such ground can go on sinking. Most builders take it as the worst site class, where a house needs piers or the fill must be dug out, at your cost.',
      recommendation:
        'Before you sign, have a geotechnical engineer test the ground and your builder price the footings, or make the contract depend on it.',
      question: 'How deep is the fill, where on the lot, who placed it, and was it ever tested?',
    },
  },
  check(reading, report) {
    const { places, untested, isPapered } = filledGround(reading)
    if (untested.length > 0)
      report(
        'untested',
        [...places.slice(0, 1), ...untested.slice(0, PLACES)],
        {},
        { severity: 'high' },
      )
    if (untested.length > 0 || isPapered) return
    if (!hasPapers(reading.doc)) {
      report.notInDocument('Whether a report is there cannot be told from this file.')
      return
    }
    for (const span of places.slice(0, PLACES))
      report('missing', [span], {}, { strength: 'likely' })
  },
})

/** Places quoted at most, the first of the file. */
const PLACES = 3
