import type { Expected, Where } from '../expected-paper.ts'

/** What a buyer of shares in the company that owns the building ought to be given, in every state. */
export const EXPECTED_WITH_SHARES: readonly Expected[] = [
  asked('Constitution of the company', {
    kinds: [],
    words: /\b(?:constitution|articles of association)\b|^["'(]{0,2}art(?:icle)?\.? ?\d/i,
    zones: ['by-laws', 'annexure', 'other', 'company-extract'],
  }),
  asked('Accounts of the company', {
    kinds: [],
    words:
      /\b(?:financial (?:report|statements?|accounts)|balance sheet|profit and loss|income and expenditure)\b/i,
    zones: ['owners-corporation-certificate', 'annexure', 'other', 'minutes', 'rates-certificate'],
  }),
  asked('Minutes of the directors or members', { kinds: ['minutes'] }),
  asked('Company extract', { kinds: ['company-extract'] }),
  asked('Share certificate or register of members', {
    kinds: [],
    words: /\bshare certificate\b|\bregister of members\b|\bnumber held\b/i,
  }),
  asked('Title search of the land of the company', { kinds: ['title-search'] }),
]

function asked(what: string, where: Where): Expected {
  return {
    what,
    when: ['contract'],
    kinds: [],
    ...where,
    consequence:
      'No law prescribes it for a sale of shares. Ask for it before you sign: it shows what the shares give you and what the company owes.',
  }
}
