import type { Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'

const patterns = wordings({
  /** Where no GST is payable, nobody asks how it is worked out. */
  noTax:
    /\b(?:GST|taxable supply|goods and services tax)\b[^☐☒]{0,80}(?:☐ ?yes\b[^☐☒]{0,12}☒ ?no\b|☒ ?no\b[^☐☒]{0,12}☐ ?yes\b|\byes ?☐[^☐☒]{0,12}\bno ?☒)/i,
  ofTax: /\b(?:margin scheme|GST|going concern|farm(?:ing)? land)\b/i,
  /** Two answers of which one denies the other, both empty. */
  pair: /(?<!☒ ?(?:yes|no)\b[^☐☒]{0,24})(?:☐ ?yes\b[^☐☒]{0,24}☐ ?no\b|☐ ?no\b[^☐☒]{0,24}☐ ?yes\b)|\byes:? ?☐[^☐☒]{0,16}\bno:? ?☐|\bno:? ?☐[^☐☒]{0,16}\byes:? ?☐|☐ ?(?:is |are |has been |have been )?(?:installed|fitted|applicable|applies|required|attached|given|included|compliant|registered|subject to|payable|conditional)\b[^☐☒]{0,30}☐ ?(?:(?:is|are|has|have|does|do) )?(?:not|un\w{5,12}|non)\b/i,
  /** What follows from the answer, and whom it costs. */
  matter:
    /\b(?:GST|withh\w{2,6}|taxable|margin scheme|going concern|smoke|safety switch|pool|spa|cooling[- ]off|foreign|tenan\w{2,4}|lease|vacant possession|land tax|disclosure|asbestos|owner[- ]builder|insurance|clearance|finance|easements?|encumbranc\w{1,3}|notices?|orders?|trees?)\b/i,
  dependent:
    /\bif (?:yes|so|applicable|a |the |there )|\bwhere applicable\b|\boffice use\b|\b(?:agent|buyer) to complete\b|\bpool (?:safety |compliance )?certificate (?:is )?given\b/i,
  marked: /☒/,
  leftBlank: /[[(](?:left )?blank[\])]/i,
  /** A sum or number that the law on withholding has the contract or a notice tell. */
  unfilled:
    /\b(?:withholding amount|amount to be withheld|supplier'?s? ABN|GST (?:withholding )?amount)\b[\s:$|]{0,5}_{4}/i,
  none: /\b(?:not applicable|n\/a|not required)\b|☒ ?no\b/i,
})

/** Boxes that other parts of the same form have marked. */
const MARKED_ELSEWHERE = 3
const MOST_NAMED = 4
const LONGEST = 60

/** A question of the contract's own form, with neither answer marked. */
export default defineRule({
  id: 'national/choice-unmarked',
  title: 'Choices of the contract form that are not marked',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: ['contract-form', 'particulars'],
  patterns,
  clear: 'No pair of boxes in the contract form was found empty.',
  messages: {
    unmarked: {
      title: 'Left blank in the contract, neither answer is marked: {{matters}}',
      description:
        'At {{where}} the form asks for a choice ({{matters}}) and no answer was put in, although others are. A gap is not a “no”: nobody can tell what was agreed or told to you, who pays, or whether a duty was met.',
      recommendation: 'Before you sign, have the answer marked and initialled by both sides.',
      question: 'Which answer applies: {{matters}}?',
    },
  },
  check({ doc }, report) {
    // In New South Wales the answer in capitals holds where none is marked.
    if (doc.state === 'NSW') {
      report.notInDocument(
        'On this form the printed answer in capitals holds where none is marked.',
      )
      return
    }
    const passages = passagesIn(doc, ['contract-form', 'particulars'])
    const marks = passages.filter(({ text }) => patterns.marked.test(text)).length
    const empty: { matter: string; span: Span }[] = []
    for (const { text, span, previous } of passages) {
      const pair =
        marks >= MARKED_ELSEWHERE || patterns.leftBlank.test(text) ? patterns.pair.exec(text) : null
      if (pair !== null) {
        const asked = text.slice(0, pair.index)
        if (patterns.matter.test(asked) && !patterns.dependent.test(asked)) {
          empty.push({ matter: matterOf(asked), span })
        }
        continue
      }
      const gap = patterns.unfilled.exec(text)
      if (gap !== null && !patterns.none.test(`${previous} ${text}`)) {
        empty.push({ matter: matterOf(gap[0]), span })
      }
    }
    const isMoot = passages.some(({ text }) => patterns.noTax.test(text))
    const asked = isMoot ? empty.filter(({ matter }) => !patterns.ofTax.test(matter)) : empty
    if (asked.length === 0) return
    const matters = list(
      [...new Set(asked.map(({ matter }) => `“${matter}”`))].slice(0, MOST_NAMED),
    )
    report(
      'unmarked',
      asked.map(({ span }) => span),
      { matters },
    )
  },
})

/** The last words in front of the boxes, which say what is asked. */
function matterOf(asked: string): string {
  const words = asked
    .replace(/^.*[☐☒]/, '')
    .trim()
    .replace(/[\s:|$_?.–-]{1,40}$/, '')
  return words.length <= LONGEST ? words : `… ${words.slice(-LONGEST).replace(/^\S{0,30} /, '')}`
}
