import type { Doc, Span } from '../../document.ts'
import { rowBelowHeads } from '../../facts/forms/heads-of-columns.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

/** Who a paper says has a part in the sale. */
export type RoleHolder = {
  readonly role: Role
  /** As printed. */
  readonly name: string
  /** The policy or permit that it is told of; empty for a part of which there is one. */
  readonly key: string
  readonly text: string
  /** The words, with the head and the paper they stand under. */
  readonly about: string
  /** The same for two places of one paper. */
  readonly paper: string
  readonly page: number
  readonly span: Span
}

export type Role =
  | 'selling agent'
  | 'attorney'
  | 'tenant'
  | 'deposit holder'
  | 'vendor’s solicitor'
  | 'insurer'
  | 'builder'

/** Each leads to the name behind it; those called "…Is" stand behind the name. */
export const ROLE_PATTERNS = wordings({
  /** Without one of these a text gives nobody a part. */
  speaks:
    /agent|attorney|tenant|renter|lessee|let\b|leased|rented|tenanted|holder|deposit|solicitor|conveyancer|lawyer|representative|practitioner|insure|policy|underwritten|builder/i,
  agent:
    /^(?:the )?(?:(?:vendor|seller|selling|real estate|estate)(?:['’]?s)?['’]? )?agent(?: ?[:|]{1,2} ?| )/i,
  agentIs:
    /,? (?:is|are|was|as|being|acts?|acting)(?: as)? (?:the |our |a )?(?:(?:vendor|seller)s?['’]s? )?(?:(?:sole|only|exclusive|selling|listing|estate|real estate) ){1,3}agents?\b/i,
  agentAppointed: /\b(?:appoints?|engages?|appointed|authorises?|engaged) /i,
  asAgent:
    /^,? (?:as|to be|to act as) (?:the |its |his |her |their |a )?(?:(?:sole|exclusive|selling) ){1,3}agents?\b/i,
  agentBehind:
    /\b(?:sole|exclusive|selling|listing|vendor['’]s|seller['’]s) agent,?(?: in (?:the|this) sale)?(?: is|,|:| being| was) /i,
  /** The power itself and its register are no attorney: "Powers of attorney search". */
  attorney: /\b(?<!\bpowers? of )attorney(?: in this (?:sale|contract))?(?: is| being|,|:| \||) /i,
  asAttorney:
    /^(?: of [A-Z][\w ]{2,40})?,? (?:as|to be) (?:(?:my|our|his|her|its|their|the) )?(?:sole |lawful |true )?attorneys?\b/i,
  tenant: /^(?:tenants?|renters?|lessees?)(?:\(s\)|\/s)?(?: ?[:|]{1,2} ?| is | )/i,
  let: /\b(?:let|leased|rented|tenanted)(?: out)? (?:to|by) (?:the tenant )?/i,
  holder: /^(?:deposit ?holder|stakeholder)(?: ?[:|]{1,2} ?| is | )/i,
  held: /\bdeposit (?:is|are|will be|shall be|must be|to be) (?:held|paid to|kept|received)(?: in trust)? ?(?:by |with )?/i,
  asHolder: /^,?(?: trust account)?,? (?:as|who is|the) (?:the )?(?:stakeholder|deposit holder)/i,
  solicitor:
    /^(?:the )?(?:vendor|seller)s?['’]?s? (?:solicitor|conveyancer|lawyer|representative|legal practitioner)s?(?: in this sale)?(?: ?[:|]{1,2} ?| is | )/i,
  insurer:
    /\b(?:insurer|insured (?:with|by)|policy [\w/ -]{3,16} with|underwritten by)(?: ?[:|]{1,2} ?| is | )/i,
  builder: /\bbuilder(?: ?[:|]{1,2} ?| is | )/i,
  policy: /\bpolicy(?: (?:no\.?|number))?[ :]{1,3}([A-Z]{0,4}[ -]?\d{4,10})\b/i,
  permit:
    /\b(?:permit|approval|certificate|policy)(?: (?:no\.?|number))?[ :]{1,3}((?:[A-Z]{1,4}[ -]?)?\d{2,6}(?:[/-]\d{1,6}){0,2})\b/i,
  otherwise:
    /\b(?:former(?:ly)?|previous(?:ly)?|was replaced|in conjunction|conjunctional?|co-?agents?|letting|leasing|managing|property manager|management|buyer['’]?s agent|purchaser['’]?s agent|buyers['’]? agent|landlords?|lessors?|strata|if the|instead|other lot|adjoin\w{0,3}|neighbour\w{0,3}|insurance agent|moved out|vacated|ended|or)\b/i,
  noName:
    /^(?:Receipt|RECEIPT|Received|RECEIVED|WHO|Who|WHICH|Which|WHOSE|HEREBY|ACKNOWLEDGES?|AGREES?|Ledger|LEDGER|Record|RECORD|History|HISTORY|Statement|STATEMENT|File|FILE|Vacant|Unoccupied|Occupied|Nobody|About|ABOUT|BY|FOR|OF|IN|ON|AND|THE|TO|The|This|That|An?|None|Nil|No|Not|Yes|To|As|See|Name|Address|Register|REGISTER|Search|SEARCH|Vendor|Seller|Purchaser|Buyer|Agent|Tenants?|Licensed|Holder|Under|Is|And|Date|Phone|Email|ABN|ACN|Trust|Self|Signature|Signed|SIGNED|Sgd|Details|Special|Item|Power|Solicitor)\b/,
})

const P = ROLE_PATTERNS

/** Every holder of a part in the sale that a paper names, in order. */
export function roleHolders(doc: Doc): RoleHolder[] {
  return passagesIn(doc, ALL_PAPERS).flatMap(({ text, span, zone, block, heading }) => {
    if (!P.speaks.test(text)) return []
    // "Tenant | Weekly rent | Bond": the heads of columns name nobody.
    if (rowBelowHeads(doc, block) !== null) return []
    if (text.length > 500 || P.otherwise.test(text)) return []
    const page = doc.pageAt(span.start)
    const about = `${doc.parts[block.partIndex]?.title ?? ''} ${heading} ${text}`
    const paper = `${zone}/${block.partIndex}/${page}`
    const tell = (role: Role, names: readonly (string | null)[], key = ''): RoleHolder[] =>
      names.flatMap((name) =>
        name === null || P.noName.test(name)
          ? []
          : [{ role, name, key, text, about, paper, page, span }],
      )
    const behind = (cue: RegExp, then?: RegExp) => namesBehind(text, cue, then)
    const policy = P.policy.exec(text)?.[1] ?? null
    const permit = P.permit.exec(text)?.[1] ?? null
    return [
      ...tell('selling agent', [
        ...behind(P.agent),
        ...namesBefore(text, P.agentIs),
        ...behind(P.agentAppointed, P.asAgent),
        ...behind(P.agentBehind),
      ]),
      ...tell('attorney', [...behind(P.attorney), ...behind(P.agentAppointed, P.asAttorney)]),
      ...tell('tenant', [...behind(P.tenant), ...behind(P.let)]),
      ...tell('deposit holder', [...behind(P.holder), ...behind(P.held, P.asHolder)]),
      ...tell('vendor’s solicitor', behind(P.solicitor)),
      ...(policy === null ? [] : tell('insurer', behind(P.insurer), policy)),
      ...(permit === null ? [] : tell('builder', behind(P.builder), permit)),
    ]
  })
}

/** The names that stand right behind a cue; `then` must follow upon the name. */
function namesBehind(text: string, cue: RegExp, then?: RegExp): string[] {
  return matchesOf(text, cue).flatMap((match) => {
    const from = match.index + match[0].length
    const name = nameOf(text.slice(from, from + LONGEST).split(' '))
    if (name === null) return []
    return then === undefined || then.test(text.slice(from + name.length)) ? [name] : []
  })
}

function namesBefore(text: string, cue: RegExp): string[] {
  return matchesOf(text, cue).flatMap(({ index }) => {
    const words = text.slice(Math.max(0, index - LONGEST), index).split(' ')
    const from = words.findLastIndex((word, at) => !isPartOfName(word, words[at + 1])) + 1
    return nameOf(words.slice(from)) ?? []
  })
}

/** The words at the beginning that make a name: "Fox & Sons (Ryde) Pty Ltd", "R. and J. Hale". */
function nameOf(words: readonly string[]): string | null {
  const name: string[] = []
  for (const [at, word] of words.entries()) {
    const isFirst = at === 0 && !CAPITAL.test(word)
    // "Fox Pty Ltd ACN 641 208 371": the number is no part of the name.
    if (REGISTERED.test(word)) break
    if (isFirst || !isPartOfName(word, words[at + 1])) break
    name.push(word.replace(ENDS, ''))
    if (ENDS.test(word) && word.length > 3) break
  }
  const full = name.join(' ')
  return full.length < 4 ? null : full
}

function isPartOfName(word: string, next: string | undefined): boolean {
  if (CAPITAL.test(word)) return true
  return JOINS.has(word) && next !== undefined && CAPITAL.test(next)
}

const LONGEST = 70
const CAPITAL = /^\(?[A-Z][\w'’.-]{0,24}\)?[.,;:]?$/
const REGISTERED = /^\(?A\.?(?:C|B|R\.?B)\.?N\b/
const ENDS = /[.,;:]$/
const JOINS = new Set(['&', 'and', 'of', 'de', 'van', 'von', 'the'])
