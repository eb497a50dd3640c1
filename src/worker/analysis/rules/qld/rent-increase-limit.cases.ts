import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Has there been a residential tenancy agreement in the past 12 months? ☒ Yes ☐ No»',
    'Tenancy in the last 12 months: ☒ Yes ☐ No\n«Most recent rent increase: 4 July 2026»',
    '«The rent was increased to $620 a week on 1 May 2026.»',
    '«A rooming accommodation agreement at any time during the last 12 months | Yes»',
  ],
  passes: [
    '[vendor-statement] Seller disclosure statement\nDate: 1 December 2026\nTenancy in the last 12 months | ☒ Yes. The rent was last increased on 28 August 2024.',
    {
      text: 'Tenancy in the last 12 months: ☒ Yes ☐ No\nMost recent rent increase: 4 July 2025',
      facts: { contractDate: ['2026-09-01', '4 July 2025'] },
    },
    'A residential tenancy agreement during the last 12 months: ☐ Yes ☒ No',
    'Date of the most recent rent increase: N/A',
    '[special-conditions] Special conditions\n2. Vacant possession is given on settlement.',
  ],
  clear: ['Residential tenancy in the last 12 months: ☐ Yes ☒ No'],
})
