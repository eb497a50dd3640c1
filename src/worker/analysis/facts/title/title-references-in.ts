import { matchesIn } from '../../wording/matches.ts'

export type TitleReference = {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Every reference of a text, in order, each once; those of other land are left out. */
export function titleReferencesIn(text: string): TitleReference[] {
  if (!/\d/.test(text) || !NAMES_TITLE.test(text)) return []
  const found: TitleReference[] = []
  for (const shape of SHAPES) {
    for (const match of matchesIn(text, shape.pattern)) {
      const { index } = match
      const end = index + match[0].length
      if (OTHER_TITLE.test(text.slice(0, index))) continue
      if (found.some((one) => index < one.end && end > one.start)) continue
      const value = shape.write(match)
      found.push(
        { value, start: index, end },
        ...furtherIn(text, { value, printed: match[0] }, end),
      )
    }
  }
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ value }) => !seen.has(value) && seen.add(value))
}

type Shape = { readonly pattern: RegExp; readonly write: (match: RegExpExecArray) => string }

/** Forms of a title reference over the states, the most telling first. */
const SHAPES: readonly Shape[] = [
  {
    pattern: /\b(CUFT|CUCL|CUFL)\s?(?:volume\s)?(\d{3})\s?(?:folio|\s)\s?(\d{1,3})\b/i,
    write: (match) => `${match[1]?.toUpperCase()} ${match[2]} ${match[3]}`,
  },
  {
    pattern:
      /\bvol(?:ume|\.)?\s?:?\s?((?:LR)?\d{1,6}[A-Z]?)\s?[,:]?\s?(?:and\s)?fol(?:ios?|\.)?\s?:?\s?(\d{1,4}[A-Z]?)\b/i,
    write: (match) => `Volume ${match[1]?.toUpperCase()} Folio ${match[2]?.toUpperCase()}`,
  },
  {
    // "Volumes 11905 and 11905, Folios 512 and 513"
    pattern:
      /\bvolumes\s(\d{3,6})\s(?:and|&)\s\d{3,6}\s?,?\sfolios\s(\d{1,4})(?=\s(?:and|&)\s\d{1,4}\b)/i,
    write: (match) => `Volume ${match[1]} Folio ${match[2]}`,
  },
  {
    // Land of the old system is known by the book of its last deed.
    pattern:
      /\b(?:conveyance|deed|old system(?: title)?)[\s:,(]{1,3}(?:registered\s)?(?:no\.?\s)?book\s(\d{1,5})\s(no\.?|number|memorial)\s?(\d{1,5})\b/i,
    write: (match) =>
      `Conveyance Book ${match[1]} ${/^m/i.test(match[2] ?? '') ? 'Memorial' : 'No'} ${match[3]}`,
  },
  {
    // "Volume / Folio   2877 / 418"
    pattern:
      /\bvol(?:ume|\.)?\s?(?:\/|-|and|&)\s?fol(?:io|\.)?\s{0,3}:?\s{0,3}((?:LR)?\d{1,6}[A-Z]?)\s?(?:\/|-|,)\s?(\d{1,4}[A-Z]?)\b/i,
    write: (match) => `Volume ${match[1]?.toUpperCase()} Folio ${match[2]?.toUpperCase()}`,
  },
  {
    pattern:
      /\b(?:folio(?: identifier| of the register)?s?|identifiers?|title(?: references?| details)?|F\.?I\.?)\s?:?\s?((?:CP|\d{1,5}[A-Z]?|[A-Z]{1,2}\d{0,3})\/(?:[A-Z0-9]{1,3}\/)?(?:DP|SP|CP)?\s?\d{3,7})\b/i,
    write: (match) => (match[1] ?? '').replace(/\s/g, '').toUpperCase(),
  },
  {
    pattern: /\bauto[\s-]?consol(?:idated|idation)?(?: folio)?\s?:?\s?(\d{1,5}-\d{1,3})\b/i,
    write: (match) => `Auto Consol ${match[1]}`,
  },
  {
    pattern: /\btitle\s(?:ref(?:erence)?s?)(?:\sno\.?)?(?:\(s\))?[\s:._…-]{0,60}(\d{8})\b/i,
    write: (match) => match[1] ?? '',
  },
  {
    // "CURRENT TITLE SEARCH   51288407"
    pattern: /\btitle search[\s:.-]{1,6}(?:of |for )?(\d{8})\b(?!\/)/i,
    write: (match) => match[1] ?? '',
  },
  {
    pattern:
      /\b(?:certificates? of title|C\/?T|title reference(?:\(s\)|s)?|folio of the register|register search plus \(CT)\s?:?\s?(?:register book\s?,?\s?)?(\d{3,6})\s?\/\s?(\d{1,4})\b/i,
    write: (match) => `Volume ${match[1]} Folio ${match[2]}`,
  },
]
/** "… Folios 902 and 903", "… 12/804417 and 13/804417": the same kind of reference once more. */
const ONE_MORE =
  /^\s?(?:,|and|&|;)\s?(?:and\s)?(\d{1,5}[A-Z]?\/(?:DP|SP)?\d{3,7}|\d{8}|\d{1,6}\/\d{1,4}|\d{1,4})\b(?!\s?(?:m²|m2|ha\b|hectares|of\b))/
/** These lead to another title than the one sold. */
export const OTHER_TITLE =
  /\b(?:parent|previous|prior|last plan|former|adjoining|neighbouring)\b[^.;]{0,60}$|\b(?:original title|common property),?\s*$/i
const NAMES_TITLE =
  /\b(?:vol|fol|title|auto|identifier|c\/?t\b|f\.?i\b|CU[FC][TL]|register search|\bbook \d)/i

function furtherIn(
  text: string,
  first: { readonly value: string; readonly printed: string },
  from: number,
): TitleReference[] {
  const found: TitleReference[] = []
  let at = from
  for (let more = ONE_MORE.exec(text.slice(at, at + 40)); more !== null && found.length < 8;) {
    const next = likeThat(first, more[1] ?? '')
    if (next === null) break
    const start = at + more[0].length - (more[1]?.length ?? 0)
    at += more[0].length
    found.push({ value: next, start, end: at })
    more = ONE_MORE.exec(text.slice(at, at + 40))
  }
  return found
}

/** The next reference in the words of the one before it; null where it is no such number. */
function likeThat(
  { value, printed }: { readonly value: string; readonly printed: string },
  number: string,
): string | null {
  const volume = /^(Volume \w+) Folio/.exec(value)?.[1]
  if (volume !== undefined) {
    const [first, second] = number.split('/')
    if (second !== undefined) return `Volume ${first} Folio ${second}`
    // "Folio 98, 3 Coach Lane": a number alone is a folio only behind "folios".
    const plural = /folios/i.test(printed)
    return plural && /^\d{1,4}$/.test(number) ? `${volume} Folio ${number}` : null
  }
  if (/^\d{8}$/.test(value)) return /^\d{8}$/.test(number) ? number : null
  return value.includes('/') && number.includes('/') ? number.toUpperCase() : null
}
