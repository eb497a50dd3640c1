import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { fundTable } from './fund-table.ts'
import { recogniseOutgoings } from './outgoings.ts'

function contributionsIn(text: string, above = ''): number | null {
  const told = recogniseOutgoings(docOf(above + text)).find(
    ({ value }) => value.kind === 'owners-corporation',
  )
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

const SALE_OF_LOT =
  'Contract of Sale of Real Estate\nVendor: Ada Lind\nLand: Lot 6 on Strata Plan 1187\n\f'

test.each([
  [
    'rows for all lots of one entitlement, the sign in the head of its column',
    'Birch Court SP 1187 - Accounts and budget\n\nContributions from 1 October 2026, each quarter\n\nLots\tUnits each\tAdministrative $\tReserve $\tEach lot, a quarter $\tAll, a quarter $\n3\t80\t650.00\t200.00\t850.00\t850.00\n1, 2\t82\t666.25\t205.00\t871.25\t1,742.50\n4 to 12\t84\t682.50\t210.00\t892.50\t8,032.50',
    357_000,
  ],
  [
    'funds of a list of lots',
    'Strata Company Statement\n\nLevies from 1 July 2026, a quarter\n\nLot\tAdministrative $\tReserve $\n1-4\t300.00\t50.00\n5, 6 and 7\t410.00\t90.00',
    200_000,
  ],
])('the row of the lot that is sold: %s', (_name, text, cents) => {
  expect(contributionsIn(text, SALE_OF_LOT)).toBe(cents)
})

test.each([
  [
    'rows of funds with a column for the quarter and one for the year',
    'Body Corporate Certificate\nContributions for the unit, year to 30 June 2027\nper quarter\tper year\nAdministration fund\t$905.00\t$3,620.00\nSinking fund\t$215.00\t$860.00\nPaid to\t30 September 2026',
    448_000,
  ],
  [
    'rows of funds that are named in one word each',
    'Strata Company Statement\nLevies\nFund\tEach quarter\tYearly\nAdministrative\t$480.00\t$1,920.00\nReserve\t$95.00\t$380.00',
    230_000,
  ],
  [
    'the year before the half year',
    'Owners Corporation Certificate\nFees of lot 4\tAnnual\tHalf yearly\nGeneral fund\t$1,640.00\t$820.00\nMaintenance plan\t$360.00\t$180.00\nInsurance\t$510.00\t$255.00\nTotal\t$2,510.00\t$1,255.00',
    251_000,
  ],
  [
    'insurance by another schedule, with a total',
    'Body Corporate Certificate\nAnnual contributions for the year to 31 August 2027\nFund\tFor the lot\tEach quarter\nAdministrative fund\t$1,940.00\t$485.00\nSinking fund\t$1,120.00\t$280.00\nInsurance, by interest schedule\t$615.00\t$153.75\nTotal before any discount\t$3,675.00 a year\t$918.75',
    367_500,
  ],
  [
    'a charge that no fund has, in the total alone',
    'Section 184 Certificate\nContributions of lot 9\nFund\tContribution per quarter\nAdministrative fund\t$702.50\nCapital works fund\t$188.00\nTotal\t$940.50',
    376_200,
  ],
  [
    'a quarter alone',
    'Section 184 Certificate\nContributions of lot 9\nFund\tContribution per quarter\tNext due\nAdministrative fund\t$702.50\t1 November 2026\nCapital works fund\t$188.00\t1 November 2026',
    356_200,
  ],
  [
    'a column for each fund and one for insurance',
    'Body Corporate Certificate\nANNUAL CONTRIBUTIONS for the Lot, financial year 1 March 2026 to 28 February 2027\nAdministrative fund\tSinking fund\tInsurance\nTotal for the year before discount\t$5,120.00\t$1,730.40\t$906.00\nInstalments\tfour, 1 Mar, 1 Jun, 1 Sep and 1 Dec',
    775_640,
  ],
  [
    'a column for each fund, by the quarter, and their sum',
    'Strata Information Certificate\nContributions\tAdministrative\tCapital works\tTotal\nEach quarter\t$811.00\t$309.00\t$1,120.00\nPaid to\t30 Nov 2026\t30 Nov 2026\t',
    448_000,
  ],
])('adds the funds of a table of %s', (_name, text, cents) => {
  expect(contributionsIn(PAGE + text)).toBe(cents)
})

test.each([
  [
    'what the funds hold',
    'Body Corporate Certificate\nFees: $400.00 a quarter\nFund\tBalance at 30 June\tBudget for the year\nAdministrative fund\t$11,390.14\t$23,250.00\nSinking fund\t$2,046.90\t$2,560.00',
  ],
  [
    'a special contribution by its funds',
    'Body Corporate Certificate\nSpecial contributions\tAdministrative fund\tSinking fund\nFor the year\t$1,400.00\t$6,200.00',
  ],
  [
    'what the scheme took and spent',
    'Body Corporate Certificate\nAccounts for the year to 30 June 2026\nAdministration\tSinking fund\nOpening balance\t$9,100.00\t$70,400.00\nContributions received\t$22,400.00\t$9,600.00\nRepairs\t$7,010.00\t$0.00',
  ],
  [
    'what all lots paid in',
    'Body Corporate Certificate\nFor the year\tAdministration\tSinking fund\nContributions received\t$22,400.00\t$9,600.00',
  ],
  [
    'a quarter and a year that do not agree',
    'Body Corporate Certificate\nFund\tEach quarter\tYearly\nAdministrative\t$480.00\t$1,650.00\nSinking\t$95.00\t$380.00',
  ],
])('takes no table of %s', (_name, text) => {
  expect(fundTable(docOf(PAGE + text))).toBeNull()
})

test.each([
  [
    'a neighbourhood and the community above it',
    'Certificate under section 174, Community Land Management Act 2021\nSALT POINT NEIGHBOURHOOD ASSOCIATION DP 280411\nOwners corporation certificate\nLot\t12\nAdministrative fund\t$610.00 per quarter\nCapital works fund\t$180.00 per quarter\nSpecial contribution\tnone\n\fSALT POINT COMMUNITY ASSOCIATION DP 280400\nEach owner of a neighbourhood lot pays direct\nContributions: administrative $205.00 and capital works $95.00, both quarterly.',
    436_000,
  ],
  [
    'a strata corporation in a community title',
    'Strata Corporation 20417 Inc\nSection 41 statement for unit 3\nContributions: administrative fund $420.00 per quarter, sinking fund $110.00 per quarter\n\fCommunity Corporation 26118 Inc\nSection 139 statement for lot 8\nContributions: administrative fund $90.00 per quarter, sinking fund $30.00 per quarter',
    260_000,
  ],
  [
    'a subsidiary body corporate and its principal',
    'Body Corporate for Tern House CTS 51220\nBody Corporate Certificate\nContributions of the lot\tPer year\nAdministrative fund\t$2,960.00\nSinking fund\t$840.00\n\fBody Corporate for Tern Quay CTS 51204\nBody Corporate Certificate\nContributions of the lot\tPer year\nAdministrative fund\t$700.00\nSinking fund\t$260.00',
    476_000,
  ],
])('adds what the lot pays to %s', (_name, text, cents) => {
  expect(contributionsIn(PAGE + text)).toBe(cents)
})

test('takes two papers of one scheme for one', () => {
  const text =
    'Owners Corporation SP 81722\nStrata certificate\nAdministrative fund $500.00 per quarter\nCapital works fund $100.00 per quarter\n\fOwners Corporation SP 81722\nNotice of contributions\nAdministrative fund $500.00 per quarter\nCapital works fund $100.00 per quarter'
  expect(contributionsIn(PAGE + text)).toBe(240_000)
})

test.each([
  [
    'a column that tells of each fund how often it is charged',
    'OWNERS CORPORATION CERTIFICATE\n1 Present fees for the lot\nFund\tFrequency\tAmount\tNext due\nAdministration fund\tQuarterly\t$512.40\t1 October 2026\nMaintenance fund\tHalf-yearly\t$148.75\t1 October 2026\n\n8 Budget of the owners corporation for the year: administration $39,193.60; maintenance $9,520.00',
    234_710,
  ],
  [
    'what is raised of all owners below what one pays',
    'STRATA CORPORATION 6082 INC.\tSection 41 statement\nMaintenance contributions\nAdmin fund contribution (paid half-yearly in advance)\t$584.40\t1 January and 1 July\nSinking fund contribution (paid half-yearly in advance)\t$157.00\t1 January and 1 July\nTotal the corporation raises in a year\tadmin $11,600.00\tsinking $3,000.00',
    148_280,
  ],
  [
    'an insurance that is charged apart, in a row',
    'BODY CORPORATE FOR UNITS PLAN 91/044\nCertificate of body corporate\na\tContributions payable by unit 12 for 1 July 2026 to 30 June 2027:\n\tAdministration\t$3,030.00\n\tSinking\t$830.00\n\tInsurance recovery\t$768.00\n\tTogether\t$4,628.00',
    462_800,
  ],
  [
    'an insurance that is charged apart, in a column',
    'BODY CORPORATE INFORMATION STATEMENT\nContributions levied on unit 16 for the year from 1 July 2026\noperating fund\tmaintenance/sinking\tinsurance levy\n$2,184.00\t$664.00\t$910.00',
    375_800,
  ],
  [
    'fees by the quarter under the names of the funds',
    'OWNERS CORPORATION CERTIFICATE\nWhat are the fees for the lot?\nBilled quarterly in advance from 1 July 2026:\nAdministration\tMaintenance plan\tInsurance is in\neach quarter\t$518.20\t$94.40\tadministration',
    245_040,
  ],
  [
    'a total for the lot below the name of each fund',
    'BODY CORPORATE CERTIFICATE\nBCCM Form 33\nADMINISTRATIVE FUND\nTotal contributions before discount for the lot\t$1,862.50\nNumber of instalments\t4\nSINKING FUND\nTotal contributions for the lot\t$741.00\nOTHER CONTRIBUTIONS\nInsurance levy for the year for the lot (by interest schedule)\t$312.10',
    291_560,
  ],
  [
    'general contributions beside those to a fund',
    'SECTION 119 CERTIFICATE\tUnit Titles (Management) Act 2011\nGeneral contributions determined for 12 months to 30 April 2027\t$3,110.00\tin four instalments of $777.50\nSinking fund contributions determined for 12 months to 30 April 2027\t$1,032.00\tin four instalments of $258.00\nAmounts owing for the unit\t$1,035.50\tinstalment due 1 August 2026',
    414_200,
  ],
])('adds what a lot pays into all funds, from %s', (_name, text, cents) => {
  expect(contributionsIn(`Contract of Sale\nVendor: Ada Lind\n\f${text}`)).toBe(cents)
})

test('takes what is called up once, in a table of lots, for no regular contribution', () => {
  const text =
    'Strata Corporation 1187 Inc\nMinutes of extraordinary general meeting\nRESOLVED that the tender be accepted and $90,000.00 be called up from unit holders by entitlement in three equal instalments on 15 January, 15 April and 15 July 2027:\nUnit\tEntitlement\tEach instalment\tTotal for the unit\n1, 2, 3\t800\t$2,400.00\t$7,200.00\n4, 5, 6\t870\t$2,610.00\t$7,830.00\n'
  expect(contributionsIn(text, SALE_OF_LOT)).toBeNull()
})
