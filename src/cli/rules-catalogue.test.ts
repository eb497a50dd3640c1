import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { catalogueOf } from '#worker/analysis/rules/catalogue.ts'
import { rules } from '#worker/analysis/rules/index.ts'

test('docs/rules.md is the catalogue of the rules as they are', async () => {
  const written = await readFile(new URL('../../docs/rules.md', import.meta.url), 'utf8')
  // Stale? node src/cli/rules-catalogue.ts --write
  expect(written).toBe(catalogueOf(rules))
})
