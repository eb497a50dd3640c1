import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../affirmed.ts'
import { daysIn } from '../amounts.ts'
import { sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../passages.ts'
import { givesWayOut, WAY_OUT_PATTERNS } from '../way-out.ts'

const patterns = wordings({
  ...WAY_OUT_PATTERNS,
  /** The box that stands before the words themselves. */
  ticked:
    /☒ ?(?:this contract is )?(?:subject to|conditional (?:up)?on) (?:a |the )?(?:loan|finance)\b|☒ ?(?:loan|lender|finance|financier)\b/i,
  cash: /\b(?:purchaser|buyer|transferee)s? (?:has|have|pays?|is paying|are paying|holds?|uses?) (?:in )?(?:the )?cash\b|\b(?:purchaser|buyer)s?\b[^.;]{0,24}\b(?:own|approved|existing|unconditional) (?:facility|funds|credit|line of credit)\b|\b(?:asks?|needs?|wants?) (?:for )?no (?:loan|finance)(?: condition| clause)?\b|\bcash (?:purchase|buyer|purchaser|sale)\b|\b(?:purchaser|buyer)s? (?:is|are) (?:not borrowing|paying from (?:savings|the sale))\b|\b(?:pays?|paying|settles?|completes?|buys?|buying|must (?:pay|settle|complete)|will (?:pay|settle|complete)) (?:the price )?(?:from|out of|with) (?:savings|cash|(?:(?:his|her|its|their) )?own (?:funds?|money|savings|resources|cash))\b|\bcash from (?:the |a |an )?(?:sale|estate|settlement|savings|inheritance)\b|\(cash\b[^)]{0,60}\)/i,
  /** The buyer wanted no such condition, and says why. */
  ownChoice:
    /\bpurchaser\b[^.;]{0,12}\b(?:asks? for|asked for|wants?|wanted|seeks?|sought|chose|chooses|prefers?|preferred) (?:to have )?no (?:finance|loan)\b|\bno (?:finance|loan) (?:clause|condition)\b[^.;]{0,30}\bat the purchaser's (?:own )?(?:choice|request|wish|option|election)\b|\b(?:finance|loan)\b[^.;]{0,60}\bbecause (?:the |his |her |their )?(?:money|funds|price|cash)\b[^.;]{0,30}\b(?:is|are) (?:on deposit|in (?:the )?(?:bank|trust|hand)|held|available|to hand)\b/i,
  auction: /\bauction\b/i,
  /** What bidders are told of every auction. */
  ofAuctions:
    /\b(?:an?|any|every|each|all) (?:sales?|contracts?|propert(?:y|ies)) (?:sold )?(?:at|by|under) (?:public )?auction\b|\bbidders (?:should|must|are)\b/i,
  alone: /\b(?:appl(?:y|ied|ication)|made|obtained)\b.{0,70}\b(?:alone|only|solely|no other)\b/i,
  // Silence that counts as approval, or a time too short for a bank.
  deemed:
    /\b(?:deemed|taken|treated)\b.{0,30}\b(?:satisfied|approved|waived|fulfilled|met|unconditional)\b/i,
  hasty:
    /\b(?:finance|loan)\b.{0,40}\b(?:approv\w{1,4}|obtained|granted)\b.{0,40}\bwithin\b|\bwithin\b.{0,40}\b(?:finance|loan) (?:approval|must be approved)\b/i,
  waived:
    /\b(?:waives?|gives? up|without|forgoes?)\b.{0,40}\b(?:finance|loan) (?:clause|condition)\b|\b(?:finance|loan) (?:clause|condition)\b.{0,30}\b(?:is|are) (?:waived|deleted|excluded)\b/i,
  none: /\bgeneral condition 20\b[^.;]{0,20}\b(?:do(?:es)? not apply|(?:is|are) (?:deleted|excluded))\b|\bnot (?:made )?(?:subject to|conditional (?:up)?on)\b.{0,40}\b(?:financ\w{1,4}|loan)\b|\bfinance(?: clause| condition| approval)?\b[ :|-]{1,4}(?:nil|none|no\b|not applicable|n\/a|not required)|\b(?:purchaser|buyer) (?:warrants|confirms|declares)\b.{0,60}\b(?:financ\w{1,4}|loan|funds)\b.{0,40}\b(?:approved|available|arranged|sufficient)\b/i,
  loan: /\b(?:subject to (?:a |the )?(?:loan|finance)|(?:loan|finance|mortgage finance)(?: clause)? \((?:general )?condition|loan (?:being )?approved|general condition 20|finance condition|finance clause|conditional (?:up)?on (?:the )?(?:purchaser|buyer)(?:'s)? obtaining|subject to (?:the )?(?:purchaser|buyer)\w{0,3} obtaining)\b/i,
  blank:
    /\b(?:lender|financier|finance amount|finance date|loan amount|amount of (?:the )?loan|approval date|latest time)\b(?: \([^)]{0,30}\))?(?::? ?4 ?pm on)?[ :|$]{0,8}(?:_{2}|\.{4,60}(?!\.| {0,3}[\w$])|nil\b|n\/a\b|not applicable|no more than \$ ?(?:_|\.{3}|$)|(?<=[:|$] ?)$)|(?:^|[:|☐☒] ?)\W{0,3}(?:\d{1,2}[.)]? )?(?:name of )?(?:the )?(?:lender|financier|finance amount|finance date|loan amount|amount of (?:the )?loan|approval date|latest time)(?: \([^)]{0,30}\))?(?::? ?4 ?pm on)?$/i,
  /** "64 Financier" names a clause, and leaves no line to fill. */
  clauseName: /^\W{0,3}\d{1,3}(?:\.\d{1,2})?[.)]? [a-z ]{3,30}$/i,
  yes: /\b(?:loan|finance)(?: condition| clause)?(?: \([^)]{0,40}\))?[ :|]{1,5}(?:☒ ?)?(?:yes|applies|applicable)\b|\b(?:loan|finance)(?: condition| clause)?[ :|]{1,4}☒ ?(?!no\b|not\b|n\/a)[^☐☒_]{0,80}(?:\$ ?\d|\bbank\b|\bunion\b|\bdays\b|\bmutual\b)/i,
  /** Why the buyer may go: the money was not lent. */
  refused:
    /\b(?:loan|financ\w{1,4}|lend\w{0,3}|bank|mutual|borrow\w{0,3}|mortgage|approval)\b.{0,160}\b(?:refus\w{1,4}|declin\w{1,3}|cannot|not|no|unable|fail\w{0,3}|without|silent|rejected|falls? (?:over|through))\b|\b(?:refus\w{1,4}|declin\w{1,3}|cannot|not|unable|fail\w{0,3}|no)\b.{0,160}\b(?:loan|financ\w{1,4}|lend\w{0,3}|bank|mutual|borrow\w{0,3}|approval)\b/i,
  money:
    /\b(?:loan|financ\w{1,4}|lend\w{0,3}|bank|mutual|borrow\w{0,3}|approval (?:of|for|in|on|is|by) .{0,40}(?:amount|\$|terms|date))\b/i,
  unlessVendors:
    /\b(?:vendor|seller|developer)'?s? (?:\w{1,12} ){0,2}(?:loan|finance|lender|financier|bank)\b|\bguarantee\b/i,
  notApplicable: /\bfinance clause is not applicable\b/i,
  chosen: /☒ ?finance clause is not applicable\b(?! ?☐)|\bfinance clause is not applicable ?:? ?☒/i,
  latest: /\blatest time\b/i,
  anyLender: /\bif blank\b/i,
  oneLender:
    /\b(?:no|not from any|(?<!or )any) other (?:lender|bank|financier|credit provider)\b.{0,40}\b(?:approv|count|suffic|consider|accept)|\b(?:and|from|but) no other (?:lender|bank|financier)?\b|\b(?:solely|exclusively|none other than)\b.{0,30}\b(?:bank|lender|mutual|credit union|building society)\b|\bother (?:lenders?|banks?)\b.{0,24}\b(?:does|do|will) not count\b|\b(?:lender|bank|financier)\b.{0,40}\bonly\b/i,
  hint: /\(?(?:unless|if)\b[^()]{0,140}\b(?:completed|filled in|inserted)\b[^()]{0,100}\)?/i,
  field:
    /\bfinance (?:amount|date)\b(?: ?\/ ?[a-z ]{4,14}){0,2}[ :|$.]{1,60}(?:\d|sufficient|within|\w{3,9} \d)|\b(?:amount of (?:the )?loan|finance approval date)\b[ :|$]{1,5}\d|\blatest time\b:?(?: ?4 ?pm on:?)? ?\d/i,
  filled:
    /\b(?:subject to|conditional(?: (?:until|to|for|up to) [^.;]{0,40})? (?:up)?on|contingent (?:up)?on|depends? (?:up)?on)\b.{0,80}\b(?:financ\w{1,4}|loan)\b/i,
  narrow:
    /\b(?:two|2|three|3) (?:written )?(?:refusals|rejections|lenders)\b|\b(?:refusals?|rejections?)\b.{0,60}\b(?:two|2|three|3)\b.{0,30}\b(?:lenders|banks)\b|\bby (?:12|twelve) noon\b|\btime (?:being|is) of the essence\b/i,
  /** What a printed condition says of a form that is not filled in. */
  ifBlank:
    /\b(?:if|where|when|unless)\b[^.;]{0,50}\b(?:item|box|space|line|part|panel|section|particulars?|details?|schedule)\b[^.;]{0,30}\b(?:blank|empty|(?:not )?(?:completed|filled|ticked|marked)|unticked|crossed out|struck out)\b/i,
  /** More time for the buyer narrows nothing. */
  buyerExtends:
    /\bpurchaser may\b[^.;]{0,30}\b(?:extend|postpone|put back|defer|move)\b[^.;]{0,30}\b(?:approval|finance|loan)\b/i,
  finance: /\b(?:loan|financ\w{1,4}|lender)\b/i,
  period:
    /\b(?:approval|finance|loan)\b.{0,90}\b(?:within|by|date|days)\b|\b(?:within|by)\b.{0,60}\b(?:approval|finance|loan)\b/i,
  shortApproval: /\bapproval date\b.{0,30}\bdays?\b/i,
  vendorSide: /\bvendor'?s? (?:lender|financier|loan)|\bthe (?:vendor|seller) obtain/i,
  unconditional:
    /(?<!obtaining )(?<!obtains )(?<!obtain )\bunconditional(?! (?:loan|finance|approval|written))\b.{0,60}\b(?:loan|financ)|\b(?:loan|finance)\b(?: ?\/ ?\w{1,12})?[ :|-]{0,4}not applicable\b|\bobligations? (?:are|is) unconditional\b/i,
  independent:
    /\bno (?:finance|loan) (?:clause|condition)\b|\bwhether or not\b.{0,30}\bpurchaser\b.{0,20}\b(?:gets?|obtains?|receives?)\b.{0,12}\b(?:loan|finance)\b|\b(?:must not|not|no longer) (?:depend|rely|be conditional|contingent)\w{0,3}\b.{0,50}\b(?:loan|financ\w{1,4}|borrow\w{0,3}|mortgage)\b|\bpurchaser\b.{0,50}\b(?:must not need|needs? no|not (?:require|need)|must not require)\b.{0,20}\b(?:loan|financ\w{1,4}|borrow)/i,
  lateHour:
    /\b(?:loan|financ\w{1,4}|general condition 20)\b.{0,120}\b(?:before noon|to noon|12 noon|midday|time (?:is|being) (?:of the essence|essential)|as to which time|strictly)\b/i,
})

