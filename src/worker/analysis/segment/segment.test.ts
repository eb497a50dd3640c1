import { describe, it } from 'vitest'

import type { SourceLine } from '../source.ts'
import { docOf, sourceOf } from './doc-of.ts'
import { segment } from './segment.ts'

const CONTRACT = `CONTRACT OF SALE OF LAND

COOLING-OFF PERIOD (Section 31 of the Sale of Land Act 1962)

You may end this contract within 3 clear business days.
\fPARTICULARS OF SALE

Vendor: Orla Brightwater

Purchaser:

SPECIAL CONDITIONS

1. Deposit

1.1 The purchaser must pay the deposit to the vendor's agent:

(a) on signing; and

(b) in two parts, of which

(i) the first is due at once; and

(ii) the second within seven days.

2 Possession. The vendor may stay.

14 days after settlement the vendor leaves.

GC 31 does not apply.
\fGENERAL CONDITIONS

1. ELECTRONIC SIGNATURE

1.1 In this general condition the vendor may sign by any electronic means.
\fVENDOR'S STATEMENT
Section 32 of the Sale of Land Act 1962

1. FINANCIAL MATTERS

1.1 Their total does not exceed: $4,100.00

5. BUILDING PERMITS

None to the vendor's knowledge.

13. ATTACHMENTS

Register Search Statement

Plan of subdivision

Planning certificate
\fREGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958

VOLUME 10000 FOLIO 111
`

describe('parts of a bundle', () => {
  const doc = docOf(CONTRACT)

  it('gives every page its kind and every zone its part', ({ expect }) => {
    expect(doc.parts.map(({ kind }) => kind)).toEqual([
      'contract-form',
      'statutory-notice',
      'particulars',
      'special-conditions',
      'general-conditions',
      'vendor-statement',
      'title-search',
    ])
    expect(doc.pageKinds.slice(2)).toEqual([
      'general-conditions',
      'vendor-statement',
      'title-search',
    ])
    expect(doc.state).toBe('VIC')
    expect(doc.title).toBe('Contract of Sale with section 32 statement')
  })

  it('tells a clause from a reference, a quantity and a heading', ({ expect }) => {
    const labels = doc.blocks
      .filter(({ zone }) => zone === 'special-conditions')
      .map(({ text, clause }) => [text.slice(0, 14), clause?.label ?? null])
    expect(labels).toEqual([
      ['SPECIAL CONDIT', null],
      ['1. Deposit', 'special condition 1'],
      ['1.1 The purcha', 'special condition 1.1'],
      ['(a) on signing', 'special condition 1.1(a)'],
      ['(b) in two par', 'special condition 1.1(b)'],
      ['(i) the first ', 'special condition 1.1(b)(i)'],
      ['(ii) the secon', 'special condition 1.1(b)(ii)'],
      ['2 Possession. ', 'special condition 2'],
      ['14 days after ', 'special condition 2'],
      ['GC 31 does not', 'special condition 2'],
    ])
  })

  it('names printed conditions and statement items as a buyer would', ({ expect }) => {
    const label = (words: string) =>
      doc.blocks.find(({ text }) => text.includes(words))?.clause?.label
    expect(label('any electronic means')).toBe('general condition 1.1')
    expect(label('does not exceed')).toBe('item 1.1 of the vendor statement')
  })

  it('takes a list of papers in a statement for a list', ({ expect }) => {
    expect(doc.parts.filter(({ kind }) => kind === 'plan')).toEqual([])
    expect(doc.blocks.find(({ text }) => text === 'Plan of subdivision')?.zone).toBe(
      'vendor-statement',
    )
  })

  it('takes a table of contents for no part', ({ expect }) => {
    const { parts } = docOf(
      'CONTRACT OF SALE OF LAND\n\nTABLE OF CONTENTS\n\nSpecial conditions ........ 5\n\nGeneral conditions\n\fPARTICULARS OF SALE\n\nVendor: A',
    )
    expect(parts.map(({ kind }) => kind)).toEqual(['contract-form', 'particulars'])
  })

  it('leaves the conditions of a lease with the lease', ({ expect }) => {
    const { parts, hasContract, title } = docOf(
      'Residential Rental Agreement\n\n1. Rent\n\nThe renter pays $520 per week.\n\nSpecial conditions\n\n1. The renter keeps the garden.',
    )
    expect(parts.map(({ kind }) => kind)).toEqual(['lease'])
    expect(hasContract).toBe(false)
    expect(title).toBe('Lease or tenancy agreement')
  })

  it("takes a developer's plain conditions for its own and a form's for printed", ({ expect }) => {
    const own = docOf(
      'PARTICULARS OF SALE\n\nVendor: A\n\nCONDITIONS OF SALE\n\n1. The purchaser must pay the vendor.',
    )
    expect(own.parts.at(-1)?.kind).toBe('special-conditions')
    const printed = docOf(
      'CONTRACT OF SALE\n\nCONDITIONS OF SALE\n\n1. The purchaser pays.\n\nSPECIAL CONDITIONS\n\n1. The vendor stays.',
    )
    expect(printed.parts.map(({ kind }) => kind)).toContain('general-conditions')
  })
})

