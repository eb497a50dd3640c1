import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { harmlessAt } from '../harmless/harmless.ts'
import { hasPapers } from '../papers/papers-here.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'

const patterns = wordings({
  crown:
    /\bcrown (?:land|road|reserve|frontage|allotment strip|foreshore)s?\b|\b(?:government|unused|unmade|unmade government|paper|surveyed|reserved|closed crown) roads?\b|\bwater frontages?\b|\b(?:creek|river|lake) (?:frontage|reserve)\b|\bpublic land\b|\bforeshore reserve\b/i,
  /** Taken in with the land: by its fences, its stock, its buildings or its garden. */
  taken:
    /\b(?:enclosed|fenced (?:in|into|with|as part)|within the (?:fences?|fencing|property fence)|(?:fences?|fencing)\b[^.;]{0,24}\b(?:need not follow|do(?:es)? not follow|takes? in|includes?|encloses?|stands? on|out on|runs? (?:out )?on)|occup(?:ied|ies|ation|y)|is grazed|are grazed|grazes|cropped|cultivated|used (?:as|with|for) (?:part of |the |a ){0,2}(?:garden|lawn|paddocks?|grazing|yard|stock|farm|land)|stands? (?:partly |in part )?(?:up)?on|built (?:partly )?on|fixtures (?:up)?on|gates? across|lies (?:inside|within) the fence|runs? stock on)\b/i,
  /** The road itself, for a sentence that only points back: "The said road is enclosed …". */
  road: /\b(?:said|that|this|the) (?:crown )?(?:road|reserve|frontage|strip)\b|\bon (?:the )?road\b/i,
  unlike:
    /\?|\b(?:no|not|nor|neither|never|without|none)\b(?! (?:need|follow|formed|made|closed|sold|been (?:closed|formed)))|\b(?:if|any|where|must|shall|neighbour\w{0,3}|other side|opposite|across the road from|expired|lapsed|ended|revoked|consents?|act (?:19|20)\d\d|crown grant)\b/i,
  paper:
    /\benclosure permits?\b|\b(?:unused road|road|(?:water )?frontage|crown(?: land)?|occupation) (?:permits?|licen[cs]es?|tenures?|leases?)\b|\bpermissive occupanc(?:y|ies)\b/i,
  allowed:
    /\b(?:licen[cs]e[ds]?|permit(?:s|ted)?|leased?|tenures?|rent|closed in|bought|purchased|added to)\b/i,
})

/** A strip of the Crown behind the same fence, and no paper that lets the owner use it. */
export default defineRule({
  id: 'national/crown-licence-missing',
  title: 'Permit or licence for a Crown road or frontage that is used',
  category: 'legal',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: { none: 'each state’s law of Crown land and roads' },
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'title-search',
    'plan',
    'planning-certificate',
    'annexure',
  ],
  patterns,
  clear: 'No Crown land that is used without a permit or licence was found.',
  subject:
    /\bcrown (?:land|roads?|reserve|frontage|licen[cs]e|water frontage)\b|\b(?:government|unused|unmade|closed) roads?\b|\b(?:river|creek|lake) ?front\w{0,4}\b|\bwater frontage\b|\benclosure permit\b|\bgrazing licen[cs]e\b|\broad\b[^.;]{0,40}\b(?:enclosed|fenced in|used as part|grazed)\b/i,
  messages: {
    missing: {
      title:
        'No enclosure permit or Crown licence for the Crown road or frontage used with the land',
      description:
        'The wording at {{where}} shows that land of the Crown (a road that was never made, a reserve or a water frontage) is fenced in or used with the land sold. Its use needs an enclosure permit or a licence, and none was found in this file. That strip is not part of the sale: without a permit you can be told to move fences and other things off it, and others may walk in.',
      recommendation:
        'Before you sign, ask the vendor for the permit or licence, and the Crown land office whether it would be transferred to you and at what rent.',
      question:
        'Under which enclosure permit or licence is the Crown land used? Please give us a copy, and will it be transferred at settlement?',
    },
  },
  check(reading, report) {
    const passages = passagesIn(reading.doc, READ)
    const places = passages.filter((passage) => isTaken(passage))
    if (places.length === 0) return
    if (!hasPapers(reading.doc)) {
      report.notInDocument('Whether a permit is there cannot be told from this file.')
      return
    }
    if (passages.some((passage) => isPaper(passage))) return
    for (const { span } of places.slice(0, PLACES)) {
      if (harmlessAt(reading, span) === 'elsewhere') continue
      report('missing', [span], {}, { strength: 'likely' })
    }
  },
})

function isTaken({ text, previous, heading, zone }: Passage): boolean {
  if (text.length > LONGEST || zone === 'statutory-notice') return false
  if (!patterns.taken.test(text) || patterns.unlike.test(text)) return false
  if (patterns.crown.test(text)) return true
  const above = `${heading} ${previous.slice(-BEFORE)}`
  return patterns.road.test(text) && patterns.crown.test(above)
}

function isPaper({ text, heading }: Passage): boolean {
  if (patterns.paper.test(text) || patterns.paper.test(heading)) return true
  return patterns.allowed.test(text) && patterns.crown.test(`${heading} ${text}`)
}

const LONGEST = 320
const BEFORE = 200
/** Places quoted at most, the first of the file. */
const PLACES = 3

const READ: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'title-search',
  'plan',
  'planning-certificate',
  'rates-certificate',
  'annexure',
  'other',
]
