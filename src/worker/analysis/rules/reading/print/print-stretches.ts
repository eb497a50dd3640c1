import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../../document.ts'
import { cellsOf } from '../../../segment/cells-of.ts'
import { leafletNamed } from '../../../segment/leaflet-names.ts'
import { PRINT_HEADS } from './print-heads.ts'

/**
 * How much of a block is print: `all` below a heading that says so; in a `leaflet` and in `notes` what
 * also speaks as print does; `prescribed` in a tenancy agreement; `none` elsewhere.
 */
export type Print = 'none' | 'notes' | 'leaflet' | 'prescribed' | 'all'

/** What a heading makes of the blocks below it. */
type Stretch = {
  readonly print: Print
  /** Its rows explain; those of another stretch answer, and end it. */
  readonly isTable: boolean
}

const NONE: Stretch = { print: 'none', isTable: false }
const NOTES: Stretch = { print: 'notes', isTable: false }
const ALL: Stretch = { print: 'all', isTable: false }
const PRESCRIBED: Stretch = { print: 'prescribed', isTable: false }

/** What stands here binds somebody or is said by the vendor, whatever its heading is called. */
const OWN_WORDS: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'auction-conditions',
  'statutory-notice',
  'vendor-statement',
  'title-search',
  'plan',
  'by-laws',
  'lease',
  'company-extract',
  'ppsr',
])

/** Parts whose kind is not known: they may hold the conditions of the contract. */
const LOOSE: ReadonlySet<PageKind> = new Set(['annexure', 'other'])

const known = new WeakMap<Doc, readonly Print[]>()

/** How much of each block of a document is print, by the index of the block. */
export function printStretches(doc: Doc): readonly Print[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const made = read(doc)
  known.set(doc, made)
  return made
}

function read(doc: Doc): Print[] {
  let headed = NONE
  let led = NONE
  let isTenancy = false
  return doc.blocks.map((block) => {
    if (isCutFrom(doc, block)) {
      headed = NONE
      led = NONE
    }
    isTenancy = staysTenancy(doc, block, isTenancy)
    if (isTenancy) return (headed = tenancyStretch(doc, block, headed)).print
    if (OWN_WORDS.has(block.zone) && !isCutOut(doc, block)) {
      headed = NONE
      return 'none'
    }
    headed = stretchAt(doc, block, headed)
    led = leadOf(doc, block) ?? (LISTED.test(block.text) ? led : NONE)
    const print = headed.print === 'all' ? headed.print : led.print
    // Minutes tell what was resolved between the notes printed on their notice.
    if (block.zone === 'minutes' && print === 'all') return 'notes'
    return print === 'none' ? headed.print : print
  })
}

const HEAD_LENGTH = 110
const VERB =
  /\b(?:is|are|was|were|has|have|had|must|shall|will|may|can|not|no|yes|nil|none)\b|[$☐☒]/i
const SENTENCE_END = /[.;,]$/
const SEPARATOR = /^[=_*~-]{10,}$/
/** An item of a list. */
const LISTED = /^\W{0,2}(?:\(?[a-z\d]{1,3}[.)]|[-•–·]) /i
const CAPITALS = /^[^a-z]{4,60}$/

/** A heading, or a line of its own that is no sentence and no answer. */
function isHead({ kind, text }: Block): boolean {
  if (text.length > HEAD_LENGTH) return false
  if (kind === 'heading' || (kind === 'paragraph' && PRINT_HEADS.bracketed.test(text))) return true
  return kind === 'paragraph' && !SENTENCE_END.test(text) && !VERB.test(text)
}

function stretchAt(doc: Doc, block: Block, stretch: Stretch): Stretch {
  const { text, kind } = block
  if (SEPARATOR.test(text)) return NONE
  if (isHead(block)) return headedBy(doc, block, stretch)
  if (isHeadBesideNumber(block)) return NOTES
  if (kind !== 'row' || stretch.print === 'leaflet') return stretch
  if (PRINT_HEADS.furniture.test(text) || isAtEdge(doc, block) || LISTED.test(text)) return stretch
  return stretch.isTable && !CAPITALS.test(text) ? stretch : NONE
}

function headedBy(doc: Doc, block: Block, stretch: Stretch): Stretch {
  const { text } = block
  const isTable = PRINT_HEADS.table.test(text)
  if (isLeaflet(text)) return { print: 'leaflet', isTable }
  const isReport = !LOOSE.has(block.zone) || isOfReport(doc, block)
  if (PRINT_HEADS.strong.test(text)) return { print: isReport ? 'all' : 'leaflet', isTable }
  if (PRINT_HEADS.ofReports.test(text) && isOfReport(doc, block)) return { ...ALL, isTable }
  // A leaflet runs on below headings of its own, up to one that opens another paper.
  if (stretch.print === 'leaflet') return opensPaper(block) ? NONE : stretch
  const isNamed = !LOOSE.has(block.zone) || PRINT_HEADS.toPaper.test(text)
  const isWeak = PRINT_HEADS.weak.test(text) || PRINT_HEADS.bracketed.test(text)
  if (isWeak && isNamed) return NOTES
  if (stretch.print === 'all' && PRINT_HEADS.inner.test(text)) return stretch
  const goesOn = stretch.print !== 'none' && !PRINT_HEADS.paper.test(text) && countsOn(doc, block)
  return goesOn ? NOTES : NONE
}

