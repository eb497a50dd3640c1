import { cases } from '../cases.ts'

export default cases({
  flags: [
    '39. Shafts. «There are believed to be nine open or filled mine shafts on the land.»',
    '[contract-form]\nSale of land\n[annexure] Letter\nAs asked I walked lots 7 and 8. «Mullock heaps cover about a third and there are four open shafts on lot 8 with old timber over them.»',
    '[planning-certificate] CERTIFICATE\n«Hazard: ground collapse – former opal field, all lots in section 7»',
    '4. «An old mine shaft was capped under the house in 1988 and the purchaser takes it as it is.»',
    '[building-report] REPORT\n«Subsidence beside the shed points to abandoned workings under the yard.»',
  ],
  passes: [
    '[building-report] Timber pests\nOld workings were seen in the bottom rail of the fence within the yard; no live insects.',
    '[building-report] REPORT\nTermite activity. Abandoned workings in the skirting of the house were dry.',
    'R. Mine workings. Shafts exist all over the district. None is known to the vendor within the land.',
    '4. There are no mine shafts on the land.',
    '[plan] PLAN\nInspection shaft on the land beside the sewer.',
    '5. The lift shaft within the lot is common property.',
  ],
  clear: ['The purchaser pays its own legal costs.'],
})
