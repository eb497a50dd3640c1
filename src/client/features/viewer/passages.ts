import type { Page } from '#shared/contract/documents.ts'
import { type Concern, type Evidence, SEVERITIES, type Severity } from '#shared/report.ts'

/** Words of the document that something in the report rests on. */
export type Passage = {
  readonly id: string
  /** The finding that rests on them; null for what is no finding. */
  readonly concernId: string | null
  readonly severity: Severity | null
  readonly title: string
  readonly evidence: Evidence
}

/** The findings that have a place in the document, in its order. */
export function inReadingOrder(concerns: readonly Concern[]): Concern[] {
  const placeOf = ({ evidence }: Concern) => firstOf(evidence)
  return concerns
    .filter(({ evidence }) => evidence.length > 0)
    .toSorted((a, b) => {
      const [x, y] = [placeOf(a), placeOf(b)]
      return (x?.page ?? 0) - (y?.page ?? 0) || (x?.start ?? 0) - (y?.start ?? 0)
    })
}

/** Where a reader begins: the first words quoted, or what was searched where nothing is. */
export function firstOf(evidence: readonly Evidence[]): Evidence | null {
  const ordered = evidence.toSorted((a, b) => a.page - b.page || a.start - b.start)
  return ordered.find(({ role }) => role === 'quote') ?? ordered[0] ?? null
}

/**
 * The passages of the findings, and of what else is shown, by the page they stand on; lighter ones
 * first, so that the gravest lies on top. What was only searched is no passage.
 */
export function passagesByPage(
  concerns: readonly Concern[],
  extra: readonly Passage[] = [],
): ReadonlyMap<number, readonly Passage[]> {
  const passages: Passage[] = [...extra]
  for (const { id, severity, title, evidence } of concerns) {
    for (const entry of evidence) {
      if (entry.role !== 'quote') continue
      passages.push({
        id: `${id}:${entry.page}:${entry.start}`,
        concernId: id,
        severity,
        title,
        evidence: entry,
      })
    }
  }
  const weight = ({ severity }: Passage) => (severity === null ? -1 : SEVERITIES.indexOf(severity))
  return Map.groupBy(
    passages.toSorted((a, b) => weight(a) - weight(b)),
    ({ evidence }) => evidence.page,
  )
}

/** Whether the words stand on the page letter by letter; nothing else is ever highlighted. */
export function isExact(page: Page, { start, end, quote }: Evidence): boolean {
  return quote !== '' && page.text.slice(start, end) === quote
}
