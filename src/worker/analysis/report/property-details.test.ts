import { expect, test } from 'vitest'

import { propertyDetailsOf } from './property-details.ts'
import { proveFrom } from './prove.ts'
import { docOf } from '../segment/doc-of.ts'
import { recogniseFacts } from '../facts/recognise-facts.ts'
import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from '../segment/segment.ts'

function detailsOf(text: string) {
  const doc = segment(readTxt(text))
  return propertyDetailsOf(doc, proveFrom(doc), recogniseFacts(doc))
}

test.each<[string, string, object]>([
  [
    'figures below their heads',
    'CONTRACT OF SALE OF REAL ESTATE\nParticulars of Sale\nCertificate of title      Lot      Plan\nVolume 11872 Folio 309    22       PS 638204T\n',
    { lotPlan: 'Lot 22 PS638204T' },
  ],
  [
    'the labels of a form',
    'AUSTRALIAN CAPITAL TERRITORY\nCONTRACT FOR SALE\nUnit: n/a   UP No.: n/a   Block: 14   Section: 63   Division/District: WIRRABEL\n',
    { lotPlan: 'Block 14 Section 63 WIRRABEL' },
  ],
  [
    'words, which stay as they are printed',
    'CONTRACT OF SALE OF REAL ESTATE\nParticulars of Sale\nLand: Lot 3 on Plan of Subdivision 402776D, Volume 10288 Folio 613\n',
    { lotPlan: 'Lot 3 on Plan of Subdivision 402776D', titleReference: 'Volume 10288 Folio 613' },
  ],
  [
    'a title by its figures alone',
    'PARTICULARS OF CONTRACT\nVendor: Ann Beth Sample\nTitle Reference(s) 129814/31\nProperty address: 22 Hakea Crescent, Brannock TAS 7254\n',
    { titleReference: 'Volume 129814 Folio 31' },
  ],
  [
    'a floor, which is no land',
    'BODY CORPORATE CERTIFICATE Community Titles Scheme 43377\nContract for Residential Lots in a Community Titles Scheme\nLot: 118  on SP 241906   Title Reference 50883117\nFloor area          64 m2 and balcony 11 m2\n',
    { landSize: '64 m2 (the floor, and no land)' },
  ],
  [
    'the land of the company whose shares are sold',
    'AGREEMENT FOR THE SALE OF SHARES CARRYING A RIGHT OF OCCUPATION (home unit in company title)\nVendor: Ann Beth Sample\nThe Land: Lot 1 in Deposited Plan 68814, Folio Identifier 1/68814, owned by the Company\n\fFOLIO: 1/68814\nLAND\nLOT 1 IN DEPOSITED PLAN 68814\nTITLE DIAGRAM DP68814 (1032 square metres by title)\nFIRST SCHEDULE\nALDER COURT PTY LIMITED\nSECOND SCHEDULE (1 NOTIFICATION)\n',
    { landSize: "1032 square metres (the company's land)" },
  ],
  [
    'a size that two papers tell otherwise',
    'CONTRACT OF SALE OF REAL ESTATE\nParticulars of Sale\nLand: Lot 61 on Plan of Subdivision 148220, Volume 10288 Folio 613\nLand area: 809 m2\n\fPLAN OF SUBDIVISION PS148220\nLot 61   759 m2\nLot 62   801 m2\n',
    { landSize: '759 m2 (another paper: 809 m2)' },
  ],
  [
    'an address in capitals',
    'CONTRACT OF SALE OF REAL ESTATE\nParticulars of Sale\nVendor: ANN BETH SAMPLE\nPROPERTY ADDRESS: 22 HAKEA CRESCENT, BRANNOCK VIC 3954\n',
    { address: '22 Hakea Crescent, Brannock VIC 3954' },
  ],
  [
    'a council in capitals',
    'PLANNING CERTIFICATE under section 10.7\nHARBOUR EASTERN CITY COUNCIL\nApplicant: Sample Legal\nLand: Lot 1 DP 68814\n',
    { council: 'Harbour Eastern City Council' },
  ],
])(
  'the address, the title, the lot, the size and the council are told in words: %s',
  (_, text, expected) => {
    expect(detailsOf(text)).toMatchObject(expected)
  },
)

test('a capacity in the next cell of its row is told with the name', () => {
  const doc = docOf(
    'CONTRACT FOR THE SALE OF LAND\n\nSeller\n\nBramble Court Pty Ltd ACN 605 311 895\tas trustee for the Bramble Trust\n\nBuyer:\tAnn Sample\n',
    { state: 'QLD' },
  )
  const { vendor } = propertyDetailsOf(doc, proveFrom(doc), recogniseFacts(doc))
  expect(vendor).toEqual(['Bramble Court Pty Ltd as trustee for the Bramble Trust'])
})
