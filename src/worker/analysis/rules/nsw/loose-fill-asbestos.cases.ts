import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«The land includes premises listed on the loose-fill asbestos insulation register.»',
    '[special-conditions]\n«The Vendor discloses that the house is part of the loose-fill asbestos demolition program.»',
    "[planning-certificate]\n«Council's records show that loose-fill asbestos insulation was found in the ceiling.»",
    {
      text: '12. «The dwelling on the land is listed on the register of homes with loose-fill asbestos insulation.»',
      severity: 'critical',
    },
    '«Loose-fill asbestos insulation: is the premises on the register? | Yes»',
    '[special-conditions]\n«The vendor discloses that Mr Fluffy fibres were found in the ceiling and the home has a tag.»',
    '[planning-certificate] Certificate\n«LOOSE-FILL ASBESTOS: THE LAND INCLUDES PREMISES THAT ARE LISTED ON THE REGISTER KEPT UNDER DIVISION 1A»',
  ],
  passes: [
    '[planning-certificate]\nLOOSE-FILL ASBESTOS: NOT A LISTED PREMISES IN THE REGISTER',
    '[planning-certificate]\nThe premises are not listed on the register.',
    '12. Loose-fill asbestos. The land contains no premises that are listed on the register.',
    '12. Loose-fill asbestos insulation. Not listed on the register.',
    'Bush fire: no. Loose-fill asbestos: NO. 13. Mine subsidence: YES, proclaimed district.',
    '11 Loose-fill asbestos: dwelling not on the register. 12 Mine subsidence: the land is within a proclaimed district.',
    'Loose-fill asbestos: not registered.\nThe land is within the coastal use area.',
    '[planning-certificate] Loose-fill asbestos insulation\nWhether any premises on the land are entered on the register: No. Some homes in the Orrin Shire have been found to contain loose-fill asbestos.',
    '[planning-certificate] 14 Loose-fill asbestos\nIs the dwelling registered? No. Loose-fill asbestos was found in a number of houses within the local government area.',
    '[planning-certificate]\nCertain dwellings in this district were confirmed to contain loose-fill asbestos insulation.',
    '[statutory-notice]\nHomes built before 1985 could contain loose-fill asbestos listed on a register.',
  ],
  clear: ['12. Loose-fill asbestos insulation. No.'],
})
