import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { passagesIn } from '../reading/passages.ts'
import type { Attached } from './attached-papers.ts'

export const ANNEXURES_LETTERED_PATTERNS = wordings({
  head: /^\W{0,3}(?:annexure|attachment) ["']?([A-Z])["']?\W{0,3}$/i,
  /** The same with the name of the paper behind the letter. */
  opens: /^\W{0,3}(?:annexure|attachment) ["']?([A-Z])["']?(?![A-Za-z])/i,
  names:
    /\b(?:[Aa]nnexure|ANNEXURE|[Aa]ttachment|ATTACHMENT)[sS]? ["']?([A-Z]\b(?:(?:,| and|, and| &) [A-Z]\b(?!['’.])){0,12})/,
  letter: /\b[A-Z]\b/,
  /** "Annexures: A title; B plan; C report; F agreement": what came along, in one line. */
  inLine: /\bannexures?(?: (?:are|attached|to this form))?:? (?=["']?A\b["']?[ :=–-]{1,3}[a-z])/i,
  item: /(?:^|[;,.] (?:and )?)["']?([A-Z])["']?[ :=–-]{1,3}(?=[a-z])/,
  /** A box that is left open, or a paper of which the contract says that there is none. */
  notHere:
    /☐|\b(?:not (?:attached|annexed|applicable|used)|n\/a|none|nil|no longer|deleted|omitted|to be (?:attached|annexed|provided))\b/i,
})

const P = ANNEXURES_LETTERED_PATTERNS

/** So many annexures under their own letters show how the file is put together. */
const ENOUGH_HEADS = 4

const NAMING: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
]

/**
 * The annexures that a contract or statement names by their letters, where the others stand in the
 * file under letters of their own and these do not. Only where every page was read.
 */
export function letteredButNotHere(doc: Doc): Attached[] {
  if (hasUnreadPages(doc)) return []
  const inLine = listedInLine(doc)
  const heads = new Set([
    ...doc.blocks.flatMap(({ text }) => P.head.exec(text)?.[1]?.toUpperCase() ?? []),
    ...inLine,
  ])
  if (heads.size < ENOUGH_HEADS || !heads.has('A')) return []
  const here = new Set(
    doc.blocks
      .filter(({ kind, zone }) => kind === 'heading' || !NAMING.includes(zone))
      .flatMap(({ text }) => P.opens.exec(text)?.[1]?.toUpperCase() ?? []),
  )
  const missing = new Map<string, Attached>()
  for (const { text, span } of passagesIn(doc, NAMING)) {
    if (P.notHere.test(text)) continue
    for (const [, list = ''] of text.matchAll(everywhere(P.names))) {
      for (const [letter] of list.toUpperCase().matchAll(everywhere(P.letter))) {
        if (heads.has(letter) || here.has(letter) || missing.has(letter)) continue
        missing.set(letter, { name: `annexure ${letter}`, span })
      }
    }
  }
  return [...missing.values()]
}

/** The letters of the annexures that a form lists in one line; none where they are too few to tell. */
function listedInLine(doc: Doc): readonly string[] {
  for (const { text, zone } of doc.blocks) {
    const opens = NAMING.includes(zone) ? P.inLine.exec(text) : null
    if (opens === null) continue
    const list = text.slice(opens.index + opens[0].length)
    const letters = [...list.matchAll(everywhere(P.item))].map(([, letter = '']) => letter)
    if (letters.length >= ENOUGH_HEADS) return letters
  }
  return []
}
