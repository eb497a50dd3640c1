import { cases } from '../cases.ts'

export default cases({
  in: 'plan',
  flags: [
    '[contract-form] Item B\n«Improvements | House, carport and shed with skillion, all built wholly on the land»\n[title-search] Survey plan\n«Roof and posts of skillion stand 0.82 over the boundary of Lot 5521»',
    '[plan] Survey\n«The carport is wholly within the lot and its gutter projects 0.2 metre over the north boundary.»',
    '[building-report]\n«The awning is entirely inside the title boundaries and overhangs Mill Lane by 0.9 metres.»',
    '[vendor-statement]\n«The house stands within its boundaries.»\n[plan] Identification survey\n«The wall of the house encroaches by 0.15 m upon Lot 3.»',
    '[vendor-statement]\n«The shed and the deck are all within the property.»\n[plan] Survey\n«The deck extends 1.2 m into the council reserve.»',
    '[special-conditions]\n«The garage does not encroach on the adjoining land.»\n[plan] Survey\n«Brick garage built 0.3 m over the eastern boundary.»',
    '[vendor-statement]\n«There are no encroachments by or upon the land.»\n[plan] Survey\n«The brick garage is built 0.21 over the title boundary to the west.»',
    '[plan] Survey\n«All improvements are inside the boundaries.»\n«The carport roof extends 0.4m over the boundary with the lane.»',
  ],
  passes: [
    '[contract-form] Item B\nImprovements | House, carport and shed with skillion, all built wholly on the land\n[title-search] Survey plan\nThe wall stands on the boundary',
    '[special-conditions]\nSo far as the vendor is aware the lower wall of the garden stands wholly on Lot 27 at 14 Curlew Rise.',
    '[building-report]\nThe block wall leans outward 70 mm towards 25 Pindara Way. It stands wholly on Lot 3.',
    '[plan] Survey\nThe walls of the terrace stand wholly upon the land save that each party wall is built upon the boundary.',
    '[plan] Survey\nNo encroachments were found.\nThe verandah stands over Lot 22 only.',
    '[plan] Survey\nThe dwelling is wholly within the lot. The paling fence stands 0.2 m beyond the east boundary.',
    '[plan] Survey\nThe dwelling is wholly within the lot.\nNo part of the dwelling projects over the boundary.',
    '[plan] Survey\nThe garage is wholly within the lot.\nThe eaves of the neighbouring garage overhang the boundary by 0.1 m.',
    '[vendor-statement]\nThe house stands within its boundaries.\n[plan] Survey\nThe house is 1.2 m inside the south boundary.',
    '[vendor-statement]\nThe garage is wholly within the title.\n[special-conditions]\nThe purchaser makes no claim if the garage encroaches on the adjoining land.',
    '[plan] Survey\nThe fence is wholly within the land and runs along the boundary.',
  ],
  clear: ['[plan] Survey\nThe dwelling is wholly within the lot.'],
})
