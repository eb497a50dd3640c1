import { describe, it } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseFacts } from '../recognise-facts.ts'

const HEAD = `CURRENT COMPANY EXTRACT
Name: TARN QUAY PTY LTD
ACN 651 847 095
Registered 21/03/2023 in VIC
Status: Registered
Type: Australian Proprietary Company, Limited By Shares
Registered office: Level 2, 14 Quay Street, Port Amery VIC 3228`

function extractOf(rows: string, head = HEAD) {
  const text = `${head}\n${rows}\nEnd of extract`
  return recogniseFacts(segment(readTxt(text))).companyExtract?.value
}

describe('those who hold office and shares, word by word', () => {
  for (const [name, rows] of [
    [
      'one who has gone, told by the second day of the row',
      `OFFICEHOLDERS
Position\tPerson\tFrom\tTo
Director\tPELL, ADA JOAN\t21/03/2023\tcurrent
Director\tPELL, OMAR\t02/05/2024\tcurrent
Director\tROE, INES\t21/03/2023\t02/02/2024
MEMBERS
PELL, ADA JOAN\t6 ORD\tbeneficially held: yes
PELL, OMAR\t4 ORD\tbeneficially held: yes`,
    ],
    [
      'the office behind the name, and in brackets',
      `Officeholders ---------
PELL, ADA JOAN (director; appointed 21 March 2023; secretary since 21 March 2023)
PELL, OMAR (director; appointed 2 May 2024)
ROE, INES (former director; appointed 21 March 2023; ended 1 June 2023)
Shares ---------
Holder: ADA JOAN PELL, ORD 6, beneficially held Yes
Holder: OMAR PELL, ORD 4, beneficially held Yes`,
    ],
    [
      'a column for the office and days with months in letters',
      `OFFICE HOLDERS
ADA JOAN PELL\tDirector\tappointed 21-Mar-2023
OMAR PELL\tDirector\tappointed 02-May-2024
\tSecretary\tappointed 02-May-2024
INES ROE\tDirector\tappointed 21-Mar-2023\tresigned 30-Jun-2024
CAPITAL
Class\tIssued\tPaid up
ORDINARY\t10\t10.00
MEMBERS
ADA JOAN PELL\t6 ORDINARY\tnot beneficially owned
OMAR PELL\t4 ORDINARY\tbeneficially owned`,
    ],
    [
      'lettered sections',
      `E. PEOPLE
Director (and sole secretary)\tPELL, ADA JOAN\tsince 21 March 2023
Director\tPELL, OMAR\tsince 2 May 2024
Director\tROE, INES\t21 March 2023 – 30 June 2024
F. SHARES\tORD 10 issued, paid $1.00 each
PELL, ADA JOAN\tORD 6\tbeneficial: No
PELL, OMAR\tORD 4\tbeneficial: Yes`,
    ],
    [
      'counts before the names',
      `DIRECTORS   Ada Joan PELL appointed 21/03/2023;   Omar PELL appointed 02/05/2024
SHARES   6 ORD Ada Joan Pell; 4 ORD Omar Pell; total 10 paid $10.00`,
    ],
    [
      'days in brackets and initials',
      `Directors: Ada Joan Pell (21/03/2023), Omar Pell (02/05/2024).
Shares: 10 ordinary: Ada Joan Pell 6, Omar Pell 4.`,
    ],
    [
      'numbered sections with those who were before',
      `[2] OFFICERS, now
  Director\tAda Joan PELL\tfrom 21 March 2023
  Director\tOmar PELL\tfrom 2 May 2024
    OFFICERS, before
  Director\tInes ROE\tfrom 21 March 2023 to 28 February 2024
[3] SHARES
  Class ORD: 10 issued, fully paid $10.00.
  Ada Joan PELL\tORD 6\t(60%)\theld for self
  Omar PELL\tORD 4\t(40%)\theld for self`,
    ],
  ] as const) {
    it(`reads ${name}`, ({ expect }) => {
      const value = extractOf(rows)
      const directors = value?.directors.filter(({ role }) => role === 'Director') ?? []
      expect(
        directors.map((one) => `${one.name.toLowerCase()} ${one.appointmentDate ?? ''}`),
      ).toEqual(['ada joan pell 2023-03-21', 'omar pell 2024-05-02'])
      expect(
        value?.shareholders.map(
          (one) => `${one.name.toLowerCase()} ${one.shares} ${one.percentage ?? ''}`,
        ),
      ).toEqual(['ada joan pell 6 60', 'omar pell 4 40'])
    })
  }

  it('gives the day of two who were appointed together to both', ({ expect }) => {
    const value =
      extractOf(`Directors: Ada Joan PELL and Omar PELL, each appointed 21/03/2023. Shares: 10 ORD, 5 each.
No external administrator is recorded.`)
    expect(value?.directors).toMatchObject([
      { name: 'Ada Joan PELL', appointmentDate: '2023-03-21' },
      { name: 'Omar PELL', appointmentDate: '2023-03-21' },
    ])
  })

  it('takes no place of birth, no liquidator and no address for a director', ({ expect }) => {
    const value =
      extractOf(`Officeholders: Director – ADA JOAN PELL, born 4/05/1970, Valletta, Malta, appointed 21/03/2023
Appointed Liquidator – HESTER ROE, appointed 04/05/2026
Members: ADA JOAN PELL 10 ORD`)
    expect(value?.directors.map(({ name }) => name)).toEqual(['ADA JOAN PELL'])
  })
})

