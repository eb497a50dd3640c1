import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

const VICTORIAN = `REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958

VOLUME 09876 FOLIO 543

LAND DESCRIPTION

Lot 12 on Plan of Subdivision 123456X.

PARENT TITLE Volume 08765 Folio 432

REGISTERED PROPRIETOR
Estate Fee Simple
Joint Proprietors
    ALEX SAMPLE
    KIM SAMPLE both of 12 EXAMPLE STREET SAMPLETON VIC 3999
    AB123456C 17/03/2016

ENCUMBRANCES, CAVEATS AND NOTICES

MORTGAGE  AB123457D 17/03/2016
    EXAMPLE BANK LTD

COVENANT  T123456A 20/03/1995

AGREEMENT  Section 173 Planning and Environment Act 1987
    AL100300C 08/12/2014

Any encumbrances created by Section 98 Transfer of Land Act 1958 or Section 24 Subdivision Act 1988 and any other encumbrances shown or entered on the plan set out under DIAGRAM LOCATION below.

DIAGRAM LOCATION

SEE PS123456X FOR FURTHER DETAILS AND BOUNDARIES
\fPLAN OF SUBDIVISION PS123456X

EASEMENT INFORMATION

Legend: A - Appurtenant Easement E - Encumbering Easement R - Encumbering Easement (Road)

Easement Reference\tPurpose\tWidth (Metres)\tOrigin\tLand Benefited/In Favour Of
E-1\tDrainage and Sewerage\t2\tThis Plan\tLots in this Plan
A-1\tParty wall\t0.15\tThis Plan\tLot 11

Lot\tArea
11\t402 m²
12\t512 m²`

describe('a Victorian title with its plan', () => {
  const facts = recogniseFacts(docOf(VICTORIAN, { state: 'VIC' }))

  it('reads owners, title and lot, and not the parent title', ({ expect }) => {
    expect(facts.titleReference?.value).toBe('Volume 09876 Folio 543')
    expect(facts.lotPlan?.value).toBe('Lot 12 PS123456X')
    expect(facts.proprietors.map(({ value }) => value)).toEqual(['Alex Sample', 'Kim Sample'])
  })

  it('reads the entries and leaves the standing sentence of every title out', ({ expect }) => {
    expect(facts.encumbrances.map(({ value }) => [value.type, value.number, value.date])).toEqual([
      ['mortgage', 'AB123457D', '2016-03-17'],
      ['restrictive covenant', 'T123456A', '1995-03-20'],
      ['agreement', 'AL100300C', '2014-12-08'],
    ])
  })

  it('tells an easement that burdens the land from one that benefits it', ({ expect }) => {
    expect(facts.easements.map(({ value }) => [value.purpose, value.burdens])).toEqual([
      ['drainage and sewerage', true],
      ['party wall', false],
    ])
  })

  it("takes the area of this lot and not its neighbour's", ({ expect }) => {
    expect(facts.landSize?.value).toBe('512 m²')
  })
})

