import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Matter } from '../papers/opposites.ts'
import { ALL_PAPERS, VENDOR_PAPERS } from '../reading/zones-of-papers.ts'

export const WORKS_HISTORY_PATTERNS = wordings({
  ownerBuilderNo:
    /\bno (?:work (?:has been |was )?(?:done |carried out )?by (?:an |the )?)?owner[- ]builder\b|\bowner[- ]builder(?:'s)?(?: work| permit| insurance| warranty)?s? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b|\bnot (?:an )?owner[- ]builder\b|\bowner[- ]builder\b[^.;]{0,90}[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  ownerBuilderYes:
    /\bowner[- ]builder(?:'s)?\b[^;]{0,90}\b20[12]\d\b|\b20[12]\d\b[^;]{0,90}\bowner[- ]builder\b|\b(?:built|extended|erected|added|done|renovated|put (?:up|in))\b[^.;]{0,40}\bby (?:the )?(?:vendor|seller|owner|himself|herself|themselves)\b[^;]{0,60}\b20[12]\d\b/i,
  ownerBuilderNot: /\b(?:no|nil|none|not|refused|previous owner|former owner)\b/i,
  workNo:
    /\b(?:no|nor)\b (?:\w{3,12}(?:,| or| and)? ){0,2}(?:building (?:permits?|approvals?|works?)|structural (?:work|alteration)s?|alterations?|additions|renovations?|extensions?|permits?)\b[^.;]{0,80}\b(?:(?:last|preceding|past|previous|prior) (?:\w{3,5} |\(?\d{1,2}\)? ){1,2}years|since|by the (?:vendor|seller|owner)|during|to the (?:vendor|seller)|(?:been )?(?:carried out|done|made|issued|granted|undertaken|performed))\b|\b(?:vendor|seller|owner)s? (?:has|have) (?:not|never) (?:built|altered|extended|renovated|carried out|done|erected|added|made)\b|\bbuilding (?:permits?|approvals?|works?)\b[^.;]{0,60}[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  workNoNot:
    /\b(?:approved proposals?|restrictions? on|prohibit\w{0,4}|act (?:19|20)\d\d|outstanding|before settlement|until settlement|must|shall|may|other than|except|save|without (?:a|the|any)|copy|refused|owners corporation|common property|for the (?:lot|unit|apartment))\b/i,
  workYes:
    /\b(?:building (?:permit|approval|consent)|permit(?: number| no\.?)?|owner[- ]builder(?: permit| consent)?|development (?:approval|consent|application)|construction certificate|complying development|certificate of consent|occupancy permit|final (?:certificate|inspection))\b[^;]{0,90}\b(?:20[12]\d)\b|\b(?:built|extended|erected|added|enclosed|renovated|constructed|installed|completed|converted|remodelled|put (?:up|in|on))\b[^.;]{0,40}\b(?:in|on|by|during|about|since|early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december)\b[^.;]{0,16}\b20[12]\d\b|\b(?:new|rebuilt|renovated) (?:\w{4,10} )?(?:deck|kitchen|bathroom|extension|carport|garage|pergola|verandah|studio|roof|patio|retaining wall|pool)\b[^.;]{0,30}\b20[12]\d\b/i,
  workNot:
    /\b(?:planning permit|permit P[LA]\W?\d|(?:cut|take|bring|fell)\w{0,3} down|trees?|vegetation|no (?:building|permit|work|owner|applications?|development|consent|approval)|not|refused|expires?|inspection of|policy|insurance|lease|tenan\w{2,3}|previous owner|former owner|owners corporation|common property|body corporate|strata|estate|road|council works|scheme|plan of|application for (?:a )?certificate|smoke|pool safety|survey|valuation|meeting|resolution|certificate no|neighbour\w{0,6}|next door|adjoining|subdivider\w{0,2}|developer\w{0,2}|reserves?|shared path|lobby|lifts?|foyer|facade|tower)\b/i,
  approvalFree:
    /\b(?:no (?:council |building |planning |development )?(?:approval|permit|consent) (?:is |was )?(?:required|needed|necessary)|(?:approval|permit|consent)[^.;]{0,20}\b(?:not|never) (?:required|needed)|exempt (?:development|from (?:approval|permit|consent)))\b/i,
  approvalRefused:
    /\b(?:application|approval|permit|consent|DA)\b[^;]{0,90}\b(?:refused|rejected|lapsed|cancelled|declined)\b|\brefus(?:ed|al)\b[^;]{0,60}\b(?:application|permit|approval|consent)\b|\b(?:requires?|needs?) (?:a |an )?(?:building |planning |development |council )?(?:approval|permit|consent)\b/i,
  allCertified:
    /\b(?:all|every|each) (?:of )?(?:the )?(?:(?:building|structural|renovation|other) )?(?:works?|buildings?|structures?|improvements?|additions?|alterations?)\b[^.;]{0,60}\b(?:is|are|was|were|has|have|been)(?: been)?(?: \w{4,10}){0,2} (?:certified|approved|permitted|authori[sz]ed|passed|lawful\w{0,2})\b|\b(?:nothing|no (?:work|building|structure))\b[^.;]{0,40}\b(?:without|lacks?) (?:a |the |any |its )?(?:permit|approval|certificate|consent)\b/i,
  allNot:
    /\b(?:must|shall|will|if|no warranty|not warrant|does not|not all|except|before settlement|until)\b/i,
  uncertified:
    /\b(?:building |plumbing )?(?:permit|approval|consent)\b[^.;]{0,24}\b(?:lapsed|expired|ran out)\b(?![^.;]{0,40}\b(?:before|no|not) (?:work|begun|started|acted))|\b(?:final (?:certificate|inspection|certification)|occupancy (?:permit|certificate)|certificate of (?:completion|occupancy|final inspection|compliance)|completion certificate)s?\b[^.;]{0,30}\b(?:none|not (?:been )?(?:issued|given|recorded|found|made|obtained)|never (?:issued|given|made|obtained)|outstanding)\b|\b(?:no|without(?: any| an?)?) (?:building |council |final |development )?(?:permit|approval|certificate|consent|final (?:certificate|inspection)|occupancy permit)\b[^.;]{0,40}\b(?:recorded|found|issued|given|held|on (?:the )?file|for (?:the|this))\b|\b(?:built|erected|done|carried out|enclosed|glazed)\b[^.;]{0,30}\bwithout (?:a |any |the )?(?:building |council )?(?:permit|approval|consent)\b/i,
  certifiedSince:
    /\b(?:since|later|now|then|afterwards) (?:been )?(?:issued|certified|approved|finalised|obtained|granted)|\bwithdrawn\b|\bexempt\b|\bsubdivision\b|\bnot required\b/i,
  structure:
    /\b(?:verandah|deck|carport|garage|pergola|shed|studio|extension|patio|pool|retaining wall|fence|awning|granny flat|bungalow|kitchen|bathroom)\b/i,
  defectNo:
    /\bno (?:known |structural |building |major |reported |significant ){0,3}defects?\b[^.;]{0,40}\b(?:known|reported|exist|aware|found|building|property|common)\b|\bnot aware of any (?:\w{5,12} ){0,2}defects?\b|\bdefects?\b[^.;]{0,30}[:|] ?(?:none|nil|no)\b|\b(?:free (?:of|from)|no) (?:termites?|asbestos|mould|rising damp)\b|\b(?:termites?|asbestos)\b[^.;]{0,30}[:|] ?(?:none|nil|no|never)\b/i,
  defectYes:
    /\b(?:termites?|asbestos|mould|rising damp|(?:structural |major |building |serious )defects?)\b[^.;]{0,60}\b(?:found|present|seen|active|evidence|identified|detected|observed|noted|sheeting|eaves|cement|lining|treated|damage)\b|\b(?:found|evidence of|identified|observed|contains?|active|live|seen|remov\w{2,3}|treat\w{2,4} for)\b[^.;]{0,40}\b(?:termites?|asbestos|mould|rising damp|(?:structural |major |building |serious )defects?)\b/i,
  defectNot:
    /\b(?:t(?:ook|aken|ake) (?:it )?for|mistook|mistaken for|suspected|thought to be|no|not|none|nil|without|never|free|risk of|susceptible|barrier|inspection for|register of|nothing)\b/i,
  defectThing: /\b(?:defect|termite|asbestos|mould|rising damp)s?\b/i,
})

const WORK: readonly PageKind[] = [
  'building-permit',
  'building-report',
  'rates-certificate',
  'planning-certificate',
  'annexure',
  'other',
]

/** What was built, by whom and with what leave, and the defects of it: denied and shown. */
export const WORKS_HISTORY = {
  ownerBuilder: {
    said: 'no owner-builder work is told, but work of the last years by an owner-builder is shown',
    one: {
      label: 'No owner-builder',
      zones: VENDOR_PAPERS,
      says: WORKS_HISTORY_PATTERNS.ownerBuilderNo,
      not: WORKS_HISTORY_PATTERNS.ownerBuilderYes,
    },
    other: {
      label: 'Owner-builder',
      zones: WORK,
      says: WORKS_HISTORY_PATTERNS.ownerBuilderYes,
      not: WORKS_HISTORY_PATTERNS.ownerBuilderNot,
    },
  },
  work: {
    said: 'no building work, permit or owner-builder is told for the last years, but a permit or recent work is shown',
    one: {
      label: 'No building work',
      zones: ['vendor-statement', 'particulars', 'contract-form', 'special-conditions'],
      says: WORKS_HISTORY_PATTERNS.workNo,
      not: WORKS_HISTORY_PATTERNS.workNoNot,
    },
    other: {
      label: 'Building work',
      zones: WORK,
      says: WORKS_HISTORY_PATTERNS.workYes,
      not: WORKS_HISTORY_PATTERNS.workNot,
      event: 'shown',
    },
  },
  approval: {
    said: 'no approval is said to be needed, but an application was refused or lapsed, or approval is required',
    one: {
      label: 'No approval needed',
      zones: ALL_PAPERS,
      says: WORKS_HISTORY_PATTERNS.approvalFree,
    },
    other: {
      label: 'Approval refused or needed',
      zones: ALL_PAPERS,
      says: WORKS_HISTORY_PATTERNS.approvalRefused,
      not: WORKS_HISTORY_PATTERNS.approvalFree,
    },
    same: WORKS_HISTORY_PATTERNS.structure,
  },
  certified: {
    said: 'all work is said to be approved or certified, but a permit lapsed or its last certificate is not there',
    one: {
      label: 'All certified',
      zones: ['vendor-statement', 'particulars', 'contract-form', 'special-conditions', 'annexure'],
      says: WORKS_HISTORY_PATTERNS.allCertified,
      not: WORKS_HISTORY_PATTERNS.allNot,
    },
    other: {
      label: 'Not certified',
      zones: WORK,
      says: WORKS_HISTORY_PATTERNS.uncertified,
      not: WORKS_HISTORY_PATTERNS.certifiedSince,
    },
  },
  defect: {
    said: 'no such defect (termites, asbestos, damp) is told, but a report found it',
    one: { label: 'Denied', zones: VENDOR_PAPERS, says: WORKS_HISTORY_PATTERNS.defectNo },
    other: {
      label: 'Found',
      zones: ALL_PAPERS,
      says: WORKS_HISTORY_PATTERNS.defectYes,
      not: WORKS_HISTORY_PATTERNS.defectNot,
      event: 'current',
    },
    same: WORKS_HISTORY_PATTERNS.defectThing,
  },
} as const satisfies Record<string, Matter>
