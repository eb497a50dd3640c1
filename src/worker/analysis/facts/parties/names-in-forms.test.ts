import { expect, test } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { docOf } from '../../segment/doc-of.ts'
import { segment } from '../../segment/segment.ts'
import { readLayout } from '../testing/read-layout.ts'
import { fullName } from './full-name.ts'
import { namesIn } from './names.ts'
import { recognisePurchasers, recogniseVendors } from './parties.ts'
import { recogniseProprietors } from '../title/title-owners.ts'

test.each([
  [
    'Costa and Despina MAVRIDAKIS, 3/40 Windhover Street',
    ['Costa MAVRIDAKIS', 'Despina MAVRIDAKIS'],
  ],
  ['T H and P Arkell', ['T H Arkell', 'P Arkell']],
  ['Smith and Jones Pty Ltd', ['Smith and Jones Pty Ltd']],
  ['JOHANNES WILLEM VAN ECK, presently of Rotterdam, The Netherlands', ['JOHANNES WILLEM VAN ECK']],
  [
    'GEMMA ROSE TULLOCH, Australian citizen, 4 Pine Row, Castlereagh NSW 2154',
    ['GEMMA ROSE TULLOCH'],
  ],
  [
    'Philippa Anne CORRIGAN, Townhouse 5, 6 Deanery Close, Highmoor NSW 2580',
    ['Philippa Anne CORRIGAN'],
  ],
  [
    'Estelle CRANBROOK-TAYLOR by her tutor and financial manager Dion TAYLOR',
    ['Estelle CRANBROOK-TAYLOR'],
  ],
  ['Beatrix Joan LINDQUIST, as attorney for Harold Eric LINDQUIST', ['Harold Eric LINDQUIST']],
  [
    'The executor of the late Ivy May CARRAWAY, namely Desmond CARRAWAY, 11 Piper Street',
    ['Desmond CARRAWAY'],
  ],
  [
    'The estate of Percival Quigg, by his executors Barbara Quigg-Lawson and Neil Quigg',
    ['Barbara Quigg-Lawson', 'Neil Quigg'],
  ],
  ['Marcus Obuya, Leila Obuya on 12 October 2026', ['Marcus Obuya', 'Leila Obuya']],
  ['Dario Luca BRAZZALE\tD. Brazzale\tDate 29 August 2026', ['Dario Luca BRAZZALE']],
  ['Ann Sample, retired teacher, and Bo Ek, nurse, both of 4 Lane Street', ['Ann Sample', 'Bo Ek']],
  ['Notice About Cooling Off', []],
  ['PERCY JOHN QUILL, GRAZIER AND EDNA QUILL, HOME DUTIES', ['PERCY JOHN QUILL', 'EDNA QUILL']],
  ['ADA MAY TARN, RETIRED SCHOOL TEACHER', ['ADA MAY TARN']],
])('reads the names in %s', (field, names) => {
  expect(namesIn(field).map(({ name }) => name)).toEqual(names)
})

test('writes out initials by the one name that fits them', () => {
  const doc = docOf(
    'Seller: W Potter\nSIGNED Warwick Dean POTTER and Alana Sue POTTER of 40 Loop Road',
  )
  expect(fullName(doc, 'W Potter')).toBe('Warwick Dean Potter')
  expect(fullName(doc, 'A. S. Potter')).toBe('Alana Sue Potter')
  expect(fullName(doc, 'B Potter')).toBe('B Potter')
  expect(fullName(doc, 'Warwick Potter')).toBe('Warwick Potter')
})

test('leaves initials that two names fit', () => {
  const doc = docOf('Seller: W Potter\nWarwick Dean POTTER and Wilma Joy POTTER of 40 Loop Road')
  expect(fullName(doc, 'W Potter')).toBe('W Potter')
})

test('keeps a middle initial that the field itself prints', () => {
  const text = `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendors: Ann Marsh
Purchasers: Joanne Kettle and Mark D. Kettle
Price: $640,000
The second purchaser, whom his licence calls Mark Desmond Kettle, is one person.`
  expect(recognisePurchasers(docOf(text)).map(({ value }) => value)).toEqual([
    'Joanne Kettle',
    'Mark D. Kettle',
  ])
  expect(recogniseVendors(docOf(text)).map(({ value }) => value)).toEqual(['Ann Marsh'])
})

test('takes nobody for a buyer who only agrees with one', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nVENDOR       ADA PELL, 4 Sturt Lane, Avery VIC 3470\nPURCHASER    ______________\nSPECIAL CONDITIONS\n1. The debt is paid from the price unless the purchaser and the council agree otherwise.\n',
  )
  expect(recognisePurchasers(doc)).toEqual([])
})

test('takes who acts for a party for nobody who sells', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nVENDOR       SAMPLE PROPERTIES PTY LTD, 4 Sturt Lane, Avery VIC 3470\nPURCHASER    NADIA AVERY, 4 Lydia Street, Northgate VIC 3068\nLAWYERS      Vendor: Ferrier Moss, 9 Quay Place, Avery\n             Purchaser: Willow Legal, Northgate\n',
  )
  expect(recogniseVendors(doc).map(({ value }) => value)).toEqual(['Sample Properties Pty Ltd'])
  expect(recognisePurchasers(doc).map(({ value }) => value)).toEqual(['Nadia Avery'])
})

