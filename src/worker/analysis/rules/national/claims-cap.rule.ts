import { wordings } from '../../wording/wordings.ts'
import { dollarsIn, percentsIn, daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { INSURANCE_PATTERNS, isOfPolicy } from '../schemes/insurance-words.ts'
import { dollars, percent } from '../say.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...INSURANCE_PATTERNS,
  /** The figure of the printed clause, with another in its place. */
  printedFigure: /\b7\.[12]\.1\b|\b5 ?(?:%|per ?cent)/i,
  claim: /\b(?:claim(?:s|ed)?|compensation|requisition|objection)\b/i,
  cap: /\b(?:exceed(?:s|ing)?|no more than|not more than|limited to|maximum|more than|greater than|up to|replac\w{1,5}|substitut\w{1,4}|delet\w{1,4}|instead of|amended|(?:is|are) read as|becomes|becomes?|in place of|(?:is|be|are) read)\b|\b(?:for|where) ["'][^"']{1,24}["'] (?:read|put|write|substitute)\b|\bread\b[^.;]{0,30}\bas\b/i,
  clause7: /\bclauses? 7(?:\.\d){0,2}\b|\b7\.1\.1\b/i,
  defects:
    /\bdefects?\b.{0,80}\b(?:notif\w{1,4}|written notice|reported)\b.{0,60}\bwithin\b|\bwithin\b.{0,60}\b(?:days|months)\b.{0,80}\bdefects?\b/i,
  buyerMay:
    /\bpurchaser may\b[^.;]{0,120}\b(?:rescind|terminate|end|give (?:the vendor )?(?:an? |the )?[^.;]{0,30}\bnotice|serve (?:an? |the )?[^.;]{0,40}\bnotice)\b/i,
  settle:
    /\bnothing (?:may|can) be claimed\b[^.;]{0,60}\b(?:after|once|following) (?:settlement|completion)\b|\b(?:errors?|misdescriptions?)\b[^.;]{0,30}\b(?:notified|raised|claimed|told)\b[^.;]{0,40}\bwithin\b[^.;]{0,30}\b(?:contract date|day of sale|exchange|signing)\b|\bclaims?\b.{0,80}\b(?:must|may only|shall|has to|have to)\b.{0,40}\b(?:before|prior to) (?:settlement|completion)\b|\b(?:no|not)\b.{0,40}\bclaims?\b[^.;,]{0,60}(?:,? (?:whether )?(?:before or|then or) )?\bafter (?:settlement|completion)\b/i,
  /** "Only liable for … up to $500". */
  liableUpTo:
    /\bvendor\b[^.;]{0,16}\b(?:only (?:be )?liable|liable only|liability|answers?|answerable|responsible)\b[^.;]{0,90}\b(?:up to|to a (?:maximum|limit) of|not more than|no more than|to the (?:extent|amount) of)\b[^.;$]{0,12}\$/i,
  /** At no time at all. */
  never:
    /\b(?:then or (?:after(?:wards)?|later)|now or (?:later|afterwards|hereafter)|before or after|at any time|ever|altogether|of any kind|whatever|whatsoever)\b/i,
  afterSettlement: /\bafter (?:settlement|completion)\b|\b(?:merge|extinguish|lapse)/i,
  barred:
    /\bno claims? (?:of any kind )?(?:may|can|shall|will) be made\b|\bno claim\b.{0,60}\b(?:any error|misdescription)\b/i,
  other:
    /\b(?:fees?|interest|insurance|commission|levy|levies|area|dimension|bond|deposit|adjustment|default notices?|legal costs)\b/i,
  most: /\b(?:total|aggregate|amount|liability|claims?)\b.{0,80}\b(?:recover\w{0,5}|liab\w{1,6}|claim\w{0,3})?\b.{0,60}\b(?:must not exceed|limited to|capped at|not more than|no more than)\b|\bmaximum liability\b/i,
  against: /\b(?:from|against|by|of) the vendor\b|\bvendor's (?:total |maximum )?liability\b/i,
  merges:
    /\b(?:rights?|claims?|warrant\w{1,4}|remed(?:y|ies))\b.{0,80}\b(?:merge|extinguish|cease|lapse)\w{0,3}\b.{0,40}\bsettlement\b|\bvendor\b.{0,20}\b(?:has no liability|must not be liable|no liability)\b.{0,80}\bafter (?:the )?settlement\b/i,
  lapses:
    /\brights of the purchaser in respect of defects\b.{0,60}\blimited to\b|\bclaims?\b.{0,60}\bmust be notified\b.{0,40}\bafter (?:the )?settlement\b|\bclaims?\b.{0,100}\b(?:extinguished|lost|lose it|lose them|of no effect)\b|\bvendor's liability\b.{0,60}\b(?:ceases?|ends?|must cease|must end)\b|\bclaims?\b.{0,100}\b(?:barred|lapses?|waived|abandoned|deemed (?:waived|abandoned|accepted)|no effect)\b|\bdefects?\b.{0,120}\b(?:taken to be accepted|deemed (?:to be )?accepted|deemed waived)\b/i,
  noRetention:
    /\bpurchaser must not (?:retain|withhold|set[- ]?off|deduct|hold back)\b|\bnothing (?:may|must) be (?:deducted|retained|withheld|held back|set off)\b|\bno (?:sum|amount|money|part of the price|retention)\b(?! need).{0,30}\b(?:retained|withheld|set off|held back|deducted)\b|(?<!\b(?:returned|repaid|refunded|paid back|given back)(?: to the purchaser)?(?: in full)?,? )\bwithout (?:any )?(?:set[- ]?off|deduction|retention)\b/i,
  levied:
    /\bnew residential premises\b|\b(?:withheld|withhold) under (?:general )?(?:condition|clause|section)\b|\b(?:tax|withholding|foreign residents?|gst|certificates?|subdivision 14|14-D|deposit bond|commissioner)\b|\bsave (?:for )?(?:the )?(?:ordinary|usual|normal) adjustments\b|\b(?:released?|refunded|repaid|returned|paid(?: back)?) to (?:the )?(?:purchaser|buyer)\b|\bdeposit (?:is|must be|will be|shall be) (?:refunded|repaid|returned|given back)\b/i,
  remedy:
    /\brights of the purchaser\b|\bclaimed\b|\b(?:liabilit(?:y|ies)|recover\w{0,5}|remed(?:y|ies)|claims?|compensation|damages|reduction|abatement)\b/i,
  limited:
    /\bthe most (?:that )?(?:the )?purchaser may\b.{0,60}\bis \$|\bthe most\b.{0,40}\bclaim\b|\bvendor may (?:rescind|end|terminate)\b.{0,60}\b(?:claim(?:ed|s)?)\b.{0,40}\bexceeds?\b|\bin no (?:case|event|circumstances?) must\b.{0,60}\bexceed\b|\bin no (?:case|event|circumstances?)\b.{0,80}\bexceed\b|\b(?:must not|not|never|may not)(?: [\w']{1,10}){0,3} (?:exceed|more than|greater than|above)\b|\b(?:limited|capped|restricted) (?:to|at)\b|\b(?:up to|maximum|no more than|not more than)\b/i,
  sided: /\bby the vendor\b|\bpurchaser|\bvendor's\b.{0,20}\bliability\b|\bof the vendor\b/i,
  unpaidBy:
    /\bclaim\b.{0,40}\bnot made\b.{0,40}\bbefore settlement\b.{0,30}\bmust not\b|\bpurchaser\b.{0,16}\bmay only\b.{0,30}\bclaim\b.{0,60}\b(?:before|within)\b|\bclaim\b.{0,60}\bonly if\b.{0,80}\bbefore settlement\b/i,
  /** The printed right to have a sum held until a claim is decided. */
  heldForBuyer:
    /\bpurchaser may\b[^.;]{0,120}\b(?:held back|held by|hold back|kept back|retained)\b/i,
  /** The days are those in which the other side must do the work. */
  mends:
    /\b(?:vendor|builder|developer) must (?:fix|repair|make good|rectify|mend|remedy)\b.{0,40}\bwithin\b.{0,40}\b(?:list|notice|told|notified)\b|\b(?:vendor|builder|developer) must\b[^.;]{0,30}\b(?:fix|repair|make good|rectify|mend|remedy)\b[^.;]{0,120}\bwithin (?:\d{1,3}|[a-z]{3,10}) (?:\w{4,8} )?days (?:of|after|from) (?:(?:the|that|its|receiving|receipt|being|of) ){0,3}(?:notice|notified|told|notification)\b|\b(?:vendor|builder|developer) must,? (?:fix|repair|rectify|mend|remedy),? at its (?:own )?(?:cost|expense)\b|\b(?:vendor|builder|developer) must,? (?:at (?:its|his|her|their|the vendor's) (?:own |sole )?(?:cost|expense)|free of charge|without charge),? (?:fix|repair|make good|rectify|mend|remedy|correct|attend to)\b/i,
  /** Small claims are shut out, however many there are. */
  floor:
    /\bclaims?\b[^.;]{0,80}\b(?:at least|not less than|no less than|unless (?:it|they|the (?:amount|claim|total|sum)) [^.;]{0,30}\bexceeds?|only (?:if|where) [^.;]{0,40}\b(?:exceeds?|more than))\b|\b(?:claims?|errors?|misdescriptions?|defects?|loss(?:es)?|compensation)\b(?: \w{1,9}){0,5} (?:of |for |worth |that (?:is|are) |whose value is )?(?:less than|under|below|not (?:exceeding|more than))\b/i,
  floored:
    /\b(?:allowed|made|barred|considered|entertained|admitted|accepted|valid|counts?|compensat\w{1,5}|bears?|ignored|disregarded|claim(?:ed)?|must be)\b/i,
  vendorEnds:
    /\bvendor (?:can|may|is entitled to) (?:rescind|terminate|end)\b|\bclaims? (?:above|over|exceeding|of more than|greater than) 5 ?% of the (?:purchase )?price (?:allows?|lets?|entitles?|permits?|enables?) (?:the )?vendor\b|\bclaims? (?:above|over|exceeding|of more than|greater than) 5 ?% of the (?:purchase )?price (?:allows?|lets?|entitles?|permits?|enables?) the$/i,
  /** A claim of somebody else against the land, which was let go. */
  ofOthers:
    /\bclaims? (?:was|has been|were) (?:abandoned|withdrawn|dropped|given up)\b[^.;]{0,20}\b(?:by|in|on)\b|\bclaims? (?:to be |is |as )?without substance\b|\babandoned (?:it|them|the claim) (?:by|in|on)\b/i,
  /** Ninety days and more in which the vendor mends what he is told of. */
  putRight:
    /\b(?:vendor|builder|developer)\b[^.;]{0,12}\b(?:will|must|shall) have\b[^.;]{0,30}\bdefects?\b[^.;]{0,80}\b(?:rectified|put right|repaired|made good|fixed|remedied)\b|\bdefects?\b[^.;]{0,100}\b(?:(?:will|must|shall|are to|is to) be|are|is) (?:rectified|put right|repaired|made good|fixed|remedied)\b|\b(?:vendor|builder|developer)\b[^.;]{0,12}\b(?:will|must|shall)\b[^.;]{0,40}\b(?:make (?:it |them )?good|rectify|repair|put (?:it |them )?right|fix|remedy)\b[^.;]{0,80}\bdefects?\b/i,
  /** The same, of a vendor that makes good or has made good. */
  makesGood:
    /\bvendor must\b[^.;]{0,12}\b(?:have|get|cause)\b[^.;]{0,12}\bdefects?\b[^.;]{0,60}\b(?:made good|repaired|rectified|put right|fixed|remedied)\b|\bvendor (?:makes? good|repairs?|rectif(?:y|ies)|puts? right|fix(?:es)?|remed(?:y|ies)) [^.;]{0,30}\bdefects?\b/i,
  words: /\bdollars\b/i,
  /** What a claim does not lose: "is not lost by completing". */
  survives:
    /\b(?:is|are|must|will|shall|does|do) not (?:be )?(?:\w{4,12} )?(?:lost|extinguish(?:ed)?|barred|waived?|abandoned|lapse|merge|cease|affected)\b|\bnot (?:lost|extinguished|barred|waived|abandoned)\b/i,
  /** A day or event to which a bar is tied. */
  timed: /\b(?:after|before|within|following|until|unless|prior|later than|by the|once|if)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.claim,
  patterns.clause7,
  patterns.defects,
  patterns.merges,
  patterns.lapses,
  patterns.settle,
  patterns.noRetention,
  patterns.unpaidBy,
  patterns.liableUpTo,
  patterns.floor,
  [patterns.remedy, patterns.limited, patterns.sided],
  [patterns.most, patterns.against],
]

/** How much, and until when, the buyer can claim. */
export default defineRule({
  id: 'national/claims-cap',
  title: 'Limits on what you can claim',
  category: 'legal',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'a bargain between the parties; the printed New South Wales contract sets 5%' },
  appliesTo: ['special-conditions', 'contract-form'],
  patterns,
  clear: 'No clause was found that sets a sum or a time to what you can claim.',
  subject:
    /\bclaims?\b[^.;]{0,100}(?:\$|%|\b(?:per cent|dollars|within|before|afterwards|after|settlement|completion|exceed\w{0,3}|limited|barred|less than|at least|maximum|not (?:more|be)|waived|lapses?|rescind|disregarded|extinguished)\b)|\b(?:no claim|may not claim|maximum claim|nothing can be claimed|claims? more than)\b|\bset[- ]?off\b|\b(?:withhold|retain|retained|deducted|deduct|held back|hold back)\b[^.;]{0,40}\b(?:price|balance|claim|defect|any (?:sum|money|part)|on account|from)\b|\b(?:any|no) sum may be retained\b|\bno retention\b|\bwithout deduction\b|\bliab(?:le|ility)\b[^.;]{0,80}\b(?:limited|ceases?|cap|capped|exceed|maximum|more than|up to|unless|notified|first)\b|\bmerges?\b|\b(?:maximum|aggregate|total) liability\b|\bamount claimed\b|\bmisdescription\b|\b7\.[12]\.1\b|\bsole remedy\b|\bdefects?\b[^.;]{0,60}\b(?:notified|listed|tell us|within)\b|\brights?\b[^.;]{0,40}\bextinguished\b|\brecover(?:ed)?\b[^.;]{0,60}\b(?:limited|exceed)\b/i,
  givesWayTo: {
    'national/defects-period': ['time', 'never', 'whole'],
    'national/statutory-rights-waived': ['time', 'never', 'whole'],
  },
  messages: {
    cap: {
      title: 'Your claims are capped at {{cap}}',
      description:
        'The wording at {{where}} {{does}}: {{cap}}. What a larger error or defect costs you beyond that you could not recover.',
      recommendation: 'Before you sign, ask {{ask}}, and for the right to claim after settlement.',
      question: 'Will the vendor agree {{ask}}?',
    },
    floor: {
      title: 'Claims of less than {{cap}} are barred',
      description:
        'By the wording at {{where}} you can claim nothing for an error or defect that costs less than {{cap}}. Several small ones, or one that costs thousands of dollars, would be yours to bear.',
      recommendation: 'Before you sign, ask to remove the lower limit.',
      question: 'Will the vendor remove the lower limit on claims?',
    },
    list: {
      title: 'Defects count only if you tell of them in time',
      description:
        'The wording at {{where}} gives a number of days in which defects are to be notified. What you find later, or forget to list, could be refused.',
      recommendation:
        'Put the last day in your diary, have the home inspected before it, and ask that defects nobody could see are left out of the limit.',
      question: 'Will the vendor also put right defects that show only later?',
    },
    never: {
      title: 'You give up every claim about a matter, before settlement and after it',
      description:
        'By the wording at {{where}} you can claim nothing at all for what it names, whenever it shows. An error that costs thousands of dollars would be yours to bear.',
      recommendation:
        'Before you sign, ask to delete this, or check for yourself, by a survey or a search, all that it names.',
      question: 'Will the vendor answer for errors in what the contract says is sold?',
    },
    whole: {
      title: 'You must settle in full, with nothing held back',
      description:
        'By the wording at {{where}} you may keep nothing back at settlement, whatever is damaged, missing or in dispute. You pay the whole price first and have to recover the rest afterwards.',
      recommendation:
        'Before you sign, ask to keep the right to hold back a fair sum in trust, and inspect just before settlement.',
      question: 'Will the vendor let a fair sum be held in trust where something is not in order?',
    },
    time: {
      title: 'Claims must be made before settlement',
      description:
        'The wording at {{where}} bars claims that are made after settlement, or altogether. What you find after moving in could not be claimed.',
      recommendation:
        'Before you sign, ask to remove the time bar, and inspect carefully before settlement.',
      question: 'Will the vendor allow claims to be made after settlement?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc, 'claims')) {
      report('cap', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const passage of holdingAny(
      passagesIn(doc, ['special-conditions', 'contract-form', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      const { plain, full, text, span, previous } = passage
      if (isOfPolicy(doc, passage)) continue
      if (
        !patterns.claim.test(full) &&
        !patterns.clause7.test(text) &&
        !patterns.defects.test(text) &&
        !patterns.merges.test(plain) &&
        !patterns.lapses.test(plain) &&
        !patterns.settle.test(full) &&
        !patterns.noRetention.test(plain) &&
        !patterns.unpaidBy.test(plain) &&
        !patterns.liableUpTo.test(plain) &&
        !patterns.floor.test(plain) &&
        !holds(plain, patterns.remedy, patterns.limited, patterns.sided) &&
        !(patterns.most.test(plain) && patterns.against.test(plain))
      )
        continue
      if (patterns.ofOthers.test(full) || patterns.heldForBuyer.test(plain)) continue
      if (patterns.survives.test(plain) && !losesClaims(plain.replace(patterns.survives, ' ')))
        continue
      const shares = percentsIn(text).filter((share) => share < 20)
      const sums = dollarsIn(text).filter((cents) => cents < 5_000_000)
      const least = shares.length === 0 ? null : Math.min(...shares)
      const floor = floorOf(plain)
      if (floor !== null && !patterns.other.test(full) && !patterns.vendorEnds.test(plain)) {
        report('floor', [span], { cap: floor })
        continue
      }
      // The printed clause: the vendor may end what you do not give up.
      if (patterns.vendorEnds.test(plain) && least !== null && least >= 5) continue
      if (
        !patterns.buyerMay.test(plain) &&
        (patterns.cap.test(full) ||
          patterns.most.test(plain) ||
          patterns.liableUpTo.test(plain) ||
          holds(plain, patterns.remedy, patterns.limited)) &&
        !patterns.other.test(full) &&
        ((least !== null && least < 5) || sums.length > 0)
      ) {
        const cap =
          least !== null && least < 5
            ? `${percent(least)} of the price`
            : dollars(Math.min(...sums))
        const isPrinted = doc.state === 'NSW' && patterns.printedFigure.test(text)
        const ask = isPrinted ? RESTORE : REMOVE
        const does = isPrinted || patterns.vendorEnds.test(plain) ? ENDS : CAPS
        report('cap', [span], { cap, ask, does }, { severity: 'high' })
      } else if (
        (patterns.merges.test(plain) ||
          patterns.lapses.test(plain) ||
          (patterns.noRetention.test(plain) && !patterns.levied.test(`${previous} ${full}`))) &&
        !patterns.buyerMay.test(plain)
      ) {
        const isOfClaims = patterns.merges.test(plain) || patterns.lapses.test(plain)
        report(isOfClaims || patterns.claim.test(text) ? 'time' : 'whole', [span])
      } else if (
        patterns.defects.test(text) &&
        !patterns.mends.test(plain) &&
        !(
          (patterns.putRight.test(plain) || patterns.makesGood.test(plain)) &&
          Math.max(...daysIn(text)) >= 90
        ) &&
        !patterns.buyerMay.test(plain) &&
        daysIn(text).some((days) => days <= 120)
      ) {
        report('list', [span])
      } else if (
        patterns.settle.test(full) ||
        patterns.barred.test(full) ||
        patterns.unpaidBy.test(plain)
      ) {
        const isNever =
          patterns.barred.test(full) &&
          (patterns.never.test(plain) || !patterns.timed.test(plain)) &&
          !patterns.afterSettlement.test(plain)
        report(isNever ? 'never' : 'time', [span])
      }
    }
  },
})

/** Whether a claim is lost, ends or may not be made, beside what is said to survive. */
function losesClaims(text: string): boolean {
  return (
    patterns.lapses.test(text) ||
    patterns.merges.test(text) ||
    patterns.barred.test(text) ||
    patterns.unpaidBy.test(text) ||
    patterns.cap.test(text)
  )
}

/** The printed contract of New South Wales caps no claim: above 5% the vendor may end it. */
const RESTORE = 'to restore the printed figure of 5% of the price'
const CAPS = 'caps what you can claim'
const ENDS = 'caps what you can claim, or lets the vendor end the contract once you claim more'
const REMOVE = 'to remove this limit, or to raise it to 5% of the price'

/** The least that can be claimed; null where there is none. */
function floorOf(text: string): string | null {
  if (!holds(text, patterns.floor, patterns.floored)) return null
  const from = text.slice(text.search(patterns.floor))
  const share = percentsIn(from)[0]
  if (share !== undefined && share < 20) return `${percent(share)} of the price`
  const sum = dollarsIn(from)[0]
  return sum === undefined ? null : dollars(sum)
}
