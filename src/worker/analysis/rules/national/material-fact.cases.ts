import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The vendor discloses that a murder took place in the house in 2019.»',
    '[vendor-statement]\n«The shed was used as a drug laboratory in 2021.»',
    '«A death occurred at the property in unusual circumstances.»',
    { text: '«Police found a prohibited plant being grown in the attic in 2025.»', state: 'NSW' },
  ],
  passes: [
    'No violent crime is known to the vendor.',
    'Material facts include, for example, a homicide.',
  ],
  clear: ['The vendor has disclosed no such fact.'],
})
