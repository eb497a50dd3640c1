import type { PageKind } from '#shared/report.ts'

import type { Situation } from './cue-situation.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'

import { mayLead } from './any-cue.ts'
import { capitalLead } from './capital-lead.ts'
import { cellText } from './cell-text.ts'
import { ORGANISATION } from './organisations.ts'
import { CERTIFICATES, CORE_ZONES, OFFICE_PAPERS, paperCue, TIED_PAPERS } from './paper-kinds.ts'
import { PART_CUES } from './part-cues.ts'

/**
 * The cue of a name set in capitals that has more beside it: an issuer before it ("SHIRE OF X - RATE
 * NOTICE"), a second cell, or small print behind it ("VENDOR STATEMENT (section 32)").
 */
export function capitalCue(draft: DraftBlock, situation: Situation): PartCue | null {
  const lead = capitalLead(draft)
  if (lead === null) return secondCue(draft, situation)
  const [, issued] = /^.{4,60}?(?: - |: ?|, )(.{4,})$/.exec(lead) ?? []
  const behind = issued ?? OF_A_SCHEME.exec(lead)?.[1]
  for (const words of behind === undefined ? [lead] : [lead, behind]) {
    if (!mayLead(words)) continue
    for (const cue of PART_CUES) {
      if (cue.place !== 'heading' || !cue.pattern.test(words)) continue
      if (cue.kind === 'statutory-notice' && !cue.long) continue
      if (situation.inContract && !situation.top && !BEHIND_CONTRACT.has(cue.kind)) continue
      if (cue.kind === 'plan' && (OF_A_PLAN.test(words) || lead.startsWith('THE OWNERS'))) continue
      if (words === lead || !CORE_ZONES.has(cue.kind)) return cue
    }
  }
  return issuedCue(lead) ?? secondCue(draft, situation)
}

/** "STRATA PLAN 99887 BY-LAWS": whose they are stands before what they are. */
const OF_A_SCHEME =
  /^(?:(?:STRATA|COMMUNITY|UNITS?) (?:PLAN|SCHEME)|OWNERS CORPORATION(?: PLAN)?|BODY CORPORATE|SP|PS)(?: NO\.?)? ?[A-Z]{0,2} ?\d{1,6}[A-Z]? (?:- )?(.{5,})$/
/** The plan's name only says whose certificate, minutes or by-laws these are. */
export const OF_A_PLAN = /\b(?:certificate|minutes|by-?laws|rules|meeting|levy notice)\b/i
/** What may begin in the middle of a page right behind the contract's own words. */
const BEHIND_CONTRACT: ReadonlySet<PageKind> = new Set([
  ...CORE_ZONES,
  ...CERTIFICATES,
  'statutory-notice',
  'minutes',
  'plan',
])

/**
 * "UNIT TITLES ACT   BODY CORPORATE STATEMENT": the act, or who issues it, stands before the paper's
 * own name.
 */
function secondCue(
  draft: DraftBlock,
  { top, first: opens, inContract }: Situation,
): PartCue | null {
  const [first, second] = draft.cells ?? []
  if (first === undefined || second === undefined) return null
  const words = cellText(draft, second)
  const issuer = cellText(draft, first)
  // The tax office of the Commonwealth clears foreign residents, and no land tax.
  if (/^AUSTRALIAN TAXATION OFFICE\b|^ATO\b/.test(issuer)) return null
  if (opens && INSPECTOR.test(issuer) && INSPECTED.test(words))
    return PART_CUES.find(({ kind }) => kind === 'building-report') ?? null
  if ((opens || !inContract) && ORGANISATION.test(issuer) && words.length < 130) {
    if (/^[A-Z]/.test(words)) return paperCue(words, ISSUED_BESIDE)
  }
  if (opens) {
    // "Form 15CH   Release 2.1   CHANGE OF BY-LAWS": a form's own name may stand behind its numbers.
    const rest = (draft.cells ?? []).slice(1, 4).map((cell) => cellText(draft, cell))
    const named = rest.filter((one) => NAME.test(one) && one.length < 60)
    const cue = named.map((one) => paperCue(one, ISSUED_BESIDE)).find((one) => one !== null)
    if (cue !== undefined) return cue
  }
  if (!top || words.length < 8 || !/^[A-Z][A-Z'&() -]+\d{0,5}$/.test(words)) return null
  return paperCue(words, TIED_PAPERS)
}

const NAME = /^[A-Z\d][A-Z\d'&()/ -]{7,}(?: \([^)]{1,40}\))?$/
const INSPECTOR =
  /\b(?:building (?:consult\w{2,5}|inspect\w{2,5})|inspections|engineers?|pest (?:control|management|inspect\w{2,5}))\b/i
const INSPECTED = /^(?:pre-?(?:sale|purchase)\b.{0,20}\b)?(?:inspection|survey|report)\b/i
const ISSUED_BESIDE: ReadonlySet<PageKind> = new Set([
  ...TIED_PAPERS,
  'building-permit',
  'by-laws',
  'lease',
])

/** "NORTHSHORE COUNCIL LAND INFORMATION CERTIFICATE": the issuer's name runs into the paper's. */
function issuedCue(lead: string): PartCue | null {
  if (WATER_ACCOUNT.test(lead))
    return PART_CUES.find((cue) => cue.kind === 'water-certificate') ?? null
  const paper =
    /^(?:[A-Z&'-]+ ){1,5}(?:COUNCIL|SHIRE|CITY|WATER|CORPORATION|OFFICE|REVENUE\w*|AUTHORITY|LANDATA) (.{6,})$/.exec(
      lead,
    )?.[1]
  return paper === undefined ? null : paperCue(paper, OFFICE_PAPERS)
}

/** Those who supply water send accounts with no name of their own. */
const WATER_ACCOUNT =
  /^(?:[A-Z&'-]+ ){1,4}WATER(?: CORPORATION)? (?:- )?(?:[A-Z]+ ){0,2}(?:ACCOUNT|BILL|NOTICE|STATEMENT)$/
