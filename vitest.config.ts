import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vitest/config'

// Advice about accounts and remote bindings, once for each of a hundred files.
process.env['WRANGLER_LOG'] ??= 'error'

// Two cores and four projects at once: a slow test is not a broken one.
const testTimeout = 60_000

const define = { __LOCAL_BUILD__: 'true' }

export default defineConfig({
  test: {
    projects: [
      {
        define,
        plugins: [
          cloudflareTest(async () => ({
            remoteBindings: false,
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                APP_ENV: 'local',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          testTimeout,
          include: ['src/worker/**/*.test.ts', 'src/shared/**/*.test.ts'],
          setupFiles: ['src/worker/testing/setup.ts'],
        },
      },
      {
        define,
        plugins: [unocss(), react()],
        test: {
          name: 'client',
          testTimeout,
          include: ['src/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/client/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'node',
          include: ['src/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['src/e2e/**/*.e2e.ts'],
          globalSetup: ['src/e2e/setup/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
