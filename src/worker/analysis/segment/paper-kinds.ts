import type { PageKind } from '#shared/report.ts'

import type { PartCue } from './part-cues.ts'

import { PART_CUES } from './part-cues.ts'

/** What a registry, a council or another office gives out about one property. */
const OF_AN_OFFICE = [
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
] as const satisfies readonly PageKind[]

export const OFFICE_PAPERS: ReadonlySet<PageKind> = new Set(OF_AN_OFFICE)

/** The papers of offices, and what a scheme certifies about itself. */
export const CERTIFICATES: ReadonlySet<PageKind> = new Set([
  ...OF_AN_OFFICE,
  'owners-corporation-certificate',
])

/** Papers of others that are tied to most contracts, each under a name of its own. */
export const TIED_PAPERS: ReadonlySet<PageKind> = new Set([
  ...CERTIFICATES,
  'minutes',
  'building-report',
])

/** Papers whose own conditions, rules, notes and particulars are not the contract's. */
export const CLOSED: ReadonlySet<PageKind> = new Set([
  'lease',
  'by-laws',
  'minutes',
  'building-report',
])

/** The zones that every contract has. */
export const CORE_ZONES: ReadonlySet<PageKind> = new Set([
  'particulars',
  'special-conditions',
  'general-conditions',
  'vendor-statement',
])

/** The first cue for a heading that names, with these words, a paper of one of the kinds. */
export function paperCue(
  words: string,
  kinds: ReadonlySet<PageKind>,
  except?: PageKind,
): PartCue | null {
  return (
    PART_CUES.find(
      ({ place, kind, pattern }) =>
        place === 'heading' && kinds.has(kind) && kind !== except && pattern.test(words),
    ) ?? null
  )
}
