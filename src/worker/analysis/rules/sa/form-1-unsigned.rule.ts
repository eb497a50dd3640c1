import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORM_ONE_PATTERNS, formOneItems } from './form-one.ts'

const patterns = wordings({
  ...FORM_ONE_PATTERNS,
  partC: /\bpart c\b|\bstatement with respect to required particulars\b/i,
  partD: /\bpart d\b|\bcertificate with respect to (?:the )?prescribed inquiries\b/i,
  schedule: /^(?:the )?schedule\b|\bdivision 1\b|\btable of particulars\b/i,
  line: /\b(?:sign(?:ed|ature)s?|date(?:d)?)\b/i,
  empty:
    /\b(?:sign(?:ed|ature)s?)\b[^_.…|]{0,50}[|: ]{0,3}(?:_{3}|\.{5}|…{2}|\(?blank\)?)|\b(?:sign(?:ed|ature)s?)(?: (?:of|by) (?:the )?(?:vendors?|(?:vendor'?s?'? |registered |purchaser'?s?'? )?agent))?(?:\(s\))?[ :|]{0,4}$/i,
  /** One of several vendors signed, and a gap stands above the name of another. */
  partly:
    /\bsign(?:ed|ature)s?\b[^_…]{1,90}(?:[_.…]{8})[_.… ]{0,200}\(?(?:for|by|vendor|executor|trustee|director|co-owner|on behalf of|[A-Z][a-z]{2})/i,
  emptyDate: /\bdate(?:d)?[ :|]{0,4}(?:_{3}|\.{5}|_{0,4} ?\/ ?_{0,4} ?\/)/i,
  notSigned: /\b(?:not (?:yet )?(?:been )?signed|unsigned|to be signed|awaiting signature)\b/i,
  notMade:
    /\b(?:have|has) not (?:yet )?(?:made|completed|obtained)\b.{0,60}\b(?:inquir|enquir|search)\w{0,4}\b|\b(?:inquir|enquir)\w{1,4}\b.{0,60}\b(?:not been (?:made|completed|returned)|still outstanding|are outstanding)\b/i,
  noAgent: /\b(?:omitted|no (?:registered )?agent|not applicable|without (?:a|an) agent)\b/i,
  /** The places for a signature and its day, with nothing in them. */
  emptyRow:
    /^(?:vendor|agent)?[ :|]{0,3}sign(?:ed|ature)s?(?: (?:of|by) (?:the )?\w{5,8}(?: agent)?)?[\s|:]{1,40}dated?[\s|:]{0,8}$/i,
  emptyRowByDate:
    /^dated?[ |:]{1,8}(?:\/ {0,8}\/[ |]{0,8})?sign(?:ed|ature)s?(?: (?:of|by) (?:the )?\w{5,8}(?: agent)?)?[ |:]{0,8}$/i,
  emptyVendor: /\bvendors?\b[ :|]{0,3}(?:_{4}|\.{6})/i,
  gap: /_{3}|\.{5}|…|blank/i,
  gapBelow: /^[_.… ]{5,400}/,
  electronic: /\b(?:electronically|docusign|e-?signed|\/s\/)\b/i,
})

/** The two signatures that make a Form 1 a statement: the vendor's and the agent's. */
export default defineRule({
  id: 'sa/form-1-unsigned',
  title: 'Signatures, dates and answers on the Form 1',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [
    cite(act.sa.saleAndConveyancing, 's 7'),
    cite(act.sa.saleAndConveyancingRegulations, 'Sch 1'),
  ],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No blank signature, date or answer was found in the Form 1.',
  subject:
    /\bprescribed inquir\w{1,4}\b|\bsign(?:ed|atures?)\b[^.;]{0,40}\bvendor\b|\bvendor\w{0,2}\b[^.;]{0,30}\bsign(?:ed|atures?)\b|\bpart [cd]\b|\brequired particulars\b/i,
  messages: {
    vendor: {
      title: 'The Form 1 is not signed by the vendor, or not by every vendor (Part C)',
      description:
        'The line at {{where}} for the vendor’s signature in Part C of the Form 1 is blank. Until the vendor signs, nobody stands behind the particulars in it. A statement that is not complete may keep your cooling-off right open.',
      recommendation:
        'Ask for a copy that the vendor has signed and dated, served on you anew, and keep both copies.',
      question: 'Please serve the Form 1 signed and dated by every vendor.',
    },
    agent: {
      title: 'The agent’s certificate in Part D of the Form 1 is not signed',
      description:
        'The line at {{where}} for the agent’s certificate is blank. In Part D the agent confirms that council, water and government searches were made and agree with the Form 1. Without it you cannot tell whether anyone checked.',
      recommendation: 'Ask for the signed certificate before you rely on the searches.',
      question: 'Please give us Part D signed and dated, with the search results.',
    },
    undated: {
      title: 'The Form 1 has no date beside the signature',
      description:
        'The date at {{where}} is blank. It shows how old the particulars are and is compared with the day of service.',
      recommendation: 'Ask for a dated copy.',
      question: 'On which day was this part of the Form 1 signed?',
    },
    inquiries: {
      title: 'The prescribed inquiries for the Form 1 were not made',
      description:
        'The wording at {{where}} says that inquiries to the council, SA Water or government offices were not made or have not come back. The Form 1 may then leave out a charge, notice or order that binds the land.',
      recommendation: 'Ask for the missing searches, and for an amended Form 1 if they show more.',
      question: 'Which inquiries are missing, and when will their results be served?',
    },
    unanswered: {
      title: 'Items of the Form 1 are left without an answer',
      description:
        'The question at {{where}} asks whether something affects the land, and neither answer is marked. You cannot read silence as “no”.',
      recommendation: 'Ask for a completed Form 1.',
      question: 'Please answer every item of the Form 1.',
    },
  },
  check({ doc }, report) {
    let part: 'C' | 'D' | null = null
    let skipped = false
    const passages = passagesIn(doc, ['vendor-statement'])
    for (const [index, passage] of passages.entries()) {
      const { text, span, block } = passage
      if (patterns.partD.test(text)) {
        part = 'D'
        // The contents of the form name this part before anything is said of it.
        skipped = false
      } else if (patterns.partC.test(text)) part = 'C'
      else if (block.kind === 'heading' && patterns.schedule.test(text)) part = null
      if (patterns.notMade.test(text)) report('inquiries', [span])
      if (part === null) continue
      if (part === 'D' && patterns.noAgent.test(text)) skipped = true
      if ((part === 'D' && skipped) || patterns.electronic.test(text)) continue
      if (!patterns.line.test(text)) continue
      if (isEmpty(passage, passages[index + 1])) {
        report(
          part === 'C' ? 'vendor' : 'agent',
          [span],
          {},
          part === 'C' ? {} : { severity: 'medium' },
        )
      } else if (patterns.emptyDate.test(text)) {
        report('undated', [span], {}, { severity: 'medium', strength: 'likely' })
      }
    }
    for (const { applicable, spans } of formOneItems(doc)) {
      if (applicable === 'blank') {
        report('unanswered', spans.slice(0, 2), {}, { severity: 'medium', strength: 'likely' })
      }
    }
  },
})

function isEmpty({ text }: Passage, next: Passage | undefined): boolean {
  if (patterns.notSigned.test(text) || patterns.partly.test(text)) return true
  if (patterns.emptyRow.test(text) || patterns.emptyRowByDate.test(text)) return true
  if (patterns.emptyVendor.test(text)) return true
  if (!patterns.empty.test(text)) return false
  return patterns.gap.test(text) || patterns.gapBelow.test(next?.text ?? '')
}
