import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[particulars]\n«Included: blinds, dishwasher, outdoor spa with its cover»\n[vendor-statement]\n«There is a relevant pool for the property ☐ Yes ☒ No»',
    '[particulars]\n«Is there a pool on the land? No»\n[building-report] Inspection\n«The above-ground pool at the rear has no gate.»',
    '[vendor-statement]\n«Swimming pool: none»\n[special-conditions] Conditions\n1. «The pool pump is sold as it stands.»',
    '[contract-form]\n«Pool: None»\n[annexure] Inventory\n«Hot tub with timber surround, two garden sheds»',
    '[vendor-statement]\n«Relevant pool | No»\n[building-permit] Records\n«Permit 2019/44 for a fibreglass pool: never finalised»',
  ],
  passes: [
    '[particulars]\nPool compliance certificate: ☒ There is a pool safety certificate for the shared pool, in force to 17 August 2027 ☐ There is none\nGarden area E5, running to the pool fence',
    '[particulars]\nPool or spa: ☐ Yes ☒ No\n[annexure]\nSwimming Pool Safety Act: declaration that there is no pool',
    '[particulars]\nChattels: pool cleaner\n[contract-form]\nSmall lots are not transferred until a declaration that there is no pool, or a certificate, is lodged: see note.',
    '[particulars]\nPool on the land: ☒ Yes, in the courtyard. Safety certificate: ☐ Yes ☒ No\n[special-conditions] Conditions\n1. The pool pump is sold as it stands.',
    '[particulars]\nPool ☒ Yes, certified. Trees ☒ not affected\n[annexure] Inventory\nThe pool cleaner and pool cover are included.',
    '[particulars]\nIncluded: ☐ pool equipment ☒ blinds\n[vendor-statement]\nThere is a relevant pool for the property ☐ Yes ☒ No',
    '[vendor-statement]\nSwimming pool: none\n[building-report] Inspection\nThe ensuite has a spa bath in fair order.',
    '[vendor-statement]\nSwimming pool: yes, certificate attached\n[building-report] Inspection\nThe above-ground pool has a gate.',
  ],
  clear: ['[vendor-statement]\nSwimming pool: none'],
})
