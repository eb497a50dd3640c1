import type { StateCode } from '#shared/report.ts'

import type { Expected } from './expected-paper.ts'

/**
 * The papers that ought to be there, state by state, with what follows where they are not. Acts and
 * time limits as followed up to `LAW_AS_AT`; what was not confirmed is put as a question.
 */
export const EXPECTED: Record<StateCode, readonly Expected[]> = {
  VIC: [
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
      words: /\bcooling[- ]?off\b/i,
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
      words: /\bdue diligence checklist\b/i,
      zones: ['statutory-notice', 'vendor-statement', 'annexure', 'other', 'contract-form'],
      consequence:
        'Vendor or agent must make it available (Sale of Land Act 1962 ss 33A–33C). A missing one does not let you end the contract.',
    },
  ],
  NSW: [
    prescribed('Planning certificate (section 10.7)', { kinds: ['planning-certificate'] }),
    prescribed('Title search (property certificate)', { kinds: ['title-search'] }),
    prescribed('Plan of the land', { kinds: ['plan'] }),
    prescribed('Sewer lines and service location diagrams', {
      words: /\bsewer\w{0,3}\b.{0,60}\b(?:diagram|print|plan|location|mains?)\b/i,
      kinds: [],
    }),
    {
      ...prescribed('By-laws of the strata scheme', { kinds: ['by-laws'] }),
      when: ['contract', 'strata'],
    },
    {
      ...prescribed('Title search of the common property', {
        kinds: [],
        words: /\bCP\/ ?SP ?\d{3,7}\b|\bcommon property in (?:the )?strata\b/i,
      }),
      when: ['contract', 'strata'],
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
      unless: ['auction'],
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
  ],
  QLD: [
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
  ],
  SA: [
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
      consequence:
        'The agent must give it to you. A missing one does not let you end the contract.',
    },
    lease('SA'),
  ],
  WA: [
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
      what: 'Strata disclosure, Part A and Part B, with scheme plan, by-laws, minutes and accounts',
      when: ['contract', 'strata'],
      kinds: ['owners-corporation-certificate', 'vendor-statement'],
      words: /\b(?:precontractual|pre-contractual) disclosure\b|\bpart b\b.{0,60}\bstrata\b/i,
      consequence:
        'The seller must give it before you sign. Without it you may be able to avoid the contract before settlement (Strata Titles Act 1985).',
    },
    lease('WA'),
  ],
  TAS: [
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
  ],
  ACT: [
    required('Crown lease', {
      kinds: [],
      words: /\b(?:crown lease|lease commences|land titles act 1925)\b/i,
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
      words: /\benergy efficiency rating\b|\bEER\b/,
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
  ],
  NT: [
    {
      what: 'Title search and registered dealings',
      when: ['contract'],
      kinds: ['title-search'],
      consequence:
        'The Northern Territory has no vendor statement: order title, building file and rates before you are bound.',
    },
    {
      what: 'Pool declaration, signed by both sides',
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
        'Both sides sign one for residential land under 1.8 hectares. Ask for it if there is a pool.',
    },
    lease('NT'),
  ],
}

type Where = Pick<Expected, 'words' | 'zones'> & { readonly kinds?: Expected['kinds'] }

function section32(what: string, section: string, where: Where): Expected {
  return {
    what,
    when: ['disclosure'],
    kinds: [],
    ...where,
    consequence: `The vendor statement must hold it (Sale of Land Act 1962 ${section}). Where it is missing or false you may be able to end the contract before you accept title and take possession (s 32K); a court may excuse an honest vendor.`,
  }
}

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

function attachedTo(statement: string, what: string, where: Where): Expected {
  return {
    what,
    when: ['disclosure'],
    kinds: [],
    ...where,
    consequence: `${statement} rests on it, or copies its particulars. Ask for the paper itself and compare.`,
  }
}

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

function lease(state: StateCode): Expected {
  return {
    what: state === 'VIC' ? 'Rental agreement of the tenant' : 'Lease of the tenant',
    when: ['contract', 'tenanted'],
    kinds: ['lease'],
    consequence:
      'You take the tenant with the property. Without the agreement you do not know rent, bond and end.',
  }
}
