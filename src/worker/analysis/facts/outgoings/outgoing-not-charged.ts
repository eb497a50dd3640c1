import type { Block, Doc } from '../../document.ts'
import type { Amount } from '../forms/money.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Kind } from './outgoing-words.ts'

import { isSumWithArrears } from './charges-before-arrears.ts'
import { isSupposedTax } from './land-tax-supposed.ts'
import { isRowOfArrears } from './row-of-arrears.ts'
import { isBelowLandServices, isOnLandTaxPaper } from './outgoing-context.ts'
import { BAD, NO_DISCOUNT, NOT, WORDS } from './outgoing-words.ts'

/** Do its words say that an amount is not what a year of this kind costs? */
export function isNotCharged(
  doc: Doc,
  block: Block,
  { amount, before, after, label, above }: Entry,
  {
    kind,
    home,
    base,
  }: {
    readonly kind: Kind
    /** It stands in the paper of its kind. */
    readonly home: boolean
    /** What the paper weighs for the kind. */
    readonly base: number
  },
): boolean {
  if (home && isAnotherBill(block, kind)) return true
  if (kind !== 'land-tax' && isRowOfLandTax(block)) return true
  if (kind === 'council-rates' && isBelowLandServices(doc, block)) return true
  // One office certifies both, the levy in a row of its own name.
  const isOwnLevy = kind === 'emergency-services-levy' && WORDS[kind].test(before)
  if (kind !== 'land-tax' && !isOwnLevy && isOnLandTaxPaper(doc, block)) return true
  if (kind === 'emergency-services-levy' && amount.cents > HIGHEST_LEVY) return true
  // "$3,990 a year in four parts of $997.50": a part has its whole beside it.
  if (PART_OF.test(before) || /\d ?[x×] ?$/.test(before)) return true
  if (OF_ANOTHER_YEAR.test(before) || PAYMENT.test(before)) return true
  const sentence = sentenceUpTo(block, amount)
  if (HEARD.test(sentence) || EARLIER.test(sentence) || OF_OLD_PAPER.test(after)) return true
  // "Taxable value $214,500   Tax $3,646.50": the value has nothing to do with the tax's own words.
  const words = kind === 'land-tax' ? (before.split(/\$ ?[\d,.]+/).at(-1) ?? '') : before
  if (NOT[kind].test(`${home ? '' : `${above} ${label}`} ${words} ${after.slice(0, 40)}`))
    return true
  // What owners bear of each claim on the policy: "Excess   Buildings $1,000   Water damage $2,000".
  if (kind === 'owners-corporation' && (EXCESS.test(block.text) || OF_CLAIM.test(after)))
    return true
  if (kind === 'owners-corporation' && isSpecial(block, amount, label)) return true
  if (kind === 'owners-corporation' && isNoContribution(block, amount)) return true
  if (ON_LEDGER.test(before) || OF_QUARTERS.test(after)) return true
  if (OF_SEARCH.test(before) || GIVEN_BACK.test(after)) return true
  // What was used is billed by the meter and no yearly charge.
  if (kind === 'water-rates' && /\buse[\s:]*$/i.test(before)) return true
  if (kind === 'water-rates' && isOfHousehold(block, amount)) return true
  // "Rates $2,044.30 to 30 June 2026   Water is billed to the body corporate"
  if (kind === 'water-rates' && /\brates\W*$/i.test(before) && !WORDS[kind].test(before))
    return true
  if (kind === 'land-tax' && (isRowOfArrears(block) || isSupposedTax(doc, block, amount)))
    return true
  // A condition names the tax only where it says what was assessed.
  if (base < 0 && kind === 'land-tax' && !/\bassess/i.test(before)) return true
  if (OTHER_PARCEL.test(`${before} ${after.slice(0, 40)}`)) return true
  if (CEILING.test(before) || isOwedInAll(block, amount, before)) return true
  if (isSumWithArrears(doc, block, amount)) return true
  return (
    (BAD.test(before.slice(-60).replace(NO_DISCOUNT, '')) && !/\bassessed\W*$/i.test(before)) ||
    BAD.test(
      (after.slice(0, 14).split(/[,;.]/)[0] ?? '').replace(
        OF_A_YEAR.test(before) || (isOwnLevy && OF_LEVY.test(before))
          ? /\b(?:un)?paid\b|\boutstanding\b|\breceived\b/
          : '',
        '',
      ),
    )
  )
}

