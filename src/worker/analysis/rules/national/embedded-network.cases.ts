import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '[owners-corporation-certificate]\n11. «Service agreements: embedded electricity network agreement with NetCo Pty Ltd expiring 2036»',
    '[owners-corporation-certificate]\n«A 15 year agreement binds the scheme to buy power from one supplier.»',
    '[owners-corporation-certificate]\n«Electricity is resold to owners by GridHub under a 12-year agreement.»',
    '[owners-corporation-certificate]\n«The owners corporation has a caretaking contract with Stayco for 25 years.»',
    '[owners-corporation-certificate]\n«Owners cannot choose their own electricity retailer.»',
    "[owners-corporation-certificate]\n«Hot water and gas are supplied in bulk by the developer's related company until 2034.»",
    '[special-conditions]\n«The Purchaser must enter into a supply agreement with the operator of the private electricity network.»',
    '[owners-corporation-certificate]\n«Building manager agreement: term 10 years, option 10 years»',
    '«Contracts: building manager - Calloway Site Services Pty Ltd, a company associated with the developer, for a term of ten years from 2021 at $212,000 per annum rising by five per cent.»',
    '«Electricity embedded network - see minutes.»',
    "«The building manager's agreement runs for 15 years with two options.»",
    '[minutes]\n«Electricity is sold to residents by Gridwell under an exclusive agreement until 2034.»',
    '«Hot water and gas are supplied by a single provider chosen by the developer.»',
    '«Facilities management contract with a related company of the developer, 10 years from 2022»',
    '«Lift maintenance: 12 year agreement, no right to terminate»',
    '[special-conditions]\n1. «The owners corporation will enter into the caretaking agreement in Annexure F for nine years and the embedded electricity network agreement with associates of the Developer.»',

    { text: '«Caretaking service contractor: engaged for 20 years from 2022»', state: 'QLD' },
    '«Power comes from an embedded network run by Voltine.»',
    { text: '«Caretaking agreement with Dell & Sons for 15 years.»', severity: 'medium' },
    '[special-conditions]\n«The purchaser must take bulk hot water from the provider named by the vendor.»',
    {
      text: '[special-conditions]\n58. «The Transferor will cause the owners corporation to contract for fifteen years for hot water and electricity with an affiliate.»',
      state: 'NSW',
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n«The developer may have the owners corporation enter into a ten year agreement for internet and EV charging.»',
      state: 'NSW',
    },
    '[minutes]\n«The building is bound to a related company of the developer for chilled water until 2041.»',
  ],
  passes: [
    '[owners-corporation-certificate]\n11. Service agreements: lift maintenance with Kone',
    '[owners-corporation-certificate]\nCleaning is done by contractors each week.',
    '[owners-corporation-certificate]\nEach lot has its own meter and retailer.',
    '[owners-corporation-certificate]\nA cleaning contract is in place month to month.',
    'Contracts: gardening, month to month.',
    'There is no embedded network.',
    'Manager: appointed for one year.',
    {
      text: '[minutes]\nResolved that the owners corporation agree to a lift service contract for 12 months.',
      state: 'NSW',
    },
    {
      text: '[special-conditions]\nThe purchaser takes title subject to the land management agreement with the council.',
      state: 'SA',
    },
    {
      text: 'There is no caretaking service contractor and no letting agent authorisation for the scheme.',
      state: 'QLD',
    },
    'Owners choose their own retailer; no embedded network.',
    'Cleaning contract with Brite Pty Ltd for one year',
  ],
  clear: ['Each lot has its own meter.'],
})
