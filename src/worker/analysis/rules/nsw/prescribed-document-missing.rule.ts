import type { PageKind, Severity } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { harmlessAt } from '../harmless/harmless.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'
import { titlesWithoutSearch } from '../land/titles-sold.ts'
import { COMPANY_TITLE_PATTERNS, isCompanyTitle } from '../papers/company-title.ts'
import { isStrataLot } from './papers.ts'
import {
  shownPatterns,
  shows,
  showsCommonTitle,
  showsInstrument,
  showsPlan,
  showsPlanning,
  showsSewer,
} from './papers-shown.ts'
import {
  hasByLaws,
  isLeaseOfLandMissing,
  numbersListed,
  PAPER_GAP_PATTERNS,
  sewerDiagramUnmarked,
} from './paper-gaps.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const ownPatterns = wordings({
  paper:
    /\b(?:planning certificate|10\.7(?: ?\(2\))?(?: certificate)?|title search|search(?= (?:is |are )?not attached)|property certificate|(?:deposited|strata) plan(?! (?:no\.? ?)?\d)|plan of the land|sewer\w{0,3}(?: \w{3,14}){0,3} diagrams?|drainage diagrams?|88B instruments?|by-?laws|section 66ZL disclosure|prescribed documents?)\b/i,
  later:
    /\b(?:to follow|to come|on order|(?:has|have) been (?:ordered|applied for)|not (?:yet )?(?:available|attached|annexed|included|obtained|received|issued)|not currently (?:available|attached)|unavailable|(?:can|may) be inspected|available for inspection|will be (?:handed|given|produced|attached|provided|supplied|served|forwarded|made available)|to be (?:attached|provided|supplied|inserted|obtained)|refer to (?:the )?(?:records|council|authority|strata))\b/i,
  ordinary:
    /\b(?:not|un)[ -]?sewered\b|\bno (?:reticulated |town |mains )?sewer(?:s|age)?\b(?! (?:diagram|plan|print|line))|\bordinary course\b|\bnot available from\b|\b(?:authority|council|water|board)\b.{0,20}\b(?:does not (?:issue|hold|have)|holds no)\b|\bno diagram is held\b/i,
  notOurs:
    /\b(?:draft|proposed|survey|clearance|occupation certificate|strata information|section 184|further|additional information|10\.7\(5\)|update[ds]?|replacement)\b/i,
  /** An entry that leaves no part of the land out. */
  ofWhole: /\baffecting the whole\b|\bwhole of the land\b/i,
  unsewered:
    /\b(?:no|not (?:have|hold) an?) sewer(?:age)? (?:lines?|service)s? (?:location )?diagrams?\b|\b(?:not|never) (?:yet )?(?:been )?(?:joined|connected) to (?:our|the|its) (?:\w{3,12} )?sewer|\b(?:not|un)[ -]?sewered\b|\bno (?:reticulated|town|mains|council) sewer|\bsewer\w{0,3}: not (?:supplied|available|connected)\b|\bsewer not supplied\b|\b(?:water and )?sewer: not supplied\b|\bon-?site sewage\b|\baerated waste\s?water\b/i,
  /** The instrument itself, which a search may carry behind its entries. */
  isCopy:
    /^(?:section )?88B (?:extract|instrument)|^(?:section )?88B\b[^.;]{0,24}\b(?:extract|copy|restriction)/i,
  /** An entry that says itself what must or must not be done. */
  inFull:
    /\b(?:not to be|no (?:\w{3,14} ){1,3}(?:without|may|shall|is to)|(?:owners?|association|corporation|proprietor) (?:\w{3,12} )?(?:services|keeps?|maintains?|repairs?|must|shall))\b/i,
  /** A burden that ended with its estate or its time. */
  spent:
    /\b(?:of no (?:further |more )?(?:force|effect)|no longer (?:binds?|applies|enforced|enforceable)|spent|(?:since |long |duly )?(?:complied with|performed|fulfilled)(?: in)?(?= (?:19|20)\d\d))\b|\b(?:expired|duration)\b[^.;]{0,20}\b(?:19\d\d|200\d|201\d)\b|\b(?:until|ends?|ended)\b[^.;]{0,20}\b(?:19\d\d|200\d|201\d)\b/i,
  titleText: /\bsecond schedule\b/i,
  commonTitle: /\bCP\/ ?SP ?\d{3,7}\b/i,
  ticked: /☒ ?\d{0,2} ?document (?:creating|to be lodged|that is to be)/i,
  listedPlanning: /☒ ?\d{0,2} ?section 10\.7/i,
  listedTitle: /☒ ?\d{0,2} ?property certificate for the land/i,
  listedPlan:
    /☒ ?(?:\d{1,2},? ){0,2}(?:(?:draft|unregistered|deposited|strata|community) )?plans?\b(?! to be)|☒ ?1, ?2\b|☒ ?(?:1, ?)?2,/i,
  listedSewer: /☒ ?(?:\d{1,2}(?:,| and| &)? ){0,2}sewer|☒ ?(?:\d{1,2}, ?){1,6}[89]\b/i,
  listedCommon: /☒ ?\d{0,2} ?(?:property certificate for strata|strata by-?laws)/i,
  instrument:
    /\b(?:88B instrument|section 88B|88B|instrument setting out)\b|\b(?:restriction(?:\(s\)|s)? on the use of land|positive covenant|covenant)\b/i,
  /** A letter or a lease that happens to stand in the search. */
  toldInProse: /\bbreach of covenant\b|\b(?:we|I|our|my)\b [a-z]/,
  /** The entry of the search, under its own number. */
  numbered: /^\W{0,3}\d{1,2}[.)]? {1,4}/,
  dealing: /\b(?:[A-Z]{1,2}\d{5,6}[A-Z]?|(?:DP|SP) ?\d{4,7})\b/,
  /** "3 K482217 COVENANT", "6 AU604118 RESTRICTION(S) ON THE USE OF LAND": made by a dealing of its own, and not by the instrument of a plan. */
  covenantBy:
    /^\W{0,3}(?:\d{1,2}\W{1,4})?((?!DP|SP|CP)[A-Z]{1,2}\d{5,6}[A-Z]?)\b[ |:]{1,4}((?:(?:restrictive|positive) )?covenants?|restrictions?(?:\(s\))?(?= (?:on|as to|of)\b))/i,
  covenant: /\bcovenant/i,
  positive: /\bpositive covenant\b/i,
  obliges:
    /\b(?:owner|proprietor|registered proprietor|transferee|lot burdened)\b[^;]{0,40}\b(?:must|shall|may not|is to|will)\b/i,
  tellsTerms: /\b(?:that|to|not|must|shall|will|may)\b [^;]{30}/,
  instrumentCopy:
    /\b88B\b[^.;]{0,40}\b(?:restriction|covenant|easement)s? (?:no\.? ?|numbered )?\d|\b88B instrument\b[^;]{0,40}\b\d{1,2}[.:)]? (?:(?:positive|restrictive) )?(?:easement|restriction|covenant)|\binstrument setting out\b|\bterms of (?:the )?(?:easement|restriction|covenant|positive covenant)s?\b|\b(?:lot|land) (?:burdened|benefited|benefitted)\b/i,
})
const patterns = {
  ...COMPANY_TITLE_PATTERNS,
  ...shownPatterns,
  ...PAPER_GAP_PATTERNS,
  ...ownPatterns,
}

