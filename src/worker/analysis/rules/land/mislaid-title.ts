import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Mislaid, MISLAID_PATTERNS, PAPER_NAMES } from './mislaid.ts'
import { isNearNumber, isNearTitle } from './near-title.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { STATING_PAPERS } from '../reading/zones-of-papers.ts'

export const TITLE_NAME_PATTERNS = wordings({
  folio:
    /\bvol(?:ume)?\.? ?(\d{3,6}),?[ |]{0,3}fol(?:io)?\.? ?(\d{1,4})\b|\bCT ?(\d{3,6})\/(\d{1,4})\b/i,
  // Titles that one number names: Queensland's references, a lot and plan of New South Wales.
  reference:
    /\btitle ref(?:erence)?s?\.?(?: no\.?| number)?[ :|]{1,4}(\d{8})\b|\bfolio(?: identifiers?)?[ :|]{1,4}(\d{1,4}\/(?:\d{1,3}\/)?(?:SP|DP)?\d{3,7})\b/i,
  /** The title out of which this one was cut, on it and on its plan. */
  ofParent:
    /\b(?:prior|parent|former|previous) (?:CT|certificate|title|folio)\b|\bplan of survey\b|\bgrantee\b/i,
  furtherReference: /\d{8} ?(?:,|and|&) ?\d{8}\b|\d\/\d{1,7} ?(?:,|and|&) ?(?:folio )?\d{1,4}\//i,
})

/** A paper with the reference of another title than the one sold. */
export function mislaidTitle(doc: Doc): Mislaid | null {
  return otherTitle(doc) ?? slippedReference(doc)
}

/**
 * A title search of another title, or a paper with a volume and folio that is nearly, but not, the
 * one sold: two figures exchanged, one mistyped.
 */
function otherTitle(doc: Doc): Mislaid | null {
  const read = (kinds: readonly PageKind[]) =>
    passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
      const match = TITLE_NAME_PATTERNS.folio.exec(text)
      if (match === null || MISLAID_PATTERNS.otherLand.test(text)) return []
      if (TITLE_NAME_PATTERNS.ofParent.test(text)) return []
      return [{ ...titleOf(match), text, span, zone }]
    })
  const sold = read(['particulars', 'contract-form'])
  const [first] = sold
  if (first === undefined) return null
  // One line can name several titles.
  const ofSale = new Set(
    sold.flatMap(({ text }) => matchesOf(text, TITLE_NAME_PATTERNS.folio).map(keyOf)),
  )
  const known = new Set([...ofSale, ...read(['title-search']).map(({ key }) => key)])
  for (const other of read([
    ...STATING_PAPERS,
    ...(sold.length === 1 && ofSale.size === 1 ? (['title-search'] as const) : []),
  ])) {
    const isSold = other.volume === first.volume && other.folio === first.folio
    if (isSold || (other.zone !== 'title-search' && known.has(other.key))) continue
    if (!isNearTitle(other, first)) continue
    return {
      first: `Volume ${first.volume} Folio ${first.folio}`,
      second: `Volume ${other.volume} Folio ${other.folio}`,
      sold: first.span,
      other: other.span,
      paper: PAPER_NAMES[other.zone] ?? 'Another paper',
    }
  }
  const searched = read(['title-search'])
  const mistyped = mistypedOfSeveral(sold, ofSale, searched)
  if (mistyped !== null) return mistyped
  const [other] = searched
  const isSearched = searched.some(
    ({ volume, folio }) => volume === first.volume && folio === first.folio,
  )
  if (ofSale.size > 1 || sold.length > 1 || other === undefined || isSearched || isOffThePlan(doc))
    return null
  return {
    first: `Volume ${first.volume} Folio ${first.folio}`,
    second: `Volume ${other.volume} Folio ${other.folio}`,
    sold: first.span,
    other: other.span,
    paper: 'Title search',
  }
}

type Named = ReturnType<typeof titleOf> & Pick<Passage, 'text' | 'span' | 'zone'>

/** Of several titles that are sold, one without a search, beside a search of nearly that number. */
function mistypedOfSeveral(
  sold: readonly Named[],
  ofSale: ReadonlySet<string>,
  searched: readonly Named[],
): Mislaid | null {
  if (ofSale.size < 2) return null
  const isSearched = new Set(
    searched.flatMap(({ text }) => matchesOf(text, TITLE_NAME_PATTERNS.folio).map(keyOf)),
  )
  for (const one of sold) {
    for (const own of matchesOf(one.text, TITLE_NAME_PATTERNS.folio).map(titleOf)) {
      if (isSearched.has(own.key)) continue
      const other = searched.find(
        ({ key, ...title }) => !ofSale.has(key) && isNearTitle(title, own),
      )
      if (other === undefined) continue
      return {
        first: `Volume ${own.volume} Folio ${own.folio}`,
        second: `Volume ${other.volume} Folio ${other.folio}`,
        sold: one.span,
        other: other.span,
        paper: 'Title search',
      }
    }
  }
  return null
}

/** Without the noughts before its numbers. */
function titleOf(match: RegExpMatchArray): { volume: string; folio: string; key: string } {
  const [volume, folio] = [
    String(Number(match[1] ?? match[3] ?? '')),
    String(Number(match[2] ?? match[4] ?? '')),
  ]
  return { volume, folio, key: `${volume}/${folio}` }
}

function keyOf(match: RegExpMatchArray): string {
  return titleOf(match).key
}

/** A title that is named by one number, in another paper with two of its figures exchanged. */
function slippedReference(doc: Doc): Mislaid | null {
  const read = (kinds: readonly PageKind[]) =>
    passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
      const match = TITLE_NAME_PATTERNS.reference.exec(text)
      const name = (match?.[1] ?? match?.[2])?.toUpperCase().replace('/DP', '/')
      return name === undefined ||
        MISLAID_PATTERNS.otherLand.test(text) ||
        TITLE_NAME_PATTERNS.furtherReference.test(text)
        ? []
        : [{ name, span, zone }]
    })
  const sold = read(['particulars', 'contract-form'])
  const names = new Set(sold.map(({ name }) => name))
  const [first] = sold
  if (first === undefined || names.size > 1) return null
  const searched = read(['title-search'])
  const isOwn = searched.some(({ name }) => name === first.name)
  for (const other of [...(isOwn ? [] : searched), ...read(STATING_PAPERS)]) {
    const [lot = '', otherLot = ''] = [first.name, other.name].map((name) => name.split('/')[0])
    const isLot = first.name.includes('/')
    if (isLot && (lot !== otherLot || !other.name.includes('/'))) continue
    if (other.name === first.name || !isNearNumber(other.name, first.name)) continue
    if (other.zone !== 'title-search' && searched.some(({ name }) => name === other.name)) continue
    return {
      first: `Title ${first.name}`,
      second: `Title ${other.name}`,
      sold: first.span,
      other: other.span,
      paper: PAPER_NAMES[other.zone] ?? 'Another paper',
    }
  }
  return null
}
