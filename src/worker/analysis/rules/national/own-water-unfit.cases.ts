import { cases } from '../cases.ts'

export default cases({
  state: 'SA',
  in: 'vendor-statement',
  flags: [
    '[planning-certificate] Environmental health\nBore: it stands near the drain. «A sample taken at the bore head on the day grew E. coli at 180 in 100 mL.» The water is piped to the garden.',
    '[building-report] Water\nRainwater tank, 22 kL. «Faecal coliforms were found in the sample of May.»',
    '«The bore water carries nitrate at twice the guideline for infants.»',
    {
      text: '[vendor-statement]\n«Water from the well is too salty for the house and was used on the paddock alone.»',
      state: 'WA',
    },
    {
      text: '[building-report] Laboratory report\nSample: kitchen tap, bore\nAnalyte | Unit | Result | Guideline\nNitrate | mg/L | 11 | 50\n«Arsenic, total | mg/L | 0.019 | 0.010»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[building-permit] Bore analysis\nTest | Result | Guideline | Unit\nFluoride | 0.4 | 1.5 (health) | mg/L\n«Nitrate as NO3 | 78 | 50 (health, infants) | mg/L»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[building-report] Water\n«The tank water is not fit for drinking: the roof carries lead flashing.»',
      state: 'TAS',
    },
  ],
  passes: [
    '[building-permit] Bore analysis\nTest | Result | Guideline | Unit\nNitrate as NO3 | 12 | 50 (health) | mg/L\nDissolved solids | 540 | 600 (taste) | mg/L',
    '[building-report] Laboratory report\nAnalyte | Unit | Result | Guideline\nNitrate | mg/L | 11 | 50\nLead | mg/L | 0.001 | 0.005',
    'The bore water was tested in May: E. coli not detected in 100 mL.',
    'Rainwater tanks can contain coliforms and should be tested each year.',
    'Nitrate in the bore is well below the guideline.',
    'Recycled water is supplied in purple pipes and is not fit for drinking.',
    '[building-report] Pool\nThe pool water grew no legionella, and its pump is new.',
  ],
  clear: ['The house is on mains water. A bore waters the lawn and was sound when it was tested.'],
})
