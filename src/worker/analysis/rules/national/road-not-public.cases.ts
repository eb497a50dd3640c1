import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[contract-form] Contract\n«Improvements ☒ house ☒ garage (entered from Quarry Lane)»\n[planning-certificate] Notes\n«Since 3 May 2025 gates have closed Quarry Lane to motor vehicles under a permanent order.»',
      severity: 'high',
    },
    '[rates-certificate] Notes\n«The laneway behind the lots has been closed to vehicles.»',
    '[vendor-statement]\nNothing is known.\n[annexure] Letter\n«Motor vehicles are barred from the lane at the rear.»',
    {
      state: 'WA',
      text: '[planning-certificate] Reply\n«Rights of way: the lane at the rear is privately owned (estate of H. Laffer, 1909) and is not maintained by the City.»',
    },
    {
      state: 'WA',
      text: '[rates-certificate] Enquiry\n«The City will not take over lanes within survey-strata schemes.»',
    },
    {
      state: 'NT',
      text: '[rates-certificate] Reply\n«From the grid (3.2 km) the track crosses Lot 5 by leave of the station owner.»\n«The shire closes the road in the wet: on average 61 days a year.»',
    },
    {
      state: 'QLD',
      text: '[planning-certificate] Certificate\n«Access: Cutting Road beyond number 40 is unmade and not maintained by council.»',
    },
  ],
  passes: [
    '[planning-certificate] Notes\nThe lane was closed to vehicles during the drainage works.',
    '[planning-certificate] Notes\nThe lane is not closed to vehicles.',
    // What stands on a road that nobody made, and roads in sketches.
    '[plan]\nSurveyor: the workshop crosses the east line and stands 2.8 m on the unmade road reserve.',
    '[plan]\nhouse o | bore o | unmade road',
    '[plan]\nRoad | 1.106 ha | unmade, 20.12 wide, north side of 41',
    '[vendor-statement] Statement\nThere is access to the property by road.',
    '[planning-certificate] Certificate\nThe lane has been dedicated and is maintained by the council.',
    '[plan] Plan\nCommon property: the private road within the scheme, subject to the by-laws.',
    '[planning-certificate] Certificate\nIs the lane a public road?',
  ],
  clear: ['Access by Hill Street, a public road.'],
})
