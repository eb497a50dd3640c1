import type { Expected, Where } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in South Australia ought to be given, and what follows where it is missing. */
export const EXPECTED_SA: readonly Expected[] = [
  {
    what: 'Form 1 (vendor statement)',
    when: ['contract'],
    kinds: ['vendor-statement'],
    consequence:
      'The two days of cooling off run only from its service; if you do not have it ten clear days before settlement, you may cool off until settlement (Land and Business (Sale and Conveyancing) Act 1994 s 5).',
  },
  attachedTo('Form 1', 'Title search', { kinds: ['title-search'] }),
  attachedTo('Form 1', 'Council inquiry (section 187)', {
    kinds: ['rates-certificate'],
    words: /\bsection (?:187|12)\b|\bcouncil (?:search|inquiry|property search)\b/i,
  }),
  attachedTo('Form 1', 'SA Water certificate', { kinds: ['water-certificate'] }),
  attachedTo('Form 1', 'RevenueSA certificate (land tax and emergency services levy)', {
    kinds: ['land-tax-certificate'],
    words: /\b(?:emergency services levy|revenuesa)\b/i,
  }),
  attachedTo('Form 1', 'Property interest report or planning extract', {
    kinds: ['planning-certificate'],
    words: /\bproperty interest report\b|\bplansa\b|\bplanning and design code\b/i,
  }),
  {
    what: 'Strata or community corporation statement with minutes, accounts, articles and insurance',
    when: ['contract', 'strata'],
    kinds: ['owners-corporation-certificate', 'minutes'],
    consequence: 'Without it you cannot see levies, debts and works. Ask for it before you sign.',
  },
  {
    what: "Buyer's information notice (Form R3)",
    when: ['contract'],
    kinds: [],
    words: /\bform r3\b|\bbuyers?'?s? information notice\b/i,
    zones: ['statutory-notice', 'annexure', 'other', 'contract-form', 'vendor-statement'],
    consequence: 'The agent must give it to you. A missing one does not let you end the contract.',
  },
  lease('SA'),
]

function attachedTo(statement: string, what: string, where: Where): Expected {
  return {
    what,
    when: ['disclosure'],
    kinds: [],
    ...where,
    consequence: `${statement} rests on it, or copies its particulars. Ask for the paper itself and compare.`,
  }
}
