import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS, againstDenial, denialOf } from '../reading/denials.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  subject:
    /\b(?:statutory (?:encumbrances?|easements?)|(?:unregistered|implied) easements?|(?:sewers?|drains?|pipes?|mains?|public (?:works|infrastructure|services)) (?:on|under|in|through|over|across|crossing|affecting|within))\b/i,
  main: /\b(?:sewers?|sewer main|storm ?water (?:main|drain|pipe|line)|water main|rising main|trunk main|drainage (?:main|pipe|line)|gas (?:main|pipeline)|high voltage (?:cable|line)|cable|pipeline|culvert)\b/i,
  crosses:
    /\b(?:cross(?:es|ing)?|beneath|under(?:neath)?|through|travers(?:es|ing)|runs? (?:along|across|within|inside)|built over|over (?:the )?(?:main|sewer|drain))\b/i,
  here: /\b(?:lot|land|property|dwelling|house|carport|garage|building|site|allotment|block|slab|extension|pool|yard)\b/i,
  not: /\b(?:(?:connected|joined) to (?:the )?(?:\w{4,12} )?(?:sewers?|mains?|drains?)|under test|house (?:drain|branch|connection)|no (?:sewer|main|drain|pipe|public)|none|does not|do not|outside the|street only|in the (?:road|street|footpath|verge)|adjoining (?:lot|land)|neighbour)\b/i,
})

/** A public pipe or cable through the land, where the vendor says that there is none. */
export default defineRule({
  id: 'national/service-denied',
  title: 'Public pipes and cables that the vendor denies',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'water-certificate', 'plan', 'building-permit'],
  patterns,
  clear: 'No public pipe or cable was found where the papers say that there is none.',
  subject:
    /\b(?:statutory (?:encumbrances?|easements?)|(?:unregistered|implied) easements?)\b|\b(?:sewers?|drains?|mains?|pipes?|pipelines?|cables?|culverts?)\b[^.;]{0,80}\b(?:cross\w{0,3}|through|under|beneath|across|over|within|traverses?)\b|\b(?:under|beneath|built over|across|through)\b[^.;]{0,60}\b(?:sewers?|drains?|mains?|pipes?|pipelines?|cables?|culverts?)\b/i,
  messages: {
    shown: {
      title:
        'A sewer, drain or other main crosses the land, although a statutory encumbrance is denied',
      description:
        'The vendor answers that there is no such encumbrance, but the wording at {{where}} shows a public pipe or cable on the land. Its owner may enter and dig it up, and you may not build over it; a building that stands over it without consent may have to be changed at your cost.',
      recommendation:
        'Before you sign, ask for the plan of the service and the consent to build over it, and have the answer corrected.',
      question:
        'Is there a consent to build over the main that crosses the land, and will the answer in the statement be corrected?',
    },
  },
  check({ doc }, report) {
    const denied = denialOf(doc, patterns.subject, [
      'vendor-statement',
      'contract-form',
      'particulars',
    ])
    if (denied === null) {
      report.notInDocument('No answer was read that denies public pipes and cables.')
      return
    }
    const shown = passagesIn(doc, [
      'water-certificate',
      'plan',
      'building-permit',
      'planning-certificate',
      'building-report',
      'rates-certificate',
      'annexure',
      'other',
    ]).find(
      ({ text }) =>
        patterns.main.test(text) &&
        patterns.crosses.test(text) &&
        patterns.here.test(text) &&
        !patterns.not.test(text),
    )
    if (shown === undefined) return
    report(
      'shown',
      [denied.span, shown.span],
      {},
      againstDenial(denied, shown, { answer: 'No such encumbrance' }),
    )
  },
})
