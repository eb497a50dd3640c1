import { spawnSync } from 'node:child_process'

import { it } from 'vitest'

it("keeps the corpus' scorer to its own tests, none skipped", ({ expect }) => {
  const run = spawnSync(process.execPath, ['--test', 'corpus/score.test.mjs'], { encoding: 'utf8' })
  expect(run.stdout).toMatch(/(?:# |ℹ )fail 0/)
  expect(run.stdout).toMatch(/(?:# |ℹ )skipped 0/)
  expect(run.status, run.stdout).toBe(0)
})
