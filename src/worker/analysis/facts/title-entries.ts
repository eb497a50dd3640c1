import type { Doc, Part, Span } from '../document.ts'
import type { Encumbrance, Fact } from './facts.ts'

import { datesIn } from './dates.ts'
import { factAt } from './labels.ts'
import { namesIn } from './names.ts'
import { plainCase } from './plain-case.ts'

const OWNERS =
  /\b(?:registered proprietors?|first schedule|registered owners?|schedule 1\b|proprietors?:)\s*:?\s*(?:\(first schedule\))?/i
const OWNERS_END =
  /\b(?:encumbrances,|second schedule|limitations,|easements?, encumbrances|estate and land|schedule 2|description of land|schedule of dealings|easements\b|diagram location|notations|registered dealings|\bdealings\b|registered encumbrances|land description|interests ?:|mortgages?\b|caveats?\b)/i
const NOT_OWNER =
  /^(?:estate|fee simple|(?:sole|joint) propriet|as |tenants in common|joint tenants|jointly|dealing|of \d|both of|all of|address|the person described|in the|owner|no\b|registered|-+|=+|\(|share|equal|limited|security|produced|description)/i

/** The owners that the title names, in plain case. A strata's own common-property folio names no seller. */
export function recogniseProprietors(doc: Doc): Fact<string>[] {
  const found: Fact<string>[] = []
  for (const part of doc.parts) {
    if (part.kind !== 'title-search') continue
    for (const region of ownersRegions(doc, part)) {
      let at = region.start
      for (const line of linesOf(doc, region).flatMap(ownersBeside)) {
        const text = line.trim()
        if (text === '' || NOT_OWNER.test(text)) continue
        const bare = text
          .replace(/^.{0,30}\btransfer to\s+/i, '')
          .replace(/\s+registered\b.*$/i, '')
          .replace(/\s{2,}.*$/, '')
          .replace(/\s*\(?\b[A-Z]{1,2}\d{5,7}[A-Z]?\b.*$/, '')
          .replace(
            /\s*\(?(?:as (?:joint|tenants)|joint tenants|tenants in common|jointly|as to |1\/\d+ share|of (?=\d|unit|level|suite|po box|lot)|both of|all of).*$/i,
            '',
          )
        for (const name of namesIn(bare)) {
          const place = doc.text.indexOf(name.name, at)
          if (place < 0 || place > region.end) continue
          at = place + name.name.length
          found.push(
            factAt(doc, plainCase(name.name), { start: place, end: at }, 92, [
              'an owner named on the title',
            ]),
          )
        }
      }
      if (found.length > 0) return found
    }
  }
  return found
}

/** "ANN SAMPLE   BEN SAMPLE   TENANTS IN COMMON": owners that stand side by side. */
function ownersBeside(line: string): string[] {
  const pieces = line.trim().split(/\s{2,}/)
  return pieces.length > 1 && pieces.slice(0, 2).every((piece) => BARE_NAME.test(piece))
    ? pieces.filter((piece) => BARE_NAME.test(piece))
    : [line]
}

const BARE_NAME =
  /^(?!.*\b(?:JOINT|TENANTS|COMMON|FEE|SIMPLE|ESTATE|LOT|PLAN|PTY|LTD|BANK|OF|AND)\b)[A-Z][A-Z'-]+(?: [A-Z][A-Z'-]+){1,3}$/

function ownersRegions(doc: Doc, part: Part): Span[] {
  const text = doc.text.slice(part.span.start, part.span.end)
  const regions: Span[] = []
  for (const match of text.matchAll(new RegExp(OWNERS.source, 'gi'))) {
    const from = match.index + match[0].length
    const end = OWNERS_END.exec(text.slice(from, from + 900))
    const to = Math.min(from + (end?.index ?? 400), text.length)
    if (to - from > 6) regions.push({ start: part.span.start + from, end: part.span.start + to })
  }
  return regions
}

function linesOf(doc: Doc, region: Span): string[] {
  return doc
    .evidence(region)
    .flatMap(({ quote }) => quote.replaceAll('\t', '   ').split('\n'))
    .map((line) => line.replace(/^\s+/, ''))
}

const TYPES: readonly (readonly [string, string])[] = [
  [
    'restriction on use',
    'restrictions?(?:\\(s\\))? (?:on|as to) (?:the )?(?:use|user)(?: of land)?',
  ],
  ['positive covenant', 'positive covenant'],
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
  ['building management statement', 'building management statement'],
  ['administrative advice', 'administrative advice'],
  ['by-laws', '(?:consolidation\\/)?change of by-?laws'],
  ['profit a prendre', 'profit a prendre'],
]
const TYPE = TYPES.map(([, words]) => `(${words})`).join('|')
const DEALING = '(?:[A-Z]{1,2}\\d{5,7}[A-Z]?|\\d{7,9}|(?:DP|SP|RP)\\d{4,7})'
const BEFORE = new RegExp(
  `(?<![A-Z0-9])\\*?(${DEALING})\\s{1,3}(?:\\([A-Z]\\)\\s)?(?:${TYPE})\\b`,
  'gi',
)
const BEHIND = new RegExp(
  `\\b(?:${TYPE})\\b(?:\\sSection \\d+[A-Z]* [A-Za-z ]{4,40}Act \\d{4})?(?:\\s(?:No\\.?|Section \\d+[A-Z]*|as to part))?\\s{1,3}(${DEALING})\\b(?:\\s{1,3}(\\d{1,2}\\/\\d{1,2}\\/\\d{4}))?`,
  'gi',
)

/** Mortgages, caveats, covenants and other entries of the title, each with its number and date. */
export function recogniseEncumbrances(doc: Doc): Fact<Encumbrance>[] {
  const found: Fact<Encumbrance>[] = []
  const seen = new Set<string>()
  for (const part of doc.parts) {
    if (part.kind !== 'title-search') continue
    for (const block of part.blocks) {
      const behind = [...block.text.matchAll(BEHIND)].map((match) => ({
        match,
        type: typeOf(match, 1),
        number: match[TYPES.length + 1] ?? null,
        date: match[TYPES.length + 2],
      }))
      const before = [...block.text.matchAll(BEFORE)].map((match) => ({
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
