import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { amendmentsOf } from '../terms/amendments.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { holdingAny, passagesIn, passagesSaying } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  risk: /\bat the (?:sole )?risk of the (?:purchaser|buyer)\b|\brisk\b.{0,60}\b(?:passes?|transfers?|is|lies|rests)\b.{0,40}\b(?:to|with|on|borne by) the (?:purchaser|buyer)\b|\b(?:purchaser|buyer)\b.{0,40}\b(?:bears|assumes|accepts|takes|carries)\b.{0,20}\brisk\b|\b(?:purchaser|buyer)\b.{0,30}\bmust insure\b|\b(?:purchaser|buyer)'?s? risk\b/i,
  from: /\b(?:from|on|after|as from|upon) (?:the )?(?:day of sale|date of (?:this )?(?:contract|sale)|contract date|signing|signature|exchange|the date (?:of|hereof))\b|\b(?:before|prior to) (?:settlement|completion)\b|\bfrom (?:5|five) ?(?:pm)?\b|\bnext business day\b/i,
  damage:
    /\b(?:damaged?|destroyed|destruction)\b.{0,80}\b(?:before|prior to) (?:settlement|completion)\b/i,
  mustPay:
    /\b(?:purchaser|buyer)\b.{0,20}\b(?:must|shall|will|is to) (?:still |nevertheless )?(?:complete|settle|pay)\b/i,
  /** The clause itself, or its first part: 31.4 to 31.6 are of a claim and of money held back. */
  gc31: /\b(?:general conditions?|GC|conditions?) ?(?:31|24)(?:\.[12])?(?![.\d])(?:(?!per ?cent|%).){0,60}\b(?:does not apply|do not apply|is deleted|deleted|is excluded|amended|replaced)\b|\b(?:delet\w{1,4}|exclud\w{1,4})\b.{0,40}\bgeneral condition ?31\b/i,
  /** The printed condition stands as it is. */
  unchanged:
    /\b(?:general condition|GC|condition) ?(?:31|24)(?:\.\d)?\b[^.;]{0,30}\b(?:is|are|has|have) not (?:been )?(?:amended|deleted|excluded|changed|replaced|varied)\b/i,
  ofForm:
    /\brisk\b[^.;]{0,40}\bfrom (?:5|five) ?(?:pm|p\.m\.|o'?clock) on the (?:first|next) business day after\b/i,
  /** A term of the parties' own that leaves it with the vendor until settlement, whatever is printed. */
  stays:
    /\b(?:vendor|seller)s?\b[^.;]{0,24}\b(?:carr(?:y|ies)|bears?|keeps?|retains?|has|takes?|remains at)\b[^.;]{0,24}\brisks?\b|\bat the (?:vendor|seller)'s(?: sole)? risk until\b|\brisk\b[^.;]{0,60}\b(?:remains?|stays?|is|rests|lies)\b[^.;]{0,12}\b(?:with|on|borne by) the (?:vendor|seller)\b[^.;]{0,30}\b(?:until|till|up to)\b/i,
  settlement: /\b(?:from|at|after|on|until) (?:settlement|completion)\b/i,
  vendor: /\b(?:remains? with|lies with|borne by|risk of) the (?:vendor|seller)\b/i,
  /** What the vendor need not make good is made to hold what it would have to. */
  wearWidened:
    /\b(?:fair )?wear and tear\b["']?[^.;]{0,30}\b(?:takes? in|includ(?:es?|ing)|means?|extends? to|covers?|embraces?|encompass(?:es)?|is (?:read|taken|deemed|understood) (?:as|to)(?: be| include| cover| mean)?)\b[^.;]{0,120}\b(?:storms?|water|rain|hail|wind|fire|flood|break(?:ages?|downs?)|broken|glass|fail(?:s|ed|ures?)|damaged?|accidents?|theft|vandalism|lightning)\b|\b(?:storms?|water|rain|hail|wind|fire|flood|breakages?|breakdowns?|failures?|damage|theft|vandalism)\b[^.;]{0,80}\b(?:is|are|counts?|ranks?|(?:must|will|shall) be)(?: to be)? (?:taken |deemed |treated |regarded |read |considered |counted )?(?:to be |as )?(?:part of )?(?:fair )?wear and tear\b/i,
  wear: /\bwear and tear\b/i,
  wearKept:
    /\b(?:not|never|neither|nor|no|other than|except|beyond)\b[^.;]{0,60}\bwear and tear\b|\bwear and tear\b[^.;]{0,24}\b(?:(?:does|do|shall|is|will) not|never|excludes?)\b/i,
  access: /\b(?:possession|access|occupation|licen[cs]e|chattels|inspect)\w{0,3}\b/i,
  passes:
    /\brisk (?:in .{0,30})?pass(?:es)?\b.{0,12}\b(?:on|at|from|upon)\b.{0,20}\b(?:signing|contract date|day of sale|exchange)\b|\brisk\b.{0,60}\b(?:passes?|transfers?|vests?)\b.{0,20}\bpurchaser\b.{0,40}\b(?:signing|signature|day of sale|contract date|exchange)\b/i,
  /** Let in before settlement, with the risk from that day: the house may burn before it is paid for. */
  letIn:
    /\b(?:goes|go|moves?|let|comes?) into (?:occupation|possession|residence|the (?:house|home|property|land|dwelling))\b|\b(?:occup(?:ies|y|ation)|possession|licen[cs]e|access)\b/i,
  riskFromThen:
    /\brisk\b[^.;]{0,50}\b(?:being|is|are|lies|rests|falls|passes|must be|passing)\b[^.;]{0,24}\bpurchaser\b[^.;]{0,16}\bfrom (?:then|that|the|\d)\b|\bpurchaser\b[^.;]{0,80}\b(?:bears?|takes?|carr(?:y|ies)|assumes?)\b[^.;]{0,16}\brisk\b[^.;]{0,36}\bfrom (?:then|that (?:day|time|date)|the (?:day|date|time))\b/i,
  ofGoods:
    /\b(?:chattels|goods|furniture|own (?:things|property|belongings)|injury to|persons? (?:entering|on))\b/i,
  spared:
    /\bvendor\b.{0,20}\b(?:must not be|is not|not) (?:liable|responsible|answerable)\b.{0,40}\b(?:loss|damage|destruction)\b.{0,60}\b(?:before settlement|day of sale|between|until settlement)\b/i,
  buyersRisk:
    /\bpurchaser\b.{0,20}\b(?:must|is to|should|ought to|had better|would do well to|is (?:advised|well advised) to) (?:insure|take out insurance)\b|\brisk\b.{0,80}\b(?:of|to|on|upon|with|by|for) (?:the )?purchaser\b|\bpurchaser\b.{0,50}\b(?:risk|(?:bears?|carr(?:y|ies)|suffers?|responsible for|answerable for)\b.{0,30}\b(?:loss|damage|destruction))\b|\bpurchaser's (?:sole )?risk\b|\b(?:loss|damage|destruction)\b[^.;]{0,110}\b(?:is|are|becomes?|falls|will be|lies)(?: (?:on|with|for|to be borne by))? (?:the )?purchaser(?:'s)?(?: (?:sole |own )?(?:concern|responsibility|loss|account|problem|affair|cost))?(?=[ .;,])/i,
  fromSigning: concept.fromSigning,
  harmed:
    /\b(?:damaged?|destroyed|destruction|burnt|deteriorat\w{1,4}|loss or damage)\b.{0,120}\b(?:before|between|prior to|until|pending|after the day of sale)\b|\b(?:before|between|until|pending|after the day of sale)\b.{0,80}\b(?:damaged?|destroyed|destruction|burnt|deteriorat\w{1,4})\b/i,
  noRemedy: concept.noRemedy,
  buyerMay: concept.buyerMay,
  byBuyer: /\b(?:caused by|by) (?:the )?purchaser\b(?!['’]s)(?! (?:at|from|bears))/i,
  onSettlement:
    /\brisk\b.{0,40}\b(?:on|at|upon|until|only) settlement\b|\bremains?\b.{0,30}\bvendor/i,
  ruin: /\b(?:loss|injury|damage|destruction|fire|burns? down)\b/i,
  freed:
    /\bvendor\b.{0,24}\b(?:no|not|without)\b.{0,16}\b(?:liab\w{2,5}|responsib\w{2,6}|answerable)\b/i,
  noEffect: /\bmust not (?:vitiate|annul|avoid|affect|reduce|end|entitle|release)\b/i,
  earlier:
    /\b(?:before settlement|after the (?:date|day) of|after the day of sale|happening after|between)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.wearWidened,
  patterns.ofForm,
  patterns.gc31,
  [patterns.damage, patterns.mustPay],
  patterns.spared,
  [patterns.letIn, patterns.riskFromThen],
  patterns.passes,
  [patterns.buyersRisk, patterns.fromSigning],
  [patterns.harmed, patterns.noRemedy],
  [patterns.ruin, patterns.earlier],
  [patterns.risk, patterns.from],
]

/** Conveyancing Act 1919 (NSW) s 66O. */
const NSW_LIMIT =
  ' In New South Wales the protection that the law gives the buyer of a home cannot be excluded: ask your lawyer what this clause can do.'

/** Fire or flood between signing and settlement. Queensland's printed form passes the risk early. */
export default defineRule({
  id: 'national/risk-passes-early',
  title: 'Who bears damage before settlement',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 's 32B'), cite(act.nsw.conveyancing, 'ss 66K–66O')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No special clause was found that passes the risk to you before settlement.',
  subject:
    /\b(?:risk|loss)\b[^.;]{0,80}\b(?:purchaser|buyer|vendor|seller|pass\w{0,3}|transfer\w{0,4}|settlement|completion|signed)\b|\b(?:purchaser|buyer|vendor|seller|you) (?:\w{1,8} ){0,3}(?:risk|loss)\b|\bwear and tear\b|\binsur\w{0,8}\b[^.;]{0,60}\b(?:day of sale|signing|purchaser|buyer)\b|\b(?:purchaser|buyer)\b[^.;]{0,60}\binsur(?:e|es|ing|ance|able)\b|\b(?:damage\w{0,2}|destr\w{3,7}|harm|loss|injury)\b[^.;]{0,100}\b(?:settlement|completion|day of sale|contract date|date of this contract)\b/i,
  messages: {
    letIn: {
      title: 'You bear the risk from the day you move in, before you own the property',
      description:
        'By the wording at {{where}} you may use the property before settlement, and damage such as fire or storm is yours from that day. You would still have to pay the whole price for a house that has burnt down.{{limit}}',
      recommendation:
        'Before you sign, ask that the risk stays with the vendor until settlement; otherwise insure the building for its full value before you move in.',
      question: 'Will the vendor keep the building insured, and bear the risk until settlement?',
    },
    wear: {
      title: 'Damage before settlement is made to count as fair wear and tear',
      description:
        'The printed terms let the property come to you with fair wear and tear only. The wording at {{where}} makes that cover damage and breakdowns between signing and settlement, so that you would have to settle at the full price and mend them at your cost.{{limit}}',
      recommendation:
        'Before you sign, ask to delete these words, so that the vendor bears damage until settlement; if they stay, insure the house from the day you sign.',
      question:
        'Will the vendor delete the words on wear and tear, and hand the property over as it was on the day of sale?',
    },
    early: {
      title: 'The risk of damage passes to you before settlement',
      description:
        'By the wording at {{where}} fire, storm or other damage after signing is at your risk, though you do not own the property yet. You could have to pay the full price for a damaged house.{{limit}}',
      recommendation:
        'Before you sign, ask that the vendor bears the risk until settlement; if not, insure from the day you sign.',
      question: 'Will the vendor keep the risk of loss or damage until settlement?',
      suggestedWording:
        'The vendor bears the risk of loss or damage to the property until settlement.',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc, 'risk')) {
      report('early', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const isLeft =
      doc.state === 'QLD' &&
      (passagesSaying(doc, ['special-conditions'], patterns.stays).length > 0 || isPrintGone(doc))
    const printed = passagesSaying(doc, ['general-conditions'], patterns.wear).slice(0, 1)
    const besidePrint = { beside: printed.map(({ span }) => span) }
    const said = { limit: doc.state === 'NSW' ? NSW_LIMIT : '' }
    for (const { plain, full, text, span } of holdingAny(
      passagesIn(doc, ['special-conditions', 'particulars', 'contract-form', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.unchanged.test(full)) continue
      // The printed Queensland terms say so too: it is a reason to insure, and no surprise.
      if (doc.state === 'QLD' && patterns.ofForm.test(text)) {
        if (!isLeft) report('early', [span], said, { severity: 'low' })
        continue
      }
      if (patterns.wearWidened.test(text) && !patterns.wearKept.test(text)) {
        report('wear', [span], said, printed.length === 0 ? { unmistakable: true } : besidePrint)
        continue
      }
      if (patterns.gc31.test(full) && doc.state === 'VIC') report('early', [span], said)
      else if (patterns.damage.test(full) && patterns.mustPay.test(full))
        report('early', [span], said)
      else if (patterns.spared.test(plain) || patterns.passes.test(plain))
        report('early', [span], said)
      else if (
        holds(plain, patterns.letIn, patterns.riskFromThen) &&
        !patterns.ofGoods.test(plain) &&
        !patterns.onSettlement.test(plain)
      )
        report('letIn', [span], said, { unmistakable: true })
      else if (
        !patterns.access.test(text) &&
        !patterns.vendor.test(plain) &&
        !patterns.onSettlement.test(plain) &&
        !patterns.buyerMay.test(plain) &&
        (holds(plain, patterns.buyersRisk, patterns.fromSigning) ||
          (holds(plain, patterns.harmed, patterns.noRemedy) && !patterns.byBuyer.test(plain)) ||
          (holds(plain, patterns.ruin, patterns.earlier) &&
            (patterns.freed.test(plain) || patterns.noEffect.test(plain)) &&
            !patterns.byBuyer.test(plain)))
      )
        report('early', [span], said, doc.state === 'QLD' ? { severity: 'medium' } : {})
      else if (patterns.risk.test(full) && patterns.from.test(full)) {
        if (patterns.vendor.test(full) || patterns.access.test(text)) continue
        report('early', [span], said, doc.state === 'QLD' ? { severity: 'medium' } : {})
      }
    }
  },
})

/** The printed clause that passes the risk early is taken out by its number. */
function isPrintGone(doc: Doc): boolean {
  return amendmentsOf(doc).some(
    ({ kind, printed }) => kind === 'gone' && patterns.ofForm.test(printed?.text ?? ''),
  )
}
