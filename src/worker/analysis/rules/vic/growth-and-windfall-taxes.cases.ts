import { cases } from '../cases.ts'

export default cases({
  in: 'land-tax-certificate',
  flags: [
    '[vendor-statement]\n«The land is subject to GAIC.»',
    '[vendor-statement]\n«NOTICE Section 201UB Planning and Environment Act 1987»',
    '[vendor-statement]\n«Windfall gains tax of $412,000 has been assessed and deferred.»',
    '[special-conditions]\n«The Purchaser shall meet any growth areas infrastructure contribution triggered by this sale.»',
    '[land-tax-certificate]\n«Windfall gains tax | $88,200.00 | unpaid»',
    '[vendor-statement]\n«AVPCC No. 210.2»\n«Tax reform scheme land: Yes»',
    '[special-conditions]\n«Any WGT assessed after the day of sale is to be borne by the Buyer.»',
    '[vendor-statement]\n«Windfall gains tax of $41,200 is deferred and recorded against the land.»',
    '[vendor-statement]\n«GAIC: the land is in the contribution area, notice AS22331 is recorded on title»',
    '[vendor-statement]\n«Windfall gains tax: an assessment has issued, unpaid»',
    '[vendor-statement]\n«The land has entered the commercial and industrial property tax scheme: Yes»',
    {
      text: '[title-search]\n«NOTICE Section 201UB Planning and Environment Act 1987»',
      severity: 'critical',
    },
    '«Windfall gains tax deferred: $212,000»',
    { text: '[vendor-statement]\n«The land is tax reform scheme land: Yes»', severity: 'medium' },
  ],
  passes: [
    '[vendor-statement]\nWindfall gains tax: nil',
    '[vendor-statement]\nThere is no GAIC recording on the title.',
    '[vendor-statement]\nAVPCC No. 110.3',
    '[vendor-statement]\nWindfall gains tax: there is no notice of assessment and no deferral.',
    'Windfall gains tax: there is no notice of assessment and no deferral.',
    '[vendor-statement]\nGAIC | Not applicable, the land being outside the growth areas',
    '[vendor-statement]\nNo windfall gains tax is assessed, deferred or payable.',
    '[vendor-statement]\nWindfall gains tax liability: $0.00',
    '[vendor-statement]\nThe land has not entered the commercial and industrial property tax scheme.',
    'Windfall gains tax: Nil',
    '[vendor-statement]\nGAIC: not applicable',
    '[vendor-statement]\nAVPCC No. 110.3, tax reform scheme land: no',
  ],
  clear: ['Land tax for 2026: nil'],
})
