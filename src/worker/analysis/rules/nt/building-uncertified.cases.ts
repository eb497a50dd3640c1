import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[building-permit] Building advisory services\n«Granny flat: not certified.» «Shade structure: no permit»',
    '1. «The verandah and carport have no occupancy certification.»',
    '[building-permit] Building file search\n«Building permit 12345 issued for the extension, no occupancy permit.»',
    '4. «The Buyer purchases with knowledge of the uncertified works to the house.»',
    {
      text: '[building-permit] Building file search\n«Certificate of Existence issued 4 May 2019 for the shed.»',
      severity: 'medium',
    },
    '6. «The granny flat was built without a permit.»',
  ],
  passes: [
    '[building-report]\n9 What the report is not\nIt is not a certificate that any building has approval, and says nothing of boundaries.',
    '[building-report]\nIt is not a guarantee that any building was approved or certified.',
    '[particulars]\nBuildings in the Territory may lack certification, and the file should be searched.',
    '[special-conditions]\n3. The Seller warrants that there is no structure on the Land which wants certification.',
    '[special-conditions]\n3. There are no buildings on the Land that lack an occupancy permit.',
    '[other] Notes\nIf there is no occupancy permit the owner may have to certify the work or remove it.',
    '[statutory-notice]\nLand cannot be transferred until a pool certificate or an acknowledgement is lodged.',
    '[building-permit]\nWorks built without a permit cannot be lawfully used until one of these is given.',
    '[building-permit]\nPermits without occupancy certification: 0',
    '[building-permit] Building file search\nOccupancy Permit issued 3 May 2010',
    'All buildings are certified.',
    '[general-conditions]\nThe Seller must disclose buildings without an occupancy permit.',
  ],
  clear: ['[building-permit] Building file search\nOccupancy Permit issued 3 May 2010'],
})
