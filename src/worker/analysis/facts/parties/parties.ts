import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import type { Labelled } from '../forms/labels.ts'

import { CONTRACT_ZONES, LOOSE_ZONES, MISREAD_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { fromAndTo } from './from-and-to.ts'
import { fullName } from './full-name.ts'
import { isFullerName } from './fuller-name.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { labelled } from '../forms/labels.ts'
import { namesBelow } from './names-below.ts'
import { LINE_APART, namesIn, SAYS } from './names.ts'
import { toldInLetters } from './told-in-letters.ts'
import { signatories, toldInProse } from './parties-in-prose.ts'
import { inNameFields, OTHER_ROLE, sideBySide } from './party-columns.ts'
import { inSmallParticles } from './small-particles.ts'
import { partedByLines } from './parted-by-lines.ts'
import { plainCase } from '../forms/plain-case.ts'

const NOT_PARTY =
  "(?![sS]\\b)(?!\\s*(?:'s?\\s*(?:(?!names?)\\w)|agent|solicitor|conveyancer|representative|practitioner|signature|warrants?|must|will|may|has|agrees|acknowledges|initial|disclosure|statement|statements|finance|and\\b))"
/** "We, the seller", "The undersigned BUYER", "offers to the SELLER": who speaks in a plain form. */
const SPEAKING =
  '(?:(?:we|i|you|us|i/we),? (?=the )|the undersigned |(?:(?:offers? to (?:buy|purchase) )?from|offers? to) (?=the ))?'
const VENDOR = new RegExp(
  `\\b(?:who (?:is selling|sells)|sold by|offers? to (?:buy|purchase) (?:it )?from(?! the\\b)|acceptance (?:by|of) (?:the )?(?:vendor|seller)s?(?=\\s*:)|(?:the )?(?:vendor|seller)(?:'s|s'?) acceptance(?=\\s*:)|selling party|(?:selling mortgagee|mortgagee(?: selling| exercising power of sale)?)(?=\\s?:)|(?:full )?name(?:\\(s\\)|s)? of (?:the )?(?:vendor|seller)s?|(?:the )?(?:vendor|seller)(?:\\(s\\)|s'?|'s)?(?: full)? names?(?:\\(s\\))?(?: and address(?:es)?)?|${SPEAKING}(?:the )?(?:vendor|seller|transferor|developer|owner|proprietor|grantor)(?:\\(s\\)|s)?${NOT_PARTY})`,
  'i',
)
const PURCHASER = new RegExp(
  `\\b(?:offeror(?: \\((?:the )?buyer\\))?|who (?:is buying|buys)|sold to|agrees? to sell to|sells to|buying party|(?:full )?name(?:\\(s\\)|s)? of (?:the )?(?:purchaser|buyer)s?|(?:the )?(?:purchaser|buyer)(?:\\(s\\)|s'?|'s)?(?: full)? names?(?:\\(s\\))?(?: and address(?:es)?)?|${SPEAKING}(?:the )?(?:purchaser|buyer|transferee)(?:\\(s\\)|s)?${NOT_PARTY})`,
  'i',
)
/** These words name the seller only where they are the name of a field. */
const SELDOM = /developer|owner|proprietor|grantor|sold|sells? to|mortgagee|from$|acceptance/i

const STATEMENT: readonly PageKind[] = ['vendor-statement']

export function recogniseVendors(doc: Doc): Fact<string>[] {
  const named = parties(doc, VENDOR, /vendor|seller|transferor|developer|owner/i)
  return inSmallParticles(doc, named.length > 0 ? named : toldInLetters(doc, 'vendor'))
}

export function recognisePurchasers(doc: Doc): Fact<string>[] {
  const named = parties(doc, PURCHASER, /purchaser|buyer|transferee|offeror/i)
  return inSmallParticles(doc, named.length > 0 ? named : toldInLetters(doc, 'purchaser'))
}

const TIERS = [
  [CONTRACT_ZONES, 93],
  [STATEMENT, 85],
  [LOOSE_ZONES, 60],
  [MISREAD_ZONES, 50],
] as const

type Tier = readonly [readonly PageKind[], number]
type Named = Fact<string>[]

function parties(doc: Doc, label: RegExp, role: RegExp, tiers: readonly Tier[] = TIERS): Named {
  for (const [zones, confidence] of tiers) {
    const found: Fact<string>[] = []
    const misread = zones === MISREAD_ZONES
    let last: Block | null = null
    let onlySigned = true
    const places = signedLast(doc, labelled(doc, label, zones, { anywhere: true }))
    for (const place of places) {
      // A second owner has a row with the same label right below.
      if (last !== null && (!place.field || place.block.index - last.index > ROWS_BETWEEN)) break
      // Who has signed is named already where a field has the whole of the name.
      if (last !== null && isDatedRow(doc, place.block)) break
      if (LAWYERS_ROW.test(place.block.text)) continue
      if (
        !(place.leads || standsBeforeColon(place)) ||
        (misread && !place.field) ||
        (SELDOM.test(place.label) && !place.field)
      )
        continue
      const text = inCells(doc, place, withTrustee(doc, place).slice(0, 260))
        .replace(OPENING_MARK, (mark) => ' '.repeat(mark.length))
        .replaceAll(SIGNED_CELL, (cell) => '\t'.padEnd(cell.length))
      // "SELLER: Ann Sample   BUYER: ______": the blank is the next party's.
      const [own = ''] = (text.split(NEXT_PARTY)[0] ?? '').trimStart().split(/\s{3,}|\t/)
      if (isPlaceholder(own) || (!place.field && SAYS.test(own))) continue
      // Another party's label right behind this one: the field between them is blank.
      if (/^\s*(?:vendor|seller|purchaser|buyer|agent|solicitor)\b/i.test(text)) continue
      onlySigned &&= OPENS_SIGNED.test(text)
      for (const name of namesIn(partedByLines(doc, text, place.offset))) {
        const span = { start: place.offset + name.start, end: place.offset + name.end }
        found.push(
          factAt(doc, plainCase(name.name), span, confidence, [`a name behind "${place.label}"`]),
        )
      }
      found.push(...signedBeside(doc, place, confidence))
      found.push(...namesBelow(doc, place, found, confidence))
      if (found.length > 0 && place.block.zone !== 'special-conditions') last = place.block
    }
    const named = unique(inFull(doc, inLaterFields(doc, found, places)))
    if (named.length > 0 && zones === CONTRACT_ZONES && onlySigned) {
      // Who signed alone is not all who are named: a field of the statement has them in full.
      const told = parties(doc, label, role, [[STATEMENT, 85]])
      if (named.every((one) => told.some(({ value }) => value === one.value))) return told
    }
    if (named.length > 0) return named
    if (misread) return []
    const fields = inNameFields(doc, zones, role, confidence - 5)
    if (fields.length > 0) return unique(fields)
    const columns = sideBySide(doc, zones, role, confidence - 5)
    if (columns.length > 0) return unique(inFull(doc, columns))
    const deed = fromAndTo(doc, zones, role, confidence - 8)
    if (deed.length > 0) return unique(deed)
    const told = toldInProse(doc, zones, role, confidence - 10)
    if (told.length > 0) return unique(told)
    const signing = signatories(doc, zones, role, confidence - 15)
    if (signing.length > 0) return unique(signing)
  }
  return []
}

/** "SOLICITORS   Vendor: Sample Legal   Purchaser: Sample & Co": who acts for them, and not they. */
const LAWYERS_ROW =
  /^\W{0,3}(?:the )?(?:parties'? )?(?:solicitors?|lawyers?|conveyancers?|agents?|representatives?|(?:legal|licensed) (?:practitioners?|representatives?|conveyancers?))\b(?! (?:who|act))[^.;]{0,12}?[ :|]{1,4}(?:for )?(?:the )?(?:vendor|seller|purchaser|buyer)s?\b/i

/** The names that stand behind a signature with initials only, as the document prints them in full. */
function inFull(doc: Doc, found: readonly Fact<string>[]): Fact<string>[] {
  return found.map((fact) => {
    const at = fact.spans[0]?.start ?? 0
    const isSignature = /\bsign(?:ed|ature)\b/i.test(doc.text.slice(Math.max(0, at - 40), at))
    // "Mark D. Kettle" in a field may be the whole of a name; "M D Kettle" never is.
    const isShort = isSignature || /^(?:\p{Lu}\.?\s?){1,4}(?=\p{Lu}[\p{L}'-]+$)/u.test(fact.value)
    return isShort ? { ...fact, value: fullName(doc, fact.value) } : fact
  })
}

/** Initials and a surname, as people sign: "R K Potter", "S-E Ricketts". */
const INITIALS = "(?:\\p{Lu}\\.?(?:-\\p{Lu}\\.?)? ){1,3}\\p{Lu}[\\p{L}'-]{1,40}(?!\\p{L})"
const OPENS_SIGNED = new RegExp(`^\\s*${INITIALS}`, 'u')
const ALL_SIGNED = new RegExp(`^${INITIALS}$`, 'u')
/** The box of a statement in the next column ("Australian citizen ☒"), read before the name. */
const OPENING_MARK = /^\s{0,3}☒\s/
const SIGNED_CELL = new RegExp(`\\t\\s{0,9}${INITIALS}(?=\\s{0,9}(?:\\t|$|date\\b|\\d))`, 'gu')

/** A field gives a name in full; a signature, "SIGNED BY THE VENDOR: R K Potter", may not. */
function signedLast(doc: Doc, places: readonly Labelled[]): Labelled[] {
  const isSigned = ({ block, text }: Labelled) =>
    /^\W{0,3}sign(?:ed|ature)/i.test(block.text) ||
    OPENS_SIGNED.test(text) ||
    isDatedRow(doc, block) ||
    isOnSigningPage(doc, block)
  return [...places.filter((place) => !isSigned(place)), ...places.filter(isSigned)]
}

/** "Purchasers" above "Ann SAMPLE  Date ____ | Signature", or below "Signing page". */
function isOnSigningPage(doc: Doc, { index }: Block): boolean {
  const [above, , below] = [-1, 0, 1].map((step) => doc.blocks[index + step]?.text ?? '')
  return SIGNING_HEAD.test(above ?? '') || SIGNED_ROW.test(below ?? '')
}

const SIGNING_HEAD = /^\W{0,3}(?:sign(?:ing|atures?|ed)|execution|executed)\b[^.;]{0,40}$/i
const SIGNED_ROW = /\bsignatures?\b|\bdated?:? ?[_.]{2,}|^[_\s]{6,}$|\bexecuted by\b/i

/** "Purchaser | Ann Sample | 16 November 2026": who signs, and on which day. */
function isDatedRow(doc: Doc, { cells }: Block): boolean {
  const last = (cells?.length ?? 0) > 2 ? cells?.at(-1) : undefined
  return last !== undefined && ONLY_DATE.test(doc.text.slice(last.start, last.end))
}

const ONLY_DATE =
  /^\s*(?:dated?:?\s)?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4})\s*$/i

/** The same names as a later field of the contract gives them, where it gives more of them. */
function inLaterFields(
  doc: Doc,
  found: readonly Fact<string>[],
  places: readonly Labelled[],
): Fact<string>[] {
  return found.map((fact) => {
    for (const { field, text, offset } of places) {
      if (!field) continue
      for (const { name, start, end } of namesIn(text.slice(0, 260))) {
        const whole = plainCase(name)
        const span = { start: offset + start, end: offset + end }
        if (isFullerName(fact.value, whole))
          return {
            ...fact,
            value: whole,
            text: doc.text.slice(span.start, span.end),
            spans: [span],
          }
      }
    }
    return fact
  })
}

/** "SELLER  R K Potter  S-E Potter  18 May": who signs beside the first, as the papers name them in full. */
function signedBeside(doc: Doc, { block, text, offset }: Labelled, confidence: number) {
  if (!OPENS_SIGNED.test(text)) return []
  const found: Fact<string>[] = []
  for (const cell of (block.cells ?? []).filter(({ start }) => start > offset)) {
    const name = doc.text.slice(cell.start, cell.end).trim()
    const full = ALL_SIGNED.test(name) ? fullName(doc, name) : name
    if (full === name) break
    found.push(factAt(doc, full, cell, confidence, ['a name that signs beside the first']))
  }
  return found
}

/** A heading and the rows that its text takes in. */
const ROWS_OF_NAMES = 3

/** The text of a row with a tab where one of its cells ends: "Ann SAMPLE | signed …". */
function inCells(doc: Doc, { block, offset }: Labelled, text: string): string {
  let marked = text
  for (const row of doc.blocks.slice(block.index, block.index + ROWS_OF_NAMES)) {
    // "NAME | NAME": in each cell below stands another party.
    const apart = isHeadOfNames(doc, doc.blocks[row.index - 1], row) ? LINE_APART : '\t'
    for (const { end } of row.cells ?? []) {
      const at = end - offset
      if (/^\s/.test(marked.slice(Math.max(0, at), at + 1)) && at > 0)
        marked = `${marked.slice(0, at)}${apart}${marked.slice(at + 1)}`
    }
  }
  return marked
}

function isHeadOfNames(doc: Doc, head: Block | undefined, row: Block): boolean {
  const cells = head?.cells ?? []
  if (cells.length < 2 || cells.length !== row.cells?.length) return false
  return cells.every(({ start, end }) => NAMES_HEAD.test(doc.text.slice(start, end)))
}

const NAMES_HEAD =
  /^\W{0,3}(?:(?:full|legal|first|second|given) ){0,2}names?(?: (?:of )?(?:buyer|purchaser|seller|vendor)s?)?(?: ?[1-4])?\W{0,3}$/i

/** "THE TRUSTEE FOR THE SAMPLE FUND" above "(trustee: Sample Custodian Pty Ltd)". */
function withTrustee(doc: Doc, { block, text, offset }: Labelled): string {
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex) return text
  // "… as trustee for the" breaks off where its cell ends.
  if (FOR_TRUST.test(text) && next.cells === null && next.page === block.page)
    return doc.text.slice(offset, next.span.end).replaceAll('\n', ' ')
  if (!/^\s*the trustee/i.test(text)) return text
  return /^\(trustee/i.test(next.text)
    ? doc.text.slice(offset, next.span.end).replaceAll('\n', ' ')
    : text
}

const FOR_TRUST = /\b(?:as )?trustees? (?:for|of)(?: the)?\s{0,3}$/i

/** "1. WHO  Vendor: … Purchaser: …": a label in the middle of a line, told by its capital and its colon. */
function standsBeforeColon({ block, label, offset }: Labelled): boolean {
  const before = block.text.slice(0, offset - block.span.start)
  if (!/:\s?$/.test(before) || OTHER_ROLE.test(before)) return false
  if (PREPARED_FOR.test(before)) return true
  return (
    /^[A-Z]/.test(label) && new RegExp(`(?:[.;,)]|\\d{4}|\\b[A-Z]{2,}) ${label}:\\s?$`).test(before)
  )
}

/** "Made by Sample Conveyancing for the sellers: Ann Sample and Ben Sample" */
const PREPARED_FOR =
  /\b(?:prepared|made|drawn|put together|compiled|issued)\b[^.;:]{0,80}\bfor (?:the )?(?:vendor|seller|purchaser|buyer)s?:\s?$/i

const ROWS_BETWEEN = 4
const NEXT_PARTY = /\b(?:vendor|seller|purchaser|buyer)s? ?:/i

function unique(facts: readonly Fact<string>[]): Fact<string>[] {
  const seen = new Set<string>()
  const full = new Set(facts.map(({ value }) => initialsOf(value)).filter((key) => key !== null))
  return facts.filter(({ value }) => {
    const key = value.toLowerCase()
    // "L H Carrick" signs for Lachlan Hugh Carrick.
    if (/^(?:[A-Z]\.? ){1,3}[A-Z]/.test(value) && full.has(key.replaceAll('.', ''))) return false
    return !seen.has(key) && seen.add(key)
  })
}

/** "l h carrick" for a name that is written out; null for initials and companies. */
function initialsOf(name: string): string | null {
  const words = name.toLowerCase().split(' ')
  const surname = words.pop()
  if (surname === undefined || words.length === 0 || words.some((word) => word.length < 2))
    return null
  return [...words.map((word) => word.charAt(0)), surname].join(' ')
}
