import { cases } from '../cases.ts'

const CERTIFICATE = '[owners-corporation-certificate] Owners corporation certificate\n'

export default cases({
  flags: [
    '[vendor-statement] Form 1\n«See the deed about the wall in Annexure F.»\nRates: see Annexure D\nAnnexures: A title; B plan; C property report; D council search; E water search; G building report.',
    {
      text: '[vendor-statement] Vendor statement\n«Evidence of the power to sell: the deed of appointment, Annexure E.»\n[annexure] ANNEXURE A\nTitle\n[annexure] ANNEXURE B\nPlan\n[annexure] ANNEXURE C\nSurvey\n[annexure] ANNEXURE D\nAgreement',
      state: 'VIC',
    },
    {
      text: '[plan] Plan\n«Sheet 1 of 3»\nThe boundaries of each lot are on the floor plan at Sheet 2.',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Disclosure\nNo. | Paper | Attached\n«4 | Financial statements of the scheme for last year | ☒ yes»\n[minutes] Minutes\nThe financial statements were adopted.',
      state: 'WA',
    },
    '[by-laws] By-laws\n9. «Each owner has the sole use of the garden shown on the sketch plan attached to these by-laws as Annexure G.»\n[title-search] Search\nLot 4',
    '[by-laws] Rules\n4. «Car parking follows the diagram annexed and marked Schedule C.»\n[minutes] Minutes\nNo motions.',
    '[special-conditions]\n3. «Ms Orr signs for the vendor under a power of attorney, a copy of which is annexed.»\n[title-search] Search\nOwner: Ida Orr',
    '[vendor-statement] Vendor statement\n«Restrictions: those in the covenant H402917, of which a copy is annexed.»\n[title-search] Title\nCOVENANT H402917 04/05/1981',
    CERTIFICATE + '«A copy of the minutes of the last general meeting is enclosed.»',
    '[particulars]\n«Goods: the furniture listed in the inventory annexed»',
    '[contract-form]\n«Possession: subject to the residential tenancy agreement attached»',
    '[special-conditions]\n4. «The grant of probate is annexed as evidence of title.»',
    CERTIFICATE + '14. «Registered rules accompany the certificate.»',
    {
      text: '[vendor-statement] Form 2\n«Notices and orders ☒ Yes, enforcement notice under section 248 dated 9 January 2026, panel removal within 270 days (copy annexed)»',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Vendor statement\nOwners corporation rules –\n«A current certificate is attached, with the rules of the owners corporation.»',
      state: 'VIC',
    },
  ],
  passes: [
    '[vendor-statement] Form 1\nRates: see Annexure D. Wall: see the deed in Annexure E.\nAnnexures: A title; B plan; C property report; D council search; E deed of 1988; G building report.',
    {
      text: '[vendor-statement] Vendor statement\nThe deed of appointment is Annexure E, and the annexure I was shown is with it.\n[annexure] ANNEXURE A\nTitle\n[annexure] ANNEXURE B\nPlan\n[annexure] ANNEXURE C\nSurvey\n[annexure] ANNEXURE D\nAgreement\n[annexure] ANNEXURE E - DEED\nText\n[annexure] ANNEXURE I - LETTER\nText',
      state: 'VIC',
    },
    {
      text: '[vendor-statement] Vendor statement\nThe deed of appointment is Annexure D.\n[annexure] ANNEXURE A\nTitle\n[annexure] ANNEXURE B\nPlan\n[annexure] ANNEXURE C\nSurvey\n[annexure] ANNEXURE D\nAgreement',
      state: 'VIC',
    },
    { text: '[plan] Plan\nSheet 1 of 3\nLots 1 and 2.', state: 'QLD' },
    {
      text: '[owners-corporation-certificate] Part A\nStatement of accounts last prepared | ☒ attached: year ended 30 June 2026\n[owners-corporation-certificate] Accounts and budget\n1. Statement of accounts, year ended 30 June 2026\nBalance 1 July | 6,215.30',
      state: 'WA',
    },
    {
      text: '[vendor-statement] Disclosure\nNo. | Paper | Attached\n4 | Financial statements of the scheme for last year | ☒ yes\n[owners-corporation-certificate] Statement of accounts\nTotal income $31,200.00',
      state: 'WA',
    },
    '[by-laws] By-laws\n9. Each owner has the sole use of the garden shown on the sketch plan attached to these by-laws as Annexure G.\nANNEXURE G\nScale 1:200',
    '[special-conditions]\n3. Ms Orr signs under the power of attorney of which a copy is attached.\n[statutory-notice] Notices\nENDURING POWER OF ATTORNEY (FINANCIAL)',
    '[special-conditions]\n3. Ms Orr signs for the vendor under a power of attorney, a copy of which is annexed.\n[annexure] Papers\nENDURING POWER OF ATTORNEY made on 4 May 2024: I appoint my daughter Eve Orr.',
    {
      text: '[vendor-statement] Vendor statement\nEmergency order of 7 October 2026 (front parapet), copy attached.\n[annexure] Papers\nBRUNSFIELD COUNCIL – EMERGENCY ORDER\n3. The front room must not be occupied.',
      state: 'VIC',
    },
    {
      text: '[vendor-statement] Form 2\nNotices: enforcement notice of 9 January 2026 (copy annexed)\n[annexure] Council\nEnforcement notice. You are required to remove the panels.',
      state: 'QLD',
    },
    '[vendor-statement] Vendor statement\nA copy of covenant H402917 is annexed.\n[annexure] Transfer H402917\nH402917 The transferee covenants with the transferor that no quarry is opened.',
    '[particulars]\nVacant possession ☒ Subject to lease ☐\n[vendor-statement] Vendor statement\nTitle: attached.',
    '[particulars]\n☒ subject to lease\n[vendor-statement] Vendor statement\n[lease] Residential tenancy agreement\nLandlord: A Moss. Tenant: B Lim.',
    CERTIFICATE +
      'The minutes are attached.\n[minutes] Minutes of the annual general meeting\nPresent: lots 1 and 2. Motion carried.',
    '[particulars]\nGoods: as in the inventory annexed\n[annexure] Inventory of goods\nOne table, four chairs',
    CERTIFICATE + 'If the rules are attached, the purchaser should read them.',
    '[special-conditions]\nThe rules of the auction are annexed and bind every bidder.',
    '[particulars]\n☐ subject to the lease attached',
  ],
  clear: ['[particulars]\nGoods: stove, blinds and light fittings.'],
})
