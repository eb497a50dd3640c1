import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Zone: Township Zone (TZ).» Overlay: none.\n[planning-certificate] Report\n«LOW DENSITY RESIDENTIAL ZONE (LDRZ)»',
    '«The land is in the General Residential Zone.»\n[planning-certificate] Certificate\n«Zoning: Neighbourhood Residential Zone - Schedule 2»',
    '«Zone | Rural Residential Zone»\n[planning-certificate] Search\n«The premises are in the Emerging Community Zone of the scheme.»',
    '[particulars]\n«Zoned R2»\n[planning-certificate] Certificate\n«Zone: RU5 Village»',
    '«Zoning: Mixed Use Zone»\n[planning-certificate] Extract\n«Planning zone: Commercial Zone»',
  ],
  passes: [
    '«Zone: Township Zone (TZ)»\n[planning-certificate] Report\nTOWNSHIP ZONE (TZ)'.replaceAll(
      /[«»]/g,
      '',
    ),
    'Zone: General Residential Zone\n[planning-certificate] Report\nAdjoining land is in the Industrial Zone.',
    'Zone: R2\n[planning-certificate] Report\nLow Density Residential Zone',
    'Zone: General Residential Zone\n[planning-certificate] Report\nGENERAL RESIDENTIAL ZONE - SCHEDULE 1\nPublic Park And Recreation Zone',
  ],
  clear: ['Zone: Township Zone (TZ)\n[planning-certificate] Report\nTOWNSHIP ZONE (TZ)'],
})
