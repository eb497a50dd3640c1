import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { certificateSays } from './certificate-answers.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  topic:
    /\bbiodiversity (?:stewardship|values?|agreement|offset)\b|\bproperty vegetation plans?\b|\bset[- ]aside areas?\b|\bprivate land conservation\b|\bconservation agreements?\b|\bbiobanking\b|\boutstanding biodiversity\b|\b(?:threatened|endangered) (?:species|ecological communit\w{1,3})\b|\bvegetation (?:remediation|stop work) order\b/i,
  strict: /\bset[- ]aside\b|\border\b|\bstewardship\b|\bagreement\b|\boutstanding\b/i,
  certified: /\bbiodiversity certified\b/i,
})

/** Plants and animals that the owner may not remove. */
export default defineRule({
  id: 'nsw/biodiversity-constraint',
  title: 'Biodiversity and vegetation limits',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.biodiversity), cite(act.nsw.saleOfLand, 'Sch 2 items 29, 35, 36')],
  appliesTo: ['planning-certificate', 'special-conditions', 'title-search'],
  patterns,
  clear: 'No biodiversity agreement, set-aside or vegetation plan was found.',
  subject:
    /\bbio-?diversity (?:values?|stewardship|certif\w{4,8}|offsets?|agreements?|map|conservation (?:act|agreement|trust))\b|\boutstanding bio-?diversity\b|\bbio-?bank\w{0,3}\b|\bset[- ]aside areas?\b|\b(?:property|native) vegetation\b|\bstewardship agreements?\b|\bvegetation (?:plans?|clear\w{2,4}|management)\b|\b(?:threatened|endangered) (?:species|ecological|flora|fauna)\b|\bconservation agreements?\b|\bkoalas?\b|\b(?:critical|threatened) habitat\b|\bwildlife refuge\b/i,
  messages: {
    limit: {
      title: 'Biodiversity or vegetation limits affect the land',
      description:
        'The wording at {{where}} shows an agreement, map or plan that protects plants or animals on the land. Clearing and building can be barred, or need offsets that cost more than the works. It binds each new owner.',
      recommendation:
        'Before you sign, get the agreement or map and ask an ecologist what may still be built or cleared.',
      question: 'Which part of the land is covered, and what must the owner do or not do there?',
    },
  },
  check({ doc }, report) {
    const tell = (text: string, spans: Parameters<typeof report>[1]): void => {
      if (patterns.certified.test(text)) return
      report('limit', spans, {}, patterns.strict.test(text) ? { severity: 'high' } : {})
    }
    for (const { spans, text } of certificateSays(doc, patterns.topic, ['planning-certificate'])) {
      tell(text, spans)
    }
    for (const passage of papersIn(doc, ['special-conditions', 'title-search', 'annexure'])) {
      if (affirmed(passage, patterns.topic) !== null) tell(passage.text, [passage.span])
    }
  },
})
