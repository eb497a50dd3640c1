import type { Block, Doc, Span } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

/** What a column of a table of lots tells. */
export type LotColumn =
  | 'entitlement'
  | 'liability'
  | 'contribution'
  | 'interest'
  | 'inside'
  | 'outside'
  | 'whole'
  | 'car'
  | 'storage'

export type LotFigure = {
  readonly of: LotColumn
  readonly lot: string
  /** As printed: "61", "1,180", "none". */
  readonly value: string
  /** Only where the figure itself says so. */
  readonly isHectares?: true
  readonly span: Span
}

export const LOT_TABLE_PATTERNS = wordings({
  column:
    /\b(unit entitlements?|lot entitlements?|entitlements?|UE|ENT|(?:lot )?liabilit(?:y|ies)|contributions?(?: schedule)?|interest(?: schedule)?|internal|living|balcony|terrace|courtyard|external|total|area|lots?|units?|allotments?|apartments?|parts|level|type|car ?(?:spaces?|parks?|bays?)?|parking|garage|stor(?:age|e)(?: (?:cages?|units?|spaces?|rooms?))?|cage|frontage|aspect|remarks|depth|price|owner|use)\b/i,
  measures: /\((?:m2|m²|sqm|sq\.? ?m)\)|\bm²|\bm2\b|\bareas?\b(?= \(|$)|\bof \d{1,3},?\d{3}\b/i,
  measured: /\b(?:area|total)\b(?: ?\((?:m2|m²|sqm)\))?(?=[ |])/i,
  /** "Area (internal)": the remark says of what. */
  areaOf: /\bareas? \((internal|external|living|balcony|terrace|courtyard)[^)]{0,12}\)/i,
  /** "Car space (Basement 2)": a remark in the name of a column. */
  remark: /\([^()]{1,24}\)/,
  letters: /[A-Za-z]/,
  opens: /^(?:lots?|units?|allotments?|contribution)\b/i,
  row: /^(?:lot )?[A-Z]?\d{1,5}[A-Z]?(?: |\||$)/i,
  /** "9 to 14 | 78 | 468": what it tells of each, and what of all of them, only its columns say. */
  ofSeveral: /^(?:lots? )?\d{1,5} ?(?:to|-|–|and|&) ?\d{1,5}\b/i,
  /** "119 | E119 | car space 41" in a list of exclusive uses: the lot, and its space. */
  spaceRow:
    /^\W{0,3}(?:lot )?(\d{1,5}[A-Z]?)[ |]{1,4}(?:[A-Z]{0,3}-?\d{1,5}[A-Z]?[ |]{1,4})?(?:[a-z]{3,10} ){0,2}car ?(?:park|space|bay)(?:ing)?s?(?: no\.?)? ?([A-Z]?\d{1,4}[A-Z]?)\b/i,
  /** "Lot 4 on SP 104412 | 12 | 48": the plan is no column of its own. */
  onPlan: /(?<=\d[A-Z]?) (?:on|in) (?:SP|RP|BUP|GTP|DP|PS|CP|LP) ?\d{3,7}[A-Z]?\b/i,
  /** A figure that gives the lot none. */
  nothing: /^(?:none|nil|no|0|-)$/i,
  token: /\([^)]{1,30}\)|part of lot(?: \([^)]{1,20}\))?|on title|\S{1,24}/i,
  unit: /^(?:m2|m²|sqm|ha|\||lot|-)$/i,
  number: /^[\d,]{1,9}(?:\.\d{1,4})?$/,
  drawn: /^[-=_ |]{6,400}$/,
  total: /^(?:(?:grand )?totals?|aggregate)\b[ |:]{1,4}(?=\d)/i,
  /** The first column and the name of the second in one: "LOT ENTITLEMENT LIABILITY". */
  lotAndShare: /^lot (?:entitlement|liability)/i,
})

/** Tables longer than this are read no further. */
const MOST_ROWS = 2000

/** What the last row of a table of lots tells of all of them. */
export type LotTableTotal = Omit<LotFigure, 'lot'>

