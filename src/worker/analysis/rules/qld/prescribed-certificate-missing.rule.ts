import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { blocksIn, findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'
import { FORM_PATTERNS, answersTo, firstAnswer } from '../papers/form-answers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  document:
    /\b(?:title search|plan of survey|survey plan|registered plan|(?:pool |prescribed |building )?certificates?|notices?|orders?|pool documents?|documents?)\b/i,
  later:
    /\b(?:copy |copies |certificate |documents? )?(?:to follow|available (?:up)?on request|not attached|not (?:yet )?available|will (?:be )?(?:provided|supplied|given|forwarded|follow)|to be (?:supplied|provided|forwarded|ordered|obtained|given)|(?:seller|buyer|purchaser|agent) (?:is )?to (?:order|obtain|supply|provide|forward)|awaiting|awaited|not (?:yet )?(?:signed|received|supplied|obtained|to hand|ordered)|(?:held|kept) by (?:the )?(?:seller|vendor|agent|council|body corporate)|does not (?:have|hold) (?:a copy|one|it)|(?:should|can|may|to) obtain (?:it |one )?from|may be inspected at|on order|see (?:the )?agent|on (?:the )?agent's file|can be inspected at)\b/i,
  /** "The plan of survey isn't given with Form 2": said by the terms. */
  withheld:
    /\b(?:plan of survey|survey plan|registered plan|title search|prescribed certificates?)\b[^.;]{0,30}\b(?:(?:is|are|was|were)(?: not|n't)|not) (?:being )?(?:given|attached|supplied|provided|annexed)\b/i,
  /** What the form prints of any sale: "to be given before a buyer signs a contract". */
  explanatory:
    /\bexplanatory statement\b|\bbody corporate\b|\bif\b|\bbefore (?:an?|any|each|every) (?:buyer|purchaser|person) (?:signs|enters)\b|\b(?:section|s) \d{1,3}\b[^.;]{0,30}\b(?:requires|provides)\b/i,
  pool: /\brelevant pool\b/i,
  poolAny: /\bpools?\b/i,
  poolGiven:
    /\bcertificate\b[^☐☒]{0,40}☒ ?(?:is )?(?:given|yes|attached)\b|\bshared\b(?![^☐☒]{0,20}☐)/i,
  poolShared: /\bshared (?:property|pool)\b|\bcommon property\b/i,
  poolPaper: /\bpool (?:safety |compliance )?certificate\b/i,
  poolText: /\bpool safety certificate\b|\bform (?:23|36)\b|\bcompliance certificate\b/i,
  titleSearch: /\bcurrent title search\b|\bqueensland titles registry\b|\btitle search\b/i,
  titleText: /\bcurrent title search\b|\bqueensland titles registry\b|\badministrative advices\b/i,
  plan: /\bplan of survey\b/i,
  planText:
    /\b(?:survey plan|registered plan|plan of (?:lots|survey|subdivision)) ?(?:no\.? ?)?\d{0,6}|\bcancelling lots?\b|\b(?:RP|SP|BUP|GTP) ?\d{4,6}\b/i,
  /** The plan's own name or number at the head of a line. */
  planHead:
    /^\W{0,3}(?:copy of (?:the )?|(?:plan )?extract (?:of |from )?(?:the )?)?(?:(?:(?:registered|survey|building(?: units?)?|group titles?|(?:standard|building|volumetric) format) )?plan(?: of survey)?(?: no\.?)? ?(?:RP|SP|BUP|GTP)? ?\d{4,6}|(?:RP|SP|BUP|GTP|BRP|SL) ?\d{4,6}\b(?! ?[-–:]? ?easement))/i,
  planDrawn:
    /\bcancelling lots?\b|\b(?:surveyor|cadastral|meridian|bearings?)\b[^.]{0,80}\b(?:plan|sheet|lots?)\b|\bsheet \d{1,2} of \d{1,2}\b/i,
  environment: /\b(?:408\(2\)|369C\(2\)|347\(2\)|environmental protection act)\b/i,
  environmentText:
    /\b(?:environmental (?:protection|enforcement|management)|contaminated land|EMR|CLR|notice under section (?:408|369C|347))\b/i,
  enforcement: /\bshow cause notice\b|\benforcement notice\b/i,
  enforcementText:
    /\b(?:enforcement notice|show cause|direction notice|you are required to|246AG|reasonably believes)\b/i,
  resumption: /\btransport (?:infrastructure )?proposals?\b|\bintention to resume\b/i,
  resumptionText:
    /\b(?:resum\w{1,6}|acquisition|alignment|corridor|transport and main roads|department of transport)\b/i,
  tree: /\btree order\b|\bQCAT\b/i,
  ownerBuilder: /\bowner[- ]builder permit\b/i,
  ownerBuilderText: /\bsection 47\b|\bnot covered by insurance\b|\bowner[- ]builder permit\b/i,
  treeText: /\b(?:QCAT|tree (?:order|dispute)|civil and administrative tribunal|NDR ?\d)/i,
})

type Paper = {
  readonly name: string
  readonly question: RegExp
  readonly kinds: readonly PageKind[]
  readonly text: RegExp
  readonly grave: boolean
  /** Given with every Form 2, so that an empty box is as bad as none. */
  readonly always?: true
  /** Words that stand on the paper itself and nowhere else. */
  readonly drawn?: RegExp
}

/** What stands behind each Yes of the form (Property Law Regulation 2024 s 5). */
const PAPERS: readonly Paper[] = [
  {
    name: 'the title search',
    question: patterns.titleSearch,
    kinds: ['title-search'],
    text: patterns.titleText,
    grave: true,
    always: true,
  },
  {
    name: 'the plan of survey',
    question: patterns.plan,
    kinds: ['plan'],
    text: patterns.planHead,
    drawn: patterns.planDrawn,
    grave: false,
    always: true,
  },
  {
    name: 'the environmental notice',
    question: patterns.environment,
    kinds: [],
    text: patterns.environmentText,
    grave: true,
  },
  {
    name: 'the show cause or enforcement notice',
    question: patterns.enforcement,
    kinds: [],
    text: patterns.enforcementText,
    grave: true,
  },
  {
    name: 'the transport or resumption notice',
    question: patterns.resumption,
    kinds: [],
    text: patterns.resumptionText,
    grave: true,
  },
  {
    name: 'the owner builder notice under section 47',
    question: patterns.ownerBuilder,
    kinds: [],
    text: patterns.ownerBuilderText,
    grave: true,
  },
  {
    name: 'the tree order or application',
    question: patterns.tree,
    kinds: [],
    text: patterns.treeText,
    grave: true,
  },
]

/** The papers that must come with a Form 2. */
export default defineRule({
  id: 'qld/prescribed-certificate-missing',
  title: 'Certificates and notices behind the Form 2',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.qld.propertyLawRegulation, 's 5'), cite(act.qld.propertyLaw, 's 99')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No paper that the Form 2 speaks of was found missing.',
  subject:
    /\b(?:plan of survey|survey plan)\b|\btitle search\b[^.;]{0,60}\b(?:given|attach\w{0,3}|cop(?:y|ies))\b|\bpool (?:safety|compliance) certificates?\b[^.;]{0,60}\b(?:given|attach\w{0,3}|notice|cop(?:y|ies)|follow)\b|\bform 36\b|\b(?:enforcement|show cause) notices?\b[^.;]{0,60}\bcop(?:y|ies)\b|\bsection 408\b|\btree orders?\b[^.;]{0,60}\bcop(?:y|ies)\b|\bcop(?:y|ies) (?:to follow|given|is given|not given)\b/i,
  messages: {
    missing: {
      title: 'Papers that belong to the Form 2 are not in this file: {{papers}}',
      description:
        'The Form 2 speaks of {{papers}}, but none was found in this file. These papers are part of the disclosure that you must receive before you sign; without them you cannot see what binds the land, and you may have a right to end the contract before settlement.',
      recommendation: 'Ask for the missing papers and read them before you sign.',
      question: 'Please give us {{papers}}, which the Form 2 speaks of.',
    },
    pool: {
      title: 'A pool, but neither a pool safety certificate nor a notice that there is none',
      description:
        'The Form 2 says that the property has a pool, but neither the pool compliance certificate nor the notice of no certificate is marked as given or found in this file. One of them belongs to the disclosure. Without a certificate the purchaser must obtain one within 90 days after settlement, and repairs to the fence often cost thousands of dollars.',
      recommendation:
        'Ask for the certificate (Form 23) or the notice (Form 36) before you sign, and have a pool safety inspector look at the fence.',
      question: 'Please give us the pool safety certificate, or the notice that there is none.',
    },
    later: {
      title: 'A paper of the Form 2 disclosure is promised or withheld, not attached: {{paper}}',
      description:
        'At {{where}} the Form 2 puts you off: a paper is to follow, or can be had from someone else. The law has the papers given to you with the Form 2, before you sign.',
      recommendation: 'Do not sign before you hold the paper.',
      question: 'Please give us the paper that the Form 2 promises.',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesIn(doc, ['vendor-statement'])) {
      if (!patterns.later.test(text) || !patterns.document.test(text)) continue
      if (!patterns.explanatory.test(text)) report('later', [span], { paper: paperIn(text) })
    }
    for (const { text, span } of passagesIn(doc, TELLING)) {
      const paper = patterns.withheld.exec(text)?.[0]
      if (paper !== undefined && !patterns.explanatory.test(text)) {
        report('later', [span], { paper: paperIn(paper) })
      }
    }
    if (hasUnreadPages(doc)) return
    const missing = PAPERS.filter((paper) => {
      const answer = firstAnswer(doc, paper.question)
      const owed = answer?.answer === 'yes' || (answer?.answer === 'blank' && paper.always === true)
      return owed && !isIn(doc, paper)
    })
    if (firstAnswer(doc, patterns.pool)?.answer === 'yes' && !hasPoolPaper(doc)) {
      report('pool', [])
    }
    if (missing.length === 0) return
    // A plan that is marked as given was left out of this file, and perhaps not of the disclosure.
    const marked = firstAnswer(doc, patterns.plan)?.answer === 'yes'
    const grave = missing.some((paper) => paper.grave)
    const severity = grave ? 'high' : marked ? 'low' : 'medium'
    report('missing', [], { papers: list(missing.map(({ name }) => name)) }, { severity })
  },
})

/** Where a term that withholds a paper may have strayed to. */
const TELLING = [
  'special-conditions',
  'annexure',
  'other',
  'rates-certificate',
  'water-certificate',
] as const

/** The paper by its name, as the words give it. */
function paperIn(text: string): string {
  return (patterns.document.exec(text)?.[0] ?? 'the paper').toLowerCase()
}

/** A certificate or a notice that is ticked as given, or stands in the file. */
function hasPoolPaper(doc: Doc): boolean {
  const blocks = blocksIn(doc, { zones: ['vendor-statement', 'particulars', 'contract-form'] })
  return (
    blocks.some(({ text }) => patterns.poolAny.test(text) && patterns.poolGiven.test(text)) ||
    answersTo(doc, patterns.poolPaper).some(({ answer }) => answer !== 'blank') ||
    answersTo(doc, patterns.poolShared).some(({ answer }) => answer === 'yes') ||
    findFirst(doc, patterns.poolText, { excludeZones: ['vendor-statement'] }) !== null
  )
}

/** The number of a plan in another paper is no copy of it: it stands at the head of its own. */
function isIn(doc: Doc, { kinds, text, drawn }: Paper): boolean {
  if (drawn !== undefined && findFirst(doc, drawn, NOT_ON_TITLE) !== null) return true
  return (
    doc.parts.some(({ kind }) => kinds.includes(kind)) ||
    findFirst(doc, text, { excludeZones: SPEAKING }) !== null
  )
}

/** "Cancelling lots 4 and 5" on a title is no plan. */
const NOT_ON_TITLE = { excludeZones: ['vendor-statement', 'title-search'] } as const

/** Parts that speak of the papers and are none of them. */
const SPEAKING = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'general-conditions',
  'special-conditions',
  'statutory-notice',
] as const
