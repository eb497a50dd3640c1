import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  deposit:
    /\b(?:deposit|depositing|lodgement|filing|acceptance)\b.{0,30}\bof\b.{0,30}\bplan of (?:division|community division)\b|\bplan (?:of (?:community )?division )?(?:is|being|has been|be)\b.{0,20}\bdeposited\b|\bplan of (?:community )?division\b.{0,60}\b(?:deposited|lands titles|registrar)\b/i,
  proposed:
    /\b(?:proposed|unregistered) (?:allotment|lot|community lot|plan|division)\b|\btitle (?:has )?not (?:yet )?(?:been )?issued\b|\bpart of (?:the land in|certificate of title)\b|\b(?:whole|part)\b.{0,6}☐.{0,12}\bpart ?☒/i,
  printed:
    /☐ ?(?:the )?(?:part|proposed|unregistered)\b|\bunless\b|\bif (?:the|this|any)\b|\bwhere the\b|\bwhole\/part\b/i,
  condition: /\b(?:subject to|conditional|until|upon|after|within|before|when|if)\b/i,
  charges:
    /\b(?:open space (?:contribution|levy)|(?:water|sewer|infrastructure|augmentation|headworks|land division|community wastewater) (?:and \w{4,8} )?(?:augmentation )?(?:contributions?|charges?|fees?|levy|levies)|land division (?:application )?(?:fees?|costs?|charges?|requirements?)|costs? of (?:the )?(?:division|subdividing|land division)|section 51 (?:certificate|clearance))\b/i,
  buyer:
    /\b(?:purchaser|buyer)\b.{0,90}\b(?:pay|bear|liable|responsible|reimburse|contribut|meet|assume|cost|expense)\w{0,5}\b/i,
  vendor:
    /\b(?:vendor|developer)\b.{0,60}\b(?:pay|bear|meet|responsible|at (?:its|the vendor's) (?:own )?(?:cost|expense))\w{0,3}\b/i,
})

/** A lot that does not exist yet, and what its creation costs. */
export default defineRule({
  id: 'sa/land-division',
  title: 'Land division: plan and charges',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.sa.planning), cite(act.sa.realProperty)],
  replaces: ['national/plan-not-registered'],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No clause was found that makes you wait or pay for a division of the land.',
  subject:
    /\b(?:land|plan of(?: community| strata)?) division\b|\bdivision of (?:the )?(?:land|allotment|property)\b|\bland is divided\b|\bproposed (?:allotment|lot|plan)\b|\bopen space contribution\b|\baugmentation\b|\bdeposit of (?:the |a )?plan\b|\bplan\b[^.;]{0,60}\b(?:is|been|be|not) deposited\b|\bsubdivi\w{2,5}\b/i,
  messages: {
    plan: {
      title: 'The plan of division is not deposited yet: the title does not exist',
      description:
        'By the wording at {{where}} the sale waits until a plan of division is deposited at the Lands Titles Office. Until then the lot has no title of its own; approvals, works and charges may take longer than promised, and boundaries can move.',
      recommendation:
        'Before you sign, ask for the division approval and its conditions, a last date on which you may end the contract, and a limit to changes of size.',
      question:
        'Which approvals and works are outstanding for the division, and when will the plan be deposited?',
    },
    charges: {
      title: 'You pay charges for the division of the land',
      description:
        'By the wording at {{where}} you pay charges or costs of dividing the land, such as open space or water and sewer contributions. They can be thousands of dollars and are usually the cost of whoever divides.',
      recommendation: 'Before you sign, ask for the amounts in writing and that the vendor pays.',
      question: 'What are the charges for the division, and will the vendor pay them?',
      suggestedWording:
        'The vendor must pay every contribution, charge and cost of the division of the land.',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of termsOf(doc)) {
      if (patterns.charges.test(text) && patterns.buyer.test(full) && !patterns.vendor.test(text)) {
        report('charges', [span], {}, { severity: 'medium' })
      } else if (patterns.deposit.test(text) && patterns.condition.test(text)) {
        const days = Math.max(0, ...daysIn(text))
        report('plan', [span], {}, days > 0 && days <= 190 ? { severity: 'medium' } : {})
      } else if (patterns.proposed.test(text) && !patterns.printed.test(text)) {
        report('plan', [span], {}, { strength: 'likely' })
      }
    }
  },
})
