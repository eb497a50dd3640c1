import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { lacking } from '../papers/lacking.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'
import { isUnit, PAPER_PATTERNS } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...lacking,
  ...PAPER_PATTERNS,
  paper:
    /\b(?:crown lease|certified extract|title (?:search|extract)|(?:deposited|units?) plan|encumbrances?|instrument|unit title (?:sale )?certificate|(?:section|s\.?) ?119 certificate|lease conveyancing (?:inquiry|enquiry)|building (?:file|conveyancing inquiry)|(?:building|compliance|pest|asbestos)\b.{0,30}\breports?|energy (?:efficiency )?rating|EER|registered dealings?(?: \d{5,9})?|dealing \d{5,9}|required documents?|annexures?|schedules?|certificates?)\b/i,
  later:
    /\b(?:to follow|to come|on order|(?:has|have) been (?:ordered|applied for|requested)|not (?:yet )?(?:available|attached|annexed|included|obtained|received|issued|enclosed)|will be (?:attached|provided|supplied|forwarded|made available)|to be (?:attached|provided|supplied|inserted|obtained|advised))\b/i,
  notOurs:
    /\bnot (?:given|available|open|allowed) to (?:an? |any |every )?(?:corporation|company|buyer|purchaser|person)\b|\b(?:updated?|already issued|not required|exempt|no requirement|clearance certificate|certificate of (?:compliance|occupancy|title)|at completion|on completion|section 17|invoice|transfer|discharge|keys)\b|\b(?:other than|except|save|apart from|beyond)(?: for)?(?: the)? required documents?\b/i,
  /** Where nothing of the kind exists, nothing is left out. */
  noSuch:
    /☐[^☐☒]{0,80}\b(?:there is none|none exists|does not exist|not needed|(?:units?|strata) only|(?:only )?if (?:a )?units?)\b/i,
  unticked:
    /☐ ?(?:\d\.? ?)?(?:(?:the|current|copy of the|edition of the) ){0,3}(?:crown lease|certificate of title|title|deposited plan|units plan|(?:lease )?conveyancing (?:inquiry|enquiry)|building (?!management)|compliance|pest|energy|EER|instruments?\b|encumbrances?\b|registered (?:instrument|encumbrance)|unit title certificate|section 119)/i,
  lease: /\bcrown lease\b|\blessee (?:shall|must|covenants)\b/i,
  inquiry: /\bconveyancing (?:inquiry|enquiry|inquiries)\b/i,
  rating: /\benergy (?:efficiency )?rating\b|\bEER\b/i,
  titleText:
    /\btitle (?:searches|search|extracts?|details)\b(?! (?:fee|to follow))|\bvolume \d{1,5} folio \d{1,5}\b[^.;]{0,12}\bedition \d|\b(?:registered )?proprietors?: ?[A-Z]/i,
  certificateText: /\b(?:unit title certificate|(?:section|s\.?) ?119)\b/i,
  planText:
    /^\W{0,3}(?:(?:document|doc|tab|attachment) \d{1,2}\W{1,4})?(?:units?|deposited) plan (?:no\.? ?)?\d/i,
  reports: /\b(?:building|compliance|pest|timber)\b.{0,40}\breport\b/i,
  fresh:
    /\b(?:newly (?:built|constructed|completed)|never (?:been )?(?:occupied|lived in)|to be (?:built|constructed|erected)|first grant|vacant (?:block|land)|no building report is required|not previously (?:occupied|sold))\b/i,
})

const CONTRACT: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'statutory-notice',
]

