import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The internal finishes will be as shown in the display suite.»',
    '[special-conditions]\n«Appliances and fittings will be selected by the Vendor later.»',
    '[special-conditions]\n«The specification for the dwelling is to be completed by the builder after signing.»',
    '[special-conditions]\n«Inclusions: refer to sales brochure»',
    '[special-conditions]\n«The colour schedule is not yet available and will be issued before construction starts.»',
    '[special-conditions]\n1. «The apartment will be finished to a standard similar to that of the display apartment;» «specifications to be advised.»',

    '«Fixtures and fittings will be as per the display suite.»',
    "«Finishes to builder's standard range;» «colours to be selected by the Developer.»",
    '«The schedule of finishes will be provided to the Buyer when finalised.»',
    '[particulars]\n«Inclusions: refer to marketing brochure»',
    '«The dwelling to be built will have appliances similar to those shown in the display home.»',
    '«The plans and specifications for the townhouse are not yet available.»',
    '7. «Plans and specifications: TBA»',
    '7. «Fixtures: as selected by Developer’s interior designer»',
    '7. «The colour scheme and fittings will be those which the Builder chooses.»',
    '7. «Floor plans not yet available.»',
    '7. «The vendor will decide on appliances and tapware.»',
  ],
  passes: [
    '7. The Purchaser must not alter the finishes of the common property after registration without consent of the owners corporation.',
    '[special-conditions]\nThe schedule of finishes is attached as annexure D.',
    '[special-conditions]\nThe Purchaser must choose a colour scheme within 14 days.',
    'The Vendor must build the dwelling in accordance with the schedule of finishes in Annexure C.',
    'The Purchaser must select the colours within 14 days of request.',
    'The Purchaser has not relied on any brochure or display unit as to finishes.',
    '[particulars]\nInclusions: all fixed floor coverings, light fittings and window furnishings as inspected',
    'A list of the plant is to be supplied with the transfer.',
  ],
  clear: ['The schedule of finishes is attached at pages 34 to 41.'],
})
