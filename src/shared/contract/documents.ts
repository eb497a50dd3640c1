import * as v from 'valibot'

import { Analysis, AnalysisStatus, Report } from '../report.ts'
import { endpoint } from './endpoint.ts'

export const Document = v.strictObject({
  id: v.string(),
  originalName: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Status of the newest analysis of this document. */
  analysisStatus: AnalysisStatus,
})
export type Document = v.InferOutput<typeof Document>

const Offset = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A line's place in the page's text and on the page; no box where the format has none. What else is
 * known of it tells how to set it; documents that were read by earlier releases lack that.
 */
export const PageLine = v.strictObject({
  start: Offset,
  end: Offset,
  /** Stands apart from the line before it; false where it goes on. */
  startsBlock: v.exactOptional(v.boolean()),
  /** Level 1–9 of a Word heading. */
  headingLevel: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
  bold: v.exactOptional(v.literal(true)),
  /** A running header, a footer or a page number. */
  furniture: v.exactOptional(v.literal(true)),
  box: v.nullable(
    v.strictObject({ x: v.number(), y: v.number(), width: v.number(), height: v.number() }),
  ),
})

/** One page as the engine read it. Boxes are in page units from the top left, before rotation. */
export const Page = v.strictObject({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.string(),
  lines: v.array(PageLine),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  rotation: v.picklist([0, 90, 180, 270]),
})
export type Page = v.InferOutput<typeof Page>

export const listDocuments = endpoint('GET', '/api/user/documents', { response: v.array(Document) })
export const uploadDocument = endpoint('POST', '/api/documents', {
  form: 'document',
  response: v.strictObject({ document: Document, analysis: Analysis }),
})
export const deleteDocument = endpoint('DELETE', '/api/documents/:id', {
  response: v.strictObject({ message: v.string() }),
})
export const getDocumentFile = endpoint('GET', '/api/documents/:id/file', { response: 'raw' })
export const getDocumentPage = endpoint('GET', '/api/documents/:id/pages/:page', { response: Page })
export const getDocumentAnalysis = endpoint('GET', '/api/documents/:id/analysis', {
  response: Report,
})
