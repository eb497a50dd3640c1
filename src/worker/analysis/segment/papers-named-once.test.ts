import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `CONTRACT OF SALE OF LAND

Vendor: Ida Marsh

Purchaser: Noel Quist

Price: $640,000

Deposit: $64,000`
const zoneOf = (text: string, words: string) =>
  docOf(text, { learned: null }).blocks.find((block) => block.text.includes(words))?.zone

describe('what a form or a paper says of itself begins no other paper', () => {
  it.each([
    ['EMAIL\n\nquist@mailbox.example\n\nSettlement date: 30 June 2026', 'Settlement date'],
    ['E-MAIL ADDRESS\n\nquist@mailbox.example\n\nFinance: not applicable', 'Finance'],
    ['EMAIL:\n\nnot given\n\nBalance: $576,000', 'Balance'],
  ])('the field of an address on a form: %s', (field, words) => {
    expect(zoneOf(`${FORM}\n\n${field}`, words)).not.toBe('annexure')
  })

  it.each([
    'Referred to in the Contract for Sale of Land made between Ida Marsh and Noel Quist.',
    'Forming part of the contract for the sale of land between the same parties.',
    'This is the annexure to the contract for sale of land dated 4 May 2026.',
  ])('an annexure says to which contract it belongs: %s', (line) => {
    const text = `${FORM}\fANNEXURE "A" - FINANCE PARTICULARS\n\n${line}\n\nAmount of loan: $500,000`
    expect(zoneOf(text, 'Amount of loan')).toBe('annexure')
  })

  it.each([
    ['SCHEDULE OF EASEMENTS\n\nPLAN NO. SP 11837', 'annexure'],
    ['SCHEDULE OF EASEMENTS\n\nPLAN NUMBER: D 40118', 'annexure'],
  ])('an instrument its plan: %s', (head, kind) => {
    const text = `${FORM}\f${head}\n\nEach lot is subject to a right of drainage in favour of the council.`
    expect(zoneOf(text, 'right of drainage')).toBe(kind)
  })

  it('an agreement the permit that asked for it', () => {
    const text = `${FORM}\fAGREEMENT UNDER SECTION 173 OF THE PLANNING AND ENVIRONMENT ACT 1987\n\nDate  24 January 2005    Land  Lot 1 PS438216T\nPlanning permit  P/2004/0397    Lodged by  Council\n\nThe Owner covenants that the land must not be subdivided.`
    expect(zoneOf(text, 'must not be subdivided')).toBe('annexure')
  })
})

describe('a sheet of a plan begins by its number', () => {
  it.each([
    'SP214863 Sheet 1 of 3  Land Title Act 1994 - Lots 1-24 and Common Property',
    'PURPOSE: DIVISION  APPROVED: 11/02/2008  D71846 SHEET 2 OF 3',
    'DP 1042217 SHEET 1 OF 2  Surveyor M. Lane',
  ])('%s', (head) => {
    const text = `${FORM}\fTITLE SEARCH\n\nVolume 6088 Folio 417\n\nRegistered proprietor: Ida Marsh\f${head}\n\nEasement A is 3 metres wide.`
    expect(zoneOf(text, '3 metres wide')).toBe('plan')
  })
})
