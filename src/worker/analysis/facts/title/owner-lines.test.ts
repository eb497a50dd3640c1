import { describe, it } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const TERRY = 'Terence Aldous Quill'
const MAREE = 'Maree Faye Quill'
const ORLA = 'Orla Jane Dunmore'

const AROUND = {
  SA: [
    'REAL PROPERTY ACT, 1886\nProduct        Register Search Plus (CT 5944/318)\nEstate Type            FEE SIMPLE',
    'Description of Land    ALLOTMENT 6 DEPOSITED PLAN 48217\nEasements              NIL',
  ],
  NSW: [
    'NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH\n\nFOLIO: 12/345678\n',
    '\nSECOND SCHEDULE (1 NOTIFICATION)\n1   RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)',
  ],
  VIC: [
    'REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958\n\nVOLUME 09876 FOLIO 543\n',
    '\nENCUMBRANCES, CAVEATS AND NOTICES\nNIL',
  ],
  QLD: [
    'CURRENT TITLE SEARCH\nTitle Reference: 51204417',
    'ESTATE AND LAND\nEstate in Fee Simple\nLOT 3   SURVEY PLAN 123456',
  ],
  WA: [
    'RECORD OF CERTIFICATE OF TITLE\nUNDER THE TRANSFER OF LAND ACT 1893\nLAND DESCRIPTION:     LOT 31 ON DEPOSITED PLAN 38117',
    'LIMITATIONS, INTERESTS, ENCUMBRANCES AND NOTIFICATIONS: (SECOND SCHEDULE)\n1.  NIL',
  ],
  TAS: [
    'SEARCH OF TORRENS TITLE\nVOLUME 214455   FOLIO 3   EDITION 4\n',
    '\nSCHEDULE 2\n  Reservations and conditions in the Crown Grant if any',
  ],
  ACT: [
    'AUSTRALIAN CAPITAL TERRITORY\nLAND TITLES ACT 1925\nTITLE SEARCH\nVolume 1822 Folio 44',
    'Registered Encumbrances and Interests\n2331178   Mortgage to Tallow Bank Limited',
  ],
  NT: [
    'NORTHERN TERRITORY OF AUSTRALIA\nLAND TITLE ACT\nSEARCH CERTIFICATE\nRegister Book Volume 755 Folio 120',
    'Registered Dealings\n700123   Mortgage to Tallow Bank Limited',
  ],
} as const

type State = keyof typeof AROUND

