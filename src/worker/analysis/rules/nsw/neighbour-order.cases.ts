import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[special-conditions]\n51. «The dispute with the neighbour over the fence has not come to an end.»',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\n«Water from your lawn has been through our garage three times.»',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\n«We shall go to the court if it is not mended by the new year.»',
    '[special-conditions]\n«No objection may be made about the drainage dispute with the adjoining owner.»',
    '[special-conditions]\n«An order was made under the Trees (Disputes Between Neighbours) Act 2006 to remove the camphor laurel.»',
    '[special-conditions]\n«The adjoining owner has applied to the Local Court for an access order.»',
    '[special-conditions]\n«A dividing fence notice was served on the vendor in April.»',
    '[special-conditions]\n«There is a disagreement with the owner of lot 11 over the retaining wall.»',
    '18. «Council has been notified of an order under the Trees (Disputes Between Neighbours) Act 2006.»',
    '[special-conditions]\n46. «A dividing fences notice for $6,400 was served on the vendor in June.»',
    '[special-conditions]\n«The vendor discloses an application by the adjoining owner of Lot 11 for access to neighbouring land.»',
    '«Tree order affecting the land | Yes»',
  ],
  passes: [
    '[special-conditions]\n50. The disagreement of some years since between the deceased and the owner of Lot 3 about the overflow from the dam was concluded by a deed of 14 March 2019, the works under which are done and paid for;',
    '[special-conditions]\n51. A dispute with the owner of number 8 over the retaining wall was ended by agreement in 2021 and the wall was rebuilt.',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\nWe thank you for mending the wall; nothing more comes off your land.',
    '[special-conditions]\nThere are no disputes with neighbours.',
    '18. Orders under the Trees (Disputes Between Neighbours) Act 2006. None.',
    '18. Council has not been notified that an order has been made in respect of a tree on the land.',
    '[special-conditions]\nThe fencing dispute with the neighbour was settled in 2024.',
    '[annexure] Requisitions on title\nHas the vendor been served with a notice under the Dividing Fences Act 1991?',
  ],
  clear: ['18. Tree orders. None notified.'],
})
