import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Doc, Span } from '../../document.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { LOT_SOLD_PATTERNS, lotSold } from '../land/lot-sold.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...LOT_SOLD_PATTERNS,
  part: /\b(?:balcon(?:y|ies)|courtyards?|terraces?|decks?|roof (?:terrace|deck|garden)|gardens?|yards?|patios?|store ?rooms?|storage (?:cages?|spaces?))(?: (?:of |to |for |adjoining |beside )?(?:(?:lot|unit|apartment)s? )?(?:[A-Z]{0,2}\d{1,4}|[A-Z]\b)(?:(?:,| to| and|-) ?\d{1,4})?)?(?: (?:on|at) the \w{4,6} side)?(?:,? shown \S{1,12})?(?: \([^()]{1,24}\))?(?: ?[:|–-])? ?(?:(?:is|are|stays?|remains?|forms?|lies|all|is shown as|marked|being) )?(?:(?:a )?part of )?(?:on )?(?:the )?common property\b|\bcommon property\b.{0,24}\b(?:includes?|comprises?)\b.{0,40}\b(?:balcon(?:y|ies)|courtyards?|terraces?|decks?)\b/i,
  /** "Every yard, verandah and parking bay on this sheet is common property": several in one line. */
  each: /\b(?:every|each|all(?: of)?(?: the)?|any|the)\b[^.;:]{0,60}\b(?:balcon(?:y|ies)|courtyards?|terraces?|decks?|yards?|verandah?s?|patios?|porch(?:es)?|(?:car|parking) ?(?:bays?|spaces?)|carports?|store ?rooms?|storage cages?)\b[^.;:]{0,60}\b(?:is|are|forms?|lies?|lie within|belongs? to|remains?|is shown as|are shown as) (?:all )?(?:(?:a )?part of )?(?:on |in |within )?(?:the )?common property\b/i,
  /** Said of the plan the other way about: outside every lot. */
  outside:
    /\b(?:balcon(?:y|ies)|courtyards?|terraces?|decks?|yards?|verandah?s?|patios?|(?:car|parking) ?(?:bays?|spaces?)|carports?|store ?rooms?)\b[^.;:]{0,40}\b(?:is|are|forms?|lies?) (?:not (?:a )?part of|no part of|outside) (?:any|a|the|each|every) (?:lot|unit|apartment)s?\b/i,
  /** What is never a home's own, whatever else the line names. */
  visitors: /\bvisitors?'? (?:car |parking )?(?:bays?|spaces?|parking)\b/i,
  granted:
    /\bexclusive[- ]use\b.{0,50}\b(?:granted|given|registered|by-?law)\b|\b(?:facades?|gardens? and|walls?|lobby|lobbies|lifts?|railings?|balustrades?)\b/i,
  /** What somebody made of such a part: "walling-in of rear verandah". */
  built:
    /\b(?:wall(?:ed|ing)[- ]in|clos(?:ed|ing)[- ]in|fill(?:ed|ing)[- ]in|glass(?:ed|ing)[- ]in|roof(?:ed|ing)[- ]over|enclos(?:ure|ing)|convert(?:ed|ing)|conversion)(?: of)?(?: the| a| its)?(?: [a-z]{3,10}){0,2} (?:balcon(?:y|ies)|courtyards?|terraces?|yards?|verandah?s?|patios?|porch(?:es)?|carports?|(?:car|parking) ?(?:bays?|spaces?))\b|\b(?:balcon(?:y|ies)|courtyards?|terraces?|yards?|verandah?s?|patios?|porch(?:es)?|carports?|(?:car|parking) ?(?:bays?|spaces?)) (?:(?:was|were|has been|have been|is|now) )?(?:walled|closed|filled|glassed) in\b|\b(?:balcon(?:y|ies)|courtyards?|terraces?|yards?|verandah?s?|patios?|porch(?:es)?|carports?|(?:car|parking) ?(?:bays?|spaces?)) (?:was|were|has been|have been|is|now) (?:enclosed|roofed over|converted)\b/i,
  notBuilt:
    /\b(?:refused|withdrawn|lapsed unused|never (?:built|begun|started)|proposed|not (?:been |to be )?(?:built|begun|started|carried out|enclosed|closed|roofed)|(?:must|may|shall) (?:not|be)|no (?:enclosure|work|owner|lot|part))\b/i,
  lotNamed:
    /\b(?:lots?|units?|apartments?|villas?|townhouses?) (?:no\.? ?)?([A-Z]?\d{1,4}[A-Z]?)\b/i,
  /** The same kind of part, as a contract sells it with the home. */
  sold: /\b(?:private|own|exclusive|undercover|covered|secure|rear|front|allocated|titled|one|two|three|\d|an?|with) (?:(?:rear|front|undercover|covered|paved|private|secure|large|side|lock-?up) ){0,2}(?:balcon(?:y|ies)|courtyards?|terraces?|decks?|yards?|verandah?s?|patios?|(?:car|parking) ?(?:bays?|spaces?)|carports?|store ?rooms?|storage cages?)\b/i,
  improvements:
    /\b(?:improvements?|description|comprising|property sold|includes?|the property|dwelling|home|unit|apartment|townhouse|villa)\b/i,
  notSold:
    /\b(?:common property|exclusive use|licen[cs]e|shared|communal|visitors?|must|may|shall)\b/i,
  word: /\b(balcon|courtyard|terrace|deck|yard|verandah?|patio|porch|(?:car|parking) ?(?:bay|space)|carport|store ?room|storage cage)/i,
})

