import { describe, expect, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

const SALE = 'CONTRACT OF SALE OF LAND\n\nVendor: Ada Roe\nPurchaser: Ben Low\nPrice: $700,000\n'
const TITLE = 'TITLE SEARCH\n\nVolume 4410 Folio 27\n\nREGISTERED PROPRIETOR\nADA ROE\n'
const PLAN =
  'DEPOSITED PLAN 4410     Division of Tarro, Section 12\n\n        Block     Area (m2)\n        7         811'
const MINUTES =
  'MINUTES OF THE ANNUAL GENERAL MEETING\n\n1. Accounts adopted.\n\n2. The lift was repaired.'
const CONDITIONS = 'SPECIAL CONDITIONS\n\n1. The vendor leaves the boat.\n\n2. No pool is filled.\n'
const TAX = 'LAND TAX CERTIFICATE\n\nLand tax for 2026: $812.00\n'

function partOf(text: string, words: string) {
  const doc = segment(readTxt(`${SALE}\f${text}`))
  const block = doc.blocks.find((one) => one.text.includes(words))
  return doc.parts[block?.partIndex ?? -1]
}

/** What lies before it, the paper, some of its words, and the kind that it is. */
const PAPERS: readonly (readonly [string, string, string, string])[] = [
  // Leases on numbered forms, each state's own
  [
    MINUTES,
    'Residential Tenancies Act 1997    Regulation 10\nForm 2 - Residential rental agreement of more than 5 years\n\nRent: $510 a week',
    '$510 a week',
    'lease',
  ],
  [
    TITLE,
    'Form 1 - Residential tenancy agreement\n\nLandlord: Ada Roe\nTenant: Cy Poe\nRent: $420 a week',
    '$420 a week',
    'lease',
  ],
  [
    MINUTES,
    'CONSUMER AFFAIRS      RESIDENTIAL TENANCY AGREEMENT      RT-04 6/24\nLandlord    Ada Roe\nTenant      Cy Poe\nRent        $480 a week',
    '$480 a week',
    'lease',
  ],
  // Who asked for a certificate stands below its name, and the land's own town
  [
    TITLE,
    'SECTION 47 LAND TAX CERTIFICATE\n\nASHBY CONVEYANCING            Client reference 4471\nIssued 4 May 2026\n\nTax payable      $1,204.00',
    '$1,204.00',
    'land-tax-certificate',
  ],
  [
    TITLE,
    'LAND TAX CERTIFICATE\n\nTo\nPOE & ROE LAWYERS\nDX 114 Hobart\n\nNo tax is owing, assessed at $0.00 for 2026.',
    'No tax is owing',
    'land-tax-certificate',
  ],
  [
    TITLE,
    'HERITAGE CERTIFICATE\n\n9 MILL LANE, TARRO 3994\nCITY OF TARRO\nThis certificate is given for that land alone.\n\nNot on the register.',
    'Not on the register',
    'planning-certificate',
  ],
  // Instruments on the register, and plans
  [
    PLAN,
    'INSTRUMENT SETTING OUT TERMS OF EASEMENTS AND RESTRICTIONS ON THE USE OF LAND INTENDED TO BE CREATED PURSUANT TO SECTION 88B OF THE CONVEYANCING ACT 1919, AND OF THE POSITIVE COVENANTS\n\n1. No fence shall be erected without consent.',
    'No fence shall',
    'annexure',
  ],
  [
    PLAN,
    'SCHEDULE OF EASEMENTS\nRECORDER OF TITLES\n\nLot 3 is subject to a right of drainage.',
    'right of drainage',
    'annexure',
  ],
  [
    TITLE,
    'QUEENSLAND TITLES REGISTRY        COVENANT        FORM 31 Version 3\nDealing 7144021\n1. Covenantor   ROE PTY LTD\nThe covenantor shall keep the trees.',
    'keep the trees',
    'annexure',
  ],
  [
    TITLE,
    'MEMORANDUM OF ENCUMBRANCE\nREAL PROPERTY ACT 1886\n\nEstate in fee simple\n\n1. No caravan shall be parked in front of the house.',
    'No caravan',
    'annexure',
  ],
  [
    TITLE,
    'Land Title Act 1994        STANDARD FORMAT PLAN        Sheet 2 of 3\nREGISTERED   14/02/2017\nLot 7     811',
    '14/02/2017',
    'plan',
  ],
  [
    TITLE,
    'STRATA PLAN 70111 Sheet 1 of 2\nBeing the whole of the land in the title below\nCERTIFICATE OF TITLE     Volume 1788   Folio 402\nNAME OF SCHEME      WATTLE COURT',
    'WATTLE COURT',
    'plan',
  ],
  [
    PLAN,
    'QUEENSLAND TITLES REGISTRY     NEW COMMUNITY MANAGEMENT STATEMENT      CMS 4410\nSCHEDULE C   BY-LAWS\n1. No dog is kept on a lot.',
    'No dog is kept',
    'by-laws',
  ],
  [
    PLAN,
    'Form 15CH    Release 3.0        CHANGE OF BY-LAWS           AN441027\nThe by-laws are set out in what is annexed hereto and marked Annexure B.\n\nANNEXURE B\n\n1. No dog is kept on a lot.',
    'No dog is kept',
    'by-laws',
  ],
  // Schemes
  [
    MINUTES,
    'AUDITED STATEMENT OF ACCOUNTS for the year to 30 June 2026\n\nCouncil rates        16,420\nWater                 4,870',
    '16,420',
    'owners-corporation-certificate',
  ],
  [
    MINUTES,
    'CERTIFICATE OF CURRENCY\nPolicy      Residential strata TSU 55\nInsured     Body corporate for Wattle Court\nBuilding    $3,150,000',
    '$3,150,000',
    'owners-corporation-certificate',
  ],
  [
    MINUTES,
    'Tarro Mutual Insurance\nCertificate of currency - residential strata\nInsured     Body corporate for Wattle Court\nBuilding    $3,150,000',
    '$3,150,000',
    'owners-corporation-certificate',
  ],
  // Plans that name themselves by their numbers, and what a title says is still to be registered
  [
    TITLE,
    'PRIMARY COMMUNITY PLAN 41862     ACCEPTED FOR DEPOSIT 17/06/2021\n\nLOT 9\n\n412 m2',
    '412 m2',
    'plan',
  ],
  [
    TITLE,
    'SP 218463    PLAN OF Lots 6 to 8 and Easement A in Lot 7    PARISH: Tarro\n\n6.910 ha',
    '6.910 ha',
    'plan',
  ],
  [
    MINUTES,
    'CURRENT TITLE SEARCH\n\nTitle Reference: 50462187\n\nREGISTERED OWNER\nADA ROE\n\nUNREGISTERED DEALINGS\n\n723906418 NEW COMMUNITY MANAGEMENT STATEMENT\n\nLodged 29/10/2026, in queue',
    'in queue',
    'title-search',
  ],
  [
    TITLE,
    'Register search - Environmental Protection Act 1994\n\nThe site is not on the contaminated land register.',
    'The site is not',
    'planning-certificate',
  ],
  // What the vendor answers, empowers or has let, behind the conditions
  [
    CONDITIONS,
    "Vendor's property statement\n\n1. Is there a pool?  None.\n\n2. Has the roof leaked?  Once, in 2021.",
    'Has the roof leaked',
    'vendor-statement',
  ],
  [
    CONDITIONS,
    "Bluff Road Homes\n\nVendor's property statement - completed by the owner, not checked by the agent\n\n1. Is there a pool?  None.\n\n2. Has the roof leaked?  Once, in 2021.",
    'Has the roof leaked',
    'vendor-statement',
  ],
  [
    CONDITIONS,
    'ENDURING POWER OF ATTORNEY\n\nRegistered Book 4410 No 12\n\n1. I appoint Cy Poe of Tarro to be my attorney.',
    'I appoint Cy Poe',
    'annexure',
  ],
  [
    CONDITIONS,
    'ANNEXURE A - SCHEDULE OF ACCOMMODATION BOOKINGS\n\nGuest     Arrives     Nights\nPoe       4 May       3',
    'Poe',
    'annexure',
  ],
  // Councils, suppliers, experts
  [
    TITLE,
    'CITY OF TARRO\nLOCAL GOVERNMENT ENQUIRY CERTIFICATE\nSection 7 of the Land and Business (Sale and Conveyancing) Act 1994\n\nsection 56   Notice to complete development   NO\f\nParticulars\n\nDA 7/21 House. Stormwater to the street.',
    'Stormwater to the street',
    'planning-certificate',
  ],
  [
    TITLE,
    'TasWater\nGPO Box 1 Hobart\n\nINFORMATION CERTIFICATE\nSection 56ZQ Water and Sewerage Industry Act 2008\n\nSewerage      Connected',
    'Connected',
    'water-certificate',
  ],
  [
    TITLE,
    'BUSHFIRE RISK ASSESSMENT REPORT\n\nThe house stands 12 m from scrub.',
    '12 m from scrub',
    'building-report',
  ],
  [
    TITLE,
    'STATE HERITAGE REGISTER ENTRY\n\nThe whole of the barn is listed.',
    'whole of the barn',
    'planning-certificate',
  ],
  [
    MINUTES,
    'CERTIFICATE OF HOME INDEMNITY INSURANCE\n\nBuilder    Roe Homes\nContract price   $318,400',
    '$318,400',
    'building-permit',
  ],
]

describe('papers behind a contract', () => {
  it.each(PAPERS)('behind %j lies %j', (before, paper, words, kind) => {
    expect(partOf(`${before}\f${paper}`, words)?.kind).toBe(kind)
  })

  it('leaves the print on the reverse of a certificate in the certificate', () => {
    const notes = [
      'NOTES TO THE CERTIFICATE',
      '1. Unpaid tax is a first charge on land and is owed by whoever owns it.',
      '2. A certificate that shows nothing does not say that land is exempt.',
      '3. Fresh certificates may be asked for within ninety days at no cost.',
      '4. Objections are made in writing within sixty days of an assessment.',
      '5. Penalties apply to those who tell the Commissioner what is not so.',
    ]
    const filler = `${MINUTES}\n\n${'3. The gardens were discussed at length.\n\n'.repeat(16)}`
    const part = partOf(`${filler}\f${TAX}\n${notes.join('\n\n')}`, 'Penalties apply')
    expect(part?.kind).toBe('land-tax-certificate')
  })

  it('begins no paper on a page that counts on from the one before', () => {
    const page = (number: number, text: string) =>
      `Tarro Council   Certificate 41/2026   Page ${number} of 3\n\n${text}\n`
    const first = `TARRO COUNCIL\n\nPLANNING CERTIFICATE\n\nSection 10.7\n\nIssued 3 May 2026\n\nCertificate 41/2026    Page 1 of 3\n\nZone RU5 Village\n\nThe land is not flood prone.`
    const text = `${TITLE}\f${first}\f${page(2, 'GENERAL MATTERS\n\nNo order is in force.')}\f${page(3, 'GENERAL NOTES\n\nNo liability is accepted.')}`
    expect(partOf(text, 'No liability')).toMatchObject({ kind: 'planning-certificate' })
    expect(partOf(text, 'No liability')?.index).toBe(partOf(text, 'Zone RU5')?.index)
  })

  it('leaves the result of its own search in a certificate', () => {
    const roads =
      'ROADS PROPERTY CERTIFICATE\n\nIssued 4 May 2026\n\nRESULT OF SEARCH\n\nState Roads has an approved proposal to widen the road.'
    expect(partOf(`${MINUTES}\f${roads}`, 'widen the road')?.kind).toBe('planning-certificate')
  })

  it('takes a power of attorney that a condition gives for a condition', () => {
    const text =
      'SPECIAL CONDITIONS\n\n1. The vendor leaves the boat.\n\n2. Power of attorney\n\n2.1 The purchaser appoints the vendor its attorney.'
    expect(partOf(text, 'appoints the vendor')?.kind).toBe('special-conditions')
  })

  it('calls the clauses of an instrument by the instrument', () => {
    const doc = segment(
      readTxt(
        `${SALE}\f${TITLE}\fINSTRUMENT SETTING OUT TERMS OF EASEMENTS\n\n2. The owner shall not build over the pipe.`,
      ),
    )
    const block = doc.blocks.find(({ text }) => text.includes('over the pipe'))
    expect(block?.clause?.label).toBe('clause 2 of the instrument')
  })

  it('begins a title behind a plan, and an annexure that no instrument names as its own', () => {
    const title =
      'CERTIFICATE OF TITLE     Volume 1788   Folio 402\n\nREGISTERED PROPRIETOR\n\nADA ROE'
    expect(partOf(`${PLAN}\n\n${title}`, 'ADA ROE')?.kind).toBe('title-search')
    const annexure = 'ANNEXURE B\n\nThe vendor leaves the boat.'
    expect(partOf(`BY-LAWS\n\n1. No dogs.\f${annexure}`, 'leaves the boat')?.kind).toBe('annexure')
  })
})
