import type { PageKind } from '#shared/report.ts'

import type { Source } from '../source.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'
import type { PartStart } from './part-start.ts'

import { headingCue } from './any-cue.ts'
import { isCapitals } from './capitals.ts'
import { isFullHeading, isLarge, usualFontSize } from './headings.ts'
import { inlineTitle } from './inline-title.ts'
import { capitalLead, cueFor } from './match-cue.ts'
import { mergeParts, nameConditions } from './merge-parts.ts'
import { pagesThatRestart } from './page-restarts.ts'
import { CONTRACT_ZONES } from './part-start.ts'
import { untitledPaper } from './untitled-papers.ts'

/** Parts whose own conditions, rules and particulars are not the contract's. */
const CLOSED: ReadonlySet<PageKind> = new Set(['lease', 'by-laws', 'minutes', 'building-report'])

/** Finds where the documents and zones of a bundle begin, from headings and page furniture. */
export function findParts(
  source: Source,
  drafts: readonly DraftBlock[],
  leadingKind: PageKind | null,
): PartStart[] {
  const restarts = pagesThatRestart(source)
  const bodySize = usualFontSize(drafts)
  const starts: PartStart[] = []
  let page = 0
  let place = 0
  let unitsOnPage = 0
  let contents = false
  let current: PartStart | null = null
  let enclosing: PageKind = 'contract-form'
  let longNotice = false
  const lists = listedHeadings(drafts)

  function begin(start: PartStart) {
    starts.push(start)
    current = start
  }

  for (const [index, draft] of drafts.entries()) {
    if (draft.page !== page) {
      page = draft.page
      place = 0
      unitsOnPage = 0
      contents = false
    }
    const top = place < 7 && unitsOnPage < 700
    const inContract: boolean = current === null || CONTRACT_ZONES.has((current as PartStart).kind)
    const cue: PartCue | null =
      contents || lists.has(index)
        ? null
        : cueFor(draft, { top, first: place === 0, inContract, bodySize, current })
    const opened =
      cue !== null &&
      allowed(cue, current, {
        top,
        first: place === 0,
        inContract,
        longNotice,
        draft,
        bodySize,
        above: drafts[index - 1],
        next: drafts[index + 1],
      })
    const paper =
      opened || contents || current === null || lists.has(index)
        ? null
        : (inlineTitle(draft, current) ?? untitledPaper(drafts, index, current, place < 3))
    if (cue !== null && opened) {
      const title = titleOf(draft.text)
      if (CONTRACT_ZONES.has(cue.kind) && cue.kind !== 'statutory-notice') enclosing = cue.kind
      longNotice = cue.long
      contents = cue.kind === 'contract-form' && /contents\s*$/i.test(draft.text)
      begin({
        block: index,
        kind: cue.kind,
        title,
        state: cue.state,
        proven: true,
        heading: index,
      })
    } else if (paper !== null) {
      begin({
        block: index,
        kind: paper,
        title: titleOf(draft.firstLine.trim()),
        state: null,
        proven: true,
        heading: index,
      })
    } else if (
      current !== null &&
      opensBody(draft, index, current, { bodySize, first: place === 0 })
    ) {
      begin({
        block: index,
        kind: 'general-conditions',
        title: /\bin italics\b/i.test(draft.text) ? 'Standard provisions' : 'Terms and conditions',
        state: null,
        proven: false,
        heading: index,
      })
    } else if (current === null || (place === 0 && leavesPart(current, restarts, page))) {
      const kind = current === null ? (leadingKind ?? 'other') : 'other'
      begin({
        block: index,
        kind,
        title: titleOf(draft.text),
        state: null,
        proven: false,
        heading: index,
      })
    } else if (
      (current as PartStart).kind === 'statutory-notice' &&
      !longNotice &&
      endsNotice(draft, bodySize)
    ) {
      begin({
        block: index,
        kind: enclosing === 'particulars' ? 'contract-form' : enclosing,
        title: titleOf(draft.text),
        state: null,
        proven: false,
        heading: index,
      })
    }
    place += 1
    unitsOnPage += draft.text.length
  }
  return mergeParts(nameConditions(withIssuers(starts, drafts), drafts), drafts, restarts)
}

