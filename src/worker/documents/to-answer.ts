import type { Document } from '#shared/contract/documents.ts'
import type { Analysis, BuyerInputs } from '#shared/report.ts'
import type { AnalysisRow } from '#worker/analysis/status.ts'

import type { DocumentRow } from './find-document.ts'

/** A document's row as the contract shows it. */
export function toDocument(
  row: Pick<DocumentRow, 'id' | 'originalName' | 'createdAt'>,
  analysisStatus: Analysis['status'],
): Document {
  return {
    id: row.id,
    originalName: row.originalName,
    createdAt: row.createdAt.toISOString(),
    analysisStatus,
  }
}

/** An analysis' row as the contract shows it. A failure shows once its credit is back. */
export function toAnalysis(row: AnalysisRow): Analysis {
  return {
    id: row.id,
    documentId: row.documentId,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    pagesRead: row.pagesRead,
    pagesTotal: row.pagesTotal,
    totalConcerns: row.totalConcerns,
    categoryCounts: row.categoryCounts,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    failure:
      row.status === 'failed' && row.failureCode !== null && row.failureMessage !== null
        ? { code: row.failureCode, message: row.failureMessage }
        : null,
    ...(hasInputs(row) ? { inputs: inputsOf(row) } : {}),
    engine:
      row.engineVersion !== null && row.lawAsAt !== null
        ? { version: row.engineVersion, lawAsAt: row.lawAsAt, model: row.model }
        : null,
  }
}

/** What the buyer told about this analysis; empty where it was nothing. */
export function inputsOf({ signedOn, priceCents, buyerKind }: AnalysisRow): BuyerInputs {
  return {
    ...(signedOn === null ? {} : { signedOn }),
    ...(priceCents === null ? {} : { priceCents }),
    ...(buyerKind === null ? {} : { buyerKind }),
  }
}

/** True when the answered report differs from the kept one. */
export function hasInputs(row: AnalysisRow): boolean {
  return Object.keys(inputsOf(row)).length > 0
}
