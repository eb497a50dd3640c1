import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«No error or misstatement in any advertisement shall annul the sale nor shall compensation be allowed.»',
    '[special-conditions]\n«The Purchaser admits that no statement by any person has influenced the decision to buy.»',
    '[special-conditions]\n«The buyer made its own investigations and did not depend on the selling agent.»',
    '[special-conditions]\n«The vendor does not vouch for anything in the attached reports.»',
    '[special-conditions]\n«The Buyer has not relied on anything said by the Seller, the agent or in any advertisement.»',
    '[special-conditions]\n«All conditions and warranties implied by law are negatived so far as the law allows.»',
    '[special-conditions]\n«Neither the Vendor nor anyone on its behalf has made any representation about the income, size or permitted use of the property.»',
    '[special-conditions]\n«The Purchaser has satisfied itself by its own enquiries as to all matters affecting the Land.»',
    '[special-conditions]\n«The information memorandum does not form part of this agreement and no reliance may be placed upon it.»',
    '[special-conditions]\n«You confirm that you relied only on your own judgment when deciding to buy.»',
    '[special-conditions]\n«The Seller gives no assurance that the documents attached are accurate or complete.»',
    "[special-conditions]\n«The Transferee acknowledges having entered into this agreement solely in reliance upon the Transferee's own examination.»",
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
    '[special-conditions]\nThe vendor vouches for the accuracy of the attached survey.',
    '[special-conditions]\nThe Vendor warrants that it is the registered proprietor of the land.',
    '[special-conditions]\nThe Vendor warrants that the heating is in working order.',
    '[special-conditions]\nThe Purchaser relies on the warranties given in general condition 6.',
    '[special-conditions]\n1. The parties may rely on the statements in the Section 32 Statement.',
    '[special-conditions]\n1. The Vendor acknowledges that the Purchaser has relied on the vendor statement.',
    "[special-conditions]\n1. The Purchaser has relied on the vendor's statement that the pool is compliant.",

    'The vendor warrants that it is the registered proprietor.',
    'This is the entire agreement between the parties.',
    'Nothing in this contract excludes a warranty that the law implies.',
  ],
  clear: ['The vendor warrants that the heater works.'],
})
