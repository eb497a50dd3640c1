import type { Expected } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in the Northern Territory ought to be given, and what follows where it is missing. */
export const EXPECTED_NT: readonly Expected[] = [
  {
    what: 'Title search and registered dealings',
    when: ['contract'],
    kinds: ['title-search'],
    consequence:
      'The Northern Territory has no vendor statement: order title, building file and rates before you are bound.',
  },
  {
    what: 'Pool declaration',
    when: ['contract'],
    kinds: [],
    words:
      /\b(?:pool|water safety)\b.{0,40}\b(?:declaration|compliance|certificate|acknowledg\w{1,6})\b/i,
    zones: [
      'contract-form',
      'particulars',
      'special-conditions',
      'annexure',
      'statutory-notice',
      'other',
    ],
    consequence:
      'Both sides sign one for residential land under 1.8 hectares: see that each has, and ask for it if there is a pool.',
  },
  lease('NT'),
]