/** "Unpaid: levy of 1 May $4,420.00 and interest $182.15, total $4,602.15": a sum of what was left. */
function isOwedInAll({ text }: Block, amount: Amount, before: string): boolean {
  if (!/\b(?:total|together|in all)\b/i.test(before)) return false
  const sentence = text.slice(0, amount.start).split(/\.\s/).at(-1) ?? ''
  return LEFT_OVER.test(sentence)
}

/** Whether a household pays it to others because no company supplies it. */
export function isOfHousehold(
  { text }: Block,
  { start, end }: Pick<Amount, 'start' | 'end'>,
): boolean {
  const before =
    text
      .slice(Math.max(0, start - 260), start)
      .split(/\.\s|;/)
      .at(-1) ?? ''
  return OF_HOUSEHOLD.test(before + (text.slice(end, end + 40).split(/[.;]/)[0] ?? ''))
}

/** "Emptied by tanker, about $4,900 a year" */
const OF_HOUSEHOLD =
  /\b(?:tankers?|trucks?|septic|(?:holding|collection) (?:well|tank)|cart(?:ed|ing|s|age)?\b(?! and)|empt(?:y|ied|ying)|pump(?:ed)?[- ]outs?|pumped|de-?sludg\w*|(?:power|electricity) for|contractors?|delivered|rainwater)\b/i

const LEFT_OVER =
  /\b(?:unpaid|arrears|overdue|outstanding|carried forward)\b[^$]{0,50}\$\s?(?!0(?:\.00)?\b)\d/i

/** "2026 land tax $975.00 paid": what the year was charged, whoever has paid it. */
const OF_A_YEAR =
  /\b20\d\d(?:[-/]\d\d)? (?:land tax|rates?|charges)\b[^$]{0,8}$|\blevy (?:for )?20\d\d(?:[-/](?:20)?\d\d)?\b[^$\d]{0,30}$/i

/** "Emergency services levy $148.20, paid": its own name leaves nothing else to be told. */
const OF_LEVY = /\b(?:levy|ESL|FSPL|ESVF)\b[^$.;]{0,24}$/i

