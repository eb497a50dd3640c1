import { describe, it } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseFacts } from '../recognise-facts.ts'

/** Extracts as different sellers of them lay them out; companies and people are invented. */
const EXTRACTS: readonly (readonly [string, string, object])[] = [
  [
    'two numbers under one label, a class beside its subclass and a member that is a company',
    `Current Company Extract
Organisation details
Name\tALDER QUAY PROJECTS PTY LTD
ACN / ABN\t004 085 616 / 53 004 085 616
Registration date\t14/04/2024
Status\tRegistered
Company type\tAustralian Proprietary Company
Class / subclass\tLimited By Shares / Proprietary Company
Address details
Registered office (current)\tLevel 2, 57 Quay Street, MARRAWEE VIC 3998 from 14/04/2024
Members
Name\tClass\tNumber held
ALDER HOLDINGS PTY LTD ACN 000 584 172\tORD\t7
End of extract`,
    {
      acn: '004 085 616',
      type: 'Australian Proprietary Company, Limited By Shares, Proprietary Company',
      registeredAddress: 'Level 2, 57 Quay Street, MARRAWEE VIC 3998',
    },
  ],
  [
    'a table of members with their addresses between the name and the number',
    `CURRENT & HISTORICAL COMPANY EXTRACT
Company Name\tHALCYON BAY ESTATES PTY LTD
ACN\t004 085 616
Members
Name\tAddress\tClass\tNumber held\tBeneficially held
LACHLAN PIERS SAMPLE\t5 Orchard Rise, MARRAWEE VIC 3998\tORD\t60\tYes
ALDER FAMILY NOMINEES PTY LTD\t88 Carrow Street, MARRAWEE VIC 3990\tORD\t40\tNo
Document list\tForm type\tPages\tDocument no.`,
    {
      shareholders: [
        { name: 'LACHLAN PIERS SAMPLE', shares: '60', percentage: '60' },
        { name: 'ALDER FAMILY NOMINEES PTY LTD', shares: '40', percentage: '40' },
      ],
    },
  ],
  [
    'a table of members with an address that holds numbers behind the number',
    `CURRENT COMPANY EXTRACT
Company Name\tHALCYON BAY ESTATES PTY LTD
ACN\t004 085 616
Members
Member\tClass\tShares held\tAddress
ROLAND PIERS EXAMPLE\tORD\t1,200\t4/17 Quay Street, MARRAWEE NSW 2998
ADA FRANCES SAMPLE\tORD\t800\t9 Quay Street, MARRAWEE NSW 2998
End of extract`,
    { shareholders: [{ shares: '1200' }, { shares: '800' }] },
  ],
  [
    'members of whom the page prints some, and a charge above one that is satisfied',
    `CURRENT COMPANY EXTRACT
Name                      ALDER COURT PTY LIMITED
ACN                       000 584 172
Registration date         21/02/1961
Company status            REGISTERED
Officeholders             Role            Born           Appointed
  ADA FRANCES SAMPLE      Director        -              02/11/2018
Members
  Name                                                      Class    Number held    Beneficially held
  SAMPLE, ADA FRANCES                                       ORD      150            yes
  EXAMPLE, ROLAND PIERS                                     ORD      150            yes
  (11 further members not printed on this page)             ORD      1,650          -
Charges (PPSR registrations of this grantor, summary)
  Southern Building Finance Pty Ltd            registered 09/05/2024      all present and after-acquired property
  Registration 20110455 of Alder Bank          satisfied 2018
* * * end of extract * * *`,
    {
      shareholders: [{ shares: '150' }, { shares: '150' }],
      charges: [{ date: '2024-05-09' }],
    },
  ],
  [
    'fields under each heading, with a former director',
    `CURRENT & HISTORICAL COMPANY EXTRACT
Extracted from ASIC's database at AEST 10:12:01 on 03/09/2026
Company Name     HALCYON BAY ESTATES PTY LTD
ACN              004 085 616
Organisation Details
Name: HALCYON BAY ESTATES PTY LTD
Registered in: VIC
Registration date: 12/03/1998
Status: Registered
Company Type: Australian Proprietary Company
Class: Limited By Shares
Subclass: Proprietary Company
Address Details
Registered address: Level 2, 14 Quay Street, Port Amery VIC 3228   Start date: 01/02/2010
Officeholders and Other Roles
Director
Name: INGRID MARGARET SOLBERG
Address: 9 Hill Road, Port Amery VIC 3228
Born: 04/05/1961, HOBART, TAS
Appointment date: 12/03/1998
Previous Director
Name: PAUL DREW
Appointment date: 12/03/1998
Cease date: 01/07/2015
Share Information
Share Structure
Class  Description  Number issued  Total amount paid
ORD    ORDINARY SHARES   100   100.00
Members
Name: INGRID MARGARET SOLBERG
Class: ORD   Number held: 100   Beneficially held: yes`,
    {
      name: 'HALCYON BAY ESTATES PTY LTD',
      registeredAddress: 'Level 2, 14 Quay Street, Port Amery VIC 3228',
      directors: [
        { name: 'INGRID MARGARET SOLBERG', role: 'Director', appointmentDate: '1998-03-12' },
      ],
      shareholders: [{ name: 'INGRID MARGARET SOLBERG', shares: '100', percentage: '100' }],
    },
  ],
  [
    'a summary with surnames first and office in a list',
    `Company Extract (current)
ASIC Company Summary

Entity name:            Wharfside Owner Pty Ltd
ACN:                    004 028 077
Date of registration:   01 July 2011
Current status:         Under External Administration
Type:                   Australian Proprietary Company, Limited By Shares
Registered office:      Unit 3, 8 Dock Road, Ultima NSW 2047

Directors
TOVEY, Max Elias    Appointed 01/07/2011    Born 1970
Secretary
TOVEY, Max Elias    Appointed 01/07/2011

Shareholders
Max Elias Tovey    ORD    60
Rhea Tovey         ORD    40`,
    {
      name: 'Wharfside Owner Pty Ltd',
      incorporationDate: '2011-07-01',
      status: 'Under External Administration',
      registeredAddress: 'Unit 3, 8 Dock Road, Ultima NSW 2047',
      directors: [
        { name: 'Max Elias TOVEY', role: 'Director', appointmentDate: '2011-07-01' },
        { name: 'Max Elias TOVEY', role: 'Secretary', appointmentDate: '2011-07-01' },
      ],
    },
  ],
  [
    "the registry's own columns",
    `ASIC CURRENT ORGANISATION EXTRACT
Document No.
Current Organisation Details
Name                 BLUEWATER RISE PTY LTD         0EAB12345
A.C.N.               010 669 726
Name Start           04/05/2003
Registered In        Queensland
Registration Date    04/05/2003
Organisation Status  Registered
Organisation Type    Australian Proprietary Company
Current Registered Office
Address              GPO HOUSE LEVEL 9 22 EAGLE LANE BRISBANE QLD 4000
Current Directors
Name                 OKONKWO, ADA
Appointment Date     04/05/2003`,
    {
      name: 'BLUEWATER RISE PTY LTD',
      acn: '010 669 726',
      registeredAddress: 'GPO HOUSE LEVEL 9 22 EAGLE LANE BRISBANE QLD 4000',
      directors: [{ name: 'ADA OKONKWO', role: 'Director', appointmentDate: '2003-05-04' }],
    },
  ],
  [
    'a row for each officer, member and interest',
    `Current & Historical Company Extract
Extracted 26 October 2026 04:02 PM
Name                    ORIEL HOLDINGS PTY LTD
ACN                     004 085 616
Registration date       24/07/2018
Company status          Registered
Company type            Australian Proprietary Company, Limited By Shares
Registered office       Suite 11, 300 Pinnacle Way, Wexley VIC 3170 (from 16/08/2022)
OFFICEHOLDERS
Director                ROCCO EMIL CASTELL         Wexley VIC             appointed 24/07/2018
Secretary               LEUNG KA YAN                                      appointed 07/11/2022
Former director         BEATRIX ANNE CASTELL       Wexley VIC             24/07/2018 to 07/11/2022
SHARES                  ORD  1,000 issued, fully paid
Member                  ORIEL PACIFIC LIMITED (Hong Kong)        900     beneficially held: yes
Member                  ROCCO EMIL CASTELL                       100     beneficially held: yes
SECURITY INTERESTS
All present and after-acquired property         DRAYCOTT CAPITAL PTY LTD     registered 19/05/2025     $385,000     current
Motor vehicle                                   METRO FLEET FINANCE          registered 12/02/2020     ended 12/02/2025`,
    {
      registeredAddress: 'Suite 11, 300 Pinnacle Way, Wexley VIC 3170',
      directors: [
        { name: 'ROCCO EMIL CASTELL', role: 'Director', appointmentDate: '2018-07-24' },
        { name: 'LEUNG KA YAN', role: 'Secretary', appointmentDate: '2022-11-07' },
      ],
      shareholders: [
        { name: 'ORIEL PACIFIC LIMITED', shares: '900', percentage: '90' },
        { name: 'ROCCO EMIL CASTELL', shares: '100', percentage: '10' },
      ],
      charges: [{ date: '2025-05-19', amount: '$385,000' }],
    },
  ],
  [
    'members in one line each, a charge over two, and one that is satisfied',
    `ASIC - CURRENT & HISTORICAL COMPANY EXTRACT
Name:	GULL PARK PTY LTD
ACN:	004 085 616
Registration date:	02/05/2011
Status:	Registered
Members
Name:	MARGUERITE JOAN STRAND	Class: ORD	Number held: 150	Beneficially held: no	Paid: FULLY
Name:	CALLUM REES STRAND	Class: ORD	Number held: 50	Beneficially held: yes	Paid: FULLY
Charges
Charge number: 2094471	Date created: 14/06/2011	Status: Registered (transitional)
Person entitled: SOUTHERN BANK LIMITED	Charge type: Both Fixed & Floating
Satisfied charge 1988204 - Murrimba Finance, discharged 30/09/2010 of a former business name.`,
    {
      shareholders: [
        { name: 'MARGUERITE JOAN STRAND', shares: '150' },
        { name: 'CALLUM REES STRAND', shares: '50' },
      ],
      charges: [{ date: '2011-06-14' }],
    },
  ],
  [
    'with a search of the personal property register behind it',
    `CURRENT & HISTORICAL COMPANY EXTRACT
Name:                       CALDER PROJECTS PTY LTD
ACN:                        004 085 616
Registration date:          03/07/2012
Status:                     Registered
Charges
There are no charges held for this organisation.

PPSR - SEARCH BY GRANTOR (ACN 004 085 616)           05/03/2026 11:48 AEST
Registration       Start           Secured party                     Collateral
202407160048817    16/07/2024      Northern & General Bank Ltd       AllPAP no exceptions
201503110066021    discharged 2019 Plant Hire Leasing Ltd            motor vehicle
End of search: one current registration.`,
    { charges: [{ date: '2024-07-16' }] },
  ],
  [
    'with several fields to a row and the people in sentences',
    `ASIC CURRENT COMPANY EXTRACT                                   31 October 2026
CALDER PROJECTS PTY LTD          ACN 004 085 616          ABN 47 004 085 616
Registered 11 September 2018 in New South Wales        Status: Strike-Off Action In Progress        Type: Australian Proprietary Company, Limited By Shares
Registered office: 14 Foundry Road, KELLICK NSW 2580
Director: DIRK ANTON CALDER, born 1968, appointed 11/09/2018
Secretary: MAGDA CALDER, appointed 12/09/2018
Shares: ORD 100. Members: D A CALDER 60; M CALDER 40
Court: none other recorded       Charges before 2012: none`,
    {
      name: 'CALDER PROJECTS PTY LTD',
      incorporationDate: '2018-09-11',
      status: 'Strike-Off Action In Progress',
      registeredAddress: '14 Foundry Road, KELLICK NSW 2580',
      directors: [
        { name: 'DIRK ANTON CALDER', role: 'Director', appointmentDate: '2018-09-11' },
        { name: 'MAGDA CALDER', role: 'Secretary', appointmentDate: '2018-09-12' },
      ],
      shareholders: [
        { name: 'D A CALDER', shares: '60', percentage: '60' },
        { name: 'M CALDER', shares: '40', percentage: '40' },
      ],
      charges: [],
    },
  ],
  [
    'with surnames first, one who ceased and the register summary below',
    `COMPANY EXTRACT (current)                     Extracted 17/06/2026 09:03 AEST
Company name             CALDER QUAY PTY LTD
ACN                      004 085 616
Registration date        14/08/2023
Status                   Registered
Company type             Australian Proprietary Company, Limited By Shares
Registered office        Suite 4, 210 Wattle Street, NARRABAH NSW 2264
Director                 CALDER, Julian Everard     Appointed 14/08/2023
Director                 SAAD, Miriam               Appointed 14/08/2023     Ceased 30/04/2026
Shares issued            ORD 10, fully paid, total amount paid $10.00
Member                   Quay Nominees Holdings Pty Ltd  10 ORD  not beneficially held
PPSR SEARCH SUMMARY     17/06/2026
1   All present and after-acquired property. Secured party Cormorant Credit Pty Ltd. Registered 11/03/2026.
2   Motor vehicle. Secured party Anchor Fleet. Expired.`,
    {
      directors: [{ name: 'Julian Everard CALDER', appointmentDate: '2023-08-14' }],
      shareholders: [{ name: 'Quay Nominees Holdings Pty Ltd', shares: '10', percentage: '100' }],
      charges: [{ date: '2026-03-11' }],
    },
  ],
  [
    'with the name in its heading, no former name and dotted fields',
    `COMPANY EXTRACT (ASIC) CALDER QUAY PTY LTD	extracted 9/07/2026
ACN (Australian Company Number) ......... 004 085 616
Registered	21/05/2021
Status	** EXTERNALLY ADMINISTERED **
Type	Australian Proprietary Company, Limited By Shares
Registered office	Suite 1101, 88 Ropewalk Street, PORT HALLAM NSW 2294
Director	ROWENA SZABO-CLARKE	appointed 21/05/2021
Secretary: none appointed
Shareholder	ROPEWALK GROUP HOLDINGS PTY LTD	1,000 ORD	100%
Former name	none`,
    {
      name: 'CALDER QUAY PTY LTD',
      acn: '004 085 616',
      incorporationDate: '2021-05-21',
      status: 'EXTERNALLY ADMINISTERED',
      directors: [{ name: 'ROWENA SZABO-CLARKE', appointmentDate: '2021-05-21' }],
      shareholders: [{ name: 'ROPEWALK GROUP HOLDINGS PTY LTD', shares: '1000' }],
    },
  ],
  [
    'with members below their heading and a status of two parts',
    `CURRENT & HISTORICAL COMPANY EXTRACT
Name: CALDER GARDENVALE PTY LTD
ACN: 004 085 616
Registration date: 14/07/2021	Next review date: 14/07/2027
Status               Registered – STRIKE-OFF ACTION IN PROGRESS (start date 20/07/2026)
Registered office: Suite 8, 41 Conway Parade, PORT SERRELL VIC 3207	Start date 20/07/2021
Members              NEVILLE ROY CALDER           ORD  50   beneficially held: yes
                     DAPHNE ISOBEL CALDER         ORD  50   beneficially held: yes
Documents recently lodged
30/06/2026	Form 505	Appointment of a receiver`,
    {
      status: 'Registered - STRIKE-OFF ACTION IN PROGRESS',
      registeredAddress: 'Suite 8, 41 Conway Parade, PORT SERRELL VIC 3207',
      shareholders: [
        { name: 'NEVILLE ROY CALDER', shares: '50' },
        { name: 'DAPHNE ISOBEL CALDER', shares: '50' },
      ],
    },
  ],
]

