import { cases } from '../cases.ts'

export default cases({
  flags: [
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
