import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Each director of the purchaser signs the guarantee on the execution page and is liable as a principal.»',
    '[special-conditions]\n«A purchaser who is a company brings a guarantee from each of its directors.»',
    '[special-conditions]\n«Where a company buys, its directors give the guarantee at the back and are liable with it.»',
    '[special-conditions]\n«If the purchaser is a company its directors must each sign the guarantee on page 20.»',
    '[special-conditions]\n«If a company purchases the property, any person who signs this contract will be personally responsible to comply with the terms and conditions of this contract and the directors of the company must sign the form of guarantee attached and deliver it to the vendor within 7 days of the day of sale.»',
    '[special-conditions]\n«In the event that the purchaser is a corporation the purchaser shall procure the execution by its directors of the Guarantee and Indemnity contained in Annexure A simultaneously with the execution of this Contract.»',
    '[special-conditions]\n«Should the buyer be an incorporated body, those who direct it join in this contract as sureties.»',
    '[special-conditions]\n«The directors covenant with the vendor that the company will perform its obligations and will make good any failure.»',
    '[special-conditions]\n«Where the Buyer is a corporation its directors shall personally guarantee performance.»',
    '[special-conditions]\n«The person signing for the company, by doing so, becomes personally liable for everything the company owes.»',
    '[special-conditions]\n«Each shareholder and director must execute the attached deed of guarantee upon signing this contract.»',
    '[special-conditions]\n«If you are a company, two of your directors must sign the guarantee at the back.»',
    '[special-conditions]\n«In consideration of the Vendor entering into this contract at their request the guarantors jointly and severally guarantee payment of all moneys.»',
    '[special-conditions]\n«A corporate purchaser must procure an indemnity from every director within 7 days.»',
    '[special-conditions]\n1. «If a corporation purchases, two of its directors must also sign as guarantors.»',

    "[special-conditions]\n1. «Should the Purchaser be a company, the directors shall execute the guarantee annexed, each director giving a personal, continuing and unlimited guarantee and indemnity of the company's obligations.»",
    '[special-conditions]\n1. «If the Buyer is or includes a corporation, every person signing for it is personally answerable for its obligations.»',
    '[special-conditions]\n1. «Where a company buys, its directors are personally liable as if they were purchasers.»',
    '[special-conditions]\n1. «The officers of a corporate purchaser must deliver a deed of guarantee in the form of Annexure D.»',

    '«If the purchaser is a company, its directors must sign the guarantee in the schedule.»',
    {
      text: '[particulars]\nPurchaser: Tamlin Pty Ltd\n[special-conditions]\n«A corporate purchaser is required to procure a guarantee from each director.»',
      facts: { purchasers: [['Tamlin Pty Ltd', 'Tamlin Pty Ltd']] },
      severity: 'medium',
    },
    '«Where a corporation buys, the guarantors will be jointly and severally liable under the guarantee.»',
    {
      text: "9. «Each guarantor charges its real property with all money owing, and the vendor may lodge a caveat over the guarantor's land.»",
      state: 'VIC',
    },
    {
      text: '4. «The directors give the Seller a mortgage over their homes as security for performance.»',
      state: 'WA',
    },
    {
      text: '41. «The individuals named in the schedule guarantee payment and performance, and each of them charges any land that he or she owns with the amount payable.»',
      state: 'NSW',
    },
    {
      text: "7. «The guarantor's house at 4 Elm Street stands as security for the price.»",
      state: 'WA',
    },
  ],
  passes: [
    '[special-conditions]\nShould a company buy, those of its directors who are present will sign the short guarantee at the back. An individual may ignore this clause.',
    '[special-conditions]\nWhere the purchaser is a company its directors must sign the guarantee. This clause does not apply to a natural person.',
    '[special-conditions]\nThe purchaser is not a company.',
    "[special-conditions]\nThe vendor's directors sign under section 127.",
    '[special-conditions]\nThe guarantor for the loan is the bank.',
    '[special-conditions]\nGuarantee: not applicable.',
    {
      text: '[particulars]\nPurchaser: Ines Odell\n[special-conditions]\nIf the purchaser is a company its directors must sign a guarantee.',
      facts: { purchasers: [['Ines Odell', 'Ines Odell']] },
    },
    'A bank guarantee from the purchaser company must be given to the directors.',
    'The builder’s guarantee runs for six years.',
    {
      text: '4. The Seller will discharge the mortgage over the land and the directors have no further liability.',
      state: 'WA',
    },
  ],
  clear: ['The purchasers are married.'],
})
