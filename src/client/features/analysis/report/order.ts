import { type Category, type Concern, SEVERITIES, type Severity } from '#shared/report.ts'

export type Order = 'severity' | 'page'

/** Worst first. */
export const BY_WEIGHT: readonly Severity[] = [...SEVERITIES].toReversed()

/** The findings of one category (or all), in the order asked for; ties keep the document's order. */
export function arrange(
  concerns: readonly Concern[],
  category: Category | null,
  order: Order,
): Concern[] {
  const weight = (concern: Concern) => BY_WEIGHT.indexOf(concern.severity)
  const page = (concern: Concern) =>
    concern.evidence.reduce((first, entry) => Math.min(first, entry.page), Infinity)
  const byPage = (a: Concern, b: Concern) => (page(a) < page(b) ? -1 : page(a) > page(b) ? 1 : 0)
  return concerns
    .filter((concern) => category === null || concern.category === category)
    .toSorted((a, b) =>
      order === 'severity'
        ? weight(a) - weight(b) || byPage(a, b)
        : byPage(a, b) || weight(a) - weight(b),
    )
}

/** How many findings there are of each severity, worst first, absent ones left out. */
export function tally(
  concerns: readonly Pick<Concern, 'severity'>[],
): { severity: Severity; count: number }[] {
  return BY_WEIGHT.map((severity) => ({
    severity,
    count: concerns.filter((concern) => concern.severity === severity).length,
  })).filter(({ count }) => count > 0)
}

/** Whether a finding holds these words in what it says or in what it quotes. */
export function holds(concern: Concern, words: string): boolean {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return true
  return textOf(concern).includes(wanted)
}

const texts = new WeakMap<Concern, string>()

/** All words of a finding, put together once. */
function textOf(concern: Concern): string {
  const known = texts.get(concern)
  if (known !== undefined) return known
  const text = [
    concern.title,
    concern.description,
    concern.recommendation,
    concern.location,
    ...concern.evidence.map(({ quote }) => quote),
    ...concern.notes.map((note) => note.text),
  ]
    // A quotation has the line ends of its page; words go on over them.
    .map((part) => part.replaceAll(/\s+/g, ' '))
    .join('\n')
    .toLowerCase()
  texts.set(concern, text)
  return text
}
