import { describe, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

/** What stands above, the head of the paper behind it, a line of it, and what it is. */
const NEIGHBOURS: readonly (readonly [string, string, string, string])[] = [
  [
    'BUILDING INSPECTION REPORT\n\nBrick house, sound.',
    'ACT REVENUE OFFICE - STATEMENT OF RATES, LAND TAX AND OTHER CHARGES',
    'General rates    $3,206.40',
    'rates-certificate',
  ],
  [
    'STRATA PLAN 7316          SHEET 2 OF 3\n\nLot 5     74 m²',
    'THE OWNERS - STRATA PLAN 7316          (no strata managing agent)',
    'Information certificate - section 184\nAdministrative fund contribution    $812.40 each quarter',
    'owners-corporation-certificate',
  ],
  [
    'RECORD OF CERTIFICATE OF TITLE      VOLUME 2184      FOLIO 611\n\nREGISTERED PROPRIETOR: ANN MORAY',
    'CITY OF NANDUP\t\t\tReply to settlement enquiry 26-2207\t\t31 July 2026',
    'Scheme\tLocal Planning Scheme No 8. Zone: Residential R60',
    'planning-certificate',
  ],
  [
    'PROPERTY INTEREST REPORT\n\nBush fire prone area: not affected',
    'WATER CORPORATION\tUnit 11, 3 Cassia Court\tAdvice 30 July 2026',
    'Water and sewerage service charges for the year    $1,044.12',
    'water-certificate',
  ],
  [
    'REAL PROPERTY ACT, 1886 (South Australia)\n\nMINUTES - ANNUAL GENERAL MEETING, STRATA CORPORATION 6217 INC.\n\n1  Driveway work finished.',
    'ARTICLES (those other than the standard ones)',
    '9   A unit shall not be let for holiday stays of less than one month.',
    'by-laws',
  ],
  [
    'PLANNING CERTIFICATE\n\nThe land is zoned Residential.',
    'Coast Water\tGPO Box 11 Tarn 6100',
    '4 May 2026\nGrove Conveyancing\nPO Box 5\nTarn 6101\nAccount 11 20 300\nThank you for your enquiry about the account.\nThe home is connected to the sewer and the water main.\nService charges are $81.20 for two months.',
    'water-certificate',
  ],
  [
    'MINUTES OF THE ANNUAL GENERAL MEETING\n\n1. Quorum. Carried.',
    'holt strata managers\tLEVY NOTICE',
    'Tax invoice\nAdministrative fund, June quarter    610.00',
    'owners-corporation-certificate',
  ],
  [
    'SECTION 187 CERTIFICATE\n\nRates for 2025-26      $1,496.85',
    'ANNEXURE 7        PLANSA DATA EXTRACT',
    'Zone    Master Planned Neighbourhood',
    'planning-certificate',
  ],
  [
    'WANDOORAH REGIONAL COUNCIL\tTown planning and building search\n\nZone    Rural zone',
    'PART THREE      RATES',
    'Half year to 31 December 2026    $1,224.90',
    'rates-certificate',
  ],
  [
    'BY-LAWS OF STRATA CORPORATION 172340\n\n1. An owner keeps the inside of the lot in good repair.',
    'RECORD OF THE BODY CORPORATE',
    'Contribution, each flat in equal shares    $210.00 a quarter',
    'owners-corporation-certificate',
  ],
]

const COMPANY = `Basin Trucks Pty Ltd  ACN 666 909 897
Registered 21 March 2023 in Victoria. Status: registered.
Registered office: 9 Dock Road, Tarn VIC 3350.
Directors: Rocco Dell (appointed 21 March 2023). Members: Rocco Dell 60 ORD.`

describe('searches of the register of companies', () => {
  for (const head of [
    'ASIC SEARCH OF THE VENDOR, 3 October 2026',
    'COMPANY SUMMARY (ASIC Connect)',
    'CORPORATE SEARCH: BASIN TRUCKS PTY LTD',
    'EXTRACT FROM THE REGISTER OF COMPANIES',
    "VENDOR'S COMPANY PARTICULARS (from the ASIC register)",
    'ORGANISATION SEARCH - ASIC',
    'BASIN TRUCKS PTY LTD - ASIC EXTRACT',
  ]) {
    it(`begins at "${head}"`, ({ expect }) => {
      const doc = segment(readTxt(`SPECIAL CONDITIONS\n1. As it stands.\n\f${head}\n${COMPANY}\n`))
      expect(doc.blocks.at(-1)?.zone).toBe('company-extract')
    })
  }

  it('does not begin at a line of a checklist that only names one', ({ expect }) => {
    const text = `ENCLOSURES\n\fCompany search - ASIC\nRates certificate\nTitle search\nPlan`
    expect(segment(readTxt(text)).parts.map(({ kind }) => kind)).not.toContain('company-extract')
  })
})

describe('papers that stand behind another one on its page', () => {
  for (const [above, head, below, kind] of NEIGHBOURS) {
    it(`begins a ${kind} at "${head.slice(0, 44)}"`, ({ expect }) => {
      const doc = segment(readTxt(`${above}\n\n${head}\n${below}\n`))
      expect(doc.blocks.at(-1)?.zone).toBe(kind)
    })
  }

  it('takes the council in a row of a form for an answer', ({ expect }) => {
    const doc = segment(
      readTxt(
        'CONTRACT OF SALE\n\nPARTICULARS\n\nVendor\tA B\n\nCITY OF NANDUP\tproperty no. 20\tzone R60\n\nPrice\t$400,000\n',
      ),
    )
    expect(doc.blocks.at(-1)?.zone).toBe('particulars')
  })

  it('takes a title in a row of a form for a field', ({ expect }) => {
    const doc = segment(
      readTxt(
        'CONTRACT OF SALE\n\nPARTICULARS\n\nVendor\tA B\nCertificate of Title\tVolume 154773 Folio 12\nThe Price\t$400,000\n',
      ),
    )
    expect(doc.blocks.at(-1)?.zone).toBe('particulars')
  })

  it('begins a notice below its issuer right behind the contract', ({ expect }) => {
    const doc = segment(
      readTxt(
        'CONTRACT OF SALE\n\nPARTICULARS\n\nVendor\tA B\nPrice\t$400,000\n\nGLEN INNIS SHIRE COUNCIL\nRates and Charges Notice 1 July 2026 to 30 June 2027\nFarmland rate\t$6,204.10\n',
      ),
    )
    expect(doc.blocks.at(-1)?.zone).toBe('rates-certificate')
  })
})
