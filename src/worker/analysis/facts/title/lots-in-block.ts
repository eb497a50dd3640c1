import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'

import { matchesIn } from '../../wording/matches.ts'
import { STREET_TYPE } from '../place/street-type.ts'
import { brokenOver } from '../forms/broken-over.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { FORMS } from './lot-forms.ts'

/** A lot in the short form of its state, with its place. */
export type PlacedLot = { readonly value: string; readonly span: Span }

/** The first lot of a block, and those that stand beside it with nothing but "and" between. */
export function lotsIn(doc: Doc, block: Block): PlacedLot[] {
  const text = OWN_WORDS.has(block.zone) ? brokenOver(doc, block, block.span.start) : block.text
  for (const [place, shape] of FORMS.entries()) {
    const matches = lotsOfForm(text, shape)
    const [first] = matches
    if (first === undefined) continue
    let end = first.index
    const beside = matches.filter((one, number) => {
      const next = number === 0 || BESIDE.test(text.slice(end, one.index))
      if (next) end = one.index + one[0].length
      return next
    })
    const placed = beside.map((one) => placedLot(doc, block, shape, one))
    // "Lot 2 on Plan of Subdivision 318804C and Crown Allotment 27B": the next may have another form.
    for (const other of FORMS.slice(place + 1)) {
      const next = lotsOfForm(text.slice(end), other)[0]
      if (next === undefined || !AND.test(text.slice(end, end + next.index))) continue
      placed.push(placedLot(doc, block, other, next, end))
      break
    }
    return placed
  }
  return []
}

type Form = (typeof FORMS)[number]

function lotsOfForm(text: string, { pattern }: Form): RegExpExecArray[] {
  // "Unit 12, 40 Pacific Parade" is a street address; no plan has a number of two digits.
  return matchesIn(text, pattern).filter(
    (one) =>
      !/^\d{1,2}$/.test((one[4] ?? '').trim()) &&
      !(one[3] === undefined && one[5] === undefined && isStreet(text, one)) &&
      !isBareNumber(one[0]) &&
      !OTHER_LAND.test(text.slice(0, one.index)),
  )
}

function placedLot(
  doc: Doc,
  block: Block,
  form: Form,
  match: RegExpExecArray,
  from = 0,
): PlacedLot {
  const start = block.span.start + from + match.index
  return { value: form.write(match, doc), span: { start, end: start + match[0].length } }
}

/** "sections 120, 122", "Unit 9, 700 Lygon Building", "lot 22 in 2024": no plan is named. */
function isBareNumber(words: string): boolean {
  if (NAMES_PLAN.test(words)) return false
  return /^(?:sections?|units?)\b/i.test(words) || /\b(?:in|on) (?:19|20)\d\d$/i.test(words)
}

const NAMES_PLAN =
  /\b(?:plan|diagram|hundred|town|block|parish)\b|\b(?:PS|LP|TP|PC|CP|RP|SP|CS|DP|BUP|GTP|BRP|FP|UP|SSP) ?\d/i

/** Where parties and not a register describe the land. */
const OWN_WORDS: ReadonlySet<PageKind> = new Set([...CONTRACT_ZONES, ...LOOSE_ZONES])
const OTHER_LAND =
  /\b(?:part of|adjoining|parent|subdivision of|created (?:from|out of)|out of|benefit(?:s|ing)?(?: of)?|in favour of|neighbouring|proposed to buy|home (?:at|on)|(?:way|carriageway|footway|easement|drainage) over|affecting|appurtenant to)\b[^.;]{0,30}$/i
const BESIDE =
  /^(?:[\s,;&/.|:()-]|\((?:[a-h1-9]|i{1,3})\)|\b(?:and|also|together with|title|references?|folios?|identifiers?|volume|certificates?|of|CT|being|in|the|land|as|well|area|hectares?|ha|m[2²]|square metres|sqm)\b|\d){1,60}$/i

/** Nothing but "and" between two kinds of parcel. */
const AND = /^[\s,;]{0,3}(?:and|&|together with)\s{1,3}$/i

/** "Unit 3, 118 Sturt Road": the second number is a house. */
function isStreet(text: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length
  return new RegExp(`^[\\s-]{0,2}(?:\\d{1,4} )?(?:[A-Z][\\w'-]* ){1,3}${STREET_TYPE}\\b`, 'i').test(
    text.slice(end, end + 60),
  )
}
