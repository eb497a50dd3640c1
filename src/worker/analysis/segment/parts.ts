import type { PageKind } from '#shared/report.ts'

import type { Source } from '../source.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'
import type { PartStart } from './part-start.ts'

import { isCapitals } from './capitals.ts'
import { clauseChains, heldBlocks } from './clause-chains.ts'
import { endsInDrawnLine } from './drawn-line.ts'
import { createItemCount } from './form-items.ts'
import { isFullHeading, usualFontSize } from './headings.ts'
import { isRow } from './is-row.ts'
import { inlineTitle } from './inline-title.ts'
import { withIssuers } from './issuers.ts'
import { leafletKind } from './leaflets.ts'
import { letterHead, letterKind } from './letters.ts'
import { listedHeadings } from './listed-headings.ts'
import { cueFor } from './match-cue.ts'
import { mayOpenPart, onPlan } from './may-open-part.ts'
import { mergeParts, nameConditions } from './merge-parts.ts'
import { opensBody } from './opens-body.ts'
import { otherSender } from './other-senders.ts'
import { pagesThatRestart } from './page-restarts.ts'
import { CONTRACT_ZONES } from './part-start.ts'
import { printedSets } from './printed-sets.ts'
import { untitledPaper } from './untitled-papers.ts'

/** Finds where the documents and zones of a bundle begin, from headings and page furniture. */
export function findParts(
  source: Source,
  drafts: readonly DraftBlock[],
  leadingKind: PageKind | null,
): PartStart[] {
  const restarts = pagesThatRestart(source)
  const held = heldBlocks(clauseChains(drafts), drafts)
  const sets = new Map(printedSets(source).map((set) => [set.firstPage, set]))
  const bodySize = usualFontSize(drafts)
  const starts: PartStart[] = []
  let page = 0
  let place = 0
  let unitsOnPage = 0
  let contents = false
  let current: PartStart | null = null
  let enclosing: PageKind = 'contract-form'
  let longNotice = false
  let endsWithPage = false
  let formGoesOn = false
  let behindHead = 0
  const lists = listedHeadings(drafts)
  const items = createItemCount()

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
    const set = place === 0 ? sets.get(page) : undefined
    if (set !== undefined) {
      formGoesOn = set.formGoesOn
      enclosing = 'general-conditions'
      longNotice = false
      endsWithPage = false
      begin({
        block: index,
        kind: 'general-conditions',
        title: titleOf(set.name),
        state: null,
        proven: true,
        heading: index,
        printedTo: set.lastPage,
      })
    }
    const inContract: boolean = current === null || isOfContract(current as PartStart)
    const cutOff = place > 0 && endsInDrawnLine(drafts[index - 1]?.text ?? '')
    const inSet: boolean = !cutOff && page <= ((current as PartStart | null)?.printedTo ?? 0)
    const within = inSet || (inContract && held.has(index))
    const ruled = isRuledOff(drafts, index, current)
    const shared = drafts[(current as PartStart | null)?.block ?? index]?.page === draft.page
    const top = place < 7 && unitsOnPage < 700
    const item = items.read(draft, current)
    const passed: boolean = contents || lists.has(index) || index < behindHead
    const unopened: boolean = passed || within
    const sheet: PageKind | null =
      unopened || item !== null
        ? null
        : leafletKind(draft, current, {
            top,
            first: place === 0,
            ruled,
            inContract,
            shared,
          })
    const named: PartCue | null =
      passed || sheet !== null
        ? null
        : cueFor(draft, { top, first: place === 0, inContract, bodySize, current })
    const own: boolean =
      named === null ||
      ((item === null || OWN_ITEMS.has(named.kind)) &&
        (!within || OWN_ZONES.has(named.kind)) &&
        (!inSet || (named.kind === 'special-conditions' && !COUNTED.test(draft.text))))
    const cue: PartCue | null = own ? named : null
    const opened =
      cue !== null &&
      mayOpenPart(cue, current, {
        top: top || (ruled && !inContract),
        first: place === 0,
        inContract,
        longNotice,
        draft,
        bodySize,
        above: drafts[index - 1],
        next: drafts[index + 1],
        below: () => wordsBelow(drafts, index),
        names: (letter) => namesAnnexure(drafts, index, current as PartStart | null, letter),
        shares: shared,
      })
    const unnamed =
      opened ||
      unopened ||
      current === null ||
      sheet !== null ||
      // What an agent tells of the property is told by the names of papers.
      ((current as PartStart).leaflet === true && !ruled && place > 2)
        ? null
        : (current as PartStart)
    const head = unnamed === null ? null : letterHead(drafts, index, unnamed)
    const untitled =
      unnamed === null || head !== null
        ? null
        : ((onPlan(draft, unnamed, () => wordsBelow(drafts, index))
            ? null
            : inlineTitle(draft, unnamed)) ??
          untitledPaper(drafts, index, unnamed, place < 3 || ruled))
    const sender =
      unnamed === null || head !== null || untitled !== null
        ? null
        : otherSender(drafts, index, unnamed)
    const paper = untitled ?? sender
    if (cue !== null && opened) {
      const title = titleOf(draft.text)
      if (CONTRACT_ZONES.has(cue.kind) && cue.kind !== 'statutory-notice') enclosing = cue.kind
      if (item !== null) items.open(index)
      longNotice = cue.long
      endsWithPage = cue.endsWithPage === true
      contents = cue.kind === 'contract-form' && /contents\s*$/i.test(draft.text)
      begin({
        block: index,
        kind: cue.kind,
        title,
        state: cue.state,
        proven: true,
        heading: index,
        ...(cue.ofOthers === true ? { ofOthers: true as const } : {}),
      })
    } else if (sheet !== null) {
      longNotice = sheet === 'statutory-notice'
      endsWithPage = longNotice
      begin({
        block: index,
        kind: sheet,
        title: titleOf(draft.firstLine.trim()),
        state: null,
        proven: true,
        heading: index,
        leaflet: true,
        ofOthers: true,
      })
    } else if (head !== null) {
      behindHead = head
      begin({
        block: index,
        kind: letterKind(draft),
        title: titleOf(draft.firstLine.trim()),
        state: null,
        proven: true,
        heading: index,
        letter: true,
        ofOthers: true,
      })
    } else if (paper !== null) {
      begin({
        block: index,
        kind: paper,
        title: titleOf(draft.firstLine.trim()),
        state: null,
        proven: true,
        heading: index,
        ...(sender === null ? {} : { ofOthers: true as const }),
      })
    } else if (inSet) {
      // The pages name themselves.
    } else if ((place === 0 || cutOff) && leavesSet(draft, current, within)) {
      begin({
        block: index,
        kind: formGoesOn ? 'contract-form' : 'other',
        title: titleOf(draft.firstLine.trim()),
        state: null,
        proven: false,
        heading: index,
      })
    } else if (
      current !== null &&
      opensBody(drafts, index, current, { bodySize, first: place === 0, longNotice })
    ) {
      begin({
        block: index,
        kind: 'general-conditions',
        title: /\bin italics\b|\bthese provisions\b/i.test(draft.text)
          ? 'Printed provisions'
          : 'Terms and conditions',
        state: null,
        proven: false,
        heading: index,
      })
    } else if (item === 'back') {
      enclosing = items.form()
      begin({
        block: index,
        kind: items.form(),
        title: titleOf(draft.text),
        state: null,
        proven: false,
        heading: index,
      })
    } else if (
      current === null ||
      (place === 0 &&
        (leavesPart(current, restarts, page) || (endsWithPage && leavesLeaflet(draft, current))))
    ) {
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

/** What an item of a form may hold: the parties' own terms, and not the paper that it speaks of. */
const OWN_ITEMS: ReadonlySet<PageKind> = new Set(['special-conditions', 'general-conditions'])

/** What may begin between two clauses of one set: the zones of the contract itself. */
const OWN_ZONES: ReadonlySet<PageKind> = new Set([...OWN_ITEMS, 'particulars', 'contract-form'])
const COUNTED = /^\d{1,2}[.)]?\s/

/** Behind printed conditions that name themselves on each page, a page that does not is no page of theirs. */
function leavesSet({ text }: DraftBlock, current: PartStart | null, within: boolean): boolean {
  return current?.printedTo !== undefined && !within && !/^\(?[a-z]/.test(text)
}

/** A sheet for everybody that lies among the papers is a notice, and no notice of the contract. */
function isOfContract({ kind, leaflet }: PartStart): boolean {
  return CONTRACT_ZONES.has(kind) && leaflet !== true
}

/** The words of the next blocks of the page. */
function wordsBelow(drafts: readonly DraftBlock[], index: number): string {
  return drafts
    .slice(index + 1, index + 12)
    .filter(({ page }) => page === drafts[index]?.page)
    .map(({ text }) => text.slice(0, 120))
    .join('\n')
}

/** "… is annexed hereto and marked as Annexure A", within the part that runs up to a block. */
function namesAnnexure(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart | null,
  letter: string,
): boolean {
  const marked = new RegExp(
    `\\b(?:annex\\w{1,4}|attached|marked|see|in)\\b[^.]{0,60}\\b(?:annexure|attachment|schedule) ["'(]{0,2}${letter}\\b`,
    'i',
  )
  return drafts.slice(current?.block ?? index, index).some(({ text }) => marked.test(text))
}

/** Below a line drawn across the page, but for the one below the head of a table; no letter begins. */
function isRuledOff(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart | null,
): boolean {
  const [head, line, draft] = drafts.slice(Math.max(0, index - 2), index + 1)
  if (head === undefined || line === undefined || draft === undefined) return false
  if (line.page !== draft.page || head.page !== draft.page || !endsInDrawnLine(line.text))
    return false
  if (isRow(draft) && (head.cells?.length ?? 0) > 2) return false
  return current === null || letterHead(drafts, index, current) === null
}

function leavesPart(current: PartStart, restarts: ReadonlySet<number>, page: number): boolean {
  return restarts.has(page) && current.kind !== 'other'
}

/** The next page begins with a name in capitals that is none of the leaflet's own headings. */
function leavesLeaflet(draft: DraftBlock, current: PartStart): boolean {
  if (current.kind !== 'statutory-notice' || isRow(draft)) return false
  return isCapitals(draft.text) && !INSIDE_NOTICE.test(draft.text)
}

const INSIDE_NOTICE =
  /^(?:exceptions?|warnings?|auctions?|disputes?|important|note|cooling|notice|statement|how|what|your|when|where|why|who)\b/i

/** "1. The contract": behind a notice the form goes on with its first clause or item. */
const FIRST_OF_FORM =
  /^1[.)]?\s{1,9}(?:the )?(?:contract|agreement|sale|parties|vendor|seller|purchaser|buyer|property|land|price|particulars)\b[^.;:?]{0,40}$/i

/** "3. There is no cooling off period -": a point of the notice, with its list below. */
const LEADS_IN = /^\d{1,2}[.)]?\s.{1,79}[-–—:]$/

function endsNotice(draft: DraftBlock, bodySize: number | null): boolean {
  if (FIRST_OF_FORM.test(draft.text) && draft.lines === 1) return true
  if (LEADS_IN.test(draft.text)) return false
  return isFullHeading(draft, bodySize) && !INSIDE_NOTICE.test(draft.text) && draft.text.length < 80
}

function titleOf(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 87).replace(/\s\S*$/, '')}...`
}
