import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[rates-certificate] «A corner of the neighbour's garage stands upon the subject land by 160 mm.»",

    "[rates-certificate] «The western fence is 0.4 metres inside the neighbour's land.»",
    '[planning-certificate] «A brick wall of the neighbour stands 300 mm inside the lot.»',

    '[special-conditions]\n«The Purchaser acknowledges that the fences may not be on the boundaries of the land as occupied and admits that the land as offered and inspected is identical with that described in the title and shall make no claim in respect of any encroachment.»',
    "[vendor-statement]\n«The neighbour's shed is partly on this land.»",
    '[vendor-statement]\n«The surveyor found that the western fence is 0.6 m inside our boundary.»',
    '[special-conditions]\n«The garage on the adjoining lot stands partly over the southern boundary.»',
    "[special-conditions]\n«A survey shows the eaves overhanging the neighbour's land by 0.2 m.»",
    '[special-conditions]\n«Occupation on the ground does not agree with title: the land fenced is 0.45 m narrower.»',
    '[special-conditions]\n«The dividing fence has been erected off the line and the Purchaser accepts its position.»',
    '[building-report]\n«The brick wall projects into the laneway.»',
    '[special-conditions]\n«Buildings on the land may extend past the title boundaries and the Buyer takes subject to that.»',
    '[vendor-statement]\n«The survey reveals that the retaining wall lies within Lot 8.»',
    '[land-tax-certificate]\n«Your gutter overhangs our land by 240 mm and we require its removal.»',
    '[vendor-statement]\n«The eaves and gutter of your upper storey overhang our land at 48 Sturrock Avenue by about 240 mm and we require their removal»',
    '[plan]\n«Survey found the brick wall 0.15 m over the title boundary to the west.»',
    '[building-report]\n«The shed is partly on the neighbouring allotment.»',
    '«The vendor discloses that the garage wall intrudes onto 12 Smith Street by 90 mm.»',
    '«Fences are not on the title boundary by up to 0.4 metres.»',
    '[plan]\n«Occupation by fence exceeds title by 0.62 at the rear.»',
    "«The neighbour's carport trespasses upon the land.»",
    '«No objection may be made because the creek fence is a give-and-take fence off the title line.»',
    "[vendor-statement]\n«A surveyor's report of May 2026 records that the pool coping crosses the southern boundary.»",
    { text: '«The shed encroaches by 0.4 m on the land to the north.»', severity: 'high' },
    '«The purchaser must make no claim because the garage stands over the boundary.»',
    {
      text: '[vendor-statement]\n«The western fence is 0.6 metres inside the title boundary and not on the line.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[rates-certificate] The shed stands inside the boundary.',

    '[vendor-statement]\nThe survey shows no encroachment.',
    '[special-conditions]\nThe survey shows all structures within the boundaries.',
    '[special-conditions]\nFences stand on the title boundaries.',
    'The purchaser shall fence over the title boundary at its own cost only with consent.',
    'The garage stands wholly within the title boundary.',
    '[plan]\nNo encroachment upon or by the land was found.',
    'General condition 3 (errors of area or boundary) applies.',
    '[vendor-statement]\nThe dividing fence is on the boundary.',
    '[vendor-statement]\nThe house stands 3 metres inside the boundary.',
    'The survey shows no encroachment.',
    '[vendor-statement]\nFences stand on the title boundaries.',
    'All buildings are within the land.',
  ],
  clear: ['The survey of 4 May 2026 is clear.'],
})