type Tables = {
  readonly figures: readonly LotFigure[]
  readonly totals: readonly LotTableTotal[]
}

/** Every figure that a table of lots tells of a lot: "LOT INTERNAL BALCONY ENT" and its rows. */
export function lotFigures(doc: Doc): readonly LotFigure[] {
  return tablesOf(doc).figures
}

/** The totals at the foot of the tables of lots, column by column. */
export function lotTableTotals(doc: Doc): readonly LotTableTotal[] {
  return tablesOf(doc).totals
}

function tablesOf(doc: Doc): Tables {
  const known = read.get(doc)
  if (known !== undefined) return known
  const figures: LotFigure[] = []
  const totals: LotTableTotal[] = []
  let columns: (LotColumn | 'lot' | null)[] | null = null
  let rows = 0
  let part = -1
  for (const block of doc.blocks) {
    // A line drawn below the heads, or above the total.
    if (LOT_TABLE_PATTERNS.drawn.test(block.text)) continue
    if (columns !== null && block.partIndex !== part) columns = null
    if (columns !== null && LOT_TABLE_PATTERNS.row.test(block.text) && rows < MOST_ROWS) {
      rows += 1
      if (!LOT_TABLE_PATTERNS.ofSeveral.test(block.text)) figures.push(...figuresOf(block, columns))
      continue
    }
    if (columns !== null && rows > 0) totals.push(...totalsOf(block, columns))
    columns = columnsOf(block)
    part = block.partIndex
    rows = 0
  }
  const tables = { figures, totals }
  read.set(doc, tables)
  return tables
}

const read = new WeakMap<Doc, Tables>()

const SHARES: ReadonlySet<LotColumn | 'lot'> = new Set([
  'entitlement',
  'liability',
  'contribution',
  'interest',
])

/** "TOTAL 4,800 4,800": as many numbers as the table has columns beside the lot's own. */
function totalsOf(
  { text, span }: Block,
  columns: readonly (LotColumn | 'lot' | null)[],
): LotTableTotal[] {
  const opens = LOT_TABLE_PATTERNS.total.exec(text)
  if (opens === null) return []
  const values = matchesOf(text.slice(opens[0].length), LOT_TABLE_PATTERNS.token)
    .map(([token]) => token)
    .filter((token) => !LOT_TABLE_PATTERNS.unit.test(token))
  const told = columns.filter((of) => of !== 'lot')
  // "Total 1000" of a table in which only the shares can be added up to a whole number of them.
  const shares = told.filter((of) => of !== null && SHARES.has(of))
  const [value, ...others] = values
  if (value !== undefined && others.length === 0 && shares.length === 1 && told.length > 1)
    return LOT_TABLE_PATTERNS.number.test(value) && told.at(-1) === shares[0]
      ? shares.flatMap((of) => (of === null ? [] : [{ of, value, span }]))
      : []
  if (values.length !== told.length) return []
  return told.flatMap((of, at) => {
    const value = values[at] ?? ''
    return of !== null && LOT_TABLE_PATTERNS.number.test(value) ? [{ of, value, span }] : []
  })
}

