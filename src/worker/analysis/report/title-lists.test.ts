import { describe, it } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { recogniseFacts } from '../facts/recognise-facts.ts'
import { docOf } from '../segment/doc-of.ts'
import { proveFrom } from './prove.ts'
import { registerSearchStatementOf } from './register-search-statement.ts'
import { restrictionsOf } from './restrictions.ts'

function listsOf(text: string, state: StateCode) {
  const doc = docOf(text, { state })
  const prove = proveFrom(doc)
  const facts = recogniseFacts(doc)
  const title = registerSearchStatementOf(doc, prove, facts)?.additionalInfo.title
  return {
    entries: (title?.encumbrances ?? []).map(({ type, number }) => `${type} ${number}`),
    restrictions: restrictionsOf(doc, prove, facts).map(({ type }) => type),
  }
}

const VIC = `REGISTER SEARCH STATEMENT (Title Search)

VOLUME 10448 FOLIO 216

LAND DESCRIPTION

Lot 57 on Plan of Subdivision 401377B.

ENCUMBRANCES, CAVEATS AND NOTICES
`

describe('the lists of a title leave out what has ended', () => {
  it.for([
    ['VIC', `${VIC}\nCOVENANT V334120M 30/03/1998\n    Expiry Date 31/12/2015`],
    ['VIC', `${VIC}\nAGREEMENT AF220118Q 02/02/2008\n    Expired 30/06/2019`],
    [
      'VIC',
      `${VIC}\nACTIVITY IN THE LAST 125 DAYS\n\nAZ440193F Registered 06/08/2026 WITHDRAWAL OF CAVEAT AW515006K`,
    ],
    [
      'TAS',
      'RESULT OF SEARCH\n\nVOLUME 148820 FOLIO 2\n\nSCHEDULE 2\n\nUNREGISTERED DEALINGS AND NOTATIONS\n\nNOTICE: a caveat E311940 lodged 02-May-2023 by Garrow Fencing has been WITHDRAWN',
    ],
    [
      'SA',
      'REGISTER SEARCH PLUS (CT 6044/318)\n\nHISTORICAL SEARCH\n\n12771064 CAVEAT BY T J MERRIDEW WITHDRAWN 14/05/2019\n\n12006650 AGREEMENT UNDER DEVELOPMENT ACT RESCINDED 09/10/2020',
    ],
    [
      'ACT',
      'TITLE SEARCH\n\nBlock 4 Section 12 VELDT\n\nRegistered encumbrances\n\n2170443 CAVEAT by R. P. Fenwarth. WITHDRAWN 11/02/2019 by dealing 2214067',
    ],
    [
      'QLD',
      'CURRENT TITLE SEARCH\n\nTitle Reference: 50417730\n\nEASEMENTS, ENCUMBRANCES AND INTERESTS\n\n4. COVENANT No 705220430 14/02/2002 - SURRENDERED by 711402277 03/03/2008',
    ],
  ] as const)('%s: %s', ([state, text], { expect }) => {
    expect(listsOf(text, state)).toEqual({ entries: [], restrictions: [] })
  })

  it('keep a caveat whose withdrawal is only lodged, and what expires later', ({ expect }) => {
    const lodged =
      'TITLE SEARCH\n\nFOLIO: 7/804112\n\nSECOND SCHEDULE (1 NOTIFICATION)\n\nAU270466 CAVEAT BY FERN PTY LTD\n\nUNREGISTERED DEALINGS: AX110022 WITHDRAWAL OF CAVEAT AU270466'
    expect(listsOf(lodged, 'NSW').entries).toEqual(['caveat AU270466'])
    const later = `${VIC}\nCOVENANT V334120M 30/03/1998\n    Expiry Date 31/12/2095`
    expect(listsOf(later, 'VIC').restrictions).toEqual(['Restrictive covenant V334120M'])
  })
})

