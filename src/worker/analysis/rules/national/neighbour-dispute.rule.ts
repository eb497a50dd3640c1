import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import {
  isNeighbourClaim,
  isQuarrelOver,
  NEIGHBOUR_CLAIM_PATTERNS,
} from '../harmless/neighbour-claims.ts'
import { disclosuresOf } from '../reading/passages.ts'

const patterns = wordings({
  ...NEIGHBOUR_CLAIM_PATTERNS,
  fencing:
    /\b(?:fencing notice|notice to fence|notice under (?:the|section \d{1,2} of the) (?:dividing )?fences act)\b|\b(?:dividing|boundary|common) fence\b.{0,70}\b(?:owing|outstanding|unpaid|notice|dispute|share|contribut\w{1,4}|half)\b|\bhalf the cost\b.{0,40}\bfence\b/i,
  quarrel:
    /\b(?:correspondence|letters?) from\b|\bwants? the (?:vendor|owner|seller) to (?:pay|fix|remove)\b|\b(?:dispute|disagree\w{0,4}|argument|quarrel|complain(?:t|ts|ed|s)?|claims?|claimed|alleg(?:es|ed|ation)|demand(?:s|ed)?|letter of demand|proceedings?|mediation|solicitor'?s letter)\b/i,
  neighbour:
    /\bpeople at\b|\bnumber \d{1,4}\b|\b(?:neighbou?rs?|neighbou?ring|adjoining|adjacent|next[- ]door|owners? of (?:lot|number|no\.?|the (?:adjoining|next|rear))|(?:lot|number|no\.) ?\d{1,4})\b/i,
  thing:
    /\b(?:fences?|fencing|trees?|roots?|branches|retaining walls?|drainage|run-?off|water|driveway|boundary|overhang\w{0,3}|noise|smoke|subsidence|damage)\b/i,
  wall: /\bretaining wall\b.{0,60}\b(?:leaning|bulging|needs? (?:repair|replacement))\b/i,
  barred:
    /\b(?:purchaser|buyer)\b.{0,30}\b(?:must|shall|will|may) not\b|\bno (?:claim|objection|requisition)\b|\bagent|commission|price|deposit|adjust\w{0,5}|indemnif\w{1,4}\b/i,
  /** A question about neighbours that the vendor answers with yes, and with more. */
  answeredYes:
    /\b(?:neighbou?rs?|adjoining (?:owners?|land)|next[- ]door)\b[^?]{0,90}\?[ |]{0,3}(?:☐ ?no )?(?:☒ ?)?yes\b(?: ☐ ?no\b)?[ |,:;.–-]{1,4}\S.{7}/i,
  /** What stands in somebody's way. */
  blocks:
    /\b(?:block|obstruct|shut|narrow)(?:s|ed|ing|ting)?(?: off)?\b[^.;]{0,40}\b(?:drive(?:way)?|right of (?:way|carriageway)|carriageway|access|passage|lane(?:way)?|easement)\b|\b(?:drive(?:way)?|right of (?:way|carriageway)|carriageway|access|passage|lane(?:way)?)\b[^.;]{0,40}\b(?:blocked|obstructed|built over|shut off|not (?:kept )?(?:open|clear))\b/i,
  ofWay: /\b(?:right of )?(?:way|carriageway)\b/i,
  grave: /\b(?:notice|order|proceedings?|tribunal|court|demand|damage)\b/i,
  trees: /\btrees?\b/i,
})

/** A quarrel that is sold with the land. */
export default defineRule({
  id: 'national/neighbour-dispute',
  title: 'Fences, trees and retaining walls shared with neighbours',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the fencing and tree laws of each state differ; what matters is the open claim' },
  appliesTo: ['special-conditions', 'vendor-statement', 'building-report', 'rates-certificate'],
  patterns,
  clear: 'No open claim or dispute with a neighbour was found.',
  subject:
    /\b(?:neighbou?r\w{0,3}|adjoining (?:owners?|occupiers?|propert\w{1,3}|land)|next door|owners? of (?:number |lot |unit |no\.? ?)?\d{1,4}|(?:people|owners?) at (?:number )?\d{1,4})\b[^.;]{0,120}\b(?:fenc\w{1,4}|trees?|roots?|walls?|drain\w{0,4}|water|complain\w{0,2}|disput\w{1,3}|disagree\w{0,4}|claims?|block\w{0,3}|obstruct\w{0,3}|crack\w{0,3}|encroach\w{0,5})\b|\b(?:fenc\w{1,4}|trees?|roots?|walls?|drain\w{0,4}|complain\w{0,2}|disput\w{1,3}|disagree\w{0,4}|claims?|encroach\w{0,5})\b[^.;]{0,120}\b(?:neighbou?r\w{0,3}|adjoining (?:owners?|occupiers?)|next door)\b|\bnotices? to fence|\bfencing notice|\bdividing fence|\bfences act|\bfenc(?:e|ing)\b[^.;]{0,80}\b(?:paid|pay|half|contribut\w{2,4})\b|\bhalf\b[^.;]{0,60}\bfenc(?:e|ing)\b|\bretaining walls?\b[^.;]{0,80}\b(?:lean\w{0,3}|replac\w{1,5}|crack\w{0,3}|fail\w{0,3}|rotat\w{0,3}|bulg\w{0,3})\b|\b(?:drainage|boundary|fence|fencing|tree) disputes?\b|\byour (?:\w{1,12} ){0,3}(?:fence|fig|trees?|roots|wall|downpipes?|lawn|drive|garage|path)\b/i,
  givesWayTo: {
    'national/owners-corporation-litigation': ['open'],
  },
  messages: {
    way: {
      title: 'A neighbour complains that something on the land blocks a drive or right of way',
      description:
        'The wording at {{where}} tells that a building or another thing on this land stands in the neighbour’s way. Where the title gives the neighbour a right of way over the land, it has to be kept clear: what stands there may have to go at the owner’s cost, and from settlement that owner is you.',
      recommendation:
        'Before you sign, read the letters, have the right of way marked on the land, and ask that the vendor clears it or settles with the neighbour first.',
      question:
        'What does the neighbour ask for, does anything stand on the right of way, and will the vendor clear it before settlement?',
    },
    open: {
      title: 'An open fence, tree or retaining wall matter with a neighbour',
      description:
        'The wording at {{where}} shows a claim, notice or open question with a neighbour about a fence, tree, wall or the like. Its cost, and the neighbour, stay with whoever owns the land.',
      recommendation:
        'Before you sign, ask for the letters and a price for the work, and that the vendor settles it before settlement.',
      question:
        'What does the neighbour ask for, and will the vendor resolve it before settlement?',
    },
  },
  check({ doc, facts }, report) {
    const way = facts.easements.find(
      ({ value }) => value.burdens && patterns.ofWay.test(`${value.purpose} ${value.description}`),
    )
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (zone === 'by-laws' || zone === 'minutes' || zone === 'planning-certificate') continue
      if (zone === 'title-search' || zone === 'plan') continue
      if (isQuarrelOver(text)) continue
      const isAnswer =
        zone === 'vendor-statement' && patterns.answeredYes.test(passage.block.text.slice(0, 400))
      const isQuarrel =
        isAnswer || isNeighbourClaim(passage) || holds(text, patterns.quarrel, patterns.neighbour)
      const isBlocked = isAnswer
        ? patterns.blocks.test(text)
        : affirmed(passage, patterns.blocks) !== null
      if (isQuarrel && isBlocked && !patterns.barred.test(text)) {
        const severity = way === undefined ? 'medium' : 'high'
        const spans = [span, ...(way?.spans.slice(0, 1) ?? [])]
        report('way', spans, {}, { severity, unmistakable: true })
        continue
      }
      if (isAnswer && patterns.quarrel.test(text)) {
        report('open', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (isNeighbourClaim(passage)) {
        report('open', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.barred.test(text)) continue
      // A rule of Queensland's own reads its tree orders.
      if (doc.state === 'QLD' && patterns.trees.test(text)) continue
      const words = [patterns.fencing, patterns.wall].find((one) => one.test(text))
      const quarrel = holds(text, patterns.quarrel, patterns.neighbour, patterns.thing)
      if (words === undefined && !quarrel) continue
      if (affirmed(passage, words ?? patterns.quarrel) === null) continue
      const grave = patterns.grave.test(text) || dollarsIn(text).length > 0
      report('open', [span], {}, grave ? { severity: 'medium' } : {})
    }
  },
})
