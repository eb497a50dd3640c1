import { cases } from '../cases.ts'

export default cases({
  flags: [
    '11. «The Vendor may in its sole discretion bring this contract to an end by a notice in writing.»',
    '«If the seller is unwilling to answer an objection the seller may rescind this contract.»',
    '«This sale is conditional upon the vendor’s financier giving its approval.»',
    {
      text: '«The developer is entitled to terminate if pre-sales of 30 lots are not reached.»\nThe sunset date is 1 May 2029.',
      severity: 'critical',
    },
    '«Should the purchaser fail to pay the deposit the vendor may terminate immediately and without notice.»',
  ],
  passes: [
    'Either party may rescind if the other is in default and has had 14 days to put it right.',
    'The vendor may end the contract if the purchaser does not comply with a default notice of 14 days.',
    'The purchaser may rescind this contract if the loan is refused.',
    'If a party dies or becomes bankrupt the vendor may rescind.',
  ],
  clear: ['4. Both sides sign on the day of sale.'],
})
