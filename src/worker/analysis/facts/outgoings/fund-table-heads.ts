import type { Block, Doc } from '../../document.ts'

import { amountsIn } from '../forms/money.ts'
import { OF_WHOLE } from './of-whole-scheme.ts'

/** What the heads of a table say of each column, with the upper head where it is of the whole scheme. */
export function namesOfColumns(doc: Doc, head: Block): readonly string[] {
  const upper = upperHead(doc, head)
  return textsOf(doc, head).map((name, at) =>
    OF_WHOLE.test(upper?.[at] ?? '') ? `${upper?.[at]} ${name}` : name,
  )
}

/** "Whole plan | Unit 7" above "for the year | each quarter": which of the columns is the scheme's. */
export function upperHead(doc: Doc, { cells, index, page }: Block): readonly string[] | null {
  const above = doc.blocks[index - 1]
  if (above?.page !== page || above.cells?.length !== cells?.length) return null
  const names = textsOf(doc, above)
  const isHead = amountsIn(above.text).length === 0 && names.some((name) => OF_WHOLE.test(name))
  return isHead ? names : null
}

function textsOf(doc: Doc, { cells }: Block): readonly string[] {
  return (cells ?? []).map(({ start, end }) => doc.text.slice(start, end))
}

/** The line above a table; a remark in brackets leaves the title to the line above it. */
export function titleOf(doc: Doc, { index, page }: Block): string {
  const [title, remarked] = [1, 2].map((back) => doc.blocks[index - back])
  const own = title?.text ?? ''
  return IN_BRACKETS.test(own) && remarked?.page === page ? `${remarked.text} ${own}` : own
}

const IN_BRACKETS = /^\([^()]{4,120}\)$/
