import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { type Due, duesIn, LEVY_DUE_PATTERNS } from './levy-dues.ts'
import { SHARE_TOLD_PATTERNS, shareTold } from './share-told.ts'

export const LOT_LEVY_PATTERNS = wordings({
  ...LEVY_DUE_PATTERNS,
  ...SHARE_TOLD_PATTERNS,
  /** What of a levy falls on one lot: "$13,320.00 for lot 17", "payable by this lot $4,000". */
  ofLot:
    /(\$ ?\d[\d,]{0,10}(?:\.\d\d)?) (?:is |falls )?(?:for|on|from|by|(?:due|payable) (?:by|from|for)) (?:this |the |your )?(?:lot|unit)\b(?: (?:no\.? )?([A-Z]?\d{1,5}[A-Z]?)\b)?/i,
  toLot:
    /\b(?:this|the|your) (?:lot|unit)(?:'s share)?\b[^$.;]{0,24}(\$ ?\d[\d,]{0,10}(?:\.\d\d)?)/i,
  /** "Share of lot 4 | $23,520.00", "lot 7 share $9,900". */
  share:
    /\b(?:share (?:of|for) (?:this |the |your )?(?:lot|unit)(?: (?:no\.? )?([A-Z]?\d{1,5}[A-Z]?))?|(?:lot|unit) ([A-Z]?\d{1,5}[A-Z]?)(?:'s|’s)? (?:share|part|portion|contribution))\b[^$.;]{0,30}(\$ ?\d[\d,]{0,10}(?:\.\d\d)?)/i,
  levy: /\b(?:special (?:purpose )?(?:lev(?:y|ies)|contributions?|fund)|lev(?:y|ied)|contributions?|calls?|resolved|struck|raised|determined)\b/i,
  special: /\bspecial\b|\b(?:one[- ]off|extraordinary)\b/i,
  /** A line of the certificate below its head "Special contributions", or one that a meeting decided. */
  works:
    /\b(?:repairs?|roof|lifts?|fa[cç]ade|cladding|concrete|defects?|remedial|rectification|remediation|repainting|waterproofing|membrane|balcon(?:y|ies)|fire|windows?|driveway|wall)\b/i,
  decidedOn:
    /\b(?:resolved|struck|carried|determined|approved) (?:on |at )?(?:the )?(?:\d{1,2} |meeting|general)/i,
  /** An entry of its own about the account, whatever stands above it. */
  account:
    /^\W{0,3}(?:total |all )?(?:amounts?|balances?|arrears|contributions?|lev(?:y|ies)|moneys?|sums?)\b[^$.;]{0,24}\b(?:outstanding|owing|over-?due|unpaid|in arrears?)\b/i,
  none: /\b(?:none|nil|no)\b/i,
  regular: /^,? ?(?:(?:per|a|each|every) (?:quarter|year|month|annum)|quarterly|p\.?a\b)/i,
  paidUp: /\b(?:paid in full|fully paid|has been paid|all paid)\b/i,
  paidOn: /\bpaid (?:on|in|by) \d/i,
  undecided: /\b(?:lost|defeated|withdrawn|proposed|would|paid in full|fully paid)\b/i,
  lot: /\b(?:lot|unit) (?:no\.? )?(\d{1,5}[A-Z]?)\b/i,
  others:
    /\b(?:all|every) (?:lots?|units?|owners)\b|\b(?:lost|defeated|withdrawn|proposed|would|paid in full|fully paid)\b/i,
})

const P = LOT_LEVY_PATTERNS

/** A special levy as far as it falls on the lot that is sold. */
export type LotLevy = {
  readonly cents: number
  /** What of it is not shown as paid, with its days; null where the papers do not tell that. */
  readonly dues: readonly Due[] | null
  readonly span: Span
}

/** The parts of special levies that the scheme's papers put on the lot sold, each sum once. */
export function lotLevies(doc: Doc, sold: string | null): readonly LotLevy[] {
  const found = new Map<number, LotLevy>()
  for (const block of doc.blocks) {
    if (!PAPERS.has(block.zone) || !block.text.includes('$')) continue
    const levy = levyOf(doc, block, sold) ?? levyInFraction(doc, block, sold) ?? levyInParts(block)
    const known = levy === null ? undefined : found.get(levy.cents)
    if (levy !== null && (known === undefined || known.dues === null)) found.set(levy.cents, levy)
  }
  return [...found.values()]
}

/** A line that says which lot pays the sum. */
function levyOf(doc: Doc, block: Block, sold: string | null): LotLevy | null {
  const match = P.ofLot.exec(block.text) ?? P.share.exec(block.text) ?? P.toLot.exec(block.text)
  if (match === null || !isSpecial(doc, block)) return null
  const groups = match.slice(1).filter((group) => group !== undefined)
  const [cents = 0] = dollarsIn(groups.find((group) => group.includes('$')) ?? '')
  const lot = groups.find((group) => !group.includes('$'))
  if (cents === 0 || (lot !== undefined && lot.toUpperCase() !== sold)) return null
  const behind = block.text.slice(match.index + match[0].length)
  if (P.regular.test(behind)) return null
  const dues = duesIn(cents, `${behind}${rowsBelow(doc, block)}`)
  const isPaid = P.paidUp.test(block.text) || (dues === null && P.paidOn.test(block.text))
  return isPaid ? null : { cents, dues, span: statementAt(block, match.index) }
}

/** From the beginning of its sentence, so that no other levy of the same cell is quoted with it. */
function statementAt({ text, span }: Block, at: number): Span {
  const opening = text.slice(Math.max(0, at - 400), at)
  const sentence = opening.split(/(?<![.\d])\. |; /).at(-1) ?? ''
  return { start: span.start + at - sentence.length, end: span.end }
}

function isSpecial(doc: Doc, block: Block): boolean {
  const { text } = block
  if (P.works.test(text) && P.decidedOn.test(text)) return true
  const isAccount = P.account.test(text) && !P.special.test(text)
  const words = isAccount ? text : `${headsAbove(doc, block)} ${text}`
  return P.special.test(words) && P.levy.test(words)
}

/** "Walkway: $28,938.00, being 91/1,000 of $318,000.00": the fraction tells what falls on the lot. */
function levyInFraction(doc: Doc, block: Block, sold: string | null): LotLevy | null {
  const { text, span } = block
  const told = P.undecided.test(text) ? null : shareTold(text)
  if (told === null || !isSpecial(doc, block)) return null
  const lots = matchesOf(text, P.lot).map(([, lot = '']) => lot.toUpperCase())
  if (lots.length > 0 && (sold === null || !lots.includes(sold))) return null
  return { cents: told.shareCents, dues: duesIn(told.shareCents, text), span }
}

/** "Special purpose fund "facade" $12,288.00 in three calls: $4,096.00 due …": the sum proves itself. */
function levyInParts(block: Block): LotLevy | null {
  if (block.zone !== 'owners-corporation-certificate' && block.zone !== 'vendor-statement')
    return null
  if (!P.special.test(block.text) || P.others.test(block.text)) return null
  for (const cents of dollarsIn(block.text)) {
    const dues = duesIn(cents, block.text, { isProven: true })
    if (dues !== null && dues.length > 1) return { cents, dues, span: block.span }
  }
  return null
}

/** What the two lines above say; a head may stand over the line of the resolution. */
function headsAbove({ blocks }: Doc, block: Block): string {
  return blocks
    .slice(Math.max(0, block.index - ROWS_ABOVE), block.index)
    .filter(({ page, text }) => page === block.page && text.length < LONGEST_HEAD)
    .filter(({ text }) => !P.none.test(text) && !P.paidUp.test(text))
    .map(({ text }) => text)
    .join(' ')
}

/** The rows below that tell of its parts: "second half 1 March 2027 | $6,900.00 | not yet due". */
function rowsBelow({ blocks }: Doc, block: Block): string {
  let rows = ''
  for (const below of blocks.slice(block.index + 1, block.index + 1 + ROWS_BELOW)) {
    if (below.page !== block.page || !P.row.test(below.text)) break
    rows += `. ${below.text}`
  }
  return rows
}

const PAPERS: ReadonlySet<PageKind> = new Set<PageKind>([
  'owners-corporation-certificate',
  'vendor-statement',
  'annexure',
])
const ROWS_ABOVE = 2
const ROWS_BELOW = 6
const LONGEST_HEAD = 160