/** What a seller must have before a home is offered (section 9). */
export default defineRule({
  id: 'act/required-document-missing',
  title: 'Documents that must be with the contract',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  replaces: ['national/documents-missing'],
  law: [cite(act.act.saleOfResidentialProperty, 'ss 9–11')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No missing lease, title, plan or report was found.',
  subject:
    /\b(?:lease conveyancing inquir\w{1,3}|crown lease|deposited plan|units? plan|(?:building|compliance|pest|inspection) reports?|energy (?:efficiency )?(?:rating )?statement|EER|unit title certificate|section 119|title search|encumbrance instrument|registered dealing|required documents?)\b[^.;]{0,60}\b(?:attach\w{0,4}|annex\w{0,4}|enclos\w{1,3}|ordered|requested|to follow|to hand|supplied|provided|missing|not available)\b|\b(?:attach\w{0,4}|annex\w{0,4}|enclos\w{1,3}|ordered|requested|to follow|to hand|supplied|provided|missing|not available)\b[^.;]{0,60}\b(?:lease conveyancing inquir\w{1,3}|crown lease|deposited plan|units? plan|(?:building|compliance|pest|inspection) reports?|energy (?:efficiency )?(?:rating )?statement|EER|unit title certificate|section 119|title search|encumbrance instrument|registered dealing|required documents?)\b|[☐☒☑] ?(?:lease|title|deposited plan|EER|energy|building|compliance|pest|instrument|encumbrance|registered)|\blease conveyancing inquir|\binstrument\b[^.;]{0,40}\b(?:annexed|attached)\b|\brequired documents\b/i,
  messages: {
    unticked: {
      title: 'A required document is not ticked as attached',
      description:
        'In the list of required documents at {{where}} some boxes are marked and others are not. In the Territory the vendor must attach the Crown lease, the title, the plan, the inquiries and the inspection reports before the property is offered. What is missing leaves you without the facts, and may change what you can claim later.',
      recommendation: 'Ask for every document that is not ticked, and read it before you sign.',
      question:
        'Please give us each required document that is not ticked, or say why it is not needed.',
    },
    missing: {
      title: 'Missing from the required documents: {{papers}}',
      description:
        'A seller must have the required documents before a home is offered for sale, and this file does not show {{papers}}. They tell you what the land may be used for, what burdens it and what state the building is in.',
      recommendation:
        'Ask for what is missing before you exchange. If you have signed, ask a lawyer what the gap allows you to do.',
      question: 'Please add {{papers}} to the contract before exchange.',
    },
    later: {
      title: 'A required document is only promised or not attached: {{papers}}',
      description:
        'The wording at {{where}} says that a paper which belongs to the contract is not there yet. You would be bound by something that you have not read.',
      recommendation: 'Do not exchange before you have received and read it.',
      question: 'When will this document be added to the contract?',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'annexure',
    ])) {
      if (patterns.noSuch.test(text)) continue
      if (patterns.unticked.test(text) && text.includes('☒')) {
        report('unticked', [span], {}, { strength: 'likely' })
        continue
      }
      // In a list of boxes, what lacks is behind the one that is not ticked.
      const lackingItem = text.includes('☒') ? text.slice(Math.max(0, text.lastIndexOf('☐'))) : text
      const paper = patterns.paper.exec(lackingItem)
      const lacks = patterns.later.test(text) || patterns.notGiven.test(text)
      if (paper === null || !lacks || patterns.notOurs.test(text)) continue
      report('later', [span], { papers: paper[0].toLowerCase() })
    }
    const kinds = new Set(doc.parts.map(({ kind }) => kind))
    const attached =
      kinds.has('title-search') ||
      kinds.has('plan') ||
      kinds.has('owners-corporation-certificate') ||
      kinds.has('building-report') ||
      holds(doc, patterns.inquiry) ||
      holds(doc, patterns.lease)
    if (!doc.hasContract || !attached || hasUnreadPages(doc) || isOffThePlan(doc)) {
      report.notInDocument(
        'The documents attached to the contract are not in this file as a whole.',
      )
      return
    }
    const unit = isUnit(doc)
    const fresh = passagesIn(doc, ['particulars', 'contract-form', 'special-conditions']).some(
      ({ text }) => patterns.fresh.test(text),
    )
    const grave = [
      ...(holds(doc, patterns.lease) ? [] : ['the Crown lease']),
      ...(kinds.has('title-search') || holds(doc, patterns.titleText) ? [] : ['the title search']),
      ...(unit &&
      !kinds.has('owners-corporation-certificate') &&
      !holds(doc, patterns.certificateText)
        ? ['the unit title certificate']
        : []),
    ]
    const others = [
      ...(kinds.has('plan') || holds(doc, patterns.planText)
        ? []
        : [unit ? 'the units plan' : 'the deposited plan']),
      ...(holds(doc, patterns.inquiry) ? [] : ['the lease conveyancing inquiry']),
      ...(unit || fresh || holds(doc, patterns.reports)
        ? []
        : ['the building, compliance and pest inspection reports']),
      ...(fresh || doc.blocks.some(({ text }) => patterns.rating.test(text))
        ? []
        : ['the energy efficiency rating']),
    ]
    const papers = [...grave, ...others]
    if (papers.length === 0) return
    report(
      'missing',
      [],
      { papers: list(papers) },
      { severity: grave.length > 0 ? 'critical' : 'high', strength: 'likely' },
    )
  },
})

/** Looks outside the contract's own pages: there a paper is only named. */
function holds(doc: Doc, words: RegExp): boolean {
  return doc.blocks.some(({ text, zone }) => !CONTRACT.includes(zone) && words.test(text))
}