describe('officers in a row with other cells', () => {
  it('takes what stands in the next cell for nobody', ({ expect }) => {
    const value = extractOf(`   Directors Ada PELL, Omar PELL           Shares 2 at $1.00
    External administration: none`)
    expect(value?.directors.map(({ name }) => name)).toEqual(['Ada PELL', 'Omar PELL'])
  })
})

describe('registrations against a company', () => {
  it('reads the day from the number and leaves out what is over', ({ expect }) => {
    const value = extractOf(`Director ADA JOAN PELL appointed 21/03/2023
Section 5 Charges and PPSR
 No charge registered with ASIC before 2012.
 PPSR 202408190090042   All present and after-acquired property   PELICAN MUTUAL LTD
 PPSR 202302120076117   12 February 2023   Motor vehicle   BRIGHT LEASING LTD   released 4 May 2024`)
    expect(value?.charges.map(({ date }) => date)).toEqual(['2024-08-19'])
  })
})

describe('the company itself, wherever a line tells it', () => {
  it('reads a summary in one line and a seat with its day', ({ expect }) => {
    const value = extractOf(
      `Section 2 Addresses
 Registered office, now: Unit 2, 45 Foundry Road, GOSFORD NSW 2250 from 13/12/2021
Director ADA JOAN PELL appointed 21/03/2023`,
      `COMPANY EXTRACT   Produced by Clarity Data Pty Ltd
 TARN QUAY PTY LTD   ACN 651 847 095   Registered   Proprietary company limited by shares, NSW, 13 December 2021`,
    )
    expect(value).toMatchObject({
      name: 'TARN QUAY PTY LTD',
      status: 'Registered',
      registeredAddress: 'Unit 2, 45 Foundry Road, GOSFORD NSW 2250',
    })
  })

  it('finds a search that stands within another paper', ({ expect }) => {
    const value = recogniseFacts(
      segment(
        readTxt(`CONTRACT OF SALE OF REAL ESTATE
Vendor: Tarn Quay Pty Ltd
Purchaser: Omar Pell
SPECIAL CONDITIONS
1. The vendor is a company.
COMPANY SEARCH – Tarn Quay Pty Ltd, ACN 651 847 095. Registered 11/11/2021 SA. Status: registered. Proprietary, limited by shares. Office: 18 Milan Terrace, Stirwell SA 5152. Directors: Ada Pell (11/11/2021).
Shares: 2 ordinary: A. Pell 2.`),
      ),
    ).companyExtract?.value
    expect(value).toMatchObject({
      acn: '651 847 095',
      registeredAddress: '18 Milan Terrace, Stirwell SA 5152',
      directors: [{ name: 'Ada Pell', appointmentDate: '2021-11-11' }],
    })
  })
})
