import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'
import type { PartStart } from './part-start.ts'

import { isCapitals } from './capitals.ts'
import { isLarge } from './headings.ts'
import { isRow } from './is-row.ts'
import { ISSUED, ISSUER } from './issuers.ts'
import { capitalLead } from './capital-lead.ts'
import { CERTIFICATES, CLOSED } from './paper-kinds.ts'
import { CONTRACT_ZONES, FORMS } from './part-start.ts'

/** May the cue that a block fits open a part here, or does the block only speak of such a paper? */
export function mayOpenPart(
  cue: PartCue,
  current: PartStart | null,
  {
    top,
    first,
    inContract,
    longNotice,
    draft,
    bodySize,
    above,
    next,
    below,
    names,
    shares,
  }: {
    top: boolean
    first: boolean
    inContract: boolean
    longNotice: boolean
    draft: DraftBlock
    bodySize: number | null
    above: DraftBlock | undefined
    next: DraftBlock | undefined
    /** The words that follow on the page. */
    below: () => string
    /** Whether the part before names an annexure of this letter as its own. */
    names: (letter: string) => boolean
    /** Whether the part before began on this page too. */
    shares: boolean
  },
): boolean {
  if (cue.kind === 'title-search' && isRow(draft) && BARGAIN.test(below())) return false
  if (current === null) return cue.place !== 'zone' || isCapitals(draft.text)
  const capitals = isCapitals(draft.text) || capitalLead(draft) !== null
  if (cue.kind === 'land-tax-certificate' && isOfTaxOffice(draft, above)) return false
  if (longNotice && !top && !(ISSUED.has(cue.kind) && capitals)) return false
  // "TIMBER PEST INSPECTION ANNEXURE": terms about a report that is still to be made.
  if (cue.kind === 'building-report' && TERMS_OF_REPORT.test(draft.text)) return false
  // Elsewhere a finance clause is one of the parties' own.
  if (FINANCE_CLAUSE.test(draft.text))
    return FORMS.has(current.kind) && FIRST_CLAUSE.test(next?.text ?? '')
  if (cue.kind === 'contract-form' && TIED_TO_CONTRACT.test(draft.text)) return false
  if (inContract && cue.kind === 'annexure' && MAIL_FIELD.test(draft.text)) return false
  if (cue.kind === 'annexure' && isContactField(draft.text)) return false
  // So do clauses about a bond or a nominee, whose forms lie behind the contract.
  if (cue.kind === 'annexure' && FORM_OF_BUYER.test(draft.text)) {
    if (CONTRACT_ZONES.has(current.kind) || !(top || first)) return false
  }
  // A clause about requisitions bears their name.
  if (cue.ofOthers === true && CONTRACT_ZONES.has(current.kind) && !top) return false
  // Headings of one's own inside a statement, a title or a set of conditions open nothing new.
  if (
    cue.place === 'zone' &&
    cue.kind === 'contract-form' &&
    current.kind === 'general-conditions'
  ) {
    return false
  }
  // What a certificate or a notice of charges is for the purposes of GST stands below its name.
  if (shares && CERTIFICATES.has(current.kind) && TAX_INVOICE.test(draft.text)) return false
  const onTitle = current.kind === 'title-search' || current.kind === 'plan'
  if (ENTERED.has(cue.kind) && !first && onTitle && ENTRY.test(draft.text)) return false
  if (!first && onTitle && NUMBERED_ENTRY.test(draft.text)) return false
  if (cue.kind === 'plan' && !first && OF_A_SCHEME.has(current.kind)) {
    if (PLAN_NUMBER.test(draft.text)) return false
    if (shares && PLAN_ALONE.test(draft.text)) return false
    // The words of a seal: "THE OWNERS", "STRATA PLAN", "NO. 1187".
    if (OWNERS.test(above?.text ?? '')) return false
    // "Strata plan and address   SP 1187, 4 Hill Road" tells of which scheme the page speaks.
    if (shares && isRow(draft) && !capitals && !/\bsheet\b/i.test(draft.text)) return false
  }
  const inPaper = !CONTRACT_ZONES.has(current.kind) && current.kind !== 'vendor-statement'
  // A registered instrument has its text in an annexure of its own.
  const letter = ANNEXURE.exec(draft.text)?.[1]
  if (inPaper && cue.kind === 'annexure' && letter !== undefined && names(letter)) return false
  // Behind the name of an instrument or a plan stands the act under which it is registered.
  if (cue.kind === 'title-search' && BEARS_ACT.has(current.kind)) {
    if (REGISTRAR.test(draft.text) && !/\bsearch\b/i.test(below())) return false
    if (!first && UNDER_ACT.test(draft.text) && !PROPRIETOR.test(below())) return false
  }
  // So it does below the head of a title.
  if (cue.kind === 'annexure' && current.kind === 'title-search' && shares) {
    if (UNDER_ACT.test(draft.text)) return false
  }
  if (!first && onPlan(draft, current, below)) return false
  // The sheet of a plan says on which title its land stands, and an instrument to which plan it belongs.
  if (cue.kind === 'title-search' && current.kind === 'plan' && !first) {
    if (shares && !PROPRIETOR.test(`${draft.text}\n${below()}`)) return false
  }
  // Each certificate has a result of its search.
  if (cue.kind === 'title-search' && !first && CERTIFICATES.has(current.kind)) {
    if (RESULT_ALONE.test(draft.text) && !PROPRIETOR.test(below())) return false
  }
  // A permit among the particulars of an agreement.
  if (cue.kind === 'building-permit' && current.kind === 'annexure' && isRow(draft) && !first) {
    if (!capitals) return false
  }
  // "BY-LAWS   None were lodged after 2018.": one of the things that a report or a certificate tells of.
  if (cue.kind === 'by-laws' && current.kind === 'owners-corporation-certificate') {
    if (BY_LAWS_TOLD.test(draft.text) || (isRow(draft) && /[a-z]\.$/.test(draft.text))) return false
  }
  // The clearance of a foreign resident is also a heading of the printed conditions.
  if (cue.kind === 'annexure' && CONTRACT_ZONES.has(current.kind) && !top) {
    if (FOREIGN.test(draft.text)) return false
  }
  // What changes a lease is read with it.
  if (current.kind === 'lease' && cue.kind === 'annexure' && CHANGES_LEASE.test(draft.text)) {
    return false
  }
  if (CONTRACT_ZONES.has(cue.kind)) {
    // An agreement numbers its own schedules: "SCHEDULE 3 - Particulars" goes on with it.
    if (!first && LATER_SCHEDULE.test(draft.text) && current.kind === 'annexure') return false
    if (inContract) return true
    if (CERTIFICATES.has(current.kind) && OWN_PARTICULARS.test(draft.text)) return false
    if (cue.kind === 'statutory-notice' && !cue.long)
      return current.kind === 'vendor-statement' && first
    // A leaflet lies behind the last paper, below the name of the agent who hands it out.
    if (CLOSED.has(current.kind)) return first || (cue.long && top && capitals)
    return top || capitals || draft.headingLevel !== null
  }
  // So do the fields of a form: "BUILDING REPORT (general condition 21)".
  if (!first && FORM_FIELDS.has(cue.kind) && FORMS.has(current.kind)) return false
  // The items of a statement bear the names of the papers that they speak of.
  if (!first && current.kind === 'vendor-statement' && STATEMENT_ITEM.test(draft.text)) return false
  // A form names the title of the land in a field of its own.
  if (!first && cue.kind === 'title-search' && CONTRACT_ZONES.has(current.kind)) {
    if (/^title\b(?!.{0,14}\b(?:search|extract|register|record|certificate))/i.test(draft.text))
      return false
    if (isFieldOfForm(draft, next)) return false
  }
  // "Certificate of Title: CT 5611/904" tells of which land a certificate speaks.
  if (!first && cue.kind === 'title-search' && OF_A_TITLE.test(draft.text)) {
    if (current.kind !== 'title-search' && !CONTRACT_ZONES.has(current.kind)) return false
  }
  // A title and a plan name their own sketch, owners and number.
  if (onTitle && !first && cue.kind === 'plan' && OWN_SKETCH.test(draft.text)) return false
  if (current.kind === 'title-search' && SKETCH_NAMED.test(draft.text)) return false
  // A certificate's name in the middle of a page is a mention, unless it is set as a heading.
  if (top || draft.headingLevel !== null || capitals || isLarge(draft, bodySize)) return true
  // Plain text shows no headings: among papers the name of another one on its own line is one.
  const named = draft.lines === 1 && draft.cells === null && !/[.:;,$☐☒]/.test(draft.text)
  // Below the name of who issued it, in capitals, it is one also right behind the contract.
  if (named && inContract && CERTIFICATES.has(cue.kind) && isIssuer(above)) return true
  return named && !inContract && current.kind !== 'vendor-statement' && CERTIFICATES.has(cue.kind)
}

