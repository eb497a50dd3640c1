import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Notwithstanding any other provision the Vendor may rescind this contract if the total amount claimed by the purchaser exceeds $1,000 and the vendor serves notice of intention to rescind.»',
    '[special-conditions]\n«Objections and claims not made in writing within seven days of the date of sale are extinguished.»',
    '[special-conditions]\n«You must make any claim before settlement or you lose it.»',
    "[special-conditions]\n«The Vendor's liability, whether in contract or negligence, shall cease upon delivery of the transfer.»",
    '[special-conditions]\n«Maximum claim | $3,000 | including costs»',
    '[special-conditions]\n«The total amount which the Buyer may recover from the Seller for any breach is limited to $2,500.»',
    '[special-conditions]\n«Any claim not notified in writing within 48 hours of the final inspection is barred.»',
    "[special-conditions]\n«The Vendor's aggregate liability under this Contract must not be more than one per cent of the Price.»",
    '[special-conditions]\n«The Vendor may rescind should the Purchaser claim more than $1,000 by way of compensation.»',
    '[special-conditions]\n«No claim may be brought by the Transferee after completion.»',
    '[special-conditions]\n«In clause 7.1.1 "5%" is replaced by "$500".»',
    '[special-conditions]\n«You can only claim for a defect if you tell us before settlement.»',
    "[special-conditions]\n«The Purchaser's sole remedy is a reduction in price, which shall not in any event exceed five hundred dollars.»",
    "[special-conditions]\n1. «The Vendor's maximum liability under this contract is $5,000.»",
    '[special-conditions]\n1. «Claims not made in writing by the day before settlement are waived.»',
    '[special-conditions]\n1. «The purchaser cannot hold back any money at settlement because of a defect.»',

    '[special-conditions]\n1. «The aggregate of all claims by the Buyer is limited to 1% of the price.»',
    '[special-conditions]\n1. «The Seller shall not be liable for any claim unless it is notified before completion and exceeds $20,000.»',
    '[special-conditions]\n1. «The total amount that may be recovered from the Vendor under this contract shall not exceed ten thousand dollars.»',
    '[special-conditions]\n1. «Any defect not listed in writing at that inspection is taken to be accepted, and no sum may be retained on that account.»',
    '[special-conditions]\n1. «All rights of the Purchaser against the Vendor merge and are extinguished upon settlement.»',
    '[special-conditions]\n1. «The Vendor has no liability for any matter first notified after the settlement date.»',
    '[special-conditions]\n1. «Any claim for compensation must be lodged within 2 days of the final inspection or is barred.»',
    '[special-conditions]\n1. «The Purchaser may not retain or set off any sum from the balance on any account.»',

    { text: '«Claims under this contract may not exceed 1% of the price.»', severity: 'high' },
    '«In clause 7.1.1 the figure 5% is replaced by 2% for any claim.»',
    '«If the purchaser claims compensation of more than $2,000 the vendor may rescind.»',
    '«Every claim must be made before settlement, failing which it lapses.»',
    {
      text: '33. «Clauses 7.1.1 and 7.2.1: the figures are replaced by 2%.»',
      state: 'NSW',
      severity: 'high',
    },
  ],
  passes: [
    "[special-conditions]\nThe vendor's liability is not limited.",
    '[special-conditions]\nClaims up to 5% of the price are to be determined by an expert.',
    "[special-conditions]\nThe agent's liability is limited to the amount of its commission.",
    "[special-conditions]\nNothing in this contract limits the Purchaser's statutory rights.",
    '[special-conditions]\n1. The Purchaser may claim compensation for any error in the description of the land before or after settlement.',
    '[special-conditions]\n1. The Purchaser may retain $2,000 from the balance until the defects listed at the inspection have been made good.',

    'Claims of up to 5% of the price go to an expert.',
    'No claim is limited that the law does not allow to be limited.',
    'Interest of 2% may be claimed, not exceeding the actual loss.',
  ],
  clear: ['The purchaser may claim for an error in the description of the land.'],
})