describe('entries in the words of other registries', () => {
  const easements = (text: string, state: 'NSW' | 'QLD' | 'SA' | 'WA' | 'TAS') =>
    recogniseFacts(docOf(text, { state })).easements.map(({ value }) => [
      value.purpose,
      value.burdens,
    ])

  it('reads New South Wales schedules', ({ expect }) => {
    expect(
      easements(
        'TITLE SEARCH\n\nFOLIO: 12/123456\n\nSECOND SCHEDULE (3 NOTIFICATIONS)\n\n1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)\n\n2 DP123456 RIGHT OF CARRIAGEWAY 3 WIDE APPURTENANT TO THE LAND ABOVE DESCRIBED\n\n3 DP123456 EASEMENT FOR DRAINAGE OF WATER 1.5 WIDE AFFECTING THE PART SHOWN',
        'NSW',
      ),
    ).toEqual([
      ['carriageway', false],
      ['drainage', true],
    ])
  })

  it('reads South Australian burdens and benefits', ({ expect }) => {
    expect(
      easements(
        'Register Search Plus (CT 6123/456)\n\nEasements\n\nSUBJECT TO EASEMENT(S) OVER THE LAND MARKED A FOR DRAINAGE PURPOSES\n\nTOGETHER WITH FREE AND UNRESTRICTED RIGHT(S) OF WAY OVER THE LAND MARKED B',
        'SA',
      ),
    ).toEqual([
      ['drainage', true],
      ['right of way', false],
    ])
  })

  it('looks for owners within the title and not in the paper behind it', ({ expect }) => {
    const doc = docOf(
      'LAND TITLES ACT 1925\n\nTITLE SEARCH\n\nBlock 4 Section 12 VELDT\n\nRegistered proprietor ADA QUELL\n\nRegistered encumbrances\n\n2331178 Mortgage to Kurrajong Bank Limited\fBUILDING AND COMPLIANCE INSPECTION REPORT\n\nAda Quell showed us the house.',
      { state: 'ACT' },
    )
    expect(recogniseFacts(doc).proprietors.map(({ value }) => value)).toEqual(['Ada Quell'])
  })

  it('takes the names of a Tasmanian schedule for no easement of their own', ({ expect }) => {
    expect(
      easements(
        'SEARCH OF TORRENS TITLE\n\nVOLUME 131313 FOLIO 2\n\nSCHEDULE 2\nReservations and conditions in the Crown Grant if any\nSP131313 EASEMENTS in Schedule of Easements\nSP131313 FENCING COVENANT in Schedule of Easements\nC44556 AGREEMENT pursuant to Section 71 of an Act',
        'TAS',
      ),
    ).toEqual([])
  })

  it('invents none where the form denies them', ({ expect }) => {
    expect(
      easements(
        'CURRENT TITLE SEARCH\n\nEASEMENTS, ENCUMBRANCES AND INTERESTS\n\nNo easements are recorded.',
        'QLD',
      ),
    ).toEqual([])
  })
})

describe('a company extract', () => {
  const extract = recogniseFacts(
    docOf(`Current & Historical Company Extract

Organisation Details

Current Organisation Details

Name: BANDICOOT LANE DEVELOPMENTS PTY LTD

ACN: 912 345 674

Registration date: 12/03/2019

Status: Strike-off action in progress

Company type: Australian Proprietary Company

Class: Limited By Shares

Address Details

Current

Registered address: Level 2, 10 Example Street, BRISBANE QLD 4000

Officeholders and Other Roles

Director

Name: ALEX ROBIN SAMPLE

Born: 02/02/1980, BRISBANE, QLD

Appointment date: 12/03/2019

Previous Director

Name: JAMIE LEE FORMER

Appointment date: 12/03/2019

Cease date: 04/08/2023

Share Information

Share Structure

ORD ORDINARY 120 120.00 0.00

Members

Name: SAMPLE FAMILY HOLDINGS PTY LTD ACN: 955 000 110

Class: ORD Number held: 90 Beneficially held: no

Name: PAT EXAMPLE

Class: ORD Number held: 30 Beneficially held: yes

External Administration Documents

There are no external administration documents held for this organisation.

Charges

There are no charges held for this organisation.`),
  ).companyExtract?.value

  it('gives its present officers and members, with the number checked', ({ expect }) => {
    expect(extract).toEqual({
      name: 'BANDICOOT LANE DEVELOPMENTS PTY LTD',
      acn: '912 345 674',
      acnValid: true,
      incorporationDate: '2019-03-12',
      status: 'Strike-off action in progress',
      type: 'Australian Proprietary Company, Limited By Shares',
      registeredAddress: 'Level 2, 10 Example Street, BRISBANE QLD 4000',
      directors: [{ name: 'ALEX ROBIN SAMPLE', role: 'Director', appointmentDate: '2019-03-12' }],
      shareholders: [
        { name: 'SAMPLE FAMILY HOLDINGS PTY LTD', shares: '90', percentage: '75' },
        { name: 'PAT EXAMPLE', shares: '30', percentage: '25' },
      ],
      charges: [],
    })
  })
})

