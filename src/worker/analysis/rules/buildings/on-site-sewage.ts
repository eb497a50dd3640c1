import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { ledIn } from '../reading/led-in.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { cellDenies, rowDenies } from '../reading/row-answers.ts'
import { unseweredIn } from './unsewered.ts'

export const SEWAGE_PATTERNS = wordings({
  system:
    /\bseptics?\b(?:-tank)?|\b(?:on-?site|home|household|domestic|package|aerated|aerobic|alternative) (?:sewage|sewerage|waste ?water|effluent|treatment)\b|\b(?:aerobic|aeration) (?:septic|unit|tank|plant|system)\b|\bAWTS\b|\bATU\b|\b(?:sewage|waste ?water|effluent) (?:treatment )?(?:plant|system|unit|tank|field|trench(?:es)?|disposal (?:area|field|system|bed))\b|\bleach drains?\b|\b(?:absorption|soakage|transpiration|evapo-?transpiration) (?:trench(?:es)?|beds?|drains?|areas?)\b|\bcomposting toilets?\b|\bworm farm (?:septic|toilet|system|tank)\b|\breed beds?\b|\bwaste control system\b|\btreatment plant\b|\bpit toilet\b|\b(?:bio|enviro)cycle\b/i,
  /** Out of use, on the sewer, of another place, of a rule or a price, or still to come. */
  unlike:
    /\?|\b(?:decommission\w{0,3}|disused|redundant|abandoned|no longer|(?:was|were|been|and) (?:capped|crushed|filled|removed|collapsed and)|filled (?:in|with)|former|old (?:septic )?tank (?:was|had)|connected to (?:(?:the|town|mains|deep|village|council's|pressure) ){0,3}sewer|on (?:the )?(?:town |mains |deep )?sewer|is sewered|sewered (?:in|since|from|by|and|\d)|sewer (?:was )?(?:came|connected|arrived)|neighbour\w{0,3}|adjoining|next door|buffer|odour|\d ?(?:m|km|metres) (?:of|from) (?:a|the)\b|within \d|would|could|whoever|proposed|is needed|are needed|to be (?:built|installed|put in|connected)|any (?:dwelling|system|house|new|septic)|each (?:is|lot)|needs a|contractors?|people|many|most|some|must (?:be|have|not)|shall|unless|where|if|leaflet|every (?:three|two|five|\d)|costs? \$|treatment plant (?:of|at|road|lane|reserve)|authority|warrant\w{0,3}|not (?:inspected|tested|included in)|outside the scope|does not (?:extend|cover)|things to think|checklist|inspection (?:date|fee|charge)|charges?|levy|levies|fees?|subject to|satisfied)\b/i,
  /** No such system: the words before it, or the answer behind its name. */
  denied:
    /\b(?:no(?!\.)|not|nor|neither|never|without|any|instead of|rather than|☐)\b ?(?:[\w'-]{1,14} ){0,4}$|☐ ?(?:[\w'-]{1,14} ){0,2}$/i,
  answeredNo:
    /^[^.;:|?]{0,40}[:|?-] ?(?:no(?!\. ?\d)|nil|none|not (?:applicable|relevant|in use|present)|n\/a|never)\b|^[^.;:|]{0,24} (?:is|was|are) (?:not|no)\b|^[^.;:|]{0,12}\((?:there (?:is|are) )?(?:none|no|nil|not)\b/i,
  /** The house drains to a sewer. */
  onSewer:
    /\b(?:house|land|lot|property|premises|home|dwelling|it|unit|block|cottage) (?:is|are|was|were|has been|drains?)(?: all| now)? (?:sewered|(?:connected )?(?:on|to) (?:the |a )?(?:town |mains |deep |main |reticulated )?sewer)|\bsewer(?:age)?(?: (?:is|was))? ?[:|-]? ?(?:available and )?connected\b|\b(?:deep|mains|town|reticulated) sewer(?:age)? (?:is |was )?connected\b|\bsewer available\b|\bon (?:the )?(?:town|mains|deep) sewer\b|\bsewer connected (?:in )?(?:19|20)\d\d/i,
  /** Told to be renewed or mended, or not there to be permitted. */
  ordered:
    /\b(?:notice|order|direct(?:ed|ion)|improvement|(?<!\bnot (?:be )?)required?|requires?|requiring)\b[^.;]{0,120}\b(?:replac\w{1,5}|installed|put in|renew\w{0,3}|upgrad\w{1,3}|connect|repair\w{0,3}|system|unresolved)\b|\b(?:improvement|abatement|enforcement|health|clean-?up|prevention) (?:notice|order)\b|\b(?:is|are) to be (?:installed|replaced|renewed)\b|\bno (?:septic|waste ?water|on-?site|sewage|effluent)[\w -]{0,24}(?:system|tank|plant)\b[^.;]{0,24}\b(?:installed|exists|on the (?:land|lot)|was ever)\b/i,
  /** A plant that all lots share: its papers are the scheme's. */
  shared:
    /\b(?:lev(?:y|ies)|special contributions?|plan of works|lot \d{1,4}\b[^.;]{0,30}\bdue|all (?:the )?(?:villas|units|lots|owners|houses)|village|association|common property|owners'? corporation|body corporate)\b/i,
  stop: /[.] [A-Z]|.{110}/,
  approved: /(?<!\b(?:not|never|un) ?)\b(?:approved|permitted|passed) (?:for|in|by|as|on|to)\b/i,
  /** A lack that opens its sentence, whose subject stood before. */
  lackFirst: /^\W{0,3}(?:[A-Z][\w' ]{2,24}: )?(?:no|none|never|not|nobody)\b/i,
  /** Said of the paper itself, or of somebody who looks after the system. */
  paper:
    /\b(?:permit(?:ted|s)?|approv(?:al|als|ed)|certificates?|certified|licen[cs]ed?|registered|registration|passed|consent(?:ed)?|compl(?:iance|ies|ied)|record card|OSM ?\d|OSSM ?\d|W\d{3,6}|(?:no|number|ref)\.? ?[A-Z]{0,4}[-/ ]?\d{2,6})\b|(?<!\/)\b[A-Z]{0,4}\d{2,4}\/[A-Z]?\d{1,6}\b(?!\/)/i,
  /** A record that somebody looked after it; "serviced each quarter" is only said. */
  service:
    /\b(?:service (?:agreement|contract|records?|reports?|book|history|log)|maintenance (?:agreement|contract|records?|reports?)|pump-?out|inspection (?:of|on|report)|septic (?:inspection )?report)\b|\b(?:serviced|looked after)\b[^.;]{0,60}\bunder (?:an?|the) (?:\w{4,12} )?(?:agreement|contract)\b|\b(?:will|must) (?:have (?:it|the \w{4,10}(?: tank)?) )?(?:be )?(?:pumped|serviced|inspected|desludged)\b|\b(?:serviced|pumped|desludged|emptied|cleaned out|inspected)\b[^.;]{0,60}\b(?:(?:19|20)\d\d|reports?|\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w{0,6})\b/i,
  /** The paper by its own name, whatever it stands beside. */
  named:
    /\b(?:permits?|certificates?|approvals?) to (?:use|operate)\b(?! (?:a |the )?(?:pool|crane|lift|business|vehicle|premises))|\bon-?site (?:sewage|sewerage|waste ?water)(?: management)?(?: (?:system|facility))? (?:approval|permit|certificate)s?\b|\bseptic (?:tank )?(?:approval|permit|certificate|records?|report)s?\b/i,
  lacking:
    /\b(?:no|without(?: an?| any)?) (?:\w{2,10} ){0,2}(?:approvals?|permits?|certificates?|licen[cs]es?|records?|papers?|paperwork|application)\b|\b(?:approvals?|permits?|certificates?|records?|papers)\b[^.;:]{0,30}\b(?:not|never|cannot be|could not be)(?: been)? (?:found|held|issued|given|granted|located|obtained|sighted|sought|traced|seen|on (?:file|record)|produced)\b|\b(?:approvals?|permits?|certificates?|records?|papers)(?: to (?:use|operate))? ?[:|-]? ?(?:none|nil|missing|unknown)\b|\bunapproved\b|\bnever (?:been )?approved\b|\bnot (?:been )?approved\b|\bnobody (?:could|can) find\b|\bnot on (?:council's )?(?:record|file)\b/i,
  /** Something led into the system without leave, whatever the system itself has. */
  joined:
    /\b(?:joined|connected|plumbed|piped|led|tied|drain(?:s|ed)?|discharg(?:es|ed|ing)|empt(?:ies|ied)|run)\b[^.;]{0,30}\b(?:in ?to|to)\b[^.;]{0,30}\b(?:septic|waste ?water|treatment|tank|plant|system|trench(?:es)?|leach drains?)\b|\bno (?:plumbing|drainage) (?:permit|approval|work (?:permit|approval))s?\b/i,
  /** A paper that no tank or plant has. */
  otherPaper:
    /\b(?:owner[- ]?builder|building|planning|development|demolition|occupancy|final|pool|insurance|tree|clearing)\b/i,
  /** Not wanted, or no lack of this paper. */
  excused:
    /\b(?:exempt|not (?:required|needed)|no (?:approval|permit|licen[cs]e|certificate)s? (?:is |was |were |are )?(?:required|needed|necessary)|needs? no|no (?:notice|order|complaint|breach|defect|fault)|no records? of (?:any )?(?:complaint|failure|fault|trouble)|before permits|none owing|septic ?[:|-]? ?(?:none|nil|no\b|not applicable)|no septic|as (?:is )?usual)\b/i,
  /** A scheme that takes what leaves the tank, as in the towns of South Australia. */
  scheme:
    /\b(?:CWMS|STEDS|common effluent|community (?:waste ?water|effluent)[\w ]{0,20} ?scheme|council's drain)\b/i,
})

const P = SEWAGE_PATTERNS

/** What the papers tell of a system that treats the waste of the house on its own land. */
export type OnSiteSewage = {
  /** Where it is told of, as standing and in use. */
  readonly systems: readonly Span[]
  /** Where the papers say outright that it has no permit. */
  readonly refused: readonly Span[]
  /** Where they say that something was led into it without one. */
  readonly joined: readonly Span[]
  /** Whether a permit, an approval or somebody's visit is told of. */
  readonly isPapered: boolean
}

const known = new WeakMap<Doc, OnSiteSewage>()

export function onSiteSewage(doc: Doc): OnSiteSewage {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const systems: Span[] = []
  const refused: Span[] = []
  const joined: Span[] = []
  let isPapered = false
  let isSewered = false
  for (const passage of passagesIn(doc, PAGE_KINDS)) {
    if (UNREAD.has(passage.zone)) continue
    for (const said of [ledIn(doc, passage), passage]) {
      if (said === null) continue
      const { span } = said
      const text = CARRIED_ON.test(said.text)
        ? `${passage.previous.slice(-LINE)} ${said.text}`
        : said.text
      isSewered ||= !SILENT.has(passage.zone) && P.onSewer.test(text) && !isDenied(text, P.onSewer)
      isPapered ||= P.scheme.test(text) && !isDenied(text, P.scheme)
      if (!speaksOfSystem(text, passage)) continue
      if (isRefused(text)) (P.joined.test(text) ? joined : refused).push(span)
      else if (P.lacking.test(text) && !P.excused.test(text)) continue
      else if ([P.paper, P.service, P.named, P.ordered].some((words) => words.test(text)))
        isPapered = true
      else if (!SILENT.has(passage.zone) && isSystem(text, passage)) systems.push(span)
    }
  }
  // Beside a sewer that is connected, an old tank is a thing of the past.
  const found =
    isSewered && unseweredIn(doc).length === 0
      ? { systems: [], refused: [], joined: [], isPapered: true }
      : { systems, refused, joined, isPapered }
  known.set(doc, found)
  return found
}

/** Named in the sentence, by its heading, or by another sentence of the same paragraph. */
function speaksOfSystem(text: string, { heading, block }: Passage): boolean {
  if (P.system.test(text) || P.named.test(text)) return true
  if (![P.paper, P.service, P.lacking, P.ordered].some((words) => words.test(text))) return false
  return P.system.test(heading) || (block.text.length < PARAGRAPH && P.system.test(block.text))
}

/** The lack and the system in one breath, or the lack first in a sentence of the same paragraph. */
function isRefused(text: string): boolean {
  const lack = P.lacking.exec(text)
  if (lack === null || P.excused.test(text) || P.unlike.test(text)) return false
  const system = P.system.exec(text) ?? P.named.exec(text)
  if (system === null)
    return text.length < BRIEF && P.lackFirst.test(text) && !P.otherPaper.test(text)
  const [from, to] = [system.index, lack.index].toSorted((a, b) => a - b)
  return !P.approved.test(text) && !P.stop.test(text.slice(from, to))
}

function isSystem(text: string, { heading, block }: Passage): boolean {
  const named = P.system.exec(text)
  const answer = named === null ? '' : text.slice(named.index + named[0].length)
  if (block.kind === 'row' && rowDenies(answer)) return false
  if (text.length > LONGEST || P.unlike.test(text) || P.unlike.test(heading)) return false
  if (P.shared.test(text)) return false
  return text.length > NAME && !P.excused.test(text) && !isDenied(text, P.system)
}

function isDenied(text: string, words: RegExp): boolean {
  const match = words.exec(text)
  if (match === null) return true
  const end = match.index + match[0].length
  return (
    P.denied.test(text.slice(Math.max(0, match.index - BEFORE), match.index)) ||
    P.answeredNo.test(text.slice(end, end + BEFORE)) ||
    cellDenies(text.slice(end, end + BEFORE))
  )
}

/** The second line of a sentence that was set as rows. */
const CARRIED_ON = /^[a-z]/
const LINE = 160
const BEFORE = 60
/** A name alone says nothing: "Septic.", "Bores and septic tanks." */
const NAME = 24
const BRIEF = 60
const LONGEST = 320
const PARAGRAPH = 500

/** What everybody signs or is given. */
const UNREAD: ReadonlySet<PageKind> = new Set(['general-conditions', 'statutory-notice', 'by-laws'])
/** Papers that speak of what may be built, and of other lots. */
const SILENT: ReadonlySet<PageKind> = new Set(['title-search', 'minutes', 'lease', 'ppsr'])
