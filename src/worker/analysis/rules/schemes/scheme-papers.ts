import type { PageKind, StateCode } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn } from '../reading/passages.ts'

export const SCHEME_PAPER_PATTERNS = wordings({
  certified:
    /\b(?:certificates?|certif(?:y|ies|ied)|section (?:41|119|139|151|184|205|206)|s\.? ?(?:119|151|184))\b/i,
  /** A scheme that is still to be made has no minutes and no cover. */
  notYet:
    /\b(?:owners corporation|body corporate|scheme|one)\b[^.;]{0,30}\b(?:to be|will be|is to be) (?:created|formed|established|set up)\b|\b(?:draft|proposed) (?:owners corporation |scheme )?(?:rules|by-?laws)\b|\brules of owners corporation\b[^.;]{0,20}\bdraft\b/i,
  /** By-laws, rules or articles at the head of a line of their own. */
  rulesHere:
    /^[^.;:$|]{0,60}\b(?:rules|by-?laws|articles)\b|\b(?:rule|by-?law|article) \d|\brules of (?:the )?(?:owners|strata|corporation)\b/i,
  /** The advice to buyers says of every scheme that it has rules. */
  rulesOfAll: /\b(?:may deal with|these may|can restrict|follow rules|are told|you should)\b/i,
  /** None but those of the Act, or somebody says where they are. */
  rulesTold:
    /\b(?:model|standard|statutory|prescribed|default|scheduled?) (?:rules|by-?laws|articles)\b|\b(?:rules|by-?laws|articles)\b[^.;]{0,50}\b(?:attached|annexed|enclosed|appended|handed|given|supplied|received|not|none|nil|in the act|of the act|requested|to follow|available|obtain\w{0,4}|refer|see|on our site|model|standard|schedule)\b|\b(?:no|not|without)\b[^.;]{0,30}\b(?:rules|by-?laws|articles)\b/i,
  minutesHere:
    /\b(?:motions?|quorum|apologies|proxies|in attendance|meeting (?:closed|opened))\b|^[^.;]{0,70}\bminutes\b|\bminutes (?:of|,|:)|\bresolutions? (?:made|passed|of) (?:at )?(?:the )?(?:last|latest|most recent) (?:annual )?general meeting\b/i,
  minutesTold:
    /\bminutes?\b[^.;]{0,60}\b(?:attached|annexed|enclosed|given|supplied|received|not|none|nil|no meeting|requested|to follow|available|seen|on our site)\b|\bno (?:annual |general ){0,2}meetings?\b|\b(?:not|never)\b[^.;]{0,24}\b(?:met|meeting)\b|\btwo[- ]lot\b|\bfirst (?:annual |general ){0,2}meeting\b/i,
  repairsPlan:
    /\b(?:(?:10|ten|15|fifteen|20|twenty)[- ]year|capital works (?:fund )?plan|maintenance plan|plan of maintenance|sinking fund (?:plan|forecast|study)|forecasts?|reserve fund (?:plan|forecast|study)|long[- ]term (?:maintenance|works) plan)\b/i,
  insured:
    /\b(?:sum insured|insured (?:for|sum|value|by each|to)|valuations?|valued|replacement|reinstatement|certificate of currency|each (?:owner|member|lot|proprietor)s? (?:insures?|arranges?)|uninsured|not insured)\b|\bbuildings?\b[^.;]{0,60}\$ ?\d[\d,]{6}|\$ ?\d[\d,]{6,12}[^.;]{0,40}\bbuildings?\b/i,
  /** A policy by its insurer, number or end, or the word that there is none. */
  policy:
    /\b(?:insur\w{1,5}|polic(?:y|ies)|underwrit\w{1,4})\b[^.;]{0,80}(?:\b(?:lapsed|in force|expired|cancelled|ran out|let go|no|none|never|refused|declined|due|expires|arranged|begins?|with)\b|\$ ?\d[\d,]{6}|\$ ?\d[\d.,]{0,8} ?m(?:illion)?\b|\b[A-Z]{1,4}[-/]?\d{4,9}\b|\b\d{5,10}\b)|\b(?:no|not|nor|none|without|own)\b[^.;]{0,40}\b(?:insur\w{1,5}|polic(?:y|ies))\b|\brenewed\b[^.;]{0,40}\bwith\b/i,
  lots: /\b(?:lots|units) (?:in (?:the )?(?:scheme|plan|strata|corporation|community)|affected)\b[ :|]{0,4}(\d{1,4})\b|(?<![/\w-])(\d{1,3}) (?:lots|units|apartments|townhouses|villas)\b|\b(?:lots|units) 1 (?:to|-|–) (\d{1,4})\b/i,
  /** Ten storeys and more hold no small scheme. */
  tall: /\b(?:levels?|floors?|storeys?) (?:1\d|[2-9]\d)\b(?! ?%)|\b(?:1\d|[2-9]\d)(?:[- ]stor(?:ey|eys|ies|eyed)|(?:th)? (?:storeys|levels|floors?))\b/i,
  old: /\b(?:built|erected|constructed|construction|dates? from|building of)\b[^.;]{0,24}\b(?:18\d\d|19[0-6]\d)\b/i,
  noLevy:
    /\bno (?:capital works|sinking|reserve|maintenance)(?: fund)? (?:lev(?:y|ies)|contributions?)\b/i,
})

