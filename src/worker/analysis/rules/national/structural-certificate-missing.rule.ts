import type { PageKind } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** What stands up only if somebody has reckoned it. */
  structure:
    /\b(?:walls?|beams?|openings?|trusses|truss|roof|frames?|slabs?|footings?|verandahs?|decks?|balcon(?:y|ies)|mezzanines?|retaining|stumps?|piers?|posts?|purlins?|lintels?|columns?|dam|stairs?|carports?|patios?)\b/i,
  denied:
    /\b(?:structural engineer(?:'?s|ing)?|engineer'?s? (?:certificates?|certification|designs?|computations?))\b[^.;?]{0,60}[ |:](?:none|nil|not (?:lodged|held|found|on (?:the )?file|received|given))\b|\b(?:no|without(?: an?| any)?|neither [^.;]{0,24} nor(?: an?)?|lacks? an?|not one|never an?) (?:structural )?engineer(?:ing|'?s)?(?:'s)?(?: (?:certificates?|certification|designs?|reports?|computations?|drawings?|details?|calculations?|plans?|sign-?off|approval))?\b|\bengineer'?s? (?:certificates?|certification|designs?|computations?|drawings?|sign-?off)\b[^.;]{0,50}\b(?:not (?:been )?(?:lodged|given|provided|held|seen|sighted|shown|found|issued|attached|available|produced|obtained)|none|nil|missing|was never|were never|outstanding|cannot be)\b|\b(?:certificates?|design|computations?) (?:from|by|of) (?:an? |the )?(?:structural )?engineer\b[^.;]{0,24}\b(?:not|never|none|nil|missing|outstanding)\b|\bno structural (?:certificates?|design|computations?|certification|details?)\b|\bnot engineer(?:ed|-designed)\b/i,
  /** Nobody asked one, and nobody needed to. */
  deniedNot:
    /\b(?:cracks?|antenna|not required|not needed|no need|needed|is not an|was not engaged|may not|must not|shall not|cannot be (?:built|altered)|unless|if|engineered stone|fire engineer|was engaged|substitute|concealed|no further)\b|\?/i,
  /** A wall that carried something and is gone, or a frame that is up. */
  done: /\b(?:internal |dividing |load-?bearing |structural |supporting |the |a )?wall (?:between|dividing|formerly|that divided)\b[^.;]{0,70}\b(?:removed|taken (?:out|down)|opened|knocked (?:out|through|down)|cut)\b|\b(?:load-?bearing|structural|internal|supporting) walls?\b[^.;]{0,40}\b(?:removed|taken (?:out|down)|opened|knocked (?:out|through|down))\b|\b(?:removed|took out|taking out|knocked out|knocked through|opened up) (?:an? |the |two )?(?:(?:load-?bearing|structural|internal|supporting|dividing) walls?\b|wall (?:between|dividing))|\bstructural opening\b|\b(?:steel|laminated|timber) beam (?:was )?(?:put in|inserted|installed|fitted)\b|\bsteel frame on (?:a )?(?:concrete )?slab\b/i,
  doneNot:
    /\b(?:would|could|may|might|must|shall|if|to be|proposed|planned|wants?|19\d\d|lots? \d{1,3}|neighbour\w{0,3}|next door|as (?:the )?(?:drawing|plans?) shows?)\b|\?/i,
  engineer:
    /\bengineer(?:'?s|ing|ed|s)?\b|\bstructural (?:certificate|design|computations?|drawings?|inspection|report)\b|\bcomputations?\b|\bform 1[1256]\b/i,
})

/** Proof that somebody who can reckon it has looked at what carries the house. */
export default defineRule({
  id: 'national/structural-certificate-missing',
  title: 'Engineer’s certificates for structural work',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.building), cite(act.nsw.planning), cite(act.qld.building)],
  appliesTo: [
    'building-report',
    'building-permit',
    'special-conditions',
    'vendor-statement',
    'planning-certificate',
    'annexure',
  ],
  patterns,
  clear: 'No structural work without an engineer’s certificate was found.',
  subject:
    /\bengineer\w{0,4}(?:'s)?\b[^.;]{0,80}\b(?:certif\w{2,9}|structur\w{2,5}|designs?|drawings?|details|comput\w{5,7}|walls?|beams?|slabs?|footings?|truss\w{0,2}|none|posts|not|without)\b|\b(?:certif\w{2,9}|structural|walls?|beams?|without any|without|not)\b[^.;]{0,60}\bengineer\w{0,4}\b|\bstructural(?:ly)? (?:work|change|wall|certif|alter|beam|addition|sound|engineer)|\b(?:load-?bearing|retaining walls?|computations|steel frame)\b|\bwalls?\b[^.;]{0,60}\b(?:removed|knocked|taken out)\b|\b(?:removed|knocked out|took out|taken out)\b[^.;]{0,40}\bwalls?\b/i,
  givesWayTo: {
    'national/unapproved-building-work': ['denied', 'missing'],
    'tas/building-not-completed': ['denied', 'missing'],
    'nt/building-uncertified': ['denied', 'missing'],
  },
  messages: {
    denied: {
      title: 'No engineer’s certificate or design for structural work',
      description:
        'The wording at {{where}} says that no engineer designed or certified a part of the building that must carry loads, such as a wall, beam, roof, deck or slab. If it was built too weak, it can move or fail; strengthening it is dear, and insurers and the council ask for the certificate.',
      recommendation:
        'Before you sign, have a structural engineer look at it and price what is missing, and ask the vendor for the certificate.',
      question:
        'Who designed and certified this work, and can an engineer’s (structural) certificate be given before settlement?',
    },
    missing: {
      title: 'No engineer’s (structural) certificate is in this file for structural work',
      description:
        'The wording at {{where}} tells of structural work, such as a wall taken out or a frame on a slab, and no paper in this file mentions an engineer, a design or computations for it. If it was built too weak, it can move or fail, and strengthening it would be your cost.',
      recommendation:
        'Before you sign, ask for the engineer’s drawings and certificate, or have a structural engineer look at it.',
      question:
        'Which engineer designed and certified the structural work? Please give us the certificate.',
    },
  },
  check({ doc }, report) {
    const papers = passagesIn(doc, TELLING)
    const denied = papers.filter((passage) => isDenied(passage))
    for (const { span } of denied) report('denied', [span])
    if (denied.length > 0 || hasUnreadPages(doc)) return
    const done = papers.find(
      (passage) =>
        !patterns.doneNot.test(passage.text) && affirmed(passage, patterns.done) !== null,
    )
    if (done === undefined) return
    const isTold = doc.blocks.some(
      ({ text, zone }) => !SILENT.has(zone) && patterns.engineer.test(text),
    )
    if (!isTold) report('missing', [done.span], {}, { strength: 'likely' })
  },
})

/** Whose building a scheme's minutes speak of is not said here. */
const TELLING: readonly PageKind[] = [
  'building-report',
  'building-permit',
  'special-conditions',
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'annexure',
  'other',
]

const SILENT: ReadonlySet<string> = new Set(['statutory-notice', 'general-conditions'])

function isDenied({ text, previous }: Passage): boolean {
  if (!patterns.denied.test(text) || patterns.deniedNot.test(text)) return false
  return patterns.structure.test(text) || patterns.structure.test(previous.slice(-NEAR))
}

const NEAR = 120
