import type { Severity, StateCode } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Reading } from '../define-rule.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { passagesIn } from '../reading/passages.ts'
import type { RecentWork } from './recent-work.ts'
import { newHomeIn, RECENT_WORK_PATTERNS, recentWorkIn } from './recent-work.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

/** Every name under which the papers tell of a builder's warranty insurance, had or not had. */
export const WARRANTY_COVER_PATTERNS = wordings({
  ...PAPER_DATE_PATTERNS,
  ...RECENT_WORK_PATTERNS,
  coverTold:
    /\b(?:domestic building|home (?:building|warranty|indemnity|owners'? warranty)|residential building(?: warranty| indemnity)?|building (?:indemnity|warranty|work)|builders?'?s?(?: warranty| indemnity)?|(?:home )?owners'? warranty|warranty|indemnity)[ ,:–-]{1,3}(?:\w{4,9} )?(?:insurance|cover|compensation|polic(?:y|ies)|certificate)|\bhome (?:warranty|building) (?:scheme|policy|certificate)\b|\b(?:HBCF|HBC|icare|VMIA|DBI)\b|\binsurance certificate\b|\bcertificates? of insurance\b|\bnotice of cover\b|\bfidelity (?:fund|certificate)|\b(?:QBCC|BSA) (?:insurance|policy|cover|home)|\b(?:insurance|insured|policy|cover)\b[^.;]{0,60}\b(?:builder'?s?|building work|the (?:work|extension|renovation|addition|alteration)s?|defective work|failure to complete)\b|\b(?:builder'?s?|building work|(?:extension|renovation|addition|alteration)s?)\b[^.;]{0,60}\b(?:insurance|insured|uninsured|policy|insurer)\b|\bHIA-?\d/i,
  /** A printed box, question or duty that says nothing of this home. */
  coverPrinted:
    /☐|\?|\bwill provide any current\b|\bif (?:so|any)\b|\b(?:requisition|checklist)\b|\bvendor'?s? should\b/i,
  /** The label of a form, with nothing behind it. */
  coverNil: /\b(?:no particulars(?: to give)?|nil|none|n\/a|not stated|-)\W{0,3}$/i,
  ownBuilder: /\bowner[- ]build(?:er|ers|ing)?(?:'s)?\b/i,
  /** Of another lot, or said not to be so. */
  notOwnBuilt:
    /\bnot so\b|\bno bearing\b|\bnot (?:an )?owner[- ]build|\b(?:next door|neighbou?r\w{0,3}|another lot)\b|\bfor lot \d/i,
  /** A flat in a block: its cover was the whole block's, and is not sold for a tall one. */
  inBlock:
    /\b(?:apartment|unit|flat) \d|\bapartment\b|\b(?:high-?rise|[4-9]|[1-9]\d) ?-?stor(?:e?y|eys|ies)\b/i,
})

const P = WARRANTY_COVER_PATTERNS

/** How many years after its end the cover of a builder still reaches. */
const COVER_YEARS = 6
/** South Australia and the Australian Capital Territory ask for five. */
const SHORT_COVER_YEARS = 5

/** Dollars below which the work needs no cover; other states ask at less, and less matters little. */
const THRESHOLDS: { readonly [state in StateCode]?: number } = { VIC: 16_000 }
const SMALL_WORK = 20_000

export type UncoveredWork = { readonly spans: readonly Span[]; readonly severity: Severity }

/** Work of the last years that should be insured, where no paper speaks of such insurance at all. */
export function uncoveredWork({ doc, facts }: Reading): UncoveredWork[] {
  // Tasmania has had no such scheme for years.
  if (doc.state === null || doc.state === 'TAS') return []
  if (!hasPapers(doc) || hasUnreadPages(doc) || isOffThePlan(doc)) return []
  if (isCoverTold(doc) || isOwnerBuilt(doc)) return []
  const asAt = newestPaperDate(doc, facts)
  const until = Number(asAt?.slice(0, 4) ?? 0)
  const short = doc.state === 'SA' || doc.state === 'ACT'
  const years = short ? SHORT_COVER_YEARS : COVER_YEARS
  const least = THRESHOLDS[doc.state] ?? SMALL_WORK
  const works = asAt === null ? [] : recentWorkIn(doc, until - years, until)
  const found = works.flatMap((work) => {
    const severity = weightOf(work, least)
    return severity === null ? [] : [{ spans: [work.passage.span], severity }]
  })
  if (found.length > 0) return found
  const home = newHomeIn(doc)
  return home === null ? [] : [{ spans: [home.span], severity: 'high' }]
}

/** A whole home, or work with its price, is beyond doubt; a permit alone tells of no builder. */
function weightOf(work: RecentWork, least: number): Severity | null {
  const { size, dollars, byBuilder, passage } = work
  if (dollars !== null) return dollars >= least ? 'high' : null
  if (size === 'home') return P.inBlock.test(passage.text) ? null : 'high'
  if (size === 'large') return byBuilder ? 'medium' : 'low'
  // A room without its price is as often below the sum from which cover is asked.
  return null
}

/** A contract with some paper beside it: a lone form would hold no certificate. */
function hasPapers(doc: Doc): boolean {
  return doc.hasContract && doc.parts.some(({ kind }) => BESIDE.has(kind))
}

const BESIDE: ReadonlySet<string> = new Set([
  'vendor-statement',
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'building-permit',
])

/** The warning and papers of an owner-builder are asked for by rules of their own. */
function isOwnerBuilt(doc: Doc): boolean {
  return passagesIn(doc, ALL_PAPERS).some(
    (passage) => affirmed(passage, P.ownBuilder) !== null && !P.notOwnBuilt.test(passage.text),
  )
}

function isCoverTold(doc: Doc): boolean {
  return doc.blocks.some(
    ({ text, zone, partIndex, kind }) =>
      kind !== 'heading' &&
      !BARE_LABEL.test(text) &&
      zone !== 'general-conditions' &&
      zone !== 'statutory-notice' &&
      P.coverTold.test(text) &&
      !P.coverPrinted.test(text) &&
      !P.coverNil.test(text) &&
      !P.coverPrinted.test(doc.parts[partIndex]?.title ?? ''),
  )
}

/** "3 Building indemnity insurance": the item of a form, whose answer stands below it. */
const BARE_LABEL = /^(?:\d{1,2}(?:\.\d{1,2})?[.)]? )?[A-Za-z'’ ]{1,48}:?$/
