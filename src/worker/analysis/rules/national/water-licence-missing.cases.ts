import { cases } from '../cases.ts'

const PAPERS =
  '\n[vendor-statement] Statement\nEasements: none.\n[rates-certificate] Rates\nGeneral rate $2,240.00, farmland, paid.'

export default cases({
  state: 'VIC',
  in: 'special-conditions',
  flags: [
    // The number of a bore names the hole and no right to its water.
    {
      text: `4. «The bore (GW 208841, drilled 2014, 64 metres) supplies the stock trough.»${PAPERS}`,
      state: 'NSW',
    },

    `4. «The orchard of four hectares is irrigated by the pump at the weir.»${PAPERS}`,
    `4. «Irrigation is from the creek dam and the purchaser takes the pipes as they lie.»${PAPERS}`,
    `[particulars]\n«Goods: 40 irrigation shifts, river pump and mains, two tractors»${PAPERS}`,
    {
      text: `[annexure] Brochure\n«Eighteen hectares of irrigated flats on the river.»${PAPERS}`,
      state: 'SA',
    },
    {
      text: `[annexure] Report\n«Water for the trees is pumped from Cox Creek by a diesel motor.»${PAPERS}`,
      state: 'QLD',
    },
    // In New South Wales each bore needs an approval, also for house and stock.
    {
      text: `[contract-form]\n«improvements ☒ HOUSE ☒ other: machinery shed, dam, bore, yards»${PAPERS}`,
      state: 'NSW',
    },
    {
      text: `4. «The vendor leaves the bore pump and its panels at completion.»${PAPERS}`,
      state: 'NSW',
    },
  ],
  passes: [
    // The right is there, under one of its names, or none is needed.
    `4. The orchard is irrigated from the river under licence 201844 for 42 megalitres.${PAPERS}`,
    `4. The orchard is irrigated by the river pump.\n[annexure] Water register\nTake and use licence WRK081177, 12 ML a year.${PAPERS}`,
    `4. The water share and the river pump pass to the purchaser; the allocation account is transferred at settlement.${PAPERS}`,
    {
      text: `4. The vendor leaves the bore pump.\n[annexure] Works approval extract\nBore 40WA 417720, basic rights, current to 2031.${PAPERS}`,
      state: 'NSW',
    },
    {
      text: `4. The vendor leaves the bore pump.\n[annexure] Letter\nStock and domestic bore GW061773 is registered.${PAPERS}`,
      state: 'NSW',
    },
    // A bore for house and stock elsewhere, a garden, a bore of soil, waste, denial, a neighbour.
    `4. The bore waters the stock.${PAPERS}`,
    `4. The irrigation controller of the garden stays.${PAPERS}`,
    {
      text: `[annexure] Soil report\nBore 1: clay to 2 m. Groundwater was not met.${PAPERS}`,
      state: 'NSW',
    },
    { text: `4. There is no bore on the land.${PAPERS}`, state: 'NSW' },
    { text: `4. The gas monitoring bore in the reserve stays.${PAPERS}`, state: 'NSW' },
    {
      text: `[title-search] Title\nEasement for water supply from the bore on Lot 11.${PAPERS}`,
      state: 'NSW',
    },
    `4. Treated effluent goes to the irrigation area behind the shed.${PAPERS}`,
    `4. The pipeline of the irrigation company crosses the land.${PAPERS}`,
    // A contract alone shows nothing.
    '4. The orchard of four hectares is irrigated by the pump at the weir.',
  ],
  clear: [`4. The paddocks are dry land.${PAPERS}`],
})
