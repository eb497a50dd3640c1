import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[special-conditions]\n«The Buyer knows that the neighbour draws water from the dam by a hose, and the Buyer will let that go on as before.»',
    '[special-conditions]\n7. «The family at number 14 have parked their float in the yard for years and the Buyer agrees to allow this to continue.»',
    '[vendor-statement]\n«There are encumbrances not registered on the title that continue after settlement. ☐ Yes ☒ No»\n[special-conditions]\n«The owners of the next farm have walked their stock across the rear paddock since 1998, and the Buyer must permit it to continue after settlement.»',
    '[vendor-statement]\n«Encumbrance not on the register that stays after settlement? ☒ Yes ☐ No»\n«If an unwritten arrangement, give details | Corey Orm (nephew) occupies the granny flat by oral agreement, no end date, no rent»',
    "[vendor-statement]\n«Interests off the title which go on after settlement: YES, neighbour's pump line»",
    '[vendor-statement]\n«Any right not shown on the title that continues? | ☒ Yes | ☐ No»',
    '[vendor-statement] Form 2\n«Unregistered oral agreement: the owner of number 14 crosses the rear of the land to reach his shed.»',
    '[vendor-statement] Form 2\n«Other unregistered agreement in writing: licence of the eastern paddock for agistment to 31 December 2028»',
    {
      text: '«Are there encumbrances not registered on the title that remain after settlement? ☒ Yes ☐ No, grazing agreement with A Pike»',
      severity: 'high',
    },
    {
      text: '«Statutory encumbrances affect the property | Yes - trunk sewer»',
      severity: 'medium',
    },
    '[special-conditions] Special conditions\n7. «The adjoining owner has permission to draw from the bore on the Land and the Buyer must honour this.»',
    '[special-conditions] Special conditions\n9. «The Land is sold subject to a verbal agreement with the canoe club.»',
    '«Unregistered encumbrances»\n«☒ Yes, a solar lease of twenty years»',
    {
      text: '«Statutory encumbrances: stormwater pipe of the council along the north side»',
      severity: 'medium',
    },
    {
      text: '«Statutory encumbrances: ☒ Yes. The water main lies in the footpath, with a house connection»',
      severity: 'low',
    },
    {
      text: '«Statutory encumbrances: ☒ Yes: sewer beneath the house, with its house connection»',
      severity: 'medium',
    },
  ],
  passes: [
    '[vendor-statement]\nUnregistered lease (if applicable) - the start and end day of the term, the rent and any option: not applicable Unregistered oral agreement, details: nil',
    '[special-conditions]\nThe Buyer must let the owner of the next lot use the gate until the fence is finished, which will end before settlement.',
    '[vendor-statement]\nInterests off the title which go on after settlement: NO',
    '[vendor-statement]\nEncumbrance not on the register that stays after settlement? ☐ Yes ☒ No\nIf an unwritten arrangement, give details | nil',
    '[vendor-statement] Form 2\nUnregistered encumbrances ☒ Yes ☐ No\nResidential tenancy to Jarrod Pike: start 30 January 2026, end 29 January 2027, rent $410 per week',
    'Statutory encumbrances: ☒ Yes ☐ No, rights of support and services implied by the Land Title Act',
    'Statutory encumbrances: ☒ Yes ☐ No, water main in the verge only, plan attached',
    '[vendor-statement] Form 2\nUnregistered agreements: None',
    'Statutory encumbrances: ☐ Yes ☒ No',
    'Encumbrances not registered on the title: ☐ Yes ☒ No. Statutory encumbrances: ☐ Yes ☒ No.',
    'The property may have the benefit of statutory easements that need not be disclosed.',
    '[special-conditions] Special conditions\n4. The oral agreement with the neighbour will end before settlement.',
    '[general-conditions] Terms of contract\n7.3 The Seller warrants there is no unregistered agreement that will bind the Buyer.',
  ],
  clear: ['Encumbrances not registered on the title: No'],
})
