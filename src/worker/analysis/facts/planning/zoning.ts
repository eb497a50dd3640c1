import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn, type Zones } from '../../segment/find.ts'
import { codeBelow, codedZone } from './coded-zone.ts'
import { factAt } from '../fact-at.ts'
import { namedZone } from './named-zone.ts'
import { withZoneName } from './nt-zone-names.ts'
import { asNumbered } from './zone-number.ts'
import { zoneUnderHead } from './zone-under-head.ts'
import { zoneOfScheme } from './zone-of-scheme.ts'
import { zoneOfLot } from './zone-of-lot.ts'
import { victorianZone } from './victorian-zone.ts'
import { ZONE_LABELS, ZONE_LEAD } from './zone-labels.ts'

/** The zone in which the land lies, by name and code as printed. */
export function recogniseZoning(
  doc: Doc,
  lotPlan: Fact<string> | null = null,
): Fact<string> | null {
  const ofLot = zoneOfLot(doc, lotPlan)
  if (ofLot !== null) return ofLot
  const told = zoneTold(doc, lotPlan?.value ?? '')
  return told === null ? null : asNumbered(doc, told)
}

function zoneTold(doc: Doc, lotPlan: string): Fact<string> | null {
  let region: Fact<string> | null = null
  for (const [zones, confidence] of ZONES) {
    let best: Fact<string> | null = null
    for (const block of blocksIn(doc, { zones })) {
      if (!SPEAKS_OF_ZONES.test(block.text) || speaksOfOthers(doc, block)) continue
      if (namesOtherBlock(block, lotPlan)) continue
      const fact = zoneIn(doc, block, confidence)
      if (fact === null) continue
      // A Western Australian region has a scheme of its own above the council's.
      if (doc.state === 'WA' && /\bregion(?:al)? (?:planning )?scheme\b/i.test(block.text)) {
        region ??= fact
        continue
      }
      if (doc.state !== 'VIC' || /\d/.test(fact.value)) return fact
      best ??= fact
    }
    if (best !== null) return best
  }
  for (const block of blocksIn(doc, ELSEWHERE)) {
    if (!NAMES_ZONE.test(block.text) || speaksOfOthers(doc, block)) continue
    const fact = zoneIn(doc, block, 40)
    if (fact !== null) return fact
  }
  return region ?? zoneOfScheme(doc)
}

/** "Block 12 Section 61: zone CZ4": in the Capital Territory a parcel is a block of a section. */
function namesOtherBlock({ text }: Block, lotPlan: string): boolean {
  const own = PARCEL.exec(lotPlan)
  const named = PARCEL.exec(text)
  return own !== null && named !== null && (own[1] !== named[1] || own[2] !== named[2])
}

const PARCEL = /\bBlock (\d{1,4}),? Section (\d{1,4})\b/i

const SPEAKS_OF_ZONES =
  /zon|territory plan|\bR\d|R-?Code|\bplanning\b|\b(?:RU|E|MU|B|C)\d (?:General|Local|Commercial|Productivity|Mixed|Primary|Rural|Village|Environmental|National|Neighbourhood)\b/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['planning-certificate'], 93],
  [['vendor-statement'], 88],
  [['particulars', 'contract-form', 'rates-certificate', 'building-permit', 'annexure'], 75],
  [['other', 'special-conditions'], 55],
  // A short planning note on the page of another paper.
  [
    [
      'title-search',
      'plan',
      'building-report',
      'owners-corporation-certificate',
      'water-certificate',
      'land-tax-certificate',
    ],
    45,
  ],
]