const HEADS: readonly (readonly [string, string, string | null])[] = [
  ['Contract for the sale and purchase of land 2022 edition', 'contract-form', null],
  ['CONTRACT FOR HOUSES AND RESIDENTIAL LAND', 'contract-form', null],
  ['NSW LRS\n\nLAND REGISTRY SERVICES - TITLE SEARCH', 'title-search', 'NSW'],
  ['CURRENT TITLE SEARCH\nQUEENSLAND TITLES REGISTRY PTY LTD', 'title-search', 'QLD'],
  [
    'Form 2\nSeller disclosure statement\nProperty Law Act 2023 section 99',
    'vendor-statement',
    'QLD',
  ],
  [
    "Form 1—Vendor's statement\n(Section 7 Land and Business (Sale and Conveyancing) Act 1994)",
    'vendor-statement',
    'SA',
  ],
  [
    'Precontractual Disclosure Statement to the Buyer\nStrata Titles Act 1985',
    'vendor-statement',
    'WA',
  ],
  ['PLANNING CERTIFICATE UNDER SECTION 10.7(2)', 'planning-certificate', 'NSW'],
  ['Sunnyvale Shire Council\n\nLAND INFORMATION CERTIFICATE', 'rates-certificate', null],
  ['INFORMATION STATEMENT\nSTATEMENT UNDER SECTION 158 WATER ACT 1989', 'water-certificate', null],
  ['Property Clearance Certificate\nState Revenue Office', 'land-tax-certificate', null],
  [
    'Strata Information Certificate\nSection 184 Strata Schemes Management Act 2015',
    'owners-corporation-certificate',
    'NSW',
  ],
  ['BCCM Form 33\n\nBody corporate certificate', 'owners-corporation-certificate', null],
  ['MINUTES OF THE ANNUAL GENERAL MEETING', 'minutes', null],
  ['CONSOLIDATED BY-LAWS', 'by-laws', null],
  ['OCCUPANCY PERMIT\nForm 16', 'building-permit', null],
  ['TIMBER PEST INSPECTION REPORT', 'building-report', null],
  ['Current & Historical Company Extract', 'company-extract', null],
  ['Personal Property Securities Register\n\nSearch certificate', 'ppsr', null],
  ['GENERAL RULES FOR THE CONDUCT OF PUBLIC AUCTIONS', 'auction-conditions', null],
  ['Due diligence checklist', 'statutory-notice', null],
  ['RESIDENTIAL TENANCY AGREEMENT', 'lease', null],
  ['MEMORANDUM OF ENCUMBRANCE', 'annexure', null],
  ['SEALED PLAN No. SP 126534', 'plan', null],
  ['JOINT FORM OF GENERAL CONDITIONS FOR THE SALE OF LAND', 'general-conditions', 'WA'],
  [
    'COUNCIL LAND INFORMATION CERTIFICATE\nSection 337 Local Government Act 1993',
    'planning-certificate',
    'TAS',
  ],
  [
    'THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY\n\nCONTRACT FOR SALE',
    'contract-form',
    'ACT',
  ],
  ['NORTHERN TERRITORY OF AUSTRALIA AGENTS LICENSING ACT CONTRACT OF SALE', 'contract-form', 'NT'],
]

describe('kinds of page', () => {
  for (const [head, kind, state] of HEADS) {
    it(`knows "${head.split('\n')[0]}" for ${kind}`, ({ expect }) => {
      const doc = docOf(`${head}\n\nSome text that belongs to it and goes on for a while.`)
      expect(doc.pageKinds).toEqual([kind])
      if (state !== null) expect(doc.state).toBe(state)
    })
  }

  it('knows a heading with stray blanks inside its words', ({ expect }) => {
    expect(docOf('V endor S tatement\n\nSome text.').parts[0]?.kind).toBe('vendor-statement')
    expect(
      docOf('S P E C I A L   C O N D I T I O N S\n\n1. The purchaser pays.').parts[0]?.kind,
    ).toBe('special-conditions')
  })
})

