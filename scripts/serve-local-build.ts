import { mkdirSync, writeFileSync } from 'node:fs'

/**
 * Points the preview at the local build. Vite's Cloudflare plugin serves whatever was built last,
 * which may be a production build that knows no mailbox.
 */
export function serveLocalBuild(): void {
  mkdirSync('.wrangler/deploy', { recursive: true })
  const config = { configPath: '../../.local/dist/fineprint/wrangler.json', auxiliaryWorkers: [] }
  writeFileSync('.wrangler/deploy/config.json', JSON.stringify(config))
}
