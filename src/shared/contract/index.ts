import { getAnalysis, putAnalysisInputs, startAnalysis } from './analyses.ts'
import {
  forgotPassword,
  getCurrentUser,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './auth.ts'
import {
  deleteDocument,
  getDocumentAnalysis,
  getDocumentFile,
  getDocumentPage,
  listDocuments,
  uploadDocument,
} from './documents.ts'
import { getHealth } from './health.ts'
import { addNote, deleteNote, editNote } from './notes.ts'
import {
  allocateCredits,
  buyCredits,
  cancelSubscription,
  completePayment,
  getPaymentConfig,
  getPaymentHistory,
  payOnce,
  stripeWebhook,
} from './payments.ts'
import { createSubscription, getCredits, getPlans, getSubscriptionStatus } from './subscription.ts'

/** Every call of the product. One suite walks it: mounted, guarded, answering as declared. */
export const endpoints = {
  getCurrentUser,
  login,
  register,
  verifyEmail,
  resendVerification,
  logout,
  forgotPassword,
  resetPassword,
  listDocuments,
  uploadDocument,
  deleteDocument,
  getDocumentFile,
  getDocumentPage,
  getDocumentAnalysis,
  startAnalysis,
  getAnalysis,
  putAnalysisInputs,
  addNote,
  editNote,
  deleteNote,
  getCredits,
  getPlans,
  getSubscriptionStatus,
  createSubscription,
  payOnce,
  buyCredits,
  completePayment,
  allocateCredits,
  cancelSubscription,
  stripeWebhook,
  getPaymentHistory,
  getPaymentConfig,
  getHealth,
} as const
