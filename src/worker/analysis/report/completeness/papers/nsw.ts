import type { Expected, Where } from '../expected-paper.ts'
import { lease } from './lease.ts'

/** What a buyer in New South Wales ought to be given, and what follows where it is missing. */
export const EXPECTED_NSW: readonly Expected[] = [
  prescribed('Planning certificate (section 10.7)', { kinds: ['planning-certificate'] }),
  prescribed('Title search (property certificate)', { kinds: ['title-search'] }),
  prescribed('Plan of the land', {
    kinds: ['plan'],
    words:
      /^["'(]?(?:plan:? DP\b.{0,30}\bdraft\b|draft plan\b|plan of (?:proposed )?(?:subdivision|consolidation) of lot)/i,
    zones: ['annexure', 'other', 'vendor-statement'],
  }),
  prescribed('Sewer lines and service location diagrams', {
    words: /\bsewer\w{0,3}\b.{0,60}\b(?:diagram|print|plan|location|mains?)\b/i,
    kinds: [],
  }),
  {
    ...prescribed('By-laws of the strata scheme', { kinds: ['by-laws'] }),
    when: ['contract', 'strata'],
    unless: ['community-lot'],
  },
  {
    ...prescribed('Title search of the common property', {
      kinds: [],
      // The search of the lot names the folio of the common property and is no search of it.
      words:
        /^\W{0,3}(?:folio(?: identifier)?[: ]{1,3})?CP\/ ?SP ?\d{3,7}\b|\bfolio: ?CP\/ ?SP ?\d{3,7}\b|\bcommon property in (?:the )?strata\b/i,
    }),
    when: ['contract', 'strata'],
    unless: ['community-lot'],
  },
  {
    ...prescribed('Management statement of the community or neighbourhood scheme', {
      kinds: ['by-laws'],
    }),
    when: ['contract', 'community-lot'],
  },
  {
    ...prescribed('Title search of the community, precinct or neighbourhood property', {
      kinds: [],
      words: /^\W{0,3}(?:folio(?: identifier)?[: ]{1,3})1\/\d{5,7}\b/i,
    }),
    when: ['contract', 'community-lot'],
  },
  {
    ...prescribed('Pool certificate (compliance or non-compliance)', {
      kinds: [],
      words:
        /\b(?:section 22D|certificate of (?:non-?)?compliance|pool (?:compliance )?certificate)\b/i,
    }),
    when: ['contract', 'pool'],
    unless: ['strata', 'off-the-plan'],
  },
  {
    what: 'Cooling-off statement',
    when: ['contract'],
    unless: ['auction', 'business'],
    kinds: [],
    words: /\bcooling[- ]off period\b/i,
    zones: ['contract-form', 'statutory-notice'],
    consequence:
      'Without it you may end the contract at any time before completion and lose nothing (Conveyancing Act 1919 s 66X).',
  },
  {
    what: 'Off-the-plan disclosure statement with its drafts',
    when: ['contract', 'off-the-plan'],
    kinds: [],
    words: /\bdisclosure statement\b/i,
    zones: ['annexure', 'vendor-statement', 'other', 'plan'],
    consequence:
      'Without it you may end the contract within 14 days after it is made (Conveyancing Act 1919 s 66ZM).',
  },
  lease('NSW'),
]

function prescribed(what: string, where: Where): Expected {
  return {
    what,
    when: ['contract'],
    kinds: [],
    ...where,
    consequence:
      'It must be attached to the contract. Where it is missing you may end the contract within 14 days after it was made and before completion (Conveyancing (Sale of Land) Regulation 2022 ss 21–23).',
  }
}
