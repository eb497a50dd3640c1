import { readFile } from 'node:fs/promises'

import { test } from 'vitest'

import { catalogueOf } from '#worker/analysis/rules/catalogue.ts'
import { rules } from '#worker/analysis/rules/index.ts'

test('docs/rules.md is the catalogue of the rules as they are', async ({ expect }) => {
  const written = await readFile(new URL('../../docs/rules.md', import.meta.url), 'utf8')
  // Only whether they are the same: the difference itself would be pages long.
  const isCurrent = written === catalogueOf(rules)
  expect(isCurrent, 'docs/rules.md is stale: npm run rules:catalogue').toBe(true)
})
