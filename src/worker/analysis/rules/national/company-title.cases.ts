import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«The shares: Numbers 301 to 400 inclusive in Alma Flats Pty Ltd»',
    '«Property | 120 ordinary shares carrying the right to occupy Flat 6»',
    '[special-conditions]\n1. «The home is company title and the purchaser becomes a member.»',
    '[contract-form]\n«The shares entitle the holder to exclusive possession of apartment 12.»',
    '«Shares 1 to 500 in Seaview Flats Pty Ltd»',
    '«Property | shares numbered 401 to 480 in Marlow Court Pty Ltd»',
    {
      text: '[special-conditions]\n«The flat is held by company title and the board must approve the purchaser.»',
      state: 'VIC',
    },
  ],
  passes: [
    'Vendor: Alma Flats Pty Ltd, whose shares are held by Ada Roe\nLand: Lot 4 in Deposited Plan 81122',
    '[special-conditions]\n3. If the purchaser is a company its directors must guarantee the contract, and no transfer of its shares may be made before completion.',
    'Lot 3 with a one half undivided share in the right of way',
    '[special-conditions]\nThe sale is of the land with 40 water shares numbered 12 to 51 of the Tarro irrigation company.',
    'The property is not company title.',
  ],
  clear: ['Land | Lot 9 in Deposited Plan 771204'],
})
