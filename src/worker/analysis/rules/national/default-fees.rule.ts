import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  purchaser: /\bpurchaser\b/i,
  money: /\$ ?\d/,
  fee: /\b(?:charged|ask(?:s|ed)? for|goes up|buys|bought|in addition to|adds?|added|fees?|costs?|charges?|pays?|payable|for (?:each|every)|sum|amount|allow|liable|reimburse|adjust)\b/i,
  event:
    /\$ ?\d[\d,.]{0,9} for (?:each|every|any) (?:such )?notice\b|\bfees? (?:for|of|on) (?:(?:each|such|the|a|any|every|issuing|giving|serving|preparing)(?: such| a)? )notices?\b|\b(?:serv|giv|issu)\w{1,3} (?:such )?(?:a|the|any) notice\b.{0,60}\b(?:delay|late|default)|\b(?:re-?schedul\w{0,4}|re-?settle\w{0,4}|re-?book\w{0,3}|default notice|notice of (?:default|rescission)|notice to complete|breach|late settlement|failed settlement|cancell\w{1,6} of settlement|postpon\w{1,5}|adjourn\w{0,5}|extension of (?:time|the|any)|extend (?:the )?(?:finance|settlement|date)|each (?:request|variation|amendment|notice|time)|defers?|deferral|delay\w{0,3}|not (?:take place|completed?|settle\w{0,2}) (?:on|by)|variation of)\b/i,
  /** So much for a notice that the buyer's delay makes necessary. */
  noticeFee:
    /\$ ?\d[\d,.]{0,9} for (?:each|every|any) (?:such )?notice\b|\bfees? (?:for|of|on) (?:(?:each|such|the|a|any|every|issuing|giving|serving|preparing)(?: such| a)? )notices?\b|\b(?:serv|giv|issu)\w{1,3} (?:such )?(?:a|the|any) notice\b.{0,60}\b(?:delay|late|default)\b.{0,40}\b(?:adds?|added|charges?)\b/i,
  /** So much for each day that the buyer is late. */
  byTheDay:
    /\b(?:late|delay\w{0,3}|overdue|not (?:settle\w{0,2}|completed?)|fails? to (?:settle|complete)|default)\b[^.;]{0,110}\$ ?\d[\d,.]{0,9}(?: for)? (?:a|per|each|every|any) (?:(?:calendar|business|further|such) )?day\b|\$ ?\d[\d,.]{0,9}(?: for)? (?:a|per|each|every|any) (?:(?:calendar|business|further|such) )?day\b[^.;]{0,50}\b(?:late|delay\w{0,3}|overdue|not (?:settle\w{0,2}|completed?))\b/i,
  /** The day of settlement goes back because the buyer wants it or is not ready. */
  dateMoved:
    /\b(?:settlement|date|time)\b[^.;]{0,60}\b(?:moved|put (?:off|back)|postponed|deferred|changed|booked again|re-?booked|re-?arranged|set again|extended)\b|\b(?:change|changing|extension|extending|moving|postponement|booking) (?:of )?(?:a |the )?(?:date|settlement|time)\b|\bcosts? of (?:extending|postponing|moving)\b|\b(?:more|further|extra|additional) time\b|\b(?:puts?|putting|moves?|moving) (?:back |off )?the settlement\b|\bsettlement (?:date )?(?:be )?(?:back|later)\b|\blater (?:settlement|date)\b|\bextends? (?:the )?(?:settlement|time|date)\b|\bday of (?:the )?(?:extension|postponement)\b/i,
  perDay:
    /\$ ?\d[\d,.]{0,9}(?: for)? (?:a|per|each|every) (?:(?:calendar|business|further|such) )?day\b|\b(?:each|every|any) (?:(?:calendar|business|further|such) )?day\b[^.;]{0,90}\$ ?\d/i,
  /** Only from the second change on. */
  again:
    /\bmore than once\b|\b(?:second|each further|every further|third) (?:change|time|request|extension)\b/i,
  vendorMoves:
    /\bvendor (?:may|must|can|asks?|wants?|extends?|postpones?)\b[^.;]{0,40}\b(?:put|postpone|move|extend|defer|pays?)\w{0,2}\b/i,
  buyer: /\b(?:purchaser|buyer|transferee|party in default|defaulting party)\b/i,
  other:
    /\b(?:pexa|lodg(?:e)?ment fee|commission|penalty unit|levy|levies|council|rates|claim for compensation|nominat\w{1,4}|vendor must pay|seller must pay|vendor will pay|by the vendor to the purchaser)\b/i,
  vendorPays: /\bvendor (?:must )?(?:pays?|allows?|credits?) (?:to )?(?:the )?purchaser\b/i,
  indemnity:
    /\b(?:(?:solicitor|lawyer)[ -](?:and[ -](?:own[ -])?)?client basis|indemnity basis|all legal costs|full (?:indemnity|legal costs))\b/i,
  inDefault: /default|breach|fail/i,
  words: /\bdollars\b/i,
  clientCosts:
    /\b(?:solicitor|lawyer)s?[ -](?:and[ -])?(?:own[ -])?client (?:basis|costs?|scale)\b|\bindemnity basis\b/i,
  ownLoss:
    /\bpurchaser\b.{0,80}\b(?:pay|reimburse|indemnify|liable|bear|compensate)\w{0,2}\b.{0,80}\b(?:bridging|removal\w{0,3}|storage|consequential|penalt(?:y|ies)|(?:loss of|lost) (?:the )?(?:profit|bargain)|accommodation)\b/i,
  /** The vendor makes the loss good. */
  vendorBears:
    /\bvendor,? (?:(?:must|will|shall|is to|agrees to) )?(?:pays?|reimburses?|bears?|compensates?|makes? good|indemnif(?:y|ies))\b/i,
  /** A tax with its penalties, which no lawyer charges. */
  taxed: /\b(?:GST|goods and services tax|tax(?:able|es)?|duty|Commissioner)\b/i,
  lateEvent:
    /\b(?:extension|variation) (?:requests?|of)\b|\brequests? for (?:an )?(?:extension|variation)|\b(?:default notice|letters? of demand|demand letters?|reminders?|additional (?:legal )?(?:work|attendances?|costs)|extra (?:legal )?work|fail(?:s|ure) to (?:complete|settle|pay)|late (?:payment|settlement)|non-?(?:payment|settlement|completion)|(?:in|of) default|after the (?:due|settlement) date|re-?issu\w{1,3}|resubmi\w{1,6}|change of settlement date|abortive)\b/i,
  /** Whoever is late, and not the buyer alone. */
  bothWays:
    /\b(?:whoever|whichever (?:party|side)|(?:a|any|each|either|the|one) (?:party|side) (?:who|whose|that|which|in default|at fault|in delay|not ready|causing|responsible)|defaulting party|the other's|(?:pays?|to|reimburses?) the other\b)/i,
  /** The other way about: the vendor pays for his own delay, and the buyer nothing. */
  vendorOwes:
    /\b(?:vendor|we),? (?:(?:must|will|shall|agrees? to|undertakes? to) )?(?:pays?|bears?|meets?|reimburses?|allows?|credits?)\b/i,
  paysNone: /\bpurchaser,? (?:must )?(?:pays? |owes? |bears? )(?:us )?(?:no|nothing|none)\b/i,
  buyerOwes:
    /\bpurchaser,? (?:(?:must|will|shall|also|agrees? to|is to|has to) ){0,2}(?:(?:pays?|bears?|owes?) (?!us no|no\b|nothing|none)|reimburses?|allows?|compensates?|indemnif|is (?:liable|charged))|\b(?:by|from) the purchaser\b|\bpurchaser's (?:cost|expense)\b/i,
  principal: /\b(?:deposit|balance|price) of \$|\bdeposit\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.indemnity, patterns.inDefault],
  [patterns.clientCosts, patterns.purchaser],
  patterns.ownLoss,
  [patterns.fee, patterns.event],
  patterns.byTheDay,
  [patterns.dateMoved, patterns.purchaser],
  patterns.lateEvent,
]

