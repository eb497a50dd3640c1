import type { Span } from '../../document.ts'
import type { Fact } from '../../facts/facts.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { percentsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { DEPOSIT_LOST, depositLost, isForExtras } from '../terms/deposit-lost.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { termsOf } from '../reading/passages.ts'
import { percent } from '../say.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...DEPOSIT_LOST,
  deposit: /\bdeposit\b/i,
  share:
    /\bdeposit\b.{0,60}?\b(\d{1,2}(?:\.\d{1,2})?|(?:eleven|twelve|fifteen|twenty|thirty)) ?(?:per ?cent|%)|\b(\d{1,2}(?:\.\d{1,2})?) ?(?:per ?cent|%).{0,60}\bdeposit\b/i,
  ofPrice: /\b(?:price|value|purchase money|consideration)\b/i,
  limit:
    /\b(?:up to|not exceed(?:ing)?|no more than|maximum of|at most|interest|forfeit|retain|keep|entitled|bond|guarantee|release)\b/i,
  nonRefundable:
    /\bdeposit\b.{0,30}\bnever (?:be )?(?:refunded|returned|repaid)\b|\b(?:deposit|initial payment|holding (?:fee|deposit))\b.{0,60}\bnon-?refundable\b|\bnon-?refundable\b.{0,40}\b(?:deposit|payment)\b|\b(?:deposit|payment)\b.{0,40}\b(?:is|be) not refundable\b/i,
  whole:
    /\b(?:entitled to|forfeit|retain|recover|must pay|liable|claim)\b.{0,90}\b(?:10 ?%|ten per ?cent\b|(?:whole|full) (?:of the )?deposit\b|balance of the deposit\b|unpaid (?:part|balance)\b).{0,120}\b(?:notwithstanding|even (?:if|though)|although|whether or not|only)\b|\b(?:notwithstanding|even (?:if|though)|although)\b.{0,90}\b(?:5 ?%|five per ?cent\b|part\b|less\b).{0,90}\b(?:10 ?%|ten per ?cent\b|balance of the deposit\b|whole deposit\b)/i,
  parts: /\bfurther|\bsecond|\binstal|\bbalance of the deposit/i,
  fraction:
    /\bdeposit\b.{0,60}\b(?:one[- ](?:fifth|sixth|seventh|quarter|third|eighth)|a (?:fifth|quarter|third))\b/i,
  kept: /\b(?:deposit|first \$ ?[\d,.]{3,10}|instal?ment|holding (?:fee|sum))\b.{0,40}\b(?:belongs? to|is the property of|is earned by|becomes the property of) (?:the )?vendor\b.{0,24}\b(?:as soon as|at once|immediately|when|on (?:payment|signing|receipt)|from)\b|\b(?:deposit|first \$ ?[\d,.]{3,10})\b.{0,80}\bnot (?:be )?(?:given|handed|paid) back\b.{0,20}\b(?:any|whatever)\b|\b(?:no part of the deposit|deposit)\b.{0,30}\b(?:must not|(?:must|is to) (?:in no|under no)|must) (?:be )?(?:refunded|returned|repaid|recoverable)\b.{0,60}\b(?:any (?:event|circumstances?|reason)|whatever|whatsoever)\b|\bno part of the deposit\b.{0,30}\b(?:refund|return|repa)/i,
  shortfall:
    /\b(?:shortfall|unpaid (?:part|balance|portion)|difference|balance of (?:the|that) (?:deposit|ten)|(?:full|whole|entire) (?:10|ten) ?(?:%|per ?cent\w{0,2}))(?: of the deposit)?\b.{0,80}\b(?:recover\w{0,4}|sued for|debt|due|payable|claimed)\b/i,
  onDefault:
    /\b(?:default\w{0,3}|breach|dishonou?r\w{0,3}|not met|presentation|rescind\w{0,3}|end(?:s|ed)? (?:this|the) contract|forfeit\w{0,3})\b/i,
  never:
    /\bdeposit\b.{0,30}\bmust not be (?:refunded|returned|repaid|refundable)\b(?! (?:if|unless|except|until|before))|\bdeposit\b.{0,40}\b(?:is|becomes?) (?:immediately )?non-?returnable\b/i,
  missingPart:
    /\bso much of\b.{0,40}\b(?:unpaid|not (?:been )?paid)\b|\b(?:shortfall|unpaid (?:part|balance|portion)|difference|balance|rest|remainder|deficiency)\b.{0,40}\b(?:deposit|10 ?%|ten ?%)/i,
  owes: /\b(?:recover|sue|claim|demand|entitled|must (?:immediately |forthwith )?pay|owes?|debt|payable)\b/i,
  /** A part of the price that is no deposit, and goes to the vendor while the building is built. */
  onAccount:
    /\b(?:on account of|in (?:part payment|reduction) of|towards?|part of|instal?ment of)\b[^.;]{0,24}\b(?:residue|balance|price|purchase money|consideration)\b|\bprogress payments?\b|\b(?:second|further|additional|interim|stage) (?:payment|instal?ment)\b/i,
  payable: /\b(?:pays?|paid|payable|payment)\b/i,
  whileBuilt:
    /\b(?:slab|frame|roof|lock-?up|storey|fixing|topping[- ]out|stage|construction|works? (?:begin|commence|start|reach)\w{0,3}|building works?|foundations?|base stage|before (?:settlement|registration|completion))\b/i,
  heldInTrust:
    /\b(?:trust|stakeholder|deposit ?holder|variation|upgrade|extras?|builder must|no (?:progress|further|additional)|need not|must not|not (?:be )?(?:required|obliged|payable))\b/i,
  byWay: /\bby way of deposit\b/i,
})