/** What the regulation has the vendor attach before the contract is signed. */
export default defineRule({
  id: 'nsw/prescribed-document-missing',
  title: 'Documents that must be attached to the contract',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [
    cite(act.nsw.conveyancing, 's 52A(2)(a)'),
    cite(act.nsw.saleOfLand, 'ss 4, 21(1)(a), 22, Sch 1 Pt 1'),
  ],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No missing planning certificate, title search, plan or sewer diagram was found.',
  subject:
    /\b(?:planning certificate|10\.7(?: certificate)?|property certificate|sewer\w{0,3}(?: \w{4,14}){0,2} diagrams?|drainage diagram|88B instrument|by-?laws|title search|search)\b[^.;]{0,60}\b(?:not attach\w{0,3}|annex\w{2,4}|enclosed|ordered|on order|applied for|to follow|handed over|inspected at|missing|not available|unavailable|provided after)\b|\b(?:not attach\w{0,3}|annex\w{2,4}|enclosed|ordered|on order|applied for|to follow|handed over|inspected at|missing|not available|unavailable|provided after)\b[^.;]{0,60}\b(?:planning certificate|10\.7(?: certificate)?|property certificate|sewer\w{0,3}(?: \w{4,14}){0,2} diagrams?|drainage diagram|88B instrument|by-?laws|title search|search)\b|\bsewer\w{0,3}(?: \w{4,14}){0,2} diagrams?\b|\b10\.7(?:\(2\)| (?:planning )?certificate)|\bcop(?:y|ies) of the (?:by-?laws|plan|title|certificate|instrument)\b|\bsection 88B instrument\b/i,
  messages: {
    missing: {
      title: 'Prescribed document missing from this file: {{papers}}',
      description:
        'The contract must have {{papers}} attached, and this file does not show that. Such papers tell you what the land is, what burdens it and what may be built. If a prescribed document is missing from the contract too, you may end it, but only within 14 days after the contract is made and before completion.',
      recommendation:
        'Ask for what is missing before you sign. If you have signed within the last 14 days, see a lawyer today.',
      question: 'Please attach {{papers}} to the contract before exchange.',
    },
    later: {
      title: 'A document that must be attached is only promised: {{papers}}',
      description:
        'The wording at {{where}} says that a document which the regulation has attached to the contract is not there yet. Without it you sign before you know what it would show. You may end the contract for a missing document only within 14 days after the contract is made.',
      recommendation: 'Do not sign before you have received and read the document.',
      question: 'When will the document be attached to the contract?',
    },
    instrument: {
      title:
        'Copy of a registered restriction or covenant is missing from this file (section 88B instrument)',
      description:
        'The title at {{where}} names a restriction, covenant or instrument, but its terms were not found in this file. They say what you may not build or must maintain, and the contract must have a copy attached.',
      recommendation:
        'Ask for the instrument before you sign. If you have signed, you may end the contract for a missing document only within 14 days after the contract was made, so ask a lawyer at once.',
      question: 'Please attach a copy of every instrument that the title search names.',
    },
    dealing: {
      title: 'No copy of the {{kind}} {{dealing}} on the title is in this file',
      description:
        'The title at {{where}} names a {{kind}} made by the dealing {{dealing}}, and that number was found on no other paper of this file: what else is attached are the terms of other entries. It binds every owner: it says what you may not build, or what you must keep up and pay for, and the contract must have a copy attached.',
      recommendation:
        'Ask for the dealing before you sign. If you have signed, you may end the contract for a missing document only within 14 days after the contract was made, so ask a lawyer at once.',
      question: 'Please attach a copy of {{dealing}}, which the title search names.',
    },
  },
  check(reading, report) {
    const { doc } = reading
    if (isCompanyTitle(doc)) {
      report.notInDocument(
        'Shares are sold and not land, for which no documents are prescribed here.',
      )
      return
    }
    for (const passage of passagesIn(doc, ['contract-form', 'particulars', 'special-conditions'])) {
      const { text, span } = passage
      const paper = patterns.paper.exec(text)
      if (paper === null || !patterns.later.test(text)) continue
      if (patterns.ordinary.test(text) || patterns.notOurs.test(text)) continue
      report('later', [span], { papers: nameOf(paper[0]) })
    }
    const kinds = new Set(doc.parts.map(({ kind }) => kind))
    const attached = ['title-search', 'plan', 'planning-certificate'] as const
    const some = attached.some((kind) => kinds.has(kind))
    if (!doc.hasContract || !some || hasUnreadPages(doc)) {
      report.notInDocument(
        hasUnreadPages(doc)
          ? 'Some pages could not be read, so a missing document cannot be told.'
          : 'The documents attached to the contract are not in this file.',
      )
      return
    }
    const papers = missingPapers(doc, kinds)
    if (papers.length > 0) {
      const severities = papers.map(({ severity }) => severity)
      const severity = (['critical', 'high', 'medium', 'low'] as const).find((one) =>
        severities.includes(one),
      )
      report(
        'missing',
        [],
        { papers: list(papers.map(({ name }) => name)) },
        { severity: severity ?? 'medium', strength: 'likely' },
      )
    }
    const front = passagesIn(doc, ['contract-form', 'particulars'])
    // Marked as attached, it was left out of this file and perhaps not of the contract.
    const isMarked = front.some(({ text }) => patterns.ticked.test(text))
    const entry = passagesIn(doc, ['title-search']).find(
      ({ text, span, block }) =>
        patterns.instrument.test(text) &&
        !patterns.isCopy.test(text) &&
        !patterns.toldInProse.test(text) &&
        harmlessAt(reading, span) !== 'ended' &&
        !patterns.spent.test(entryOf(block.text, text)) &&
        !hasTerms(doc, patterns.dealing.exec(text)?.[0]),
    )
    if (
      entry !== undefined &&
      !isMarked &&
      !shows(doc, patterns.instrumentCopy) &&
      !showsInstrument(doc)
    ) {
      const severity = patterns.inFull.test(entryOf(entry.block.text, entry.text)) ? 'low' : 'high'
      report('instrument', [entry.span], {}, { strength: 'likely', severity })
      return
    }
    const alone = passagesIn(doc, ['title-search']).find(
      ({ text, span, block }) =>
        !patterns.toldInProse.test(text) &&
        harmlessAt(reading, span) !== 'ended' &&
        !patterns.spent.test(entryOf(block.text, text)) &&
        !patterns.inFull.test(entryOf(block.text, text)) &&
        isNamedOnlyHere(doc, patterns.covenantBy.exec(text)?.[1]),
    )
    if (alone !== undefined) {
      const [, dealing = '', made = ''] = patterns.covenantBy.exec(alone.text) ?? []
      const isCovenant = patterns.covenant.test(made)
      const isPart = !patterns.ofWhole.test(entryOf(alone.block.text, alone.text))
      const isOrdinary = isCovenant && isPart && !patterns.positive.test(alone.text)
      const severity = isOrdinary || isMarked ? 'medium' : 'high'
      const kind = isCovenant ? 'covenant' : 'restriction on the use of the land'
      report('dealing', [alone.span], { dealing, kind }, { strength: 'likely', severity })
    }
  },
})

