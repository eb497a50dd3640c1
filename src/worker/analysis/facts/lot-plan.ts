import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Fact } from './facts.ts'

import { STREET_TYPE } from './address.ts'
import { CROWN_ALLOTMENT, FORMS, NAMES_LAND, writeCrownAllotment } from './lot-forms.ts'
import { headsOfFurtherTitles } from './further-titles.ts'
import { brokenOver } from './broken-over.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from './contract-zones.ts'
import { factAt } from './fact-at.ts'

/** "Unit 3, 118 Sturt Road": the second number is a house. */
function isStreet(text: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length
  return new RegExp(`^[\\s-]{0,2}(?:\\d{1,4} )?(?:[A-Z][\\w'-]* ){1,3}${STREET_TYPE}\\b`, 'i').test(
    text.slice(end, end + 60),
  )
}

const OTHER_LAND =
  /\b(?:part of|adjoining|parent|subdivision of|created (?:from|out of)|out of|benefit(?:s|ing)?(?: of)?|in favour of|neighbouring|proposed to buy|home (?:at|on)|(?:way|carriageway|footway|easement|drainage) over|affecting|appurtenant to)\b[^.;]{0,30}$/i

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

type Placed = { readonly value: string; readonly span: Span }

/** Lot and plan of the land sold, in the short form of its state; of several lots, each. */
export function recogniseLotPlan(doc: Doc): Fact<string> | null {
  for (const [zones, confidence] of ZONES) {
    for (const block of blocksIn(doc, { zones })) {
      const columns = doc.state === 'ACT' ? blockInColumns(doc, block) : null
      if (columns !== null) return { ...columns, confidence }
      const inTable = lotInColumns(doc, block)
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
            ...inRowsBelow(doc, block),
          ]
        : zones.includes('title-search')
          ? [...own, ...onOtherTitles(doc)]
          : own
      const fact = together(doc, lots, confidence)
      return doc.state === 'ACT' ? withUnit(block, fact) : fact
    }
  }
  return null
}

/** Several parcels on one folio stand in a list at the end of its search, behind what burdens them. */
function scheduleOfParcels(doc: Doc, block: Block): Placed[] {
  const part = doc.parts[block.partIndex]
  const head = part?.blocks.findIndex(({ text }) => /^schedule of parcels\b/i.test(text)) ?? -1
  if (part === undefined || head < 0) return []
  const found: Placed[] = []
  for (const [row, below] of part.blocks.slice(head, head + MOST_PARCELS).entries()) {
    const own = lotsIn(doc, below)
    if (own.length === 0 && row > 0) break
    found.push(...own)
  }
  return found
}

const MOST_PARCELS = 12
const UNITS_PLAN = /\b(?:U\.?P\.?|units? plan)(?: no\.?)?\s?:?\s?(\d{2,6})\b/i
const UNIT = /\bunit\s?:?\s?(\d{1,5})\b(?=[^.;]{0,40}\b(?:units? plan|U\.?P\.?)\b)/i
const PARCEL =
  /\b(?:Block\s?:?\s?(\d{1,4})\s?,?\sSection\s?:?\s?(\d{1,4})|Section\s?:?\s?(\d{1,4})\s?,?\sBlock\s?:?\s?(\d{1,4}))(?:\s?,?\s(?:(?:Division|District)(?:\s?\/\s?District)?\s?(?:of)?\s?:?\s?)?([A-Z][A-Za-z']+(?:\s[A-Z][a-z']+)?))?/

/** "Units Plan 3318   Unit 27": the plan stands first. */
const UNIT_BEHIND =
  /\b(?:units? plan|U\.?P\.?)(?: no\.?)?\s?:?\s?\d{2,6}\s{1,6},?\s?unit\s?:?\s?(\d{1,5})\b/i

/** A unit in the Capital Territory is known by its plan and by the block on which the building stands. */
function withUnit(block: Block, fact: Fact<string>): Fact<string> {
  const unit = (UNIT_BEHIND.exec(block.text) ?? UNIT.exec(block.text))?.[1]
  if (/^Block\b/.test(fact.value) && !fact.value.includes(' and ')) {
    const plan = UNITS_PLAN.exec(block.text)?.[1]
    const own = plan === undefined ? `Unit ${unit}` : `Unit ${unit} UP${plan}`
    return unit === undefined ? fact : told(fact, `${own}, ${fact.value}`)
  }
  const parcel = PARCEL.exec(block.text)
  if (!/^Unit \d+ UP\d+$/.test(fact.value) || parcel === null) return fact
  const [, blockNumber = parcel[4], section = parcel[3]] = parcel
  const division =
    parcel[5] === undefined || /^(?:and|Division|District)$/.test(parcel[5]) ? '' : ` ${parcel[5]}`
  return told(fact, `${fact.value}, Block ${blockNumber} Section ${section}${division}`)
}

function told(fact: Fact<string>, value: string): Fact<string> {
  return { ...fact, value, text: value }
}

/** Where parties and not a register describe the land. */
const OWN_WORDS: ReadonlySet<PageKind> = new Set([...CONTRACT_ZONES, ...LOOSE_ZONES])

/** The first lot of a block, and those that stand beside it with nothing but "and" between. */
function lotsIn(doc: Doc, block: Block): Placed[] {
  const text = OWN_WORDS.has(block.zone) ? brokenOver(doc, block, block.span.start) : block.text
  for (const shape of FORMS) {
    // "Unit 12, 40 Pacific Parade" is a street address; no plan has a number of two digits.
    const matches = matchesIn(text, shape.pattern).filter(
      (one) =>
        !/^\d{1,2}$/.test((one[4] ?? '').trim()) &&
        !(one[3] === undefined && one[5] === undefined && isStreet(text, one)) &&
        !OTHER_LAND.test(text.slice(0, one.index)),
    )
    const [first] = matches
    if (first === undefined) continue
    let end = first.index
    const beside = matches.filter((one, place) => {
      const next = place === 0 || BESIDE.test(text.slice(end, one.index))
      if (next) end = one.index + one[0].length
      return next
    })
    return beside.map((one) => {
      const start = block.span.start + one.index
      return { value: shape.write(one, doc), span: { start, end: start + one[0].length } }
    })
  }
  return []
}

