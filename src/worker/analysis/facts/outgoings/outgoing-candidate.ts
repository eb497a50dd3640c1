import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Period } from './charge-period.ts'
import type { Amount } from '../forms/money.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { A_YEAR, periodOf, wholeYear } from './charge-period.ts'
import { columnHeading } from '../forms/column-heading.ts'
import { isBelowIssuer, isBelowLandTax, listOfOutgoings } from './outgoing-above.ts'
import { isOnLandTaxPaper, periodAt, periodOfPaper } from './outgoing-context.ts'
import { isNotCharged } from './outgoing-not-charged.ts'
import { isInAccounts, isOfWholeScheme, OF_WHOLE } from './of-whole-scheme.ts'
import { outgoingOf } from './outgoing-of.ts'
import { chargeScore, PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { BAD, GOOD, HIGHEST_CENTS, HOME, OPENS, TOTAL, WORDS } from './outgoing-words.ts'

/** The amount of a block that is most likely the year's charge of a kind, with its score. */
export function candidateIn(
  doc: Doc,
  block: Block,
  entries: readonly Entry[],
  kind: Kind,
  base: number,
): Candidate | null {
  const home = block.zone === HOME[kind] || (kind === 'land-tax' && isOnLandTaxPaper(doc, block))
  const list =
    block.zone === 'vendor-statement' || block.zone === 'particulars'
      ? listOfOutgoings(doc, block)
      : null
  let chosen: Candidate | null = null
  const amounts = entries.map(({ amount }) => amount)
  for (const [index, entry] of entries.entries()) {
    const { amount, before, after, label, above } = entry
    if (amount.cents < 1_000 || amount.cents > 20_000_000) continue
    const context = `${above} ${label} ${before} ${after}`.trimStart()
    const named =
      WORDS[kind].test(context) ||
      (OPENS_IN.has(block.zone) &&
        (OPENS[kind]?.test(above === '' ? label : above) === true ||
          OPENS[kind]?.test(before.trimStart().replace(/^[.;]\s/, '')) === true)) ||
      isBelowIssuer(doc, block, kind, before)
    if (!named && !(kind === 'land-tax' ? isBelowLandTax(doc, block, home) : home)) continue
    if (
      !named &&
      OTHER_MATTER.test(block.text.slice(Math.max(0, amount.start - 140), amount.end + 30))
    )
      continue
    if (!named && kind === 'owners-corporation' && tellsOther(block)) continue
    if (kind === 'land-tax' && ARREARS.test(doc.blocks[block.index - 1]?.text ?? '')) continue
    if (kind === 'land-tax' && !named && OTHER_FEE.test(before)) continue
    if (kind === 'land-tax' && (OTHER_LEVY.test(before) || OWN_RATES.test(before))) continue
    if (TOTAL.test(before) && isOfRatesAndTax(doc, block)) continue
    if (kind === 'council-rates' && STATE_LEVY.test(label)) continue
    if (ALLOWED.test(before)) continue
    if (isNotCharged(doc, block, entry, { kind, home, base })) continue
    const column = columnHeading(doc, block, amount.start)
    if (BAD.test(column) && (isChargedBeside(doc, block, amounts) || !WORDS[kind].test(before)))
      continue
    if (kind === 'owners-corporation' && (OF_WHOLE.test(column) || isInAccounts(doc, block)))
      continue
    const period =
      wholeYear(periodAt(doc, block, amount, before, after, column), amount, amounts, column) ??
      periodOfRow(block) ??
      (index > 0 ? periodOfList(block, amounts[0]) : null) ??
      (home ? periodOfPaper(doc, block) : null) ??
      (list?.yearly === true ? { times: 1, words: 'a year' } : null)
    // No council and no revenue office charges by the month.
    if (period?.times === 12 && (kind === 'council-rates' || kind === 'land-tax')) continue
    const goods = new Set([...context.matchAll(GOOD)].map((match) => match[0].toLowerCase())).size
    if (!home && goods === 0 && period === null && list === null) continue
    const score =
      base +
      chargeScore(block, {
        entries,
        entry,
        index,
        amounts,
        kind,
        home,
        named,
        goods,
        column,
        period,
      })
    if (!(chosen === null || score > chosen.score)) continue
    const year = period?.times === 1 ? null : saidForTheYear(entries, amount)
    const annualCents = year?.cents ?? amount.cents * (period?.times ?? 1)
    if (kind === 'owners-corporation' && annualCents > HIGHEST_CENTS) continue
    if (kind === 'owners-corporation' && isOfWholeScheme(block, annualCents)) continue
    chosen = {
      score,
      fact: outgoingOf(doc, block, year ?? amount, kind, year === null ? period : A_YEAR),
    }
  }
  return chosen
}

/** "As for land tax: her notice comes to $7,460.00": a letter about a scheme speaks of other bills too. */
function tellsOther({ text }: Block): boolean {
  if (WORDS['owners-corporation'].test(text)) return false
  return OTHERS.some((kind) => WORDS[kind].test(text))
}

const OTHERS = ['council-rates', 'water-rates', 'land-tax'] as const

/** An amount in the paper of a bill, though not of it: a page of another paper got among its own. */
const OTHER_MATTER =
  /\b(?:repair(?:s|ed)?|quot(?:e|ed|ation)|rent(?:ing|al|ed)?|repayments?|mortgage|loan|solar|permits?|licen[cs]es?|customer|kW|bond|install(?:ed|ation)|replace(?:d|ment)?|fencing|per metre|metres at|purchase price|cook|carpets?|insurance|premium)\b/i

/** "… must allow the purchaser five hundred dollars ($500)": a clause that fixes what one pays the other. */
const ALLOWED =
  /\b(?:allow|pay|credit|refund|reimburse|compensate)s? (?:to )?(?:the )?(?:purchaser|buyer|vendor|seller)\b[^$;]{0,60}$/i

/** What is paid for a licence below a land tax certificate that tells of no tax. */
const OTHER_FEE = /\b(?:fees?|licen[cs]e|rent(?:al)?|permit|lease|premium)\b[^$]{0,40}$/i

/** "Charged | Paid | Owing": where a column tells what was charged, no other does. */
function isChargedBeside(doc: Doc, block: Block, amounts: readonly Amount[]): boolean {
  return amounts.some(({ start }) => CHARGED.test(columnHeading(doc, block, start)))
}

const CHARGED = /^\W{0,3}(?:amount )?(?:charged|levied|raised|billed)\W{0,3}$/i

/** The head of the rows of a clearance certificate that tell what is owed of years gone by. */
const ARREARS = /^arrears of\b(?!.*\$)/i

/** A revenue office's certificate tells of the levy beside the land tax. */
const OTHER_LEVY = /\b(?:emergency|fire) services (?:property )?levy\b[^$]{0,30}$/i

/** "Levy 2026-27 $132.40": what a state takes for its emergency services, on a paper of its own. */
const STATE_LEVY =
  /^\W{0,3}(?:(?:emergency|fire) services )?levy\b(?! (?:of|for) (?:the )?(?:council|rates))/i

/** The territory's office certifies its rates and its land tax on one paper. */
const OWN_RATES =
  /(?:\b(?:general|council|municipal) rates|^\W{0,3}(?:annual )?rates)\b(?!.{0,60}\bland tax\b)[^$]{0,40}$/i

/** Of a bill with lines for rates and for land tax the total is neither's. */
function isOfRatesAndTax(doc: Doc, { index, page }: Block): boolean {
  const labels = doc.blocks
    .slice(Math.max(0, index - LINES), index)
    .filter((line) => line.page === page && line.text.includes('$'))
    .map(({ text }) => text.split('$')[0] ?? '')
  return labels.some((label) => OWN_RATES.test(label)) && labels.some((label) => TAX.test(label))
}

const TAX = /^\W{0,3}land tax\b/i
const LINES = 8

/** Where a short word of a form names an outgoing. */
const OPENS_IN: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'special-conditions',
  'other',
  'annexure',
  'planning-certificate',
])

/** "Total $882.00, and $1,764.00 for the full year": the text counts the year itself. */
function saidForTheYear(entries: readonly Entry[], part: Amount): Amount | null {
  const year = entries.find(
    ({ amount, before, after }) =>
      PARTS_OF_A_YEAR.has(amount.cents / part.cents) && periodOf(before, after)?.times === 1,
  )
  return year?.amount ?? null
}

/** "Levied for the present year: rates $955.30; water $888.00": said once for all of a list. */
function periodOfList(block: Block, first: Amount | undefined): Period | null {
  const colon = block.text.indexOf(': ')
  return first === undefined || colon < 0 || colon > first.start
    ? null
    : periodOf(block.text.slice(0, colon), '')
}

/** "Half year to 31 December 2026 | general $982.40, waste … | $1,224.90" */
function periodOfRow(block: Block): Period | null {
  const [first, second, third] = block.cells ?? []
  if (first === undefined || second === undefined || third === undefined) return null
  const words = block.text.slice(0, first.end - block.span.start)
  return words.includes('$') ? null : periodOf('', words)
}
