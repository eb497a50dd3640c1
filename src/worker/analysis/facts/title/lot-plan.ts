import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { PlacedLot } from './lots-in-block.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { blockInColumns, withDepositedPlan } from './act-block.ts'
import { withUnit } from './act-unit.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { headsOfFurtherTitles } from './further-titles.ts'
import { CROWN_ALLOTMENT, NAMES_LAND, writeCrownAllotment } from './lot-forms.ts'
import { titlesFrom } from './list-of-titles.ts'
import { lotBehindPlan, planThenLot } from './lot-behind-plan.ts'
import { lotOfTitle } from './lot-of-title.ts'
import { lotInCells, lotInRows } from './lot-in-own-fields.ts'
import { lotsIn } from './lots-in-block.ts'
import { proposedLot } from './proposed-lot.ts'

const known = new WeakMap<Doc, Fact<string> | null>()

/**
 * Lot and plan of the land sold, in the short form of its state; of several lots, each. Read once, since
 * every table of a scheme asks for it.
 */
export function recogniseLotPlan(doc: Doc): Fact<string> | null {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const told = lotPlanTold(doc)
  const own = told === null ? null : (lotOfTitle(doc, told) ?? told)
  known.set(doc, own)
  return own
}

function lotPlanTold(doc: Doc): Fact<string> | null {
  for (const [zones, confidence] of ZONES) {
    for (const block of blocksIn(doc, { zones })) {
      const columns = doc.state === 'ACT' ? blockInColumns(doc, block) : null
      if (columns !== null) return { ...columns, confidence }
      const inTable = lotInColumns(doc, block)
      // Behind it a contract names the land that is still to be divided.
      const proposed = zones === CONTRACT_ZONES ? proposedLot(block) : null
      if (proposed !== null && !lotsIn(doc, block).some(({ value }) => isLot(value, proposed))) {
        return together(doc, [proposed], confidence)
      }
      if (inTable.length === 0 && !(/\d/.test(block.text) && NAMES_LAND.test(block.text))) continue
      const parcels = zones.includes('title-search') ? scheduleOfParcels(doc, block) : []
      const own = parcels.length > 0 ? parcels : inTable.length > 0 ? inTable : lotsIn(doc, block)
      if (own.length === 0) continue
      const told = zones === CONTRACT_ZONES || zones.includes('vendor-statement')
      const lots = told
        ? [
            ...own,
            ...onTheSamePlan(block, own),
            ...crownAllotments(block),
            ...inHundreds(block),
            ...inRowsBelow(doc, block),
          ]
        : zones.includes('title-search')
          ? [...own, ...onOtherTitles(doc), ...toldOnCover(doc, own)]
          : own
      const fact = together(doc, [...lots, ...inListOfTitles(doc, block)], confidence)
      return doc.state === 'ACT' ? withDepositedPlan(doc, withUnit(block, fact)) : fact
    }
  }
  return planThenLot(doc) ?? lotInRows(doc) ?? lotBehindPlan(doc) ?? lotInCells(doc)
}

function isLot(value: string, { value: other }: PlacedLot): boolean {
  return value.split(' ')[1] === other.split(' ')[1]
}

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [CONTRACT_ZONES, 93],
  [['title-search'], 92],
  [['vendor-statement'], 88],
  [LOOSE_ZONES, 55],
  [
    [
      'planning-certificate',
      'owners-corporation-certificate',
      'rates-certificate',
      'water-certificate',
    ],
    50,
  ],
]

/** Several parcels on one folio stand in a list at the end of its search, behind what burdens them. */
function scheduleOfParcels(doc: Doc, block: Block): PlacedLot[] {
  const part = doc.parts[block.partIndex]
  const head = part?.blocks.findIndex(({ text }) => /^schedule of parcels\b/i.test(text)) ?? -1
  if (part === undefined || head < 0) return []
  const found: PlacedLot[] = []
  for (const [row, below] of part.blocks.slice(head, head + MOST_PARCELS).entries()) {
    const own = lotsIn(doc, below)
    if (own.length === 0 && row > 0) break
    found.push(...own)
  }
  return found
}

const MOST_PARCELS = 12
const ROWS_BELOW_HEAD = 5

/** The lots of further titles that the same owners sell. */
function onOtherTitles(doc: Doc): PlacedLot[] {
  return headsOfFurtherTitles(doc).flatMap((head) => {
    for (const block of doc.blocks.slice(head.index + 1, head.index + ROWS_BELOW_HEAD)) {
      const own = lotsIn(doc, block)
      if (own.length > 0) return own
    }
    return []
  })
}

/** "123911/1 | Lot 1 on Plan 123911" with a row for each title that was searched. */
function inListOfTitles(doc: Doc, block: Block): PlacedLot[] {
  return titlesFrom(doc, block)
    .slice(1)
    .flatMap((row) => lotsIn(doc, row.block).slice(0, 1))
}

/** A cover that names the lot of the first title tells the lots of the others beside it. */
function toldOnCover(doc: Doc, own: readonly PlacedLot[]): PlacedLot[] {
  for (const block of doc.blocks.slice(0, COVER)) {
    if (!/\btitles?\b|\bvol/i.test(block.text)) continue
    const told = [...lotsIn(doc, block), ...crownAllotments(block)]
    if (told.length > 1 && told.some(({ value }) => value === own[0]?.value)) return told
  }
  return []
}

