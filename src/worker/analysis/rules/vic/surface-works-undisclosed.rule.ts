import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { hasPapers } from '../papers/papers-here.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** A lot in the air or under ground has no surface that could be changed. */
  stacked:
    /\bapartments?\b|\bstorage cages?\b|\b(?:lies|is) on level \d|\blevel \d{1,2}\b[^.;]{0,20}\bm(?:2|²)|\btowers?\b|\bcar stackers?\b/i,
  stackedOnPlan: /\blevel \d{1,2}\b/i,
  told: /\bsurface (?:level|works)\b|\bnatural (?:surface|ground)\b|\b(?:section |s\.? ?)?9AB\b|\bfill(?:ed|ing)?\b|\bearthworks?\b|\bcut and fill\b|\b(?:engineering|levels?|grading|cut) plans?\b|\b(?:lot|finished) levels?\b|\bexcavat\w{1,4}\b/i,
  /** The print of every contract and of the list for buyers. */
  print: /\bfill(?:ed)? (?:in|out|pages?)\b|\bland ?fill\b/i,
  walls: /\bretaining walls?\b|\bbatters?\b|\bcut (?:to|of) \d/i,
})

/** Land off the plan, and not a word on what was done to its surface. */
export default defineRule({
  id: 'vic/surface-works-undisclosed',
  title: 'Details of works on the surface of a lot off the plan',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 9AB')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'vendor-statement', 'plan'],
  patterns,
  clear: 'No lot off the plan without details of works on its surface was found.',
  subject:
    /\bnatural surface\b|\bsurface level\b|\bretaining walls?\b|\bearthworks\b|\blot \d{1,4} (?:on|in) (?:a |an |the )?(?:proposed|unregistered)\b|\blots?\b[^.;]{0,40}\bfill(?:ed|ing)?\b|\bfill(?:ed|ing)?\b[^.;]{0,40}\blots?\b/i,
  messages: {
    missing: {
      title:
        'No details of works that affect the natural surface level of the lot (fill, cut, retaining walls)',
      description:
        'The wording at {{where}} sells a lot off the plan. By law the vendor must disclose works that affect, or will affect, the natural surface level of the lot, such as fill, cutting or retaining walls, and this file neither shows them nor says that there are none. Made ground needs dearer footings and can go on sinking. A buyer to whom such works were not disclosed may be able to end the contract.',
      recommendation:
        'Before you sign, ask for the plan of the works (with levels) or a statement that there are none, and for any compaction report.',
      question:
        'Are there works that affect the natural surface level of the lot? Please give us their details and plan, or state that there are none.',
    },
  },
  check({ doc, facts }, report) {
    const { offThePlan } = facts
    if (offThePlan === null || !hasPapers(doc)) {
      report.notInDocument('No lot off the plan is sold, or its papers are not in this file.')
      return
    }
    const passages = passagesIn(doc, PAGE_KINDS)
    const isStacked = passages.some(
      ({ text, zone }) =>
        (OF_THE_LOT.has(zone) && patterns.stacked.test(text)) ||
        (zone === 'plan' && patterns.stackedOnPlan.test(text)),
    )
    const isTold = passages.some(
      ({ text, zone }) =>
        zone !== 'statutory-notice' && patterns.told.test(text) && !patterns.print.test(text),
    )
    if (isStacked || isTold) return
    const wall = passages.find(
      ({ text, zone }) =>
        zone !== 'statutory-notice' && patterns.walls.test(text) && !text.includes('?'),
    )
    const words = offThePlan.spans.slice(0, 1)
    const sold = words.map(
      (word) =>
        passages.find(({ span }) => span.start <= word.start && word.end <= span.end)?.span ?? word,
    )
    const spans = [...sold, ...(wall === undefined ? [] : [wall.span])]
    report('missing', spans, {}, { facts: [offThePlan], strength: 'likely' })
  },
})

const OF_THE_LOT: ReadonlySet<PageKind> = new Set(['contract-form', 'particulars', 'plan'])
