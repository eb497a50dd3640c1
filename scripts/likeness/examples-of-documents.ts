import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { extractSource } from '#worker/analysis/extract/extract.ts'
import type { SourceFormat } from '#worker/analysis/extract/sniff.ts'
import { segment } from '#worker/analysis/segment/segment.ts'

import { overlaps } from '../../corpus/score.mjs'
import { everyPassageOf, wordingOf, type Example } from './examples.ts'

type Quoted = { readonly quote: string | null }
type Labels = {
  readonly issues: readonly (Quoted & {
    readonly also?: readonly Quoted[]
  })[]
  readonly notIssues: readonly Quoted[]
}

/** A whole paper shows the ordinary wording too, in the share in which a buyer meets it. */
const WEIGHT = 2
/** What was written to look like a risk and is none teaches where the border runs. */
const LOOK_ALIKE_WEIGHT = 6 * WEIGHT

/**
 * The passages of every labelled document in a folder, but for the named ones: those that hold a
 * labelled quotation are raised, the rest are not.
 */
export async function examplesOfDocuments(
  folder: string,
  except: readonly string[],
): Promise<Example[]> {
  const examples: Example[] = []
  for (const id of readdirSync(folder).toSorted()) {
    const labels = join(folder, id, 'labels.json')
    if (except.includes(id) || !existsSync(labels)) continue
    examples.push(...(await examplesOfDocument(join(folder, id))))
  }
  return examples
}

async function examplesOfDocument(folder: string): Promise<Example[]> {
  const name = readdirSync(folder).find((file) => file.startsWith('document.'))
  if (name === undefined) throw new Error(`no document in ${folder}`)
  const bytes = new Uint8Array(readFileSync(join(folder, name)))
  const source = await extractSource(bytes, formatOf(name))
  // Written by us, and checked by the scorer's own tests.
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels
  const told = quotesOf(labels.issues.flatMap((issue) => [issue, ...(issue.also ?? [])]))
  const lookAlikes = quotesOf(labels.notIssues)
  return everyPassageOf(segment(source)).map((passage) => {
    const holds = (quotes: readonly string[]) =>
      quotes.some((quote) => overlaps(passage.text, quote))
    const raised = holds(told)
    return {
      wording: wordingOf(passage),
      raised,
      about: null,
      source: `documents/${basename(folder)}`,
      weight: !raised && holds(lookAlikes) ? LOOK_ALIKE_WEIGHT : WEIGHT,
    }
  })
}

function formatOf(name: string): SourceFormat {
  const format = (['txt', 'pdf', 'docx'] as const).find((one) => name.endsWith(`.${one}`))
  if (format === undefined) throw new Error(`${name} is of no known format`)
  return format
}

function quotesOf(places: readonly Quoted[]): string[] {
  return places.flatMap(({ quote }) => quote ?? [])
}
