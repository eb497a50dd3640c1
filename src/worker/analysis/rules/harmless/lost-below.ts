import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { numberOf, UNDER_HUNDRED } from '../reading/number-words.ts'

const COUNT = `(\\d{1,3}|${UNDER_HUNDRED}|none|nil|nobody)`

export const LOST_BELOW_PATTERNS = wordings({
  moved:
    /\b(?:moved|motions?|propos(?:ed|al|es)|asked (?:the meeting|owners)|put to (?:the vote|a vote|owners|the meeting)|seconded|resolutions?)\b/i,
  /** Lost, it leaves what it was to end as it was. */
  undoes:
    /\b(?:rescind\w{0,3}|revok\w{1,4}|repeal\w{0,3}|defer\w{0,4}|postpon\w{1,4}|cancel\w{0,5}|waiv\w{1,4}|reduc\w{1,4}|reject\w{0,3}|refus\w{1,4}|oppos\w{1,4}|dispens\w{1,4}|not (?:to )?(?:proceed|raise|strike|levy|accept|pay|renew|carry out))\b/i,
  fate: /\b(?:lost|defeated|(?:not|never|nor) (?:carried|passed|adopted|put|seconded|supported)|voted down|(?:no|nobody|no one|without a) second(?:er|ed)|failed|lapsed|withdrawn|out of order|rejected|carried|passed|adopted|resolved|agreed)\b/i,
  won: /^(?:carried|passed|adopted|resolved|agreed)$/i,
  /** What the meeting turned to next. */
  another: /\b(?:moved|(?<!\b(?:the|this|that) )motion|proposed|amend\w{2,7}|instead)\b/i,
  votes: new RegExp(
    `\\b${COUNT}(?: (?:lots?|votes?|owners?|members?|units?))?(?: (?:were|was|voted))? (?:for|in favour)\\b[^.;]{0,24}?\\b${COUNT}(?: (?:lots?|votes?|owners?|members?|units?))?(?: (?:were|was|voted))? against\\b|\\b(?:for|in favour) ?[:-]? ?${COUNT}\\b[^.;]{0,16}?\\bagainst ?[:-]? ?${COUNT}\\b`,
    'i',
  ),
})

const P = LOST_BELOW_PATTERNS

/** How far behind a motion the minutes tell what became of it. */
const REACH = 260

/**
 * "B. Reed moved that a levy be struck. Two were for and seven against. Lost.": what a motion asked for
 * is not done, though sentences stand between it and its end.
 */
export function isLostBelow(
  { blocks }: Doc,
  { block, text, zone }: Pick<Passage, 'block' | 'text' | 'zone'>,
): boolean {
  if (zone !== 'minutes' || !P.moved.test(text) || P.undoes.test(text)) return false
  const at = block.text.indexOf(text)
  if (at < 0) return false
  const next = blocks[block.index + 1]
  const isBelow =
    next?.partIndex === block.partIndex &&
    next.kind !== 'heading' &&
    next.clause?.number === block.clause?.number
  const rest = `${block.text.slice(at + text.length)} ${isBelow ? next.text : ''}`.slice(0, REACH)
  const fate = P.fate.exec(rest)
  const votes = P.votes.exec(rest)
  const ends = Math.min(fate?.index ?? REACH, votes?.index ?? REACH)
  if (P.another.test(rest.slice(0, ends))) return false
  if (fate !== null) return !P.won.test(fate[0])
  return votes !== null && isOutvoted(votes.slice(1))
}

function isOutvoted(counts: readonly (string | undefined)[]): boolean {
  const [votesFor, against] = counts.filter((count) => count !== undefined).map(countOf)
  return votesFor !== undefined && against !== undefined && votesFor < against
}

function countOf(words: string): number {
  return numberOf(words) ?? 0
}
