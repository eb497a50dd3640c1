import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Natural gas: connected.»\n[annexure] Letter\n«There is no mains gas in this street.»',
    '[vendor-statement]\n«Sewerage is connected to the land;» telephone is not.\n[water-certificate]\n«No sewer main is available and the property has a septic tank.»',
    '[particulars]\n«Services connected: electricity, town water and sewer.»\n[building-report]\n«Waste water goes to an aerated treatment system behind the garage.»',
    '[vendor-statement]\n«Sewer | Connected»\n[rates-certificate]\n«The dwelling is not connected to the reticulated sewer.»',
    '[vendor-statement]\n«Mains water is connected.»\n[annexure] Letter of the agent\n«The house relies on rainwater.»',
    '[annexure] Brochure\n«Natural gas is connected.»\n[vendor-statement]\n«Gas supply is not connected.»',
    '[vendor-statement]\n«Electricity: connected»\n[building-report]\n«The cabin is off-grid with a solar battery.»',
    '[contract-form]\n«The house is fully sewered.»\n[planning-certificate]\n«Sewerage is not available in this road;» effluent disposal is by trench.',
  ],
  passes: [
    '[vendor-statement]\nIs the house connected to the reticulated sewer? No\n[annexure] Council\nA septic tank serves the house.',
    '[vendor-statement]\nSewerage: none available, the property lies outside the sewered district\n[annexure] Council\nThe house uses a septic tank.',
    '[vendor-statement]\nIs town water connected to the land? | ☐ Yes | ☒ No\n[annexure] Letter\nThere is no town water in this road.',
    '[vendor-statement]\nSewerage: connected.\n[rates-certificate]\nSeptic tank file: closed. The house was connected to the sewer in 1988.',

    'Sewerage connected\n[annexure] History\nA septic tank served the first house until the sewer came in 1974.',
    'Sewer: connected.\n[water-certificate] Assets\nNo sewer main is nearer to the lot than the manhole in the street.',
    'Sewer: connected.\n[water-certificate] Assets\nNo sewer runs through the lot.',
    'Town water connected.\n[water-certificate] Assets\nNo mains water pipe crosses the lot; the main is in the street.',
    'Natural gas: connected.\n[water-certificate] Assets\nNo gas main passes under the house.',
    '[vendor-statement]\nThe land is connected to the sewer.\n[water-certificate]\nNo sewer main crosses the lot.',
    '[vendor-statement]\nSewerage is connected to the land.\n[building-report]\nThe old septic tank was filled when the sewer came.',
    '[vendor-statement]\nSewerage is not connected.\n[water-certificate]\nNo sewer main is available and the property has a septic tank.',
    '[vendor-statement]\nSewerage is connected to the land.\n[building-report]\nThe house next door has a septic tank.',
    '[vendor-statement]\nSewerage: connected\n[water-certificate]\nIf the land has a septic tank, the owner must register it.',
    '[vendor-statement]\nGas is not connected.\n[building-report]\nThe cooktop runs on bottled gas.',
    '[vendor-statement]\nMains water is connected.\n[building-report]\nA rainwater tank waters the garden.',
    '[vendor-statement]\nSewerage: connected\n[water-certificate]\nThere is no sewer easement on the lot.',
    '[vendor-statement]\nSewerage may be connected when the main is laid.\n[water-certificate]\nThe property has a septic tank.',
  ],
  clear: ['[vendor-statement]\nSewerage is connected to the land.'],
})
