import { createServer } from 'vite'

import { announce } from './announce.ts'
import { ensureLocalSettings } from './local-settings.ts'
import { migrateLocal } from './migrate-local.ts'
import { requireFreePort } from './require-free-port.ts'
import { toolEnvironment } from './run.ts'

/** `npm run dev`: the same bindings under Vite, with hot reload. */
await requireFreePort(Number(process.env.PORT ?? 5173))
const settings = ensureLocalSettings()
Object.assign(process.env, toolEnvironment())
await migrateLocal()
const server = await createServer()
await server.listen()
const address = server.resolvedUrls?.local[0]
if (!address) throw new Error('The server did not say where it listens.')
announce(address.replace(/\/$/, ''), settings)
