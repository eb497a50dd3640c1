import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { ChargeLine } from './sum-of-charges.ts'

import { WORDS } from './outgoing-words.ts'

export type BillKind = 'council-rates' | 'water-rates' | 'land-tax'

/** Whose bill the lines of a table are: by their names, else by the lines above. */
export function kindOfLines(doc: Doc, lines: readonly ChargeLine[]): BillKind | null {
  const [first] = lines
  if (first === undefined) return null
  if (first.block.zone === 'land-tax-certificate') return ofRevenueOffice(doc, first.block, lines)
  if (lines.some(({ name }) => OTHER.test(name)) || isInBudget(doc, first.block)) return null
  if (lines.some(({ amount }) => amount.cents > MOST_CENTS)) return null
  // A list of what several bodies charge is no bill of one of them.
  if (lines.length > 1 && lines.some(({ name }) => ISSUER.test(name))) return null
  const council = lines.filter(({ name }) => COUNCIL.test(withoutClass(name))).length
  const water = lines.filter(
    ({ name }) => WATER.test(name) && !COUNCIL.test(withoutClass(name)),
  ).length
  if (council > 0) return 'council-rates'
  if (water > 0) return 'water-rates'
  const above = doc.blocks.slice(Math.max(0, first.block.index - HEADS_ABOVE), first.block.index)
  for (const { text } of above.toReversed()) {
    if (OTHER.test(text) || LAND_SERVICES.test(text)) return null
    if (WORDS['council-rates'].test(text) || COUNCIL.test(text)) return 'council-rates'
    if (WATER.test(text)) return 'water-rates'
  }
  return null
}

/** Whether a table has lines of a council's bill and of a water company's. */
export function areOfBoth(lines: readonly ChargeLine[]): boolean {
  const isWater = lines.map(({ name }) => WATER.test(name) && !COUNCIL.test(withoutClass(name)))
  return isWater.includes(true) && isWater.includes(false)
}

/** What a scheme takes and spends has lines for fire and for waste too, and is no bill. */
function isInBudget(doc: Doc, { index, page }: Block): boolean {
  return doc.blocks
    .slice(Math.max(0, index - LONGEST_BUDGET), index)
    .some(
      (above) =>
        above.page === page && above.text.length < LONGEST_TITLE && BUDGET.test(above.text),
    )
}

/** A revenue office charges no rates; what it asks for in one line beside arrears is the tax of the year. */
function ofRevenueOffice(
  doc: Doc,
  { index }: Block,
  lines: readonly ChargeLine[],
): BillKind | null {
  const above = doc.blocks.slice(Math.max(0, index - HEADS_ABOVE), index)
  const words = [...above.map(({ text }) => text), ...lines.map(({ name }) => name)]
  return lines.length === 1 && !words.some((text) => OTHER_LEVY.test(text)) ? 'land-tax' : null
}

/** "Drainage charge - rural" is for water, whatever class of land pays it. */
function withoutClass(name: string): string {
  return WATER.test(name) ? name.replace(CLASS, '') : name
}

const CLASS =
  /\s[-(]\s?(?:rural|residential|general|farm\w{0,4}|urban)(?: land| living)?\)?(?=[\s|:$]|$)/i

/** What the parties agree tells no bill, and its sums are of another size. */
export const NO_BILLS: ReadonlySet<PageKind> = new Set<PageKind>([
  'contract-form',
  'particulars',
  'vendor-statement',
  'general-conditions',
  'special-conditions',
  'auction-conditions',
  'lease',
  'minutes',
  'company-extract',
  'owners-corporation-certificate',
])

const LONGEST_BUDGET = 16
const LONGEST_TITLE = 120
const BUDGET =
  /\b(?:strata|owners'? corporation|body corporate|administrati(?:ve|on) fund)\b[^$]{0,60}\b(?:budget|expenditure|actual)\b|\bbudget\b[^$]{0,40}\b(?:fund|strata|owners|body corporate|scheme)\b/i
const OTHER_LEVY =
  /\blevy\b|\bsurcharge\b(?! (?:for|does|is) (?:not|n\/a|nil))|\bvacant residential\b/i
const ISSUER =
  /\b(?:councils?|shires?|city|town|borough|municipality|municipal(?! (?:charge|levy|rate|fund)s?\b)|territory|authorit(?:y|ies)|corporation|board|utilities|company)\b|\b\w{2,20}(?<!\b(?:storm|waste|rain|recycled|drinking)) ?water\b(?! (?:service|supply|access|charge|usage|availability|infrastructure))(?=[\s:|]{0,4}$)|^\W{0,6}(?:annual )?water (?:rates?|charges?)(?=[\s:|]{0,4}$)/i
const MOST_CENTS = 2_000_000
const HEADS_ABOVE = 5
const COUNCIL =
  /\b(?:general|ordinary|residential|differential|farm\w*|rural|municipal|waste(?!water)|garbage|recycling|rubbish|kerbside|bins?|emergency|fire|ESL|ESVF|landscape|stormwater)\b|\brates?\b(?! (?:water|sewer))/i
const WATER = /\b(?:water|sewer\w*|wastewater|waterways?|drainage|parks? charge)\b/i
const LAND_SERVICES = /\b(?:local land services|LLS)\b/i
/** A scheme's, a revenue office's or somebody else's paper. */
const OTHER =
  /\b(?:(?<!\bvolunteers )fund|lev(?:y|ies) (?:of|by) the owners|strata|owners'? corporation|body corporate|land tax|rent(?:al)?|budget|insurance|legal)\b/i