describe('company extracts in the layouts of different sellers', () => {
  for (const [name, text, expected] of EXTRACTS) {
    it(`reads ${name}`, ({ expect }) => {
      expect(recogniseFacts(segment(readTxt(text))).companyExtract?.value).toMatchObject(expected)
    })
  }

  const HEAD = `COMPANY SEARCH - current company extract at 12 August 2026
Company:            BASIN TRUCKS PTY LTD          ACN 666 909 897
Registered:         21/03/2023 in Queensland              Status: REGISTERED`
  for (const [name, rows] of [
    [
      'one who directs and writes, with shares held by him',
      `Director & secretary:  ROCCO DELL'AMORE, appointed 21/03/2023
Shares:             10 ORD, held by ROCCO DELL'AMORE (10), not beneficially`,
    ],
    [
      'a sole director with the day in brackets',
      `Sole director and secretary: ROCCO DELL'AMORE (appointed 21/03/2023)
Shareholder: ROCCO DELL'AMORE, 10 ORD`,
    ],
    [
      'a surname first and shares issued',
      `Director/Secretary   DELL'AMORE, ROCCO   appointed 21/03/2023
Issued shares   10 ORD held by ROCCO DELL'AMORE`,
    ],
    [
      'a day from which one directs',
      `Director: ROCCO DELL'AMORE from 21/03/2023
Secretary: none
Member: ROCCO DELL'AMORE 10 ORD beneficially`,
    ],
  ] as const) {
    it(`reads ${name}`, ({ expect }) => {
      const extract = recogniseFacts(segment(readTxt(`${HEAD}\n${rows}\nEnd of extract`)))
      expect(extract.companyExtract?.value).toMatchObject({
        directors: [{ name: "ROCCO DELL'AMORE", appointmentDate: '2023-03-21' }],
        shareholders: [{ name: "ROCCO DELL'AMORE", shares: '10' }],
      })
    })
  }

  for (const [name, rows] of [
    [
      'two to a field with semicolons',
      `Directors: Ada Joan PELL (appointed 21/03/2023); Omar PELL (appointed 02/05/2024)
Secretary: Ada Joan PELL
Shares: 10 ordinary. Ada Joan PELL 6; Omar PELL 4`,
    ],
    [
      'sentences set beside one another',
      `Directors:  ADA JOAN PELL, appointed 21/03/2023.    OMAR PELL, appointed 02/05/2024.
Members:  ADA JOAN PELL 6 ORD.   OMAR PELL 4 ORD.
Charges:  none registered.`,
    ],
    [
      'months in words and a list with "and"',
      `The directors are Ada Joan Pell, appointed 21 March 2023, and Omar Pell, appointed 2 May 2024.
The shares are held by Ada Joan Pell (6) and Omar Pell (4).`,
    ],
    [
      'numbers in words and what each of them holds',
      `Directors - Ada Joan PELL (since 21.03.2023), Omar PELL (since 02.05.2024)
Shareholders - Ada Joan PELL holds six ordinary shares; Omar PELL holds four ordinary shares`,
    ],
    [
      'one who has gone between two who serve',
      `Directors: Ada Joan Pell, born 4 May 1970, appointed 21/03/2023; Ines Roe, appointed 21/03/2023, resigned 1/06/2023; Omar Pell, born 5 May 1971, appointed 02/05/2024
Share register: 6 ORD held by Ada Joan Pell; 4 ORD held by Omar Pell`,
    ],
    [
      'the office behind the name',
      `Ada Joan Pell, director and secretary since 21/03/2023
Omar Pell, director since 02/05/2024
Holders of shares: Ada Joan Pell - 6 ORD; Omar Pell - 4 ORD`,
    ],
    [
      'a bare day in a row of cells',
      `Director\tAda Joan Pell\t21.03.2023
Director\tOmar Pell\t2.05.2024
Shareholders: Ada Joan Pell (6), Omar Pell (4)`,
    ],
  ] as const) {
    it(`reads several people told in prose: ${name}`, ({ expect }) => {
      const extract = recogniseFacts(segment(readTxt(`${HEAD}\n${rows}\nEnd of extract`)))
      const value = extract.companyExtract?.value
      const plain = (person: { readonly name: string }) => person.name.toLowerCase()
      const directors = value?.directors.filter(({ role }) => role === 'Director') ?? []
      expect(directors.map((one) => `${plain(one)} ${one.appointmentDate ?? ''}`)).toEqual([
        'ada joan pell 2023-03-21',
        'omar pell 2024-05-02',
      ])
      expect(
        value?.shareholders.map((one) => `${plain(one)} ${one.shares} ${one.percentage ?? ''}`),
      ).toEqual(['ada joan pell 6 60', 'omar pell 4 40'])
    })
  }

  for (const [holder, count] of [
    ['BRANDRETH CAPITAL PTY LTD  ACN 683 638 084\t90 ORD\tbeneficially held: no', '90'],
    ['Brandreth Capital Pty Ltd: 90 ordinary shares', '90'],
    ['BRANDRETH CAPITAL PTY LTD 1,200 ORD', '1200'],
  ] as const) {
    it(`keeps the whole name of a company that holds shares: ${holder}`, ({ expect }) => {
      const text = `${HEAD}\nMembers\n${holder}\nEnd of extract`
      const [one] = recogniseFacts(segment(readTxt(text))).companyExtract?.value.shareholders ?? []
      expect(`${one?.name.toLowerCase()} ${one?.shares}`).toBe(`brandreth capital pty ltd ${count}`)
    })
  }

  it('takes no share of the whole and no second telling for a holding', ({ expect }) => {
    const text = `${HEAD}\nMembers\nANN MARSH   600 ORD, fully paid\nBO MARSH   400 ORD, fully paid
Percentage of the issued shares: A Marsh 60%, B Marsh holds one half\nEnd of extract`
    const held = recogniseFacts(segment(readTxt(text))).companyExtract?.value.shareholders ?? []
    expect(held.map(({ name, shares }) => `${name} ${shares}`)).toEqual([
      'ANN MARSH 600',
      'BO MARSH 400',
    ])
  })

  it('reads what the company is where no label stands before it', ({ expect }) => {
    const text = `COMPANY EXTRACT\tBASIN TRUCKS PTY LTD\tACN 666 909 897\tregistered 7 June 2024\tstatus: registered\tproprietary, limited by shares
registered office: Suite 1, 88 Nectar Street, Ryelands NSW 2112`
    expect(recogniseFacts(segment(readTxt(text))).companyExtract?.value.type).toBe(
      'proprietary, limited by shares',
    )
  })
})
