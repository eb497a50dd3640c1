import { describe, it } from 'vitest'

import type { Facts } from '../facts/facts.ts'
import { NO_FACTS } from '../facts/testing/no-facts.ts'
import { overlaysOf } from './overlays.ts'
import { proveFrom } from './prove.ts'
import { restrictionsOf } from './restrictions.ts'
import { contract, factOf } from './testing/material.ts'

const doc = contract()
const prove = proveFrom(doc)
// Any words will do here: what matters is that they stand on a page.
const WORDS = 'SPECIAL CONDITIONS'

describe('overlays', () => {
  it('tell what the Victorian provisions ask for, whatever the schedule number', ({ expect }) => {
    const facts: Facts = {
      ...NO_FACTS,
      overlays: [
        factOf(doc, { code: 'DCPO2', name: 'Development Contributions Plan Overlay' }, WORDS),
        factOf(doc, { code: 'LSIO1', name: 'Land Subject to Inundation Overlay' }, WORDS),
      ],
    }
    expect(overlaysOf('VIC', prove, facts)).toMatchObject([
      { type: 'Land Subject to Inundation Overlay (LSIO1)', riskLevel: 'high' },
      { type: 'Development Contributions Plan Overlay (DCPO2)', riskLevel: 'low' },
    ])
  })

  it('go by the name in states whose codes differ from council to council', ({ expect }) => {
    const facts: Facts = {
      ...NO_FACTS,
      overlays: [factOf(doc, { code: '', name: 'Bush fire prone land' }, WORDS)],
    }
    expect(overlaysOf('NSW', prove, facts)).toMatchObject([
      { type: 'Bush fire prone land', riskLevel: 'medium', description: 'The land can burn.' },
    ])
  })
})

describe('restrictions', () => {
  it('leave out a mortgage, which is paid out at settlement', ({ expect }) => {
    const facts: Facts = {
      ...NO_FACTS,
      encumbrances: [
        factOf(doc, { type: 'mortgage', number: 'AW220914C', date: '2024-03-18' }, WORDS),
        factOf(doc, { type: 'covenant', number: 'AF962215T', date: '2008-07-09' }, WORDS),
      ],
    }
    expect(restrictionsOf(prove, facts)).toMatchObject([
      { type: 'Covenant AF962215T', description: expect.stringContaining('9 July 2008') },
    ])
  })

  it('weigh a right of way above a drain, and a benefit below a burden', ({ expect }) => {
    const easement = (purpose: string, burdens: boolean) =>
      factOf(doc, { purpose, description: purpose, burdens }, WORDS)
    const facts: Facts = {
      ...NO_FACTS,
      easements: [
        easement('drainage', true),
        easement('carriageway', true),
        easement('right of way', false),
      ],
    }
    expect(restrictionsOf(prove, facts).map(({ riskLevel }) => riskLevel)).toEqual([
      'medium',
      'low',
      'low',
    ])
  })
})
