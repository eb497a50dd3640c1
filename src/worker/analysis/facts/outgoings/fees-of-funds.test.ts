import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const HEAD = 'BODY CORPORATE CERTIFICATE\nBody Corporate for Pandora Grove CTS 14082\nLot 3\n'

test.each([
  [
    'an instalment of a year, raised as often as the sentence before says',
    'Contributions are raised half yearly. For the year from 1 July 2026 the instalment for lot 3 is $1,210.00 to the administrative fund and $240.00 to the sinking fund, together $1,450.00.',
    290_000,
  ],
  [
    'three funds in one row',
    'Levies each quarter:  administration $702.50   sinking $155.00   painting fund $60.00',
    367_000,
  ],
  [
    'a premium behind both funds',
    'Levy raised half yearly: administrative $480.00, sinking $130.00, insurance $262.50',
    174_500,
  ],
  [
    'a premium in the row below, for the time of the rows above',
    'Annual contributions payable by the owner of lot 3:\nadministrative fund     $4,310.60\nsinking fund     $1,002.40\ninsurance     $688.00',
    600_100,
  ],
  [
    'days in rows of each fund',
    'Administrative fund contributions:   1 Jul 2026 $402.00   1 Jan 2027 $402.00\nSinking fund contributions:   1 Jul 2026 $155.00   1 Jan 2027 $155.00',
    111_400,
  ],
  [
    'days below the name of each fund',
    'Administrative fund   1 Sep 2026 - 31 Aug 2027   total $1,900.00\nDue 1 Sep 2026 $475.00; 1 Dec 2026 $475.00; 1 Mar 2027 $475.00; 1 Jun 2027 $475.00\nSinking fund   1 Sep 2026 - 31 Aug 2027   total $640.00\nDue 1 Sep 2026 $160.00; 1 Dec 2026 $160.00; 1 Mar 2027 $160.00; 1 Jun 2027 $160.00',
    254_000,
  ],
  [
    'a sum for the time of its parts',
    'Contributions: administration $612.00 a quarter, sinking fund $238.00 a quarter; together $850.00.',
    340_000,
  ],
  [
    'a sum that is four times one of its parts by chance',
    'Ordinary contributions: $520.00 per quarter (administration $390.00, sinking $130.00)',
    208_000,
  ],
  [
    'a year that is told beside its quarter',
    'Contributions: $570.00 a quarter, $2,280.00 a year (administration $1,560, maintenance fund $720)',
    228_000,
  ],
])('adds what a lot pays a year from %s', (_name, text, cents) => {
  expect(readLayout(`${HEAD}${text}\n`)['outgoings']).toMatchObject({ 'owners-corporation': cents })
})

test.each([
  'Excess   Buildings $1,400 each claim   Water damage $1,400   Earthquake $200',
  'Policy excess: any event $2,500, burst pipes $5,000 for each claim',
  'Standard excesses   $1,000 per claim   Storm $2,000',
])('an excess of the policy is no contribution: %s', (row) => {
  const text = `${HEAD}CERTIFICATE OF CURRENCY\nPeriod of insurance 1 July 2026 to 30 June 2027\n${row}\n`
  expect(readLayout(text)['outgoings']).not.toHaveProperty('owners-corporation')
})
