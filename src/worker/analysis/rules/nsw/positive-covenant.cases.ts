import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search]\n«5 AQ551207 POSITIVE COVENANT»\n[annexure] Instrument under section 88B\nThe owner of the lot burdened must keep the area (C) as an asset protection zone and remove fuel before summer.',
    '[title-search]\n«POSITIVE COVENANT REFERRED TO AND NUMBERED 3 IN THE S.88B INSTRUMENT»',
    '[plan]\n«The registered proprietor must keep the on-site detention system in repair.»',
    '[planning-certificate]\n«Council may carry out the works and recover the cost under section 88F.»',
    { text: '«5 AQ551207 POSITIVE COVENANT»', severity: 'medium' },
    '[special-conditions]\n50. «The property drains to an on-site detention tank that the owner must keep in order.»',
    {
      text: '[annexure] Instrument setting out terms\n«The council may enter, do the work and recover the cost under section 88F.»\n[special-conditions]\n33. Electronic exchange is agreed.',
      severity: 'medium',
    },
    {
      text: '[planning-certificate]\n«An amount of $2,400 is owing under the positive covenant.»',
      severity: 'high',
    },
  ],
  passes: [
    '[title-search]\nEASEMENT FOR DRAINAGE 1.5 WIDE',
    '[special-conditions]\nThere is no positive covenant on the title.',
    '6 DP1200455 POSITIVE COVENANT BENEFITING THE LAND ABOVE DESCRIBED',
    '[contract-form]\n☒ 10 document creating an easement, restriction or positive covenant',
  ],
  clear: ['3 AQ100200 MORTGAGE TO EXAMPLE BANK LTD'],
})