const ISSUER =
  /^(?:[A-Z][\w&'.-]* ){0,5}(?:council|shire|city|borough|water|corporation|office|authority|department|registry|services|revenuesa|landgate)\b|^(?:city|shire|town|rural city|borough) of [A-Z]/i

/** The name of who issued a paper, on a line above its heading, belongs to the paper. */
function withIssuers(starts: readonly PartStart[], drafts: readonly DraftBlock[]): PartStart[] {
  return starts.map((start, index) => {
    const above = drafts[start.block - 1]
    const before = starts[index - 1]
    if (!start.proven || !ISSUED.has(start.kind) || above === undefined) return start
    if (before !== undefined && start.block - 1 <= before.heading) return start
    if (above.page !== drafts[start.block]?.page || above.text.length > 60) return start
    if (/[.:;$]/.test(above.text) || above.text.split(' ').length > 7) return start
    return ISSUER.test(above.text) ? { ...start, block: start.block - 1 } : start
  })
}

const BODY_HEADING =
  /^(?:part [a-z1]\s?[-:]\s?)?1(?:\.0)?[.)]?\s{1,3}(?:definitions?|defined terms|interpretation|meaning of|dictionary|operative|preliminary|application of|agreement(?: to| for)?|sale(?: and purchase| of|$)|purchase (?:and|of)|the (?:sale|contract|agreement))\b/i

/** A contract without printed headings: behind its schedule the clauses begin again at 1. */
function opensBody(
  draft: DraftBlock,
  index: number,
  current: PartStart,
  { bodySize, first }: { bodySize: number | null; first: boolean },
): boolean {
  const onForm = FORMS.has(current.kind) && index >= current.block + 4
  if (!onForm && !(current.kind === 'statutory-notice' && first)) return false
  if (draft.cells !== null && draft.cells.length > 1) return false
  return (
    BODY_HEADING.test(draft.text) &&
    (draft.lines > 1 || isFullHeading(draft, bodySize) || draft.text.length < 60)
  )
}

function leavesPart(current: PartStart, restarts: ReadonlySet<number>, page: number): boolean {
  return restarts.has(page) && current.kind !== 'other'
}

/** Papers that come from a registry or an authority: no notice has a heading of such a name. */
const ISSUED: ReadonlySet<PageKind> = new Set([
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'vendor-statement',
  'company-extract',
  'building-report',
  'owners-corporation-certificate',
  'plan',
  'minutes',
])

function allowed(
  cue: PartCue,
  current: PartStart | null,
  {
    top,
    first,
    inContract,
    longNotice,
    draft,
    bodySize,
    above,
    next,
  }: {
    top: boolean
    first: boolean
    inContract: boolean
    longNotice: boolean
    draft: DraftBlock
    bodySize: number | null
    above: DraftBlock | undefined
    next: DraftBlock | undefined
  },
): boolean {
  if (current === null) return cue.place !== 'zone' || isCapitals(draft.text)
  const capitals = isCapitals(draft.text) || capitalLead(draft) !== null
  if (longNotice && !top && !(ISSUED.has(cue.kind) && capitals)) return false
  // Headings of one's own inside a statement, a title or a set of conditions open nothing new.
  if (
    cue.place === 'zone' &&
    cue.kind === 'contract-form' &&
    current.kind === 'general-conditions'
  ) {
    return false
  }
  const onTitle = current.kind === 'title-search' || current.kind === 'plan'
  if (ENTERED.has(cue.kind) && !first && onTitle && ENTRY.test(draft.text)) return false
  if (cue.kind === 'plan' && !first && OF_A_SCHEME.has(current.kind)) {
    if (PLAN_NUMBER.test(draft.text)) return false
  }
  if (CONTRACT_ZONES.has(cue.kind)) {
    if (inContract) return true
    if (cue.kind === 'statutory-notice' && !cue.long)
      return current.kind === 'vendor-statement' && first
    if (CLOSED.has(current.kind)) return first
    return top || capitals || draft.headingLevel !== null
  }
  // So do the fields of a form: "BUILDING REPORT (general condition 21)".
  if (!first && FORM_FIELDS.has(cue.kind) && FORMS.has(current.kind)) return false
  // The items of a statement bear the names of the papers that they speak of.
  if (!first && current.kind === 'vendor-statement' && STATEMENT_ITEM.test(draft.text)) return false
  // A form names the title of the land in a field of its own.
  if (!first && cue.kind === 'title-search' && CONTRACT_ZONES.has(current.kind)) {
    if (/^title\b(?!.{0,14}\b(?:search|extract|register|record|certificate))/i.test(draft.text))
      return false
    if (isFieldOfForm(draft, next)) return false
  }
  // "Certificate of Title: CT 5611/904" tells of which land a certificate speaks.
  if (!first && cue.kind === 'title-search' && OF_A_TITLE.test(draft.text)) {
    if (current.kind !== 'title-search' && !CONTRACT_ZONES.has(current.kind)) return false
  }
  // A title and a plan name their own sketch, owners and number.
  if (onTitle && !first && cue.kind === 'plan' && OWN_SKETCH.test(draft.text)) return false
  // A certificate's name in the middle of a page is a mention, unless it is set as a heading.
  if (top || draft.headingLevel !== null || capitals || isLarge(draft, bodySize)) return true
  // Plain text shows no headings: among papers the name of another one on its own line is one.
  const named = draft.lines === 1 && draft.cells === null && !/[.:;,$☐☒]/.test(draft.text)
  // Below the name of who issued it, in capitals, it is one also right behind the contract.
  if (named && inContract && CERTIFICATES.has(cue.kind) && isIssuer(above)) return true
  return named && !inContract && current.kind !== 'vendor-statement' && CERTIFICATES.has(cue.kind)
}

const FORM_FIELD =
  /^(?:the )?(?:(?:purchase |sale )?price|deposit|balance|settlement|completion|vendor|purchaser|seller|buyer|property|land|lot|street|address|chattels|encumbrances|inclusions|area)\b/i

/** "Certificate of Title | Volume 154773 Folio 12" among the other fields of a form. */
function isFieldOfForm(draft: DraftBlock, next: DraftBlock | undefined): boolean {
  if ((draft.cells?.length ?? 0) < 2) return false
  return next !== undefined && (next.cells?.length ?? 0) > 1 && FORM_FIELD.test(next.text)
}

function isIssuer(above: DraftBlock | undefined): boolean {
  if (above === undefined || above.text.length > 60 || above.cells !== null) return false
  return isCapitals(above.text) && ISSUER.test(above.text)
}

const FORMS: ReadonlySet<PageKind> = new Set(['particulars', 'contract-form'])
const FORM_FIELDS: ReadonlySet<PageKind> = new Set(['building-report', 'lease', 'building-permit'])

const STATEMENT_ITEM =
  /^(?:building (?:permits?|approvals?)|owners'? corporation(?: fees)?(?! (?:certificate|search|disclosure))|council rates?|rates and (?:water|taxes|charges)|land tax|water (?:rates?|charges)|planning(?: information| and building)?)s?\b.{0,40}$|^(?:rules|meeting|covenant|lease|plan)s?$/i

/** Papers that name their strata or units plan below their own heading. */
const OF_A_SCHEME: ReadonlySet<PageKind> = new Set([
  'owners-corporation-certificate',
  'title-search',
  'planning-certificate',
  'minutes',
  'by-laws',
  'annexure',
])
const PLAN_NUMBER = /^(?:units?|strata) plan (?:no\.? ?)?\d{1,7}\b(?! (?:sheet|edition))/i

/** Instruments that a title or a plan names in its entries. */
const ENTERED: ReadonlySet<PageKind> = new Set(['annexure', 'by-laws', 'lease'])
const ENTRY =
  /^(?:(?:restrictive |positive )?covenant|creation of|notification|agreement|schedule of dealings|(?:community|strata|building) management statement|lease (?:no\b|[A-Z]{0,2}\d)|(?:change of )?by-?laws? (?:no\b|[A-Z]{0,2}\d))\b/i

const CERTIFICATES: ReadonlySet<PageKind> = new Set([
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
])
const OF_A_TITLE = /^certificate of title(?: reference| no\.?)?\s?:?\s(?:CT|vol\w*|\d)/i
const OWN_SKETCH = /^(?:sketch of land|the owners|strata plan no)\b/i

const INSIDE_NOTICE =
  /^(?:exceptions?|warnings?|auctions?|disputes?|important|note|cooling|notice|statement|how|what|your|when|where|why|who)\b/i

function endsNotice(draft: DraftBlock, bodySize: number | null): boolean {
  return isFullHeading(draft, bodySize) && !INSIDE_NOTICE.test(draft.text) && draft.text.length < 80
}

/** Three or more neighbouring short blocks that each look like a different part: a list of papers. */
function listedHeadings(drafts: readonly DraftBlock[]): ReadonlySet<number> {
  const listed = new Set<number>()
  let run: number[] = []
  let kinds = new Set<PageKind>()
  const flush = () => {
    if (run.length >= 3 && kinds.size >= 3) for (const index of run) listed.add(index)
    run = []
    kinds = new Set()
  }
  for (const [index, draft] of drafts.entries()) {
    const text = draft.text.slice(0, 200)
    const cue = draft.text.length < 160 ? headingCue(text) : undefined
    if (cue === undefined || draft.page !== drafts[run.at(-1) ?? index]?.page) flush()
    if (cue !== undefined) {
      run.push(index)
      kinds.add(cue.kind)
    }
  }
  flush()
  return listed
}

function titleOf(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 87).replace(/\s\S*$/, '')}...`
}
