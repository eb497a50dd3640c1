import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    {
      text: '[minutes] Minutes\nMs Ode asked why the cost was not shared by the figures on the plan. «It was always split five ways and will stay so.»',
      state: 'TAS',
      severity: 'medium',
    },
    '«Motion to adjust the contribution schedule lot entitlements: Lot 14 increases from 10 to 23. Carried.»',
    '«It was resolved unanimously to alter the lot liability and lot entitlement so that penthouses pay less.»',
    '«An owner has applied for an order changing the contribution schedule.»',
    {
      text: '«Application to NCAT for reallocation of unit entitlements by the owner of lot 1 is on foot.»',
      state: 'NSW',
    },
    {
      text: '«The strata company resolved to apply for re-allocation of unit entitlement.»',
      state: 'WA',
    },
    '[owners-corporation-certificate]\n«The schedule of lot entitlements has been amended and a new plan lodged.»',
    '[minutes]\n«Resolution without dissent to adjust interest schedule lot entitlements: passed.»',
    {
      text: '[minutes]\n«Lot 3 has applied to QCAT to have its contribution entitlement reduced from 60 to 41.»',
      state: 'QLD',
    },
    '[minutes]\n«New contribution schedule adopted following the specialist’s report.»',
  ],
  passes: [
    {
      text: '[owners-corporation-certificate]\nLot entitlements | Lot 1: 1. Lot 2: 1. Aggregate 2, shared equally',
      state: 'QLD',
    },
    {
      text: '[minutes] Minutes\nThe cost of the wall is shared by unit entitlement.',
      state: 'TAS',
    },
    '[minutes] Minutes\nResolved that the budget be adopted and that contributions of $9,400.00 a quarter by unit entitlement be payable from 1 July 2026 until changed.',
    'Motion to change lot entitlements lost.',
    'Unit entitlement of lot 12 is 56 of an aggregate of 10,000.',
    'Levies will increase by 3% and are payable in proportion to lot liability.',
    'Lot entitlements may be changed only by unanimous resolution.',
  ],
  clear: ['The annual fees were set at $48,000.'],
})
