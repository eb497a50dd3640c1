import { cases } from '../cases.ts'

const STATEMENT = '\n[vendor-statement] Vendor statement\nTitle: attached.'

export default cases({
  flags: [
    '[vendor-statement] Statement\nAttached: title.\n[contract-form] Contract\n☒ Vacant possession ☐ Subject to lease\n[building-report] Report\n«The owner’s tenant, Mr Lund, who rents the house, has a lease to 4 May 2029.»',
    '[title-search] Search\nVolume 1 Folio 2\n[particulars]\nPossession at settlement:\nVacant\n[owners-corporation-certificate] Certificate\n«Lot occupied by B Farrugia under a rental agreement until 6 June 2029.»',
    '[vendor-statement] Statement\nLeases: none\n[contract-form] Contract\nPrice $500,000\n[annexure] Letter of the agent\n«Ms Quist showed me her written tenancy agreement for the cottage to 30 June 2029 at $210 a week.»',
    '[particulars]\n«Possession: ☐ vacant ☒ sold subject to a residential tenancy agreement»' +
      STATEMENT,
    '[particulars]\n«Tenant: Noor Farley Term: 12 months ending 8 March 2027 Rent: $610 per week»' +
      STATEMENT,
    '[special-conditions]\n7. «The lease of the flat to Ms Orr runs to 31 July 2027 at $265 a week.»' +
      STATEMENT,
    '[special-conditions]\n7. «Mr Tarn occupies the bungalow under a periodic agreement at $240 a week.»' +
      STATEMENT,
    '[particulars]\nPossession of the house is vacant; «the rear flat is sold subject to the existing lease.»' +
      STATEMENT,
    // A shop, and nothing of what the landlord had to tell.
    {
      text: '[particulars]\nVendor: Ida Lund\n[lease] Lease\n«The Retail Leases Act 2003 applies to this lease.»',
      severity: 'low',
    },
    '[special-conditions]\n3. «The shop is let to Crumbs Pty Ltd until 2028.»\n[lease] Lease\nLandlord: Lund. Tenant: Crumbs Pty Ltd.',
    '[contract-form]\n«The property is sold with its retail lease to Crumbs Pty Ltd.»\n[lease] Lease\nLandlord: Lund. Tenant: Crumbs Pty Ltd.',
  ],
  passes: [
    '[particulars]\nSold subject to the grazing lease.\n[lease] Grazing lease\n10. The parties agree that the Retail Leases Act 2003 has no application.\nFarm debt and retail leases: the Acts have no application to this lease.',
    '[particulars] 10 Tenancies\nTenant | Premises | Term | Rent | Bond\nNot applicable\n[title-search] Title\nVol 1 Fol 2',
    '[contract-form] Leases\nName of tenant | Rent | Expiry\nNil\n[title-search] Title\nVol 1 Fol 2',
    '[particulars]\nVacant possession ☒ Subject to lease ☐' + STATEMENT,
    '[particulars]\n☒ subject to lease\n[vendor-statement] Vendor statement\n[lease] Residential tenancy agreement\nLandlord: A Moss. Tenant: B Lim.',
    '[particulars]\nTenant: Noor Farley Term: 12 months Rent: $610 per week' +
      STATEMENT +
      '\n[annexure] Form 18a general tenancy agreement\nLessor Lund and tenant Farley',
    '[special-conditions]\n7. The lease of the flat to Ms Orr runs to 31 July 2027; a copy of it is annexed.' +
      STATEMENT,
    '[special-conditions]\n7. If the property is sold subject to a lease the rent is adjusted.' +
      STATEMENT,
    '[special-conditions]\n7. The tenant Ms Orr has moved out and the lease to Ms Orr ended in May.' +
      STATEMENT,
    '[special-conditions]\n7. The tenancy of the flat to Ms Orr is oral.' + STATEMENT,
    '[lease] Lease of shop\nThe Retail Leases Act applies. The landlord’s disclosure statement was given on 4 May 2023.\n[particulars]\nVendor: Ida Lund',
    '[statutory-notice]\nA lease may be affected by the Retail Leases Act 1994.\n[particulars]\nVendor: Ida Lund',
    '[lease] Lease of office\nThis is not a retail lease.\n[particulars]\nVendor: Ida Lund',
  ],
  clear: ['[particulars]\nPossession: vacant'],
})
