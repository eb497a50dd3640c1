import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { LOT_SOLD_PATTERNS, lotSold } from '../land/lot-sold.ts'
import { holds } from '../reading/concepts.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...LOT_SOLD_PATTERNS,
  counted:
    /(?<!\d\.|\b(?:bed|bath|bedroom|bathroom|garage|car space|car bay|car park|room|robe|unit|lot|level|ensuite|pt\.?|part|part lot) )\b(\d|one|two|three|four|five|six|a single)[ -](?:(?:double|large|generous|secure|undercover|covered|basement|single|lock-?up|on-?site|titled) ){0,2}(bed(?:room)?s?|bath(?:room)?s?|parking (?:bays?|spaces?)|car ?(?:spaces?|parks?|bays?|ports?)|garages?)\b(?! (?:door|remote|wide))/i,
  /** "carspace (two, numbered 14A and 14B)", "car parks 11 and 12", "garage (2)". */
  placed:
    /\b(car ?(?:spaces?|parks?|bays?|ports?)|garages?) ?(?:\((one|two|three|four|\d)\b(?![,.]\d)|(?:nos?\.? ?|numbers? )?([A-Z]{0,2}\d{1,3}[A-Z]? and [A-Z]{0,2}\d{1,3}[A-Z]?)\b)/i,
  /** "carport 6 (one)". */
  bracketed:
    /\b(car ?(?:spaces?|parks?|bays?|ports?)|garages?) [A-Z]{0,2}\d{1,3}[A-Z]? \((one|two|three|\d)\)/i,
  eachLot:
    /\b(only one|one|two) (car ?(?:spaces?|parks?|bays?|ports?)|parking (?:bays?|spaces?)|bays?|garages?) (?:for|to|per) (?:each|every) (?:lot|unit|apartment)\b/i,
  consists: /\b(?:consists? of|made up of|comprises) the\b/i,
  /** "dwelling 3.04": storey and number, as plans of a permit write what the lot's number joins. */
  otherLot:
    /\b(?:lots?|units?|apartments?|dwellings?|townhouses?|villas?|residences?) ([A-Z]?\d{1,5}|\d{1,2}\.\d{2})\b/i,
  /** The head of a plan's table of lots with a column of car spaces, and the marks in it. */
  carColumn: /\bcar ?(?:bays?|spaces?|parks?)\b/i,
  tableHead:
    /\b(?:lots?|units?|apartments?)\b[^.;]{0,60}\b(?:area|entitlement|m2|balcony|level)\b/i,
  carMark: /\b(?:CP|CS|CB|PK|P|B|G|C)[ -]?\d{1,3}\b/,
  /** What somebody else called it, and that it is not so. */
  described:
    /\b(?:describ\w{1,5}|advertis\w{1,7}|listed|called|showed|shown|said|stated|spoke|gave|given)\b/i,
  corrected:
    /(?:\bbut|[;,.]|\bin (?:fact|truth)),? (?:it|there|the (?:house|home|property|dwelling|unit|apartment)) (?:in fact |actually |really |only )?(?:has|have|is|are) (?:in fact |actually |really |only )?(?:one|two|three|four|five|six|\d)\b|\b(?:taken down|withdrawn|corrected|in error|by mistake|an? (?:error|mistake|misprint)|wrong(?:ly)?|mistaken\w{0,2}|incorrect\w{0,2}|should (?:have )?(?:read|said|say))\b/i,
  storey: /\b(?:ground|first|second|third|fourth|fifth|top|upper|lower) (?:floor|level|storey)\b/i,
  ownRow: /^\W{0,2}([A-Z]?\d{1,4})\b(?![./])/i,
  labelled:
    /\b(bedrooms|bathrooms|car ?(?:spaces|parks|bays)|(?:bedroom|bathroom|car ?(?:space|park|bay))(?: ?[:|]|s))[ :|]{1,3}(\d)\b(?![\d.,/]| ?(?:m|x|by|to|and)\b| ?[&-] ?\d)/i,
  improvements: /^(?:the )?(?:improvements?|dwelling|house|property|buildings?|description)\b/i,
  garage: /\bgarage\b/i,
  noGarage:
    /\b(?:no|without (?:a|any)|lacks a) (?:lock-?up )?garage\b|\b(?:in (?:place|lieu)|instead) of (?:a |the |any )?garage\b|\bnot a garage\b|\bgarage ?[:|] ?(?:none|nil|no)\b|☐ ?garage/i,
  boxed: /☐ ?garage/i,
  garageGoes:
    /\b(?:door|opener|remotes?|sale|former|converted|proposed|permit|approved|neighbour\w{0,3})\b/i,
  cutLine:
    /^(?:undercover|covered|basement|secure|double|single|lock-?up|titled|car|bed|bath|garage)/,
  lastWord: /\b(?:one|two|three|four|five|six|\d)$/i,
  lots: /\bnumber of lots\b(?: in the (?:scheme|development|plan|building))?[ :|]{1,3}(\d{1,4})\b/i,
  others:
    /\b(?:shed|cleaned|cleaning|shared|septic|waste ?water|estimate|each|every|minimum|maximum|at least|or more|no fewer|per|type|visitors?|residential spaces|other|adjoin\w{0,3}|neighbour\w{0,3}|granny|secondary|studio|proposed|addition\w{0,2}|extension|plans? for|would|could|may|stacker|common property|require[ds]?|must|between|lots? \d{1,4} (?:and|to)|units|apartments|dwellings|townhouses|carpet\w{0,3}|smoke|of the|in the|ceiling|painted|damp|crack\w{0,3}|first|second|stage|display|if|was|were|formerly|previous\w{0,2}|licen[cs]e|upstairs|downstairs|(?:ground|upper|lower|first) floor|had|when built|added)\b/i,
})

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  'a single': 1,
  'only one': 1,
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
  clear: 'No count of rooms, car spaces or lots was found that another paper contradicts.',
  subject:
    /\b(?:one|two|three|four|five|six|double|single|\d{1,2})[ -](?:\w{1,12} ){0,2}(?:bed(?:room)?s?|bath(?:room)?s?|car[ -]?(?:space|park|bay)s?|parking spaces?|garages?|carports?)\b|\b(?:bed(?:room)?s|bath(?:room)?s|car[ -]?(?:space|park|bay)s?|carspaces?|garages?|carports?)\b[ :|(]{1,4}(?:\d{1,2}|one|two|three)\b|[☐☒] (?:garage|carport|car ?space)|\bnumber of (?:lots|rooms|bedrooms|car)/i,
  messages: {
    differ: {
      title: 'The number of {{what}} differs: {{first}} in one paper, {{second}} in another',
      description:
        'In one paper the number of {{what}} is {{first}}, in the words at {{where}} it is {{second}}. You could pay for more than you get, and a room that no permit covers may not be used or insured as one.',
      recommendation:
        'Before you sign, ask which number is right, and compare it with the approved plans.',
      question: 'How many {{what}} are there, {{first}} or {{second}}, and how many are approved?',
    },
    garage: {
      title: 'A garage in the contract, none in another paper',
      description:
        'The contract sells a home with a garage, but the words at {{where}} say that there is none. You could pay for a place that is only a carport, or that nobody approved.',
      recommendation: 'Before you sign, look at the place and ask which paper is right.',
      question: 'Is there a garage, and was it approved as one?',
    },
  },
  check({ doc, facts }, report) {
    const [sold, none] = garagesIn(doc)
    if (sold !== undefined && none !== undefined) {
      const where = `page ${doc.pageAt(none.start)}`
      const sides = [
        { label: 'Contract', value: 'Garage', spans: [sold] },
        { label: `Page ${doc.pageAt(none.start)}`, value: 'No garage', spans: [none] },
      ]
      report('garage', [sold, none], { where }, { strength: 'likely', sides })
    }
    for (const [what, counts] of countsIn(doc, lotSold(facts))) {
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
            value: count === 1 ? `1 ${what.replace(/s$/, '')}` : `${count} ${what}`,
            spans: [span],
          })),
        },
      )
    }
  },
})

