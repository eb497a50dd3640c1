import { expect, test } from 'vitest'

import { PAGE_KINDS } from '#shared/report.ts'

import { NO_FAULT_PATTERNS, isDeniedInList, isRatedNone, tellsNoFault } from './no-fault.ts'
import { passagesIn } from '../reading/passages.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

function marked(text: string) {
  const { reading, marks } = readingOf(`[building-report]\n${text}`, {
    kind: 'building-report',
    state: 'VIC',
  })
  const [mark] = marks
  const passage = passagesIn(reading.doc, PAGE_KINDS).find(
    ({ span }) => mark !== undefined && span.start <= mark.start && span.end >= mark.start,
  )
  if (passage === undefined) throw new Error(`no passage is marked in: ${text}`)
  return passage
}

test.for(Object.entries(NO_FAULT_PATTERNS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  '«Unsafe wiring would be mentioned if it had been met with, and none was.»',
  '«Cracked tiles would have been noted had we come upon them.»',
  '«Major defect: a defect of sufficient magnitude where rectification has to be carried out.»',
  '«"Major defect" – sufficient magnitude that rectification has to be carried out.»',
  '«A major defect is one of enough magnitude that repair must be carried out to avoid unsafe conditions.»',
  '«Safety hazard: a thing that may hurt somebody soon.»',
  '«Serious defect: one that needs to be repaired soon to keep the building whole.»',
  '«"Spalling" is when steel rusts inside concrete and bursts it.»',
  '«We use "major" for something that needs attention to avoid unsafe conditions.»',
  '«Words such as "major defect" and "safety hazard" are defined in AS 4349.1 and appear here only in that sense.»',
  '«MAJOR DEFECT, MINOR DEFECT and SAFETY HAZARD have the meaning in the Australian Standard.»',
  'Glossary. Conducive condition: one that might bring termites. «Rot: timber eaten by fungus.»',
  '«Cover begins on completion and runs for six years for structural defects and two years for other loss.»',
  '«Cover passes to later owners and runs six years from completion for structural defects»',
  'Areas inspected. «The dwelling and the garage were seen from the ground and from a ladder.»',
  '«The inspector looked for cracking, damp, sagging, rot and movement.»',
  '«A resident asked if the old sleepers were rotten.»',
  '«Advice to all owners: keep garden beds lower than the slab edge.»',
  'Roof. «Two tiles had slipped at the valley;» the owner had them re-bedded on 29 September.',
  '«Brick arch over the front window had dropped;» it was pinned with helical bars in 2022.',
  '«Floor: one bounce was felt near the hall cupboard.» Packers were renewed there in July 2026.',
  '«The shower leaked at its screen in 2020.» The screen was changed and the lining dried.',
  '«In 2021 a leak was seen under the balcony.» It came from a failed downpipe. That was replaced.',
  '«One step crack, 1.5 mm, at the garage control joint, sealed in 2020 and unmoved.»',
  '«A stain in the laundry ceiling dates from a leak that was mended in 2022.»',
  '«Concrete spalling at two balcony edges was cut out and mended in 2024 by Arafura Remedial.»',
  '«A slipped tile above the porch was found and put back by the inspector.»',
  '«Old settlement crack at the back door, filled and painted in 2018, still tight, width nil.»',
  '«The slab levels vary by six millimetres.»',
  '«The reader should not take the word "repair" to mean that something is broken.»',
  '«Damp: a chemical course was put in along the south wall in 2019 (certificate).»',
  '«Rising damp was looked for along the party wall.» None was found.',
  '«Walls: plaster cracks of up to 2 mm, old, filled and in the nature of the building»',
])('tells no fault: %s', (text) => {
  expect(tellsNoFault(marked(text))).toBe(true)
})

test.for([
  '«Major defect: the balcony beam has rotted through.»',
  '«Safety hazard: the handrail is loose.»',
  '«We regard this as a major structural defect as defined in AS 4349.1.»',
  '«The insurer declined the claim for structural defects under the policy.»',
  '«We looked for damp and found it in every wall.»',
  '«Two tiles had slipped at the valley.» They must be replaced before winter.',
  '«The crack was filled in 2020 and has opened again.»',
  '«The balcony membrane has failed.» It was repaired in 2019 and leaks again.',
  '«Stumps have sunk by 60 mm.» The owner has had a quote for $22,000 to have them replaced.',
  '«The rear wall leans outward.» Gutters were replaced in 2022.',
  '«The electrician noted no safety switch at the stove.» There is no fixed heater in the room.',
  '«The shower leaks into the hall.» The heater was replaced in 2021.',
  '«Underpinning of the corner was done in 2012, but the wall has moved again.»',
])('tells of a fault: %s', (text) => {
  expect(tellsNoFault(marked(text))).toBe(false)
})

test('knows a row that only rates what was not seen', () => {
  expect(isRatedNone(marked('«Evidence of safety hazards | Not observed»'))).toBe(true)
  expect(isRatedNone(marked('«Evidence of safety hazards | Observed, stair rail»'))).toBe(false)
  expect(isRatedNone(marked('«Safety hazards | 0 beyond 4.1»'))).toBe(true)
  expect(isRatedNone(marked('«Safety hazards | Nil other than items 3 and 7»'))).toBe(true)
  expect(isRatedNone(marked('«Safety hazards | 10»'))).toBe(false)
})

test.for([
  ['There were no termites, borers or decay fungi in the timbers', 'decay', true],
  ['No active termites, borers or decay fungi were found', 'decay', true],
  ['no cracking, damp, rot or sagging', 'rot', true],
  ['No handrail or balustrade, rotted treads', 'rotted', false],
  ['There was no access, and rot is likely', 'rot', false],
  ['rot in two joists and no vents or drains', 'rot', false],
] as const)('reads one no for a list: %s', ([said, word, denied]) => {
  expect(isDeniedInList(said, said.indexOf(word), word.length)).toBe(denied)
})
