import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { ANSWERS } from '../reading/denials.ts'
import type { Matter } from './opposites.ts'
import { ALL_PAPERS, VENDOR_PAPERS } from '../reading/zones-of-papers.ts'

export const CLAIMS_HISTORY_PATTERNS = wordings({
  noticeNo:
    /\b(?:no|not (?:received|aware of|been (?:served|given)(?: with)?) any|nor any)\b (?:\w{3,12}(?:,| or| and)? ){0,2}(?:notices?|orders?)\b[^.;]{0,50}\b(?:council|authorit(?:y|ies)|received|served|current|outstanding|affect\w{0,3}|issued|given|government|department)\b|\b(?:notices?|orders?)(?:,? (?:and|or) \w{4,12})? ?[:|?] ?(?:none|nil|no|not applicable|n\/a)\b|\bnotices?\b[^.;]{0,40}(?:☐ ?yes\b.{0,6}☒ ?no\b|☒ ?no\b.{0,6}☐ ?yes\b)/i,
  noticeOther:
    /\b(?:fenc(?:e|ing)|trees?|transport|environmental protection|EPA|contaminated|tribunal|QCAT|tenan\w{2,4}|resum\w{1,6}|acqui\w{3,8}|meeting|heritage|to complete|rescission|neighbours?|caveats?|court|other than|except|save)\b/i,
  noticeYes:
    /\b(?:enforcement|show cause|fire (?:prevention|safety|hazard)|rectification|demolition|clean-?up|abatement|emergency|building|weed|land management|improvement|prohibition|compliance|biosecurity|pollution)\b (?:\w{4,12} )?(?:notice|order|letter|direction)s?\b[^;]{0,60}\b(?:20\d\d|your|you|served|requir)|\bintends? to (?:give|issue|make|serve) (?:an? |the )?(?:\w{4,12} )?(?:order|notice)\b|\b(?:council|shire|authority|department)\b[^.;]{0,40}\b(?:ordered|directed|requires?|demands?)\b[^.;]{0,60}\b(?:remove|demolish|repair|clear|slash|fence|connect|cease|stop)\b/i,
  noticeNot:
    /\b(?:no|nil|none|not|complied|withdrawn|revoked|satisfied|lapsed|closed|finali[sz]ed|neighbour\w{0,6}|adjoining|next door|tenants?|lease|building notice to be|fees?|may be|by-?law|strata manager|all owners|general)\b|\b(?:was|were|has been|been|is) (?:done|dealt with|attended to|carried out|lifted|discharged)\b|\bhas (?:run out|expired|ended)\b|\bran out\b|\bexpired\b/i,
  itemNo:
    /\b(?:enforcement|fire safety|show cause|emergency|rectification)\b[^.;:]{0,20}\b(?:notice|order)\b[ \t*|–-]{1,12}(?:no|nil|none)\.?$/i,
  kindOfNotice: /\b(?:enforcement|fire safety|show cause|emergency|rectification)\b/i,
  lawNo:
    /\b(?:no|nor any|not aware of any|not (?:a )?party to any)\b (?:\w{3,12}(?:,| or| and)? ){0,3}(?:proceedings?|litigation|legal action|court action|disputes?|lawsuits?)\b|\b(?:proceedings?|litigation|legal action|disputes?)\b[^.;]{0,50}[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  lawYes:
    /\b(?:applications?|claims?|proceedings?|actions?|writ|statement of claim|complaint)\b[^.;]{0,60}\b(?:filed|lodged|commenced|issued|brought|served|listed|pending|continues?|adjourned|against)\b[^.;]{0,60}\b(?:court|tribunal|VCAT|NCAT|QCAT|SACAT|SAT|TASCAT|ACAT|NTCAT|commissioner|hearing)\b|\b(?:VCAT|NCAT|QCAT|SACAT|TASCAT|ACAT|NTCAT|(?:district|county|magistrates|supreme|local|federal) court|tribunal|commissioner)\b[^.;]{0,60}\b(?:application|claim|proceedings?|hearing|action|filed|lodged|listed)\b|\b(?:filed|lodged|commenced|issued)\b[^.;]{0,60}\b(?:court|tribunal|VCAT|NCAT|QCAT|SACAT|commissioner)\b|\bis suing\b/i,
  lawOver:
    /\b(?:no|not|none|nil|dismissed|settled|finalised|struck out|discontinued|probate|grant|will|divorce|may (?:apply|be))\b/i,
})

const OF_OTHERS: readonly PageKind[] = [
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'building-report',
  'minutes',
  'annexure',
  'other',
]

const NOTICE_SHOWN = {
  label: 'Notice',
  zones: OF_OTHERS,
  says: CLAIMS_HISTORY_PATTERNS.noticeYes,
  not: CLAIMS_HISTORY_PATTERNS.noticeNot,
  event: 'current',
} as const

/** Notices of authorities and cases before courts: denied and shown. */
export const CLAIMS_HISTORY = {
  notice: {
    said: 'no notice or order is told, but a notice, order or enforcement letter of an authority is shown',
    one: {
      label: 'No notice',
      zones: ANSWERS,
      says: CLAIMS_HISTORY_PATTERNS.noticeNo,
      not: CLAIMS_HISTORY_PATTERNS.noticeOther,
    },
    other: NOTICE_SHOWN,
  },
  noticeItem: {
    said: 'no such notice or order is told in a list, but an enforcement or other notice of that kind is shown',
    one: { label: 'No such notice', zones: ANSWERS, says: CLAIMS_HISTORY_PATTERNS.itemNo },
    other: NOTICE_SHOWN,
    same: CLAIMS_HISTORY_PATTERNS.kindOfNotice,
  },
  proceedings: {
    said: 'no proceedings or disputes are told, but a case before a court or tribunal is shown',
    one: { label: 'No proceedings', zones: VENDOR_PAPERS, says: CLAIMS_HISTORY_PATTERNS.lawNo },
    other: {
      label: 'Proceedings',
      zones: ALL_PAPERS,
      says: CLAIMS_HISTORY_PATTERNS.lawYes,
      not: CLAIMS_HISTORY_PATTERNS.lawOver,
      event: 'current',
    },
  },
} as const satisfies Record<string, Matter>
