import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

export const getHealth = endpoint('GET', '/api/health', {
  access: 'public',
  response: v.strictObject({ status: v.literal('ok') }),
})
