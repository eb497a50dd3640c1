import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[planning-certificate] Section 337\n3 | «Has a building permit been granted? | Yes | 2008/0611 conversion: completed, occupancy permit 1 May 2009. 2014/0388 mezzanine bedroom: certificate of completion not issued; final inspection never booked»',
    '[planning-certificate]\n10 | Has a building permit been issued within the last 10 years, and if so has a certificate of completion been issued? | ☐ Yes ☒ No | No permit within that period\n11 | Has a permit been issued for plumbing work? | ☒ Yes ☐ No\n«11A | If yes to 11, has a certificate of completion (plumbing) been issued? | ☐ Yes ☒ No | Final inspection not requested; permit lapsed 2016»',
    '[planning-certificate]\nRemarks: BA 2009/311 - issued 17 June 2010.\n«BA 2014/090 (barn altered to form a cottage) - not issued;» permit expired 2016.',
    '3. «The Vendor discloses that the studio above the garage is not approved for habitation.»',
    '[planning-certificate] Council land information certificate\n4. Has a building permit been issued for the land? | Yes\n«5. Has a certificate of completion been issued for each permit? | No»',
    '[planning-certificate] Council land information certificate\n«6. Is any plumbing work on the land outstanding?»\n«Yes. Inspection 2 of 2011 was never done.»',
    '[building-permit] Permit register\n«Certificate of completion has not been issued for permit 2014/123, upper level.»',
    {
      text: '2. «The garden shed was erected without a permit.»',
      severity: 'medium',
    },
    '8. «No occupancy permit was granted for the lower floor flat.»',
  ],
  passes: [
    // Work of a kind for which nothing is asked.
    '[planning-certificate] Section 337\nDeck, 2021: low-risk work of Category 1, for which neither permit nor completion certificate is called for.',
    '[planning-certificate] Section 337\nA shed of 2018, for which no permit is required.',
    '[planning-certificate]\nPurchasers are warned that illegal works may have to be demolished at the cost of the owner.',
    '[planning-certificate]\nThe building must not be occupied until an occupancy permit has been issued.',
    'Certificate of final inspection issued 12 June 2019.',
    '[planning-certificate] Council land information certificate\n4. Has a building permit been granted since 2004? | No\n5. Has a certificate of completion been issued for each permit? | No',
    '[planning-certificate] Council land information certificate\n5. Is a certificate of completion outstanding? | No',
    '[general-conditions]\nThe Vendor must not alter the buildings without approval.',
    'The Purchaser may make a final inspection of the property before completion.',
    '[planning-certificate] Council certificate\n6 Work begun for which no completion certificate has been given No',
  ],
  clear: [
    '[planning-certificate] Council land information certificate\n5. Has a certificate of completion been issued for each permit? | Yes',
  ],
})