/** An entry with what stands behind it in its own line, where a semicolon cut it. */
function entryOf(block: string, text: string): string {
  const from = block.indexOf(text)
  return from < 0 ? text : (block.slice(from).split('\n')[0] ?? text).slice(0, ENTRY)
}

const ENTRY = 200

function nameOf(printed: string): string {
  const name = printed.toLowerCase()
  return name === 'search' ? 'title search' : name
}

type Paper = { readonly name: string; readonly severity: Severity }

/**
 * A paper that the list of documents marks as attached was left out of this file, and perhaps not of
 * the contract; one that is not even listed weighs more.
 */
function missingPapers(doc: Doc, kinds: ReadonlySet<PageKind>): Paper[] {
  const front = passagesIn(doc, ['contract-form', 'particulars'])
  const missing: Paper[] = []
  const numbers = new Set(front.flatMap(({ block }) => numbersListed(block.text)))
  const miss = (
    name: string,
    listed: RegExp,
    severity: keyof typeof LISTED,
    number?: string,
  ): void => {
    const isNumbered = number !== undefined && numbers.has(number)
    const marked = isNumbered || front.some(({ text }) => listed.test(text))
    missing.push({ name, severity: marked ? LISTED[severity] : severity })
  }
  if (!kinds.has('planning-certificate') && !showsPlanning(doc)) {
    miss('the planning certificate (section 10.7)', patterns.listedPlanning, 'critical', '6')
  }
  if (!kinds.has('title-search') && !patterns.titleText.test(doc.text))
    miss('the title search', patterns.listedTitle, 'critical', '1')
  for (const { name } of titlesWithoutSearch(doc)) {
    missing.push({ name: `the title search of ${name}`, severity: 'high' })
  }
  if (!kinds.has('plan') && !showsPlan(doc)) {
    miss('the plan of the land', patterns.listedPlan, 'high', '2')
  }
  const sewered = !patterns.unsewered.test(doc.text)
  const unmarked = sewered ? sewerDiagramUnmarked(doc) : null
  if (sewered && !showsSewer(doc)) miss('the sewer diagram', patterns.listedSewer, 'medium', '9')
  else if (unmarked !== null) missing.push({ name: unmarked, severity: 'low' })
  if (isLeaseOfLandMissing(doc)) {
    missing.push({ name: 'the lease under which the land is held', severity: 'high' })
  }
  if (kinds.has('title-search') && isStrataLot(doc)) {
    const titles = passagesIn(doc, ['title-search'])
    const named = titles.some(({ text }) => patterns.commonTitle.test(text))
    if (named && !showsCommonTitle(doc)) {
      miss('the title search of the common property', patterns.listedCommon, 'high')
    }
    if (!hasByLaws(doc)) miss('the by-laws', patterns.listedCommon, 'high')
  }
  return missing
}

