import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract\n'
const SEARCH = '\n[title-search] Title search\nLot 4 DP 661902. Mortgage to Harbour Bank.'

export default cases({
  flags: [
    {
      text:
        FORM +
        '«improvements | ☒ HOUSE ☐ garage ☐ home unit ☒ other: plunge pool and shed»' +
        SEARCH,
      state: 'NSW',
      severity: 'high',
    },
    {
      text: FORM + '«inclusions | ☒ blinds ☒ stove ☒ pool equipment ☐ solar panels»' + SEARCH,
      state: 'NSW',
    },
    {
      text:
        FORM +
        '«Goods sold: curtains, dishwasher, outdoor spa with its lid.»' +
        '\n[vendor-statement] Vendor statement\nTitle: attached.' +
        SEARCH,
      state: 'VIC',
      severity: 'medium',
    },
    {
      text:
        FORM +
        '«Improvements: dwelling, carport, in-ground pool.»' +
        '\n[special-conditions] Special conditions\nThe vendor need not obtain any certificate for the pool.' +
        SEARCH +
        '\n[building-permit] Certificate\nOccupation certificate of 4 May 2021. The swimming pool is not included.',
      state: 'NSW',
    },
    {
      text: FORM + '«Included chattels: clothes hoist, salt water pool and its cleaner»' + SEARCH,
      state: 'QLD',
      severity: 'medium',
    },
    {
      text: FORM + '«Chattels | blinds, oven, pool filter, two heaters»' + SEARCH,
      state: 'SA',
      severity: 'low',
    },
  ],
  passes: [
    {
      text:
        FORM +
        'Included chattels: salt water pool and its cleaner' +
        SEARCH +
        '\n[annexure] Form 36\nForm 36 signed by the seller for the swimming pool, 4 May 2026.',
      state: 'QLD',
    },
    {
      text: FORM + 'Chattels | curtains, pool table and cover' + SEARCH,
      state: 'SA',
    },
    {
      text:
        FORM +
        '☒ HOUSE ☒ other: in-ground pool' +
        SEARCH +
        '\n[annexure] Pool\nSwimming pool certificate of compliance, section 22D, to 4 June 2028',
      state: 'NSW',
    },
    {
      text: FORM + 'inclusions | ☒ blinds ☒ stove ☐ pool equipment ☒ solar panels' + SEARCH,
      state: 'NSW',
    },
    {
      text: FORM + 'Goods: curtains, swimming pool pump' + SEARCH + '\n☒ 27 pool certificate',
      state: 'QLD',
    },
    {
      text:
        FORM +
        '☒ HOUSE ☒ other: swimming pool\nList of documents ☒ 1 ☒ 2 ☒ 6 ☒ 30 certificate of non-compliance' +
        SEARCH,
      state: 'NSW',
    },
    { text: FORM + 'Goods: curtains, spa bath in the ensuite' + SEARCH, state: 'VIC' },
    {
      text:
        FORM +
        'Goods: curtains, pool pump' +
        SEARCH +
        '\n[vendor-statement] Vendor statement\nThe pool is registered; its barrier certificate was lodged in March 2025.',
      state: 'VIC',
    },
    {
      text:
        FORM +
        'Goods: curtains, pool pump' +
        '\n[special-conditions] Special conditions\nThe vendor will have the certificate for the pool barrier lodged before settlement.' +
        SEARCH,
      state: 'VIC',
    },
    {
      text: FORM + 'Lot 22 in Strata Plan 40417\n☒ home unit ☒ other: roof spa pool' + SEARCH,
      state: 'NSW',
    },
  ],
  clear: [{ text: FORM + 'improvements | ☒ HOUSE ☒ garage' + SEARCH, state: 'NSW' }],
})
