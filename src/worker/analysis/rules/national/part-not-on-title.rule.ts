import { wordings } from '../../wording/wordings.ts'
import { LOT_TABLE_PATTERNS, lotFigures } from '../land/lot-table.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { defineRule } from '../define-rule.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...LOT_TABLE_PATTERNS,
  /** What is sold beside the first lot: its number stands in the first group that matched. */
  beside:
    /\b(?:and|with|together with|plus|&|,) (?:the |its )?(?:(?:accessory|car ?(?:park|space)|parking|storage|garage|storeroom) )?(?:lot|unit) (?:no\.? ?)?([A-Z]?\d{1,5}[A-Z]?)\b|\baccessory (?:lot|unit|allotment) (?:no\.? ?)?([A-Z]?\d{1,5}[A-Z]?)\b|\b(?:lots|units) \d{1,5}[A-Z]? (?:and|&) (\d{1,5}[A-Z]?)\b|\blot (\d{1,5}[A-Z]?)\b(?:(?!\blots? )[^.;(]){0,60}\((?:accessory )?(?:car ?(?:space|park)|garage|storage)\)/i,
  accessory: /\b(?:accessory|car|garage|storage|parking)\b/i,
  main: /\b(?:lots?|units?) ([A-Z]?\d{1,5}[A-Z]?)\b/i,
  described: /\b(?:lots?|units?|accessory)\b/i,
  /** Of another lot, or of what a right lies over. */
  ofOthers:
    /\b(?:belongs?|is for|goes|allotted|adjoin\w{0,3}|easements?|burden\w{0,3}|benefit\w{0,3}|appurtenant|parent|created from|balance|covenant|common property|caveat|mortgage|lease)\b/i,
  partOf:
    /\b(?:being|formerly|now|proposed|part of|parts? of|common property|unregistered|to be created|excluding|except|other than|not including|a portion)\b/i,
  /** "Accessory unit 15 is for Unit 10", "Lot 38 Car 44 Cage 12". */
  belongs:
    /\baccessory (?:lot|unit) ([A-Z]?\d{1,5}[A-Z]?)\b[^.;]{0,20}\b(?:belongs?|is|goes|allotted|allocated)\b[^.;]{0,12}\b(?:for|with|to|of) (?:lot|unit) (\d{1,5}[A-Z]?)\b/i,
  allotted:
    /\b(?:lot|unit) (\d{1,5}[A-Z]?)[^.;\d]{0,14}\bcar(?: ?(?:park|space|bay))? (?:no\.? ?)?([A-Z]?\d{1,4}[A-Z]?)\b/i,
  carAtAll: /\b(?:car ?(?:park|space|bay|port)s?|garage|parking)\b/i,
  carSold: /\bcar ?(?:park|space|bay)s?(?: no\.?| number)? ([A-Z]?\d{1,4}[A-Z]?)\b/i,
})

