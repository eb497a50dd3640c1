import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// The files share a runtime, whose start takes longer than most of them, but nothing that is kept.
// The runtime prints an exception for a ledger that the file before left open: it means this reset.
await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
