import { cases } from '../cases.ts'

export default cases({
  flags: [
    '3. «The purchaser must renew the furniture package every five years at about $22,000.»',
    '3. «The owner pays for the refurbishment of the suite that the operator has called for, a renewal of all fittings.»',
    {
      text: '3. «On any later sale of the villa the owner must pay the operator four per cent of the price for each year of occupation up to 32 per cent.»',
      severity: 'critical',
    },
    '3. «When the unit is resold or the resident dies, the village keeps a quarter of what it brings.»',
    '1. The price is $500,000.\n[annexure] Village contract\nDeferred management fee. «A deferred management fee of 5 per cent a year, capped at 25 per cent of the resale price, is payable to Larkspur Villages.»',
    '[vendor-statement]\n«Exit entitlement: on departure the operator receives 20% of the selling price.»',
    '1. The price is $500,000.\n[annexure] Village contract\nThe Manager is paid on resale.\n«Of whatever the villa then brings over the price in this contract, one half goes to the Manager.»',
    {
      text: "3. «The owner may sell only through the operator's sales office at a commission of 4 per cent.»",
      severity: 'medium',
    },
    {
      text: '3. «Before any sale the villa must first be offered to the village operator.»',
      severity: 'medium',
    },
    {
      text: '3. «The operator has the right of first refusal if the home is to be sold.»',
      severity: 'medium',
    },
    {
      text: '1. The price is $500,000.\n[annexure] Village contract\n«The monthly service charge of $780 goes up each July by what the operator thinks fit.»',
      severity: 'medium',
    },
    {
      text: "1. The price is $500,000.\n[annexure] Village contract\n«You pay a fortnightly fee of $198, reset every year to the operator's actual costs without limit.»",
      severity: 'medium',
    },
  ],
  passes: [
    '3. The vendor must replace the broken furniture before settlement.',
    '3. The deferred management fee of the former operator was abolished in 2016 and no fee is payable on resale.',
    '3. The agent is paid a commission of 2.2% of the price by the vendor.',
    '3. If the purchaser is a foreign person 15% of the price is withheld for tax.',
    '3. The owner may sell at any time through any agent and no exit fee applies.',
    '3. The manager may let the lot only if the owner asks it to; no fee is charged on resale.',
  ],
  clear: ['3. The purchaser may sell the property at any time.'],
})
