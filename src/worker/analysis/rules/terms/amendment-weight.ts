import type { Severity } from '#shared/report.ts'

import { AMENDMENT_WORDS as words } from './amendment-words.ts'
import type { Amendment } from './amendments.ts'
import { NUMBER_WORD_PATTERNS, numberOf } from '../reading/number-words.ts'

/**
 * How far a change of words in a printed clause goes against the buyer; null where it does not, or
 * where nothing shows that it does: a corrected word, service by e-mail, a longer time for the buyer.
 */
export function weightOf(amendment: Amendment): Severity | null {
  const { kind, old, now, said, passage } = amendment
  if (isSpelling(old, now)) return null
  if (words.harmless.test(`${old} ${now} ${said ?? ''}`) && !words.worse.test(now)) return null
  if (kind === 'whole') return ofWhole(amendment)
  const context = said ?? passage.full
  if (kind === 'insert') return ofWordsPutIn(amendment, context)
  if (kind === 'omit') return ofWordsTakenOut(amendment, context)
  const swapped = ofParties(amendment)
  if (swapped !== undefined) return swapped
  const counted = ofFigures(amendment, context)
  if (counted !== undefined) return counted
  if (words.worse.test(now)) return 'high'
  if (words.better.test(now) && !words.protects.test(old)) return null
  return words.protects.test(old) ? 'high' : 'medium'
}

/** "recieve" for "receive", "Purchaser's" for "Purchasers": one or two letters and the same sense. */
function isSpelling(old: string, now: string): boolean {
  const [one, other] = [old, now].map((text) => text.toLowerCase().replaceAll(/[^a-z]/g, ''))
  if (one === undefined || other === undefined || one.length < 5 || other.length < 5) return false
  if (/\d/.test(`${old}${now}`)) return false
  const sorted = (text: string) => text.split('').toSorted().join('')
  return one === other || sorted(one) === sorted(other)
}

/** Who must or may do what is said; undefined where no party takes the place of another. */
function ofParties({ old, now, said, at, nth }: Amendment): Severity | null | undefined {
  const was = partyIn(old)
  const becomes = partyIn(now)
  if (was === null || becomes === null || was === becomes) return undefined
  if (old.length > 24 || now.length > 24) return undefined
  if (said === null || nth === -1) return becomes === 'both' ? 'medium' : 'high'
  const behind = said.slice(at + old.length)
  const before = said.slice(0, at)
  const isDuty = words.duty.test(behind)
  const isRight = !isDuty && words.right.test(behind)
  const isGiven = words.given.test(before) && words.paid.test(before) && !words.risk.test(before)
  if (becomes === 'purchaser') return isRight || isGiven ? null : 'high'
  if (becomes === 'vendor') return isDuty && was === 'purchaser' ? null : 'high'
  return was === 'purchaser' && isDuty ? null : 'medium'
}

function partyIn(text: string): 'vendor' | 'purchaser' | 'both' | null {
  const [vendor, buyer] = [words.vendor.test(text), words.buyer.test(text)]
  if (vendor && buyer) return 'both'
  if (vendor) return 'vendor'
  if (buyer) return 'purchaser'
  return words.both.test(text) ? 'both' : null
}

/** A figure for a figure; undefined where one of the two is none. */
function ofFigures({ old, now }: Amendment, context: string): Severity | null | undefined {
  const [before, after] = [valueOf(old), valueOf(now)]
  if (words.interest.test(`${context} ${old} ${now}`) && words.percent.test(now)) {
    if (words.monthly.test(now) && !words.monthly.test(old)) return 'high'
    if (before !== null && after !== null && after <= before) return null
    return before !== null && after !== null && after - before >= 5 ? 'high' : 'medium'
  }
  if (before === null || after === null) return undefined
  if (words.days.test(old) || words.days.test(now)) {
    if (after < before) {
      if (words.buyersTime.test(context)) return 'high'
      return words.vendorsTime.test(context) ? null : 'medium'
    }
    const isTheirs = words.vendorsDelay.test(context) || words.vendorsTime.test(context)
    return isTheirs && after > before && !words.buyersRight.test(context) ? 'medium' : null
  }
  if (words.claim.test(context)) return after < before ? 'high' : null
  if (words.deposit.test(context)) return after > before ? 'medium' : null
  return 'medium'
}

function valueOf(text: string): number | null {
  if (/\bnil\b|\bzero\b/i.test(text)) return 0
  const figure = words.number.exec(text)?.[0]
  if (/\bhalf of (?:one|1)\b/i.test(text)) return 0.5
  const inWords = NUMBER_WORD_PATTERNS.words.exec(text)?.[0] ?? ''
  const value = figure === undefined ? numberOf(inWords) : Number(figure.replaceAll(',', ''))
  if (value === null || Number.isNaN(value)) return null
  if (/\bmonths?\b/i.test(text)) return value * 30
  if (/\bweeks?\b/i.test(text)) return value * 7
  // Ten of them are two weeks.
  if (/\b(?:business|working) days?\b/i.test(text)) return value * 1.4
  return /\byears?\b/i.test(text) ? value * 365 : value
}

function ofWordsTakenOut({ old, said, isNamed, printed }: Amendment, context: string) {
  // The line itself, where what is named could not be found in this file's print.
  const lost = isNamed ? (said ?? '') : old
  if (words.limits.test(context) && !words.protects.test(old)) return null
  if (words.limits.test(lost)) return null
  if (isNamed && words.promises.test(printed?.text ?? '')) return 'high'
  if (words.protects.test(lost)) return 'high'
  if (said !== null && words.better.test(said)) return 'medium'
  return said === null || words.buyer.test(said) ? 'medium' : 'low'
}

function ofWordsPutIn({ now }: Amendment, context: string): Severity | null {
  if (words.worse.test(now)) {
    return words.protects.test(context) || words.claim.test(context) ? 'high' : 'medium'
  }
  if (words.better.test(now)) return null
  return words.requisitions.test(context) && words.widens.test(now) ? 'medium' : null
}

function ofWhole({ now, said }: Amendment): Severity | null {
  if (!words.worse.test(now)) return null
  return said !== null && words.protects.test(said) ? 'high' : 'medium'
}
