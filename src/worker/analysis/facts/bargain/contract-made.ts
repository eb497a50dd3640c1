import type { Block, Doc, Span } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import type { Fact, Facts } from '../facts.ts'
import { sidesThatSigned, type SignedSide } from './signature-dates.ts'

/**
 * Whether the contract is made, with the day that it bears: both sides have signed it, or its parts
 * were exchanged. A day alone may be typed into a draft; with one place left blank it is one. Where
 * a contract is made by exchange, signatures alone make none.
 */
export function contractMade(
  doc: Doc,
  { contractDate, vendors, purchasers }: Pick<Facts, 'contractDate' | 'vendors' | 'purchasers'>,
): Fact<string | null> | null {
  if (!doc.hasContract) return null
  const places = placesToSign(doc)
  const electronic = signedElectronically(doc, vendors, purchasers)
  // Where everybody named has signed, what is blank is the room for a second party or a company.
  if (electronic.length === 0 && places.some(({ how }) => how === 'blank')) return null
  const signed = [
    ...electronic,
    ...places.filter(({ how }) => how === 'signed'),
    ...namesSigned(doc, vendors, 'seller'),
    ...namesSigned(doc, purchasers, 'buyer'),
  ]
  const sides = new Set([...sidesThatSigned(doc), ...signed.map(({ side }) => side)])
  const exchanged = sides.size === 2 ? null : exchangeIn(doc)
  if (sides.size < 2 && exchanged === null) return null
  const lines = [...new Map(signed.map(({ span }) => [span.start, span])).values()]
  const shown = (exchanged === null ? lines : [exchanged]).slice(0, MOST_SHOWN)
  const [first] = [...(contractDate?.spans ?? []), ...shown]
  if (first === undefined || (contractDate === null && BY_EXCHANGE.has(doc.state))) return null
  const day = contractDate?.value ?? null
  const made = factAt(doc, day, first, 75, ['a contract that is made'])
  return { ...made, spans: [...(contractDate?.spans ?? []), ...shown] }
}

const BY_EXCHANGE: ReadonlySet<string | null> = new Set(['NSW', 'ACT'])

type Place = {
  readonly side: SignedSide
  readonly how: 'signed' | 'blank' | 'unclear'
  readonly span: Span
}

const ZONES = ['particulars', 'contract-form'] as const
const MOST_SHOWN = 2
/** Two signatures and their days stand within so many lines under the place. */
const LINES_BELOW = 4
const LONGEST_ANSWER = 120

/** "Signed by the Vendor", "Buyer signature"; a signature to a clause of its own is another one. */
const PLACE =
  /\b(?:(?:signed|executed|accepted|signatures?)[ :|]{1,4}(?:by |of |for |as )?(?:and on behalf of )?(?:the |each )?(?:(vendor|seller)|purchaser|buyer)s?\b['’]?s?|(?:(vendor|seller)|purchaser|buyer)s?['’]?s?[ :|]{1,4}(?:signatures?|signed)\b)(?! (?:if|acknowledg))/gi
const BLANK =
  /_{4}|\.{5}|…{2}|\b(?:not (?:yet )?signed|unsigned|signature (?:awaited|outstanding|to come)|awaiting signature)\b/i
const MARK =
  /\b(?:e-?|(?:electronically|digitally) )signed\b|\bdocusigned\b|\(signed\)|\/s\/|\bsgd\b|[☒✓✔]/i
