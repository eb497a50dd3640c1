import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  shaft:
    /\b(?:mine|open|filled|old|capped|abandoned|unfenced|disused|opal|gold) (?:or \w{3,9} )?(?:mine )?shafts?\b|\b(?:mine|old|underground|abandoned) workings\b|\bmine ?shafts?\b|\bshafts?\b[^.;]{0,30}\bmines?\b|\badits?\b|\bmullock heaps?\b|\bshafts? \d\b|\bground collapse\b/i,
  here: /\b(?:on|under|beneath|within|in|across|below) (?:the |this |your )?(?:land|lots?|property|block|site|house|yard|paddock|boundar\w{1,3}|allotment|parcel)\b|\bhazard\b|\bcover\b|\bpurchaser\b|\b(?:metres|m) from (?:the |its )?(?:western|eastern|northern|southern|side|rear|front)? ?(?:boundary|house|dwelling)\b/i,
  other:
    /\b(?:lift|vent(?:ilation)?|inspection|light|air|stair|service|sewer|pump|maintenance|drive|prop(?:eller)?) shafts?\b/i,
  /** Workings and shafts of insects: what an inspector of timber pests finds. */
  ofPests:
    /\b(?:termites?|white ants?|borers?|timber pests?|pest|ants?|stumps?|posts?|trees?|galler(?:y|ies)|mud|leads?|frass|timbers?|joists?|bearers?|framing|skirtings?|architraves?)\b/i,
  ofMining:
    /\b(?:min(?:e|es|ing|ers?)|shafts?|quarr\w{1,4}|opal|gold|coal|adits?|subsidence|ground collapse)\b/i,
  denied:
    /\b(?:no|none|not|nor|without)\b[^.;]{0,50}\b(?:known|shown|recorded|found|shafts?|workings?|within|under|on the)\b|\bneighbouring\b|\badjoining\b|\bin the district\b|\b(?:kilomet\w{2,3}|km) (?:away|from|to)\b/i,
})

/** Holes that the ground may open again, whoever dug them. */
export default defineRule({
  id: 'national/mine-workings',
  title: 'Mine shafts and old workings on the land',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the duty to make shafts safe differs by state and by the title' },
  appliesTo: ['special-conditions', 'vendor-statement', 'planning-certificate', 'building-report'],
  patterns,
  clear: 'No paper was found that tells of mine shafts or old workings on the land.',
  subject:
    /\bmine(?:s|shafts?|d)?\b|\bmining\b|\bmullock\b|\bshafts\b|\b(?:old|abandoned|disused|underground|former|deep|gold) (?:workings|shaft)\b|\badits?\b|\btailings\b|\b(?:gold|opal|coal) ?fields?\b|\bcollier(?:y|ies)\b|\bground collapse\b/i,
  messages: {
    shafts: {
      title: 'Mine shafts or old workings are on or beside the land',
      description:
        'The wording at {{where}} tells of shafts or old workings. The ground over them can fall in, a lender may not lend, insurance may not answer, and an owner can be ordered to fence, cap or fill them at great cost.',
      recommendation:
        'Before you sign, ask the mines department for its records, have the ground looked at by a geotechnical engineer, and ask a lender and an insurer.',
      question:
        'Where are the shafts, which of them are capped, and has any authority asked for work on them?',
    },
  },
  check({ doc }, report) {
    const passages = new Set([
      ...disclosuresOf(doc),
      ...passagesIn(doc, ['building-report', 'other']),
    ])
    for (const { plain, text, span, previous, heading } of passages) {
      if (!patterns.shaft.test(text) || !patterns.here.test(plain)) continue
      if (patterns.other.test(text) || patterns.denied.test(text)) continue
      const around = `${heading} ${previous} ${text}`
      if (patterns.ofPests.test(around) && !patterns.ofMining.test(text)) continue
      report('shafts', [span])
    }
  },
})
