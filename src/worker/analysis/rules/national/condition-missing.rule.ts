import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { STREET_AFTER } from '../reading/street-after.ts'

const patterns = wordings({
  special: new RegExp(
    `${/\b(?:special|additional|further|extra) (?:conditions?|clauses?|provisions?) ?(?:no\.? ?|number )?(\d{1,3})\b(?!\d|(?:st|nd|rd|th)\b|\/|-\d|,\d{3}| (?:days|months|business))/.source}${STREET_AFTER}`,
    'i',
  ),
  // New South Wales numbers its additional clauses on from the 32 printed ones.
  clause: /\b(?:clause|condition) (\d{2,3})\b(?!\d|\/|,\d{3})(?! of (?:the|that|an?) )/i,
  elsewhere:
    /\b(?:lease|by-?laws?|rules|management statement|deed|act|regulation|covenant|permit|consent|loan|general conditions?|plan|terms of|policy|standard form|schedule|REIQ|law society|ADLS)\b/i,
  opens:
    /^(?:(?:special|additional|further|extra) (?:conditions?|clauses?) )?(?:SC|S|clause |condition )?\(?(\d{1,3})(?:\.\d{1,2}){0,2}[.):]?(?: |$)/i,
  extract:
    /\b(?:extracts?|omitted|not reproduced|pages? (?:missing|removed)|remaining conditions|in part only|selected)\b/i,
  replaced: /\b(?:deleted|not used|intentionally|struck out|does not apply|no longer)\b/i,
})

/** So many conditions must be read before a number can be said to be missing. */
const LEAST = 3
/** A number so far above the last is another paper's. */
const FAR = 40

/** A clause that rests on another one which the contract does not have. */
export default defineRule({
  id: 'national/condition-missing',
  title: 'Conditions that are referred to',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of the contract' },
  appliesTo: ['special-conditions', 'contract-form', 'particulars'],
  patterns,
  clear: 'No reference to a special condition that is not there was found.',
  subject: /\bspecial conditions? (?:no\.? )?\d|\bunder (?:condition|clause) \d/i,
  messages: {
    missing: {
      title: 'The contract refers to special condition {{number}}, but the last one is {{last}}',
      description:
        'The wording at {{where}} rests on special condition {{number}}. The special conditions in this file end with {{last}}. Either a page is missing, or the clause says nothing where it should protect you or bind you.',
      recommendation:
        'Before you sign, ask for the missing condition, or have the reference corrected.',
      question: 'What does special condition {{number}} say, and why is it not in the contract?',
    },
  },
  check({ doc }, report) {
    const numbers = numbersOf(doc)
    const last = Math.max(0, ...numbers.keys())
    if (numbers.size < LEAST) {
      report.notInDocument('Numbered special conditions were not found in this file.')
      return
    }
    const lastSpan = numbers.get(last)
    for (const { text, span } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'particulars',
    ])) {
      if (patterns.replaced.test(text)) continue
      const named = referencesIn(text, doc)
      const missing = named.find(
        (number) => number > last && number <= last + FAR && !numbers.has(number),
      )
      if (missing === undefined || lastSpan === undefined) continue
      report(
        'missing',
        [span, lastSpan],
        { number: missing, last },
        {
          strength: 'likely',
          sides: [
            { label: 'Refers to', value: `Special condition ${missing}`, spans: [span] },
            { label: 'Last one', value: `Special condition ${last}`, spans: [lastSpan] },
          ],
        },
      )
    }
  },
})

/** The numbers with which the special conditions open, each with its first place. */
function numbersOf(doc: Doc): Map<number, { start: number; end: number }> {
  const numbers = new Map<number, { start: number; end: number }>()
  for (const { block, text, span, heading } of passagesIn(doc, ['special-conditions'])) {
    if (patterns.extract.test(heading)) return new Map()
    const number = Number.parseInt(
      block.clause?.number ?? patterns.opens.exec(text)?.[1] ?? '0',
      10,
    )
    const opened = Number.parseInt(patterns.opens.exec(text)?.[1] ?? '0', 10)
    for (const one of [number, opened])
      if (one > 0 && one < 200 && !numbers.has(one)) numbers.set(one, span)
  }
  return numbers
}

function referencesIn(text: string, doc: Doc): number[] {
  const special = matchesOf(text, patterns.special).map(([, one]) => Number(one))
  if (doc.state !== 'NSW' || patterns.elsewhere.test(text)) return special
  const clauses = matchesOf(text, patterns.clause).map(([, one]) => Number(one))
  return [...special, ...clauses.filter((number) => number > 32)]
}
