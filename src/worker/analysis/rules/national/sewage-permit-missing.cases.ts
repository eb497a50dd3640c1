import { cases } from '../cases.ts'

const PAPERS =
  '\n[rates-certificate] Rates notice\nGeneral rate $1,240.00 and waste charge $380.00, paid in full.'
const HOUSE = '[particulars]\nThe brick house of three bedrooms, carpets and curtains are sold.\n'

export default cases({
  state: 'VIC',
  in: 'vendor-statement',
  flags: [
    '[particulars] Particulars\nA house on 2 hectares.\n[planning-certificate] Letter of the shire\n«The toilet of the cabin was connected to the septic tank and no approval was found for that.»',
    // The system is named, in the words of each state, and nothing else is said of it.
    `[vendor-statement]\n«The house has a septic tank of 1986.»${PAPERS}`,
    `[particulars]\nLand: Lot 7\n[building-report] Inspection\n«Drainage is to a concrete septic tank and absorption trench behind the laundry.»${PAPERS}`,
    `[special-conditions]\n4. «The home sewage treatment plant and its sprinklers are sold as they stand.»${PAPERS}`,
    {
      text: `[particulars]\nImprovements: dwelling\n[building-report] Report\n«The AWTS behind the garage was humming and its alarm light was off.»${PAPERS}`,
      state: 'NSW',
    },
    {
      text: `[particulars]\nHouse and sheds\n[building-report] Report\n«Two leach drains run under the lawn on the north side.»${PAPERS}`,
      state: 'WA',
    },
    {
      text: `[particulars]\nHouse and sheds\n[planning-certificate] Council answers\n«Sewer: none, aerobic unit with spray irrigation.»${PAPERS}`,
      state: 'SA',
    },
    {
      text: `[particulars]\nShack\n[planning-certificate] Certificate\n«The shack has a composting toilet and a greywater pit.»${PAPERS}`,
      state: 'TAS',
    },
    {
      text: `[particulars]\nHouse\n[planning-certificate] Council answers\n«The septic tank serves the cottage and lies by the laundry.»\nThe building permit was issued in 1997.${PAPERS}`,
      state: 'QLD',
    },
    // No system is named, but the house is not on the sewer.
    `${HOUSE}[vendor-statement]\n«8 Services not connected: ☐ electricity ☒ gas ☐ water ☒ sewerage ☐ telephone»${PAPERS}`,
    `${HOUSE}[vendor-statement]\n«Services: electricity and telephone only are connected.»${PAPERS}`,
    `${HOUSE}[vendor-statement]\nOwners: two.\n[water-certificate] Water\n«The property is not rated for sewer.»`,
    {
      text: `${HOUSE}[planning-certificate] Certificate\nZone RU4.\n[water-certificate] Letter\n«There is no sewer in Quarry Road.»`,
      state: 'NSW',
    },
    // The papers say that there is none.
    {
      text: '[rates-certificate] Certificate\n«Wastewater: no approval is held for the septic tank of the farmhouse.»',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«The septic tank was put in without a permit.»',
      severity: 'high',
    },
    {
      text: '[rates-certificate] Certificate\n«Environmental health: septic tank of 1988, permit to use not found.»',
      severity: 'high',
    },
    {
      text: '[building-report] Report\nSeptic tank and two trenches; «no papers sighted.»',
      severity: 'high',
    },
  ],
  passes: [
    '[planning-certificate] Reply of the shire\nThe septic tank has permit W204 of 1998. No building permit is recorded.',
    '[particulars]\nHouse at 4 Low Road\n[planning-certificate]\n23 | Is there an on-site waste water system? | No | Sewer available.\n[building-permit]\nPermit for the house, 1998',
    `${HOUSE}[planning-certificate] Orders and requisitions\nSeptic tank or effluent disposal system recorded | No | Deep sewer${PAPERS}`,
    `${HOUSE}[rates-certificate] Search\nOn-site wastewater system on record | No | Mains sewer${PAPERS}`,
    `${HOUSE}[planning-certificate] Answers\nEffluent disposal area on the land: | No | Sewerage connected${PAPERS}`,
    '[rates-certificate] Orders and requisitions\nSeptic tank or other effluent system recorded for the lot | No | Sewered',
    '[planning-certificate] Property interest report\nSeptic tanks | Shire | does not affect',
    '[vendor-statement] Services\nAerated wastewater system on the land: | None',
    // A plant that a village shares.
    '[owners-corporation-certificate]\nPlan of works | treatment plant replacement estimated $640,000 in 2027',
    '[owners-corporation-certificate]\nSpecial contribution | resolved 2 July 2026 for the sewage treatment plant: $9,450.00 for lot 31',
    // The paper is there, or told of, under each of its names.
    `The house has a septic tank of 1986, permit to use 1183 of 4 May 1987.${PAPERS}`,
    `The house has a septic tank.\n[rates-certificate] Certificate\nPermit to use issued 4 May 2021.`,
    `The house has a septic tank.\n[annexure] On-site sewage management\nApproval to operate OSM 1188 to 30 September 2028.`,
    `The AWTS is serviced each quarter by Clear Water Services under an agreement that passes to the purchaser.${PAPERS}`,
    `[special-conditions]\n4. The septic tank serves the house. The vendor will have it pumped out before settlement.${PAPERS}`,
    `[planning-certificate] Answers\nOn-site wastewater: special plumbing permit 94/118, completed 1995.\n[building-report] Report\nThe septic trench was dry.`,
    `[planning-certificate] Answers\nQ25 Effluent: septic tanks with leach drains, application 07/288.\n[building-report] Report\nThe leach drains were dry.`,
    `The house has a septic tank that drains to the council's CWMS.${PAPERS}`,
    `The house has a septic tank. No permit was required, the system being older than the Act.${PAPERS}`,
    // No such system, or none in use.
    `Septic tank: none.${PAPERS}`,
    `There is no septic tank; the house is sewered.${PAPERS}`,
    `The septic tank was pumped out and filled in 2009 when the sewer came.${PAPERS}`,
    `[planning-certificate] Answers\nSeptic tank | No, sewer${PAPERS}`,
    `[particulars]\nHouse\n[planning-certificate] Answers\nSeptic approvals: none. The land is connected to the sewer.${PAPERS}`,
    // Another place, a rule, a print, bare land, a thing to come.
    `[title-search] Title\nNotification: the lot is within 800 metres of a wastewater treatment plant.${PAPERS}`,
    `Any dwelling must have an on-site wastewater system that the council approves.${PAPERS}`,
    `Is the home served by a septic tank? Ask the council.${PAPERS}`,
    `The septic tank of the neighbour lies behind the fence.${PAPERS}`,
    `[particulars]\nVacant land, Lot 4.\n[annexure] Land capability\nA treatment plant with 220 square metres of irrigation fits the lot.${PAPERS}`,
    `[particulars]\nVacant land, Lot 4.\n[vendor-statement]\n8 Services not connected: ☒ electricity ☒ water ☒ sewerage`,
    `[building-report] Report\nWe did not look at the septic tank, which is outside the scope of this report.${PAPERS}`,
    // Unsewered, and explained or about to be sewered.
    `${HOUSE}[vendor-statement]\n8 Services not connected: none. Gas, water, sewer and power are on.${PAPERS}`,
    `${HOUSE}[vendor-statement]\nSewerage is not connected but is available at the boundary.${PAPERS}`,
    `${HOUSE}[vendor-statement]\n8 Services not connected: ☒ gas ☐ water ☐ sewerage${PAPERS}`,
    `${HOUSE}[planning-certificate] Zones\nMinimum site 2,000 square metres where there is no sewer.${PAPERS}`,
    // A contract alone shows nothing.
    '[particulars]\nThe house has a septic tank.',
    // Told with the order.
    `[rates-certificate] Certificate\nImprovement notice: the septic tank is to be replaced by 30 April 2027.`,
  ],
  clear: [
    '[vendor-statement]\nElectricity, water and sewerage are connected.',
    `The house has a septic tank, permit to use of 2004.${PAPERS}`,
  ],
})
