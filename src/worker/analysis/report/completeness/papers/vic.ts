import type { Expected, Where } from '../expected-paper.ts'
import { buyersChecklist } from '../../../rules/papers/buyers-checklist.ts'
import { lease } from './lease.ts'

/** What a buyer in Victoria ought to be given, and what follows where it is missing. */
export const EXPECTED_VIC: readonly Expected[] = [
  {
    what: 'Section 32 vendor statement',
    when: ['contract'],
    kinds: ['vendor-statement'],
    consequence:
      'The vendor must give it, signed, before you sign. Without it you may end the contract until you accept title and become entitled to possession (Sale of Land Act 1962 s 32K).',
  },
  section32('Title search (register search statement)', 's 32I', {
    kinds: ['title-search'],
  }),
  section32('Plan of the land', 's 32I', { kinds: ['plan'] }),
  section32('Rates, taxes and other outgoings', 's 32A', {
    words: /\b(?:rates|outgoings|land tax|charges)\b/i,
    zones: ['vendor-statement'],
    kinds: ['rates-certificate'],
  }),
  section32('Easements, covenants and restrictions', 's 32C', {
    words: /\b(?:easements?|covenants?|restrictions?)\b/i,
    zones: ['vendor-statement'],
  }),
  section32('Whether there is road access', 's 32C', {
    words: /\broad access\b|\baccess\b.{0,60}\bby road\b/i,
    zones: ['vendor-statement'],
  }),
  section32('Whether the land is bushfire-prone', 's 32C', {
    words: /\bbush ?fire[- ]prone\b/i,
    zones: ['vendor-statement', 'planning-certificate'],
  }),
  section32('Planning scheme, zone and overlays', 's 32C', {
    words: /\bplanning scheme\b|\bzon(?:e|ing)\b/i,
    zones: ['vendor-statement'],
    kinds: ['planning-certificate'],
  }),
  section32('Notices, orders and proposals', 's 32D', {
    words: /\bnotices?\b(?! to\b)/i,
    zones: ['vendor-statement'],
  }),
  section32('Building permits of the last seven years', 's 32E', {
    words: /\bbuilding (?:permits?|approvals?)\b/i,
    zones: ['vendor-statement'],
    kinds: ['building-permit'],
  }),
  section32('Services that are not connected', 's 32H', {
    words: /\bservices\b/i,
    zones: ['vendor-statement'],
  }),
  {
    what: 'Owners corporation certificate with its papers',
    when: ['disclosure', 'strata'],
    // Before the plan is registered there is no owners corporation to give one.
    unless: ['off-the-plan'],
    kinds: ['owners-corporation-certificate'],
    words: /\bowners corporation is inactive\b|\binactive owners corporation\b/i,
    zones: ['vendor-statement'],
    consequence:
      'The vendor statement must hold the certificate or its information (Sale of Land Act 1962 s 32F). Without it you may be able to end the contract before you accept title (s 32K).',
  },
  {
    what: 'General conditions',
    when: ['contract'],
    kinds: ['general-conditions'],
    consequence: 'They are part of the contract. Ask for the edition that applies and read it.',
  },
  {
    what: 'Cooling-off notice',
    when: ['contract'],
    unless: ['auction', 'company-buyer'],
    kinds: [],
    words:
      /\bcooling[- ]?off\b|\bnotice under section 31\b|\bend this contract within (?:3|three) clear business days\b/i,
    zones: ['contract-form', 'statutory-notice', 'particulars'],
    consequence:
      'A contract of private sale must show a conspicuous notice of your three days (Sale of Land Act 1962 s 31). Ask why it is not there.',
  },
  {
    what: 'Plan of subdivision as proposed',
    when: ['contract', 'off-the-plan'],
    kinds: ['plan'],
    consequence:
      'Without it you cannot tell what lot you buy (Sale of Land Act 1962 s 9AA and following).',
  },
  lease('VIC'),
  {
    what: 'Due diligence checklist',
    when: ['contract'],
    kinds: [],
    read: (doc) => {
      const checklist = buyersChecklist(doc)
      const span = checklist.found === 'untold' ? null : checklist.span
      return { outcome: CHECKLIST[checklist.found], span }
    },
    consequence:
      'Vendor or agent must make it available (Sale of Land Act 1962 ss 33A–33C). A missing one does not let you end the contract.',
  },
]

/** Agents hand it out with papers of their own, so that silence does not prove that it is missing. */
const CHECKLIST = {
  here: 'found',
  handed: 'found',
  lacking: 'missing',
  untold: 'unclear',
} as const

function section32(what: string, section: string, where: Where): Expected {
  return {
    what,
    when: ['disclosure'],
    kinds: [],
    ...where,
    consequence: `The vendor statement must hold it (Sale of Land Act 1962 ${section}). Where it is missing or false you may be able to end the contract before you accept title and take possession (s 32K); a court may excuse an honest vendor.`,
  }
}
