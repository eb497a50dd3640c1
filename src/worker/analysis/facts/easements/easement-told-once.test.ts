import { expect, test } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseEasements } from './easements.ts'

function easementsOf(text: string, lotPlan: string): string[] {
  return recogniseEasements(segment(readTxt(text)), lotPlan)
    .map(({ value }) => `${value.purpose}${value.burdens ? '' : ' (benefit)'}`)
    .toSorted()
}

const VIC_PLAN = `PLAN OF SUBDIVISION LP 077310
Vol 9104 Fol 220   Registered 3 March 1969
`

test.for([
  ['LP077310 Lot 5', ['carriageway (benefit)', 'drainage']],
  ['LP077310 Lot 4', ['carriageway', 'drainage']],
  ['LP077310 Lot 9', []],
] as const)('a table of a plan tells whose each easement is, seen from %s', ([lot, told]) => {
  const plan = `${VIC_PLAN}Ref\tPurpose\tWidth\tLand burdened\tLand benefited
E-1\tDrainage\t2.00\tLots 4, 5\tCity of Wandella
E-2\tCarriageway\t3.00\tLot 4\tLots 5 and 6
`
  const [plain, number] = lot.split(' Lot ')
  expect(easementsOf(plan, `Lot ${number} ${plain}`)).toEqual(told)
})

test('a mark that a note of the plan lays on other lots is none of this lot', () => {
  const plan = `PLAN OF SURVEY S 88/114
Northern Territory of Australia
E3 Right of way 5 wide
E3 over Lot 2204, right of way in favour of Lot 2205.
`
  expect(easementsOf(plan, 'Lot 2201 Town of Wandella S 88/114')).toEqual([])
  expect(easementsOf(plan, 'Lot 2204 Town of Wandella S 88/114')).not.toEqual([])
})

test('what the plan draws under the letter of the title is told once, on the side of the title', () => {
  const papers = `Register Search (CT 6101/220)
CERTIFICATE OF TITLE
Estate Type FEE SIMPLE
Easements
SUBJECT TO EASEMENT(S) OVER THE LAND MARKED C FOR SEWERAGE PURPOSES (RTC 11204455)
TOGETHER WITH FREE AND UNRESTRICTED RIGHT(S) OF WAY OVER THE LAND MARKED D

PRIMARY COMMUNITY PLAN 88120
AREA: WANDELLA   DEPOSITED 04/04/2019 SHEET 1 OF 1
C: EASEMENT FOR SEWERAGE PURPOSES, 2.0 WIDE
D: RIGHT OF WAY OVER ADJOINING ALLOTMENT 51 D 44018
`
  expect(easementsOf(papers, 'Allotment 7 Deposited Plan 88120')).toEqual([
    'right of way (benefit)',
    'sewerage',
  ])
})

test('an entry and the line of the dealings with its number are one easement', () => {
  const title = `NORTHERN TERRITORY OF AUSTRALIA
SEARCH CERTIFICATE
Land Title Act
Easements:
Right of Way Easement to Lot 810 over the area marked B on S2019/044 (dealing 1440021)
Together with a Drainage Easement over Lot 810, area marked D on S2019/044 (dealing 1440022)
Registered Date   Dealing Number   Description
04/06/2019   1440021   Easement (right of way)
04/06/2019   1440022   Easement (drainage)
`
  expect(easementsOf(title, 'Lot 809 Town of Wandella')).toEqual([
    'drainage (benefit)',
    'right of way',
  ])
})
