import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import type { Fact } from './facts.ts'

import { CONTRACT_ZONES, factAt, LOOSE_ZONES } from './labels.ts'

type Shape = { readonly pattern: RegExp; readonly write: (match: RegExpExecArray) => string }

/** Forms of a title reference over the states, the most telling first. */
const SHAPES: readonly Shape[] = [
  {
    pattern:
      /\bvol(?:ume|\.)?\s?:?\s?((?:LR)?\d{1,6}[A-Z]?)\s?,?\s?(?:and\s)?fol(?:io|\.)?\s?:?\s?(\d{1,4}[A-Z]?)\b/i,
    write: (match) => `Volume ${match[1]?.toUpperCase()} Folio ${match[2]?.toUpperCase()}`,
  },
  {
    pattern:
      /\b(?:folio(?: identifier)?|identifier|title(?: reference| details)?|F\.?I\.?)\s?:?\s?((?:CP|\d{1,5}[A-Z]?)\/(?:[A-Z0-9]{1,3}\/)?(?:DP|SP|CP)?\s?\d{3,7})\b/i,
    write: (match) => (match[1] ?? '').replace(/\s/g, '').toUpperCase(),
  },
  {
    pattern: /\bauto\s?consol\s?(\d{1,5}-\d{1,3})\b/i,
    write: (match) => `Auto Consol ${match[1]}`,
  },
  {
    pattern: /\btitle\s(?:ref(?:erence)?s?)(?:\sno\.?)?(?:\(s\))?\s?[:.-]?\s?(\d{8})\b/i,
    write: (match) => match[1] ?? '',
  },
  {
    pattern:
      /\b(?:certificate of title|C\/?T|title reference(?:\(s\)|s)?|folio of the register|register search plus \(CT)\s?:?\s?(?:register book\s?,?\s?)?(\d{3,6})\s?\/\s?(\d{1,4})\b/i,
    write: (match) => `Volume ${match[1]} Folio ${match[2]}`,
  },
  {
    pattern: /\b(CUFT|CUCL|CUFL)\s?(?:volume\s)?(\d{3})\s?(?:folio|\s)\s?(\d{1,3})\b/i,
    write: (match) => `${match[1]?.toUpperCase()} ${match[2]} ${match[3]}`,
  },
]
/** These lead to another title than the one sold. */
const OTHER_TITLE =
  /\b(?:parent|previous|prior|last plan|former|adjoining|neighbouring)\b[^.;]{0,60}$/i
/** A lot without a title of its own is described by the title of the land that it is part of. */
const WHOLE_OF_IT = /\b(?:being part of|part of the land)\b[^.;]{0,60}$/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [CONTRACT_ZONES, 93],
  [['title-search'], 92],
  [['vendor-statement'], 88],
  [LOOSE_ZONES, 60],
  [['land-tax-certificate', 'rates-certificate'], 50],
]

/** Volume and folio, folio identifier or title reference of the land sold. */
export function recogniseTitleReference(doc: Doc): Fact<string> | null {
  let whole: Fact<string> | null = null
  for (const [zones, confidence] of ZONES) {
    for (const block of blocksIn(doc, { zones })) {
      const next = doc.blocks[block.index + 1]
      // Labels above, values below: the form's columns "Volume  Folio" over "2551  902".
      const text = block.text
      if (!/\d/.test(text) && !/\d/.test(next?.text ?? '')) continue
      for (const shape of SHAPES) {
        const match = shape.pattern.exec(text)
        if (match === null || OTHER_TITLE.test(text.slice(0, match.index))) continue
        const span: Span = {
          start: block.span.start + match.index,
          end: block.span.start + match.index + match[0].length,
        }
        const fact = factAt(doc, shape.write(match), span, confidence, [
          'the form of a title reference',
        ])
        if (!WHOLE_OF_IT.test(text.slice(0, match.index))) return fact
        whole ??= { ...fact, confidence: confidence - 20 }
      }
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
      const columns = /\bvolume\s+folio\s+(\d{1,5}[A-Z]?)\s+(\d{1,4}[A-Z]?)\b/i.exec(
        next === undefined ? text : `${text}\n${next.text}`,
      )
      if (columns !== null) {
        const start = block.span.start + columns.index
        return factAt(
          doc,
          `Volume ${columns[1]} Folio ${columns[2]}`,
          { start, end: start + columns[0].length },
          confidence - 5,
          ['volume and folio in columns'],
        )
      }
    }
  }
  return whole
}
