import type { Block, Doc } from '../../document.ts'
import type { TitleReference } from './title-references-in.ts'

/** A row of a list of titles: the one that it opens with, and where. */
type Listed = { readonly block: Block; readonly reference: TitleReference }

/**
 * "123911/1 | P123911 | 42.18" with such a row below: a table or a search of several titles gives each by
 * its numbers alone.
 */
export function listOfTitles(doc: Doc): Listed[] {
  for (const block of doc.blocks) {
    const rows = titlesFrom(doc, block)
    if (rows.length < 2) continue
    if (block.zone === 'title-search' || namesTitles(doc, block)) return rows
  }
  return []
}

/** The row of a title and those right below it that are rows of other titles. */
export function titlesFrom(doc: Doc, first: Block): Listed[] {
  const rows: Listed[] = []
  for (const block of doc.blocks.slice(first.index, first.index + MOST_TITLES)) {
    const match = (block.cells?.length ?? 0) < 2 ? null : OPENS_ROW.exec(block.text)
    const printed = match?.[2]
    if (match === null || printed === undefined || block.partIndex !== first.partIndex) break
    const start = match[1]?.length ?? 0
    rows.push({ block, reference: { value: asTitle(printed), start, end: start + printed.length } })
  }
  return new Set(rows.map(({ reference }) => reference.value)).size === rows.length ? rows : []
}

const MOST_TITLES = 12
/** Behind the letter or number of its row. */
const OPENS_ROW = /^([A-Z\d]{1,2}[.)]? )?(\d{4,6}\/\d{1,4}|\d{1,5}\/\d{5,7})(?= )/

function asTitle(printed: string): string {
  const [volume = '', folio = ''] = printed.split('/')
  return volume.length > folio.length ? `Volume ${volume} Folio ${folio}` : printed
}

const HEAD_REACH = 3

function namesTitles(doc: Doc, { index, partIndex }: Block): boolean {
  return doc.blocks
    .slice(Math.max(0, index - HEAD_REACH), index)
    .some((head) => head.partIndex === partIndex && /\b(?:titles?|folios?)\b/i.test(head.text))
}
