import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const CONTRACT =
  'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor     Kofi Adjei\nProperty     9 Pellew Court, Stanmarsh VIC 3888\nLand     Lot 72 on Plan of Subdivision 437715H\nPrice     $610,000.00\n'
const TITLE =
  '\nREGISTER SEARCH STATEMENT\nVOLUME 10544 FOLIO 870\nLAND DESCRIPTION\nLot 27 on Plan of Subdivision 437715H.\n'
const STATEMENT = '\nVENDOR STATEMENT\nLand     Lot 72 on Plan of Subdivision 437715H\n'

test('tells the lot of the title where the contract exchanges its digits', () => {
  expect(readLayout(CONTRACT + TITLE)['lotPlan']).toBe('Lot 27 PS437715H')
})

test('keeps the lot of the contract where another paper names it too', () => {
  expect(readLayout(CONTRACT + STATEMENT + TITLE)['lotPlan']).toBe('Lot 72 PS437715H')
})

test('reads an accessory lot whose title is broken over two lines', () => {
  const text = CONTRACT.replace(
    'Lot 72 on Plan of Subdivision 437715H',
    'Lot 5 on PS811204T, certificate of title Volume 12288\n         Folio 031, and Lot 17 (car space) on PS811204T',
  )
  expect(readLayout(text)['lotPlan']).toBe('Lot 5 PS811204T and Lot 17 PS811204T')
})

test('reads the lot of a plan that is named as proposed, and not the parent behind it', () => {
  const text =
    'CONTRACT OF SALE (PROPOSED LOT)\nContract particulars\nSeller     Kofi Adjei\nProperty     Proposed Lot 1204 in Kestrel Quay, 75 Skiff Street, Newsted QLD 4006, on proposed SP 340118\n     part of the land in title reference 50118204 (Lot 9 SP 211440, 3,905 m²)\n'
  expect(readLayout(text)['lotPlan']).toBe('Lot 1204 SP340118')
})

test('takes the day of execution for the day of the contract and of the deposit', () => {
  const text =
    'CONTRACT OF SALE\nVendor     Kofi Adjei\nLand     2 Wattle Road, Kapperlee SA 5554\nExecution date     2 October 2026\nPrice     $1,650,000.00\nDeposit     $165,000.00, payable on the Execution Date to the trust account of Mallee Legal\n'
  expect(readLayout(text)).toMatchObject({ depositDate: '2026-10-02', contractDate: '2026-10-02' })
})