/** The columns of a heading row; null where the row is none. */
function columnsOf({ text: printed }: Block): (LotColumn | 'lot' | null)[] | null {
  const text = printed.replaceAll(everywhere(LOT_TABLE_PATTERNS.areaOf), '$1')
  if (text.length > 140 || !LOT_TABLE_PATTERNS.opens.test(text)) return null
  const bare = text
    .replaceAll(everywhere(LOT_TABLE_PATTERNS.measures), ' ')
    .replaceAll(everywhere(LOT_TABLE_PATTERNS.remark), ' ')
  if (/\d/.test(bare)) return null
  // "Lot | Area (m2)": the measure is the only column that tells anything.
  const bareNames = namesIn(bare)
  const names = bareNames.some((name) => name !== 'lot' && name !== null)
    ? bareNames
    : namesIn(text)
  // Behind the figures a column of words may stand, whatever it is called.
  const last = LOT_TABLE_PATTERNS.measured.exec(text)
  const behind = last === null ? text.length : last.index + last[0].length
  const left = (text.length - behind < 40 ? text.slice(0, behind) : bare)
    .replaceAll(everywhere(LOT_TABLE_PATTERNS.measures), ' ')
    .replaceAll(everywhere(COLUMN), ' ')
    .replaceAll(/[^A-Za-z]/g, '')
  // "Lot Entitlement Liability": the first word is a column of its own, not of the second's name.
  const told = names.includes('lot') ? names : ['lot' as const, ...names]
  if (left.length > 14 || !told.some((name) => name !== 'lot' && name !== null)) return null
  // "LOT ENTITLEMENT LIABILITY LOT ENTITLEMENT LIABILITY": each set begins with the lot.
  const isLotInName = !names.includes('lot') && LOT_TABLE_PATTERNS.lotAndShare.test(text)
  if (isLotInName) return ['lot' as const, ...setOf(names)]
  return setOf(told)
}

/** "LOT ENT LOT ENT LOT ENT": the same columns stand several times beside one another. */
function setOf<Name>(names: readonly Name[]): Name[] {
  const own = [...names.keys()].find(
    (width) =>
      width > 0 &&
      names.length % width === 0 &&
      names.every((name, at) => name === names[at % width]),
  )
  return names.slice(0, own ?? names.length)
}

function namesIn(text: string): (LotColumn | 'lot' | null)[] {
  return [...text.matchAll(everywhere(COLUMN))].map(([name]) => columnOf(name.toLowerCase()))
}

const COLUMN = LOT_TABLE_PATTERNS.column

function columnOf(name: string): LotColumn | 'lot' | null {
  if (/entitle|^ue$|^ent$/.test(name)) return 'entitlement'
  if (/liabilit/.test(name)) return 'liability'
  if (name.startsWith('contribution')) return 'contribution'
  if (name.startsWith('interest')) return 'interest'
  if (name === 'internal' || name === 'living') return 'inside'
  if (/balcony|terrace|courtyard|external/.test(name)) return 'outside'
  if (name === 'total' || name === 'area') return 'whole'
  if (/^car|parking|garage/.test(name)) return 'car'
  if (/stor|cage/.test(name)) return 'storage'
  return /^(?:lot|unit|allotment)/.test(name) ? 'lot' : null
}

function figuresOf(block: Block, columns: readonly (LotColumn | 'lot' | null)[]): LotFigure[] {
  const text = block.text.replaceAll(everywhere(LOT_TABLE_PATTERNS.onPlan), ' ')
  const printed = matchesOf(text, LOT_TABLE_PATTERNS.token).map(([token]) => token)
  const hectares = new Set<number>()
  const tokens: string[] = []
  for (const token of printed) {
    if (/^ha$/i.test(token)) hectares.add(tokens.length - 1)
    if (LOT_TABLE_PATTERNS.unit.test(token)) continue
    const bare = /^([\d.,]{1,9})ha$/i.exec(token)?.[1]
    if (bare !== undefined) hectares.add(tokens.length)
    tokens.push(bare ?? token.replace(/(?:m2|m²)$/i, ''))
  }
  const isPlain = tokens.every((token) => LOT_TABLE_PATTERNS.number.test(token))
  const width = columns.length
  // "LOT ENT" above "6 52 7 58": the pair stands twice in a row.
  const times = isPlain && tokens.length > width && tokens.length % width === 0
  if (tokens.length < width) return []
  const figures: LotFigure[] = []
  let lot: string | null = null
  for (const [at, value] of tokens.slice(0, times ? tokens.length : width).entries()) {
    const of = columns[at % width] ?? null
    if (of === 'lot') lot = value.toUpperCase()
    else if (of !== null && lot !== null) {
      const unit = hectares.has(at) ? { isHectares: true as const } : {}
      figures.push({ of, lot, value, span: block.span, ...unit })
    }
  }
  return figures
}
