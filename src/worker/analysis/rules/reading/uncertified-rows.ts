import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { isHeadRow } from './head-row.ts'

export const UNCERTIFIED_ROW_PATTERNS = wordings({
  /** The column in which a list of permits tells how each ended. */
  signOff:
    /\b(?:final(?: (?:inspection|certificates?|certification|approval))?|occupancy(?: permits?| certificates?)?|completion(?: certificates?)?|certificates? of (?:occupancy|completion|final inspection))\b/i,
  /** An empty answer in that column. */
  none: /^\W{0,4}(?:none(?: (?:recorded|issued|found|on file|given|held|sighted|received|lodged|obtained))?|nil|no record|not (?:issued|recorded|given|received|found|on file|held)|never issued|outstanding)\W{0,4}$|^\W{0,4}(?:none|not|never) (?:recorded|issued|found|on file|given|held|sighted|received|lodged|obtained)\b(?![^.;]{0,30}\b(?:required|needed|necessary|applicable)\b)[.;]/i,
  /** A permit that ended with its work unlooked at, however the last look is called. */
  endedOpen:
    /\b(?:permit|approval|consent)s?\b[^.;]{0,24}\b(?:ran out|run out|lapsed|expired|came to an end|ended)\b[^.;]{0,44}\b(?:without|no|not|never|nobody|before)\b[^.;]{0,48}\b(?:inspect\w{2,4}|final|sign(?:ed|ing)[- ]off|certificate|completion)\b/i,
  neverCalled:
    /\b(?:without|never|not|nobody|no one)\b[^.;]{0,50}\b(?:called|asked|booked|requested|arranged|sent for)\b[^.;]{0,24}\b(?:last|final|completion) (?:inspection|visit|look)\b|\b(?:last|final|completion) (?:inspection|visit)\b[^.;]{0,30}\b(?:was|has been|is|were)? ?(?:never|not|yet to be) (?:been )?(?:called|asked|booked|requested|arranged|made|held|carried)\b|\b(?:final|completion)(?: inspection)? ?[:–—-] ?(?:was )?(?:not|never) (?:yet )?(?:been )?(?:called|asked|booked|requested|arranged|made|held|carried)\b/i,
  noUse:
    /\bnothing\b[^.;]{0,30}\b(?:allow|permit|authori[sz]e|entitle)\w{0,2}\b[^.;]{0,36}\b(?:occup\w{2,6}|lived in|in use)\b[^.;]{0,24}\b(?:lodged|issued|given|held|received|on file|found)\b/i,
  /** "See note (i)": the answer stands below the list. */
  seeNote:
    /^\W{0,4}(?:(?:see|refer(?: to)?|as) )?(?:the )?notes? \(?([ivx]{1,4}|\d{1,2}|[a-z])\)?\W{0,3}$/i,
  noteOf: /^\W{0,3}(?:notes? )?\(?([ivx]{1,4}|\d{1,2}|[a-z])[).:]/i,
  /** The column in which such a list tells whether the work was allowed at all. */
  leave:
    /^(?:building|development|construction)(?: rules)? (?:consents?|approvals?|permits?|licen[cs]es?|certificates?)$|^(?:building permit|construction certificate|approved|approval)$/i,
  figure: /[\d$☐☒?]/,
  /** What tells there that it never was, or is no more. */
  notGiven:
    /^\W{0,4}(?:not (?:lodged|issued|granted|given|obtained|approved|sought|applied for|made)|none (?:issued|granted|lodged|sought)|never (?:lodged|issued|granted|sought)|refused|lapsed|expired|withdrawn|cancelled)\b(?![^;]{0,40}\b(?:required|needed|necessary)\b)/i,
  /** A line that only rules off the head. */
  ruled: /^[\s\W]{0,200}$/,
})

/** The rows of such a list that stand below its head are no more than these. */
const MOST_ROWS = 40

const LISTS: ReadonlySet<PageKind> = new Set([
  'building-permit',
  'rates-certificate',
  'planning-certificate',
  'vendor-statement',
  'annexure',
])

/** The rows of a list of permits whose column for the final certificate says that there is none. */
export function uncertifiedRows(doc: Doc): readonly Span[] {
  const known = found.get(doc)
  if (known !== undefined) return known
  const spans = uncertifiedIn(doc)
  found.set(doc, spans)
  return spans
}

/**
 * The rows of such a list whose column for the building's consent or approval says that it was never
 * given, or has lapsed.
 */
export function unallowedRows(doc: Doc): readonly Span[] {
  return doc.blocks.flatMap((head) => {
    if (!LISTS.has(head.zone) || head.kind !== 'row') return []
    if (UNCERTIFIED_ROW_PATTERNS.figure.test(head.text)) return []
    const cells = cellsOf(head)
    const columns = cells.flatMap((cell, at) =>
      at > 0 && UNCERTIFIED_ROW_PATTERNS.leave.test(cell) ? [at] : [],
    )
    if (columns.length === 0 || cells.length < 3) return []
    return rowsBelow(doc, head)
      .filter((row) => {
        const answers = cellsOf(row)
        return columns.some((at) => UNCERTIFIED_ROW_PATTERNS.notGiven.test(answers[at] ?? ''))
      })
      .map(({ span }) => span)
  })
}

const found = new WeakMap<Doc, readonly Span[]>()

function uncertifiedIn(doc: Doc): Span[] {
  return doc.blocks.flatMap((head) => {
    if (!LISTS.has(head.zone) || !isHeadRow(head.text, head)) return []
    const cells = cellsOf(head)
    const column = cells.findLastIndex((cell) => UNCERTIFIED_ROW_PATTERNS.signOff.test(cell))
    if (column < 2) return []
    return rowsBelow(doc, head)
      .filter((row) => {
        const answer = cellsOf(row)[column] ?? ''
        return UNCERTIFIED_ROW_PATTERNS.none.test(answer) || isOpenByNote(doc, row, answer)
      })
      .map(({ span }) => span)
  })
}

/** Whether the note to which an answer points tells that the work was never signed off. */
function isOpenByNote(doc: Doc, row: Block, answer: string): boolean {
  const number = UNCERTIFIED_ROW_PATTERNS.seeNote.exec(answer)?.[1]?.toLowerCase()
  if (number === undefined) return false
  const { none, endedOpen, neverCalled, noUse } = UNCERTIFIED_ROW_PATTERNS
  return doc.blocks.slice(row.index + 1, row.index + 1 + MOST_ROWS).some((note) => {
    if (note.partIndex !== row.partIndex || note.kind === 'row') return false
    if (UNCERTIFIED_ROW_PATTERNS.noteOf.exec(note.text)?.[1]?.toLowerCase() !== number) return false
    return [none, endedOpen, neverCalled, noUse].some((open) => open.test(note.text))
  })
}

/** The rows of as many cells below a head, up to the first that has others. */
function rowsBelow({ blocks }: Doc, head: Block): Block[] {
  const rows: Block[] = []
  for (const row of blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
    if (row.partIndex !== head.partIndex) break
    if (UNCERTIFIED_ROW_PATTERNS.ruled.test(row.text)) continue
    if (row.kind !== 'row' || row.cells?.length !== head.cells?.length) break
    rows.push(row)
  }
  return rows
}
