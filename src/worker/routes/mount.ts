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
import { mountAddNote } from './notes/add-note.ts'
import { mountDeleteNote } from './notes/delete-note.ts'
import { mountEditNote } from './notes/edit-note.ts'
import { mountPayOnce } from './payment/pay-once.ts'
import { mountGetPaymentConfig } from './payments/get-payment-config.ts'
import { mountGetPaymentHistory } from './payments/get-payment-history.ts'
import { mountAllocateCredits } from './stripe/allocate-credits.ts'
import { mountBuyCredits } from './stripe/buy-credits.ts'
import { mountCancelSubscription } from './stripe/cancel-subscription.ts'
import { mountCompletePayment } from './stripe/complete-payment.ts'
import { mountStripeWebhook } from './stripe/webhook.ts'
import { mountCreateSubscription } from './subscription/create-subscription.ts'
import { mountGetCredits } from './subscription/get-credits.ts'
import { mountGetPlans } from './subscription/get-plans.ts'
import { mountGetSubscriptionStatus } from './subscription/get-subscription-status.ts'
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
  mountAddNote(app)
  mountEditNote(app)
  mountDeleteNote(app)
  mountGetCredits(app)
  mountGetPlans(app)
  mountGetSubscriptionStatus(app)
  mountCreateSubscription(app)
  mountPayOnce(app)
  mountBuyCredits(app)
  mountCompletePayment(app)
  mountAllocateCredits(app)
  mountCancelSubscription(app)
  mountStripeWebhook(app)
  mountGetPaymentHistory(app)
  mountGetPaymentConfig(app)
  mountGetHealth(app)
}