/** What is used as the lot's own and is everybody's. */
export default defineRule({
  id: 'national/lot-parts-shared',
  title: 'Balcony, courtyard or store on common property',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'the registered plan draws the boundary of the lot' },
  appliesTo: ['plan', 'title-search', 'owners-corporation-certificate', 'by-laws'],
  patterns,
  clear: 'No words were found that a balcony, courtyard, parking bay or store is common property.',
  subject:
    /\b(?:balcon(?:y|ies)|courtyards?|terraces?|patios?|verandahs?|decks?|porch(?:es)?|carports?|garages?|car ?(?:spaces?|parks?|bays?)|parking (?:spaces?|bays?)|stor(?:e|age)(?: ?rooms?| cages?)?|cages?|garden areas?|yards?|driveways?)\b[^.;]{0,120}\b(?:common property|common areas?|(?:no|not|any) part of|exclusive[- ]use)\b|\b(?:common property|common areas?|no part of any lot|exclusive[- ]use)\b[^.;]{0,120}\b(?:balcon(?:y|ies)|courtyards?|terraces?|patios?|verandahs?|decks?|carports?|garages?|car ?(?:spaces?|bays?)|parking (?:spaces?|bays?)|stor(?:e|age)(?: ?rooms?| cages?))\b/i,
  messages: {
    shared: {
      title: 'A part used with the home is common property',
      description:
        'The wording at {{where}} shows a balcony, courtyard, parking bay or the like as common property, which all owners own together. You could use it only with the others’ permission, may not alter it, and do not own its area.',
      recommendation:
        'Before you sign, check the plan and ask for the registered by-law or licence that lets the lot use it alone, and until when.',
      question: 'By which registered by-law or licence does the lot use this part alone?',
    },
    built: {
      title: 'Something was built over or closed in that the plan shows as common property',
      description:
        'The papers tell of a verandah, courtyard, carport or the like that was closed in or built over, and the wording at {{where}} shows such parts as common property, which all owners own together. If it is the part beside this home, the room made of it is no part of what you buy: the owners can ask for it to be opened again at your cost, and the home insurance and a valuer may leave it out.',
      recommendation:
        'Before you sign, have your conveyancer lay the plan beside the building, and ask for the resolution or by-law that allowed the work and gives the lot this space.',
      question:
        'By which resolution or by-law was this part closed in or built over, and who owns it now?',
    },
    sold: {
      title: 'The contract describes as part of the home what the plan shows as common property',
      description:
        'The contract speaks of a courtyard, parking bay or the like as going with the home, but the wording at {{where}} shows such parts as common property, which all owners own together. You could pay for space that the vendor does not own, use it only with the others’ permission, and lose it if they decide otherwise.',
      recommendation:
        'Before you sign, ask for the registered by-law, licence or lease that gives the lot this space alone; if there is none, have the contract and the price corrected.',
      question:
        'By which registered by-law or licence does the lot have this space alone, and until when?',
    },
  },
  check({ doc, facts }, report) {
    const own = lotSold(facts)
    for (const passage of passagesIn(doc, [
      'plan',
      'title-search',
      'owners-corporation-certificate',
      'vendor-statement',
      'by-laws',
      'annexure',
    ])) {
      const { text, span } = passage
      if (patterns.granted.test(text)) continue
      const said = [patterns.part, patterns.each, patterns.outside].find((one) => one.test(text))
      if (said === undefined || affirmed({ ...passage, next: '' }, said) === null) continue
      if (said !== patterns.part && patterns.visitors.test(text)) continue
      const sold = said === patterns.part ? null : soldAs(doc, text)
      const built = said === patterns.part ? null : builtOver(doc, text, own)
      if (built !== null) {
        report(
          'built',
          [span, built],
          { where: `page ${doc.pageAt(span.start)}` },
          {
            severity: 'high',
            strength: 'likely',
            unmistakable: true,
            sides: [
              { label: 'Work', value: 'closed in or built over', spans: [built] },
              { label: 'Plan', value: 'common property', spans: [span] },
            ],
          },
        )
      }
      if (sold === null) {
        if (built !== null) continue
        report('shared', [span], {}, { unmistakable: true })
        continue
      }
      report(
        'sold',
        [span, sold],
        { where: `page ${doc.pageAt(span.start)}` },
        {
          severity: 'high',
          unmistakable: true,
          sides: [
            { label: 'Contract', value: 'goes with the home', spans: [sold] },
            { label: 'Plan', value: 'common property', spans: [span] },
          ],
        },
      )
    }
  },
})

