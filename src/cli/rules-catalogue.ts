import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { catalogueOf } from '#worker/analysis/rules/catalogue.ts'
import { rules } from '#worker/analysis/rules/index.ts'

const FILE = new URL('../../docs/rules.md', import.meta.url)

/** Writes docs/rules.md with `--write`; without it says, by its exit code, whether it is current. */
async function main(argv: string[]): Promise<number> {
  const { values } = parseArgs({ args: argv, options: { write: { type: 'boolean' } } })
  const catalogue = catalogueOf(rules)
  if (values.write === true) {
    await writeFile(FILE, catalogue)
    return 0
  }
  const current = await readFile(FILE, 'utf8').catch(() => '')
  if (current === catalogue) return 0
  process.stderr.write('docs/rules.md is stale: run node src/cli/rules-catalogue.ts --write\n')
  return 1
}

process.exitCode = await main(process.argv.slice(2))
