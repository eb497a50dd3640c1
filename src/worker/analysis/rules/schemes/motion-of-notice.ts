import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const MOTION_OF_NOTICE_PATTERNS = wordings({
  /** How a motion begins, whoever put it. */
  motion:
    /^\W{0,3}(?:(?:motion|item|resolution) (?:no\.? ?)?\d{1,2}\b[^.;$]{0,80}?)?(?:\d{1,2}[.)] )?that (?:the |an? )?(?:(?:body )?corporate|body corporate|owners'? corporation|strata (?:company|corporation)|community (?:corporation|association)|corporation|association|company|owners|members|committee|special|sum|levy|contribution)\b/i,
  /** The paper that calls a meeting, and one that tells how it went. */
  notice:
    /\bnotice of (?:an? |the )?(?:(?:annual|extraordinary|special|general|adjourned|ordinary) ){0,3}meeting\b|\bmeeting (?:will be|is to be) held\b|\b(?:meeting )?agenda\b|\bvoting papers?\b/i,
  held: /\bminutes of (?:the|an?)\b|\b(?:present|apologies|attendance|quorum)\b ?:|\bmeeting (?:was )?(?:opened|closed|held on)\b/i,
  outcome:
    /\b(?:carried|passed|lost|defeated|resolved|withdrawn|adopted|ruled out|not put|votes? (?:for|in favour)|yes \d{1,3}\b)\b/i,
})

const P = MOTION_OF_NOTICE_PATTERNS

/** Whether the words are a motion in the notice of a meeting: owners have not voted on it when it was sent. */
export function isMotionOfNotice(doc: Doc, { block }: Passage, words: string): boolean {
  if (!P.motion.test(words) || P.outcome.test(words)) return false
  const above = doc.blocks.filter(
    ({ page, partIndex, index }) =>
      page === block.page && partIndex === block.partIndex && index < block.index,
  )
  // Of two papers on one page the nearer heads it.
  const called = above.findLastIndex(({ text }) => P.notice.test(text))
  return called >= 0 && !above.slice(called).some(({ text }) => P.held.test(text))
}