/** Where the contract tells a garage, and where another paper says that there is none. */
function garagesIn(doc: Doc): readonly (Span | undefined)[] {
  const telling = passagesIn(doc, ALL_PAPERS).filter(
    ({ text }) =>
      text.length < 300 && patterns.garage.test(text) && !patterns.garageGoes.test(text),
  )
  const sold = telling.find(
    ({ text, zone }) =>
      (zone === 'particulars' || zone === 'contract-form') &&
      patterns.improvements.test(text) &&
      !patterns.noGarage.test(text),
  )
  const none = telling.find(
    ({ text, block }) =>
      patterns.noGarage.test(text) &&
      !patterns.boxed.test(text) &&
      block.partIndex !== sold?.block.partIndex,
  )
  return sold === undefined ? [] : [sold.span, none?.span]
}

type Count = {
  readonly count: number
  readonly span: Span
  readonly partIndex: number
  readonly isPermit: boolean
}

/** Every count of the home's own, by what is counted. */
function countsIn(doc: Doc, own: string | null): Map<string, Count[]> {
  const counts = new Map<string, Count[]>()
  let tablePart = -1
  const telling = holdingAny(
    passagesIn(doc, ALL_PAPERS),
    'text',
    patterns.counted,
    patterns.labelled,
    patterns.placed,
    patterns.bracketed,
    patterns.lots,
    patterns.eachLot,
    patterns.cutLine,
    patterns.ownRow,
    [patterns.carColumn, patterns.tableHead],
  )
  for (const { text: line, previous, next, span, zone, block } of telling) {
    // A cell that a line break cut: "… with two" and "undercover car spaces and a courtyard" below.
    const before = patterns.cutLine.test(line) ? patterns.lastWord.exec(previous)?.[0] : undefined
    const text = before === undefined ? line : `${before} ${line}`
    if (text.length > 300) continue
    if (patterns.described.test(text) && patterns.corrected.test(`${text} ${next}`)) continue
    if (holds(text, patterns.carColumn, patterns.tableHead)) tablePart = block.partIndex
    const tell = (what: string, printed: string, at: number) => {
      const count = WORDS[printed.toLowerCase()] ?? Number(printed)
      if (Number.isNaN(count) || isUnticked(text, at)) return
      if (own !== null && count > MOST_CARS && RECORDS.has(zone) && isForCars(what)) return
      const told = counts.get(what) ?? []
      const isPermit = zone === 'building-permit'
      told.push({ count, span, partIndex: block.partIndex, isPermit })
      counts.set(what, told)
    }
    // "6 | 80 | 14 | CP6 | 63": the car space of the lot sold, in the table of its plan.
    const isOwnRow = own !== null && patterns.ownRow.exec(text)?.[1]?.toUpperCase() === own
    const marks = isOwnRow && block.partIndex === tablePart ? matchesOf(text, patterns.carMark) : []
    if (marks.length > 0) tell('car spaces', String(marks.length), 0)
    const lots = patterns.lots.exec(text)
    if (lots !== null) tell('lots', lots[1] ?? '', lots.index)
    const each = patterns.eachLot.exec(text)
    if (each !== null) tell(nameOf(each[2] ?? ''), each[1] ?? '', each.index)
    if (
      patterns.others.test(text.replace(patterns.consists, ' ').replace(patterns.storey, ' ')) ||
      isOfAnotherLot(text, own)
    )
      continue
    for (const { 1: count = '', 2: what = '', index } of matchesOf(text, patterns.counted))
      tell(nameOf(what), count, index)
    for (const { 1: what = '', 2: count = '', index } of matchesOf(text, patterns.labelled))
      tell(nameOf(what), count, index)
    for (const { 1: what = '', 2: count, 3: pair, index } of matchesOf(text, patterns.placed))
      tell(nameOf(what), count ?? (pair === undefined ? '' : '2'), index)
    for (const { 1: what = '', 2: count = '', index } of matchesOf(text, patterns.bracketed))
      tell(nameOf(what), count, index)
  }
  return counts
}

/** In what an authority approved for a whole scheme, so many are not those of one home. */
const MOST_CARS = 3
const RECORDS: ReadonlySet<PageKind> = new Set([
  'rates-certificate',
  'planning-certificate',
  'building-permit',
])

function isForCars(what: string): boolean {
  return what === 'carports' || what === 'garages' || what === 'car spaces'
}

function nameOf(what: string): string {
  const word = what.toLowerCase()
  if (word.startsWith('bed')) return 'bedrooms'
  if (word.startsWith('garage')) return 'garages'
  if (word.startsWith('carport') || word.startsWith('car port')) return 'carports'
  return word.startsWith('bath') ? 'bathrooms' : 'car spaces'
}

/** Told of a lot that is named and is not the one sold. */
function isOfAnotherLot(text: string, own: string | null): boolean {
  if (own === null) return false
  const named = matchesOf(text, patterns.otherLot).map(([, lot]) =>
    lot?.replace('.', '').toUpperCase(),
  )
  return named.length > 0 && !named.includes(own)
}
