import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[vendor-statement]\n«Part of the land within 200 metres of the creek is an area of cultural heritage sensitivity.»',
    '[vendor-statement]\n«A cultural heritage management plan is required before earthworks.»',
    "«Part of this property is an 'area of cultural heritage sensitivity'.»",
    {
      text: '[vendor-statement]\n«A registered Aboriginal place lies in the back paddock.»',
      severity: 'medium',
    },
    '[title-search]\n«Native title may exist over the reserve.»',
  ],
  passes: [
    '[vendor-statement]\nNo area of cultural heritage sensitivity affects the land.',
    'The property is not in an area of cultural heritage sensitivity.',
    '[special-conditions]\nThe vendor acknowledges the traditional owners of the land and Aboriginal heritage.',
  ],
  clear: ['No Aboriginal place is registered on the land.'],
})