/** Whether the buyer is free if the loan is refused. */
export default defineRule({
  id: 'national/finance-condition-missing',
  title: 'Condition that your loan is approved',
  category: 'financial',
  severity: 'medium',
  kind: 'absence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'The contract depends on your loan being approved.',
  messages: {
    missing: {
      title: 'No finance condition: the contract is not subject to a loan',
      description:
        'Nothing in this contract lets you out if your bank refuses the loan. You would still have to pay the price, and could lose the deposit and owe more.',
      recommendation:
        'Before you sign, add a finance condition with the amount, the lender (“or another lender”) and a date, or hold a written loan approval for this property.',
      question:
        'Will the vendor accept a condition that the purchaser’s loan is approved within 21 days?',
      suggestedWording:
        'This contract is subject to the purchaser obtaining approval of a loan of $… from … or another lender within 21 days of the day of sale.',
    },
    unticked: {
      title: 'The finance (loan) condition is left blank or unticked',
      description:
        'The form has a place for a loan condition at {{where}}, but it is not ticked or filled in, so it does not apply. If your bank refuses the loan you would still have to pay the price, and could lose the deposit.',
      recommendation:
        'If you need a loan, have the lender, amount and date filled in before you sign.',
      question:
        'Will the vendor accept the loan condition of the form, filled in with the purchaser’s details?',
    },
    said: {
      title: 'The contract is not subject to finance',
      description:
        'The wording at {{where}} says that the sale does not depend on a loan, or that you promise to have the money. If your bank refuses, you would still have to pay the price and could lose the deposit.',
      recommendation:
        'Hold a written loan approval for this property before you sign, or ask for a finance condition.',
      question:
        'Will the vendor accept a condition that the purchaser’s loan is approved within 21 days?',
    },
    passed: {
      title: 'The date for finance approval had passed before the contract was made',
      description:
        'Finance is to be approved by {{approval}}, but the contract is dated {{contracted}}. A condition whose date is over protects nobody: you may be treated as having your loan.',
      recommendation: 'Have a later date written in and signed by both sides before you sign.',
      question: 'Will the vendor agree to a new finance approval date?',
    },
    narrow: {
      title: 'The finance condition is narrow',
      description:
        'The finance condition at {{where}} is hard to use: the time is short, or more proof is asked for than usual. If you miss one step, you are bound without a loan.',
      recommendation:
        'Before you sign, ask for at least 14 to 21 days and one written refusal, and put the date in your diary.',
      question: 'Will the vendor allow 21 days and one lender’s written refusal?',
    },
  },
  check({ doc, facts }, report) {
    const passages = termsOf(doc)
    const contract = doc.parts.some(
      ({ kind }) => kind === 'particulars' || kind === 'contract-form',
    )
    let found = false
    const { loanApprovalDate: approval, contractDate: contracted } = facts
    if (approval !== null && contracted !== null && approval.value < contracted.value) {
      found = true
      report(
        'passed',
        [...approval.spans, ...contracted.spans],
        { approval: sayDate(approval.value), contracted: sayDate(contracted.value) },
        { severity: 'high', facts: [approval, contracted] },
      )
    }
    // A form that is filled in is not blank because a leaflet leaves a line for the day.
    const filledIn = passages.some(({ text, zone }) => isForm(zone) && patterns.field.test(text))
    for (const { plain, full: whole, text: printed, span, block } of passages) {
      // The form itself says in brackets what a blank means.
      const full = whole.replace(patterns.hint, '').trimEnd()
      const text = printed.replace(patterns.hint, '').trimEnd()
      if (patterns.vendorSide.test(full) || patterns.ofAuctions.test(text)) continue
      if (patterns.ifBlank.test(text) || patterns.buyerExtends.test(plain)) continue
      if (patterns.notApplicable.test(text) && text.includes('☐') && !patterns.chosen.test(text)) {
        continue
      }
      if (patterns.cash.test(full) || patterns.ownChoice.test(plain)) {
        found = true
        report.clear('The buyer pays in cash and needs no loan.', [span])
        continue
      }
      if (
        patterns.none.test(full) ||
        (patterns.none.test(plain) && !patterns.hint.test(whole)) ||
        (patterns.independent.test(plain) && !patterns.vendorSide.test(plain)) ||
        patterns.unconditional.test(full) ||
        patterns.waived.test(full) ||
        patterns.chosen.test(text)
      ) {
        found = true
        report('said', [span], {}, patterns.auction.test(text) ? { severity: 'low' } : {})
      } else if (
        patterns.loan.test(text) &&
        !patterns.ticked.test(text) &&
        isUnticked(text, text.search(patterns.loan))
      ) {
        found = true
        // Nobody buys at auction subject to a loan.
        const severity = patterns.auction.test(text) ? ('low' as const) : ('medium' as const)
        report('unticked', [span], {}, { severity })
      } else if (
        (patterns.latest.test(text) &&
          daysIn(text.slice(text.search(patterns.latest))).some((days) => days < 10)) ||
        (patterns.deemed.test(text) && patterns.finance.test(text)) ||
        patterns.lateHour.test(plain) ||
        (patterns.hasty.test(text) && daysIn(text).some((days) => days < 10))
      ) {
        found = true
        report('narrow', [span])
      } else if (patterns.alone.test(text) && patterns.finance.test(full)) {
        found = true
        report('narrow', [span])
      } else if (patterns.oneLender.test(text) && patterns.finance.test(text)) {
        found = true
        report('narrow', [span])
      } else if (
        patterns.blank.test(text) &&
        !(filledIn && !isForm(block.zone)) &&
        !(block.zone === 'special-conditions' && patterns.clauseName.test(text)) &&
        !patterns.anyLender.test(printed) &&
        !text.includes('☒') &&
        (patterns.finance.test(full) || patterns.latest.test(text))
      ) {
        found = true
        report('unticked', [span], {}, { severity: doc.state === 'VIC' ? 'medium' : 'high' })
      } else if (patterns.shortApproval.test(text) && daysIn(text).some((days) => days < 10)) {
        found = true
        report('narrow', [span])
      } else if (patterns.field.test(text)) {
        found = true
        report.clear('The finance details of the form are filled in.', [span])
      } else if (patterns.filled.test(full) || patterns.loan.test(text)) {
        found = true
        const days = daysIn(full)
        const short = patterns.period.test(full) && days.length > 0 && Math.max(...days) < 10
        if (short || (patterns.narrow.test(full) && patterns.finance.test(full)))
          report('narrow', [span])
        else report.clear('The contract depends on your loan being approved.', [span])
      } else if (patterns.narrow.test(full) && patterns.finance.test(full)) report('narrow', [span])
    }
    if (!found) {
      const out = passages.find(
        (passage) =>
          patterns.yes.test(passage.text) ||
          givesWayOut(
            passage,
            (around) =>
              patterns.money.test(around) &&
              patterns.refused.test(around) &&
              !patterns.unlessVendors.test(around),
          ),
      )
      if (out !== undefined) {
        found = true
        report.clear('You may end the contract if your loan is not approved.', [out.span])
      }
    }
    if (!found && contract) report('missing', [], {}, { severity: 'low' })
    if (!found && !contract)
      report.notInDocument('The contract’s particulars are not in this file.')
  },
})

function isForm(zone: PageKind): boolean {
  return zone === 'contract-form' || zone === 'particulars'
}
