import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[vendor-statement]\n«The workshop at the rear is carried on as a non-conforming use.»',
    '[planning-certificate]\n«The present use of the land as a dwelling is a non-conforming use.»',
    '[vendor-statement]\n«The house relies on existing use rights.»',
    '[planning-certificate]\n«The dwelling is not permitted in the zone.»',
    '[vendor-statement]\n«Planning: Commercial 1 Zone (C1Z).»\n[lease]\nRenters of the unit: T. Abebe',
    '[vendor-statement]\n«Farming Zone (FZ), minimum area for a dwelling without permit 80 hectares.» The dwelling was built in 1988.',
    '[vendor-statement]\n«Planning: Industrial 3 Zone.» «The house is occupied under existing use rights.»',
    '[vendor-statement]\n«The use of the rear building as a dwelling is prohibited in the zone.»',
    '[vendor-statement]\n«Zone: IN3Z | dwelling house»',
    '[vendor-statement]\n«A dwelling on a lot of this size needs a permit in the Farming Zone.»',
    "[vendor-statement]\n«The planning permit allows use as a caretaker's residence only;» «the dwelling may not be occupied separately.»",
    { text: '«The dwelling is a non-conforming use of the land.»', severity: 'high' },
    '[particulars]\nThe house at 4 Quay Street\n[planning-certificate]\n«The land is included in an INDUSTRIAL 1 ZONE»',
    '[vendor-statement]\n«The shop relies on existing use rights.»',
  ],
  passes: [
    '[vendor-statement]\nThe zone is residential.',
    '[planning-certificate]\nZone: General Residential Zone',
    '[planning-certificate]\nA dwelling is permitted without consent in the zone.',
    '[vendor-statement]\nZone: General Residential Zone Schedule 1. Dwelling.',
    '[vendor-statement]\nNeighbourhood Residential Zone; dwelling',
    '[vendor-statement]\nThe land opposite is in the Commercial 1 Zone; the dwelling is in the General Residential Zone.',
    'The land is included in a GENERAL RESIDENTIAL ZONE - SCHEDULE 1',
    '[particulars]\nVacant lot\n[planning-certificate]\nFarming Zone',
    'There are no existing use rights.',
  ],
  clear: ['General Residential Zone'],
})
