import type { ExpectedPaper, PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import type { Circumstance } from './circumstances.ts'

/** How a paper was read; without a place where nothing in the file speaks of it. */
export type ReadPaper = {
  readonly outcome: ExpectedPaper['outcome']
  readonly span: Span | null
}

/** A paper, or a statement in one, that a buyer of this kind of property ought to be given. */
export type Expected = {
  readonly what: string
  /** All of them must hold; none for what is always expected. */
  readonly when: readonly Circumstance[]
  /** None of them may hold. */
  readonly unless?: readonly Circumstance[]
  /** A part of any of these kinds is it. */
  readonly kinds: readonly PageKind[]
  /** Or a part whose words say so: of `zones`, else any that is not the contract itself. */
  readonly words?: RegExp
  readonly zones?: readonly PageKind[]
  /** Or a reading that a rule shares, so that check and list tell the same. */
  readonly read?: (doc: Doc) => ReadPaper
  /** What follows where it is missing, and until when the buyer can act. */
  readonly consequence: string
}

/** Where a paper is looked for. */
export type Where = Pick<Expected, 'words' | 'zones'> & { readonly kinds?: Expected['kinds'] }

/** The contract's own pages speak of papers without being them. */
export const NOT_ATTACHED: readonly PageKind[] = [...CONTRACT_ZONES, 'vendor-statement']

/**
 * Words that name a paper of a kind. Where they stand but no part of the kind was recognised, the
 * paper may be there in a form that was not known, so it is not called missing.
 */
export const NAMED: Partial<Record<PageKind, RegExp>> = {
  'vendor-statement':
    /\bsection 32 statement\b|\bvendor'?s'? statement\b|\bseller disclosure statement\b|\bform 1\b/i,
  'title-search':
    /\b(?:register search statement|title search|copy of (?:the )?title|first schedule|registered proprietors?|folio identifier \d)\b|\b1 title\b/i,
  plan: /\b(?:cop(?:y|ies)|attached|annexed)\b[^.]{0,80}\bplan\b|\bplan of (?:the )?land\b|\bplan is attached\b/i,
  'planning-certificate':
    /\b10\.7\b|\bplanning (?:property )?(?:certificate|report)\b|\bproperty interest report\b|\blease conveyancing\b/i,
  'rates-certificate':
    /\brates (?:notice|certificate)\b|\bland information certificate\b|\bsection 187\b/i,
  'water-certificate': /\bsa water\b|\bwater (?:information|rates) (?:statement|certificate)\b/i,
  'land-tax-certificate': /\bland tax certificate\b|\brevenuesa\b|\bemergency services levy\b/i,
  'owners-corporation-certificate':
    /\b(?:owners corporation|body corporate|strata(?: information)?|unit title|community title) certificate\b|\bform 33\b|\bsection (?:184|119)\b|\bpre-?contractual disclosure\b/i,
  'by-laws': /\bby-?laws\b/i,
  minutes: /\bminutes of\b/i,
  'general-conditions': /\b(?:general|standard|printed) (?:terms and )?conditions\b/i,
  'building-permit': /\bbuilding (?:permit|file|conveyancing)\b/i,
  'building-report': /\bbuilding (?:inspection )?report\b/i,
  lease: /\b(?:tenancy|rental|lease) agreement\b|\bcopy of (?:the )?lease\b/i,
}
