import type { PageKind } from '#shared/report.ts'
import type { Rule } from '#worker/analysis/rules/define-rule.ts'

/** Longest stretch without an end of sentence: what rules are given is cut at 1,000 as well. */
const RUN_ON = 1_400

/**
 * A text made to keep one rule busy: the words of its own patterns over and over in every order it
 * can follow, without an end of sentence for long, in every part that the rule reads. So each
 * pattern begins to match everywhere and has to give up late.
 *
 * @param size about how many characters, over all parts
 */
export function hostileText(rule: Rule, size: number): string {
  const words = wordsOf(rule)
  const kinds: readonly PageKind[] = rule.appliesTo
  const each = Math.ceil(size / kinds.length)
  return kinds.map((kind) => `[${kind}] Part\n${linesOf(words, each).join('\n')}`).join('\n')
}

function linesOf(words: readonly string[], size: number): string[] {
  const lines: string[] = []
  let length = 0
  for (let turn = 0; length < size; turn += 1) {
    const line = lineOf(words, turn, Math.min(RUN_ON, size - length))
    lines.push(line)
    length += line.length + 1
  }
  return lines
}

/** Each line takes the words with another stride, so that other pairs of them come together. */
function lineOf(words: readonly string[], turn: number, size: number): string {
  let line = turn % 2 === 0 ? '' : `${turn}. The vendor and the purchaser`
  for (let index = turn; line.length < size; index += 1 + (turn % 7)) {
    line += ` ${words[index % words.length] ?? 'the'}`
    // A long run of one word is the worst case of a bounded gap.
    if (turn % 3 === 0) line += ` ${words[index % words.length] ?? 'the'}`
  }
  return line.trim()
}

/** The literal words in the patterns of a rule, and what numbers and boxes they may look for. */
function wordsOf({ patterns }: Rule): string[] {
  const sources = Object.values(patterns).map(({ source }) => source)
  const literal = sources
    .join(' ')
    .replaceAll(/\\[a-zA-Z]|\(\?[<!=:]{1,2}|\{[\d,]+\}|\[[^\]]*\]/g, ' ')
    .match(/[A-Za-z]{2,}/g)
  return [...new Set([...(literal ?? []), '$10,000', '14', '3 March 2027', '10%', '☐'])]
}
