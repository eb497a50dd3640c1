import { cases } from '../cases.ts'

/** A line whose words that are quoted are the whole of it. */
function markedLine(ahead: string, told: string, behind: string): string {
  const at = ahead.lastIndexOf('\n') + 1
  const number = /^\d\. /.exec(ahead.slice(at))?.[0] ?? ''
  return `${ahead.slice(0, at)}${number}«${ahead.slice(at + number.length)}${told}${behind}»`
}

export default cases({
  flags: [
    // Who sells for one owner sells nothing of the other's.
    {
      text: '[particulars]\n1 Vendor Una Joan Pell as executor of the will of Omar Tarn Pell\n[title-search]\nOMAR TARN PELL as to one half share\n«NELL ADA BIRCH as to one half share»',
      severity: 'critical',
      facts: {
        vendors: [['Una Joan Pell', 'Una Joan Pell']],
        proprietors: [
          ['OMAR TARN PELL', 'OMAR TARN PELL as to'],
          ['NELL ADA BIRCH', 'NELL ADA BIRCH as to'],
        ],
      },
    },
    {
      // The loan was sold, and the register does not know it.
      text: '[particulars]\nVendor: «Tarn Recoveries Pty Ltd» as mortgagee in possession\n[special-conditions]\n1. The Vendor sells as mortgagee.\n2. «The transfer of the mortgage to the Vendor is not yet registered.»\n[title-search]\nRegistered Proprietor\nOLA BRIX\n«11223344 MORTGAGE TO PILLAR SAVINGS LTD»',
      state: 'SA',
      facts: {
        vendors: [['Tarn Recoveries Pty Ltd', 'Tarn Recoveries Pty Ltd']],
        proprietors: [['OLA BRIX', 'OLA BRIX']],
      },
      severity: 'critical',
    },
    {
      text: '[particulars]\nSeller: «Tarn Recoveries Pty Ltd»\n[special-conditions]\n1. The seller exercises its power of sale under the mortgage.\n[title-search]\nREGISTERED OWNER\nOLA BRIX\n«MORTGAGE No 719922331 01/02/2019 at 10:20 to PILLAR SAVINGS LTD»',
      state: 'QLD',
      facts: {
        vendors: [['Tarn Recoveries Pty Ltd', 'Tarn Recoveries Pty Ltd']],
        proprietors: [['OLA BRIX', 'OLA BRIX']],
      },
      severity: 'critical',
    },
    {
      text: '[particulars]\nVendor: «Tench Marine Pty Ltd»\n[title-search]\nFIRST SCHEDULE\n«BARRY JOHN TENCH»\n[company-extract]\nTENCH MARINE PTY LTD\nDirector: BARRY JOHN TENCH',
      facts: {
        vendors: [['Tench Marine Pty Ltd', 'Tench Marine Pty Ltd']],
        proprietors: [['BARRY JOHN TENCH', 'BARRY JOHN TENCH']],
      },
      severity: 'critical',
    },
    {
      // An executor of somebody else explains nothing.
      text: '[particulars]\nVendor: «Larch Holdings Pty Ltd»\n[special-conditions]\nA purchaser who dies is bound by its executors.\n[title-search]\n«REGISTERED PROPRIETOR ORME NOMINEES PTY LTD»',
      facts: {
        vendors: [['Larch Holdings Pty Ltd', 'Larch Holdings Pty Ltd']],
        proprietors: [['ORME NOMINEES PTY LTD', 'ORME NOMINEES PTY LTD']],
      },
      severity: 'critical',
    },
    ...(
      [
        ['[minutes]\nThe chair noted the ', 'passing of Desmond Orchard', ' in April.'],
        ['[rates-certificate]\n', 'Estate D R Orchard and Ms C J Orchard', ''],
        ['[special-conditions]\n1. ', 'Mr Desmond Ray Orchard died on 4 April 2026.', ''],
        ['[annexure]\nLetter\nWe act for the family of ', 'the late Desmond Orchard', '.'],
      ] as const
    ).map(([ahead, told, behind]) => ({
      text: `[particulars]\nVendor: Coralie June Orchard\n[title-search]\nREGISTERED PROPRIETOR\n«DESMOND RAY ORCHARD»\nCORALIE JUNE ORCHARD\n${markedLine(ahead, told, behind)}`,
      facts: {
        vendors: [['Coralie June Orchard', 'Coralie June Orchard']],
        proprietors: [
          ['DESMOND RAY ORCHARD', 'DESMOND RAY ORCHARD'],
          ['CORALIE JUNE ORCHARD', 'CORALIE JUNE ORCHARD'],
        ],
      } as const,
      severity: 'critical' as const,
    })),
    // The printed sentence of a title speaks of its owner and stands between its number and its land.
    {
      text: '[particulars]\nVendor: Ada Finch\n[title-search]\nVOLUME 2114 FOLIO 88\nREGISTERED PROPRIETOR: ADA FINCH\nLIMITATIONS, INTERESTS, ENCUMBRANCES: nil\n[title-search] Record of certificate of title\nVOLUME 2114 FOLIO 89\nThe person described in the first schedule is the registered proprietor of an estate in fee simple in the land described below, subject to the limitations, interests and encumbrances shown in the second schedule.\nLAND DESCRIPTION: LOT 12 ON DEPOSITED PLAN 88\nREGISTERED PROPRIETOR:\n(FIRST SCHEDULE)\n«FINCH HOLDINGS PTY LTD»\nLIMITATIONS, INTERESTS, ENCUMBRANCES: nil',
      state: 'WA',
      severity: 'critical',
      facts: {
        vendors: [['Ada Finch', 'Ada Finch']],
        proprietors: [['ADA FINCH', 'ADA FINCH']],
        titleReference: ['Volume 2114 Folio 88 and Volume 2114 Folio 89', '2114'],
      },
    },
    {
      // Two titles are sold; the number of the second is mistyped in the contract.
      text: '[particulars]\nVendor: Colm Brannigan\n[title-search]\nVOLUME 10614 FOLIO 287\nREGISTERED PROPRIETOR\nCOLM BRANNIGAN\nENCUMBRANCES, CAVEATS AND NOTICES\nNIL\n[title-search]\nVOLUME 08793 FOLIO 164\nREGISTERED PROPRIETOR\n«YUKI BRANNIGAN»\nENCUMBRANCES, CAVEATS AND NOTICES\nNIL',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [['COLM BRANNIGAN', 'COLM BRANNIGAN']],
        titleReference: ['Volume 10614 Folio 287 and Volume 08793 Folio 146', '10614'],
      },
      severity: 'critical',
    },
    {
      // Two titles are sold, and the second is another's.
      text: '[particulars]\nVendor: Colm Brannigan\n[title-search]\nTitle Reference: 51204417\nREGISTERED OWNER\nCOLM BRANNIGAN\nESTATE AND LAND\nLot 3\n[title-search]\nTitle Reference: 51204418\nREGISTERED OWNER\n«YUKI BRANNIGAN»\nESTATE AND LAND\nLot 4',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [['COLM BRANNIGAN', 'COLM BRANNIGAN']],
        titleReference: ['51204417 and 51204418', '51204417'],
      },
      severity: 'critical',
    },
    ...[
      ['Bellwether Projects Pty Ltd', 'BELLWETHER PROPERTY PROJECTS PTY LTD'],
      ['Quill & Sons Pty Limited', 'QUILL & SONS (NORTHERN) PTY LIMITED'],
      ['Jarrah Estates Pty Ltd', 'JARRAH ESTATES NO. 2 PTY. LTD.'],
    ].map(([vendor = '', owner = '']) => ({
      text: `[particulars]\nVendor: «${vendor}»\n[title-search]\n«REGISTERED PROPRIETOR ${owner}»`,
      facts: { vendors: [[vendor, vendor]], proprietors: [[owner, owner]] } as const,
      severity: 'critical' as const,
    })),
    {
      text: '[particulars]\nVendor: Ralf Dunne and «Oriel Dunne»\n[title-search]\nSole proprietor «RALF DUNNE»',
      facts: {
        vendors: [
          ['Ralf Dunne', 'Ralf Dunne'],
          ['Oriel Dunne', 'Oriel Dunne'],
        ],
        proprietors: [['RALF DUNNE', 'RALF DUNNE']],
      },
      severity: 'high',
    },
    {
      text: '[particulars]\nVendor: Hugo Brandt and «Lena Maria Brandt»\n[title-search]\nSCHEDULE 1\nTRANSFER to «HUGO BRANDT»',
      facts: {
        vendors: [
          ['Hugo Brandt', 'Hugo Brandt'],
          ['Lena Maria Brandt', 'Lena Maria Brandt'],
        ],
        proprietors: [['HUGO BRANDT', 'HUGO BRANDT']],
      },
      severity: 'high',
    },
    {
      text: '[particulars]\nVendor: Colm Brannigan. Occupier: Yuki Brannigan\n[title-search]\n«COLM BRANNIGAN, YUKI BRANNIGAN»',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [
          ['COLM BRANNIGAN', 'COLM BRANNIGAN'],
          ['YUKI BRANNIGAN', 'YUKI BRANNIGAN'],
        ],
      },
      severity: 'critical',
    },
    {
      text: '[particulars]\nVendor: Colm Brannigan\n[title-search]\n«COLM BRANNIGAN, YUKI BRANNIGAN»',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [
          ['COLM BRANNIGAN', 'COLM BRANNIGAN'],
          ['YUKI BRANNIGAN', 'YUKI BRANNIGAN'],
        ],
      },
      severity: 'critical',
    },
    {
      text: '[particulars]\nVendor: «Rosa Kemble»\n[title-search]\n«REGISTERED PROPRIETOR IVAN KEMBLE»',
      facts: {
        vendors: [['Rosa Kemble', 'Rosa Kemble']],
        proprietors: [['IVAN KEMBLE', 'IVAN KEMBLE']],
      },
      severity: 'critical',
    },
    {
      text: '[vendor-statement]\nVendor: Lena Orr\n[title-search]\n«Joint proprietors LENA ORR and MARK ORR»',
      facts: {
        vendors: [['Lena Orr', 'Lena Orr']],
        proprietors: [
          ['LENA ORR', 'LENA ORR'],
          ['MARK ORR', 'MARK ORR'],
        ],
      },
      severity: 'critical',
    },
    {
      text: '[particulars]\nVendor: «Ada Finch» as executor\n[title-search]\n«Sole proprietor THEO FINCH»',
      facts: { vendors: [['Ada Finch', 'Ada Finch']], proprietors: [['THEO FINCH', 'THEO FINCH']] },
      severity: 'medium',
    },
    // The owner who died is named behind "Vendor", but as the one for whom an executor sells.
    {
      text: '[particulars]\nVendor (the seller): «Ada Joan Pell» as executor of the estate of the late Omar Tarn Pell\n[special-conditions]\n1. Probate was applied for on 2 May 2026 and has not been granted.\n[title-search]\n«TRANSFER to OMAR TARN PELL»',
      severity: 'medium',
      facts: {
        vendors: [['Ada Joan Pell', 'Ada Joan Pell']],
        proprietors: [['OMAR TARN PELL', 'OMAR TARN PELL']],
      },
    },
    // The executor of the owner on the title.
    {
      text: '[particulars]\n1 Vendor «Ada Joan Pell» as executor of the will of Omar Tarn Pell\n[title-search]\n«OMAR TARN PELL»',
      severity: 'low',
      facts: {
        vendors: [['Ada Joan Pell', 'Ada Joan Pell']],
        proprietors: [['OMAR TARN PELL', 'OMAR TARN PELL']],
      },
    },
  ],
  passes: [
    {
      text: '[particulars]\nSellers: Lena Orr and the estate of Mark Orr\n[title-search]\nJoint proprietors LENA ORR and MARK ORR',
      facts: {
        vendors: [
          ['Lena Orr', 'Lena Orr'],
          ['estate of Mark Orr', 'estate of Mark Orr'],
        ],
        proprietors: [
          ['LENA ORR', 'LENA ORR'],
          ['MARK ORR', 'MARK ORR'],
        ],
      },
    },
    {
      text: '[particulars]\nVendor: Philippa Anne Greenslade (on the title as Philippa Anne Moorhouse; she married on 3 May 2019)\n[title-search]\nPHILIPPA ANNE MOORHOUSE',
      facts: {
        vendors: [['Philippa Anne Greenslade', 'Philippa Anne Greenslade']],
        proprietors: [['PHILIPPA ANNE MOORHOUSE', 'PHILIPPA ANNE MOORHOUSE']],
      },
    },
    {
      text: '[particulars]\nVendor: Ada Mary QUELL (formerly LUND)\n[title-search]\nSole proprietor ADA MARY LUND',
      facts: {
        vendors: [['Ada Mary Quell', 'Ada Mary QUELL']],
        proprietors: [['Ada Mary Lund', 'ADA MARY LUND']],
      },
    },
    {
      // The parent title and the title of the common property are not sold.
      text: '[particulars]\nVendor: Colm Brannigan\n[title-search]\nTitle Reference: 51204417\nREGISTERED OWNER\nCOLM BRANNIGAN\nESTATE AND LAND\nLot 3\n[title-search]\nTitle Reference: 51204000\nREGISTERED OWNER\nYUKI BRANNIGAN\nESTATE AND LAND\nCommon property',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [['COLM BRANNIGAN', 'COLM BRANNIGAN']],
        titleReference: ['51204417 and 51204418', '51204417'],
      },
    },
    {
      text: '[particulars]\nVendor: Bellwether Projects Proprietary Limited as trustee for the Bell Trust\n[title-search]\nBELLWETHER PROJECTS PTY. LTD.',
      facts: {
        vendors: [
          [
            'Bellwether Projects Proprietary Limited as trustee for the Bell Trust',
            'Bellwether Projects Proprietary Limited as trustee for the Bell Trust',
          ],
        ],
        proprietors: [['BELLWETHER PROJECTS PTY. LTD.', 'BELLWETHER PROJECTS PTY. LTD.']],
      },
    },
    {
      // The second owner stands on the title, though only the first was read there.
      text: '[particulars]\nVendor: Ralf Dunne and Oriel Dunne\n[title-search]\nJoint proprietors RALF DUNNE\nORIEL DUNNE both of 4 Bay Road',
      facts: {
        vendors: [
          ['Ralf Dunne', 'Ralf Dunne'],
          ['Oriel Dunne', 'Oriel Dunne'],
        ],
        proprietors: [['RALF DUNNE', 'RALF DUNNE']],
      },
    },
    {
      text: '[particulars]\nVendor: Colm Brannigan\n[vendor-statement]\nNames of seller: Colm Brannigan and Yuki Brannigan. Agent: as page 1.\n[title-search]\nCOLM BRANNIGAN, YUKI BRANNIGAN',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [
          ['COLM BRANNIGAN', 'COLM BRANNIGAN'],
          ['YUKI BRANNIGAN', 'YUKI BRANNIGAN'],
        ],
      },
    },
    {
      text: '[particulars]\nVendor(s) | Colm Brannigan & Yuki Brannigan, both of 7 Banksia Loop\n[title-search]\nCOLM BRANNIGAN, YUKI BRANNIGAN',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [
          ['COLM BRANNIGAN', 'COLM BRANNIGAN'],
          ['YUKI BRANNIGAN', 'YUKI BRANNIGAN'],
        ],
      },
    },
    {
      text: '[particulars]\nThe sellers are Colm Brannigan and Yuki Brannigan, as joint tenants.\n[title-search]\nCOLM BRANNIGAN, YUKI BRANNIGAN',
      facts: {
        vendors: [['Colm Brannigan', 'Colm Brannigan']],
        proprietors: [
          ['COLM BRANNIGAN', 'COLM BRANNIGAN'],
          ['YUKI BRANNIGAN', 'YUKI BRANNIGAN'],
        ],
      },
    },
    {
      text: '[particulars]\nVendor: Jane Citizen\n[title-search]\nJANE ANNE CITIZEN',
      facts: {
        vendors: [['Jane Citizen', 'Jane Citizen']],
        proprietors: [['JANE ANNE CITIZEN', 'JANE ANNE CITIZEN']],
      },
    },
    {
      text: '[particulars]\nVendor: Oakmere Pty Ltd\n[title-search]\nOAKMERE PTY LIMITED',
      facts: {
        vendors: [['Oakmere Pty Ltd', 'Oakmere Pty Ltd']],
        proprietors: [['OAKMERE PTY LIMITED', 'OAKMERE PTY LIMITED']],
      },
    },
  ],
  clear: [
    {
      text: '[particulars]\nVendor: Ada Roe\nThe shares: Numbers 301 to 400 in Alma Flats Pty Ltd\n[title-search]\nFIRST SCHEDULE\nALMA FLATS PTY LTD',
      facts: {
        vendors: [['Ada Roe', 'Ada Roe']],
        proprietors: [['ALMA FLATS PTY LTD', 'ALMA FLATS PTY LTD']],
      },
    },
    {
      text: '[particulars]\nVendor: P. Quill\n[title-search]\nPERRY QUILL',
      facts: { vendors: [['P. Quill', 'P. Quill']], proprietors: [['PERRY QUILL', 'PERRY QUILL']] },
    },
  ],
})
