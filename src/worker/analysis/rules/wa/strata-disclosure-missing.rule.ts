import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { findFirst } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { lacking } from '../papers/lacking.ts'
import { markedWords } from '../reading/marked-words.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'
import { isStrataLot, strataLot } from './strata-lot.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...lacking,
  strataLot,
  disclosure:
    /\bpre-?contractual disclosure\b|\b(?:strata|community title|scheme|sellers?'?s?'?) disclosure\b|\bdisclosure statement\b|\b(?:part a|part b)\b.{0,40}\bdisclosure\b|\bsection 156\b|\bpart a\b.{0,12}\bpart b\b|\bpart 10\b.{0,40}\bstrata titles act\b|\bwant of disclosure\b|\bdisclosure under\b/i,
  /** The head of the statement itself, whatever part of the file it was read as. */
  head: /\bpre-?contractual disclosure statement\b|\bpart [ab]\b.{0,8}\b(?:information specific to|general information about)\b/i,
  missing:
    /\b(?:to follow|after acceptance|following acceptance|within \d{1,2} (?:business |working )?days (?:of|after)|will be (?:given|provided|supplied)|to be (?:given|provided|supplied)|not (?:yet )?(?:been )?(?:given|provided|received|available|attached)|will be (?:forwarded|sent|emailed)|has not been|no part a\b|nor\b|without (?:any )?|no (?:such )?(?:pre-?contractual )?disclosure|waives?)\b/i,
  /** The line on which the buyer signs for it, with nothing on it. */
  noReceipt:
    /\b(?:received|receipt)\b[^_.;]{0,12}\b(?:by (?:the )?)?(?:buyer|purchaser)s?\b[^_.;]{0,40}[ :|]{1,4}(?:_{4}|\.{6})|\b(?:buyer|purchaser)s? (?:acknowledges? )?(?:received|receipt)\b[^_.;]{0,60}[ :|]{1,4}(?:_{4}|\.{6})/i,
  ofStrata:
    /\b(?:strata|scheme|disclosure|part [ab]|information specific|before (?:signing|the contract))\b/i,
  unticked:
    /☐ ?(?:\d\.? ?)?(?:strata|community)(?: titles?)? disclosure\b[^☐☒]{0,40}|^(?:\d\.? ?)?(?:strata|community)(?: titles?)? disclosure\b[^☐☒]{0,40}☐ ?$/i,
  item: /\b(?:minutes|(?:statement of )?accounts|financial statements?|by-?laws|scheme (?:plan|notice)|strata plan|unit entitlements?|contributions?|ten[- ]year plan|10[- ]year plan|insurance|strata lease)\b/i,
  unknown:
    /\b(?:unable to (?:be )?obtain(?:ed)?|unknown|not (?:been )?(?:available|provided|obtained|attached|known|received)|to be (?:advised|obtained|confirmed|supplied)|to follow|requested|awaiting|TBA)\b|[:|] ?(?:_{3}|TBA\b)/i,
  /** The form asks for the reason, and there is none to give. */
  whyNot:
    /\b(?:why|reasons?)\b[^.;]{0,90}\bunable\b[^.;]{0,60}[ |:]{1,3}(?:not applicable|n\/a|nil|none)\W{0,3}$/i,
  keepsNone: /\bdoes not (?:keep|have|hold|prepare)\b|\bnot required to\b|\btwo[- ]lot\b/i,
  receipts:
    /\b(?:acknowledges?|confirms?) (?:having )?(?:receipt|received|receiving)\b|\breceipt of documents\b/i,
  /** Its mark says that it is there, whatever the remark beside it adds. */
  isGiven: /☒ ?(?:yes|attached|enclosed|included|provided|given)\b/i,
  box: /[☐☒]/,
  /** One box, beside a statement that was then not made. */
  emptyBox: /^☐|☐\W{0,3}$/,
  core: /\b(?:by-?laws|scheme (?:plan|notice)|strata plan|unit entitlements?)\b/i,
  noneGiven:
    /\b(?:no|neither|not) (?:part [ab]|pre-?contractual|strata disclosure|disclosure)\b|\bwaives?\b/i,
  /** What follows if it were not given, as the form and the Act say. */
  supposed:
    /\b(?:if|where|when|should|unless|in case)\b[^.;]{0,140}\b(?:not|changes?|without|nor)\b|\b(?:buyer|purchaser)\b[^.;]{0,40}\b(?:right to|may|can|entitled to) (?:avoid|terminate|end|withdraw|rescind)\b/i,
  received:
    /\b(?:received|acknowledges? receipt|was given|were given|copy of which is attached)\b/i,
})

