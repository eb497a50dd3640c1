import { wordings } from '../../wording/wordings.ts'

export type SameMatter = {
  /** Rules that may have told of it. */
  readonly told: readonly string[]
  /** Words that such a finding must quote; none where the rule alone says enough. */
  readonly words?: RegExp
  /** Checks of the same matter, which that finding belies. */
  readonly checks: readonly string[]
}

export const PAPER_MATTER_PATTERNS = wordings({
  barrier:
    /\b(?:pool|spa|gate|barrier|fence)\b[^.;]{0,80}\b(?:latch\w{0,3}|self-clos\w{1,4}|compl(?:y|ies|iant|iance)|barrier|too low|only \d|gap)\b|\bbarrier\b[^.;]{0,60}\b(?:only|low|less than|below) \d/i,
  /** What a council wrote that is to be done. */
  demanded:
    /\b(?:show cause|enforcement (?:notice|order|action|proceedings?)|(?:direction|order) to (?:fix|remove|repair|demolish|comply)|(?:owners?|vendors?|sellers?) (?:was|were|has been|have been) (?:told|directed|ordered|required|asked) to)\b/i,
  notGiven:
    /\b(?:application|request)\b[^.;]{0,60}\b(?:is|was|has been) (?:refused|rejected|declined)\b|\bno (?:compliance |safety )?(?:certificate|notice)\b[^.;]{0,60}\bin force\b|\bnotice\b/i,
  ended:
    /\b(?:permit|approval|consent|licence)\b[^.;]{0,40}\b(?:ran out|run out|lapsed|expired|ended)\b/i,
  outcome:
    /\b(?:permits?|approvals?|consents?|applications?|certificates?)\b[^;]{0,120}\b(?:ran out|lapsed|expired|refused|not (?:been )?(?:granted|issued|given|passed)|never|no (?:final|later|further|inspection|occupancy|certificate))\b|\bno (?:application|permit|approval|final|inspection|occupancy|certificate)\b/i,
  bankrupt: /\b(?:bankrupt\w{0,4}|liquidat\w{2,4}|receivers?|administrators? appointed)\b/i,
  surge: /\bstorm (?:surge|tide)\b|\bsurge level\b/i,
  levels: /\bfloors?\b[^;]{0,60}\d\.\d{1,3} ?m\b|\d\.\d{1,3} ?m\b[^;]{0,60}\bfloors?\b/i,
  vendorsNotice:
    /\b(?:vendors?|sellers?)\b[^.;]{0,30}\bmay\b|\b(?:vendor|seller)'s (?:option|choice|discretion)\b/i,
  perPeriod: /\b(?:each|every|per) (?:month|week|day)\b[^.;]{0,40}\b(?:or part|delay|late)\b/i,
  takenOver:
    /\b(?:purchaser|buyer|transferee)\b[^.;]{0,60}\b(?:transfer|tak(?:e|ing) over|assum\w{1,4}|novat\w{2,5}|from then|pay the (?:hire|rent|fee))\b|\b(?:deed|form) of transfer\b/i,
  withholding: /\b(?:clearance certificates?|capital gains|foreign resident)\b/i,
  arrears: /\b(?:first charge|charge on the land|arrears)\b/i,
  firstRight:
    /\b(?:first (?:right|refusal)|right of first|must first offer|option to (?:buy|purchase))\b/i,
  rentMoney:
    /\brent\b[^.;]{0,60}\b(?:paid (?:ahead|in advance)|ahead|arrears|behind|adjust\w{0,5})\b|\b(?:adjust\w{0,5}|extend to|include)\b[^.;]{0,30}\brent\b|\bbond\b[^.;]{0,60}\bnot (?:been )?lodged\b/i,
  exclusion:
    /\bno cover (?:is|will be|applies)\b|\b(?:polic(?:y|ies)|insurers?|insurance|cover)\b[^.;]{0,60}\b(?:exclu(?:des?|ded|sions?)|not (?:cover|insure)\w{0,3})\b/i,
  commonParts:
    /\b(?:yards?|courtyards?|verandahs?|balcon(?:y|ies)|terraces?|patios?|stores?|gardens?)\b[^.;]{0,80}\bcommon property\b/i,
})

