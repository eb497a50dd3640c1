import { describe, expect, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

const LINE = '-'.repeat(70)
const SALE = 'CONTRACT OF SALE OF LAND\n\nVendor: Ada Roe\nPurchaser: Ben Low\nPrice: $700,000\n'
const PLAN = `DEPOSITED PLAN 4410     Division of Tarro, Section 12

        Block     Area (m2)       Frontage        Remarks
        7         811             20.10
        8         846             20.95           Easement for drainage 2 wide along the rear`
const MINUTES =
  'MINUTES OF THE ANNUAL GENERAL MEETING\n\n1. Accounts adopted.\n\n2. The lift was repaired.'

function partOf(text: string, words: string) {
  const doc = segment(readTxt(text))
  const block = doc.blocks.find((one) => one.text.includes(words))
  return { ...doc.parts[block?.partIndex ?? -1], clause: block?.clause?.label ?? null }
}

/** What stands above, what begins, some words of it, and the kind of paper that it is. */
const PAPERS: readonly (readonly [string, string, string, string])[] = [
  // A title tells of its act, its sketch and its plan, and goes on
  [
    'RECORD OF CERTIFICATE OF TITLE\nTRANSFER OF LAND ACT 1893\n\nLOT 9003 ON DEPOSITED PLAN 417220\n\nREGISTERED PROPRIETOR:\nKOFI ADJEI\n\nSTATEMENTS:\n',
    'SKETCH OF LAND: DP417220\n\nPREVIOUS TITLE: 2781-330\n\nNOTE 1: DEPOSITED PLAN 430117 HAS NOT BEEN LODGED.',
    'HAS NOT BEEN LODGED',
    'title-search',
  ],
  // Below a line drawn across the page
  [
    `${PLAN}\n${LINE}`,
    'CROWN LEASE and VARIATION 881204 (extract)\n\n3(a)    The rent is five cents a year if demanded.',
    'five cents a year',
    'annexure',
  ],
  [
    `${MINUTES}\n${LINE}`,
    'By-laws (extract, consolidated 2019)\n\n4   An owner shall not keep a dog on a lot.',
    'keep a dog',
    'by-laws',
  ],
  [
    `BY-LAWS OF DP 70111\n\n4   An owner shall not keep a dog.\n${LINE}`,
    'Merrin Rural Water\nAccount for lot 3       Access charge $61.75 a quarter       Usage paid',
    'Access charge',
    'water-certificate',
  ],
  // Sheets and forms of a registry by the words of their heads
  [
    `TITLE SEARCH\n\nFOLIO: 4/SP1187\nFIRST SCHEDULE\nADA ROE\f`,
    'STRATA PLAN FORM 3 (A3)     WARNING: CREASING OR FOLDING WILL LEAD TO REJECTION\n\nstone wall (CP)',
    'stone wall',
    'plan',
  ],
  [
    `${MINUTES}\f`,
    'Form: 15CH     Release: 2.1\nCONSOLIDATION / CHANGE OF BY-LAWS\n\n(A) For the common property CP/SP1187',
    'For the common property',
    'by-laws',
  ],
  [
    `${MINUTES}\f`,
    'CERTIFICATE AS TO RATES AND CHARGES\n\nAssessment 1187-2     Levied $1,410.00',
    'Assessment 1187-2',
    'rates-certificate',
  ],
  // Annexures whose letter stands in quotation marks
  [
    'GENERAL CONDITIONS\n\n1   Deposit. The deposit is held by the agent.\f',
    'ANNEXURE  "C"\n\nC1.  The vendor may charge the land again before the transfer.',
    'charge the land again',
    'annexure',
  ],
  [
    'GENERAL CONDITIONS\n\n1   Deposit. The deposit is held by the agent.\f',
    "Schedule of terms\n\nATTACHMENT 'B'\n\nB1.  All instalments are forfeited on default.",
    'All instalments',
    'annexure',
  ],
  // Leases by what is let
  [
    'GENERAL CONDITIONS\n\n1   Deposit. The deposit is held by the agent.\f',
    'RETAIL SHOP LEASE           Retail Shop Leases Act 1994\nItem 1   Rent $40,000 a year',
    'Rent $40,000',
    'lease',
  ],
  [
    `COMMERCIAL LEASE\n\nItem 1   Rent $40,000 a year`,
    'DEED OF VARIATION           made 4 May 2026 between the same parties\n A.   The rent is $30,000.',
    'The rent is $30,000',
    'lease',
  ],
  [
    `RESIDENTIAL TENANCY AGREEMENT\n\nRent $540 per week\n${LINE}`,
    'BAYSIDE REALTY         TENANT LEDGER           as at 18 September 2026\n11/09/26   receipt   540.00',
    'receipt',
    'lease',
  ],
  // Printed terms behind special conditions
  [
    'SPECIAL CONDITIONS\n\n1.  The buyer takes the house as it stands.\f',
    'PRINTED TERMS (Law Society edition, excerpted)\n\n2.1   The buyer pays the deposit to the stakeholder.',
    'pays the deposit',
    'general-conditions',
  ],
  // Companies that own a building, and associations
  [
    'SPECIAL CONDITIONS\n\n1.  The purchaser has read the constitution.\f',
    'ALMA COURT PTY LTD                         CONSTITUTION (adopted 1958)\n\n 11.   No transfer is registered without consent.',
    'No transfer',
    'by-laws',
  ],
  [
    'PLANNING CERTIFICATE UNDER SECTION 10.7(2)\n\n1 Zoning\n\nRU5 Village\f',
    'ALMA COURT PTY LTD\nBoard meeting                             held at unit 2 on 5 August 2026\n1.  Lift. A call of $900 was made.',
    'A call of $900',
    'minutes',
  ],
  [
    `${MINUTES}\f`,
    'ALMA COURT PTY LTD      FINANCIAL STATEMENTS      Year ended 30 June 2026\n\nCouncil rates                          16,420\nWater                                   4,870\nLand tax                                  600\nInsurance                              38,905',
    'Insurance',
    'owners-corporation-certificate',
  ],
  [
    'TITLE SEARCH\n\nFOLIO: 3/270001\n\nFIRST SCHEDULE\n\nADA ROE\f',
    'WATTLE GLEN COMMUNITY ASSOCIATION DP 270001\nIssued to Roe Legal, 16 September 2026\nAdministrative fund    $810.00 per quarter\nArrears    none',
    'Administrative fund',
    'owners-corporation-certificate',
  ],
  [
    `${MINUTES}\f`,
    'PRECINCT MANAGEMENT STATEMENT   DP 270001   (parts)\n\n  8.  Nothing is to be built without consent.',
    'Nothing is to be built',
    'by-laws',
  ],
  // Inspectors in small letters, plans by their old names, cover of a scheme
  [
    'WATER CERTIFICATE\n\nService charge $80.00 a quarter.\f',
    'Redgum Building Inspections          pre-sale report for the owners\n5 Mill Lane     inspected 27 August 2026\n\nHouse     Brick. Sound.',
    'Sound',
    'building-report',
  ],
  [
    'CURRENT TITLE SEARCH\n\nREGISTERED OWNER   ADA ROE\n\n** End of Current Title Search **\n',
    'REGISTERED PLAN 148220     Parish of Esker     County of Ward\n          60        772 m2       18.1',
    '772 m2',
    'plan',
  ],
  [
    `BY-LAWS\n\n1   No dogs.\n\n${LINE}`,
    'SOUTHERN STRATA UNDERWRITING                    CERTIFICATE OF CURRENCY\nPolicy        TSU 55      period to 30 June 2027\nBuilding      $3,150,000',
    '$3,150,000',
    'owners-corporation-certificate',
  ],
]

describe('several papers on a page', () => {
  it.each(PAPERS)('below %j begins %j', (above, paper, words, kind) => {
    expect(partOf(`${SALE}\f${above}\n${paper}`, words).kind).toBe(kind)
  })

  it('reads a letter under a letterhead with a line drawn below it', () => {
    const head = `ROE SETTLEMENTS                         sheet 4\n${'='.repeat(70)}\n21 September 2026`
    const letter = `${head}\n\nTo the selling agent, for anyone who asks\n\n1.   Our clients mended the roof.`
    const part = partOf(`${SALE}\f${'GENERAL CONDITIONS\n\n1  Deposit.'}\f${letter}`, 'mended')
    expect(part).toMatchObject({ kind: 'annexure', ofOthers: true, clause: null })
  })

  it('leaves the rows below the head of a table in their paper', () => {
    const table = `${MINUTES}\n\nCharge            Year            Amount\n${LINE}\nBy-laws           2026            412.00`
    expect(partOf(`${SALE}\f${table}`, '412.00').kind).toBe('minutes')
  })

  it('goes on with what a certificate found under a heading of its own', () => {
    const search =
      'CITY OF HARROW\nCERTIFICATE OF RATES AND LIABILITIES\nSection 187 certificate\nCapital value\t$480,000\nGeneral rate\t$1,204.00'
    const found =
      'PARTICULARS: DEVELOPMENT ACT 1993\n\nDA 77/2011. Nature: verandah at the rear of the dwelling.'
    expect(partOf(`${SALE}\f${search}\n\n${found}`, 'verandah').kind).toBe('rates-certificate')
  })

  it('reads on over a reference that the edge of the page broke', () => {
    const terms =
      'SPECIAL CONDITIONS\n\n5.  Levies. The purchaser has looked into the affairs of the scheme. In clause\n\n8.4 the word "purchaser" is put for the word "vendor".\n\n6.  Keys. The agent has them.'
    const doc = segment(readTxt(`${SALE}\n${terms}`))
    const block = doc.blocks.find(({ text }) => text.includes('is put for'))
    expect(block?.text).toContain('In clause 8.4 the word')
  })

  it('takes no measure for the number of a clause', () => {
    const letter =
      'ANNEXURE A\n\n3   The dam was raised to a capacity of about\n\n5.2 ML. An order was served on the owners.'
    expect(partOf(`${SALE}\f${letter}`, 'An order was served').clause ?? '').not.toContain('5.2')
  })

  it('numbers the clauses of a lease and the articles of a company by their own words', () => {
    const lease =
      'LEASE OF SHOP\n\nItem 7   Permitted use      shop\n\nCl 4.2   The rent is reviewed.'
    expect(partOf(`${SALE}\f${lease}`, 'reviewed').clause).toBe('clause 4.2 of the lease')
    const articles = 'CONSTITUTION (adopted 1958)\n\n11.   No transfer is registered.'
    expect(partOf(`${SALE}\f${articles}`, 'No transfer').clause).toBe('article 11')
  })
})

it('lets a certificate name its strata plan in a row and in its seal', () => {
  const { kind } = partOf(
    `${MINUTES}\f\nStrata information certificate\n\nStrata plan / address        SP 1187, 4 Hill Road\nAdministrative fund        $812.00 per quarter\n\nTHE OWNERS\n\nSTRATA PLAN\n\nNO. 1187\n\nDate of issue: 9 July 2026`,
    'Date of issue',
  )
  expect(kind).toBe('owners-corporation-certificate')
})
