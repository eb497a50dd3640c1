import type { PageKind, StateCode } from '#shared/report.ts'

import { nameOfPaper } from './other-papers.ts'

const DISCLOSURE: Readonly<Record<StateCode, string>> = {
  VIC: 'section 32 statement',
  NSW: 'prescribed documents',
  QLD: 'seller disclosure statement',
  SA: 'Form 1 statement',
  WA: 'disclosure statement',
  TAS: 'vendor disclosure',
  ACT: 'required documents',
  NT: 'vendor disclosure',
}

const ALONE: Partial<Record<PageKind, string>> = {
  'title-search': 'Title search',
  plan: 'Plan',
  'planning-certificate': 'Planning certificate',
  'rates-certificate': 'Council rates certificate',
  'water-certificate': 'Water statement',
  'land-tax-certificate': 'Land tax certificate',
  'owners-corporation-certificate': 'Owners corporation or strata certificate',
  minutes: 'Minutes of a meeting',
  'by-laws': 'By-laws or rules',
  'building-permit': 'Building permit',
  'building-report': 'Building or pest report',
  'company-extract': 'Company extract',
  ppsr: 'PPSR search certificate',
  'auction-conditions': 'Auction conditions',
  lease: 'Lease or tenancy agreement',
  'statutory-notice': 'Notice to buyers',
  annexure: 'Annexure',
  'special-conditions': 'Special conditions',
  'general-conditions': 'General conditions',
}

/** What the file is, in plain words, from what was found in it. */
export function documentTitle(found: {
  readonly text: string
  readonly hasContract: boolean
  readonly hasDisclosure: boolean
  readonly state: StateCode | null
  /** Kinds with how much text each has. */
  readonly weights: ReadonlyMap<PageKind, number>
}): string {
  const { text, hasContract, hasDisclosure, state, weights } = found
  const statement = state === null ? 'vendor statement' : DISCLOSURE[state]
  const body = ['contract-form', 'particulars', 'general-conditions'] as const
  if (hasContract && !body.some((kind) => weights.has(kind))) {
    return hasDisclosure
      ? `Special conditions with ${statement}`
      : 'Special conditions of a contract'
  }
  if (hasContract) return hasDisclosure ? `Contract of Sale with ${statement}` : 'Contract of Sale'
  if (hasDisclosure) return `${statement.charAt(0).toUpperCase()}${statement.slice(1)}`
  const ranked = [...weights].toSorted((a, b) => b[1] - a[1])
  const known = ranked.flatMap(([kind]) => ALONE[kind] ?? [])
  const [named, second] = known
  const first = INSPECTED.test(text.slice(0, 3000)) && isOfScheme(ranked[0]?.[0]) ? RECORDS : named
  if (first === undefined || ranked[0]?.[0] === 'other') return nameOfPaper(text)
  return second === undefined || known.length > 2 || !isLarge(ranked)
    ? first
    : `${first} and ${second.toLowerCase()}`
}

const RECORDS = 'Strata inspection report'
/** The report of somebody who read the books of a scheme for a buyer: no certificate of the scheme. */
const INSPECTED =
  /\b(?:strata|body corporate|owners corporation)\b.{0,12}\b(?:records? )?(?:inspection|search|due diligence)(?: of (?:the )?records)? report\b|\b(?:records? (?:search|inspection)|inspection of (?:the )?(?:strata )?records)\b/i

function isOfScheme(kind: PageKind | undefined): boolean {
  return kind === 'owners-corporation-certificate' || kind === 'minutes'
}

function isLarge(ranked: readonly (readonly [PageKind, number])[]): boolean {
  return (ranked[1]?.[1] ?? 0) > (ranked[0]?.[1] ?? 0) * 0.3
}
