import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'

/**
 * Two builds: `vite build` is production and holds no local route, `vite build --mode local` is
 * the one that `npm start` serves. Development is local too.
 */
export default defineConfig(({ command, mode }) => {
  const local = command === 'serve' || mode === 'local'
  return {
    plugins: [
      unocss(),
      react(),
      cloudflare({
        remoteBindings: false,
        persistState: { path: process.env.FINEPRINT_STATE ?? '.wrangler/state' },
      }),
    ],
    define: { __LOCAL_BUILD__: JSON.stringify(local) },
    build: { outDir: mode === 'local' ? '.local/dist' : 'dist', sourcemap: false },
    server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
    preview: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  }
})
