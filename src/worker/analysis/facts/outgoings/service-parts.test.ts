import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

test('the total of a bill is no service of it, though one of its lines was not known for one', () => {
  const facts = readLayout(
    'LOWER ENNERDALE WATER\nSTATEMENT OF CHARGES\nStatement of charges, quarter 1 July to 30 September 2026\nCharge     Basis     Amount\nWater service, 20 mm     fixed, each quarter     $41.20\nSewer service     fixed, each quarter     $168.90\nCatchment works     fixed, each quarter     $8.75\nFixed charges for the quarter          $218.85\n',
  )
  expect(JSON.stringify(facts)).toContain('87540')
  expect(JSON.stringify(facts)).not.toContain('171580')
})