describe('files that are no contract', () => {
  const FILES: readonly (readonly [string, string, string])[] = [
    [
      'a novel',
      'Chapter One\n\nThe vendor of oranges had closed his stall, and the buyer counted the lamps of the settlement. A deposit of silt shone along the quay, and that was the end of the contract between the sea and the land.',
      'Story or book',
    ],
    ['gibberish', 'asdkj qwoei zxmcn 2983 skdjf lkajsd qpwoe 88', 'Document of an unknown kind'],
    ['signs alone', '### 88 %% 12', 'Document without readable words'],
    [
      'a flyer',
      'AUCTION SATURDAY 11AM\n\n4 bed 2 bath 2 car. Price guide $900,000. Contact agent Jo.',
      'Advertisement or flyer',
    ],
    [
      'a building report',
      'PRE-PURCHASE BUILDING INSPECTION REPORT\n\nThe purchaser should read this before the contract of sale is signed with the vendor.',
      'Building or pest report',
    ],
    [
      'another language',
      'Le vendeur vend à son acquéreur, qui accepte, une maison bien située avec son jardin, ses dépendances, une cave, un garage, un puits, deux granges, un verger, quatre hectares de prés, ainsi que tous droits y attachés selon acte notarié.',
      'Text that is not in English or not in sentences',
    ],
  ]
  for (const [name, text, title] of FILES) {
    it(`says truthfully what ${name} is`, ({ expect }) => {
      const doc = docOf(text)
      expect(doc.hasContract).toBe(false)
      expect(doc.hasDisclosure).toBe(false)
      expect(doc.title).toBe(title)
    })
  }
})

