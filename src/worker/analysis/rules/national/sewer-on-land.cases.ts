import { cases } from '../cases.ts'

export default cases({
  in: 'water-certificate',
  state: 'VIC',
  flags: [
    {
      text: '[planning-certificate]\n«C10 Are there sewers or stormwater mains within the boundaries? Yes - within Easement B»',
      state: 'QLD',
    },
    {
      text: '[planning-certificate]\n«Council drainage across the land | Yes, 375 mm»',
      state: 'TAS',
    },
    '[water-certificate]\n«Is there a sewer of the authority through the property? ☒ Yes»',
    {
      text: '[water-certificate]\n«Our plans show a building (bungalow) within 0.4 m of the sewer.» «No consent to build over has been given.»',
      severity: 'high',
    },
    '[water-certificate]\n«The garage stands 500 mm from the centreline of the main;» «no build over agreement is held.»',
    '[building-report]\n«Footings of the extension are about 0.7 metres off the stormwater drain and without consent to build over, none being recorded.»',
    '[water-certificate]\n«The garage stands over our 150 mm sewer and no consent was asked for.»',
    '[water-certificate]\nA drain of the council crosses the rear yard. «The studio is built over it.»',
    '[water-certificate]\n«The new laundry was placed across the main in 2015.»',
    '[water-certificate]\n«A 225 mm sewer crosses beneath the rear wing.» No build-over consent is on record.',
    '[water-certificate] Statement\n«Encumbrance: existing sewer main, 150 mm, in the rear easement.» No consent to build over it has been given.',
    '[water-certificate] Statement\n«The sewer shown on the plan of assets crosses the rear yard in 150 vitrified clay at 1.9 m deep;» no easement is known.',
    {
      text: '[planning-certificate] Asset plan\n«225 mm sewer through Lot 2, 1958, beneath the laundry (1981).»',
      severity: 'high',
    },
    '[water-certificate] Statement\n«Sewer: lots 1 and 2 share one branch, blocked three times in 2025.»',
    '[water-certificate] Statement\nTrade waste: none. «A notice was given on 5 August that the inspection shaft in the yard has collapsed and has to be renewed by a plumber at the expense of the proprietor.»',
    {
      text: '[plan] Asset plan\n«A stormwater pipe of 375 mm runs across the rear of the lot.»',
      severity: 'low',
    },
    '[water-certificate] Reply\n«Our records show a maintenance hole beneath the garage slab.»',
    '[building-report] Inspection\n«The sewer main of the authority passes under the family room.»',
    '[water-certificate] Reply\n«A DN300 drain lies within the property along its western boundary.»',
    '[water-certificate] Reply\n«The junction is shared with unit 2 and the common drain has overflowed twice.»',
  ],
  passes: [
    {
      text: '[planning-certificate]\nC10 Are there sewers or stormwater mains within the boundaries? No',
      state: 'QLD',
    },
    '[water-certificate]\nNo structure may be built within 1.0 m of the sewer. No consent to build over will be given.',
    '[building-report]\nThe house stands 12 m from the water main in the street.',
    '[water-certificate]\nNo building stands over the sewer.',
    '[water-certificate]\nOwners must not place any structure that is over a sewer.',
    '[plan] Plan\nEasement L (sewer) within lot 90.',
    '[water-certificate] Statement\nThe property is connected to the sewer main in Hill Street.',
    '[water-certificate] Statement\nFlooding: none known. Asset plan: no asset of ours crosses the lot.',
    "[water-certificate] Statement\nThe Corporation's plans show no water or sewer main within the boundaries of the property.",
    '[water-certificate] Statement\nOwners must not put fill or trees over a sewer main in the land without leave.',
    '[plan] Plan\nEasement D, sewerage, runs beneath the visitor car park only; no sewer lies in lot 4.',
    '[planning-certificate] Search\nA sewer shown by the local authority passes through the adjoining Lot 4.',
    '[water-certificate] Statement\nSewerage service charge for the property: $160.00.',
    '[water-certificate] Statement\nThe sewer under the house was relined in 2021.',
    '[water-certificate] Statement\nSewer: connected, main in the street.',
  ],
  clear: ['No sewer of the authority lies within the lot.'],
})
