import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { PageKind, StateCode } from '#shared/report.ts'
import { readingOf } from '#worker/analysis/rules/testing/reading-of.ts'

import { everyPassageOf, wordingOf, type Example } from './examples.ts'

/** One line of `corpus/passages/*.jsonl`; `«»` marks the sentences that carry the risk. */
const Line = v.strictObject({
  about: v.nullable(v.string()),
  raise: v.boolean(),
  in: PageKind,
  state: v.nullable(StateCode),
  text: v.pipe(v.string(), v.minLength(1)),
})

/** A sentence written alone is sharper than those that papers hold, and teaches less of them. */
const WEIGHT = 0.3

/** The passages written for the model, by file. */
export function examplesOfBank(folder: string): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        line.trim() === '' ? [] : examplesOf(line, `${name}:${index + 1}`),
      )
    })
}

function examplesOf(line: string, place: string): Example[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Line), line)
  if (!parsed.success) throw new Error(`${place}: ${parsed.issues[0].message}`)
  const { about, raise, in: kind, state, text } = parsed.output
  const { reading, marks } = readingOf(`[${kind}]\n${withBoxes(text)}`, { kind, state })
  return everyPassageOf(reading.doc)
    .filter(({ block }) => block.index > 0)
    .map((passage) => {
      const { span } = passage
      const marked = marks.some((mark) => mark.start < span.end && span.start < mark.end)
      return {
        wording: wordingOf(passage),
        raised: raise && (marks.length === 0 || marked),
        about,
        source: `bank/${about ?? place}`,
        weight: WEIGHT,
      }
    })
}

/** Brackets as the reading text has them: boxes are signs, and none opens a part as in a case. */
function withBoxes(text: string): string {
  return text
    .replaceAll(/\[ {0,6}\]/g, '☐')
    .replaceAll(/\[[xX✓]\]/g, '☒')
    .replaceAll(/^\[/gm, '(')
}
