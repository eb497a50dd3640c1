import { cases } from '../cases.ts'

export default cases({
  flags: [
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
