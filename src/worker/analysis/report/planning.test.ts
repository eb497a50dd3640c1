import { describe, it } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import type { Facts } from '../facts/facts.ts'
import { NO_FACTS } from '../facts/testing/no-facts.ts'
import { recogniseFacts } from '../facts/recognise-facts.ts'
import { docOf } from '../segment/doc-of.ts'
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

  it.for([
    ['Hazards (Bushfire - High Risk)', 'high'],
    ['Hazards (Bushfire - Medium Risk)', 'medium'],
    ['Hazards (Bushfire - Urban Interface)', 'low'],
    ['Hazards (Flooding)', 'high'],
    ['Hazards (Flooding - General)', 'medium'],
    ['Hazards (Flooding - Evidence Required)', 'low'],
    ['Affordable Housing', 'low'],
    ['Stormwater Management', 'low'],
    ['Prescribed Wells Area', 'low'],
    ['Airport Building Heights (Regulated)', 'low'],
    ['Aircraft Noise Exposure (ANEF 25)', 'medium'],
    ['Future Road Widening', 'high'],
    ['State Significant Native Vegetation Areas', 'high'],
    ['Heritage Adjacency', 'low'],
    ['River Murray Flood Plain Protection Area', 'high'],
  ] as const)(
    'weigh the overlays of the Code of South Australia: %s %s',
    ([name, risk], { expect }) => {
      const facts: Facts = {
        ...NO_FACTS,
        overlays: [factOf(doc, { code: name, name: `${name} Overlay` }, WORDS)],
      }
      expect(overlaysOf('SA', prove, facts)).toMatchObject([{ riskLevel: risk }])
    },
  )

  it('tell a height limit near an airport from its noise, in every state', ({ expect }) => {
    const meaningOf = (name: string) =>
      overlaysOf('QLD', prove, {
        ...NO_FACTS,
        overlays: [factOf(doc, { code: '', name }, WORDS)],
      })[0]?.description
    expect(meaningOf('Airport environs: obstacle limitation surface')).toContain('Tall structures')
    expect(meaningOf('Airport environs (ANEF 25)')).toBe('Aircraft noise.')
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
    expect(restrictionsOf(doc, prove, facts)).toMatchObject([
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
    expect(restrictionsOf(doc, prove, facts).map(({ riskLevel }) => riskLevel)).toEqual([
      'medium',
      'low',
      'low',
    ])
  })

  const BOUGHT = 'CONTRACT OF SALE\n\nVendor: Ada Lind\n\nLot 31 on Plan 38117\n\f'
  const listed = (title: string, state: StateCode) => {
    const bundle = docOf(`${BOUGHT}${title}`, { state })
    return restrictionsOf(bundle, proveFrom(bundle), recogniseFacts(bundle)).map(
      ({ type, riskLevel }) => `${riskLevel} ${type}`,
    )
  }
  const QLD = 'CURRENT TITLE SEARCH\nTitle reference 50411873\nREGISTERED OWNER\nADA LIND\n'
  const WA =
    'RECORD OF CERTIFICATE OF TITLE\nVOLUME 2188 FOLIO 604\nLIMITATIONS, INTERESTS, ENCUMBRANCES AND NOTIFICATIONS:\n'
  const VIC =
    'REGISTER SEARCH STATEMENT\nVOLUME 09876 FOLIO 543\nENCUMBRANCES, CAVEATS AND NOTICES\n'

  it.for<readonly [StateCode, string, readonly string[]]>([
    [
      'QLD',
      `${QLD}Dealing 720113344   CAVEAT   lodged 14/01/2025   status WITHDRAWN 03/03/2025`,
      [],
    ],
    ['QLD', `${QLD}CAVEAT No 721000551 05/02/2026 at 11:20\nWithdrawn 9 June 2026`, []],
    ['VIC', `${VIC}CAVEAT AU771002P lapsed 12/05/2023`, []],
    ['VIC', `${VIC}CAVEAT AU771002P 12/05/2021\nWITHDRAWAL OF CAVEAT AU771002P 03/09/2022`, []],
    [
      'WA',
      `${WA}1. J118004 RESTRICTIVE COVENANT BURDEN. REGISTERED 9/2/2004. EXPIRED 9/2/2014.`,
      [],
    ],
    ['WA', `${WA}1. J118004 RESTRICTIVE COVENANT BURDEN. EXPIRES 30/6/2019.`, []],
    [
      'WA',
      `${WA}1. J118003 RESTRICTIVE COVENANT BENEFIT - AS TO LOT 32 ONLY. REGISTERED 9/2/2004.`,
      [],
    ],
  ])(
    'leave out what has ended or lies on another lot: %s %s',
    ([state, title, told], { expect }) => {
      expect(listed(title, state)).toEqual(told)
    },
  )

  it.for<readonly [StateCode, string, readonly string[]]>([
    ['QLD', `${QLD}Dealing 720113344   CAVEAT   lodged 14/01/2026`, ['high Caveat 720113344']],
    [
      'VIC',
      `${VIC}CAVEAT AU771002P 12/05/2021 to be withdrawn at settlement`,
      ['high Caveat AU771002P'],
    ],
    [
      'VIC',
      `${VIC}CAVEAT AU771002P 12/05/2021 stays until it is withdrawn`,
      ['high Caveat AU771002P'],
    ],
    [
      'WA',
      `${WA}1. J118004 RESTRICTIVE COVENANT BURDEN. EXPIRES 30/6/2044.`,
      ['medium Restrictive covenant J118004'],
    ],
    [
      'WA',
      `${WA}1. J118003 RESTRICTIVE COVENANT BENEFIT. REGISTERED 9/2/2004.`,
      ['low Restrictive covenant J118003 (benefit)'],
    ],
    [
      'WA',
      `${WA}1. J118003 RESTRICTIVE COVENANT BENEFITING THE LAND.`,
      ['low Restrictive covenant J118003 (benefit)'],
    ],
    [
      'NSW',
      'NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH\nFOLIO: 23/SP81944\nSECOND SCHEDULE\n3 AE118734 COVENANT 4 AE118735 INITIAL PERIOD EXPIRED',
      ['medium Restrictive covenant AE118734'],
    ],
  ])('keep what binds, and say what a benefit is: %s %s', ([state, title, told], { expect }) => {
    expect(listed(title, state)).toEqual(told)
  })
})
