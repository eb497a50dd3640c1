import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { NAMES_ONLY, onlyNames } from './names-only.ts'
import { passageIn } from './testing/passage-in.ts'

test.for(Object.entries(NAMES_ONLY))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  ['land-tax-certificate', 'Owners: J K Marsh & O Marsh.'],
  ['rates-certificate', "Ratepayers in the shire's roll | D Quist and E Quist"],
  ['building-report', 'Photo 3. Post P4, north side | Photo 4. Sill plate, laundry'],
  ['lease', 'Premises | Upper flat, 9 Quay Lane | Agent | none; landlord manages'],
  ['building-permit', 'Position of the tank | 2.1 metres west of the laundry'],
  ['title-search', 'as to one undivided third share'],
  ['title-search', 'Hollow Range Estates Pty Ltd'],
  ['title-search', 'OF 18 WATTLE BEND NORRINGUP | (T K112233) REGISTERED 2/3/2014'],
] satisfies [PageKind, string][])('names and states nothing: %s, %s', ([kind, text]) => {
  expect(onlyNames(passageIn(kind, text))).toBe(true)
})

test.for([
  ['land-tax-certificate', 'Owner: Estate of J K Marsh'],
  ['land-tax-certificate', 'Owners: J K Marsh & O Marsh owe $840.00.'],
  ['building-report', 'Photo 3. Post P4 is rotten at its foot'],
  ['building-permit', 'Position of the tank | over the boundary of Lot 9'],
  ['title-search', 'OF 18 WATTLE BEND, SUBJECT TO THE LIFE ESTATE OF A MARSH'],
] satisfies [PageKind, string][])('states something: %s, %s', ([kind, text]) => {
  expect(onlyNames(passageIn(kind, text))).toBe(false)
})