/** "Unit | UP No. | Block | Section | Division" above its values, as the Capital Territory's form has it. */
function blockInColumns(doc: Doc, block: Block): Fact<string> | null {
  const below = doc.blocks[block.index + 1]
  const heads = block.cells?.map((cell) => doc.text.slice(cell.start, cell.end).trim()) ?? []
  if (heads.length < 3 || !heads.includes('Block') || !heads.includes('Section')) return null
  if (below?.partIndex !== block.partIndex) return null
  // The row of values lacks the cell that names the whole table; the last may have several words.
  const names = heads.filter((name) => name !== 'LAND')
  const words = below.text.trim().split(/\s+/)
  const values = [...words.slice(0, names.length - 1), words.slice(names.length - 1).join(' ')]
  const valueOf = (head: RegExp) => {
    const value = values[names.findIndex((name) => head.test(name))]
    return value === undefined || /^(?:n\/?a|-|nil)?$/i.test(value) ? null : value
  }
  const [number, section] = [valueOf(/^Block$/), valueOf(/^Section$/)]
  if (number === null || section === null || !/^\d+$/.test(number)) return null
  const [unit, plan] = [valueOf(/^Unit$/i), valueOf(/^U(?:nits? )?P(?:lan)?\b/i)]
  const division = valueOf(/^(?:Division|District)/i)
  const parts = [
    unit === null ? null : `Unit ${unit}`,
    plan === null ? null : `UP${plan}`,
    `Block ${number} Section ${section}`,
    division,
  ]
  const registered = registeredPlan(doc, number, section)
  const text = [...parts, registered?.value].filter((part) => typeof part === 'string').join(' ')
  const made = factAt(doc, text, below.span, 0, ['the columns of a form'])
  return { ...made, text, spans: [below.span, ...(registered === null ? [] : [registered.span])] }
}

/** "Section 37 Block 14 on Deposited Plan 3127" on the title of the same block. */
function registeredPlan(doc: Doc, number: string, section: string): Placed | null {
  const words = new RegExp(
    `\\b(?:Block ${number},? Section ${section}|Section ${section},? Block ${number})\\b[^.;]{0,30}?\\b(?:Deposited Plan|DP) ?(\\d{2,6})\\b`,
  )
  for (const block of blocksIn(doc, { zones: ['title-search'] })) {
    const match = words.exec(block.text)
    if (match === null) continue
    const start = block.span.start + match.index
    return { value: `DP${match[1]}`, span: { start, end: start + match[0].length } }
  }
  return null
}

const ROWS_BELOW_HEAD = 5

/** The lots of further titles that the same owners sell. */
function onOtherTitles(doc: Doc): Placed[] {
  return headsOfFurtherTitles(doc).flatMap((head) => {
    for (const block of doc.blocks.slice(head.index + 1, head.index + ROWS_BELOW_HEAD)) {
      const own = lotsIn(doc, block)
      if (own.length > 0) return own
    }
    return []
  })
}

const SAME_PLAN =
  /\b(?:lot|allotment|unit) ([A-Z]?\d{1,4}[A-Z]?) (?:also )?on (?:the same|that|the said|this) plan\b/i

/** "… on PS720418B with car space Lot C41 on the same plan" */
function onTheSamePlan({ text, span }: Block, lots: readonly Placed[]): Placed[] {
  const plan = /\b[A-Z]{0,3}\d{3,7}[A-Z]?$/.exec(lots[0]?.value ?? '')?.[0]
  if (plan === undefined) return []
  return matchesIn(text, SAME_PLAN).map((match) => {
    const start = span.start + match.index
    return { value: `Lot ${match[1]} ${plan}`, span: { start, end: start + match[0].length } }
  })
}

/** Behind these words it stands with a lot or as all that is sold, and not beside the land. */
const SOLD_TOO = /^[^.;]{0,24}\b(?:being|certificate|volume|vol\b)/i

/** Land that was never subdivided, sold with a lot: it has a title of its own. */
function crownAllotments({ text, span }: Block): Placed[] {
  return matchesIn(text, new RegExp(CROWN_ALLOTMENT.source, 'g')).flatMap((match) => {
    const start = span.start + match.index
    const end = match.index + match[0].length
    if (!SOLD_TOO.test(text.slice(end))) return []
    return [{ value: writeCrownAllotment(match), span: { start, end: span.start + end } }]
  })
}

const BESIDE =
  /^(?:[\s,;&/.|:()-]|\b(?:and|also|together with|title|references?|folios?|identifiers?|volume|certificates?|of|CT|being|in|the|land|as|well)\b|\d){1,60}$/i
const MOST_ROWS = 6

const LISTED =
  /^(?:[a-z ]{1,24}:\s+)?(?:\(?[ivx\da-d]{1,4}[.)]\s+)?(?:and )?(?:lots?|allotments?|volume|vol\b)/i

/** A form gives each lot a row of its own. */
function inRowsBelow(doc: Doc, block: Block): Placed[] {
  const found: Placed[] = []
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
function lotInColumns(doc: Doc, { cells }: Block): Placed[] {
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

function together(doc: Doc, lots: readonly Placed[], confidence: number): Fact<string> {
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
