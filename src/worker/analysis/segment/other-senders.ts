import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { isAmountRow } from './amount-row.ts'
import { headingCue } from './any-cue.ts'
import { capitalLead } from './capital-lead.ts'
import { isDrawnLine } from './drawn-line.ts'
import { ORGANISATION } from './organisations.ts'
import { CERTIFICATES } from './paper-kinds.ts'
import { CONTRACT_ZONES } from './part-start.ts'

const YEAR = /\b20\d\d\b/
const INSPECTS =
  /\b(?:ENGINEERS?|ENGINEERING|INSPECTIONS|BUILDING CONSULTANTS|SURVEYORS? (?:AND|&) ENGINEERS|PEST)\b/
/** What such an organisation writes beside its name: when, a number, what it is. */
const BESIDE =
  /\b(?:19|20)\d\d\b|\b(?:ref|no|job|quote|account|invoice|licence|enquiry|policy|loan|claim|order|endorsement|statement|quotation|report|copy|notice|permit|certificate|record|register|search|summary|page)\b/i

/** What the sender and the words beside its name make of a paper. */
function senderKind(lead: string, beside: string): PageKind {
  const written = WRITTEN.find(([, words]) => words.test(beside.trimStart().slice(0, 90)))?.[0]
  if (written !== undefined) return written
  if (STRATA_COVER.test(`${lead} ${beside.slice(0, 90)}`)) return 'owners-corporation-certificate'
  if (/\b(?:TAS)?WATER(?: CORPORATION)?$/.test(lead)) return 'water-certificate'
  return INSPECTS.test(lead) ? 'building-report' : 'annexure'
}

/** What is insured for a scheme is told with its other affairs. */
const STRATA_COVER =
  /\b(?:STRATA|BODY CORPORATE|OWNERS CORPORATION)\b.{0,60}\b(?:certificate of (?:currency|insurance)|insurance)\b/i
const WRITTEN: readonly (readonly [PageKind, RegExp])[] = [
  [
    'owners-corporation-certificate',
    /^\W{0,4}(?:(?:draft|annual|audited|unaudited|final) ){0,2}(?:financial (?:report|statements?|accounts)|statement of (?:accounts|income)|income and expenditure)\b/i,
  ],
  [
    'plan',
    /^\W{0,4}(?:(?:sewer\w{0,3}|water|service|asset|property) ){1,2}(?:location )?(?:diagram|print|plan)\b/i,
  ],
  ['planning-certificate', /^\W{0,4}(?:(?:section|s) ?)?10\.7\b|^\W{0,4}planning certificate\b/i],
  [
    'rates-certificate',
    /^\W{0,4}(?:(?:section|s) ?)?603\b|^\W{0,4}(?:instalment notice\b|(?:\d{4}\S{0,5} )?(?:general |council |annual )?rates?\b)/i,
  ],
  [
    'building-permit',
    /^\W{0,4}(?:occup\w{3,6} (?:certificate|permit)|building (?:permit|approval)s?)\b/i,
  ],
  [
    'building-report',
    /^\W{0,4}(?:(?:pre-?(?:sale|purchase)|building|pest|structural|timber pest|defects?|condition|property|and|&) ){1,5}(?:report|summary|inspection|survey)\b/i,
  ],
]

/** Parts whose own lines name organisations. */
const NAMING: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'title-search',
  'plan',
  'minutes',
  'by-laws',
  'company-extract',
  'ppsr',
  'owners-corporation-certificate',
])

/**
 * The kind of an unnamed paper of another sender that begins at a block, among papers of others: its
 * name stands in capitals at the head of a line, and is not the one of the paper that lies before.
 */
