import type { Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import { isSameParty } from '../parties/owners-elsewhere.ts'
import type { Passage } from '../reading/passage.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const WATER_LICENCE_PATTERNS = wordings({
  /** What a contract sells: the number of the licence and its shares or volume, in either order. */
  soldByShares:
    /\b(?:WAL|(?:water (?:access )?)?licen[cs]e(?: (?:no\.?|number))?) ?((?:[A-Z]{2,4} ?)?\d{3,7})\b[^.;]{0,60}?\b(\d{1,3}(?:,\d{3})?(?:\.\d)?) (?:unit shares?|units?|shares?|megalit(?:re|er)s?|ML)\b/i,
  soldByVolume:
    /\b(\d{1,3}(?:,\d{3})?(?:\.\d)?) (?:unit shares?|units?|shares?|megalit(?:re|er)s?|ML)\b[^.;]{0,80}?\b(?:WAL|licen[cs]e(?: (?:no\.?|number))?) ?((?:[A-Z]{2,4} ?)?\d{3,7})\b/i,
  isSale:
    /\b(?:included|includes?|together with|sells?|sold|being|entitlement|transfer|held with|authoris\w{2,3})\b/i,
  /** The number by which a contract sells it, whatever its shares. */
  soldByNumber:
    /\b(?:WAL|(?:water )?(?:access |use )?licen[cs]e(?: (?:no\.?|number))?) ?((?:[A-Z]{2,4} ?)?\d{3,7})\b/i,
  holder:
    /\b(?:[Hh]olders?|[Hh]older\(s\)|[Hh]eld by|[Ll]icensees?|[Oo]wners?)(?: of (?:the )?licen[cs]e)?(?: name)?[ \t:|]{1,4}([A-Z][A-Za-z'&. -]{4,70})/,
  /** What a dam holds, and what a landholder may catch without a licence. */
  damHolds:
    /\bdams?\b[^.;]{0,80}?\b(?:holds?|capacity|stores?|storage|volume)\b[^.;]{0,30}?\b(\d{1,3}(?:\.\d{1,2})?) ?(?:megalit(?:re|er)s?|ML)\b/i,
  harvestable:
    /\b(?:harvestable rights?|capacity allowed|MHRDC|allowed capacity|maximum capacity)\b[^.;]{0,80}?\b(\d{1,3}(?:\.\d{1,2})?) ?(?:megalit(?:re|er)s?|ML)\b/i,
  /** What the licence's own paper has. */
  held: /\b(?:share component|nominal (?:entitlement|volume|allocation)|entitlement|allocation|volume)[ :|]{1,6}(\d{1,3}(?:,\d{3})?(?:\.\d)?) (?:unit shares?|units?|shares?|megalit(?:re|er)s?|ML)\b/i,
  /** It went to somebody else. */
  moved:
    /\b(?:allocation|entitlement|licen[cs]e|(?:unit )?shares?|water)\b[^.;]{0,50}\b(?:was|were|has been|have been) (?:transferred|assigned|sold|traded|leased)(?: permanently| away| off)? to (?!(?:the |your |this )?(?:vendor|seller|purchaser|buyer|land|property))|\bapplication\b[^.;]{0,30}\bto (?:transfer|assign|trade) (?:all|the whole|it|them|the (?:licen[cs]e|allocation|entitlement|water|shares?))\b[^.;]{0,30}\bto (?!(?:the |your |this )?(?:vendor|seller|purchaser|buyer|land|property))|\bnothing (?:now |more )?(?:stands|is held|remains)\b[^.;]{0,20}\b(?:your|his|her|their|the (?:vendor|seller)'s) name\b/i,
  paper:
    /\b(?:water (?:access |use |taking )?licen[cs]e|water (?:branch|entitlement|allocation|register)|licen[cs]e to take water|bore licen[cs]e|megalit\w{2,4}|\d ?ML)\b/i,
  /** "It expired on 30 June 2026.": of the licence that the sentence before names. */
  expired:
    /^(?:it|this licen[cs]e|that licen[cs]e|the (?:\w{3,12} )?licen[cs]e(?: \w{0,3}\d{3,7}\w?)?) (?:has )?(?:expired|lapsed|ended|ran out)\b/i,
  allowed:
    /\b(?:megalit\w{2,4}|\d ?ML)\b[^.;]{0,80}\b(?:bore|well|dam|creek|river|taken|pumped)\b/i,
  volume: /\b(?:megalit\w{2,4}|ML)\b/i,
  expiry:
    /^(?:expir(?:y|es|ed)(?: date)?|ends?|end date|valid (?:to|until)|current (?:to|until)|term ends)\b/i,
  renewed: /\b(?:renewed (?:to|until)|renewal granted|extended to|continuing)\b/i,
  notRenewed: /\bno renewal\b|\bnot (?:been )?renewed\b|\brenewal\b[^.;]{0,30}\b(?:not|none)\b/i,
})

const P = WATER_LICENCE_PATTERNS

/** Rows of a licence above and below the one that tells its end. */
const PAPER_ROWS = 12

export type ShareGap = {
  readonly sold: string
  readonly held: string
  /** What both are counted in. */
  readonly unit: string
  readonly spans: readonly Span[]
}

/** A licence of which the contract sells more than its own paper holds; null where both agree. */
export function shareGap(terms: readonly Passage[], papers: readonly Passage[]): ShareGap | null {
  for (const { text, span } of terms) {
    if (!P.isSale.test(text)) continue
    const [, number, sold] = P.soldByShares.exec(text) ?? reversed(P.soldByVolume.exec(text))
    if (number === undefined || sold === undefined) continue
    const at = papers.findIndex(
      (paper) => paper.text.includes(number) && paper.span.start !== span.start,
    )
    if (at < 0) continue
    const paper = papers[at]
    const row = papers
      .slice(at, at + PAPER_ROWS)
      .find(
        ({ text: line, block }) => block.partIndex === paper?.block.partIndex && P.held.test(line),
      )
    const held = P.held.exec(row?.text ?? '')?.[1]
    if (row === undefined || held === undefined || printedNumber(held) >= printedNumber(sold))
      continue
    const unit = P.volume.test(text) ? 'megalitres' : 'units'
    return { sold: withoutNought(sold), held: withoutNought(held), unit, spans: [span, row.span] }
  }
  return null
}

/** "12.0 megalitres" is twelve. */
function withoutNought(told: string): string {
  return told.replace(/\.0$/, '')
}

/** Whether a letter says that the water of the land went to somebody else. */
export function isMoved(passages: readonly Passage[], index: number): boolean {
  const passage = passages[index]
  if (passage === undefined || !P.moved.test(passage.text)) return false
  return P.paper.test(`${passage.heading} ${around(passages, index, 3, 0)}`)
}

/** The words that a licence to take water has ended by a day, with those that it was not renewed. */
export function endedLicence(
  passages: readonly Passage[],
  index: number,
  asAt: string | null,
): readonly Span[] | null {
  const passage = passages[index]
  if (passage === undefined || asAt === null) return null
  const isSentence = P.expired.test(passage.text) && P.allowed.test(around(passages, index, 1, 0))
  if (!isSentence && !P.expiry.test(passage.text)) return null
  const [day, ...others] = datesIn(passage.text)
  if (day === undefined || others.length > 0 || daysBetween(day, asAt) <= 0) return null
  if (!P.paper.test(around(passages, index, PAPER_ROWS, 0))) return null
  if (P.renewed.test(around(passages, index, 3, 4))) return null
  const not = passages.slice(index, index + 4).find(({ text }) => P.notRenewed.test(text))
  return [passage.span, ...(not === undefined ? [] : [not.span])]
}

function around(passages: readonly Passage[], index: number, before: number, after: number) {
  const part = passages[index]?.block.partIndex
  return passages
    .slice(Math.max(0, index - before), index + after + 1)
    .filter(({ block }) => block.partIndex === part)
    .map(({ text }) => text)
    .join(' ')
}

function reversed(match: RegExpExecArray | null): readonly (string | undefined)[] {
  return match === null ? [] : [match[0], match[2], match[1]]
}

/** The licence that the contract sells, and its paper with a holder who is none of the vendors. */
export function othersLicence(
  terms: readonly Passage[],
  papers: readonly Passage[],
  vendors: readonly string[],
): readonly Span[] | null {
  if (vendors.length === 0) return null
  for (const { text, span } of terms) {
    const number = P.isSale.test(text) ? P.soldByNumber.exec(text)?.[1] : undefined
    if (number === undefined) continue
    const at = papers.findIndex(
      (paper) => paper.text.includes(number) && paper.span.start !== span.start,
    )
    const paper = papers[at]
    if (paper === undefined) continue
    const row = papers
      .slice(at, at + PAPER_ROWS)
      .find(
        ({ text: line, block }) => block.partIndex === paper.block.partIndex && P.holder.test(line),
      )
    const holder = P.holder.exec(row?.text ?? '')?.[1]
    if (row === undefined || holder === undefined) continue
    if (vendors.some((vendor) => isSameParty(vendor, holder))) continue
    return [span, row.span]
  }
  return null
}

/** A dam that holds more than the landholder may catch without a licence, where both are told. */
export function overHarvest(papers: readonly Passage[]): readonly Span[] | null {
  const dam = papers.find(({ text }) => P.damHolds.test(text))
  const right = papers.find(({ text }) => P.harvestable.test(text))
  if (dam === undefined || right === undefined) return null
  const [holds, allowed] = [P.damHolds.exec(dam.text)?.[1], P.harvestable.exec(right.text)?.[1]]
  if (holds === undefined || allowed === undefined) return null
  if (printedNumber(holds) <= printedNumber(allowed)) return null
  return dam === right ? [dam.span] : [dam.span, right.span]
}
