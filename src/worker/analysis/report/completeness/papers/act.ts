import type { Expected, Where } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in the Australian Capital Territory ought to be given, and what follows where it is missing. */
export const EXPECTED_ACT: readonly Expected[] = [
  required('Crown lease', {
    kinds: [],
    words:
      /^[^a-z]{0,60}\bCROWN LEASE\b|\b(?:the lessee covenants|lease commences|to hold unto the lessee)\b/,
    zones: ['annexure', 'other', 'lease', 'plan', 'title-search'],
  }),
  required('Current title search', { kinds: ['title-search'] }),
  { ...required('Deposited plan', { kinds: ['plan'] }), unless: ['strata'] },
  required('Lease conveyancing inquiry', {
    kinds: ['planning-certificate'],
    words: /\blease conveyancing (?:inquiry|enquiry)\b|\bconveyancing (?:inquiry|enquiry)\b/i,
  }),
  required('Building conveyancing inquiry', {
    kinds: ['building-permit'],
    words:
      /\bbuilding conveyancing (?:inquiry|enquiry)\b|\bconveyancing building (?:inquiry|enquiry)\b/i,
  }),
  required('Energy efficiency rating', {
    kinds: [],
    words: /\b[Ee]nergy (?:[Ee]fficiency )?[Rr]ating\b|\bENERGY (?:EFFICIENCY )?RATING\b|\bEER\b/,
  }),
  {
    ...required('Building and compliance report', {
      kinds: ['building-report'],
      words: /\b(?:building|compliance) (?:inspection )?report\b/i,
    }),
    unless: ['strata', 'off-the-plan'],
  },
  {
    ...required('Pest report', { kinds: [], words: /\b(?:timber )?pest\b.{0,30}\breport\b/i }),
    unless: ['strata', 'off-the-plan'],
  },
  {
    ...required('Asbestos assessment report or the advice on asbestos', {
      kinds: [],
      words: /\basbestos\b.{0,24}\b(?:assessment|report|advice|survey|register)\b/i,
    }),
    unless: ['off-the-plan'],
  },
  {
    ...required('Units plan', { kinds: ['plan'], words: /\bunits plan\b/i }),
    when: ['contract', 'strata'],
  },
  {
    ...required('Unit title certificate, not older than three months when first advertised', {
      kinds: ['owners-corporation-certificate'],
    }),
    when: ['contract', 'strata'],
  },
  lease('ACT'),
]

function required(what: string, where: Where): Expected {
  return {
    what,
    when: ['contract'],
    kinds: [],
    ...where,
    consequence:
      'It belongs to the documents that the seller must have with the contract (Civil Law (Sale of Residential Property) Act 2003 s 9). Ask for it before you sign; which remedy a missing one gives is to be asked of a lawyer.',
  }
}
