import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Kind } from './outgoing-words.ts'

import { blockAt } from '../../segment/find.ts'
import { periodOf } from './charge-period.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { outgoingOf, UNTOLD } from './outgoing-of.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { printedCents } from '../../wording/printed-number.ts'

/** Words that end in an amount, in the papers where they tell what a year costs. */
type Form = {
  readonly kind: Kind
  /** The amount is the named group. */
  readonly words: RegExp
  readonly zones: readonly PageKind[]
  /** The words leave no doubt, so that a weaker reading gives way to them. */
  readonly sure?: true
}

const AMOUNT = String.raw`\$?\s?(?<amount>\d{1,3}(?:,\d{3})*\.\d\d\b|(?<=\$\s?)\d{1,3}(?:,\d{3})*\b(?!\.?\d))`
const ITEM = String.raw`(?:^|[.;,:|]\s|\band\s|\d\s)`
const ABOUT = String.raw`(?:\s?[:|]\s?|\s)(?:about |approximately |of )?(?=\$)`
const STATED: readonly PageKind[] = ['vendor-statement', 'particulars', 'contract-form']
const BILLS: readonly PageKind[] = ['rates-certificate', 'minutes', 'planning-certificate', 'other']

/** "Council $1,388.60. Water $690.40. Owners corporation $1,160": a vendor tells what a year costs. */
function listed(kind: Kind, name: string): Form {
  return { kind, words: new RegExp(`${ITEM}${name}${ABOUT}${AMOUNT}`, 'i'), zones: STATED }
}

const FORMS: readonly Form[] = [
  listed('council-rates', String.raw`(?:council|shire|municipal)(?: rates?)?(?: and charges)?`),
  // "Darrow City Council - rates, waste charge and fund levy $1,690.00 a year": a row of estimates.
  {
    kind: 'council-rates',
    words: new RegExp(
      `\\b(?:council|shire|city)\\b ?[-:|] ?(?:council |general )?rates\\b[^$.;]{0,60}${ABOUT}${AMOUNT}`,
      'i',
    ),
    zones: STATED,
  },
  // "Darrow City Council | $1,690.00 a year, rates and levies": whose bill it is, before what it is for.
  {
    kind: 'council-rates',
    words: new RegExp(
      `^[\\w' -]{3,40}\\b(?:council|shire|city)[\\s:|]{1,3}${AMOUNT}(?=[^;$]{0,30}\\brates\\b)`,
      'i',
    ),
    zones: STATED,
  },
  listed('water-rates', String.raw`water(?: rates?| (?:service )?charges?| and sewerage)?`),
  listed(
    'owners-corporation',
    String.raw`(?:owners corporation|OC|body corporate|strata)(?: fees?| levies| levy)?`,
  ),
  {
    kind: 'council-rates',
    words: new RegExp(
      `\\b(?:general|residential|rural(?: living)?|business|farm|commercial) rates?\\b.{10,160}\\b(?:waste|garbage|kerbside|levy|stormwater)\\b.{4,80}(?:\\btotal:?|=)[\\s|]{1,3}${AMOUNT}`,
      'i',
    ),
    zones: BILLS,
    sure: true,
  },
  {
    kind: 'council-rates',
    words: new RegExp(`^(?:sum|total|amount) levied[\\s:|]{1,3}${AMOUNT}`, 'i'),
    zones: BILLS,
    sure: true,
  },
  {
    kind: 'water-rates',
    words: new RegExp(
      `\\b(?:service|fixed|supply)(?: and sewerage)? charges?(?: for the year)?[\\s:|]{1,3}${AMOUNT}`,
      'i',
    ),
    zones: ['water-certificate'],
  },
  {
    kind: 'water-rates',
    words: new RegExp(`^water\\b[^$]{4,80}\\bcharges? (?=\\$)${AMOUNT}`, 'i'),
    zones: BILLS,
  },
  {
    kind: 'owners-corporation',
    words: new RegExp(
      `\\bannual (?:fees?|levies|contributions?)(?: of| are)?[\\s:|]{1,3}${AMOUNT}`,
      'i',
    ),
    zones: ['owners-corporation-certificate'],
  },
  {
    kind: 'owners-corporation',
    words: new RegExp(
      `\\b(?:unit|lot) \\d{1,5},? (?:share\\b[^$]{0,20}|(?:at|entitlement) [^$]{5,80}[: ])${AMOUNT} (?:a|in a|for the) (?:first )?year`,
      'i',
    ),
    zones: ['owners-corporation-certificate', 'annexure', 'by-laws', 'other'],
    sure: true,
  },
  {
    kind: 'land-tax',
    words: new RegExp(`^land tax(?: \\([^)]{3,20}\\))? 20\\d\\d[\\s:|]{1,3}${AMOUNT}`, 'i'),
    zones: ['land-tax-certificate', 'rates-certificate'],
  },
]

/** The outgoings with those that short words tell, of the kinds for which nothing as good was found. */
export function withBrief(doc: Doc, found: readonly Fact<Outgoing>[]): readonly Fact<Outgoing>[] {
  let facts = found
  for (const form of FORMS) {
    const known = facts.find(({ value }) => value.kind === form.kind)
    if (known !== undefined && !(form.sure === true && isDoubtful(doc, known))) continue
    const fact = firstOf(doc, form)
    if (fact === null) continue
    facts =
      known === undefined ? [...facts, fact] : facts.map((one) => (one === known ? fact : one))
  }
  return facts
}

/** An amount whose time nothing tells, and a council's where its line says nothing of rates. */
function isDoubtful(doc: Doc, { value, spans: [span] }: Fact<Outgoing>): boolean {
  if (value.basis.endsWith(UNTOLD)) return true
  const block = span === undefined ? undefined : blockAt(doc, span.start)
  if (value.kind !== 'council-rates' || block === undefined) return false
  const next = doc.blocks[block.index + 1]
  const isLine = next?.partIndex === block.partIndex && SUM_BELOW.test(next.text)
  return isLine || !/\brates?\b|\blevied\b/i.test(block.text)
}

const SUM_BELOW = /^(?:sum|total|amount) levied\b/i

function firstOf(doc: Doc, { kind, words, zones }: Form): Fact<Outgoing> | null {
  for (const block of doc.blocks) {
    if (!zones.includes(block.zone) || block.text.length > LONGEST) continue
    const match = words.exec(block.text)
    const printed = match?.groups?.['amount']
    if (match === null || printed === undefined || isOfPast(block, match)) continue
    if (kind === 'council-rates' && isBelowLandServices(doc, block)) continue
    const cents = printedCents(printed)
    if (cents < LOWEST_CENTS || cents > HIGHEST_CENTS) continue
    const from = match.index + match[0].lastIndexOf(printed)
    const start = block.text.charAt(from - 1) === '$' ? from - 1 : from
    const end = from + printed.length
    const after = block.text.slice(end, end + 40).split(/[;,.|]\s/)[0] ?? ''
    return outgoingOf(doc, block, { cents, start, end }, kind, periodOf('', after))
  }
  return null
}

/** "Arrears … total 2,123.40" is no charge of the year. */
function isOfPast(block: Block, match: RegExpExecArray): boolean {
  return /\b(?:arrears|overdue|owing|refund|rebate of|parent (?:land|lot|title))\b/i.test(
    block.text.slice(Math.max(0, match.index - 30), match.index + match[0].length),
  )
}

const LONGEST = 420
const LOWEST_CENTS = 5_000
