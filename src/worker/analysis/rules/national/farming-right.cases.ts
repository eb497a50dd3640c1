import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n5. «The buyer shall permit Mr J. Oakes to graze his ewes on the river flat until 30 June 2028.»',
    '[special-conditions]\n5. «The purchaser must allow Mrs. Tully to run up to twenty horses, on agistment, in the top paddock until 1 April 2027, and has no share of what she has paid.»',
    '[special-conditions]\n9. Crop. «The transferee shall let Brandt Farms harvest the wheat now sown on the eastern block up to 15 January 2027.»',
    '[contract-form] Contract\n[annexure] Agreement\n«Farmer shall have the occupation of the river flats and the Creek Paddock (together about 22 hectares) for cropping, from the first of March 2025 until the twenty-ninth of February 2028.»',
    '[vendor-statement]\n«The land is let to a share farmer under an agreement expiring on 30 April 2028.»',
    '[special-conditions]\n«The property is sold with an agistment licence over the rear paddock until May 2027.»',
    '«His agistment, in writing, is paid to 30 June 2028 and the purchaser takes subject to it.»',
    '[vendor-statement] Section 32\n«The back paddocks are let for grazing to B and R Toms until 31 March 2027.»',
    '5. «The Buyer is bound by the share-farming agreement for the river flats.»',
    '[contract-form] Contract\n1. Terms.\n[annexure] Agreement\n«The Cropper shall have the use of the top flats for cropping until the last day of May 2029.»',
    '[contract-form] Contract\n[annexure] Share-farming agreement\nThe share farmer crops the lower flats.\n«A sale of the land does not bring this agreement to an end and it binds whoever buys.»',
  ],
  passes: [
    '[vendor-statement] Section 32\nThe land is in the Farming Zone, in which grazing needs no permit until the scheme changes in 2027.',
    'The vendor may graze its own cattle on the land until 31 March 2027.',
    'The agistment ended in 2024 and the stock have gone.',
    'The house is let under a residential tenancy at $400 per week until 1 May 2027; the tenant grazes a pony.',
    'The purchaser takes subject to the easement.',
  ],
  clear: ['The purchaser pays its own legal costs.'],
})
