import type { Coverage, PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../wording/matches.ts'
import type { Prove } from './prove.ts'
import { papersByLine } from '../segment/papers-by-line.ts'
import { hasUnreadPages } from '../segment/unread-pages.ts'

type Paper = {
  readonly what: string
  readonly name: RegExp
  /** A page of any of these kinds means that it is there. */
  readonly kinds: readonly PageKind[]
}

/** Papers that a contract or vendor statement says are attached. */
const PAPERS: readonly Paper[] = [
  paper(
    'Title search',
    /register search statement|title search|certificate of title|copy of (?:the )?title|property certificate for the land/i,
    'title-search',
  ),
  paper(
    'Plan of the land',
    /plan of subdivision|strata plan|title plan|survey plan|deposited plan|(?<!unregistered )plan of the land/i,
    'plan',
  ),
  paper(
    'Planning certificate',
    /planning certificate|section 10\.7 certificate|planning report|planning property report/i,
    'planning-certificate',
  ),
  paper(
    'Owners corporation certificate',
    /owners corporation certificate|body corporate certificate|section 184 certificate|strata information certificate/i,
    'owners-corporation-certificate',
  ),
  paper(
    'Council rates certificate',
    /land information certificate|council rates? (?:notice|certificate)|rates notice/i,
    'rates-certificate',
  ),
  paper(
    'Water certificate or sewer diagram',
    /water information statement|water (?:rates? )?(?:notice|certificate)|sewerage (?:service )?diagram|drainage diagram|sewerage infrastructure location diagram|sewer lines location diagram/i,
    'water-certificate',
    'plan',
    'rates-certificate',
  ),
  paper(
    'Land tax certificate',
    /land tax (?:clearance )?certificate|property clearance certificate/i,
    'land-tax-certificate',
  ),
  paper(
    'Minutes of meetings',
    /minutes of (?:the )?(?:last |latest |most recent )?(?:annual general )?meetings?/i,
    'minutes',
  ),
  paper(
    'By-laws or rules',
    /\bby-?laws\b|owners corporation rules|registered rules/i,
    'by-laws',
    'owners-corporation-certificate',
  ),
  paper(
    'Building permit',
    /building permits?|occupancy permit|certificate of final inspection|final inspection certificate/i,
    'building-permit',
  ),
  paper(
    'Building or pest report',
    /building (?:inspection )?report|pest (?:inspection )?report|defects? report/i,
    'building-report',
  ),
  paper(
    'Lease',
    /(?:copy of the )?(?:residential )?(?:lease|tenancy agreement|rental agreement)/i,
    'lease',
  ),
]

/** Zones that promise attachments; a printed condition or notice promises nothing. */
const PROMISING: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
]

const ATTACHED =
  /\b(?:is|are) (?:attached|annexed|enclosed)\b|\b(?:attached|annexed) (?:is|are|hereto|to this)\b|\bas attached\b/i
const DENIED = /\b(?:not|no|nil|none|if any|if applicable|where applicable)\b/i
const LIST_HEADING =
  /^(?:\d{1,2}\.? )?(?:list of documents|attachments|annexures|attached documents)\b/i
const SENTENCE = /[^.;\n]{1,600}[.;]?/g
const BOXES = /[☐☒]/g
const TICKED_ITEM = /☒[^☐☒]{1,300}/g

/** Documents that this one says it carries, of which no page was found. */
export function mentionedButMissing(doc: Doc, prove: Prove): Coverage['mentionedButMissing'] {
  const present = new Set<PageKind>([
    ...doc.pageKinds,
    ...doc.parts.map((part) => part.kind),
    ...papersByLine(doc).keys(),
  ])
  const absent = PAPERS.filter(({ kinds }) => !kinds.some((kind) => present.has(kind)))
  const found = new Map<string, Span>()
  for (const promise of promisesOf(doc)) {
    const words = doc.text.slice(promise.start, promise.end)
    for (const { what, name } of absent) {
      if (!found.has(what) && name.test(words)) found.set(what, promise)
    }
  }
  for (const { what, span } of annexuresThatApply(doc)) if (!found.has(what)) found.set(what, span)
  const unread = hasUnreadPages(doc)
  const maybe = unread ? ' (it may be on a page that could not be read)' : ''
  return [...found]
    .map(([what, span]) => ({ what: what + maybe, evidence: prove([span]) }))
    .filter(({ evidence }) => evidence.length > 0)
}

const ANNEXURE = /\bannexures? ["'(]{0,2}([A-K])["')]{0,2}(?!\w)/i
const APPLIES =
  /\bappl(?:y|ies)\b|\bforms? part of (?:this|the) contract\b|\b(?:is|are) (?:attached|annexed|incorporated)\b/i
const SUPPOSED = /\b(?:if|where|unless|not|no|nil|none|deleted|may)\b|☐/i

/** Annexures that the contract takes in by their letter, and that no line of the file opens. */
function annexuresThatApply(doc: Doc): { what: string; span: Span }[] {
  const here = new Set(
    doc.blocks.flatMap(({ text }) => {
      const letter = OPENS_ANNEXURE.exec(text)?.[1]
      return letter === undefined ? [] : [letter.toUpperCase()]
    }),
  )
  return blocksIn(doc, { zones: PROMISING }).flatMap((block) =>
    spansOf(block, SENTENCE).flatMap((span) => {
      const words = doc.text.slice(span.start, span.end)
      const letter = ANNEXURE.exec(words)?.[1]?.toUpperCase()
      if (letter === undefined || here.has(letter)) return []
      return APPLIES.test(words) && !SUPPOSED.test(words)
        ? [{ what: `Annexure ${letter}`, span }]
        : []
    }),
  )
}

const OPENS_ANNEXURE =
  /^\W{0,3}(?:this is )?(?:the )?(?:special conditions |conditions )?annexure ["'(]{0,2}([A-K])["')]{0,2}(?!\w)(?!.{0,60}\b(?:appl(?:y|ies)|is attached)\b)/i

/** Sentences that say something is attached, and the entries of a list of attachments. */
function promisesOf(doc: Doc): Span[] {
  let inList = false
  return blocksIn(doc, { zones: PROMISING }).flatMap((block) => {
    if (block.kind === 'heading') inList = LIST_HEADING.test(block.text)
    return inList && block.kind !== 'heading' ? listed(block) : said(block)
  })
}

function said(block: Block): Span[] {
  if (!ATTACHED.test(block.text)) return []
  return spansOf(block, SENTENCE).filter(({ start, end }) => {
    const words = block.text.slice(start - block.span.start, end - block.span.start)
    const attached = ATTACHED.exec(words)
    if (attached === null || words.includes('☐')) return false
    return !DENIED.test(words.slice(0, attached.index + attached[0].length))
  })
}

/** In a form the ticked entries, in a plain list every entry. */
function listed(block: Block): Span[] {
  const boxes = block.text.match(BOXES) ?? []
  if (boxes.length === 0) return block.kind === 'row' ? [] : spansOf(block, SENTENCE)
  if (boxes.length === 1) return boxes[0] === '☒' ? [block.span] : []
  return spansOf(block, TICKED_ITEM)
}

function spansOf(block: Block, pattern: RegExp): Span[] {
  return matchesIn(block.text, pattern).flatMap((match) => {
    const words = match[0].trim()
    if (words === '') return []
    const start = block.span.start + match.index + match[0].indexOf(words)
    return [{ start, end: start + words.length }]
  })
}

function paper(what: string, name: RegExp, ...kinds: readonly PageKind[]): Paper {
  return { what, name, kinds }
}
