import { cases } from '../cases.ts'

const FORM = '[contract-form]\nLand | 8 Wren Street, Lot 9 DP 771204\n'
const TITLE = '[title-search] Title search\nLOT 9 IN DEPOSITED PLAN 771204\n'
const PLAN = '[plan] Plan of subdivision\nLot 9 612 m2 Sheet 1 of 2\n'
const PLANNING = '[planning-certificate] Planning certificate\nZone R2 Low Density Residential\n'
const SEWER = '[water-certificate] Sewer location\nSewerage service diagram of 8 Wren Street\n'

export default cases({
  flags: [
    // A restriction that a dealing of its own made, beside the instrument of the plan.
    ...[
      '«6 AU604118 RESTRICTION(S) ON THE USE OF LAND»',
      '«5 AK220417 RESTRICTIONS AS TO USER»',
    ].map((entry) => ({
      text:
        FORM +
        '[title-search] Title search\n4 DP771204 EASEMENT FOR SERVICES\n' +
        entry +
        '\n[annexure] Instrument setting out terms of easements under section 88B\nDP771204 Lot burdened: 9. Terms of easement 1: the owner must keep it clear.\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high' as const,
    })),
    '[special-conditions]\n«The sewer diagram is not available.»',
    '[special-conditions]\n«The section 10.7 certificate will be handed over on exchange.»',
    "[special-conditions]\n«A copy of the by-laws can be inspected at the agent's office.»",
    '[contract-form]\nLots 6 and 31 in Strata Plan 53307 (31: car space; «search not attached)»',
    { text: FORM + TITLE + PLAN + SEWER, severity: 'critical' },
    {
      text: '[contract-form]\n☒ 6 section 10.7(2) planning certificate\n' + TITLE + PLAN + SEWER,
      severity: 'high',
    },
    { text: FORM + TITLE + PLAN + PLANNING, severity: 'medium' },
    {
      text: '[contract-form]\n☒ 1 title ☒ 2 plan ☒ 6 section 10.7(2)\n' + TITLE + PLANNING + SEWER,
      severity: 'medium',
    },
    { text: '[contract-form]\n☒ 8, 9 sewer diagrams\n' + TITLE + PLAN + PLANNING, severity: 'low' },
    FORM + PLANNING + PLAN + SEWER,
    FORM + TITLE + PLANNING + SEWER,
    '[contract-form]\n«Planning certificate: applied for at council and to follow»',
    '«The vendor does not hold the drainage diagram, which is on order from the board.»',
    '44. «The sewerage service diagram has been ordered and will be provided after exchange.»',
    {
      text:
        FORM +
        '[title-search] Title search\n2 DP771204 RESTRICTION(S) ON THE USE OF LAND\n«3 H118204 COVENANT»\n' +
        '[annexure] Instrument setting out terms of restrictions\nDP 771204 Lot burdened: 9. No building shall be of fibro.\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'medium',
    },
    {
      text:
        FORM +
        '[title-search] Title search\n«3 AM118204 POSITIVE COVENANT»\n4 DP771204 POSITIVE COVENANT\n' +
        '[annexure] Section 88B instrument\nTerms of positive covenant 1: the owner must keep the pit clean. DP771204\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high',
    },
    FORM +
      '[title-search] Title search\n«2 | G90377 | COVENANT AFFECTING THE PART SHOWN»\n3 DP771204 RESTRICTION(S) ON THE USE OF LAND\n' +
      '[annexure] Instrument setting out terms of restrictions on the use of land\nLot burdened: 9. DP 771204\n' +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\n«2 DP771204 RESTRICTION(S) ON THE USE OF LAND»\n' +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\n«2 DP771204 RESTRICTION(S) ON THE USE OF LAND»\n[annexure] Drafts\nSECTION 88B INSTRUMENT: to be drawn when the conditions are known\n' +
      PLAN +
      PLANNING +
      SEWER,
    // The search of the common property is only named by the search of the lot.
    {
      text:
        '[contract-form]\nLot 5 in Strata Plan 7316\n[title-search] Folio 5/SP7316\n1 INTERESTS RECORDED ON REGISTER FOLIO CP/SP7316\n[by-laws] By-laws\nNoise\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high',
    },
    {
      text:
        '[contract-form]\nLot 12 in SP 90114\n[title-search] Folio: 12/SP90114\nSecond schedule\n1 Interests recorded in folio CP/SP90114\n[by-laws] By-laws\nNoise\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high',
    },
    // The plan's number at the head of an interest, and a table of services, are neither paper.
    {
      text:
        FORM +
        TITLE +
        'DP771204 EASEMENT TO DRAIN WATER 2 WIDE AFFECTING LOT 9\n' +
        PLANNING +
        '[annexure] Services at the boundary\nSewer | Plover Water | rear junction\n',
      severity: 'high',
    },
    // Two folios are sold and one is searched.
    {
      text:
        '[contract-form]\nTitle: Folio identifier 41/754012 and Folio identifier 7/1093366\n[title-search] Title search\nFOLIO: 41/754012\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high',
    },
    // The title only names its by-laws, although a part was read under that entry.
    {
      text:
        '[contract-form]\nLot 42 in Strata Plan 85511\n[title-search] Folio 42/SP85511\nFOLIO CP/SP85511 THE OWNERS - STRATA PLAN NO. 85511\n[by-laws] 3 AF771809 CONSOLIDATION OF BY-LAWS\nAGGREGATE 5000\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high',
    },
    {
      text:
        FORM +
        '[title-search] Title search\nTHE LOT IS SUBJECT TO THE TERMS OF LEASE 6110882\n' +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'high',
    },
    {
      text:
        FORM +
        '☐ 8 sewerage infrastructure location diagram | ☒ 9 sewer lines location diagram\n' +
        TITLE +
        PLAN +
        PLANNING +
        SEWER,
      severity: 'low',
    },
  ],
  passes: [
    FORM +
      '[title-search] Title search\nLOT 9 IN DEPOSITED PLAN 771204\n3 AD417722 POSITIVE COVENANT AND RESTRICTION, ON-SITE DETENTION\n' +
      PLAN +
      'AD417722, on terms of the council, 2007: the owner must at all times keep the detention tank beneath the driveway clean.\n' +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\n4 K482217 RESTRICTION ON THE USE OF LAND\n' +
      '[annexure] Dealing K482217\nK482217 The registered proprietor may not fill the swale behind the house.\n' +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\n2 AB110220 POSITIVE COVENANT\n' +
      PLAN +
      '[other] AB110220 terms\nAB110220 (council): the proprietor is to have the pump serviced each year.\n' +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\n2 DP771204 RESTRICTION(S) ON THE USE OF LAND\n3 H118204 COVENANT\n' +
      '[annexure] Instrument setting out terms of restrictions\nDP 771204 Lot burdened: 9. No building shall be of fibro.\n' +
      '[annexure] Memorandum of transfer\nH 118204 The transferee covenants that no main building shall be of other than brick.\n' +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '☒ 8 sewerage infrastructure location diagram | ☐ 9 sewer lines location diagram (none, no building)\n' +
      TITLE +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\nTHE LOT IS SUBJECT TO THE TERMS OF LEASE 6110882\n[annexure] Lease 6110882, extract\n4. The lessee must repair.\n' +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\n2 H401882 COVENANT (FENCING; DURATION TO 31 MARCH 1988)\n' +
      PLAN +
      PLANNING +
      SEWER,
    FORM +
      '[title-search] Title search\nSECTION 88B (extract) Restriction 2: roofs to be of slate\n' +
      PLAN +
      PLANNING +
      SEWER,
    // The terms stand behind the search, under the number of the dealing.
    ...[
      ['3 L204417 COVENANT', 'L204417 COVENANT (copy, legible)'],
      [
        '2 AG220118 RESTRICTION ON THE USE OF LAND',
        'Instrument AG220118, restriction on the use of land',
      ],
      ['4 DP1088205 RESTRICTION(S) ON THE USE OF LAND', 'Instrument under section 88B, DP 1088205'],
      ['5 DP1290077 POSITIVE COVENANT', 'DP1290077 section 88B instrument, part 2'],
    ].map(
      ([entry, copy]) =>
        FORM +
        '[title-search] Title search\n' +
        entry +
        '\n[annexure] ' +
        copy +
        '\n' +
        copy +
        '\nNot more than one dwelling.\n' +
        PLAN +
        PLANNING +
        SEWER,
    ),
    // Where no sewer lies there is no diagram of one.
    '[contract-form]\n☒ title ☒ plans ☒ section 10.7(2) certificate ☐ sewer diagrams (not available: area is not sewered)\n' +
      TITLE +
      PLAN +
      PLANNING,
    FORM +
      TITLE +
      PLAN +
      PLANNING +
      '[building-report] Report\nWaste goes to an aerated wastewater system.\n',
    FORM +
      TITLE +
      PLAN +
      PLANNING +
      '[annexure] Hunter Water\nService location plan: sewer DN225 in Quay Walk.\n',
    FORM +
      TITLE +
      '[annexure] Plan\nSP 66031: eight villas. Lot 3: villa 94 m2.\n' +
      PLANNING +
      SEWER,
    // The plan is typed out under its number and its sheets.
    ...[
      'STRATA PLAN 93377, sheets 2 and 3',
      'DEPOSITED PLAN 771204 - sheets 1 to 4 (words)',
      'DP771204, sheets 1 and 2',
      'DP 771204 - extract',
    ].map(
      (head) =>
        FORM + TITLE + '[annexure] ' + head + '\n' + head + '\nLot 9 612 m2\n' + PLANNING + SEWER,
    ),
    // The plan is told in a line or two, under its number and behind the search.
    ...[
      'DP 771204 (compiled 1961)\nLots 8 to 12, Wren Street',
      'DP771204   Lot 8  590.1 m²   Lot 9  612 m²   registered 3.4.1972',
      'DP 771204 - subdivision of Lot 2 DP 44121, registered 3 April 1972. Lot 9: 612 m2.',
      'NEIGHBOURHOOD PLAN DP 771204\nLots 2 to 30 and Lot 1 (neighbourhood property)',
      'CROWN PLAN 402-1503 (transcribed) Portion 88, 40 acres',
      'PLAN NOTES  Lot 9: 33.1 ha.  Lot 10: 16.2 ha.',
      'DRAFT PLAN (surveyor: A. Teal)  Lots 301 to 324. Lot 309 610 m²',
    ].map((plan) => FORM + TITLE + plan + '\n' + PLANNING + SEWER),
    FORM +
      TITLE +
      PLANNING +
      SEWER +
      '[special-conditions]\nDRAFT PLAN (surveyor A. Teal), sheet 2\nLot 217 598 m². Lot 218 612 m².\n',
    // An authority that says where its pipe lies; a diagram that is a picture.
    ...['Sewer 150 mm in Wren Lane; the house drains to it.', 'Sewer in Wren Street.'].map(
      (lies) => FORM + TITLE + PLAN + PLANNING + '[water-certificate] Plover Water\n' + lies + '\n',
    ),
    '[contract-form]\nAttached: title search; plan; s 10.7(2); sewer diagrams (images)\n' +
      TITLE +
      PLAN +
      PLANNING,
    // A certificate whose head names the section, the number and the day.
    FORM +
      TITLE +
      PLAN +
      SEWER +
      '[other] Letter\nPLOVER SHIRE COUNCIL - 10.7(2) - 26/118 - 4 May 2026 - Lot 9 DP 771204. Zone R2.\n',
    // The common property's search opens with its number; by-laws open with where they come from.
    ...[
      'FROM THE BY-LAWS: By-law 4 Signs. A sign needs consent.',
      'ATTACHMENT C - DRAFT SECTION 88B INSTRUMENT AND BY-LAWS (extracts)',
      'DRAFT STRATA BY-LAWS (to be registered with the strata plan)',
      'Part 2. By-laws',
    ].map(
      (byLaws) =>
        '[contract-form]\nLot 5 in Strata Plan 61902\n[title-search] Folio 5/SP61902\n1 INTERESTS RECORDED ON REGISTER FOLIO CP/SP61902\nCP/SP61902   THE OWNERS - STRATA PLAN NO. 61902\n[annexure] Extracts\n' +
        byLaws +
        '\n' +
        PLAN +
        PLANNING +
        SEWER,
    ),
    // The number stands in a line of its own above the instrument.
    ...[
      'B714402\nMEMORANDUM OF TRANSFER (extract of covenant) 6th June 1924',
      'B 714402\nCOVENANT that no main building of less value than four hundred pounds be erected',
      'Transfer and covenant B714402 of 1924: the owner must not divide the land.',
    ].map(
      (copy) =>
        FORM +
        '[title-search] Title search\n3 B714402 COVENANT AFFECTING THE PART FORMERLY LOT 18 IN DP 9116\n[annexure] Dealings\nK294418 grants a right to drain water.\n' +
        copy +
        '\n' +
        PLAN +
        PLANNING +
        SEWER,
    ),
    // The instrument is printed behind the search, in whatever part it was counted to.
    ...[
      '[special-conditions]\n88B - terms (extract)\n4. Restriction: no building outside the envelope.',
      '[annexure] Papers\nSECTION 88B INSTRUMENT (DP771204). 1 easement to drain water. 2 restriction: no fence across the drive.',
      'Instrument, restriction 3: no building within 20 metres of the bank.',
      '[annexure] Papers\n5. Restriction, Lots 400 to 419: within 4 metres of the kiosk no wall is to stand.',
      'POSITIVE COVENANT DP771204 (extract). The registered proprietor is to keep the sea wall in a sound state.',
    ].map(
      (copy) =>
        FORM +
        '[title-search] Title search\n2 DP771204 RESTRICTION(S) ON THE USE OF LAND\n' +
        copy +
        '\n' +
        PLAN +
        PLANNING +
        SEWER,
    ),
    FORM +
      '[title-search] Title search\n3 COVENANT TO ERECT A BRICK FRONT, COMPLIED WITH 1984\n' +
      PLAN +
      PLANNING +
      SEWER,
    // An entry that ended needs no copy of its terms.
    ...[
      '4 U441908 COVENANT - EXTINGUISHED BY ORDER OF THE SUPREME COURT (DEALING 5522107)',
      '3 K210445 COVENANT RELEASED AM118820',
      '5 DP88211 RESTRICTION ON THE USE OF LAND - CANCELLED BY AN440912',
      '2 POSITIVE COVENANT AB112233 - EXPIRED',
    ].map(
      (entry) => FORM + '[title-search] Title search\n' + entry + '\n' + PLAN + PLANNING + SEWER,
    ),
    {
      text: '[contract-form] Contract\nLot 5 in Strata Plan 61902\n[title-search] Title search\nSecond schedule\nAN860331 CONSOLIDATION OF REGISTERED BY-LAWS\n[plan] Strata plan 61902\nAn easement was registered in 2000 over that other land. BY-LAWS (main subjects)\n[planning-certificate] Planning certificate\nZone R2\n[water-certificate] Water\nSewer service diagram',
      state: 'NSW',
    },
    {
      text: '[contract-form] Contract\nLot 5 in Strata Plan 61902\n[title-search] Title search\nSecond schedule\n[plan] Strata plan 61902\nBY-LAWS (from AN860331, main subjects)\n[planning-certificate] Planning certificate\nZone R2\n[water-certificate] Water\nSewer service diagram',
      state: 'NSW',
    },
    '[contract-form]\nLot 5 in Strata Plan 7316\n[title-search] Folio 5/SP7316\n1 INTERESTS RECORDED ON REGISTER FOLIO CP/SP7316\n[title-search] Title search\nFOLIO: CP/SP7316\n[by-laws] By-laws\nNoise\n' +
      PLAN +
      PLANNING +
      SEWER,
    '[special-conditions]\nThe planning certificate is attached.',
    FORM + TITLE + PLAN + PLANNING + SEWER,
    'The sewer diagram attached is the one available in the ordinary course; another is not available.',
    'A strata information certificate under section 184 will be provided on request.',
    '[contract-form]\nLot 9 DP 771204\n[special-conditions]\n33. Interest is payable at 8%.',
  ],
  clear: [FORM + TITLE + PLAN + PLANNING + SEWER],
})