describe('owners behind their estate on one line', () => {
  it.for([
    'REGISTERED PROPRIETOR   Estate Fee Simple   Sole Proprietor   ADA QUELL of 4 BAY ROAD TARN VIC 3999   AB123456C 17/03/2016',
    'REGISTERED PROPRIETOR  Estate fee simple, sole proprietor ADA QUELL of UNIT 2 4 BAY ROAD TARN VIC 3999',
    'REGISTERED PROPRIETOR\nEstate Fee Simple\nSole Proprietor\n    ADA QUELL of TARN PARK WEST CREEK',
    'REGISTERED PROPRIETOR\n    As to 1 of a total of 1 equal undivided shares   ADA QUELL of 4 BAY ROAD TARN',
  ])('%s', (owners, { expect }) => {
    const doc = docOf(
      `REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958\n\nVOLUME 09876 FOLIO 543\n\n${owners}\n\nENCUMBRANCES, CAVEATS AND NOTICES\nNIL`,
      { state: 'VIC' },
    )
    expect(recogniseFacts(doc).proprietors.map(({ value }) => value)).toEqual(['Ada Quell'])
  })
})

describe('owners as each registry prints them', () => {
  it.for([
    ['New South Wales', 'FIRST SCHEDULE\n ADA QUELL AND BEN QUELL AS JOINT TENANTS (T AB123456)'],
    ['Queensland', 'REGISTERED OWNER   Dealing No: 716399041 27/03/2015   ADA QUELL\nBEN QUELL'],
    [
      'South Australia',
      'Estate   FEE SIMPLE\nProprietor    ADA QUELL AND BEN QUELL OF TARN SA 5992',
    ],
    [
      'a share behind each name',
      'REGISTERED OWNER   Dealing No: 716399041 27/03/2015\nADA QUELL 1/2 and BEN QUELL 1/2\nAS TENANTS IN COMMON',
    ],
    [
      'the address of each between them',
      'REGISTERED PROPRIETORS ADA QUELL OF TARN PARK   1 OF 2 SHARES   AND   BEN QUELL OF WEST CREEK   1 OF 2 SHARES',
    ],
    [
      'a colon and the address of each',
      'Owner: ADA QUELL of 31 Example Road, Tarn NT 0830 and BEN QUELL of the same, as joint tenants',
    ],
    [
      'wide gaps around "and"',
      'REGISTERED PROPRIETOR: (FIRST SCHEDULE)\n   ADA QUELL  and  BEN QUELL\n   BOTH OF 9 EXAMPLE RISE TARN',
    ],
    [
      'a trustee side by side with an owner',
      'REGISTERED OWNER\nADA QUELL        BEN QUELL as trustee under instrument 701223441      TENANTS IN COMMON 1/2 EACH',
    ],
    [
      'the lessees of a Crown lease',
      'Lessee is  Ada Quell and Ben Quell, 6 Example Place Tarn, as joint tenants',
    ],
    [
      'registered lessees in lines of their own',
      'REGISTERED LESSEE\n--------------------\nADA QUELL\nBEN QUELL\nJOINT TENANTS\nTransfer 2214078   registered 19/07/2017',
    ],
    ['the Territory', 'Owner     ADA QUELL AND BEN QUELL\n          of 2 Example Street Tarn NT'],
  ])('%s', ([, owners], { expect }) => {
    const doc = docOf(`TITLE SEARCH\n\nFOLIO: 12/345678\n\n${owners}\n\nSECOND SCHEDULE\nNIL`)
    expect(recogniseFacts(doc).proprietors.map(({ value }) => value)).toEqual([
      'Ada Quell',
      'Ben Quell',
    ])
  })
})
