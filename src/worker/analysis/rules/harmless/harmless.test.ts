import { expect, test } from 'vitest'

import { HARMLESS_PATTERNS } from './harmless-words.ts'
import { harmlessAt } from './harmless.ts'
import type { Harmless } from './why-harmless.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

/** Why the marked words of a text are harmless. */
function why(marked: string): Harmless | null | undefined {
  const text = `[particulars]\nContract of sale\n${marked}`
  const { reading, marks } = readingOf(text, { kind: 'particulars', state: 'NSW' })
  const [span] = marks
  return span === undefined ? undefined : harmlessAt(reading, span)
}

test('passes over what a line says of another lot than the one sold', () => {
  const text = '[minutes]\n«11 Lot 22: unpaid contributions of $6,210.55 are with solicitors.»'
  const of = (lotPlan: string) => {
    const facts = { lotPlan: [lotPlan, 'Lot 22'] as const }
    const { reading, marks } = readingOf(text, { kind: 'particulars', state: 'NSW', facts })
    return harmlessAt(reading, marks[0] ?? { start: 0, end: 0 })
  }
  expect(of('Lot 17 SP17993')).toBe('elsewhere')
  expect(of('Lot 22 SP17993')).toBeNull()
})

test('passes over what a line says of another house than the one sold', () => {
  const of = (words: string, address: string) => {
    const facts = { address: [address, 'ANSWERS'] as const }
    const text = `[annexure] Answers\n«${words}»`
    const { reading, marks } = readingOf(text, { kind: 'annexure', state: 'VIC', facts })
    return harmlessAt(reading, marks[0] ?? { start: 0, end: 0 })
  }
  const agreement = '(2) The agreement with council under section 173 concerned No. 63 only.'
  const order = 'The building order of March was made against number 12.'
  const caveat = 'The caveat AX123456 relates to the title of No. 4 and stays.'
  for (const words of [agreement, order, caveat])
    expect(of(words, '61 Corella Parade, Wattle Brae VIC 3158')).toBe('elsewhere')
  expect(of(agreement, '63 Corella Parade, Wattle Brae VIC 3158')).toBeNull()
  expect(of(agreement, '61-65 Corella Parade, Wattle Brae VIC 3158')).toBeNull()
  const map = 'An enforcement notice recorded in 1999 against 32 Lorne Parade is on the map.'
  expect(of(map, 'Unit 5, 36 Lorne Parade')).toBe('elsewhere')
  expect(of(map, '32 Lorne Parade')).toBeNull()
  const behind = 'Flat 2, 14 Wattle Road, Orange: the tenant is six weeks behind with the rent.'
  expect(of(behind, '8 Acacia Lane, Orange NSW 2800')).toBe('elsewhere')
  expect(of(behind, '2/14 Wattle Road, Orange NSW 2800')).toBeNull()
  expect(of('The order was served on 12 May 2026 at the house.', '36 Lorne Parade')).toBeNull()
  expect(of('Order No. 63 affects the house.', '61 Corella Parade')).toBeNull()
})

