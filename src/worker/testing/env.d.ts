/// <reference types="vite/types/importMeta.d.ts" />
import type { D1Migration } from 'cloudflare:test'

declare global {
  namespace Cloudflare {
    /** Bindings that vitest.config.ts adds for the tests and no deployed Worker has. */
    interface Env {
      readonly TEST_MIGRATIONS: D1Migration[]
    }
  }
}
