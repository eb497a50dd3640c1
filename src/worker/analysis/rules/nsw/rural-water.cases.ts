import { cases } from '../cases.ts'

export default cases({
  flags: [
    '47. «Water access licence WAL 4410 is not included in the sale.»',
    '47. «The bore and dam are not licensed and the purchaser relies on its own enquiries.»',
    '«The vendor retains 120 shares of irrigation entitlement, which are sold separately.»',
    { text: '«No warranty is given as to the yield or quality of the bore.»', severity: 'medium' },
    '«The stock and domestic bore has failed and has been out of use since 2023.»',
    '«The sale does not include any water allocation or irrigation licence.»',
    '«The large dam was built without a works approval.»',
  ],
  passes: [
    'Water access licence WAL 4410 is included and will be transferred on completion.',
    'Water usage is adjusted by Sydney Water meter reading, and no licence is needed.',
    'The vendor must repair any damage to the dam wall before completion.',
    'The dishwasher is not included in the sale.',
  ],
  clear: ['The licensed bore passes with the land.'],
})
