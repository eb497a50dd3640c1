import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { createItemCount } from './form-items.ts'
import type { PartStart } from './part-start.ts'

import { endsInDrawnLine } from './drawn-line.ts'
import { isRow } from './is-row.ts'
import { letterHead } from './letters.ts'
import { CONTRACT_ZONES } from './part-start.ts'

/** What is known of a bundle before its parts are. */
export type Bundle = {
  readonly drafts: readonly DraftBlock[]
  /** Pages that count from one again. */
  readonly restarts: ReadonlySet<number>
  /** Blocks between two clauses of one set. */
  readonly held: ReadonlySet<number>
  /** Headings that a list of papers names. */
  readonly lists: ReadonlySet<number>
  readonly bodySize: number | null
  /** What the first part is where nothing names it. */
  readonly leadingKind: PageKind | null
  readonly items: ReturnType<typeof createItemCount>
}

/** What the blocks so far have said of the next one. */
export type Walk = {
  page: number
  /** Blocks of the page so far, and their length. */
  place: number
  unitsOnPage: number
  current: PartStart | null
  /** Within a table of contents, to the end of its page. */
  contents: boolean
  /** The zone of the contract that goes on behind a notice. */
  enclosing: PageKind
  /** The notice has headings of its own. */
  longNotice: boolean
  endsWithPage: boolean
  /** Behind the printed conditions the form goes on. */
  formGoesOn: boolean
  /** The first block behind the head of a letter. */
  behindHead: number
}

/** Where a walk begins: before the first page. */
export function startOfWalk(): Walk {
  return {
    page: 0,
    place: 0,
    unitsOnPage: 0,
    current: null,
    contents: false,
    enclosing: 'contract-form',
    longNotice: false,
    endsWithPage: false,
    formGoesOn: false,
    behindHead: 0,
  }
}

/** A block, with what its place tells of whether a part may begin there. */
export type Spot = {
  readonly index: number
  readonly draft: DraftBlock
  readonly current: PartStart | null
  /** Blocks above it on its page. */
  readonly place: number
  readonly first: boolean
  readonly top: boolean
  readonly inContract: boolean
  /** Right below a line that is drawn across the page. */
  readonly cutOff: boolean
  /** The same, and no row of the table whose head the line closes, nor the head of a letter. */
  readonly ruled: boolean
  /** On a page of printed conditions that name themselves on each. */
  readonly inSet: boolean
  /** In such a set, or between two clauses of one. */
  readonly within: boolean
  /** Whether the part before began on this page too. */
  readonly shared: boolean
  /** In a table of contents, a list of papers or the head of a letter. */
  readonly passed: boolean
  /** What it is to the count of a form's items. */
  readonly item: 'item' | 'back' | null
}

/** What the walk so far says of a block. Follows the count of the form's items by one. */
export function spotAt(bundle: Bundle, walk: Walk, index: number, draft: DraftBlock): Spot {
  const { drafts, held, lists, items } = bundle
  const { current, place } = walk
  const inContract = current === null || isOfContract(current)
  const cutOff = place > 0 && endsInDrawnLine(drafts[index - 1]?.text ?? '')
  const inSet = !cutOff && walk.page <= (current?.printedTo ?? 0)
  return {
    index,
    draft,
    current,
    place,
    first: place === 0,
    top: place < TOP_BLOCKS && walk.unitsOnPage < TOP_UNITS,
    inContract,
    cutOff,
    ruled: isRuledOff(drafts, index, current),
    inSet,
    within: inSet || (inContract && held.has(index)),
    shared: drafts[current?.block ?? index]?.page === draft.page,
    passed: walk.contents || lists.has(index) || index < walk.behindHead,
    item: items.read(draft, current),
  }
}

const TOP_BLOCKS = 7
const TOP_UNITS = 700

/** A sheet for everybody that lies among the papers is a notice, and no notice of the contract. */
function isOfContract({ kind, leaflet }: PartStart): boolean {
  return CONTRACT_ZONES.has(kind) && leaflet !== true
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
