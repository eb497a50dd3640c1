import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

import { withCodeOf } from './code-on-page.ts'

const ROOT = new URL('../../', import.meta.url)
const PAGE = new URL('docs/adding-a-rule.md', ROOT)

/** Copies the code of the example rule into docs/adding-a-rule.md again. */
const page = readFileSync(PAGE, 'utf8')
await writeFile(
  PAGE,
  withCodeOf(page, (path) => readFileSync(new URL(path, ROOT), 'utf8')),
)
