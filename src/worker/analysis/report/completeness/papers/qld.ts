import type { Expected, Where } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in Queensland ought to be given, and what follows where it is missing. */
export const EXPECTED_QLD: readonly Expected[] = [
  {
    what: 'Seller disclosure statement (Form 2)',
    when: ['contract'],
    kinds: ['vendor-statement'],
    consequence:
      'For contracts from 1 August 2025 the seller must give it, signed, before you sign. Without it you may end the contract at any time before settlement (Property Law Act 2023 s 104).',
  },
  form2('Title search', { kinds: ['title-search'] }),
  form2('Registered survey plan', {
    kinds: ['plan'],
    words: /\b(?:RP|SP|BUP|GTP) ?\d{4,6}\b.{0,80}\b(?:sheet|plan of|surveyor)\b/i,
  }),
  {
    ...form2('Body corporate certificate and community management statement', {
      kinds: ['owners-corporation-certificate'],
    }),
    when: ['contract', 'strata'],
  },
  {
    ...form2('Pool safety certificate or notice of no certificate (Form 36)', {
      kinds: [],
      words: /\b(?:pool safety certificate|form 23|form 36)\b/i,
    }),
    when: ['contract', 'pool'],
    consequence:
      'Without a certificate you must make the pool comply within 90 days after settlement, at your cost.',
  },
  {
    what: 'Cooling-off notice above your signature',
    when: ['contract'],
    unless: ['auction'],
    kinds: [],
    words: /\bcooling[- ]?off\b.{0,120}\b(?:penalty|0\.25)|\bstatutory cooling[- ]?off\b/i,
    zones: [
      'contract-form',
      'statutory-notice',
      'particulars',
      'special-conditions',
      'general-conditions',
    ],
    consequence:
      'The contract must show it (Property Occupations Act 2014 s 165). A missing one does not let you end the contract.',
  },
  {
    what: 'Off-the-plan disclosure statement and plan',
    when: ['contract', 'off-the-plan'],
    kinds: [],
    words: /\bdisclosure (?:statement|plan)\b/i,
    zones: ['annexure', 'vendor-statement', 'other', 'plan'],
    consequence:
      'If a further statement shows a change that harms you materially, you have 21 days to end the contract.',
  },
  lease('QLD'),
]

function form2(what: string, where: Where): Expected {
  return {
    what,
    when: ['disclosure'],
    kinds: [],
    ...where,
    consequence:
      'It must come with the Form 2 before you sign. Without it you may be able to end the contract before settlement (Property Law Act 2023 s 104).',
  }
}
