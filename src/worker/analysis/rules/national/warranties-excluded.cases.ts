import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «Nothing said by the selling agent can be relied on by the purchaser.»',
    '[special-conditions]\n1. «The Seller accepts no responsibility for the accuracy of the disclosure documents.»',

    '[special-conditions]\n1. «The Purchaser acknowledges that no information provided by the agent as to floor area, outlook or anticipated rental has been relied upon.»',
    '[special-conditions]\n1. «No statement made by or on behalf of the Seller forms part of this contract or may be relied upon.»',
    '[special-conditions]\n1. «The Seller, its agents and employees have made no promise or assurance save as appears in this document.»',
    '[special-conditions]\n1. «The buyer has made their own enquiries and has not depended on anything the agent said.»',
    '[special-conditions]\n1. «The Purchaser has not entered into this contract in reliance upon any brochure, model, display or advertisement.»',
    '[special-conditions]\n1. «Every warranty implied by law is hereby negatived.»',
    '[special-conditions]\n1. «The Vendor does not vouch for the correctness of the Section 32 Statement and the Purchaser releases the Vendor from any error in it.»',

    '«The purchaser relies solely on its own enquiries.»',
    '«All implied warranties are excluded so far as the law allows.»',
    '«The vendor makes no representation about the accuracy of any document attached.»',
    '«The buyer has not been induced to enter into this contract by the agent.»',
  ],
  passes: [
    '[special-conditions]\n1. The parties may rely on the statements in the Section 32 Statement.',
    '[special-conditions]\n1. The Vendor acknowledges that the Purchaser has relied on the vendor statement.',
    "[special-conditions]\n1. The Purchaser has relied on the vendor's statement that the pool is compliant.",

    'The vendor warrants that it is the registered proprietor.',
    'This is the entire agreement between the parties.',
    'Nothing in this contract excludes a warranty that the law implies.',
  ],
  clear: ['The vendor warrants that the heater works.'],
})
