import { expect, test } from 'vitest'

import { PAGE_KINDS } from '../../src/shared/report.ts'
import { logOddsOf } from '../../src/worker/analysis/learned/classes.ts'
import { featuresOfBlock } from '../../src/worker/analysis/segment/learned/block-features.ts'
import { seededRandom } from '../simulate/random.ts'
import { fitClasses } from './fit-classes.ts'
import { compact, written } from './pack-classes.ts'

const example = (kind: (typeof PAGE_KINDS)[number], text: string) => ({
  features: featuresOfBlock(text, false),
  label: PAGE_KINDS.indexOf(kind),
  weight: 1,
})
const examples = [
  example('minutes', 'The chair declared the meeting open and the motion was carried'),
  example('minutes', 'The motion was carried by the owners at the meeting'),
  example('minutes', 'The motion was put and the meeting closed'),
  example('title-search', 'First schedule registered proprietor of the folio'),
  example('title-search', 'Second schedule of the folio and registered dealings'),
  example('title-search', 'Registered proprietor and schedule of the folio'),
]

test('tells the paper of words that it never saw together', () => {
  const learned = compact(fitClasses(examples, PAGE_KINDS.length, seededRandom(1).next))
  const odds = logOddsOf(featuresOfBlock('The motion was lost at the meeting', false), learned)
  const minutes = odds[PAGE_KINDS.indexOf('minutes')] ?? -Infinity
  expect(minutes).toBeGreaterThan(odds[PAGE_KINDS.indexOf('title-search')] ?? 0)
})

test('learns the same weights from the same examples and seed', () => {
  const once = written(compact(fitClasses(examples, PAGE_KINDS.length, seededRandom(7).next)))
  expect(written(compact(fitClasses(examples, PAGE_KINDS.length, seededRandom(7).next)))).toEqual(
    once,
  )
  expect(once.count).toBeGreaterThan(0)
})
