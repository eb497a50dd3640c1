import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

function yearOf(kind: string, text: string): number | null {
  const told = recogniseOutgoings(docOf(text)).find(({ value }) => value.kind === kind)
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

test.each([
  [
    'a share of a budget by liability, for the lot that is sold',
    'Land: Lot 6 on proposed Plan of Subdivision PS900100C\n\fBUDGET FOR THE FIRST YEAR\nInsurance\t15,900.00\nTotal\t39,168.00\n\nShared by lot liability. Lot 6: 80/960 of the total, being $816.00 a quarter, the first falling due after registration.',
    326_400,
  ],
  [
    'a rate for each entitlement',
    'Body Corporate Certificate\nContribution schedule lot entitlement 14, aggregate 420\nAdministrative fund: $210.00 per lot entitlement per annum\nSinking fund: $80.00 per lot entitlement per annum',
    406_000,
  ],
  [
    'a rate for each unit of liability, by the quarter',
    'Owners Corporation Certificate\nFees are raised at $18.50 per unit of lot liability per quarter. Liability of lot 9: 22',
    162_800,
  ],
  [
    'equal contributions by their days',
    'Section 184 Certificate\nContributions determined for the lot\n1/8/26 Admin $540.10 Capital Works $160.00\n1/11/26 Admin $540.10 Capital Works $160.00\n1/2/27 Admin $540.10 Capital Works $160.00',
    280_040,
  ],
  [
    'rows for the quarters of a year',
    'Owners Corporation Certificate\nFees for the lot\tAdministration fund\tMaintenance fund\n1 Jul 2026 to 30 Sep 2026\t$380.00\t$70.00\n1 Oct 2026 to 31 Dec 2026\t$380.00\t$70.00',
    180_000,
  ],
  [
    'the form of a body corporate that tells totals before a discount',
    'Body Corporate Certificate (Form 33)\nAnnual contributions for lot\nAdministrative fund\tTotal amount before any discount $2,904.00\nNumber of instalments 4\nSinking fund\tTotal amount before any discount $996.00\nNumber of instalments 4',
    390_000,
  ],
  [
    'an insurance levy behind the two funds',
    'Body Corporate Certificate\nAdministrative fund contribution $1,210.00 half yearly\nSinking fund contribution $405.00 half yearly\nInsurance levy $360.00 yearly',
    359_000,
  ],
  [
    'no special contributions by their days',
    'Body Corporate Certificate\nAdministrative fund $2,600.00 a year. Sinking fund $900.00 a year.\nSpecial contributions for the sea wall\n1 September 2026 $5,950.00\n1 December 2026 $5,950.00',
    350_000,
  ],
])('counts the contributions of %s', (_name, text, cents) => {
  expect(yearOf('owners-corporation', PAGE + text)).toBe(cents)
})

test.each([
  [
    'the share of the land that is sold',
    'State Revenue Office\nLand Tax Clearance Certificate\nLand tax for the year ending 31 December 2026\nSingle holding tax: $1,050.00\nAggregated holding tax: $17,400.00\nProportion for this land: $2,190.00',
    219_000,
  ],
  [
    'the total of its steps',
    'Land Tax Assessment 1 July 2026 to 30 September 2026\nFixed charge $1,700 a year, quarterly $425.00\nValuation charge $388.00\nTotal land tax for the quarter $813.00',
    325_200,
  ],
  [
    'the share behind the scale of the whole',
    'Land Tax Assessment Notice 2026\nTotal taxable land value $2,200,000\nTax on $1,125,000 at 1.6% plus $100: $18,100.00\nThis property (land value $600,000): share of tax $4,936.00',
    493_600,
  ],
  [
    'the tax beside the rates on one paper',
    'ACT Revenue Office\nCertificate of rates, land tax and other charges\nGeneral rates for the year 2026-27 $2,105.30\nLand tax quarter 1 July to 30 September 2026 $701.15',
    280_460,
  ],
])('takes for land tax %s', (_name, text, cents) => {
  expect(yearOf('land-tax', PAGE + text)).toBe(cents)
})

test('takes for the levy what is payable and no step of it', () => {
  const text =
    'RevenueSA\nCertificate of emergency services levy payable\nFixed charge $50.00\n+ variable charge $131.10\n- remission $68.20\n= amount payable $112.90'
  expect(yearOf('emergency-services-levy', PAGE + text)).toBe(11_290)
})

test('counts four instalments that are all that a rates notice tells', () => {
  const text =
    'RATE NOTICE\nMarlow City Council\nRates and charges for 2026-27\nFour instalments of $512.40, the first on 31 August 2026'
  expect(yearOf('council-rates', PAGE + text)).toBe(204_960)
})
