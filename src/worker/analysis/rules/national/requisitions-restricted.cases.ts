import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The vendor will not answer requisitions.»',
    '[special-conditions]\n«The only form of general requisitions on title that the purchaser shall be entitled to raise pursuant to clause 5 shall be in the form annexed hereto and the purchaser shall be deemed to have served them.»',
    '[special-conditions]\n«The Purchaser shall not be entitled to make any requisition or objection or claim any compensation in respect of any alleged mis-description of the Land or deficiency in its area or measurements.»',
    '[special-conditions]\n«The title shall be accepted without requisition.»',
    "[special-conditions]\n«The Purchaser shall be deemed to have had full notice of the Vendor's title and shall not require the production of any evidence thereof.»",
    '[special-conditions]\n«Requisitions later than 2 days after exchange will be ignored.»',
    '[special-conditions]\n«The only requisitions allowed are those attached.»',
    "[special-conditions]\n«The Buyer is taken to have accepted the Seller's title and is not to deliver any requisitions.»",
    '[special-conditions]\n«Requisitions may only be in the form annexed, and the replies attached are all the replies the Purchaser will receive.»',
    "[special-conditions]\n«Any objection to title must be received by the Vendor's solicitor not later than 3 days after exchange or it shall be deemed abandoned.»",
    '[special-conditions]\n«The Purchaser waives the right to ask requisitions on title.»',
    '[special-conditions]\n«Time for requisitions | 2 business days»',
    '[special-conditions]\n«No requisition or enquiry will be answered by the Vendor otherwise than by "not so far as the Vendor is aware".»',
    '[special-conditions]\n«The Transferee shall be deemed to have accepted the title and shall make no requisition in relation thereto.»',
    '[special-conditions]\n«You may not raise any requisitions.»',
    '[special-conditions]\n1. «The Transferee shall not be at liberty to requisition the title.»',
    '[special-conditions]\n1. «The only requisitions the purchaser may make are those in Annexure B.»',

    '[special-conditions]\n1. «Requisitions must be delivered within 3 days of the day of sale, failing which the Buyer is taken to have accepted title and waived all objections.»',
    '[special-conditions]\n1. «The Buyer is precluded from raising any enquiry as to title.»',
    "[special-conditions]\n1. «The Purchaser accepts the Vendor's title and shall deliver no requisition thereon.»",
    '[special-conditions]\n1. «The vendor is not obliged to answer requisitions.»',

    '8. «The purchaser is not entitled to make any requisition or objection about the title.»',
    'The buyer must not:\n(a) «deliver requisitions other than those annexed;»',
    '«Requisitions have to be served within three business days of the contract date.»',
    '«No objection may be raised to the title to the land or any claim for compensation be made.»',
  ],
  passes: [
    '[special-conditions]\nThe vendor will answer requisitions.',
    '[special-conditions]\nThe purchaser has 28 days to make requisitions on title.',
    '[special-conditions]\nRequisitions on title must be made within 21 days of the contract date.',
    "[special-conditions]\nThe Vendor must answer the Purchaser's requisitions within 7 days.",
    '[special-conditions]\nThe purchaser may make requisitions in accordance with the printed conditions.',
    '[special-conditions]\n1. The Purchaser may make requisitions on title within 21 days of the day of sale and the Vendor must answer them within 10 days.',
    '[special-conditions]\n1. The Vendor must answer requisitions within five business days.',

    'Requisitions may be made within 21 days of the contract date.',
    'The vendor must not object to a requisition made in time about the land.',
    'The attached standard requisitions are taken to have been served.',
    '[general-conditions]\nThe purchaser must not make requisitions after 21 days.',
  ],
  clear: ['The vendor must answer all questions about the title.'],
})
