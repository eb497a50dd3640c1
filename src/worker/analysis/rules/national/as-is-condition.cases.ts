import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The Property is transferred in its existing condition, and no complaint may be made about rust, rot, leaks or pests.»',
    '[special-conditions]\n1. «No warranty is given that the pergola or studio has council approval.»',

    '[special-conditions]\n1. «The Buyer accepts the Property with such fill as exists, which may exceed 1.2 metres in depth and may not be compacted to any standard.»',
    '[special-conditions]\n1. «The property is purchased subject to any defect, whether apparent or not, and the Purchaser shall not call upon the Vendor to remedy it.»',
    '[special-conditions]\n1. «The Buyer takes the improvements as they stand.»',
    '[special-conditions]\n1. «What you see is what you get;» «the vendor will not fix anything.»',
    '[special-conditions]\n1. «The Purchaser shall not be entitled to require the Vendor to carry out any repairs or to comply with any notice or order.»',
    '[special-conditions]\n1. «The Transferee acknowledges having inspected the land and takes it with all its imperfections, hidden or visible.»',
    '[special-conditions]\n1. «The Vendor is under no obligation to make good any dilapidation or infestation.»',
    '[special-conditions]\n1. «The spa heater, garage shelving and the kitchen range are not in working order and are sold as seen.»',
    '[special-conditions]\n1. «The Seller gives no assurance that any structure has been lawfully erected.»',
    '[special-conditions]\n1. «Appliances are not warranted to be in working order.»',

    '3. «The buyer takes the house with all faults, whether or not they can be seen.»',
    '«The purchaser accepts latent and patent defects in the dwelling.»',
    '«The land and improvements are sold in their present condition and the purchaser must make no claim because of it.»',
    '«The vendor gives no warranty that any building complies with the planning scheme.»',
  ],
  passes: [
    '[special-conditions]\n1. The Vendor must hand over the property in the condition it was in on the day of sale, fair wear and tear excepted.',
    '[special-conditions]\n1. The Vendor warrants that all appliances are in working order at settlement.',
    "[special-conditions]\n1. The sale is conditional on the purchaser's building and pest report being satisfactory to the purchaser within 14 days.",
    '[special-conditions]\n1. The vendor warrants that there are no leases or tenancies.',
    '[special-conditions]\n1. If the Purchaser is a company, it warrants that it has power to enter into this contract.',
    '[special-conditions]\n1. The Vendor must repair the leaking tap and the broken window before settlement.',
    '[special-conditions]\n1. The Vendor warrants that all building works were approved.',

    'The vendor must hand over the property in the same condition as on the day of sale, fair wear and tear excepted.',
    'The purchaser may inspect the property to see its condition before settlement.',
    'The chattels are in working order at their present state.',
  ],
  clear: ['The vendor will repair the fence before settlement.'],
})
