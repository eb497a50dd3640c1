import { ensureLocalSettings } from './local-settings.ts'
import { migrateLocal } from './migrate-local.ts'
import { runInView } from './run.ts'

/**
 * `npm run wrangler-dev`: plain `wrangler dev` on what `npm start` has built, on the same storage
 * and port as the other ways to run.
 */
ensureLocalSettings()
await migrateLocal()
await runInView('wrangler', [
  'dev',
  '--config',
  '.local/dist/fineprint/wrangler.json',
  '--persist-to',
  process.env['FINEPRINT_STATE'] ?? '.wrangler/state',
  '--port',
  process.env['PORT'] ?? '5173',
])