describe('the lists of a title name each entry once and as what it is', () => {
  it('in Tasmania: a right to take timber, a conservation covenant and a wayleave', ({
    expect,
  }) => {
    const text = `RESULT OF SEARCH

VOLUME 148820 FOLIO 2

Lot 2 on Sealed Plan 148820

SCHEDULE 2

D741903 FORESTRY RIGHT (profit a prendre) to Highfern Plantations Pty Ltd over the part shown hatched, expiring 30-Jun-2044

E205518 CONSERVATION COVENANT under Part 5 of the Nature Conservation Act 2002 in perpetuity over 4.1 ha
\fFOLIO PLAN SP 148820

SCHEDULE OF EASEMENTS

Lot 2 is SUBJECT TO a wayleave easement in favour of Tasmanian Networks Pty Ltd over the WAYLEAVE EASEMENT 50.00 WIDE.`
    const { entries, restrictions } = listsOf(text, 'TAS')
    expect(entries).toEqual(['forestry right D741903', 'conservation covenant E205518'])
    expect(restrictions.toSorted()).toEqual([
      'Conservation covenant E205518',
      'Easement: electricity',
      'Forestry right D741903',
    ])
  })

  it('in the Northern Territory: a mortgage of six figures and two easements', ({ expect }) => {
    const text = `SEARCH CERTIFICATE

CERTIFICATE AS TO TITLE Volume 781 Folio 406

Lot 02214 Town of Tarpon Bay from plan(s) S 71/116

Easements:
Sewerage Easement to Power and Water Corporation (3 metres wide along the rear boundary)
Electricity supply Easement to Power and Water Corporation (overhead, 1 metre, corner)

14/07/2016 881204 Mortgage to Top End Teachers Credit Union Ltd`
    const { entries, restrictions } = listsOf(text, 'NT')
    expect(entries).toEqual(['mortgage 881204'])
    expect(restrictions).toEqual(['Easement: sewerage', 'Easement: electricity'])
  })

  it('in Western Australia: the order by which the land may be sold', ({ expect }) => {
    const text = `RECORD OF CERTIFICATE OF TITLE 2307 415

LOT 5 ON STRATA PLAN 21846

SECOND SCHEDULE

6. *P119093 PROPERTY (SEIZURE AND SALE) ORDER. MAGISTRATES COURT PERTH 4471/2026. REGISTERED 31/8/2026. EXPIRES 28/2/2097 UNLESS EXTENDED.`
    expect(listsOf(text, 'WA')).toEqual({
      entries: ['order P119093'],
      restrictions: ['Order P119093'],
    })
  })

  it('in Queensland: a right over other land as a benefit, however its entry breaks', ({
    expect,
  }) => {
    const text = `CURRENT TITLE SEARCH

Title Reference: 17462093

LOT 5 REGISTERED PLAN 208834

EASEMENTS, ENCUMBRANCES AND INTERESTS

2. EASEMENT IN GROSS No 602771845 19/09/1988

BURDENING THE LAND

TO GREAT RANGE ELECTRICITY TRANSMISSION CORPORATION LIMITED

OVER EASEMENT A ON RP208835

3. EASEMENT No 602771850 19/09/1988 BENEFITING THE LAND OVER

EASEMENT C ON RP208836 (ACCESS)`
    expect(listsOf(text, 'QLD').restrictions).toEqual([
      'Easement: electricity',
      'Easement: right of way (benefit)',
    ])
  })

  it('in New South Wales: each letter of a legend, and one line told of in several papers once', ({
    expect,
  }) => {
    const legend = `DEPOSITED PLAN 1299120

(E1) easement to drain sewage 4 wide	(E2) easement for batter and support 5.5 wide`
    expect(listsOf(legend, 'NSW').restrictions).toEqual(['Easement: sewerage', 'Easement: support'])
    const line = `TITLE SEARCH

FOLIO: 7/804112

SECOND SCHEDULE (2 NOTIFICATIONS)

DP804112 EASEMENT FOR TRANSMISSION LINE 30 WIDE AFFECTING THE PART SHOWN SO BURDENED
\fDEPOSITED PLAN 804112

(E) Easement for transmission line 30 wide along the eastern boundary of Lot 7.

Terms of easement for transmission line: no building may be put up within the strip.`
    expect(listsOf(line, 'NSW').restrictions).toEqual(['Easement: electricity'])
  })
})
