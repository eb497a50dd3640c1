import { describe, expect, test } from 'vitest'

import { neededWords } from './needed-words.ts'
import { EDGE } from './needs.ts'

/** The lists as one line, `|` for the edge of a word. */
function needed(pattern: RegExp): string {
  return neededWords(pattern)
    .map((list) => list.map((literal) => literal.replaceAll(EDGE, '|')).join(' '))
    .toSorted()
    .join(' & ')
}

describe('neededWords', () => {
  test.for([
    [/\bcaveats?\b/i, '|caveat| |caveats|'],
    [/\b(?:waives?|forgo\w{0,2})\b/i, '|waive| |waives| |forgo'],
    [/\b(?:(?:for\w{1,2}|end)|no)\b/, '|for |end| |no|'],
    [/\bx\b(?:y|z\w)/, '|x| & |y |z'],
    [/\b(?:x\w){1,2}\b/, '|x'],
    [/[(\])]\(a(?:[)]b|c)/, '((a)b ((ac ](a)b ](ac )(a)b )(ac'],
    [/foot|for/, 'foot for'],
    [/foo|foot|afoo/, 'foo'],
    [/organi[sz]e/, 'organise organize'],
    [/CROWN/, 'crown'],
    [/q.{0,9}bc/, 'q & bc'],
    [/e.{0,9}bc/, 'bc'],
    [/(?:ab){1,3}x/, 'ab & x'],
    [/(?<name>ab)(?=cd)(?!ef)gh/, 'abgh'],
    [/xb{2,3}/, 'x & b'],
    [/☒ yes/i, '☒ yes'],
    [/no\b[.:]{0,1}$/i, 'no| no. no:'],
  ] as const)('reads %s as "%s"', ([pattern, expected]) => {
    expect(needed(pattern)).toBe(expected.split(' & ').toSorted().join(' & '))
  })

  test.for([
    /\w{1,9}/,
    /(?:foo)?/,
    /foo|\w/,
    /é/i,
    /[^a]/,
    /foo/u,
    /foo/m,
    /(?:)|a/,
    /(?!no)/,
    /a/,
  ])('asks for nothing where any text may match: %s', (pattern) => {
    expect(neededWords(pattern)).toEqual([])
  })

  test('asks for no literal longer than what is told apart by it', () => {
    expect(needed(/\bowners corporation certificate\b/i)).toBe('|owners corpo')
  })
})