/** "Notes to certificate | Certificate no. 4711": the number of the paper beside the heading. */
function isHeadBesideNumber(block: Block): boolean {
  if (block.kind !== 'row') return false
  const [head, beside, ...more] = cellsOf(block)
  if (head === undefined || beside === undefined || more.length > 0) return false
  return PRINT_HEADS.weak.test(head) && PRINT_HEADS.number.test(beside)
}

/** A heading between two notes, of which the second counts on from the first. */
function countsOn({ blocks }: Doc, { index }: Block): boolean {
  const [above, below] = [index - 1, index + 1].map((at) => COUNT.exec(blocks[at]?.text ?? '')?.[1])
  return above !== undefined && below !== undefined && Number(below) === Number(above) + 1
}

const COUNT = /^(\d{1,2})[.)] /

function opensPaper({ kind, text }: Block): boolean {
  return CAPITALS.test(text) || (kind === 'heading' && PRINT_HEADS.paper.test(text))
}

/** What the lead of a paragraph makes of it, and of the numbered ones that go on from it. */
function leadOf(doc: Doc, block: Block): Stretch | null {
  const lead = block.text.slice(0, 90)
  if (block.kind === 'heading') return null
  const isLoose = LOOSE.has(block.zone) && !isOfReport(doc, block)
  if (isLoose && !isLeaflet(lead)) return null
  if (PRINT_HEADS.strongLead.test(lead) || PRINT_HEADS.capitalLead.test(lead)) return ALL
  return PRINT_HEADS.weakLead.test(lead) ? NOTES : null
}

/** A leaflet runs on below headings of its own, to the end of its paper. */
function isLeaflet(heading: string): boolean {
  return leafletNamed(heading) === 'of-everybody' || PRINT_HEADS.guide.test(heading)
}

/** In a paper of somebody who looked at the building, the land or a register. */
function isOfReport({ parts }: Doc, { zone, partIndex }: Block): boolean {
  if (zone === 'building-report') return true
  return LOOSE.has(zone) && PRINT_HEADS.report.test(parts[partIndex]?.title ?? '')
}

/** The first or the last block of its page, where running lines stand. */
function isAtEdge({ blocks }: Doc, { index, page }: Block): boolean {
  return blocks[index - 1]?.page !== page || blocks[index + 1]?.page !== page
}

/** A clause of an inspector's terms that a cut took for a condition of the contract. */
function isCutOut({ parts }: Doc, { partIndex }: Block): boolean {
  const before = parts[partIndex - 1]
  const here = parts[partIndex]
  if (before?.kind !== 'building-report' || here === undefined) return false
  return parts[partIndex + 1]?.kind === 'building-report' && here.firstPage === before.lastPage
}

/**
 * Whether a block begins another paper, or another page of one that is not a report: the terms of an
 * inspector run over several pages, the notes of a certificate stand on one.
 */
function isCutFrom({ blocks }: Doc, { index, partIndex, page, zone }: Block): boolean {
  const before = blocks[index - 1]
  if (before === undefined || before.partIndex !== partIndex) return true
  return before.page !== page && zone !== 'building-report'
}

const OF_TENANCY: ReadonlySet<PageKind> = new Set([
  'lease',
  'contract-form',
  'vendor-statement',
  'annexure',
  'other',
])
/** How far below its title a tenancy agreement names its parties. */
const PARTIES_WITHIN = 30
/** A line of a list of papers, or a sentence about an agreement. */
const ASKED = /[☐☒$?]|\b(?:is|are|was|must|may|subject)\b|\.$/i
const TENANT = /\b(?:tenant|renter)(?: name|'s name| details|\(s\)|s?:| \(?\d)/i

/** "Tenant name:", or the word alone in the cell beside the name. */
function namesTenant(block: Block): boolean {
  return (
    TENANT.test(block.text) || (block.cells !== null && TENANT_CELL.test(cellsOf(block)[0] ?? ''))
  )
}

const TENANT_CELL = /^(?:the )?(?:tenant|renter)s?\W{0,3}$/i

/** Whether a block stands in a tenancy agreement on a prescribed form. */
function staysTenancy({ blocks }: Doc, block: Block, isTenancy: boolean): boolean {
  const { text, zone, kind, index } = block
  if (!OF_TENANCY.has(zone)) return false
  if (!isTenancy && text.length < 160 && PRINT_HEADS.tenancy.test(text) && !ASKED.test(text)) {
    return blocks.slice(index, index + PARTIES_WITHIN).some(namesTenant)
  }
  const isOther = kind === 'heading' && zone !== 'lease' && PRINT_HEADS.paper.test(text)
  return isTenancy && !(isOther && !PRINT_HEADS.prescribed.test(text))
}

/** The terms that a regulation prescribes are print; those that the parties added are theirs. */
function tenancyStretch({ blocks }: Doc, block: Block, stretch: Stretch): Stretch {
  if (!isHead(block)) return PRINT_HEADS.leadsTerm.test(block.text) ? PRESCRIBED : stretch
  const { text } = block
  if (PRINT_HEADS.parties.test(text)) return NONE
  // A note that opens a part of its own is somebody's, and none of the form.
  const isOwnPart = blocks[block.index - 1]?.partIndex !== block.partIndex
  const isNote = PRINT_HEADS.weak.test(text) && (block.zone === 'lease' || !isOwnPart)
  return PRINT_HEADS.prescribed.test(text) || isNote ? PRESCRIBED : NONE
}
