import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Fact } from './facts.ts'

import { STREET_TYPE } from './address.ts'
import { headsOfFurtherTitles } from './title-reference.ts'
import { brokenOver, CONTRACT_ZONES, factAt, LOOSE_ZONES } from './labels.ts'

type Form = {
  readonly pattern: RegExp
  readonly write: (match: RegExpExecArray, doc: Doc) => string
}

const PLAN_WORDS =
  '(?:(?:proposed |registered |draft |unregistered )?(?:plan of (?:subdivision|consolidation|strata subdivision|survey)|title plan|lodged plan|cluster plan|deposited plan|strata plan|survey[- ]?strata plan|sealed plan|filed plan|(?:primary |secondary )?community (?:strata )?plan|neighbourhood plan|registered plan|survey plan|building units? plan|group titles? plan|units? plan|diagram|road plan|plan))'
const PREFIX = '(?:PS|LP|TP|PC|CP|RP|SP|CS|DP|BUP|GTP|BRP|FP|UP|SSP)'

const CROWN_ALLOTMENT =
  /\b(?:Crown Allotment|CROWN ALLOTMENT|C\.?\/?A\.?(?=\s\d[^;.]{0,12}\bSec))s?S? (\d{1,4}[A-Z]?\d?(?:\s?(?:,|and|&)\s?\d{1,4}[A-Z]?)*)(?:,? (?:Section|Sec\.?|Block|SECTION) ([A-Z0-9]{1,3}))?(?:,? (Township|Parish|Town|TOWNSHIP|PARISH) (?:of|OF|at) ([A-Z][A-Za-z]+(?: [A-Z][a-z]+)?))?/

function writeCrownAllotment(match: RegExpExecArray): string {
  const [, number, section, kind, place] = match
  return [
    `Crown Allotment ${number}`,
    section === undefined ? '' : ` Section ${section}`,
    place === undefined ? '' : ` ${kind} of ${place}`,
  ].join('')
}

/** "4 and Lot 12" as "4 and 12"; "3-4" are two lots. */
function numbersOf(printed: string): string {
  const bare = printed.replace(/\b(?:lots?|allotments?|units?)\s/gi, '').replace(/\s+/g, ' ')
  const range = /^(\d+)\s?[-–]\s?(\d+)$/.exec(bare)
  const next = range !== null && Number(range[2]) === Number(range[1]) + 1
  return next ? `${range[1]} and ${range[2]}` : bare
}

