import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[particulars] Reference schedule\n«The Lot ☐ is not ☒ is affected by an order of, or an application to, QCAT about a tree»',
    '[special-conditions]\n«The Seller discloses QCAT proceeding NDR 088-26 about the poinciana on the eastern boundary.»',
    '[vendor-statement] Form 2\n«Trees: a copy of the tree application by the owner of Lot 9 is given to the buyer.»',
    { text: '«Is there a tree order or application? ☒ Yes ☐ No»', severity: 'medium' },
    '[particulars] Reference schedule\n«The Land ☐ is not affected ☒ is affected by a QCAT application about a tree»',
    {
      text: '[special-conditions] Special conditions\n5. «QCAT ordered on 4 May 2026, in an order that binds the owner, that the camphor laurel must be pruned every year.»',
      severity: 'high',
    },
    '[vendor-statement] Form 2\n«Trees: a matter under the Neighbourhood Disputes (Dividing Fences and Trees) Act»\n«Yes, see the application»',
  ],
  passes: [
    '[particulars] Reference schedule\nThe Lot ☒ is not ☐ is affected by an order of, or an application to, QCAT about a tree',
    '[particulars] Reference schedule\nTrees | The Land ☒ is not ☐ is affected by a QCAT application about a tree',
    '[particulars] Reference schedule\nThe Land ☒ is not affected ☐ is affected by a QCAT application about a tree',
    'Tree order: ☐ Yes ☒ No',
    '[special-conditions] Special conditions\n4. The QCAT order about the tree was complied with and the tree has been removed.',
    '[special-conditions] Special conditions\n4. The Seller will prune the tree by the letterbox.',
  ],
  clear: ['Tree order or application under the Neighbourhood Disputes Act: No'],
})