const LISTED = { critical: 'high', high: 'medium', medium: 'low' } as const

/** "L204417 COVENANT (copy, legible)": a paper that begins with the number of the dealing. */
function hasTerms(doc: Doc, dealing: string | undefined): boolean {
  if (dealing === undefined) return false
  const number = dealing.replaceAll(' ', '')
  return doc.parts.some(
    ({ kind, blocks }) =>
      !CONTRACT_ZONES.has(kind) &&
      blocks.some((block, index) => {
        // "B714402" in a line of its own, above "MEMORANDUM OF TRANSFER (extract of covenant)".
        const isAlone = kind !== 'title-search' && block.text.replaceAll(' ', '') === number
        const text = isAlone ? `${number} ${blocks[index + 1]?.text ?? ''}` : block.text
        const at = text.replaceAll(' ', '').indexOf(number)
        // Behind its search, what opens with the number and goes on in sentences is the instrument.
        if (kind === 'title-search' && (patterns.numbered.test(text) || at > NAMED)) return false
        if (kind === 'title-search' && !patterns.tellsTerms.test(text)) return false
        // "AD417722, on terms of the council: the owner must …" gives them under another word.
        const isTold = patterns.instrument.test(text) || (at < NAMED && patterns.obliges.test(text))
        return at >= 0 && at < 60 && isTold
      }),
  )
}

/** No paper but the search and the contract that lists it has the number of the dealing. */
function isNamedOnlyHere(doc: Doc, dealing: string | undefined): boolean {
  return (
    dealing !== undefined &&
    !doc.blocks.some(
      ({ text, zone }) =>
        zone !== 'title-search' &&
        !CONTRACT_ZONES.has(zone) &&
        text.replaceAll(' ', '').includes(dealing),
    ) &&
    !hasTerms(doc, dealing)
  )
}

/** How far behind its own name a paper tells its number. */
const NAMED = 30
