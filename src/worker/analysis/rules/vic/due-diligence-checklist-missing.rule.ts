import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** The consumer form itself, by its heading or its own questions. */
  printed:
    /\bmoving to the inner city\b|\bbefore you buy a home\b|\bwhat you need to know before buying\b|\bdoes this property experience flooding\b/i,
  heading: /^\W{0,6}(?:\w{1,12} \d{0,2}\W{0,4})?due diligence checklist\b/i,
  checklist:
    /\bdue diligence checklist\b|\bchecklist:|\bchecklist (?:is |now )?(?:attached|annexed|enclosed)\b/i,
  handed:
    /\b(?:handed over|open inspections?|at (?:the |each |every )?inspections?|online|website|QR code)\b/i,
  asks: /\?/,
  statement: /\b(?:section 32|vendor|statement|disclosure)/i,
})

/** Titles of a line rather than of a form that follows it. */
const SHORT = 400

/** Vendors of homes and of vacant residential land make the checklist available (s 33B). */
export default defineRule({
  id: 'vic/due-diligence-checklist-missing',
  title: 'Due diligence checklist for home buyers',
  category: 'compliance',
  severity: 'low',
  kind: 'absence',
  law: [cite(act.vic.saleOfLand, 's 33B')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'The due diligence checklist was found, or the file does not speak of it.',
  messages: {
    missing: {
      title: 'The due diligence checklist is missing from this file',
      description:
        'The vendor or agent must make the due diligence checklist for home buyers available to you, and it was not found in this file: no page holds its questions. It is a general form with questions to ask about a property. A missing one does not let you end the contract, and it may have been handed out at an inspection or put online.',
      recommendation:
        'Ask for it before you sign, or read the form on the website of Consumer Affairs Victoria.',
      question: 'Please give us the due diligence checklist.',
    },
  },
  check({ doc }, report) {
    const statement = passagesIn(doc, ['vendor-statement'])
    if (hasUnreadPages(doc)) {
      report.notInDocument('Some pages could not be read, so a missing form cannot be told.')
      return
    }
    if (
      !doc.parts.some(
        ({ kind, title }) => kind === 'vendor-statement' && patterns.statement.test(title),
      )
    ) {
      report.notInDocument('No statement of the vendor is in this file.')
      return
    }
    const here = doc.blocks.some(
      ({ text, zone, kind }) =>
        patterns.printed.test(text) ||
        (zone !== 'vendor-statement' &&
          patterns.heading.test(text) &&
          (kind === 'heading' || zone === 'statutory-notice' || text.length > SHORT)) ||
        (patterns.heading.test(text) && patterns.asks.test(text)),
    )
    const parts = doc.parts.some(
      ({ title, blocks }) => patterns.heading.test(title) && blocks.length > 1,
    )
    if (here || parts) return
    const line = [...statement, ...passagesIn(doc, ['annexure', 'other'])].find(({ text }) =>
      patterns.checklist.test(text),
    )
    // Agents hand it out with their own papers: only a file that speaks of it lacks it.
    if (line === undefined || patterns.handed.test(line.text)) return
    report('missing', [line.span], {}, { strength: 'likely' })
  },
})
