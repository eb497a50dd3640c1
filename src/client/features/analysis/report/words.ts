import { calendarDate, dollarsFromCents } from '#client/lib/format.ts'
import type { CheckResult } from '#shared/check-result.ts'
import type {
  BuyerInputs,
  Category,
  Check,
  Concern,
  ExpectedPaper,
  PageKind,
  StateCode,
} from '#shared/report.ts'

import { tally } from './order.ts'

const NUMBERS = 'none one two three four five six seven eight nine ten'.split(' ')

/** Small numbers as words, as a sentence has them; figures from eleven on. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "1 page", "54 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
}

/** "Five things to raise before signing": the number follows the list. */
export function raiseFirstTitle(count: number, isSigned = false): string {
  if (count === 0) return isSigned ? 'What to raise now' : 'Before signing'
  const things = `${capitalised(numberWord(count))} ${count === 1 ? 'thing' : 'things'}`
  return `${things} to raise ${isSigned ? 'now' : 'before signing'}`
}

/** What the overall risk rests on, in one or two sentences. */
export function leadOf(concerns: readonly Pick<Concern, 'severity'>[], isSigned = false): string {
  const counts = new Map(tally(concerns).map(({ severity, count }) => [severity, count]))
  const critical = counts.get('critical') ?? 0
  const high = counts.get('high') ?? 0
  const grave = [
    critical > 0 && `${numberWord(critical)} critical ${critical === 1 ? 'point' : 'points'}`,
    high > 0 &&
      `${numberWord(high)} ${critical > 0 ? '' : high === 1 ? 'point ' : 'points '}of high weight`,
  ].filter((part) => part !== false)
  if (grave.length > 0) {
    return `${capitalised(grave.join(' and '))}. You can raise ${critical + high === 1 ? 'it' : 'each'} with the vendor (the seller) ${isSigned ? 'now, although the contract is signed' : 'before you sign'}.`
  }
  if (concerns.length > 0) {
    return `${capitalised(numberWord(concerns.length))} ${concerns.length === 1 ? 'point' : 'points'} to know about, none of high weight.`
  }
  return 'No finding came out of the checks that ran. They are listed below, with what they could not see.'
}

/** Of a file on which no check could be made, such as a letter or a lone bill. */
export const NOT_JUDGED =
  'None of the checks could be made on this file, so it shows no risk and rules none out. What it tells of the property stands below.'
export const NOTHING_FIRST =
  'Nothing stands out that must be settled first. Read the findings and the checks, and ask your conveyancer about what was not in this document.'
export const UPLOAD_MORE =
  'This file alone says nothing of what must be settled first. Upload the contract and the vendor’s disclosure with it.'

/** "85 of 112 checks could be made on this file: 14 found a problem, in 71 no problem was recognised. The other 27 …" */
export function checksSentence(checks: readonly Check[]): string {
  const of = (outcome: Check['outcome']) => checks.filter((c) => c.outcome === outcome).length
  const [problems, clear, absent] = [of('problem'), of('clear'), of('not-in-document')]
  const parts = [
    problems > 0 && `${problems} found a problem`,
    clear > 0 && `in ${clear} no problem was recognised`,
  ].filter(Boolean)
  const made = problems + clear
  if (absent === 0) return `${counted(made, 'check')} ran: ${parts.join(', ')}.`
  const other = `${made === 0 ? 'All' : 'The other'} ${absent} ${absent === 1 ? 'concerns' : 'concern'} things that are not in it.`
  const shown = parts.length > 0 ? `: ${parts.join(', ')}` : ''
  return `${made} of ${counted(checks.length, 'check')} could be made on this file${shown}. ${other}`
}

export const STATE_NAMES: Record<StateCode, string> = {
  VIC: 'Victoria',
  NSW: 'New South Wales',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}

export const CATEGORY_NAMES: Record<Category, string> = {
  legal: 'Legal',
  financial: 'Financial',
  compliance: 'Compliance',
  operational: 'Operational',
}

export const CHECK_RESULTS: Record<CheckResult, string> = {
  problem: 'Problem',
  'in-order': 'Clear, with the words',
  'spoken-of': 'Spoken of, no problem recognised',
  'nothing-found': 'Clear, nothing found',
  'not-in-document': 'Not in this document',
}

export const PAGE_KIND_NAMES: Record<PageKind, string> = {
  'contract-form': 'Contract form',
  particulars: 'Particulars of sale',
  'general-conditions': 'General conditions',
  'special-conditions': 'Special conditions',
  'statutory-notice': 'Notices required by law',
  'vendor-statement': 'Vendor’s disclosure statement',
  'title-search': 'Title search',
  plan: 'Plan',
  'planning-certificate': 'Planning certificate',
  'rates-certificate': 'Council rates',
  'water-certificate': 'Water and sewerage',
  'land-tax-certificate': 'Land tax',
  'owners-corporation-certificate': 'Owners corporation certificate',
  minutes: 'Minutes of meetings',
  'by-laws': 'By-laws and rules',
  'building-permit': 'Building permits',
  'building-report': 'Building report',
  'company-extract': 'Company extract',
  ppsr: 'Personal property search (PPSR)',
  'auction-conditions': 'Auction conditions',
  lease: 'Lease',
  annexure: 'Annexure',
  other: 'Other pages',
}

export const BUYER_KIND_NAMES: Record<NonNullable<BuyerInputs['buyerKind']>, string> = {
  'owner-occupier': 'Owner-occupier: I will live there',
  'first-home': 'First home buyer: I will live there',
  investor: 'Investor: I will let it',
  foreign: 'Foreign purchaser',
}

const BUYERS: Record<NonNullable<BuyerInputs['buyerKind']>, string> = {
  'owner-occupier': 'an owner-occupier who is not a first home buyer',
  'first-home': 'a first home buyer',
  investor: 'an investor',
  foreign: 'a foreign purchaser',
}

/** What the figures rest on besides the document. */
export function workedOutFor({ signedOn, priceCents, buyerKind }: BuyerInputs): string {
  const parts = [
    buyerKind && `for ${BUYERS[buyerKind]}`,
    priceCents !== undefined && `at a price of ${dollarsFromCents(priceCents)}`,
    signedOn && `for a contract signed on ${calendarDate(signedOn)}`,
  ].filter(Boolean)
  if (parts.length === 0) return 'Worked out from the document alone.'
  return `Worked out ${parts.join(', ')}.`
}

export const PAPER_OUTCOMES: Record<ExpectedPaper['outcome'], string> = {
  missing: 'Not in this document',
  unclear: 'Not clear',
  found: 'In this document',
}
