import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'

export const PLAN_RUNS_OUT_PATTERNS = wordings({
  /** The head of the columns of a forecast: what the fund holds when a year ends. */
  closingColumn: /\b(?:closing|balance at end|end of year|year[- ]end|end balance)\b/i,
  /** What is planned is large repairs, over years. */
  largeRepairs:
    /\b(?:capital works|sinking|maintenance|reserve) (?:fund )?(?:plan|forecast|budget)\b|\b(?:10|15|ten|fifteen)[- ]year\b|\bforecast\b/i,
  /** A year of the plan, and below nothing in the last column. */
  belowNothing:
    /^\W{0,3}(?:year \d{1,2}|yr ?\d{1,2}|(?:20)?\d\d[/–-](?:20)?\d\d|20\d\d|\d{1,2})\b[^A-Za-z]{3,120}(?:\(\$? ?\d{1,3}(?:,\d{3}){1,2}(?:\.\d\d)?\)|[-–−] ?\$? ?\d{1,3}(?:,\d{3}){1,2}(?:\.\d\d)?)\W{0,3}$/i,
  /** The same table as it would be with nothing paid in. */
  otherCase:
    /\b(?:without (?:any )?(?:lev|contribution)|if no|no contributions?|nil contributions?)\b/i,
})

const P = PLAN_RUNS_OUT_PATTERNS
/** A head may stand over so many rows. */
const ROWS = 22
/** The plan says what it is so many blocks above its table. */
const ABOVE = 45
const KINDS: ReadonlySet<string> = new Set([
  'owners-corporation-certificate',
  'minutes',
  'annexure',
  'other',
])

/**
 * The first row of a plan of large repairs in whose year the fund ends below nothing: the levies do not
 * pay for what is planned. Null where none does.
 */
export function planRunsOut({ blocks }: Doc): Span | null {
  return blocks.find((block) => isBelowNothing(block, blocks))?.span ?? null
}

function isBelowNothing({ text, zone, index, partIndex }: Block, blocks: readonly Block[]) {
  if (!KINDS.has(zone) || !P.belowNothing.test(text)) return false
  const above = blocks.slice(Math.max(0, index - ABOVE), index)
  const own = above.filter((block) => block.partIndex === partIndex)
  const head = own.slice(-ROWS).findLast((block) => P.closingColumn.test(block.text))
  if (head === undefined) return false
  // The case is named in the head of the table, or in its title right above.
  if (P.otherCase.test(`${blocks[head.index - 1]?.text ?? ''} ${head.text}`)) return false
  return own.some((block) => P.largeRepairs.test(block.text))
}
