import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { CAPITALS, FULL } from './council-names.ts'
import { factAt } from '../fact-at.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { labelled } from '../forms/labels.ts'
import { plainCase } from '../forms/plain-case.ts'

const LABEL =
  /\b(?:local government(?: area| authority)?(?: \(council\))?|local authority|name of responsible authority|responsible authority|council(?! of the\b)(?: area of| name)?|municipality|municipal district|shire(?=\s?:)|LGA|in the (?:council )?area of)\b(?!\s*(?:act|property number|rates?|must|may|is|has|will|search|certificate|and\b|or\b|in relation))/i

/** "Council: Eastquay City" */
const CITY =
  /^\s{0,2}(?:[A-Z][a-z'-]+ (?:& )?){1,3}(?:City|Shire|Borough)(?=\s{0,3}(?:$|[.,;(]|[A-Z]))/

/** Far land belongs to no council. */
const UNINCORPORATED =
  /^\s{0,2}unincorporated(?: (?:area|land|nsw))?(?: ?[/-] ?[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}| ?\/ ?[A-Z]+(?: [A-Z]+){0,2})?/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['particulars', 'contract-form'], 90],
  [['vendor-statement'], 88],
  [['rates-certificate'], 88],
  [['planning-certificate', 'title-search', 'plan'], 80],
  [['other', 'annexure', 'building-permit'], 50],
]

/** The local council, by a label or by the head of its own certificate. */
export function recogniseCouncil(doc: Doc): Fact<string> | null {
  let partial: Fact<string> | null = null
  for (const [zones, confidence] of ZONES) {
    for (const place of labelled(doc, LABEL, zones, { anywhere: true })) {
      // What stands beside the name in its row is no part of it: "SHIRE OF SAMPLE   SEARCHED 18/9".
      const cell = place.block.cells?.find(({ end }) => end > place.offset)
      const reach = cell === undefined ? 70 : Math.min(70, cell.end - place.offset)
      const text = place.text.slice(0, reach)
      if (isPlaceholder(text)) continue
      const full =
        FULL.exec(text) ?? CAPITALS.exec(text) ?? CITY.exec(text) ?? UNINCORPORATED.exec(text)
      if (full !== null && full.index < 14) {
        const start = place.offset + full.index
        return factAt(doc, tidy(full[0]), { start, end: start + full[0].length }, confidence, [
          `a council behind "${place.label}"`,
        ])
      }
      const word =
        /^\s*([A-Z][A-Za-z'-]{2,}(?: [A-Z][A-Za-z'-]{2,}){0,2})(?=\s*(?:$|\n|[.,;]|parish|county|council|title|community|dealing|registered|lot|date|estate|plan|area|first|second))/i.exec(
          text,
        )
      if (
        word?.[1] !== undefined &&
        /^[A-Z]/.test(word[1]) &&
        (place.leads ||
          place.block.text.charAt(place.offset - place.block.span.start - 2) === ':') &&
        /government|authority|LGA|area|municipal district/i.test(place.label)
      ) {
        const start = place.offset + word[0].indexOf(word[1])
        partial ??= factAt(
          doc,
          tidy(word[1]),
          { start, end: start + word[1].length },
          confidence - 15,
          [`a name behind "${place.label}"`],
        )
      }
    }
    const headed = headOf(doc, zones, confidence)
    if (headed !== null) return headed
  }
  return partial ?? besideRates(doc) ?? headAnywhere(doc) ?? inPassing(doc) ?? levying(doc)
}

/** Bodies that are called a council and govern no place. */
const OTHER_BODY =
  /\b(?:heritage|native vegetation|land|legal|catchment|advisory|building|architects|state|federal|national|company|outgoings|rates|charges|levies|payable|annual) council$/i
