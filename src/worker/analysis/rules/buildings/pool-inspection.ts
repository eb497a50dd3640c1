import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn } from '../reading/dates.ts'
import { holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

/** How an inspection of a pool barrier tells its items, each with its answer. */
export const POOL_INSPECTION_PATTERNS = wordings({
  /** The head of the paper. */
  head: /\b(?:pools?|spas?)\b[^.;?]{0,40}\b(?:barriers?|fenc(?:e|es|ing)|enclosures?|safety)\b[^.;?]{0,30}\b(?:inspections?|check ?list|assessment|check|report)\b|\binspection of (?:a |the )?(?:\w{4,12} )?(?:swimming )?(?:pool|spa)(?: and spa)?(?: safety)? (?:barrier|fence|enclosure)\b/i,
  /** What the barrier ought to be. */
  item: /\b(?:gates?|latch\w{0,3}|barriers?|fenc(?:e|es|ing)|doors?|windows?|gaps?|climb\w{2,4}|hinges?|panels?|resuscitation|CPR|signs?|rails?|footholds?|self-?clos\w{1,3})\b/i,
  /** Said as it should be, so that the answer no is a fault. */
  asItShould:
    /\b(?:closes?|latch(?:es)?|opens? (?:away|out)|at least|(?:not|no) (?:over|more|less|greater|exceeding|lower|higher)|compl(?:y|ies|iant)|self-?clos\w{1,3}|shielded|sound|secure\w{0,1}|permanent\w{0,2}|intact|adequate|displayed|fixed|restricted|clear of|free (?:of|from)|height|minimum|maximum|working|in good (?:repair|order|condition)|climbable (?:zone|area) (?:is )?(?:clear|free|kept))\b|^\W{0,3}(?:\d{1,2}[.)]? )?no (?:climb\w{2,4}|door|window|gap|opening|foothold|object|tree)/i,
  no: /(?:[|?:] ?|\s)(?:no|nil|fail(?:s|ed)?|not (?:met|compliant|satisfactory)|non-?compliant|does not comply|unsatisfactory|defect)(?=$|[ |,;.-])(?! (?:climb|door|window|gap|opening|foothold|object|tree|less|more|over|greater|lower|higher))/i,
  yes: /(?:[|?] ?|\s)(?:yes|pass(?:es|ed)?|satisfactory|ok)\b/i,
  /** What the inspector asks for at the end. */
  result:
    /☒ ?(?:does not comply|not compliant|non-?compliant|fail(?:s|ed)?)\b|\b(?:items?|points?|matters?|defects?|faults?|works?)\b[^.;]{0,40}\b(?:to be|must be|need(?:s)? to be|have to be|shall be)\b[^.;]{0,24}\b(?:put right|rectified|fixed|repaired|mended|made good|attended to|corrected|remedied|completed)\b|\b(?:result|outcome)s?\b\W{0,3}(?:of (?:the )?inspection\W{0,3})?(?:not compliant|non-?compliant|fail(?:s|ed)?|does not comply|unsatisfactory)\b/i,
  ifAny: /\b(?:if|where|any|should|when)\b/i,
  passed:
    /\b(?:re-?inspect\w{2,4}|follow-?up|second inspection|certificate)\b[^.;]{0,80}\b(?:compliant|complies|passed|satisfactory|issued|all items)\b/i,
})

const P = POOL_INSPECTION_PATTERNS

/** The lines of an inspection of a pool's barrier that fail it; none where a later day tells that it passed. */
export function failedPoolItems(doc: Doc): Passage[] {
  const passages = passagesIn(doc, ALL_PAPERS)
  return holdingAny(passages, 'text', P.head)
    .filter(({ text }) => text.length < LONGEST_HEAD && P.head.test(text))
    .flatMap((head) => {
      const from = passages.indexOf(head)
      const page = head.block.page
      const below = passages
        .slice(from + 1, from + 1 + MOST_LINES)
        .filter(({ block }) => block.page - page <= 1)
      const [day] = below.flatMap(({ text }) => datesIn(text))
      const hasPassed = below.some(
        ({ text }) =>
          P.passed.test(text) && datesIn(text).some((date) => day !== undefined && date > day),
      )
      return hasPassed ? [] : below.filter(fails)
    })
}

function fails({ text, block }: Passage): boolean {
  if (text.length > LONGEST_LINE) return false
  if (P.result.test(text) && !P.ifAny.test(text)) return true
  if (block.kind !== 'row' || !P.item.test(text) || !P.asItShould.test(text)) return false
  // The answer stands behind the item: what is put right on the day is told behind a yes.
  const answer = P.no.exec(text)
  return answer !== null && answer.index > 8 && !P.yes.test(text.slice(0, answer.index + 1))
}

const LONGEST_HEAD = 120
const LONGEST_LINE = 260
/** Rows of one inspection, with its notes. */
const MOST_LINES = 60
