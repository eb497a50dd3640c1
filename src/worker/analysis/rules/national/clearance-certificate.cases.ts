import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n7. «The Transferee will pay the balance in full, holding nothing back for foreign resident withholding, even if no clearance certificate is produced.»',
      state: 'TAS',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n7. «Whether or not the tax office has issued a clearance certificate the purchaser must hold back nothing at settlement.»',
      state: 'SA',
    },
    {
      text: '[special-conditions]\n7. «The vendor is not bound to produce a clearance certificate and the purchaser must pay the price in full with nothing kept back for capital gains tax.»',
      state: 'VIC',
    },
    // The print leaves it open.
    {
      text: '[particulars]\n«Clearance certificates attached for all the Sellers? ☒ No ☐ Yes»\n[general-conditions] Printed terms\n51 If the Seller gives a clearance certificate nothing is withheld.',
      state: 'ACT',
    },
    '[special-conditions]\n11. «The clearance certificate of the first vendor is attached, and that of the second has been applied for and is awaited.»',
    '[special-conditions]\n7. «No clearance certificate issued under section 14-220 is attached.» «If none is given, 15% of the price must be paid to the Commissioner.»',
    {
      text: '[special-conditions]\n5. «No sum shall be kept back by the purchaser at settlement under Subdivision 14-D of Schedule 1 to the Taxation Administration Act 1953, it being agreed that the certificate annexed is sufficient.»',
      state: 'VIC',
    },
    // One of two owners is named on a certificate, the other nowhere.
    {
      text: '[particulars]\nVendors: Ada Jane Quill and Ben Quill\n[annexure] Papers\n«Clearance certificate ATO Ada Jane Quill 2410551100999 valid to 14 October 2027»',
      severity: 'medium',
      facts: {
        vendors: [
          ['Ada Jane Quill', 'Ada Jane Quill'],
          ['Ben Quill', 'Ben Quill'],
        ],
      },
    },
    {
      text: '[particulars]\nVendors: Ada Jane Quill and Ben Quill\n[special-conditions]\n4. A clearance certificate for every vendor is annexed.\n[other] Tax office\nCLEARANCE CERTIFICATE\n«A. J. Quill, 2410 551 100 999, in force from 4 May 2026»',
      facts: {
        vendors: [
          ['Ada Jane Quill', 'Ada Jane Quill'],
          ['Ben Quill', 'Ben Quill'],
        ],
      },
    },
    // Told in the sentence before.
    '[particulars]\nSale of land\n[annexure] Letter\nA clearance certificate for Mrs Tarn is enclosed, number 2410551100999. «Her husband has not yet applied for one.»',
    '[special-conditions]\n4. «A clearance certificate is not asked of a lender, so we hear, and none will be given.»',
    '[special-conditions]\n4. «The vendor’s clearance certificate is enclosed [not found in the file].»',
    {
      text: '[particulars]\nSale of land\n[annexure] Letter\n«Our client has applied for her clearance certificate.»',
      severity: 'low',
    },
    // Nothing of a certificate, and an owner who is elsewhere.
    '[special-conditions]\n9. «The vendor lives in Singapore and signs by email.»',
    '[particulars]\nSale of land\n[annexure] Letter\n«One of the registered owners resides overseas.» Rates are paid.',
    {
      text: '[particulars]\nContract date: 1 June 2026\n[annexure] Papers\n«Clearance certificate 2410555000111, T M Orrell, valid from 3 March 2025 to 2 March 2026.»',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    {
      text: '[particulars]\nContract date: 1 June 2026\n[special-conditions]\n«The vendor’s foreign resident clearance certificate is attached, though it was good only until 11 April 2026.»',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    {
      text: '[particulars]\nContract date: 1 June 2026\n[other] Tax office\nClearance certificates: ANNA ORRELL, current until 9 September 2026; «BEN ORRELL, current until 9 May 2026»',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[land-tax-certificate] AUSTRALIAN TAXATION OFFICE - CLEARANCE CERTIFICATE\n«Name: CORVINE HOLDINGS PTY LTD Certificate 2410330918846 Valid 4 August 2026 to 4 August 2027»',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
      severity: 'medium',
    },
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[annexure] Papers\n«Foreign resident capital gains withholding clearance certificate 2410330918846 for Corvine Homes Pty Ltd, valid to 4 August 2027»',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
    },
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[other] ATO clearance certificate\n«Vendor: Corvine Holdings (NSW) Pty Ltd»',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
    },
    '[special-conditions]\n«The purchaser must not withhold any amount for the tax office, even if it has been given no clearance certificate.»',
    {
      text: '«One of the vendors has given a clearance certificate, and no amount may be withheld from either for the Commissioner.»',
      severity: 'high',
    },
    {
      text: '«The purchaser must not withhold any amount for the Commissioner although only one of the vendors has a clearance certificate.»',
      severity: 'high',
    },
    {
      text: '«Nothing may be withheld for foreign resident capital gains, whether or not a certificate for each vendor is current.»',
      severity: 'high',
    },
    '[special-conditions]\n«The Vendor has not obtained a clearance certificate.»',
    '[special-conditions]\n«The Seller is a foreign resident for tax purposes.»',
    '[special-conditions]\n«The clearance certificate of the second owner is to follow.»',
    '[special-conditions]\n«Where the price is $750,000 or more the Purchaser must withhold 12.5% unless a clearance certificate is given.»',
    '[special-conditions]\n«The buyer must retain 15% of the price at settlement and pay it to the Commissioner.»',
    '«The purchaser must not ask for a clearance certificate earlier than the day before completion.»',
    '«The vendor will endeavour to obtain a clearance certificate before completion.»',
    { text: '«The seller is a foreign resident.»', severity: 'high' },
    '«Foreign resident withholding applies only where the price is $750,000 or more.»',
    // One of several owners has none.
    '[contract-form]\nSale of land\n[annexure]\nClearance certificate for Mr Ortega, no. 2410999888777, attached.\n«Clearance certificate for Ms Ortega - not to hand.»',
    '[special-conditions]\n«ATO clearance certificates: first vendor attached, second vendor applied for.»',
    '[vendor-statement]\n«Clearance certificate (second owner) | outstanding»',
    '[special-conditions]\n8. «Only one of the sellers has a clearance certificate at the date of this contract.»',
    '[particulars]\n«Clearance certificate of Lena Hirst: nil»',
    '[special-conditions]\n12. «Neither of the vendors holds a clearance certificate.»',
    // The buyer is to pay in full all the same.
    {
      text: '[special-conditions]\n9. Foreign resident withholding.\n10. «If only one clearance certificate is held the Buyer will not withhold from the share of the other owner.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n9. «The Purchaser must not retain any part of the price for foreign resident capital gains tax, whether or not a certificate has been produced.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«Capital gains withholding: nothing may be deducted at settlement even if a clearance certificate is not provided.»',
      severity: 'high',
    },
    {
      text: '[contract-form]\nSale of land\n[annexure]\n14. «The transferee agrees not to hold back any amount for the Commissioner at settlement.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«No sum is to be withheld from the price on account of tax by reason that the seller is a foreign resident or has no certificate.»',
      severity: 'high',
    },
    { text: '45. «No withholding certificate is held.»', state: 'NSW' },
    { text: '8. «An ATO certificate has not been applied for by either vendor.»', state: 'VIC' },
    {
      text: '[particulars]\n«FOREIGN RESIDENT WITHHOLDING TAX | Clearance Certificates attached for all the Sellers? ☒ No ☐ Yes»',
      state: 'ACT',
    },
    {
      text: '[particulars]\nVendors: Ada Jane Quill and Ben Quill\n[annexure] Papers\nATO CLEARANCE CERTIFICATE for foreign resident withholding\nNumber 2410 7783 0055. «Vendor: Ada Jane QUILL.» Valid 1 August 2026 to 31 July 2027.',
      facts: {
        vendors: [
          ['Ada Jane Quill', 'Ada Jane Quill'],
          ['Ben Quill', 'Ben Quill'],
        ],
      },
    },
  ],
  passes: [
    '[special-conditions]\n7.2 The vendor will hand over a clearance certificate under condition 24. The flat is not new residential premises and nothing is to be withheld for GST.',
    '[special-conditions]\n3. Clearance certificates numbered 2610 448 120 73 and 2610 448 120 74, one for each Seller and each good until 20 October 2027, have been handed to the Buyer’s conveyancer. Nothing is to be withheld.',
    '[contract-form]\n☐ The Seller is a foreign resident for capital gains purposes.',
    '[particulars]\n☐ The vendor is not an Australian resident for tax',
    '[special-conditions]\n42. The vendor will serve its clearance certificate no later than seven days after the contract date.',
    // Not yet with the papers, and due in time by the print.
    {
      text: '[contract-form]\nForeign resident withholding | Clearance certificate attached for each Seller? ☒ No ☐ Yes\n[general-conditions] Printed terms\n49.2 The Seller must hand the Buyer a clearance certificate for each registered owner at least five Working Days before the Date for Completion.',
      state: 'ACT',
    },
    '[particulars]\nClearance certificates attached for all the Sellers? ☒ No ☐ Yes\n[general-conditions] Printed terms\n51 The Seller must give the Buyer a clearance certificate for each Seller no later than 7 days before completion.',
    '[special-conditions]\nFinance: none\n[annexure] Clearance certificate for foreign resident withholding\nYour application has been processed and this certificate issued under section 14-220.\nIf a purchaser holds no valid certificate, 15% of the price must be paid to the Commissioner.',
    '[special-conditions]\nFinance: none\n[annexure] Clearance certificate\nValid from 20 October 2026 to 20 October 2027.\nIf a purchaser holds none, 15% of the price must be paid to the Commissioner.',
    '[special-conditions]\nFinance: none\n[annexure] Australian Taxation Office\nYour application for a clearance certificate is approved.\nWithout one, a purchaser of real property must pay 15 per cent of the price to the Commissioner whatever the price is.',
    '[special-conditions]\nFinance: none\n[annexure] Clearance certificate for foreign resident capital gains withholding purposes\nClearance certificate period | 29 October 2026 to 29 October 2027\nWhere no certificate is given a buyer must pay 15% of the price to the Commissioner of Taxation.',
    '[special-conditions]\n10. The vendor has given the purchaser the clearance certificate behind these papers. Otherwise 15 per cent of the price would be payable to the Commissioner.',
    '[special-conditions]\n11. Clearance certificates have been applied for by each vendor and will be uploaded at least five business days before the settlement date; the purchaser may withhold where one is not.',
    '[special-conditions]\n11. The vendors have applied for clearance certificates and must hand them over before completion.',
    '[particulars]\nPapers held: ☒ Form 6 appointment ☒ Title search ☐ ATO clearance certificates ☒ Pool certificate',
    '[particulars]\nClearance certificate for the Vendor: ☒ given to the Purchaser, No. 2611407738215 ☐ to be given before Completion ☐ Vendor is a foreign resident',
    '[particulars]\nForeign resident capital gains withholding | Clearance certificate: ☒ attached ☐ to be given by settlement\n[annexure] Checklist\n☐ If the vendor has no clearance certificate, you must withhold 15 per cent of the price for the tax office.',
    '[particulars]\nClearance certificates: ☐ to follow ☒ attached',
    '[special-conditions]\nThe vendor must hand over a clearance certificate at least 5 days before settlement. If the vendor does so no amount is to be withheld.',
    '[annexure]\nATO clearance certificate. If the purchaser knows that a vendor is a foreign resident the purchaser must withhold in spite of this certificate.',
    '[special-conditions]\n8. The Buyer may withhold what tax law obliges it to unless given a clearance certificate.',
    '[special-conditions]\n8. The Purchaser may keep back the sum the Act requires until it has been handed a current clearance certificate.',
    'The purchaser shall make no retention as to a vendor whose current clearance certificate is supplied at or before settlement.',
    {
      text: '[particulars]\nVendors: Ada Jane Quill and Ben Quill\n[other] ATO CLEARANCE CERTIFICATES\n2410551100999 Ada Jane QUILL from 4 May 2026 to 4 May 2027\n2410551100888 Ben QUILL from 4 May 2026 to 4 May 2027',
      facts: {
        vendors: [
          ['Ada Jane Quill', 'Ada Jane Quill'],
          ['Ben Quill', 'Ben Quill'],
        ],
      },
    },
    {
      text: '[particulars]\nVendors: Ada Jane Quill and Ben Quill\n[annexure] Papers\nClearance certificates for both vendors, 2410551100999 for Ada Jane Quill and the other for her husband, are dated 4 May 2026.',
      facts: {
        vendors: [
          ['Ada Jane Quill', 'Ada Jane Quill'],
          ['Ben Quill', 'Ben Quill'],
        ],
      },
    },
    '[particulars]\nClearance certificate to be produced before settlement',
    '[special-conditions]\n4. The vendor will hand up its clearance certificate fourteen days before completion.',
    '[special-conditions]\n4. We give you a clearance certificate for each seller before settlement.',
    '[special-conditions]\n4. The vendor’s clearance certificate is attached and will be renewed before settlement.',
    '[special-conditions]\n4. A clearance certificate for the vendor is annexed, and no amount will be withheld.',
    '[special-conditions]\n4. If a clearance certificate is not given to you before completion you may keep back what the law says.',
    '[special-conditions]\n4. The vendor will give a clearance certificate in her name.',
    '[particulars]\nSale of land\n[annexure] Letter\nThe seller applied for her clearance certificate in May and will hand it over by 6 November 2026.',
    '[special-conditions]\n9. As the vendor lives abroad he asked early for the certificate of the tax office and has it.',
    '[special-conditions]\n9. If the vendor lives overseas at settlement, an attorney may sign.',
    '[contract-form]\n☒ survey report ☒ clearance certificate ☐ pool (none)',
    {
      text: '[particulars]\nContract date: 1 June 2026\n[annexure] Revenue NSW\nClearance certificate under section 47 of the Land Tax Management Act, land tax paid to 31 December 2025.',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    {
      text: '[particulars]\nContract date: 1 June 2026\n[annexure] Papers\nClearance certificate 2410555000111, T M Orrell, valid from 3 March 2026 to 2 March 2027.',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    {
      text: '[particulars]\nContract date: 1 June 2026\n[annexure] Papers\nLand tax clearance certificate, valid to 30 December 2025.',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    {
      text: '[particulars]\nContract date: 1 June 2026\n[annexure] Papers\nThe clearance certificate valid to 2 March 2026 was replaced by one valid to 2 March 2027.',
      facts: { contractDate: ['2026-06-01', '1 June 2026'] },
    },
    '[special-conditions]\n8. The purchaser must withhold under Subdivision 14-D only from a vendor who has not given a clearance certificate by completion.',
    'If the vendor has not produced a clearance certificate for every owner by completion, the purchaser keeps back 15% of the price and pays it to the Commissioner.',
    {
      text: '[contract-form]\nList of documents ☒ 1 ☒ 2 ☒ 6 ☐ 22 ☐ 23\n[special-conditions]\n40. Clearance certificate 2411004377 is attached and valid to 4 May 2027.',
      state: 'NSW',
    },
    { text: '[contract-form]\nList of documents ☐ 1 ☐ 2 ☐ 6 ☐ 22 ☐ 23', state: 'NSW' },
    { text: '[contract-form]\nList of documents ☒ 1 ☒ 2 ☒ 6 ☐ 22 ☐ 23', state: 'NSW' },
    '[special-conditions]\n11. A clearance certificate for each vendor is held and a copy will be handed to the purchaser not later than 14 days before settlement.',
    '[special-conditions]\n11. The clearance certificate of the vendor will be produced no later than a week after the auction, failing which the purchaser may keep back what the law requires.',
    '[special-conditions]\n11. The executor has applied for the clearance certificate and will send it as condition 15.1 requires.',
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[land-tax-certificate] AUSTRALIAN TAXATION OFFICE - CLEARANCE CERTIFICATE\nName: CORVINE HOLDINGS (ACT) PTY LTD Certificate 2410330918846 Valid 4 August 2026 to 4 August 2027',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
    },
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[land-tax-certificate] CLEARANCE CERTIFICATE\nCertificate sent to Brindle Legal Pty Ltd for its client.',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
    },
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[other] ATO clearance certificate\nName: Corvine Group Pty Ltd (change of name in 2026 to Corvine Holdings (ACT) Pty Ltd)',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
    },
    {
      text: '[particulars]\nSeller: Corvine Holdings (ACT) Pty Ltd\n[land-tax-certificate] LAND TAX CERTIFICATE\nName: Federal Triangle Finance Pty Ltd',
      facts: { vendors: [['Corvine Holdings (ACT) Pty Ltd', 'Corvine Holdings (ACT) Pty Ltd']] },
    },
    '[annexure] Tax fact sheet\nAustralian residents apply for a clearance certificate. A purchaser who holds it at settlement need not withhold.',
    '[annexure] Tax fact sheet\nA clearance certificate is free. A buyer that has been given one need not withhold anything for the tax office.',
    '[annexure] Tax fact sheet\nThe vendor gives a clearance certificate. On receipt of it the purchaser need not withhold tax.',
    '[special-conditions]\nGST: no GST is payable, and the Vendor gives notice under the tax legislation that the Purchaser need not withhold for it.',
    '[special-conditions]\nAs the home is not new the buyer need not withhold GST from the price for the tax office.',
    "[special-conditions]\nThe executor's clearance certificate, in the name of the estate, will be served within 14 days of the contract date.",
    '[special-conditions]\nThe Seller gives a clearance certificate not later than a week before settlement.',
    '[special-conditions]\nThe vendor hands over the clearance certificate for each owner at least five days before completion.',
    // A plain promise to hand it over in time.
    '[special-conditions]\nA foreign resident capital gains withholding clearance certificate will be supplied prior to completion.',
    'The vendor will obtain a clearance certificate before completion.',
    'The seller must give the buyer a clearance certificate no later than five days before settlement.',
    "A clearance certificate in the vendor's name will be served at least a week ahead of completion.",
    'Each vendor is to hand over a clearance certificate before settlement, failing which 15% of the price is paid to the Commissioner.',
    'The vendor has given a clearance certificate issued by the Commissioner, current to 3 February 2028, so nothing is to be withheld.',
    'Clearance certificates for both Sellers are attached and nothing is to be withheld for the ATO.',
    'Foreign resident withholding. A certificate for each vendor is behind the vendor statement. While each is current nothing is to be withheld for foreign resident capital gains.',
    'No tax will be withheld, since every vendor has produced a clearance certificate.',
    'As all sellers hold clearance certificates valid to 2027, the buyer need not withhold any amount for the Commissioner.',
    'Capital gains withholding: so long as the annexed certificates are current the purchaser is not to retain any part of the price.',
    '[special-conditions]\nA clearance certificate for the Vendor issued on 4 August 2026 is available for inspection and will be handed over at exchange.',
    '[special-conditions]\nThe clearance certificate of each vendor is available for inspection at our office and will be provided before settlement.',
    'A clearance certificate from the Commissioner for each seller, good until 30 June 2027, was sent to the buyer.',
    "The clearance certificate of the vendor was served on the purchaser's solicitor, so that nothing is to be withheld.",
    'Clearance certificates of both sellers, current till 4 May 2027, are with the agent. No tax will be withheld.',
    'A clearance certificate in force until 2 March 2027 has been handed over and nothing is to be kept back from the price.',
    '[planning-certificate]\nAn asbestos clearance certificate for the shed is outstanding.',
    '[special-conditions]\nThe purchaser will not withhold any amount if the vendor gives a clearance certificate before settlement.',
    '[special-conditions]\nClearance certificates for Barnaby, Lorna and Wesley, all valid to 1 September 2027, are with the agent.',
    '[special-conditions]\nA clearance certificate numbered 2410999888777 is attached.',
    '[special-conditions]\nClearance certificates for both vendors are attached and are valid until 30 June 2027.',
    '[special-conditions]\nAny capital gains withholding shall not be made if the Seller provides a clearance certificate from the Commissioner at or before settlement.',
    '[special-conditions]\nNo amount is withheld where the Vendor gives a clearance certificate before completion.',
    'A clearance certificate no. 2410123456789 valid to 3 May 2027 is attached.',
    'The property clearance certificate of the State Revenue Office will be provided.',
    'The purchaser is not a foreign person or foreign resident.',
    '[other] Australian Taxation Office clearance certificate: Ada Quell\nNo amount is to be withheld.',
    '[special-conditions] CLEARANCE CERTIFICATE\nNumber 2410 7783 0055. Vendor: Ada QUILL.\nThe holder is not a foreign resident and no amount is to be withheld from that person’s share.',
    '[annexure] Tax office\nClearance certificate for foreign resident withholding\nThe person named above is a resident. Nothing is to be withheld.',
    {
      text: '[particulars]\nVendors: Rosa Fenn and Tom Fenn\n[other] Australian Taxation Office\nClearance certificate\nIssued to Tom Fenn. In force until 4 May 2027.\nIssued to Rosa Fenn. In force until 4 May 2027.',
      facts: {
        vendors: [
          ['Rosa Fenn', 'Rosa Fenn'],
          ['Tom Fenn', 'Tom Fenn'],
        ],
      },
    },
  ],
  clear: [
    '[general-conditions]\n14. Foreign resident capital gains withholding. The Vendor has given ATO clearance certificate 2410 773 118 204 dated 2 November 2026.',
    'Clearance certificates for both vendors are attached and valid.',
  ],
})