type SchemePaper = {
  readonly name: string
  readonly states: readonly StateCode[]
  readonly kinds: readonly PageKind[]
  /** Words of the paper itself, outside the contract. */
  readonly here: RegExp
  /** Words anywhere that account for it. */
  readonly told: RegExp
  readonly unlike?: RegExp
}

const P = SCHEME_PAPER_PATTERNS

/** New South Wales, Queensland and South Australia ask for by-laws in rules of their own. */
const PAPERS: readonly SchemePaper[] = [
  {
    name: 'the by-laws (rules)',
    states: ['VIC', 'TAS', 'ACT', 'NT'],
    kinds: ['by-laws'],
    here: P.rulesHere,
    told: P.rulesTold,
    unlike: P.rulesOfAll,
  },
  {
    name: 'the minutes of the last general meeting',
    states: ['VIC'],
    kinds: ['minutes'],
    here: P.minutesHere,
    told: P.minutesTold,
  },
  {
    name: 'the insurance certificate or valuation of the building',
    states: ['VIC', 'NSW', 'QLD', 'TAS', 'ACT', 'NT'],
    kinds: [],
    here: P.insured,
    told: P.policy,
  },
]

const CONTRACT: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'general-conditions',
  'statutory-notice',
])
const PRINTED: ReadonlySet<PageKind> = new Set(['general-conditions', 'statutory-notice'])

/** The certificate of a scheme that exists is here: then the papers that go with it came along. */
export function hasSchemeCertificate(doc: Doc): boolean {
  const isHere = doc.parts.some(
    ({ kind, title, blocks }) =>
      kind === 'owners-corporation-certificate' &&
      (P.certified.test(title) || blocks.slice(0, HEAD).some(({ text }) => P.certified.test(text))),
  )
  return isHere && !isOffThePlan(doc) && !doc.blocks.some(isOfSchemeToCome)
}

/** A note to every certificate says that proposed by-laws are not in it; the draft itself is headed so. */
function isOfSchemeToCome({ text, zone }: Block): boolean {
  const at = text.search(P.notYet)
  if (at < 0) return false
  return at < HEADING || CONTRACT.has(zone) || zone === 'plan'
}

/** How far into a line the name of a paper may stand. */
const HEADING = 40

/** Within so many lines a certificate says that it is one. */
const HEAD = 4

/** The usual papers of a scheme that nothing in the file is, and of which nothing is told. */
export function schemePapersMissing(doc: Doc): string[] {
  const { state } = doc
  if (state === null) return []
  const kinds = new Set(doc.parts.map(({ kind }) => kind))
  return PAPERS.filter(({ states, kinds: own, here, told, unlike }) => {
    if (!states.includes(state) || own.some((kind) => kinds.has(kind))) return false
    return !doc.blocks.some(({ text, zone }) => {
      if (PRINTED.has(zone) || unlike?.test(text) === true) return false
      if (told.test(text)) return own.length > 0 || !CONTRACT.has(zone)
      return !CONTRACT.has(zone) && zone !== 'title-search' && here.test(text)
    })
  }).map(({ name }) => name)
}

/** From so many lots Victoria has the owners corporation plan its large repairs. */
const MANY = 51

const PLANNING: readonly StateCode[] = ['VIC', 'NSW', 'QLD', 'ACT']

/**
 * Where the papers of the scheme show a building whose large repairs must be planned for, because it
 * is old, tall, of many lots or without a levy for them, and no plan of any name is spoken of.
 */
export function withoutRepairsPlan(doc: Doc): Span | null {
  if (doc.state === null || !PLANNING.includes(doc.state)) return null
  const papers = passagesIn(doc, ['owners-corporation-certificate', 'minutes', 'plan', 'by-laws'])
  const shown = papers.find(
    ({ text }) =>
      P.noLevy.test(text) || P.old.test(text) || P.tall.test(text) || lotsIn(text) >= MANY,
  )
  const isPlanned = (): boolean =>
    doc.blocks.some(({ text, zone }) => !PRINTED.has(zone) && P.repairsPlan.test(text))
  return shown === undefined || isPlanned() ? null : shown.span
}

function lotsIn(text: string): number {
  const match = P.lots.exec(text)
  return Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0)
}
