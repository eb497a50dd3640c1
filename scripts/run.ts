import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs one of the project's own tools; resolves when it ends well, rejects with its name else. */
export async function run(tool: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [toolPath(tool), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(),
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${tool} ended with ${code}`)
}

const TOOLS: Record<string, string> = {
  vite: 'vite/bin/vite.js',
  wrangler: 'wrangler/bin/wrangler.js',
}

function toolPath(tool: string): string {
  const path = TOOLS[tool]
  if (!path) throw new Error(`unknown tool ${tool}`)
  return join('node_modules', path)
}

/** No metrics, no login prompts, no colour codes in a log: a local run asks nobody anything. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env['CI'] ?? 'true' }
}
