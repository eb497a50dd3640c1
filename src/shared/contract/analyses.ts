import * as v from 'valibot'

import { Analysis, BuyerInputs, Report } from '../report.ts'
import { endpoint } from './endpoint.ts'

export const startAnalysis = endpoint('POST', '/api/analyses/:id/start', {
  response: v.strictObject({ analysis: Analysis }),
})
export const getAnalysis = endpoint('GET', '/api/analyses/:id', { response: Report })
/** Takes the place of what was told before: what is left out is forgotten. */
export const putAnalysisInputs = endpoint('PUT', '/api/analyses/:id/inputs', {
  body: BuyerInputs,
  response: Report,
})
