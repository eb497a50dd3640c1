import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The residue of the Price shall bear interest at 8.5% per annum and be repaid over 60 months from the Possession Date.»',
    '[special-conditions]\n«The price is paid over five years by monthly payments and the title is transferred after the last one.»',
    '[special-conditions]\n«The Purchaser shall pay the balance of the price by equal consecutive monthly instalments of $3,200 commencing on the day one month after the day of sale and shall be entitled to possession upon payment of the deposit.»',
    '[special-conditions]\n«And the balance with interest at nine per centum shall be paid by half-yearly instalments of not less than $25,000.»',
    '[special-conditions]\n«The purchaser pays $1,100 per week of which half is taken off the price.»',
    '[special-conditions]\n«Seller to carry back $200,000 for two years.»',
    '[special-conditions]\n«Conveyance shall be executed only after every instalment has been duly paid.»',
    '[special-conditions]\n«Balance of price | 48 payments of $5,250 | first due 1 March 2027»',
    '[special-conditions]\n«The Purchaser shall pay the residue by sixty equal monthly payments of $4,100, the first to be made one month after the date of possession.»',
    '[special-conditions]\n«The balance of purchase money may be left outstanding with the Vendor for a term of three years at interest of 8% per annum.»',
    '[special-conditions]\nOn payment of the deposit the Buyer goes into possession; «the transfer will be handed over when the last payment has been made.»',
    '[special-conditions]\n«The Seller will lend the Buyer $150,000 of the price, repayable over five years and secured by second mortgage.»',
    '[special-conditions]\n«This is a rent-to-own arrangement under which weekly payments count towards the price.»',
    '[special-conditions]\nThe price is payable as follows:\n(a) deposit $30,000;\n(b) «$20,000 every six months;»\n(c) «the balance on the fifth anniversary.»',
    '[special-conditions]\n«Terms contract ☒»',
    '[special-conditions]\n«Title remains with the Vendor until the Purchaser has paid all quarterly instalments.»',
    '[special-conditions]\n1. «The Buyer pays $1,000 a week off the price and receives a transfer when it is paid in full.»',

    '[special-conditions]\n1. «The price is payable by monthly payments of $2,400 over ten years, the transfer to be given on the last.»',
    '[special-conditions]\n1. «The Vendor will leave $150,000 of the price outstanding on second mortgage for 3 years at 9%.»',
    '[special-conditions]\n1. «The Buyer shall have possession on paying $50,000 and the balance in 2031.»',

    {
      text: '«The Buyer pays $900 each fortnight towards the price until settlement.»',
      state: 'QLD',
    },
    '[particulars]\n«☒ This contract is intended to be a terms contract»',
    '«The balance of the price is paid by 120 monthly instalments.»',
    '«The vendor finance runs for five years at 9%.»',
    {
      text: '3. «Of every payment, $350.00 counts toward the price and $500.00 does not.»',
      state: 'NSW',
    },
  ],
  passes: [
    '[special-conditions]\nThe residue of the price is payable on the settlement date.',
    '[special-conditions]\nThe price is paid at settlement.',
    '[special-conditions]\nThe deposit may be paid by two instalments.',
    '[special-conditions]\nThe balance is payable by electronic funds transfer at settlement.',
    '[special-conditions]\nThe balance of the price is payable in full at settlement.',
    '[special-conditions]\nThe deposit is payable in two instalments, the second within 14 days.',
    '[special-conditions]\nTerms contract ☐',
    '[special-conditions]\nCouncil rates are paid by quarterly instalments.',
    '☐ This contract is intended to be a terms contract if the box is checked',
    'Council rates are paid by four equal instalments and the price at settlement.',
    '[vendor-statement]\n1.3 Terms contract: Not applicable',
    '9. Instalment contract: not an instalment contract, a deposit of 10% in trust.',
  ],
  clear: ['The balance is payable at settlement.'],
})
