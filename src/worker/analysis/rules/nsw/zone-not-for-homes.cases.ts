import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[planning-certificate]\n«2 Zoning R2 Low Density Residential (as to proposed Lots 300-338) RE1 Public Recreation (as to part of proposed Lot 227 along the creek)»',
      facts: { lotPlan: ['Lot 227 unregistered', '2 Zon'] },
    },
    {
      text: '[planning-certificate]\n«Zone: R2 Low Density Residential and part RE1 Public Recreation»',
      severity: 'high',
    },
    '[planning-certificate]\n«Zone RU1 Primary Production»',
    '[planning-certificate]\n«Zone RE1 Public Recreation»',
    { text: '2. «The land is zoned RE1 Public Recreation.»', severity: 'critical' },
    { text: '«Zone | E4 General Industrial»', severity: 'high' },
    { text: '«The land is zoned RE2 Private Recreation.»', severity: 'high' },
    { text: '«The land is zoned SP2 Infrastructure (Road).»', severity: 'medium' },
    { text: 'Land use zone: see below\n«Zone RU1 Primary Production»', severity: 'medium' },
    {
      text: '2. «The land is partly within Zone C2 Environmental Conservation.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The cottage is occupied under existing use rights.»',
      severity: 'high',
    },
    '«A dwelling house may not be erected on the land because it is smaller than the minimum lot size of 100 hectares.»',
    '[special-conditions]\n49. «The Transferor does not warrant that the land has a dwelling entitlement.»',
    '[special-conditions]\n49. «The lot is below the minimum lot size under the local plan.»',
    '«Any dwelling entitlement was extinguished on 1 May 2012.»',
  ],
  passes: [
    {
      text: '[planning-certificate]\n2 Zoning R2 Low Density Residential (as to proposed Lots 219-238) RE1 Public Recreation (as to part of proposed Lot 300 along the creek)',
      facts: { lotPlan: ['Lot 227 unregistered', '2 Zon'] },
    },
    // Another zone takes other land.
    '[planning-certificate]\nZone: R1 General Residential; a strip on the east RE1 Public Recreation (the future park).',
    '[planning-certificate]\nZone: R2 Low Density Residential. Other zones: RE1 Public Recreation on the drainage reserve outside Stage 4.',
    '[planning-certificate]\nZone R4 High Density Residential; no environmental management plan applies.',
    '[planning-certificate]\nZone R2 Low Density Residential',
    'The land meets the minimum lot size and a dwelling house may be erected with consent.',
    '2. Zone R2 Low Density Residential.',
    'Zone | E1 Local Centre',
    'The land is not within Zone RE1 Public Recreation.',
    'Zone C4 Environmental Living. Dwelling houses are permitted with consent.',
    'Zone R2 Low Density Residential\nItem 7, land reserved for acquisition: part, rear 6 metres, SP2 Local Road, acquiring body the Council',
    'Zone: R3 Medium Density Residential\nLand Reservation Acquisition map: front strip, SP2 Classified Road',
  ],
  clear: ['2. Zone R3 Medium Density Residential.'],
})