/** Where the contract describes the home with a part of a kind that the line names. */
function soldAs(doc: Doc, shared: string): Span | null {
  const named = kindsIn(shared)
  const line = passagesIn(doc, ['particulars', 'contract-form']).find(
    ({ text }) =>
      text.length < LONGEST_LINE &&
      patterns.sold.test(text) &&
      patterns.improvements.test(text) &&
      !patterns.notSold.test(text) &&
      [...kindsIn(text)].some((kind) => named.has(kind)),
  )
  return line?.span ?? null
}

/** Where the papers of this home tell that such a part was closed in or built over. */
function builtOver(doc: Doc, shared: string, own: string | null): Span | null {
  const named = kindsIn(shared)
  const work = passagesIn(doc, [
    'building-permit',
    'planning-certificate',
    'vendor-statement',
    'particulars',
    'special-conditions',
    'building-report',
    'annexure',
    'minutes',
  ]).find(({ text, zone }) => {
    const found = patterns.built.exec(text)?.[0]
    if (found === undefined || text.length > LONGEST_LINE || patterns.notBuilt.test(text))
      return false
    if (![...kindsIn(found)].some((kind) => named.has(kind))) return false
    const lots = matchesOf(text, patterns.lotNamed).map(([, lot]) => lot?.toUpperCase())
    // Minutes are full of what other owners did.
    return lots.length === 0 ? zone !== 'minutes' : own !== null && lots.includes(own)
  })
  return work?.span ?? null
}

const LONGEST_LINE = 300

/** Bays, spaces and carports are one kind, and so are yards and courtyards. */
function kindsIn(text: string): Set<string> {
  return new Set(
    matchesOf(text.toLowerCase(), patterns.word).map(([word]) => {
      if (word.startsWith('car') || word.startsWith('park')) return 'car'
      if (word.endsWith('yard')) return 'yard'
      return word.startsWith('store') || word.startsWith('storage') ? 'store' : word.slice(0, 5)
    }),
  )
}
