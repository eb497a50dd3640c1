/** The papers that tell who sells, and by what right. */
export const SELLING_PAPERS = [
  'title-search',
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'annexure',
  'other',
] as const
