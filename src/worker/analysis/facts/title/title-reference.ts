import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { TitleReference } from './title-references-in.ts'

import { blocksIn } from '../../segment/find.ts'
import { brokenOver } from '../forms/broken-over.ts'
import { valuesWithCaptions } from '../forms/captions-below.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { headsOfFurtherTitles } from './further-titles.ts'
import { listOfTitles } from './list-of-titles.ts'
import { titleOverTwoLines } from './title-over-two-lines.ts'
import { OTHER_TITLE, titleReferencesIn } from './title-references-in.ts'

/** Volume and folio, folio identifier or title reference of the land sold; of several, each. */
export function recogniseTitleReference(doc: Doc): Fact<string> | null {
  let whole: Fact<string> | null = null
  // Of a unit the Crown lease of the whole parcel is another title.
  const units = doc.state === 'ACT' && /\bunits plan\b/i.test(doc.text)
  for (const [zones, confidence] of ZONES) {
    for (const block of blocksIn(doc, { zones })) {
      const text = several(zones) ? brokenOver(doc, block, block.span.start) : block.text
      const own = ownLand(titleReferencesIn(text)).filter(
        ({ start }) => !units || !/\bcrown lease,?\s*$/i.test(block.text.slice(0, start)),
      )
      const [first] = own
      if (first !== undefined) {
        const places = several(zones)
          ? [...placed(block, own), ...inRowsBelow(doc, block, zones)]
          : placed(block, [first])
        const more = zones.includes('title-search')
          ? headsOfFurtherTitles(doc).flatMap((head) =>
              placed(head, titleReferencesIn(head.text).slice(0, 1)),
            )
          : []
        const fact = together(doc, [...places, ...more], confidence)
        if (!WHOLE_OF_IT.test(block.text.slice(0, first.start)))
          return zones === CONTRACT_ZONES ? asRegistered(doc, fact) : withOthers(doc, fact, whole)
        whole ??= { ...fact, confidence: confidence - 20 }
      }
      if (first === undefined && zones === CONTRACT_ZONES) whole ??= ofParent(doc, block)
      const split = titleOverTwoLines(doc, block, confidence)
      if (split !== null) return split
    }
  }
  return whole ?? listed(doc) ?? aboveCaption(doc)
}

/** "1844 / 205" above its caption "certificate of title volume / folio" */
function aboveCaption(doc: Doc): Fact<string> | null {
  for (const { caption, value } of valuesWithCaptions(doc)) {
    const [, volume, folio] = VOLUME_AND_FOLIO.exec(caption)
      ? (/^(\d{3,5}) ?\/ ?(\d{1,4})$/.exec(doc.text.slice(value.start, value.end).trim()) ?? [])
      : []
    if (volume === undefined || folio === undefined) continue
    const reference = `Volume ${volume} Folio ${folio}`
    return { ...factAt(doc, reference, value, 60, ['a title above its caption']), text: reference }
  }
  return null
}

const VOLUME_AND_FOLIO = /\bvol(?:ume)? ?\/ ?fol(?:io)?$/i

/** Of several titles in a table that names them by their numbers alone, each. */
function listed(doc: Doc): Fact<string> | null {
  const rows = listOfTitles(doc)
  if (rows.length === 0) return null
  const places = rows.flatMap(({ block, reference }) => placed(block, [reference]))
  return together(doc, places, 70)
}

/** "Parent land: Volume 11811 Folio 377 and Volume 11811 Folio 378", where a lot has no title yet. */
function ofParent(doc: Doc, block: Block): Fact<string> | null {
  const head = PARENT.exec(block.text)?.[0]
  if (head === undefined) return null
  const text = block.text.replace(head, ' '.repeat(head.length))
  const own = ownLand(titleReferencesIn(text))
  return own.length === 0 ? null : together(doc, placed(block, own), 70)
}

const PARENT = /^(?:item \w{1,3}\W{1,3})?.{0,12}\bparent (?:land|titles?|lots?|parcels?)\b/i

/** A register has one title on each of its pages; who sells tells all of them in one place. */
function withOthers(doc: Doc, fact: Fact<string>, whole: Fact<string> | null): Fact<string> {
  if (whole?.value.includes(fact.value) === true) return whole
  for (const block of doc.blocks.slice(0, COVER)) {
    if (!/\b(?:land|titles?|property)\b/i.test(block.text)) continue
    const own = ownLand(titleReferencesIn(block.text))
    if (own.length > 1 && own.some(({ value }) => value === fact.value))
      return together(doc, placed(block, own), fact.confidence)
  }
  return fact
}

const COVER = 30

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [CONTRACT_ZONES, 93],
  [['title-search'], 92],
  [['vendor-statement'], 88],
  [LOOSE_ZONES, 60],
  [['land-tax-certificate', 'rates-certificate'], 50],
  // A register search on the page of another paper.
  [['building-permit', 'building-report', 'plan', 'planning-certificate'], 40],
]
/** A lot without a title of its own is described by the title of the land that it is part of. */
const WHOLE_OF_IT = /\b(?:being part of|part of the land)\b[^.;]{0,60}$/i
const FOLIO_OF = /^Volume (\w+) Folio (\w+)$/

/** Of one title whose folio the contract and the register print differently, the register's. */
function asRegistered(doc: Doc, fact: Fact<string>): Fact<string> {
  const told = FOLIO_OF.exec(fact.value)
  if (told === null) return fact
  const heads = blocksIn(doc, { zones: ['title-search'] }).flatMap((block) =>
    titleReferencesIn(block.text)
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

/** The title of the common property is nobody's to sell. */
function ownLand(references: readonly TitleReference[]): readonly TitleReference[] {
  return references.filter(({ value }) => !value.startsWith('CP/'))
}

const MOST_ROWS = 6

/** A form gives each lot a row of its own: the rows right below that hold a reference too. */
function inRowsBelow(doc: Doc, block: Block, zones: readonly PageKind[]): Placed[] {
  if (zones !== CONTRACT_ZONES) return []
  const found: Placed[] = []
  for (let index = block.index + 1; index <= block.index + MOST_ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below === undefined || below.partIndex !== block.partIndex || below.text.length > 200) break
    const own = titleReferencesIn(below.text)
    if (own.length === 0) break
    found.push(...placed(below, own))
  }
  return found
}

type Placed = { readonly value: string; readonly span: Span }

function placed(block: Block, references: readonly TitleReference[]): Placed[] {
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
