import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { BUILT_ON_PATTERNS, bareLandIn } from '../buildings/built-on.ts'
import { defineRule } from '../define-rule.ts'
import { hasPapers } from '../papers/papers-here.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...BUILT_ON_PATTERNS,
  service:
    /\b(?:electricity|sewer(?:age|ed)?|unsewered|septic|effluent|waste ?water|mains|reticulated|rain ?water|tank water|bores?|off[- ]grid|solar|utilit(?:y|ies)|headworks|connection points?)\b|\bservices? ?[:|]|\bpower (?:lines?|poles?|pits?|supply|is|to|domes?|at|and)\b|\bwater (?:mains?|meters?|supply|service|charges?|usage|rates?|is|connection|access)\b|\bservices (?:are|is|available|connected|at|to the)\b|\b(?:serviced|unserviced) (?:lot|block|land)\b/i,
  /** What is said outright, also in a row of boxes. */
  said: /\bsewer\w{0,3} (?:is |was |has been |will be )?(?:not|available|laid|built|connected)\b/i,
  /** An unmarked box, the meaning of a word, a thing of the public or a right of the Crown. */
  print:
    /☐ ?\d{1,2}\b|\bdiagrams?\b|\bmeans\b|\?|\b(?:easements?|minerals|reservations|clause|adjust\w{1,5}|outgoings|authorit(?:y|ies) such as|bodies such as|suppliers of)\b/i,
})

/** Bare land of which nothing tells how water, power and sewer come to it. */
export default defineRule({
  id: 'national/lot-services-missing',
  title: 'Water, power and sewer of a vacant lot',
  category: 'operational',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: { none: 'what is connected to bare land is a matter of fact' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No vacant lot without a word on its services was found.',
  subject:
    /\bvacant (?:\w{1,14} ){0,2}(?:land|lot|block|allotment|site)\b|\b(?:lot|land|block) is vacant\b|\bimprovements?\b[^.;]{0,120}(?:\bnil\b|\bnone\b)|\b(?:electricity|power|water|sewer\w{0,3}|gas)\b[^.;]{0,60}\b(?:not |un)(?:yet )?(?:connected|available|serviced|supplied)\b|\bservices?\b[^.;]{0,60}\b(?:not |un)(?:yet )?(?:connected|available)\b/i,
  messages: {
    missing: {
      title: 'Nothing shows that water, power or sewer service is available to the vacant lot',
      description:
        'By the wording at {{where}} the land is vacant, and nothing in this file tells whether water, electricity and a sewer reach it, or what a connection costs. Bringing services to a lot can cost tens of thousands and take many months, and without them a house may not be approved.',
      recommendation:
        'Before you sign, ask the water authority, the electricity distributor and the council what serves the lot and what a connection would cost.',
      question:
        'Which services (water, electricity, sewer, telecommunications) are at the boundary of the lot, and which are connected?',
    },
  },
  check({ doc }, report) {
    const [bare] = bareLandIn(doc)
    if (bare === undefined || !hasPapers(doc)) {
      report.notInDocument('No vacant land is sold, or its papers are not in this file.')
      return
    }
    const isTold = passagesIn(doc, PAGE_KINDS).some(
      ({ text, zone }) =>
        !PRINT.has(zone) &&
        (patterns.said.test(text) || (patterns.service.test(text) && !patterns.print.test(text))),
    )
    if (!isTold) report('missing', [bare.span], {}, { strength: 'likely' })
  },
})

const PRINT: ReadonlySet<PageKind> = new Set(['general-conditions', 'statutory-notice'])
