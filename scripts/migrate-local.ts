import { run } from './run.ts'

/** Brings the local database to the newest migration, in the folder that the servers use. */
export async function migrateLocal(): Promise<void> {
  const state = process.env['FINEPRINT_STATE'] ?? '.wrangler/state'
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
}
