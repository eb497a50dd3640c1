import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Seller may make such alterations to the Building Plans as it considers desirable or as any Authority requires, and the Buyer has no claim on that account.»',
    '[special-conditions]\n«A difference of up to seven per cent between the area shown on the draft plan and that on the registered plan gives no right to compensation.»',
    '[special-conditions]\nThe Developer may:\n(a) «change the number, size and location of lots in the Development;»\n(b) amend the Draft By-laws; and\n(c) re-allocate car spaces and storage cages.',
    "[special-conditions]\n«If any finish or appliance is unavailable the Vendor can use something else which in the Vendor's opinion is of comparable standard.»",
    '[special-conditions]\n«You accept that your apartment may be up to 5% smaller than shown on the plans and that the price stays the same.»',
    '[special-conditions]\n«The Purchaser acknowledges that the dimensions are approximate only and will make no objection if the lot as built is smaller than depicted.»',
    '[special-conditions]\n«Lot entitlement and lot liability may be adjusted by the Vendor at its absolute discretion.»',
    '[special-conditions]\n«Should the cost of labour or materials rise before completion, the Vendor may add the increase to the Price.»',
    '[special-conditions]\n«The Vendor reserves the right to substitute fixtures and materials and to reconfigure the layout of the Apartment.»',
    '[special-conditions]\n1. «The Developer may make such changes to the layout, facade and inclusions as its architect recommends and the Buyer has no claim.»',
    '[special-conditions]\n1. «Any increase or decrease of up to ten per cent in the internal area is to be accepted by the Buyer without adjustment of price.»',

    "[special-conditions]\n1. «The Developer may substitute any item in the Schedule of Finishes (Annexure C) for another which in the Developer's opinion is of comparable standard.»",
    '[special-conditions]\n1. «The Vendor may alter the Plan as it thinks fit, and a change in the area of the Property of less than eight per cent shall be taken not to affect the Property materially.»',
    '[special-conditions]\n1. «Appliances and colours are indicative and may be replaced by the builder with equivalents.»',
    '[special-conditions]\n1. «The Buyer is deemed to accept any amendment to the plan unless it objects within 3 days.»',
    '[special-conditions]\n1. «The Developer is at liberty to re-design the building, add levels or change the number of lots.»',
    '[special-conditions]\n1. «The Purchaser acknowledges that the drawings are conceptual only and the finished lot may not correspond with them.»',

    '4. «The final area may differ from the draft by up to 6% and the purchaser must not claim compensation.»',
    '«The Developer may substitute any materials and finishes in its absolute discretion.»',
    '«The purchaser waives its rights under section 9AC and may not rescind because of an amendment to the plan.»',
    '«The vendor may increase the price by the amount of any new government charge.»',
  ],
  passes: [
    '[special-conditions]\nThe Vendor must notify the Purchaser of any amendment to the plan and the Purchaser may rescind within 14 days if materially affected.',
    '[special-conditions]\nThe Vendor must not vary the plan without the prior written consent of the Purchaser.',
    '[special-conditions]\nIf the area of the lot is reduced by more than 2% the Purchaser may terminate and receive a full refund.',
    '[special-conditions]\nThe Purchaser may choose a colour scheme from those offered by the Vendor.',
    "[special-conditions]\n1. The Vendor will give the Purchaser at least 14 days' notice of the day on which the plan is registered.",
    '[special-conditions]\n1. The Vendor must pay for the preparation of the plan and of this contract.',
    '[special-conditions]\n1. The Developer must notify the Buyer of any change to the plan and the Buyer may rescind within 14 days if the change materially affects the lot.',
    '[special-conditions]\n1. All plant, fixtures and fittings as inspected are included in the sale and are owned outright by the vendor.',
    '[special-conditions]\n1. The Developer shall cause the townhouse to be built in a proper and workmanlike manner in accordance with the plans and Schedule of Finishes in Annexure C.',
    '[special-conditions]\n1. The Vendor consents to the Purchaser lodging a planning application before settlement.',
    '[special-conditions]\n1. The area shown on the plan may not vary by more than 1% and the price will be reduced in proportion.',

    'The area may vary, the vendor to notify the purchaser, by minor amounts not exceeding 2%.',
    'If an amendment to the plan materially affects the lot, the purchaser may rescind within 14 days of the vendor’s notice.',
    'This contract may be varied only in writing signed by the vendor and the purchaser; the plan is attached.',
  ],
  clear: ['The vendor must build in line with the attached plans.'],
})
