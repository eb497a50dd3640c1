import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const EXECUTOR_PATTERNS = wordings({
  executors: /\b(?:executors|administrators|executrices)\b/i,
  /** What leads to their names. */
  appoints:
    /\b(?:appoints? |appointing |granted (?:on [\w ]{6,20} )?to |named(?: in the will)?(?: and applying)?: ?|executors(?: appointed| named)?: ?|was (?:made|issued) to )(?:my (?:children|sons?|daughters?|brothers?|sisters?|friends?|nephews?|nieces?|wife|husband)(?: and \w{4,8})? )?/i,
  /** A second one, told without a list. */
  coExecutor:
    /\b(?:joint|co-?|other|second|third|remaining) ?(?:executor|executrix|administrator)\b[^.;]{0,80}\b(?:not|never|nor|refus\w{1,3}|declin\w{1,3}|yet to|overseas|without|cannot be found|also|same day|caveat|opposes)\b|\b(?:like|double|second) grant\b[^.;]{0,60}\b(?:issued|made|to)\b|\b(?:leave|power|right) (?:is |was )?reserved (?:to|for)\b[^.;]{0,40}\b(?:executor|[A-Z][a-z]{2,14} [A-Z][a-z]{2,14})\b/i,
  renounced:
    /\b(?:renounc\w{2,4}|renunciation|predeceased|has (?:since )?died|not being reserved|surviving (?:executor|executrix)|power not|leave not|no leave|reserved to no|clearance certificate)\b/i,
})

export type ExecutorsNamed = { readonly names: readonly string[]; readonly span: Span }

/** Where a will or a grant names several who are to settle the estate. */
export function executorsNamed(doc: Doc): ExecutorsNamed[] {
  const { executors, appoints } = EXECUTOR_PATTERNS
  return passagesIn(doc, ALL_PAPERS).flatMap(({ text, span }) => {
    if (text.length > 420 || !executors.test(text)) return []
    const lead = appoints.exec(text)
    if (lead === null) return []
    const names = namesAt(text.slice(lead.index + lead[0].length))
    return names.length > 1 ? [{ names, span }] : []
  })
}

/** "ADA QUILL, NED QUILL and ROSE LUND, executors": the names at the beginning. */
function namesAt(text: string): string[] {
  const names: string[] = []
  for (const part of text.split(/,| and | & /)) {
    const words = part.trim().split(' ')
    const end = words.findIndex((word) => !CAPITAL.test(word))
    const name = words.slice(0, end < 0 ? words.length : end).join(' ')
    if (name.replaceAll(OWN, '').trim().length < 3) break
    names.push(name.replaceAll(OWN, '').trim())
    if (end > 0 && !JOINED.test(part)) break
  }
  return names
}

const CAPITAL = /^(?:my|brother|sister|son|daughter|wife|husband)$|^[A-Z][A-Za-z'’.-]{0,24}$/
const OWN = /\b(?:my|brother|sister|son|daughter|wife|husband)\b ?/g
/** Nothing but a name stands between two of them. */
const JOINED = /^[A-Za-z'’. -]{2,60}$/
