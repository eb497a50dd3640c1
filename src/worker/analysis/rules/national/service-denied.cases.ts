import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«There are statutory encumbrances that affect the property ☐ Yes ☒ No»\n[water-certificate] Asset plan\n«A 150 mm sewer crosses the lot from north to south.»',
    '[vendor-statement]\n«Statutory encumbrances | No»\n[building-permit] Records\n«The extension was built over the stormwater pipe in the rear yard.»',
    '[vendor-statement]\n«Unregistered easements: none known»\n[planning-certificate] Search\n«A water main runs across the allotment two metres from the house.»',
    '[vendor-statement]\n«Drains or pipes under the land: nil»\n[plan] Survey\n«Council stormwater drain beneath the garage slab.»',
  ],
  passes: [
    '[vendor-statement]\nStatutory encumbrances: ☐ Yes ☒ No\n[building-report] Report\nThe house is connected to the sewer and its drain held water under test.',
    '[vendor-statement]\nStatutory encumbrances ☒ Yes ☐ No\n[water-certificate] Asset plan\nA 150 mm sewer crosses the lot from north to south.',
    '[vendor-statement]\nStatutory encumbrances | No\n[water-certificate] Asset plan\nThe sewer runs along the lane in the street only and serves the lot by a junction.',
    '[vendor-statement]\nStatutory encumbrances | No\n[planning-certificate] Search\nNo sewer crosses the property.',
  ],
  clear: ['[vendor-statement]\nStatutory encumbrances | No'],
})
