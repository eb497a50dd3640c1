import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'

type Installed = { readonly path: string; readonly libraries: string | null }

/** How long a step may take: other tests run at the same time, and a slow step is not a broken one. */
export const STEP_MS = 60_000

const CACHE = resolve('node_modules/.cache/chromium')

const USUAL_PLACES = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Starts a headless browser: CHROME_PATH if set, on Linux x64 the one inside the npm package,
 * elsewhere an installed Chrome or Edge. Throws a sentence when there is none. With a port, other
 * tools may steer it too.
 */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const { path, libraries } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
    env: {
      ...process.env,
      ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
    },
  })
  browser.on('context', (context) => context.setDefaultTimeout(STEP_MS))
  return browser
}

async function findBrowser(): Promise<Installed> {
  const chosen = process.env['CHROME_PATH']
  if (chosen) return { path: chosen, libraries: null }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const installed = USUAL_PLACES.find((place) => existsSync(place))
  if (installed) return { path: installed, libraries: null }
  throw new Error('No browser was found: install Chrome or Edge, or set CHROME_PATH to one.')
}

/**
 * Unpacks the browser of @sparticuz/chromium once, into a folder of our own: the package itself
 * unpacks to the system's temporary folder, where two processes meet half-written files.
 */
async function unpackBrowser(): Promise<Installed> {
  const path = join(CACHE, 'chromium')
  const done = join(CACHE, 'unpacked')
  if (!existsSync(done)) {
    rmSync(CACHE, { recursive: true, force: true })
    mkdirSync(CACHE, { recursive: true })
    await inFolder(CACHE, async () => {
      const { inflate } = await import('@sparticuz/chromium')
      const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
      const archives = join(dirname(entry), '..', 'bin')
      for (const name of ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br']) {
        await inflate(join(archives, name))
      }
    })
    writeFileSync(done, '')
  }
  return { path, libraries: lacksLibraries(path) ? join(CACHE, 'al2023', 'lib') : null }
}

/** The package writes to the temporary folder, which Node reads from TMPDIR at each call. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Slim machines lack libnss3 and its kin, which the package brings along. */
function lacksLibraries(path: string): boolean {
  try {
    return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}
