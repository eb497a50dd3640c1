import type { Block, Doc } from '../../document.ts'
import type { Fact, PlanningOverlay } from '../facts.ts'

import { isNegated } from '../../segment/negation.ts'
import { factAt } from '../fact-at.ts'
import { isNotMapped } from './not-mapped.ts'
import { isElsewhere } from './overlay-elsewhere.ts'
import { VICTORIAN_OVERLAYS } from './victorian-overlay-codes.ts'

/** Overlays of the Victoria Planning Provisions, by their names and by their codes. */
export function victorianOverlays(doc: Doc, own: Block): Fact<PlanningOverlay>[] {
  const block = withBrokenName(doc, own)
  if (!/overlay|\b(?:HO|DDO|SBO|LSIO|VPO|DCPO|ESO|BMO)\d/i.test(block.text)) return []
  const found: Fact<PlanningOverlay>[] = []
  const put = (start: number, length: number, code: string, name: string) => {
    const span = { start: block.span.start + start, end: block.span.start + start + length }
    if (isElsewhere(doc, block, start) || isNegated(doc, span)) return
    if (isNotMapped(block.text.slice(start + length))) return
    found.push(factAt(doc, { code, name }, span, 92, ['the name or code of an overlay']))
  }
  for (const match of block.text.matchAll(VIC_NAME)) {
    const [entry] = VICTORIAN_OVERLAYS.filter(
      ([, name]) => name.toLowerCase() === match[1]?.toLowerCase(),
    )
    if (entry === undefined) continue
    const printed = match[3]?.replace(/[\s-]/g, '').toUpperCase()
    const before = SCHEDULE_BEFORE.exec(
      block.text.slice(Math.max(0, match.index - 24), match.index),
    )
    const number = match[2] ?? before?.[1] ?? ''
    put(match.index, match[0].trimEnd().length, printed ?? `${entry[0]}${number}`, entry[1])
  }
  if (!/overlay|planning|schedule/i.test(block.text)) return found
  for (const match of block.text.matchAll(VIC_CODE)) {
    const code = match[1] ?? match[3] ?? ''
    const name = BY_CODE.get(code)
    if (name === undefined) continue
    put(match.index, match[0].length, `${code}${match[2] ?? ''}`, name)
  }
  // "Overlays: DDO2, ESO4 and BMO": codes that have no schedule stand bare in such a list.
  for (const list of block.text.matchAll(LISTED_CODES)) {
    const from = list.index + list[0].length - (list[1]?.length ?? 0)
    for (const match of (list[1] ?? '').matchAll(BARE_CODE)) {
      const code = match[1] ?? ''
      put(from + match.index, match[0].length, code, BY_CODE.get(code) ?? '')
    }
  }
  return found
}

/** "Overlay: Public Acquisition" above "Overlay Schedule 3": a name that its line broke. */
function withBrokenName(doc: Doc, block: Block): Block {
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex) return block
  const goesOn = /^Overlay\b/.test(next.text)
    ? /\b(?:overlays?:?|and|,|an?) ?[A-Z][a-z]{1,30}(?: [A-Z][a-z]{1,30}){0,3} ?$/i.test(block.text)
    : /^(?:and )?(?:[A-Z][a-z]+ ){1,3}Overlay\b/.test(next.text) &&
      /[A-Z][a-z]+(?: and)?$/.test(block.text) &&
      next.text.search(VIC_NAME) !== 0
  if (!goesOn) return block
  const text = doc.text.slice(block.span.start, next.span.end).replace('\n', ' ')
  return { ...block, text, span: { start: block.span.start, end: next.span.end } }
}

const BY_CODE = new Map(VICTORIAN_OVERLAYS)
const CODES = VICTORIAN_OVERLAYS.map(([code]) => code).join('|')
const NAMES = VICTORIAN_OVERLAYS.map(([, name]) => name).join('|')
const VIC_NAME = new RegExp(
  `\\b(${NAMES})(?:\\s?\\((?:${CODES})\\))?(?:\\s?[-,]?\\s?(?:schedule|sch\\.?|precinct|no\\.?|number)\\s?(\\d{1,4}))?(?:\\s?\\(((?:${CODES})\\s?-?\\s?\\d{0,4})\\))?`,
  'gi',
)
const VIC_CODE = new RegExp(`\\b(${CODES})\\s?-?\\s?(\\d{1,4})\\b|\\((${CODES})\\)`, 'g')
const BARE_CODE = new RegExp(`\\b(${CODES})\\b(?!\\s?-?\\s?\\d)`, 'g')
/** "Schedule 4 to the Design and Development Overlay" */
const SCHEDULE_BEFORE = /\bschedule (\d{1,3}) (?:to|of) (?:the )?$/i
const LISTED_CODES =
  /\b[Oo]verlays?(?:\(s\))?(?: codes?| controls?)?\s?[:-]?\s((?:[A-Z]{2,4}\d{0,4}\b(?:\s?[,;&/]\s?|\sand\s|\s)?){1,12})/g
