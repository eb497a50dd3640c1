import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Part } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { countOf } from '../forms/count-of.ts'
import { type Amount, amountsIn, amountsInWords } from '../forms/money.ts'
import { matchesIn } from '../../wording/matches.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/** A sentence of a block, with its place in the block's text. */
type Sentence = { readonly text: string; readonly start: number }

/**
 * "The owners corporation levies twice in a year … one thousand one hundred and seventy-five dollars
 * each time": what somebody who keeps the accounts of a scheme writes of the lot's contributions, where
 * no certificate tells them. Null where no sentence tells a regular sum and how often it is paid.
 */
export function levyInProse(doc: Doc): Fact<Outgoing> | null {
  for (const part of doc.parts) {
    if (!LETTERS.has(part.kind) || !part.blocks.some(({ text }) => SCHEME.test(text))) continue
    const times = timesTold(part)
    for (const block of part.blocks) {
      if (block.cells !== null) continue
      for (const sentence of sentencesOf(block.text)) {
        const paid = paidIn(block, sentence, times)
        if (paid.length === 0) continue
        const fact = sumOfContributions(paid, TOLD)
        if (fact.value.annualCents <= HIGHEST_CENTS) return fact
      }
    }
  }
  return null
}

const TOLD = { confidence: 70, explanation: 'what is paid at a time, and how often, in a letter' }

function paidIn(block: Block, { text, start }: Sentence, told: number | null): Contribution[] {
  if (BYGONE.test(text) || OTHER.test(text) || !CONTRIBUTES.test(text)) return []
  const each = EACH.exec(text)?.[1]
  const times = each === undefined ? null : (TIMES.get(each.toLowerCase().slice(0, 4)) ?? told)
  if (times === null) return []
  const amounts = [...amountsIn(text), ...amountsInWords(text)].toSorted(
    (one, other) => one.start - other.start,
  )
  const regular = regularIn(text, amounts)
  // "$3,440.00 a year, billed each quarter"
  if (regular.some(({ end }) => A_YEAR_BEHIND.test(text.slice(end, end + REACH)))) return []
  return regular.map((amount) => ({
    block,
    amount: { ...amount, start: start + amount.start, end: start + amount.end },
    times,
  }))
}

/** The sum that the others come to; else each fund's; else the one that stands alone. */
function regularIn(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const sum = amounts.reduce((all, { cents }) => all + cents, 0)
  const whole = amounts.length > 2 ? amounts.find(({ cents }) => cents * 2 === sum) : undefined
  if (whole !== undefined) return [whole]
  const funds = amounts.filter(({ end }) => FUND_BEHIND.test(text.slice(end, end + REACH)))
  if (funds.length > 1) return funds
  return amounts.length === 1 ? amounts : []
}

/** How often a year something falls due, where a sentence of the paper counts it. */
function timesTold({ blocks }: Part): number | null {
  for (const { text } of blocks) {
    const [, count] = COUNTED.exec(text) ?? []
    if (count !== undefined) return /^twice$/i.test(count) ? 2 : countOf(count)
  }
  return null
}

function sentencesOf(text: string): Sentence[] {
  const stops = matchesIn(text, STOP).map(({ index, 0: stop }) => index + stop.length)
  return [0, ...stops].map((start, at) => ({ text: text.slice(start, stops[at]), start }))
}

const STOP = /(?<![.\d]|\bNo)\.\s(?=[A-Z])|;\s/g
const LETTERS: ReadonlySet<PageKind> = new Set<PageKind>([
  'other',
  'annexure',
  'owners-corporation-certificate',
  'title-search',
])
const SCHEME =
  /\b(?:owners'? corporation|strata|body corporate|community (?:corporation|association)|units? plan|CTS)\b/i
const CONTRIBUTES =
  /\b(?:lev(?:y|ies|ied)|contributions?|fees?|pays?|instal?ments?|notices?|fund)\b/i
const COUNTED =
  /\b(twice|two|three|four|six|twelve|[2346]|12)(?: (?:times|(?:equal )?(?:lev(?:y|ies)|notices|instal?ments|contributions|payments|accounts)))? (?:in )?(?:a|each|every|per|the) year\b/i
const EACH =
  /\b(?:each|every|per|a) (quarter|half[- ]year|month|time|notice|levy|instal?ment|payment|contribution)\b/i
/** By the first letters of the word for the time; what is no name of a time is counted by the paper. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ['quar', 4],
  ['half', 2],
  ['mont', 12],
])
const BYGONE =
  /\b(?:last year|earlier|before that|until|previous(?:ly)?|formerly|used to|that ended|year ended|was charged|went up|from (?:\w{3,9} )?20(?:1\d|2[0-4]))\b/i
/** What another lot pays, what is asked for once, what the scheme has, and what is only proposed. */
const OTHER =
  /\b(?:special|one[- ]off|arrears|owing|overdue|premium|insured|balance|stood|stands|mine|neighbour|told|proposed?|draft|would|may be|if\b|interest|discount|visit|quote)\b/i
const FUND_BEHIND =
  /^[^.;$]{0,12}\b(?:to|into|for|towards) (?:the |its |our )?(?:administrati(?:ve|on)|admin|general|sinking|capital works|maintenance|reserve)\b/i
const A_YEAR_BEHIND =
  /^,? ?(?:(?:a|per|each|in a|for the|every) (?:\w{4,9} )?(?:year|annum)|p\.? ?a\b|annually|yearly)/i
const REACH = 50
