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
    '[planning-certificate] Overlays\nA regulated tree is any tree with a trunk circumference of 1 metre or more, measured 1 metre above natural ground level.',
    '[planning-certificate] Overlays\nThe Code may declare a tree to be a significant tree where its trunk is large or it is identified in Part 10.',
    '[annexure] Leaflet of the council\nRegulated trees are trees with a trunk circumference of a metre or more, and significant trees those of two metres.',
    '[annexure] Leaflet of the council\nTree-damaging activity in the front or rear yard without approval is an offence.',
    '[building-report]\nNo regulated trees were identified on the land by the arborist.',
    'Is there a significant tree on the land?',
    '[building-report]\nThe lemon tree in the rear yard needs pruning.',
  ],
  clear: ['Overlays | Stormwater Management | Traffic Generating Development'],
})
