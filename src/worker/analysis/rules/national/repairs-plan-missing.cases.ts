import { cases } from '../cases.ts'

const CERTIFICATE =
  '[owners-corporation-certificate] Certificate under section 184\nInsured for $9,000,000.\n'

export default cases({
  state: 'NSW',
  in: 'owners-corporation-certificate',
  flags: [
    CERTIFICATE + '[plan] Strata plan 13077\n«Registered 2 May 1978 (building erected 1934).»',
    CERTIFICATE +
      '[minutes] Minutes of the annual general meeting\n«Present in person or by proxy: 58 lots.»',
    {
      text: CERTIFICATE + '[plan] Plan PS702118L\n«Level 22, Lot 2207: apartment 61 m2.»',
      state: 'VIC',
    },
    CERTIFICATE +
      '[owners-corporation-certificate] Levies\n«Administrative fund $850.00 a quarter, no capital works fund levy.»',
    {
      text: CERTIFICATE + '[owners-corporation-certificate] Scheme\n«Lots in scheme: 96»',
      state: 'QLD',
    },
  ],
  passes: [
    CERTIFICATE +
      '[plan] Strata plan 13077\nBuilding erected 1934.\n[minutes] Minutes of the annual general meeting\n7. The ten-year plan was adopted.',
    CERTIFICATE +
      '[minutes] Minutes of the annual general meeting\nPresent: 58 lots. The maintenance plan is to be reviewed.',
    CERTIFICATE + '[plan] Strata plan 90100\nLots 1 to 6, built in 2011.',
    '[minutes] Minutes of the annual general meeting\nPresent: 58 lots.',
    CERTIFICATE + '[minutes] Minutes of the annual general meeting\nSettled on Friday 30th.',
  ],
  clear: [CERTIFICATE + '[plan] Strata plan 90100\nLots 1 to 6, built in 2011.'],
})
