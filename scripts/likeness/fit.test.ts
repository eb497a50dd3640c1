import { expect, test } from 'vitest'

import { featuresOf, type Wording } from '../../src/worker/analysis/likeness/features.ts'
import { scoreOf } from '../../src/worker/analysis/likeness/likeness.ts'
import { seededRandom } from '../simulate/random.ts'
import { fit } from './fit.ts'
import { pack } from './pack.ts'

const wording = (full: string): Wording => ({
  full,
  heading: '',
  zone: 'special-conditions',
  block: { kind: 'paragraph' },
})

const raised = [
  'The purchaser waives every claim about the fence',
  'The purchaser waives its right to object to the drain',
  'The purchaser gives up any claim for the shed',
  'The purchaser gives up its right to compensation',
]
const ordinary = [
  'The vendor must deliver the keys at settlement',
  'The vendor must pay the rates up to settlement',
  'The agent must deliver the keys of the shed',
  'The vendor must leave the fence in good order',
]
const examples = [
  ...raised.map((text) => ({ features: featuresOf(wording(text)), raised: true, weight: 1 })),
  ...ordinary.map((text) => ({ features: featuresOf(wording(text)), raised: false, weight: 1 })),
]

function likenessIn(text: string): number {
  return scoreOf(featuresOf(wording(text)), fit(examples, seededRandom(1).next))
}

test('tells a wording that it never saw by what it shares with those it learned', () => {
  const unseen = likenessIn('The purchaser waives any right to the drain')
  const plain = likenessIn('The vendor must deliver the shed in good order')
  expect(unseen).toBeGreaterThan(plain)
})

test('learns the same weights from the same examples and seed', () => {
  const once = pack(fit(examples, seededRandom(7).next))
  expect(pack(fit(examples, seededRandom(7).next))).toEqual(once)
  expect(once.count).toBeGreaterThan(0)
})

test('keeps no weight for a feature that only one example has', () => {
  const only = featuresOf(wording('caveat')).find(
    (feature) => !examples.some(({ features }) => features.includes(feature)),
  )
  const { weights } = fit(
    [
      ...examples,
      { features: featuresOf(wording('No caveat may be lodged')), raised: true, weight: 1 },
    ],
    seededRandom(1).next,
  )
  expect(only).toBeDefined()
  expect(weights.has(only ?? 0)).toBe(false)
})
