import type { DraftBlock } from './draft-blocks.ts'

/** The blocks that open the clauses of one set, in order. */
export type ClauseChain = readonly number[]

type Open = {
  readonly members: number[]
  highest: number
  /** Its highest number when its page began: what stands below that was left behind. */
  highestBefore: number
  page: number
}

const NUMBERED = /^(\d{1,2})((?:\.\d{1,2}){0,3})[.):]?\s{1,4}["'“‘([]?[A-Za-z]/
/** Two columns read line by line give the clauses of both in turn. */
const COLUMN_REACH = 6
/** Fewer are the points of a letter or a list. */
const LEAST_CLAUSES = 8
/** The lists within clauses count from 1 too, each for itself. */
const MOST_OPEN = 4

/**
 * The sets of clauses in a document whose numbers go on from block to block and from page to page,
 * whatever the words of one clause or the first words of a page look like.
 */
export function clauseChains(drafts: readonly DraftBlock[]): ClauseChain[] {
  const chains: Open[] = []
  let open: Open[] = []
  for (const [index, { text, page }] of drafts.entries()) {
    const match = NUMBERED.exec(text)
    if (match === null) continue
    const whole = Number(match[1])
    const deep = match[2] !== ''
    open = open.filter((one) => page - one.page <= 1)
    const chain = open.find((one) => joins(one, whole, deep, page))
    if (chain === undefined) {
      if (whole !== 1 && !(deep && whole < COLUMN_REACH)) continue
      const begun = { members: [index], highest: whole, highestBefore: 0, page }
      chains.push(begun)
      const strongest = open.toSorted((a, b) => b.members.length - a.members.length)
      open = [...strongest.slice(0, MOST_OPEN - 1), begun]
      continue
    }
    if (page !== chain.page) chain.highestBefore = chain.highest
    chain.page = page
    chain.highest = Math.max(chain.highest, whole)
    chain.members.push(index)
  }
  return chains.filter(({ members }) => members.length >= LEAST_CLAUSES).map((one) => one.members)
}

function joins(chain: Open, whole: number, deep: boolean, page: number): boolean {
  if (!deep) return whole === chain.highest + 1
  const left = page === chain.page ? chain.highestBefore : chain.highest
  return whole >= left - 1 && whole <= chain.highest + COLUMN_REACH
}

/**
 * The blocks that stand within a set of clauses: a clause that is not its first ("17.5 The Vendor
 * authorises the Purchaser to inspect the records" behind 17.4), and what stands between two of its
 * clauses on one page.
 */
export function heldBlocks(
  chains: readonly ClauseChain[],
  drafts: readonly DraftBlock[],
): ReadonlySet<number> {
  const held = new Set<number>()
  for (const chain of chains) {
    for (const [place, member] of chain.entries()) {
      const before = chain[place - 1]
      if (before === undefined) continue
      held.add(member)
      if (drafts[before]?.page !== drafts[member]?.page) continue
      for (let index = before + 1; index < member; index += 1) held.add(index)
    }
  }
  return held
}
