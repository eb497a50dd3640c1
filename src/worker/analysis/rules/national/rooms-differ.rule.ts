import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  counted:
    /\b(\d|one|two|three|four|five|six)[ -](?:(?:double|large|generous|secure|undercover|covered|basement|single) ){0,2}(bed(?:room)?s?|bath(?:room)?s?|car ?(?:spaces?|parks?|bays?))\b/i,
  labelled:
    /\b(bedrooms?|bathrooms?|car ?(?:spaces?|parks?|bays?)) ?[:|]? (\d)\b(?![\d.,/]| ?(?:m|x|by)\b)/i,
  lots: /\bnumber of lots\b(?: in the (?:scheme|development|plan|building))?[ :|]{1,3}(\d{1,4})\b/i,
  others:
    /\b(?:septic|waste ?water|estimate|each|every|minimum|maximum|at least|or more|no fewer|per|type|visitors?|residential spaces|other|adjoin\w{0,3}|neighbour\w{0,3}|granny|secondary|studio|proposed|addition\w{0,2}|extension|plans? for|would|could|may|stacker|common property|require[ds]?|must|between|lots? \d{1,4} (?:and|to)|units|apartments|dwellings|townhouses|carpet\w{0,3}|smoke|of the|in the|ceiling|painted|damp|crack\w{0,3}|first|second|stage|display|if|was|were|formerly|previous\w{0,2}|licen[cs]e)\b/i,
})

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** How many bedrooms, bathrooms and car spaces the home has, and lots the scheme. */
export default defineRule({
  id: 'national/rooms-differ',
  title: 'Number of rooms, car spaces and lots',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['particulars', 'contract-form', 'vendor-statement', 'plan', 'building-permit'],
  patterns,
  clear: 'Rooms, car spaces and lots are counted alike wherever they are counted.',
  messages: {
    differ: {
      title: 'The number of {{what}} differs: {{first}} in one paper, {{second}} in another',
      description:
        'One paper counts {{first}} {{what}}, the words at {{where}} count {{second}}. You could pay for more than you get, and a room that no permit covers may not be used or insured as one.',
      recommendation:
        'Before you sign, ask which number is right, and compare it with the approved plans.',
      question: 'How many {{what}} are there, {{first}} or {{second}}, and how many are approved?',
    },
  },
  check({ doc }, report) {
    for (const [what, counts] of countsIn(doc)) {
      const [first] = counts
      const other = counts.find(
        (one) => one.count !== first?.count && one.partIndex !== first?.partIndex,
      )
      if (first === undefined || other === undefined) continue
      const isPermit = first.isPermit || other.isPermit
      report(
        'differ',
        [first.span, other.span],
        {
          what,
          first: first.count,
          second: other.count,
          where: `page ${doc.pageAt(other.span.start)}`,
        },
        {
          severity: what === 'bedrooms' && isPermit ? 'high' : 'medium',
          strength: 'likely',
          sides: [first, other].map(({ count, span }) => ({
            label: `Page ${doc.pageAt(span.start)}`,
            value: `${count} ${what}`,
            spans: [span],
          })),
        },
      )
    }
  },
})

type Count = {
  readonly count: number
  readonly span: Span
  readonly partIndex: number
  readonly isPermit: boolean
}

/** Every count of the home's own, by what is counted. */
function countsIn(doc: Doc): Map<string, Count[]> {
  const counts = new Map<string, Count[]>()
  for (const { text, span, zone, block } of passagesIn(doc, ZONES)) {
    if (text.length > 300) continue
    const tell = (what: string, count: number) => {
      const told = counts.get(what) ?? []
      const isPermit = zone === 'building-permit'
      told.push({ count, span, partIndex: block.partIndex, isPermit })
      counts.set(what, told)
    }
    const lots = patterns.lots.exec(text)?.[1]
    if (lots !== undefined) tell('lots', Number(lots))
    if (patterns.others.test(text)) continue
    for (const [, count = '', what = ''] of matchesOf(text, patterns.counted))
      tell(nameOf(what), WORDS[count.toLowerCase()] ?? Number(count))
    for (const [, what = '', count = ''] of matchesOf(text, patterns.labelled))
      tell(nameOf(what), Number(count))
  }
  return counts
}

function nameOf(what: string): string {
  const word = what.toLowerCase()
  if (word.startsWith('bed')) return 'bedrooms'
  return word.startsWith('bath') ? 'bathrooms' : 'car spaces'
}

const ZONES = [
  'particulars',
  'contract-form',
  'vendor-statement',
  'plan',
  'annexure',
  'other',
  'building-permit',
  'building-report',
  'rates-certificate',
  'owners-corporation-certificate',
] as const
