import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[title-search]\n«5 DP1190022 RESTRICTION: NO GUEST TO STAY FOR A PERIOD EXCEEDING THREE MONTHS IN ANY YEAR»',
    '[title-search]\n«4 AR220145 RESTRICTION ON USE: PERMANENT OCCUPATION NOT ALLOWED»',
    '[planning-certificate]\n«Consent conditions restrict occupation of the building to people over 55.»',
    '[planning-certificate]\n«The land is subject to a condition that it be used for affordable housing.»',
    '[title-search]\n«RESTRICTION: OCCUPATION ONLY BY SENIORS OR PEOPLE WITH A DISABILITY»',
    '21. «A condition of consent restricts the occupants to seniors or people with a disability.»',
    '[special-conditions]\n«The lot may only be used as a serviced apartment managed by the operator.»',
    '«Affordable rental housing: do conditions of consent apply? | Yes, until 2034»',
    '[title-search]\n«6 AQ551204 RESTRICTION: DWELLING TO BE OCCUPIED BY PERSONS AGED 55 OR MORE, SENIORS ONLY»',
  ],
  passes: [
    '[title-search]\n4 AR220145 LEASE TO HOLM PTY LTD FOR MORE THAN THREE MONTHS',
    '[planning-certificate]\nThe land is not subject to conditions about seniors housing.',
    '21. Housing conditions for seniors. None.',
    '2. Zone R3. Seniors housing and boarding houses are permitted with consent.',
    '22. No conditions of consent about affordable rental housing apply to the land.',
  ],
  clear: ['21. Seniors housing conditions. Not applicable.'],
})
