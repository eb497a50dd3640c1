import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[special-conditions]\n«The purchaser must hand to the vendor's solicitor on exchange a certificate under section 66W of the Conveyancing Act duly signed by the purchaser's solicitor.»",
    "[special-conditions]\n«The purchaser must hand to the vendor's solicitor on exchange a certificate under section 66W of the Conveyancing Act duly signed by the purchaser's solicitor.»",
    '[special-conditions]\n«Purchaser to supply 66W.»',
    "[special-conditions]\n«The purchaser's solicitor will supply a section 66W certificate on exchange.»",
    '[special-conditions]\n«No cooling off period applies as the Purchaser has obtained a 66W.»',
    '[special-conditions]\n«The cooling off period finishes at 5 pm on the date of this contract.»',
    '[special-conditions]\n«Exchange will only take place with a certificate under s 66W of the Conveyancing Act.»',
    {
      text: '38. «Exchange will occur only against delivery of a signed 66W certificate by the purchaser’s solicitor.»',
      severity: 'high',
    },
    '«The purchaser hereby waives the cooling-off period given by Division 8.»',
    {
      text: '«For this contract the cooling off period expires at 5 pm on the second day, that is after two business days.»',
      severity: 'medium',
    },
    '[particulars]\n«Choices | No cooling-off, 66W certificate to be handed over»',
    '[special-conditions]\n33. Electronic exchange is agreed.\n[annexure] Section 66W certificate\n«I, Petra Lindqvist, solicitor, certify that I explained the contract to the purchaser.»',
    {
      text: '[auction-conditions]\n«The property is sold at auction to the highest bidder.»',
      severity: 'medium',
    },
    '40. «The Purchaser must hand over a s66W certificate at the time of exchange.»',
    "40. «Exchange is to take place with a s66W certificate from the purchaser's lawyer.»",
    '«The Purchaser gives with this contract a certificate under section 66W signed by Ms Doe, solicitor.»',
    '«A section 66W certificate signed by Mr Vane of Vane Lawyers forms part of this contract.»',
    '«On signing the purchaser delivers to the agent a certificate that complies with section 66W.»',
    '«The buyer tenders its s66W certificate together with this contract.»',
    '«Attached and marked B is the s 66W certificate issued by the purchaser\u0027s conveyancer.»',
  ],
  passes: [
    '[contract-form]\nThere is NO COOLING OFF PERIOD if, at or before the time the contract is made, the purchaser gives to the vendor a certificate that complies with the Act, section 66W.',
    'The Conveyancing Act 1919, section 66W, allows a purchaser to waive the cooling off period by giving a certificate.',
    'The vendor does not require a section 66W certificate and the purchaser has the benefit of the full five business days.',
    '[special-conditions]\nThe cooling off period is five business days.',
    '[special-conditions]\nThe purchaser has a cooling off period of five business days.',
    'If the property is sold at auction the vendor may set a reserve.',
    'If the purchaser wishes to exchange without a cooling off period, a certificate under section 66W may be given.',
    '[statutory-notice]\nThere is NO COOLING OFF PERIOD if a section 66W certificate is given.',
    '[special-conditions]\n33. Electronic exchange is agreed.\n[annexure] Section 66W certificate\nI, ____________ of ____________ certify as follows:',
    'The cooling-off period ends at 5 pm on the fifth business day after the contract is made.',
  ],
  clear: ['The purchaser has the cooling-off period that the Conveyancing Act gives.'],
})
