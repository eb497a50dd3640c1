import { describe, it } from 'vitest'

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { docOf } from '../../segment/doc-of.ts'
import { lawOfSale } from './law-of-sale.ts'

const FORM = 'CONTRACT OF SALE OF LAND\n\nVendor: Ada Roe\nPurchaser: Ben Low\nPrice: $700,000\n'

/** The acts that are left for words of a document. */
function acts(state: 'VIC' | 'NSW', text: string, law = act.vic.residentialTenancies, words = '') {
  const doc = docOf(text, { state })
  const start = doc.text.indexOf(words)
  const spans = words === '' ? [] : [{ start, end: start + words.length }]
  return lawOfSale([cite(law)], doc, spans).map((one) => one.act.title)
}

const SHOP = `RETAIL PREMISES LEASE\n\nPremises: shop 3\n\nRent: $46,200 per annum plus GST${'\n\n4. The tenant keeps the inside in good repair and pays for its power.'.repeat(5)}`
const HOME = 'RESIDENTIAL RENTAL AGREEMENT\n\nRental provider: Ada Roe\n\nRent: $410 per week'

describe('the law of a finding', () => {
  it('is that of shops where the lease is of a shop', ({ expect }) => {
    expect(acts('VIC', `${FORM}\f${SHOP}`)).toEqual(['Retail Leases Act 2003 (Vic)'])
  })

  it('is none where the lease is of an office and of no shop', ({ expect }) => {
    const office = 'COMMERCIAL LEASE\n\nPremises: suite 3\n\nRent: $46,200 plus GST'
    expect(acts('NSW', `${FORM}\f${office}`, act.nsw.residentialTenancies)).toEqual([])
  })

  it('is that of homes where the lease is of a home', ({ expect }) => {
    const homes = ['Residential Tenancies Act 1997 (Vic)']
    expect(acts('VIC', `${FORM}\f${HOME}`)).toEqual(homes)
    expect(acts('VIC', FORM)).toEqual(homes)
  })

  it('follows the lease that is quoted where a shop and the flat above it are let', ({
    expect,
  }) => {
    const both = `${FORM}\f${SHOP}\f${HOME}`
    expect(acts('VIC', both, act.vic.residentialTenancies, 'Rent: $410')).toEqual([
      'Residential Tenancies Act 1997 (Vic)',
    ])
    expect(acts('VIC', both, act.vic.residentialTenancies, 'Rent: $46,200')).toEqual([
      'Retail Leases Act 2003 (Vic)',
    ])
  })

  it('is that of community land for a lot in a neighbourhood plan', ({ expect }) => {
    const lot = `${FORM}\nLand: Lot 31 in Neighbourhood Plan DP 270913`
    expect(acts('NSW', lot, act.nsw.strata)).toEqual(['Community Land Management Act 2021 (NSW)'])
    const strata = `${FORM}\nLand: Lot 4 in Strata Plan 81722 within Community Plan DP 270911`
    expect(acts('NSW', strata, act.nsw.strata)).toEqual([
      'Strata Schemes Management Act 2015 (NSW)',
    ])
  })

  it('is no law of schemes where shares are sold', ({ expect }) => {
    const shares = `${FORM}\nThe shares: Numbers 301 to 400 inclusive in Alma Flats Pty Ltd`
    expect(acts('NSW', shares, act.nsw.strata)).toEqual([])
  })
})
