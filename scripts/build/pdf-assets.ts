import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

/** What pdf.js asks for by name while it draws: fonts that a file does not bring, and decoders. */
const FOLDERS = ['cmaps', 'standard_fonts', 'iccs', 'wasm'] as const

/**
 * Without WebAssembly, which would need a looser policy, pdf.js takes the same decoders as plain
 * script; everything else in that folder stays out.
 */
const NEEDED = /_nowasm_fallback\.js$/

/**
 * Serves pdf.js' own files from our origin under the names that it knows, in a folder named for its
 * version, since assets are kept by browsers for a year.
 */
export function pdfAssets(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const root = dirname(manifest)
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const base = `assets/pdfjs-${version}/`
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => folder !== 'wasm' || NEEDED.test(name) || name.startsWith('LICENSE'))
      .map((name) => `${folder}/${name}`),
  )
  return {
    name: 'fineprint:pdf-assets',
    // The Worker's build has no pages to draw.
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!files.includes(name)) return next()
        const isScript = name.endsWith('.js')
        response.setHeader(
          'content-type',
          isScript ? 'text/javascript' : 'application/octet-stream',
        )
        createReadStream(join(root, name)).pipe(response)
      })
    },
    generateBundle() {
      for (const name of files) {
        this.emitFile({
          type: 'asset',
          fileName: `${base}${name}`,
          source: readFileSync(join(root, name)),
        })
      }
    },
  }
}
