import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '[title-search]\n688104 Mortgage | Larra Savings Bank | 17/02/2004\n«952030 Statutory charge | Shire of Mara, unpaid rates»',
      state: 'NT',
      facts: {
        encumbrances: [
          [{ type: 'mortgage', number: '688104', date: null }, '688104 Mortgage'],
          [{ type: 'charge', number: '952030', date: null }, '952030 Statutory charge'],
        ],
      },
      severity: 'medium',
    },
    {
      text: '[title-search]\n3311 MORTGAGE TO TARN BANK LTD\n«3312 CHARGE TO THE COMMISSIONER OF STATE REVENUE»',
      state: 'NT',
      facts: {
        encumbrances: [
          [{ type: 'mortgage', number: '3311', date: null }, '3311 MORTGAGE'],
          [{ type: 'charge', number: '3312', date: null }, '3312 CHARGE'],
        ],
      },
      severity: 'medium',
    },
    {
      text: '[title-search]\n«3311 MORTGAGE TO TARN BANK LTD»\n«3312 CHARGE TO ORR FINANCE PTY LTD»',
      state: 'NT',
      facts: {
        encumbrances: [
          [{ type: 'mortgage', number: '3311', date: null }, '3311 MORTGAGE'],
          [{ type: 'charge', number: '3312', date: null }, '3312 CHARGE'],
        ],
      },
      severity: 'medium',
    },
    '[title-search]\n«4 AX104470 WRIT FOR LEVY OF PROPERTY, RECORDED 3/7/2026»\nUNREGISTERED DEALINGS: NIL',

    {
      text: '[title-search] Title search\n«Statutory charge, City of Mirrigan, not released»',
      state: 'NT',
    },
    { text: '[title-search] Title search\n«AB123456 WRIT lodged 3 May 2026»', state: 'VIC' },
    '[title-search]\n«CHARGE Section 27 Retail Leases AX112233»',
    '[title-search]\n«WARRANT AX445566 Sheriff of Victoria»',
    "[title-search]\n«CAVEATOR'S CHARGE AND WARRANT OF SEIZURE AND SALE AX334455»",
    '[title-search]\n«WARRANT OF EXECUTION AC112233 in favour of J Smith»',
    '[title-search]\n«STATUTORY CHARGE in favour of the State Revenue Office»',
    '[title-search]\n«CHARGE Land Tax Act AD445566»',
    '[title-search]\n«WRIT AE778899 EXPIRES 4/4/2027»',
    '[vendor-statement]\n«The land is charged with payment of $18,200 for private street works.»',
    '[vendor-statement]\n«The land is subject to a charge registered under the Fire Services Levy deferral in the sum of $11,206.33 with interest accruing»',
    '[vendor-statement]\n«Council holds a statutory charge for the cost of drainage works, $8,340, which will not be discharged at settlement.»',
    '[vendor-statement]\n«A charge in favour of Legal Aid of $22,000 is secured on the land.»',
    '[vendor-statement]\n«Charges | Land tax charge in favour of the State Revenue Office $14,220»',
    '[vendor-statement]\n«The amount owing under any registered or unregistered statutory charge is $19,450.»',
    '«CHARGE SECTION 28 LEGAL AID ACT 1978 AS441200X»',
    '[vendor-statement]\n«Deferred council rates scheme: charge on the land for $17,902 continues after the sale.»',
    '«WARRANT OF EXECUTION AW119203L»',
    { text: '«WRIT AX778899P 4/05/2026»', severity: 'medium' },
    {
      text: '«MORTGAGE AB1»\n«MORTGAGE CD2»',
      facts: {
        encumbrances: [
          [{ type: 'MORTGAGE', number: 'AB1', date: null }, 'MORTGAGE AB1'],
          [{ type: 'MORTGAGE', number: 'CD2', date: null }, 'MORTGAGE CD2'],
        ],
      },
      severity: 'medium',
    },
    {
      text: '[particulars]\nPrice $700,000\n[vendor-statement]\n«The amount owing under the mortgage is $760,000.»',
      facts: { price: [70_000_000, '$700,000'] },
      severity: 'critical',
    },
  ],
  passes: [
    '[title-search]\nCAVEAT AX771122K 01/02/2026\nCaveator\nOWEN STRAND\nCapacity TRUSTEE OF THE BANKRUPT ESTATE OF N LUND\nGrounds of Claim\nVESTING BY LAW',
    '[title-search]\nAX771122 CAVEAT BY OWEN STRAND AS TRUSTEE OF THE BANKRUPT ESTATE OF N LUND',
    '[title-search]\nCAVEAT AZ214877K 14/07/2026\nGrounds of Claim\nEQUITABLE CHARGE UNDER A SUPPLY AGREEMENT WITH THE REGISTERED PROPRIETOR',
    '[title-search]\nWarning: The information appearing under Unregistered Dealings may not be complete.',
    '[vendor-statement]\nCURRENT LAND TAX AND VACANT RESIDENTIAL LAND TAX CHARGE: | $2,916.50',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Account\nYearly water service charge: $312.40',
    '[title-search]\n4471820 MORTGAGE TO TARN BANK LTD\nCAVEAT AX223344B by a builder',
    '[title-search]\nPriority Notices PN 14411200 LODGED 2/9/2026 MORTGAGE PENDING',
    '[particulars]\nSold: company title, flat 6, with shares 201 to 240 and the right to occupy it\n[title-search]\nAT774120 MORTGAGE TO HARBOUR MUTUAL. AT774121 MORTGAGE TO SECOND LENDING PTY LTD',
    {
      text: '[title-search]\n2 AI640019 MORTGAGE TO BANKSIA MUTUAL LIMITED\nUNREGISTERED DEALINGS: DISCHARGE OF MORTGAGE AX551207 (LODGED 26/10/2026)',
      facts: {
        encumbrances: [
          [{ type: 'mortgage', number: 'AI640019', date: null }, 'AI640019 MORTGAGE'],
          [{ type: 'mortgage', number: 'AX551207', date: null }, 'MORTGAGE AX551207'],
        ],
      },
    },
    '[title-search]\nUNREGISTERED DEALINGS AND NOTATIONS as above only',
    {
      text: '[title-search] Title\n*O998140 MEMORIAL HERITAGE ACT 2018. REGISTERED 6/9/2019',
      state: 'WA',
    },
    '[special-conditions]\nThe deposit is released to the vendor if its particulars of any mortgage debt show no more than 80% of the price.',
    {
      text: '[title-search]\nMORTGAGE AB1 TARN BANK, under which the land is now being sold\nMORTGAGE CD2 ORR FINANCE, removed by the transfer',
      facts: {
        encumbrances: [
          [{ type: 'MORTGAGE', number: 'AB1', date: null }, 'MORTGAGE AB1'],
          [{ type: 'MORTGAGE', number: 'CD2', date: null }, 'MORTGAGE CD2'],
        ],
      },
    },
    '[title-search]\nPN AW610 (PRIORITY NOTICE LODGED FOR THE PURCHASERS)',

    {
      text: '[title-search] Title search\nSearch again before settlement for a caveat or writ lodged after the date below.',
      state: 'VIC',
    },
    {
      text: '[title-search] Title search\n12/03/2019 934402 Statutory charge, City of Mirrigan – released 02/05/2019 by 937115',
      state: 'NT',
    },
    {
      text: '[title-search] Title search\nNo mortgage, caveat or writ is noted on this title',
      state: 'QLD',
    },
    {
      text: '[title-search] Title search\nAB123456 WRIT cancelled by AB223344 on 3 May 2021',
      state: 'VIC',
    },
    { text: '[title-search] Title search\nWarrants and writs: no writ is recorded', state: 'SA' },
    {
      text: '[title-search] Title search\nCharge under section 42, satisfied 4 June 2020',
      state: 'TAS',
    },
    '[title-search]\nMORTGAGE AB123457D 17/03/2016 EXAMPLE BANK LTD',
    '[title-search]\nMORTGAGE AB112233C EXAMPLE BANK',
    '[title-search]\nMORTGAGE AB123457D EXAMPLE BANK LTD',
    '[title-search]\nNo charges are registered.',
    '[vendor-statement]\nWater service charge $212 per quarter',
    '[vendor-statement]\nCharges: waste $391.00, fire services $174.20',
    '[vendor-statement]\nOwners corporation charges $2,000 per annum',
    '[vendor-statement]\nRates and charges 2026-27 $2,100',
    '[vendor-statement]\nNo statutory charge affects the land.',
    '[vendor-statement]\nParticulars of any charge (whether registered or not) imposed by or under any Act to secure an amount due: Nil',
    '[vendor-statement]\nMortgage to Halcyon Bank will be discharged at settlement.',
    '[vendor-statement]\nEmergency services levy is included in the rates.',
    'MORTGAGE AB123457D 17/03/2016 EXAMPLE BANK LTD',
    '[special-conditions]\nThe purchaser’s mortgage is registered at settlement.',
    'UNREGISTERED DEALINGS: NIL',
    { text: '[title-search]\nUNREGISTERED DEALINGS\n723334446 TRANSFER 04/05/2026', state: 'QLD' },
    {
      text: '[title-search] Record of certificate of title\nN445566 NOTIFICATION SECTION 70A OF THE TRANSFER OF LAND ACT 1893. REGISTERED 2/3/2011.',
      state: 'WA',
    },
    {
      text: '[title-search] Search\nUNREGISTERED DEALINGS AND NOTATIONS\nE112233 CAVEAT by Ivo Lund',
      state: 'TAS',
    },
    {
      text: '[title-search] Search\nE551100 COVENANT noted UNREGISTERED DEALINGS AND NOTATIONS\nNo unregistered dealings or other notations',
      state: 'TAS',
    },
  ],
  clear: ['MORTGAGE AB123457D EXAMPLE BANK LTD'],
})
