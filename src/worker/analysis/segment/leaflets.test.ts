import { describe, expect, it, test } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `CONTRACT OF SALE OF LAND

Vendor: Ida Marsh

Purchaser: Noel Quist

Price: $640,000`
const OWN = `SPECIAL CONDITIONS

1. The purchaser must pay interest at 14% if it settles late.

2. The purchaser may not assign its rights.`
const REPORT = `BUILDING INSPECTION REPORT

The roof is of tiles and is in fair condition.`
const PRINT = `☐ Have you seen a lawyer?

You may lose your deposit if you do not settle.

Termites can destroy a house.`

describe('what is handed to every buyer is a notice', () => {
  it.each([
    "BUYER'S CHECKLIST AND FACT SHEET (given with every contract)",
    'CHECKLIST FOR BUYERS OF REAL ESTATE IN TASMANIA',
    'INFORMATION SHEET - BUYING INTO A BODY CORPORATE',
    'BUYING A HOME IN NEW SOUTH WALES - WHAT YOU SHOULD KNOW',
    'Home buyers guide',
    "AGENT'S FACT SHEET",
  ])('%s', (name) => {
    const doc = docOf(`${FORM}\f${OWN}\f${REPORT}\f${name}\n\n${PRINT}`, { learned: null })
    expect(doc.pageKinds.at(-1)).toBe('statutory-notice')
  })

  it('below the name of who hands it out', () => {
    const doc = docOf(
      `${FORM}\f${OWN}\f${REPORT}\fTHORN & QUADE REAL ESTATE\n\nPURCHASER'S CHECKLIST\n\n${PRINT}`,
      { learned: null },
    )
    expect(doc.pageKinds.at(-1)).toBe('statutory-notice')
  })
})

it.each([
  "COPY WILL OF E. TARN (extract for the purchaser's information)",
  "LETTER OF THE ENGINEER, for the buyers' information",
  "COPY OF THE DEED, FOR YOUR PURCHASER'S INFORMATION",
])('a copy for information is read: %s', (name) => {
  const doc = docOf(
    `${FORM}\f${OWN}\f${REPORT}\f${name}\n\nI appoint my son and my daughter together.`,
    { learned: null },
  )
  expect(doc.pageKinds.at(-1)).not.toBe('statutory-notice')
})

it('the next page with a name of its own is no leaflet any more', () => {
  const doc = docOf(
    `${FORM}\f${OWN}\fBUYERS CHECKLIST\n\n${PRINT}\fGAS HEATER STATEMENT\n\nThe heater in the hall failed its test.`,
    { learned: null },
  )
  expect(doc.pageKinds).toEqual([
    'contract-form',
    'special-conditions',
    'statutory-notice',
    'other',
  ])
})

test.each([
  'REQUISITIONS ON TITLE',
  'STRATA TITLE (RESIDENTIAL) PROPERTY REQUISITIONS ON TITLE',
  'GENERAL REQUISITIONS AND ENQUIRIES',
])('"%s" at the head of a page end the conditions and are no terms', (name) => {
  const doc = docOf(
    `${FORM}\f${OWN}\f${name}\n\n1. Is anyone in adverse possession?\n\n2. Vacant possession must be given.`,
    { learned: null },
  )
  const last = doc.parts.at(-1)
  expect(last?.kind).toBe('annexure')
  expect(last?.ofOthers).toBe(true)
})

it('a clause about requisitions stays a clause', () => {
  const doc = docOf(
    `${FORM}\f${OWN}\n\n${Array.from({ length: 9 }, (_, at) => `${at + 3}. The purchaser must keep promise ${at}.`).join('\n\n')}\n\nREQUISITIONS ON TITLE\n\n12. The purchaser may make none.`,
    { learned: null },
  )
  expect(doc.blocks.at(-1)?.zone).toBe('special-conditions')
})

it('what Western Australia prints for every buyer of a strata lot is told from what the seller says', () => {
  const doc = docOf(
    `${FORM}\f${OWN}\fPRECONTRACTUAL DISCLOSURE STATEMENT TO THE BUYER\n\nPart A | General information about the strata titles scheme\n\nThe scheme is Tallow Villas.\fGeneral information about strata titles schemes\n\nA levy may be raised at any time.\fPart B | Information specific to the sale of the strata lot\n\nThe levy is $600 a quarter.`,
    { learned: null },
  )
  expect(doc.pageKinds.slice(2)).toEqual([
    'vendor-statement',
    'statutory-notice',
    'vendor-statement',
  ])
})
