import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import { PAGE_KINDS, PageKind } from '#shared/report.ts'
import type { Doc } from '#worker/analysis/document.ts'
import { featuresOfBlock } from '#worker/analysis/segment/learned/block-features.ts'

import type { ClassExample } from '../learn/fit-classes.ts'
import { toldKindsOf, type ToldParts } from './told-parts.ts'

const PASSAGES = fileURLToPath(new URL('../../corpus/passages', import.meta.url))

/** A sentence alone shows less of a paper than a block of one. */
const PASSAGE_WEIGHT = 0.5

/** What a reader told counts this much against what headings tell. */
const TOLD_WEIGHT = 2

/** Every block of a document with the kind of paper it stands in: as a reader told, else as its part. */
export function examplesOfDoc(doc: Doc, told: ToldParts | null): ClassExample[] {
  const kinds = told === null ? doc.blocks.map(({ zone }) => zone) : toldKindsOf(doc, told)
  return doc.blocks.flatMap(({ text, kind }, index) => {
    const own = kinds[index] ?? null
    if (own === null) return []
    return [
      {
        features: featuresOfBlock(text, kind === 'row'),
        label: PAGE_KINDS.indexOf(own),
        weight: told === null ? 1 : TOLD_WEIGHT,
      },
    ]
  })
}

const Line = v.object({ in: PageKind, text: v.string() })

/** The passages of `corpus/passages` with the papers in which they stand. */
export function examplesOfPassages(): ClassExample[] {
  return readdirSync(PASSAGES)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(join(PASSAGES, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { in: kind, text } = v.parse(v.pipe(v.string(), v.parseJson(), Line), line)
      return {
        features: featuresOfBlock(text.replaceAll(/[«»]/g, ''), text.includes(' | ')),
        label: PAGE_KINDS.indexOf(kind),
        weight: PASSAGE_WEIGHT,
      }
    })
}
