import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const RATES =
  'SHIRE OF KORRABINE\nRATES CERTIFICATE\nRates and charges, 1 July 2026 to 30 June 2027\n'

test.each([
  [
    'below the lines of the bill, each with its day',
    `${RATES}General rate     $1,412.60\nWaste management and kerbside collection     $268.00\nState fire service contribution     $112.40\nPayable in four equal instalments: 31 August, 30 November, 28 February, 30 April     $448.25 each\n`,
    179_300,
  ],
  [
    'below the lines of the bill',
    `${RATES}General rate - residential rural     $1,894.35\nKerbside charge     $342.00\nEmergency services and volunteers fund     $288.45\nPayable by four instalments of $631.20 each\n`,
    252_480,
  ],
  [
    'and counted, each with its day and its sum, above what was put off for a pensioner',
    'SHIRE OF ORRADALE RATE NOTICE 2026/27\nFor the year 1 July 2026 to 30 June 2027\nGeneral rate 1,612.40\nRefuse 388.00\nThree instalments would not do. Four payments: 1 September 2026 $500.10, 2 November 2026 $500.10, 4 January 2027 $500.10, 1 March 2027 $500.10\nSeniors account. Rates deferred for the years 2015/16 to 2021/22: $9,204.15. It is a charge on the land.\n',
    200_040,
  ],
  [
    'beside their number, each of a sum',
    'CITY OF PENDARVES\nRATES CERTIFICATE\nRates for 2026-27, payable in four instalments     $461.80 each instalment\nMade up of general rate, waste charge and fire service contribution\n',
    184_720,
  ],
  [
    'as one of several, each of a sum',
    'GOONGILLA SHIRE COUNCIL RATES AND CHARGES NOTICE\n1 July 2026 to 30 June 2027\nResidential ordinary rate     $1,684.20\nDomestic waste     $526.00\nStormwater     $25.00\nArrears brought forward     $0.00\n2nd instalment of four, each of $558.80 due 30 November 2026\n',
    223_520,
  ],
  [
    'in a row that tells what was charged so far',
    'DISTRICT COUNCIL OF YARRO\nRates 2026-27\nItem     Charged     Paid     Owing\nGeneral rate. Instalment each quarter (four a year): $418.35     $836.70 (instalments 1 and 2)     $836.70     $0.00\n',
    167_340,
  ],
  [
    'in the advice of a council that certifies the planning',
    'PLANNING CERTIFICATE\nsection 10.7(2)\nIssued by Corrabree River Council\n23. Ordinary rates\nEach lot in the scheme is rated by itself. For Lot 7 the 2025-26 levy, with domestic waste, is payable in four equal instalments of $463.25.\n',
    185_300,
  ],
])('reckons the rates of a year by instalments told %s', (_name, text, rates) => {
  expect(readLayout(text).outgoings).toMatchObject({ 'council-rates': rates })
})

test('takes the land tax of the later of two years', () => {
  const text =
    'CERTIFICATE OF LAND TAX PAYABLE\nLand Tax Act 1936\nItem     Amount\nLand tax for 2025-26     $1,389.00\nPenalty and interest on 2025-26     $96.20\nLand tax for 2026-27     $1,412.00\n'
  expect(readLayout(text).outgoings).toMatchObject({ 'land-tax': 141_200 })
})
