import type { Expected } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in Tasmania ought to be given, and what follows where it is missing. */
export const EXPECTED_TAS: readonly Expected[] = [
  {
    what: 'Title with plan and schedule of easements',
    when: ['contract'],
    kinds: ['title-search'],
    consequence:
      'No act of Tasmania makes the vendor disclose; order the folio, plan and schedule before you sign.',
  },
  {
    what: 'Council land information certificate (section 337)',
    when: ['contract'],
    kinds: ['planning-certificate'],
    words: /\bsection 337\b|\bcouncil land information certificate\b/i,
    consequence:
      'No act makes the vendor give it. Have your conveyancer order it (about $250) before you are bound.',
  },
  {
    what: 'Certificate of rates and charges (section 132)',
    when: ['contract'],
    kinds: ['rates-certificate'],
    consequence: 'Without it unpaid rates do not show. It can be ordered from the council.',
  },
  lease('TAS'),
]
