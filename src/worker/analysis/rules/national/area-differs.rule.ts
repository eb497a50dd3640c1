import { sellsPart } from '../../facts/title/sells-part.ts'
import { wordings } from '../../wording/wordings.ts'
import { sayArea } from '../land/areas.ts'
import { areaUnlikeSize, UNLIKE_SIZE_PATTERNS, unlikeReport } from '../land/areas-unlike-size.ts'
import { defineRule } from '../define-rule.ts'
import { LABELLED_AREA_PATTERNS, labelledAreasApart } from '../land/labelled-areas.ts'
import {
  comparesAreas,
  isAreaToldAgain,
  LOT_AREAS_APART_PATTERNS,
  lotAreasApart,
} from '../land/lot-areas-apart.ts'
import { passagesIn } from '../reading/passages.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'

const patterns = wordings({
  ...LOT_AREAS_APART_PATTERNS,
  ...LABELLED_AREA_PATTERNS,
  ...UNLIKE_SIZE_PATTERNS,
  /** "Each of which is part of the Lot on title": a car space, of which nobody sells a part. */
  accessory:
    /\b(?:car ?(?:space|park|port|bay)s?|storage|cages?|parking|store ?rooms?|garages?)\b[^;]{0,160}\bpart of the (?:lot|title|unit)\b/i,
  /** "Lot 9 on PS…, being part of the land in Volume …": the whole of a lot out of a larger title. */
  ofParent:
    /(?<!(?:part|portion) of (?:the )?)\b(?:lot|allotment|unit|apartment) [A-Z]?\d{1,5}[A-Z]? (?:on|in) [^.;]{0,60}\b(?:being|is|forms|forming|comprising)(?: a)? part of (?:the )?(?:land|certificate|parcel|vol(?:ume|\.)|folio|parent)/i,
  /** Off the plan the title that is named is the parent's. */
  ofParentTitle:
    /\bpart of (?:the )?(?:land|title|parent)\b[^.;]{0,60}\b(?:certificate of title|folio|vol(?:ume|\.))/i,
})

/** A gap of so small a part of the land weighs less. */
const SMALL = 0.05

/** The same area, written twice. */
export default defineRule({
  id: 'national/area-differs',
  title: 'Area of the land or home',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of title and plan' },
  appliesTo: ['particulars', 'contract-form', 'plan'],
  patterns,
  clear: 'No area was found that two papers give differently.',
  messages: {
    differ: {
      title: 'The area differs between documents: {{first}} and {{second}}',
      description:
        'The area is {{first}} in one place and {{second}} in another. If the smaller one is right, you get {{gap}} less than the other paper tells you, at the same price.',
      recommendation: 'Before you sign, ask which area is right and compare it with the plan.',
      question: 'Which area is right, {{first}} or {{second}}?',
    },
  },
  check({ doc, facts }, report) {
    const ofNewPlan = facts.lotPlan !== null && isOffThePlan(doc)
    const isPart = passagesIn(doc, ['particulars', 'contract-form']).some(
      ({ text }) =>
        sellsPart(text) &&
        !patterns.ofParent.test(text) &&
        !patterns.accessory.test(text) &&
        !(ofNewPlan && patterns.ofParentTitle.test(text)),
    )
    if (isPart) {
      report.notInDocument(
        'A part of a lot is sold, which the papers about the lot do not measure.',
      )
      return
    }
    const labelled = labelledAreasApart(doc, facts)
    if (labelled !== null) {
      const { stated, shown } = labelled
      const gap = Math.round(Math.abs(shown.squareMetres - stated.squareMetres))
      const [first, second] = [`${stated.squareMetres} m²`, `${shown.squareMetres} m²`]
      report(
        'differ',
        [stated.span, shown.span],
        { first, second, gap: `${gap} m²` },
        {
          severity: gap > stated.squareMetres * SMALL ? 'high' : 'medium',
          strength: 'likely',
          sides: [
            { label: 'Contract', value: first, spans: [stated.span] },
            { label: 'Plan or other paper', value: second, spans: [shown.span] },
          ],
        },
      )
      return
    }
    const ofLot = lotAreasApart(doc, facts)
    if (ofLot === null) {
      const unlike = areaUnlikeSize(doc, facts)
      if (unlike !== null) report('differ', ...unlikeReport(unlike))
      else if (!comparesAreas(doc, facts) && !isAreaToldAgain(doc, facts))
        report.notInDocument('No area of this property stands in two papers: none was compared.')
      return
    }
    const { sold, shown } = ofLot
    const gap = Math.abs(sold.squareMetres - shown.squareMetres)
    const [first, second] = [sayArea(sold.squareMetres), sayArea(shown.squareMetres)]
    report(
      'differ',
      [sold.span, shown.span],
      { first, second, gap: sayArea(gap) },
      {
        severity: gap > sold.squareMetres * SMALL && sold.of !== 'outside' ? 'high' : 'medium',
        strength: 'likely',
        sides: [
          { label: 'Contract', value: first, spans: [sold.span] },
          { label: 'Plan or other paper', value: second, spans: [shown.span] },
        ],
      },
    )
  },
})
