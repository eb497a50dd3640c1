import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { hasNothingToAsk } from './nothing-to-ask.ts'
import { NOTHING_TO_ASK } from './nothing-to-ask-words.ts'
import { passagesIn } from '../reading/passages.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

function asked(kind: PageKind, text: string): boolean | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}]\n${text}`, {
    kind: 'contract-form',
    state: 'NSW',
  })
  const passage = passagesIn(reading.doc, [kind]).at(-1)
  return passage && !hasNothingToAsk(passage)
}

test.for(Object.entries(NOTHING_TO_ASK))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test('the field of a deposit whose parts make up the whole asks nothing, unless it is lost', () => {
  expect(
    asked(
      'particulars',
      'Item D Deposit $40,000.00, being 5% of the price: $15,000.00 when the Buyer signs, and $25,000.00 ten days after the Finance Date',
    ),
  ).toBe(false)
  expect(
    asked(
      'particulars',
      'Deposit: $15,000.00 on signing and $25,000.00 within 10 days (together $40,000.00)',
    ),
  ).toBe(false)
  const lost =
    'Deposit: $15,000.00 on signing and $25,000.00 within 10 days (together $40,000.00), non-refundable'
  expect(asked('particulars', lost)).toBe(true)
})

test.for([
  ['land-tax-certificate', 'If land tax were owing it would be a first charge on the land.'],
  [
    'land-tax-certificate',
    'There is no land tax (which may include surcharge land tax) charged on the land up to and including the 2026 tax year.',
  ],
  [
    'by-laws',
    '9. A lot may be lived in by its owner or let for long or short stays, without limit.',
  ],
  ['planning-certificate', 'A DESIGN OVERLAY (DO4) lies within 150 metres.'],
  [
    'special-conditions',
    '7. If a party falls ill, either side may by notice put off completion once, for seven days.',
  ],
  [
    'special-conditions',
    '8. The Purchaser cannot be made to settle until an occupancy permit for the dwelling has issued and a copy has been given.',
  ],
  ['lease', '9. The tenant must not assign or sub-let without written consent.'],
  ['lease', '12. The tenant may put up a trampoline and will take it away at the end.'],
  ['lease', 'Rental bond $1,880.00, lodged 3 May 2026, no. 7714.'],
  ['building-permit', 'A CPR chart is displayed beside the gate.'],
  ['annexure', 'Persons who may release or vary. The first: the owner of Lot 9 with council.'],
  ['building-permit', 'BLD 11/204 | Carport | 10a | 04/03/2011 | 19/08/2011 | Finalised'],
  [
    'building-permit',
    'DR09/77 | Drainage; four persons | 02/06/2009 | 11/12/2009 | Complete - see 3',
  ],
  ['building-permit', 'N14/2 pool fence latch, new latch fitted. Notice withdrawn 6 May 2015'],
  ['annexure', '7. This order runs with the land until it is revoked.'],
  ['annexure', 'The pipe remains the property of the Authority though laid in the soil.'],
  ['planning-certificate', 'Owners may pump from the lagoon for stock without a licence.'],
  ['particulars', 'Inspection Date: 10 days from the Contract Date (no effect if left out)'],
  ['particulars', "Tenancies: TENANT'S NAME: Nil TERM: Nil RENT: Nil BOND: Nil"],
  ['particulars', 'Subject to any Encumbrances? ☐ No ☒ Yes, these: easement for drainage B'],
  ['building-permit', 'Permit no. | BP 118/2022 | Date of issue | 4 May 2022'],
  ['building-report', 'The work reported on is that shown in the permit of 4 May 2022.'],
  ['minutes', 'Resolved that Holt Managers be re-appointed for a further twelve months at $2,900.'],
  [
    'minutes',
    'Contributions are to be raised by entitlement and are payable in two equal instalments.',
  ],
  [
    'owners-corporation-certificate',
    'E4 - the policy is extended to fixtures of owners up to $100,000 a lot.',
  ],
  [
    'water-certificate',
    'The junction point lies 2 metres inside the lot at a depth of 1.1 metres.',
  ],
  [
    'vendor-statement',
    'Type 2 - the plan or the by-laws are changed in a way that affects the lot;',
  ],
  [
    'special-conditions',
    '1. Refer to Annexure A and the attached schedule, which are part of this contract.',
  ],
  [
    'special-conditions',
    'If the vendor has left rubbish the purchaser may have it done and the vendor must pay the account.',
  ],
  [
    'contract-form',
    'The vendor authorises the agent to take its commission from the deposit at settlement.',
  ],
  [
    'contract-form',
    'The purchaser acknowledges receipt of the following papers: ☐ the contract ☐ the title',
  ],
  [
    'particulars',
    'If this box is signed the Contract is not subject to finance and the Buyer is bound.',
  ],
  [
    'contract-form',
    'By placing my signature above I warrant that I am the Buyer named in the Schedule.',
  ],
  [
    'planning-certificate',
    '(e) the land is the subject of a site audit statement of which a copy was provided to the council | No',
  ],
  [
    'lease',
    '4. The landlord agrees that the rent cannot be increased more than once in twelve months.',
  ],
  ['lease', 'The renter must not be asked to pay more than two weeks rent in advance.'],
  ['particulars', 'Amount to be withheld - price multiplied by the rate: $'],
  [
    'minutes',
    'Resolved that contributions to the administrative fund be set at $61,200.00 and to the capital works fund at $9,000.00 for the year from 1 July 2026.',
  ],
  ['building-permit', 'A pool safety certificate does not certify that a pool is registered;'],
  [
    'annexure',
    'If the factor ceases, an application for removal may be made under section 70A(3).',
  ],
  [
    'vendor-statement',
    '☐ Monthly ☒ Quarterly ☐ Half-yearly ☐ Yearly - due 1 July | $546.00 per quarter',
  ],
  [
    'vendor-statement',
    'A statement of why the seller has been unable to obtain the minutes | Not applicable',
  ],
  [
    'vendor-statement',
    'A copy of a body corporate certificate for the lot is given to the buyer. ☒ Yes ☐ No',
  ],
  [
    'particulars',
    'Is a contribution payable by instalments adjusted to the Settlement Date? ☒ Yes ☐ No',
  ],
  ['vendor-statement', 'Building work was carried out by an owner builder. ☐ Yes ☒ No'],
  ['vendor-statement', '(a) ☒ Their total does not exceed: $7,500.00'],
  [
    'planning-certificate',
    'Has a demolition order been made, or a permit been issued that expired? ☐ Yes ☒ No',
  ],
  ['building-report', 'Room | Walls | Ceiling | Floor | Joinery, windows | Remarks'],
  ['building-report', 'Space | Walls | Doors | Fittings | Condition'],
] as const)(
  'what a form prints beside its lines is passed over: %s: %s',
  ([kind, text], { expect }) => {
    expect(asked(kind, text)).toBe(false)
  },
)

test.for([
  ['The tenancy ended on 3 May 2026 and the house stands empty.', false],
  ["The Seller's horses will be gone before settlement.", false],
  ['The agistment ended, but the horses may stay for six weeks after settlement.', true],
] as const)('asks after whoever is not gone: %s', ([text, isAsked], { expect }) => {
  expect(asked('special-conditions', text)).toBe(isAsked)
})

test.for([
  ['building-report', 'Laundry | Walls damp | Ceiling stained | Floor lifting'],
  ['vendor-statement', 'Permit for the deck | Not applicable, none was asked for'],
] as const)('what stands in the rows is asked about: %s: %s', ([kind, text], { expect }) => {
  expect(asked(kind, text)).toBe(true)
})

test.for([
  '6 PRICE $640,000.00 (six hundred and forty thousand dollars)',
  'Settlement date: 4 March 2027',
  '9 FINANCE ☒ Applies ☐ Does not apply Lender: any bank Amount: $310,000 Approval date: 3 March 2027',
  'Building and pest inspection (condition 6) ☒ Applies ☐ Not applicable. Within 10 days of the contract date',
  'INSPECTION | Inspection Date: N/A',
  'Finance date: not applicable',
  '1. The Buyer must apply for the loan forthwith.',
  'If no notice of any kind is given by the latest time, the Seller may, by notice, end it.',
  'Building and pest inspection | ☒ Yes. Report by: 9 March 2027 ☐ No',
  'Loan | ☒ Yes. Not less than $500,000 ☐ No',
  'Settlement must take place on the Settlement Date.',
  'The Seller has already reduced the price by $2,000 for the gutters.',
  'Fire-prone area: ☐ the land is in such an area if the square box is marked.',
  '3.4 [ ] The land is in an area at risk of fire under the Building Act if the box is marked.',
  '☐ There is no access to the property by road',
  'Finance ☒ Yes, from any bank, not less than $310,000, approval by 3 March 2027 ☐ No',
  'Pest inspection [x] Yes, report by 3 March 2027 [ ] No',
  'Pool compliance certificate given ☒ Yes',
  'Schedule of unit entitlements ☒ attached ☐ not attached',
  'Has development consent been granted? ☐ No ☒ Yes DA 2023/114',
  '☒ draft plan of subdivision ☒ s 88B instrument proposed to be lodged',
  'Settlement is due 60 days from the day of sale',
  'Cooling Off ☒ Confirming reliance on the Cooling Off period of three (3) Business Days',
  'General condition 33 shall apply as printed.',
  'If no certificate is attached, the buyer must be given an explanatory statement before signing.',
  'The client must be given the prescribed information sheet.',
  'The Vendor may not change the lot, its levels or its services.',
  'Standard Condition 7 (requisitions within 14 days) is not shortened.',
  'Tenancies None. Vacant possession on completion',
  'Signed for the Seller R Tamblyn, sole director',
  'improvements ☒ HOUSE ☒ garage ☐ carport ☐ home unit ☐ carspace ☐ storage space',
  'date for completion 6 weeks after the contract date (clause 15)',
  'DATE FOR COMPLETION 45 days after the date of this contract',
  'Replacement fobs cost $80 each from the strata manager if any are lost.',
  'By way of illustration only: if rates of $900 were unpaid, the vendor would allow $600.',
  'The purchaser will not require the discharge to be registered before completion.',
  'Standard requisitions may be served any time up to 21 days after the contract date;',
  'The vendor must repair or replace the stove if it does not work, or allow $600.',
])('the row %s of the particulars asks nothing', (text) => {
  expect(asked('special-conditions', text)).toBe(false)
})

test.for([
  'Condition 27 | acoustic fence of 2.4 m on the rear line, built and signed off in April 2026',
  'Consent of 2004 for the carport: stormwater to the street, done and inspected 9 August 2004',
  'Roof lease rent from Castle Telecom, $14,200 a year, to be kept in the administrative fund.',
  'I appoint my daughter Philippa sole executor and trustee.',
])('%s asks nothing of a paper beside the contract', (text) => {
  expect(asked('annexure', text)).toBe(false)
})

test.for([
  'No promise is made that instruments registered after this search have left the register as it was.',
  'Dealings lodged since that date may have changed this register.',
  'Pegs are placed at all corners of the lots.',
  'The contribution schedule principle used is the equality principle.',
])('%s, which a title or a plan prints, asks nothing', (text) => {
  expect(asked('title-search', text)).toBe(false)
})

test.for([
  'The shed was built without approval in 2009. Approval was granted for it in 2012.',
  'An application was refused in 2019; a new one was approved and the works completed in 2021.',
  'A direction about weeds was given in 2025. It was revoked on 12 December 2025.',
])('%s tells of a matter with its end', (text) => {
  const { reading } = readingOf(
    `[contract-form]\nContract\n[rates-certificate] Building file\n${text}`,
    {
      kind: 'contract-form',
      state: 'NSW',
    },
  )
  const first = passagesIn(reading.doc, ['rates-certificate']).find(
    (passage) => passage.text !== '' && text.startsWith(passage.text),
  )
  expect(first && hasNothingToAsk(first)).toBe(true)
})

test.for([
  'The shed was built without approval in 2009. No approval was granted for it.',
  'A direction about weeds was given in 2025. It was not revoked.',
])('%s tells of a matter that stays', (text) => {
  const { reading } = readingOf(
    `[contract-form]\nContract\n[rates-certificate] Building file\n${text}`,
    {
      kind: 'contract-form',
      state: 'NSW',
    },
  )
  const first = passagesIn(reading.doc, ['rates-certificate']).find(
    (passage) => passage.text !== '' && text.startsWith(passage.text),
  )
  expect(first && hasNothingToAsk(first)).toBe(false)
})

test.for(['1.3 Restrictive covenant NO — —', '36 Other charge [NO]'])(
  'the item %s of a form asks nothing',
  (text) => {
    expect(asked('vendor-statement', text)).toBe(false)
  },
)

test.for([
  'Price $640,000.00 plus GST if the supply is taxable',
  'Possession Vacant save for the lodger in the front room',
  'Signed for the Vendor by P Dunn under power of attorney 12004411',
])('the row %s of the particulars is raised', (text) => {
  expect(asked('special-conditions', text)).toBe(true)
})

test.for([
  'If completion is late the purchaser pays interest at 9.5% a year on the balance for each day.',
  'Interest on what is overdue runs at 8 per cent per annum, calculated daily.',
  'The vendor bears every levy struck before the day of completion.',
  'The property remains at the risk of the seller, and the risk stays with the seller until completion.',
  'You need not pay any land tax of the vendor.',
  'Should the bank decline, you get your whole deposit back.',
  'The seller may continue to use the shed until settlement.',
  'If the buyer is a company, each of its directors signs the guarantee behind this contract.',
  'The statutory warranties of the buyer are not cut down.',
  'The seller may not accept any other offer once this contract is dated.',
  'For a year from settlement the seller will at its own cost mend whatever the buyer reports.',
  'The rate in general condition 33 applies and is not increased.',
  'Late interest is eight per cent a year of the unpaid balance.',
  'The vendor pays land tax for the whole of 2026 and for any later year up to completion.',
  'Oral statements do not form part of the contract, save those which a statute protects.',
  'The vendor holds the first meeting within two months, and does not ask for a proxy from the purchaser.',
  'Defects listed in the first ninety days will be attended to by the builder within a reasonable time.',
])('a term that costs the buyer nothing: %s', (text) => {
  expect(asked('special-conditions', text)).toBe(false)
})

test.for([
  'If completion is late the purchaser pays interest at 9.5% a year and the vendor’s costs of $880.',
  'Interest on what is overdue runs at 14 per cent per annum.',
  'The vendor bears levies struck before completion, except those for defects.',
  'The purchaser need not inspect, but accepts the property as it is.',
  'The deposit is returned to the purchaser less the vendor’s costs.',
])('a term that takes it back: %s', (text) => {
  expect(asked('special-conditions', text)).toBe(true)
})

test.for<[PageKind, string]>([
  [
    'special-conditions',
    '4. Has a notice come from a council or a court that has not been complied with?',
  ],
  [
    'planning-certificate',
    'A fire prevention notice was issued on 2 May 2026 and complied with on 1 June 2026.',
  ],
  ['rates-certificate', 'Balance of the year $910.00, four instalments, no arrears.'],
  [
    'vendor-statement',
    'On withdrawal the vendor may keep a holding payment of not more than $100.',
  ],
  ['rates-certificate', 'Unpaid balance of $1,104.80 is made up only of instalments 3 and 4.'],
  ['minutes', 'The storm claim of $18,000 was approved and the works are complete.'],
  [
    'minutes',
    'The owner of the shop asked to trade later in 2022 but the request did not proceed.',
  ],
  ['planning-certificate', 'The audit overlay lies on the northern side of Hopper Street only.'],
  [
    'owners-corporation-certificate',
    'Special contribution of $5,120.00 (façade), fully paid on 8 November 2023.',
  ],
  ['minutes', 'The eighteen items on the defects list of 2016 were closed by the builder.'],
  ['planning-certificate', 'No approval has lapsed within the last four years.'],
  ['rates-certificate', 'There is nothing carried forward from earlier periods.'],
  ['vendor-statement', 'There is no statutory charge, duty or tax that stays on the land.'],
  ['planning-certificate', '- is included in a MIXED USE ZONE'],
  ['company-extract', 'Director and secretary: GRAHAM PAUL TANAGER, appointed 29/10/2020.'],
  ['company-extract', 'Name: TARRAWHIN HOLDINGS PTY LTD'],
  ['contract-form', "Vendor's signature | G L Pettifer | Date: 9 November 2026"],
  ['contract-form', 'Deposit bond | ☐ General condition 15 applies only if the box is checked'],
  ['plan', 'The land contains 648 square metres or thereabouts.'],
  [
    'building-permit',
    'BS-U 66310 issued 8 March 2023, two dwellings. Occupancy permit issued 14 June 2024, copy attached.',
  ],
  ['company-extract', 'Ada Lind, director, appointed 3/2/2019, ceased 4/5/2023'],
  [
    'owners-corporation-certificate',
    'Sinking fund balance at the date of this certificate $142,300.10',
  ],
  ['company-extract', 'Name: LIND HOLDINGS PTY LTD from 16/03/2009 to 08/08/2021'],
  [
    'land-tax-certificate',
    'Notes for purchasers: tax that is unpaid is a first charge on the land.',
  ],
])('a statement of %s that asks nothing: %s', ([kind, text]) => {
  expect(asked(kind, text)).toBe(false)
})

test.for<[PageKind, string]>([
  [
    'planning-certificate',
    'A fire prevention notice was issued on 2 May 2026 and has not been complied with.',
  ],
  ['minutes', 'The works are complete but the invoice of $18,000 remains to be paid.'],
  [
    'owners-corporation-certificate',
    'Sinking fund balance $1,210.10 against a forecast of $90,000.00',
  ],
])('a statement of %s with something left: %s', ([kind, text]) => {
  expect(asked(kind, text)).toBe(true)
})

test.for([
  '3. To use the premises only for the purpose of a single dwelling.',
  'OCCUPANCY ☒ Vacant possession on completion ☐ Subject to tenancy',
  'Possession: vacant possession on settlement.',
])('leaves the usual Crown lease and the usual answer of a form alone: %s', (text) => {
  expect(asked('annexure', text)).toBe(false)
})

test('asks about vacant possession that has an exception', () => {
  expect(asked('annexure', 'Possession: vacant possession except the rear studio.')).toBe(true)
})

test.for([
  'The Buyer may assign this contract with consent, which must not be unreasonably withheld.',
  'The vendor confirms that its loan is approved and may not withdraw for want of finance.',
  'The purchaser may sell the lot at any time.',
  'Objection may not be taken because the partition wall is used in common.',
  'The right to extend settlement by five business days has not been removed.',
])('the fair term %s asks nothing', (text) => {
  expect(asked('special-conditions', text)).toBe(false)
})

test.for([
  'No claim may be made because the fence stands inside the title boundary.',
  'If settlement is put off at the purchaser’s request a fee of $400 is payable.',
  'The purchaser must not object to a service station in a later stage.',
])('the term %s is asked about', (text) => {
  expect(asked('special-conditions', text)).toBe(true)
})

test.for(['Arrears brought forward $0.00', 'Unpaid amount $0.00 in fees, $0.00 in interest'])(
  'the row %s asks nothing',
  (text) => {
    expect(asked('rates-certificate', text)).toBe(false)
  },
)

test.for([
  'Car space 8 and storage cage 8 are exclusive use areas allocated to Lot 8 in the registered CMS.',
  'The solar panels and battery are ours outright.',
  'There is no loan, lease or power purchase agreement over the panels.',
  'There is a power of attorney but it has not been used.',
  'The price does not change whatever the amount of GST.',
  'If the Seller is late in settling it will pay the Buyer’s rent of $610.00 a week.',
  'The hot water cylinder shall be replaced by the Seller before settlement.',
  'The executor gives every warranty as if he had owned the house himself.',
  'Clause 3 is in addition to the statutory warranties.',
  'Vacant possession shall be given upon settlement, the land being clear of rubbish.',
  'The parties did not exchange through conveyancers, so the cooling off right stays.',
  'Finance Amount: $329,600.00 Financier: Downs Credit Union Finance Date: 2 November 2026',
])('the plain term %s asks nothing', (text) => {
  expect(asked('special-conditions', text)).toBe(false)
})

test.for([
  'Car space 8 is an exclusive use area allocated to Lot 8 which the committee may withdraw.',
  'Vacant possession shall be given upon settlement except of the rear flat.',
  'This contract is not conditional on it.',
  'Finance Amount: $329,600.00 Financier: Finance Date: n/a',
])('the term %s with a sting is asked about', (text) => {
  expect(asked('special-conditions', text)).toBe(true)
})

test.for<[PageKind, string]>([
  ['building-report', 'Retaining wall: the 0.8 m block wall is plumb, drained and on the plans.'],
  ['annexure', 'Council report: floor level RL 3.4 m AHD, defined flood level RL 2.2 m AHD'],
  ['building-report', 'I would not bother with an engineer.'],
  ['minutes', 'The engineers looked at all balconies and reported that no repairs are required.'],
  ['rates-certificate', 'Balance brought forward nil.'],
  ['rates-certificate', 'If an instalment is missed the whole may become payable.'],
  ['title-search', 'No covenant, caveat, lease or writ of execution is recorded.'],
])('a plain statement of %s: %s', ([kind, text]) => {
  expect(asked(kind, text)).toBe(false)
})

test('a question that runs on is answered by the box of its last line', () => {
  const { reading } = readingOf(
    '[vendor-statement] Form 2\nThe seller has been given a notice that remains in effect, requiring work to be done\nin relation to the property. ☐ Yes ☒ No',
    { kind: 'vendor-statement', state: 'QLD' },
  )
  const [first] = passagesIn(reading.doc, ['vendor-statement']).filter(({ text }) =>
    text.startsWith('The seller'),
  )
  expect(first && hasNothingToAsk(first)).toBe(true)
})

test.for([
  ['A lot may be let for holidays or for longer.', false],
  ['Letting for less than three months is not restricted where the owner lives in the lot.', false],
  ['No lot may be let for less than six months.', true],
  ['A lot may be let only with the consent of the committee.', true],
] as const)('the by-law “%s” is asked about: %s', ([text, isAsked]) => {
  expect(asked('by-laws', text)).toBe(isAsked)
})

test('what the next sentence says came to nothing asks nothing', () => {
  const first = (text: string) => {
    const { reading } = readingOf(`[contract-form]\nContract of sale\n[annexure] Letter\n${text}`, {
      kind: 'contract-form',
      state: 'WA',
    })
    const [passage] = passagesIn(reading.doc, ['annexure']).filter(
      ({ block }) => block.kind !== 'heading',
    )
    return passage && hasNothingToAsk(passage)
  }
  const option = 'We held an option to buy the lot back if building was not begun in time.'
  expect(first(`${option} The house was begun and the option fell away.`)).toBe(true)
  expect(first(`${option} The house was begun late and we keep the option.`)).toBe(false)
})

test.for([
  '☒ No such building permit has been granted to the vendor’s knowledge.',
  'There are no such notices in force.',
  'No building permits have been issued for the residence in the preceding seven years.',
])('%s: nothing of the kind was given', (text) => {
  expect(asked('vendor-statement', text)).toBe(false)
})

test.for([
  'No building permit has been issued for the garage.',
  'The vendor has no such permit for the deck, which was built in 2019.',
])('%s: what should have been given is asked for', (text) => {
  expect(asked('vendor-statement', text)).toBe(true)
})

test.for([
  'Trees: development consent or a permit may be required for the removal of trees under State policy and the Act.',
  'A permit may be needed to remove vegetation under the native vegetation regulations.',
  'Approval may be required to lop trees under a local law.',
])('%s is the law in every street', (text) => {
  expect(asked('planning-certificate', text)).toBe(false)
})

test.for(['2.5 wide along the whole of the rear', '(B) 1.83 metres wide', '3 m wide over lot 4'])(
  '%s is written in the drawing of a plan',
  (text) => {
    expect(asked('plan', text)).toBe(false)
  },
)

test.for([
  'Acid sulfate soils | Class 5, so that works near other classes need consent',
  'The land is affected by acid sulphate soils, class 5.',
])('%s is the mildest class', (text) => {
  expect(asked('planning-certificate', text)).toBe(false)
})

test('acid sulfate soils of a worse class are asked about', () => {
  expect(asked('planning-certificate', 'Acid sulfate soils Class 2, works need consent.')).toBe(
    true,
  )
})

test.for([
  ['building-report', 'Was the deck ever approved? ☐ Yes ☒ No'],
  ['planning-certificate', 'Has a permit for the studio been granted? ☐ Yes ☒ No'],
] as const)('a no where a buyer wants a yes is asked about: %s: %s', ([kind, text]) => {
  expect(asked(kind, text)).toBe(true)
})

test.for([
  [
    'vendor-statement',
    '(a) Their total does not exceed: $6,300.00 a year, not counting water used.',
  ],
  [
    'vendor-statement',
    '9.2 Evidence of the right to sell where the vendor is not the registered proprietor: Not applicable, he is.',
  ],
  [
    'building-permit',
    'Permits\n441/2017 | 2 May 2017 | Bathroom renewed | Certificate of final inspection 14 September 2017',
  ],
  ['building-permit', 'Permits\nBP 12 | 3/4/2019 | Carport | Final inspection: 9/11/2019'],
  [
    'minutes',
    'BUDGET AND FEES OF THE YEAR\nThe total of $44,400 is to be levied by lot liability in four equal instalments, $910.20 a quarter for 82 units.',
  ],
  [
    'special-conditions',
    'A refusal, or an approval for less than the sum asked, is a failure to approve the loan.',
  ],
  ['owners-corporation-certificate', 'Liabilities: trade accounts of $418.00, not yet due.'],
  [
    'special-conditions',
    'If the plan is not registered by the sunset date the purchaser may end this contract by notice and everything that it paid must be refunded.',
  ],
  ['special-conditions', 'The power has not been revoked.'],
  [
    'special-conditions',
    'The price includes GST, whatever the rate may be, and must not be increased because of it.',
  ],
  [
    'particulars',
    'Exchange | ☒ Signed by the Buyer through the Agent: the cooling-off period applies ☐ Exchanged between conveyancers: none',
  ],
  ['owners-corporation-certificate', 'There is no caretaking contractor and no letting agent.'],
  [
    'particulars',
    'GST | Margin scheme: ☒ yes ☐ no. Withholding: ☒ the purchaser must withhold $76,020.00, being 7 per cent',
  ],
  ['annexure', 'Consent B 26/1184 to build within a metre of the sewer was given on 17 June 2026.'],
  [
    'special-conditions',
    'The air conditioner in the third bedroom is noisy and will not be replaced.',
  ],
  [
    'special-conditions',
    'The price includes GST and does not rise if more of it is owed than the vendor reckoned.',
  ],
  [
    'special-conditions',
    'The vendors will clear out of the money payable to them at completion any contribution that is in arrears.',
  ],
  [
    'special-conditions',
    'The vendor will hand over what manuals it has for the pump but does not promise how long it will last.',
  ],
  [
    'particulars',
    'Amount purchaser must pay – price multiplied by the GSTRW rate (7%) | $75,950.00, out of the balance of the price',
  ],
] as const)('ordinary words of %s that ask nothing: %s', ([kind, text]) => {
  expect(asked(kind, text)).toBe(false)
})

test.for([
  [
    'vendor-statement',
    'Their total does not exceed $6,300.00 a year, and land tax of $4,000 is unpaid.',
  ],
  [
    'vendor-statement',
    'Evidence of the right to sell where the vendor is not the registered proprietor: to follow.',
  ],
  [
    'building-permit',
    'Permits\n441/2017 | 2 May 2017 | Bathroom renewed | Certificate of final inspection refused 14 September 2017',
  ],
  [
    'minutes',
    'BUDGET AND FEES OF THE YEAR\nAn additional $44,400 for the cladding is to be levied in four equal instalments each quarter.',
  ],
] as const)('words of %s with something left in them: %s', ([kind, text]) => {
  expect(asked(kind, text)).toBe(true)
})
