import { existsSync } from 'node:fs'

import { preview } from 'vite'

import { announce } from './announce.ts'
import { ensureLocalSettings } from './local-settings.ts'
import { migrateLocal } from './migrate-local.ts'
import { requireFreePort } from './require-free-port.ts'
import { run, toolEnvironment } from './run.ts'
import { serveLocalBuild } from './serve-local-build.ts'

/**
 * `npm start`: builds the app, applies the migrations to local storage and serves the build in the
 * Workers runtime. `npm start -- --no-build` serves the last build again.
 */
await requireFreePort(Number(process.env.PORT ?? 5173))
const settings = ensureLocalSettings()
Object.assign(process.env, toolEnvironment())
if (!process.argv.includes('--no-build') || !existsSync('.local/dist')) {
  await run('vite', ['build', '--mode', 'local-run', '--logLevel', 'warn'])
}
await migrateLocal()
serveLocalBuild()
const server = await preview({ mode: 'local-run', logLevel: 'error' })
const address = server.resolvedUrls?.local[0]
if (!address) throw new Error('The server did not say where it listens.')
announce(address.replace(/\/$/, ''), settings)
