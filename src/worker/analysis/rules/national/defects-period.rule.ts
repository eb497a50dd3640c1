import { wordings } from '../../wording/wordings.ts'
import { concept, holds } from '../reading/concepts.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  defect:
    /\b(?:defects?|faults?|faulty|defective|rectif\w{2,8}|make good|making good|shrinkage|settlement cracks?|workmanship)\b/i,
  built:
    /\b(?:vendor|builder|architect|defects? (?:liability|period|list|notice)|possession|practical completion|maintenance period|apartment|building|dwelling|lot|unit|works?|purchaser)\b/i,
  period:
    /\b(?:within|in which|not later than|no later than|by|after|during|before|for|of|from|has|have)\b.{0,60}\b(?:days?|weeks?|months?)\b|\b(?:one|a single|1|once|only one) (?:joint |final |pre-?settlement )?(?:inspection|list|notice|schedule)\b|\bdefects? (?:liability |notification |rectification |maintenance )?period\b/i,
  limits:
    /\b(?:not afterwards?|only|single|need not|limited to|limit|no (?:further )?(?:claim|liability|obligation|responsibility)|not (?:be )?(?:liable|obliged|responsible|required)|must not|released?|deemed|taken to|waive[sd]?|barred|lapses?|ceases?|no longer|anything (?:else|later)|one)\b/i,
  /** What comes later is the owner's, said in the next sentence. */
  later:
    /\b(?:told|reported|notified|found) later\b[^.;]{0,40}\b(?:upkeep|owner|maintenance|not)\b/i,
  decides:
    /\b(?:builder|vendor|architect)\b.{0,12}\bsole judge\b|\b(?:architect|builder|superintendent|consultant|surveyor|vendor(?:'s)? (?:architect|consultant|builder|representative))\b.{0,60}\b(?:final|conclusive|binding)\b|\b(?:final|conclusive|binding)\b.{0,60}\b(?:architect|builder|superintendent|consultant)\b|\b(?:decided|determined|assessed|certified) (?:solely )?by (?:the )?(?:vendor|builder|architect)\b|\bopinion of the (?:vendor|builder|architect)\b/i,
  notDefect:
    /\b(?:is|are|must) not (?:be )?(?:deemed |considered |regarded as |treated as |taken to be )?(?:an? )?defects?\b|\bdefects? (?:does|do|must) not include\b|\bexcludes?\b.{0,60}\b(?:shrinkage|settlement|hairline|cracks?|minor)\b/i,
  freed:
    /\b(?:releases?|released|discharged|not liable|no liability|no further liability)\b.{0,60}\b(?:defects?|faulty|workmanship|works?|faults?)\b/i,
  fair: /\b(?:nothing (?:in this \w{4,9} )?(?:limits|excludes|affects)|statutory warrant\w{3}|without (?:limiting|prejudice)|in addition to)\b|\bmust (?:promptly )?(?:rectify|repair|make good) (?:any|all|every|each) defects?\b(?!.{0,80}\b(?:only|single|within)\b)/i,
  inspection:
    /\b(?:looked at|inspected|examined) by (?:an? )?(?:builder|inspector|engineer)\b|\b(?:pre-?purchase|building (?:and|&) pest|pest|building inspection|inspection report|structural defect|major defect|title|requisition|default notice|council|authority|notice of default|breach|tenan\w{2,4}|tribunal)\b/i,
  claims: concept.noRemedy,
  notListed:
    /\bitems?\b.{0,24}\bnot\b.{0,24}\b(?:list|notice)\b.{0,80}\b(?:accepted|waived|deemed|taken)\b/i,
})

const SHORT_DAYS = 190

/** How long, and on whose word, the builder of a new home puts things right. */
export default defineRule({
  id: 'national/defects-period',
  title: 'Defects of a new home: time and limits',
  category: 'operational',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'a bargain between the parties; statutory building warranties of each state stay' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that shortens the time for defects of a new home.',
  subject:
    /\bdefects?[- ](?:(?:liability|correction|rectification|maintenance)[- ])?(?:period|list)\b|\b(?:defects?|faults|faulty work)\b.{0,100}(?:\b(?:notif\w{1,6}|told|lists?|months?|builder|architect|developer|make good|put right|warrant\w{1,4}|liability|shrinkage|cracks)\b)|(?:\b(?:notif\w{1,6}|told|lists?|months?|builder|architect|developer|make good|put right|warrant\w{1,4}|liability|shrinkage|cracks)\b).{0,100}\b(?:defects?|faults|faulty work)\b|\bfinal inspection\b.{0,60}\b(?:list|accept\w{0,2})\b|\blist\b.{0,60}\bfinal inspection\b/i,
  messages: {
    period: {
      title: 'Defects must be notified within a short time, or the vendor need not fix them',
      description:
        'The wording at {{where}} limits when and how often you may ask for defects to be put right. Leaks and movement often show only after a winter. Warranties in the building law may still help you, but against the builder and with more trouble.',
      recommendation:
        'Before you sign, ask for at least twelve months, for more than one list, and for words that leave your legal warranties as they are. Have the home inspected before settlement.',
      question: 'Will the vendor fix defects notified within twelve months of settlement?',
    },
    decides: {
      title: 'The vendor’s own adviser decides what is a defect',
      description:
        'By the wording at {{where}} somebody on the vendor’s side has the last word on whether a fault counts and whether it is fixed.',
      recommendation: 'Before you sign, ask for an independent expert chosen by both sides.',
      question: 'Will the vendor agree to an independent expert on defects?',
    },
    excluded: {
      title: 'Some faults are said not to be defects',
      description:
        'The wording at {{where}} takes some faults out of what the vendor must put right, or frees the vendor from them. You would bear their cost.',
      recommendation:
        'Before you sign, ask to delete this or to limit it to what cannot be avoided in good work.',
      question: 'Which faults does the vendor expect, and who repairs them?',
    },
  },
  check({ doc }, report) {
    for (const { plain, text, span, next } of [...termsOf(doc), ...passagesIn(doc, ['annexure'])]) {
      if (patterns.notListed.test(plain)) {
        report('period', [span])
        continue
      }
      if (!holds(plain, patterns.defect, patterns.built)) continue
      if (patterns.fair.test(plain) || patterns.inspection.test(plain)) continue
      if (patterns.decides.test(plain)) report('decides', [span])
      else if (patterns.notDefect.test(plain) || patterns.freed.test(plain))
        report('excluded', [span])
      else if (
        patterns.period.test(plain) &&
        (patterns.limits.test(plain) || patterns.later.test(`${plain} ${next}`))
      ) {
        const days = daysIn(text)
        if (days.length === 0 || Math.min(...days) < SHORT_DAYS) report('period', [span])
      }
    }
  },
})
