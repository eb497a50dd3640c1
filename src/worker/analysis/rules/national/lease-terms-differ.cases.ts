import { cases } from '../cases.ts'

export default cases({
  in: 'lease',
  flags: [
    {
      text: '[particulars] Tenancy schedule\nLessee | Term | Option\n«Fern Dental Pty Ltd | 3 years from 1 May 2025 | 1 x 3 years»\n[lease] Lease of the premises\n«Item 4 | Option | Nil, the printed words are ruled out»',
      severity: 'high',
    },
    '[particulars]\n«The lease has an option: one further term of four years.»\n[lease] Lessor’s disclosure statement\nTerm: 4 years. «No option to renew.»',
    '[particulars]\n«Lease: no option of renewal»\n[lease] Lease\n«Further terms: two further terms of five years each»',
    '[particulars] Schedule of leases\n«Recoveries: the lessee pays 100% of outgoings.»\n[lease] Lease\n6. «The rent is gross.»',
    '[particulars]\n«All outgoings are recoverable from the tenant of the shop.»\n[lease] Lease of the shop\n«Outgoings payable by the lessee | None»',
    '[particulars]\n«The tenant pays all outgoings under the lease.»\n[lease] Lease\n9. «The landlord pays all outgoings.»',
    '[lease] Lease\n«Item 7 | Permitted use | Physiotherapy and medical consulting rooms»\n[by-laws] By-laws\n14. «Use as medical or dental consulting rooms is not permitted without a special resolution.»',
    '[lease] Lease\n«The premises are to be used for motor vehicle repairs.»\n[planning-certificate] Certificate\n«Vehicle repair of any motor is prohibited in the zone.»',
    '[lease] Retail lease\n«Permitted use: takeaway food and cooking»\n[owners-corporation-certificate] Rules\n«Rule 9: a lot must not be used for takeaway food.»',
  ],
  passes: [
    '[particulars] Tenancy schedule\nFern Dental Pty Ltd | 3 years | 1 x 3 years\n[lease] Lease\nItem 4 | Option | one further term of three years',
    '[particulars]\nThe tenant pays all outgoings under the lease.\n[lease] Lease\nOutgoings: 100% recoverable from the tenant. Land tax is not recoverable.',
    '[lease] Lease\nPermitted use: sale of groceries\n[by-laws] By-laws\n4. Smoking is not permitted in the shop or the lobby.',
    '[particulars]\nNo option is given to the vendor.\n[lease] Residential tenancy agreement\nRent $410 a week.',
  ],
  clear: ['[lease] Lease\nRent: $20,000 a year. Option: one further term of three years.'],
})
