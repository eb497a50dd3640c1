import type { Severity } from '#shared/report.ts'

import { AMENDMENT_WORDS as words } from './amendment-words.ts'
import type { Amendment } from './amendments.ts'
import { isReleased } from './amendment-topics.ts'
import { NUMBER_WORD_PATTERNS, numberOf } from '../reading/number-words.ts'
import { ORDINAL_NUMBERS } from '../../facts/forms/ordinals.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** No print asks for more when a party is late. */
const STEEP_RATE = 12

/**
 * How far a change of words in a printed clause goes against the buyer; null where it does not, or
 * where nothing shows that it does: a corrected word, service by e-mail, a longer time for the buyer.
 */
export function weightOf(amendment: Amendment): Severity | null {
  const { kind, old, now, said, passage } = amendment
  if (isSpelling(old, now)) return null
  // Which days of the holidays count is nothing to either side.
  if (words.businessDay.test(amendment.words) && [old, now].every((one) => words.date.test(one))) {
    return null
  }
  if (words.harmless.test(`${old} ${now} ${said ?? ''}`) && !words.worse.test(now)) return null
  // An hour for another hour of the same day costs nobody anything.
  if ([old, now].every((one) => CLOCK_ALONE.test(one))) return null
  if (isReleased(amendment)) return 'high'
  if (kind === 'whole') return ofWhole(amendment)
  if (kind === 'gone') return ofGone(amendment)
  const context = said ?? passage.full
  if (kind === 'insert') return ofWordsPutIn(amendment, context)
  if (kind === 'omit') return ofWordsTakenOut(amendment, context)
  const swapped = ofParties(amendment)
  if (swapped !== undefined) return swapped
  const counted = ofFigures(amendment, context)
  if (counted !== undefined) return counted
  const clause = `${amendment.heads.join(' ')} ${context}`
  if (words.riskClause.test(clause) && words.fromSigning.test(now)) return 'high'
  // "Before" for "after": what the vendor's own time left to the buyer, and the other way about.
  if (words.notices.test(clause) && isTimeTurned(old, now)) return 'high'
  if (words.worse.test(now) || words.denies.test(now)) return 'high'
  if (words.deposit.test(clause) && words.vendorHolds.test(now)) return 'high'
  if (words.eitherSide.test(old) && words.buyerAlone.test(now)) return 'high'
  if (words.better.test(now) && !words.protects.test(old)) return null
  if (isLaterForBuyer(amendment)) return null
  if (words.protects.test(old)) return 'high'
  // "A mutual bank" for "a credit union": nothing shows that it touches either side.
  return words.bears.test(`${old} ${now}`) || words.limits.test(context) ? 'medium' : null
}

/**
 * True where a change plainly costs the buyer nothing: a corrected word, another hour of the day, or
 * a figure for a figure that weighs nothing in the printed clause, which is here to be read.
 */
export function isNoWorse(amendment: Amendment): boolean {
  const { kind, old, now, said } = amendment
  if (kind !== 'replace' || weightOf(amendment) !== null) return false
  if (isSpelling(old, now) || [old, now].every((one) => CLOCK_ALONE.test(one))) return true
  return said !== null && valueOf(old) !== null && valueOf(now) !== null
}

/** What the buyer must do may be done later. */
function isLaterForBuyer({ old, now, said, at }: Amendment): boolean {
  if (said === null || at < 0 || !words.buyersDuty.test(said.slice(at + old.length))) return false
  return EARLIER.test(old) && !EARLIER.test(now)
}

/** "recieve" for "receive", "Purchaser's" for "Purchasers": one or two letters and the same sense. */
function isSpelling(old: string, now: string): boolean {
  const [one, other] = [old, now].map((text) => text.toLowerCase().replaceAll(/[^a-z]/g, ''))
  if (one === undefined || other === undefined || one.length < 5 || other.length < 5) return false
  if (/\d/.test(`${old}${now}`)) return false
  const sorted = (text: string) => text.split('').toSorted().join('')
  return one === other || sorted(one) === sorted(other)
}

const EARLIER = /\b(?:before|earlier|prior|made on|until|up to)\b/i
const LATER = /\b(?:after|later|from|since|whenever|following)\b/i

