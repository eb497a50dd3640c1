import { cases } from '../cases.ts'

export default cases({
  flags: [
    '3 Early possession. «The Buyer is to move in on 20 November 2026 and pay $850.00 a week.»',
    '[special-conditions]\n«If the purchaser moves in early it pays $500 a week and looks after the property at its own risk.»',
    '[special-conditions]\n«In the event that the Vendor grants the Purchaser a licence to occupy the Property prior to Settlement, the Purchaser shall pay a licence fee of $750 per week, shall be responsible for all outgoings and shall indemnify the Vendor in respect of its occupation.»',
    '[special-conditions]\n«The purchaser shall be let into possession upon payment of the deposit and shall thenceforth keep the premises insured and pay all rates.»',
    "[special-conditions]\n«Access before settlement: at buyer's own risk, licence fee $100 per day»",
    '[special-conditions]\n«The Buyer can move in once finance is approved and from then on pays all outgoings and carries the risk.»',
    '[special-conditions]\n«From the date of early access the Purchaser is responsible for rates and must insure.»',
    '[special-conditions]\n«A licence to occupy is granted to the Purchaser from 1 March until completion at $650 per week.»',
    '[special-conditions]\n«Possession before completion shall be taken as acceptance of title.»',
    '[special-conditions]\n«The Purchaser may store goods in the garage before settlement but does so entirely at its own risk.»',
    '[special-conditions]\n«The Purchaser may begin renovations before settlement and will have no claim for the cost if the sale does not go ahead.»',
    '[special-conditions]\n1. «The Buyer may occupy the house from 1 February 2027 on payment of a licence fee of $90 a day.»',

    '[special-conditions]\n1. «The Buyer may take the keys four weeks ahead of completion and from then the property is at its risk.»',
    '[special-conditions]\n1. «The Purchaser shall be let into possession on payment of the deposit as licensee at $650 a week.»',
    '[special-conditions]\n1. «If the buyers move in early they do so at their own risk and must pay all rates from that day.»',
    '[special-conditions]\n1. «The Vendor grants the Purchaser a licence to occupy from 1 March 2027 until the Settlement Date, the Purchaser to insure and keep the Vendor indemnified.»',

    '«The purchaser may take possession before settlement for a licence fee of $550 per week.»',
    '«From early possession the buyer is responsible for all repairs and rates.»',
    '«The Purchaser may carry out works and renovations prior to completion at its own risk.»',
  ],
  passes: [
    '3 Possession. The Buyer is to move in after completion and pay the removalist $850.',
    "[special-conditions]\nThe Buyer may leave up to twenty sealed boxes in the store during the last week, at the Buyer's own risk, but is not to use or occupy the house until the keys pass.",
    '[special-conditions]\nBefore settlement the purchaser may keep a mower in the shed at its own risk but is not entitled to possession.',
    '[special-conditions]\nThe purchaser may enter before settlement to water the garden at its own risk and does not take possession by doing so.',
    "[special-conditions]\nGoods of the buyer may be stored before settlement at the buyer's risk; the buyer is not permitted to live there.",
    "[special-conditions]\nAccess to measure for blinds before settlement is given at the buyer's risk and the buyer does not get possession.",
    '[special-conditions]\nThe purchaser moves in at settlement.',
    '[special-conditions]\nPossession is given at settlement.',
    '[special-conditions]\nThe Purchaser may inspect the property within seven days of settlement.',
    '[special-conditions]\nThe Purchaser may have access to measure for curtains.',
    '[special-conditions]\nPossession is given on settlement.',
    '[special-conditions]\n1. The Vendor will remove all rubbish and goods before settlement.',
    '[special-conditions]\n1. The Purchaser may have the property inspected by a builder before settlement on reasonable notice.',
    "[special-conditions]\n1. The Purchaser must give a copy of the transfer to the Vendor's representative at least 10 days before settlement.",
    '[special-conditions]\n1. The Vendor must provide a clearance certificate at least five business days before settlement.',

    'The purchaser may have access before settlement to measure for curtains and obtain quotes.',
    'The purchaser may not take possession before settlement at the vendor’s risk.',
    'The purchaser may inspect the property in the week before settlement.',
  ],
  clear: ['Possession is given at settlement.'],
})