/** A plan says on which title its land stands, and no title begins there. */
export function onPlan(draft: DraftBlock, current: PartStart, below: () => string): boolean {
  return current.kind === 'plan' && ON_TITLE.test(draft.text) && !PROPRIETOR.test(below())
}

const TERMS_OF_REPORT =
  /\b(?:inspections?|reports?|defects)\b.{0,30}\b(?:annexure|addendum|clauses?|conditions?)\W{0,3}(?:[A-Z0-9]{1,2})?$/i
const FINANCE_CLAUSE = /^finance clause$/i
const FIRST_CLAUSE = /^1[.)]?\s{1,6}(?:the )?buyer['’]?s?\b/i
/** "Annexure to the Contract for the Sale of Land": it names the contract that it belongs to. */
const TIED_TO_CONTRACT =
  /^(?:(?:this |the )?(?:annexure|addendum|schedule|attachment|appendix)\b.{0,50}|(?:(?:as )?referred to in|(?:this is|being|which is|is) (?:an? |the )?(?:annexure|schedule)\b.{0,30}|forming (?:a )?part of|(?:annexed|attached|tied|pursuant) to|made under) {0,2})\b(?:the|this|a) contract\b/i
/** The name of a field, above or beside an address. */
const MAIL_FIELD = /^e-?mails?(?: address)?\W{0,2}$/i
const OTHER_CONTACTS =
  /^e-?mails?(?: address)?\s?(?:[/,&|·+]|and\b|or\b)\s?(?:tel|telephone|phone|mobile|mob|fax|facsimile|website|ref|reference|dx|post|postal)\b/i
const AN_ADDRESS = /^e-?mails?\b.{1,60}\S@\S/i
const SENDS = /\b(?:from|to|between|sent)\b/i

/** "Email / Tel / Ref | office@...": how one party is reached, and no message of theirs. */
function isContactField(text: string): boolean {
  return OTHER_CONTACTS.test(text) || (AN_ADDRESS.test(text) && !SENDS.test(text))
}

/** No title tells of one: what names a title above it is a form without a heading that is known. */
const BARGAIN = /\bdeposit\b(?! (?:of|with) the (?:plan|registrar))/i

const FORM_FIELD =
  /^(?:the )?(?:(?:purchase |sale )?price|deposit|balance|settlement|completion|vendor|purchaser|seller|buyer|property|land|lot|street|address|chattels|encumbrances|inclusions|area)\b/i

/** "Certificate of Title | Volume 154773 Folio 12" among the other fields of a form. */
function isFieldOfForm(draft: DraftBlock, next: DraftBlock | undefined): boolean {
  return isRow(draft) && next !== undefined && isRow(next) && FORM_FIELD.test(next.text)
}

/** "CLEARANCE CERTIFICATE" below the name of the Commonwealth's tax office is about foreign residents. */
function isOfTaxOffice({ text }: DraftBlock, above: DraftBlock | undefined): boolean {
  if (/\bforeign resident\b/i.test(text)) return true
  return /^clearance certificate\b/i.test(text) && TAX_OFFICE.test(above?.text ?? '')
}

const TAX_OFFICE = /\baustralian taxation office\b|\bforeign resident\b/i

function isIssuer(above: DraftBlock | undefined): boolean {
  if (above === undefined || above.text.length > 60 || above.cells !== null) return false
  return isCapitals(above.text) && ISSUER.test(above.text)
}

const FORM_FIELDS: ReadonlySet<PageKind> = new Set(['building-report', 'lease', 'building-permit'])
const STATEMENT_ITEM =
  /^(?:building (?:permits?|approvals?)|owners'? corporation(?: fees)?(?! (?:certificate|search|disclosure))|council rates?|rates and (?:water|taxes|charges)|land tax|water (?:rates?|charges)|planning(?: information| and building)?)s?\b.{0,40}$|^(?:rules|meeting|covenant|lease|plan)s?$/i
const FORM_OF_BUYER =
  /^(?:draft |specimen )?(?:deposit (?:bond|guarantee)|(?:form of )?nomination)(?: form| certificate)?\W{0,3}$/i
const LATER_SCHEDULE = /^(?:the )?(?:schedule|part|item) (?:[2-9]|[B-H]|two|three|four|five)\b/i
const ANNEXURE = /^(?:annexure|attachment|schedule) ["'(]{0,2}([A-Z]|\d)["')]{0,2}(?:\s|$)/i
const BEARS_ACT: ReadonlySet<PageKind> = new Set(['annexure', 'plan', 'by-laws', 'lease'])
const UNDER_ACT =
  /^\(?(?:real property act|land titles? act|transfer of land act|recorder of titles|strata (?:titles|schemes)\b.{0,20} act|conveyancing act|registrar[- ]general)\b/i
const ON_TITLE = /^certificate of title\b.{0,40}\b(?:volume|vol|CT|folio)\b/i
const REGISTRAR = /^(?:recorder of titles|registrar[- ]general)\W{0,3}$/i
const RESULT_ALONE = /^results? of (?:the )?search\W{0,2}$/i
const PROPRIETOR =
  /\b(?:registered (?:proprietor|owner)s?\b(?!.{0,30}\b(?:of this land|agree))|first schedule|schedule of (?:dealings|notations)|encumbrances,? caveats|register search|search of torrens title)\b/i
const BY_LAWS_TOLD = /^by-?laws (?:and|or) (?:exclusive|other|rules)\b/i
const FOREIGN = /\bforeign resident|\bcapital gains\b|\bwithholding\b/i
/** Papers that name their strata or units plan below their own heading. */
const OF_A_SCHEME: ReadonlySet<PageKind> = new Set([
  'owners-corporation-certificate',
  'title-search',
  'planning-certificate',
  'minutes',
  'by-laws',
  'annexure',
])
const OWNERS = /^the owners\W{0,3}$/i
const PLAN_NUMBER = /^(?:units?|strata) plan (?:no\.? ?)?\d{1,7}\b(?! (?:sheet|edition))/i
/** "PLAN NO. SP 11837", "OWNERS CORPORATION 1 PLAN NO. PS923418K": no name of a sheet. */
const PLAN_ALONE =
  /^(?:(?:owners corporation|body corporate)\b.{0,14} )?plan (?:no\.?|number)\W{0,3}[A-Z]{0,3} ?\d{1,7}[A-Z]?$/i
const CHANGES_LEASE = /^deed of (?:variation|extension|renewal|assignment|surrender)\b/i
/** Instruments that a title or a plan names in its entries. */
const ENTERED: ReadonlySet<PageKind> = new Set(['annexure', 'by-laws', 'lease'])
const ENTRY =
  /^(?:(?:restrictive |positive )?covenant|creation of|notification|agreement|schedule of dealings|(?:community|neighbourhood|precinct|strata|building) management statement|lease (?:no\b|[A-Z]{0,2}\d)|(?:change of )?by-?laws? (?:no\b|[A-Z]{0,2}\d))\b/i
/** "3  AF771809 CONSOLIDATION OF BY-LAWS", "723906418 NEW COMMUNITY …": an entry under its dealing. */
const NUMBERED_ENTRY =
  /^\W{0,3}(?:\d{1,2}[.)]? {1,4}[A-Z]{1,2} ?\d{5,8}[A-Z]?\b|\d{9}\s{1,9}[A-Z]{3})/
const OF_A_TITLE = /^certificate of title(?: reference| no\.?)?\s?:?\s(?:CT|vol\w*|\d)/i
/** "SKETCH OF LAND: DP419203", "NOTE 1: DEPOSITED PLAN …": among its statements a title tells of its plan. */
const SKETCH_NAMED = /^(?:sketch of land ?: {0,4}\S|note \d{1,2} ?[:.])/i
const OWN_SKETCH = /^(?:sketch of land|the owners|strata plan no)\b/i

const TAX_INVOICE = /^tax invoice\b/i

/** "Particulars", "PARTICULARS: DEVELOPMENT ACT": a certificate goes on with what it found, and no contract begins. */
const OWN_PARTICULARS =
  /^particulars(?:$|\s?[:–—-](?!.{0,40}\b(?:sale|contract|vendor|purchaser|parties)\b)|.{0,60}\b(?:act|encumbrances?|charges|notices?|orders?|approvals?)\b)/i
