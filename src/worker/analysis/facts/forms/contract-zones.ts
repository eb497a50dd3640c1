import type { PageKind } from '#shared/report.ts'

/** Where in a bundle the parties' own figures stand, best first. */
export const CONTRACT_ZONES: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'auction-conditions',
]
/** Stretches of unknown kind, for a fragment or an unusual form. */
export const LOOSE_ZONES: readonly PageKind[] = ['other', 'special-conditions', 'annexure']
/**
 * Where the fields of a contract stand only if its part was misread. Here a label counts where it is
 * the name of a field and nothing else.
 */
export const MISREAD_ZONES: readonly PageKind[] = [
  'statutory-notice',
  'general-conditions',
  'by-laws',
  'planning-certificate',
  'owners-corporation-certificate',
  'lease',
]
