import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[building-report] Declaration of the owner\n«4 | Each smoke alarm was made less than ten years ago | ☒ True ☐ Not true»\nTest record\n«Smoke alarm, stair | May 2012 | sounds, label out of date»',
    '[vendor-statement] Declaration\n«2 | Every smoke alarm is less than ten years old | ☒ True ☐ Not true»\n[building-report] Test record\n«Smoke alarm, hall | March 2013 | sounds, label out of date»',
    "[contract-form] Contract\nProperty: 4 Elder Way\n[building-report] Vendor's electrical declaration\n1 | Smoke alarms are wired to the mains | ☒ True ☐ Not true\n«2 | Each smoke alarm is newer than ten years | ☒ True ☐ Not true»\nRecord\n«Smoke alarm | Landing | May 2013 | sounds, label out of date»",
    '[particulars]\n«Compliant smoke alarms: ☒ installed ☐ not installed»\n[building-report] Inspection\n«One battery smoke alarm in the hall and none in the bedrooms.»',
    '[special-conditions]\n1. «Smoke alarms that meet the regulation are fitted.»\n[building-report] Safety\n«The smoke alarms are over ten years old and not interconnected.»',
    '[vendor-statement]\n«The smoke alarms comply with the law.»\n[building-report] Findings\n«No smoke alarm was seen on the upper floor.»',
    '[contract-form]\n«Smoke alarms in working order: ☒ yes ☐ no»\n[annexure] Electrician\n«Smoke detectors: two of three expired in 2022.»',
  ],
  passes: [
    '[building-report] Declaration of the owner\n4 | Each smoke alarm was made less than ten years ago | ☒ True ☐ Not true\nTest record\nSmoke alarm, stair | May 2022 | pass',
    "[contract-form] Contract\nProperty: 4 Elder Way\n[building-report] Vendor's electrical declaration\n2 | Each smoke alarm is newer than ten years | ☐ True ☒ Not true\nRecord\nSmoke alarm | Landing | May 2013 | sounds, label out of date",
    '[particulars]\nAn Approved Safety Switch is: ☒ installed in the residence ☐ not installed in the residence | Smoke alarms complying with the provision are: ☐ installed in the residence ☒ not installed in the residence\n[building-report]\nSmoke alarms | Two ionisation alarms, not interconnected.',
    '[contract-form]\nSafety switch ☒ yes ☐ no Smoke alarms ☐ yes ☒ no, to be installed\n[building-report]\nNo smoke alarms in the bedrooms.',
    '[particulars]\nPool fence ☒ complies. Compliant smoke alarms: ☐ fitted ☒ not fitted\n[building-report]\nThe smoke alarm had expired.',
    // The answer of the question before is none of the alarms.
    '[special-conditions]\nThe vendor warrants that smoke alarms are fitted and comply with the regulations.\n[lease] Tenancy agreement\nGas from embedded network? ☐ Yes ☒ No | Smoke alarms | ☐ Hardwired ☒ Battery operated, 10-year sealed',
    '[special-conditions]\nThe vendor warrants that smoke alarms are fitted and comply with the regulations.\n[lease] Lease\nPets ☐ yes ☒ no smoke alarms hardwired ☒ yes',
    '[special-conditions]\nThe vendor warrants that smoke alarms are fitted and comply with the regulations.\n[other] Condition report\nKeys held ☒ N/A | Smoke alarms | 3, tested',
    '[particulars]\nCompliant smoke alarms: ☐ installed ☒ not installed\n[building-report] Inspection\nOne battery smoke alarm in the hall and none in the bedrooms.',
    '[special-conditions]\n1. Smoke alarms that meet the regulation are fitted.\n[building-report] Safety\nSmoke alarms in each bedroom were tested and sounded.',
    '[contract-form]\nThe vendor must see that smoke alarms are installed.\n[building-report] Findings\nNo smoke alarm was seen on the upper floor.',
  ],
  clear: ['[particulars]\nCompliant smoke alarms: ☒ installed ☐ not installed'],
})
