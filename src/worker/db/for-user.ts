import { drizzle } from 'drizzle-orm/d1'

import type { Bindings } from '../env.ts'
import * as schema from './schema.ts'

export type Database = ReturnType<typeof openDatabase>

/**
 * The only place that picks a database. One today; when it nears D1's 10 GB this function takes a
 * user's id and answers one of many.
 */
export function openDatabase(env: Pick<Bindings, 'DB'>) {
  return drizzle(env.DB, { schema })
}