/** A council's answer in a sentence, on the page of a paper of another kind. */
const ELSEWHERE: Zones = {
  excludeZones: [...ZONES.flatMap(([zones]) => zones), 'general-conditions', 'statutory-notice'],
}
const NAMES_ZONE =
  /(?:^|[.;:,]\s)(?:\w{1,12} )?(?:zone|zoning)\s?:|(?:^|[.;:] )Zone [A-Z]|\bzone [A-Z]{1,3}\d? \(|\bplanning (?:enquiry|print|scheme)\b/i

function zoneIn(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  const place = (start: number, length: number) => ({
    start: block.span.start + start,
    end: block.span.start + start + length,
  })
  if (doc.state === 'VIC' || doc.state === null) {
    const victorian = victorianZone(block.text, doc.state === 'VIC')
    if (victorian !== null) {
      const { value, start } = victorian
      // The dash of the next item of a list is no part of the name.
      const printed = block.text
        .slice(start, start + victorian.length)
        .replace(/(?<![\s–-])[\s–-]+$/, '')
      const at = place(start, printed.length)
      const fact = factAt(doc, value, at, confidence, ['the name or code of a zone'])
      // "COMMERCIAL 1 ZONE": a buyer looks a zone up by its code.
      return value.includes('(') && !fact.text.includes('(') ? { ...fact, text: value } : fact
    }
    if (doc.state === 'VIC') return null
  }
  const coded = codedZone(doc, block)
  if (coded !== null) {
    const fact = factAt(doc, coded.value, place(coded.start, coded.value.length), confidence, [
      'the code of a zone',
    ])
    if (doc.state === 'NT') return { ...fact, text: withZoneName(fact.text) }
    // "Residential with a density code of R30": the name and its code, as they are cited.
    if (doc.state === 'WA') {
      const [, name, code] = DENSITY_APART.exec(fact.text) ?? []
      if (name !== undefined && code !== undefined)
        return { ...fact, value: `${name} ${code}`, text: `${name} ${code}` }
    }
    // "RZ1 - Suburban Zone": the code and, apart from it, its name.
    return { ...fact, text: fact.text.replace(/^([A-Z]{1,3}\d?) - (.+)$/, '$1 ($2)') }
  }
  const below = codeBelow(doc, block, confidence)
  if (below !== null) return below
  if (doc.state === 'NSW' || doc.state === 'ACT') return null
  const under = zoneUnderHead(doc, block, confidence)
  if (under !== null) return under
  const beside = zoneInRow(doc, block)
  const told = beside === null ? null : namedZone(doc, block, beside, confidence)
  if (told !== null) return told
  for (const match of block.text.matchAll(ZONE_LABELS)) {
    const at = match.index + match[0].length
    const lead = ZONE_LEAD.exec(block.text.slice(at, at + LONGEST_LEAD))?.[0].length ?? 0
    const zone = namedZone(doc, block, at + lead, confidence)
    if (zone !== null && !isNameOfScheme(doc, zone)) return zone
  }
  return null
}

const DENSITY_APART =
  /^([A-Z][a-z]{3,12}(?: [A-Z][a-z]{2,12})?),? (?:with|at|and) .{0,40}?(R\d{1,3}(?:\/R?\d{1,3})?)$/

/** The prompt of a form may name every act under which land is zoned. */
const LONGEST_LEAD = 620

/** "Tasmanian Planning Scheme - Sampleton. Zone: 8.0 …": the label of the zone itself comes behind. */
function isNameOfScheme(doc: Doc, { spans }: Fact<string>): boolean {
  const end = spans[0]?.end ?? 0
  return ZONE_BEHIND.test(doc.text.slice(end, end + 60))
}

const ZONE_BEHIND =
  /^(?: \w{2,12}){0,2}[\s.;,(-]{1,3}(?:local provisions schedule[\s.;,-]{1,3})?zon(?:e|ing)\s?[:-]/i

/** "Zone under Tasmanian Planning Scheme | - | General Residential": where in its row the zone stands. */
function zoneInRow(doc: Doc, { cells, span }: Block): number | null {
  const texts = (cells ?? []).map(({ start, end }) => doc.text.slice(start, end).trim())
  const label = texts.findIndex((text) => ROW_LABEL.test(text))
  if (label < 0) return null
  const value = texts.findIndex((text, index) => index > label && !NO_ANSWER.test(text))
  const cell = value > label ? cells?.[value] : undefined
  return cell === undefined ? null : cell.start - span.start
}

const ROW_LABEL =
  /^(?:\d{1,3}(?:\.\d{1,2})?[.)]? )?(?:what is the )?(?:current |present |planning )?zon(?:e|ing)\b(?: ?(?:\/|and|&) ?sub-?zone)?(?: (?:of|under|in|for|by) .{3,70})?\??:?$/i
/** An answer column that is left open beside the particulars. */
const NO_ANSWER = /^(?:[-–—]+|yes|no|n\/?a|see (?:particulars|beside|right)|[☐☒✓]+|\d{0,3})$/i

function speaksOfOthers(doc: Doc, block: Block): boolean {
  const last = doc.blocks[block.index - 1]
  // A sentence that has ended speaks of itself, and so does each numbered answer and each row that
  // follows a full row; a heading speaks of what stands below it.
  const numbered = /^\W{0,3}\d{1,2}[.)]?\s+[A-Z]/.test(block.text)
  const rows = isRow(last) && isRow(block)
  const above = numbered || rows || /[.;]\s*$/.test(last?.text ?? '') ? '' : (last?.text ?? '')
  return OTHERS.test(`${above.slice(-80)} ${firstSentence(ownCells(doc, block))}`)
}

const OTHERS =
  /\b(?:adjoining|opposite|nearby|vicinity|surrounding|proposed (?:to be )?rezon|planning proposal|to rezone|exhibited|(?<!\b(?:no|none|without|nil) )draft)\b/i

function isRow(block: Block | undefined): boolean {
  return (block?.cells?.length ?? 0) > 1
}

/** A label with its answer in one cell. */
const ZONE_TOLD = /^zon(?:e|ing)\b\s?:?\s\w/i

/** "Zone | Hills Neighbourhood | Adjoining zone | Rural": the row as far as another field begins in it. */
function ownCells(doc: Doc, { cells, text, span }: Block): string {
  const words = (cells ?? []).map(({ start, end }) => doc.text.slice(start, end))
  const least = ZONE_TOLD.test(words[0] ?? '') ? 1 : 2
  const other = cells?.[words.findIndex((word, at) => at >= least && OTHERS.test(word))]
  return other === undefined ? text : text.slice(0, other.start - span.start)
}

/** "2. Zoning: RU1. Part of the adjoining route is RU3": the first sentence speaks of the land. */
function firstSentence(text: string): string {
  const own = text.slice(0, 120).replace(/^\W*\d{1,2}(?:\([a-z]\))?\.?\s/, '')
  return own.split(/\.\s(?=[A-Z])|;\s/)[0] ?? own
}