/** Strata buyers are to have Parts A and B before they sign. */
export default defineRule({
  id: 'wa/strata-disclosure-missing',
  title: 'Strata disclosure given before the contract',
  category: 'legal',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.wa.strataTitles, 's 156'), cite(act.wa.strataRegulations, 'reg 104')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No missing strata disclosure was found.',
  subject:
    /\b(?:strata|seller'?s?)\b[^.;]{0,30}\bdisclosure\b|\bdisclosure statement\b|\binformation statement\b|\bpre-?contractual\b|\breceived by (?:the )?buyer\b|\bpart [ab]\b[^.;]{0,60}\b(?:given|sent|received|signed|handed)\b|\b(?:by-laws|minutes|insurance|accounts)\b[^.;]{0,40}\b(?:to follow|unable|unknown|not available)\b/i,
  messages: {
    later: {
      title: 'The strata disclosure is missing or comes after signing',
      description:
        'The wording at {{where}} says that the precontractual disclosure statement is still to come or was not given. The vendor of a strata lot must give it to you before you sign: plan, by-laws, entitlements, contributions, minutes and any proposal to end the scheme. If that is not done you may be able to end the contract before settlement.',
      recommendation:
        'Do not sign before you have received and read both parts with their attachments.',
      question:
        'Please give us Part A and Part B of the disclosure statement with all attachments.',
    },
    notTicked: {
      title: 'The receipt for the strata disclosure is not ticked',
      description:
        'The property is a strata lot, but at {{where}} the line for having received the strata disclosure is not ticked. It should be given before you sign.',
      recommendation: 'Do not sign before you have it; tick the line only for what you received.',
      question: 'When was the strata disclosure given to the purchaser?',
    },
    notSigned: {
      title: 'The receipt for the strata disclosure is not signed or dated',
      description:
        'At {{where}} the line on which the strata information is signed for stands empty. It has to be given to you before you sign the contract, and whether and when that was done decides if you may end the contract; nothing here shows it.',
      recommendation:
        'Sign it only for what you hold and with the true date, before you sign the contract itself.',
      question: 'When and how was the strata disclosure given to the purchaser?',
    },
    absent: {
      title: 'No strata disclosure statement is in this file',
      description:
        'The land is a strata lot ({{where}}), but no precontractual disclosure statement was found. Its sale-specific part belongs in the contract itself. It shows what the lot owes, the by-laws and works to come.',
      recommendation: 'Ask for Part A and Part B with all attachments before you sign.',
      question:
        'Please give us Part A and Part B of the disclosure statement with all attachments.',
    },
    incomplete: {
      title: 'The strata disclosure is incomplete; missing or unknown: {{papers}}',
      description:
        'The wording at {{where}} leaves out something that the strata disclosure must hold, or says that it could not be obtained. You cannot judge what the lot costs or what is planned.',
      recommendation:
        'Ask the strata company for it yourself, with the vendor’s authority, before you sign.',
      question: 'Why is this part of the disclosure missing, and when will it be given?',
    },
  },
  check({ doc }, report) {
    const lot = isStrataLot(doc)
    const terms = passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
      'annexure',
      'other',
    ])
    for (const { text, span } of terms) {
      if (lot === null || !patterns.disclosure.test(text)) continue
      if (
        (((patterns.missing.test(text) || patterns.notGiven.test(text)) &&
          !patterns.supposed.test(text)) ||
          patterns.givesUp.test(text)) &&
        (!patterns.received.test(text) || patterns.noneGiven.test(text))
      ) {
        report('later', [span])
      }
    }
    const unticked = findFirst(doc, patterns.unticked, { zones: ['contract-form', 'particulars'] })
    if (lot !== null && unticked !== null && !isFormUnsigned(doc, unticked.span))
      report('notTicked', [unticked.span])
    for (const { text, span, heading } of passagesIn(doc, [
      'contract-form',
      'particulars',
      'vendor-statement',
    ])) {
      if (lot === null || !patterns.noReceipt.test(text)) continue
      if (!patterns.ofStrata.test(`${heading} ${text}`)) continue
      report('notSigned', [span], {}, { severity: 'medium', unmistakable: true })
    }
    const statement = passagesIn(doc, ['vendor-statement'])
    const listed = lot === null ? [] : passagesIn(doc, ['contract-form', 'particulars'])
    const certificates = passagesIn(doc, ['owners-corporation-certificate'])
    const incomplete = [...statement, ...certificates, ...listed].filter(({ text }) => {
      // Where boxes answer, the label asks and says nothing itself.
      const said = text.includes('☒') ? markedWords(text.slice(text.search(patterns.box))) : text
      if (patterns.isGiven.test(text)) return false
      const lacks = patterns.unknown.test(said) || patterns.notGiven.test(said)
      if (!patterns.item.test(text) || !lacks) return false
      if (patterns.emptyBox.test(text) && !text.includes('☒')) return false
      if (patterns.whyNot.test(text)) return false
      return !patterns.keepsNone.test(text) && !text.endsWith('?')
    })
    const papers = list([
      ...new Set(
        incomplete.flatMap(({ text }) =>
          matchesIn(text, patterns.item).map(([name]) => name.toLowerCase()),
        ),
      ),
    ])
    for (const { text, span } of incomplete) {
      const severity = patterns.core.test(text) ? 'high' : 'medium'
      report('incomplete', [span], { papers }, { severity })
    }
    if (lot === null) {
      if (statement.length === 0) report.notInDocument('No strata lot is sold.')
      return
    }
    const headed = doc.blocks.some(({ text }) => text.length < 160 && patterns.head.test(text))
    const there =
      headed || statement.length > 0 || terms.some(({ text }) => patterns.disclosure.test(text))
    const unread = hasUnreadPages(doc)
    if (!there && !unread && doc.hasContract) report('absent', [lot], {}, { strength: 'likely' })
  },
})

/** A list of receipts of which none is ticked yet is filled in when the form is signed. */
function isFormUnsigned(doc: Doc, { start }: Span): boolean {
  const block = doc.blocks.find(({ span }) => span.start <= start && start < span.end)
  const part = doc.parts[block?.partIndex ?? -1]
  if (block === undefined || part === undefined) return false
  const list = part.blocks
    .slice(Math.max(0, block.index - (part.blocks[0]?.index ?? 0) - BESIDE))
    .slice(0, 2 * BESIDE + 1)
    .map(({ text }) => text)
    .join(' ')
  if (!patterns.receipts.test(list)) return false
  const receipts = list.slice(list.search(patterns.receipts))
  return receipts.split('☐').length > LEAST_EMPTY && !receipts.slice(0, LIST).includes('☒')
}

/** Blocks on either side of the line among which the rest of its list stands. */
const BESIDE = 6
const LEAST_EMPTY = 3
const LIST = 500
