import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Notwithstanding anything herein contained, if the vendor accepts less than 10% of the price as a deposit on exchange, the balance of the 10% deposit shall be immediately due and payable upon default by the purchaser.»',
    '[special-conditions]\n«The deposit of 10% is payable as to 5% on exchange and as to the rest on completion or earlier default.»',
    "[special-conditions]\n«If the Purchaser pays a deposit of less than 10%, the balance becomes due immediately on the Purchaser's breach.»",
    '[special-conditions]\n«The purchaser must pay 0.25% on exchange and the remainder of the deposit before the cooling off period ends.»',
    '[special-conditions]\nThe vendor accepts $40,000 now; «another $40,000 of the deposit is payable on the earlier of completion and default.»',
    '34. «A deposit of 5% is paid today and the balance of the deposit is due immediately should the purchaser default.»',
    '«If the purchaser fails to complete, the unpaid half of the ten per cent deposit becomes a debt.»',
    {
      text: '[particulars]\n«Deposit: $70,000 of which $10,000 is due on exchange and the rest within 14 days»',
      severity: 'low',
    },
    '«The vendor may, upon termination for the purchaser’s breach, sue for the shortfall between the deposit paid and 10% of the price.»',
    '34. Deposit. «If the vendor terminates for the purchaser’s breach a further amount of 5% of the price is to be paid forthwith and is recoverable as a debt.»',
  ],
  passes: [
    '37. The purchaser authorises the depositholder to account to the vendor for the whole of the deposit at any time after the cooling-off period, or a further payment of it.',
    '[special-conditions]\nThe deposit is paid in full on exchange.',
    '[special-conditions]\nThe deposit is 10% of the price.',
    'The deposit of 10% is paid on exchange and held as stakeholder.',
    'If the purchaser defaults the vendor may keep the deposit.',
    'The purchaser may give a deposit bond for the balance of the deposit and must pay the bond on default.',
  ],
  clear: ['A deposit of 10% of the price is payable when this contract is made.'],
})
