import type { Hono } from 'hono'

import type { AppEnv } from '../env.ts'
import { mountGetAnalysis } from './analyses/get-analysis.ts'
import { mountPutInputs } from './analyses/put-inputs.ts'
import { mountStartAnalysis } from './analyses/start-analysis.ts'
import { mountDeleteDocument } from './documents/delete-document.ts'
import { mountGetDocumentAnalysis } from './documents/get-document-analysis.ts'
import { mountGetDocumentFile } from './documents/get-document-file.ts'
import { mountGetDocumentPage } from './documents/get-document-page.ts'
import { mountListDocuments } from './documents/list-documents.ts'
import { mountUploadDocument } from './documents/upload-document.ts'
import { mountGetHealth } from './health/get-health.ts'
import { mountGetCredits } from './subscription/get-credits.ts'
import { sweepOnFirstRequest } from './sweep-on-first-request.ts'

/** Every endpoint but the accounts: one line each. */
export function mountRoutes(app: Hono<AppEnv>): void {
  app.use('/api/*', sweepOnFirstRequest)
  mountListDocuments(app)
  mountUploadDocument(app)
  mountDeleteDocument(app)
  mountGetDocumentFile(app)
  mountGetDocumentPage(app)
  mountGetDocumentAnalysis(app)
  mountStartAnalysis(app)
  mountGetAnalysis(app)
  mountPutInputs(app)
  mountGetCredits(app)
  mountGetHealth(app)
}
