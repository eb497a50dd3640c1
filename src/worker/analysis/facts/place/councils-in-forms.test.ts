import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const VIC =
  'PARTICULARS OF SALE\nVendor     Kofi Adjei\nProperty     17 Correa Street, Port Marram VIC 3207\n\n'
const QLD = 'CONTRACT\nSeller     Kofi Adjei\nProperty     17 Correa Street, Cooroora QLD 4563\n\n'
const TAS =
  'CONTRACT OF SALE\nVendor     Kofi Adjei\nProperty     17 Correa Street, Myrtlebank TAS 7264\n\n'
const NSW =
  'CONTRACT FOR SALE OF LAND\nvendor     Kofi Adjei\nland     17 Correa Street, Wonoola NSW 2519\n\n'
const SA =
  'CONTRACT OF SALE\nVendor     Kofi Adjei\nProperty     17 Correa Street, Barolla SA 5172\n\n'

test.each([
  [
    'the number of the council behind its name',
    `${QLD}RATES NOTICE 2026-27\tCity of Merriwether ABN 83 518 263 740\nAssessment 09-33107-5\n`,
    'City of Merriwether',
  ],
  [
    'a table whose cells break over two lines',
    `${VIC}VENDOR STATEMENT, section 32\nOutgoing\tAuthority\tFor the year\tEach bill\tAmount\nRates\tMerriwether City\t2026/27\t412.65\t1,650.60\nCouncil\nWater\tNorthbank Water\t2026/27\t148.90\t595.60\n`,
    'Merriwether City',
  ],
  [
    'a slip at the foot of another paper',
    `${VIC}OWNERS CORPORATION CERTIFICATE\nFees for lot 4     $618.20 each quarter\n\nMERRIWETHER CITY COUNCIL remittance slip     Assessment 09-33107-5\n4/17 Correa Street\n`,
    'Merriwether City Council',
  ],
  [
    'a form that was answered by the council, which is named on another paper',
    `${SA}FORM 1\nCondition of an approval\tYES (answers of the Council). The Council will not relax it.\nREGISTER SEARCH\nFILED PLAN 120118\tAREA NAMED: BAROLLA\tCOUNCIL: CITY OF MERRIWETHER\n`,
    'City of Merriwether',
  ],
  [
    'a label at the right',
    `${QLD}Noosara Shire     < Local Government\nLot 44 on SP 178820     < Description\n`,
    'Noosara Shire',
  ],
  [
    'a bill payable to it',
    `${NSW}INSTALMENT NOTICE 2026-2027\nAssessment 77124\nPayable to Nepean Hills City Council, not to its former name, Castlereagh Shire Council.\n`,
    'Nepean Hills City Council',
  ],
  [
    'a heading with what it was called before',
    `${TAS}KENTISH VALE COUNCIL (formerly Municipality of Deloraine South)\nSECTION 132 CERTIFICATE\nGeneral rate     $1,240.00\n`,
    'Kentish Vale Council',
  ],
  [
    'a letter',
    `${SA}Dear Sir, the District Council of Lower Barolla has levied rates of $1,408.60 on the land for 2026/27.\n`,
    'District Council of Lower Barolla',
  ],
  [
    'a municipal district',
    `${VIC}Municipal district: Merriwether\nGeneral rate     $1,200.00\n`,
    'Merriwether',
  ],
])('reads the council in %s', (_name, text, council) => {
  expect(readLayout(text)).toMatchObject({ council })
})
