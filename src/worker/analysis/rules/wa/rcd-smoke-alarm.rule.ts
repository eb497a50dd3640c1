import { act } from '../../law/acts.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { markedWords } from '../reading/marked-words.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  device:
    /\bRCDs?\b|\bresidual current devices?\b|\bsafety switch(?:es)?\b|\bsmoke (?:alarms?|detectors?)\b|\belectrical safety\b/i,
  shift:
    /\b(?:buyer|purchaser)\b.{0,60}\b(?:will|must|shall|agrees? to|is to|responsible|undertakes? to|at (?:its|their|the buyer's) (?:own )?(?:cost|expense))\b.{0,80}\b(?:instal\w{0,5}|fit|replac\w{1,3}|upgrad\w{1,3}|compl\w{1,5}|cost|expense)\b|\b(?:at|to) the (?:buyer|purchaser)(?:'s)? (?:own )?(?:cost|expense)\b|\b(?:matters?|responsibility|obligation|concern|duty) (?:for|of) the (?:buyer|purchaser)\b|\b(?:buyer|purchaser)'s (?:responsibility|obligation|concern|account)\b/i,
  /** Taken over as they are: what they lack is then the buyer's to put in. */
  taken:
    /\b(?:buyer|purchaser)\b.{0,24}\b(?:accepts?|takes?|buys?)\b.{0,90}\b(?:as (?:they|it) (?:are|is|stands?)|in (?:their|its) (?:present|current|existing) (?:state|condition)|without (?:objection|claim|recourse))\b/i,
  denied:
    /\bseller\b.{0,60}\b(?:not (?:be )?(?:required|obliged|responsible|liable|warrant)|need not|makes no|gives no|released|relieved|excused|has no (?:duty|obligation))\b|\bseller\b.{0,30}\bdoes not\b/i,
  lacking:
    /\b(?:no|without|not|never|missing|expired|out of date|older than (?:10|ten) years|non-?complian\w{1,3}|fail(?:s|ed)?|only one|(?:one|a single) (?:RCD|residual current device|safety switch)|batter(?:y|ies)(?:[- ](?:powered|operated|run))?(?: alone| only)?)\b(?![- ]back)/i,
  /** The sentence behind the one that names them, of the buyer's part. */
  buyers:
    /\b(?:buyer|purchaser)\b[^.;]{0,60}\b(?:(?:brought|bring|put) (?:the property |them |it |these |all )?(?:up to|into line|in order)|made (?:good|compliant)|complian\w{1,2}|compl(?:y|ies)|upgrad\w{1,3}|instal\w{0,5}|replac\w{1,3}|renew\w{0,2}|rectif\w{1,4})\b/i,
  pays: /\b(?:buyer|purchaser)\b[^.;]{0,60}\b(?:bears?|pays?|meets?)\b[^.;]{0,20}\bcosts?\b/i,
  /** What is printed on the alarm: it is to be replaced ten years after. */
  madeIn:
    /\b(?:(?:date of )?manufactur\w{1,3}|made|stamped|dated|marked)\b[^.;]{0,16}?\b(?:\d{1,2}\/){0,2}((?:19|20)\d\d)\b/i,
  /** The year in which its own label has it replaced. */
  replaceBy: /\breplace(?:d|ment)? (?:by|before|date)\b[^.;]{0,6}?\b(?:\d{1,2}\/){0,2}(20\d\d)\b/i,
  none: /\bno (?:residual current devices?|RCDs?|safety switch(?:es)?|smoke (?:alarms?|detectors?))\b.{0,60}\b(?:fitted|installed|provided)\b/i,
  good: /\b(?:are|is|have been|has been|will be)\b.{0,30}\b(?:fitted|installed|compliant)\b|\bseller (?:will|must|shall)\b.{0,40}\b(?:ensure|instal|fit|provide|comply)\w{0,3}\b|\bcompl(?:y|ies) with\b/i,
  notGood: /\b(?:not|no|never)\b.{0,20}\b(?:fitted|installed|compliant|comply)\b/i,
  printed: /\bgeneral information\b|\bowners? must\b/i,
})

