import { cases } from '../cases.ts'

export default cases({
  in: 'special-conditions',
  flags: [
    '[vendor-statement]\n«The bore is not licensed.»',
    '[vendor-statement]\n«No water share is sold with the land.»',
    '[special-conditions]\n«The take and use licence will not be transferred to the Purchaser.»',
    '[vendor-statement]\n«The dam was built without a licence.»',
    '[special-conditions]\n«Water shares are excluded from the sale and remain with the Vendor.»',
    '«The water share and the bore licence are not included in the sale but may be negotiated separately.»',
    '«The vendor retains 42 megalitres of water share, which is sold separately.»',
    '[vendor-statement]\n«Dam on the creek: constructed 2021, no licence held»',
    '[rates-certificate]\n«The irrigation bore was sunk in 1998 and has never been used, the licence having lapsed.»',
    '[title-search]\n«The dam was built without a licence from the water corporation.»',
    '[vendor-statement]\n«Water frontage licence 0804471: this licence is personal and may be cancelled on 30 days notice.»',
    '«The delivery share is excluded from the property sold.»',
    '[vendor-statement]\n«The stock and domestic bore is saline in most summers.»',
    '«The purchaser accepts that the second dam is unlicensed.»',
    '[title-search]\nA dam of 7 megalitres was dug behind the sheds in 2019; «no licence from the corporation has been found.»',
  ],
  passes: [
    '[vendor-statement]\nThe water share is included and will be transferred at settlement.',
    '[vendor-statement]\nThe bore is licensed and the licence will be transferred at settlement.',
    'The water share of 42 megalitres is included in the sale.',
    '[vendor-statement]\nThere are no dams on the land.',
    '[vendor-statement]\nA stock and domestic dam for which no licence is required.',
    '[vendor-statement]\nRising damp: none.',
  ],
  clear: ['The water share passes with the land.'],
})
