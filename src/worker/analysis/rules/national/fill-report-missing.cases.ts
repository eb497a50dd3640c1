import { cases } from '../cases.ts'

const STATEMENT = '\n[vendor-statement] Statement\nEasements: none. Services: all connected.'

export default cases({
  state: 'QLD',
  in: 'special-conditions',
  flags: [
    // Soil was brought in, or will be, and no paper speaks of it.
    `4. «The lot may be filled to a depth of 2.4 metres and no claim lies for deeper footings.»${STATEMENT}`,
    `4. «The Seller may place fill on the lot under engineering supervision.»${STATEMENT}`,
    `4. «The house site has been filled.»${STATEMENT}`,
    `4. «Soil was trucked in to raise the building pad.»${STATEMENT}`,
    `4. «The vendor has filled and cut the site.»${STATEMENT}`,
    `[plan] Disclosure plan\n«Lot 12: fill depth 0.4 to 3.1 metres over the western half»${STATEMENT}`,
    `[annexure] Lot details\n«Fill | 1.8 m of controlled fill at the rear»${STATEMENT}`,
    `[annexure] Lot details\n«Depth of fill: 3.4 m at the rear, compaction testing to be done later»${STATEMENT}`,
    {
      text: `4. «The allotment stands on up to two metres of placed fill.»${STATEMENT}`,
      state: 'SA',
    },
    // Nobody tested it, as the papers say.
    {
      text: '4. «Up to 2.4 metres of fill was placed on the lower half and no certificate of its compaction is held.»',
      severity: 'high',
    },
    {
      text: '4. «The lot carries 2 metres of fill.» «No geotechnical report has been done.»',
      severity: 'high',
    },
    {
      text: `[annexure] Boreholes\n«Bore 1: uncontrolled fill with brick to 1.4 m over clay.»${STATEMENT}`,
      severity: 'high',
    },
    {
      text: `[annexure] Letter\n«Fill: up to 2.0 m at the rear.»\n«The fill was tipped before we came and has not been compacted.»${STATEMENT}`,
      severity: 'high',
    },
  ],
  passes: [
    '[special-conditions]\n1. Time runs strictly.\n[building-report] Structural engineer’s report\nThe pad of the porch rests on 0.5 m of loose fill.',
    // The report is there, under one of its names, or will be in time.
    `4. The lot has been filled to 0.6 metres.\n[annexure] Level 1 report\nDensity tests at or above 98 per cent of standard.${STATEMENT}`,
    `4. The lot has been filled to 0.6 metres. A compaction certificate is attached.${STATEMENT}`,
    `4. The lot may contain fill of up to 2 metres.\n[annexure] Site classification\nThe site is Class M to AS 2870.${STATEMENT}`,
    `4. The lot has 1 metre of fill. The Seller must give an engineer's certificate of the fill at settlement.${STATEMENT}`,
    `4. The lot was filled in 2019. The geotechnical report of Corvus dated 3 May 2020 was given to the Buyer.${STATEMENT}`,
    // No fill, or what is filled is no ground.
    `4. The lot was not filled.${STATEMENT}`,
    `4. No fill of more than 0.3 metres was placed on the lot.${STATEMENT}`,
    `4. The old well was filled and capped in 1978, 12 m from the house.${STATEMENT}`,
    `4. The Buyer may bore holes, which are to be filled to 1 m below the surface.${STATEMENT}`,
    `4. All pages must be filled in.${STATEMENT}`,
    `[annexure] Register\nThe land is 300 m from a closed landfill.${STATEMENT}`,
    `[annexure] Report\nCracks of 1 mm were filled and painted.${STATEMENT}`,
    // A rule for what may be put there, and another lot.
    `[title-search] Title\nNo fill may be placed within 3 metres of the pipe.${STATEMENT}`,
    {
      text: `[particulars]\nLand: Lot 22 on SP123456\n[annexure] Letter\nLot 9 was filled to 2.2 m.${STATEMENT}`,
      facts: { lotPlan: ['Lot 22 on SP123456', 'Lot 22 on SP123456'] },
    },
    // A contract alone shows nothing.
    '4. The lot may be filled to a depth of 2.4 metres.',
  ],
  clear: [`4. The lot is natural ground.${STATEMENT}`],
})
