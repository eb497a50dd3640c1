import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { Report } from '#shared/report.ts'
import {
  scoreDocument,
  totals,
  type DocumentScore,
  type Labels,
  type Totals,
} from '../../corpus/score.mjs'
import { analyseBytes, type Analysed } from './analyse-bytes.ts'
import { misquotesIn } from './misquotes.ts'

export type Evaluated = {
  readonly id: string
  /** "pdf", "docx" or "txt". */
  readonly format: string
  /** Null where the folder has no labels.json: read, but not scored. */
  readonly labels: Labels | null
  /** Null when the file was refused or the engine failed on it. */
  readonly report: Report | null
  readonly refusal: string | null
  readonly score: DocumentScore | null
  readonly milliseconds: number
  /** Quotations that are not the slice of their page; must be 0. */
  readonly misquotes: number
}

export type Evaluation = {
  readonly documents: readonly Evaluated[]
  readonly totals: Totals
  /** Findings of medium or more on each document whose labels hold no issue above low. */
  readonly mediumOnClean: Readonly<Record<string, number>>
  readonly misquotes: number
}

const NAMES = ['document.pdf', 'document.docx', 'document.txt']

/** Reads every `<id>/document.*` of a folder with the engine and scores those with labels. */
export async function evaluate(
  folder: string,
  onDocument: (document: Evaluated) => void | Promise<void> = () => {},
): Promise<Evaluation> {
  const documents: Evaluated[] = []
  for (const { id, file } of documentsIn(folder)) {
    const document = await evaluateOne(id, file, labelsIn(join(folder, id)))
    documents.push(document)
    await onDocument(document)
  }
  return {
    documents,
    totals: totals(documents.flatMap(({ score }) => score ?? [])),
    mediumOnClean: Object.fromEntries(
      documents
        .filter(({ labels }) => labels?.issues.every(({ severity }) => severity === 'low'))
        .map(({ id, report }) => [id, seriousIn(report)]),
    ),
    misquotes: documents.reduce((sum, { misquotes }) => sum + misquotes, 0),
  }
}

function documentsIn(folder: string): { id: string; file: string }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((id) => {
      const paths = NAMES.map((name) => join(folder, id, name))
      const file = paths.find((path) => existsSync(path))
      return file === undefined ? [] : [{ id, file }]
    })
}

function labelsIn(folder: string): Labels | null {
  const file = join(folder, 'labels.json')
  // The format note says what labels.json holds; the scorer reads it the same way.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : null
}

async function evaluateOne(id: string, file: string, labels: Labels | null): Promise<Evaluated> {
  const bytes = new Uint8Array(await readFile(file))
  const started = performance.now()
  const result = await analyseOrExplain(bytes, id)
  const milliseconds = Math.round(performance.now() - started)
  const report = result.ok ? result.report : null
  return {
    id,
    format: extname(file).slice(1),
    labels,
    report,
    refusal: result.ok ? null : result.message,
    score: labels === null ? null : scoreDocument(labels, report),
    milliseconds,
    misquotes: result.ok ? misquotesIn(result.report, result.source) : 0,
  }
}

/** A fault on one document must not hide how the others were read. */
async function analyseOrExplain(bytes: Uint8Array, id: string): Promise<Analysed> {
  try {
    return await analyseBytes(bytes, { name: id, now: () => new Date() })
  } catch (error) {
    return {
      ok: false,
      message: `fault: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}

function seriousIn(report: Report | null): number {
  return (report?.concerns ?? []).filter(({ severity }) => severity !== 'low').length
}
