import type { PageKind, Severity } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import {
  appliesOnlyIfFilled,
  BLANK_LOAN_DATE_PATTERNS,
  blankLoanDate,
} from '../terms/blank-loan-date.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { daysBetween, latestDate, sayDate } from '../reading/dates.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { dateOfBuyersSignature } from '../../facts/bargain/signature-dates.ts'
import { defineRule } from '../define-rule.ts'
import { endsWithoutLoan, FINANCE_REFUSED_PATTERNS } from '../terms/finance-refused.ts'
import {
  asksForMore,
  HARDLY_ANY_DAYS,
  isHasty,
  isShortLatestTime,
  isNarrowFinance,
  isShortApproval,
  isShortFinance,
  NARROW_FINANCE_ENTRIES,
  NARROW_FINANCE_PATTERNS,
  takesSilenceForLoan,
} from '../terms/narrow-finance.ts'
import {
  NO_FINANCE_ENTRIES,
  NO_FINANCE_PATTERNS,
  saysNoFinance,
  withoutHint,
} from '../terms/no-finance.ts'
import { AFTER_LOAN_DATE_PATTERNS, afterLoanDate } from '../terms/after-loan-date.ts'
import { leavesNoTime, OFFER_OPEN_PATTERNS, offerOpenUntil } from '../terms/offer-open.ts'
import { holdingAny, spansWithNext, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  ...FINANCE_REFUSED_PATTERNS,
  ...NARROW_FINANCE_PATTERNS,
  ...NO_FINANCE_PATTERNS,
  ...BLANK_LOAN_DATE_PATTERNS,
  ...OFFER_OPEN_PATTERNS,
  ...AFTER_LOAN_DATE_PATTERNS,
  /** The box that stands before the words themselves. */
  ticked:
    /☒ ?(?:this contract is )?(?:subject to|conditional (?:up)?on) (?:a |the )?(?:loan|finance)\b|☒ ?(?:loan|lender|finance|financier)\b/i,
  /** The clause that the form lets the parties choose, and they have. */
  applies:
    /☒ ?(?:the )?(?:finance|loan) (?:clause|condition) (?:is applicable|applies)\b|\b(?:subject to )?(?:finance|loan)\??[ :|]{0,3}☒ ?(?:yes|applies|applicable)\b/i,
  cash: /\b(?:purchaser|buyer|transferee)s? (?:has|have|pays?|is paying|are paying|holds?|uses?) (?:in )?(?:the )?cash\b|\b(?:purchaser|buyer)s?\b[^.;]{0,24}\b(?:own|approved|existing|unconditional) (?:facility|funds|credit|line of credit)\b|\b(?:asks?|needs?|wants?) (?:for )?no (?:loan|finance)(?: condition| clause)?\b|\bcash (?:purchase|buyer|purchaser|sale)\b|\b(?:purchaser|buyer)s? (?:is|are) (?:not borrowing|paying from (?:savings|the sale))\b|\b(?:pays?|paying|settles?|completes?|buys?|buying|must (?:pay|settle|complete)|will (?:pay|settle|complete)) (?:the price )?(?:from|out of|with) (?:savings|cash|(?:(?:his|her|its|their) )?own (?:funds?|money|savings|resources|cash))\b|\bcash from (?:the |a |an )?(?:sale|estate|settlement|savings|inheritance)\b|\(cash\b[^)]{0,60}\)/i,
  /** The buyer wanted no such condition, and says why. */
  ownChoice:
    /\bpurchaser\b[^.;]{0,12}\b(?:asks? for|asked for|wants?|wanted|seeks?|sought|chose|chooses|prefers?|preferred) (?:to have )?no (?:finance|loan)\b|\bno (?:finance|loan) (?:clause|condition)\b[^.;]{0,30}\bat the purchaser's (?:own )?(?:choice|request|wish|option|election)\b|\b(?:finance|loan)\b[^.;]{0,60}\bbecause (?:the |his |her |their )?(?:money|funds|price|cash)\b[^.;]{0,30}\b(?:is|are) (?:on deposit|in (?:the )?(?:bank|trust|hand)|held|available|to hand)\b/i,
  auction: /\bauction\b/i,
  /** What bidders are told of every auction. */
  ofAuctions:
    /\b(?:an?|any|every|each|all) (?:sales?|contracts?|propert(?:y|ies)) (?:sold )?(?:at|by|under) (?:public )?auction\b|\bbidders (?:should|must|are)\b/i,
  loan: /\b(?:subject to (?:a |the )?(?:loan|finance)|(?:loan|finance|mortgage finance)(?: clause)? \((?:general )?condition|loan (?:being )?approved|general condition 20|finance condition|finance clause|conditional (?:up)?on (?:the )?(?:purchaser|buyer)(?:'s)? obtaining|(?:subject to|conditional (?:up)?on) (?:the )?(?:purchaser|buyer)(?:'s)? (?:obtaining|being (?:offered|granted|approved|given|lent)|receiving|getting)\b(?=[^;]{0,160}\b(?:loans?|financ\w{1,4}|lent|mortgage|advance)\b)|subject to (?:the )?(?:purchaser|buyer)\w{0,3} obtaining)\b/i,
  blank:
    /\b(?:lender|financier|finance amount|finance date|loan amount|amount of (?:the )?loan|approval date|latest time)\b(?: \([^)]{0,30}\))?(?::? ?4 ?pm on)?[ :|$]{0,8}(?:_{2}|\.{4,60}(?!\.| {0,3}[\w$])|nil\b|n\/a\b|not applicable|no more than \$ ?(?:_|\.{3}|$)|(?<=[:|$] ?)$)|(?:^|[:|☐☒] ?)\W{0,3}(?:\d{1,2}[.)]? )?(?:name of )?(?:the )?(?:lender|financier|finance amount|finance date|loan amount|amount of (?:the )?loan|approval date|latest time)(?: \([^)]{0,30}\))?(?::? ?4 ?pm on)?$/i,
  /** "Financier:" with the name of the next line where its own value should stand. */
  gap: /\b(?:financier|lender|lending institution|finance amount|loan amount|amount of (?:the )?(?:loan|finance)|finance date|approval date) ?:[ |_]{0,12}(?:\$ ?)?(?:financier|lender|finance (?:amount|date)|loan amount|amount of (?:the )?(?:loan|finance)|approval date|date (?:for|of) (?:finance|loan|approval)|latest time) ?:/i,
  /** Another line of the form, or the head of its next part: no lender and no sum. */
  otherField:
    /^[^:]{2,40}:|[☐☒?]|\b(?:loan|amount|approval|date|deposit|conditions?|building|pest|report|settlement|particulars|page|signed|if blank)\b/i,
  /** "64 Financier" names a clause, and leaves no line to fill. */
  clauseName: /^\W{0,3}\d{1,3}(?:\.\d{1,2})?[.)]? [a-z ]{3,30}$/i,
  notApplicable: /\bfinance clause is not applicable\b/i,
  /** The name of a field, with its value in the line below. */
  fieldAlone:
    /^\W{0,3}(?:item )?(?:[\dA-Z]{1,3}[.)]? )?(?:subject to )?(?:finance|loan)(?: (?:clause|condition|approval))? ?:?$/i,
  /** The head of the clause in a form, whose choice stands below it. */
  financeHead:
    /^\W{0,3}(?:item )?(?:[\dA-Z]{1,3}[.)]? )?(?:subject to )?(?:finance|loan)(?: (?:clause|condition|approval))?(?: \([^)]{0,60}\))?\W{0,2}$/i,
  choice:
    /☒ ?(?:this (?:clause|condition) )?(?:applies|is applicable)\b|☒ ?(?:this (?:clause|condition) )?(?:does not apply|is not applicable|not applicable)\b/i,
  choiceNo:
    /☒ ?(?:this (?:clause|condition) )?(?:does not apply|is not applicable|not applicable)\b/i,
  noneBelow:
    /^\W{0,3}(?:not applicable|n\/a|nil|none|no\b(?! other)|does not apply|deleted|waived|not required)/i,
  anyLender: /\bif blank\b/i,
  field:
    /\bfinance (?:amount|date)\b(?: ?\/ ?[a-z ]{4,14}){0,2}[ :|$.]{1,60}(?:\d|sufficient|within|\w{3,9} \d)|\b(?:amount of (?:the )?loan|finance approval date)\b[ :|$]{1,5}\d|\blatest time\b:?(?: ?4 ?pm on:?)? ?\d|\b(?:finance|loan|lender|financier)\b.{0,140}\b(?:approval (?:day|date|due)|approved by|approved on or before|date|by)\b[ :|]{1,4}\d{1,2}(?:\/\d{1,2}\/| [A-Z][a-z]{2,8} )\d{2,4}\b|^\W{0,3}(?:loan |finance )?approval (?:day|date|due)\b[ :|]{1,4}\d{1,2}(?:\/\d{1,2}\/| [A-Z][a-z]{2,8} )\d{2,4}\b/i,
  filled:
    /\b(?:subject to|conditional(?: (?:until|to|for|up to) [^.;]{0,40})? (?:up)?on|contingent (?:up)?on|depends? (?:up)?on)\b.{0,80}\b(?:financ\w{1,4}|loan)\b/i,
  /** What a printed condition says of a form that is not filled in. */
  ifBlank:
    /\b(?:is|are|have been|has been) (?:all )?(?:completed|filled in),? (?:then )?(?:this|the) contract is not (?:subject to|conditional (?:up)?on)\b|\b(?:if|where|when|unless)\b[^.;]{0,50}\b(?:item|box|space|line|part|panel|section|particulars?|details?|schedule)\b[^.;]{0,30}\b(?:blank|empty|(?:not )?(?:completed|filled|ticked|marked)|unticked|crossed out|struck out)\b|\b(?:if|where|when) the box\b[^;]{0,90}\b(?:signed|marked|ticked|crossed|initialled|completed)\b/i,
  /** More time for the buyer narrows nothing. */
  buyerExtends:
    /\bpurchaser may\b[^.;]{0,30}\b(?:extend|postpone|put back|defer|move)\b[^.;]{0,30}\b(?:approval|finance|loan)\b/i,
})

