import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\n«Together with the goods: dishwasher, curtains, spa pump»\n[special-conditions]\n1. «The vendor takes the dishwasher on leaving.»',
    '[contract-form]\n«With it go the oven, the washing machine and the roller blinds.»\n[special-conditions]\n2. «The vendor takes away the washing machine and everything in the storage cage before settlement.»',
    '[contract-form]\n«The sale includes the clothes dryer, blinds and light fittings.»\n[special-conditions]\n1. «The clothes dryer goes with the vendor.»',
    '[special-conditions]\n1. «The vendor leaves the pool cleaner and the wood heater for the purchaser.»\n2. «The wood heater may be disconnected and taken by the vendor.»',
    '[particulars]\n«Chattels: wood heater, blinds»\n[special-conditions]\n1. «It is agreed that the wood heater is no part of the sale.»',
    '[particulars]\n«Inclusions: blinds, dishwasher, solar panels»\n«Exclusions: solar panels and inverter (leased from Sunfold Finance)»',
    "[particulars]\n«Goods sold with the land: light fittings, dishwasher, garden shed.»\n[special-conditions]\n12. «The dishwasher remains the property of the vendor's sister and will be taken away before settlement.»",
    '[contract-form]\n«Inclusions: ☒ blinds ☒ stove ☒ other: solar battery 10 kWh ☐ curtains»\n[building-report]\n«Battery | None on site.»',
    '[special-conditions]\n«Heating: reverse-cycle split units in the living room are included.»\n«Items left for the purchaser: all heating and cooling units are by the purchaser and none is included in the price.»',
    '[contract-form]\n«9 Chattels: the copper still, blinds, the oak dresser in the hall»\n«The dresser is withheld for the family.»',
    '[contract-form]\n«Item 9 | Included | Split air conditioner; shade sail; ride-on mower and its catcher»\n«Item 10 | Excluded | Kitchen stools; the ride-on mower with all garden machinery»',
    "[contract-form]\n«Chattels included | refrigerator, dryer, the furniture in the inventory»\n[special-conditions]\n«S8 Furniture is the tenant's and does not pass.»",
    '[particulars]\n«Chattels: hot water system, curtains»\n[vendor-statement]\n«The hot water service is rented from Glow Gas Pty Ltd.»',
  ],
  passes: [
    '[particulars]\nTogether with the goods: dishwasher, curtains\n[special-conditions]\n1. The vendor takes away all rubbish before settlement.\n2. The vendor must take care of the dishwasher until settlement.',
    '[particulars]\nInclusions: blinds, pool pump, curtains\nExclusions: rainwater pump in the cellar; curtains in the nursery',
    '[particulars]\nInclusions: dishwasher, stove\nExclusions: nil',
    '[particulars]\nInclusions: dishwasher, stove, all curtains except those in the study\nExclusions: study curtains',
    '[particulars]\nInclusions: stove, blinds\n[special-conditions]\nThe stove must not be removed. If the blinds are to be removed the vendor must tell the purchaser.',
    '[particulars]\nInclusions: dishwasher\n[building-report]\nThe old dishwasher has been removed and replaced.',
    '[particulars]\nInclusions: television bracket, fixed floor coverings\nExclusions: television, floor rugs, table lamps',
    '[particulars]\nInclusions: light fittings, alarm\nExclusions: pendant light in the dining room',
  ],
  clear: ['[particulars]\nInclusions: dishwasher, stove\nExclusions: two garden pots'],
})