describe('owners of a title on lines of their own', () => {
  it.for<readonly [State, string, readonly string[]]>([
    [
      'SA',
      'Registered Proprietor  TERENCE ALDOUS QUILL\n                       MAREE FAYE QUILL\n                            BOTH OF 71 BANDICOOT ROAD TARN SA 5157\n                            AS JOINT TENANTS',
      [TERRY, MAREE],
    ],
    [
      'SA',
      'Registered Proprietor  TERENCE ALDOUS QUILL OF 71 BANDICOOT ROAD TARN SA 5157\n                       ORLA JANE DUNMORE OF 3 PIER STREET TARN SA 5157\n                       AS TENANTS IN COMMON',
      [TERRY, ORLA],
    ],
    [
      'SA',
      'Registered Proprietor  Terence Aldous Quill\n                       Orla Jane Dunmore\n                       both of 71 Bandicoot Road Tarn SA 5157',
      [TERRY, ORLA],
    ],
    [
      'SA',
      'Registered Proprietor  TERENCE ALDOUS QUILL\n                       OF 71 BANDICOOT ROAD\n                       MERRINDAH HILLS',
      [TERRY],
    ],
    [
      'NSW',
      'FIRST SCHEDULE\n--------------\nTERENCE ALDOUS QUILL IN 99/100 SHARE\nORLA JANE DUNMORE IN 1/100 SHARE\n    AS TENANTS IN COMMON          (T AB123456)',
      [TERRY, ORLA],
    ],
    [
      'NSW',
      'FIRST SCHEDULE\nTERENCE ALDOUS QUILL AND\nMAREE FAYE QUILL\n    AS JOINT TENANTS       (T AB123456)',
      [TERRY, MAREE],
    ],
    [
      'VIC',
      'REGISTERED PROPRIETOR   Joint Proprietors\n                        TERENCE ALDOUS QUILL\n                        MAREE FAYE QUILL both of 71 BANDICOOT ROAD TARN VIC 3999',
      [TERRY, MAREE],
    ],
    [
      'VIC',
      'REGISTERED PROPRIETOR | Sole Proprietor | TERENCE ALDOUS QUILL | ORLA JANE DUNMORE',
      [TERRY, ORLA],
    ],
    [
      'VIC',
      'REGISTERED PROPRIETOR\nSole Proprietor\n    TERENCE ALDOUS\n    QUILL of 4 BAY ROAD TARN',
      [TERRY],
    ],
    [
      'VIC',
      'REGISTERED PROPRIETOR. Estate Fee Simple. Sole Proprietor. TERENCE ALDOUS QUILL of 306/17 LARDER\nSTREET TARN VIC 3999. AM770215W 13/05/2016',
      [TERRY],
    ],
    [
      'QLD',
      'REGISTERED OWNER     TERENCE ALDOUS QUILL as to 1/2 share\n                     ORLA JANE DUNMORE as to 1/2 share',
      [TERRY, ORLA],
    ],
    [
      'QLD',
      'REGISTERED OWNER Dealing 706600104 14/05/2003      TERENCE ALDOUS QUILL 1/2   ORLA JANE DUNMORE 1/2   TENANTS IN COMMON',
      [TERRY, ORLA],
    ],
    [
      'WA',
      'REGISTERED PROPRIETOR:   TERENCE ALDOUS QUILL OF 6 YANDEE RISE, TARN\n(FIRST SCHEDULE)         ORLA JANE DUNMORE OF 9 PIER STREET, TARN\n                         AS TENANTS IN COMMON (T K441209) REGISTERED 11/4/2007',
      [TERRY, ORLA],
    ],
    [
      'WA',
      'REGISTERED PROPRIETOR (FIRST SCHEDULE):    TERENCE ALDOUS QUILL OF POST OFFICE BOX 44, TARN; ORLA JANE DUNMORE OF 9 PIER STREET, TARN AS JOINT TENANTS',
      [TERRY, ORLA],
    ],
    [
      'TAS',
      'SCHEDULE 1\n  C903381  TRANSFER to TERENCE ALDOUS QUILL of one undivided 1/2 share\n  and ORLA JANE DUNMORE of one undivided 1/2 share as tenants in common\n  Registered 18-Jun-2009 at noon',
      [TERRY, ORLA],
    ],
    [
      'TAS',
      'SCHEDULE 1\n  C622907 & M508116   TERENCE ALDOUS QUILL and MAREE FAYE QUILL',
      [TERRY, MAREE],
    ],
    ['TAS', 'SCHEDULE 1\n  B904711   TRANSMISSION to MAREE FAYE QUILL as survivor', [MAREE]],
    [
      'TAS',
      'SCHEDULE 1\n  M741920  TRANSFER to TERENCE ALDOUS QUILL and RUBEN\n           ACHTERBERG as tenants in common in equal shares\n           Registered 18-Mar-2019 at 12.01 PM',
      [TERRY, 'Ruben Achterberg'],
    ],
    [
      'VIC',
      'REGISTERED PROPRIETOR\nEstate Fee Simple\nTENANTS IN COMMON\nAs to 1 of a total of 2 equal undivided shares\nSole Proprietor\n    TERENCE ALDOUS QUILL of 48 QUARTERDECK LANE LUNENBURG NOVA\n    SCOTIA CANADA\n    AS518402D 06/09/2019',
      [TERRY],
    ],
    [
      'ACT',
      'Proprietors:   Terence Aldous Quill (1/2 share)\n               Orla Jane Dunmore (1/2 share)',
      [TERRY, ORLA],
    ],
    [
      'NT',
      'Owner:    TERENCE ALDOUS QUILL\n          ORLA JANE DUNMORE\n          both of 31 Example Road, Tarn NT 0830',
      [TERRY, ORLA],
    ],
    ['SA', 'Registered Proprietor  ORLA PASCALL OF 19 GAWLER ROW TARN SA 5480', ['Orla Pascall']],
    // What is noted below an owner in a list of its own is nobody.
    [
      'WA',
      'Registered Proprietor: TERENCE ALDOUS QUILL   (J118002  11/10/2004)\n    1. EASEMENT BURDEN FOR RIGHT OF CARRIAGEWAY - SEE SP 41776\n    2. Interests noted on the plan',
      [TERRY],
    ],
    [
      'NSW',
      'FIRST SCHEDULE\nORLA JANE DUNMORE   (T AB123456)\n1  RESTRICTIVE COVENANT AFFECTING THE LAND ABOVE DESCRIBED',
      [ORLA],
    ],
    [
      'TAS',
      'Registered proprietor\nMAREE FAYE QUILL   M119882\n- PROFIT A PRENDRE IN GROSS OVER THE LAND',
      [MAREE],
    ],
    [
      'TAS',
      'SCHEDULE 1\nC88100 TRANSFER to TERENCE ALDOUS QUILL and MAREE FAYE QUILL Registered 02-Mar-1998\nM811000 APPLICATION by Surviving Proprietor MAREE FAYE QUILL Registered 09-Aug-2023',
      [MAREE],
    ],
    [
      'TAS',
      'SCHEDULE 1\nC88100 TRANSFER to TERENCE ALDOUS QUILL and MAREE FAYE QUILL Registered 02-Mar-1998\nM811001 TRANSMISSION by Survivorship to MAREE FAYE QUILL Registered 09-Aug-2023',
      [MAREE],
    ],
    [
      'WA',
      'REGISTERED PROPRIETOR:\nTERENCE ALDOUS QUILL\nMAREE FAYE QUILL\nBOTH OF 4 BAY ROAD TARN AS JOINT TENANTS\nSURVIVORSHIP APPLICATION BY THE SURVIVING JOINT TENANT MAREE FAYE QUILL OF 4 BAY ROAD TARN',
      [MAREE],
    ],
    [
      'NSW',
      'FIRST SCHEDULE\nTERENCE ALDOUS QUILL\nMAREE FAYE QUILL\n   AS JOINT TENANTS   (T AB123456)\nNOTICE OF DEATH AC654321 by Surviving Proprietor MAREE FAYE QUILL',
      [MAREE],
    ],
    [
      'TAS',
      'SCHEDULE 1\nC88100 TRANSFER to TERENCE ALDOUS QUILL and MAREE FAYE QUILL as joint tenants with survivorship Registered 02-Mar-1998',
      [TERRY, MAREE],
    ],
  ])('%s: %s', ([state, owners, names], { expect }) => {
    const [ahead, behind] = AROUND[state]
    expect(readLayout(`${ahead}\n${owners}\n${behind}\n`)['proprietors']).toEqual(names)
  })
})

