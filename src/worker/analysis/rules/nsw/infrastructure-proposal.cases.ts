import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[planning-certificate]\n«Sydney Metro proposes to acquire the substratum beneath the land.»',
    '[planning-certificate]\n«An electricity distributor has proposed an easement over the rear 5 metres.»',
    '[special-conditions]\n«The Vendor discloses a letter from Transport for NSW about a tunnel under the property.»',
    '[planning-certificate]\n«A pipeline proposal under the Pipelines Act affects the land.»',
    {
      text: '48. «The vendor discloses a letter from Sydney Metro about a proposed tunnel beneath the land.»',
      severity: 'high',
    },
    '[annexure] Letter\n«Transgrid intends to take an easement for a transmission line over the rear of Lot 4.»\n[special-conditions]\n33. Electronic exchange is agreed.',
    {
      text: '«A gas pipeline corridor is under investigation in the vicinity of the property.»',
      severity: 'medium',
    },
    '[planning-certificate]\n«An acquisition of substratum under the land is proposed.»',
  ],
  passes: [
    '[planning-certificate]\nThere is no proposal to acquire an easement.',
    'There is no proposal of an energy authority that affects the land.',
    'Gas is supplied to the property and the meter account is in the vendor’s name.',
    '[statutory-notice]\nLand can be affected by proposals of electricity, gas and rail authorities over the land.',
  ],
  clear: ['No proposal of a rail authority affects the land.'],
})
