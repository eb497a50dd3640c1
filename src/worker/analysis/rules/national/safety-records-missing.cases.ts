import { cases } from '../cases.ts'

const STATEMENT = '\n[vendor-statement] Vendor statement\nTitle: attached. Services: all connected.'

export default cases({
  state: 'VIC',
  in: 'particulars',
  flags: [
    '[particulars]\nLand: Lot 4\n[annexure] Certificate\n«Essential safety measures report for 2025: outstanding.»' +
      STATEMENT,
    '[particulars]\nProperty: 14 Station Street, a shop with residence above' + STATEMENT,
    '[contract-form]\nLand: 8 Mill Road, being the corner shop on Lot 2' + STATEMENT,
    '[particulars]\nPossession: subject to the lease of the café until 2028' + STATEMENT,
    { text: '[particulars]\nLand: retail premises at 3 High Street' + STATEMENT, state: 'SA' },
    '[particulars]\nLand: Lot 4, unit in the tower\n[vendor-statement] Statement\n«The upper floors are operated as a hostel under a permit of 2014.»',
    '[particulars]\nLand: shop at 3 High Street\n[annexure] Council\n«Essential services log and statement for last year: missing.»' +
      STATEMENT,
    '[special-conditions]\n4. «There is no current essential safety measures statement for the premises.»' +
      STATEMENT,
  ],
  passes: [
    '[particulars]\nLand: Lot 4\n[annexure] Certificate\nEssential safety measures report for 2026: issued 9 June 2026, nothing outstanding.' +
      STATEMENT,
    '[particulars]\nLand: Lot 4\n[annexure] Minutes\nThe essential safety measures report of March has no open item and no work is overdue.' +
      STATEMENT,
    '[particulars]\nLand: Lot 4\n[annexure] Certificate\nEssential safety inspection 2 May 2026, no defects outstanding.' +
      STATEMENT,
    '[particulars]\nLand: house\n[annexure] Council\nNo essential safety measures schedule applies to a single home.' +
      STATEMENT,
    '[particulars]\nLand: house\n[vendor-statement] Statement\nThe house must not be used as a boarding house.',

    '[particulars]\nProperty: 14 Station Street, a shop with residence above' +
      STATEMENT +
      '\n[annexure] Reports\nAnnual essential safety measures report of 3 May 2026',
    '[particulars]\nProperty: house at 14 Station Street, formerly a shop and dwelling' + STATEMENT,
    '[particulars]\nProperty: villa near the corner shop' + STATEMENT,
    { text: '[particulars]\nLand: a shop with residence above' + STATEMENT, state: 'QLD' },
  ],
  clear: ['[particulars]\nProperty: brick house of three bedrooms' + STATEMENT],
})
