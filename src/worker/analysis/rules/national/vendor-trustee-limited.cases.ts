import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n9. «Whatever the Seller owes under this contract is paid only out of what it then holds in the trust.»',
    {
      text: '[special-conditions]\n8. «The purchaser must not question the appointment of the receivers.»',
      state: 'VIC',
    },
    {
      text: '[special-conditions]\n34.2 «No warranty is given by the receivers that the appointment is valid.»',
      state: 'NSW',
    },
    '[particulars]\n«Vendor: Alder Nominees Pty Ltd as trustee for the Alder Trust, its liability being limited to the assets of the trust»',
    '[special-conditions]\n«The vendor enters into this contract only as trustee and is not personally liable.»',
    "[special-conditions]\n«The vendor is a trustee and can only be made to pay out of the trust's money.»",
    "[special-conditions]\n«The trustee's obligations can be enforced only to the extent it is indemnified out of the trust fund.»",
    '[special-conditions]\n«The Seller contracts as responsible entity only and its liability stops at the assets of the fund.»',
    '[special-conditions]\n«No recourse may be had to the personal assets of the trustee.»',
    '[special-conditions]\n«The Vendor enters into this contract solely as trustee and is not liable beyond trust property.»',
    '[special-conditions]\n«The liability of the custodian is limited to what it can recover from the trust.»',
    "[special-conditions]\n1. «The Seller's liability is confined to the assets of the trust from time to time.»",

    '[special-conditions]\n1. «The Seller contracts only in its capacity as trustee and its liability is limited to the extent it is actually indemnified from the assets of the trust.»',
    '[special-conditions]\n1. «The Vendor enters into this contract as trustee of the Redgum Family Trust and shall not be personally liable.»',

    '«The seller’s liability under this contract is limited to the assets of the trust.»',
    '«The vendor enters into this contract solely as trustee and is not personally liable.»',
    '«The vendor has no liability except that which is limited to trust property.»',
  ],
  passes: [
    'SC8. The Seller signs as executor only and her personal liability is limited to the assets of the estate.',
    "The vendor contracts as legal personal representative and is not personally liable beyond the assets of the deceased's estate.",
    "The vendors are administrators of the estate and their liability is limited to the estate's assets.",
    '[special-conditions]\n7. The receivers contract as agents of the company and are under no personal liability to the Buyer.',
    '[special-conditions]\nThe administrators warrant that they were validly appointed and are personally liable under this contract.',
    '[special-conditions]\nAs trustee the vendor sells; its liability to pay the purchaser is not limited to what is in the fund.',
    '[special-conditions]\nThe vendor is bound personally as well as in its capacity as trustee, and has power under the trust deed to sell.',
    '[special-conditions]\nThe seller enters into this contract not only as trustee of the family trust and is personally liable.',
    "[special-conditions]\nThe vendor's liability is not limited to the assets of the trust.",
    '[special-conditions]\nThe vendor sells in its capacity as trustee and is answerable personally for what it promises.',
    '[special-conditions]\nAlthough the vendor holds the land in its capacity as trustee, it is liable both personally and as trustee.',
    '[special-conditions]\nThe vendor is not a trustee.',
    '[special-conditions]\nThe purchaser buys as trustee.',
    '[special-conditions]\nThe vendor is the trustee of the Smith Family Trust.',
    '[special-conditions]\nDirectors of the purchaser must sign.',
    'The purchaser’s liability is limited to the trust’s assets.',
    'The vendor is trustee of the Tarn trust.',
  ],
  clear: [
    '4. The executors are not liable beyond the assets of the estate of the deceased.',
    'The vendor is liable for its promises.',
  ],
})
