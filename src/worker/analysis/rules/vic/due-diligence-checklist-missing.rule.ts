import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { BUYERS_CHECKLIST_PATTERNS, buyersChecklist } from '../papers/buyers-checklist.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = {
  ...BUYERS_CHECKLIST_PATTERNS,
  ...wordings({
    statement: /\b(?:section 32|vendor|statement|disclosure)/i,
    headed:
      /^\W{0,3}(?:vendor(?:'?s)?'? statement|section 32 statement|statement (?:by|of) the vendor)\b/i,
  }),
}

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
  clear: 'The due diligence checklist was found, or the file says that it was handed to you.',
  subject: /\bchecklist\b/i,
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
    if (hasUnreadPages(doc)) {
      report.notInDocument('Some pages could not be read, so a missing form cannot be told.')
      return
    }
    if (
      !doc.parts.some(
        // Above its own name a statement often has that of the firm that drew it.
        ({ kind, title, blocks }) =>
          kind === 'vendor-statement' &&
          (patterns.statement.test(title) ||
            blocks.slice(0, HEAD_BLOCKS).some(({ text }) => patterns.headed.test(text))),
      )
    ) {
      report.notInDocument('No statement of the vendor is in this file.')
      return
    }
    const checklist = buyersChecklist(doc)
    if (checklist.found === 'untold') {
      report.notInDocument('No page of this file is the checklist, and none speaks of it.')
      return
    }
    // Agents hand it out with their own papers: only a file that ties it on lacks it.
    if (checklist.found === 'lacking')
      report('missing', [checklist.span], {}, { strength: 'likely' })
  },
})

/** Where the name of a paper stands. */
const HEAD_BLOCKS = 4
