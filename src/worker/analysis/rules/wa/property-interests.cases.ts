import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: 'Interests that affect the property\n«Public drinking water source area | Priority 1 source protection area»',
      severity: 'high',
    },
    {
      text: '«Mining tenement | exploration licence E70/1234 granted over the lot»',
      severity: 'low',
    },
    '[special-conditions]\n5. «The Buyer acknowledges that the land is within a special control area for development contributions.»',
    { text: '«The lot lies in the CHRMAP hazard line for 2070.»', severity: 'high' },
    '«Acid sulfate soil risk: high to moderate risk within 3 m of the surface»',
  ],
  passes: [
    '[planning-certificate] Property interest report\nBasic raw materials | AFFECTS | Inside the separation area of a limestone quarry with a licence to 2039\nMining tenements | Does not affect',
    'Mining tenements | not affected',
    'Interests that do not affect the property\nBush Forever area | 3 km',
    '[special-conditions]\nThe Seller will clear the bushes along the driveway.',
    'Acid sulfate soil risk: moderate to low, not affected',
  ],
  clear: ['Public drinking water source area | does not affect'],
})
