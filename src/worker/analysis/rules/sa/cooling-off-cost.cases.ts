import { cases } from '../cases.ts'

export default cases({
  flags: [
    '2. «If the purchaser cools off the vendor may retain $2,000 for its trouble.»',
    '«A purchaser who exercises the cooling-off right forfeits 0.2% of the price.»',
    '5. On cooling-off the purchaser must:\n(a) «pay the agent’s marketing costs and a fee of $950.»',
    {
      text: '[particulars]\n«A holding deposit of $1,500 is paid by the purchaser and is not refundable.»',
      severity: 'medium',
    },
  ],
  passes: [
    '3. The Agent must pay the deposit to Amberley Quist for the debts of the estate as soon as the cooling-off period has ended.',
    '1 The Purchaser keeps the statutory cooling-off right, and nothing in these conditions shortens it.',
    'The cooling-off rights of the Purchaser under section 5 are retained.',
    'A Purchaser keeps the right to cool off until the end of the second clear business day.',
    'If the purchaser cools off all money is refunded except a holding deposit of $100 or less.',
    'The purchaser pays a holding deposit of $100 with this offer to buy for $640,000.',
    'The purchaser must pay the deposit of $40,000 within two days after the cooling-off period.',
    '[vendor-statement]\nIf you cool off the vendor may retain any deposit of up to $100.',
  ],
  clear: ['The deposit is held in trust until settlement.'],
})
