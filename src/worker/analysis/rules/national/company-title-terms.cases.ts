import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[special-conditions]\n4. «If the board does not approve the buyer, the buyer must nevertheless complete: approval by the directors is not a condition, and the buyer remains bound.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[special-conditions]\n4. «Completion is not subject to the directors registering or approving the transferee.»',
      state: 'VIC',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[special-conditions]\n4. «The purchaser remains bound whether or not the company consents to the transfer.»',
      severity: 'high',
    },
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n9. «The directors may decline to register any transfer of shares without giving reasons.»',
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n9. «No transfer of a share shall be registered without the consent of the board.»',
      state: 'SA',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Articles of association\n19. «Where a call is unpaid after seven days the board may declare the shares forfeited.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n19. «A member in arrear for a month forfeits the shares of that member and gives up the home.»',
      severity: 'high',
    },
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n20. «No share may be mortgaged to a bank except with the approval of the board.»',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[annexure] Letter of the secretary\n«The board does not agree to a mortgage of shares for more than half of the price.»',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n12. «A member shall not let the flat.»',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n12. «No apartment is to be let or sub-let.»',
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[minutes] Board meeting\n3. «The lender has told us that the loan will not be extended beyond June.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[owners-corporation-certificate] Financial statements\n«Note 4: the loan falls due on 30 June 2027.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[owners-corporation-certificate] Financial statements\n«It is uncertain whether the company can continue as a going concern.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n«Flat 5 | 301 to 380 | 80 shares»',
      severity: 'high',
    },
  ],
  passes: [
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n36. Two directors retire each year and may be re-elected.',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[minutes] Board meeting\n4. The loan for the lift was repaid in full in 2024.',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[minutes] Board meeting\n5. The buyer of flat 6 was interviewed and approved.',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[special-conditions]\n2. This agreement is conditional on the directors approving the purchaser; if they refuse, the deposit is repaid.',
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\nFlat 5 | 301 to 400 | 100 shares',
    '[particulars]\nLot 9 in Strata Plan 4410\n[by-laws] By-laws\n4. A member shall not let the flat.',
  ],
  clear: [
    '[particulars]\nShares numbered 301 to 400 in Alma Flats Pty Ltd\n[by-laws] Constitution\n36. Two directors retire each year.',
  ],
})
