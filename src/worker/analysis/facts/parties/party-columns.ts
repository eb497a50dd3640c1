import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { textInColumn } from '../forms/text-in-column.ts'
import { namesIn } from './names.ts'
import { plainCase } from '../forms/plain-case.ts'

/** "NAME: Ann SAMPLE   NAME: Ben SAMPLE", "Name 1   Ann SAMPLE" below a heading that says whose they are. */
const NAME_ROW =
  /^(?:[|\s]*)(?:full |legal )?names?(?:\/s|\(s\))?(?: ?(?:no\.? ?)?\(?[1-4]\)?)?(?: and address(?:es)?)?(?:\s*:\s*|\s+(?=\p{Lu}))/iu
export const OTHER_ROLE =
  /\b(?:agent|agency|solicitor|conveyancer|lawyer|practitioner|representative|stakeholder|lender|financier|deposit holder|witness)\b/i
const ROLE = /\b(?:vendor|seller|purchaser|buyer|transferor|transferee)s?\b/i
const ROWS_ABOVE = 7

/** Names below the heading of a party, in fields of their own or in a column. */
export function inNameFields(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  return blocksIn(doc, { zones }).flatMap((block) => {
    const label = NAME_ROW.exec(block.text)
    if (label === null || !role.test(roleAbove(doc, block))) return []
    const text = block.text.slice(label[0].length, label[0].length + 260)
    if (isPlaceholder(text)) return []
    return namesIn(text).map((name) => {
      const start = block.span.start + label[0].length + name.start
      const span = { start, end: start + name.end - name.start }
      return factAt(doc, plainCase(name.name), span, confidence, ['a name below a party'])
    })
  })
}

/** The party that the nearest heading above names; empty where it is an agent or nobody. */
function roleAbove(doc: Doc, block: Block): string {
  for (let index = block.index - 1; index >= block.index - ROWS_ABOVE; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return ''
    const text = above.text.slice(0, 70)
    if (OTHER_ROLE.test(text)) return ''
    const named = ROLE.exec(text)
    if (named !== null) return named[0]
  }
  return ''
}

const HEAD_OF_COLUMN =
  /^(?:the )?(vendor|seller|purchaser|buyer|transferor|transferee)(?:s|\(s\))?:?$/i

/** "VENDORS | PURCHASER" above what each of them is called and where they live. */
/** Names below the heading of a party, in fields of their own or in a column. */
export function sideBySide(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  return blocksIn(doc, { zones }).flatMap((block) => {
    const heads = (block.cells ?? []).map(({ start, end }) =>
      HEAD_OF_COLUMN.exec(doc.text.slice(start, end).trim()),
    )
    if (heads.length < 2 || heads.includes(null)) return []
    return heads.flatMap((head, column) => {
      if (!role.test(head?.[1] ?? '')) return []
      const { text, spanOf } = textInColumn(doc, block, column, (row) =>
        OTHER_ROLE.test(row.text.slice(0, 40)),
      )
      return namesIn(text).map((name): Fact<string> => {
        const spans = spanOf(name.start, name.end)
        const value = plainCase(name.name)
        return {
          value,
          text: name.name,
          spans,
          confidence,
          explanation: ['a name below its column'],
        }
      })
    })
  })
}
