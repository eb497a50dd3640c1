import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs one of the project's own tools, silently; throws with all that it printed when it fails. */
export async function run(tool: Tool, args: readonly string[]): Promise<void> {
  const child = start(tool, args, 'pipe')
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const code = await ended(child)
  if (code !== 0) throw new Error(`${tool} ended with ${code}:\n${output}`)
}

/** Runs a tool that a person watches; resolves when it ends. */
export async function runInView(tool: Tool, args: readonly string[]): Promise<void> {
  const code = await ended(start(tool, args, 'inherit'))
  if (code !== 0) throw new Error(`${tool} ended with ${code}`)
}

/** No metrics, no questions, no advice about accounts: a local run asks nobody anything. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG: 'error',
    CI: 'true',
    ...process.env,
  }
}

const TOOLS = {
  vite: 'vite/bin/vite.js',
  wrangler: 'wrangler/bin/wrangler.js',
} as const
type Tool = keyof typeof TOOLS

function start(tool: Tool, args: readonly string[], output: 'pipe' | 'inherit') {
  return spawn(process.execPath, [join('node_modules', TOOLS[tool]), ...args], {
    stdio: ['ignore', output, output],
    env: output === 'inherit' ? { ...toolEnvironment(), WRANGLER_LOG: 'log' } : toolEnvironment(),
  })
}

async function ended(child: ReturnType<typeof start>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
