import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { headingCue } from './any-cue.ts'
import { isCapitals } from './capitals.ts'
import { cellText } from './cell-text.ts'
import { isRow } from './is-row.ts'
import { CERTIFICATES } from './paper-kinds.ts'
import { CONTRACT_ZONES } from './part-start.ts'

type Paper = {
  readonly kind: PageKind
  /** The line above the paper: who issued it, or what it is about. */
  readonly head: RegExp
  /** What stands below it; all of them, so that a mention of the issuer opens nothing. */
  readonly signs: readonly RegExp[]
}

const MONEY = /\$ ?\d/
const COUNCIL =
  /^(?:the )?(?:(?:city|shire|town|municipality|district council|rural city|borough|corporation of the (?:city|town)) of [A-Z][\w'.-]{0,30}(?:\s[A-Z][\w'.-]{0,30}){0,3}\s?|(?:[A-Z][\w&'.-]* ){1,5}(?:council|shire|city))(?:\s(?:-\s)?(?:abn|rates?|rate account|orders|property|local government|annual|valuation)\b.{0,40})?$/i

/** In order: the first whose head and signs are there decides. */
const PAPERS: readonly Paper[] = [
  {
    kind: 'company-extract',
    head: /^(?:(?:annexure|attachment|appendix|tab|schedule) [a-z0-9]{1,3}\W{1,3})?(?:(?:vendor|seller)(?:'s)? )?(?:(?:asic|corporations?|company|corporate|organisation)\b.{0,24}\b(?:search|summary|record|extract|particulars|details|register|report)|asic|(?:search|extract) (?:of|from) (?:the )?(?:asic|(?:companies|company|corporations?) register|register of companies)|[A-Z][\w&' -]{2,40} PTY\.? LTD\W{1,4}(?:asic|company|corporate)\b.{0,20}\b(?:search|summary|record|extract))\b[^$]{0,60}$/i,
    signs: [
      /\b(?:A\.?C\.?N\.?|company (?:no|number))\b[^\d\n]{0,24}\d{3} ?\d{3} ?\d{3}\b/i,
      /\b(?:directors?|office ?holders?|officers)\b/i,
      /\b(?:registered (?:office|address|in|on|\d)|incorporat\w+|registration date|date of registration|status)\b/i,
      /\b(?:members?|share ?holders?|shares?|charges?|secretary|holders of shares)\b/i,
    ],
  },
  {
    kind: 'title-search',
    head: /^(?:real property act,? 1886|land titles act 1925|land titles register|search certificate|certificate (?:of|as to) title|title (?:search|details|register|extract)|title:? vol(?:ume)?\b.{0,24}|folio:? ?\S{3,20}|register search\b.{0,40}|CUF[TL] \d{1,3} \d{1,3}|CT \d{4}\/\d{1,4})$/i,
    signs: [
      /\bvol(?:ume)?\b.{0,12}\bfol(?:io)?\b|\bCU[FC][TL]\b|\bCT \d{4}\/\d|\bfolio:|\btitle ref(?:erence)?:? ?\d{8}\b/i,
      /\b(?:registered )?proprietor\b|\bowner\b|\blessee\b|\bregistered owner\b|\bfirst schedule\b/i,
    ],
  },
  {
    kind: 'owners-corporation-certificate',
    head: /^(?:body corporate|the owners\b(?: -|,| of)?(?: [A-Z][\w'&-]*){0,4}(?: -)? (?:strata plan|SP)\b|strata(?: company| corporation| plan| scheme| levies)?|owners'? corporation|unit titles?|units plan|community corporation|(?:[A-Z][\w&'.-]* ){0,5}(?:neighbourhood|community|precinct) association)\b[^:$]{0,50}$/i,
    signs: [
      /\b(?:lev(?:y|ies)|contributions?|administrative fund)\b/i,
      MONEY,
      /\b(?:fund|insurance|arrears)\b/i,
    ],
  },
  {
    kind: 'owners-corporation-certificate',
    head: /^(?:(?:residential|strata|building|insurance|[-–—:]) ){0,3}(?:certificate of (?:currency|insurance)|(?:strata|body corporate|residential strata|community title) (?:insurance )?(?:policy schedule|schedule of (?:insurance|cover)))(?:\W{1,4}(?:residential|strata|body corporate|community|building|unit)\b[^:$]{0,50})?$/i,
    signs: [/\b(?:body corporate|owners'? corporation|strata|community (?:titles|corporation))\b/i],
  },
  {
    kind: 'water-certificate',
    head: /^(?:[A-Z][\w&'.-]* ){0,4}(?:\w*water|utilities|sewerage|power and water)(?: (?:corporation|services?|authority|account|bill|statement|notice|board|rates?|certificate|charges)\b[^:$]{0,40})?$/i,
    signs: [
      /(?:water|sewer\w*)\b/i,
      /\b(?:charges?|supply|service|access|usage|availability)\b/i,
      MONEY,
    ],
  },
  {
    kind: 'land-tax-certificate',
    head: /^(?:state revenue office|revenue ?(?:nsw|sa|wa|office)|department of finance|land tax|office of state revenue)\b[^:$]{0,60}$/i,
    signs: [/\bland tax\b|\bemergency services levy\b/i, MONEY],
  },
  {
    kind: 'rates-certificate',
    head: /^(?:(?:act |state |territory )?revenue office|(?:annual |council |municipal )?rates?(?: account| and charges| notice)?(?: 20\d\d(?:[/-]\d{2,4})?)?|rates and valuation)$/i,
    signs: [/\brates?\b/i, MONEY],
  },
  {
    kind: 'rates-certificate',
    head: COUNCIL,
    signs: [
      /\b(?:rates?|rating|valuation|rateable)\b/i,
      /\b(?:general rate|total|annual|levied|assessment|waste|instalments?|value|GRV)\b|\brates (?:for )?\d/i,
      MONEY,
    ],
  },
  {
    kind: 'planning-certificate',
    head: COUNCIL,
    signs: [/\bzon(?:e|ed|ing)\b/i, /\bscheme\b|\bplan\b|\boverlay|\bzoning\b|\bland use\b/i],
  },
  {
    kind: 'planning-certificate',
    head: /^(?:plansa\b.{0,50}|planning|zoning|planning (?:and zoning|advice|search|enquiry|inquiry|details)|town planning.{0,30}|local government (?:enquiry|inquiry|search)|orders,? (?:and )?requisitions\b.{0,40}|territory plan.{0,20})$/i,
    signs: [/\bzon(?:e|ed|es|ing)\b/i],
  },
]
const FOLIO = /^folio:? ?\S{3,20}$/i
const REACH = 7
const MOST_LINES = 12
const MOST_UNITS = 900
/** Their own paragraphs name councils and suppliers. */
const TELLING: ReadonlySet<PageKind> = new Set(['minutes', 'by-laws', 'lease', 'company-extract'])

/**
 * The kind of a paper that begins at a block without a name of its own: its issuer stands on a line
 * alone, and what such an issuer writes stands below. Null where nothing begins.
 */
export function untitledPaper(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
  top: boolean,
): PageKind | null {
  const draft = drafts[index]
  if (draft === undefined) return null
  const head = headOf(draft)
  if (
    head.length < 4 ||
    head.length > 75 ||
    /[.;:,$]$|\$/.test(head) ||
    (isField(draft) && !FOLIO.test(head) && !(ISSUER_ALONE.test(head) && !inForm(current)))
  )
    return null
  if (current.kind === 'planning-certificate' && !top && isTold(draft)) return null
  const inContract = CONTRACT_ZONES.has(current.kind)
  if ((inContract || TELLING.has(current.kind)) && !top) return null
  const issued = ofAnIssuer(head)
  if (issued !== null && issued !== current.kind && current.kind !== 'vendor-statement')
    return issued
  for (const paper of PAPERS) {
    // A form names the title of the land in a field of its own.
    if (inContract && paper.kind === 'title-search' && !TITLE_PAPER.test(head)) continue
    if (paper.kind === current.kind || !paper.head.test(head)) continue
    const below = textBelow(drafts, index, paper.kind)
    if (!paper.signs.every((sign) => sign.test(below))) continue
    // Inside a statement a council is one of its answers; a title's own heading is not.
    if (current.kind === 'vendor-statement' && !top && paper.kind !== 'title-search') continue
    return paper.kind
  }
  return null
}

/** "PART THREE   RATES": a part of a search has the name of its own paper behind its number. */
const NUMBERED_PART = /^part [a-z0-9]{1,6}$/i
/** Beside an issuer's name in capitals stand the property and the day of the paper. */
const ISSUER_ALONE =
  /^(?:(?:CITY|SHIRE|TOWN|MUNICIPALITY|RURAL CITY|BOROUGH) OF [A-Z' -]{3,30}|(?:[A-Z'&-]{2,} ){1,4}(?:COUNCIL|SHIRE|WATER|WATER CORPORATION)|WATER CORPORATION|RATES(?: 20\d\d(?:[/-]\d{2,4})?)?|(?:\w+ )?REVENUE ?(?:OFFICE|NSW|SA|WA)?|TASWATER)$/

function headOf(draft: DraftBlock): string {
  const [first, second] = draft.cells ?? []
  if (first === undefined || draft.lines > 1) return draft.firstLine.trim()
  const head = cellText(draft, first)
  return second !== undefined && NUMBERED_PART.test(head) ? cellText(draft, second) : head
}

function inForm(current: PartStart): boolean {
  return CONTRACT_ZONES.has(current.kind) || current.kind === 'vendor-statement'
}

const TITLE_PAPER = /\b(?:search|register|act|extract)\b|^certificate\b|^folio:/i
const ISSUER =
  /\b(?:council|shire|city|town|corporation|water|revenue|office|authority|utilities|inc)\b|^(?:city|shire|town) of /i

/** "Lake Wyong City Council - Planning Certificate": the issuer's name and then the paper's. */
function ofAnIssuer(head: string): PageKind | null {
  const [, issuer, paper] = /^(.{4,60}?) [-–] (.{5,60})$/.exec(head) ?? []
  if (issuer === undefined || paper === undefined || !ISSUER.test(issuer)) return null
  const cue = headingCue(paper)
  if (cue === undefined || cue.kind === 'title-search') return null
  return CERTIFICATES.has(cue.kind) ? cue.kind : null
}

/** "Water Corporation   A sewer crosses the land.": what an office says, in a table of many. */
function isTold(draft: DraftBlock): boolean {
  const [first, second] = draft.cells ?? []
  if (first === undefined || second === undefined) return false
  const said = cellText(draft, second)
  return !isCapitals(cellText(draft, first)) && /[a-z]/.test(said) && said.endsWith('.')
}

/** A row of a form or a table whose first cell is the name of a field. */
function isField(draft: DraftBlock): boolean {
  return isRow(draft) && ((draft.cells?.length ?? 0) > 2 || /\$ ?\d|:\s*$/.test(draft.text))
}

function isAddressLine({ text, cells }: DraftBlock): boolean {
  return cells === null && text.length < 45 && !MONEY.test(text) && !/[.:;]$/.test(text)
}

/** The block and those below it, up to the next heading that names a paper. */
function textBelow(drafts: readonly DraftBlock[], index: number, kind: PageKind): string {
  let text = drafts[index]?.text ?? ''
  let reach = REACH
  for (let at = index + 1; at <= index + reach && text.length < MOST_UNITS; at += 1) {
    const draft = drafts[at]
    // Above what a letter says stand its day and to whom it goes, line by line.
    if (draft !== undefined && reach < MOST_LINES && isAddressLine(draft)) reach += 1
    if (draft === undefined || draft.page > (drafts[index]?.page ?? 0) + 1) break
    if (draft.page !== drafts[index]?.page && text.length > 200) break
    const opening = draft.text.slice(0, 120)
    const short = draft.cells === null && draft.text.length < 120
    const named = short ? headingCue(opening) : undefined
    const own = kind === 'title-search' && named?.kind === kind
    if (at > index + 2 && named !== undefined && !own) break
    text += `\n${draft.text.slice(0, 400)}`
  }
  return text
}
