import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule, type Values } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { isOfOthers, type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  debt: /\b(?:borrow\w{0,4}|mortgag(?:e|es|ed|ee|ing)|encumber\w{0,3}|encumbrances?|security (?:of|over)|secured|further advances?|caveats?|writs?|charge[sd]?|financier|lender|refinanc\w{1,3})\b/i,
  purchaser: /\bpurchaser\b/i,
  again:
    /\bvendor\b[^.;]{0,50}\b(?:may|can|is (?:free|at liberty|entitled) to|reserves|prevents?)\b[^.;]{0,60}\b(?:(?<!\b(?:the|this|that|its|his|her|their|our|any|each|every|such|said|existing|registered|first|second|prior) )(?:re-?|further )?(?:mortgag(?:e|ing)|encumber(?:ing)?|charg(?:e|ing)(?! (?:(?:it|him|her|them|the (?:purchaser|buyer)) )?(?:\$|interest|rent|an? (?:\w{4,12} )?(?:fee|sum|fine|rate)|\d|for\b)))|borrow(?:ing)?|refinanc(?:e|ing)|increas(?:e|ing)|vary(?:ing)?|redraw)\b|\bnothing\b[^.;]{0,40}\b(?:prevents|stops|keeps)\b[^.;]{0,30}\bvendor\b[^.;]{0,30}\b(?:borrow|mortgag|charg|encumber)\w{0,4}|\b(?:further|additional|second|another|new|fresh) (?:mortgages?|advances?|borrowings?|charges?)\b[^.;]{0,60}\b(?:permitted|allowed|may be (?:given|granted|taken|raised))\b/i,
  /** Instalments of a loan that is there are paid out of the deposit: nothing is borrowed. */
  paysLoan:
    /\b(?:draw(?:s|ing)? (?:on|down|upon|from)|us(?:e|es|ing)|appl(?:y|ies|ying)|spend(?:s|ing)?|pay(?:s|ing)?|put(?:s|ting)?)\b[^.;]{0,60}\b(?:for|to|towards?|in|on|against)\b[^.;]{0,40}\b(?:mortgage|loan)(?:['’]s)? (?:instalments?|repayments?|payments?|arrears|interest|debts?|balance|account)\b|\b(?:draw(?:s|ing)? (?:on|upon|from)|us(?:e|es|ing)|appl(?:y|ies|ying)|spend(?:s|ing)?|put(?:s|ting)?)\b[^.;]{0,40}\b(?:deposit|it|money|sum)\b[^.;]{0,40}\b(?:mortgages?|loans?|charges?)\b/i,
  /** Whatever is paid, a new debt is one. */
  newDebt:
    /\b(?:re-?mortgag\w{1,3}|re-?financ\w{1,3}|borrow\w{0,3}|encumber\w{0,3}|redraw|further|additional|second|another|new|fresh|increase)\b/i,
  theLand: /\b(?:land|property|lot|mortgage|title|parcel|it|debt)\b/i,
  freed:
    /\b(?:without|free of|no) (?:extra |further )?charge\b|\bcharges? the (?:owner|purchaser|cost)|\bapplied to the mortgage\b|\b(?:releas\w{1,4}|free of|free from|discharg\w{1,3}|unencumbered|paid out|removed)\b[^.;]{0,50}\b(?:settlement|registration|lot|title|transfer)\b|\b(?:must|may|shall|will) not\b[^.;]{0,30}\b(?:mortgage|encumber|charge|borrow)\b|\b(?:right|rights|benefit|interest) (?:under|to|in) (?:this contract|the price|the deposit)\b|\bwith (?:the )?purchaser's (?:written )?consent\b/i,
  stays:
    /\b(?:need not|not (?:obliged|bound|required)|no obligation|is under no duty)\b[^.;]{0,50}\b(?:discharg\w{1,4}|pay out|take off|remove|lift|release|clear)\b|\bmortgages?\b[^.;]{0,60}\b(?:stands?|stays?|remains?|continues?|is to (?:stay|remain|continue)|kept up|keep it up|goes on)\b|\b(?:discharge|release)\b[^.;]{0,40}\b(?:only (?:when|after|on) (?:the )?(?:last|final)|not (?:be )?given (?:at|on|until))\b/i,
  noPayment:
    /\bpurchaser\b[^.;]{0,60}\b(?:no right|not (?:be )?entitled|may not|must not|will not|cannot|not make)\b/i,
  lenderAsked:
    /\b(?:pay(?:ments?|ing)?|require|ask|approach|contact|deal with)\b[^.;]{0,60}\b(?:mortgagee|lender|bank|financier)\b/i,
  /** What the purchaser must do besides what is forbidden. */
  duty: /[,;] ?(?:and|but) (?:the purchaser )?must\b(?! not)|[,;]? (?:and|but) (?:the purchaser )?must (?!not\b)/i,
  ordinary:
    /\b(?:covenants?|easements?|crown grant|general conditions?|discharged at settlement|paid (?:out )?(?:at|from|on)|remains? (?:liable|bound)|body corporate|prospectus|finance (?:is|condition|approval)|purchaser's (?:lender|mortgagee|bank|financier|mortgage)|those that rank|tenant)\b/i,
  despite:
    /\bpurchaser (?:must|shall|is (?:bound|obliged|required) to|will|has to|agrees to)\b[^.;]{0,30}\b(?:settle|complete|accept (?:title|(?:a|the) transfer)|take (?:title|(?:a|the) transfer))\b[^.;]{0,60}\b(?:with|subject to|while|whilst)\b[^.;]{0,30}\b(?:writs?|caveats?|charges?)\b|\bpurchaser (?:must|is (?:bound|obliged) to|will|has to)\b[^.;]{0,30}\b(?:settle|complete|accept|proceed|pay)\b[^.;]{0,100}\b(?:undertaking|promise|notwithstanding|even (?:if|though)|although|despite|letter)\b|\b(?:notwithstanding|even (?:if|though)|although|despite|if)\b[^.;]{0,120}\bpurchaser (?:must|is (?:bound|obliged) to|will|has to)\b[^.;]{0,30}\b(?:settle|complete|accept|proceed|pay)\b/i,
  onTitle:
    /\b(?:writ|caveat|mortgage|charge|dealing|encumbrance)\b[^.;]{0,70}\b(?:on the (?:title|folio|register)|on title|registered|recorded|not (?:been )?(?:removed|withdrawn|discharged|lifted)|outstanding|still|remain(?:s|ing)?|in place|stands?)\b|\bsubject to (?:the |that |any |this )?(?:writ|caveat|charge)\b|\bundertaking\b[^.;]{0,60}\b(?:remove|discharge|withdraw|lapsing|release)\w{0,2}\b/i,
  aCaveat: /\bcaveat/i,
  aWrit: /\bwrits?\b/i,
  aMortgage: /\bmortgag/i,
  aCharge: /\bcharges?\b/i,
  /** Who has it removed is the buyer. */
  leftToBuyer:
    /\b(?:purchaser|buyer|transferee)\b[^;]{0,160}\b(?:is left to|must itself|at (?:its|his|her|their|the (?:purchaser|buyer)'s) own (?:cost|expense)|in (?:its|his|her|their|the (?:purchaser|buyer)'s) own name)\b[^;]{0,60}/i,
  claimant: /\b(?:caveats?|caveators?|writs?)\b/i,
  /** What the vendor will do about it, whenever that is. */
  promised:
    /\b(?:undertak\w{2,6}|promises?|assurances?|letter)\b|\bvendor (?:must|will|shall|is to)\b(?! not)[^.;]{0,60}\b(?:remov|withdr|discharg|releas|lift|clear)/i,
  notRemoved:
    /\bvendor\b[^.;]{0,20}\b(?:need not|not (?:be )?(?:obliged|bound|required|liable)|no obligation|under no (?:duty|obligation))\b[^.;]{0,50}\b(?:remov\w{1,3}|withdraw\w{0,3}|lapse|lapsing|lift|discharge|clear)\b/i,
  behind:
    /\b(?:ranks? (?:behind|after|below)|is subordinate to|are subordinate to|subject and subordinate|postponed to|second in priority)\b/i,
})

/** Debts of the vendor that stay on the land, or may still be put there. */
export default defineRule({
  id: 'national/mortgage-stays',
  title: 'The vendor’s mortgage until and after settlement',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand), cite(act.nsw.conveyancing)],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that lets the vendor keep or add a mortgage at your risk.',
  subject:
    /\b(?:mortgag\w{1,4}|caveats?|writs?|financiers?|lenders?)\b[^.;]{0,120}\b(?:remain\w{0,3}|stays?|still|kept|until|not (?:be )?(?:bound|obliged|required|discharg\w{2,3})|notwithstanding|although|further|additional|refinanc\w{1,3}|discharge[ds]?|releas\w{1,3}|remov\w{1,3}|withdraw\w{0,4}|rank\w{0,3}|behind|priority|subject to)\b|\b(?:further|additional|refinanc\w{1,3}|discharge[ds]?|releas\w{1,3}|remov\w{1,3}|withdraw\w{0,4}|rank\w{0,3}|behind|subject to|notwithstanding|payment to)\b[^.;]{0,120}\b(?:mortgag\w{1,4}|caveats?|writs?|financiers?|lenders?)\b|\b(?:vendor|seller|developer|we)\b[^.;]{0,120}\b(?:mortgage|borrow\w{0,3})\b/i,
  messages: {
    again: {
      title: 'The vendor may mortgage the land again before you own it',
      description:
        'By the wording at {{where}} the vendor may borrow on the land, or more than today, while you are bound to buy. If the debts then exceed what you still have to pay, the vendor cannot clear the title and the lender may sell over your head.',
      recommendation:
        'Before you sign, ask to have this struck out, with a ban on new debts and your right to lodge a caveat.',
      question: 'Will the vendor promise not to mortgage or charge the land before settlement?',
      suggestedWording:
        'The vendor must not mortgage, charge or encumber the land, or increase a debt secured on it, before settlement.',
    },
    stays: {
      title: 'The vendor’s mortgage stays on the land while you pay',
      description:
        'By the wording at {{where}} the vendor need not pay out the mortgage yet, or you may not pay or ask the lender. If the vendor stops paying, the lender can sell the property although you have paid your instalments.',
      recommendation:
        'Before you sign, ask for the lender’s written consent, for your payments to go to the lender first, and for a discharge at settlement.',
      question:
        'How much is owed, does the lender consent to this sale, and may the purchaser pay it?',
    },
    despite: {
      title: 'You must settle although {{entry}} is still on the title',
      description:
        'By the wording at {{where}} you pay the whole price while {{entry}} still stands on the title, {{promise}}. Until it is gone, your transfer may not be registered, your lender may refuse to pay, and what the other person claims may bind you.',
      recommendation:
        'Before you sign, ask that settlement waits until the title is clear or the removal is handed over at settlement.',
      question: 'Will every entry of that kind ({{entry}}) be removed at or before settlement?',
    },
    behind: {
      title: 'Your rights rank behind the vendor’s lender',
      description:
        'By the wording at {{where}} the lender comes before you. If the vendor fails, the lender may sell free of your contract, and what you have paid may be lost.',
      recommendation:
        'Before you sign, ask for the lender’s written promise to honour your contract, and keep the deposit in a trust account.',
      question: 'Will the lender agree in writing to honour this contract?',
    },
  },
  check({ doc }, report) {
    // A builder of many lots borrows on the whole, and frees each lot as it is sold.
    const offThePlan = isOffThePlan(doc)
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'contract-form',
      'annexure',
      'other',
    ])) {
      const { text, plain, full, span } = passage
      if (!patterns.debt.test(full) || text.endsWith('?')) continue
      if (patterns.again.test(plain) && patterns.theLand.test(text)) {
        // A letter tells what will be done with a mortgage, and lets nobody do it.
        const isPaidOff = patterns.paysLoan.test(plain) && !patterns.newDebt.test(plain)
        if (!patterns.freed.test(plain) && !isPaidOff && !isOfOthers(doc, passage)) {
          const severity = offThePlan ? 'low' : 'critical'
          report('again', [span], {}, { severity, unmistakable: true })
        }
        continue
      }
      if (patterns.behind.test(plain) && patterns.purchaser.test(plain)) {
        report('behind', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (holds(plain, patterns.despite, patterns.onTitle)) {
        // With no promise of the vendor's, whoever claims the land is left to the buyer.
        const isLeft = patterns.claimant.test(plain) && !patterns.promised.test(full)
        const severity = isLeft ? 'critical' : 'high'
        report('despite', [span], despiteOf(passage), { severity, unmistakable: true })
      } else if (patterns.claimant.test(full) && patterns.notRemoved.test(plain)) {
        report('despite', [span], despiteOf(passage), { severity: 'high', unmistakable: true })
      } else if (
        (mayNotAsk(plain) && !patterns.ordinary.test(plain)) ||
        (patterns.stays.test(plain) && !patterns.ordinary.test(plain))
      ) {
        report('stays', [span], {}, { severity: 'high', unmistakable: true })
      }
    }
  },
})

