import type { Cases, Example as Case } from '#worker/analysis/rules/cases.ts'
import { rules } from '#worker/analysis/rules/index.ts'
import { readingOf } from '#worker/analysis/rules/testing/reading-of.ts'

import { everyPassageOf, wordingOf, type Example } from '../likeness/examples.ts'

const RULES = new URL('../../src/worker/analysis/rules/', import.meta.url)

/**
 * The examples in the rules' own case files: what must be quoted is raised, look-alikes and clear
 * texts are not. What stands beside a quotation may be a risk of another kind and is left out, and
 * so are rules that compare two places: one passage alone shows nothing of them.
 */
export async function examplesOfCases(): Promise<Example[]> {
  const examples: Example[] = []
  for (const { id, kind, state } of rules) {
    const cases = await casesOf(id)
    const oneByOne = kind === 'presence' || kind === 'threshold'
    const sets = [
      ...(oneByOne ? cases.flags.map((one) => ({ one, flagged: true })) : []),
      ...[...cases.passes, ...cases.clear].map((one) => ({ one, flagged: false })),
    ]
    for (const { one, flagged } of sets) {
      const { reading, marks } = readingOf(textOf(one), {
        kind: cases.in ?? 'special-conditions',
        state: (typeof one === 'string' ? undefined : one.state) ?? cases.state ?? state,
      })
      for (const passage of everyPassageOf(reading.doc)) {
        const { span } = passage
        const raised =
          flagged && marks.some((mark) => mark.start < span.end && span.start < mark.end)
        if (flagged && !raised) continue
        const wording = wordingOf(passage)
        examples.push({ wording, raised, about: id, source: `cases/${id}`, weight: 1 })
      }
    }
  }
  return examples
}

async function casesOf(id: string): Promise<Cases> {
  // Every rule has its cases beside it (rules.test.ts).
  const file = (await import(new URL(`${id}.cases.ts`, RULES).href)) as { default: Cases }
  return file.default
}

function textOf(one: Case): string {
  return typeof one === 'string' ? one : one.text
}
