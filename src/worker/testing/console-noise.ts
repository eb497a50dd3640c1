import { vi } from 'vitest'

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const

let lines: string[] = []
let expected: RegExp[] = []

/** Keeps what the tested code prints from the terminal, to be judged when the test ends. */
export function startListening(): void {
  lines = []
  expected = []
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      lines.push(`${method}: ${parts.map(String).join(' ')}`)
    })
  }
}

/** Declares that this test makes the code print such a line; it fails when none comes. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern)
}

/** Lines that nobody expected, and expectations that no line met. */
export function unexpectedNoise(): string[] {
  vi.restoreAllMocks()
  const surprises = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)))
  return [...surprises, ...missing.map((pattern) => `missing: a line like ${pattern}`)]
}
