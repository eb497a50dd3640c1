import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, it } from 'vitest'

describe('npm run eval', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'eval-'))
    for (const id of ['labelled', 'bare', 'broken'])
      mkdirSync(join(folder, 'in', id), { recursive: true })
    const document = join('corpus', 'wa-house-mindalup-12', 'document.txt')
    copyFileSync(document, join(folder, 'in', 'labelled', 'document.txt'))
    copyFileSync(document, join(folder, 'in', 'bare', 'document.txt'))
    copyFileSync(
      join('corpus', 'wa-house-mindalup-12', 'labels.json'),
      join(folder, 'in', 'labelled', 'labels.json'),
    )
    writeFileSync(join(folder, 'in', 'broken', 'document.pdf'), '%PDF-1.7 cut off')
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('writes a report for each readable document and scores those with labels', ({ expect }) => {
    const out = join(folder, 'out')
    const run = spawnSync(
      process.execPath,
      ['src/cli/eval.ts', join(folder, 'in'), '--out', out, '--json'],
      { encoding: 'utf8' },
    )
    expect(run.status, run.stderr).toBe(0)
    expect(readdirSync(out).toSorted()).toEqual(['bare.json', 'labelled.json'])
    expect(run.stderr).toContain('broken: ')
    expect(JSON.parse(run.stdout)).toMatchObject({
      misquotes: 0,
      totals: { documents: 1 },
    })
  })
})
