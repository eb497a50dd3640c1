import { describe, expect, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

const SALE =
  'CONTRACT OF SALE OF LAND\n\nVendor: Ada Roe Pty Ltd\nPurchaser: Ben Low\nPrice: $700,000\n\nSPECIAL CONDITIONS\n\n1. The purchaser may deliver a deposit bond in the form annexed.\n'
const PERMIT =
  'PLANNING PERMIT\n\nPermit No. 118/2022\n\nTHE PERMIT ALLOWS: twelve dwellings in Victoria under the Planning and Environment Act 1987.\n'

/** The kind of the part in which the words stand, in a file whose pages are given. */
function kindOf(words: string, ...pages: readonly string[]) {
  const doc = segment(readTxt([SALE, ...pages].join('\f')), { state: 'VIC' })
  const block = doc.blocks.find((one) => one.text.includes(words))
  return doc.parts[block?.partIndex ?? -1]?.kind
}

describe('papers that lie behind a contract off the plan', () => {
  it('begins an agreement with the council behind a permit', () => {
    const agreement =
      'AGREEMENT\n\nunder section 173 of the Planning and Environment Act 1987\n\n1. The Owner must plant ten trees.\n\nSCHEDULE 2 - Particulars\n\nAddress for service: 4 Mill Road\n'
    expect(kindOf('plant ten trees', PERMIT, agreement)).toBe('annexure')
    expect(kindOf('Address for service', PERMIT, agreement)).toBe('annexure')
  })

  it('begins one with the sheet that the registry prints in front', () => {
    const cover =
      'Imaged Document Cover Sheet\n\nDocument Type: Instrument\n\nThe Owner must not divide the land.\n'
    expect(kindOf('must not divide', PERMIT, cover)).toBe('annexure')
  })

  it('knows draft rules and a draft budget', () => {
    const rules =
      'DRAFT RULES to be registered with the plan\n\n1. Noise\n\nAn owner must not make noise at night.\n'
    const budget =
      'Mill Strata   First year budget\n\nLot   Liability   Annual fee\n3   40   $2,100.00\n'
    expect(kindOf('noise at night', PERMIT, rules, budget)).toBe('by-laws')
    expect(kindOf('$2,100.00', PERMIT, rules, budget)).toBe('owners-corporation-certificate')
  })

  it('takes the form of a bond for a paper of its own, and a clause about bonds for none', () => {
    const bond = 'DEPOSIT BOND\n\nThe surety pays the deposit on demand.\n'
    expect(kindOf('surety pays', PERMIT, bond)).toBe('annexure')
    const clause = 'DEPOSIT BOND\n\n2. The bond must be irrevocable.\n'
    expect(kindOf('must be irrevocable', clause)).toBe('special-conditions')
  })
})