function isTimeTurned(old: string, now: string): boolean {
  return (EARLIER.test(old) && LATER.test(now)) || (LATER.test(old) && EARLIER.test(now))
}

/** Who must or may do what is said; undefined where no party takes the place of another. */
function ofParties({ old, now, said, at, nth }: Amendment): Severity | null | undefined {
  const was = partyIn(old)
  const [put = ''] = now.split(/[,;]/)
  const becomes = partyIn(put)
  if (was === null || becomes === null || was === becomes) return undefined
  if (old.length > 24 || put.length > 24) return undefined
  if (said === null || nth === -1) return becomes === 'both' ? 'medium' : 'high'
  const behind = said.slice(at + old.length)
  const before = said.slice(0, at)
  const isDuty = words.duty.test(behind) || words.dutyBefore.test(before)
  const isRight = !isDuty && words.right.test(behind)
  const isGiven =
    !isDuty && words.given.test(before) && words.paid.test(before) && !words.risk.test(before)
  if (becomes === 'purchaser') return isRight || isGiven ? null : 'high'
  if (becomes === 'vendor') return isDuty && was === 'purchaser' ? null : 'high'
  return was === 'purchaser' && isDuty ? null : 'medium'
}

/** A right of either side, or of the buyer, becomes the vendor's alone. */
export function isTurnedToVendor(amendment: Amendment): boolean {
  const { kind, old, now } = amendment
  const [put = ''] = now.split(/[,;]/)
  if (kind === 'replace' && weightOf(amendment) !== null && partyIn(put) === 'vendor') {
    return partyIn(old) === 'both' || partyIn(old) === 'purchaser'
  }
  return weightOf(amendment) !== null && isForVendorAlone(amendment)
}

function partyIn(text: string): 'vendor' | 'purchaser' | 'both' | null {
  const [vendor, buyer] = [words.vendor.test(text), words.buyer.test(text)]
  if (vendor && buyer) return 'both'
  if (vendor) return 'vendor'
  if (buyer) return 'purchaser'
  return words.both.test(text) ? 'both' : null
}

/** A figure for a figure; undefined where one of the two is none. */
function ofFigures(amendment: Amendment, context: string): Severity | null | undefined {
  const { old, now, said, at } = amendment
  const [before, after] = [valueOf(old), valueOf(now)]
  // "Nineteen" for "eight": what is counted stands in the print.
  const counted = said === null || at < 0 ? '' : said.slice(at, at + old.length + LONGEST_UNIT)
  const isPercent = words.percent.test(now) || words.percent.test(counted)
  if (words.interest.test(`${context} ${old} ${now}`) && isPercent) {
    if (words.monthly.test(now) && !words.monthly.test(old)) return 'high'
    if (before !== null && after !== null && after <= before) return null
    const isSteep = before === null ? (after ?? 0) > STEEP_RATE : (after ?? 0) - before >= 5
    return isSteep ? 'high' : 'medium'
  }
  if (before === null || after === null) return undefined
  const ahead = said === null ? '' : said.slice(0, Math.max(at, 0))
  const behind = said === null || at < 0 ? '' : said.slice(at + old.length)
  if (words.vendorPays.test(ahead)) return after < before ? 'medium' : null
  if (words.days.test(old) || words.days.test(now) || words.days.test(counted)) {
    if (after < before) {
      if (isForVendorAlone(amendment)) return 'high'
      if (isForBuyerAlone(amendment)) return null
      if (said !== null && words.vendorsRight.test(said.slice(0, Math.max(at, 0)))) return null
      if (words.neitherParty.test(context)) return 'medium'
      if (words.buyersTime.test(context)) return 'high'
      return words.vendorsTime.test(context) ? null : 'medium'
    }
    // "Serve the figures at least two days before completion": a longer time is the other side's gain.
    const isNotice = words.atLeast.test(ahead) && words.beforeEvent.test(behind)
    if (isNotice && words.vendorServes.test(ahead) && after > before) return null
    if (words.vendorStays.test(ahead) && after > before)
      return after - before > 6 ? 'high' : 'medium'
    // The print is not here: what came a day after settlement comes weeks after it.
    const isPutOff = said === null && [old, now].every((one) => words.afterSettlement.test(one))
    if (isPutOff) return after - before > 6 ? 'high' : 'medium'
    const isTheirs = words.vendorsDelay.test(context) || words.vendorsTime.test(context)
    // The vendor lets the buyer in for longer: the time is the buyer's own.
    if (words.letsBuyer.test(context)) return null
    return isTheirs && after > before && !words.buyersRight.test(context) ? 'medium' : null
  }
  // A share of the price for a sum of dollars: no print lets claims end a contract so soon.
  if (words.claim.test(context) && words.percent.test(old) && words.dollars.test(now)) return 'high'
  if (words.claim.test(context)) return after < before ? 'high' : null
  if (words.deposit.test(context)) return after > before ? 'medium' : null
  return 'medium'
}

