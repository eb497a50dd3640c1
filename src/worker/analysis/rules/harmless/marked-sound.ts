import type { Doc } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const MARKED_SOUND_PATTERNS = wordings({
  /** The letters of a report, where it says what they stand for: "S where it is satisfactory". */
  meaning:
    /(?:^|[^\w'])["']?([A-Z]{1,3}|\d)["']?(?: ?[=:–-] ?| (?:where|if|when|for|means?|is|stands for|denotes|shows) )(?:(?:it|the item|an item|that it|this|the part|items?|one|anything|all) (?:is|are|was|were) |it (?:was )?found )?(?:(?:in )?(?:generally |fully |quite )?)(?:satisfactory|sound|acceptable|serviceable|compliant|in order|(?:in )?good (?:order|condition)|no (?:defects?|faults?|issues?)|without (?:a )?(?:defect|fault))\b/,
})

const known = new WeakMap<Doc, ReadonlySet<string>>()

/** Whether a row of an inspector's table bears the mark that its report gives to what is sound. */
export function isMarkedSound(doc: Doc, { block }: Passage): boolean {
  if (block.kind !== 'row' || (block.cells?.length ?? 0) < 3) return false
  const letters = soundLetters(doc)
  return (
    letters.size > 0 &&
    cellsOf(block)
      .slice(1)
      .some((cell) => letters.has(cell.trim()))
  )
}

function soundLetters(doc: Doc): ReadonlySet<string> {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found = new Set(
    passagesIn(doc, ['building-report', 'annexure', 'other']).flatMap(({ text }) =>
      matchesOf(text, MARKED_SOUND_PATTERNS.meaning).flatMap(([, letter]) => letter ?? []),
    ),
  )
  known.set(doc, found)
  return found
}