/** What a letter costs, asked of either side alike. */
const USUAL_MUTUAL = 35_000

/** Fixed sums for notices and changes of date, owed even when nothing was lost. */
export default defineRule({
  id: 'national/default-fees',
  title: 'Fees for delay, notices and changes of date',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: { none: 'a bargain between the parties; only the general law on penalties limits it' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that sets fixed fees for delay or changes.',
  subject:
    /\b(?:notices? to (?:complete|settle|perform)|notices? of default|(?:such|each|every|default) notices?|letters? of demand|late (?:settlement|completion|payment)|settl\w{1,5} (?:is )?late|(?:of|for|the|any|s) delay|in default|default(?:s|ing| of)|in breach|any breach|resched\w{0,7}|re-?book\w{0,3}|booked again|postpon\w{0,5}|adjourn\w{0,3}|more time|to another day|extension (?:request|of)|requests? for (?:an )?extension|extends settlement|settlement (?:is cancelled|fails)|cancelled settlement|(?:any|contract) variation|variations? (?:of (?:the )?contract|to the terms|requested)|change of (?:the )?date|does not proceed|did not occur|failure to (?:complete|settle)|(?:not|you) settle|(?:purchaser|buyer) is late)\b.{0,120}(?:\$ ?\d|\b(?:fees?|costs?|expenses|legal work|dollars|charges?)\b)|(?:\$ ?\d|\b(?:fees?|costs?|expenses|legal work|dollars|charges?)\b).{0,120}\b(?:notices? to (?:complete|settle|perform)|notices? of default|(?:such|each|every|default) notices?|letters? of demand|late (?:settlement|completion|payment)|settl\w{1,5} (?:is )?late|(?:of|for|the|any|s) delay|in default|default(?:s|ing| of)|in breach|any breach|resched\w{0,7}|re-?book\w{0,3}|booked again|postpon\w{0,5}|adjourn\w{0,3}|more time|to another day|extension (?:request|of)|requests? for (?:an )?extension|extends settlement|settlement (?:is cancelled|fails)|cancelled settlement|(?:any|contract) variation|variations? (?:of (?:the )?contract|to the terms|requested)|change of (?:the )?date|does not proceed|did not occur|failure to (?:complete|settle)|(?:not|you) settle|(?:purchaser|buyer) is late)\b|\b(?:purchaser|buyer|transferee|you)\b.{0,100}\b(?:late|lateness|delay\w{0,3}|default\w{0,3}|breach\w{0,2}|extensions?|extend\w{0,3}|defer\w{0,4}|re-?arrang\w{1,4}|re-?sched\w{0,7}|not settle\w?|vary|variations?)\b.{0,100}(?:\$ ?\d|\b(?:fees?|costs|expenses|dollars|charged?)\b)|\b(?:late|lateness|delay\w{0,3}|default\w{0,3}|breach\w{0,2}|extensions?|extend\w{0,3}|defer\w{0,4}|re-?arrang\w{1,4}|re-?sched\w{0,7}|not settle\w?|vary|variations?)\b.{0,100}\b(?:purchaser|buyer|transferee|you)\b.{0,100}(?:\$ ?\d|\b(?:fees?|costs|expenses|dollars|charged?)\b)|(?:\$ ?\d|\b(?:fees?|costs|expenses|dollars|charged?)\b).{0,100}\b(?:purchaser|buyer|transferee|you)\b.{0,100}\b(?:late|lateness|delay\w{0,3}|default\w{0,3}|breach\w{0,2}|extensions?|extend\w{0,3}|defer\w{0,4}|re-?arrang\w{1,4}|re-?sched\w{0,7}|not settle\w?|vary|variations?)\b|\b(?:purchaser|buyer|transferee|you)\b.{0,100}(?:\$ ?\d|\b(?:fees?|costs|expenses|dollars|charged?)\b).{0,100}\b(?:late|lateness|delay\w{0,3}|default\w{0,3}|breach\w{0,2}|extensions?|extend\w{0,3}|defer\w{0,4}|re-?arrang\w{1,4}|re-?sched\w{0,7}|not settle\w?|vary|variations?)\b/i,
  messages: {
    fee: {
      title: 'Fixed fees of up to {{most}} for delay, notices or changes',
      description:
        'The wording at {{where}} charges you set fees (up to {{most}}) for things such as a default notice or a changed settlement date. You would owe them even if the vendor lost nothing, and more than once if it happens again.',
      recommendation:
        'Before you sign, ask to replace the fees by “reasonable costs actually incurred”, for both sides.',
      question: 'Will the vendor replace the fixed fees by reasonable costs actually incurred?',
      suggestedWording:
        'A party in default must pay the other party’s reasonable costs actually incurred because of the default.',
    },
    indemnity: {
      title: 'You would pay all of the vendor’s legal costs if you are late',
      description:
        'The wording at {{where}} makes you pay the vendor’s legal costs in full, with no cap, if you are in default. The amount is open-ended.',
      recommendation: 'Before you sign, ask for reasonable costs with a fixed cap.',
      question: 'Will the vendor limit this to reasonable costs, capped at a stated sum?',
    },
  },
  check({ doc }, report) {
    for (const { plain, text, full, span, zone } of holdingAny(
      termsOf(doc),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (isVendorsDebt(plain)) continue
      if (
        (patterns.indemnity.test(full) && patterns.inDefault.test(full)) ||
        (patterns.clientCosts.test(plain) && patterns.purchaser.test(plain)) ||
        (patterns.ownLoss.test(plain) &&
          !patterns.vendorBears.test(plain) &&
          !patterns.taxed.test(plain))
      ) {
        report('indemnity', [span], {}, { severity: 'medium' })
        continue
      }
      if (
        (!patterns.money.test(text) && !patterns.words.test(text)) ||
        (!patterns.event.test(full) &&
          !patterns.byTheDay.test(plain) &&
          !isMoved(plain) &&
          (!patterns.lateEvent.test(plain) || patterns.principal.test(plain)))
      )
        continue
      if (!patterns.fee.test(full) || patterns.other.test(full) || patterns.vendorPays.test(plain))
        continue
      if (!patterns.buyer.test(plain) && zone !== 'special-conditions') continue
      const amounts = dollarsIn(text).filter((cents) => cents <= 1_000_000)
      if (amounts.length === 0) continue
      const most = Math.max(...amounts)
      const sum = amounts.reduce((total, cents) => total + cents, 0)
      const mutual = patterns.bothWays.test(full) && !patterns.purchaser.test(plain)
      if (mutual && sum <= USUAL_MUTUAL) continue
      const severity =
        sum > 150_000
          ? 'high'
          : most > 55_000 || patterns.byTheDay.test(plain) || patterns.perDay.test(full)
            ? 'medium'
            : 'low'
      const sure = patterns.noticeFee.test(full) ? ({ unmistakable: true } as const) : {}
      report('fee', [span], { most: dollars(most) }, { severity, ...sure })
    }
  },
})

function isMoved(plain: string): boolean {
  return (
    patterns.dateMoved.test(plain) &&
    patterns.purchaser.test(plain) &&
    !patterns.vendorMoves.test(plain) &&
    !patterns.again.test(plain) &&
    !patterns.principal.test(plain)
  )
}

function isVendorsDebt(plain: string): boolean {
  const spared = patterns.vendorOwes.test(plain) || patterns.paysNone.test(plain)
  return spared && !patterns.buyerOwes.test(plain)
}