describe('reading text', () => {
  it('mends real word breaks and keeps compounds', ({ expect }) => {
    const text =
      'The con-\ntract is signed off-the-\nplan by a non-\nresident. A non-resident signs.'
    expect(docOf(text).text).toBe(
      'The contract is signed off-the-plan by a non-resident. A non-resident signs.\n',
    )
  })

  it('closes the blanks that some certificates print inside words', ({ expect }) => {
    const broken =
      'P LANNING C ERTIFICATE\n\nThe land is a ffected by a restrict ive c ovenant and an e asement for d rainage in to the r eserve.'
    expect(docOf(broken).text).toContain(
      'The land is affected by a restrictive covenant and an easement for drainage in to the reserve.',
    )
    expect(docOf('Lot B is sold. Plan B applies to the land as shown.').text).toBe(
      'Lot B is sold. Plan B applies to the land as shown.\n',
    )
  })

  it('knows the papers of Tasmania, the Capital Territory and the Northern Territory', ({
    expect,
  }) => {
    const form = 'CONTRACT FOR SALE\n\nSeller: Ada Quell\n\nBuyer: Bo Rind\n\nSPECIAL CONDITIONS'
    const terms = '\n\n1. The buyer must pay the deposit to the agent on the date of this contract.'
    for (const [paper, kind] of [
      ['CROWN LEASE\nAUSTRALIAN CAPITAL TERRITORY\nBlock 3 Section 9 Veldt', 'annexure'],
      ['LAND TITLES ACT 1925\nTITLE SEARCH\nBlock 3 Section 9 VELDT', 'title-search'],
      ['ASBESTOS ADVICE\n\nHomes built before 1985 may contain asbestos.', 'statutory-notice'],
      ['CERTIFICATE AS TO TITLE\nCUFT 611 204\nLot 88 Town of Veldt', 'title-search'],
      ['BUILDING FILE SEARCH\nLot 88 Town of Veldt\nPermit 12', 'building-permit'],
      [
        'SECTION 119 UNIT TITLE SALE CERTIFICATE\n\nUnits Plan 3390 Unit 17\n\nGeneral fund contribution $2,140 a year, sinking fund contribution $880 a year',
        'owners-corporation-certificate',
      ],
      ['SEARCH OF TORRENS TITLE\nVOLUME 131313 FOLIO 2', 'title-search'],
    ] as const) {
      expect([paper, docOf(`${form}${terms}\f${paper}`).pageKinds[1]]).toEqual([paper, kind])
    }
  })

  it('writes quotes, dashes, ligatures and blanks plainly', ({ expect }) => {
    expect(docOf('“Certi\ufb01cate” –\u00a0vendor’s   copy').text).toBe(
      '"Certificate" - vendor\'s copy\n',
    )
  })

  it('writes every sort of box as ☐ or ☒ and leaves gaps and bullets alone', ({ expect }) => {
    expect(docOf('☐ a ☑ b [ ] c [x] d □ e ✗ f').text).toBe('☐ a ☒ b ☐ c ☒ d ☐ e ☒ f\n')
    expect(docOf('within [ ] days of the day of sale').text).toBe(
      'within [ ] days of the day of sale\n',
    )
    expect(docOf('Heritage place? ( ) Yes (x) No').text).toBe('Heritage place? ☐ Yes ☒ No\n')
    expect(docOf('Heritage: Yes ( )\tNo (X)').text).toBe('Heritage: ☐ Yes ☒ No\n')
    expect(docOf('item (x) of the list').text).toBe('item (x) of the list\n')
    expect(docOf('■ Ducted heating\n\n■ North facing\n\n■ Walk to station').text).not.toContain('☒')
  })

  it('joins a sentence that a page break cuts and quotes it from both pages', ({ expect }) => {
    const doc = docOf(
      'The vendor may by notice to the purchaser defer the due date for\fsettlement by up to 120 days.',
    )
    expect(doc.blocks).toHaveLength(1)
    const [block] = doc.blocks
    expect(
      doc.evidence(block?.span ?? { start: 0, end: 0 }).map(({ page, quote }) => [page, quote]),
    ).toEqual([
      [1, 'The vendor may by notice to the purchaser defer the due date for'],
      [2, 'settlement by up to 120 days.'],
    ])
  })

  it('passes over page numbers, watermarks and running heads', ({ expect }) => {
    const page = (number: number) =>
      `Our matter 26/114\n\nClause\n\n${'A'.repeat(number)} vendor of lot ${number} warrants that the land is\nDRAFT\nfree of any charge on page ${number}.\n\nPage ${number} of 5`
    const doc = docOf([1, 2, 3, 4, 5].map(page).join('\f'))
    expect(doc.text).not.toMatch(/DRAFT|Our matter|Page \d of/)
    expect(doc.text).toContain('the land is free of any charge on page 1.')
  })

  it('leads every block back to an exact slice of its page', ({ expect }) => {
    const source = sourceOf(CONTRACT)
    const doc = segment(source)
    for (const block of doc.blocks) {
      for (const { page, quote, start, end } of doc.evidence(block.span)) {
        expect(source.pages[page - 1]?.text.slice(start, end)).toBe(quote)
        expect(quote).toBe(quote.trim())
      }
    }
  })

  it('reads the running head of an authority once, and other furniture never', ({ expect }) => {
    const source = sourceOf(
      'ALDER SHIRE COUNCIL\n\nPlanning certificate\n\nZone: Rural\fALDER SHIRE COUNCIL\n\nMore.',
    )
    const furnish = (line: SourceLine, index: number): SourceLine => ({
      ...line,
      furniture: index === 0,
    })
    const doc = segment({
      ...source,
      pages: source.pages.map((page) => ({ ...page, lines: page.lines.map(furnish) })),
    })
    expect(doc.text.match(/ALDER SHIRE COUNCIL/g)).toHaveLength(1)
  })

  it('keeps every sign of a text that says the same over and over, in blocks of bounded length', ({
    expect,
  }) => {
    for (const unit of [
      '$1,000 ',
      'A B C D ',
      '[ ',
      'wo-\nrd ',
      '7.1 The vendor\n',
      'Lot 1 ',
      '(((',
      '☐ ',
    ]) {
      const text = `PARTICULARS OF SALE\n\n${unit.repeat(3_000)}`
      const doc = docOf(text)
      // Blanks fold, and hyphens at a line's end are mended.
      expect(doc.text.replace(/[\s-]/g, ''), unit).toBe(text.replace(/[\s-]/g, ''))
      expect(Math.max(...doc.blocks.map((block) => block.text.length)), unit).toBeLessThan(6_100)
    }
  })
})

