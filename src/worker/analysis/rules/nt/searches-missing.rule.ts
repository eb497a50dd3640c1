import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { list } from '../say.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  refused:
    /\bmade no (?:searches|enquiries|inquiries)\b|\bno (?:searches|certificates|reports)(?:,? (?:or|and) (?:searches|certificates|reports))? (?:are|is|have been|were) (?:attached|annexed|provided|supplied|made)\b|\bmakes? no (?:representation|promise|warrant)\w{0,3}\b.{0,60}\b(?:approvals?|boundar(?:y|ies)|services|certification|permits?)\b|\b(?:buyer|purchaser)\b.{0,40}\bown (?:enquir|inquir|search)\w{1,4}\b/i,
  file: /\bbuilding (?:file|certification|permit|records?)\b|\boccupancy (?:permit|certif)/i,
})

/** No law in force makes a Territory vendor disclose; the searches must. */
export default defineRule({
  id: 'nt/searches-missing',
  title: 'Title, building file and rates searches with the contract',
  category: 'legal',
  severity: 'medium',
  kind: 'absence',
  law: { none: 'no disclosure act is understood to be in force in the Northern Territory' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'A title search and the building file are in this file.',
  subject:
    /\bsearches\b|\b(?:its|his|her|their|the buyer'?s?) (?:own )?(?:enquir|inquir)ies\b|\bno (?:representations?|warrant(?:y|ies))\b|\b(?:title|building file|rates|building advisory|property) search\b|\bcertificate as to title\b|\bbuilding (?:file|advisory)\b/i,
  messages: {
    missing: {
      title: 'Searches are missing: {{papers}}',
      description:
        'Not found in this file: {{papers}}. We know of no law in force that makes a vendor in the Northern Territory disclose them, so what they would show comes to light only if somebody searches.',
      recommendation:
        'Before you sign, have your conveyancer search the title, the building file, the rates and the pool register.',
      question: 'Does the vendor have a title search, the building file and the last rates notice?',
      suggestedWording:
        'This contract is conditional on the purchaser being satisfied with the title and building file searches within 10 working days.',
    },
    refused: {
      title: 'The vendor promises nothing and leaves you to your own searches',
      description:
        'By the wording at {{where}} the vendor makes no promise about approvals, boundaries or services, or gives no searches. No disclosure law is known to us that would fill the gap, so what you do not find is yours.',
      recommendation:
        'Order the title, building file and rates searches before you sign, or make the contract depend on them.',
      question: 'Which approvals and searches does the vendor hold, and may we have them?',
    },
  },
  check({ doc }, report) {
    const kinds = new Set(doc.parts.map(({ kind }) => kind))
    const building =
      kinds.has('building-permit') ||
      passagesIn(doc, BUNDLED).some(({ text }) => patterns.file.test(text))
    const papers = [
      ...(kinds.has('title-search') ? [] : ['title search']),
      ...(building ? [] : ['building file search']),
      ...(kinds.has('rates-certificate') ? [] : ['rates search']),
    ]
    if (papers.length > 1) {
      for (const { text, span } of termsOf(doc)) {
        if (patterns.refused.test(text)) report('refused', [span])
      }
    }
    const form = kinds.has('contract-form') || kinds.has('particulars')
    const unread = hasUnreadPages(doc)
    if (!form || !doc.hasContract || unread) {
      report.notInDocument('The contract to which searches belong was not read in this file.')
      return
    }
    if (papers.length === 0 || (papers.length === 1 && papers[0] === 'rates search')) return
    report(
      'missing',
      [],
      { papers: list(papers) },
      { severity: kinds.has('title-search') || building ? 'low' : 'high' },
    )
  },
})

/** Papers behind which a building file may be bound without a page of its own. */
const BUNDLED = [
  'annexure',
  'other',
  'building-report',
  'planning-certificate',
  'rates-certificate',
  'title-search',
] as const
