import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[special-conditions]\n«The Purchaser acknowledges the Design Guidelines and Memorandum of Common Provisions and must not commence construction of any dwelling until plans have been approved in writing by the Developer's Design Assessment Panel.»",
    "[special-conditions]\n«The Purchaser acknowledges the Design Guidelines and Memorandum of Common Provisions and must not commence construction of any dwelling until plans have been approved in writing by the Developer's Design Assessment Panel.»",
    '[special-conditions]\n«The Purchaser shall within two years erect a dwelling house and complete the same to lock-up.»',
    '[special-conditions]\n«Unless the home is finished in time the developer can repurchase the lot.»',
    '[special-conditions]\n«The transferee will not erect any building the plans of which the developer has not first approved.»',
    '[special-conditions]\n«You must start building within 18 months.»',
    '[special-conditions]\n«Work on the dwelling must begin within 12 months of settlement and finish within a further 12.»',
    '[special-conditions]\n«If no house is completed by the second anniversary the Developer is entitled to have the lot back for the price paid.»',
    '[special-conditions]\n«The Buyer shall not put the lot on the market while it is vacant.»',
    '[special-conditions]\n«A refundable bond of $5,000 is payable to the Developer until landscaping is complete.»',
    '[special-conditions]\n«All house plans need the approval of the Estate Design Panel before they go to council.»',
    '[special-conditions]\n«You must follow the building and siting guidelines.»',
    '[special-conditions]\n«The Transferee shall, within eighteen months, erect on the land a residence of not less than 160 square metres.»',
    '«A dwelling shall be commenced no later than 18 months after settlement and finished a year after that.»',
    '«If no house has been completed in 24 months the Vendor may buy the Lot at the Price less ten per cent.»',
    "«No plans may be lodged with council unless the developer's architect has endorsed them.»",
    '«Construction of a dwelling must commence within 12 months of settlement.»',
    { text: '«The developer may repurchase the lot at 90% of the price.»', severity: 'high' },
    '«A compliance bond of $5,000 is payable until the front garden is done.»',
  ],
  passes: [
    '[special-conditions]\nThe vendor will finish the house within nine months.',
    '[special-conditions]\nThe Vendor must complete construction of the dwelling within 12 months.',
    '[special-conditions]\nThe council permit requires works to start within two years.',
    'The vendor must complete the dwelling within 24 months.',
    'The vendor must complete construction of the dwelling within 24 months.',
    'The rental bond of $2,000 is transferred at settlement.',
  ],
  clear: ['The land is sold without building obligations.'],
})