/** Without one of these a passage says nothing of the buyer's loan. */
const ENTRIES = [
  ...NO_FINANCE_ENTRIES,
  ...NARROW_FINANCE_ENTRIES,
  patterns.cash,
  patterns.ownChoice,
  patterns.loan,
  [patterns.blank, patterns.finance],
  patterns.field,
  patterns.filled,
  patterns.fieldAlone,
]

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
  clear: 'No missing, open or unusual finance condition was found.',
  subject: /\b(?:finance|financier|loans?|borrow\w{0,4}|lender)\b/i,
  messages: {
    missing: {
      title: 'No finance condition was found: the contract is not subject to a loan',
      description:
        'Nothing was found in this contract that lets you out if your bank refuses the loan. Once any cooling-off period is over you would still have to pay the price, and could lose the deposit and owe more.',
      recommendation:
        'Before you sign, add a finance condition with the amount, the lender (“or another lender”) and a date, or hold a written loan approval for this property.',
      question:
        'Will the vendor accept a condition that the purchaser’s loan is approved within 21 days?',
      suggestedWording:
        'This contract is subject to the purchaser obtaining approval of a loan of $… from … or another lender within 21 days after the contract date.',
    },
    auction: {
      title: 'Sold at auction: no condition for your loan, and none for an inspection',
      description:
        'The wording at {{where}} shows a sale by auction without a loan condition. Nobody offers one there, nor a building and pest condition, and there is no cooling-off period: the highest bidder has to pay the price even if the bank refuses or the building turns out bad.',
      recommendation:
        'Before you bid, hold a written loan approval for this property and have the building and pests inspected. Bid only up to what the bank has approved.',
      question: 'Which building and pest reports can bidders see, and may they rely on them?',
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
    beforeOffer: {
      title:
        'Your loan must be approved by {{approval}}, although the offer may be accepted until {{open}}',
      description:
        'The finance condition at {{where}} ends on {{approval}}, but the vendor may take until {{open}} to accept. If it is accepted late there are hardly any days left for the bank, or the time is over before there is a contract; a condition whose time has run out may protect nobody, or let the vendor end the contract.',
      recommendation:
        'Before you sign, have the finance date changed to 21 days or so after the day of acceptance.',
      question: 'Will the vendor agree that the time for finance runs for 21 days from acceptance?',
    },
    partial: {
      title: 'The finance condition applies, but a line of it is left blank',
      description:
        'The form is marked to be subject to finance, but at {{where}} a line that says which loan is meant (its amount, the lender or the day) is empty. It is then open to dispute what you had to apply for, and whether you may end the contract when the bank refuses.',
      recommendation: 'Before you sign, have the line filled in and initialled by both sides.',
      question: 'Will the vendor agree to the empty line of the finance condition being filled in?',
    },
    gap: {
      title: 'A line of the finance condition is left blank, so that it does not apply',
      description:
        'At {{where}} one of the lines for your loan (the lender, its amount or the day) is empty, and the form says that the sale is not subject to finance unless all of them are filled in. The other lines only look like a condition: if your bank refuses the loan you would still have to pay the price, and could lose the deposit.',
      recommendation:
        'Before you sign, have the empty line filled in (“any bank or lender” will do for the lender) and initialled by both sides.',
      question: 'Will the vendor agree to the empty line of the finance condition being filled in?',
      suggestedWording: 'Financier: any bank or other lender.',
    },
    undated: {
      title: 'The date for finance approval is left blank, though a loan is named',
      description:
        'The form at {{where}} names a loan or lender but no day for the approval. A finance condition that needs every line filled in then does not apply at all, and one without a day is open to dispute. If your bank refuses the loan, you could have to pay the price or lose the deposit.',
      recommendation: 'Before you sign, have the date written in and initialled by both sides.',
      question: 'Will the vendor agree to a finance approval date being written in?',
      suggestedWording: 'Date for finance approval: 21 days after the contract date.',
    },
    reversed: {
      title: 'You count as having your loan unless you prove in time that it was refused',
      description:
        'By the wording at {{where}} the finance condition is turned round: if the notice, or the proof that it asks for, is not given by its last hour, the sale is unconditional and you must pay the price although no bank lends it to you.',
      recommendation:
        'Before you sign, ask that the contract ends, or that you may end it, when no approval has come by the date; and put the hour in your diary.',
      question:
        'Will the vendor agree that the purchaser may end the contract if no approval has come by the date?',
    },
    reversedHasty: {
      title: 'You have about a week to get your loan approved, and silence counts as approval',
      description:
        'By the wording at {{where}} hardly a week is left for your bank, and if the notice, or the proof that it asks for, is not given by the last hour, the sale is unconditional: you must pay the price although no bank lends it to you. A lender that has to value the property usually needs two to three weeks.',
      recommendation:
        'Before you sign, ask for at least 21 days, and that the contract ends, or that you may end it, when no approval has come by then.',
      question:
        'Will the vendor allow 21 days for the loan, and agree that the purchaser may end the contract if no approval has come by then?',
    },
    hasty: {
      title: 'Your loan must be approved within about a week',
      description:
        'By the wording at {{where}} hardly a week is left for your bank to approve the loan. A lender that has to value the property usually needs two to three weeks. {{after}}',
      recommendation:
        'Before you sign, ask for at least 21 days, and have the lender confirm in writing by when it can decide.',
      question: 'Will the vendor allow 21 days from acceptance for the loan to be approved?',
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
    for (const { passage } of changedWords(doc, 'finance')) {
      report('missing', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const passages = termsOf(doc)
    const passed = afterLoanDate(doc, null)
    const silence = passed?.who === 'vendor' || passed?.who === 'either' ? passed.span : null
    const beside = silence === null ? {} : { beside: [silence] }
    const after = { after: silence === null ? BOUND : MAY_BE_ENDED }
    const contract = doc.parts.some(
      ({ kind }) => kind === 'particulars' || kind === 'contract-form',
    )
    let found = false
    // Nobody buys at auction subject to a loan, so nothing can be filled in.
    const auction = facts.coolingOffMarks.find(({ value }) => value === 'auction')
    const tell = (
      message: 'unticked' | 'said' | 'missing',
      spans: readonly Span[],
      severity?: Severity,
    ) => {
      if (auction !== undefined) {
        report('auction', spans.length > 0 ? spans : auction.spans, {}, { severity: 'low' })
      } else report(message, spans, {}, severity === undefined ? {} : { severity })
    }
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
    const offer = approval === null || contracted !== null ? null : offerOpenUntil(doc)
    if (approval !== null && offer !== null && leavesNoTime(offer, approval.value)) {
      found = true
      report(
        'beforeOffer',
        [...approval.spans, offer.span],
        { approval: sayDate(approval.value), open: sayDate(offer.date) },
        { severity: 'high', facts: [approval], unmistakable: true },
      )
    }
    // A buyer who has signed an offer counts from there, however old the papers are.
    const offered = contracted === null ? dateOfBuyersSignature(doc)?.value : undefined
    const papers =
      approval === null
        ? null
        : latestDate([newestPaperDate(doc, facts), offered].flatMap((date) => date ?? []))
    const left = approval === null || papers === null ? -1 : daysBetween(papers, approval.value)
    if (approval !== null && left >= 0 && left <= HARDLY_ANY_DAYS) {
      found = true
      report('hasty', approval.spans, after, { severity: 'high', facts: [approval], ...beside })
    }
    const undated = blankLoanDate(passages)
    if (approval === null && undated !== null) {
      found = true
      const conditional = doc.blocks.find(
        ({ text }) => patterns.finance.test(text) && appliesOnlyIfFilled(text),
      )
      report(
        'undated',
        [undated.span, ...(conditional === undefined ? [] : [conditional.span])],
        {},
        { severity: 'high' },
      )
    }
    const isChosen = passages.some(
      ({ text, zone }) =>
        isForm(zone) && (patterns.ticked.test(text) || patterns.applies.test(text)),
    )
    // A form that is filled in is not blank because a leaflet leaves a line for the day.
    const filledIn = passages.some(({ text, zone }) => isForm(zone) && patterns.field.test(text))
    // Where the other lines are filled in, the buyer believes in a condition that is none.
    const gap = passages.find(
      ({ text, zone }) => isForm(zone) && patterns.gap.test(text) && !patterns.anyLender.test(text),
    )
    const onlyIfFilled = passages.find(
      ({ text, zone }) => isForm(zone) && patterns.finance.test(text) && appliesOnlyIfFilled(text),
    )
    if (filledIn && gap !== undefined && onlyIfFilled !== undefined) {
      found = true
      const spans = [gap.span, ...(onlyIfFilled === gap ? [] : [onlyIfFilled.span])]
      report('gap', spans, {}, { severity: 'high', unmistakable: true })
    }
    for (const passage of holdingAny(passages, ['full', 'plain'], ...ENTRIES)) {
      const { plain, text: printed, span, block } = passage
      // The form itself says in brackets what a blank means.
      const full = withoutHint(passage.full)
      const text = withoutHint(printed)
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
      if (patterns.fieldAlone.test(text) && patterns.noneBelow.test(passage.next)) {
        found = true
        tell('said', spansWithNext(passages, passage))
        continue
      }
      if (takesSilenceForLoan(passage)) {
        found = true
        const hasty = isShortApproval(text)
        report(hasty ? 'reversedHasty' : 'reversed', [span], {}, { severity: 'high' })
      } else if (saysNoFinance(passage)) {
        found = true
        tell('said', [span], patterns.auction.test(text) ? 'low' : undefined)
      } else if (
        patterns.loan.test(text) &&
        !isChosen &&
        isUnticked(text, text.search(patterns.loan))
      ) {
        found = true
        // Nobody buys at auction subject to a loan.
        const severity = patterns.auction.test(text) ? ('low' as const) : ('medium' as const)
        tell('unticked', [span], severity)
      } else if (isNarrowFinance({ text, full, plain })) {
        found = true
        if (isShortLatestTime(text) && isHasty(text))
          report('hasty', [span], after, { severity: 'high', unmistakable: true, ...beside })
        else report('narrow', [span])
      } else if (
        patterns.blank.test(text) &&
        !(filledIn && !isForm(block.zone)) &&
        !(block.zone === 'special-conditions' && patterns.clauseName.test(text)) &&
        !patterns.anyLender.test(printed) &&
        !hasValueBelow(text, passage.next) &&
        !text.includes('☒') &&
        (patterns.finance.test(full) || patterns.latest.test(text))
      ) {
        found = true
        if (isChosen) report('partial', [span])
        else tell('unticked', [span], doc.state === 'VIC' ? 'medium' : 'high')
      } else if (isShortApproval(text)) {
        found = true
        if (isHasty(text)) report('hasty', [span], after, beside)
        else report('narrow', [span])
      } else if (patterns.field.test(text)) {
        found = true
        report.clear('The finance details of the form are filled in.', [span])
      } else if (patterns.filled.test(full) || patterns.loan.test(text)) {
        found = true
        if (isShortFinance(full) || asksForMore(full)) report('narrow', [span])
        else report.clear('The contract depends on your loan being approved.', [span])
      } else if (asksForMore(full)) report('narrow', [span])
    }
    if (!found) {
      // "2. Finance" above "☒ Applies ☐ Does not apply", each clause of the form with its choice below.
      const below = passages.find(
        ({ text, zone, heading, previous }) =>
          isForm(zone) &&
          patterns.choice.test(text) &&
          (patterns.financeHead.test(heading) || patterns.financeHead.test(previous)),
      )
      if (below !== undefined) {
        found = true
        if (patterns.choiceNo.test(below.text)) tell('said', [below.span])
        else report.clear('The contract depends on your loan being approved.', [below.span])
      }
    }
    if (!found) {
      const out = passages.find(endsWithoutLoan)
      if (out !== undefined) {
        found = true
        report.clear('You may end the contract if your loan is not approved.', [out.span])
      }
    }
    const due = facts.financeDue ?? approval
    if (!found && due !== null) {
      // What the list of deadlines holds is not missing.
      found = true
      report.clear('The contract gives a day by which your loan is to be approved.', due.spans)
    }
    if (!found && contract) tell('missing', [], 'low')
    if (!found && !contract)
      report.notInDocument('The contract’s particulars are not in this file.')
  },
})

/** What comes of letting that time pass. */
const BOUND =
  'If the time runs out without a clear refusal you can be bound without a loan, or lose the condition.'
const MAY_BE_ENDED =
  'If you have said nothing by then, the vendor may end the contract: say in time that the loan is approved or refused, or ask for more time.'

/** "Lender:" with the bank's name in a line of its own, or a day or a sum with its figures. */
function hasValueBelow(text: string, next: string): boolean {
  if (!text.endsWith(':') || next === '') return false
  if (STARTS_WITH_FIGURE.test(next)) return true
  return next.length <= LONGEST_VALUE && !patterns.otherField.test(next)
}

const LONGEST_VALUE = 120
const STARTS_WITH_FIGURE = /^\$? ?\d/

function isForm(zone: PageKind): boolean {
  return zone === 'contract-form' || zone === 'particulars'
}
