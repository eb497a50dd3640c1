import { expect, test } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseFacts } from '../recognise-facts.ts'

const zoneOf = (text: string) => recogniseFacts(segment(readTxt(text))).zoning?.text ?? null

const contract = (land: string) =>
  `CONTRACT OF SALE OF LAND\nPARTICULARS\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\nProperty     ${land}\nPrice     $610,000\n\n`
const TAS = contract('4 Quoll Court, Myrtlebank TAS 7264')
const QLD = contract('8 Wattle Street, Cooroora QLD 4563')
const NT = contract('14 Acacia Street, Larrimar NT 0820\nLand     Lot 5512 Town of Larrimar')
const SA = contract('3 Finch Court, Barolla SA 5172')
const NSW = contract('6 Finch Way, Wonoola NSW 2519')
const VIC = contract('9 Finch Street, Port Marram VIC 3207')
const ACT = contract('5 Wren Street, Turner Park ACT 2612')

test.each([
  [
    'in front',
    `${TAS}SECTION 337 CERTIFICATE\nZone     8.0 General Residential\nCodes     none\n`,
    '8.0 General Residential',
  ],
  [
    'in the last column of a table of two rows',
    `${TAS}PLANNING REPORT\nZone\nInstrument     Zone\nTasmanian Planning Scheme     12.0 Village\nVillages are places for houses and small shops.\n`,
    '12.0 Village',
  ],
  [
    'in brackets',
    `${TAS}SECTION 337 ANSWERS\n1  Zone     Rural Living Zone (11.0)     Adjoining     Agriculture Zone (21.0)\n`,
    'Rural Living Zone (11.0)',
  ],
  [
    'in a sentence',
    `${TAS}PLANNING CERTIFICATE\nUnder the Tasmanian Planning Scheme the land is zoned 20.0 Rural. The land opposite is zoned 21.0 Agriculture.\n`,
    '20.0 Rural',
  ],
])('tells the number of a Tasmanian zone that stands %s', (_name, text, zoning) => {
  expect(zoneOf(text)).toBe(zoning)
})

test.each([
  [
    'with its code behind the name',
    `${QLD}PLANNING AND DEVELOPMENT CERTIFICATE\nZone     Medium density residential (MDR1)\nAdjoining zones     Open space (OS2) along the creek\n`,
    'Medium density residential (MDR1)',
  ],
  [
    'in a sentence behind the label',
    `${QLD}Disclosure in short. Zone: the lot is in the Low impact industry zone of the Cooroora Plan 2019; opposite is the Open space zone.\n`,
    'Low impact industry',
  ],
  [
    'said of the property',
    `${SA}SECTION 7 EXTRACT\nZone: the property lies within the Hills Neighbourhood Zone. The land behind is in the Open Space Zone.\n`,
    'Hills Neighbourhood',
  ],
  [
    'beside the zone next door',
    `${SA}SECTION 7 EXTRACT FROM PLANSA\nZone     Urban Corridor (Living)     Adjoining zone     Suburban Main Street\n`,
    'Urban Corridor (Living)',
  ],
  [
    'in the row of its own lot',
    `${NT}ZONE EXTRACT (NT Atlas, 6 October 2026)\nLot 5512 Town of Larrimar     MR (Medium Density Residential)\nLots 5510 and 5514     LMR;  Lot 5600  TC (Tourist Commercial)\n`,
    'MR (Medium Density Residential)',
  ],
  [
    'in a table of parcels and zones',
    `${NT}PLANNING INFORMATION\nParcel     Zone\nLot 5511     TC\nLot 5512     LMR\n`,
    'LMR (Low-Medium Density Residential)',
  ],
  [
    'below the zone next door',
    `${NSW}SECTION 10.7 CERTIFICATE\nAdjoining land     SP2 Infrastructure (Railway)\nZone of the land     R3 Medium Density Residential\n`,
    'R3 Medium Density Residential',
  ],
  [
    'on the line below its label',
    `${VIC}PLANNING CERTIFICATE\nZone\nGeneral Residential Zone - Schedule 1 (GRZ1)\nOverlays\nnone\n`,
    'General Residential Zone - Schedule 1 (GRZ1)',
  ],
  [
    'in a letter',
    `${ACT}ACT PLANNING\nDear Ms Trentham,\nThe block lies in RZ2 Suburban Core Zone under the Territory Plan. Across Wren Lane the zone is CZ5.\n`,
    'RZ2 Suburban Core Zone',
  ],
  [
    'broken over two lines',
    `${SA}FORM 1\nPart 5 PDI Act - Planning and Design Code     Zone: Rural\n     Neighbourhood\n     Overlays: none\n`,
    'Rural Neighbourhood',
  ],
  [
    'behind what the land was before',
    `${QLD}TOWN PLANNING EXTRACT\nFormer zone (until 2014): Residential A. Present zone: Low density residential.\n`,
    'Low density residential',
  ],
  [
    'behind a label for one or several',
    `${SA}FORM 1\nZone(s)     Suburban Neighbourhood (Z5722)\nSubzone     none\n`,
    'Suburban Neighbourhood',
  ],
])('reads a zone %s', (_name, text, zoning) => {
  expect(zoneOf(text)).toBe(zoning)
})

test('takes no word of a heading for a zone', () => {
  const text = `${NT}ZONE EXTRACT (NT Atlas, 6 October 2026)\nZONING ATLAS SHEET 12\n`
  expect(zoneOf(text)).toBeNull()
})

test.each([
  ['with a density code of R40', 'Residential R40'],
  ['and its density coding is R20', 'Residential R20'],
])('puts the density code of Western Australia behind its zone: %s', (words, zoning) => {
  const text = `CONTRACT FOR SALE OF LAND OR STRATA TITLE\nPARTICULARS\nSeller     Kofi Adjei\nProperty     4 Finch Way, Tarnup WA 6110\n\nPLANNING CERTIFICATE\nThe land is zoned Residential ${words}.\n`
  expect(zoneOf(text)).toBe(zoning)
})

test('tells the code of a South Australian zone that stands behind its name', () => {
  const extract = `${SA}PLANSA DATA EXTRACT FOR SECTION 7\nZone     Rural Neighbourhood Zone (RuN)\nOverlays     none\n`
  expect(zoneOf(extract)).toBe('Rural Neighbourhood Zone (RuN)')
})
