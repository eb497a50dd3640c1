import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

/** What is known of a block before its words are weighed. */
export type ToldBlock = {
  /** The kind of paper that the headings make it. */
  readonly told: PageKind
  /** Whether the headings let a part begin here. */
  readonly opens: boolean
  /** Whether it stands first on its page. */
  readonly tops: boolean
  /** From `logOddsOfKinds`. */
  readonly odds: Float64Array
}

/** No single block is proof, however strange its words. */
const LEAST_ODDS = -4
/** What the headings say counts this much for every block. */
const TOLD = 1.5
/** What it costs to change the paper: where headings do, at the top of a page, elsewhere. */
const OPENS = 1
const TOPS = 4
const ANYWHERE = 6

/**
 * The kind of every block by its words and its neighbours' together (Viterbi 1967): papers are long,
 * so a change must pay for itself over many blocks.
 */
export function likelyKinds(blocks: readonly ToldBlock[]): PageKind[] {
  let scores = new Float64Array(PAGE_KINDS.length)
  const cameFrom: Int8Array[] = []
  for (const { told, opens, tops, odds } of blocks) {
    const best = bestOf(scores)
    const changed = (scores[best] ?? 0) - (opens ? OPENS : tops ? TOPS : ANYWHERE)
    const from = new Int8Array(PAGE_KINDS.length)
    scores = scores.map((stayed, kind) => {
      const stays = cameFrom.length === 0 || stayed >= changed
      from[kind] = stays ? kind : best
      const own = Math.max(LEAST_ODDS, odds[kind] ?? LEAST_ODDS)
      return (stays ? stayed : changed) + own + (PAGE_KINDS[kind] === told ? TOLD : 0)
    })
    cameFrom.push(from)
  }
  const kinds: PageKind[] = []
  let kind = bestOf(scores)
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    kinds[index] = PAGE_KINDS[kind] ?? 'other'
    kind = cameFrom[index]?.[kind] ?? kind
  }
  return kinds
}

function bestOf(scores: Float64Array): number {
  let best = 0
  for (let kind = 1; kind < scores.length; kind += 1) {
    if ((scores[kind] ?? 0) > (scores[best] ?? 0)) best = kind
  }
  return best
}
