import { describe, it } from 'vitest'

import { STATES, type StateCode } from '#shared/report.ts'

import { readDocument } from '../../engine.ts'
import checklistMissing from '../../rules/vic/due-diligence-checklist-missing.rule.ts'
import { sourceOf } from '../../segment/doc-of.ts'
import { EXPECTED } from './expected-papers.ts'

describe('the papers that ought to be there', () => {
  it('are told for every state, each once and with what follows', ({ expect }) => {
    for (const state of STATES) {
      const names = EXPECTED[state].map(({ what }) => what)
      expect(new Set(names).size, state).toBe(names.length)
      expect(names.length, state).toBeGreaterThan(2)
      for (const { consequence, kinds, words, read } of EXPECTED[state]) {
        expect(consequence).toMatch(/^[A-Z].+\.$/)
        expect(kinds.length > 0 || words !== undefined || read !== undefined).toBe(true)
      }
    }
  })

  it.for([
    ['VIC', 'Section 32 vendor statement'],
    ['NSW', 'Planning certificate (section 10.7)'],
    ['QLD', 'Seller disclosure statement (Form 2)'],
    ['SA', 'Form 1 (vendor statement)'],
    ['WA', 'Certificate of title with the documents of its second schedule'],
    ['TAS', 'Council land information certificate (section 337)'],
    ['ACT', 'Crown lease'],
    ['NT', 'Title search and registered dealings'],
  ] as const)('are missed in a bare contract of %s: %s', ([state, what], { expect }) => {
    const paper = expected(state, CONTRACT).find((one) => one.what === what)
    expect(paper?.outcome).toBe('missing')
    expect(paper?.evidence.every(({ role }) => role === 'searched')).toBe(true)
    expect(paper?.evidence.length).toBeGreaterThan(0)
  })

  it.for([
    ['VIC', 'NOTICE UNDER SECTION 31. You may end this contract within 3 clear business days.'],
    ['VIC', 'You may end this contract within three clear business days of signing it.'],
    ['VIC', 'Cooling-off period: see section 31 of the Sale of Land Act 1962.'],
  ] as const)(
    'hold the cooling-off notice of %s by its own words: %s',
    ([state, words], { expect }) => {
      const notice = expected(state, `${CONTRACT}\n\n${words}`)
      expect(notice.find(({ what }) => what === 'Cooling-off notice')?.outcome).toBe('found')
    },
  )

  it.for([
    ['12. Due diligence checklist: handed to the purchaser on 4 May 2026.', 'found', 'clear'],
    ['12. Due diligence checklist: attached.', 'missing', 'problem'],
    ['12. Nothing else is attached.', 'unclear', 'not-in-document'],
  ] as const)('tell the checklist as its check does: %s', ([line, outcome, check], { expect }) => {
    const bundle = `${CONTRACT}\fVENDOR STATEMENT\n\nSection 32, Sale of Land Act 1962\n\n1. Mortgage: none.\n\n${line}`
    const { body } = readDocument(sourceOf(bundle), { state: 'VIC', rules: [checklistMissing] })
    const paper = body.coverage?.expected?.find(({ what }) => what === 'Due diligence checklist')
    expect(paper?.outcome).toBe(outcome)
    expect(body.checks?.map((one) => one.outcome)).toEqual([check])
  })

  it('name the papers of a scheme in Tasmania, and those of a neighbourhood lot', ({ expect }) => {
    const names = (state: StateCode, land: string) =>
      expected(state, `${CONTRACT}\n\nLand: ${land}`).map(({ what }) => what)
    const strata = names('TAS', 'Lot 7 on Strata Plan 163377')
    for (const paper of ['Statement of the body corporate', 'Minutes', 'By-laws', 'Insurance'])
      expect(strata.join('; ')).toContain(paper)
    expect(names('TAS', 'Lot 7 on Sealed Plan 163377').join('; ')).not.toContain('Minutes')
    const lot = names('NSW', 'Lot 31 in Neighbourhood Plan DP 270913').join('; ')
    expect(lot).toContain('Management statement of the community or neighbourhood scheme')
    expect(lot).not.toMatch(/strata scheme|common property/)
  })

  it.for([
    [
      'NSW',
      '☐ 41 property certificate for neighbourhood property\n\nStrata or community title (clause 23 of the contract)\n\nHOLDER OF STRATA OR COMMUNITY TITLE RECORDS',
      /community|neighbourhood/,
    ],
    ['SA', 'Type of title\t☒ Torrens ☐ Community ☐ Strata ☐ Moiety', /corporation/],
    [
      'SA',
      'Title: ☐ Community title ☒ Torrens title\n\nThe community corporation, if any, keeps the records.',
      /corporation/,
    ],
  ] as const)(
    'are none of a scheme where the form only offers one: %s %s',
    ([state, land, papers], { expect }) => {
      const names = expected(state, `${CONTRACT}\n\n${land}`).map(({ what }) => what)
      expect(names.join('; ')).not.toMatch(papers)
    },
  )

  it('are not there because a clause or an index names them', ({ expect }) => {
    const outcomeOf = (state: StateCode, what: string, text: string) =>
      expected(state, text).find((one) => one.what.startsWith(what))?.outcome
    const index = `Dear Colleagues\n\nWe enclose, in this order:\n\n3. Form R3 - Buyers information notice\n\n4. Rates notice\f${CONTRACT}`
    expect(outcomeOf('SA', 'Buyer', index)).not.toBe('found')
    expect(
      outcomeOf(
        'SA',
        'Buyer',
        `${index}\fFORM R3\n\nBuyers information notice\n\nSafety: is there asbestos?`,
      ),
    ).toBe('found')
    const pool = `${CONTRACT}\n\nThere is a swimming pool.\fANNEXURE A\n\n40. The vendor discloses the certificate of non-compliance for the pool, and the purchaser may not object.`
    expect(outcomeOf('NSW', 'Pool certificate', pool)).not.toBe('found')
  })

  it('are those of the company, and none of land, where shares are sold', ({ expect }) => {
    const shares = `${CONTRACT}\n\nThe shares: Numbers 301 to 400 in Alma Flats Pty Ltd\fALMA FLATS PTY LTD\tCONSTITUTION (adopted 1958)\n\n11. No transfer is registered without consent.`
    for (const state of ['NSW', 'VIC'] as const) {
      const outcomes = expected(state, shares).map(({ what, outcome }) => [what, outcome])
      expect(outcomes).toContainEqual(['Constitution of the company', 'found'])
      expect(outcomes).toContainEqual(['Accounts of the company', 'missing'])
      expect(outcomes.join()).not.toMatch(/sewer|section 32|planning certificate/i)
    }
  })

  it('ask for no cooling-off statement of a shop', ({ expect }) => {
    const shop = `${CONTRACT}\n\nProperty: Shop 4, 19 Galena Street`
    expect(expected('NSW', shop).map(({ what }) => what)).not.toContain('Cooling-off statement')
  })

  it('are found by their part, with its heading as proof', ({ expect }) => {
    const bundle = `${CONTRACT}\fPLANNING CERTIFICATE UNDER SECTION 10.7(2)\n\nEnvironmental Planning and Assessment Act 1979\n\nCertificate no. 2026/118\n\nThe land is zoned R2 Low Density Residential.`
    const paper = expected('NSW', bundle).find(({ what }) => what.startsWith('Planning'))
    expect(paper).toMatchObject({ outcome: 'found', evidence: [{ page: 2, role: 'quote' }] })
  })

  it('are not found in a search that only names their folio', ({ expect }) => {
    const lot = `${CONTRACT}\n\nLand: Lot 4 in Strata Plan 81944\fTITLE SEARCH\n\nFOLIO: 4/SP81944\n\nFIRST SCHEDULE\n\nADA QUELL\n\nSECOND SCHEDULE\n\n1 INTERESTS RECORDED ON REGISTER FOLIO CP/SP81944`
    const common = (bundle: string) =>
      expected('NSW', bundle).find(({ what }) => what.startsWith('Title search of the common'))
        ?.outcome
    expect(common(lot)).toBe('missing')
    expect(common(`${lot}\fTITLE SEARCH\n\nFOLIO: CP/SP81944\n\nSECOND SCHEDULE`)).toBe('found')
  })

  it('depend on what the property is', ({ expect }) => {
    const names = (state: StateCode, more: string) =>
      expected(state, `${CONTRACT}\n\n${more}`).map(({ what }) => what)
    expect(names('NSW', 'Land: Lot 4 in Strata Plan 81944')).toContain(
      'By-laws of the strata scheme',
    )
    expect(names('NSW', 'Land: Lot 4 DP 81944')).not.toContain('By-laws of the strata scheme')
    const scheme = 'Body corporate certificate and community management statement'
    const withForm =
      '\fSELLER DISCLOSURE STATEMENT\n\nForm 2\n\nPart 1 - Seller and property details'
    expect(names('QLD', `Land: Lot 4 on SP 198144${withForm}`)).not.toContain(scheme)
    expect(names('QLD', `Land: Lot 4 in community titles scheme 31882${withForm}`)).toContain(
      scheme,
    )
    expect(names('QLD', 'Chattels: swimming pool equipment')).toContain(
      'Pool safety certificate or notice of no certificate (Form 36)',
    )
    expect(names('QLD', 'There is no swimming pool on the land.')).not.toContain(
      'Pool safety certificate or notice of no certificate (Form 36)',
    )
    expect(names('SA', 'The property is sold subject to the existing tenancy.')).toContain(
      'Lease of the tenant',
    )
    expect(names('SA', '☐ subject to existing tenancies ☒ vacant possession')).not.toContain(
      'Lease of the tenant',
    )
  })

  it('are not called missing where a page could not be read', ({ expect }) => {
    const source = sourceOf(`${CONTRACT}\f `)
    const pages = source.pages.map((page, index) =>
      index === 1 ? { ...page, read: 'unread' as const } : page,
    )
    const { body } = readDocument({ ...source, pages }, { state: 'VIC', rules: [] })
    const outcomes = body.coverage?.expected?.map(({ outcome }) => outcome) ?? []
    expect(outcomes).toContain('unclear')
    expect(outcomes).not.toContain('missing')
  })

  it('are found where they share a page with others, and not in a refusal', ({ expect }) => {
    const bundle = (words: string) =>
      `${CONTRACT}\fCERTIFICATE UNDER SECTION 603 - LOCAL GOVERNMENT ACT 1993\n\nFarmland rate $1,764.20\n\n${words}`
    const paper = (words: string, start: string) =>
      expected('NSW', bundle(words)).find(({ what }) => what.startsWith(start))
    const plan =
      'DP 248815 (extract)  PLAN OF SUBDIVISION OF LOT 6 DP 31177  Registered 30.11.1973\n\nLot 118  588.0 m²'
    expect(paper(plan, 'Plan of')?.outcome).toBe('found')
    for (const refusal of [
      'We do not hold and so do not\nissue a sewer diagram for the premises.',
      'The authority cannot supply a sewer location print for this lot.',
      'We are unable to produce a sewer diagram.',
    ])
      expect(paper(refusal, 'Sewer')?.outcome, refusal).toBe('unclear')
    expect(paper('Sewer location diagram: main 150 mm at the rear.', 'Sewer')?.outcome).toBe(
      'found',
    )
  })

  it('are proven by the part that bears their name', ({ expect }) => {
    const offer = `${CONTRACT}\n\nCONDITIONS\n\n1. SUBJECT TO FINANCE The Buyer must apply at once to the Lender.\f2022 GENERAL CONDITIONS - JOINT FORM\n\n1.1 The Deposit is held by the Deposit Holder until settlement.`
    const paper = expected('WA', offer).find(({ what }) => what.startsWith('General'))
    expect(paper).toMatchObject({ outcome: 'found', evidence: [{ page: 2 }] })
  })

  it('are not called missing where the file names them', ({ expect }) => {
    const prose = `${CONTRACT}\n\nThe vendor has asked the council for its 10.7 paper.`
    const paper = expected('NSW', prose).find(({ what }) => what.startsWith('Planning'))
    expect(paper).toMatchObject({ outcome: 'unclear', evidence: [{ role: 'quote' }] })
  })

  it('are none for a file that is no contract, or of no known state', ({ expect }) => {
    const novel = readDocument(sourceOf('Chapter One\n\nIt rained on the pool.'), { rules: [] })
    expect(novel.body.coverage?.expected).toEqual([])
    expect(readDocument(sourceOf(NOWHERE), { rules: [] }).body.coverage?.expected).toEqual([])
  })
})

const CONTRACT = `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

Vendor: Ottoline Marchetti

Price $850,000.00

Deposit $85,000.00

Settlement is due 60 days from the day of sale`

const NOWHERE = CONTRACT.replace('REAL ESTATE', 'LAND')

function expected(state: StateCode, prose: string) {
  const { body } = readDocument(sourceOf(prose), { state, rules: [] })
  return body.coverage?.expected ?? []
}
