import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    {
      text: '[plan]\n«Unit entitlement of lot 6: 84. Aggregate unit entitlement: 1,000.»\n[owners-corporation-certificate] Part B\n«Any other contribution determined for the lot | None has been determined beyond those above»\n[minutes] Minutes\n«It was resolved to raise a contribution of $120,000.00 over and above the budget, by unit entitlement, in equal parts due on 1 March 2027 and 1 September 2027.»',
      facts: { lotPlan: ['Lot 6', 'lot 6'] },
      state: 'WA',
    },
    {
      text: '[owners-corporation-certificate]\n«A special levy of $1,200 a lot for the roof was struck in 2014 and is payable every quarter by each owner.»',
      facts: { contractDate: ['2026-11-09', '$1,200'] },
    },
    '[minutes] Minutes\n«B. Rose moved that a special levy of $24,000 be struck for the roof.» On a poll there were seven lots for and two against. Carried.',
    '[minutes] Minutes\nThe quotation of Quill Paving for $18,600 plus GST was received; «the work is to be ordered for February 2027 and its cost raised by a levy on both lots by liability.»',
    '[minutes] Minutes\nQuotes of $42,000 and $51,500 for the roof were tabled. «The lower was accepted, the cost to be met by a levy in March.»',
    '[minutes] Minutes\nThe drain is to be relaid for $9,900. «The balance of the price is to be collected through a levy on all owners.»',
    '[minutes]\n«Owners agreed in principle to raise the money by a special levy early next year;» committee to call a further meeting.',
    '[minutes]\nQuotes of $212,000 tabled. «It was decided that the works be funded by a special levy in 2027.»',
    '[minutes]\n«The committee will put a special contribution for the pipes to owners in February.»',
    // Owners are still to vote on it; the share is told as one that would be.
    {
      text: '[plan] Schedule\n«Unit entitlement of lot 6: 20. Aggregate unit entitlement: 400.»\n[minutes] Minutes\n«The manager is to call an extraordinary general meeting in March to consider a contribution of $96,000 from all lots by unit entitlement.»',
      facts: { lotPlan: ['Lot 6', 'lot 6'] },
      state: 'NSW',
    },
    '[minutes] Minutes\n«Resolved by ordinary resolution that $286,000 be raised by unit entitlement in three equal calls due on 15 January, 15 April and 15 July 2027.»',
    '[minutes] Minutes\n«Motion carried: $94,500 to be collected according to lot liability in two parts.»',
    // What the lot has paid is told, and what is open weighs.
    {
      text: '[particulars]\nContract date: 2 October 2026\nLot 12\n[owners-corporation-certificate] Special levies\n«Roof membrane, struck 3 May 2026: share of lot 12 | $8,400.00»\n1st instalment 1 August 2026 | $4,200.00 | received\n«2nd instalment 1 February 2027 | $4,200.00 | payable»',
      severity: 'medium',
      facts: {
        contractDate: ['2026-10-02', '2 October 2026'],
        lotPlan: ['Lot 12', 'Lot 12'],
        price: [900_000_00, '12'],
      },
    },
    {
      text: "[owners-corporation-certificate] Extraordinary contributions\n«Lot 3's portion of the lift levy is $15,000, of which the first call $7,500 was paid 4 May 2026.»",
      severity: 'high',
      facts: { lotPlan: ['Lot 3', 'Lot 3'] },
    },
    {
      text: '[particulars]\nContract date: 2 October 2026\n[owners-corporation-certificate] Special contributions\n«Cladding, general meeting of 4 June 2026: the whole $310,000.00»\n«Share of unit 5 | $15,500.00 | in 3 equal instalments: due 1/11/26, 1/2/27, 1/5/27»',
      severity: 'critical',
      state: 'NSW',
      facts: {
        contractDate: ['2026-10-02', '2 October 2026'],
        lotPlan: ['Unit 5', 'unit 5'],
        price: [600_000_00, '5'],
      },
    },
    {
      text: '[plan]\nUnit | Area m2 | Car bay | Unit entitlement\n--------------------------------\n3 | 70 | C3 | 60\n«4 | 71 | C4 | 40»\n«Total | 500»\n[minutes]\n«Balconies. $600,000 to be raised from owners by entitlement, in two parts on 1 March and 1 July 2027. Carried.»',
      state: 'NT',
      severity: 'critical',
      facts: {
        lotPlan: ['Unit 4 Units Plan 99/104, Lot 2210 Town of Katherine', '4'],
        price: [400_000_00, '60'],
      },
    },
    // What falls on this lot goes before what all lots raise.
    {
      text: '[particulars]\nContract date: 19 November 2026\nLot 17 on SP 241806\n[owners-corporation-certificate] Special contributions\n«Facade repair 2026 | resolved 21 July 2026 | $13,320.00 for lot 17, in four of $3,330.00»\ndue 1 September 2026, 1 March 2027, 1 September 2027, 1 March 2028\n[minutes] Minutes\n«Stage 1 to be met by special contribution of $620,000.»',
      facts: {
        contractDate: ['2026-11-19', '19 November 2026'],
        lotPlan: ['Lot 17 on SP 241806', 'Lot 17'],
      },
      severity: 'high',
    },
    '[owners-corporation-certificate] Contributions\n«Special purpose fund "facade" | $12,288.00 | in three calls: $4,096.00 due 1/9/26, 1/3/27 and 1/9/27»',
    '[minutes] Minutes\nThe quotation of $52,400 for the wall was accepted. «Resolved that each lot contributes half, the first $8,000 by 30 September and the rest when the builder calls for it.»',
    // The share of the lot, from its units and those of all lots.
    {
      text: '[minutes]\n«Carried: $960,000 is to be levied on all lots in proportion to unit entitlement, in two equal payments due 1 March and 1 June 2027.»\n[title-search]\n«SCHEDULE OF UNIT ENTITLEMENT (AGGREGATE: 1,000)»\nLOT | ENT\n3 | 45\n«4 | 50»',
      state: 'NSW',
      severity: 'critical',
      facts: { lotPlan: ['Lot 4 SP9', '4'], price: [900_000_00, '$960,000'] },
    },
    {
      text: '[plan]\nLot | Lot entitlement | Lot liability\n1 | 30 | 20\n«2 | 30 | 40»\n«TOTAL | 60 | 400»\n[minutes]\n«RESOLVED to raise $60,000 from all owners according to lot liability for the roof.»',
      state: 'VIC',
      severity: 'high',
      facts: { lotPlan: ['Lot 2 PS9', '2'], price: [900_000_00, '$60,000'] },
    },
    {
      text: '[owners-corporation-certificate]\n«Contribution schedule lot entitlement of lot 6: 12. Aggregate contribution schedule lot entitlement: 120.»\n[minutes]\n«A special levy of $24,000 on all lots by contribution schedule lot entitlement was carried.»',
      state: 'QLD',
      severity: 'medium',
      facts: { lotPlan: ['Lot 6 SP9', '6'], price: [900_000_00, '$24,000'] },
    },
    // The notice of a meeting puts a levy, and the next motion is an ordinary one.
    {
      text: '[owners-corporation-certificate]\n«Contribution schedule lot entitlement of lot 6: 12. Aggregate contribution schedule lot entitlement: 120.»\n[minutes]\nNotice of extraordinary general meeting\nA general meeting will be held on 4 May 2027.\n«That the body corporate raise a special contribution of $96,000.00, being $800.00 for each contribution schedule lot entitlement, due on 1 July 2027.»\nMotion 4 – Gutters (ordinary resolution)',
      state: 'QLD',
      severity: 'high',
      facts: { lotPlan: ['Lot 6 SP9', '6'], price: [900_000_00, '$96,000.00'] },
    },
    // The certificate of the scheme denies what the minutes decided.
    {
      text: '[owners-corporation-certificate] Strata information certificate\n«Special contributions determined for the lot: None»\n[minutes]\n«Carried: $240,000 is to be levied on all lots in proportion to unit entitlement, in two equal payments due 1 March and 1 June 2027.»\n[title-search]\n«SCHEDULE OF UNIT ENTITLEMENT (AGGREGATE: 1,000)»\nLOT | ENT\n3 | 45\n«4 | 50»',
      state: 'NSW',
      severity: 'high',
      facts: { lotPlan: ['Lot 4 SP9', '4'] },
    },
    // What all lots raise is not compared with the price of one.
    {
      text: '[minutes]\n«MOTION CARRIED: that a special levy of $310,000 be raised from all owners.»',
      severity: 'high',
      facts: { price: [400_000_00, '$310,000'] },
    },
    '[minutes]\n«It was resolved to raise $240,000 by lot liability for the windows, in four parts.»',
    '[minutes]\n«A call of $6,400 a lot was agreed for the driveway, due in March 2027.»',
    // Old, and not paid yet.
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[owners-corporation-certificate]\n«A special levy of $64,000 was struck on 4 March 2024, of which two instalments remain.»',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[owners-corporation-certificate]\n«Special levy of $9,000 for this lot, raised in June 2026, due 1 December 2026.»',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    {
      text: '[owners-corporation-certificate] Certificate\n«SPECIAL CONTRIBUTIONS: ☒ a special contribution of $4,200.00 is payable on 1 March 2027»',
      state: 'QLD',
    },
    '[owners-corporation-certificate]\n«Levies of $3,200 (roof) and $5,450 (lift) have been struck and fall due on 1 March and 1 June 2027.»',
    '[minutes]\n«Two further contributions, one of $900 and another of $1,450 per lot, will be collected this year.»',
    '[minutes] «Resolved to borrow $600,000 for the roof, to be repaid by levies over eight years.»',

    '[owners-corporation-certificate]\n4. «Special fees or levies: $6,250.00 struck 12/02/2026, due 30/06/2026»',
    '[owners-corporation-certificate]\n5. «Repairs which may incur additional charges: lift modernisation, estimated special levy of $9,800 per lot»',
    '[minutes]\n«MOTION CARRIED: That a special levy of $310,000 be raised payable in three equal instalments.»',
    '[minutes]\n«It was agreed that every owner will put in $7,500 for the lifts by 30 June.»',
    '[minutes]\n«A levy of $250,000 for cladding was carried.»',
    '[owners-corporation-certificate]\n«A special levy of $18,400 per lot was struck on 4 May 2026, payable in four instalments.»',
    '[minutes]\n«RESOLVED that $420,000 be raised from owners for lift replacement.»',
    '[owners-corporation-certificate]\n«Two special levies have been raised, of $3,200 and of $5,450, due on 1 March and 1 June.»',
    '[owners-corporation-certificate]\n«Works to the roof are about to start and each owner will be asked for about $9,000.»',
    '[minutes]\n«The committee will recommend an additional contribution of $600 a lot entitlement.»',
    '[owners-corporation-certificate]\n«Extraordinary contribution: $12,250 due 30 September 2026»',
    '«Resolved that each owner contribute $4,200 for the lift by two equal payments.»',
    '«Motion 6: that a one-off contribution of $9,800 per lot be raised for the facade. Carried.»',
    '[owners-corporation-certificate]\n«Special fees or levies: $13,340.00 for the lot, payable in four instalments»',
    '«An extraordinary fee of $310,000 will be struck at the next meeting.»',
    '[owners-corporation-certificate]\n«Extraordinary levy in respect of roof works: $3,120, due 1 May 2027»',
    '«Works of $510,000 to be funded by a special contribution in proportion to lot liability.»',
    '«A capital raising from owners of $480,000 for the lifts was carried.»',
    '«RESOLVED to raise a special levy of $210,000 for the roof.»',
    {
      text: '[owners-corporation-certificate]\n«Special fees of $9,200 for this lot are due on 1 March 2027.»',
      severity: 'high',
    },
    '[owners-corporation-certificate]\n«A special contribution of $4,000 per lot was struck and is payable in two instalments.»',
    {
      text: '[minutes]\n«It was agreed that each unit owner contribute an additional $3,800 to repaint the building.»',
      state: 'SA',
    },
    '[minutes]\n«owners corporation resolved to strike a levy under s 24 of the Act to recover the cost of replacing balconies, $11,400 per lot»',
    '[minutes]\n«The OC will borrow $900,000 from Lannock to fund waterproofing, repaid by increased levies over 7 years.»',
    '[owners-corporation-certificate]\n«Are any special contributions payable by the owner? Yes - 3 of 6 instalments of $1,840 remain.»',
    {
      text: '[owners-corporation-certificate]\n«The body corporate has resolved to levy each owner a further $5,000 for re-roofing.»',
      state: 'TAS',
    },
    {
      text: '[minutes]\n«Members agreed that each contribute $8,000 towards the new roof by June.»',
      state: 'TAS',
    },
    '[minutes]\n«The OC manager has written to all owners to forewarn of a levy for cladding.»',
    '[minutes]\n«It was decided to call up $1,900 per unit for the sewer repair.»',
    '[minutes]\n«A one-off charge of $55 per entitlement was approved to pay for legal advice.»',
  ],
  passes: [
    {
      text: '[owners-corporation-certificate]\nA special levy of $1,200 a lot for the roof was struck in 2014 and every owner had paid it by 2015.',
      facts: { contractDate: ['2026-11-09', '$1,200'] },
    },
    '[special-conditions]\n2. A special fee that is struck before settlement is for the vendor, even if instalments of it fall due later.',
    '[special-conditions]\n2. Every special levy of which notice is given before settlement falls on the vendor.',
    '[minutes] Minutes\nB. Rose moved that a special levy of $24,000 be struck for solar panels. On a poll there were two lots for and seven against. Lost.',
    '[minutes] Minutes\nIt was proposed that a special levy of $300 a lot be raised for the gate. Several owners spoke. For 3, against 9.',
    '[minutes] Minutes\nMotion of lot 2 for a special levy of $15,000 to paint the fence. After some talk nobody seconded it and the motion lapsed.',
    '[owners-corporation-certificate]\nSpecial contribution (waterproofing) $1,200.00 raised 11/11/2024, paid in full\nAmounts outstanding for the lot $1,207.92 due 1 May 2026',
    '[owners-corporation-certificate]\nSpecial levies: $880.00 of 2024, paid in full\nTotal balance owing by this lot | $410.00',
    {
      text: '[particulars]\nLot 14 in SP 7718\n[title-search]\nSCHEDULE OF UNIT ENTITLEMENT (AGGREGATE 200)\nLot 14 | 24\n[owners-corporation-certificate]\nTotal raised from all lots for the year to 31 January 2027: $28,184.00',
      state: 'NSW',
      facts: { lotPlan: ['Lot 14 SP 7718', 'Lot 14 in SP 7718'] },
    },
    '[minutes]\nA special levy was talked about and owners decided against it.',
    '[minutes]\nNo special levy is planned for next year.',
    {
      text: "[owners-corporation-certificate] Special levies\nFacade: lot 12's share $8,400, first half $4,200 paid 1 August 2026, second half $4,200 paid 1 September 2026.",
      facts: { lotPlan: ['Lot 12', "lot 12's"] },
    },
    '[minutes]\n6 Motion by unit 3 for a levy of $1,200 a lot for a sauna. Out of order and not put.',
    '[minutes]\n6 Motion by unit 3 for a special levy of $1,200 a lot for a sauna.\nThe motion was ruled out of order.',
    '[owners-corporation-certificate] Owing\nSpecial contribution due 1 September 2026 | paid in full\nPenalty | $166.50',
    '[owners-corporation-certificate] Funds\nSpecial purpose fund | $4,310.20',
    {
      text: '[plan]\nLot | Entitlement | Liability\n2 | 30 | 40\nTOTAL | 60 | 400\n[minutes]\nA motion to strike a levy of $410,000 on all lots by lot liability was put and lost.',
      state: 'VIC',
      facts: { lotPlan: ['Lot 2 PS9', '2'] },
    },
    {
      text: '[plan]\nLot | Entitlement | Liability\n2 | 30 | 40\nTOTAL | 60 | 400\n[minutes]\nThe budget of $96,000 was adopted, to be raised from all lots by lot liability as annual fees.',
      state: 'VIC',
      facts: { lotPlan: ['Lot 2 PS9', '2'] },
    },
    '[special-conditions]\n2. We pay what falls due before settlement, special levies included.',
    '[special-conditions]\n2. The Vendor pays every special levy struck before today.',
    '[minutes]\nA motion that a special levy of $4,000 a lot be struck lapsed for want of a seconder.',
    '[minutes]\nA levy for the lift was not needed as the fund will pay for it.',
    '[special-conditions]\n3. The buyer may order a new certificate before settlement and may cancel this contract if it shows a special levy above $2,500 for the lot.',
    "[special-conditions]\n38. Special levies struck before the contract date are the vendor's, as the printed form says.",
    '[special-conditions]\nThe vendor is to pay any special levy struck before settlement.',
    // Struck and paid years before the sale.
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[owners-corporation-certificate]\nSpecial contributions | A special contribution of $8,200 for this lot was raised on 17 October 2019 for the facade.',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[owners-corporation-certificate]\nSpecial contributions: one of $600 a lot in May 2024 for the new gate;',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[minutes] Minutes of the annual general meeting\n5 Special levy of $75,000 over all lots for the driveway, in two payments, 31 January and 30 April 2024: carried.',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[owners-corporation-certificate]\nSpecial fees: one was struck at the annual general meeting of 19 November 2024 (lift controller, $24,000 for the whole building).',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 October 2026\n[owners-corporation-certificate]\nExtraordinary levies | $850 a lot in 2022, to replace the wall beside the driveway',
      facts: { contractDate: ['2026-10-02', '2 October 2026'] },
    },
    // The balance of a fund below "none".
    '[owners-corporation-certificate]\nSpecial contributions: none.\nFunds at 31 August 2026: administrative $6,114.00;\nCapital works fund $1,206,330;',
    'All fees and special levies struck before the day of sale are borne by the Vendor.',
    'The Seller bears every special levy resolved before the contract date.',
    'Special contributions raised before settlement are to be paid by the seller.',
    {
      text: '[owners-corporation-certificate] Certificate\nA special fee of $250.00 fell due on 15 March 2024 for the lot and was paid on 11 March 2024.',
      state: 'VIC',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nSPECIAL CONTRIBUTIONS: ☒ no special contribution is payable or has been decided for a future date',
      state: 'QLD',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nSpecial levies: none struck in the last five years, none proposed',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nOther (special) contributions payable or expected: NIL, and no proposal is on the agenda',
      state: 'WA',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nSpecial fees or levies | None has been struck or proposed',
      state: 'VIC',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nSpecial contribution: no, and none is due',
      state: 'ACT',
    },
    '7. Special levies struck before settlement are the Vendor’s to pay.',
    '[minutes]\nThe final instalment of the 2021 special levy was received and the levy account closed.',
    '7. The Vendor will on settlement pay out all special contributions determined before the date of this contract.',
    '7. The Vendor is liable for special levies raised before the day of sale.',
    '[owners-corporation-certificate]\n4. Special fees or levies struck: Nil',
    '[minutes]\nThe motion for a special levy was lost.',
    '[owners-corporation-certificate]\nSpecial fees or levies: Nil',
    '[owners-corporation-certificate]\nThe special levy of 2019 was paid in full.',
    'Each owner was reminded to pay fees of $900 on time.',
    'A proposal for a further levy of $300 a lot for gymnasium equipment lapsed for want of a seconder.',
    '[owners-corporation-certificate]\nSpecial levies: nil',
    'Motion for a special levy of $40,000 not carried.',
    'The special levy struck in 2022 has been fully collected.',
    '[owners-corporation-certificate]\nSpecial levies: Nil',
    'The motion for a special levy of $50,000 was lost.',
    {
      text: '[special-conditions]\nAll special levies payable after the contract date are borne by the purchaser.',
      state: 'NSW',
    },
    '[by-laws]\nThe committee may raise a special levy of any amount.',
  ],
  clear: ['[owners-corporation-certificate]\nNo special levy has been struck.'],
})
