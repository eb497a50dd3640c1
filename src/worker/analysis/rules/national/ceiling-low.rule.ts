import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  height:
    /\bceilings?(?: heights?)?\b[^0-9.;]{0,40}(\d)[.,](\d{1,3}) ?m(?:etres?)?\b|\b(\d)[.,](\d{1,3}) ?m(?:etres?)?(?: high)? (?:to (?:the )?)?ceilings?\b|\bceilings?(?: heights?)?\b[^0-9.;]{0,40}(?<![\d.])(\d)(\d{3}) ?mm\b/i,
  /** A height that the writer himself calls too low, or the room to the head. */
  short:
    /\bheights?\b[^0-9.;]{0,24}(\d)[.,](\d{1,3}) ?m(?:etres?)?\b[^.;]{0,30}\b(?:under|below|less than|short of|not)\b|\b(\d)[.,](\d{1,3}) ?m(?:etres?)? (?:of )?head ?(?:room|height)\b|\bhead ?(?:room|height)\b[^0-9.;]{0,24}(\d)[.,](\d{1,3}) ?m(?:etres?)?\b/i,
  pointing:
    /^\W{0,3}(?:\d{1,2}[\d.]{0,5} )?(?:they|it|these|both|this|that|(?:(?:its|their|the) )?ceilings?(?: heights?)? (?:is|are|was|were|\d))\b/i,
  room: /\b(?:(?:bed|store|lower|ground-level) ?rooms?|studio|living|lounge|rumpus|family room|bed-?sit\w{0,4}|sitting[- ]room|sun ?room|furnished|lower storey|flat|granny|habitable|study|office|lined|converted|conversion|sleep ?out|room|attic|loft|teenage|dwelling|unit|retreat|games)\b/i,
  other:
    /\b(?:bulkheads?|bathrooms?|laundry|toilet|corridor|hallway|kitchen|store ?room|garage door|under ?floor|sub-?floor|wine|shed|car ?port|car ?park|clearance|minimum|must be|required|at least|no less)\b/i,
})

/** National Construction Code, Volume Two, H4P2 and Housing Provisions 10.3.1: 2.4 m in a habitable room. */
const LEAST_METRES = 2.4
const LOWEST_METRES = 1.5
/** So far before it, in its own paragraph, the room may be named. */
const AHEAD = 300

/** A room too low to be lived in. */
export default defineRule({
  id: 'national/ceiling-low',
  title: 'Height of the rooms',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'the National Construction Code, which each state’s building act applies' },
  appliesTo: ['building-report', 'plan', 'vendor-statement', 'building-permit'],
  patterns,
  clear: 'No room was found whose ceiling is stated below 2.4 metres.',
  subject:
    /\bceilings?\b[^.;]{0,40}\b(?:height|heights|low|high|\d{4} ?mm|\d{4}|\d\.\d{1,2} ?m)|\b(?:\d\.\d{1,2} ?m(?:etres?)?|\d{4} ?mm|low|high|height of the)\b[^.;]{0,20}\bceilings?\b|\bceilings?(?: is| are| of)? \d\.\d|\bhead ?room\b|\bhead height\b|\bheight\b[^.;]{0,20}\b2\.\d/i,
  isPropertyRisk: true,
  messages: {
    low: {
      title: 'A room’s ceiling is {{height}} m high, below the 2.4 m for a habitable room',
      description:
        'The wording at {{where}} gives a ceiling height of {{height}} m. A room for living or sleeping needs 2.4 m (under a sloping roof, over most of its floor); one lower was most likely never approved as such, can hardly be approved as it stands, and may not be let or counted as a bedroom.',
      recommendation:
        'Before you sign, ask for the approval of this room and value the home without it.',
      question: 'Was this room approved as a habitable room? Please give us the approval.',
    },
  },
  check({ doc }, report) {
    for (const { text, span, heading, previous, block } of passagesIn(doc, [
      'special-conditions',
      'building-report',
      'plan',
      'vendor-statement',
      'building-permit',
      'planning-certificate',
      'rates-certificate',
      'annexure',
      'other',
    ])) {
      const match = patterns.height.exec(text) ?? patterns.short.exec(text)
      if (match === null || patterns.other.test(text)) continue
      // "They were not part of it, their ceiling is 2.1 metres high": the rooms were named before.
      const ahead = block.text.slice(0, Math.max(0, span.start - block.span.start)).slice(-AHEAD)
      const about = patterns.pointing.test(text) ? `${ahead} ${previous} ${text}` : text
      if (!patterns.room.test(`${heading} ${about}`)) continue
      const height = Number(
        `${match[1] ?? match[3] ?? match[5]}.${match[2] ?? match[4] ?? match[6]}`,
      )
      if (height < LOWEST_METRES || height >= LEAST_METRES) continue
      report('low', [span], { height })
    }
  },
})
