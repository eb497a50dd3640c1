import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

/** How a by-law or schedule lists which lot has which car space. */
export const LISTED_SPACE_PATTERNS = wordings({
  /** The space that is sold, by its code: "car space C17A". */
  code: /\bcar ?(?:park|space|bay)s?(?: no\.?| number)? ?([A-Z]{1,3}-?\d{1,4}[A-Z]?)\b/,
  /** A row of the list: its lot, and what stands beside it. */
  listRow:
    /^\W{0,3}(?:lot |unit )?(\d{1,4})(?: (?:on |in )?(?:SP|DP|BUP|GTP|CTS|PS|strata plan) ?\d{3,7}[A-Z]?)? (?=[-–A-Z])(.{1,60})$/i,
  listSpace: /(?:^| )[A-Z]{1,3}-?\d{1,4}[A-Z]?(?= |$)/,
  cars: /\b(?:car ?(?:parks?|spaces?|bays?|parking)|parking (?:spaces?|bays?)|garages?)\b/i,
  exclusive: /\bexclusive (?:use|right)|\ballocat\w{2,4}\b|\blot\b/i,
})

const P = LISTED_SPACE_PATTERNS

type Row = { readonly lot: number; readonly rest: string; readonly passage: Passage }

/** Fewer rows are no list of all that have a space. */
const LEAST_ROWS = 4

/**
 * What a list of car spaces says against the one that is sold: it gives the space to another lot, or
 * it passes over the lot between others. Null where it says nothing against it.
 */
export function listedAgainst(
  doc: Doc,
  sold: { readonly text: string },
  sale: string | null,
): readonly Span[] | null {
  const lot = sale === null ? Number.NaN : Number(sale)
  if (Number.isNaN(lot)) return null
  const passages = passagesIn(doc, LISTS)
  const rows = passages.flatMap((passage): Row[] => {
    const [, number, rest] = P.listRow.exec(passage.text) ?? []
    return number === undefined || rest === undefined
      ? []
      : [{ lot: Number(number), rest, passage }]
  })
  const code = P.code.exec(sold.text)?.[1]
  if (code !== undefined) {
    const holders = rows.filter(({ rest }) => rest.split(' ').includes(code))
    const [holder] = holders
    if (holder === undefined || holders.some((one) => one.lot === lot)) return null
    return [holder.passage.span]
  }
  for (const list of listsOf(rows)) {
    const lots = list.map((one) => one.lot)
    const isBetween = Math.min(...lots) < lot && lot < Math.max(...lots)
    const [first] = list
    if (first === undefined || !isBetween || lots.includes(lot)) continue
    const before = passages.indexOf(first.passage)
    const head = passages.slice(Math.max(0, before - HEAD), before)
    const heads = head.map(({ text }) => text).join(' ')
    if (!P.cars.test(heads) || !P.exclusive.test(heads)) continue
    const naming = head.findLast(({ text }) => P.cars.test(text))
    const below = list.find((one) => one.lot > lot)
    const above = list.findLast((one) => one.lot < lot)
    const spans = [naming?.span, above?.passage.span, below?.passage.span]
    return spans.flatMap((span) => span ?? [])
  }
  return null
}

/** How far above its first row a list is named. */
const HEAD = 3

/** Runs of rows in rising order, each with a space, that stand in one part. */
function listsOf(rows: readonly Row[]): Row[][] {
  const lists: Row[][] = []
  for (const row of rows) {
    if (!P.listSpace.test(row.rest) || row.rest.split(' ').length > MOST_WORDS) continue
    const last = lists.at(-1)?.at(-1)
    const goesOn =
      last !== undefined &&
      last.lot < row.lot &&
      last.passage.block.partIndex === row.passage.block.partIndex &&
      row.passage.block.index - last.passage.block.index <= 2
    if (goesOn) lists.at(-1)?.push(row)
    else lists.push([row])
  }
  return lists.filter((list) => list.length >= LEAST_ROWS)
}

/** A longer row is a sentence. */
const MOST_WORDS = 5

const LISTS = [
  'by-laws',
  'plan',
  'owners-corporation-certificate',
  'title-search',
  'annexure',
  'other',
] as const
