import { describe, test } from 'vitest'

/**
 * The spec's client tells some failures by their words (spec §8), so those words may stand in no
 * other text that a call can answer with.
 */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.ts', '../../shared/**/*.ts', '!../**/*.test.ts', '!../**/*.cases.ts', '!../testing/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** Texts of the engine reach the client inside a report, never as the body of an error. */
const REPORT_TEXTS = /\/analysis\/(facts|ground|law|money|report|rules|segment)\//

const literals = Object.entries(sources)
  .filter(([path]) => !REPORT_TEXTS.test(path))
  .flatMap(([path, source]) => stringLiterals(source).map((text) => ({ path, text })))

/** Comments and import lines are taken out first: an apostrophe in a comment opens no string. */
function stringLiterals(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|^import .*$/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  )
}

describe('texts that a call can answer with', () => {
  test('are found by this suite', ({ expect }) => {
    const texts = literals.map(({ text }) => text)
    expect(texts).toContain('Invalid email or password')
    expect(texts).toContain('Password is required')
  })

  test('hold the digits 402 nowhere but where credits are missing', ({ expect }) => {
    const holding = literals.filter(({ text }) => text.includes('402'))
    expect(holding.filter(({ path }) => !path.endsWith('/start-analysis.ts'))).toEqual([])
  })

  test("hold 'already exists' only at registration", ({ expect }) => {
    const holding = literals.filter(({ text }) => text.includes('already exists'))
    expect(holding.map(({ path }) => path)).toEqual(['../routes/auth/register.ts'])
  })

  test("hold 'verify your email' only at sign-in", ({ expect }) => {
    const bodies = literals.filter(({ path }) => !path.startsWith('../mail/'))
    const holding = bodies.filter(({ text }) => text.includes('verify your email'))
    expect(holding.map(({ path }) => path)).toEqual(['../routes/auth/login.ts'])
  })
})
