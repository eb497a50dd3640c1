import { describe, it } from 'vitest'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Facts, Settlement } from '../facts/facts.ts'
import { NO_FACTS } from '../facts/testing/no-facts.ts'
import { bargainOf } from './bargain-of.ts'
import { deadlinesOf } from './deadlines.ts'
import { proveFrom } from './prove.ts'
import { contract, factOf } from './testing/material.ts'

const doc = contract()

describe('deadlines', () => {
  it('are rules until the signing date is known', ({ expect }) => {
    const cooling = of(NO_FACTS, {})[0]
    expect(cooling).toMatchObject({ title: 'End of the cooling-off period', date: null })
    expect(cooling?.rule).toContain('Three clear business days')
  })

  it('are computed when it is given', ({ expect }) => {
    expect(of(NO_FACTS, { signedOn: '2026-10-30' })[0]?.date).toBe('2026-11-05')
    const days = settling({ kind: 'days', days: 60, from: 'the day of sale' })
    expect(dateOf('Settlement', of(days, { signedOn: '2026-12-01' }))).toBe('2027-01-30')
  })

  it('stay rules where they hang on an event and not on signing', ({ expect }) => {
    const days = settling({ kind: 'days', days: 14, from: 'registration of the plan' })
    expect(dateOf('Settlement', of(days, { signedOn: '2026-12-01' }))).toBeNull()
  })

  it('say what cooling off costs once there is a price', ({ expect }) => {
    expect(of(NO_FACTS, { priceCents: 850_000_00 })[0]?.rule).toContain('$1,700')
  })

  it('stand in the order of their days, rules last', ({ expect }) => {
    const facts: Facts = {
      ...settling({ kind: 'date', date: '2027-02-15' }),
      depositDate: factOf(doc, '2026-12-14', '14 December 2026'),
      deposit: factOf(doc, 85_000_00, '$85,000.00'),
    }
    expect(of(facts, {}).map(({ title }) => title)).toEqual([
      'Deposit',
      'Final inspection opens',
      'Settlement',
      'End of the cooling-off period',
    ])
  })
})

function settling(value: Settlement): Facts {
  return { ...NO_FACTS, settlement: factOf(doc, value, 'Settlement is due on 15 February 2027') }
}

function of(facts: Facts, inputs: BuyerInputs) {
  return deadlinesOf(bargainOf(doc, proveFrom(doc), facts), inputs)
}

function dateOf(title: string, deadlines: ReturnType<typeof of>): string | null | undefined {
  return deadlines.find((deadline) => deadline.title === title)?.date
}
