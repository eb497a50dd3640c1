import { INSPECTION_MAX_MS, UPLOAD_MAX_BYTES } from '#shared/limits.ts'
import {
  countByCategory,
  type Analysis,
  type Report,
  type ReportBody,
  type StateCode,
} from '#shared/report.ts'
import { ENGINE_VERSION, LAW_AS_AT, readDocument } from '#worker/analysis/engine.ts'
import { extractSource } from '#worker/analysis/extract/extract.ts'
import { inspectUpload } from '#worker/analysis/extract/inspect.ts'
import type { Source } from '#worker/analysis/source.ts'

export type Analysed =
  | { readonly ok: true; readonly report: Report; readonly source: Source }
  /** Refused as an upload would be; the message is one sentence for the buyer. */
  | { readonly ok: false; readonly message: string }

type Options = {
  readonly state?: StateCode
  /** Names the report's document; the file's own name without its folder. */
  readonly name: string
  readonly now: () => Date
  readonly onPage?: (read: number, total: number) => void
}

/** The product's own path from bytes to report: inspected, extracted, read. */
export async function analyseBytes(bytes: Uint8Array, options: Options): Promise<Analysed> {
  const createdAt = options.now().toISOString()
  if (bytes.length > UPLOAD_MAX_BYTES)
    return { ok: false, message: 'This file is larger than 15 MB.' }
  const inspection = await inspectUpload(bytes, {
    now: () => performance.now(),
    timeoutMs: INSPECTION_MAX_MS,
  })
  if (!inspection.ok) return { ok: false, message: inspection.message }
  const source = await extractSource(bytes, inspection.format, options.onPage)
  const { body } = readDocument(source, options.state === undefined ? {} : { state: options.state })
  const completedAt = options.now().toISOString()
  const analysis = analysisOf(body, source, { name: options.name, createdAt, completedAt })
  return { ok: true, source, report: { analysis, ...body } }
}

function analysisOf(
  { concerns }: ReportBody,
  source: Source,
  run: { name: string; createdAt: string; completedAt: string },
): Analysis {
  return {
    id: `ana_${run.name}`,
    documentId: `doc_${run.name}`,
    status: 'completed',
    stage: null,
    progress: 100,
    pagesRead: source.pages.length,
    pagesTotal: source.pages.length,
    totalConcerns: concerns.length,
    categoryCounts: countByCategory(concerns),
    createdAt: run.createdAt,
    completedAt: run.completedAt,
    failure: null,
    engine: { version: ENGINE_VERSION, lawAsAt: LAW_AS_AT, model: null },
  }
}
