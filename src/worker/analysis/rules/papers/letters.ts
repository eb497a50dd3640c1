import type { PageKind } from '#shared/report.ts'

import type { Passage } from '../reading/passages.ts'

/**
 * Where a letter, an e-mail or a note about the property may stand: without a heading that is known,
 * it is read as part of the paper that lies before it.
 */
export const LETTERS = [
  'annexure',
  'other',
  'special-conditions',
  'particulars',
  'vendor-statement',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'planning-certificate',
  'building-permit',
  'building-report',
  'statutory-notice',
  'lease',
  'ppsr',
] as const satisfies readonly PageKind[]

/** What a sentence is about: its head, the line that opened its paragraph, and what stood before it. */
export function aboutOf({ heading, block, previous, text }: Passage): string {
  return `${heading} ${block.text.slice(0, 200)} ${previous.slice(-240)} ${text}`
}