it('takes a box at the end of a line and its word on the next one as one answer', ({ expect }) => {
  const doc = docOf(
    'Are there encumbrances not registered on the title that continue after settlement? ☐\nYes ☒ No\nStatutory encumbrances: are there any that affect the property? ☒ Yes\n☐ No. Details: a water main in the footpath.',
    { zone: 'vendor-statement' },
  )
  const texts = doc.blocks.map(({ text }) => text)
  expect(texts.some((text) => text.endsWith('☐ Yes ☒ No'))).toBe(true)
  expect(texts.some((text) => text.includes('☒ Yes ☐ No. Details'))).toBe(true)
})

it('names no clause for what follows the clauses: a letter, a section of a form, who signed', ({
  expect,
}) => {
  const label = (text: string, zone: 'planning-certificate' | 'particulars', words: string) =>
    docOf(text, { zone }).blocks.find((block) => block.text.includes(words))?.clause?.label
  const letter =
    '20. Loose-fill asbestos: the land is not listed.\n\nDear Landholder\n\nThe route has been settled upon.'
  expect(label(letter, 'planning-certificate', 'asbestos')).toBe('item 20 of the certificate')
  expect(label(letter, 'planning-certificate', 'route')).toBeUndefined()
  const form =
    '2. Is there a current pool safety certificate? Yes\n\nELECTRICAL SAFETY SWITCH\n\nApproved switch: installed\n\nSELLER A Sample 14/9/26 WITNESS B Sample'
  expect(label(form, 'particulars', 'pool safety')).toBe('item 2 of the particulars')
  expect(label(form, 'particulars', 'Approved switch')).toBeUndefined()
  expect(label(form, 'particulars', 'A Sample')).toBeUndefined()
})

it.for([
  ['by-laws', '4  Animals may be kept.\n\n11  Floors must be covered.', 'Floors', 'rule 11'],
  ['special-conditions', '51A  The Buyer pays.\n\n51B  The Seller mows.', 'mows', '51B'],
  ['special-conditions', 'S1  (Varied) The Buyer pays.\n\nS2  The Seller mows.', 'mows', 'S2'],
  ['special-conditions', 'G. The Buyer pays.\n\nJ. (No I.) The Seller mows.', 'mows', null],
  ['lease', 'Item 6  Term: one year\n\nItem 7  Rent: $340', 'Rent', 'item 7 of the lease'],
  ['plan', '40.0  Lane frontage of the lot', 'frontage', null],
  [
    'building-report',
    '4 Deck sound.\n\n5. Eaves asbestos.\n\nADVERTISEMENT (from file)\n\nSun',
    'Sun',
    null,
  ],
  ['rates-certificate', '5. Paid.\n\n60. Extracts follow.', 'Extracts', null],
  ['annexure', '7. Roof sound.\fLocked room.', 'Locked', null],
  // Sets that are counted anew
  ['by-laws', '16. Pets\n\nSPECIAL BY-LAWS\n\n1. Bay 4 is of lot 2.', 'Bay 4', 'special rule 1'],
  [
    'by-laws',
    '16. Pets\n\nSpecial By-law 3 - Cars\n\n(a) Each has one.\n\n9 P1\n\n(b) Keep it clean.',
    'Keep it',
    'special rule 3(b)',
  ],
  ['by-laws', '16. Pets\n\nADDITIONAL RULES\n\n1. No smoking.', 'smoking', 'rule 1'],
  [
    'land-tax-certificate',
    '1. Paid: $40\n\nNotes to the certificate\n\n2. Tax is a charge.',
    'Tax is',
    'note 2 of the certificate',
  ],
  [
    'rates-certificate',
    '1. Paid: $40\n\nGENERAL NOTES\n\n1. Rates are a charge.',
    'Rates are',
    'note 1 of the certificate',
  ],
  // Forms whose parts follow their items
  ['vendor-statement', '7. Minutes: attached\n\nPart B - This lot\n\nLevies: $540', 'Levies', null],
  [
    'vendor-statement',
    '7. Minutes: attached\n\nGeneral information about schemes\n\nPets may be banned.',
    'Pets',
    null,
  ],
  [
    'vendor-statement',
    '5. Development Act 1993\n\n5.6 section 57 - Land management agreement\n\nNo.',
    'No.',
    'item 5.6 of',
  ],
] as const)(
  'labels a clause of %s only where its number is certain: %s',
  ([zone, text, words, label], { expect }) => {
    const found = docOf(text, { zone }).blocks.find((block) => block.text.includes(words))
    if (label === null) expect(found?.clause ?? null).toBeNull()
    else expect(found?.clause?.label).toContain(label)
  },
)
