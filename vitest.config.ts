import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vitest/config'
import { unstable_readConfig } from 'wrangler'

// Advice about accounts and remote bindings, once for each of a hundred files.
process.env['WRANGLER_LOG'] ??= 'error'

// Two cores and four projects at once: a slow test is not a broken one, and one may wait several times.
const testTimeout = 120_000

const { compatibility_date: compatibilityDate = '', compatibility_flags: compatibilityFlags } =
  unstable_readConfig({ config: './wrangler.toml' })

// Below `analysis` only its own folder may see the bindings.
const withoutBindings = [
  'src/shared/**/*.test.ts',
  'src/worker/analysis/*/**/*.test.ts',
  'src/worker/analysis/engine.test.ts',
  'src/worker/auth/**/*.test.ts',
  'src/worker/mail/**/*.test.ts',
  'src/worker/documents/{byte-range,clean-file-name}.test.ts',
  'src/worker/middleware/client-address.test.ts',
  'src/worker/payments/sandbox/cards.test.ts',
  'src/worker/testing/{error-texts,no-bindings}.test.ts',
]

// They replace a module for all that import it, or read what a module remembers from its start.
const withModulesOfTheirOwn = [
  'src/client/features/analysis/ready-signal.test.ts',
  'src/client/features/payments/stripe-form.test.tsx',
  'src/client/features/viewer/viewer.test.tsx',
  'src/client/pages/{home,reading-desk,subscription-checkout}.test.tsx',
  'src/client/ui/tooltip.test.tsx',
]

const inAPage = {
  testTimeout,
  environment: 'happy-dom',
  setupFiles: ['src/client/testing/setup.ts'],
}

// They meet no server but those that they start and kill.
const serversOfTheirOwn = ['src/e2e/{production,restart}.e2e.ts']

const define = { __LOCAL_BUILD__: 'true' }

export default defineConfig({
  test: {
    projects: [
      {
        // What needs no binding, and so keeps nothing that another file could meet: without storage,
        // its files share a runtime, whose start takes longer than most of them.
        define,
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            miniflare: { compatibilityDate, compatibilityFlags },
          }),
        ],
        test: {
          name: 'worker',
          testTimeout,
          isolate: false,
          include: withoutBindings,
          setupFiles: ['src/worker/testing/setup.ts'],
        },
      },
      {
        // The rest of the Worker: the files share a runtime here too, but each begins with empty storage.
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
          name: 'storage',
          testTimeout,
          isolate: false,
          include: ['src/worker/**/*.test.ts'],
          exclude: withoutBindings,
          setupFiles: ['src/worker/testing/storage-setup.ts', 'src/worker/testing/setup.ts'],
        },
      },
      {
        define,
        plugins: [unocss(), react()],
        test: {
          ...inAPage,
          name: 'client',
          isolate: false,
          include: ['src/client/**/*.test.{ts,tsx}'],
          exclude: withModulesOfTheirOwn,
        },
      },
      {
        define,
        plugins: [unocss(), react()],
        test: { ...inAPage, name: 'client-modules', include: withModulesOfTheirOwn },
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
          exclude: serversOfTheirOwn,
          globalSetup: ['src/e2e/setup/global-setup.ts'],
          // Three side by side take thrice as long; the limit that finds what hangs is that of a step.
          testTimeout: 360_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // A browser waits a good deal, and two cores are soon full.
          maxConcurrency: 3,
        },
      },
      {
        // Vitest runs what has no parallel files last: the build of `e2e` is there to be served.
        test: {
          name: 'servers',
          include: serversOfTheirOwn,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
