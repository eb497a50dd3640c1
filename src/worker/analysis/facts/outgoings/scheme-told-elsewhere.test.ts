import { describe, expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

function levyIn(text: string): number | null {
  const told = recogniseOutgoings(docOf(text)).find(
    ({ value }) => value.kind === 'owners-corporation',
  )
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\nLand: Lot 3 on SP 102030\n\f'

describe('what a lot pays its scheme, where no certificate says it', () => {
  test.each([
    [
      'rates for each entitlement in the minutes, and the number of the lot in the schedule',
      `${PAGE}MINUTES OF THE ANNUAL GENERAL MEETING\nThat contributions be fixed at $200.00 for each contribution schedule lot entitlement for the year.\nCarried.\nThat the premium be recovered at $10.00 for each interest schedule lot entitlement.\nCarried.\nThat a special levy of $90.00 for each contribution schedule lot entitlement be raised.\nLost.\nSCHEDULE OF LOT ENTITLEMENTS\nLot on plan\tContribution\tInterest\nLot 1 on SP 102030\t9\t80\nLot 2 on SP 102030\t9\t80\nLot 3 on SP 102030\t12\t100`,
      340_000,
    ],
    [
      'a share of what a meeting raises from all',
      `${PAGE}MINUTES OF THE ANNUAL GENERAL MEETING\nResolved to raise annual fees of $40,000.00 for the administration fund and $10,000.00 for the maintenance fund from all owners in proportion to lot liability. The total lot liability is 500.\nSchedule\nLot\tEntitlement\tLiability\n1\t90\t100\n2\t90\t100\n3\t95\t25`,
      250_000,
    ],
    [
      'a share of the last year of a budget',
      `${PAGE}OWNERS CORPORATION BUDGET\nAdministrative fund\t2025–26\t2026–27\nInsurance\t20,000\t22,000\nContributions to the administrative fund\t50,000\t60,000\nContributions to the sinking fund\t18,000\t20,000\n\nThe unit entitlement of Lot 3: 50 of 1,000`,
      400_000,
    ],
    [
      'all that falls due from the lot in a year, though the first instalment is of the old rate',
      `${PAGE}MINUTES OF THE ANNUAL GENERAL MEETING\nContributions\nLot\tDue 1 Sep 2026\tDue 1 Dec 2026\tDue 1 Mar 2027\tDue 1 Jun 2027\n1\t310.00\t330.00\t330.00\t330.00\n2\t310.00\t330.00\t330.00\t330.00\n3\t400.00\t420.00\t420.00\t420.00`,
      166_000,
    ],
    [
      'the last instalment in the ledger of the lot, of as many as it says',
      'OWNERS CORPORATION CERTIFICATE\nLedger of the lot\n1 Jun 2026\tFees 2025/26, instalment 12 of 12\t$150.00\n1 Jul 2026\tFees 2026/27, instalment 1 of 12\t$160.00\n4 Aug 2026\tFee for a refused debit\t$15.00',
      192_000,
    ],
    [
      'words in a letter that counts the times',
      'ANNEXURE\nFrom the manager of the body corporate\nThe body corporate levies three times in a year. Each levy on the lot is four hundred and ten dollars for the administrative fund and one hundred dollars for the sinking fund. Before that each levy was $380.00.',
      153_000,
    ],
    [
      'the columns of both funds, though the row has fewer cells than the heads',
      'BODY CORPORATE CERTIFICATE\nContributions of the lot\nInstalment\tDue\tAdministrative fund\tSinking fund\n1\t1 July 2026\t$300.00\t$100.00\n2\t1 January 2027\t$320.00\t$110.00\nAnnual contribution\t$620.00\t$210.00',
      83_000,
    ],
    [
      'rates below a head that says what they are for',
      `${PAGE}BODY CORPORATE DISCLOSURE\nFund\tLevied for each lot entitlement a year\nAdministrative fund, contribution schedule\t$50.00\nSinking fund, contribution schedule\t$15.00\nLot\tContribution\tInterest\n1\t18\t30\n3\t20\t33`,
      130_000,
    ],
    [
      'a primary and a secondary corporation',
      'COMMUNITY CORPORATION CERTIFICATE\nStatement of Community Corporation No. 20111 Incorporated\n\nContribution to the administrative fund: $300.00 a quarter\n\nContribution to the sinking fund: $100.00 a quarter\n\fCOMMUNITY CORPORATION CERTIFICATE\nStatement of Community Corporation No. 20001 Incorporated\n\nFor the lot: administrative fund $180.00 and sinking fund $60.00, together\n\n$240.00 each half-year',
      208_000,
    ],
  ] as const)('%s', (_name, text, cents) => {
    expect(levyIn(text)).toBe(cents)
  })

  test.each([
    [
      'what another lot pays',
      'ANNEXURE\nFrom the manager of the body corporate\nThe body corporate levies three times in a year. My own levy is $510.00 each time, and the neighbour told me of it.',
    ],
    [
      'a budget without the share of the lot',
      `${PAGE}OWNERS CORPORATION BUDGET\nContributions to the administrative fund\t50,000\t60,000`,
    ],
    [
      'a rate that was lost at the vote',
      `${PAGE}MINUTES OF THE ANNUAL GENERAL MEETING\nThat contributions be fixed at $200.00 for each lot entitlement.\nLost.\nLot\tEntitlement\n1\t9\n3\t12`,
    ],
  ] as const)('does not take %s for it', (_name, text) => {
    expect(levyIn(text)).toBeNull()
  })
})