/** "But only where it is the Seller who serves": the clause stays as it is for the buyer. */
export function isForVendorAlone(amendment: Amendment): boolean {
  return words.forVendorAlone.test(unquoted(amendment))
}

function isForBuyerAlone(amendment: Amendment): boolean {
  return words.forBuyerAlone.test(unquoted(amendment)) && !isForVendorAlone(amendment)
}

/** What is said of the change, without the words that it takes out or puts in. */
function unquoted({ words: told }: Amendment): string {
  return told.replaceAll(/"[^"]{1,400}"/g, ' ')
}

/** Up to "clear business days" or "per cent" behind a number. */
const LONGEST_UNIT = 16

export function valueOf(text: string): number | null {
  if (/\bnil\b|\bzero\b/i.test(text)) return 0
  if (/\b(?:clause|condition|item|schedule|special condition) \d/i.test(text)) return null
  // "Noon on the day after", "5 pm on the twenty-eighth day after": the hour counts nothing.
  const ordinal = words.dayAfter.exec(text)
  if (ordinal !== null) return daysAfter(ordinal[1])
  const figure = words.number.exec(text.replace(CLOCK, ' '))?.[0]
  if (/\bhalf of (?:one|1)\b/i.test(text)) return 0.5
  const inWords = NUMBER_WORD_PATTERNS.words.exec(text)?.[0] ?? ''
  const value = figure === undefined ? numberOf(inWords) : printedNumber(figure)
  if (value === null || Number.isNaN(value)) return null
  // A rate is told for a year, whatever it is charged by: 0.05% a day is more than 4% a year.
  if (words.percent.test(text)) return value * timesAYear(text)
  if (/\bmonths?\b/i.test(text)) return value * 30
  if (/\bweeks?\b/i.test(text)) return value * 7
  if (/\bhours?\b/i.test(text)) return value / 24
  // Ten of them are two weeks.
  if (/\b(?:business|working) days?\b/i.test(text)) return value * 1.4
  return /\byears?\b/i.test(text) ? value * 365 : value
}

/** How often in a year a rate is charged; "for each day" 365 times. */
function timesAYear(text: string): number {
  const unit = EACH.exec(text)?.[1]?.toLowerCase()
  if (unit === 'day' || /\bdaily rate\b/i.test(text)) return 365
  return unit === 'week' ? 52 : unit === 'month' ? 12 : 1
}

const EACH = /\b(?:each|every|per|a) (?:calendar )?(day|week|month)\b/i

