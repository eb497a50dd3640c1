import * as v from 'valibot'

import { Evidence, type Report } from '#shared/report.ts'
import type { Source } from '#worker/analysis/source.ts'

/** Counts the pieces of evidence, wherever they stand, that are not the slice of their page. */
export function misquotesIn(report: Report, source: Source): number {
  const pages = new Map(source.pages.map(({ number, text }) => [number, text]))
  return evidenceIn(report).filter(
    ({ page, quote, start, end }) => pages.get(page)?.slice(start, end) !== quote,
  ).length
}

function evidenceIn(node: unknown): Evidence[] {
  if (typeof node !== 'object' || node === null) return []
  if (v.is(Evidence, node)) return [node]
  return Object.values(node).flatMap(evidenceIn)
}