/** "STRATHALLAN CITY, LAND INFORMATION CERTIFICATE", "LAGOON SHIRE RATES AND CHARGES": a city or shire is a council where its paper's name follows. */
const ISSUER =
  /^(?:[A-Z][A-Za-z'-]+ (?:& )?){1,3}(?:CITY|SHIRE|BOROUGH|City|Shire|Borough)(?=\s?[-,.:|]?\s(?:LAND INFORMATION|PLANNING CERT|RATES?\b|[Rr]ates?\b|CERTIFICATE|[Ll]and information|[Pp]lanning certificate|[Ss](?:ECTION|ection|\.)? ?\d))/
/** "Land information certificate 88190/26. Moorabool Bay Shire." */
const IN_SENTENCE = /(?<=[.;:] )(?:[A-Z][a-z'-]+ (?:& )?){1,3}(?:Shire|City|Borough)(?= ?[.;,]|$)/
const HEADING =
  /^(?:(?:CITY|SHIRE|TOWN|BOROUGH|MUNICIPALITY|(?:DISTRICT |REGIONAL |TOWN |CITY |RURAL )?COUNCIL|CORPORATION OF THE (?:CITY|TOWN)) OF [A-Z'-]+(?: (?!(?:RATES?|CERTIFICATE|SECTION|PLANNING|LAND|NOTICE|ABN)\b)(?:(?:&|AND) )?[A-Z'-]+){0,2}|(?:[A-Z][A-Z'-]+ (?:& )?){1,4}(?:COUNCIL|SHIRE|CITY COUNCIL))(?=\s*(?:$|[-–—:.,|]|\s{2}|\(?(?:RATES?|[Rr]ates?|[Cc]ertificate|CERTIFICATE|[Ss]ection|SECTION|PLANNING|LAND INFORMATION|NOTICE|ABN|[Rr]emittance|REMITTANCE|[Ii]nstalment|INSTALMENT|[Vv]aluation|VALUATION|[Aa]ssessment|ASSESSMENT|[Tt]ax [Ii]nvoice|TAX INVOICE|formerly|previously)\b|s \d|\d))/

/** "City of Port Kelso s 187 certificate", "Shire of Sample: local planning scheme no. 4" */
const CERTIFYING =
  /^(?:City|Shire|Town|(?:District )?Council|Municipality|Corporation of the City) of [A-Z][a-z'-]+(?:,? (?:(?:&|and) )?[A-Z][a-z'-]+){0,3}(?= ?[-–:,.]? (?:s \d{1,3}|[Ss]ection \d{1,3}|[Cc]ertificate|[Rr]ates?|[Ll]ocal planning|[Pp]lanning)\b)/

/** "NORTHERN HILLS COUNCIL - 10.7(2) - 18 September 2026" on the page of another paper. */
function headAnywhere(doc: Doc): Fact<string> | null {
  for (const block of doc.blocks) {
    const printed = block.zone === 'statutory-notice' || block.zone === 'general-conditions'
    const match =
      ISSUER.exec(block.text) ??
      CERTIFYING.exec(block.text) ??
      (printed ? null : HEADING.exec(block.text))
    if (match === null || OTHER_BODY.test(match[0])) continue
    if (doc.state === 'NT' && /^town\b(?! council)/i.test(match[0])) continue
    const span = { start: block.span.start, end: block.span.start + match[0].length }
    return factAt(doc, tidy(match[0]), span, 40, ['the head of a paper of a council'])
  }
  return null
}

/** "Oatley Junction Council, rates 2026-27: $3,100.00": a bill that is told in a sentence. */
function besideRates(doc: Doc): Fact<string> | null {
  for (const block of doc.blocks) {
    if (!block.text.includes('$') || !/\brates?\b/i.test(block.text)) continue
    const match = FULL.exec(block.text.slice(0, 90))
    if (
      match === null ||
      match.index > 3 ||
      /\b(?:the|a|any|each|local|your)\s+council$/i.test(match[0])
    )
      continue
    const start = block.span.start + match.index
    return factAt(doc, tidy(match[0]), { start, end: start + match[0].length }, 45, [
      'a council that levies rates',
    ])
  }
  return null
}

/** "Alpine Foothills Shire | $3,905.50": a council without the word, alone in its cell beside money. */
function inCell(doc: Doc, block: Block): { name: string; start: number } | null {
  if (!/\$ ?\d|^(?:council |municipal )?rates?\b.*\d\.\d{2}\b/i.test(block.text)) return null
  for (const cell of block.cells ?? []) {
    const text = doc.text.slice(cell.start, cell.end).trim()
    if (/^(?:[A-Z][A-Za-z'-]+ ){1,3}(?:Shire|City|Borough|Municipality)$/.test(text))
      return { name: text, start: cell.start }
  }
  return null
}

/** "HUON COUNCIL | CERTIFICATE UNDER S.337": what stands beside the issuer is no part of its name. */
function inFirstCell(doc: Doc, block: Block): RegExpExecArray | null {
  const [first] = block.cells ?? []
  if (first === undefined) return null
  const own = doc.text.slice(block.span.start, first.end)
  const shire = /^(?:[A-Z][A-Za-z'-]+ ){1,3}(?:SHIRE|Shire|CITY|City|BOROUGH)$/.exec(own.trim())
  return FULL.exec(own) ?? CAPITALS.exec(own) ?? shire
}

/** A name of which each word stands in the same cell: "… late E I Sample | Council papers" is none. */
function inOneCell(doc: Doc, { cells, span, text }: Block): RegExpExecArray | null {
  const match = FULL.exec(text) ?? CAPITALS.exec(text)
  if (match === null || cells === null) return match
  const [start, end] = [span.start + match.index, span.start + match.index + match[0].length]
  if (cells.some((cell) => cell.start <= start && cell.end >= end)) return match
  for (const cell of cells) {
    const own = doc.text.slice(cell.start, cell.end)
    const named = FULL.exec(own) ?? CAPITALS.exec(own)
    if (named === null) continue
    named.index += cell.start - span.start
    return named
  }
  return null
}

const OF_COUNCIL: ReadonlySet<PageKind> = new Set(['rates-certificate', 'vendor-statement'])

/** A council's name at the head of a rates or planning certificate, or in its rates row. */
function headOf(doc: Doc, zones: readonly PageKind[], confidence: number): Fact<string> | null {
  for (const part of doc.parts) {
    if (!zones.includes(part.kind) || part.kind === 'particulars' || part.kind === 'contract-form')
      continue
    for (const block of part.blocks.slice(0, part.kind === 'vendor-statement' ? 60 : 10)) {
      const match =
        inFirstCell(doc, block) ??
        inOneCell(doc, block) ??
        ISSUER.exec(block.text) ??
        (OF_COUNCIL.has(part.kind) ? IN_SENTENCE.exec(block.text) : null)
      const cell = match === null ? inCell(doc, block) : null
      if (cell !== null) {
        const span = { start: cell.start, end: cell.start + cell.name.length }
        return factAt(doc, tidy(cell.name), span, confidence - 10, ['a council in a row of rates'])
      }
      if (match === null || /\b(?:the|a|any|each|local|your)\s+council$/i.test(match[0])) continue
      if (OTHER_BODY.test(match[0])) continue
      // An old grant names the council of its day.
      if (/\b(?:easement|burdening)\b/i.test(block.text)) continue
      // On a title or plan a town is where the land lies.
      if ((part.kind === 'title-search' || part.kind === 'plan') && isWhere(doc, match[0])) continue
      // A Northern Territory lot lies in a town or hundred, which is no council.
      if (doc.state === 'NT' && /^(?:lot|section|town(?! council)|hundred)\b/i.test(match[0]))
        continue
      if (
        part.kind === 'vendor-statement' &&
        !/authority|rates|amount|municipal|responsible|planning scheme/i.test(block.text) &&
        !(block.cells !== null && block.text.includes('$'))
      )
        continue
      const start = block.span.start + match.index
      return factAt(doc, tidy(match[0]), { start, end: start + match[0].length }, confidence - 5, [
        'the head of a council certificate',
      ])
    }
  }
  return null
}

/** A town, and in Tasmania a city too, is the district of a title and no council. */
function isWhere({ state }: Doc, name: string): boolean {
  return /^town of/i.test(name) || (state === 'TAS' && /^city of/i.test(name))
}

/** "Planning permit BP-12 of the City of Sample": told in passing, where nothing else tells it. */
function inPassing(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ['vendor-statement'] })) {
    const match = PERMIT_OF.exec(block.text)
    const name = match === null ? null : FULL.exec(match[0])
    if (match === null || name === null || OTHER_BODY.test(name[0])) continue
    const start = block.span.start + match.index + name.index
    return factAt(doc, tidy(name[0]), { start, end: start + name[0].length }, 35, [
      'the council that granted a permit',
    ])
  }
  return null
}

/** "payable to the Sample City Council", "the District Council of Sample has levied": where nothing else tells it. */
function levying(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { excludeZones: PRINTED })) {
    if (!/\brates?\b|\bassessment\b|\bpayable to\b/i.test(block.text)) continue
    const match = PAYABLE_TO.exec(block.text) ?? LEVIED.exec(block.text)
    const name = match === null ? null : FULL.exec(match[0])
    if (match === null || name === null || OTHER_BODY.test(name[0])) continue
    const start = block.span.start + match.index + name.index
    return factAt(doc, tidy(name[0]), { start, end: start + name[0].length }, 35, [
      'the council to which rates are paid',
    ])
  }
  return null
}

const PRINTED: readonly PageKind[] = ['general-conditions', 'statutory-notice', 'by-laws', 'lease']
const PAYABLE_TO = new RegExp(`\\b(?:[Pp]ayable|[Pp]aid) to (?:the )?(?:${FULL.source})`)
const LEVIED = new RegExp(
  `(?:${FULL.source}),? (?:has |have )?(?:levie[ds]|declared|rates|charges|charged)\\b`,
)
const PERMIT_OF = new RegExp(
  `\\b[Pp]ermits?\\b[^.;]{0,60}?\\b(?:of|by|from) (?:the )?(?:${FULL.source})`,
)

function tidy(name: string): string {
  return plainCase(name.replace(/^(?:the|name of|responsible authority|by|to|from)\s+/i, ''))
    .replace(/\bOf\b/g, 'of')
    .replace(/\bThe\b/g, 'the')
    .trim()
}