const P = PAPER_MATTER_PATTERNS

/** Matters of the contract, the title and the papers on the land of which several rules may tell. */
export const MATTERS_OF_PAPERS: readonly SameMatter[] = [
  {
    told: ['national/caveat-on-title', 'national/claim-on-title'],
    checks: ['national/mortgage-or-charge'],
  },
  { told: ['national/authority-notice-or-order'], checks: ['national/notice-denied'] },
  {
    told: ['national/unapproved-building-work', 'national/other-adverse-statement'],
    words: P.demanded,
    checks: ['national/authority-notice-or-order', 'national/notice-denied'],
  },
  {
    told: ['national/pool-barrier', 'nt/pool-declaration', 'national/other-adverse-statement'],
    words: P.barrier,
    checks: ['national/pool-barrier'],
  },
  {
    told: ['nt/pool-declaration', 'national/pool-barrier', 'national/pool-certificate-missing'],
    words: P.notGiven,
    checks: ['national/application-refused', 'national/authority-notice-or-order'],
  },
  {
    told: [
      'national/unapproved-building-work',
      'nt/building-uncertified',
      'act/unapproved-structures',
      'tas/building-not-completed',
      'national/application-refused',
    ],
    words: P.outcome,
    checks: ['national/approval-outcome-differs'],
  },
  {
    told: [
      'national/unapproved-building-work',
      'nt/building-uncertified',
      'act/unapproved-structures',
      'tas/building-not-completed',
    ],
    words: P.ended,
    checks: ['national/approval-lapsing'],
  },
  {
    told: [
      'national/special-capacity',
      'national/caveat-on-title',
      'national/mortgage-or-charge',
      'national/other-onerous-term',
    ],
    words: P.bankrupt,
    checks: ['national/vendor-debts'],
  },
  {
    told: ['nt/storm-surge', 'national/flood'],
    words: P.surge,
    checks: ['national/mapped-constraints'],
  },
  {
    told: ['nt/storm-surge', 'national/flood'],
    words: P.levels,
    checks: ['national/floor-below-flood'],
  },
  {
    told: ['national/vendor-delay', 'national/vendor-rescission'],
    words: P.vendorsNotice,
    checks: ['national/one-sided-terms', 'national/vendor-condition'],
  },
  {
    told: ['national/default-interest'],
    words: P.perPeriod,
    checks: ['national/default-fees'],
  },
  {
    told: ['national/leased-goods', 'national/goods-contradicted'],
    words: P.takenOver,
    checks: ['national/supply-contract'],
  },
  {
    told: ['national/claims-cap'],
    checks: ['national/vendor-trustee-limited'],
  },
  {
    told: ['national/printed-words-changed', 'national/printed-term-deleted'],
    words: P.withholding,
    checks: ['national/clearance-certificate'],
  },
  {
    told: ['national/owners-corporation-arrears', 'national/other-adverse-statement'],
    words: P.arrears,
    checks: ['national/charge-denied'],
  },
  { told: ['national/special-levy'], checks: ['national/charge-denied'] },
  {
    told: ['national/lease-papers-missing', 'national/attached-papers-missing'],
    checks: ['national/documents-missing'],
  },
  {
    told: ['national/instrument-limits', 'nsw/positive-covenant'],
    checks: ['national/restrictive-covenant'],
  },
  { told: ['national/tenancy'], words: P.firstRight, checks: ['national/informal-rights'] },
  {
    told: ['national/other-adverse-statement'],
    words: P.exclusion,
    checks: ['national/house-insurance'],
  },
  {
    told: ['national/other-adverse-statement'],
    words: P.commonParts,
    checks: ['national/lot-parts-shared', 'national/boundary-told-twice'],
  },
  {
    told: ['vic/owner-builder', 'nsw/owner-builder-work'],
    checks: ['nsw/home-building-insurance-missing', 'national/building-insurance-missing'],
  },
  {
    told: ['national/lease-burdens', 'national/rent-differs', 'national/other-onerous-term'],
    words: P.rentMoney,
    checks: ['national/tenancy-money'],
  },
]
