import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement]\n2.2 Owner-builder. A report under section 137B is attached. «No insurance is given as the work was of small cost.»\n[building-report] Report on owner-builder work\n«The owner told me that she spent about $75,000 on the wing.»',
      severity: 'critical',
    },
    {
      text: '[vendor-statement] Statement\nInsurance\nIn 2023 the house was renovated by the vendor. The report under section 137B is attached.\n[special-conditions]\n5. «The vendor gives no warranty about the quality of any work done by the vendor.»',
      severity: 'high',
    },
    {
      text: '[vendor-statement] 2.2 Owner builder\n«No insurance was required as the work was of small value.»\n[building-permit] Permits\nPermit | Date | Work | Cost\n«8811 | 4/5/2022 | Sun room, owner builder K. Marr | $52,300»',
      severity: 'critical',
    },
    {
      text: '[vendor-statement]\n2.2 Owner builder: the kitchen was renewed in 2023. «The domestic building insurance policy was not taken out.»\n[annexure] Building file\n«Permit of 3 March 2023, owner-builder, estimated cost of works $27,500.»',
      severity: 'critical',
    },
    {
      text: '[vendor-statement] Vendor statement\n«5 Owner-builder work: bathroom renewed in March 2025, certificate of final inspection of 30 May.»\n[annexure] OWNER-BUILDER REPORT (section 137B Building Act 1993)\nInspected 6 July 2026. Defects: none in the work.',
      severity: 'low',
    },

    {
      text: '[contract-form]\nDay of sale 20 May 2026\n[building-report] REPORT FOR SECTION 137B BUILDING ACT 1993\n«Date of inspection 9 October 2025 Date of report 14 October 2025»',
      facts: { contractDate: ['2026-05-20', '20 May 2026'] },
    },
    {
      text: '[contract-form]\nDay of sale 20 May 2026\n[building-report] Owner-builder defects inspection report\n«Inspected on 3/11/2025 by R. Dacey»',
      facts: { contractDate: ['2026-05-20', '20 May 2026'] },
    },
    '[vendor-statement]\n2.2 «Owner builder: the extension was constructed by the vendor as owner-builder;» report under s.137B attached dated 4/2/2026',
    '[vendor-statement]\n«The granny flat was put up by the owner himself in 2023.»',
    '[vendor-statement]\n«The vendor built the rear extension himself in 2022 as an owner builder.»',
    {
      text: '[vendor-statement]\n«Owner-builder permit BP123 dated 4 March 2023;» «no section 137B report is available.»',
      severity: 'critical',
    },
    '[vendor-statement]\n«A report under section 137B dated 2 February 2026 lists 14 defects.»',
    { text: '[building-permit]\n«Owner builder: Yes»', severity: 'high' },
    '[building-permit] Permits\nNo. | Issued | Particulars | Final\n«118 | 2 February 2024 | Rear deck by an owner-builder, no insurance taken out | 4 June 2024»',
    {
      text: '[vendor-statement]\n«The vendor does not have the owner-builder insurance for the studio.»',
      severity: 'critical',
    },
    '[vendor-statement]\n«The renovations finished in 2024 were carried out by the owner without a registered builder.»',
    '[special-conditions]\n«The Purchaser acknowledges that the deck was constructed by the Vendor as owner-builder and that no warranty insurance exists.»',
    '[building-permit]\n«Owner builder: Yes, permit of 3 March 2023 for an extension»',
    '«The bathroom was renovated by the vendor in 2024.»',
    {
      text: '«The extension was carried out by an owner-builder in 2023.»\nThe section 137B report dated 4 May 2026 is attached.',
      severity: 'medium',
    },
    '«Not applicable: the owner-builder holds no policy.»',
    '[building-permit] Permits of the last ten years\nPermit No. | Date issued | Works | Owner builder | Final certificate\n«B7/2022 | 9 August 2022 | Garden studio | Yes | None»',
    '[building-permit] Permits\nApproval no. | Owner-builder | Description | Date\n«4417 | Y | Rear extension | 3 March 2024»\n4600 | N | Carport | 1 May 2025',
  ],
  passes: [
    '[special-conditions]\n5. The vendor gives no warranty about the quality of any work done by the vendor.',
    '[vendor-statement]\n2.2 Owner builder: not applicable. There is no policy of insurance.\n[building-permit] Permits\n8811 | 4/5/2022 | Sun room, builder Orme Homes (registered) | $52,300',
    '[vendor-statement]\nThis section 2.2 only applies where there is a residence on the land that was constructed by an owner-builder within the preceding 6 years.\nNot applicable',
    '[building-permit] Permits\nPermit No. | Date issued | Works | Owner builder | Final certificate\nB7/2022 | 9 August 2022 | Yes sir carport | No | 4 June 2023',
    '[building-permit] Permits\nPermit No. | Date issued | Works | Owner builder | Final certificate\nB7/2012 | 9 August 2012 | Garden studio | Yes | 4 June 2013',
    "[vendor-statement]\n2.2 Owner-builder | The council's records, searched for fifteen years back, show no owner-builder's permit for the address",
    '[vendor-statement]\n32B: owner-builder not relevant',
    '[special-conditions]\n6. A retaining wall built by the vendor on the side boundary of a lot belongs to that lot.',
    '[vendor-statement]\nOwner builder: The reroofing of 2024 was done by a registered plumber under contract, so that section 137B has no application.',
    {
      text: '[contract-form]\nDay of sale 20 May 2026\n[building-report] REPORT FOR SECTION 137B BUILDING ACT 1993\nDate of inspection 9 March 2026',
      facts: { contractDate: ['2026-05-20', '20 May 2026'] },
    },
    {
      text: '[contract-form]\nDay of sale 20 May 2026\n[building-report] PRE-PURCHASE REPORT\nDate of inspection 9 March 2025',
      facts: { contractDate: ['2026-05-20', '20 May 2026'] },
    },
    '[vendor-statement]\n2.2 Owner builder: Not applicable',
    '[vendor-statement]\nThe house was built by a registered builder.',
    '[vendor-statement]\nOwner builder: not applicable',
    '[vendor-statement]\nThere has been no owner-builder work in the last seven years.',
    'Owner builder: No',
    '[building-permit] Permits of the last ten years\nPermit | Date | Work and builder | Final\nBS-4471/2023 | 2 May 2023 | Kitchen renewed within its walls; contract of $21,400 with Dorran Homes, not an owner-builder | Certificate of final inspection 9 September 2023',
    '[building-permit] Permits\nNo. | Issued | Particulars\n2291 | 7 June 2022 | Carport. Built under a contract and never by an owner-builder. No occupancy permit required',
    '[building-permit] Permits\nNo. | Issued | Particulars | Final\n118 | 2 February 2015 | Rear deck by an owner-builder, no insurance taken out | 4 June 2016',
    'The extension of 2023 was built by a firm rather than as owner-builder, with a policy no. 4471.',
    'The works were done by a registered builder, not an owner-builder.',
    'There is no owner-builder insurance because there was no such work.',
  ],
  clear: ['[building-permit]\nOwner-builder: not applicable'],
})
