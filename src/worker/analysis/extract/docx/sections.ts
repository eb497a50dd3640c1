import type { Token } from './paragraph.ts'
import type { XmlReader } from './xml.ts'

/** Where a section ends among the tokens, and how it says that it began. */
export type SectionEnd = {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly own: string | null
}

/** A section that begins in one of these ways begins a page. */
const PAGE_SECTIONS: readonly string[] = ['nextPage', 'oddPage', 'evenPage']

/**
 * Puts in the page breaks between sections. How a section begins is said at its own end, and the
 * body's last section ends nothing (ECMA-376 part 1, 17.6.22). A first section that says "continuous"
 * of itself can only mean its end.
 */
export function breakSections(
  tokens: readonly Token[],
  ends: readonly SectionEnd[],
  lastSection: string | null,
): Token[] {
  const sections = ends.filter((section) => section.tokens === tokens)
  const breaks = new Set<number>()
  sections.forEach((section, i) => {
    const next = sections[i + 1]
    const stated = next ? next.own : lastSection
    const type = stated ?? (i === 0 ? section.own : null) ?? 'nextPage'
    if (PAGE_SECTIONS.includes(type)) breaks.add(section.at)
  })
  return tokens.flatMap((token, i): Token[] =>
    breaks.has(i) ? [{ kind: 'page-break' }, token] : [token],
  )
}

/** Reads how a section begins; null where it does not say. */
export function readSectionType(reader: XmlReader): string | null {
  let type: string | null = null
  while (reader.within('w:sectPr')) {
    if (reader.kind !== 'open') continue
    if (reader.name === 'w:type') type = reader.attribute('w:val')
    if (reader.name === 'w:sectPrChange') reader.skip()
  }
  return type
}
