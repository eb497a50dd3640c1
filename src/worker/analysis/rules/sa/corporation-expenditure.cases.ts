import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '[minutes] General meeting\n«Resolved by special resolution to accept the lower price and to raise $84,300.00 from the lots in two parts.»',
    '[owners-corporation-certificate] Section 139 statement\n«It has resolved to reseal the private road at a cost of $126,000.00 shared by 21 lots.»',
    '[owners-corporation-certificate] Section 41 statement\n«Liabilities of the corporation: $48,200»\nAssets: $6,015',
    {
      text: '«The corporation has resolved to replace the lift and incur expenditure of $186,000.»',
      severity: 'high',
    },
    {
      text: '«At 30 June the liabilities of the corporation exceed its assets by $4,310.»',
      severity: 'high',
    },
    '[minutes]\n«It was decided to carry out repainting at a cost of $24,500 from contributions.»',
    '[vendor-statement]\n«The community corporation has resolved to undertake repairs to the common driveway.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nBuilding indemnity: the policy answers when the builder is dead, cannot be found or is insolvent.',
    '[other] Certificate of indemnity insurance for the lot owner\n1. The policy answers when the builder is insolvent.',
    '[owners-corporation-certificate] Certificate of insurance\n1. The policy answers when the builder has died or is insolvent.',
    '[owners-corporation-certificate] Statement of the strata corporation\n3 Expenditure incurred, or resolved upon, to which the unit holder must contribute or is likely to be asked to contribute',
    '[owners-corporation-certificate] Section 139 statement\n4. The corporation has neither incurred nor resolved to incur any expenditure outside its budget.',
    '[owners-corporation-certificate] Section 41 statement\nThe corporation never resolved to incur such expenditure.',
    '[owners-corporation-certificate]\nParticulars of expenditure that the corporation has incurred, or resolved to incur, and to which the unit holder must contribute\nNone beyond the ordinary budget.',
    '[owners-corporation-certificate] Section 41 statement\nLiabilities of the corporation: $1,200\nAssets: $86,015',
    '[owners-corporation-certificate] Section 41 statement\nExpenditure the corporation has resolved to incur: none other than routine maintenance',
    'Expenditure that the corporation has incurred, or has resolved to incur: nil',
    'No expenditure has been resolved by the corporation.',
    '[minutes]\nThe corporation resolved to spend $220 on new letterbox numbers.',
    '[vendor-statement]\nThe vendor company has resolved to sell the land.',
    'Extraordinary expenditure resolved None',
  ],
  clear: ['The assets exceed the liabilities of the corporation. Expenditure resolved: none'],
})
