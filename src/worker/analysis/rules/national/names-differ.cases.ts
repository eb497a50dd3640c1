import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«Agent | Heron & Sons Real Estate, acting as the only agent»\n[annexure] Brochure\n«Plover Property Group is the selling agent of this house.»',
    {
      text: '[special-conditions]\n3. «The attorney is Rosa Marlow under power 721004583.»\n[annexure] Power of attorney\n«I appoint Ruby Ellen Pike to be my attorney.»',
      severity: 'high',
    },
    '«Tenancy: let to Maria Costa until 3 May 2027»\n[lease]\n«Tenant: Daniel Frost»',
    '«Deposit holder: Ridge Realty Trust Account»\n[special-conditions]\n9. «The deposit is held by Corinda Lawyers as stakeholder.»',
  ],
  passes: [
    '[particulars]\nAgent | Saltmarsh & Pryor Property Pty Ltd, 2 Jetty Arcade, Cape Orrin TAS 7254\n[vendor-statement]\nAgent | Signed: R Saltmarsh Date: 9 November 2026',
    '[contract-form]\nDeposit Holder | Alder Property Trust Account\n[particulars]\nDeposit Holder | Receipt of the Deposit is acknowledged',
    // The heads of columns name nobody.
    'Tenant | Weekly rent | Bond | Term ends\nR. Odgers and M. Tull | $560.00 | $2,240.00 | 29 January 2027\n[lease] Lease\nTenant: Rhiannon Odgers',
    'Deposit holder | Amount held | Date paid\nHeron & Sons | $40,000 | 3 May 2026\n[annexure] Letter\nDeposit holder: Heron & Sons',
    "Vendor's solicitor | Reference no. | Phone\nCalloway Prentis Legal | 1187 | 02 5550 4117\n[annexure] Letter\nVendor's solicitor: Calloway Prentis Legal",
    '[particulars]\nVendor | Elsie Grant, by her attorney Marcus Grant\n[title-search]\nPOWERS OF ATTORNEY SEARCH | No instrument registered for the owner',
    '[particulars]\nSeller | Owen Pratt by his attorney Lena Pratt\n[annexure] Papers\nEnduring power of attorney | Certified Copy Annexed',
    '[particulars]\nThe attorney is Lena Pratt.\n[title-search]\nAttorney Register: Book 41',
    'Agent: Marguerite Delacour, Property Representative\n[annexure]\nVendor’s agent: Harcourt Lyell Property',
    'Agent: Tom Hesketh, licensed sales consultant\n[annexure]\nSelling agent: Plover Realty Pty Ltd',
    'Agent: Heron & Sons Real Estate\n[annexure]\nSelling agent: Ms Lucy Marr (sales representative)',
    '[particulars]\nTenant | Marlow Grocers Pty Ltd ACN 641 000 222, the shop\n[lease] Residential tenancy agreement\nTenant | Ruth Sorensen',
    '[particulars]\nLessee | Fernleigh Dental Pty Ltd\nTerm | 5 years\n[lease] Residential rental agreement\nRenters | Ana Pires and Tom Orwell',
    '[lease] Retail shop lease\nTenant | Hazel Whitby trading as The Bread Bin\n[lease] Residential tenancy agreement (flat over the shop)\nTenant | Samir Haddad',
    'Tenant: Maria Costa\n[annexure]\nTENANT LEDGER, Heron Realty, to 31 March 2026',
    'Tenant: Vacant Possession on Completion\n[annexure]\nThe shed is let to Daniel Frost.',
    'Agent: Heron & Sons Real Estate\n[annexure]\nHeron and Sons is the selling agent.',
    'Agent: Heron & Sons Real Estate\n[annexure]\nAgent for the landlords: Plover Property Group',
    'Agent: Heron & Sons Real Estate in conjunction with Plover Property\n[annexure]\nSelling agent: Plover Property',
    'Tenancy: let to Maria Costa\n[annexure]\nFormer tenant: Daniel Frost',
    '[special-conditions]\nThe attorney is Peter John Hall.\n[annexure]\nI appoint Peter J. Hall to be my attorney.',
  ],
  clear: ['Agent: Heron & Sons Real Estate\n[annexure]\nSelling agent: Heron & Sons'],
})
