import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf } from '../reading/passages.ts'

const patterns = wordings({
  insects:
    /\bbiting (?:insects?|midges?)\b|\bmosquito(?:e?s)?\b|\bsand ?fl(?:y|ies)\b|\bmidges?\b/i,
  near: /\b(?:breed(?:ing|s)?|within|buffer|area|affected|near|aware|acknowledg\w{2,4}|pest|nuisance|note)\b/i,
  defence:
    /\bdefence\b.{0,60}\b(?:flying|aircraft|noise|training|exercise|activit\w{2,4}|range|land)\b|\b(?:RAAF|air ?force|air base|military|artillery|live firing)\b/i,
  other: /\bANEF\b|\baircraft noise\b|\b(?:defence housing|dha|lease|tenant|screens?|insurance)\b/i,
})

/** What the wet season and the air base bring to daily life. */
export default defineRule({
  id: 'nt/environmental-amenity',
  title: 'Biting insects and Defence activity',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the NT Planning Scheme was not checked' },
  appliesTo: ['special-conditions', 'planning-certificate', 'title-search', 'particulars'],
  patterns,
  clear: 'No note on biting insects or Defence activity was found.',
  subject:
    /\bbiting (?:insects?|midges?)\b|\b(?:mosquito|midge)(?:e?s)?\b|\bdefence\b|\bRAAF\b|\b(?:military|army|air force|weapons|aircraft noise|flight path)\b|\bANEF\b/i,
  messages: {
    insects: {
      title: 'Biting insects are noted for the area',
      description:
        'The wording at {{where}} notes mosquitoes or biting midges near the land. They can keep you indoors for part of the year, and some carry disease.',
      recommendation: 'Visit at dusk after a spring tide or in the wet season before you sign.',
      question: 'At what times are insects a nuisance, and is the house screened?',
    },
    defence: {
      title: 'You are told of Defence flying or training nearby',
      description:
        'The wording at {{where}} speaks of aircraft or training of the Defence Force. Noise comes in exercises of some weeks, by night too, and you could not complain of what you accepted.',
      recommendation: 'Ask for the aircraft noise contour of the address before you sign.',
      question: 'In which aircraft noise contour does the land lie?',
    },
  },
  check({ doc }, report) {
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (zone === 'minutes' || zone === 'by-laws' || patterns.other.test(text)) continue
      if (patterns.insects.test(text) && patterns.near.test(text)) {
        if (affirmed(passage, patterns.insects) !== null) report('insects', [span])
      } else if (patterns.defence.test(text) && affirmed(passage, patterns.defence) !== null) {
        report('defence', [span])
      }
    }
  },
})
