import { cases } from '../cases.ts'

export default cases({
  in: 'land-tax-certificate',
  flags: [
    '«Current vacant residential land tax | $5,210.00»',
    '«The dwelling was unoccupied for more than six months of the year.»',
    '[special-conditions]\n«VRLT of $4,000 has been assessed to the vendor.»',
  ],
  passes: ['Current vacant residential land tax | $0.00', 'Vacant residential land tax: nil'],
  clear: ['Land tax for 2026: nil'],
})
