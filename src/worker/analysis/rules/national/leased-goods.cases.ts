import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[ppsr]\n«Collateral: all present and after-acquired property.» Secured party: Example Bank Ltd',
    '[particulars]\n«Exclusions: dishwasher, curtains in master bedroom, spa»',
    '[special-conditions]\n«The solar panels belong to a leasing company and the purchaser must take an assignment of the lease.»',
    '[special-conditions]\n«The dishwasher and the oven will be taken by the vendor.»',
    '[particulars]\n«Exclusions: dishwasher, hot water unit and fixed cooktop»',
    '[particulars]\n«The rooftop solar system is owned by SunRent Pty Ltd and the buyer must take over the agreement.»',
    '[special-conditions]\n«The gas bottles and the water filter are hired and remain the property of the supplier.»',
    '[particulars]\n«Hot water service: rental»',
    '[special-conditions]\n«The alarm is monitored under a contract with 26 months to run, which the Purchaser will assume.»',
    '[special-conditions]\n«A finance company has an interest in the air conditioner until $6,400 is repaid.»',
    '[particulars]\n«Chattels sold: nil»',
    '[special-conditions]\n1. «The battery and inverter remain the property of Sunward Rentals.»',
    '[special-conditions]\n1. «Oven and cooktop do not pass with the property.»',

    '[special-conditions]\n1. «The solar system is on a power purchase agreement with 12 years to run, which the Buyer shall take over.»',
    '[special-conditions]\n1. «The water share and the bore licence are not included in the sale but may be negotiated separately.»',
    '[special-conditions]\n1. «The hot water service is rented and does not form part of the sale.»',
    '[special-conditions]\n1. «The Vendor may remove the air conditioners, curtains and light fittings before settlement.»',
    '[special-conditions]\n1. «Dishwasher, blinds and garden shed excluded.»',

    {
      text: '«The solar panels are subject to a lease with Sunrow until 2033.»',
      severity: 'medium',
    },
    { text: '«Exclusions: dishwasher, curtains and the hot water unit»', severity: 'medium' },
    '[company-extract]\n«Security interest: all present and after-acquired property, Harbour Bank»',
  ],
  passes: [
    'The vendor will take away drums from the machinery shed.',
    'Before settlement the Vendor is to take away the timber offcuts beside the shed.',
    'If an item is found not working, the Seller will have it repaired before settlement.',
    'If the dishwasher is not in working order the Vendor will allow $350 off the balance.',
    'The alarm panel manual and remote controls are to be left on the kitchen bench; keys are to be held by the agent pending completion.',
    '[ppsr]\nNil registrations',
    '[particulars]\nInclusions: dishwasher, stove, blinds, curtains, light fittings',
    '[special-conditions]\nAll fixtures stay.',
    '[particulars]\nInclusions: all fixed floor coverings, light fittings and window furnishings',
    "[particulars]\nExclusions: Vendor's personal effects",
    '[special-conditions]\nThe solar system is owned outright and included.',
    '[special-conditions]\n1. All light fittings, curtains, dishwasher and oven are included in the sale.',
    '[special-conditions]\n1. The solar panels are owned outright by the Vendor and are included.',

    'Inclusions: all fixed floor coverings, light fittings and window furnishings',
    'The solar panels are not leased.',
    'Exclusions: the vendor’s personal effects',
  ],
  clear: ['Goods: all fixtures of a permanent nature'],
})