/** Critical off the plan in any state; in Victoria, where the law stops at 10%, any excess is. */
const GRAVE_PERCENT = 20

/** What the buyer stands to lose on default. */
export default defineRule({
  id: 'national/deposit-above-ten-percent',
  title: 'Size of the deposit',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.vic.saleOfLand), cite(act.nsw.conveyancing), cite(act.qld.propertyLaw)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No deposit of more than 10% of the price was found.',
  subject:
    /\bdeposit\b.{0,100}\b(?:(?:1[1-9]|[2-9]\d)(?:\.\d{1,2})? ?(?:%|per cent)|(?:eleven|twelve|fifteen|twenty|thirty) per cent|fifths?|quarter|thirds?|half|refund\w{0,4}|forfeit\w{0,3}|retain\w{0,2}|keeps?|given back|return\w{0,2}|property of|unpaid|in two parts)|\b(?:(?:1[1-9]|[2-9]\d) ?(?:%|per cent)|(?:fifteen|twenty) per cent\w{0,2}|forfeits?|retains?|keeps?)\b.{0,100}\bdeposit\b|\bnon-?refundable\b|\bnot (?:be )?(?:refunded|refundable|given back)\b|\b(?:holding (?:fee|deposit)|initial payment|instalment is the property|part payment|progress payments?|second payment)\b|\b(?:ten per cent|10 ?%).{0,80}\b(?:is unpaid|default\w{0,2}|shortfall|sued?)\b|\b(?:default\w{0,2}|breach|forfeits?)\b.{0,100}\b(?:(?:ten|five) per cent\b|10 ?%)/i,
  messages: {
    above: {
      title: 'The deposit is {{share}} of the price, more than the usual 10%',
      description:
        'A deposit of {{share}} is asked for. The deposit is what you usually lose if you cannot settle, so a deposit above 10% puts more of your money at risk and has to be found sooner.{{law}}',
      recommendation: 'Before you sign, ask for a deposit of 10% or less, held by a stakeholder.',
      question: 'Will the vendor accept a deposit of no more than 10% of the price?',
    },
    offThePlan: {
      title: 'The off-the-plan deposit is {{share}}, more than 10% of the price',
      description:
        'A deposit of {{share}} is asked for a lot whose plan is still to be registered. {{law}}More than 10% also ties up your money for the whole building time.',
      recommendation:
        'Before you sign, ask for a deposit of at most 10%, held on trust until the plan is registered, and have your lawyer check this clause.',
      question: 'Will the vendor limit the deposit to 10% of the price, held on trust?',
    },
    whileBuilt: {
      title: 'Part of the price is paid to the vendor while the building goes up',
      description:
        'By the wording at {{where}} you pay part of the price, beside the deposit, before you can have the title. It is not held in trust: if the vendor fails or the plan is never registered, it may be spent and you would be one creditor among many. Such a payment also gets round the limit that the law or custom sets for a deposit off the plan.',
      recommendation:
        'Before you sign, ask for this payment to be struck out, so that everything but the deposit is paid at settlement, and have your lawyer check whether the law allows it.',
      question: 'Will the vendor agree that nothing but the deposit is payable before settlement?',
      suggestedWording:
        'The balance of the price is payable at settlement, and no part of it before.',
    },
    nonRefundable: {
      title: 'A deposit is said to be non-refundable',
      description:
        'The wording at {{where}} says that the deposit does not come back. It could be read to keep your money even where the contract ends through no fault of yours.',
      recommendation: 'Before you sign, ask for these words to be struck out.',
      question:
        'Will the vendor agree that the deposit is refunded if the contract ends without the purchaser’s default?',
    },
    keptAnyhow: {
      title: 'Part of the deposit is lost even if you end the contract for good reason',
      description:
        'By the wording at {{where}} the vendor keeps some or all of your deposit although you did nothing wrong, such as when your loan is refused, an inspection finds a fault or you cool off. The conditions that protect you would then cost you that sum.',
      recommendation:
        'Before you sign or pay, ask that the whole deposit comes back whenever the contract ends without your default.',
      question:
        'Will the vendor refund the whole deposit if the contract ends without the purchaser’s default?',
      suggestedWording:
        'If this contract ends without default by the purchaser, the whole deposit must be refunded at once.',
    },
    extras: {
      title: 'Money for upgrades or extras goes to the vendor and does not come back',
      description:
        'By the wording at {{where}} what you pay for upgrades, variations or other extras is kept whatever becomes of the contract. It is not held like a deposit: if the plan is never registered, your loan is refused or the builder fails, it is gone.',
      recommendation:
        'Before you sign or pay, ask that this money is held with the deposit until settlement and repaid whenever the contract ends without your default.',
      question:
        'Will money for upgrades be held in trust and repaid if the contract ends without the purchaser’s default?',
    },
    whole: {
      title: 'On default you would owe the full 10% deposit, though less was paid',
      description:
        'The wording at {{where}} lets the vendor claim the rest of a 10% deposit from you after a default, even though the contract asked for less at the start.',
      recommendation: 'Before you sign, ask that only the deposit actually paid can be kept.',
      question: 'Will the vendor limit its claim on default to the deposit actually paid?',
    },
  },
  check({ doc, facts }, report) {
    const offThePlan = isOffThePlan(doc)
    const tell = (share: number, spans: readonly Span[], used: readonly Fact<unknown>[]): void => {
      const law =
        doc.state === 'VIC'
          ? 'In Victoria such a deposit is limited to 10% until the plan is registered (section 9AA of the Sale of Land Act), and you may have a right to end the contract. '
          : ''
      const instalments =
        doc.state === 'QLD'
          ? ' In Queensland more than 10% usually makes the contract an instalment contract, which gives you special rights: ask a lawyer.'
          : ''
      const inQld = doc.state === 'QLD'
      // Queensland: 10% for a lot that exists, 20% off the plan (qld.md; sections not verified).
      const within = inQld && offThePlan && share <= 20
      const severity = within
        ? 'medium'
        : offThePlan && (doc.state === 'VIC' || share > GRAVE_PERCENT)
          ? 'critical'
          : offThePlan || share > 15 || inQld
            ? 'high'
            : 'medium'
      report(
        offThePlan ? 'offThePlan' : 'above',
        spans,
        { share: percent(share), law: offThePlan ? law : instalments },
        { severity, facts: used },
      )
    }
    const { price, deposit } = facts
    if (price !== null && deposit !== null && deposit.value > price.value / 10 + 100) {
      tell(
        (deposit.value / price.value) * 100,
        [...deposit.spans, ...price.spans],
        [price, deposit],
      )
    }
    for (const passage of termsOf(doc)) {
      const { plain, text, full, span, heading } = passage
      const lost = depositLost(passage)
      if (
        offThePlan &&
        holds(text, patterns.onAccount, patterns.payable, patterns.whileBuilt) &&
        !patterns.heldInTrust.test(plain)
      ) {
        report('whileBuilt', [span], {}, { severity: 'high', unmistakable: true })
      } else if (lost === 'kept' || lost === 'keptAnyhow') {
        const severity = lost === 'keptAnyhow' ? 'high' : 'medium'
        const key = isForExtras(passage) ? 'extras' : 'keptAnyhow'
        report(key, [span], {}, { severity, unmistakable: true })
      } else if (lost === 'owed' && doc.state !== 'NSW') {
        report('whole', [span], {}, { unmistakable: true })
      } else if (
        patterns.nonRefundable.test(full) ||
        patterns.kept.test(plain) ||
        patterns.never.test(plain)
      )
        report('nonRefundable', [span])
      // In New South Wales a deposit paid in parts has a rule of its own.
      else if (
        (patterns.whole.test(full) ||
          holds(plain, patterns.missingPart, patterns.owes, patterns.onDefault) ||
          (patterns.shortfall.test(plain) &&
            patterns.onDefault.test(full) &&
            patterns.deposit.test(`${full} ${heading}`)) ||
          (percentsIn(full).includes(10) &&
            patterns.shortfall.test(plain) &&
            patterns.onDefault.test(full))) &&
        doc.state !== 'NSW'
      )
        report('whole', [span])
      else if (patterns.fraction.test(text) && !patterns.limit.test(text)) tell(20, [span], [])
      else if (
        (patterns.share.test(text) || patterns.byWay.test(text)) &&
        !patterns.limit.test(text)
      ) {
        const shares = percentsIn(text).filter((share) => share <= 50)
        const share = Math.max(0, ...shares)
        const total =
          shares.length > 1 && patterns.parts.test(text) ? shares.reduce((a, b) => a + b, 0) : share
        if (share > 10 || (total > 10 && total <= 40)) tell(Math.max(share, total), [span], [])
      }
    }
  },
})
