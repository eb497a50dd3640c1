import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«Consent conditions restrict occupation of the building to people over 55.»',
    '[planning-certificate]\n«The land is subject to a condition that it be used for affordable housing.»',
    '[title-search]\n«RESTRICTION: OCCUPATION ONLY BY SENIORS OR PEOPLE WITH A DISABILITY»',
    '21. «A condition of consent restricts the occupants to seniors or people with a disability.»',
    '[special-conditions]\n«The lot may only be used as a serviced apartment managed by the operator.»',
    '«Affordable rental housing: do conditions of consent apply? | Yes, until 2034»',
    '[title-search]\n«6 AQ551204 RESTRICTION: DWELLING TO BE OCCUPIED BY PERSONS AGED 55 OR MORE, SENIORS ONLY»',
  ],
  passes: [
    '[planning-certificate]\nThe land is not subject to conditions about seniors housing.',
    '21. Housing conditions for seniors. None.',
    '2. Zone R3. Seniors housing and boarding houses are permitted with consent.',
    '22. No conditions of consent about affordable rental housing apply to the land.',
  ],
  clear: ['21. Seniors housing conditions. Not applicable.'],
})
