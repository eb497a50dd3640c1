import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { plainCase } from '../forms/plain-case.ts'
import { OTHER_ROLE } from './party-columns.ts'
import { namesIn } from './names.ts'

/** "From | Ann SAMPLE" above "To | Ben BUYER" and a price: who sells and who buys, as a deed names them. */
export function fromAndTo(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  for (const block of blocksIn(doc, { zones })) {
    const seller = valueOf(doc, block, FROM)
    const below = doc.blocks[block.index + 1]
    const buyer = below?.partIndex === block.partIndex ? valueOf(doc, below, TO) : null
    if (seller === null || buyer === null || !namesBargain(doc, block)) continue
    const names = (cell: Span) => namesIn(doc.text.slice(cell.start, cell.end))
    if (names(seller).length === 0 || names(buyer).length === 0) continue
    const own = role.test('vendor') ? seller : buyer
    return names(own).map((name) => {
      const span = { start: own.start + name.start, end: own.start + name.end }
      return factAt(doc, plainCase(name.name), span, confidence, ['a name behind "From" or "To"'])
    })
  }
  return []
}

const FROM = /^(?:sold |sale |transfer )?from\s?:?$/i
const FIRM =
  /\b(?:legal|law|real estate|realty|conveyanc\w{1,4}|lawyers?|property|partners|council|office)\b/i
const TO = /^(?:sold |sale |transfer )?to\s?:?$/i

function valueOf(doc: Doc, { cells, text }: Block, label: RegExp): Span | null {
  const [first, value] = cells ?? []
  if (first === undefined || value === undefined || cells?.length !== 2) return null
  // A letter is from an agent and to a lawyer.
  if (OTHER_ROLE.test(text) || FIRM.test(text)) return null
  return label.test(doc.text.slice(first.start, first.end).trim()) ? value : null
}

/** A price stands below, and nothing says that it is an offer: that is from who buys. */
function namesBargain(doc: Doc, { index, page }: Block): boolean {
  const around = doc.blocks
    .slice(Math.max(0, index - ROWS), index + 1 + ROWS)
    .filter((row) => row.page === page)
  if (around.some(({ text }) => OFFER.test(text))) return false
  return around.some((row) => row.index > index && BARGAIN.test(row.text))
}

const ROWS = 9
const OFFER = /\boffer(?:s|ed)?\b/i
const BARGAIN = /\b(?:price|consideration|sum of|deposit)\b.{0,40}\$ ?\d/i
