import { cases } from '../cases.ts'

const PLAN = '30. Completion is due after registration of the strata plan.\n'

export default cases({
  flags: [
    `${PLAN}[vendor-statement] Disclosure statement\n«Development consent granted? ☐ Yes ☒ No Details: application under assessment by Council»`,
    `${PLAN}[vendor-statement] Disclosure statement\n«Are there conditions upon which the contract may be terminated? ☒ Yes: the vendor is to exchange contracts for at least 70 per cent of the lots by 30 September 2027»`,
    `${PLAN}41. «The Developer may rescind if it has not sold 60% of the apartments by 1 May 2028.»`,
    `${PLAN}41. «This contract is subject to the vendor entering into contracts for thirty of the lots, being 50 per cent of the units, before 1 March 2028.»`,
    `${PLAN}42. «The vendor may terminate if presales acceptable to its financier are not achieved.»`,
    `${PLAN}43. «The Transferor may rescind unless it obtains construction finance on terms acceptable to it by 30 June 2027.»`,
    `${PLAN}44. «The development application has not yet been determined by the council.»`,
    `${PLAN}44. «The purchaser acknowledges that the construction certificate is yet to be issued.»`,
    `${PLAN}44. «Development consent is pending before the Land and Environment Court.»`,
  ],
  passes: [
    '[special-conditions]\nThe lot is sold off the plan and the plan is not registered.\n[vendor-statement] Disclosure statement\n3.1 | Development consent | ☒ Granted ☐ Not granted. DA-2025/0411, 17 June 2025, Merrin Council.',
    '[vendor-statement] Disclosure statement\n3.1 | Development consent | ☒ Granted ☐ Not granted. DA-2025/0411, 17 June 2025, Merrin Council.',
    '[particulars]\nLand | Lot 4 on proposed plan\n[special-conditions]\nThe contract is not conditional on pre-sales or on development approval by the vendor.',
    '[particulars]\nLand | Lot 4 on proposed plan\n[special-conditions]\nThis sale does not depend on pre-sales by the vendor.',
    '[special-conditions]\nThe vendor has development consent and must build.',
    `${PLAN}[vendor-statement] Disclosure statement\nDevelopment consent granted? ☒ Yes ☐ No Details: DA-2024/118 of 3 May 2025`,
    `${PLAN}[vendor-statement] Disclosure statement\nIs the contract subject to the vendor obtaining finance? ☐ Yes ☒ No`,
    `${PLAN}41. If the purchaser obtains finance approval from a lender the vendor will be told.`,
    `${PLAN}41. The vendor must build in accordance with the development consent granted on 3 May 2025.`,
    '41. This contract is subject to the vendor selling 50% of the lots in the estate.',
  ],
  clear: [`${PLAN}[vendor-statement] Disclosure statement\nTotal number of lots: 118`],
})
