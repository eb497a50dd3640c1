import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { papersByLine } from '../../segment/papers-by-line.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** A paper that a sentence says is attached, and where it says so. */
export type Attached = { readonly name: string; readonly span: Span }

export const ATTACHED_PATTERNS = wordings({
  attached: /\b(?:attached|annexed|enclosed|appended|accompan(?:y|ies|ied))\b|\bto follow by\b/i,
  /** No word that a copy of it came along. */
  supposed:
    /☐|\?|\b(?:not|none|no|nil|if|unless|when|where|should|must|shall|may|any|whether|failing|never|every|to be (?:attached|annexed|enclosed)|will be|need not|require[sd]?)\b/i,
  minutes: /\bminutes\b/i,
  minutesHere:
    /\b(?:motions?|quorum|apologies|proxies|carried|in attendance|meeting (?:closed|opened))\b|^[^.;]{0,70}\bminutes\b|\bminutes (?:of|,|:)/i,
  rules: /\b(?:rules|by-?laws|articles)\b/i,
  rulesHere:
    /^[^.;]{0,60}\b(?:rules|by-?laws|articles)\b|\brules of (?:the )?(?:owners|strata)\b|\b(?:rule|by-?law|article) \d/i,
  /** A line of a table of contents, with its pages or a dash for none. */
  contents: /^[^.;:]{0,70}\W(?:\d{1,3}(?: ?[-–] ?\d{1,3})?|[-–—]{1,3})\W{0,2}$/,
  /** The advice to buyers that the regulations print, and the manager's answer about them. */
  rulesTold: /\bmay deal with\b|\bare told\b|\byou should\b|\bto consider\b/i,
  /** Rules of law and of an auction, which nobody hands over. */
  otherRules:
    /\bauction|\bbid(?:s|ding|ders?)\b|\bmodel rules\b|\b(?:resident|withholding|tax|regulations?) rules\b/i,
  applied: /\bappl(?:ication|ied)\b/i,
  inventory: /\binventor(?:y|ies)\b/i,
  inventoryHere: /^[^.;]{0,50}\binventor(?:y|ies)\b/i,
  tenancy: /\b(?:(?:tenancy|rental|lease) agreements?|leases?)\b/i,
  instrument: /\b(?:instruments?|dealings?|covenants?|easements?|transfers?|agreements?|deeds?)\b/i,
  /** The number under which an instrument is registered, and no page of a form. */
  registered: /\b(?:(?!PS|LP|TP|RP|DP|SP|PC|CP|OP)[A-Z]{1,2}\d{6}[A-Z]?|\d{7})\b/,
  /** Words of the instrument itself. */
  terms:
    /\b(?:grants?|covenants? (?:with|that|for)|transferor|transferee|full and free|terms of|creating|lodged|pages?|clauses?|photocopy|retyped|the owner (?:must|shall|will|covenants))\b/i,
  otherNumber:
    /\b(?:certificate|bond|rent|licen[cs]e|ABN|ACN|CRN|phone|permit|policy|account|reference|ref)\b/i,
  tenancyHere:
    /^[^.;]{0,60}\b(?:lease|(?:tenancy|rental) agreement)\b|\b(?:landlord|lessor|rental provider)\b[^.]{0,120}\b(?:tenant|lessee|renter)\b|\bpremises\b/i,
  power: /\bpowers? of attorney\b/i,
  powerHere:
    /^[^.;]{0,60}\bpowers? of attorney\b|\b(?:the )?(?:donor|principal)\b[^.;]{0,80}\battorney\b|\bI\b[^.;]{0,60}\bappoint\b|\bappoints?\b[^.;]{0,80}\b(?:my|our|its|to be (?:his|her|their)) attorneys?\b/i,
  notice:
    /\b(?:enforcement|show cause|direction|improvement|rectification|nonconformity|clean-?up|emergency) (?:notice|order)\b|\bbuilding (?:notice|order)\b/i,
  noticeHere:
    /\b(?:you are|owner is|the owner|recipient) (?:hereby )?(?:required|directed|ordered)\b|\b(?:notice is given|take notice|directs? (?:you|the owner)|reasonably believes|must be (?:complied|done)|show cause why)\b|^(?:[^.;:]{0,60}[–-] |\W{0,3})(?:enforcement|show cause|direction|improvement|rectification|nonconformity|building|emergency) (?:notice|order)\b/i,
  accounts:
    /\b(?:statements? of accounts?|financial (?:statements?|reports?)|balance sheets?|income and expenditure|annual accounts)\b/i,
  /** Their own heads and totals, which no list of papers has. */
  accountsHere:
    /^(?:\d{1,2}[.)] {0,2})?[^.;]{0,60}\b(?:balance sheet|income and expenditure|statement of (?:accounts?|financial (?:position|performance)|income|receipts))\b|\b(?:total (?:income|receipts|expenses|expenditure|payments|assets|liabilities)|net assets|owners'? (?:equity|funds)|accumulated (?:surplus|funds|deficit))\b/i,
  /** The head of a column of a list of papers, and the mark below it. */
  attachedHead: /\b(?:attached|enclosed|provided|included|given|annexed)\b/i,
  markedYes: /☒ ?(?:yes|attached|enclosed|provided|included|given)\b/i,
  /** A drawing that belongs to the rules, by the letter that they give it. */
  sketch:
    /\b(?:sketch(?:es)?|plans?|diagrams?|drawings?)\b[^.;]{0,60}\b(?:annexed|attached|appended)\b[^.;]{0,40}\b(?:annexure|attachment|appendix|schedule) ["']?([A-Z]|\d{1,2})\b|\b(?:sketch(?:es)?|plans?|diagrams?|drawings?)\b[^.;]{0,30}\b(?:annexure|attachment|appendix) ["']?([A-Z]|\d{1,2})\b[^.;]{0,14}\b(?:to|of) (?:these|the) (?:by-?laws|rules)\b/i,
  probate: /\bprobate\b|\bletters of administration\b/i,
  probateHere: /\bsupreme court\b|^[^.;]{0,60}\b(?:probate|letters of administration)\b/i,
})

type Paper = {
  readonly name: string
  readonly named: RegExp
  /** A part of any of these kinds is it, or words in any other block. */
  readonly kinds: readonly PageKind[]
  readonly here: RegExp
  readonly unlike?: RegExp
  /** Its own words are like those of no printed notice, so it may stand among them. */
  readonly anywhere?: true
  /** How far from its name the word may stand that it is attached. */
  readonly reach?: number
  /** Papers that speak of it and are not it. */
  readonly notIn?: ReadonlySet<PageKind>
}

/** What lists the accounts of a scheme, or adopts them. */
const OF_ACCOUNTS: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'minutes',
  'by-laws',
])

