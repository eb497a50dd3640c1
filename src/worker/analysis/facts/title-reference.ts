import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Fact } from './facts.ts'

import { brokenOver } from './broken-over.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from './contract-zones.ts'
import { factAt } from './fact-at.ts'
import { recogniseProprietors } from './title-owners.ts'

type Shape = { readonly pattern: RegExp; readonly write: (match: RegExpExecArray) => string }
type Reference = { readonly value: string; readonly start: number; readonly end: number }

/** Forms of a title reference over the states, the most telling first. */
const SHAPES: readonly Shape[] = [
  {
    pattern: /\b(CUFT|CUCL|CUFL)\s?(?:volume\s)?(\d{3})\s?(?:folio|\s)\s?(\d{1,3})\b/i,
    write: (match) => `${match[1]?.toUpperCase()} ${match[2]} ${match[3]}`,
  },
  {
    pattern:
      /\bvol(?:ume|\.)?\s?:?\s?((?:LR)?\d{1,6}[A-Z]?)\s?,?\s?(?:and\s)?fol(?:ios?|\.)?\s?:?\s?(\d{1,4}[A-Z]?)\b/i,
    write: (match) => `Volume ${match[1]?.toUpperCase()} Folio ${match[2]?.toUpperCase()}`,
  },
  {
    // "Volume / Folio   2877 / 418"
    pattern:
      /\bvol(?:ume|\.)?\s?(?:\/|-|and|&)\s?fol(?:io|\.)?\s{0,3}:?\s{0,3}((?:LR)?\d{1,6}[A-Z]?)\s?(?:\/|-|,)\s?(\d{1,4}[A-Z]?)\b/i,
    write: (match) => `Volume ${match[1]?.toUpperCase()} Folio ${match[2]?.toUpperCase()}`,
  },
  {
    pattern:
      /\b(?:folio(?: identifier)?s?|identifiers?|title(?: references?| details)?|F\.?I\.?)\s?:?\s?((?:CP|\d{1,5}[A-Z]?|[A-Z]{1,2}\d{0,3})\/(?:[A-Z0-9]{1,3}\/)?(?:DP|SP|CP)?\s?\d{3,7})\b/i,
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
const OTHER_TITLE =
  /\b(?:parent|previous|prior|last plan|former|adjoining|neighbouring)\b[^.;]{0,60}$|\b(?:original title|common property),?\s*$/i
/** A lot without a title of its own is described by the title of the land that it is part of. */
const WHOLE_OF_IT = /\b(?:being part of|part of the land)\b[^.;]{0,60}$/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [CONTRACT_ZONES, 93],
  [['title-search'], 92],
  [['vendor-statement'], 88],
  [LOOSE_ZONES, 60],
  [['land-tax-certificate', 'rates-certificate'], 50],
  // A register search on the page of another paper.
  [['building-permit', 'building-report', 'plan', 'planning-certificate'], 40],
]

/** Volume and folio, folio identifier or title reference of the land sold; of several, each. */
export function recogniseTitleReference(doc: Doc): Fact<string> | null {
  let whole: Fact<string> | null = null
  // Of a unit the Crown lease of the whole parcel is another title.
  const units = doc.state === 'ACT' && /\bunits plan\b/i.test(doc.text)
  for (const [zones, confidence] of ZONES) {
    for (const block of blocksIn(doc, { zones })) {
      const text = several(zones) ? brokenOver(doc, block, block.span.start) : block.text
      const own = referencesIn(text).filter(
        ({ start }) => !units || !/\bcrown lease,?\s*$/i.test(block.text.slice(0, start)),
      )
      const [first] = own
      if (first !== undefined) {
        const places = several(zones)
          ? [...placed(block, ownLand(own)), ...inRowsBelow(doc, block, zones)]
          : placed(block, [first])
        const more = zones.includes('title-search')
          ? headsOfFurtherTitles(doc).flatMap((head) =>
              placed(head, referencesIn(head.text).slice(0, 1)),
            )
          : []
        const fact = together(doc, [...places, ...more], confidence)
        if (!WHOLE_OF_IT.test(block.text.slice(0, first.start)))
          return zones === CONTRACT_ZONES ? asRegistered(doc, fact) : fact
        whole ??= { ...fact, confidence: confidence - 20 }
      }
      const split = overTwoLines(doc, block, confidence)
      if (split !== null) return split
    }
  }
  return whole
}

const FOLIO_OF = /^Volume (\w+) Folio (\w+)$/

/** Of one title whose folio the contract and the register print differently, the register's. */
function asRegistered(doc: Doc, fact: Fact<string>): Fact<string> {
  const told = FOLIO_OF.exec(fact.value)
  if (told === null) return fact
  const heads = blocksIn(doc, { zones: ['title-search'] }).flatMap((block) =>
    referencesIn(block.text)
      .filter(({ start }) => !OTHER_TITLE.test(block.text.slice(0, start)))
      .map((reference) => ({ block, reference })),
  )
  const ofVolume = heads.filter(({ reference }) => FOLIO_OF.exec(reference.value)?.[1] === told[1])
  const [head] = ofVolume
  if (head === undefined || ofVolume.some(({ reference }) => reference.value === fact.value))
    return fact
  // The same figures in another order are a slip of the pen; other figures are another title.
  const figures = (folio: string) => folio.split('').toSorted().join('')
  const folio = FOLIO_OF.exec(head.reference.value)?.[2] ?? ''
  if (figures(folio) !== figures(told[2] ?? '')) return fact
  return together(doc, placed(head.block, [head.reference]), 85)
}

/** Where parties say all that is sold, in words that a line may break. */
function several(zones: readonly PageKind[]): boolean {
  return zones === CONTRACT_ZONES || zones.includes('vendor-statement')
}

const HEADS_SEARCH =
  /^(?:title:?\s|folio:?\s)?vol(?:ume|\.)?\s?:?\s?[A-Z]{0,2}\d{1,6}[A-Z]?\s?,?\s?fol/i
const OWNERS_REACH = 14

const HEAD_REFERENCES = 3

/**
 * The heads of the searches behind the first one in a file that name the same owners: a file may hold
 * a search of each title that is sold and no contract that lists them.
 */
export function headsOfFurtherTitles(doc: Doc): Block[] {
  if (doc.state !== 'VIC') return []
  const heads = blocksIn(doc, { zones: ['title-search'] }).filter(({ text }) =>
    HEADS_SEARCH.test(text),
  )
  const [first] = heads
  const own = first === undefined ? undefined : referencesIn(first.text)[0]?.value
  const owners = recogniseProprietors(doc).map(({ value }) => value.toLowerCase())
  if (own === undefined || owners.length === 0 || heads.length > HEAD_REFERENCES) return []
  return heads.slice(1).filter((head) => {
    const reference = referencesIn(head.text)[0]?.value
    if (reference === undefined || reference === own) return false
    const below = doc.blocks.slice(head.index + 1, head.index + OWNERS_REACH)
    const end = below.findIndex(({ text }) => HEADS_SEARCH.test(text))
    const text = below
      .slice(0, end < 0 ? below.length : end)
      .map((one) => one.text)
      .join('\n')
      .toLowerCase()
    return owners.every((owner) => text.includes(owner)) || /\bas above\b/.test(text)
  })
}

const NAMES_TITLE =
  /\b(?:vol|fol|title|auto|identifier|c\/?t\b|f\.?i\b|CU[FC][TL]|register search)/i

/** A lot's own title comes without that of the common property it shares. */
function ownLand(references: readonly Reference[]): readonly Reference[] {
  const own = references.filter(({ value }) => !value.startsWith('CP/'))
  return own.length > 0 ? own : references
}

/** Every reference of a text, in order, each once; those of other land are left out. */
function referencesIn(text: string): Reference[] {
  if (!/\d/.test(text) || !NAMES_TITLE.test(text)) return []
  const found: Reference[] = []
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

function furtherIn(
  text: string,
  first: { readonly value: string; readonly printed: string },
  from: number,
): Reference[] {
  const found: Reference[] = []
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

const MOST_ROWS = 6

/** A form gives each lot a row of its own: the rows right below that hold a reference too. */
function inRowsBelow(doc: Doc, block: Block, zones: readonly PageKind[]): Placed[] {
  if (zones !== CONTRACT_ZONES) return []
  const found: Placed[] = []
  for (let index = block.index + 1; index <= block.index + MOST_ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below === undefined || below.partIndex !== block.partIndex || below.text.length > 200) break
    const own = referencesIn(below.text)
    if (own.length === 0) break
    found.push(...placed(below, own))
  }
  return found
}

type Placed = { readonly value: string; readonly span: Span }

function placed(block: Block, references: readonly Reference[]): Placed[] {
  return references.map(({ value, start, end }) => ({
    value,
    span: { start: block.span.start + start, end: block.span.start + end },
  }))
}

function together(doc: Doc, places: readonly Placed[], confidence: number): Fact<string> {
  const facts = places
    .filter(({ value }, index) => places.findIndex((one) => one.value === value) === index)
    .map(({ value, span }) =>
      factAt(doc, value, span, confidence, ['the form of a title reference']),
    )
  return {
    value: facts.map(({ value }) => value).join(' and '),
    text: facts.map(({ text }) => text).join(' and '),
    spans: facts.flatMap(({ spans }) => spans),
    confidence,
    explanation: [
      facts.length > 1
        ? `${facts.length} title references, one for each title`
        : 'the form of a title reference',
    ],
  }
}

function overTwoLines(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  const { text } = block
  const next = doc.blocks[block.index + 1]
  // "… Volume 12044" at the end of a cell, "Folio 519" in the line below it.
  const below = next?.partIndex === block.partIndex ? (next?.text ?? '') : ''
  const broken = /\bvol(?:ume|\.)?\s?:?\s?((?:LR)?\d{1,6}[A-Z]?)\s?,?$/i.exec(text)
  const rest = broken === null ? null : /^fol(?:io|\.)?\s?:?\s?(\d{1,4}[A-Z]?)\b/i.exec(below)
  if (broken !== null && rest !== null && !OTHER_TITLE.test(text.slice(0, broken.index))) {
    const start = block.span.start + broken.index
    const end = (next?.span.start ?? start) + rest[0].length
    const value = `Volume ${broken[1]?.toUpperCase()} Folio ${rest[1]?.toUpperCase()}`
    return factAt(doc, value, { start, end }, confidence - 5, ['a title over two lines'])
  }
  // Labels above, values below: the form's columns "Volume  Folio" over "2551  902".
  const columns = /\bvolume\s+folio\s+(\d{1,5}[A-Z]?)\s+(\d{1,4}[A-Z]?)\b/i.exec(
    next === undefined ? text : `${text}\n${next.text}`,
  )
  if (columns === null) return null
  const start = block.span.start + columns.index
  return factAt(
    doc,
    `Volume ${columns[1]} Folio ${columns[2]}`,
    { start, end: start + columns[0].length },
    confidence - 5,
    ['volume and folio in columns'],
  )
}
