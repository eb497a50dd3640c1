import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { checkPaymentSettings } from '#worker/payments/settings.ts'

const FILE = '.dev.vars'

const FIRST_CONTENT = `# Settings of local runs, made by npm start and never committed. README.md lists every name.
APP_ENV=local
`

/**
 * Makes `.dev.vars` where there is none: the one thing that tells a run that it is local.
 *
 * @throws when its settings contradict each other: then nothing is started.
 */
export function ensureLocalSettings(): Map<string, string> {
  if (!existsSync(FILE)) writeFileSync(FILE, FIRST_CONTENT)
  const settings = new Map<string, string>()
  for (const line of readFileSync(FILE, 'utf8').split(/\r?\n/)) {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line)
    if (match?.[1] !== undefined && match[2] !== undefined) {
      settings.set(match[1], match[2].replace(/^(["'])(.*)\1$/, '$2'))
    }
  }
  checkPaymentSettings(Object.fromEntries(settings))
  return settings
}
