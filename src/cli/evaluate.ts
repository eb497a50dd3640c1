import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Report } from '#shared/report.ts'
import type { Source } from '#worker/analysis/source.ts'

import {
  scoreDocument,
  totals,
  type DocumentScore,
  type Labels,
  type Totals,
} from '../../corpus/score.mjs'
import { analyseBytes } from './analyse-bytes.ts'
import { misquotesIn } from './misquotes.ts'

export type Evaluated = {
  readonly id: string
  readonly labels: Labels
  /** Null when the file was refused. */
  readonly report: Report | null
  readonly refusal: string | null
  readonly score: DocumentScore
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

/** Reads every labelled document of a folder with the engine and scores the reports. */
export async function evaluate(
  folder: string,
  onDocument: (document: Evaluated) => void = () => {},
): Promise<Evaluation> {
  const documents: Evaluated[] = []
  for (const id of idsIn(folder)) {
    const document = await evaluateOne(folder, id)
    documents.push(document)
    onDocument(document)
  }
  return {
    documents,
    totals: totals(documents.map(({ score }) => score)),
    mediumOnClean: Object.fromEntries(
      documents
        .filter(({ labels }) => labels.issues.every(({ severity }) => severity === 'low'))
        .map(({ id, report }) => [id, seriousIn(report)]),
    ),
    misquotes: documents.reduce((sum, { misquotes }) => sum + misquotes, 0),
  }
}

function idsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'labels.json')))
    .map(({ name }) => name)
    .toSorted()
}

async function evaluateOne(folder: string, id: string): Promise<Evaluated> {
  const file = NAMES.map((name) => join(folder, id, name)).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`${id} holds no document`)
  // The folder's own format note says what labels.json holds; the scorer reads it the same way.
  const labels = JSON.parse(await readFile(join(folder, id, 'labels.json'), 'utf8')) as Labels
  const bytes = new Uint8Array(await readFile(file))
  const started = performance.now()
  const result = await analyseBytes(bytes, { name: id, now: () => new Date() })
  const milliseconds = Math.round(performance.now() - started)
  const report = result.ok ? result.report : null
  const source: Source | null = result.ok ? result.source : null
  return {
    id,
    labels,
    report,
    refusal: result.ok ? null : result.message,
    score: scoreDocument(labels, report),
    milliseconds,
    misquotes: report === null || source === null ? 0 : misquotesIn(report, source),
  }
}

function seriousIn(report: Report | null): number {
  return (report?.concerns ?? []).filter(({ severity }) => severity !== 'low').length
}
