import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«She is in no written agreement and has told the agent that she was promised a home for life.»',
    '«Her ex-husband has not signed the orders and says the unit is still half his.»',
    '«A summons was filed on 3 May to have the attorney removed.»',
    "«Our client, the vendor's son, disputes his sister's authority to sell the farm and will apply to the Tribunal.»",
    '«She says that Mr Dunn promised her that she could live in the cottage for the rest of her life.»',
    '[special-conditions]\n1. Time is of the essence.\n[other]\nLetter from Hale & Co\n«We act for the de facto partner, who claims a half interest in the house and will lodge a caveat.»',
    '«Her brother has filed a caveat against the grant of probate.»',
    {
      text: '«The house is not to be sold while my brother Tom lives in it.»',
      severity: 'critical',
    },
    '«The will of 2019 leaves the unit to my sister and me.»',
    '«I leave my share of the block to Joan for her life and then to the grandchildren.»',
    '«The former wife has started family court proceedings and seeks orders about the house.»',
    '«Mrs Bond told us that her father signed the power of attorney when he was ill, and that she opposes the sale.»',
    // A covenant that the next owner signs too, and the word "will" that is no paper.
    '«My brother contests the later will and has instructed a solicitor.»',
  ],
  passes: [
    '[annexure] Requisitions\n7. Does anyone claim an interest in the proceeds by a charge, a caveat or a family provision order?',
    '[vendor-statement] 7 Infrastructure\n(a) The land is NOT to be transferred until the works are done unless the box is marked ☐',
    '[annexure]\n☐ The house is not to be sold while my wife lives in it.',
    '[vendor-statement]\nThe property is not to be disposed of before the agreement ends, if this square box is ticked ☐',
    // How a will comes to a sale, what it leaves besides, and claims that nobody made.
    'The time for a family provision claim ends on 11 December 2026.',
    'WILL, extract, clause 5: "I give my house to my executors upon trust to sell it and to divide what it brings between my two children alike."',
    'Will, extract: I GIVE my piano to my niece.',
    'I leave my late husband’s watch to him and my library to her.',
    "A claim under the Testator's Family Maintenance Act could in theory be made by a child;",
    'The daughter consents to the sale and disputed nothing.',
    'Her claim to a half interest in the house was dismissed on 3 May 2024.',
    'A person who claims an interest in the land may lodge a caveat.',
    '[special-conditions]\n1. The purchaser must not object to the authority of the attorney to sell.',
    'The executor has authority to sell under the will.',
    'His son told us that the neighbours are friendly.',
    // A covenant that the next owner signs too, and the word "will" that is no paper.
    '[lease]\nThe owner covenants not to sell the land without first obtaining from the incoming owner a deed of covenant in like form.',
    '[lease]\nNot to transfer the land unless the transferee has signed a covenant to the same effect.',
    '[special-conditions]\n4. You must not object to, and when we ask you will support, any application of ours for the neighbouring land.',
  ],
  clear: ['The vendor bought the house in 2011.'],
})
