import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Title\nOWNERS CORPORATION 1 PLAN NO. PS712204X\n«OWNERS CORPORATION 2 PLAN NO. PS712204X»\n[owners-corporation-certificate] Owners corporation certificate\nOwners Corporation 1, Plan of Subdivision 712204X\nFees: $900 a year',
    '[plan] Plan of subdivision\n«Limited Owners Corporation No. 3 affects lots 1 to 40»\n[owners-corporation-certificate] Certificate\nOwners Corporation No. 1\nFees: nil',
    '[vendor-statement]\n«The owners corporation certificate has been applied for and will be given later.»',
    '[vendor-statement]\n«An owners corporation certificate will be provided before settlement.»',
    '[vendor-statement]\n«The owners corporation is inactive and no certificate is attached.»',
    '[vendor-statement]\n«The owners corporation has not been run for years and the vendor cannot supply a certificate.»',
    '[vendor-statement]\n«Owners corporation certificate: to be provided»',
    '[vendor-statement]\n«An owners corporation exists but does not meet, has no manager and has no insurance.»',
    '[vendor-statement]\n«No owners corporation certificate is attached as none has been issued.»',
    '[vendor-statement]\n«The land is affected by an owners corporation and its certificate will follow.»',
    '«The land in this folio is affected by OWNERS CORPORATION 2 PLAN NO. PS123456X»\n[vendor-statement]\nOwners corporation: see attached',
    '[vendor-statement]\nLand: 4 Quay Street\n[plan]\n«Owners Corporation 1 PS777888 affects lots 1 to 9»',
    '[title-search]\n«OWNERS CORPORATION 1 affects the folio»\n[vendor-statement]\nItem 6 is blank',
  ],
  passes: [
    'OWNERS CORPORATIONS\nThe land in this folio is not affected by an owners corporation\n[vendor-statement]\nItem 6: none',
    '[special-conditions]\n1. The sunset date is 30 June 2028.\n[plan] Plan\nLiability: 10 each for sixteen lots. Owners Corporation 2.\n[vendor-statement]\nItem 6: see the draft plan',
    '[plan] Plan\nOwners Corporation 1 will be created on registration of this plan.\n[vendor-statement]\nItem 6: none yet',
    '[title-search] Title\nOWNERS CORPORATION 1 PLAN NO. PS712204X\nOWNERS CORPORATION 2 PLAN NO. PS712204X\n[owners-corporation-certificate] Certificate\nOwners Corporations 1 and 2, one certificate for both',
    '[title-search] Title\nOWNERS CORPORATION 1 PLAN NO. PS712204X\nOWNERS CORPORATION 2 PLAN NO. PS712204X\n[owners-corporation-certificate] Certificate\nOwners Corporation 1\n[owners-corporation-certificate] Certificate\nOwners Corporation 2',
    '[vendor-statement]\nA current owners corporation certificate is attached.',
    '[vendor-statement]\nThere is no owners corporation affecting the land.',
    '[vendor-statement]\nOwners corporation: not applicable',
    '[vendor-statement]\nOwners corporation certificate attached.',
    'affected by OWNERS CORPORATION 1\n[vendor-statement]\nOwners corporation\n[owners-corporation-certificate] Certificate\nFees $900',
    'affected by OWNERS CORPORATION 1\n[vendor-statement]\nThe owners corporation is INACTIVE',
  ],
  clear: ['Lot 12 on PS123456X\n[vendor-statement]\nNo owners corporation'],
})