/** Which entries the clause names, and what is said of their removal. */
function despiteOf({ text, full }: Passage): Values {
  const named = ENTRY_NAMES.filter(([word]) => patterns[word].test(text)).map(([, name]) => name)
  const isLeft = patterns.leftToBuyer.test(text)
  return {
    entry: named.length === 0 ? 'an entry' : either(named),
    promise: isLeft
      ? 'and are left to have it removed yourself'
      : patterns.promised.test(full)
        ? 'with no more than a promise that it goes later'
        : 'and nobody promises that it goes later',
  }
}

const ENTRY_NAMES = [
  ['aCaveat', 'a caveat'],
  ['aWrit', 'a writ'],
  ['aMortgage', 'a mortgage'],
  ['aCharge', 'a charge'],
] as const

/** "a caveat, a writ or a mortgage". */
function either(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} or ${names.slice(-1).join('')}`
}

/** Whether what is forbidden is to pay or ask the lender, and not another thing for whose cost the lender is paid. */
function mayNotAsk(plain: string): boolean {
  const ban = patterns.noPayment.exec(plain)
  if (ban === null) return false
  const [before = ''] = plain.slice(0, ban.index).split(patterns.duty).slice(-1)
  const [after = ''] = plain.slice(ban.index + ban[0].length).split(patterns.duty)
  return patterns.lenderAsked.test(`${before}${ban[0]}${after}`)
}
