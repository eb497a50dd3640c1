import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '«Overlays | Regulated and Significant Tree | Stormwater Management Overlay»',
      severity: 'low',
    },
    '[building-report]\n«The sugar gum beside the driveway measures 3.1 m in circumference and is a significant tree.»',
    '[special-conditions]\n5. «The purchaser acknowledges that a regulated tree grows in the front yard and must not object.»',
    {
      text: '[building-report]\n«Roots of the regulated tree near the carport have begun to lift the slab.»',
      severity: 'high',
    },
    { text: 'Zoning overlays\n«Regulated and Significant Tree»', severity: 'low' },
  ],
  passes: [
    '[building-report]\nNo regulated trees were identified on the land by the arborist.',
    'Is there a significant tree on the land?',
    '[building-report]\nThe lemon tree in the rear yard needs pruning.',
  ],
  clear: ['Overlays | Stormwater Management | Traffic Generating Development'],
})
