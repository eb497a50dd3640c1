import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** An annexure of a contract that its own words name. */
export type Annexure = { readonly name: string; readonly span: Span }

const NAMED =
  /\b(annexure|attachment|appendix|exhibit|schedule)s? ["'(]{0,2}([A-K]|\d{1,2})["')]{0,2}(?![\w/]|\.\d)/gi

/** Behind the name of a schedule of somebody else's paper. */
const OF_ANOTHER =
  /^,? ?(?:\([^)]{0,30}\) )?(?:of|to|in|under) (?:the |that |an? |its )?(?:[A-Z][\w']{1,20} ){0,6}(?:act|regulations?|code|scheme|plan|instrument|lease|by-?laws?|rules|deed|certificate|statement|report|memorandum|form|standard|agreement|management statement)\b/i
const PARTS: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'annexure',
  'other',
]
const CONTRACT: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
])

/** Where the name alone, or with its title, begins a paper. */
const OPENS =
  /^\W{0,3}(?:this is )?(?:the )?(annexure|attachment|appendix|exhibit|schedule) ["'(]{0,2}([A-K]|\d{1,2})["')]{0,2}(?![\w/]|\.\d)/i
/** What a list calls an annexure, where a part of that kind is in the file without its number. */
const TITLES: readonly (readonly [RegExp, PageKind])[] = [
  [
    /^.{0,24}\bplan of (?:proposed )?(?:subdivision|strata|community)\b|^.{0,16}\b(?:strata|draft) plan\b/i,
    'plan',
  ],
  [/^.{0,16}\b(?:vendor|section 32|disclosure) statement\b|^.{0,4}\bform 1\b/i, 'vendor-statement'],
  [/^.{0,16}\b(?:title search|register search|certificate of title)\b/i, 'title-search'],
  [/^.{0,16}\bplanning certificate\b/i, 'planning-certificate'],
  [/^.{0,30}\b(?:by-?laws|owners corporation rules|body corporate rules)\b/i, 'by-laws'],
]
const SAYS_SO =
  /\b(?:not attached|to follow|to be supplied|if any|if applicable|deleted|not used|nil|none)\b/i

/**
 * The annexures that a contract names and this file does not hold. Only where others of the same
 * series open a part or stand as a heading, so that the file is known to hold the annexures at all,
 * and where every page was read.
 */
export function annexuresNotHere(doc: Doc): Annexure[] {
  if (!doc.hasContract || hasUnreadPages(doc)) return []
  const here = annexuresHere(doc)
  const missing = new Map<string, Annexure>()
  for (const { text, span, zone, kind } of doc.blocks) {
    if (!CONTRACT.has(zone) || kind === 'heading' || SAYS_SO.test(text)) continue
    for (const match of text.matchAll(NAMED)) {
      const name = nameOf(match)
      const series = here.get(name.series)
      if (series === undefined || series.has(name.label) || missing.has(name.key)) continue
      if (!follows(name.label, series)) continue
      const behind = text.slice(match.index + match[0].length)
      if (OF_ANOTHER.test(behind) || isHereUntitled(doc, behind)) continue
      missing.set(name.key, { name: name.said, span })
    }
  }
  return [...missing.values()]
}

/** "Annexure 2 – Plan of subdivision", with the plan in the file and no "Annexure 2" above it. */
function isHereUntitled(doc: Doc, behind: string): boolean {
  const kind = TITLES.find(([title]) => title.test(behind))?.[1]
  return kind !== undefined && doc.parts.some((part) => part.kind === kind)
}

type Name = { series: string; label: string; key: string; said: string }

function nameOf([, family = '', label = '']: RegExpMatchArray): Name {
  const series = family.toLowerCase()
  const said = `${series[0]?.toUpperCase() ?? ''}${series.slice(1)} ${label.toUpperCase()}`
  return { series, label: label.toUpperCase(), key: said, said }
}

/** For each series the labels that head a part or stand as headings. */
function annexuresHere(doc: Doc): Map<string, Set<string>> {
  const here = new Map<string, Set<string>>()
  const add = (text: string): void => {
    const match = OPENS.exec(text)
    if (match === null) return
    const { series, label } = nameOf(match)
    const labels = here.get(series) ?? new Set<string>()
    here.set(series, labels.add(label))
  }
  for (const part of doc.parts) add(part.title)
  for (const block of doc.blocks) {
    if (opens(block)) add(block.text)
    // "Building records: result of search | Annexure E": the name stands at the end of the head.
    if (!CONTRACT.has(block.zone))
      add(
        cellsOf(block)
          .slice(1)
          .find((cell) => ALONE.test(cell)) ?? '',
      )
  }
  // A name that stands on each of its pages is their running head, and in no block.
  for (const { text } of doc.source.pages) {
    const match = OPENS.exec(text.slice(0, LONGEST_HEAD))
    if (match !== null) here.get(nameOf(match).series)?.add(nameOf(match).label)
  }
  return here
}

/** In a cell of its own, with no word behind it. */
const ALONE =
  /^\W{0,3}(?:annexure|attachment|appendix|exhibit) ["'(]{0,2}(?:[A-K]|\d{1,2})["')]{0,2}\W{0,2}$/i

const LONGEST_HEAD = 60

/** A heading anywhere, and in other papers than the contract any line that begins so. */
function opens({ kind, zone }: Block): boolean {
  return kind === 'heading' || !PARTS.includes(zone) || zone === 'annexure' || zone === 'other'
}

/** "C" where A and B are here, "2" where 1 and 3 are: a number far off belongs to something else. */
function follows(label: string, series: ReadonlySet<string>): boolean {
  const place = (one: string): number => (/\d/.test(one) ? Number(one) : one.charCodeAt(0) - 64)
  const same = [...series].filter((one) => /\d/.test(one) === /\d/.test(label)).map(place)
  return same.length > 0 && place(label) <= Math.max(...same) + 2
}