export function otherSender(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
): PageKind | null {
  const draft = drafts[index]
  if (draft !== undefined && opensInstrument(drafts, index, current)) return 'annexure'
  const lead = draft === undefined ? null : leadOf(draft)
  if (draft === undefined || lead === null || lead.length > 60) return null
  // Whose land it is, with its value and the tax on it: a row of an account.
  if ((draft.cells?.length ?? 0) > 3 && SUMS.test(draft.text)) return null
  const above = drafts[index - 1]
  const heads = above?.page !== draft.page && YEAR.test(draft.text)
  const opens = above !== undefined && (heads || isDrawnLine(above.text))
  if (!opens && (CONTRACT_ZONES.has(current.kind) || NAMING.has(current.kind))) return null
  if (CONTRACT_ZONES.has(current.kind) || !ORGANISATION.test(lead)) return null
  const rest = draft.text.slice(lead.length)
  if (isAddressed(drafts, index, current, lead) && !opens) return null
  if (!BESIDE.test(rest) && !BESIDE.test(drafts[index + 1]?.text.slice(0, 120) ?? '')) return null
  if (isNamedBelow(drafts, index)) return null
  const kind = senderKind(lead, rest)
  // At the head of a page one sender begins its next paper by the name of that paper.
  const another = heads && kind !== 'annexure' && kind !== current.kind
  return isOwn(drafts, index, current, lead) && !another ? null : kind
}

const SUMS = /\$ ?\d[^$]{1,20}\$ ?\d/
const YOURS = /^\W{0,8}(?:your|client'?s?|customer'?s?|applicant'?s?) (?:ref|file|matter|no)/i
const TO_WHOM = /^(?:to|attention|attn|applicant|issued to|requested by|client)\b.{0,12}$/i
const ASKS =
  /\b(?:LAWYERS|LEGAL|LAW|SOLICITORS|CONVEYANCING|CONVEYANCERS|SETTLEMENTS|INFOTRACK|LANDATA)(?: (?:PTY\.? LTD\.?|P\/L|LIMITED))?$|^(?:INFOTRACK|LANDATA|DYE & DURHAM|TRICONVEY|GLOBALX)\b/
const ADDRESS = /\b(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|[A-Z]{3,}),? \d{4}$/

/** Below the name of a certificate stands who asked for it, and which land it is about. */
export function isAddressed(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
  lead: string,
): boolean {
  const [above, draft, next] = [drafts[index - 1], drafts[index], drafts[index + 1]]
  if (YOURS.test(draft?.text.slice(lead.length) ?? '') || YOURS.test(next?.text ?? '')) return true
  if (!CERTIFICATES.has(current.kind) || above === undefined || above.page !== draft?.page)
    return false
  // Beside the address stands a column of references, which is read before or behind it.
  if (YOURS.test(above.text)) return true
  return ASKS.test(lead) || TO_WHOM.test(above.text) || ADDRESS.test(above.text)
}

/** "THIS CONVEYANCE made the … BETWEEN …": an instrument, copied behind a title or below a drawn line. */
const INSTRUMENT =
  /^(?:[A-Z]{1,2} ?\d{5,7}[A-Z]? {1,6})?(?:this )?(?:agreement|deed|conveyance|indenture|licen[cs]e)\b[^.;]{0,70}\bmade\b.{0,60}\b(?:between|under|on|the)\b/i
const BEHIND: ReadonlySet<PageKind> = new Set(['title-search', 'plan'])

function opensInstrument(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
): boolean {
  const [above, draft, next] = [drafts[index - 1], drafts[index], drafts[index + 1]]
  if (draft === undefined) return false
  if (BEHIND.has(current.kind) && INSTRUMENT.test(draft.text)) return true
  if (above === undefined || !isDrawnLine(above.text)) return false
  return [draft, next].some((one) => one?.page === draft.page && INSTRUMENT.test(one.text))
}

function leadOf(draft: DraftBlock): string | null {
  const lead = capitalLead(draft)
  return lead === null ? null : (/^[^–-]{4,60}?(?= [-–] )/.exec(lead)?.[0] ?? lead)
}

/** The name of the paper itself, below that of who issued it. */
function isNamedBelow(drafts: readonly DraftBlock[], index: number): boolean {
  return drafts.slice(index + 1, index + 4).some((draft) => {
    const { text, page } = draft
    if (isAmountRow(draft) && !text.includes('$')) return false
    const cue = page === drafts[index]?.page ? headingCue(text.slice(0, 160)) : undefined
    return cue !== undefined && (/[A-Z]{4}/.test(text.slice(0, 40)) || text.length < 110)
  })
}

/** A paper names its sender again at the head of each page, and where it is signed. */
function isOwn(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
  lead: string,
): boolean {
  const end = Math.min(index, current.block + 6)
  return drafts.slice(current.block, end).some(({ text }) => text.toUpperCase().includes(lead))
}
