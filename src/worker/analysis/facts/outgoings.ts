import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { Fact, Outgoing } from './facts.ts'
import type { Amount } from './money.ts'
import type { Period } from './charge-period.ts'

import { periodFor, periodOf } from './charge-period.ts'
import { columnHeading, factAt } from './labels.ts'
import { amountsIn } from './money.ts'

const NO_DISCOUNT = /\b(?:before|without|excluding|less)(?: any)? (?:discount|rebate)s?\b/gi
type Kind = Outgoing['kind']
type Candidate = { readonly fact: Fact<Outgoing>; readonly score: number }

const HOME: Readonly<Record<Kind, PageKind>> = {
  'council-rates': 'rates-certificate',
  'water-rates': 'water-certificate',
  'owners-corporation': 'owners-corporation-certificate',
  'land-tax': 'land-tax-certificate',
  'emergency-services-levy': 'land-tax-certificate',
}
/** The levy has a bill of its own where this is its name; elsewhere it is a line of the rates. */
const LEVY_PAPER = /\b(?:emergency services levy|revenuesa)\b/i
const WORDS: Readonly<Record<Kind, RegExp>> = {
  'council-rates':
    /\b(?:council|municipal|shire|general rates?|rates and (?:charges|valuation|services)|rates? levied|land rates?|local government rates?|all rates|(?:city|borough|rural city) of [a-z]|rates for (?:the|20\d\d))\b/i,
  'water-rates': /\b(?:water|sewer(?:age)?)\b/i,
  'owners-corporation':
    /\b(?:owners'? corporation|body corporate|strata|community (?:corporation|title)|administrati(?:ve|on) fund|levies (?:are|for the lot|payable))\b/i,
  'land-tax': /\bland tax\b|\bproportional tax\b|^(?:state )?revenue (?:office|nsw|sa)\b/i,
  'emergency-services-levy':
    /\b(?:emergency services(?: and volunteers)?(?: funding)? (?:levy|fund)|fire services (?:property )?levy|ESL|ESVF|FSPL)\b|^levy for\b/i,
}
const NOT: Readonly<Record<Kind, RegExp>> = {
  'council-rates': /\b(?:water|sewer|land tax|owners'? corporation|strata|body corporate)\b/i,
  'water-rates':
    /\b(?:(?<!excluding )(?<!exclude )usage|consumption|council|land tax|rates notice)\b/i,
  'owners-corporation':
    /\b(?:special (?:levy|levies|contribution|fee)|insur|balance|cover|building amount|liability|sum insured|held|penalty|unpaid|arrears|overdue|outstanding|fine|entitlement|council|water|forecast|cost of|quote|repair|capital works plan|assets|licen[cs]e|income|rental|lease|telecommunications)\b/i,
  'land-tax':
    /\b(?:vacant residential|arrears|windfall|taxable value|surcharge|threshold|absentee|penalty)\b/i,
  'emergency-services-levy':
    /\b(?:council|water|sewer|land tax|strata|owners'? corporation|deferral|charge registered|site value|capital value)\b/i,
}
const GOOD =
  /\b(?:total|levied|annual(?:ly)?|per annum|p\.?a\.?|a year|each year|per year|for the (?:full |rating |financial )?(?:rating )?year|for (?:the )?20\d\d|full year|both funds|current (?:fees|rates)|proportional)\b/gi
const TOTAL = /\b(?:total|both funds|current (?:fees|annual fees)|annual fees?)\b/i
const BAD =
  /\b(?:balance|outstanding|arrears|owing|overdue|unpaid|paid|received|interest|instalments? (?:remaining|due)|discount|rebate|penalty|legal costs|certificate fee|value|valuation|credit|last reading|loan|price|bond|rent|market|held|plan estimate|funds? held|cover|policy)\b/i

/** Each kind of regular outgoing with its cost for a year; the levied amount, never the balance. */
export function recogniseOutgoings(doc: Doc): Fact<Outgoing>[] {
  const kinds: readonly Kind[] = [
    'council-rates',
    'water-rates',
    'owners-corporation',
    'land-tax',
    'emergency-services-levy',
  ]
  return kinds.flatMap((kind) => best(doc, kind) ?? [])
}

function best(doc: Doc, kind: Kind): Fact<Outgoing> | null {
  let chosen: Candidate | null = null
  for (const block of doc.blocks) {
    const base = zoneScore(block.zone, kind)
    if (base === null || !block.text.includes('$')) continue
    // A rates notice counts the levy in its own total.
    if (kind === 'emergency-services-levy' && base !== 3 && !inLevyPaper(doc, block)) continue
    const candidate = candidateIn(doc, block, kind, base)
    if (candidate !== null && (chosen === null || candidate.score > chosen.score))
      chosen = candidate
  }
  const summed = kind === 'owners-corporation' ? sumOfFunds(doc) : null
  if (summed !== null && (chosen === null || summed.score > chosen.score)) return summed.fact
  return chosen?.fact ?? null
}

function inLevyPaper(doc: Doc, block: Block): boolean {
  const part = doc.parts[block.partIndex]
  return part !== undefined && LEVY_PAPER.test(part.title)
}

/**
 * What a heading or the head of a table above says of every amount below it: "Outgoings (annual)".
 * Null where the block stands in no list of outgoings.
 */
function listOfOutgoings(doc: Doc, block: Block): { yearly: boolean } | null {
  for (let index = block.index; index > block.index - 9; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return null
    const opening = above.text.slice(0, 140)
    const first = above.cells?.[0]
    const head = first === undefined ? opening : doc.text.slice(first.start, first.end)
    if (LIST_HEAD.test(index === block.index ? head : opening))
      return { yearly: YEARLY.test(opening) }
    if (index < block.index && above.text.length > 240) return null
  }
  return null
}

const LIST_HEAD =
  /\boutgoings?\b|\brates,? (?:taxes|and taxes|charges|and charges)\b|\btaxes,? charges\b/i
const YEARLY =
  /\b(?:annual(?:ly)?|per annum|p\.a\.?|yearly|(?:each|per|a) year|for the year)(?!\w)/i

function zoneScore(zone: PageKind, kind: Kind): number | null {
  if (zone === HOME[kind]) return 6
  if (zone === 'vendor-statement') return 3
  if (
    zone === 'rates-certificate' ||
    zone === 'water-certificate' ||
    zone === 'land-tax-certificate'
  )
    return 2
  if (
    zone === 'annexure' ||
    zone === 'other' ||
    zone === 'planning-certificate' ||
    zone === 'particulars' ||
    zone === 'contract-form'
  )
    return 1
  return kind === 'owners-corporation' && (zone === 'minutes' || zone === 'by-laws') ? -3 : null
}

function candidateIn(doc: Doc, block: Block, kind: Kind, base: number): Candidate | null {
  const home = block.zone === HOME[kind]
  const list =
    block.zone === 'vendor-statement' || block.zone === 'particulars'
      ? listOfOutgoings(doc, block)
      : null
  let chosen: Candidate | null = null
  const amounts = amountsIn(block.text)
  for (const [index, amount] of amounts.entries()) {
    if (amount.cents < 1_000 || amount.cents > 20_000_000) continue
    const { before, after, label } = around(block, amounts, index)
    const context = `${label} ${before} ${after}`
    const named = WORDS[kind].test(context)
    if (!named && (!home || kind === 'land-tax')) continue
    if (NOT[kind].test(`${home ? '' : label} ${before} ${after.slice(0, 40)}`)) continue
    if (/\b(?:exceed|not more than|up to a maximum)\b/i.test(before)) continue
    if (
      BAD.test(before.slice(-60).replace(NO_DISCOUNT, '')) ||
      BAD.test(after.slice(0, 14).split(/[,;.]/)[0] ?? '')
    )
      continue
    const column = columnHeading(doc, block, amount.start)
    if (BAD.test(column)) continue
    const period =
      periodFor(block, amount, before, after, column) ??
      (list?.yearly === true ? { times: 1, words: 'a year' } : null)
    const goods = new Set([...context.matchAll(GOOD)].map((match) => match[0].toLowerCase())).size
    if (!home && goods === 0 && period === null && list === null) continue
    const score =
      base +
      Math.min(goods, 3) * 2 +
      (named ? 2 : 0) +
      (TOTAL.test(`${label} ${before} ${after}`) ? 4 : 0) -
      (kind === 'owners-corporation' && FUND.test(before) && !TOTAL.test(before) ? 4 : 0) +
      (period?.times === 1 ? 2 : period === null ? 0 : 1) -
      index * 0.5
    if (!(chosen === null || score > chosen.score)) continue
    chosen = { score, fact: factOf(doc, block, amount, kind, period) }
  }
  return chosen
}

/** The words that belong to one amount of a block: up to the amounts before and behind it. */
function around(block: Block, amounts: readonly Amount[], index: number) {
  const { text } = block
  const amount = amounts[index] ?? { start: 0, end: 0 }
  const from = amounts[index - 1]?.end ?? 0
  const to = amounts[index + 1]?.start ?? text.length
  const sentence = Math.max(
    from,
    text.lastIndexOf('. ', amount.start) + 1,
    text.lastIndexOf(';', amount.start) + 1,
  )
  // A sentence that names its own outgoing has nothing to do with the first words of its block.
  const opens = sentence > from || index > 0 ? sentence : 0
  const named = Object.values(WORDS).some((words) => words.test(text.slice(opens, amount.start)))
  const labelAt = named ? opens : 0
  return {
    label: text.slice(
      labelAt,
      Math.max(labelAt, Math.min(labelAt + 60, named ? amount.start : (amounts[0]?.start ?? 0))),
    ),
    before: text.slice(Math.max(sentence, amount.start - 130), amount.start),
    after:
      text
        .slice(amount.end, Math.min(to, amount.end + 110))
        .split(
          /;|\.\s|\s(?=(?:Arrears|Balance|Current|Total|Interest|Less|Plus|Outstanding)\b)/,
        )[0] ?? '',
  }
}

function factOf(
  doc: Doc,
  block: Block,
  amount: Amount,
  kind: Kind,
  period: Period | null,
): Fact<Outgoing> {
  const times = period?.times ?? 1
  const printed = block.text.slice(amount.start, amount.end)
  const basis =
    period === null
      ? `${printed} as printed, taken as a year's amount`
      : times === 1
        ? `${printed} for the year`
        : `${printed} for ${period.words} × ${times}`
  const span = {
    start: block.span.start + amount.start,
    end: Math.min(
      block.span.end,
      block.span.start + amount.end + tailLength(block.text.slice(amount.end)),
    ),
  }
  return factAt(
    doc,
    { kind, annualCents: amount.cents * times, basis },
    span,
    period === null ? 75 : 88,
    [basis],
  )
}

/** The words behind an amount that tell its period belong to what is quoted. */
function tailLength(text: string): number {
  return (
    /^[^.;$\n]{0,70}?\b(?:year|quarter|annum|month|20\d\d(?:[/-]\d\d)?|levied|charges|tax)\b/i.exec(
      text,
    )?.[0].length ?? 0
  )
}

const FUND = /\b(administrati(?:ve|on)|sinking|capital works|maintenance|reserve) fund\b/i

/** Two funds, each with its own regular contribution: the owner pays both. */
function sumOfFunds(doc: Doc): Candidate | null {
  const parts = new Map<string, { block: Block; amount: Amount; period: Period }>()
  for (const block of doc.blocks) {
    if (block.zone !== 'owners-corporation-certificate' || block.text.length > 700) continue
    const amounts = amountsIn(block.text)
    for (const [index, amount] of amounts.entries()) {
      const { before, after } = around(block, amounts, index)
      const column = columnHeading(doc, block, amount.start)
      const own = [...before.matchAll(new RegExp(FUND.source, 'gi'))].at(-1)
      const fund = own ?? FUND.exec(column) ?? FUND.exec(after.slice(0, 40))
      if (fund === null || fund === undefined) continue
      if (
        /\b(?:balance|held|as at|special|overdue|total|unpaid|opening|closing|insur|forecast|estimate|stands?)\b/i.test(
          before + after,
        )
      )
        continue
      const above = doc.blocks[block.index - 1]?.text ?? ''
      const period = periodFor(block, amount, before, after, column) ?? periodOf(above, '')
      const key = (fund[1] ?? '').toLowerCase().slice(0, 5)
      if (period !== null && !parts.has(key)) parts.set(key, { block, amount, period })
    }
  }
  if (parts.size < 2) return null
  const values = [...parts.values()]
  const annualCents = values.reduce(
    (sum, { amount, period }) => sum + amount.cents * period.times,
    0,
  )
  const basis = values
    .map(
      ({ block, amount, period }) =>
        `${block.text.slice(amount.start, amount.end)} × ${period.times}`,
    )
    .join(' + ')
  return {
    score: 11,
    fact: {
      value: { kind: 'owners-corporation', annualCents, basis },
      text: basis,
      spans: values.map(({ block, amount }) => ({
        start: block.span.start + amount.start,
        end: block.span.start + amount.end,
      })),
      confidence: 80,
      explanation: ['the regular contributions to each fund, added'],
    },
  }
}
