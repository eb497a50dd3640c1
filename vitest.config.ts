import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vitest/config'

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
          include: ['src/worker/**/*.test.ts', 'src/shared/**/*.test.ts'],
          setupFiles: ['src/worker/testing/setup.ts'],
        },
      },
      {
        define,
        plugins: [unocss(), react()],
        test: {
          name: 'client',
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
