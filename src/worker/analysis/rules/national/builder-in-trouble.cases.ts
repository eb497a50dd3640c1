import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[minutes] Minutes\n«The developer, Bright Lot Pty Ltd, was wound up in 2013 and the warranties have long expired.»',
      severity: 'low',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[building-permit] Certificate\nCertificate of occupancy issued 4 March 2023.\n[annexure] Letter to the owner\n«The builder, Tall Frame Homes Pty Ltd, went into liquidation in June.»',
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] Letter to the owner\n«The builder, Tall Frame Homes Pty Ltd, went into liquidation in June.» Another builder is to finish the upper floor.',
      severity: 'high',
    },
    '[minutes] Minutes\n«Marlock Built Pty Ltd was wound up in August 2025.» The liquidator expects to pay nothing to creditors.',
    '«Our builder, Larkin Homes, was placed in administration on 4 May and work is to go on under another.»',
    'QBCC licence search of the builder\n«Status: suspended, failed to meet the minimum financial requirements.»',
    '«The head contractor walked off in March and the shell has stood open since.»',
    '«Liquidators were appointed to Plain Constructions Pty Ltd on 3 June.»',
    '«The contractor held no permit and his registration was cancelled in 2024.»',
    '[special-conditions]\n1. Time is of the essence.\n[annexure]\nLetter to owners\n«The building company has ceased trading.»',
    '[owners-corporation-certificate] Certificate\n«Proceedings | The scheme sues Plain Build Pty Ltd (builder) for leaks. The builder was put into liquidation on 7 May 2026. Recovery from unit 6: closed.»',
    '[owners-corporation-certificate] The scheme\n«Builder | Crest Constructions Pty Ltd (struck off the register 2023)»',
    '[minutes] Defects\n«The liquidator of the builder has written that there is no money for creditors.»',
  ],
  passes: [
    '[annexure] Certificate of insurance\nThe policy answers where the builder has died, cannot be found or is insolvent.',
    '[minutes] Insurance\nCover applies only if the builder is insolvent or dead.',
    '[annexure] Crown licence\nThe neighbouring licence 104420 was cancelled for unpaid fees in 2025; it is not this one.',
    '[planning-certificate]\n17 | Is a licence recorded under section 67 for the dam? | Licence WLE04 expired 30 June 2025 and was not renewed',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Water authority\nThe licence held for the bore near the contractor shed was cancelled in 2021.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Harbour master\nThe licence for the jetty lapsed and was not renewed.',
    {
      text: '[vendor-statement] Seller disclosure\nWater licence 104432 | The licence has expired and was not renewed.',
      state: 'QLD',
    },
    {
      text: '[annexure] Letter\nWater licence 104432 to take water from the bore.\nThe licence has expired and was not renewed.',
      state: 'QLD',
    },
    {
      text: '[annexure] WaterNSW letter\nWork approval for the bore. The licence lapsed in 2023 and was not renewed.',
      state: 'NSW',
    },
    {
      text: '[annexure] Food business registration\nThe registration expired on 31 December 2025.',
      state: 'VIC',
    },
    '[minutes] Defects\nThe committee asked what happens if the builder goes into liquidation.',
    '[owners-corporation-certificate] The scheme\nBuilder | Crest Constructions Pty Ltd, not in liquidation',
    '[minutes] Manager\nThe former manager went into liquidation; its fund was paid over.',
    '[special-conditions]\n1. If the builder goes into liquidation either party may end the contract.',
    'The builder is not in administration.',
    '[special-conditions]\n1. If the purchaser becomes insolvent or bankrupt the vendor may keep the deposit.',
    'The builder is to repair the drain, which collapsed in May.',
  ],
  clear: ['The house was built by Larkin Homes in 1998.'],
})
