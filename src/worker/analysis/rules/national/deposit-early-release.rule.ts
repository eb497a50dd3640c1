import type { StateCode } from '#shared/report.ts'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { goesToVendorsAdviser, isPaidOut, isSentOn, PAID_OUT } from '../terms/deposit-paid-out.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, type Passage, termsOf } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...PAID_OUT,
  /** Consent given in advance to what a statement is still to tell. */
  satisfied:
    /\b(?:deemed|taken|held|treated)\b[^.;]{0,20}\b(?:satisfied|consent\w{0,3}|approv\w{1,3}|accept\w{0,3}|agree\w{0,1})\b|\bgives? (?:its|his|her|their|that|the) (?:section 27 )?consent\b[^.;]{0,20}\b(?:now|by signing|here\w{0,2}|in advance)\b|\bwithout (?:an?y? )?section 27\b/i,
  /** Who earns on it while it is held. */
  interest:
    /\binterest (?:on|earned on|from) (?:the |such )?deposit\b|\binterest that (?:the |such )?deposit\b|\bdeposit\b[^.]{0,60}\binterest (?:on it |earned |that it earns )?(?:goes|belongs|is paid|is payable|accrues|is for|must (?:go|be paid|belong))\b/i,
  vendorsInterest:
    /\binterest (?:is|must be) (?:for )?(?:the )?vendor\b|\binterest\b[^.]{0,60}\b(?:goes|belongs|paid|payable|accrues|for|passes|credited)\b(?:(?!\bpurchaser\b)[^.]){0,40}\b(?:to|for) (?:the )?(?:benefit of (?:the )?)?vendor\b/i,
  eitherSide:
    /\b(?:equally|half|shared?|who(?:ever)? (?:is |becomes )?entitled|party entitled|follows? the deposit|either|with the deposit)\b|\bvendor if\b[^.;]{0,40}\b(?:default|rescind|end)/i,
  instructs:
    /\b(?:disburse|remit|forward|pay|release)\w? (?:it|them|the same|the deposit)\b.{0,30}\bto the vendor\b(?!'s)/i,
  immediate: /\b(?:immediate|early|free) use of the deposit\b/i,
  /** Words put into a printed condition that has the deposit held. */
  toOrder:
    /\bto the order of the (?:vendor|seller)\b[^.;]{0,30}\bmay (?:draw|call|apply)\b|\b(?:vendor|seller)\b,? who may draw (?:up)?on it\b/i,
  /** An authority that is signed by silence. */
  asSigned:
    /\b(?:treated as|deemed to|taken to)(?: having| have)? signed\b[^.;]{0,200}\b(?:directed|authori[sz]ed|pay the money|release|pay (?:it|the money) (?:across|over|out))\b/i,
  deposit: /\bdeposit(?! bond| guarantee)/i,
  release:
    /\breleas(?:e|ed|es|ing)\b.{0,90}\bdeposit\b|\bdeposit\b.{0,160}\b(?:(?:be |is |are )?releas(?:e|ed|es|ing)|account(?:ed)? (?:for (?:it )?)?to the (?:vendor|seller)|disbursed|paid (?:over|out|across))\b/i,
  use: /\b(?:vendor|seller|developer)\b.{0,40}\b(?:may|is entitled to|can) (?:use|draw|apply|spend|access|call for)\b.{0,60}\bdeposit\b|\bdeposit\b.{0,60}\b(?:may|can) be (?:used|applied|drawn)\b/i,
  direct:
    /\bdeposit\b.{0,100}\b(?:paid|payable|transferred|deposited)\b.{0,40}\b(?:direct(?:ly)? to the (?:vendor|seller)|(?:in)?to the (?:vendor|seller)(?:'s| or its)?(?: own| nominated| bank| operating| trading)? (?:account|or as))\b|\bdeposit\b.{0,100}\b(?:in)?to the (?:bank )?account of (?:the )?(?:vendor|seller)\b/i,
  paid: /\bpay(?:s|ing|ment of)? (?:over |out )?(?:all of |any part of |part of )?the deposit\b.{0,20}\bto the (?:vendor|seller|developer)\b(?! ?'s|'s)/i,
  section27: /\b(?:section|s\.?) ?27\b(?!\w|\()/i,
  forced:
    /\b(?:within \w{1,8} (?:\(\d{1,2}\) )?(?:business )?days|must (?:sign|not object|not unreasonably)|deemed|irrevocabl|waive|may not object|shall not object|will not object|immediately)/i,
  kept: /\b(?:under|in) no (?:circumstances?|case|event)\b[^.;]{0,40}\bdeposit\b[^.;]{0,40}\b(?:paid|released|used|handed)\b|\b(?:isn't|aren't|won't be|can't be) (?:to be )?(?:releas|paid|used)|\bno early release\b|\bmust hold the deposit until\b|\b(?:must|shall|may|will|is|are|can) not (?:to )?(?:be )?(?:releas|paid|use|part with)|\bno part of the deposit\b|\bnot to be (?:releas|paid)|\bcannot be released\b|\bneither party may\b/i,
  toBuyer:
    /\b(?:releas|refund|repaid|return|account)\w{0,4}\b.{0,40}\bto the (?:purchaser|buyer)\b|\brefund/i,
  /** "…, or end the contract and have the deposit back." */
  givenBack:
    /\bpurchaser may\b[^.;]{0,120}\b(?:have|get|receive|take)s?\b[^.;]{0,16}\bdeposit back\b/i,
  atSettlement:
    /\b(?:on|at|upon|after|following|until|when) (?:actual )?(?:settlement|completion)\b|\bonly (?:on|at|upon|after)\b/i,
  before:
    /\b(?:before|prior to|in advance of|pending) (?:settlement|completion)\b|\b(?:unconditional|forthwith|immediate(?:ly)?|on demand|on exchange|upon exchange|on request|stamp duty|another (?:property|purchase)|own purchase|construction|irrevocabl\w{1,4}|satisf(?:ied|action) of)\b/i,
  handedOver:
    /\bdeposit\b.{0,60}\b(?:transferred|paid|moved|sent)\b.{0,40}\baccount (?:nominated|named|chosen) by the vendor\b|\baccount of the vendor\b|\bdeposit\b.{0,110}\b(?:released?|lent|loaned|pa(?:id|y)|hand(?:ed|ing)|account(?:ed)?|remit(?:ted)?|transferred|forwarded|made available|drawn|disburse|remit|forward|release|disbursed|given|go(?:es)?)\b.{0,40}\b(?:to|by) (?:the |its )?vendor\b(?!'s|s')(?! (?:lawyer|solicitor|conveyancer|agent))|\b(?:release|account|hand(?:ing)?|pay(?:ing)?|remit|transfer|mak(?:e|ing) available)\w{0,3}\b.{0,30}\bto the vendor\b(?!'s|s').{0,50}\b(?:deposit|for it)\b|\bhand\w{0,3} (?:over )?the deposit\b.{0,30}\bto the vendor\b(?!'s)/i,
  had: /\bvendors?\b.{0,30}\b(?:(?:may|must|can) (?:have|use|access|draw|receive|spend|apply)|have|draws?) (?:on )?(?:all of |part of |any of )?the deposit\b/i,
  receives:
    /\bvendor (?:must |may |is to )?(?:be )?(?:paid|receives?|given|takes?)\b.{0,20}\bthe deposit\b/i,
  absolute:
    /\bdeposit\b.{0,50}\b(?:held by the vendor absolutely|(?:becomes?|is|must be) (?:immediately )?the (?:absolute )?property of the vendor|belongs? to the vendor|not (?:be )?held (?:by .{0,20})?as stakeholder|vests? in the vendor)\b|\bdeposit\b.{0,80}\bnot\b.{0,20}\bas (?:a )?stakeholder\b/i,
  soon: /\b(?:conditions? (?:being|are|is|have been) (?:satisfied|met|waived)|upon all)\b|\b(?:cooling[- ]off|upon payment|on exchange|upon exchange|immediate use|on and from registration|on registration|once|as soon as|early|before settlement|when the contract|at any time|another home|next home|new home|finance (?:is|has been) approved|on receipt|upon receipt|to (?:help|assist)|in the works)\b/i,
  defaultOnly: /\b(?:default|breach|forfeit|fails? to)\w{0,3}\b/i,
  concedes:
    /\b(?:forthwith|accepted as (?:satisfactory|sufficient|conclusive)|taken to|hereby (?:agrees|authoris|consents|directs)|without further reference|must not (?:object|withhold|unreasonably|dispute)|no objection|(?:purchaser )?(?:consents|authorises) (?:to )?(?:the )?(?:early |immediate )?release)/i,
  reaches:
    /\bvendor\b(?!['’]s (?:lawyer|solicitor|agent|conveyancer|bank)).{0,70}\b(?:call (?:up)?on|draw(?:s|ing)?(?: down| on)?|use|apply|appropriate|spend|access(?: to)?|deal with|collect|enjoy)\b.{0,50}\b(?:deposit|it)\b|\bdeposit\b.{0,120}\b(?:used|applied|appropriated|drawn(?: down)?|spent|parted with|dealt with|called (?:up)?on)\b.{0,60}\bvendor\b(?!['’]s (?:lawyer|solicitor|agent|conveyancer))|\bpart with the deposit\b.{0,40}\bvendor\b/i,
  toVendor: /\bto (?:the |its )?vendor\b(?!['’]s)|\bby the vendor\b|\bvendor (?:may|must)\b/i,
  elsewhere:
    /\b(?:vendor is (?:buying|purchasing)|(?:another|other|new|next|replacement) (?:property|home|house|purchase)|elsewhere|stamp duty|for (?:the )?(?:purposes? of|works|construction|project)|as (?:it|the vendor) (?:sees|thinks)|written request|on request|favour of the vendor)\b/i,
  early: concept.beforeSettlement,
  bondCashed:
    /\b(?:bond|bank guarantee|deposit guarantee)s?\b.{0,60}\b(?:cash(?:ed)?|encash\w{0,3}|present(?:ed)?|call(?:ed)? (?:up)?on|drawn|converted)\b.{0,80}\b(?:releas\w{1,3}|paid|pay|account\w{0,3}|proceeds)\b/i,
  becomes:
    /\bnothing requires the vendor to hold the deposit\b|\bdeposit\b.{0,60}\b(?:mix(?:ed)?|mingle[ds]?|intermingle\w{0,1})\b.{0,20}\bown\b|\bdeposit\b.{0,30}\bcredited to the vendor|\bdeposit\b.{0,40}\b(?:becomes?|must become|is|must be)\b.{0,10}\bthe vendor's(?: (?:to|own|property|absolutely)\b|\.)|\b(?:make|makes|made|turn|turned|sign(?:ed)?|deliver(?:ed)?) (?:the deposit )?(?:over|across)\b.{0,24}\bvendor|\b(?:early|advance|immediate) (?:payment|release|access|use)\b.{0,12}\b(?:of|to) the deposit\b|\bfor the vendor alone\b/i,
  // To those who lend to or build for the vendor.
  behind:
    /\bdeposit\b.{0,100}\bto (?:the )?vendor's\b.{0,24}\b(?:financier|lender|bank|builder|mortgagee|creditors?|account)\b/i,
  /** "Up to $90,000 of the deposit … in reduction of the vendor's loan": whoever the lender is. */
  towardsLoan:
    /\bdeposit\b[^;]{0,120}\b(?:in reduction of|towards?|to (?:reduce|pay (?:down|off|out)|clear|discharge)|against|in (?:part )?payment of|off)\b[^.;]{0,16}\bvendor's\b[^.;]{0,16}\b(?:loans?|mortgages?|debts?|overdraft|facility|borrowings?|arrears)\b/i,
  paidAway:
    /\b(?:pay|pays|paid|release[sd]?|releasing|remit(?:s|ted)?|account(?:s|ed)?|apply|applied|transfer(?:s|red)?|forward(?:s|ed)?)\b/i,
  disposal: /\b(?:vendor's (?:free )?disposal|disposal of the vendor)\b/i,
  funds:
    /\b(?:to|towards?) (?:fund|finance|pay for|build|meet)\w{0,3}\b.{0,40}\b(?:development|project|construction|works?|costs?|building)\b/i,
  straight:
    /\bpaid\b.{0,16}\b(?:direct(?:ly)?|straight)\b.{0,12}\bto (?:the )?vendor\b|\bpaid\b.{0,16}\b(?:direct(?:ly)?|straight)\b.{0,12}\binto (?:the )?vendor's\b/i,
  /** An account that is for spending and no trust account, whoever has it. */
  spendingAccount:
    /\bdeposit\b.{0,120}\b(?:paid|payable|transferred|deposited|credited|banked|remitted|sent|goes|go|held|lodged|directed|into)\b[^.;]{0,60}\b(?:operating|cheque|trading|business|working|everyday|savings|current|personal|private|office|general|offset|loan|own|nominated|project|joint|estate's|program manager's|promoter's|builder's|company's) (?:bank |cheque |trading |operating |savings |current )?account\b/i,
  /** … or whoever holds it need not keep it apart. */
  accountNamed: /\bdeposit\b[^.;]{0,80}\baccount in the name of\b/i,
  notApart:
    /\b(?:not (?:bound|obliged|required)|need not|free)\b[^.;]{0,30}\b(?:trust|apart|separate)/i,
  trust:
    /\b(?:trust|stakeholder|statutory|controlled|interest[- ]bearing|invest\w{0,4})\b|\b(?:lawyer|solicitor|agent|conveyancer|practitioner)'s\b/i,
  held: /\btrust account\b|\b(?:lawyer|solicitor|agent|conveyancer|practitioner)'s\b/i,
  /** Those who sell for an estate or for a lender, and may spend it. */
  sellerMaySpend:
    /\b(?:executors?|executrix|administrators?|trustees?|receivers?|liquidators?|mortgagee|attorney|promoter|program manager|builder)\b(?!'s| account).{0,40}\b(?:may|is entitled to|can|is free to) (?:use|draw|apply|spend|access|call (?:for|on)|put)\b.{0,60}\b(?:deposit|it|this sum)\b/i,
  /** The terms of the one who gives a bond, and no term of the sale. */
  ofSurety:
    /\b(?:surety|guarantor|insurer|issuer)(?:'s|s)? (?:\w{2,12} )?(?:undertakes?|liability|will pay|pays|must pay|agrees?|releases?|demand)\b|\bbond amount\b/i,
  tenth: /\b(?:10|ten) ?(?:%|per cent)|\bin trust\b|\bstakeholder\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.section27,
  patterns.satisfied,
  patterns.vendorsInterest,
  patterns.holderRow,
  PAID_OUT.theDeposit,
  PAID_OUT.leavesHolder,
  PAID_OUT.sentOn,
  [PAID_OUT.vendorsOwn, PAID_OUT.heldByNobody],
  patterns.bondCashed,
  [patterns.straight, patterns.tenth],
  patterns.sellerMaySpend,
  patterns.toOrder,
  patterns.asSigned,
  patterns.deposit,
]

/** Section 66ZT keeps the deposit of an off-the-plan buyer, and no other. */
const ORDINARY_IN_NSW = { law: { none: 'a bargain between the parties' } } as const

/** Whether the buyer's deposit may reach the vendor before the title does. */
export default defineRule({
  id: 'national/deposit-early-release',
  title: 'Where the deposit is held until settlement',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 's 27'), cite(act.nsw.conveyancing, 's 66ZT')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that lets the deposit leave the stakeholder before settlement.',
  subject:
    /\bdeposit\b.{0,140}\b(?:releas\w{1,4}|dr[ae]wn?|used?|spent|at the .{0,20}disposal|property of|account(?:s|ing)? to|transfer\w{0,4}|trust|interest|stake ?holder|applied|disburs\w{1,4}|invest\w{0,3}|hand(?:s|ed|ing)?|across|pay out|paid (?:out|over|direct\w{0,2}|to)|goes|credited|banked|early|offset|made available)\b|\b(?:releas\w{1,4}|draw|use of|pays?|disburse|apply|interest|stake ?holder|trust account|invest\w{0,3}|account(?:ing)? to|access to|authori\w{2,5}|hand)\b.{0,140}\bdeposit\b|\bstake ?holder\b|\bdeposit ?holder\b|\bsection 27\b|\b(?:agent|solicitor|conveyancer|deposit)\b.{0,100}\b(?:pays?|paid|sends?|hands?|remits?|remit|forwarded|part with)\b.{0,80}\b(?:vendor|seller|deposit|across|money)|\bdeposit\b.{0,40}\bagent\b|\bheld in trust\b/i,
  messages: {
    released: {
      title: 'The deposit can be released to the vendor before settlement',
      description:
        'The wording at {{where}} lets the vendor (the person selling) have your deposit before you own the property. If the vendor then cannot settle, the money may be spent, and you would have to sue for it like anybody else whom the vendor owes.{{law}}',
      recommendation:
        'Before you sign, ask for this clause to be struck out, so that the agent or a lawyer holds the deposit as stakeholder until settlement.',
      question:
        'Will the vendor agree that the deposit stays with the stakeholder until settlement?',
      suggestedWording:
        'The deposit must be held by the stakeholder until settlement and may be released earlier only as the law of the State requires and with the purchaser’s written consent given at the time.',
    },
    forced: {
      title: 'You are pressed to agree to an early release of the deposit',
      description:
        'The wording at {{where}} makes you sign, or treats you as having signed, the statement by which the deposit goes to the vendor before settlement. It takes away the time you would otherwise have to check the vendor’s loans first. A forced release leaves your deposit unprotected if the sale fails.',
      recommendation:
        'Before you sign, ask for this clause to be removed. If a release statement arrives later, have your lawyer check the vendor’s debts before the time to object ends.',
      question: 'Will the vendor remove the clause that forces consent to an early release?',
    },
    interest: {
      title: 'The vendor gets the interest that your deposit earns',
      description:
        'By the wording at {{where}} the interest on your deposit goes to the vendor. It is usually shared, or goes to whoever gets the deposit in the end. Over the months until settlement that can be hundreds or thousands of dollars.',
      recommendation:
        'Before you sign, ask that the interest is shared, or follows the deposit, and comes to you if the contract ends through no fault of yours.',
      question: 'Will the vendor agree that the interest on the deposit is shared equally?',
    },
    direct: {
      title: 'The deposit is paid straight to the vendor',
      description:
        'The wording at {{where}} has the deposit paid to the vendor or into the vendor’s own account, and not to a stakeholder or trust account. If the sale fails through no fault of yours, getting it back depends on the vendor still having it.',
      recommendation:
        'Before you pay anything, ask that the deposit goes to the trust account of the agent, a lawyer or a conveyancer, as stakeholder.',
      question: 'Which trust account will hold the deposit until settlement?',
      suggestedWording:
        'The deposit must be paid to the vendor’s estate agent, legal practitioner or conveyancer and held on trust as stakeholder until settlement.',
    },
  },
  check({ doc, facts }, report) {
    for (const { passage } of [...changedWords(doc, 'release'), ...changedWords(doc, 'deposit')]) {
      report('released', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const vendors = facts.vendors.map(({ value }) => value)
    const law = { law: isOffThePlan(doc) ? offThePlanLaw(doc.state) : '' }
    const worse = isOffThePlan(doc)
      ? ({ severity: 'critical' } as const)
      : doc.state === 'NSW'
        ? ORDINARY_IN_NSW
        : {}
    for (const passage of holdingAny(termsOf(doc), ['full', 'plain', 'linked'], ...ENTRIES)) {
      const { plain, full, span } = passage
      // What a bond says lies behind the contract; a clause about bonds may still let the money go.
      if (passage.zone !== 'special-conditions' && patterns.ofSurety.test(passage.block.text))
        continue
      if (patterns.section27.test(full)) {
        if (
          patterns.forced.test(full) ||
          patterns.concedes.test(plain) ||
          patterns.satisfied.test(plain)
        )
          report('forced', [span])
        continue
      }
      if (patterns.section27.test(passage.previous) && patterns.satisfied.test(plain)) {
        report('forced', [span], {}, { unmistakable: true })
        continue
      }
      if (
        patterns.interest.test(`${passage.previous.slice(-80)} ${full}`) &&
        patterns.vendorsInterest.test(plain) &&
        !patterns.eitherSide.test(plain)
      ) {
        report('interest', [span], {}, { severity: 'low' })
        continue
      }
      if (patterns.toOrder.test(plain)) {
        report('released', [span], law, { ...worse, unmistakable: true })
        continue
      }
      if (patterns.asSigned.test(plain)) {
        report('forced', [span], {}, { unmistakable: true })
        continue
      }
      if (isHeldByVendor(passage, vendors)) {
        report('direct', [span], {}, { ...worse, unmistakable: true })
        continue
      }
      if (isPaidOut(passage) || goesToVendorsAdviser(passage) || isSentOn(passage)) {
        report('released', [span], law, { ...worse, unmistakable: true })
        continue
      }
      if (patterns.bondCashed.test(plain) && !patterns.defaultOnly.test(plain)) {
        report('released', [span], law, worse)
        continue
      }
      if (
        !patterns.deposit.test(passage.linked) &&
        holds(plain, patterns.straight, patterns.tenth) &&
        !patterns.atSettlement.test(plain)
      ) {
        report('direct', [span], {}, worse)
        continue
      }
      const told = `${passage.previous.slice(-200)} ${plain}`
      if (
        patterns.sellerMaySpend.test(plain) &&
        patterns.deposit.test(told) &&
        !patterns.defaultOnly.test(told)
      ) {
        report('direct', [span], {}, { ...worse, unmistakable: true })
        continue
      }
      if (!patterns.deposit.test(passage.linked)) continue
      if (patterns.kept.test(full)) continue
      if (patterns.givenBack.test(plain)) continue
      const ends = patterns.defaultOnly.test(full)
      const spendable =
        holds(full, patterns.accountNamed, patterns.notApart) ||
        (patterns.spendingAccount.test(full) &&
          !patterns.trust.test(full.replace(patterns.bare, ' ')))
      if (spendable) {
        report('direct', [span], {}, { ...worse, unmistakable: true })
        continue
      }
      if (patterns.direct.test(full) || (patterns.absolute.test(plain) && !ends)) {
        report('direct', [span], {}, worse)
        continue
      }
      const handed =
        patterns.handedOver.test(plain) ||
        patterns.instructs.test(plain) ||
        patterns.immediate.test(plain) ||
        patterns.had.test(plain) ||
        patterns.receives.test(plain)
      const soon = patterns.before.test(plain) || patterns.soon.test(plain)
      const said =
        patterns.release.test(full) || patterns.use.test(full) || patterns.paid.test(full)
      const passed =
        patterns.becomes.test(passage.linked) ||
        (patterns.behind.test(plain) && !patterns.held.test(full)) ||
        holds(plain, patterns.towardsLoan, patterns.paidAway) ||
        patterns.disposal.test(plain) ||
        (patterns.reaches.test(passage.linked) && patterns.funds.test(plain))
      if (!ends && passed && !patterns.atSettlement.test(plain)) {
        report('released', [span], law, worse)
        continue
      }
      const reached =
        !ends &&
        patterns.reaches.test(passage.linked) &&
        holds(passage.linked, patterns.deposit) &&
        (soon || patterns.elsewhere.test(plain) || patterns.early.test(plain)) &&
        !patterns.atSettlement.test(plain)
      if (reached) {
        report('released', [span], law, worse)
        continue
      }
      if (!said && !(handed && soon && !ends)) continue
      const early = patterns.before.test(full) || (handed && soon)
      if (patterns.toBuyer.test(full) && (!early || !patterns.toVendor.test(plain))) continue
      if (patterns.atSettlement.test(full) && !early) continue
      report('released', [span], law, { ...worse, strength: early ? 'firm' : 'likely' })
    }
  },
})

/** The row that names the vendor himself, or his spending account, as the one who holds it. */
function isHeldByVendor({ text, full }: Passage, vendors: readonly string[]): boolean {
  if (!patterns.holderRow.test(text) || patterns.held.test(full)) return false
  const words = text.toLowerCase()
  return vendors.some((name) => name.length > 6 && words.includes(name.toLowerCase()))
}

/** What holds for a lot whose plan is still to be registered. */
function offThePlanLaw(state: StateCode | null): string {
  if (state === 'VIC')
    return ' In Victoria sections 9AA and 9AE of the Sale of Land Act protect the deposit of an off-the-plan buyer until the plan is registered: ask a lawyer what is left of this clause.'
  if (state === 'NSW')
    return ' In New South Wales section 66ZT of the Conveyancing Act has an off-the-plan deposit kept as trust or controlled money until completion, and a clause to the contrary is void.'
  return ''
}
