import type { DraftBlock } from './draft-blocks.ts'
import type { Opening } from './opening.ts'
import type { PartStart } from './part-start.ts'
import type { PrintedSet } from './printed-sets.ts'
import type { Bundle, Spot, Walk } from './walk.ts'

import { isCapitals } from './capitals.ts'
import { isFullHeading } from './headings.ts'
import { isRow } from './is-row.ts'
import { opensBody } from './opens-body.ts'
import { startOf } from './part-start.ts'

/** Printed conditions that name themselves on each page begin with the first of these. */
export function openingOfSet(index: number, { name, lastPage, formGoesOn }: PrintedSet): Opening {
  return {
    start: startOf(index, 'general-conditions', name, { printedTo: lastPage }),
    keeps: { formGoesOn, enclosing: 'general-conditions', longNotice: false, endsWithPage: false },
  }
}

/** The part that begins at a block without a name of its own, because the one before has ended there. */
export function unnamedOpening(bundle: Bundle, walk: Walk, spot: Spot): Opening | null {
  return (
    behindSet(walk, spot) ??
    asBody(bundle, walk, spot) ??
    backOnForm(bundle, spot) ??
    behindPaper(bundle, walk, spot) ??
    behindNotice(bundle, walk, spot)
  )
}

const UNPROVEN = { proven: false } as const

/** Behind printed conditions that name themselves on each page, a page that does not is no page of theirs. */
function behindSet(
  { formGoesOn }: Walk,
  { index, draft, current, first, cutOff, within }: Spot,
): Opening | null {
  const leaves = current?.printedTo !== undefined && !within && !/^\(?[a-z]/.test(draft.text)
  if (!leaves || !(first || cutOff)) return null
  const kind = formGoesOn ? 'contract-form' : 'other'
  return { start: startOf(index, kind, draft.firstLine.trim(), UNPROVEN) }
}

/** The printed terms of a form that have no heading. */
function asBody(
  { drafts, bodySize }: Bundle,
  { longNotice }: Walk,
  { index, draft, current, first }: Spot,
): Opening | null {
  if (current === null || !opensBody(drafts, index, current, { bodySize, first, longNotice }))
    return null
  const title = /\bin italics\b|\bthese provisions\b/i.test(draft.text)
    ? 'Printed provisions'
    : 'Terms and conditions'
  return { start: startOf(index, 'general-conditions', title, UNPROVEN) }
}

/** The item of the form behind the one that held conditions. */
function backOnForm({ items }: Bundle, { index, draft, item }: Spot): Opening | null {
  if (item !== 'back') return null
  const form = items.form()
  return { start: startOf(index, form, draft.text, UNPROVEN), keeps: { enclosing: form } }
}

/** The first page of a bundle, or of a paper that counts its pages anew or follows a leaflet. */
function behindPaper(
  { restarts, leadingKind }: Bundle,
  { page, endsWithPage }: Walk,
  { index, draft, current, first }: Spot,
): Opening | null {
  if (current === null)
    return { start: startOf(index, leadingKind ?? 'other', draft.text, UNPROVEN) }
  const leaves =
    (restarts.has(page) && current.kind !== 'other') ||
    (endsWithPage && leavesLeaflet(draft, current))
  return first && leaves ? { start: startOf(index, 'other', draft.text, UNPROVEN) } : null
}

/** The next page begins with a name in capitals that is none of the leaflet's own headings. */
function leavesLeaflet(draft: DraftBlock, current: PartStart): boolean {
  if (current.kind !== 'statutory-notice' || isRow(draft)) return false
  return isCapitals(draft.text) && !INSIDE_NOTICE.test(draft.text)
}

/** What the notice stood in goes on. */
function behindNotice(
  { bodySize }: Bundle,
  { longNotice, enclosing }: Walk,
  { index, draft, current }: Spot,
): Opening | null {
  if (current?.kind !== 'statutory-notice' || longNotice || !endsNotice(draft, bodySize))
    return null
  const kind = enclosing === 'particulars' ? 'contract-form' : enclosing
  return { start: startOf(index, kind, draft.text, UNPROVEN) }
}

function endsNotice(draft: DraftBlock, bodySize: number | null): boolean {
  if (FIRST_OF_FORM.test(draft.text) && draft.lines === 1) return true
  if (LEADS_IN.test(draft.text)) return false
  return isFullHeading(draft, bodySize) && !INSIDE_NOTICE.test(draft.text) && draft.text.length < 80
}

const INSIDE_NOTICE =
  /^(?:exceptions?|warnings?|auctions?|disputes?|important|note|cooling|notice|statement|how|what|your|when|where|why|who)\b/i

/** "1. The contract": behind a notice the form goes on with its first clause or item. */
const FIRST_OF_FORM =
  /^1[.)]?\s{1,9}(?:the )?(?:contract|agreement|sale|parties|vendor|seller|purchaser|buyer|property|land|price|particulars)\b[^.;:?]{0,40}$/i

/** "3. There is no cooling off period -": a point of the notice, with its list below. */
const LEADS_IN = /^\d{1,2}[.)]?\s.{1,79}[-–—:]$/
