import { severityWord } from '#client/ui/severity.tsx'
import type { Concern, Evidence } from '#shared/report.ts'

import { firstOf, type Passage } from './passages.ts'

/** What the viewer is asked to show; a new object for every ask. */
export type Target = {
  readonly page: number
  /** Where on the page the words begin; null for the first that are quoted there. */
  readonly start: number | null
  /** The finding whose words are shown, or null. */
  readonly concernId: string | null
  /** What rests on the words, where it is no finding. */
  readonly about: string
  readonly evidence: readonly Evidence[]
}

export type Shown = {
  /** The words that the view moves to. */
  readonly focus: Evidence | null
  /** What is marked because it was asked for, besides the passages of the findings. */
  readonly extra: readonly Passage[]
  readonly activeId: string | null
}

/** Which passages a target marks, and which of them is the one to look at. */
export function shownOf(target: Target, concern: Concern | null): Shown {
  const onPage = target.evidence.filter(({ page }) => page === target.page)
  const focus =
    onPage.find(({ start }) => start === target.start) ??
    firstOf(onPage) ??
    firstOf(target.evidence)
  const isFindings = concern !== null && target.evidence.some(({ role }) => role === 'quote')
  const idOf = ({ page, start }: Evidence) =>
    `${isFindings ? concern.id : 'shown'}:${page}:${start}`
  const extra = isFindings
    ? []
    : target.evidence.map((evidence) => ({
        id: idOf(evidence),
        concernId: null,
        severity: null,
        title: target.about,
        evidence,
      }))
  return { focus, extra, activeId: focus === null ? null : idOf(focus) }
}

/** The passages of a finding that has several, and the way to the next one. */
export function placesOf(
  concern: Concern | null,
  focus: Evidence | null,
  onFinding: (concernId: string, evidence?: Evidence) => void,
): { at: number; of: number; onNext: () => void } | null {
  const quotes = (concern?.evidence ?? []).filter(({ role }) => role === 'quote')
  const at = quotes.findIndex(({ page, start }) => page === focus?.page && start === focus.start)
  if (concern === null || at === -1 || quotes.length < 2) return null
  return {
    at,
    of: quotes.length,
    onNext: () => onFinding(concern.id, quotes[(at + 1) % quotes.length]),
  }
}

/** What a screen reader is told of a new target. */
export function announcementOf(
  target: Target,
  { focus }: Shown,
  concern: Concern | null,
  index: number,
  count: number,
): string {
  const where = `page ${focus?.page ?? target.page}`
  if (concern === null) return target.about === '' ? '' : `${target.about}, ${where}`
  return `Finding ${index + 1} of ${count}, ${severityWord[concern.severity]}: ${concern.title}, ${where}`
}

/** The finding after or before this one; from the page being read where none is shown. */
export function stepFrom(
  ordered: readonly Concern[],
  index: number,
  page: number,
  direction: 1 | -1,
): Concern | null {
  if (ordered.length === 0) return null
  const ahead = ordered.findIndex(({ evidence }) => (firstOf(evidence)?.page ?? 0) >= page)
  const beginning = ahead === -1 ? ordered.length : ahead
  const next = index !== -1 ? index + direction : direction === 1 ? beginning : beginning - 1
  return ordered[(next + ordered.length) % ordered.length] ?? null
}
