import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  proposal:
    /\b(?:letter|notice|correspondence|notified|advised)\b.{0,40}\b(?:transport for nsw|sydney metro|transgrid|ausgrid|endeavour energy|essential energy|sydney water|westconnex)\b.{0,60}\b(?:tunnel|easement|stratum|line|corridor|acqui\w{2,6})\b|\b(?:energy|electricity|transgrid|ausgrid|endeavour|essential energy|pipeline|gas|metro|tunnel|substratum|stratum|transmission)\b.{0,90}\b(?:propos\w{1,4}|acqui\w{1,6}|easement to be|intends?|investigation|corridor|notice)\b|\b(?:propos\w{1,4}|acqui\w{1,6}|resum\w{1,6})\b.{0,70}\b(?:substratum|stratum|transmission line|pipeline|tunnel|electricity easement|metro)\b/i,
  about: /\b(?:land|lot|property|under|through|over|beneath|substratum|stratum)\b/i,
  near: /\b(?:vicinity|nearby|locality|suburb|adjoining|opposite|kilomet|within \d{2,4} m)/i,
  supply:
    /\b(?:supply|suppl(?:y|ied|ier)|meter|account|connected|embedded|charges?|tariff|bottle)\b/i,
})

/** Cables, pipes and tunnels that are still on paper. */
export default defineRule({
  id: 'nsw/infrastructure-proposal',
  title: 'Proposed power lines, pipelines and tunnels',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 items 9, 11, 13')],
  appliesTo: ['special-conditions', 'planning-certificate', 'annexure', 'rates-certificate'],
  patterns,
  clear: 'No proposal for a power line, pipeline or tunnel was found.',
  subject:
    /\b(?:power ?lines?|transmission|electricity|pipe ?lines?|tunnels?|substratum|metro|rail(?:way)?|light rail|motorway|freeway)\b[^.;]{0,80}\b(?:propos\w{1,4}|intend\w{0,3}|corridors?|investigation|acquir\w{1,3}|acquisition|planned|future|under (?:the )?(?:land|property)|beneath|letter|notified)\b|\b(?:propos\w{1,4}|intend\w{0,3}|corridors?|investigation|acquir\w{1,3}|acquisition|planned|future|under (?:the )?(?:land|property)|beneath|letter|notified)\b[^.;]{0,80}\b(?:power ?lines?|transmission|electricity|pipe ?lines?|tunnels?|substratum|metro|rail(?:way)?|light rail|motorway|freeway)\b|\btransgrid\b|\bsydney metro\b|\bsubstratum\b|\binfrastructure corridors?\b/i,
  givesWayTo: {
    'national/acquisition-or-road-widening': ['proposal'],
  },
  messages: {
    proposal: {
      title: 'A power line, pipeline or tunnel is proposed through or near the land',
      description:
        'The wording at {{where}} speaks of a proposal of an energy, gas or rail authority. It may take an easement or the ground below your home, which limits digging and building, and lenders ask about it.',
      recommendation:
        'Before you sign, get the authority’s letter and map, and check how wide and how deep it is.',
      question: 'What does the authority propose, how near and how deep, and when?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'special-conditions',
      'planning-certificate',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (!patterns.about.test(text) || patterns.supply.test(text)) continue
      if (affirmed(passage, patterns.proposal) === null) continue
      report('proposal', [span], {}, patterns.near.test(text) ? { severity: 'medium' } : {})
    }
  },
})
