import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    { text: '«The dwelling is a non-conforming use of the land.»', severity: 'high' },
    '[particulars]\nThe house at 4 Quay Street\n[planning-certificate]\n«The land is included in an INDUSTRIAL 1 ZONE»',
    '[vendor-statement]\n«The shop relies on existing use rights.»',
  ],
  passes: [
    'The land is included in a GENERAL RESIDENTIAL ZONE - SCHEDULE 1',
    '[particulars]\nVacant lot\n[planning-certificate]\nFarming Zone',
    'There are no existing use rights.',
  ],
  clear: ['General Residential Zone'],
})
