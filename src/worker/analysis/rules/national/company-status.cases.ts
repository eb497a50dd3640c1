import { cases } from '../cases.ts'

export default cases({
  in: 'company-extract',
  flags: [
    '[company-extract]\n«Status: Strike-off action in progress»',
    '[company-extract]\n«Company status | EXAD External administration»',
    '[company-extract]\n«ASIC has published a notice of proposed deregistration of the company.»',
    '[company-extract]\n«A liquidator was appointed on 3 March 2026.»',
    '[company-extract]\n«Status: Deregistered»',
    '[particulars]\n«Vendor: Brightwater Homes Pty Ltd (Administrators Appointed) ACN 004 028 077»',
    '«Status: Strike-Off Action In Progress»',
    { text: '[particulars]\n«Vendor: Tarn Pty Ltd ACN 004 085 617»', severity: 'high' },
    '«An administrator appointed on 4 May 2026 controls the company, external administration since then.»',
    '«Appointed liquidator: Pat Example, 4 March 2026»',
    '[particulars]\n«Vendor: Tarn Pty Ltd (in liquidation) ACN 004 085 616»',
  ],
  passes: [
    // A heading of the extract with nothing below it.
    '[company-extract]\nEXTERNAL ADMINISTRATION | No appointments.',
    '[company-extract]\nExternal administration | nothing recorded',
    '[company-extract]\nEXTERNAL ADMINISTRATION | No documents recorded.',
    '[company-extract]\nExternal administration and controllers | no appointment is shown on the register',
    // What the constitution says of an end, and what a director did elsewhere.
    '[company-extract]\nArticle 60. On winding up, surplus is divided in proportion to shares.',
    '[company-extract]\nMr Anders: previous roles - director of three companies, one deregistered on its own application (2019).',
    '[company-extract] Extract\nFormer member: DORRIGO NOMINEES PTY LTD (deregistered 2008), shares transferred 2006',
    '[company-extract]\nStatus: Registered',
    '[company-extract]\nExternal administration: none recorded',
    '[particulars]\nVendor: Brightwater Homes Pty Ltd',
    'Former name: Tarn Deregistered Nominees Pty Ltd',
    '31/08/2026 Strike-off action withdrawn',
    '[special-conditions]\nIf a liquidator is appointed to the purchaser the vendor may end this contract.',
    'Status: Registered ACN 004 085 616',
    'No external administration is recorded.',
    '[particulars]\nVendor: Tarn Pty Ltd ACN 000 000 019',
  ],
  clear: ['Company status: Registered'],
})
