import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { dollars } from '../say.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  coolsOff:
    /\bcool(?:s|ed|ing)?[- ]off\b|\b(?:not to be bound|withdraws?|rescinds?) (?:under|pursuant to) section 5\b/i,
  kept: /\b(?:forfeit(?:s|ed|ure)?|retain(?:s|ed)?|keep(?:s)?|kept|penalt(?:y|ies)|deduct(?:s|ed|ing)?|less (?:an? )?(?:amount|administration|\d)|non-?refundable|not (?:be )?refund(?:ed|able)|must pay|shall pay|will pay|fee of|0\.\d{1,2} ?(?:%|per))\b|0\.\d{1,2} ?%/i,
  refund:
    /\b(?:refund(?:ed)? in full|return of (?:all|any) money|full refund|holding deposit of \$100 or less|except (?:a|any) (?:holding )?deposit)\b/i,
  /** What the buyer keeps is the right itself. */
  ownRight:
    /\b(?:purchaser|buyer)s? (?:keeps?|retains?)\b|\b(?:cooling[- ]off )?(?:rights?|period)\b[^.;]{0,60}\b(?:is|are|remains?) (?:kept|retained|preserved)\b/i,
  holding:
    /\bholding (?:deposit|fee)\b|\b(?:deposit|sum|amount)\b.{0,60}\b(?:with|on (?:making|submission of)|accompany\w{0,3}) (?:this|the|an) offer\b|\bpre-?contract deposit\b/i,
  timing:
    /\b(?:after|before|expir\w{1,4}|end of|until|during|once|as soon as) (?:of )?(?:the )?cooling|\bcooling[- ]off (?:period|right)s? (?:has|have|is|are) (?:ended|expired|over|run out|passed|at an end)\b/i,
})

/** More than this may not be kept when a buyer cools off (Act s 5). */
const MOST_KEPT_CENTS = 10_000

/** What the vendor keeps when the buyer cools off. */
export default defineRule({
  id: 'sa/cooling-off-cost',
  title: 'What cooling off would cost you',
  category: 'financial',
  severity: 'high',
  kind: 'threshold',
  law: [cite(act.sa.saleAndConveyancing, 's 5')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No clause was found that makes you pay for cooling off.',
  subject: /\bcool(?:ing|ed|s)?[- ]?off\b|\bholding deposit\b/i,
  messages: {
    kept: {
      title: 'The contract charges you for cooling off',
      description:
        'The wording at {{where}} lets the vendor keep or charge money when you cool off. In South Australia you get back everything you paid, except a holding deposit of up to $100; there is no percentage penalty.',
      recommendation: 'Ask for these words to be removed before you sign or pay.',
      question: 'On what ground would the vendor keep more than $100 if the purchaser cools off?',
      suggestedWording:
        'If the purchaser cools off, the vendor must refund all money paid except a holding deposit of not more than $100.',
    },
    holding: {
      title: 'A holding deposit of {{amount}} is asked for before the contract',
      description:
        'The wording at {{where}} asks for {{amount}} with the offer. Before there is a contract, a holding deposit in South Australia is limited to $100; more than that can be hard to get back if you change your mind.',
      recommendation:
        'Offer $100 at most, and pay the deposit only after the contract is signed and the cooling-off time has run out.',
      question: 'Will the agent accept a holding deposit of $100?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of termsOf(doc)) {
      if (patterns.refund.test(text)) continue
      const most = Math.max(0, ...dollarsIn(text))
      const asked = heldIn(text) ?? most
      if (patterns.holding.test(text) && asked > MOST_KEPT_CENTS) {
        report('holding', [span], { amount: dollars(asked) }, { severity: 'medium' })
      } else if (
        patterns.coolsOff.test(full) &&
        patterns.kept.test(text) &&
        !patterns.timing.test(text) &&
        !(most === 0 && patterns.ownRight.test(text)) &&
        (most === 0 || most > MOST_KEPT_CENTS)
      ) {
        report('kept', [span])
      }
    }
  },
})

/** The sum beside the words: one clause can name the price too. */
function heldIn(text: string): number | undefined {
  const at = Math.max(0, text.search(patterns.holding))
  return dollarsIn(text.slice(Math.max(0, at - NEAR), at + BEHIND))[0]
}

/** In units: "$2,000 holding deposit", "a holding deposit, paid to the agent today, of $2,000". */
const NEAR = 16
const BEHIND = 120
