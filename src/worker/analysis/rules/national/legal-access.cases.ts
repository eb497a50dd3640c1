import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n3. «The driveway runs for thirty metres across the neighbour’s paddock with his permission, which he may withdraw.»',
    '[special-conditions]\nThe house is reached by a track over Lot 7.\n«No easement is held and its owner may stop it.»',
    '[vendor-statement]\n«Access is through Lund’s land by goodwill only.»',
    '[plan] Plan of Lot 4\n«Lot 4 has no frontage to a dedicated road.»',
    '[special-conditions]\n8. «The land is landlocked on every side.»',
    '[special-conditions]\n5. «The surveyed road to the block has never been formed.»',
    '[special-conditions]\n6. «The purchaser comes and goes by the vendor’s driveway on the adjoining lot as a favour until he builds his own.»',
    '[planning-certificate] Council\n«The crossing in use lies on the Crown reserve without any authority.»',
  ],
  passes: [
    '[special-conditions]\nThe land is reached by a registered easement ten metres wide over Lot 7.',
    '[special-conditions]\nThe neighbour has used the track over the land for years by leave of the vendor.',
    '[planning-certificate] Certificate\nNo road widening and no road realignment affects the land.',
    '[special-conditions]\nA drain from the neighbour’s land crosses the property without an easement.',
    '[by-laws]\nNo vehicle may stand on the driveway over Lot 2 without leave of its owner.',
    '[vendor-statement]\nThere is NO access to the property by road if the square box is marked: [ ]',
  ],
  clear: ['[special-conditions]\nThe land fronts Quill Street, a sealed public road.'],
})