const FORMS: readonly Form[] = [
  {
    // "Lot 22 ☐ Plan ☒ Diagram 61190"
    pattern:
      /\bLot:?\s?([A-Z]?\d{1,5}[A-Z]?)\s(?:on:?\s)?(?:☐\s?[A-Za-z/-]+\s){0,5}☒\s?(Diagram|Deposited|Survey-Strata|Survey|Strata|Plan)\s(?:☐\s?[A-Za-z/-]+\s){0,5}(?:Plan\s)?:?\s?(\d{3,6})\b/i,
    write: (match, doc) => {
      const plan = match[2] ?? ''
      const prefix = /^diagram$/i.test(plan) ? 'Diagram ' : planPrefix(`${plan} plan`, doc)
      return `Lot ${match[1]} ${prefix}${match[3]}`
    },
  },
  {
    pattern: /\bLot\s([A-Z]?\d{1,5})\s(?:on|in)\sCrown Plan\s([A-Z]{1,4})\s?(\d{1,6})\b/i,
    write: (match) => `Lot ${match[1]} ${match[2]?.toUpperCase()}${match[3]}`,
  },
  {
    pattern: /\bUnit\s(\d{1,4})\s(?:on\s)?Units? Plan\s(?:no\.?\s)?([A-Z]?\d{2,4}\/\d{2,4})\b/i,
    write: (match) => `Unit ${match[1]} ${match[2]?.toUpperCase()}`,
  },
  {
    // "Lot 71 in an unregistered strata plan of part of Lot 400 in Deposited Plan 1288401"
    pattern:
      /\b(?:proposed )?Lot\s([A-Z]?\d{1,5})\s(?:in|on)\s(?:an?|the)\s(?:unregistered|proposed|draft)\s(?:strata\s|deposited\s)?plan\b[^.;]{0,60}?\bLots?\s(\d{1,5}(?:\s?(?:and|&|,)\s?\d{1,5})?)\s(?:in\s)?(?:deposited plan|DP)\s?(\d{4,7})\b/i,
    write: (match) => `Lot ${match[1]} unregistered plan, Lot ${match[2]} DP${match[3]}`,
  },
  {
    // "Proposed Lot 305 in Stage 9, being part of Lot 900 on SP 331204"
    pattern: new RegExp(
      `\\b(?:proposed )?(?:Lot|Allotment)\\s(\\d{1,5})\\b(?!\\s(?:on|in)\\s(?:[a-z]+\\s){0,3}(?:${PREFIX})?\\s?\\d{3})[^.;]{0,100}?\\b(?:part|portion)\\sof\\s(?:the land (?:in|comprised in)\\s)?(Lot|Allotment)s?\\s(\\d{1,5})\\s(?:on |in )?(?:the )?(?:(${PLAN_WORDS})\\s?)?((${PREFIX})?\\s?\\d{3,7}[A-Z]?)\\b`,
      'i',
    ),
    write: (match, doc) => {
      const number = (match[5] ?? '').replace(/\s/g, '').toUpperCase()
      const prefix = match[6] === undefined ? planPrefix(match[4] ?? '', doc) : ''
      return `Lot ${match[1]} (proposed), part of ${noun(match[2] ?? 'Lot')} ${match[3]} ${prefix}${number}`
    },
  },
  {
    // "Lot 12 on Plan of Subdivision 123456X", "Lot 3 LP 45678", "Allotment 12 in Deposited Plan 45678"
    pattern: new RegExp(
      `\\b(Lots?|Allotments?|Units?|Pieces?|Section)\\s(?:No\\.?\\s)?((?:CM\\d?|[A-Z]{0,2}\\d{1,5}[A-Z]?)(?:\\s?(?:,|and|&|[-–])\\s?(?:and\\s)?(?:lots?\\s|allotments?\\s|units?\\s)?\\d{1,5}[A-Z]?){0,5})\\s?,?\\s(?:(?:section|sec|block)\\s[A-Z0-9]{1,3}\\s)?(?:on |in |being )?(?:the )?(?:(${PLAN_WORDS})\\s?(?:\\(?(?:no\\.?|number)\\)?\\s?:?\\s?)?)?((${PREFIX})?\\s?(?:no\\.?\\s)?\\d{2,7}(?:\\/\\d{1,4})?\\s?[A-Z]?)\\b(?!\\s?m)`,
      'i',
    ),
    write: (match, doc) => {
      const number = (match[4] ?? '').replace(/\s|no\.?/gi, '').toUpperCase()
      const prefix = match[5] === undefined ? planPrefix(match[3] ?? '', doc) : ''
      return `${noun(match[1] ?? 'Lot')} ${numbersOf(match[2] ?? '')} ${prefix}${number}`.trim()
    },
  },
  {
    // "Lot C in Deposited Plan 408812": old plans letter their lots.
    pattern:
      /\b(?:Lot|LOT)\s([A-Z]{1,2})\s?,?\s(?:(?:on|in|ON|IN)\s)?(?:(?:Deposited|DEPOSITED)\s(?:Plan|PLAN)|DP)\s?(\d{4,7})\b/,
    write: (match) => `Lot ${match[1]} DP${match[2]}`,
  },
  {
    // "Description: Lot: 42 on ☐ BUP ☐ GTP ☐ SP ☒ RP: 183356"
    pattern:
      /\bLot:?\s?([A-Z]?\d{1,5}[A-Z]?)\s(?:on:?\s?)?(?:[☐☒]\s?[A-Z]{2,4}\s?){0,5}☒\s?(BUP|GTP|SP|RP|CP)\s?:?\s?(?:☐\s?[A-Z]{2,4}\s?:?\s?){0,4}(\d{3,6})\b/i,
    write: (match) => `Lot ${match[1]} ${match[2]?.toUpperCase()}${match[3]}`,
  },
  {
    pattern: new RegExp(
      `\\bLot:?\\s{1,3}([A-Z]?\\d{1,5}[A-Z]?)\\s{1,3}(?:on:?\\s?)?(?:Deposited\\/Survey\\/Strata\\/Diagram\\/Plan|plan(?: no\\.?)?|(${PREFIX}))\\s?:?\\s?(\\d{3,6}[A-Z]?)\\b`,
      'i',
    ),
    write: (match, doc) =>
      `Lot ${match[1]} ${match[2]?.toUpperCase() ?? planPrefix('plan', doc)}${match[3]?.toUpperCase()}`,
  },
  {
    pattern: /\b(\d{1,5})(RP|SP|BUP|GTP|CP)(\d{4,6})\b/,
    write: (match) => `Lot ${match[1]} ${match[2]}${match[3]}`,
  },
  {
    // "Wirrabee Section 37 Block 14 on Deposited Plan 3127"
    pattern:
      /\b([A-Z][A-Za-z']+(?:\s[A-Z][a-z']+)?)\s?,?\sSection\s(\d{1,4})\s?,?\sBlock\s(\d{1,4})(?:\s?,?\s(?:on\s)?(?:Deposited Plan|DP)\s?(\d{2,6}))?\b/,
    write: (match) =>
      `Block ${match[3]} Section ${match[2]} ${match[1]}${match[4] === undefined ? '' : ` DP${match[4]}`}`,
  },
  {
    pattern:
      /\bBlock\s?:?\s?(\d{1,4})\s?,?\sSection\s?:?\s?(\d{1,4})\s?,?\s(?:(?:Division(?:\s?\/\s?District)?|District)\s?(?:of)?\s?:?\s?)?([A-Z][A-Za-z']+(?:\s[A-Z][A-Za-z']+)?)/,
    write: (match) => `Block ${match[1]} Section ${match[2]} ${match[3]}`,
  },
  {
    pattern:
      /\b(Lot|Section|Portion|Unit)\s(\d{1,5})\s(Town|Hundred)\sof\s([A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]+)?)(?:,?\s(?:on |from |being )?(?:survey )?plan\s(?:no\.?\s)?([A-Z]{0,3}\s?\d{2,4}\/\d{1,4}[A-Z]?))?/,
    write: (match) =>
      `${match[1]} ${(match[2] ?? '').replace(/^0+/, '')} ${match[3]} of ${match[4]}${match[5] === undefined ? '' : `, plan ${match[5]}`}`,
  },
  { pattern: CROWN_ALLOTMENT, write: writeCrownAllotment },
]

