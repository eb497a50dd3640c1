import { cases } from '../cases.ts'

export default cases({
  flags: [
    '7. «The Buyer acknowledges Defence flying activities over the property.»',
    '[planning-certificate] Property report\n«Within 1.6 km of a mosquito breeding site»',
    '[title-search] Title\n«Notice: the land is affected by biting insects»',
    '9. «The Buyer is aware that the land lies near the RAAF base.»',
  ],
  passes: [
    '[planning-certificate] Property report\nNo biting insect area is recorded.',
    '4. The tenant is Defence Housing Australia under a lease.',
    '[statutory-notice]\nAsk about mosquito breeding sites near the land.',
  ],
  clear: ['[planning-certificate] Property report\nBiting insects: not affected'],
})