const PAPERS: readonly Paper[] = [
  {
    name: 'the minutes',
    named: ATTACHED_PATTERNS.minutes,
    kinds: ['minutes'],
    here: ATTACHED_PATTERNS.minutesHere,
  },
  {
    name: 'the rules (by-laws)',
    named: ATTACHED_PATTERNS.rules,
    kinds: ['by-laws'],
    here: ATTACHED_PATTERNS.rulesHere,
    unlike: ATTACHED_PATTERNS.otherRules,
  },
  {
    name: 'the inventory',
    named: ATTACHED_PATTERNS.inventory,
    kinds: [],
    here: ATTACHED_PATTERNS.inventoryHere,
  },
  {
    name: 'the lease or rental agreement',
    named: ATTACHED_PATTERNS.tenancy,
    kinds: ['lease'],
    here: ATTACHED_PATTERNS.tenancyHere,
  },
  {
    name: 'the power of attorney',
    named: ATTACHED_PATTERNS.power,
    kinds: [],
    here: ATTACHED_PATTERNS.powerHere,
    anywhere: true,
  },
  {
    name: 'the notice or order of the authority',
    named: ATTACHED_PATTERNS.notice,
    kinds: [],
    here: ATTACHED_PATTERNS.noticeHere,
    reach: 160,
  },
  {
    name: 'the accounts of the scheme',
    named: ATTACHED_PATTERNS.accounts,
    kinds: [],
    here: ATTACHED_PATTERNS.accountsHere,
    notIn: OF_ACCOUNTS,
  },
  {
    name: 'the grant of probate',
    named: ATTACHED_PATTERNS.probate,
    kinds: [],
    here: ATTACHED_PATTERNS.probateHere,
    unlike: ATTACHED_PATTERNS.applied,
  },
]

const CLAIMING: readonly PageKind[] = [
  'vendor-statement',
  'contract-form',
  'particulars',
  'special-conditions',
  'owners-corporation-certificate',
  'annexure',
  'other',
]

/**
 * Papers that a certificate, statement or contract says are attached, and of which nothing in the
 * file has the look. Only where every page was read.
 */
