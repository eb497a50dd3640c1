import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement]\nEasements: a drainage easement along the rear fence. «No other easement burdens the land.»\n[title-search]\n«Right of carriageway 3 m wide over the land»',
      state: 'VIC',
      facts: {
        easements: [
          [
            {
              purpose: 'carriageway',
              description: 'Right of carriageway 3 m wide over the land',
              burdens: true,
            },
            'Right of carriageway 3 m wide over the land',
          ],
        ],
      },
    },
    '[vendor-statement]\n«The land is not affected by an owners corporation.»\n[title-search]\n«The land in this folio is affected by OWNERS CORPORATION 1 PLAN NO. PS844106L»',
    '[vendor-statement]\n«Owners corporation: none.»\n[annexure] Letter of the manager\n«As owner of the land you are a member of the owners corporation and must pay its fees.»',
    '[particulars]\n«Body corporate | None»\n[rates-certificate]\n«The lot is within a community titles scheme.»',
    '[vendor-statement]\n«There is access to the property by road.»\n[plan]\n«No road is constructed to the lot.»',
    '[annexure] Brochure\n«The block has sealed road frontage to Mill Lane.»\n[vendor-statement]\nPlanning\n«The land has no legal access.»',
    '[vendor-statement]\n«The land is free of easements.»\n[plan]\n«E-1 drainage and sewerage 2.0 m wide along the rear.»',
    '[vendor-statement]\n«Easements: none»\n[title-search]\n«AC123456 EASEMENT for electricity supply marked B on DP 88123»',
    '[particulars]\n«Caveats: nil»\n[title-search]\n«CAVEAT AX611208S 26/08/2026»',
    '[vendor-statement]\n«There are no mortgages or caveats.»\n[title-search]\n«AB223344 MORTGAGE to Tidal Mutual Bank Ltd»',
    '[vendor-statement]\n«Restrictive covenants: none»\n[title-search]\n«COVENANT H774112 as to building materials»',
  ],
  passes: [
    // The other one is named, by another word; or it helps the land.
    {
      text: '[vendor-statement]\nEasements: a way over the side path and a sewer. No other easement burdens the land.\n[title-search]\nRight of carriageway 3 m wide over the land',
      facts: {
        easements: [
          [
            {
              purpose: 'carriageway',
              description: 'Right of carriageway 3 m wide over the land',
              burdens: true,
            },
            'Right of carriageway 3 m wide over the land',
          ],
        ],
      },
    },
    {
      text: '[vendor-statement]\nEasements: a drainage easement along the rear fence. No other easement burdens the land.\n[title-search]\nTogether with a right of carriageway over Lot 9',
      facts: {
        easements: [
          [
            {
              purpose: 'carriageway',
              description: 'Together with a right of carriageway over Lot 9',
              burdens: false,
            },
            'Together with a right of carriageway over Lot 9',
          ],
        ],
      },
    },
    {
      text: '[vendor-statement]\nEasements: the drainage easement. There are no other easements than those shown on the title.\n[title-search]\nRight of carriageway 3 m wide over the land',
      facts: {
        easements: [
          [
            {
              purpose: 'carriageway',
              description: 'Right of carriageway 3 m wide over the land',
              burdens: true,
            },
            'Right of carriageway 3 m wide over the land',
          ],
        ],
      },
    },
    {
      text: '[particulars]\nScheme: Saltbush Row Community Titles Scheme 58120\n[annexure] Certificate\nDisputes, claims or defect notices known to the body corporate: none.',
      state: 'QLD',
    },
    {
      text: '[annexure] Letter\nActions against the owners corporation: nil.\n[title-search]\nThe land in this folio is affected by OWNERS CORPORATION 1 PLAN NO. PS844106L',
      state: 'VIC',
    },
    {
      text: '[vendor-statement]\n3. Terms; mortgage: no; will be discharged.\n[title-search]\nMORTGAGE AG118821C 16/10/2008',
      state: 'VIC',
    },
    {
      text: '[vendor-statement]\nMortgage | not applicable\n[title-search]\nMORTGAGE AG118821C 16/10/2008 to Wharf Credit Union',
      state: 'VIC',
    },
    '[vendor-statement]\nThere are no owners corporation fees overdue.\n[title-search]\nThe land in this folio is affected by OWNERS CORPORATION 1 PLAN NO. PS844106L',
    '[vendor-statement]\nThere are no easements other than those on the plan.\n[plan]\nE-1 drainage and sewerage 2.0 m wide along the rear.',
    '[vendor-statement]\nThere are no unregistered easements.\n[plan]\nE-1 drainage and sewerage 2.0 m wide along the rear.',
    '[special-conditions]\nNo caveat may be lodged by the purchaser.\n[title-search]\nCAVEAT AX611208S 26/08/2026',
    '[special-conditions]\nThe property will be unencumbered at settlement.\n[title-search]\nAB223344 MORTGAGE to Tidal Mutual Bank Ltd',
    '[vendor-statement]\nEasements: none\n[plan]\nE-2 drainage does not affect lot 5.',
    '[vendor-statement]\nRestrictive covenants: none\n[title-search]\nCOVENANT H774112 expired 30/06/2020',
    '[vendor-statement]\nThere is access to the property by road.\n[plan]\nIf no road is constructed, the council may require one.',
  ],
  clear: ['[vendor-statement]\nEasements: none'],
})
