import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'
import { describe, it } from 'vitest'

import { Accuracy, type Share } from '#shared/accuracy.ts'
import { accuracy } from '#shared/published-accuracy.ts'
import { SEVERITIES } from '#shared/report.ts'

import { totals } from '../../corpus/score.mjs'
import { accuracyOf } from './accuracy.ts'
import { accuracyPage } from './accuracy-page.ts'
import { FIGURES, PAGE } from './publish.ts'

describe('the published accuracy', () => {
  it('is what the page says, to the last figure', async ({ expect }) => {
    const figures = v.parse(Accuracy, JSON.parse(await readFile(FIGURES, 'utf8')))
    // Stale? npm run -s eval -- corpus --publish
    expect(await readFile(PAGE, 'utf8')).toBe(accuracyPage(figures))
    expect(accuracy).toEqual(figures)
  })

  it('adds up', ({ expect }) => {
    const { issues, byCategory, byKind, bySeverity, byState } = accuracy
    const sum = (shares: readonly Share[]): Share => ({
      found: shares.reduce((total, { found }) => total + found, 0),
      labelled: shares.reduce((total, { labelled }) => total + labelled, 0),
    })
    const states = Object.values(byState)
    for (const part of [byCategory, byKind, bySeverity].map(Object.values<Share>)) {
      expect(sum(part)).toEqual(issues)
    }
    expect(sum(states.map((state) => state.issues))).toEqual(issues)
    expect(sum(states.map((state) => state.criticalAndHigh))).toEqual(accuracy.criticalAndHigh)
    expect(states.reduce((total, { documents }) => total + documents, 0)).toBe(accuracy.documents)
    expect(issues.labelled - issues.found).toBe(accuracy.notCovered.missed.length)
    expect(SEVERITIES.toReversed().filter((one) => one in bySeverity)).toEqual(
      Object.keys(bySeverity),
    )
  })

  it('says that its documents were used during development, since they were', ({ expect }) => {
    expect(accuracy.set).toBe('corpus')
    expect(accuracy.seenByAuthors).toBe(true)
    const page = accuracyPage(accuracy)
    expect(page).toContain(
      `Measured on ${accuracy.documents} invented documents used during development.`,
    )
    expect(page).not.toContain('had not seen')
  })
})

describe('a labelled folder', () => {
  const nothing = { documents: [], totals: totals([]), mediumOnClean: {}, misquotes: 0 }

  it('counts as seen by the authors unless it says otherwise', ({ expect }) => {
    const folder = mkdtempSync(join(tmpdir(), 'set-'))
    try {
      expect(accuracyOf(folder, nothing, '2026-11-21').seenByAuthors).toBe(true)
      writeFileSync(join(folder, 'set.json'), '{"seenByAuthors": false}')
      const unseen = accuracyOf(folder, nothing, '2026-11-21')
      expect(unseen.seenByAuthors).toBe(false)
      expect(accuracyPage(unseen)).toContain('documents that its authors had not seen')
      writeFileSync(join(folder, 'set.json'), '{"seenByAuthors": "no"}')
      expect(() => accuracyOf(folder, nothing, '2026-11-21')).toThrow()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
