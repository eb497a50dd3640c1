import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import type { Fact, PlanningOverlay } from '../facts.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blocksIn } from '../../segment/find.ts'
import { firstMatchIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { liesOnOtherLots } from '../title/lies-on-other-lots.ts'
import { lotNumbers, saysOtherLots } from '../title/own-lots.ts'
import { recogniseConstraints } from './constraints.ts'
import { answerOf } from './planning-answer.ts'
import { LIST_ENDS, namedOverlays } from './named-overlays.ts'
import { ELSEWHERE } from './overlay-elsewhere.ts'
import { listedOverlays } from './overlay-list.ts'
import { SA_OVERLAY } from './sa-overlays.ts'
import { victorianOverlays } from './victorian-overlays.ts'

/** The planning overlays that apply to the land itself, each once in its most exact form. */
export function recogniseOverlays(
  doc: Doc,
  lotPlan: string | null = null,
): Fact<PlanningOverlay>[] {
  const own = lotNumbers(lotPlan)
  return everyOverlay(doc).filter(
    ({ spans }) =>
      !spans.every(({ start, end }) => {
        const words = doc.text.slice(start, end)
        return liesOnOtherLots(doc, words, own) || isOfOtherLotsOnly(words, own)
      }),
  )
}

/** "road widening shown hatched affects lot 32 only": told of a lot that is not sold, and of no other. */
function isOfOtherLotsOnly(words: string, own: ReadonlySet<number>): boolean {
  if (words.length > ONE_STATEMENT || !/\b(?:only|alone)\b/i.test(words)) return false
  return saysOtherLots(words, own, false)
}

/** What is longer tells of more than one control, and the word of one of them. */
const ONE_STATEMENT = 110

function everyOverlay(doc: Doc): Fact<PlanningOverlay>[] {
  const found: Fact<PlanningOverlay>[] = []
  const others: Fact<PlanningOverlay>[] = []
  let elsewhere = false
  let listing = false
  let table: Block | null = null
  const lists = listedOverlays(doc)
  others.push(...lists.facts)
  for (const block of blocksIn(doc, { zones: ZONES })) {
    table = overlayTable(doc, block, table)
    if (table !== null && table !== block) {
      others.push(...inFirstCell(doc, block))
      continue
    }
    if (lists.blocks.has(block.index)) continue
    if (isShortHead(block)) {
      const opens = /^(?:planning |zoning )?overlays?\s*:?$/i.test(block.text)
      if (ELSEWHERE.test(block.text)) elsewhere = true
      else if (
        opens ||
        !/overlay|^[A-Z]{2,4}\d{0,4}(?:[,; ]+[A-Z]{2,4}\d{0,4})*$/i.test(block.text)
      )
        elsewhere = false
      const goesOn: boolean = listing && block.kind !== 'heading' && !LIST_ENDS.test(block.text)
      listing = (opens || goesOn || /\boverlays?\s*:?$/i.test(block.text)) && !elsewhere
      if (opens) continue
    }
    if (elsewhere) continue
    if (doc.state === 'VIC' || doc.state === null) found.push(...victorianOverlays(doc, block))
    if (doc.state !== 'VIC' && doc.state !== 'NSW')
      others.push(...namedOverlays(doc, block, listing))
  }
  const listed = mostExact(found.length > 0 ? found : others)
  return withConstraints(listed, recogniseConstraints(doc, lists.blocks))
}

const ZONES: readonly PageKind[] = [
  'planning-certificate',
  'vendor-statement',
  'other',
  'particulars',
  'annexure',
  'building-permit',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
]

/** The head of a table with a row for each overlay, as long as its rows go on. */
function overlayTable(doc: Doc, block: Block, table: Block | null): Block | null {
  const first = block.cells?.[0]
  if (doc.state !== 'SA' || first === undefined || (block.cells?.length ?? 0) < 2) return null
  const words = doc.text.slice(first.start, first.end).trim()
  if (/^(?:overlays?|(?:overlay )?name)$/i.test(words) && /overlay/i.test(block.text)) return block
  return table !== null && block.page <= table.page + 1 && isOverlayName(words) ? table : null
}

function isOverlayName(words: string): boolean {
  const match = firstMatchIn(words, SA_OVERLAY)
  return match !== null && match.index === 0 && match[0].length >= words.length - 8
}

/** The words of the other cells are the Code's own and name no further overlay. */
function inFirstCell(doc: Doc, block: Block): Fact<PlanningOverlay>[] {
  const cell = block.cells?.[0]
  if (cell === undefined || NOT_HERE.test(cellsOf(block)[1] ?? '')) return []
  const words = doc.text.slice(cell.start, cell.end)
  // "State Heritage Place?": a question of the extract, which its answer alone affirms.
  if (/\?\s*$/.test(words) && answerOf(cellsOf(block).slice(1).join(' ')) !== true) return []
  const name = words.replace(/\s?overlay\??\s?$|\?\s?$/i, '')
  const span = { start: cell.start, end: cell.start + name.length }
  return [factAt(doc, { code: name, name: `${name} Overlay` }, span, 85, ['a row for an overlay'])]
}

const NOT_HERE =
  /^(?:no|none|nil|not (?:applied|applicable|affected|present|mapped|a)|n\/a|(?:the |this )?(?:land|site|property|allotment|parcel) (?:is|does|has) (?:not|no))\b/i

function isShortHead(block: Block): boolean {
  if (block.kind === 'heading') return true
  // A row that denies one overlay is no heading over those that follow.
  const row = block.cells !== null && block.cells.length > 1 && !/\boverlays\b/i.test(block.text)
  return !row && block.text.length < 90 && !/[.;]$/.test(block.text)
}

/** A constraint that its row names as an overlay is that overlay, with the row's words. */
function withConstraints(
  listed: readonly Fact<PlanningOverlay>[],
  constraints: readonly Fact<PlanningOverlay>[],
): Fact<PlanningOverlay>[] {
  const known = new Set(listed.map(({ value }) => plain(value.code)))
  const rows = new Map(constraints.map((fact) => [plain(fact.value.code), fact]))
  const places = listed
    .flatMap(({ spans }) => spans.map(({ start }) => start))
    .toSorted((a, b) => a - b)
  const own = listed.map((fact) => {
    const row = rows.get(plain(fact.value.code))
    return row === undefined ? fact : { ...fact, text: row.text, spans: row.spans }
  })
  const others = constraints.filter(
    ({ value, spans: [span] }) =>
      !known.has(plain(value.code)) && (span === undefined || !holdsOne(places, span)),
  )
  return [...own, ...others]
}

/** Does one of the offsets, in order, lie within the span? */
function holdsOne(places: readonly number[], { start, end }: Span): boolean {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? Infinity) < start) low = middle + 1
    else high = middle
  }
  return (places[low] ?? Infinity) < end
}

function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/\s?\b(?:overlays?|code)\b/g, '')
    .trim()
}

/** Places quoted for one overlay; a planning scheme names it on every page. */
const MOST_PLACES = 8

/** Drops the general entry where the same overlay is there with its number, and repeats. */
function mostExact(found: readonly Fact<PlanningOverlay>[]): Fact<PlanningOverlay>[] {
  const kept = new Map<string, Fact<PlanningOverlay>>()
  for (const fact of found) {
    const key = fact.value.code.toLowerCase()
    const known = kept.get(key)
    if (known !== undefined && known.spans.length >= MOST_PLACES) continue
    kept.set(key, known === undefined ? fact : { ...known, spans: [...known.spans, ...fact.spans] })
  }
  // "HO" where "HO61" is there, "Hazards" where "Hazards (Flooding)" is.
  const told = new Set(
    [...kept.keys()].flatMap((key) =>
      [key.replace(/(?<!\d)\d+$/, ''), key.split(' (')[0] ?? key].filter((base) => base !== key),
    ),
  )
  return [...kept].flatMap(([key, fact]) => (told.has(key) ? [] : [fact]))
}
