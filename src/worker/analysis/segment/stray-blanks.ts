import type { SourcePage } from '../source.ts'

/** Words that certificates print again and again; broken ones are known by them. */
const KNOWN =
  'affected agreement amount annual applicant authority building certificate charge charges completion condition contract corporation council covenant dealing deposit development drainage easement encumbrance encumbrances environment environmental flooding heritage information interest issued land levied mortgage notice notices notification order orders overlay overlays owner owners payable permit planning plan prescribed property proprietor purchaser rates registered reserve restriction restrictive sewerage statement subdivision title vendor volume folio water zone zoning'.split(
    ' ',
  )
/** Short words that stand alone by right: "in to" is not "into". */
const STANDING = new Set(
  'a an and are as at be by do for go he her his i if in is it its may me my no nor not of off on or our out own per so than the their them then this to too up us was we were who will with you all any can has had one two lot'.split(
    ' ',
  ),
)
const LONE_LETTER = /(?:^|\s)[b-hj-zB-HJ-Z](?=\s[a-z]{2})/g
const WORD = /[A-Za-z]+/g

/**
 * Tells which blanks of a page stand inside a word, as some certificates print them ("C ertificate",
 * "restrict ive"). Pages without the tell-tale lone letters are left alone.
 */
export function createBlankMender(pages: readonly SourcePage[]) {
  const broken = new Set(pages.filter(looksBroken))
  let vocabulary: ReadonlySet<string> | null = null

  function words(): ReadonlySet<string> {
    vocabulary ??= new Set([
      ...KNOWN,
      ...pages
        .filter((page) => !broken.has(page))
        .flatMap((page) => page.text.toLowerCase().match(/[a-z]{5,}/g) ?? []),
    ])
    return vocabulary
  }

  /** Offsets of the blanks to pass over between `start` and `end`, or null where there are none. */
  return (page: SourcePage, start: number, end: number): ReadonlySet<number> | null => {
    if (!broken.has(page)) return null
    const known = words()
    const line = page.text.slice(start, end)
    const tokens = [...line.matchAll(WORD)]
    const stray = new Set<number>()
    for (let index = 0; index < tokens.length; index += 1) {
      for (let count = 3; count >= 2; count -= 1) {
        const group = tokens.slice(index, index + count)
        const last = group.at(-1)
        const first = group[0]
        if (group.length < count || first === undefined || last === undefined) continue
        const span = line.slice(first.index, last.index + last[0].length)
        const joined = span.replaceAll(' ', '').toLowerCase()
        const gaps = span.length - joined.length
        if (gaps !== count - 1 || joined.length < 4 || !known.has(joined)) continue
        if (
          group.every(([word]) => STANDING.has(word.toLowerCase()) || known.has(word.toLowerCase()))
        )
          continue
        for (const token of group.slice(0, -1)) stray.add(start + token.index + token[0].length)
        index += count - 1
        break
      }
    }
    return stray.size === 0 ? null : stray
  }
}

function looksBroken(page: SourcePage): boolean {
  const lone = page.text.match(LONE_LETTER)?.length ?? 0
  return lone >= 3 && lone * 60 > page.text.length / 6
}
