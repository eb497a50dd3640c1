import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { withCodeOf } from './code-on-page.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('docs/adding-a-rule.md shows the code of its example as it is', () => {
  const page = read('docs/adding-a-rule.md')
  // Stale? node src/cli/adding-a-rule.ts
  expect(withCodeOf(page, read)).toBe(page)
  expect(page.match(/```ts/g)?.length).toBe(6)
})

test('a block is copied from its first line to the next last one, at the same depth', () => {
  const page = '<!-- a.ts: check( … }, -->\n```ts\nold\n```\nrest'
  const file = 'start\n  check() {\n    if (x) {\n    },\n  },\nend\n  },'
  expect(withCodeOf(page, () => file)).toBe(
    '<!-- a.ts: check( … }, -->\n```ts\n  check() {\n    if (x) {\n    },\n  },\n```\nrest',
  )
  expect(() => withCodeOf(page, () => 'nothing of it')).toThrow('a.ts has no lines')
})
