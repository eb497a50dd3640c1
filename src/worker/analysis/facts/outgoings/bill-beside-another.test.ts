import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function yearOf(kind: string, text: string): number | null {
  const told = recogniseFacts(docOf(text)).outgoings.find(({ value }) => value.kind === kind)
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

test.each([
  [
    'water-rates',
    'the months that the head of an account names',
    'URBAN WATER\nAccount July to September 2026\nFixed access: water\t$58.10\nFixed access: wastewater\t$142.30',
    80_160,
  ],
  [
    'council-rates',
    'instalments that are counted by a sign',
    'CITY OF MARLOW rates enquiry\nRates levied\t$1,276.20\nRubbish\t$412.00\nInstalments\t4 x $422.05',
    168_820,
  ],
  [
    'land-tax',
    'the tax at which a land was taxed',
    'Certificate issued under the Land Tax Act\nThe property was taxed for 2026/27 at $880.00 as general land. No tax is owing.',
    88_000,
  ],
  [
    'council-rates',
    'the quarter of a territory that bills its land tax below, and not their total',
    'TERRITORY REVENUE - rates and land tax account\n\nCharge\tThis quarter\tNote\nGeneral rates\t$700.10\tfour equal quarters in the year\nLand tax\t$801.20\tCharged because the home is let, four equal quarters in the year\nTotal\t$1,501.30\tDue 16 November 2026',
    280_040,
  ],
  [
    'land-tax',
    'the quarter of a territory that bills its rates above, and not their total',
    'TERRITORY REVENUE - rates and land tax account\n\nCharge\tThis quarter\tNote\nGeneral rates\t$700.10\tfour equal quarters in the year\nLand tax\t$801.20\tCharged because the home is let, four equal quarters in the year\nTotal\t$1,501.30\tDue 16 November 2026',
    320_480,
  ],
  [
    'land-tax',
    'the quarters charged so far as quarters',
    'TERRITORY REVENUE OFFICE\tCertificate\nLand tax\nQuarter\tStatus on the first day of the quarter\tAmount\n1 July 2026\tLiable: owned by a trustee; paid 10 September 2026\t$901.25\n1 October 2026\tLiable: owned by a trustee; due 16 November 2026\t$901.25',
    360_500,
  ],
  [
    'council-rates',
    'the total that the lines come to, and not the instalment before the arrears',
    'CITY OF MARLOW rates certificate 2026-27\n\nGeneral rate, residential\t$1,310.00\nWaste charge\t$330.40\nRates and charges for the year\t$1,640.40\nInstalments of $410.10 fall due on 30 September 2026, 30 November 2026, 29 January 2027 and 31 March 2027.\nArrears at 30 June 2026\t$1,014.30\nInstalment due 30 September 2026\t$410.10\nInterest since 1 July 2026\t$68.20\nOwing now\t$1,492.60',
    164_040,
  ],
  [
    'council-rates',
    'no levy of the state that stands under its own head',
    'CITY OF MARLOW section 187 certificate\nRates 2026-27\tPayable quarterly: $402.10 each quarter. The first quarter has been paid.\n\fRevenue SA\nCertificate of emergency services levy\nLevy 2026-27\t$121.15 for the year, paid 4 September 2026',
    160_840,
  ],
  [
    'council-rates',
    'the charge and not what is owing of it, below a ruled head',
    'REVENUE OFFICE\tCERTIFICATE OF RATES, LAND TAX AND OTHER CHARGES\nCharge\tYear\tAmount\tOwing at issue\n------------------------------------------\nGeneral rates\t2026-27\t$3,906.00\t$976.50 (2nd instalment, not yet due)\nFire levy\t2026-27\t$410.00\tnil',
    390_600,
  ],
  [
    'council-rates',
    'the half year of a notice that adds up a half year, a quarter and arrears',
    'BURRIN REGIONAL COUNCIL rates and water notice\n\nRATES - half year 1 July 2026 to 31 December 2026\nGeneral rate\t$900.00\nWaste\t$240.10\nRates and charges for the half year\t$1,140.10\n\nWATER - quarter 1 July 2026 to 30 September 2026\nWater access\t$70.00\nSewerage\t$170.25\nWater for the quarter\t$240.25\n\nBALANCE\nRates carried over from earlier half years\t$5,000.00\nThis notice: rates and charges\t$1,140.10\nThis notice: water and sewerage\t$240.25\nTOTAL NOW PAYABLE\t$6,380.35',
    228_020,
  ],
  [
    'water-rates',
    'the quarter of a notice that adds up a half year, a quarter and arrears',
    'BURRIN REGIONAL COUNCIL rates and water notice\n\nRATES - half year 1 July 2026 to 31 December 2026\nGeneral rate\t$900.00\nWaste\t$240.10\nRates and charges for the half year\t$1,140.10\n\nWATER - quarter 1 July 2026 to 30 September 2026\nWater access\t$70.00\nSewerage\t$170.25\nWater for the quarter\t$240.25\n\nBALANCE\nRates carried over from earlier half years\t$5,000.00\nThis notice: rates and charges\t$1,140.10\nThis notice: water and sewerage\t$240.25\nTOTAL NOW PAYABLE\t$6,380.35',
    96_100,
  ],
  [
    'council-rates',
    "the same in a council's own words",
    'CITY OF MARLOW\nRATES CERTIFICATE 2026/27\nItem\tCharged\tStill to pay\n==========\nGeneral rate\t$1,512.00\t$1,134.00\n',
    151_200,
  ],
  [
    'council-rates',
    'the rates and no fee of a permit that stands below',
    'DISTRICT COUNCIL OF FARLEY\nLocal Government Act 1999 s 187\nCapital value\t$805,000\nRates 2026-27\t$2,204.40 (incl. landscape levy $71.20)\nDue\t1st instalment $551.10 paid 4 Sept 2026\nArrears\tnil\nRoad permit RP 0121\ts 222, $480.00 a year, not assignable',
    220_440,
  ],
  [
    'council-rates',
    'the year and no licence of a footpath',
    'SHIRE OF CORRIN\nRates certificate\nRates for 2026/27\t$1,960.00\nFootpath dining licence\t$2,150.00 a year',
    196_000,
  ],
  [
    'council-rates',
    'twice what the half year costs, with arrears below it',
    'ARDEN CITY COUNCIL\tRATE NOTICE\tIssued 20 July 2026\nGeneral rate\t$902.10\nWaste utility\t$210.40\nThis half year (1 July to 31 December 2026)\t$1,112.50\nArrears brought forward with interest\t$2,911.16\nTOTAL DUE 21 August 2026\t$4,023.66',
    222_500,
  ],
  [
    'council-rates',
    'four times a quarter, with arrears below it',
    'ARDEN CITY COUNCIL\tRATE NOTICE\tIssued 2 July 2026\nGeneral rate\t$402.10\nWaste\t$98.40\nCurrent quarter\t$500.50\nArrears of earlier quarters\t$1,001.00\nTotal due\t$1,501.50',
    200_200,
  ],
  [
    'emergency-services-levy',
    'the levy and not the land tax in the row above',
    'RevenueSA\nLand Tax Certificate\nREVENUESA\tLand tax 2026-27\tOwnership: a trust, 3 parcels\nAssessed on all parcels $11,020.00; proportion for this land $4,150.00\nSingle holding basis, this land\t$720.00\nEmergency services levy $131.40\tpaid',
    13_140,
  ],
  [
    'emergency-services-levy',
    'the levy that is paid',
    'RevenueSA certificate\nEmergency services levy 2026/27: $164.85, paid in full',
    16_485,
  ],
  [
    'emergency-services-levy',
    'the levy behind the tax of one line',
    'REVENUESA\nLand tax: site value $410,000, tax $0.00\nEmergency services levy\t$118.30\treceived 3 September 2026',
    11_830,
  ],
  [
    'water-rates',
    'services that are billed at other times',
    'UPPER VALE WATER\tInformation Statement\nWater and sewerage service fees, quarterly: $171.20\tParks and waterways, yearly: $ 84.60\nAmount owing: nil',
    76_940,
  ],
  [
    'water-rates',
    'services with their times in brackets',
    'NORTHERN WATER\tInformation Statement\nWater service charge (quarterly): $22.40; sewerage service charge (quarterly): $118.05; drainage charge (annual): $61.80',
    62_360,
  ],
  [
    'water-rates',
    'services with their times behind the name',
    'COAST WATER\nInformation statement\nSewerage charge, per quarter $104.00, water charge, per quarter $31.50, parks charge, per annum $86.00',
    62_800,
  ],
  [
    'emergency-services-levy',
    'the levy that the territory lists beside its general rates',
    'ACT REVENUE OFFICE\nCERTIFICATE OF RATES, LAND TAX AND OTHER CHARGES\nBraddon ACT 2612\nGeneral rates\t2026-27\t$3,118.00\nPolice, Fire and Emergency Services Levy\t2026-27\t$404.00\nSafer Families Levy\t2026-27\t$54.00',
    40_400,
  ],
  [
    'emergency-services-levy',
    'no levy that is counted in a total',
    'ACT REVENUE OFFICE\nCERTIFICATE OF RATES, LAND TAX AND OTHER CHARGES\nBraddon ACT 2612\nGeneral rates\t2026-27\t$3,118.00\nPolice, Fire and Emergency Services Levy\t2026-27\t$404.00\nTotal for the year\t$3,522.00',
    null,
  ],
  [
    'land-tax',
    'the part of the lot below the name of the office',
    'WEXLEY SHIRE COUNCIL\tCERTIFICATE s 603 Local Government Act\nTotal for the year\t$2,410.00\n\nREVENUE NSW (copy assessment)\t2026 land tax year\tCorley Family Trust, special trust\nPart for 9/SP60311\t$2,816.00\tPaid 30 April 2026',
    281_600,
  ],
  [
    'land-tax',
    'the share of a numbered unit',
    'Revenue NSW land tax assessment 2026, all holdings of the trust\nShare of unit 14: $1,920.00',
    192_000,
  ],
  [
    'other-charge',
    'what a village charges by the week',
    'ANNEXURE A\nVILLAGE DEED\nC.\tCharge for general services\n$131.00 a week. It goes up on 1 July. You keep on paying it after you have moved out.',
    681_200,
  ],
  [
    'other-charge',
    'a recurrent charge by the month',
    'ANNEXURE B\nRESIDENCE AGREEMENT\nThe recurrent charge for this villa is $412.00 a month.',
    494_400,
  ],
  [
    'other-charge',
    'the permit of a road',
    'DISTRICT COUNCIL OF FARLEY\nRates certificate\nRoad permit RP 0121\ts 222, owner, $480.00 a year',
    48_000,
  ],
  [
    'other-charge',
    'the yearly part of a special charge, and not the whole of it',
    'SHIRE OF DELMERE\nLand information certificate\nSpecial Charge Scheme 12 (kerbs) was declared in May 2026. The share of the land is $4,200.00, which may be paid in six annual instalments of $700.00.',
    70_000,
  ],
  [
    'other-charge',
    'the payment for panels that a company owns',
    'SPECIAL CONDITIONS\n4. The solar panels stay the property of the supplier under a supply agreement. A fee of $72.50 a month is paid for them.',
    87_000,
  ],
  [
    'other-charge',
    'no special rate that is in the total of the bill',
    'SHIRE OF DELMERE\nRate notice 2026-27\nGeneral rate\t$1,410.00\nSpecial rate (tourism)\t$60.00 a year\nTotal\t$1,470.00',
    null,
  ],
])('takes for %s %s', (kind, _name, text, cents) => {
  expect(yearOf(kind, PAGE + text)).toBe(cents)
})
