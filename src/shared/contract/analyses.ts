import * as v from 'valibot'

import { Analysis, Report } from '../report.ts'
import { endpoint } from './endpoint.ts'

export const startAnalysis = endpoint('POST', '/api/analyses/:id/start', {
  response: v.strictObject({ analysis: Analysis }),
})
export const getAnalysis = endpoint('GET', '/api/analyses/:id', { response: Report })
