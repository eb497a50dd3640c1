import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'

import { budgets } from './scripts/build/budgets.ts'
import { pdfAssets } from './scripts/build/pdf-assets.ts'
import { sample } from './scripts/build/sample.ts'
import { staticPages } from './scripts/build/static-pages.ts'

/** What Vite's development server answers itself, in the form of `run_worker_first`. */
const DEVELOPMENT_MODULES = ['!/@*', '!/src/*', '!/node_modules/*', '!/__*']

/**
 * Without these, what the app's entry shares with its pages falls into a dozen small chunks: the
 * starter of the prerendered pages is an entry too, and imports the app later.
 */
const CHUNKS = {
  groups: [
    { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: 'app', test: /src\/client\/static-page\.tsx$/, priority: 1 },
  ],
}

/**
 * Two builds: `vite build` is production and holds no local route, `vite build --mode local-run` is
 * the one that `npm start` serves. Development is local too.
 */
export default defineConfig(({ command, mode }) => {
  const local = command === 'serve' || mode === 'local-run'
  return {
    plugins: [
      unocss(),
      react(),
      pdfAssets(),
      sample(),
      staticPages(),
      mode === 'production' && budgets(),
      cloudflare({
        remoteBindings: false,
        inspectorPort: false,
        // The AI binding has no local stand-in: with it, plain `wrangler dev` asks for a login.
        // Builds for a named environment keep it.
        config: (config) => {
          if (!process.env.CLOUDFLARE_ENV) Object.assign(config, { ai: undefined })
          // Pages come from the Worker; in development the modules beside them come from Vite.
          const { assets } = config
          if (command === 'serve' && Array.isArray(assets?.run_worker_first)) {
            assets.run_worker_first.push(...DEVELOPMENT_MODULES)
          }
        },
        persistState: { path: process.env.FINEPRINT_STATE ?? '.wrangler/state' },
      }),
    ],
    define: {
      __LOCAL_BUILD__: JSON.stringify(local),
      __DEV_SERVER__: JSON.stringify(command === 'serve'),
    },
    build: {
      outDir: mode === 'local-run' ? '.local/dist' : 'dist',
      sourcemap: false,
      // Every browser that knows `light-dark()` knows modulepreload.
      modulePreload: { polyfill: false },
      // pdf.js is that large, and comes only with an opened document; scripts/build/budgets.ts sees to the rest.
      chunkSizeWarningLimit: 700,
      // Rendering pages and reading the sample are most of a build, and are meant to be.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } } },
    server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
    preview: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  }
})
