import type { Doc } from '../../document.ts'

import { lotsNamed } from '../title/own-lots.ts'
import type { Side } from './sides-in-table.ts'

/** The mark that opens what a plan draws: "E2 Right of way 4 wide". */
const DRAWN = /^\W{0,2}([A-Z]{1,2}-?\d{0,2})\b[ :,-]/
/** "E2 over Lot 6185, right of way in favour of Lot 6186", "(B) burdens lots 3 and 4 for lot 5". */
const TOLD =
  /(?:^|[\s(])([A-Z]{1,2}-?\d{0,2})\)?,? (?:lies |runs |is |is an? [a-z ]{3,40} )?(?:over|burdens|burdening|affects|affecting|crosses|across|on|in) ((?:part of )?(?:lots?|allotments?) \d[^.;:]{0,140})/gi

/**
 * A plan draws an easement by its mark and tells in its notes on which lots it lies: the side of the
 * lots that are sold, or null where no note tells of that mark.
 */
export function sideByNote(
  doc: Doc,
  description: string,
  part: number,
  own: ReadonlySet<number>,
): Side | null {
  const mark = DRAWN.exec(description)?.[1]
  if (mark === undefined || own.size === 0) return null
  const told = doc.blocks
    .filter(({ partIndex, text }) => partIndex === part && /\b(?:lot|allotment)s? \d/i.test(text))
    .flatMap(({ text }) => [...text.matchAll(TOLD)])
    .filter((one) => one[1] === mark)
    .map((one) => one[2] ?? '')
  if (told.length === 0) return null
  const sides = told.map((words) => {
    const [over = '', favour = ''] = words.split(
      /\b(?:in favour of|for the benefit of|benefiting|appurtenant to|for)\b/i,
    )
    const ours = (text: string) => lotsNamed(text).some((lot) => own.has(lot))
    return ours(over) ? 'burdened' : ours(favour) ? 'benefited' : 'neither'
  })
  return sides.find((side) => side !== 'neither') ?? 'neither'
}