/** What is paid for the whole land before it is cut up is not this lot's. */
const OTHER_PARCEL =
  /\b(?:parent (?:parcel|lot|title|land)|englobo|balance lot|next door|neighbour(?:s|ing|'s)?|adjoining (?:lot|land|property|owner))\b/i
/** No household pays more for fire and emergency services. */
const HIGHEST_LEVY = 1_000_000
/** "The whole being not above $3,600 a year", "they come to less than $12,000": no bill says so. */
const CEILING =
  /\b(?:exceed\w*|not more than|up to a maximum)\b|\b(?:not (?:above|over|greater than)|no (?:more|greater) than|less than|under|below|at most|up to|within)\s*$/i
/** "2025/26 (year just ended) $1,702.44; 2026/27: $1,768.10" */
const OF_ANOTHER_YEAR =
  /\b(?:year just ended|(?:last|previous|prior) year(?:'s)?)\b[^$;]{0,30}$|\b(?:then was|was then|used to be|until then|up to then|formerly|previously|before that)\b[^$;.]{0,16}$/i
/** What somebody heard, or knew of an old paper, and no bill says. */
const HEARD =
  /\b(?:told|advised|informed) by (?:the |an? |his |her |their )?(?:agent|neighbour|tenant|friend)\b|\b(?:advertisement|brochure)\b/i
/** "Earlier figures, should you need them: from March 2025 it was $1,110.00, from March 2024 $1,065.00." */
const EARLIER = /\bearlier (?:figures?|years?|lev(?:y|ies)|fees?|contributions?|rates)\b/i
const OF_OLD_PAPER =
  /^[^$.;]{0,16}\bfrom (?:an? |the )?(?:old|earlier|previous) (?:search|certificate|notice|paper)\b/i
const PAYMENT = /\b(?:last|previous) payment\b[^$;]{0,30}$/i
const PART_OF =
  /\b(?:two|three|four|six|twelve|[2346]|12) (?:equal )?(?:parts|instalments|payments|lots) of\s*$/i

/** A levy that is raised once, named anywhere before the amount in its sentence or in its label. */
function isSpecial(block: Block, amount: Amount, label: string): boolean {
  if (/\bspecial\b/i.test(label)) return true
  const sentence = sentenceUpTo(block, amount)
  return /\bspecial (?:lev(?:y|ies)|contributions?|fees?)\b(?!\W{1,3}(?:nil|none))/i.test(sentence)
}

function sentenceUpTo({ text }: Block, { start }: Amount): string {
  return (
    text
      .slice(0, start)
      .split(/(?<![.\d])\.\s(?=[A-Z])/)
      .at(-1) ?? ''
  )
}

/** "$21,420.00 | three of $7,140.00"; "two quarters, $1,420.00, plus interest, together $1,438.40"; "10 years, $14,200 a year" */
function isNoContribution({ text }: Block, { start, end }: Amount): boolean {
  const before = text.slice(Math.max(0, start - 160), start)
  return (
    /^\W{0,4}(?:in |by )?(?:two|three|four|five|six|[2-6]) (?:instalments |payments )?of \$/i.test(
      text.slice(end),
    ) ||
    /\b(?:in arrears?|plus interest|interest of|arrears of)\b(?:[^.]|\.\d)*$/i.test(before) ||
    /\b(?:\d{1,2}|two|three|five|ten) years,? (?:at )?$/i.test(before)
  )
}

/** "The ledger carries $1,760.00 for the May and August quarters": what one owner has let stand. */
const ON_LEDGER = /\b(?:ledger|lot account|unit account)\b[^$.;]{0,60}$/i
const OF_QUARTERS =
  /^[^$.;]{0,24}\b(?:[a-z]{3,9} (?:and|&) [a-z]{3,9}|(?:two|three|last two|past two|2|3)) (?:quarters|half[- ]years|instal?ments)\b(?! of the year)/i
/** "Your fee of $48.00 has been refunded": what a search costs is no charge of the land. */
const OF_SEARCH =
  /\b(?:your|application|search|inquiry|enquiry|certificate|lodg(?:e?ment|ing)|inspection|connection) fees?\b[^$.;]{0,24}$/i
const GIVEN_BACK =
  /^[^$.;]{0,24}\b(?:refunded|returned to|reimbursed|is enclosed|was enclosed|sent back|(?:taken|came|comes) off (?:the|his|her|their|its|your) (?:rates|bill|account|levy|levies))\b/i

/** A water bill that stands behind the council's on one page is not the council's. */
function isAnotherBill(block: Block, kind: Kind): boolean {
  return (
    kind === 'council-rates' &&
    /\b(?!storm)\w*(?:water|sewerage)\b|\busage\b|\d ?kL\b|\b(?:drainage|street|special charge) scheme\b/i.test(
      block.text,
    ) &&
    !/\b(?:rates?|rating|waste|garbage|rubbish|refuse)\b/i.test(block.text)
  )
}

/** "Land tax | $300.00 and MRIT $133.00, together $433.00": in a statement of what is adjusted. */
function isRowOfLandTax({ cells, span, text }: Block): boolean {
  const [label, ...rest] = cells ?? []
  if (label === undefined || rest.length === 0) return false
  return /^\W{0,3}land tax\W{0,3}$/i.test(
    text.slice(label.start - span.start, label.end - span.start),
  )
}

/** How the row of a policy's excesses opens. */
const EXCESS = /^\W{0,4}(?:\d{1,2}[.)]? )?(?:(?:insurance|policy|basic|standard) )?excess(?:es)?\b/i
const OF_CLAIM =
  /^ ?(?:for |on |of |in respect of )?(?:each|every|any|per|all) (?:and every )?claims?\b/i
