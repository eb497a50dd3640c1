import { cases } from '../cases.ts'

const HOUSE = '[particulars]\nThe brick house of three bedrooms, carpets and curtains are sold.\n'
const BORE = '\n[building-report] Report\n«The house bore and its pump stand behind the shed.»'

const UNMARKED = BORE.replace('«', '').replace('»', '')

export default cases({
  state: 'VIC',
  in: 'vendor-statement',
  flags: [
    `${HOUSE}[vendor-statement]\n8 Services not connected: ☐ electricity ☒ gas ☒ water ☒ sewerage ☐ telephone${BORE}`,
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.${BORE}`,
    {
      text: `${HOUSE}[rates-certificate] Rates\nNo reticulated water is supplied in this locality.\n[annexure] Licence\n«Bore 118820, 94 m, stock and domestic.»`,
      state: 'QLD',
    },
    {
      text: `${HOUSE}[water-certificate] Letter\nScheme water is not provided in Wandoo Loop.\n[building-report] Report\n«Two rainwater tanks and a bore with its pump.»`,
      state: 'WA',
    },
  ],
  passes: [
    // Somebody tested it, or told what it gives.
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.${UNMARKED}\nA laboratory test of August found the water fit to drink.`,
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.${UNMARKED}\nBore yield: 1.1 litres a second on a four-hour test.`,
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.${UNMARKED}\nThe vendor gives the purchaser a water analysis before settlement.`,
    // A main is there, the bore is for something else, or there is none.
    `${HOUSE}[vendor-statement]\nThe house is connected to mains water; recycled water is not available.${UNMARKED}`,
    `${HOUSE}[vendor-statement]\n8 Services not connected: ☒ gas ☐ water ☒ sewerage${UNMARKED}`,
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.\n[building-report] Report\nThe bore waters the garden.`,
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.\n[building-report] Report\nThree tanks of 22,000 litres.`,
    `${HOUSE}[vendor-statement]\nTown water is not available to the property.\n[building-report] Report\nThe house bore was sealed in 1999.`,
    // No house, and a contract alone.
    `[particulars]\nVacant land.\n[vendor-statement]\nTown water is not available to the property.${UNMARKED}`,
    `${HOUSE}Town water is not available. The house bore stays.`,
  ],
  clear: [`${HOUSE}[vendor-statement]\nAll services are connected.`],
})