/** Sellers of homes owe two safety switches and mains-powered smoke alarms. */
export default defineRule({
  id: 'wa/rcd-smoke-alarm',
  title: 'Safety switches (RCDs) and smoke alarms',
  category: 'compliance',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.wa.electricity, 'reg 15A'), cite(act.wa.buildingRegulations)],
  appliesTo: ['special-conditions', 'contract-form', 'building-report', 'annexure'],
  patterns,
  clear: 'No missing safety switches or smoke alarms were found.',
  subject:
    /\bsmoke (?:alarms?|detectors?)\b|\bRCDs?\b|\bresidual current\b|\bsafety switch(?:es)?\b/i,
  messages: {
    shifted: {
      title: 'You are to provide the safety switches or smoke alarms',
      description:
        'The wording at {{where}} makes you install or pay for safety switches (RCDs) or smoke alarms, or says that the vendor need not. In Western Australia the vendor of a home must have at least two RCDs and mains-powered smoke alarms at transfer.',
      recommendation:
        'Ask for this clause to be removed and for an electrician’s certificate before settlement.',
      question:
        'Will the vendor have two RCDs and compliant smoke alarms installed before settlement?',
      suggestedWording:
        'The vendor must have at least two RCDs and compliant mains-powered smoke alarms installed before settlement and give the Buyer an electrical safety certificate.',
    },
    lacking: {
      title: 'Safety switches or smoke alarms are missing or too old',
      description:
        'The wording at {{where}} shows missing, failed or old safety switches (RCDs) or smoke alarms. If the vendor does not put it right, you may have to, and whether you get the cost back depends on the contract.',
      recommendation: 'Ask for an electrician’s certificate before settlement.',
      question: 'Will the vendor have the RCDs and smoke alarms made compliant before settlement?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = newestPaperDate(doc, facts) ?? LAW_AS_AT
    for (const { full, text: printed, span, zone, block, previous } of passagesIn(doc, [
      'special-conditions',
      'contract-form',
      'particulars',
      'building-report',
      'annexure',
      'other',
    ])) {
      // "☒ True ☐ Not true": the empty box says nothing.
      const text = markedWords(printed)
      const isTerm = zone !== 'building-report' && block.kind !== 'heading'
      const follows = previous !== '' && block.text.includes(previous)
      if (isTerm && follows && patterns.device.test(previous) && isLeftToBuyer(previous, text)) {
        report('shifted', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (
        !patterns.device.test(`${full} ${block.text}`) ||
        block.kind === 'heading' ||
        text.endsWith('?')
      )
        continue
      if (patterns.printed.test(text)) continue
      if (zone !== 'building-report' && patterns.device.test(text) && patterns.taken.test(text)) {
        report('shifted', [span], {}, { severity: 'medium', unmistakable: true })
      } else if (
        zone !== 'building-report' &&
        (patterns.shift.test(full) || patterns.denied.test(text))
      ) {
        report('shifted', [span], {}, { severity: 'medium' })
      } else if (
        patterns.device.test(text) &&
        patterns.lacking.test(markedWords(text)) &&
        (!patterns.good.test(text) || patterns.notGood.test(text) || patterns.none.test(text))
      ) {
        report('lacking', [span], {}, { strength: 'likely' })
      } else if (patterns.device.test(block.text) && isPastTenYears(text, asAt)) {
        report('lacking', [span], {}, { unmistakable: true })
      }
    }
  },
})

/** Whether an alarm was made more than ten years before the papers, by the year on its label. */
function isPastTenYears(text: string, asAt: string): boolean {
  const year = Number(asAt.slice(0, 4))
  const [made, end] = [patterns.madeIn, patterns.replaceBy].map((told) =>
    Number(told.exec(text)?.[1] ?? Number.NaN),
  )
  return year - (made ?? Number.NaN) > YEARS_OF_AN_ALARM || year > (end ?? Number.NaN)
}

/** AS 3786: a smoke alarm is replaced ten years after the day on its label. */
const YEARS_OF_AN_ALARM = 10

/** Whether the sentence behind one on the devices has the buyer mend them, or pay for what is told to lack. */
function isLeftToBuyer(previous: string, text: string): boolean {
  return patterns.buyers.test(text) || (patterns.lacking.test(previous) && patterns.pays.test(text))
}
