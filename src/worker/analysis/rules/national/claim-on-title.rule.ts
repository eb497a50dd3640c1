import { titleActs } from '../../law/title-acts.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { CAVEAT_ENTRY_PATTERNS, isOfCaveat } from '../land/caveat-entry.ts'
import { passagesIn } from '../reading/passages.ts'
import { isBookedForBuyer, PRIORITY_NOTICE_PATTERNS } from '../land/priority-notice.ts'

const patterns = wordings({
  ...PRIORITY_NOTICE_PATTERNS,
  ...CAVEAT_ENTRY_PATTERNS,
  option:
    /\boption to (?:purchase|buy|acquire)\b|\boption (?:agreement )?in favour of\b|\b(?:put and )?call option\b|\bright of (?:first|last|prior) refusal\b|\bpre-?empti(?:on|ve right)s?\b|\bright to (?:purchase|buy|acquire) (?:in favour|the land)|\b(?:uncompleted|prior|earlier) (?:contract of sale|agreement for sale)\b/i,
  court:
    /\b(?:family (?:court|law)|magistrates'? court|supreme court|district court|federal circuit|court)\b.{0,24}\b(?:order|injunction)s?\b|\borders? (?:of|by|from) .{0,60}\bcourt\b|\brestrain(?:s|ing|ed)\b.{0,24}\b(?:dealings?|transfer|sale|disposal)\b|\binjunction\b|\brestraining order\b|\bfreezing order\b|\bvesting order\b/i,
  /** What an order forbids is no denial of the order: "no dealing without leave of the court". */
  forbids:
    /\b(?:no|not|nor)\b[^.;:]{0,24}\b(?:dealings?|dealt|transfer(?:red)?|sold|sale|dispos(?:al|ed)|registered|registration)\b.{0,40}\b(?:without|unless|until|except)\b/i,
  cross:
    /\bmortgages?\b.{0,160}\b(?:with|and|over|also over|together with) (?:the )?other (?:land|folios?|titles?|lots?|propert(?:y|ies))\b|\bmortgages?\b.{0,120}\bother land in \w{1,12} (?:folios?|titles?|volumes?)\b|\bmortgages?\b.{0,120}\bover (?:all|several|\d{1,2}|two|three|four|five) (?:folios|titles|lots|parcels)\b/i,
  labelled: /^[^\d]{0,40}\bpriority notices?\b.{1,6}(?:PN ?)?[A-Z]{0,2}\d{6,10}\b/i,
  entered: /\b[A-Z]{0,3}\d{5,10}[A-Z]?\b|\blodged\b|\bin favour of\b|\d{1,2}[/.]\d{1,2}[/.]\d{4}/i,
  gone: /\b(?:withdrawn|discharged|surrendered|expired|removed|cancelled|extinguished|satisfied|released|lapsed|nil|none)\b/i,
  benefit: /\bappurtenant\b|\btogether with (?:a )?right\b|\bseparate (?:legal )?document\b/i,
  /** A sentence of a report about orders in general. */
  general: /\b(?:may|should|must|any)\b/,
})

/** Entries by which somebody else may take the land, or stop its transfer. */
export default defineRule({
  id: 'national/claim-on-title',
  title: 'Options, injunctions, priority notices and shared mortgages on the title',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: titleActs,
  appliesTo: ['title-search'],
  patterns,
  clear:
    'No option, injunction, priority notice or mortgage over other land too was found on the title.',
  subject:
    /\bpriority notices?\b|\binjunctions?\b|\brestrain\w{0,4}\b|\b(?:supreme|federal|family|district|county) court\b[^.;]{0,60}\border|\borders? of the\b[^.;]{0,30}\bcourt\b|\boptions? to (?:purchase|buy)\b|\b(?:first (?:right of )?refusal|pre-?empti\w{2,4}|right of refusal)\b|\bmortgage\b[^.;]{0,120}\b(?:other land|other folios|two folios)\b|\bwrits?\b|\b(?:freezing|charging) order\b/i,
  messages: {
    option: {
      title: 'Somebody else has an option or first right to buy the land',
      description:
        'The title at {{where}} shows a right of another person to buy the land. Whoever holds it can come before you, even after you have signed, unless the right has ended or is given up.',
      recommendation:
        'Before you sign, read the registered document and have its holder give up the right in writing, with a withdrawal for the title.',
      question:
        'Is this right to buy still open, and will its holder sign a release before the contract is made?',
    },
    claimed: {
      title: 'By a caveat somebody claims a right to buy the land or a part of it',
      description:
        'By the title at {{where}} a caveat (a warning on the title) rests on an option or another right to buy, over the land or a part of it. If the right is good, its holder can come before you, even after you have signed. The deed behind it is not on the title: only its own words tell what it takes in and until when.',
      recommendation:
        'Before you sign, read that deed, and have its holder give up the right in writing, with a withdrawal of the caveat.',
      question:
        'Please give us the deed on which the caveat rests. Is the right to buy still open, over which part of the land, and will its holder release it?',
    },
    court: {
      title: 'A court order or injunction is lodged on the title',
      description:
        'The title at {{where}} shows an order of a court. While it stands the land may not be sold or dealt with freely, and the transfer to you can be refused.',
      recommendation:
        'Before you sign, read the order, and ask for proof that the court or the other party consents to this sale.',
      question: 'What does the order forbid, and when will it be removed from the title?',
    },
    priority: {
      title: 'A priority notice of somebody else is on the title',
      description:
        'The title at {{where}} shows a priority notice: somebody has booked the next place on the title for a document of their own. Until it lapses or is withdrawn, your transfer waits behind it.',
      recommendation:
        'Before you sign, ask who lodged it and for what, and make its withdrawal before settlement a term of the contract.',
      question: 'Who lodged the priority notice, for which document, and will it be withdrawn?',
    },
    cross: {
      title: 'One mortgage covers this land and other land',
      description:
        'The title at {{where}} shows a mortgage over more land than you are buying. The bank must agree to release this land by itself, and may ask for more than its price.',
      recommendation:
        'Before you sign, ask for the bank’s written consent to a release of this title at settlement.',
      question: 'Has the lender agreed in writing to release this land alone, and for what sum?',
    },
  },
  check({ doc, facts }, report) {
    for (const passage of passagesIn(doc, ['title-search'])) {
      const { block } = passage
      // "Priority Notices | 14561203 LODGED …": the label of a row is a part of its entry.
      const isLabelled = block.kind === 'row' && patterns.labelled.test(block.text)
      const { text, span } = isLabelled ? block : passage
      if (patterns.gone.test(text) || patterns.benefit.test(text)) continue
      if (!patterns.entered.test(text) || patterns.general.test(text)) continue
      const alone = { ...passage, text: text.replace(patterns.forbids, ' '), next: '' }
      const found = (pattern: RegExp): boolean => affirmed(alone, pattern) !== null
      if (found(patterns.option))
        report(
          isOfCaveat(doc, block) ? 'claimed' : 'option',
          [span],
          {},
          { severity: 'critical', unmistakable: true },
        )
      else if (found(patterns.court))
        report('court', [span], {}, { severity: 'critical', unmistakable: true })
      // Unregistered dealings of Queensland have a rule of their own, the register's entries have not.
      else if (found(patterns.priority)) {
        const below = doc.blocks.slice(block.index + 1, block.index + 1 + ENTRY_LINES)
        const entry = [text, ...below.map((line) => line.text)].join(' ')
        if (isBookedForBuyer(entry, facts)) continue
        const severity = patterns.forTransfer.test(entry) ? 'critical' : 'high'
        report('priority', [span], {}, { severity, unmistakable: true })
      } else if (found(patterns.cross))
        report('cross', [span], {}, { severity: 'medium', unmistakable: true })
    }
  },
})

/** What is to be registered, and for whom, may stand on lines of their own. */
const ENTRY_LINES = 2
