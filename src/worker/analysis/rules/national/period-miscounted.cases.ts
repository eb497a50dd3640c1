import { cases } from '../cases.ts'

const contractDate = ['2026-07-20', '20 July 2026'] as const
const head = '[particulars]\nDate of contract: 20 July 2026\n'
const facts = { contractDate }

export default cases({
  flags: [
    '[special-conditions]\n1. «Finance must be approved by 2 October 2026, which is 21 days from 4 September 2026.»',
    '[special-conditions]\n1. «A timber pest inspection is to be made by 20 November 2026, within 10 days of acceptance on 3 November 2026.»',
    '[special-conditions]\n1. «The balance of the deposit is due on 30 September 2026, seven days after 4 September 2026.»',
    '[special-conditions]\n1. «A last date applies: 4 March 2028, 24 months after 4 September 2026.»',
    '«The buyer may inspect within fourteen (7) days after the date of this contract.»',
    '«The balance deposit is due thirty (45) days after the contract is signed.»',
    '«A notice to complete gives 14 (ten) business days.»',
    '[lease] Lease\n«Term: three years from 1 July 2024 to 30 June 2028»',
    '[lease] Tenancy agreement\n«A fixed term of 12 months starting on 4 May 2026 and ending on 3 November 2026.»',
    '[vendor-statement]\n«Let from 1 March 2026 to 28 February 2028 (12 months).»',
    '[lease] Tenancy agreement\n«Term: 6 months»\n«Starts: 1 June 2026»\n«Ends: 31 May 2027»',
    {
      text: `${head}[special-conditions]\n«The deposit is due 30 days after the date of the contract, being 30 August 2026.»`,
      facts,
    },
    {
      text: `${head}[special-conditions]\n«Approval is needed by 28 August 2026, which is twenty-one days from the contract date.»`,
      facts,
    },
    '[particulars]\n«Cooling-off period: 5 business days»\n[other] Sales note\n«You have a cooling off period of 10 business days.»',
    {
      text: `${head}«Sunset Date: 30 June 2029»\n[special-conditions]\n«If the plan is not registered within 24 months of the date of this contract either party may rescind.»`,
      facts,
      severity: 'high',
    },
    '[particulars]\n«Finance: within 14 days from the contract date»\n[special-conditions]\n«The loan is to be approved within 21 days after the date of this contract.»',
    {
      text: `${head}«Finance date: 10 August 2026»\n[special-conditions]\n«If the loan is not approved within 14 days after the contract date the buyer may terminate.»`,
      facts,
    },
    {
      text: '[particulars]\n«Due Diligence Date | 21 days from the Contract Date»\n[special-conditions] Due diligence\n«If the Buyer is not satisfied it may end this contract by notice given by 5 pm on the day that is 14 days after the Contract Date.»',
      severity: 'high',
    },
  ],
  passes: [
    '[particulars]\nDue Diligence Date | 21 days from the Contract Date\n[special-conditions] Due diligence\nIf the Buyer is not satisfied it may end this contract by notice given within 21 days after the Contract Date.',
    '[particulars]\nBuilding and pest: inspection within 14 days after the date of contract\nRecords inspection within 10 days after the date of contract',
    '[special-conditions]\n1. Cooling off: five business days, as printed.\n[other] Checklist\nCooling off: five days by clause 1.',
    '[annexure] Ledger\nTenant K. Baroudi. From 4 January 2022 to 19 December 2025. Rent $430.\nTerm: sixty months from 1 November 2025. Instalment: $38.50 a month.',
    '[lease] Lease\nFrom 4 January 2022 to 3 January 2025.\n[lease] Appliance lease\nTerm: sixty months',
    '[special-conditions]\n1. Finance must be approved by 25 September 2026, which is 21 days from 4 September 2026.',
    '[special-conditions]\n1. Notice is given by 20 September 2026, at least 10 days after 4 September 2026.',
    '[special-conditions]\n1. The works were finished on 30 May 2026, within 28 days of the order of 4 May 2026.',
    '[special-conditions]\n1. Levies due on 1 November 2026 may be paid within 30 days of the notice of 1 October 2026.',
    'The buyer may inspect within fourteen (14) days after the date of this contract.',
    'The tenant has an option (2) of 3 years and the landlord gives twenty-one (21) days notice.',
    '[lease] Lease\nTerm: three years from 1 July 2024 to 30 June 2027, with an option of 5 years',
    '[lease] Lease\nFrom 1 July 2024 to 30 June 2027. Either side may end it on 6 months notice.',
    '[lease] Tenancy agreement\nTerm: ☐ 6 months ☒ 12 months\nStarts: 1 June 2026\nEnds: 31 May 2027',
    {
      text: `${head}[special-conditions]\nThe deposit is due 30 days after the date of the contract, being 19 August 2026.`,
      facts,
    },
    {
      text: `${head}[special-conditions]\nFinance: 19 days from the contract date, that is Monday 10 August 2026.`,
      facts,
    },
    '[particulars]\nCooling-off period: 5 business days\n[other] Notice\nFor a lot off the plan the cooling-off period is 10 business days instead.',
    {
      text: `${head}Sunset Date: 30 June 2028\n[special-conditions]\nThe vendor may extend the sunset date by 12 months from the date of the contract.`,
      facts,
    },
    '[particulars]\nFinance: within 14 days from the contract date\nBuilding inspection: within 7 days from the contract date',
  ],
  clear: ['The buyer may inspect within fourteen (14) days after the date of this contract.'],
})
