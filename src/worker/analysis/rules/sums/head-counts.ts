import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { numberOf, UNDER_HUNDRED } from '../reading/number-words.ts'

/** A count of votes, owners or lots, and what its parts come to. */
export type HeadCount = { readonly told: number; readonly reckoned: number }

const NUMBER = `(?:\\d{1,4}|${UNDER_HUNDRED})`

export const HEAD_COUNT_PATTERNS = wordings({
  about:
    /\b(?:votes?|voted|voting|ballots?|represented|proxy|proxies|in favour|poll|attend\w{2,5}|present|quorum|electronic\w{0,4}|abstain\w{0,3}|abstentions?)\b/i,
  list: /\b(?:lots?|units?) ((?:[A-Z]?\d{1,4}(?:, | and |, and | & )){1,40}[A-Z]?\d{1,4}|\d{1,4})\b/i,
  number: new RegExp(
    `(?<![\\d.$,/-])\\b(${NUMBER})\\b(?![\\d/%]|[.,]\\d| ?(?:per cent|pm|am|percent|days?|months?|years?|january|february|march|april|may\\b|june|july|august|september|october|november|december))`,
    'i',
  ),
  part: /^ ?(?:(?:lots?|owners?|votes?|members?|persons?|units?|were|was|are|is|being|represented|present|attend\w{2,3}|voted|voting|cast|lodged|received|came|electronic|entitled|of them|more|others?) ){0,3}(?:for|in favour|against|opposed|in person|by (?:valid )?prox\w{1,3}|prox\w{1,3}|abstain\w{0,3}|abstentions?|abstained|electronic\w{0,4}|online|by post|postal|by phone|by video\w{0,10}|pre-?meeting|to \d|informal|in the room|on paper|by paper|by attorney|by company nominee|yes|no)\b/i,
  partBefore:
    /\b(?:votes? to|for|in favour|against|abstain\w{0,3}|abstentions?|yes|no|in person|by prox\w{1,3}|prox\w{1,3}|electronic\w{0,4}|online|informal|opposed)(?: votes?)?[ :(=-]{1,3}$/i,
  whole:
    /(?:\b(?:in all|altogether|a total of|in total|total(?:ling)?(?: (?:of|votes(?: cast)?|lots|represented|present|attendance|being))?|making|together|so that|so|which (?:makes|is)|giving|being|attended by)\b[ :,]{0,2}(?:(?:and |so )?(?:that )?|)|=[ ]?)$/i,
  wholeBehind:
    /^(?: \w{2,12}){0,4} (?:in all|in total|altogether|all told|together|were represented|votes? (?:were )?cast|votes in all|are represented|lots represented)\b(?! (?:in person|by|and))/i,
  other:
    /\b(?:or|at least|more than|fewer|less than|quorum (?:is|of)|require[sd]?|must|may|if|entitled to (?:cast )?(?:more|one)|about|per|each|entitlements?|levy|of whom|previous|last year|adjourn\w{2,4})\b/i,
})

/** Counts in a sentence whose parts do not make the number that it tells for all. */
export function wrongHeadCount(text: string): HeadCount | null {
  if (!HEAD_COUNT_PATTERNS.about.test(text) || text.length > 400) return null
  for (const sentence of text.split(/(?<=[a-z)\d])[.;] (?=[A-Z])/)) {
    const wrong = wrongIn(sentence)
    if (wrong !== null) return wrong
  }
  return null
}

function wrongIn(sentence: string): HeadCount | null {
  if (!HEAD_COUNT_PATTERNS.about.test(sentence) || HEAD_COUNT_PATTERNS.other.test(sentence))
    return null
  const parts: number[] = []
  let whole: number | null = null
  let listed = 0
  const plain = sentence.replaceAll(everywhere(HEAD_COUNT_PATTERNS.list), (_all, list: string) => {
    const count = list.split(/, and | and |, | & /).length
    listed += 1
    return `${count} lots`
  })
  if (listed > 0 && / to |-/.test(sentence) && /\blots? \d{1,4}(?: to |-)\d/.test(sentence))
    return null
  for (const match of plain.matchAll(everywhere(HEAD_COUNT_PATTERNS.number))) {
    const value = numberOf(match[1] ?? '')
    if (value === null) continue
    const before = plain.slice(Math.max(0, match.index - 40), match.index)
    const after = plain.slice(match.index + match[0].length)
    const isWhole =
      HEAD_COUNT_PATTERNS.whole.test(before) || HEAD_COUNT_PATTERNS.wholeBehind.test(after)
    if (HEAD_COUNT_PATTERNS.part.test(after) && !isWhole) parts.push(value)
    else if (HEAD_COUNT_PATTERNS.partBefore.test(before)) parts.push(value)
    else if (isWhole) whole = value
  }
  const sum = parts.reduce((one, two) => one + two, 0)
  return whole === null || parts.length < 2 || sum === whole ? null : { told: whole, reckoned: sum }
}
