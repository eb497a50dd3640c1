import type { Block, Doc } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'

export const RIGHT_SCHEDULE_PATTERNS = wordings({
  burdenedHead:
    /\bburdened (?:lots?|land|parcel)|\b(?:lots?|land|parcels?) burdened\b|\bservient\b/i,
  right: /\b(?:easement|covenant|restriction|right|profit|maintenance|support)\b/i,
  every: /\b(?:each|every|all|any|common)\b/i,
  /** "2. Restriction: burdens 11, 12 and 13; benefits the Council." */
  stated: /(?:^|[.;:] )(\d{1,2})[.)] ([^.;:]{4,90}): ?burdens? (?:lots? )?(\d[\d, &andto-]{0,60})/i,
  termsOf:
    /^(?:\d{1,2}[.)] )?terms of [a-z -]{4,60}\bnumbered (\d{1,2})\b|^numbered (\d{1,2})\b|^(\d{1,2})[.)] (?=\S)/i,
  /** "Land to be burdened: lots 121 to 140", above what the owner of a burdened lot must not do. */
  burdenedAbove:
    /\b(?:land|lots?|parcels?) (?:to be |that (?:is|are) |being )?burdened(?: (?:land|lots?))?\W{1,4}(?:lots? )?(\d[\d, &andto-]{0,60})|\bburdened (?:land|lots?|parcels?)\W{1,4}(?:lots? )?(\d[\d, &andto-]{0,60})/i,
  ofBurdened: /\bburdened (?:lots?|land|parcels?)\b|\blots? (?:so )?burdened\b/i,
  numbers: /\d{1,4}(?: ?(?:to|-) ?\d{1,4})?/,
})

const P = RIGHT_SCHEDULE_PATTERNS

/** The numbered rights of one instrument: which lots each burdens, and what is told below of each. */
export type RightSchedule = {
  /** The lots that bear what a block says; null where no schedule tells. */
  readonly burdenedBy: (block: Block, text: string) => readonly number[] | null
}

type Item = { readonly number: number; readonly lots: readonly number[]; readonly block: number }

const schedules = new WeakMap<Doc, RightSchedule>()

/** Read once for each document. */
export function scheduleOf(doc: Doc): RightSchedule {
  const known = schedules.get(doc)
  if (known !== undefined) return known
  const made = readSchedule(doc)
  schedules.set(doc, made)
  return made
}

/** How far below its schedule the terms of an instrument are looked for. */
const REACH = 60

function readSchedule({ blocks }: Doc): RightSchedule {
  const items = blocks.flatMap((block) => [...rowItem(blocks, block), ...statedItems(block)])
  return {
    burdenedBy: (block, text) => {
      const own = items.find((item) => item.block === block.index)
      if (own !== undefined && block.kind === 'row') return own.lots
      const above = P.ofBurdened.test(text) ? burdenedAbove(blocks, block, text) : []
      if (above.length > 0) return above
      if (block.kind === 'row' || items.length === 0) return null
      const match = P.termsOf.exec(text) ?? P.termsOf.exec(block.text)
      const number = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0)
      const told = items.findLast(
        (item) =>
          item.number === number && item.block < block.index && block.index - item.block < REACH,
      )
      return told?.lots ?? null
    },
  }
}

/** "4 | Positive covenant, on-site detention | 61 to 70 | the Council" below "Burdened lots". */
function rowItem(blocks: readonly Block[], block: Block): Item[] {
  const cells = cellsOf(block)
  if (cells.length < 2 || !P.right.test(block.text)) return []
  for (let index = block.index - 1; index >= Math.max(0, block.index - 16); index -= 1) {
    const head = blocks[index]
    if (head?.kind !== 'row' || /\d/.test(head.text)) continue
    const heads = cellsOf(head)
    const at = heads.findIndex((cell) => P.burdenedHead.test(cell))
    if (at < 0) continue
    // A narrow column of numbers runs into the next one, so the cells are counted from the end.
    const cell = cells.length > heads.length ? undefined : cells.at(at - heads.length)
    const lots = lotsIn(cell ?? '')
    const number = Number(/^\d{1,2}(?=[. ])/.exec(block.text)?.[0] ?? 0)
    return lots.length === 0 ? [] : [{ number, lots, block: block.index }]
  }
  return []
}

/** How many blocks below the line that names the burdened lots their restriction is written. */
const BELOW = 8

/** The lots that the nearest line above names as burdened; none where it names every lot. */
function burdenedAbove(blocks: readonly Block[], block: Block, text: string): readonly number[] {
  const before = block.text.slice(0, Math.max(0, block.text.indexOf(text)))
  const told = [
    ...blocks.slice(Math.max(0, block.index - BELOW), block.index).map((one) => one.text),
    before,
  ].findLast((one) => P.burdenedHead.test(one) || P.burdenedAbove.test(one))
  const named = told === undefined ? null : P.burdenedAbove.exec(told)
  return named === null ? [] : lotsIn(named[1] ?? named[2] ?? '')
}

function statedItems(block: Block): Item[] {
  return [...block.text.matchAll(everywhere(P.stated))].flatMap(
    ([, number, name = '', lots = '']) =>
      P.right.test(name) && lotsIn(lots).length > 0
        ? [{ number: Number(number), lots: lotsIn(lots), block: block.index }]
        : [],
  )
}

/** "25 to 29", "52, 53"; none where the cell takes in every lot, or tells of a width. */
function lotsIn(cell: string): number[] {
  if (P.every.test(cell) || /\d ?m\b|\d\.\d/.test(cell)) return []
  return [...cell.matchAll(everywhere(P.numbers))].flatMap(([one]) => {
    const [from = 0, to = from] = one.split(/ ?(?:to|-) ?/).map(Number)
    return Array.from({ length: Math.min(400, Math.max(1, to - from + 1)) }, (_, at) => from + at)
  })
}