/** "O G Fenwarth", "T. B. Okonjo", "Imogen Sallabank": a name, and no word of a form. */
const NAME =
  /^[\s:|(]{0,8}(?:by (?:its|their|the) (?:sole )?(?:directors?|attorneys?|executors?)(?: and (?:sole )?secretary)?[ :]{1,3})?(?!(?:The|This|In|Name|Names|Date|Witness|Print|Full|Each|Under|Signature)\b)[A-Z][A-Za-z'’-]{0,20}\.?(?: ?[A-Z]\.?){0,2} {1,3}[A-Z][A-Za-z'’-]{1,24}\b/
const DAY = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/

function placesToSign(doc: Doc): Place[] {
  const blocks = blocksIn(doc, { zones: ZONES })
  return blocks.flatMap((block, index) => {
    const found = matchesIn(block.text, PLACE)
    return found.map((match, at): Place => {
      const from = match.index + match[0].length
      const to = found[at + 1]?.index ?? block.text.length
      const answer = block.text.slice(from, Math.min(to, from + LONGEST_ANSWER))
      const isVendor = match[1] !== undefined || match[2] !== undefined
      const isAnswered = /[A-Za-z_.…☒✓✔]/.test(answer)
      const below = isAnswered ? [] : linesBelow(blocks, index)
      return {
        side: isVendor ? 'seller' : 'buyer',
        how: isAnswered ? readAnswer(answer) : readBelow(below),
        span: block.span,
      }
    })
  })
}

function readAnswer(answer: string): Place['how'] {
  if (BLANK.test(answer)) return 'blank'
  return MARK.test(answer) || NAME.test(answer) ? 'signed' : 'unclear'
}

/** Under the place a name alone may be printed for whoever has still to sign. */
function readBelow(below: readonly string[]): Place['how'] {
  if (below.some((text) => BLANK.test(text))) return 'blank'
  return below.some((text) => MARK.test(text) || DAY.test(text)) ? 'signed' : 'unclear'
}

function linesBelow(blocks: readonly Block[], index: number): string[] {
  const { partIndex } = blocks[index] ?? {}
  const below: string[] = []
  for (const block of blocks.slice(index + 1, index + 1 + LINES_BELOW)) {
    if (block.partIndex !== partIndex || matchesIn(block.text, PLACE).length > 0) break
    below.push(block.text.slice(0, LONGEST_ANSWER))
  }
  return below
}

/** "Signed: E. Thackeray-Boon; M. Rahimi": a line of signatures that names the parties and no side. */
function namesSigned(doc: Doc, parties: readonly Fact<string>[], side: SignedSide): Place[] {
  const surnames = parties.flatMap(
    ({ value }) => /([a-z'’-]{3,40})\W{0,12}$/i.exec(value)?.[1] ?? [],
  )
  return blocksIn(doc, { zones: ZONES })
    .filter(({ text }) => text.length < LONGEST_LINE && SIGNED_LINE.test(text) && !BLANK.test(text))
    .filter(({ text }) => {
      const words = text.toLowerCase().split(/[^a-z'’-]+/)
      return surnames.some((surname) => words.includes(surname.toLowerCase()))
    })
    .map(({ span }) => ({ side, how: 'signed', span }))
}

/**
 * What a signing service prints names who signed and when, whether or not a side stands beside it. It
 * counts where it names every party of both sides: one signature less, and the contract is not made.
 */
function signedElectronically(
  doc: Doc,
  vendors: readonly Fact<string>[],
  purchasers: readonly Fact<string>[],
): Place[] {
  const lines = blocksIn(doc, { zones: ZONES }).filter(
    ({ text }) => BY_SERVICE.test(text) && DAY_OF_SERVICE.test(text),
  )
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .toLowerCase()
  const namesAll = (parties: readonly Fact<string>[]) =>
    parties.length > 0 && parties.every(({ value }) => isNamed(value, text))
  const [first] = lines
  if (first === undefined || !namesAll(vendors) || !namesAll(purchasers)) return []
  return (['seller', 'buyer'] as const).map((side) => ({ side, how: 'signed', span: first.span }))
}

/** "M L Pfitzner" for Marguerite Lorna Pfitzner, "Tobias Whitlock": the first letter and the last name. */
function isNamed(party: string, text: string): boolean {
  const words = party.toLowerCase().match(/[a-z'’-]+/g) ?? []
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || last.length < 3) return false
  // What is no part of a name parts one name from the next.
  return text.split(/[^a-z'’. -]/).some((run) => {
    const said = run.split(/[ .]/).filter((word) => word !== '')
    return said.some(
      (word, at) =>
        word === last &&
        said.slice(Math.max(0, at - MOST_NAMES), at).some((name) => name[0] === first[0]),
    )
  })
}

const MOST_NAMES = 3
const BY_SERVICE =
  /\b(?:e-?|(?:electronically|digitally) )signed\b|\bdocusign\w{0,3}\b|\bsigned (?:with|through|via|using|on) [A-Z]|\benvelope (?:id )?[\dA-F]/i
const DAY_OF_SERVICE =
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/

/** "Signed by the agent for the vendor" is no signature of either. */
const SIGNED_LINE = /^(?:e-?)?(?:signed|executed|signatures?)\b(?!.{0,40}\b(?:agent|witness of)\b)/i
const LONGEST_LINE = 240

/** "Contracts were exchanged on …", a stamp "Exchanged … 5 November 2026"; and no rule about exchange. */
const EXCHANGED =
  /\b(?:contracts?|counterparts) (?:were|was|being|having been|have been|has been) (?:duly )?exchanged\b|\bexchanged\b[^.;\d]{0,60}\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/i
const IS_RULE =
  /\b(?:if|where|unless|until|before|may|not|once|when|whether|such|except|upon which)\b/i

function exchangeIn(doc: Doc): Span | null {
  for (const { text, span } of blocksIn(doc, { zones: ZONES })) {
    for (const sentence of matchesIn(text, /[^.;\n]{1,300}/g)) {
      if (!EXCHANGED.test(sentence[0]) || IS_RULE.test(sentence[0])) continue
      const start = span.start + sentence.index
      return { start, end: start + sentence[0].length }
    }
  }
  return null
}
