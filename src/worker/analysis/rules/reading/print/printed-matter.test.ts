import type { PageKind } from '#shared/report.ts'
import { describe, expect, test } from 'vitest'

import { patternFault } from '../../../wording/testing/pattern-fault.ts'
import { readingOf } from '../../testing/reading-of.ts'
import { cutPassages } from '../cut-passages.ts'
import { NAMES_THIS_PATTERNS } from './names-this.ts'
import { PRINT_HEADS } from './print-heads.ts'
import { isPrintedMatter, PRINTED_MATTER_PATTERNS } from './printed-matter.ts'

test.for(Object.entries({ ...PRINT_HEADS, ...NAMES_THIS_PATTERNS, ...PRINTED_MATTER_PATTERNS }))(
  'the pattern %s is bounded',
  ([, pattern]) => {
    expect(patternFault(pattern)).toBeNull()
  },
)

/** The texts of a part that are told of this property; the rest is print. */
function ownOf(kind: PageKind, text: string): string[] {
  const { doc } = readingOf(`[${kind}] PAPER\n${text}`, { kind, state: null }).reading
  return cutPassages(doc)
    .filter((passage) => passage.block.kind !== 'heading' && !isPrintedMatter(doc, passage))
    .map((passage) => passage.text)
}

/** What is no heading. */
const STATEMENT = /[.;]$|^(?:☐|BAL)/

test('the terms that a form of tenancy prints behind capitals are print, and what the parties added is not', () => {
  const own = ownOf(
    'lease',
    'RESIDENTIAL TENANCY AGREEMENT\nTENANT | Rhea Marsh\nPART B - STANDARD TERMS\nRENT 3. The tenant must pay rent on time. If rent is in arrears the lessor may issue a notice.\nENDING THE AGREEMENT 16. The tenant may end a periodic agreement on 21 days notice.\nPART C - ADDITIONAL TERMS\nC1 | The tenant may end this agreement on 14 days notice.',
  )
  expect(own.filter((text) => /rent on time|periodic|arrears/.test(text))).toEqual([])
  expect(own.some((text) => text.includes('14 days'))).toBe(true)
})

describe('print within a paper tells nothing of this property', () => {
  test.for([
    [
      'building-report',
      'Limitations of this inspection\nWater may enter behind cladding without a stain.\nFootings that have failed are costly to underpin.\nA balcony whose fixings have corroded can fall.',
    ],
    [
      'building-report',
      '5 Terms used and general notes\nBalconies. Collapse of decks and balconies has led to deaths.\nOwners of older houses. Wiring over 40 years old should be replaced.',
    ],
    [
      'building-report',
      'Class: Sound - no defect seen. Minor - a defect other than a major defect. Safety - an item that is a serious hazard.\nMajor defect: a defect of such size that it must be put right.\nUrgent means a fault which may hurt somebody.',
    ],
    [
      'building-report',
      'Disclaimer\nGas heaters that are not serviced give off a poisonous gas.\nOlder switchboards are a fire hazard.',
    ],
    [
      'building-report',
      '7. Glossary of terms\nCreep: the slow sagging of a beam.\nDrummy: render that has come loose.\nRot: timber eaten by a fungus.',
    ],
    [
      'building-report',
      'Complaints and disputes\nYou must tell us of any complaint within 14 days.\nYou release and indemnify our inspector from any claim made later.',
    ],
    [
      'building-report',
      'LIMITATIONS: 1. We look only at what can be seen.\n2. Damage by white ants may be hidden behind linings.\n3. Drains that are broken are not seen.',
    ],
    [
      'rates-certificate',
      'NOTES\n1. Unpaid rates are a charge on the land.\n2. The council may sell land whose rates are in arrears for three years.\n3. An owner who builds without a permit may be ordered to demolish.',
    ],
    [
      'water-certificate',
      'Important notes\nAny structure built over a main may be removed at the cost of the owner.\nIf an account is overdue the supply may be cut.',
    ],
    [
      'other',
      'Information sheet for owners - living near a pool\nA barrier that fails its test must be mended at once.\nHeavy fines apply.\nChildren may drown in shallow water.',
    ],
    [
      'other',
      "Buyer's checklist\n☐ I have booked a building inspection\n☐ I know whether the land floods\nUnapproved rooms may have to come down.",
    ],
    [
      'owners-corporation-certificate',
      'NOTES (these notes are part of the prescribed form)\n1. Special fees and legal proceedings may not be shown on a certificate.\n2. An owner who alters a lot without consent may be ordered to remove the work.',
    ],
    [
      'land-tax-certificate',
      'Notes to certificate | Certificate no. 4711\n1. Unpaid land tax is a first charge on the land.\nPassing on\n2. A vendor is prohibited from passing on vacant residential land tax of more than $500 to a purchaser.\nRefunds\n3. Where too much was paid, owners may ask for a refund.',
    ],
    [
      'land-tax-certificate',
      'Notes\n1. A liability of $1,000 or more may be deferred and bears interest.\n2. Any amount of $500 or less may be paid by instalments.',
    ],
    [
      'rates-certificate',
      'Explanatory notes\n1. Rates not paid bear interest.\nWho may ask\n2. Any person may apply for a certificate.\nOrders\n3. An owner is required to obey an order to demolish within 30 days.',
    ],
    [
      'owners-corporation-certificate',
      'We do not insure loss caused by rust, vermin, gradual deterioration or faulty workmanship.',
    ],
    [
      'annexure',
      'The policy does not cover wear and tear, corrosion, mould, subsidence or the action of the sea.',
    ],
    [
      'other',
      'General exclusions: termites, inherent vice, tree roots, poor design and war are excluded in all sections.',
    ],
    [
      'owners-corporation-certificate',
      'ASSUMPTIONS AND EXCLUSIONS | No allowance is made for concrete cancer, underpinning, removal of asbestos or failed membranes.',
    ],
    [
      'planning-certificate',
      'Purpose of the Coastal Erosion Overlay: to keep dwellings clear of erosion.\nDesired outcome: large trees are kept.',
    ],
    [
      'other',
      'BAL-19 some ember attack\nBAL-40 flames may reach the house\nBAL-FZ flames all round',
    ],
    [
      'lease',
      'Residential tenancy agreement\nTenant name\nUrgent repairs\nThe tenant may have urgent repairs done and the lessor must pay for them within 14 days.\nEnding the tenancy\nThe tenant may apply to the Tribunal to end the agreement for hardship.',
    ],
  ] as const)('%s: %s', ([kind, text]) => {
    expect(ownOf(kind, text).filter((line) => STATEMENT.test(line))).toEqual([])
  })
})