const COVER = 30
const SAME_PLAN =
  /\b(?:lot|allotment|unit) ([A-Z]?\d{1,4}[A-Z]?) (?:also )?on (?:the same|that|the said|this) plan\b/i

/** "… on PS720418B with car space Lot C41 on the same plan" */
function onTheSamePlan({ text, span }: Block, lots: readonly PlacedLot[]): PlacedLot[] {
  const plan = /\b[A-Z]{0,3}\d{3,7}[A-Z]?$/.exec(lots[0]?.value ?? '')?.[0]
  if (plan === undefined) return []
  return matchesIn(text, SAME_PLAN).map((match) => {
    const start = span.start + match.index
    return { value: `Lot ${match[1]} ${plan}`, span: { start, end: start + match[0].length } }
  })
}

/** Behind these words it stands with a lot or as all that is sold, and not beside the land. */
const SOLD_TOO = /^[^.;]{0,24}\b(?:being|certificate|volume|vol\b)/i

/** "Volume 09330 Folio 118 (Crown Allotment 6 …": its own title stands before it. */
const BEHIND_TITLE = /\bfol(?:io)?\.? ?\d{1,4}[A-Z]?,? ?\(?$/i

/** "Section 214, Hundred of Wirrabeen, CT 5402/677; and Allotment 3 …": old land beside a lot on a plan. */
function inHundreds({ text, span }: Block): PlacedLot[] {
  return matchesIn(text, IN_HUNDRED).map((match) => {
    const start = span.start + match.index
    return {
      value: match[0].replace(/,|\b(?:of(?= Section)|in the) /g, '').replace(/\s+/g, ' '),
      span: { start, end: start + match[0].length },
    }
  })
}

const IN_HUNDRED =
  /\b(?:Section|Allotment|Portion) \d{1,4},? (?:(?:of )?Section \w{1,3},? )?(?:in the )?(?:Hundred|Village|Town) of [A-Z][A-Za-z]+(?: [A-Z][a-z]+)?(?=,? ?\(?(?:being |the whole of )?(?:the land|CT|Certificate|Volume|Title))/g

/** Land that was never subdivided, sold with a lot: it has a title of its own. */
function crownAllotments({ text, span }: Block): PlacedLot[] {
  return matchesIn(text, new RegExp(CROWN_ALLOTMENT.source, 'g')).flatMap((match) => {
    const start = span.start + match.index
    const end = match.index + match[0].length
    if (!SOLD_TOO.test(text.slice(end)) && !BEHIND_TITLE.test(text.slice(0, match.index))) return []
    return [{ value: writeCrownAllotment(match), span: { start, end: span.start + end } }]
  })
}

const MOST_ROWS = 6
const LISTED =
  /^(?:[a-z ]{1,24}:\s+)?(?:\(?[ivx\da-d]{1,4}[.)]\s+|[2-9]\s)?(?:and )?(?:lots?|allotments?|volume|vol\b)/i

/** A form gives each lot a row of its own. */
function inRowsBelow(doc: Doc, block: Block): PlacedLot[] {
  const found: PlacedLot[] = []
  for (let index = block.index + 1; index <= block.index + MOST_ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== block.partIndex || !LISTED.test(below.text)) break
    const own = [...lotsIn(doc, below), ...lotInColumns(doc, below)]
    if (own.length === 0) break
    found.push(...own)
  }
  return found
}

/** "Volume 06148 Folio 517 | 1 | TP 229815J": the lot and its plan each in a column of its own. */
function lotInColumns(doc: Doc, { cells }: Block): PlacedLot[] {
  const title = cells?.[0]
  const [lot, plan] = cells?.slice(-2) ?? []
  if (title === undefined || lot === undefined || plan === undefined || cells?.length === 2)
    return []
  const [head, number, printed] = [title, lot, plan].map(({ start, end }) =>
    doc.text.slice(start, end).trim(),
  )
  if (!/\bvol/i.test(head ?? '') || !/^[A-Z]?\d{1,5}[A-Z]?$/.test(number ?? '')) return []
  const name = /^(PS|LP|TP|PC|CP|RP|SP|CS)? ?(\d{3,7}[A-Z]?)$/.exec(printed ?? '')
  if (name === null) return []
  const value = `Lot ${number} ${name[1] ?? ''}${name[2]}`
  return [{ value, span: { start: lot.start, end: plan.end } }]
}

function together(doc: Doc, lots: readonly PlacedLot[], confidence: number): Fact<string> {
  const facts = lots
    .filter(({ value }, index) => lots.findIndex((one) => one.value === value) === index)
    .map(({ value, span }) => factAt(doc, value, span, confidence, []))
  return {
    value: facts.map(({ value }) => value).join(' and '),
    // "Lot: 17 On: ☐ BUP ☒ RP 90442": the boxes of a form are nothing that a person would write.
    text: facts.map(({ value, text }) => (/[☐☒]/.test(text) ? value : text)).join(' and '),
    spans: facts.flatMap(({ spans }) => spans),
    confidence,
    explanation: ['the form of a lot on a plan'],
  }
}
