import { describe, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from '../segment/segment.ts'
import { recogniseFacts } from './recognise-facts.ts'

/** Extracts as different sellers of them lay them out; companies and people are invented. */
const EXTRACTS: readonly (readonly [string, string, object])[] = [
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
]

describe('company extracts in the layouts of different sellers', () => {
  for (const [name, text, expected] of EXTRACTS) {
    it(`reads ${name}`, ({ expect }) => {
      expect(recogniseFacts(segment(readTxt(text))).companyExtract?.value).toMatchObject(expected)
    })
  }
})
