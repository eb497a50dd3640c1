import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { ATTACHED_PATTERNS, attachedButNotHere } from '../papers/attached-papers.ts'
import { ANNEXURES_LETTERED_PATTERNS, letteredButNotHere } from '../papers/annexures-lettered.ts'
import { PLAN_SHEETS_PATTERNS, planSheetsNotHere } from '../papers/plan-sheets.ts'
import { defineRule } from '../define-rule.ts'
import { list } from '../say.ts'

/** What a paper says came with it, and did not. */
export default defineRule({
  id: 'national/attached-papers-missing',
  title: 'Minutes, rules, leases and instruments said to be attached',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.vic.saleOfLand, 'ss 32A–32I, 32K'), cite(act.vic.ownersCorporations, 's 151')],
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'owners-corporation-certificate',
  ],
  patterns: { ...ATTACHED_PATTERNS, ...ANNEXURES_LETTERED_PATTERNS, ...PLAN_SHEETS_PATTERNS },
  clear: 'No paper was found that is said to be attached and is missing.',
  subject:
    /\b(?:minutes|rules|by-?laws|lease|licen[cs]e|agreements?|deed|covenant|instrument|inventory|probate|power of attorney|financial statements?|diagram|sketch|plan|order|notice|certificate|list|schedule|report|cop(?:y|ies))\b[^.;|]{0,60}\b(?:attached|annexed|enclosed|accompan\w{1,5}|appended)\b|\b(?:attached|annexed|enclosed|appended|accompanying)\b[^.;|]{0,40}\b(?:minutes|rules|by-?laws|lease|licen[cs]e|agreements?|deed|covenant|instrument|inventory|power of attorney)\b|\b(?:annexure|attachment|appendix) [A-Z\d]{1,2}[.,;)]/i,
  messages: {
    missing: {
      title: 'Said to be attached, but missing from this file: {{papers}}',
      description:
        'The wording at {{where}} speaks of an attachment that was not found in the pages read: {{papers}}. What stands in it may bind you, or tell of debts, works and limits that you should know.',
      recommendation: 'Before you sign, ask for a copy of everything that is missing, and read it.',
      question: 'Please give us {{papers}}, said to be attached.',
    },
  },
  check({ doc }, report) {
    const missing = [
      ...attachedButNotHere(doc),
      ...letteredButNotHere(doc),
      ...planSheetsNotHere(doc),
    ]
    if (missing.length === 0) return
    const papers = list(missing.map(({ name }) => name))
    const spans = [...new Map(missing.map(({ span }) => [span.start, span])).values()]
    report('missing', spans, { papers }, { strength: 'likely' })
  },
})