test.for(Object.entries(HARMLESS_PATTERNS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  ['denied', '[planning-certificate]\n«Contaminated Land Management Act | No matter to report»'],
  ['denied', '[planning-certificate]\n«Conservation area / heritage item | No / No»'],
  [
    'denied',
    '[owners-corporation-certificate]\n«Legal action by or against the scheme | None on foot»',
  ],
  ['denied', '[title-search]\n«Caveats lodged: none»'],
  [
    'ended',
    '[special-conditions]\n«A neighbour used to keep two horses in the paddock by a friendly arrangement.»',
  ],
  [
    'ended',
    '[special-conditions]\n«A right of way which formerly burdened the land was extinguished by Instrument 503391 on 12 July 2003.»',
  ],
  ['ended', '[by-laws]\n«12. (repealed 2022) No lot shall be let for less than three months.»'],
  ['ended', '[vendor-statement]\n«The land was taken out of the bushfire prone area in 2026.»'],
  ['ended', '[building-report]\n«The gutter joint leaked in 2014 and was since renewed.»'],
  [
    'denied',
    '[planning-certificate]\n«Is the lot within the flood planning area and subject to controls? No»',
  ],
  ['denied', '[special-conditions]\n«The purchaser is not asked for a bank guarantee.»'],
  [
    'denied',
    "[special-conditions]\n«The directors' guarantee in Annexure C has been deleted from this contract.»",
  ],
  ['denied', '[vendor-statement]\n«Trees | ☒ no QCAT order or application ☐ order made»'],
  ['denied', '[particulars]\n«Pool certificate | ☒ current certificate given ☐ no certificate»'],
  ['denied', '[particulars]\n«Smoke alarms ☒ comply with the standard ☐ do not comply»'],
  ['denied', '[vendor-statement]\n«Notices ☐ served ☒ none served»'],
  ['denied', '[vendor-statement]\n«There are encumbrances that will stay [ ] Yes [X] No»'],
  ['denied', '[vendor-statement]\n«Is the land heritage listed? Yes ( ) No (x)»'],
  [
    'denied',
    '[vendor-statement]\n«Interests that are not registered on title and stay | [ ] Yes [X] No»',
  ],
  ['denied', '[special-conditions]\n«S5 The buyer is not giving up the cooling-off period.»'],
  ['denied', '[particulars]\n«The purchaser has not given a section 66W certificate.»'],
  ['denied', '[particulars]\n«The buyer does not waive the right to terminate.»'],
  [
    'denied',
    '[building-permit]\n«The council will not, for seven years, make an order or take proceedings for the removal of the building.»',
  ],
  ['denied', '[by-laws]\n«The owners corporation has made no by-law about short letting.»'],
  ['denied', '[minutes]\n«The committee has raised no special levy this year.»'],
  ['denied', '[planning-certificate]\n«The council has adopted no road widening scheme.»'],
  ['elsewhere', '[annexure]\n«Not for this file: body corporate notice, Crown lease consent.»'],
  ['elsewhere', '[annexure]\n«Not part of this sale: the leased dam and the water licence.»'],
  [
    'elsewhere',
    '[planning-certificate]\n«The overlay applies to the railway, the nearest boundary of which lies»',
  ],
  ['elsewhere', '[annexure]\n«The above site is NOT included on the contaminated sites register»'],
  ['elsewhere', '[planning-certificate]\n«Adjacent to, and not included in, a conservation zone»'],
  [
    'elsewhere',
    '[planning-certificate]\n«Other overlays nearby, not on this land: INUNDATION OVERLAY (LSIO)»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«Within 500 m but not affecting the property: HERITAGE OVERLAY»',
  ],
  ['general', '[planning-certificate]\n«Yes - the controls apply only to hospitals and like uses»'],
  ['general', '[special-conditions]\n«The buyer pays for the reports as the Act allows.»'],
  ['ended', '[building-report]\n«Earlier ponding by the laundry was mended with a pit.»'],
  ['ended', '[annexure]\n«The former leak at the shower has been fixed.»'],
  ['ended', '[minutes]\n«Past cracking of the west wall was made good.»'],
  ['general', '[statutory-notice]\n«Levies can rise, special levies may be raised.»'],
  ['general', '[statutory-notice]\n«Contributions may change each year.»'],
  [
    'definition',
    '[particulars]\n«They include stakeholder deposit (2), claims over 5% (7), work orders (11) and levies (23).»',
  ],
  [
    'denied',
    '[planning-certificate]\n«Overlay | Bushfire Hazard Overlay - not mapped over the premises»',
  ],
  ['denied', '[vendor-statement]\n3. «Is the lease under the Land Rent Act 2008? ☐ Yes ☒ No»'],
  ['denied', '[annexure]\n«Any building work without a permit? No»'],
  [
    'denied',
    '[vendor-statement]\nDOES NOT AFFECT\n«Contaminated sites;» Land resumption; Odour buffers.',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«The heritage overlay across the creek does not touch the parcel.»',
  ],
  [
    'elsewhere',
    '[title-search]\n«RESTRICTION: AFFECTS LOTS 40 TO 58, NOT THE LAND ABOVE DESCRIBED»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«Not on this land but within a kilometre: HERITAGE OVERLAY (HO31)»',
  ],
  [
    'denied',
    '[vendor-statement]\n«Building work was carried out under an owner builder permit in the last 6 years | ☐ Yes ☒ No»',
  ],
  [
    'denied',
    '[owners-corporation-certificate]\n«Amount overdue $0.00 Penalty interest 2.5% a month»',
  ],
  ['elsewhere', '[minutes]\n«The neighbouring scheme SP 20914 considers a collective sale.»'],
  ['ended', '[title-search]\n«AP770631 PENDING POSITIVE COVENANT - RELEASED AT117904»'],
  ['ended', '[title-search]\n«CAUTION ON QUALIFIED TITLE LAPSED - REMOVED 3.3.2004»'],
  [
    'ended',
    '[special-conditions]\n«The ten-year affordable housing condition ended on 30 June 2024.»',
  ],
  [
    'ended',
    '[building-report]\n«Shed | An asbestos skillion was taken down in 2017; clearance certificate AC-1702 sighted.»',
  ],
  ['general', '[building-report]\n«Termites may attack at any time and yearly checks are wise.»'],
  ['general', '[vendor-statement]\n«A strata company may sue or be sued.»'],
  ['general', '[building-report]\n«Surface fretting usual in coastal suburbs.»'],
  [
    'not-told',
    '[vendor-statement]\nThe statement does not tell you of: flooding; «the presence of asbestos.»',
  ],
  [
    'definition',
    '[special-conditions]\n«"Coastal protection works" has the meaning given by section 4 of the Act.»',
  ],
  [
    'benefit',
    '[title-search]\n«F118204 EASEMENT FOR POWER LINE BENEFITING THE LAND ABOVE DESCRIBED»',
  ],
  ['denied', '[contract-form]\n«Trees | No QCAT order or application»'],
  [
    'denied',
    '[rates-certificate]\n«Unauthorised structures | none seen on inspection 26 August 2026»',
  ],
  ['ended', '[title-search]\n«AGREEMENT SECTION 173» AB112200X CANCELLED BY AX220011P'],
  ['definition', '[annexure]\n«"Fault" includes any plumbing or electrical fault of the house.»'],
  ['definition', '[title-search]\n«UNREGISTERED DEALINGS AND NOTATIONS»'],
  [
    'definition',
    '[special-conditions]\n«No representation.» The Buyer relies on its own inquiries about the Lot.',
  ],
  [
    'fair',
    '[special-conditions]\n«Clause 6 does not limit a statutory warranty under the Building Work Act.»',
  ],
  [
    'denied',
    '[building-report]\n«No live termites were seen; old workings in a stump are inactive»',
  ],
  [
    'denied',
    '[special-conditions]\n«The vendor has no knowledge of any use for the manufacture of drugs.»',
  ],
  [
    'elsewhere',
    '[plan]\n«The kiosk substation is on Lot 901, to be transferred to the distributor.» No lot for sale is burdened.',
  ],
  [
    'ended',
    '[vendor-statement]\n«The posts of the carport were attacked by white ants in 2009.» It was demolished in 2010.',
  ],
  [
    'fair',
    '[special-conditions]\n«The vendor must procure, before completion, that any caveat is withdrawn.»',
  ],
  [
    'fair',
    '[special-conditions]\n«You, and only you, may end this contract if no title has issued.»',
  ],
  [
    'fair',
    '[special-conditions]\n«The vendor does not require a guarantee from the directors of the purchaser.»',
  ],
  ['denied', '[rates-certificate]\n«Payments to date | ($632.20) | Overdue | $0.00»'],
  [
    'denied',
    '[special-conditions]\n«There is no agreement for the Seller to stay after settlement.»',
  ],
  [
    'ended',
    '[title-search]\n«M771902 RESTRICTIVE COVENANT BURDEN. EXPIRES 31/12/2024. REGISTERED 2/9/2014»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«A heritage overlay (HO77) applies to land near this parcel.»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«An Erosion Management Overlay applies to land on the northern side of Bellbird Rise.»',
  ],
  ['elsewhere', '[planning-certificate]\n«Erosion prone area: begins 240 m east of the parcel.»'],
  [
    'elsewhere',
    '[planning-certificate]\n«The acquisition overlay is for the creek path, 300 metres off.»',
  ],
  ['elsewhere', '[planning-certificate]\n«Flood mapping is shown along the creek only.»'],
  ['elsewhere', "[planning-certificate]\n«The landslide overlay doesn't extend to the premises.»"],
  ['elsewhere', '[planning-certificate]\n«The freeway reservation takes no part of this land.»'],
  ['elsewhere', '[planning-certificate]\n«Flood layer: on the far side of Dobbs Road.»'],
  ['elsewhere', '[planning-certificate]\n«The conservation precinct starts at number 88.»'],
  [
    'elsewhere',
    '[planning-certificate]\n«The boundary of the erosion overlay lies 2.4 km west of the shop.»',
  ],
  ['elsewhere', '[planning-certificate]\n«A listed fig stands in the reserve opposite.»'],
  [
    'elsewhere',
    '[annexure]\n«The entry for the old tip at Lot 77 must not be confused with this one.»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«An inundation overlay covers the flat, but not to this land.»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«Layers that do not apply: bushfire, flood, heritage place.»',
  ],
  ['ended', '[planning-certificate]\n«The weeds direction given in May was revoked on 2 June.»'],
  ['ended', '[annexure]\n«The design panel of the estate was wound up in 2024.»'],
  [
    'ended',
    '[special-conditions]\n«The design panel was wound up in 2024 and leave is needed from nobody but the council.»',
  ],
  ['denied', '[planning-certificate]\n«Layers for the lot: Bushfire N. Flood N. Landslide N.»'],
  ['denied', '[planning-certificate]\n«Recorded on the EMR or CLR | YES [NO]»'],
  ['denied', '[planning-certificate]\n«State heritage register: 4 September 2026, no record.»'],
  ['denied', '[planning-certificate]\n«Land liable to flooding: not so designated.»'],
  ['denied', '[annexure]\n«The swamp has no mapped breeding site within the buffer of the lot.»'],
  ['definition', '[annexure]\n«"Encroachment" is a building that stands over the line.»'],
  [
    'definition',
    '[planning-certificate]\n«A flood-prone area is land that is identified by the overlay.»',
  ],
  [
    'general',
    '[planning-certificate]\n«Item 9: orders under the Trees Act are noted only when a court has sent one.»',
  ],
  ['general', '[annexure]\n«In parts of the State the ground holds salt.»'],
  [
    'general',
    '[annexure]\n«Is there a septic tank? Could a flood reach the house? Does a tree lean over it?»',
  ],
  ['benefit', '[title-search]\n«Easement benefiting the common property over the next lot»'],
  ['benefit', '[title-search]\n«PRIORITY NOTICE AW610 LODGED FOR THE PURCHASERS»'],
  ['elsewhere', '[planning-certificate]\n«Aircraft noise - outside the 20 ANEF contour.»'],
  [
    'elsewhere',
    '[planning-certificate]\n«Overlay flooding: the lot isn’t within the floodplain map.»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«The landslip policy covers land steeper than 18 degrees and therefore not this lot.»',
  ],
  ['ended', '[title-search]\n«AZ118044E ENDING OF AGREEMENT AH330178W Registered 02/07/2026»'],
  [
    'ended',
    '[other]\n«The bridge was under water for two days in 2022, and has since been raised by a metre.»',
  ],
  [
    'general',
    '[other]\n«Standard exclusions: wear, gradual seepage, landslip and action of the sea.»',
  ],
  [
    'denied',
    '[building-permit]\n«Garden shed of 9 m²: no approval needed for a shed of this size»',
  ],
  ['denied', '[building-report]\n«The pergola is exempt from approval.»'],
  [
    'denied',
    '[planning-certificate]\n«A single dwelling below that height needs no permit under the overlay.»',
  ],
  // A motion that was lost, and one that was not put.
  [
    'denied',
    '[minutes]\n«Proposal that the scheme borrow a further $90,000 for painting: not carried.»',
  ],
  ['denied', '[minutes]\n«5 By-law to forbid letting for under three months | LOST 4 : 6»'],
  [
    'denied',
    '[minutes]\n«Motion to raise a levy of $900 a lot to heat the pool. Ruled out of order, not put.»',
  ],
  [
    'denied',
    '[minutes]\n«It was proposed to sell the caretaker flat; the motion was defeated 12 to 59.»',
  ],
  // What was dropped, given back or paid.
  [
    'ended',
    '[planning-certificate]\n«A proposed amendment C12 would have put a Specific Controls Overlay here: abandoned by Council 24 June 2025.»',
  ],
  [
    'ended',
    '[annexure]\n«The sheds are down, and the odour buffer was deleted from the Scheme in 2020.»',
  ],
  [
    'ended',
    '[planning-certificate]\n«The road widening reservation along the lane was lifted in 2019.»',
  ],
  [
    'ended',
    '[annexure]\n«Second, the landscaping bond of $2,000.00 was given back to the first owners in May 2023.»',
  ],
  [
    'ended',
    '[annexure]\n«C. The arrears of $2,140 from 2025 have been received in full and there is no further claim.»',
  ],
  [
    'ended',
    '[annexure]\n«The house was begun in time and the option to buy back fell away on that day.»',
  ],
  [
    'ended',
    '[vendor-statement]\n«Notices and orders | None, other than the fencing notice of March 2025, which was settled: fence built.»',
  ],
  [
    'elsewhere',
    '[planning-certificate]\n«Remark: The adjoining sail loft (39 Cutter Row) is entered in the Heritage Register.»',
  ],
  ['elsewhere', '[planning-certificate]\n«The neighbouring villa is listed as a heritage place.»'],
  ['definition', '[building-permit]\n«Permit no. | Works | Permit issued | Final certificate»'],
  // The head of a clause, set as a line of its own.
  [
    'definition',
    '[general-conditions] «Seller in default of mortgage»\nThe Buyer may end this contract and recover the Deposit.',
  ],
  [
    'definition',
    '[lease] «Insolvency and winding up of the tenant»\nThe Landlord may end this lease by a notice in writing.',
  ],
  [
    'definition',
    '[owners-corporation-certificate] «Death, incapacity and insolvency»\nIf a party dies before settlement the contract binds the estate.',
  ],
  // What a law or an office says to everybody.
  ['general', '[plan]\n«It is an offence to build over a sewer without approval.»'],
  [
    'general',
    '[water-certificate]\n«It is an offence under the Water Act 2000 to interfere with a meter or main.»',
  ],
  [
    'general',
    '[rates-certificate]\n«Council may issue a Fire Prevention Notice under section 41 to the owner of any land on which grass is a hazard.»',
  ],
  [
    'general',
    '[rates-certificate]\n«The Authority may serve a clean-up order on every owner of land from which spray drifts.»',
  ],
  [
    'general',
    '[water-certificate]\n«Under section 56H a person must not build within two metres of a main without consent.»',
  ],
  [
    'general',
    '[statutory-notice]\n«An owner can be made to pull down work done without approval.»',
  ],
  ['general', '[annexure]\n«Damage by termites is not covered by the usual household insurance.»'],
  [
    'definition',
    "[planning-certificate]\n«'Areas of cultural heritage sensitivity' are defined under the Regulations and include registered places.»",
  ],
  // What the books of an office do not show.
  [
    'denied',
    "[planning-certificate]\n«Stormwater | Council's records show no positive covenant for this land.»",
  ],
  [
    'denied',
    '[planning-certificate]\n«The register of the Authority contains no notice of contamination for the lot.»',
  ],
  ['denied', '[water-certificate]\n«Our maps show no main or easement within the property.»'],
  // The other half of a line says so.
  [
    'elsewhere',
    '[rates-certificate]\n«An enforcement notice recorded in 1999 against the mill and»\nits weir is shown because the street is shared and is not for this land.',
  ],
  [
    'denied',
    '[owners-corporation-certificate]\n«Expenditure the corporation has resolved to incur, to which the owner»\nmust contribute beyond the contributions set: None',
  ],
] as const)('passes over what is %s: %s', ([reason, text]) => {
  expect(why(text)).toBe(reason)
})

