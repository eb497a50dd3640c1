import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

/** How an authority ends its list of approvals, and what such a list would have to name. */
export const UNLISTED_WORK_PATTERNS = wordings({
  ends: /\b(?:no (?:other|further|more)|nothing (?:else|further)|none other)\b[^;]{0,90}\b(?:approvals?|permits?|consents?|applications?|certificates?|authori[sz]ations?)?\b[^;]{0,60}\b(?:is|are|was|were|has been|have been) (?:recorded|held|found|on (?:the |its |our )?(?:file|record)|registered|issued|granted|listed|known|lodged)\b/i,
  listedPapers:
    /\b(?:approvals?|permits?|consents?|development applications?|building applications?)\b/i,
  /** What nobody builds to live in without leave. */
  home: /\b(studio|granny flat|sleep-?out|bungalow|cabana|secondary dwelling|cottage|teenage retreat|guest (?:house|room|quarters)|self-contained (?:flat|unit)|converted (?:garage|shed))\b/i,
  homeStands:
    /\b(?:kitchenette|kitchen|shower|bathroom|toilet|lined|clad|frame|framed|slab|used|occupied|lives|lived|let|built|erected|constructed|put up|detached|years? old|sq ?m|m2|m²)\b/i,
  notHere:
    /\b(?:if|would|could|may|should|proposed|potential|space for|suit|next door|neighbou?r\w{0,3}|adjoining|studio (?:apartment|lot)s|music|photo\w{0,6}|pty|street|road|avenue|lane|drive|court)\b/i,
})

const P = UNLISTED_WORK_PATTERNS

const LISTS: readonly PageKind[] = [
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'annexure',
  'other',
]
const SHOWN: readonly PageKind[] = ['building-report', 'special-conditions', 'particulars']

/**
 * A small dwelling that an inspection or the contract shows, where the list of approvals of an
 * authority ends without it; null where none is.
 */
export function unlistedWork(doc: Doc): { readonly list: Span; readonly shown: Span } | null {
  const end = passagesIn(doc, LISTS).find(endsList)
  if (end === undefined) return null
  const list = (doc.parts[end.block.partIndex]?.blocks ?? []).map(({ text }) => text).join('\n')
  const all = passagesIn(doc, SHOWN).filter((passage) => isUnlisted(passage, list))
  const shown = all.find(({ text }) => text.length > BARE) ?? all[0]
  return shown === undefined ? null : { list: end.span, shown: shown.span }
}

/** The sentence with which an authority says that its list is complete. */
export function endsList({ text, previous }: Passage): boolean {
  return P.ends.test(text) && P.listedPapers.test(`${previous} ${text}`)
}

/** Shorter than this, words name a building and tell nothing of it. */
const BARE = 40

function isUnlisted(passage: Passage, list: string): boolean {
  const { text } = passage
  const [, home] = P.home.exec(text) ?? []
  if (home === undefined || text.length > LONGEST) return false
  if (!P.homeStands.test(text.replace(home, ' ')) || P.notHere.test(text)) return false
  return affirmed(passage, P.home) !== null && !list.toLowerCase().includes(home.toLowerCase())
}

const LONGEST = 500
