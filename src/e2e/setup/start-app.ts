import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

export type RunningApp = {
  readonly origin: string
  /** Ends the server and everything it started, at once, as a power cut would. */
  readonly kill: () => Promise<void>
}

type Options = {
  /** `scripts/start.ts` or `scripts/dev.ts` with its arguments. */
  readonly script: readonly string[]
  /** Folder of the local databases; two servers never share one at the same time. */
  readonly state: string
  readonly port?: number
}

const READY = /(?:Fineprint\s+|Ready on )(http:\/\/\S+)/
const START_MS = 150_000

/** Starts the app as its README does and waits until it has printed its address. */
export async function startApp({ script, state, port }: Options): Promise<RunningApp> {
  const chosen = String(port ?? (await freePort()))
  const isWrangler = script[0]?.includes('wrangler.js') === true
  const child = spawn(process.execPath, [...script, ...(isWrangler ? ['--port', chosen] : [])], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnvironment(),
      PORT: chosen,
      FINEPRINT_STATE: state,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG: 'log',
    },
  })
  const origin = await readyOrigin(child)
  return { origin, kill: () => killGroup(child) }
}

/** Vitest calls its environment a test; whatever is built under that name holds React for developers. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = process.env
  return rest
}

async function readyOrigin(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The app did not start (${why}):\n${output}`))
    const timer = setTimeout(() => fail('too slow'), START_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const origin = READY.exec(output)?.[1]
      if (origin === undefined) return
      clearTimeout(timer)
      resolve(origin)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`exit ${code}`)
    })
  })
}

async function killGroup(child: ChildProcess): Promise<void> {
  const ended = child.exitCode !== null || child.signalCode !== null
  if (ended || child.pid === undefined) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // The process leads its own group: the runtime it started goes with it.
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
}
