import type { Doc } from '../../document.ts'
import type { Encumbrance, Fact } from '../facts.ts'

import { datesIn } from '../forms/dates.ts'
import { factAt } from '../fact-at.ts'

const TYPES: readonly (readonly [string, string])[] = [
  [
    'restriction on use',
    'restrictions?(?:\\(s\\))? (?:on|as to) (?:the )?(?:use|user)(?: of land)?',
  ],
  ['positive covenant', 'positive covenant'],
  ['conservation covenant', '(?:nature )?conservation covenants?'],
  ['restrictive covenant', '(?:restrictive )?covenants?(?:\\(s\\))?'],
  ['mortgage', 'mortgage'],
  ['caveat', 'caveat'],
  ['agreement', '(?:section 173 )?agreement'],
  ['charge', '(?:statutory )?charge'],
  ['lease', 'lease'],
  ['easement', 'easements?(?:\\(s\\))?(?: in gross)?|right of (?:carriageway|footway|way)'],
  ['encumbrance', 'encumbrance'],
  ['notification', 'notification'],
  ['memorial', 'memorial'],
  ['notice', 'notice'],
  ['writ', 'writ|warrant'],
  ['order', 'property \\(seizure (?:and|&) sale\\) order|restraining order|freezing order'],
  ['building management statement', 'building management statement'],
  ['administrative advice', 'administrative advice'],
  ['by-laws', '(?:consolidation\\/)?change of by-?laws'],
  ['forestry right', 'forestry rights?'],
  ['profit a prendre', 'profit [aà] prendre'],
]
const TYPE = TYPES.map(([, words]) => `(${words})`).join('|')
const DEALING = '(?:[A-Z]{1,2}\\d{5,7}[A-Z]?|\\d{7,9}|(?:DP|SP|RP)\\d{4,7})'
/** The Northern Territory numbers its dealings in six figures or seven. */
const SHORT_DEALING = DEALING.replace('\\d{7,9}', '\\d{6,9}')
type Shapes = { readonly before: RegExp; readonly behind: RegExp }

function shapesOf(dealing: string): Shapes {
  return {
    before: new RegExp(
      `(?<![A-Z0-9])\\*?(${dealing})\\s{1,3}(?:\\([A-Z]\\)\\s)?(?:${TYPE})\\b`,
      'gi',
    ),
    behind: new RegExp(
      `\\b(?:${TYPE})\\b(?:\\sSection \\d+[A-Z]* [A-Za-z ]{4,40}Act \\d{4})?(?:\\s(?:No\\.?|Section \\d+[A-Z]*|as to part))?\\s{1,3}(${dealing})\\b(?:\\s{1,3}(\\d{1,2}\\/\\d{1,2}\\/\\d{4}))?`,
      'gi',
    ),
  }
}

const SHAPES = shapesOf(DEALING)
const SHORT_SHAPES = shapesOf(SHORT_DEALING)

/** Mortgages, caveats, covenants and other entries of the title, each with its number and date. */
export function recogniseEncumbrances(doc: Doc): Fact<Encumbrance>[] {
  const found: Fact<Encumbrance>[] = []
  const seen = new Set<string>()
  const { before: numberFirst, behind: typeFirst } = doc.state === 'NT' ? SHORT_SHAPES : SHAPES
  for (const part of doc.parts) {
    if (part.kind !== 'title-search') continue
    for (const block of part.blocks) {
      const behind = [...block.text.matchAll(typeFirst)].map((match) => ({
        match,
        type: typeOf(match, 1),
        number: match[TYPES.length + 1] ?? null,
        date: match[TYPES.length + 2],
      }))
      const before = [...block.text.matchAll(numberFirst)].map((match) => ({
        match,
        type: typeOf(match, 2),
        number: match[1] ?? null,
        date: undefined,
      }))
      const entries =
        doc.state === 'VIC' || doc.state === 'QLD' ? [...behind, ...before] : [...before, ...behind]
      for (const { match, type, number, date } of entries) {
        const key = number?.toUpperCase() ?? ''
        if (seen.has(key) && !/^(?:DP|SP|RP)/.test(key)) continue
        seen.add(key)
        const start = block.span.start + match.index
        const span = { start, end: start + match[0].length }
        found.push(
          factAt(
            doc,
            { type, number, date: date === undefined ? null : (datesIn(date)[0]?.date ?? null) },
            span,
            88,
            ['an entry of the title with its number'],
          ),
        )
      }
    }
  }
  return found.toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
}

function typeOf(match: RegExpExecArray, first: number): string {
  const at = TYPES.findIndex((_, index) => match[first + index] !== undefined)
  return TYPES[at]?.[0] ?? 'entry'
}