const NAMES_LAND =
  /\b(?:lots?|allotments?|units?|block|section|pieces?|portion)\b|\d(?:RP|SP|BUP|GTP)\d/i

function noun(word: string): string {
  const one = word.replace(/s$/i, '').toLowerCase()
  return `${one.charAt(0).toUpperCase()}${one.slice(1)}`
}

function planPrefix(words: string, doc: Doc): string {
  const plan = words.toLowerCase()
  if (plan.includes('subdivision') && (doc.state === 'VIC' || doc.state === null)) return 'PS'
  if (plan.includes('survey') && plan.includes('strata')) return 'SSP'
  if (plan.includes('strata') && !plan.includes('community')) return 'SP'
  if (plan.includes('deposited')) return 'DP'
  if (plan.includes('title')) return 'TP'
  if (plan.includes('lodged')) return 'LP'
  if (plan.includes('consolidation')) return 'PC'
  if (plan.includes('sealed')) return 'SP'
  if (plan.includes('filed')) return 'FP'
  if (plan.includes('registered')) return 'RP'
  if (plan.includes('survey')) return 'SP'
  if (plan.includes('community')) return 'CP'
  if (plan.includes('unit')) return 'UP'
  return plan === '' || plan === 'plan' ? '' : `${words} `
}

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
    text: facts.map(({ text }) => text).join(' and '),
    spans: facts.flatMap(({ spans }) => spans),
    confidence,
    explanation: ['the form of a lot on a plan'],
  }
}
