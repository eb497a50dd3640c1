import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    // The row stands below its head, and the agenda of a meeting to come puts the levy.
    '[owners-corporation-certificate] Certificate\nExtraordinary levies\n«Struck and not yet paid | Nil at the date of issue»\n[minutes] Notice of general meeting\nMotion 4 - Roof\n«That the strata company levy a special contribution of $91,000.00 on all lots, due on 1 March 2027.»\nMotion 5 - Garden\nThat the garden be left as it is.',
    // What the authority itself calls a charge.
    '[vendor-statement]\n1.2 «No money is owing under any Act that would be charged on the land.»\n[rates-certificate] Shire\nArrears 2024-25 | $2,218.40\n«The arrears of 2024-25 remain unpaid and are a charge on the land.»',
    '[vendor-statement]\n1.2 «Particulars of any charge imposed by or under any Act: Nil»\n[land-tax-certificate] Certificate\n«The unpaid sum of $1,904.00 for 2025 is a first charge on this land.»',
    // The corporation's own statement, and what its meeting decided without a sum in that sentence.
    '[owners-corporation-certificate] Statement\n«Resolved to be incurred, to which the lot must contribute: None outside the adopted budget.»\n[minutes] Meeting\n4. Slab. Resolved to take the offer of Hale Civil for $71,500.\n5. «Resolved that the whole sum be raised by a contribution of all lots according to entitlement, due on 1 March 2027.»',
    {
      text: '[owners-corporation-certificate] Certificate\n«Special purpose contributions fixed or proposed | None fixed and none proposed»\n[minutes] Meeting\n6. The price of Orrin Panels, with scaffold, is $512,000. Nobody is left to claim from. «Resolved to put to a general meeting on 4 March 2027 a levy by entitlement in two parts.»',
      state: 'ACT',
    },
    '[vendor-statement] Statement, part B\n«Other contributions | No special or other contribution has been determined for the lot»\n[minutes] Meeting\n3. «Resolved to take the tender of Orrin Roads for $39,000.00 and to raise a special contribution of that sum, due on 1 December 2026.»',
    // The item of the council is no answer to what the scheme raises.
    '[vendor-statement] Form 1\n21 | Local Government Act 1999, charge | YES | Rates. No other charge\n[owners-corporation-certificate] Statement\n«The corporation has not resolved to incur expenditure beyond its ordinary budget.»\n[minutes] Meeting\n5. «Resolved to raise $140,000.00 from the owners by lot entitlement in four instalments.»',
    '[vendor-statement]\n1.2 «Nothing is due to the council on the land beyond the rates.»\n[rates-certificate] Shire\n«Special charge scheme 3 was declared in June and this land bears $5,440.00.» It may be paid in full by March or in five yearly parts.',
    '[vendor-statement]\n1.2 Particulars of any charge (whether registered or not) imposed by or under any Act\n«No money is owing on the land to any authority apart from the rates.»\n[rates-certificate] Shire\n«Street scheme 9 was declared in May and the share of this land is $6,150.00.»',
    '[vendor-statement]\n1.2 «Particulars of any charge imposed under any Act to secure an amount due: None»\n[rates-certificate] Shire\n«Special charge for the footpath: $3,300.00, payable in five instalments.»',
    '[vendor-statement]\n«The land is not subject to any statutory charge.»\n[rates-certificate] City\n«Special rate scheme 4 (drainage): $7,020.00 is due by 1 May 2027.»',
    '[vendor-statement] Statement\n«7. Other contributions that have been decided | ☐ Yes, amount ____ due ____ ☒ None so far»\n[minutes] Minutes\n«Resolved that $84,000 be raised by unit entitlement beyond the regular contributions, due 1 March 2027.»',
    '[owners-corporation-certificate]\n«The body corporate has neither approved nor incurred any expenditure that owners must pay beyond the budget.»\n[minutes] Minutes\n«Resolved that $96,000 be raised by a special contribution, due in two parts on 1 May and 1 August.»',
    '[owners-corporation-certificate]\n«Special contributions: nil»\n[minutes] Committee\n«RESOLVED to call an extraordinary general meeting for 23 June 2027 to consider raising the whole sum by a special contribution of $762.50 per contribution unit in two instalments.»',
    // Owners are still to vote on it, and quotations of the work are no levy.
    '[owners-corporation-certificate]\n«Special levies: nil»\n[minutes] Committee\n«Resolved that an extraordinary general meeting be called for 9 March 2027 to fix a special contribution of $7,600 per lot, payable in two instalments.»',
    '[vendor-statement] Part B\n«Other levies (attach details) | nil»\n[minutes] Minutes\n«Two quotes, $46,200 and $51,900, were tabled and a special levy of $42,000, payable by 15 May 2027, will be put to the owners at the next general meeting.»',
    '[vendor-statement]\n«Special contribution: no resolution known of»\n[minutes] Minutes\n«Tender of $88,000 accepted and a one-off levy of $5,500 for each unit is due on 1 June 2027.»',
    '[vendor-statement] Part B\n«Special contribution | no resolution known of»\n[minutes] Minutes\n«Resolved that $144,000 be raised by unit entitlement in two calls due on 3 January and 3 April.»',
    '[vendor-statement]\n«Expenditure the corporation has resolved to incur, to which the owner must contribute: none»\n[owners-corporation-certificate] Statement\n«Resolved on 3 October: new driveway for $81,000, each owner to pay a share by lot entitlement before 3 June.»',
    '[owners-corporation-certificate]\n«Special levies: none»\n[minutes] Minutes\n«Resolved: beside the budget a special levy of $75,000 over all lots, payable in two quarters from 1 February 2027.»',
    '[vendor-statement]\n«There are no amounts for which the purchaser may become liable because of the sale.»\n[rates-certificate] Shire\n«Special charge for road construction: $8,200.00 apportioned to this land, payable in instalments.»',
    '[owners-corporation-certificate]\n«Special contributions | None»\n[minutes] Annual meeting\n«Resolved that a special levy of $6,400.00 for lot 4 be raised for the lift.»',
    '[vendor-statement]\n«Other charges over the land: Nil»\n[water-certificate] Corporation\n«Sewer scheme 12: $4,950.00 declared in 2025 and not yet invoiced.»',
    '[owners-corporation-certificate]\n«The owners corporation is not aware of any special levy.»\n[minutes] Extraordinary meeting\n«Carried: a one-off levy of $3,000 a lot is due in May.»',
    '[vendor-statement]\n«Special rates or charges ☐ Yes ☒ No»\n[rates-certificate] City\n«Drainage scheme charge $11,000.00, first instalment due 1 July 2027.»',
  ],
  passes: [
    '[vendor-statement]\n1.2 Particulars of any charge imposed by or under any Act: Nil\n[land-tax-certificate] Certificate of 2026\nTax for 2026 | $1,904.00\nAny amount of $100 or more that is unpaid is a first charge on the land.',
    '[vendor-statement]\n1.2 Particulars of any charge imposed by or under any Act: as in the certificate\n[land-tax-certificate] Certificate\nThe unpaid sum of $1,904.00 for 2025 is a first charge on this land.',
    '[owners-corporation-certificate] Certificate\nSpecial levies\nStruck and not yet paid | Nil at the date of issue\n[minutes] Notice of general meeting\nMotion 4 - Roof\nThat the strata company levy a special contribution of $91,000.00 on all lots, due on 1 March 2027.\nLost, two for and nine against.',
    // What the attached certificate tells is not left out by "no other amount".
    '[vendor-statement] Statement\n1.1 Rates and charges: the amounts are contained in the annexed certificates. The vendor knows of no other amount for which you may become liable.\n[rates-certificate] Certificate\nSpecial charge, kerb scheme, this instalment, payable | $1,310.00',
    '[owners-corporation-certificate] Statement\nResolved to be incurred, to which the lot must contribute: None outside the adopted budget.\n[minutes] Meeting\nThe motion that the whole sum of $71,500 be raised by a contribution of all lots was lost.',
    '[vendor-statement]\n1.2 Particulars of any charge imposed under any Act to secure an amount due: as in the certificate.\n[rates-certificate] Shire\nSpecial charge for the footpath: $3,300.00, payable in five instalments.',
    '[owners-corporation-certificate]\nContributions overdue for lot 4 | $812.00\nOther amounts | nil\n[minutes] Minutes\nResolved that a special levy of $240,000 be raised by lot entitlement in two parts.',
    '[owners-corporation-certificate]\nArrears of lot 9: $410.00\nPenalty interest: $12.40\nAny other charges: none\n[minutes] Minutes\nResolved that a special levy of $75,000 be raised by unit entitlement, due 1 May.',
    '[owners-corporation-certificate]\n(a) Contributions unpaid | $0.00\n(b) Further charges | nil\n[minutes] Minutes\nCarried: a one-off levy of $3,000 a lot is due in May.',
    // Nothing else is overdue; the levy itself stands above.
    '[owners-corporation-certificate] AMOUNTS OVERDUE BY THE OWNER\nOther charges: nil\n[minutes]\nA special levy of $480,000 was resolved, payable in two parts.',
    '[owners-corporation-certificate] Money owed for the lot\nOther contributions | none\n[minutes]\nIt was carried that a special contribution of $96,000 be raised.',
    '[vendor-statement] Part B\nSpecial contribution | no resolution known of\n[minutes] Minutes\nThe motion that $144,000 be raised by unit entitlement was lost.',
    '[owners-corporation-certificate]\n5. Repairs or other work which may incur additional charges: None.\n[minutes] Minutes\n3. Budget for 2026-27. Insurance $24,800; lift $9,600. Total $71,200, which is to be raised in four quarters by lot liability. Carried unanimously.',
    '[owners-corporation-certificate]\nSpecial levies: none\n[minutes] Minutes\nAdministrative fund: a contribution of $48,000 to be raised by unit entitlement, payable quarterly. Carried.',
    '[owners-corporation-certificate]\nSpecial levies: none\n[minutes] Minutes of 16 November 2019\n5 Special levy of $75,000 over all lots for the driveway, due 31 January 2020: carried.',
    '[minutes] Minutes of 2026\n5 Special levy of $75,000 over all lots for the lift, due 31 January 2027: carried.\n[owners-corporation-certificate]\nThe ten-year plan assumes no special levy and no loan.',
    '[vendor-statement]\nSpecial rates: none\n[rates-certificate] Certificate\nThe street scheme of $4,200 a lot, declared for Elm Road, does not affect the land.',
    '[owners-corporation-certificate]\nSpecial contributions | None\n[minutes] Annual meeting\nThe special levy of $6,400.00 for lot 4 raised in 2024 was paid in full.',
    '[vendor-statement]\nOther charges over the land: Nil\n[rates-certificate] City\nGeneral rates $1,900.00, payable in four instalments.',
    '[owners-corporation-certificate]\nSpecial contributions | $2,000 due 1 May\n[minutes] Annual meeting\nResolved that a special levy of $6,400.00 be raised.',
    '[owners-corporation-certificate]\nSpecial contributions | None\n[minutes] Annual meeting\nA motion that a special levy of $6,400.00 be raised was lost.',
  ],
  clear: ['[owners-corporation-certificate]\nSpecial contributions | None'],
})
