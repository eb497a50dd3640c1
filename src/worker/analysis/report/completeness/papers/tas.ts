import type { Expected, Where } from '../expected-paper.ts'
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
  ofScheme('Statement of the body corporate (levies, funds, disputes)', {
    kinds: ['owners-corporation-certificate'],
  }),
  ofScheme('Minutes of the body corporate', { kinds: ['minutes'] }),
  ofScheme('By-laws of the strata scheme', {
    kinds: ['by-laws'],
    words: /\b(?:model|registered|consolidated) by-?laws\b/i,
  }),
  ofScheme('Insurance of the building (certificate of currency)', {
    kinds: [],
    words:
      /\bcertificate of currency\b|\bsum insured\b|\binsured (?:for|with|by)\b|\binsurance\b.{0,60}\$ ?\d/i,
  }),
  lease('TAS'),
]

function ofScheme(what: string, where: Where): Expected {
  return {
    what,
    when: ['contract', 'strata'],
    kinds: [],
    ...where,
    consequence:
      'No act of Tasmania makes the vendor give it. Ask the body corporate or its manager for it before you sign: it shows what the scheme costs and decides.',
  }
}