test('takes the names of the particulars before the initials of a signature above them', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nVendors                      I R Tiller            J A Orme                12 September 2026\nPurchaser  N. Avery   J. Avery        on 28 August 2026\n\fPARTICULARS OF SALE\nVendors                IAN ROBERT TILLER of 4 Sturt Lane, Avery VIC 3470 and JENNIFER ANN ORME of 2 Pier Road, Avery VIC 3470\nPurchaser             NADIA AVERY and JOEL AVERY of 4 Lydia Street, Northgate VIC 3068\n',
  )
  expect(recogniseVendors(doc).map(({ value }) => value)).toEqual([
    'Ian Robert Tiller',
    'Jennifer Ann Orme',
  ])
  expect(recognisePurchasers(doc).map(({ value }) => value)).toEqual(['Nadia Avery', 'Joel Avery'])
})

test('reads everybody who signs in one row by the name that another paper prints in full', () => {
  const doc = docOf(
    '[contract-form] Contract of sale\nSELLER | H A Quill | M-J Quill | 18 May 2026\n' +
      '[title-search] Title\nRegistered proprietor\nHUGH ALAN QUILL\nMARY-JANE QUILL\nof 4 Lane Street',
  )
  expect(recogniseVendors(doc).map(({ value }) => value)).toEqual([
    'Hugh Alan Quill',
    'Mary-Jane Quill',
  ])
})

test.each([
  [
    'THE BUYER\nNAME\tNAME\nIda Ruth Tarn\tMilo Jan Pell\nADDRESS',
    ['Ida Ruth Tarn', 'Milo Jan Pell'],
  ],
  [
    'PURCHASER\nFull name\tFull name\nAnna Lee Cole\tBen Cole\nADDRESS',
    ['Anna Lee Cole', 'Ben Cole'],
  ],
])('reads two buyers below two heads of names: %s', (form, names) => {
  const doc = segment(readTxt(`CONTRACT FOR SALE OF LAND\nPARTICULARS\n${form}\n`))
  expect(recognisePurchasers(doc).map(({ value }) => value)).toEqual(names)
})

test('takes the vendors of the statement where one of them alone is read from a signature', () => {
  const doc = docOf(
    '[contract-form] Contract of sale\nSeller | M Tarn 16 May 2026\n' +
      '[vendor-statement] Disclosure statement\nSeller | Milo Jan Tarn and Lena Tarn',
  )
  expect(recogniseVendors(doc).map(({ value }) => value)).toEqual(['Milo Jan Tarn', 'Lena Tarn'])
})

test.each([
  [
    'M100200 TRANSFER to JOAN ELLEN PELL HOME DUTIES and OMAR PELL',
    ['Joan Ellen Pell', 'Omar Pell'],
  ],
  ['M100201 TRANSFER to JOAN ELLEN PELL, Married Woman', ['Joan Ellen Pell']],
])('leaves out of %s what the owner does', (row, names) => {
  const doc = docOf(
    `PARTICULARS OF SALE (2018) Tasmania\nVendor    Joan Pell\n\nSEARCH OF TORRENS TITLE\nVOLUME 100 FOLIO 2 EDITION 3\nDESCRIPTION OF LAND\nLot 2 on Plan 100\nSCHEDULE 1\n${row}\nSCHEDULE 2\nReservations\n`,
  )
  expect(recogniseProprietors(doc).map(({ value }) => value)).toEqual(names)
})

test('reads two names of a party that stand in cells with a label each', () => {
  const doc = docOf(
    '[contract-form] Contract of sale\n5 | Buyer | NAME Ada May TARN | NAME Joss Lee PELL',
  )
  expect(recognisePurchasers(doc).map(({ value }) => value)).toEqual([
    'Ada May Tarn',
    'Joss Lee Pell',
  ])
})

test('names both buyers of the form below a page on which each signs in a row of their own', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF LAND\n\nSigning page\n\nPurchasers\n\nAda Ruth SAMPLE Date ____ / ____ / 2026\tSignature\nBo EKLUND Date ____ / ____ / 2026\tSignature\n\fPARTICULARS OF SALE\nVendor\tQuill Homes Pty Ltd\nPurchaser\tAda Ruth SAMPLE and Bo EKLUND, 5/118 Low Road, Marrawee VIC 3998',
  )
  expect(recognisePurchasers(doc).map(({ value }) => value)).toEqual([
    'Ada Ruth Sample',
    'Bo Eklund',
  ])
})

test('reads a buyer behind the box of the next column, and no annexure as a party', () => {
  const text =
    'CONTRACT FOR SALE OF LAND OR STRATA TITLE\nBY OFFER AND ACCEPTANCE\nTHE BUYER     ☒ Tobiah Wren OKONJO-LYLE 3/48 Tamma Road, Eastmere WA 6104     Australian citizen\nThe Buyer offers to buy the Land\nSELLER     Hadrian Lisle Penhallow\nSELLER     Annexures A and B, sheet 1\n'
  expect(readLayout(text)).toMatchObject({
    purchasers: ['Tobiah Wren Okonjo-Lyle'],
    vendors: ['Hadrian Lisle Penhallow'],
  })
})

test('reads the second of two names beside the rest of a label that has two lines', () => {
  const doc = docOf(
    'CONTRACT FOR THE SALE OF REAL ESTATE\nVendor\tAnton Leopold MOSS of 9 Bay Lane, Aldwin TAS 7184 and\n(the seller)\tPetra Ines MOSS of 3 Hill Street, Aldwin TAS 7184\nPurchaser\tIda Berit HOLT\n',
  )
  expect(recogniseVendors(doc).map(({ value }) => value)).toEqual([
    'Anton Leopold Moss',
    'Petra Ines Moss',
  ])
})
