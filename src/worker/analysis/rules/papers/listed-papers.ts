import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { papersByLine } from '../../segment/papers-by-line.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** A paper that a list of attachments names, and where. */
export type Listed = { readonly name: string; readonly span: Span }

type Paper = {
  readonly name: string
  readonly named: RegExp
  /** A part of any of these kinds is it. */
  readonly kinds: readonly PageKind[]
  /** Or words of a paper that is not the statement or contract itself. */
  readonly words?: RegExp
}

const PAPERS: readonly Paper[] = [
  {
    name: 'the title search',
    named: /\b(?:title search|register search|certificate of title|copy of (?:the )?title)\b/i,
    kinds: ['title-search'],
  },
  {
    name: 'the plan',
    named:
      /\bplan (?:of (?:subdivision|consolidation|strata)|[A-Z]{2} ?\d|no)|\b(?:strata|deposited|title) plan\b/i,
    kinds: ['plan'],
    words:
      /\b(?:plan of subdivision|strata plan|deposited plan|[LPTS]P ?\d{4,6})\b.{0,60}\b(?:sheet|surveyor|lot \d|area)/i,
  },
  {
    name: 'the council’s land information certificate',
    named:
      /\bland information certificate\b|\bcouncil (?:rates? )?certificate\b|\brates? (?:notice|certificate)\b/i,
    kinds: ['rates-certificate'],
  },
  {
    name: 'the water information statement',
    named: /\bwater (?:information statement|rates? (?:notice|certificate)|certificate|account)\b/i,
    kinds: ['water-certificate'],
  },
  {
    name: 'the land tax certificate',
    named: /\bland tax (?:clearance )?certificate\b|\bproperty clearance certificate\b/i,
    kinds: ['land-tax-certificate'],
  },
  {
    name: 'the owners corporation (body corporate) certificate',
    named: /\b(?:owners corporation|body corporate|strata information|section 184) certificate\b/i,
    kinds: ['owners-corporation-certificate'],
  },
  {
    name: 'the planning certificate',
    named: /\bplanning (?:property )?(?:certificate|report)\b|\b10\.7\b/i,
    kinds: ['planning-certificate'],
  },
  {
    name: 'the pool barrier certificate',
    named:
      /\bpool (?:and spa )?(?:barrier |safety )?(?:compliance |registration )?certificate\b|\bcertificate of (?:pool )?barrier compliance\b/i,
    kinds: [],
    words: /\b(?:pool|barrier)\b.{0,60}\bcertificate\b|\bcertificate\b.{0,60}\b(?:pool|barrier)\b/i,
  },
  {
    name: 'the building permit',
    named: /\bbuilding permits?\b|\boccupancy permit\b|\bcertificate of final inspection\b/i,
    kinds: ['building-permit'],
    words: /\b(?:building|occupancy) permit (?:no\.? ?)?[A-Z]{0,3}\d/i,
  },
  {
    name: 'the lease or tenancy agreement',
    named: /\b(?:residential )?(?:tenancy|rental) agreement\b|\bcopy of (?:the )?lease\b/i,
    kinds: ['lease'],
    words: /\b(?:tenancy|rental) agreement\b/i,
  },
  {
    name: 'the environmental audit or contamination report',
    named:
      /\b(?:environmental|contaminated land|site) (?:audit|assessment|investigation)s? (?:statement|report|certificate)\b|\bsite audit (?:statement|report)\b|\b(?:preliminary risk screen|contamination) (?:assessment|report|statement)\b/i,
    kinds: [],
    words:
      /^\W{0,3}(?:[\w,’'&.-]{1,20} ){0,6}(?:environmental|contamina\w{2,5}|site) (?:audit|assessment|investigation)s?\b.{0,40}$/i,
  },
  {
    name: 'the soil (geotechnical) report',
    named: /\b(?:soil|geotechnical|site classification) (?:test )?(?:report|certificate)\b/i,
    kinds: [],
    words: /^\W{0,3}(?:[\w,’'&.-]{1,20} ){0,6}(?:soil|geotechnical|site classification)\b.{0,60}$/i,
  },
  {
    name: 'the vendor’s disclosure statement',
    named:
      /\b(?:(?:seller|vendor)(?:'s|’s)? disclosure statement|disclosure statement|section 32 statement)\b/i,
    kinds: ['vendor-statement'],
    words: /\bdisclosure statement\b/i,
  },
  {
    name: 'the drawing',
    named: /\b(?:drawings?|sketch(?: plan)?)\b/i,
    kinds: [],
    words:
      /^(?=.{0,90}$).{0,60}\b(?:drawings?|sketch(?: plan)?|elevations?|dwg|drg|site plan|plan view)\b/i,
  },
]

/** "instrument of covenant K109223": a registered paper by its number. */
const INSTRUMENT =
  /\b(?:(?:instrument of )?(?:covenant|transfer|easement|agreement|restriction)|section 173 agreement|instrument)s? (?:no\.? ?)?((?:[A-Z]{1,2})\d{5,6}[A-Z]?|\d{7,8})\b/i

const HEADING =
  /^(?:\W{0,3}\d{1,2}[.)]? )?(?:list of |schedule of )?(?:attachments|attached (?:documents|papers|copies)|annexures|documents (?:attached|annexed)|list of documents)\b/i
const LIST_ZONES: readonly PageKind[] = [
  'vendor-statement',
  'contract-form',
  'particulars',
  'special-conditions',
]

/** Papers that only speak of others. */
const SPEAKING: ReadonlySet<PageKind> = new Set([...CONTRACT_ZONES, 'vendor-statement'])

const NOT_HERE =
  /\b(?:not attached|to follow|if any|if applicable|where applicable|none|nil|n\/a)\b|☐/i
const ENDS = /^(?:\W{0,3}\d{1,2}[.)] )?(?:date of|signature|signed|dated|purchaser)/i
const MOST_LINES = 20
/** So that a file of nothing but such headings costs no more than a few lists. */
const MOST_LISTED = 60

/**
 * What a list headed "Attachments" names and this file does not hold. Only where another paper of the
 * same list is here, so that the attachments are known to have come along, and every page was read.
 */
export function listedButNotHere(doc: Doc): Listed[] {
  if (hasUnreadPages(doc)) return []
  const kinds = new Set([...doc.parts.map(({ kind }) => kind), ...papersByLine(doc).keys()])
  const attached = doc.blocks.filter(({ zone }) => !SPEAKING.has(zone))
  const missing = new Map<string, Listed>()
  let here = 0
  for (const { text, span } of listLines(doc)) {
    if (NOT_HERE.test(text)) continue
    for (const { name, named, kinds: own, words } of PAPERS) {
      if (!named.test(text)) continue
      const found =
        own.some((kind) => kinds.has(kind)) ||
        (words !== undefined && attached.some((block) => words.test(block.text)))
      if (found) here += 1
      else if (!missing.has(name)) missing.set(name, { name, span })
    }
    const number = INSTRUMENT.exec(text)?.[1]
    if (number === undefined) continue
    const shown = attached.some(
      (block) => block.zone !== 'title-search' && block.text.includes(number),
    )
    if (!shown) missing.set(number, { name: `instrument ${number}`, span })
  }
  return here === 0 ? [] : [...missing.values()]
}

/** The lines below a heading "Attachments", up to the next heading or the signatures. */
function listLines(doc: Doc): { text: string; span: Span }[] {
  const lines: { text: string; span: Span }[] = []
  let left = 0
  for (const { text, span, kind, zone } of doc.blocks) {
    if (lines.length >= MOST_LISTED) break
    if (!LIST_ZONES.includes(zone)) left = 0
    else if (HEADING.test(text) && text.length < 90) left = MOST_LINES
    else if (kind === 'heading' || ENDS.test(text)) left = 0
    else if (left > 0) {
      left -= 1
      lines.push({ text, span })
    }
  }
  return lines
}