test.for([
  '[minutes]\n«Motion to repair the leaking roof at a cost of $90,000: not carried.»',
  '[minutes]\n«By-law to forbid letting for under three months CARRIED 6 : 4»',
  '[planning-certificate]\n«The amendment puts an overlay on the land that has not been lifted.»',
  '[planning-certificate]\n«Amendment C12 was abandoned and replaced by C14, a new overlay over the whole lot.»',
  '[special-conditions]\n«The rent must have been paid in full before the vendor gives possession.»',
  '[vendor-statement]\n«None, other than the fencing notice of March, which was settled in part and is still disputed.»',
  '[planning-certificate]\n«The adjoining land is to be rezoned and the house is a listed heritage place.»',
  '[special-conditions]\n«The vendor may keep the landscaping bond of $2,000.»',
  // Short sentences are no heads of their clauses.
  '[special-conditions]\n«Risk passes on exchange.» The Buyer must insure the house from that day on.',
  '[special-conditions]\n«The price excludes GST.» The purchaser will pay a tenth more on completion.',
  '[special-conditions]\n«The deposit becomes ours.» The stakeholder sends it to us on the day it comes.',
  // A plan for the land across the road reaches this one, and a promise is no fact.
  '[vendor-statement]\n«The council proposes to rezone the land on the northern side of Bell Lane from Rural to Employment»',
  "[other]\n«The Transferee promises that the Treasurer's approval is not required and indemnifies the Transferor.»",
  // What a buyer wants to have, and is denied.
  '[building-permit]\n«Deck at rear | No approval»',
  '[vendor-statement]\n«Building permit for the studio: none»',
  '[owners-corporation-certificate]\n«Insurance of the building | None»',
  '[special-conditions]\n«There is no obligation on the vendor to repair.»',
  '[special-conditions]\n«GST: not included»',
  '[particulars]\n«Chattels sold: nil»',
  // What ended is missed, or has not ended.
  '[building-permit]\n«The approval was withdrawn and the certificate cancelled.»',
  '[title-search]\n«The caveat is to be withdrawn at settlement»',
  '[vendor-statement]\n«The native title claim has not been dismissed.»',
  '[vendor-statement]\n«Caveat YES discharged NO caveat by R. Fallow»',
  // What the vendor does, and what it takes back.
  '[special-conditions]\n«The vendor will repair the roof at its own cost after settlement.»',
  '[special-conditions]\n«The purchaser may rescind and must not claim compensation.»',
  '[special-conditions]\n«The vendor will obtain a permit at the expense of the purchaser.»',
  '[building-report]\n«No live termites were seen, and damage to the bearers is likely.»',
  '[building-permit]\n«The application for a building permit for the deck lapsed in 2019.»',
  '[vendor-statement]\n«The lease expired in 2024 and the tenant holds over.»',
  '[special-conditions]\n«No cooling-off.» The Buyer signs this contract on the fall of the hammer.',
  '[planning-certificate]\n«A tower is proposed on the other side of Dobbs Road.»',
  '[planning-certificate]\n«The house stands on the western side of the creek, in the flood overlay.»',
  '[planning-certificate]\n«Layers for the lot: Bushfire N. Flood Y. Landslide N.»',
  '[planning-certificate]\n«Recorded on the EMR or CLR | [YES] NO»',
  '[planning-certificate]\n«The land is land identified as flood prone.»',
  '[title-search]\n«PRIORITY NOTICE AW610 LODGED FOR K PTY LTD»',
  // A head that says something, the name of a paper, and what an office says to this owner.
  '[owners-corporation-certificate] «The building is not insured»\nThe committee is asking three brokers for a quotation.',
  '[annexure] «Emergency order»\nThe owner must prop the rear wall by 3 March 2026.',
  '[rates-certificate]\n«Council may issue an order for the removal of the deck at the rear.»',
  '[rates-certificate]\n«The Authority may serve an order on the owner of land at 14 Mill Lane.»',
  '[planning-certificate]\n«Council records show no approval for the deck.»',
  '[planning-certificate]\n«The register shows no final certificate for permit 2014/221.»',
  // What stands elsewhere and reaches over.
  '[vendor-statement]\n«A quarry on adjoining land sends dust over the house.»',
  '[planning-certificate]\n«The land is in a flood planning area, though the house is outside the map.»',
  // What is general, and of this house as well.
  '[building-report]\n«Termites were found in the subfloor, as is common here.»',
  '[special-conditions]\n«A purchaser that is a company must provide the guarantee of its directors.»',
  '[special-conditions]\n«"Land Tax" includes any surcharge assessed on the vendor.»',
  '[title-search]\n«M771902 RESTRICTIVE COVENANT BURDEN. EXPIRES 31/12/2034»',
  '[particulars]\n«Pool certificate | ☐ current certificate given ☒ no certificate»',
  '[particulars]\n«Smoke alarms ☐ comply with the standard ☒ do not comply»',
  '[particulars]\n«Land tax is adjustable ☐ NO ☒ yes»',
  '[vendor-statement]\n«Development consent granted? ☐ Yes ☒ No Details: under assessment by the shire»',
  '[vendor-statement]\n«There are encumbrances that will stay [X] Yes [ ] No»',
  '[vendor-statement]\n«The building work was approved [ ] Yes [X] No»',
  '[special-conditions]\n«The buyer gives up the cooling-off period.»',
  '[special-conditions]\n«The buyer is given no cooling-off period.»',
  '[rates-certificate]\n«The council will make an order to demolish the shed.»',
  '[minutes]\n«The owners corporation has effected no insurance of the building.»',
  '[minutes]\n«The owners have given no consent to the works.»',
  '[annexure]\n«Not for sale: the dwelling»',
  '[building-report]\n«Earlier ponding was mended but has come back.»',
  '[building-report]\n«The old crack should be repaired.»',
  '[minutes]\n«Levies may increase to $2,400 a quarter.»',
  '[particulars]\n«A work order (11) binds the land.»',
])('speaks of: %s', (text) => {
  expect(why(text)).toBeNull()
})
