import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[plan]\nLot 8, area 1.985 ha\n[planning-certificate]\n«Whether minimum land dimensions are fixed: the minimum for the erection of a dwelling house is 2 hectares.» A house that burns down may be replaced only if the application is made while its walls stand.',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[contract-form]\nLot 11 38.02 ha, Lot 12 40.47 ha\n[planning-certificate]\n«Development standard for a dwelling: minimum lot size 100 ha.» A dwelling house may be erected on a smaller lot only if clause 4.2A is met.',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[title-search]\nLand area 22.5 ha\n[planning-certificate]\n«A dwelling is permitted with consent only where the lot has at least 40 hectares.»',
      state: 'NSW',
    },
    '[title-search]\nArea 8.2 hectares\n[planning-certificate] Farming Zone\n«Minimum area for which no permit is required to use land for a dwelling: 40 hectares.»',
    {
      text: '[particulars]\nArea: 12 ha or thereabouts\n[planning-certificate] Rural zone\n«Minimum allotment size for a dwelling, which may be built with consent: 30 ha.»',
      state: 'SA',
    },
    {
      text: '[particulars]\nLand area 6.1 hectares\n[rates-certificate]\n«No house may be erected on a lot of less than 20 hectares.»',
      state: 'TAS',
    },
  ],
  passes: [
    {
      text: '[plan]\nLot 8, area 39.9 ha\n[planning-certificate]\nThe minimum lot size for the erection of a dwelling house is 40 ha.',
      state: 'NSW',
    },
    '[particulars]\nLand area: 12.4 ha\n[planning-certificate]\nMinimum lot size for a dwelling to be erected: 40 ha (dwelling on this lot approved 1996)',
    {
      text: '[particulars]\nLand area 52 ha\n[planning-certificate]\nDevelopment standard for a dwelling: minimum lot size 40 ha.',
      state: 'NSW',
    },
    {
      text: '[particulars]\nLand area 512 m2\n[planning-certificate]\nDevelopment standard for a dwelling house: minimum lot size 600 m2.',
      state: 'NSW',
    },
    {
      text: '[particulars]\nLand area 22 ha\n[planning-certificate]\nMinimum lot size for subdivision 40 ha; a dwelling may be erected.',
      state: 'NSW',
    },
    {
      text: '[particulars]\nLand area 22 ha\n[planning-certificate]\nMinimum lot size for a dwelling 40 ha, but a dwelling entitlement is confirmed for the standards of the plan.',
      state: 'NSW',
    },
    {
      text: '[particulars]\nLot 4, area 1.2 ha\n[planning-certificate]\nDevelopment standard: minimum lot size for the erection of a dwelling: 40 ha. Clause 4.2A: the land is an existing holding, for which the dwelling standard does not apply.',
      state: 'NSW',
    },
    '[planning-certificate]\nDevelopment standard for a dwelling: minimum lot size 100 ha.',
  ],
  clear: ['[particulars]\nLand area 52 ha\n[planning-certificate]\nFarming zone'],
})
