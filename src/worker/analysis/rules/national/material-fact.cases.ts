import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[planning-certificate]\n«Police found things for the manufacture of a prohibited drug in the shed in 2024.»',
    '[planning-certificate]\n«A clandestine laboratory was found by the police in the shed in 2022.»',

    '[building-report] «Methamphetamine residue above the guideline was measured in two rooms.»',

    '[vendor-statement]\n«The vendor advises that in 2023 a person died at the property in suspicious circumstances.»',
    '[vendor-statement]\n«A person was unlawfully killed on the premises in 2022.»',
    '[vendor-statement]\n«The house was once a clandestine drug laboratory and has been cleaned.»',
    '[special-conditions]\n«The Vendor discloses that a former occupant was killed in the house in 2021.»',
    '[special-conditions]\n«Police found equipment for making methylamphetamine in the garage in 2020.»',
    '[vendor-statement]\n«A homicide took place on the land.»',
    '[special-conditions]\n«The house was damaged by fire in 2023 and has been rebuilt.»',
    '[special-conditions]\n«A cannabis crop was grown in the roof space and tests for residue were not made.»',
    '[vendor-statement]\n«The death of a resident in suspicious circumstances occurred at the property.»',
    '«The vendor discloses that a murder took place in the house in 2019.»',
    '[vendor-statement]\n«The shed was used as a drug laboratory in 2021.»',
    '«A death occurred at the property in unusual circumstances.»',
    { text: '«Police found a prohibited plant being grown in the attic in 2025.»', state: 'NSW' },
  ],
  passes: [
    '[vendor-statement]\nNil.',
    "[vendor-statement]\nThe vendor's late husband lived here.",
    '[special-conditions]\nThe vendor is the executor of the deceased.',
    '[special-conditions]\nThe chattels of a deceased estate will be removed.',
    'No violent crime is known to the vendor.',
    'Material facts include, for example, a homicide.',
  ],
  clear: ['The vendor has disclosed no such fact.'],
})