describe('what names this property stays, wherever it stands', () => {
  test.for([
    [
      'building-report',
      'Limitations of this inspection\nThe lower deck could not be entered, and rotted joists were seen at its northern side.',
      'The lower deck',
    ],
    ['building-report', 'Disclaimer\nStumps below the kitchen have failed.', 'Stumps'],
    [
      'building-report',
      'Limitations\nAt this property the barrier has lapsed.',
      'At this property',
    ],
    [
      'rates-certificate',
      'NOTES\nOrder 2026/88 was served on 3 May 2026 to repair the fence.',
      'Order',
    ],
    [
      'planning-certificate',
      'The Coastal Hazards Overlay seeks to keep new dwellings clear of erosion.',
      'The Coastal',
    ],
    [
      'planning-certificate',
      'Hazards (Bushfire - Medium Risk) The overlay seeks to keep people safe.',
      'Hazards (Bushfire',
    ],
    [
      'planning-certificate',
      'Note: within the residential character overlay a house of before 1946 may be kept.',
      'Note',
    ],
    [
      'lease',
      'Residential tenancy agreement\nTenant name\nStandard terms\nAdditional term 4: the tenant may renew for two years.',
      'Additional term 4',
    ],
    ['annexure', 'Guide for residents\nHot water is sold by Brightpipe to 2034.', 'Hot water'],
    [
      'annexure',
      "Buyer's checklist\nPOOL NOTICE\nNo certificate is in effect for the pool.",
      'No certificate',
    ],
    [
      'building-report',
      'How to read this report\nM means maintenance.\nRoom by room\nShower base loose and leaking.',
      'Shower base',
    ],
    [
      'rates-certificate',
      'Notes\n1. Rates not paid bear interest.\nRates and charges\nThe wall was built over the sewer.',
      'The wall was built',
    ],
    [
      'owners-corporation-certificate',
      'EXCLUSIONS | Cover for combustible cladding on the northern wall is excluded.',
      'EXCLUSIONS',
    ],
    [
      'owners-corporation-certificate',
      'The policy of this scheme does not cover subsidence, rust or storm surge at lot 4.',
      'The policy',
    ],
    [
      'other',
      'The insurer declined the claim, as rust of the balcony is not covered.',
      'The insurer',
    ],
    ['rates-certificate', 'NOTES\nArrears of $2,310.40 are owing.', 'Arrears'],
    ['rates-certificate', 'NOTES\nThe carport is over the sewer.', 'The carport'],
    ['planning-certificate', 'Notes\nLot 4 is within the flood planning area.', 'Lot 4'],
    ['planning-certificate', 'Notes\nAcquisition proposed: Yes', 'Acquisition'],
    [
      'annexure',
      'NOTES\nThe purchaser must pay the land tax of the vendor on all its land.',
      'The purchaser',
    ],
    ['annexure', 'Definitions\nSunset Date means 60 months after the day of sale.', 'Sunset Date'],
    [
      'special-conditions',
      'Disclaimer\nThe vendor accepts no liability for any defect in the building.',
      'The vendor',
    ],
    ['by-laws', 'NOTES\nAn owner must not let a lot for less than three months.', 'An owner'],
    [
      'minutes',
      'Notes to the notice\nRESOLVED that a special levy of $90,000 be raised on all owners.',
      'RESOLVED',
    ],
    [
      'lease',
      'Residential tenancy agreement\nTenant name\nAdditional terms\nThe tenant may buy the property at the price of any offer.',
      'The tenant may buy',
    ],
    [
      'lease',
      'LEASE OF SHOP\nRepairs\nThe landlord must pay for every repair of the structure.',
      'The landlord',
    ],
    ['other', 'Assessed level at the house\nBAL-40', 'BAL-40'],
  ] as const)('%s: %s', ([kind, text, opening]) => {
    expect(ownOf(kind, text).some((line) => line.startsWith(opening))).toBe(true)
  })
})
