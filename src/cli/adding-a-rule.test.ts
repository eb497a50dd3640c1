import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = await readFile(new URL('docs/adding-a-rule.md', root), 'utf8')
const blocks = [...page.matchAll(/<!-- (\S+) -->\n```ts\n([\s\S]*?)\n```/g)].map(
  ([, path = '', code = '']) => ({ path, code }),
)

test('docs/adding-a-rule.md shows code', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(5)
})

test.for(blocks)('docs/adding-a-rule.md shows $path as it is', async ({ path, code }) => {
  expect(await readFile(new URL(path, root), 'utf8')).toContain(code)
})