export function attachedButNotHere(doc: Doc): Attached[] {
  if (hasUnreadPages(doc)) return []
  const { attached, supposed, rulesTold, contents } = ATTACHED_PATTERNS
  const kinds = new Set([...doc.parts.map(({ kind }) => kind), ...papersByLine(doc).keys()])
  const attaching = holdingAny(passagesIn(doc, CLAIMING), 'text', attached)
  const claims = attaching.filter(
    ({ text }) => attached.test(text) && !supposed.test(text) && text.length < LONGEST_CLAIM,
  )
  const listed = listedAsAttached(doc)
  const missing = new Map<string, Attached>()
  for (const { name, named, kinds: own, here, unlike, anywhere, reach, notIn } of PAPERS) {
    if (own.some((kind) => kinds.has(kind))) continue
    const claim =
      claims.find(
        ({ text }) => named.test(text) && isNear(text, named, reach) && unlike?.test(text) !== true,
      ) ?? listed.find(({ text }) => named.test(text) && unlike?.test(text) !== true)
    if (claim === undefined) continue
    const found = doc.blocks.some(
      ({ text, zone }) =>
        (anywhere === true || zone !== 'statutory-notice') &&
        zone !== 'general-conditions' &&
        notIn?.has(zone) !== true &&
        here.test(text) &&
        !(zone === 'vendor-statement' && contents.test(text)) &&
        !rulesTold.test(text) &&
        !(attached.test(text) && named.test(text)),
    )
    if (!found) missing.set(name, { name, span: claim.span })
  }
  for (const { text, span, block, zone } of attaching) {
    const number = zone === 'annexure' || zone === 'other' ? null : registeredIn(text)
    if (number === null || isShown(doc, number, block.span)) continue
    missing.set(number, { name: `instrument ${number}`, span })
  }
  const sketch = sketchOfRules(doc)
  if (sketch !== null) missing.set(sketch.name, sketch)
  return [...missing.values()]
}

/** "6 | Statement of accounts | ☒ yes" in a list of papers with a column for what is attached. */
function listedAsAttached(doc: Doc): Block[] {
  const { attachedHead, markedYes } = ATTACHED_PATTERNS
  let head: Block | null = null
  return doc.blocks.filter((block) => {
    const { text, zone, kind, partIndex } = block
    if (zone !== 'vendor-statement' || kind !== 'row') return false
    if (text.length < LONGEST_HEAD && attachedHead.test(text) && !/[☐☒]/.test(text)) head = block
    return head?.partIndex === partIndex && markedYes.test(text)
  })
}

/** The drawing that says which part of the common property is whose, where the rules only name it. */
function sketchOfRules(doc: Doc): Attached | null {
  for (const { text, span } of holdingAny(
    passagesIn(doc, ['by-laws']),
    'text',
    ATTACHED_PATTERNS.sketch,
  )) {
    const match = ATTACHED_PATTERNS.sketch.exec(text)
    const letter = (match?.[1] ?? match?.[2])?.toUpperCase()
    if (letter === undefined || isLetterHere(doc, letter, span)) continue
    return { name: `the sketch or plan annexed to the by-laws (${letter})`, span }
  }
  return null
}

/** A line of its own with the name of the annexure, which is no announcement of it. */
function isLetterHere({ blocks }: Doc, letter: string, { start }: Span): boolean {
  return blocks.some(({ text, span }) => {
    if (span.start <= start || text.length > LONGEST_HEAD || /\bfollows?\b/i.test(text))
      return false
    return LETTER.exec(text)?.[1]?.toUpperCase() === letter
  })
}

const LETTER = /^\W{0,3}(?:annexure|attachment|appendix|schedule) ["']?([A-Z]|\d{1,2})\b/i
const LONGEST_HEAD = 120

/** The number of a registered instrument that a sentence says is attached. */
function registeredIn(text: string): string | null {
  const { attached, supposed, instrument, registered, otherNumber } = ATTACHED_PATTERNS
  // What is denied in another breath of the sentence says nothing about the copy.
  const said = text.split(/[;:]|, /).find((breath) => attached.test(breath))
  if (said === undefined || supposed.test(said)) return null
  if (otherNumber.test(text) || text.includes('☐') || !instrument.test(text)) return null
  return isNear(text, registered) ? (registered.exec(text)?.[0] ?? null) : null
}

/** Named by another paper than the search and those that speak of it, or with its own words. */
function isShown(doc: Doc, number: string, claim: Span): boolean {
  return doc.blocks.some(
    ({ text, zone, span }) =>
      span.start !== claim.start &&
      text.includes(number) &&
      (!NAMING.has(zone) || ATTACHED_PATTERNS.terms.test(text)),
  )
}

/** Parts that give the number of an instrument and not its terms. */
const NAMING: ReadonlySet<PageKind> = new Set([
  'title-search',
  'vendor-statement',
  'contract-form',
  'particulars',
  'special-conditions',
])

/** The name and the word that it is attached stand in one breath. */
function isNear(text: string, named: RegExp, reach: number = NEAR): boolean {
  const at = text.search(ATTACHED_PATTERNS.attached)
  const name = text.search(named)
  return Math.abs(at - name) < reach
}

const NEAR = 90
const LONGEST_CLAIM = 320
