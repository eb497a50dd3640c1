import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import * as v from 'valibot'

import type { Accuracy, Share } from '#shared/accuracy.ts'
import { SEVERITIES, STATES } from '#shared/report.ts'
import { ENGINE_VERSION, LAW_AS_AT } from '#worker/analysis/engine.ts'
import { rules } from '#worker/analysis/rules/index.ts'

import type { Group } from '../../corpus/score.mjs'
import type { Evaluated, Evaluation } from './evaluate.ts'

/** `set.json` of a labelled folder; without it the set counts as known to the authors. */
const SetNote = v.strictObject({ seenByAuthors: v.boolean() })

/** The published figures of one evaluation. */
export function accuracyOf(folder: string, evaluation: Evaluation, measuredOn: string): Accuracy {
  const { totals, mediumOnClean, misquotes } = evaluation
  const documents = evaluation.documents.filter(({ score }) => score !== null)
  const issues = documents.flatMap(({ score }) => score?.issues ?? [])
  return {
    set: basename(folder),
    seenByAuthors: seenByAuthors(folder),
    measuredOn,
    engine: { version: ENGINE_VERSION, lawAsAt: LAW_AS_AT, rules: rules.length },
    documents: documents.length,
    pages: documents.reduce((sum, { labels }) => sum + (labels?.pages ?? 0), 0),
    issues: { found: totals.found, labelled: totals.issues },
    criticalAndHigh: shareOf(issues.filter(isGrave)),
    byCategory: sharesOf(totals.byCategory),
    byKind: sharesOf(totals.byKind),
    bySeverity: sharesOf(totals.bySeverity, SEVERITIES.toReversed()),
    byState: byState(documents),
    onScannedPages: totals.scanned === null ? null : share(totals.scanned),
    falseAlarms: totals.falseAlarms,
    lookAlikes: totals.lookAlikes,
    fields: share(totals.fields),
    easements: share(totals.easements),
    overlays: share(totals.overlays),
    costs: share(totals.costs),
    companyExtracts: share(totals.company),
    cleanDocuments: {
      documents: Object.keys(mediumOnClean).length,
      mostSerious: Math.max(0, ...Object.values(mediumOnClean)),
    },
    misquotes,
    makeUp: {
      byType: countBy(documents.map(({ labels }) => labels?.documentType ?? 'other')),
      byFormat: countBy(documents.map(({ format }) => format)),
    },
    notCovered: {
      states: STATES.filter((state) => documents.every(({ labels }) => labels?.state !== state)),
      missed: documents.flatMap(missedIn),
    },
  }
}

function seenByAuthors(folder: string): boolean {
  const file = join(folder, 'set.json')
  if (!existsSync(file)) return true
  return v.parse(SetNote, JSON.parse(readFileSync(file, 'utf8'))).seenByAuthors
}

function byState(documents: readonly Evaluated[]): Accuracy['byState'] {
  const states = Map.groupBy(documents, ({ labels }) => labels?.state ?? 'unknown')
  return Object.fromEntries(
    [...states]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([state, own]) => {
        const issues = own.flatMap(({ score }) => score?.issues ?? [])
        const alarms = own.reduce((sum, { score }) => sum + (score?.falseAlarms.length ?? 0), 0)
        return [
          state,
          {
            documents: own.length,
            issues: shareOf(issues),
            criticalAndHigh: shareOf(issues.filter(isGrave)),
            falseAlarms: alarms,
          },
        ]
      }),
  )
}

function missedIn({ labels, score }: Evaluated): Accuracy['notCovered']['missed'] {
  return (score?.issues ?? [])
    .filter(({ found }) => !found)
    .map(({ key, severity }) => {
      const title = labels?.issues.find((issue) => issue.key === key)?.title ?? key
      return { state: labels?.state ?? 'unknown', severity, title }
    })
}

function isGrave({ severity }: { readonly severity: string }): boolean {
  return severity === 'critical' || severity === 'high'
}

function shareOf(issues: readonly { readonly found: boolean }[]): Share {
  return { found: issues.filter(({ found }) => found).length, labelled: issues.length }
}

function share({ found, labelled }: Share): Share {
  return { found, labelled }
}

function sharesOf(
  groups: Readonly<Record<string, Group>>,
  order: readonly string[] = Object.keys(groups),
): Record<string, Share> {
  return Object.fromEntries(
    order.flatMap((name) => {
      const group = groups[name]
      return group === undefined ? [] : [[name, share(group)]]
    }),
  )
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}
