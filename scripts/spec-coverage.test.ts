import { existsSync, readFileSync } from 'node:fs'

import { describe, test } from 'vitest'

type Row = { readonly what: string; readonly file: string; readonly name: string }

const rows: readonly Row[] = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!What \|)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .map(([what = '', file = '', name = '']) => ({ what, file: `src/${file}`, name }))

const sources = new Map<string, string>()

describe('docs/spec-coverage.md', () => {
  test('covers §2 to §9', ({ expect }) => {
    const sections = readFileSync('docs/spec-coverage.md', 'utf8').match(/^## §\d/gm)
    expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((number) => `## §${number}`))
    expect(rows.length).toBeGreaterThan(130)
  })

  test('names tests that are there', ({ expect }) => {
    const gone = rows
      .filter(({ file, name }) => !namesOf(sourceOf(file)).has(name))
      .map(({ file, name }) => `${file}: ${name}`)
    expect(gone).toEqual([])
  })

  test('quotes only what stands in the test’s file', ({ expect }) => {
    const unsaid = rows.flatMap(({ what, file }) =>
      quotedIn(what)
        .filter((text) => !sourceOf(file).includes(text))
        .map((text) => `${file}: ${text}`),
    )
    expect(unsaid).toEqual([])
  })
})

function sourceOf(file: string): string {
  const known = sources.get(file)
  if (known !== undefined) return known
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  sources.set(file, source)
  return source
}

/** What tests are called: the first text after `test(`, `it(` and their `each` and `for`. */
function namesOf(source: string): ReadonlySet<string> {
  const calls =
    /(?<![\w.])(?:test|it)(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g
  return new Set([...source.matchAll(calls)].map(([, single, double]) => single ?? double ?? ''))
}

/** The texts that stand in double quotes. */
function quotedIn(what: string): string[] {
  return [...what.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '')
}