/** Each part of what is sold stands in the title, or on the plan beside this lot. */
export default defineRule({
  id: 'national/part-not-on-title',
  title: 'Car space, accessory lot and second lot on the title',
  category: 'legal',
  severity: 'critical',
  kind: 'inconsistency',
  law: { none: 'a matter of title and plan' },
  appliesTo: ['particulars', 'contract-form'],
  patterns,
  clear: 'No lot or numbered part was found in the contract that the titles or the plan leave out.',
  subject:
    /\b(?:car ?(?:space|park|bay)s?|parking (?:space|bay)s?|accessory (?:lot|unit)s?|storage (?:cage|lot|unit|area)s?|store ?rooms?|cages?|lockers?|garages?|car|bay)[ :]{1,2}(?:no\.? ?|number |lot )?(?:[A-Z]{0,2}\d{1,4}|[A-Z]\b)|\blots? \d{1,4}[A-Z]? and (?:accessory (?:lot|unit)|lot|unit) \d|\b(?:accessory (?:lot|unit)|unit subsidiary)\b|\b(?:lot|unit) \d{1,4} \((?:car|garage|stor)/i,
  messages: {
    missing: {
      title: 'The contract sells {{part}}, but no title in this file shows it',
      description:
        'The contract names {{part}} among what you buy; the title search describes the land without it. You could pay for a car space, store or second lot that the vendor does not own or that stays on a title of its own.',
      recommendation:
        'Before you sign, ask for the title search of {{part}} and have its volume and folio written into the contract.',
      question: 'On which title is {{part}}, and who is its registered owner?',
    },
    others: {
      title: 'The contract sells {{part}} with this lot, but the papers give it to lot {{owner}}',
      description:
        'The contract sells {{part}}; a plan or by-law gives it to lot {{owner}}. You could settle and find that somebody else may turn you out of it.',
      recommendation:
        'Before you sign, have the plan and by-laws checked and the right space named in the contract.',
      question: 'Which part goes with this lot, and will the contract be corrected?',
    },
  },
  check({ doc, facts }, report) {
    const main = patterns.main.exec(facts.lotPlan?.value ?? '')?.[1]?.toUpperCase()
    if (main === undefined) {
      report.notInDocument('No lot was read in this file.')
      return
    }
    const contract = passagesIn(doc, ['particulars', 'contract-form'])
    const sold = contract.filter(
      ({ text }) => names(text, main) && text.length < 400 && !patterns.partOf.test(text),
    )
    const search = passagesIn(doc, ['title-search']).filter(
      ({ text }) => patterns.described.test(text) && !patterns.ofOthers.test(text),
    )
    const described = search.filter(({ text }) => names(text, main))
    for (const { text, span } of sold) {
      for (const part of partsBeside(text, main)) {
        const owner = ownerOnPlan(passagesIn(doc, ['plan', 'title-search', 'by-laws']), part, main)
        if (owner !== null) {
          report(
            'others',
            [span, owner.span],
            { part: `accessory unit ${part}`, owner: owner.lot },
            {
              strength: 'likely',
              sides: [
                { label: 'Contract', value: part, spans: [span] },
                { label: 'Plan', value: `Lot ${owner.lot}`, spans: [owner.span] },
              ],
            },
          )
        } else if (described.length > 0 && !search.some((line) => names(line.text, part))) {
          const titles = described.slice(0, 1).map((line) => line.span)
          report(
            'missing',
            [span, ...titles],
            { part: `lot ${part}` },
            {
              severity: patterns.accessory.test(text) ? 'critical' : 'high',
              strength: 'likely',
              sides: [
                { label: 'Contract', value: `Lot ${main} and lot ${part}`, spans: [span] },
                { label: 'Title', value: `Lot ${main}`, spans: titles },
              ],
            },
          )
        }
      }
    }
    const bare = lotFigures(doc).some(
      ({ of, lot, value }) => of === 'car' && lot === main && patterns.nothing.test(value),
    )
    if (bare && contract.some(({ text }) => patterns.carAtAll.test(text)))
      report.notInDocument(
        'The plan gives this lot no car space, though the contract speaks of one.',
      )
    const car = contract.find(({ text }) => patterns.carSold.test(text))
    const number = patterns.carSold.exec(car?.text ?? '')?.[1]?.toUpperCase()
    if (car === undefined || number === undefined) return
    for (const { text, span } of passagesIn(doc, [
      'plan',
      'by-laws',
      'owners-corporation-certificate',
    ])) {
      const rows = [...matchesOf(text, patterns.allotted), ...matchesOf(text, patterns.spaceRow)]
      const holder = rows.find(([, , space]) => space?.toUpperCase() === number)?.[1]?.toUpperCase()
      if (holder === undefined || holder === main) continue
      report(
        'others',
        [car.span, span],
        { part: `car space ${number}`, owner: holder },
        {
          severity: 'high',
          sides: [
            { label: 'Contract', value: `Car space ${number}`, spans: [car.span] },
            { label: 'Plan or by-law', value: `Lot ${holder}`, spans: [span] },
          ],
        },
      )
      return
    }
  },
})

/** The numbers of what a line sells beside its first lot. */
function partsBeside(text: string, main: string): string[] {
  const found = matchesOf(text, patterns.beside).map((match) =>
    (match.slice(1).find((group) => group !== undefined) ?? '').toUpperCase(),
  )
  return [...new Set(found)].filter((part) => part !== '' && part !== main)
}

/** Whether a text names this lot or unit, however it is called. */
function names(text: string, lot: string): boolean {
  const upper = text.toUpperCase()
  let at = upper.indexOf(lot)
  while (at >= 0) {
    const [before, after] = [upper.slice(Math.max(0, at - 24), at), upper[at + lot.length] ?? ' ']
    if (!IN_NUMBER.test(after) && LOT_BEFORE.test(before)) return true
    at = upper.indexOf(lot, at + 1)
  }
  return false
}

const IN_NUMBER = /[A-Z0-9]/
const LOT_BEFORE = /(?:\b(?:LOTS?|UNITS?|ALLOTMENTS?|NO\.?|AND|&|,|-) ?|\(|\/)$/

function ownerOnPlan(
  papers: readonly Passage[],
  part: string,
  main: string,
): { readonly lot: string; readonly span: Passage['span'] } | null {
  for (const { text, span } of papers) {
    for (const [, own, lot] of matchesOf(text, patterns.belongs)) {
      if (own?.toUpperCase() === part && lot !== undefined && lot.toUpperCase() !== main) {
        return { lot, span }
      }
    }
  }
  return null
}
