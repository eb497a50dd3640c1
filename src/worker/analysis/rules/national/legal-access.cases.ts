import { cases } from '../cases.ts'

export default cases({
  flags: [
    // A made way that serves the land from the lot next to it, and no right of way on the title.
    {
      text: '[particulars]\nLot 9 on SP148820\n[plan] Plan of lots 7 to 12\n(1) «Formed gravel drive serving Lot 9 lies within Lot 8 for 64 m.»\n[title-search]\nLot 9 on SP148820. No easement benefits the lot.',
      facts: { lotPlan: ['Lot 9 SP148820', 'Lot 9 on SP148820'] },
    },
    '[special-conditions]\n14. «The late owner went to it along the track over Crown Allotment 46, belonging to the Dunne family, under an understanding between neighbours which was never put in writing.»',
    '[vendor-statement]\nLot: 9\n[special-conditions]\n«The cottage is reached by the drive that turns off inside Lot 3.» «Mrs Orr of Lot 3 has never minded.»',
    // The made way outside the strip that is granted for it.
    {
      text: '[plan] Identification survey\n3. Entry is by the right of way over Lot 2. «The driveway as made leaves the easement at a bend and for 30 metres lies on adjoining ground of Lot 2.»',
      severity: 'high',
    },
    '[plan] Surveyor’s report\n«The formed access deviates from the right of carriageway by up to 6 metres.»',
    '[vendor-statement] Access\n«The gravel track runs partly outside the easement, over the neighbour for about 40 metres.»',
    // A part of the driveway on a road reserve, which says nothing of the way in.
    {
      text: '[special-conditions]\n6. «The Buyer knows that the last 60 metres of the driveway lie on an unmade public road.»',
      severity: 'high',
    },
    '[special-conditions]\n6. «The gate and part of the drive stand upon unformed government road, the driveway being made.»',
    // A way by a licence of one person.
    {
      text: '[annexure] Crown land unit\n[vendor-statement] Licence 2211, unused road\nYour licence lets you drive on the unused Government road beside your land. «The licence is personal, is not transferable and ceases upon the death of the licensee.»',
      severity: 'critical',
    },
    '[rates-certificate] Crown lands, licence 20719 (access)\nArea: | reserved road, 20 m wide, from Mill Road to Lot 2\nTerm: | from year to year\n«Assignment: | the licence falls in when the licensee parts with Lot 2»',
    '[planning-certificate] Forestry\nThe track through the State forest is your only access. «This permit cannot be assigned to a buyer of the land.»',
    '[vendor-statement] Letter of a neighbour\n«You come in over my top track and I do not mind it, but I am signing no easement.»',
    '[special-conditions]\n4. «The drive lies on the Hallorans’ land of the Misses Halloran adjoining, and the Seller has gone in and out by it since 1980 without a cross word.»',
    '[vendor-statement] Letter\nAs to the track, it crosses the paddock of Mr Dowd.\n«Our clients have always driven across by it and nobody has ever stopped them.»',
    '[vendor-statement]\n«The vendors and their predecessors have used the lane over Lot 9 for fifty years without let or hindrance.»',
    '[special-conditions]\n9. «By long custom the family comes and goes over the neighbour’s causeway to the house.»',
    '[special-conditions] Notes\nThe entrance is through the gate at No. 14; «the owners of this house have used it as their own driveway since 1992 and have never been asked to stop.»',
    {
      text: '[title-search] Title\nLot 3 on Plan 5512\n«Second schedule: right of footway appurtenant to the land over Lot 8»\n[particulars]\n«Brick garage reached from the private lane at the rear»',
      facts: { lotPlan: ['Lot 3 on Plan 5512', 'Lot 3'] },
      severity: 'high',
    },
    {
      text: '[title-search] Title\nLot 4 on Plan 77\n«Together with a right to pass on foot only over Lot 12»\n[particulars]\n«Improvements: house and carport off the rear laneway»',
      facts: { lotPlan: ['Lot 4 on Plan 77', 'Lot 4'] },
      severity: 'high',
    },
    {
      text: '[plan] Plan\nLot 6 on Plan 266\n«North: Lot 7 | 104.20 m»\n«East: Lot 7 | 42.15 m»\n«South: Lot 11 | 104.20 m»\n«West: Quill Creek | 42.00 m»',
      facts: { lotPlan: ['Lot 6 on Plan 266', 'Lot 6'] },
      severity: 'critical',
    },
    {
      text: '[plan] Plan\n«Lot 2: north 31.70 (Lot 9), east 40.50 (CT 99214/2), south 31.70 (Lot 1), west 40.51 (CT 99214/6)»\n«Lot 1 is together with a right of carriageway over the way shown on the plan.»',
      facts: { lotPlan: ['Lot 2 on Plan 31', 'Lot 2'] },
      severity: 'critical',
    },
    {
      text: '[plan] Plan\nLot 5 on Plan 88\n«Right of way 4.00 wide from Mill Road to the southern side of Lots 4 and 5»\n«Lot 6 is subject to a right of carriageway appurtenant to Lot 4 over the way shown.»',
      facts: { lotPlan: ['Lot 5 on Plan 88', 'Lot 5'] },
      severity: 'critical',
    },
    '[special-conditions]\n3. «The driveway runs for thirty metres across the neighbour’s paddock with his permission, which he may withdraw.»',
    '[special-conditions]\nThe house is reached by a track over Lot 7.\n«No easement is held and its owner may stop it.»',
    '[vendor-statement]\n«Access is through Lund’s land by goodwill only.»',
    '[plan] Plan of Lot 4\n«Lot 4 has no frontage to a dedicated road.»',
    {
      text: '[particulars]\nLot 3\n[plan] Plan\n«LOT 3 HAS NO FRONTAGE TO GULLSPAR RISE»\n«Lots 3 and 4 are TOGETHER WITH a right of carriageway over the land marked A B C D on the plan.»',
      facts: { lotPlan: ['Lot 3 SP 171220', 'Lot 3'] },
      severity: 'high',
    },
    '[special-conditions]\n8. «The land is landlocked on every side.»',
    '[special-conditions]\n5. «The surveyed road to the block has never been formed.»',
    '[special-conditions]\n6. «The purchaser comes and goes by the vendor’s driveway on the adjoining lot as a favour until he builds his own.»',
    '[planning-certificate] Council\n«The crossing in use lies on the Crown reserve without any authority.»',
  ],
  passes: [
    '[rates-certificate] Certificate\nThe carport and the top of the driveway stand on the road reserve. The licence is personal and ends when the holder sells.',
    '[plan] Surveyor’s report\nNo part of the driveway lies outside the right of carriageway over Lot 2.',
    '[plan] Surveyor’s report\nThe track is wholly within the easement for its 80 metres and is off the boundary by 2 metres.',
    '[annexure] Terms of easement\nThe owner of Lot 3 must not drive beyond the site of the easement on a track over Lot 2.',
    '[annexure] Licence\n[vendor-statement] Grazing licence\nThe frontage of the creek is grazed. The licence is personal and ends upon sale of the land.',
    '[special-conditions]\n4. The right to nominate is personal to the purchaser and is not transferable.',
    '[special-conditions]\nThe owner of Lot 7 has used the track over the land for years without objection by the vendor.',
    '[special-conditions]\nThe vendors have gone by the registered easement over Lot 7 for thirty years and nobody objected.',
    '[special-conditions]\nThe family has come and gone by Mill Road, a public road, these sixty years without a cross word.',
    '[annexure] Letter\nOur clients have used the neighbour’s plumber for years without complaint.',
    '[special-conditions]\nMr Dowd has driven across the paddock since 1980 and the Seller never said a word.',
    '[special-conditions]\nOur clients have lived next door to Mrs Adcock since 1990 and never had a cross word about the drive.',
    {
      text: '[title-search] Title\nLot 3 on Plan 5512\nRight of footway appurtenant to the land over Lot 8\n[particulars]\nGarage entered from Sextant Street',
      facts: { lotPlan: ['Lot 3 on Plan 5512', 'Lot 3'] },
    },
    {
      text: '[title-search] Title\nLot 3 on Plan 5512\nRight of footway appurtenant to the land over Lot 8\nRight of carriageway appurtenant to the land over Lot 9\n[particulars]\nGarage reached from the lane at the rear',
      facts: { lotPlan: ['Lot 3 on Plan 5512', 'Lot 3'] },
    },
    {
      text: '[title-search] Title\nLot 3 on Plan 5512\nSubject to a right of footway over Lot 3 in favour of Lot 8\n[particulars]\nGarage reached from the lane at the rear',
      facts: { lotPlan: ['Lot 3 on Plan 5512', 'Lot 3'] },
    },
    {
      text: '[title-search] Title\nLot 3 on Plan 5512\nRight of footway appurtenant to the land over Lot 8\n[particulars]\nGarage reached from the dedicated lane at the rear',
      facts: { lotPlan: ['Lot 3 on Plan 5512', 'Lot 3'] },
    },
    {
      text: '[plan] Plan\nLot 6 on Plan 266\nNorth: Mill Road | 104.20 m\nEast: Lot 7 | 42.15 m\nSouth: Lot 11 | 104.20 m\nWest: Quill Creek | 42.00 m',
      facts: { lotPlan: ['Lot 6 on Plan 266', 'Lot 6'] },
    },
    {
      text: '[plan] Plan\nLot 2: north 31.70 (Lot 9), east 40.50 (CT 99214/2), south 31.70 (Lot 1), west 40.51 (CT 99214/6)\nLots 1 and 2 are together with a right of carriageway over the way shown on the plan.',
      facts: { lotPlan: ['Lot 2 on Plan 31', 'Lot 2'] },
    },
    {
      text: '[plan] Plan\nLot 5 on Plan 88\nRight of way 4.00 wide from Mill Road to Lots 4 and 5\nLot 6 is subject to a right of carriageway appurtenant to Lots 4 and 5 over the way shown.',
      facts: { lotPlan: ['Lot 5 on Plan 88', 'Lot 5'] },
    },
    {
      text: '[plan] Plan\nLot 5 on Plan 88\nFrontage to Mill Road 20.10 m\nLot 6 is subject to a right of carriageway appurtenant to Lot 4.',
      facts: { lotPlan: ['Lot 5 on Plan 88', 'Lot 5'] },
    },
    '[special-conditions]\nThe land is reached by a registered easement ten metres wide over Lot 7.',
    '[special-conditions]\nThe neighbour has used the track over the land for years by leave of the vendor.',
    '[planning-certificate] Certificate\nNo road widening and no road realignment affects the land.',
    '[special-conditions]\nA drain from the neighbour’s land crosses the property without an easement.',
    '[by-laws]\nNo vehicle may stand on the driveway over Lot 2 without leave of its owner.',
    '[vendor-statement]\nThere is NO access to the property by road if the square box is marked: [ ]',
  ],
  clear: ['[special-conditions]\nThe land fronts Quill Street, a sealed public road.'],
})
