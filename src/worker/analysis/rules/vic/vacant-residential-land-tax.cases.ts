import { cases } from '../cases.ts'

export default cases({
  in: 'land-tax-certificate',
  flags: [
    '[land-tax-certificate]\n«Vacant residential land tax may be payable because the unit was unoccupied for more than six months of 2025.»',
    {
      text: '[land-tax-certificate] Property clearance certificate\n«Vacant residential land tax assessed $8,200.00»',
      state: 'VIC',
    },
    '[land-tax-certificate]\n«Current vacant residential land tax | $7,450.00»',
    '[special-conditions]\n«The Vendor discloses that the house has been unoccupied since March 2024.»',
    '[vendor-statement]\n«Vacant residential land tax has been assessed for 2026.»',
    '[land-tax-certificate]\n«Vacant Residential Land Tax: $3,120.55 payable»',
    '«Current vacant residential land tax | $5,210.00»',
    '«The dwelling was unoccupied for more than six months of the year.»',
    '[special-conditions]\n«VRLT of $4,000 has been assessed to the vendor.»',
  ],
  passes: [
    '[land-tax-certificate]\nNotes: vacant residential land tax may apply to a home that is unoccupied for more than six months of the preceding year.',
    '[land-tax-certificate]\nVRLT is payable by owners of residential land which was vacant for more than 6 months of a calendar year.',
    '[vendor-statement]\nVacant residential land tax is a tax on dwellings left unoccupied for six months or longer.',
    '[land-tax-certificate]\nAn owner must notify the Commissioner by 15 January if a dwelling was vacant for more than six months.',
    '[land-tax-certificate]\nA vendor is prohibited from passing on vacant residential land tax to a purchaser where the price is below $10 million.',
    '[special-conditions]\nThe vendor must not apportion land tax or vacant residential land tax, the price being under $10,300,000.',
    '[vendor-statement]\nApportioning vacant residential land tax under a contract of less than $10 million is not permitted.',
    '[land-tax-certificate] Land tax clearance certificate\n2026 land tax of $975.00 on a taxable value of $255,000, paid 3 April 2026 VRLT: not applicable to land without a residence',
    '[land-tax-certificate] Land tax clearance certificate\nLand tax 2026: site value $290,000, tax $975.00, paid | VRLT: none, the house being let',
    '[land-tax-certificate] Land tax clearance certificate\nLand tax $1,350.00 | Vacant residential land tax: nil | Total $1,350.00',
    '[land-tax-certificate] Land tax clearance certificate\nLand tax $650.00 paid | Vacant residential land tax (VRLT) $0.00',
    '[land-tax-certificate] Land tax clearance certificate\nVRLT - n/a | Land tax assessed $2,250.00',
    {
      text: '[land-tax-certificate] Property clearance certificate\nVacant residential land tax assessed $0.00;',
      state: 'VIC',
    },
    {
      text: '[land-tax-certificate] Property clearance certificate\nVacant residential land tax payable: $0',
      state: 'VIC',
    },
    '[land-tax-certificate]\nVacant residential land tax | $0.00',
    'Current vacant residential land tax | $0.00',
    'Vacant residential land tax: nil',
  ],
  clear: ['Land tax for 2026: nil'],
})
