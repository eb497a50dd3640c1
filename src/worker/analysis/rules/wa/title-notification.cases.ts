import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Record of certificate of title\n«*M114422 NOTIFICATION SECTION 70A OF THE TRANSFER OF LAND ACT 1893.»\n«THE LOT MAY BE AFFECTED BY ODOUR FROM A TREATMENT PLANT.»\nN220114 MORTGAGE TO A BANK',
    '[title-search] Second schedule\n3. «P001188 NOTIFICATION, SECTION 70A TRANSFER OF LAND ACT: MOSQUITO-BORNE DISEASE»\n4. MEMORIAL CONTAMINATED SITES ACT 2003',
    '[special-conditions]\n«The Buyer acknowledges the notification on title that the lot may be affected by odour from the wastewater plant.»',
    '«*N774411 NOTIFICATION CONTAINS FACTORS AFFECTING THE WITHIN LAND.» LODGED 6/2/2017.',
    {
      text: '«O112233 NOTIFICATION SECTION 165 PLANNING AND DEVELOPMENT ACT 2005.» «A mains potable water supply is not available.»',
      severity: 'high',
    },
    '[special-conditions]\n6. «The Buyer has read the section 70A notification on the title about the kennel zone.»',
  ],
  passes: [
    'N889900 NOTIFICATION OF CHANGE OF BY-LAWS',
    'The statements set out below are not intended to be nor should they be relied on as substitutes for inspection of the land and the documents.',
    'Limitations, interests, encumbrances and notifications',
  ],
  clear: ['M111222 MORTGAGE TO STIRLING BANK LTD. REGISTERED 4/4/2019.'],
})
