import { cases } from '../cases.ts'

export default cases({
  flags: [
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
    'The vendor must hand over the property in the same condition as on the day of sale, fair wear and tear excepted.',
    'The purchaser may inspect the property to see its condition before settlement.',
    'The chattels are in working order at their present state.',
  ],
  clear: ['The vendor will repair the fence before settlement.'],
})
