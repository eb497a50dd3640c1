import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { segment } from '#worker/analysis/segment/segment.ts'

import { overlaps } from '../../corpus/score.mjs'
import { analyseBytes } from '../../src/cli/analyse-bytes.ts'
import { everyPassageOf, wordingOf, type Example } from './examples.ts'

type Quoted = { readonly quote: string | null }
type Labels = {
  readonly issues: readonly (Quoted & { readonly kind: string; readonly also?: readonly Quoted[] })[]
}

/** A whole paper shows the ordinary wording too, in the share in which a buyer meets it. */
const WEIGHT = 2

/**
 * The passages of every labelled document in a folder, but for the named ones: those that hold the
 * quotation of a risk are raised, the rest are not. What is quoted only because another place
 * contradicts it, or because something beside it is missing, reads as ordinary wording and teaches
 * nothing about words: it is left out.
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
  const analysed = await analyseBytes(bytes, { name, now: () => new Date(0) })
  if (!analysed.ok) throw new Error(`${folder} could not be read`)
  // Written by us, and checked by the scorer's own tests.
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels
  const quotes = labels.issues.flatMap(({ kind, quote, also = [] }) =>
    [quote, ...also.map((place) => place.quote)].flatMap((one) =>
      one === null ? [] : [{ words: one, alone: kind === 'presence' || kind === 'threshold' }],
    ),
  )
  return everyPassageOf(segment(analysed.source)).flatMap((passage) => {
    const quoting = quotes.filter(({ words }) => overlaps(passage.text, words))
    const raised = quoting.some(({ alone }) => alone)
    if (quoting.length > 0 && !raised) return []
    const wording = wordingOf(passage)
    const source = `documents/${basename(folder)}`
    return [{ wording, raised, about: null, source, weight: WEIGHT }]
  })
}
