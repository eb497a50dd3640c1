import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import {
  isNeighbourClaim,
  isQuarrelOver,
  NEIGHBOUR_CLAIM_PATTERNS,
} from '../harmless/neighbour-claims.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  ...NEIGHBOUR_CLAIM_PATTERNS,
  trees:
    /\btrees \(disputes between neighbours\)|\btree (?:dispute|order)\b|\border\b.{0,60}\btree\b/i,
  dispute:
    /\b(?:disagreement|dispute|argument)\b.{0,50}\b(?:neighbou?r\w{0,3}|owners? of|lot \d|retaining wall|fence|tree|driveway|boundary)\b|\b(?:dividing fences?|fencing|tree|access)\b.{0,40}\b(?:notice|order|application|dispute|proceedings)\b|\b(?:notice|order|application|dispute|proceedings)\b.{0,60}\b(?:dividing fence|fencing|tree|access to neighbouring|neighbour\w{0,4}|adjoining owner)\b|\bneighbouring land order\b/i,
  barred: /\b(?:no claim|not (?:make|object)|must not|shall not)\b/i,
})

/** A quarrel over a boundary that the next owner takes over. */
export default defineRule({
  id: 'nsw/neighbour-order',
  title: 'Orders and disputes about trees, fences or access',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 items 15, 30'), cite(act.nsw.trees)],
  appliesTo: ['planning-certificate', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No order or dispute about trees, fences or access was found.',
  subject:
    /\bneighbours?(?:'s?)?\b|\bneighbouring (?:land|owner|property)\b|\badjoining owners?\b|\bdividing fences?\b|\btree (?:order|dispute)s?\b|\b(?:fence|fencing|trees?|boundary|access|retaining wall|drainage)\b[^.;]{0,80}\b(?:disputes?|disagree\w{0,5}|orders?|notices?|claims?|court|tribunal|NCAT|encroach\w{0,6}|adjoining)\b|\b(?:disputes?|disagree\w{0,5}|orders?|notices?|claims?|court|tribunal|NCAT|encroach\w{0,6}|adjoining)\b[^.;]{0,80}\b(?:fence|fencing|trees?|boundary|access|retaining wall|drainage)\b|\bgo to (?:the )?court\b|\b(?:your|our) (?:lawn|garage|garden|yard|fence|side)\b/i,
  replaces: ['national/neighbour-dispute'],
  messages: {
    order: {
      title: 'An order or dispute with a neighbour about a tree, fence or access',
      description:
        'The wording at {{where}} shows an order, notice or open dispute with a neighbour. It can bind the new owner: the work and its cost may fall on you after completion.',
      recommendation: 'Ask for the papers and a price for the work before you sign.',
      question:
        'What does the order or notice require, and will the vendor comply with it before completion?',
    },
  },
  check({ doc }, report) {
    for (const { spans } of certificateSays(doc, patterns.trees, ['planning-certificate'])) {
      report('order', spans)
    }
    for (const passage of papersIn(doc, ['special-conditions', 'annexure', 'other'])) {
      const { text, span } = passage
      if (isQuarrelOver(text)) continue
      if (isNeighbourClaim(passage)) {
        report('order', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.barred.test(text)) continue
      if (affirmed(passage, patterns.dispute) !== null) report('order', [span])
    }
  },
})
