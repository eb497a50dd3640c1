import { expect, it } from 'vitest'

import { inSchemeWords } from './scheme-words.ts'

it.for<readonly [state: 'QLD' | 'WA' | 'NT' | 'VIC' | 'NSW', text: string, said: string]>([
  ['QLD', 'Ask an owners corporation (body corporate).', 'Ask a body corporate.'],
  ['QLD', 'Owners corporation fees', 'Body corporate fees'],
  [
    'NT',
    'The owners corporation’s funds; how will the corporation comply?',
    'The body corporate’s funds; how will the body corporate comply?',
  ],
  [
    'WA',
    'Two owners corporations, or an owners’ corporation',
    'Two strata companies, or a strata company',
  ],
  [
    'WA',
    'Papers of the scheme (owners corporation, body corporate)',
    'Papers of the scheme (strata company)',
  ],
  [
    'QLD',
    'It says “the Owners Corporation resolved” there.',
    'It says “the Owners Corporation resolved” there.',
  ],
  ['QLD', 'the incorporation of the company', 'the incorporation of the company'],
  ['VIC', 'the owners corporation', 'the owners corporation'],
  ['NSW', 'the owners corporation', 'the owners corporation'],
])('calls the owners of a scheme in %s what its papers call them: %s', ([state, text, said]) => {
  expect(inSchemeWords(text, state)).toBe(said)
})
