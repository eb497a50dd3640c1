import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[owners-corporation-certificate]\n«Aluminium composite panels with a polyethylene core are fixed to the eastern facade.»',
    '[owners-corporation-certificate]\n«The building has been placed on the register of Cladding Safety Victoria.»',
    '[minutes]\n«The committee discussed replacing the flammable panels;» quotations of $1.1m were tabled.',
    '[owners-corporation-certificate]\n«The council has issued a fire order concerning the external wall panels.»',
    '[minutes]\n«The building surveyor rated the cladding risk as high.»',
    '[special-conditions]\n«The Purchaser acknowledges that parts of the facade are clad in expanded polystyrene.»',
    '[owners-corporation-certificate]\n«Replacement of expanded polystyrene and aluminium composite panels on the east and south elevations, following a notice from the State cladding authority.»',
    '«The fire engineer found that the facade panels are flammable and must come off.»',
    '«Cladding Safety Victoria rates the building unacceptable.»',
    '[vendor-statement]\n«A building notice concerning the external cladding is current.»',
    '«The facade cladding has to be replaced after the council’s order.»',
    '[owners-corporation-certificate]\n«The building is on the Cladding Safety Victoria program.»',
    '«Aluminium composite panels with a polyethylene core are fixed to levels 3 to 9.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nThe combustible cladding was removed in 2023 and the matter is cleared.',
    '[owners-corporation-certificate]\nNo combustible cladding was identified.',
    '[building-report]\nCladding: weatherboard.',
    '[owners-corporation-certificate]\nThe cladding rectification was completed and a certificate issued in 2024; the order has been cleared.',
    '[owners-corporation-certificate]\nThe cladding is non-combustible.',
    'Cladding was removed and replaced in 2022.',
    '[vendor-statement]\nWeatherboard cladding.',
    'External wall cladding was assessed as non-combustible.',
    'There is no combustible cladding on the building.',
    '[building-report]\nCladding: weatherboard, with some rot to be replaced',
  ],
  clear: ['The building is of solid masonry.'],
})