describe('vendors of a contract on lines of their own', () => {
  it.for<readonly [string, readonly string[]]>([
    [
      'TERENCE ALDOUS QUILL\n              MAREE FAYE QUILL\n              both of 4 Bay Road',
      [TERRY, MAREE],
    ],
    [
      'Terence Aldous Quill\n              Orla Jane Dunmore\n              of 4 Bay Road',
      [TERRY, ORLA],
    ],
    [
      'TERENCE ALDOUS QUILL of 4 Bay Road, Tarn VIC 3999\n              ORLA JANE DUNMORE of 9 Pier Street, Tarn VIC 3999',
      [TERRY, ORLA],
    ],
    ['TERENCE ALDOUS QUILL of 4 Bay Road\n              Merrindah Hills', [TERRY]],
    ['TERENCE ALDOUS\n              QUILL of 4 Bay Road', [TERRY]],
    [
      'TERENCE ALDOUS QUILL by his attorney\n              Cedar Lodge, 60 Hickory Road, Tarn VIC 3999',
      [TERRY],
    ],
    [
      'Southern Cross\n              Investments Pty Ltd ACN 123 456 789',
      ['Southern Cross Investments Pty Ltd'],
    ],
  ])('%s', ([vendors, names], { expect }) => {
    const text = `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor        ${vendors}\nPurchaser     NADIA AVERY of 4 Lydia Street, Northgate VIC 3068\nPrice         $640,000\n`
    expect(readLayout(text)['vendors']).toEqual(names)
  })
})
