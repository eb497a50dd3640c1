import { expect, test } from 'vitest'

import { wordsOfState } from './words-of-state.ts'

test.each([
  ['QLD', 'The owners corporation’s fund is short.', 'The body corporate’s fund is short.'],
  [
    'QLD',
    'In a building with an owners corporation all share.',
    'In a building with a body corporate all share.',
  ],
  ['QLD', 'given to the owners’ corporation', 'given to the body corporate'],
  ['WA', 'Owners corporations differ.', 'Strata companies differ.'],
  [
    'SA',
    'levies of the owners corporation or body corporate',
    'levies of the strata or community corporation',
  ],
  ['TAS', 'An owners corporation certificate', 'A body corporate certificate'],
  ['NT', 'Ask the owners corporation.', 'Ask the body corporate.'],
  ['NSW', 'the balance of the sinking fund', 'the balance of the capital works fund'],
  ['VIC', 'the balance of the sinking fund', 'the balance of the maintenance fund'],
  [
    'WA',
    'The owners corporation’s sinking fund is short.',
    'The strata company’s reserve fund is short.',
  ],
  ['QLD', 'the balance of the sinking fund', 'the balance of the sinking fund'],
] as const)('%s: "%s"', (state, text, said) => {
  expect(wordsOfState(text, state)).toBe(said)
})

test.each([null, 'VIC', 'NSW', 'ACT'] as const)(
  'leaves the words of the rules as they are in %s',
  (state) => {
    const text = 'An owners corporation, owners corporations and the owners corporation'
    expect(wordsOfState(text, state)).toBe(text)
  },
)