/** The hour of a day. */
const CLOCK = /\b\d{1,2}(?:[.:]\d\d)? ?(?:noon|midday|midnight|[ap]\.?m\b\.?|o'clock)/gi

const CLOCK_ALONE = /^\d{1,2}(?:[.:]\d\d)? ?(?:noon|midday|[ap]\.?m\.?|o'clock)$/i

/** "The day after" is one, "the twenty-eighth day after" 28; null for an ordinal of another kind. */
function daysAfter(name: string | undefined): number | null {
  if (name === undefined || /^business$/i.test(name)) return 1
  const digits = Number.parseInt(name, 10)
  if (!Number.isNaN(digits)) return digits
  return ORDINAL_NUMBERS[name.toLowerCase()] ?? null
}

function ofWordsTakenOut({ old, said, isNamed, printed, heads }: Amendment, context: string) {
  // The line itself, where what is named could not be found in this file's print.
  const lost = isNamed ? (said ?? old) : old
  // A claim need no longer be made in time, or may come to more.
  if (!isNamed && words.claim.test(context) && words.claimsLimit.test(old)) return null
  if (words.limits.test(context) && !words.protects.test(old)) return null
  if (words.limits.test(lost)) return null
  // What the buyer alone would have paid need not be paid.
  if (!isNamed && words.buyersDuty.test(old) && !words.gives.test(old)) return null
  if (isNamed && words.promises.test(`${heads.join(' ')} ${printed?.text ?? ''}`)) return 'high'
  if (words.protects.test(lost) || (isNamed && words.gives.test(lost))) return 'high'
  if (said !== null && words.better.test(said)) return 'medium'
  return said === null || words.buyer.test(said) || words.adjustments.test(said) ? 'medium' : 'low'
}

function ofWordsPutIn({ now, old }: Amendment, context: string): Severity | null {
  // "Does not extend to the notice": for that one case the clause goes.
  if (words.notFor.test(now)) return ofException(now, context)
  if (old === '' && words.buyerAlone.test(now)) {
    return words.interest.test(context) ? 'high' : 'medium'
  }
  if (words.deposit.test(context) && words.vendorHolds.test(now)) return 'high'
  if (words.interest.test(now) && words.percent.test(now) && words.buyer.test(now)) {
    return (valueOf(now) ?? 0) > STEEP_RATE ? 'high' : 'medium'
  }
  // A longer list of what the buyer may not do.
  if (words.limits.test(context) && !words.better.test(now)) return 'medium'
  if (words.worse.test(now)) {
    return words.protects.test(context) || words.claim.test(context) ? 'high' : 'medium'
  }
  // A right of the buyer's that is now lost after a few days, or without some form.
  if (words.narrows.test(now) && !words.better.test(now)) {
    if (words.buyersRight.test(context) && !words.limits.test(context)) return 'high'
    return words.claim.test(context) && !words.vendorsRight.test(context) ? 'high' : null
  }
  if (words.better.test(now)) return null
  // More to be shown before a refused loan lets the buyer out.
  if (words.finance.test(context) && words.moreProof.test(now)) return 'high'
  return words.requisitions.test(context) && words.widens.test(now) ? 'medium' : null
}

/** What the buyer leans on, or what binds him alone, is not there for one case. */
function ofException(now: string, context: string): Severity | null {
  const isGain = words.gives.test(context) || words.owes.test(context)
  if (words.burdens.test(context) && !isGain) return null
  if (words.worse.test(now) || words.gives.test(context)) return 'high'
  return isGain ? 'medium' : null
}

function ofWhole({ now, said, heads }: Amendment): Severity | null {
  const isLess = words.worse.test(now) || words.denies.test(now)
  if (said === null) return isLess ? 'medium' : null
  const clause = `${heads.join(' ')} ${said}`
  if (words.deposit.test(clause) && words.vendorHolds.test(now)) return 'high'
  if (!isLess) return null
  return words.protects.test(said) || words.gives.test(clause) ? 'high' : 'medium'
}

/** A clause that goes: what it gave is what is lost; one that only binds the buyer is no loss. */
function ofGone({ said, heads, old, words: told }: Amendment): Severity | null {
  if (words.ofNothing.test(told)) return null
  const called = heads.join(' ')
  if (said === null) {
    if (words.gives.test(old) || words.calledPromises.test(called)) return 'high'
    // What the buyer takes on with it says that the clause bound the vendor.
    return words.takesOn.test(told) ? 'medium' : null
  }
  if (words.vendorsChoice.test(said) || words.ofBond.test(said)) return null
  if (words.ofOtherTitle.test(said) && words.ordinaryTitle.test(told)) return null
  const clause = `${called} ${said}`
  if (words.burdens.test(said) && !words.gives.test(said) && !words.owes.test(said)) return null
  if (words.gives.test(clause)) return 'high'
  return words.owes.test(said) ? 'medium' : null
}
