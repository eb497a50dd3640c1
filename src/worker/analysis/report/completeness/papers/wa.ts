import type { Expected, Where } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in Western Australia ought to be given, and what follows where it is missing. */
export const EXPECTED_WA: readonly Expected[] = [
  {
    what: 'General Conditions of the offer and acceptance',
    when: ['contract'],
    kinds: ['general-conditions'],
    consequence: 'They are part of the contract. The agent must give you a copy.',
  },
  {
    what: 'Certificate of title with the documents of its second schedule',
    when: ['contract'],
    kinds: ['title-search'],
    consequence: 'Without it you cannot see what burdens the land. Order it before you offer.',
  },
  {
    what: 'Strata disclosure, Part A and Part B',
    when: ['contract', 'strata'],
    kinds: ['owners-corporation-certificate', 'vendor-statement'],
    words: /\b(?:precontractual|pre-contractual) disclosure\b|\bpart b\b.{0,60}\bstrata\b/i,
    consequence:
      'The seller must give it before you sign. Without it you may be able to avoid the contract before settlement (Strata Titles Act 1985).',
  },
  tiedToDisclosure('Scheme plan', { kinds: ['plan'] }),
  tiedToDisclosure('Scheme by-laws', { kinds: ['by-laws'] }),
  tiedToDisclosure('Minutes of the last general meeting', { kinds: ['minutes'] }),
  tiedToDisclosure('Statement of accounts of the strata company', {
    words:
      /\bstatement of (?:accounts|income)\b|\bincome and expenditure\b|\bbalance sheet\b|\bfinancial statements?\b/i,
    zones: ['annexure', 'other', 'minutes', 'owners-corporation-certificate'],
  }),
  lease('WA'),
]

function tiedToDisclosure(what: string, where: Where): Expected {
  return {
    what,
    when: ['contract', 'strata'],
    kinds: [],
    ...where,
    consequence:
      'It belongs to the disclosure that the seller must give before you sign (Strata Titles Act 1985). Ask for it: without it you may be able to avoid the contract before settlement.',
  }
}
