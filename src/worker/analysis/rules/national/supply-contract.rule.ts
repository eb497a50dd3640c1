import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  /** In the words of `plain.ts`: the buyer steps into the vendor's place. */
  takes:
    /\bpurchaser (?:must |shall |will |is to |agrees to )?(?:becomes?|takes? (?:over|an? (?:assignment|transfer|novation)|the (?:place|benefit and burden))|assumes?|is bound by|must be bound by|performs?|perform and observe|accepts? (?:an? |the )?(?:assignment|transfer|novation)|enters? into|signs? (?:an? |the )?(?:deed of )?(?:assignment|novation|transfer|accession))\b|\b(?:novated|assigned|transferred) to (?:the )?purchaser\b/i,
  agreement:
    /\b(?:suppl(?:y|ies)|grapes?|wine|milk|dairy|grain|cane|sugar|timber|plantation|forestry|nuts?|fruit|eggs?|poultry|broiler|stock|wool|harvest\w{0,3}|off-?take|marketing|processing|packing|growers?|advertising|billboard|sign(?:age)?|tower|telecommunications|carbon|power purchase|energy|monitoring|service|maintenance|gardening|cleaning|security) (?:(?:supply|purchase|sale|service|site|growing|management) )?(?:agreement|contract|deal)s?\b/i,
  goesOn:
    /\b(?:until|for (?:all |the )?(?:remaining|remainder|rest|balance)|from settlement|after settlement|on and from|vintages?|seasons?|years?|term|releases? (?:the )?vendor|in (?:the )?place of (?:the )?vendor|in (?:the )?vendor's place|indemnif\w{1,4}|pays?|payments?)\b/i,
  other:
    /\b(?:lease|tenan\w{2,4}|mortgage|loan agreement|caretak\w{1,4}|letting agent|letting authority|building contract|construction contract|head contract|contract of sale|this contract is|owners corporation|body corporate|may (?:elect|choose)|if (?:the )?purchaser (?:wishes|wants|elects|chooses))\b/i,
})

/** A bargain of the vendor's with somebody else that the buyer has to keep. */
export default defineRule({
  id: 'national/supply-contract',
  title: 'Supply and service contracts that go with the property',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: { none: 'a bargain between the parties and a third' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No contract of the vendor with somebody else was found that you take over.',
  subject:
    /\bnovat\w{1,4}\b|\b(?:supply|service|servicing|maintenance|grower|advertising|billboard|energy|solar|hire|rental|licensing|monitoring) (?:agreements?|contracts?)\b[^.;]{0,140}\b(?:purchaser|buyer|assign\w{0,4}|settlement|completion|transfer\w{0,4}|takes?|assum\w{1,3}|releases?)\b|\b(?:purchaser|buyer|assign\w{0,4}|assum\w{1,3}|takes? over|bound by)\b[^.;]{0,100}\b(?:supply|service|servicing|maintenance|grower|advertising|billboard|energy|solar|hire|rental) (?:agreements?|contracts?)\b/i,
  messages: {
    taken: {
      title: 'You take over a supply or service contract of the vendor with somebody else',
      description:
        'By the wording at {{where}} you step into a contract that the vendor made: to deliver, to let somebody in, or to pay for a service. Its prices, penalties and length bind you from then on, also where the property cannot do what it promises.',
      recommendation:
        'Before you sign, read the whole contract with its amendments, ask what was delivered and paid in the last years, and have the vendor answer for its own time.',
      question:
        'Please give us the contract with its amendments and records. How long does it run, what are its penalties, and does the other side agree to the transfer?',
    },
  },
  check({ doc }, report) {
    for (const { plain, text, span } of holdingAny(termsOf(doc), 'plain', [
      patterns.takes,
      patterns.agreement,
    ])) {
      if (!holds(plain, patterns.takes, patterns.agreement, patterns.goesOn)) continue
      if (patterns.other.test(plain) || text.endsWith('?')) continue
      report('taken', [span], {}, { unmistakable: true })
    }
  },
})
