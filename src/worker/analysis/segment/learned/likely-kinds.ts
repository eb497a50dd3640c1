import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

/** What is known of a block before its words are weighed. */
export type ToldBlock = {
  /** The kind of paper that the headings make it. */
  readonly told: PageKind
  /** Whether the headings let a part begin here. */
  readonly opens: boolean
  /** Whether it is set as a heading is. */
  readonly headed: boolean
  /** Whether it stands first on its page. */
  readonly tops: boolean
  /** From `logOddsOfKinds`. */
  readonly odds: Float64Array
}

/** No single block is proof, however strange its words. */
const LEAST_ODDS = -4
/** Letters, e-mails, lists of answers: papers that no word gives away, but for fitting no other kind. */
const STRANGE = PAGE_KINDS.indexOf('annexure')
const STRANGE_ODDS = -2
/** What the headings say counts this much for every block. */
const TOLD = 1.5
/** What it costs to change the paper: where headings do, at a line in capitals, on a new page. */
const OPENS = 1
const HEADED = 2
const TOPS = 4
const ANYWHERE = 6

/**
 * The kind of every block by its words and its neighbours' together (Viterbi 1967): papers are long,
 * so a change must pay for itself over many blocks.
 */
export function likelyKinds(blocks: readonly ToldBlock[]): PageKind[] {
  let scores = new Float64Array(PAGE_KINDS.length)
  const cameFrom: Int8Array[] = []
  for (const block of blocks) {
    const { told, odds } = block
    const best = bestOf(scores)
    const changed = (scores[best] ?? 0) - costOf(block)
    const from = new Int8Array(PAGE_KINDS.length)
    scores = scores.map((stayed, kind) => {
      const stays = cameFrom.length === 0 || stayed >= changed
      from[kind] = stays ? kind : best
      const least = kind === STRANGE ? STRANGE_ODDS : LEAST_ODDS
      const own = Math.max(least, odds[kind] ?? least)
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

function costOf({ opens, headed, tops }: ToldBlock): number {
  if (opens) return OPENS
  if (headed) return HEADED
  return tops ? TOPS : ANYWHERE
}

function bestOf(scores: Float64Array): number {
  let best = 0
  for (let kind = 1; kind < scores.length; kind += 1) {
    if ((scores[kind] ?? 0) > (scores[best] ?? 0)) best = kind
  }
  return best
}
