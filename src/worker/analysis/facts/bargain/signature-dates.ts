import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { firstDate } from '../forms/dates.ts'
import { factAt } from '../fact-at.ts'

export type SignedSide = 'buyer' | 'seller'
type Side = SignedSide

/** "Buyer: Y M Collard 20 July 2026", with a line of the seller's like it. */
const SIGNED_LINE =
  /^(?:(?:signed|executed|accepted) (?:by |as )?)?(?:the )?(?:(buyer|purchaser|transferee)|(seller|vendor|transferor))s?(?:'s?)?(?: signatures?| signed| signs)?[ :|]{1,3}(?![^\n]{0,80}\b(?:born|expir|until|before|within|attorney dated))[^\d$]{3,90}\d/i
/** "Signature  K L Pemberthy  Date 12/06/2026" under a heading that says whose it is. */
const BARE_LINE = /^(?:signature|signed)\b[^\d$]{3,90}\bdate:? \d/i
/** "Maeve Lynott | 12/10/2026" under "Signature | Date", below the heading that says whose they are. */
const NAME_AND_DAY = /^[A-Z][^\d$:]{2,60} \d/
const HEAD_ROW = /^(?:signatures?(?: of (?:the )?\w{5,9})? \|? ?date(?: \|? ?|$)){1,2}$/i
const HEADS_SIDE =
  /^(?:the )?(?:(buyer|purchaser)|(seller|vendor))s?\b(?!'s? (?:agent|solicitor|conveyancer|representative))/i
/** "Imogen C Tresidder on 14 / 11 / 2026", below "SIGNED BY THE PURCHASER:", for the second of two too. */
const NAME_ON_DAY = /^(?!witness)[A-Z][^\d$:]{2,60} (?:on|dated?|this)?:? ?\d/i
const HEADS_SIGNING =
  /^(?:signed|executed|accepted|signature)s? (?:by|as|of) (?:the )?(?:(buyer|purchaser|transferee)|(seller|vendor|transferor))s?\b(?!'s? (?:agent|solicitor|conveyancer|representative))/i
/** What parts a signature from the next is short: names, and what they sign as. */
const SIGNING_REACH = 8
const HEAD_REACH = 12
const LONGEST_LINE = 160
/** The row of a form holds the marks of several electronic signatures, and whose names they are. */
const OPENS_SIGNING = /^(?:signed|executed) by (?:the )?(?:buyer|purchaser|seller|vendor)/i
const LONGEST_ROW = 700

type Signed = { date: string; start: number; end: number; side: Side }

/** A contract is made when the second side has signed it; both lines bear a day. */
export function dateOfLastSignature(doc: Doc): Fact<string> | null {
  const days = signaturesIn(doc)
  const last = lastOf(days)
  if (last === undefined || new Set(days.map(({ side }) => side)).size < 2) return null
  return factOf(doc, last, 'the day on which the second side signed')
}

/** The day on which the buyer, or the last of several, signed. */
export function dateOfBuyersSignature(doc: Doc): Fact<string> | null {
  const last = lastOf(signaturesIn(doc).filter(({ side }) => side === 'buyer'))
  return last === undefined ? null : factOf(doc, last, 'the day on which the buyer signed')
}

/** The sides with a signature that bears a day. */
export function sidesThatSigned(doc: Doc): SignedSide[] {
  return signaturesIn(doc).map(({ side }) => side)
}

function lastOf(days: readonly Signed[]): Signed | undefined {
  return days.toSorted((a, b) => b.date.localeCompare(a.date))[0]
}

function factOf(doc: Doc, { date, start, end }: Signed, words: string): Fact<string> {
  return factAt(doc, date, { start, end }, 65, [words])
}

function signaturesIn(doc: Doc): Signed[] {
  const days: Signed[] = []
  for (const block of doc.blocks) {
    if (!SIGNED_ZONES.has(block.zone)) continue
    if (block.text.length > (OPENS_SIGNING.test(block.text) ? LONGEST_ROW : LONGEST_LINE)) continue
    for (const { text, span } of sidesOf(doc, block)) {
      const own = SIGNED_LINE.exec(text)
      const signing = own === null ? signingAbove(doc, block) : null
      const match =
        own ??
        BARE_LINE.exec(text) ??
        (isBelowHead(doc, block) ? NAME_AND_DAY.exec(text) : null) ??
        (signing === null ? null : NAME_ON_DAY.exec(text))
      const side = own === null ? (signing ?? sideAbove(doc, block)) : sideOf(own)
      if (match === null || side === null) continue
      const date = firstDate(text.slice(match[0].length - 1))
      if (date === null || date.start > 1) continue
      const start = span.start + match[0].length - 1 + date.start
      days.push({ date: date.date, start, end: start + date.end - date.start, side })
    }
  }
  return days
}

function isBelowHead({ blocks }: Doc, { index, partIndex }: Block): boolean {
  const above = blocks[index - 1]
  return above?.partIndex === partIndex && HEAD_ROW.test(above.text)
}

/** "Buyer  B Sample  8 October 2026   Seller  A Sample  9 October 2026": each side of one line by itself. */
function sidesOf(doc: Doc, { text, span, cells }: Block): { text: string; span: Span }[] {
  const starts = (cells ?? [])
    .filter(({ start, end }) => start > span.start && SIDE.test(doc.text.slice(start, end)))
    .map(({ start }) => start - span.start)
  return [0, ...starts].map((from, index) => {
    const to = starts[index] ?? text.length
    return { text: text.slice(from, to), span: { start: span.start + from, end: span.start + to } }
  })
}

const SIDE =
  /^(?:(?:signed|executed|accepted) by )?(?:the )?(?:buyer|purchaser|seller|vendor)s?\b(?!'s)/i
const SIGNED_ZONES: ReadonlySet<string> = new Set(['particulars', 'contract-form'])

function sideOf(match: RegExpExecArray): Side {
  return match[1] === undefined ? 'seller' : 'buyer'
}

const OF_OTHERS =
  /^(?:(?:the )?(?:selling |real estate |estate )?agent|deposit ?holder|stakeholder)(?:'s|s)?\b|\back(?:nowledge?ment|nowledges) (?:of|by) (?:the )?(?:agent|deposit ?holder)\b/i
const BLANK_DAY = /\bdate\b[:\s]{0,3}(?:_{2}|\.{3})/i

/** Whose signatures stand below the nearest line that asks for some. */
function signingAbove(doc: Doc, { index, partIndex }: Block): Side | null {
  for (let at = index - 1; at >= Math.max(0, index - SIGNING_REACH); at -= 1) {
    const above = doc.blocks[at]
    if (above?.partIndex !== partIndex) return null
    // What an agent signs below the parties is no signature of theirs.
    if (OF_OTHERS.test(above.text)) return null
    const head = HEADS_SIGNING.exec(above.text)
    if (head === null) continue
    // "Signed by the buyer ____ Date: ____": the line has room for its own answer, which is not given.
    const isOpen = above.text.length >= LONGEST_LINE || BLANK_DAY.test(above.text)
    return isOpen ? null : sideOf(head)
  }
  return null
}

function sideAbove(doc: Doc, { index, partIndex }: Block): Side | null {
  for (let at = index - 1; at >= Math.max(0, index - HEAD_REACH); at -= 1) {
    const above = doc.blocks[at]
    if (above?.partIndex !== partIndex) return null
    const head = HEADS_SIDE.exec(above.text)
    if (head !== null) return sideOf(head)
  }
  return null
}
