import { expect, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'
import { contractMade } from './contract-made.ts'

const particulars = (signing: string) => `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

Property: 14 Plover Street, Marram Bay VIC 3999
Vendor: Odile Fenner
Purchaser: Tobias Quayle
Price: $640,000.00
Contract date: 6 November 2026

${signing}
`

function madeOn(signing: string): string | null | undefined {
  const doc = docOf(particulars(signing), {})
  return contractMade(doc, recogniseFacts(doc))?.value
}

it.for([
  'Signed by the Vendor: O Fenner        Signed by the Purchaser: T Quayle',
  'SIGNED by the Vendor\nOdile Fenner\n[e-signed 05/11/2026 09:12]\nSIGNED by the Purchaser\nTobias Quayle\n[e-signed 06/11/2026 17:03]',
  'Vendor signature   O. A. Fenner      Purchaser signature   T. Quayle',
  'Executed by the Vendor by its director R. Lowanna\nExecuted by the Purchaser: (signed) T Quayle',
  'Signed: O Fenner; T Quayle',
  'SIGNED  VENDOR  O. Fenner     PURCHASER  T. Quayle',
  'Contracts were exchanged between the parties’ conveyancers on 6 November 2026.',
  'Signed by the Vendor   Electronically signed by ODILE FENNER · 2026-11-05 16:41 AEDT · envelope 7F3A-11C0\nSigned by the Purchaser   Electronically signed by TOBIAS QUAYLE · 2026-11-06 11:05 AEDT',
  'VENDOR   PURCHASER\nSigned by ✓ e-signed · O Fenner · 05/11/2026 07:41 AEDT Vendor   Signed by ✓ e-signed · T Quayle · 06/11/2026 16:15 AEDT Purchaser _________ Purchaser\nVENDOR (COMPANY) Signed by the Vendor ______________ in accordance with s127(1)',
  'Vendor   Purchaser\nSigned with PenTrail · envelope 8c1f-40d2 · Odile Fenner 05.11.2026 17:42 · Tobias M Quayle 06.11.2026 18:20',
  'BUYER [If a corporation, then the Buyer executes this Contract under the Act.]\n\nSignature\tDate\n\nTobias Quayle\t5/11/2026\n\nTHE SELLER (FULL NAME AND ADDRESS) ACCEPTS THE OFFER\n\nSignature\tDate\n\nOdile Fenner\t6/11/2026',
  'EXCHANGED BY COUNTERPARTS  Fenner Law / Quayle & Co   6 November 2026',
])('knows a contract that is made: %s', (signing) => {
  expect(madeOn(signing)).toBe('2026-11-06')
})

it.for([
  'Signed by the Vendor: O Fenner        Signed by the Purchaser: ______________',
  'Signed by the Vendor: ..............  Signed by the Purchaser: ..............',
  'Vendor signature   O. A. Fenner      Purchaser signature   not yet signed',
  'Signed by the Vendor\nOdile Fenner\nSigned by the Purchaser\nTobias Quayle',
  'There is no cooling-off period where counterparts were exchanged by a conveyancer before 6 November 2026.',
  'Vendor   Purchaser\nSigned with PenTrail · envelope 8c1f-40d2 · Odile Fenner 05.11.2026 17:42\nSigned by the Purchaser: ____________',
  'Signed by ✓ e-signed · O Fenner · 05/11/2026 07:41   Signed by the Purchaser _________',
  'BUYER\n\nSignature\tDate\n\nTobias Quayle\t5/11/2026\n\nTHE SELLER ACCEPTS THE OFFER\n\nSignature\tDate\n\n__________\t__________',
  'Signed by the agent for the vendor: O Fenner; witness T Quayle',
])('takes none for made that may be a draft: %s', (signing) => {
  expect(madeOn(signing)).toBeUndefined()
})

it('needs no day where signatures make a contract, and exchange where they do not', () => {
  const signing = 'Signed by the Vendor: O Fenner        Signed by the Purchaser: T Quayle'
  const of = (state: 'VIC' | 'NSW') => {
    const doc = docOf(particulars(signing).replace(/Contract date.*/, ''), { state })
    return contractMade(doc, { ...recogniseFacts(doc), contractDate: null })
  }
  expect(of('VIC')?.value).toBeNull()
  expect(of('NSW')).toBeNull()
})
