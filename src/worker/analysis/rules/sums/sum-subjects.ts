import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'

/** What a sum of money in the papers of a sale is of. */
export type SumOf =
  | 'council rates'
  | 'water and sewerage charge'
  | 'land tax'
  | 'administrative fund contribution'
  | 'sinking fund contribution'
  | 'levy of the lot'
  | 'special levy of the lot'
  | 'levies owing for the lot'
  | 'rates owing'
  | 'administrative fund balance'
  | 'sinking fund balance'
  | 'sum insured for the building'
  | 'insurance premium'
  | 'insurance excess'
  | 'site value'
  | 'capital improved value'
  | 'annual value'
  | 'unimproved value'
  | 'licence fee'
  | 'manager’s pay'
  | 'building contract sum'
  | 'reservation fee'
  | 'option fee'
  | 'loan amount'
  | 'agent’s commission'
  | 'tenant’s bond'
  | 'lease guarantee'
  | 'rent for the year'
  | 'outgoings of the tenant'
  | 'purchase price'
  | 'deposit'

type Subject = {
  readonly of: SumOf
  /** Words before the sum that name it. */
  readonly is: RegExp
  /** Words about the sum that make it another one. */
  readonly not: RegExp
  /** Words that its line, or the heading of it, must hold besides. */
  readonly also?: RegExp
  /** Words that make any sum another one; those of most sums unless told. */
  readonly other?: RegExp
  /** Kinds of part to read; all unless told. */
  readonly zones?: readonly PageKind[]
  readonly outside?: readonly PageKind[]
}

export const SUM_SUBJECT_PATTERNS = wordings({
  other:
    /\b(?:propos\w{1,4}|previous(?:ly)?|former(?:ly)?|last (?:year|period|financial|valuation|bill)\w{0,2}|prior|was|were|had been|until|earlier|increas\w{1,4} (?:by|from)|rais(?:e|es|ed) (?:from|by)|reduc\w{1,4} (?:by|from)|if|unless|would|forecast\w{0,3}|expected|planned|quot(?:e|es|ed|ation)|per (?:lot )?entitlement|per unit of|each entitlement|discount\w{0,3}|rebate|penalty|maximum|minimum|up to|(?:not|does not|do not|will not) exceed\w{0,3}|exceeding|at least|(?:not )?(?:less|more) than|limit\w{0,2}|capped|instal\w{1,6}|payments of|parts of|remaining|share of|half of|per cent of|received|credit|refund\w{0,2}|overdue|arrears|unpaid|outstanding|interest|adjust\w{1,6}|for (?:one|a) day|per day|a day|difference|leaving|total for all|brought forward|paid to date|concession|pensioner|sold for|sold in)\b|\b(?:discount|rebate)\b/i,
  ratesIs:
    /\b(?:council(?:'s)?|shire|city of|municipal(?:ity)?|local government)\b|\brates\b(?! (?:of|and taxes|notice|certificate|adjust))/i,
  ratesNot:
    /\b(?:water|sewer\w{0,3}|land tax|strata|body corporate|owners'? corporation|certificate|fee|tenants?|scheme|application|permit|fee for|value|valuation|bond|contribution|upgrade|special (?:rate|charge)|general rate|waste|fire|emergency|bin|garbage|maintenance|road|works|fine|debt|deposit|price|loan|drive\w{0,3}|fence|per annum rent|rent|sum insured|cost\w{0,2}|headworks|infrastructure|notice of|registration|strata|levy|levies|together|LLS|local land services|all outgoings|total outgoings)\b/i,
  ratesBillNot:
    /\b(?:water|sewerage only|value|valuation|last|area|points?|fee|debt|all properties|budget|levy amount)\b/i,
  ratesHome:
    /\b(?:rates? notice|rate account|valuation and rates?|general rate\b.{0,40}\$|rates and charges notice|land information certificate|rates certificate|section 603)/i,
  waterIs:
    /\b(?:(?:waste)?water\b(?! (?:feature|tank|view|damage|meter number))|sewer(?:age)?|urban utilities|icon water|power and water)/i,
  waterNot:
    /\b(?:usage|consumption|excess|volumetric|kilolit\w{2,3}|kl|council|rates and water|land tax|levy|levies|excess|damage|tank|pump|licen[cs]e|ML|megalit\w{2,3}|allocation|hot water|headworks|connect\w{2,4}|bond|repairs?|works|plumb\w{2,4}|main|certificate|insured|insurance|cover\w{0,3}|leak|membrane|proof\w{0,3}|sewerage (?:only|network|access)|water (?:only|network|access)|access|parks|drainage|price|per lot|rent)\b/i,
  waterHome:
    /\b(?:water|sewerage) (?:account|bill|charges notice|corporation account|rates notice)\b|\bwater\b.{0,30}\b(?:bill|account|information statement)\b|^.{0,30}\bwater (?:corporation|limited|ltd)\b.{0,20}$/i,
  waterBillNot: /\b(?:usage|consumption|meter|last|council|general rate)\b/i,
  taxIs: /\bland tax\b/i,
  taxNot:
    /\b(?:vacant|windfall|taxable value|surcharge|threshold|aggregat\w{1,4}|proportion\w{0,4}|single holding|all (?:land|holdings|properties)|other land|absentee|penalt|deposit|price|site value|levy|parent land|exempt|multiple|certificate fee|arrears)\b/i,
  taxHome: /\bland tax (?:clearance )?(?:certificate|assessment|notice)\b|\bland tax clearance\b/i,
  adminIs: /\badmin(?:istrati(?:ve|on))?(?: fund)?(?: contributions?| levy| levies)?\b/i,
  sinkIs:
    /\b(?:sinking|capital works|reserve|maintenance plan|maintenance)(?: fund)?(?: contributions?| levy| levies)?\b/i,
  levyIs:
    /\b(?:lev(?:y|ies)|contributions?|(?:OC|owners'? corporation|body corporate|strata|community corporation) (?:fees?|charges?)|annual fees?|fees? for the lot|current fees?|ordinary fees?|normal fees?|fees|body corporate|strata)\b|\b(?:lot|unit) \d{1,5}\b[^$]{0,40}$/i,
  levyAll: /\b(?:together|both funds|combined|all funds)\b/i,
  levyAllNot:
    /\b(?:special|all lots|to be raised|budget|insured|special|scheme|arrears|balance|held|with interest)\b/i,
  levyTimed:
    /\b(?:a year|per annum|annual\w{0,2}|quarter\w{0,2}|per year|p\.a\.|yearly|half[- ]year\w{0,2}|month\w{0,2}|week\w{0,2})/i,
  levyTotalNot:
    /\b(?:admin\w{0,10}|sinking|capital works|reserve|insurance|special|police|fire|emergency|land tax|council|rates|water|infrastructure|developer|section|super|GST|certificate|maintenance|lighting|by entitlement|management|caretak\w{2,4}|per entitlement|commission|application|legal|strata manager|parking|storage|licen[cs]e|rent|bond|price|deposit|solar|internet|late|first instal\w{1,4})\b/i,
  specialIs: /\bspecial (?:levy|levies|contribution|contributions|fees?|assessment)\b/i,
  specialLot:
    /\b(?:this lot|the lot|your lot|lot \d{1,5}|unit \d{1,5}|each (?:lot|unit|owner)|per lot|per unit|share)\b/i,
  specialNot:
    /\b(?:total of|all lots|to raise|of the scheme|balance|spent|defeated|lost|not carried|lapsed|budget)\b/i,
  owingIs: /\b(?:arrears|unpaid|overdue|owing|outstanding|owed|in arrear)\b/i,
  owingLevies:
    /\b(?:lev(?:y|ies)|contributions?|owners'? corporation|body corporate|strata|lot)\b/i,
  owingRates: /\b(?:rates|council|shire)\b/i,
  owingOther:
    /\b(?:propos\w{1,4}|if|unless|would|not exceed\w{0,3}|more than|less than|nil|all owners)\b/i,
  owingNot:
    /\b(?:all lots|other lots?|scheme|lots? \d{1,4} (?:and|to)|interest|legal|rent|debtors|by owners|total arrears|water|if|would|instal\w{1,6}|one lot|over \d|days|recovery|was|were|land tax|price|deposit|previous|last year|brought forward)\b/i,
  depositIs: /\bdeposit\b(?: (?:of|is|paid|payable|amount|held|being)){0,3}\W{0,5}$/i,
  depositNot:
    /\b(?:part|balance|first|second|holding|initial|bond|guarantee|security|rental|tenant|further|additional|instal\w{1,6}|reduc\w{1,4}|increase\w{0,1}|interest|release\w{0,1}|rent|key|pet|works|reservation|option|builder|building contract|forfeit\w{0,3}|less|paid on|remainder|term)\b/i,
  levyNot:
    /\b(?:balance|stands?|standing|held|holds|holding|in hand|in credit|closing|opening|as at|budget\w{0,2}|all lots|to be raised|raised|raise|whole|scheme|total (?:of the|outlay|income)|estimated? (?:outlay|expen\w{3,9})|forecast|spent|expen\w{3,9}|cost|fee|insured|special|aggregate|expenses|transfer\w{0,4}|loan|from the|paid (?:from|out)|bank|account|cash|at bank|assets|surplus|deficit|owed|charge|remuneration|manager)\b/i,
  levyTime:
    /\b(?:contributions?|lev(?:y|ies)|a year|per annum|annual\w{0,2}|quarter\w{0,2}|per year|p\.a\.|yearly)/i,
  fundWord:
    /\b(?:balance|stands?|standing|held|holds|in hand|in credit|credit|closing|as at|funds? (?:at|on)|cash|accounts? (?:to|for the year|at|on)|moneys? in|(?:two|both) funds)\b|(?:^| )funds?[ :|-]{1,3}(?:admin|capital|sinking)/i,
  fundOther:
    /\b(?:propos\w{1,4}|previous(?:ly)?|last year|prior|earlier|if|unless|arrears|share of|\d{1,2} years ago|a year (?:ago|before|earlier))\b/i,
  fundNot:
    /\b(?:contributions?|lev(?:y|ies)|forecast|plan(?:ned)?|budget\w{0,3}|expected|opening|spent|repa\w{1,5}|raise\w{0,1}|transfer\w{0,4}|a year|per|quarter\w{0,2}|would|cost|deficit|project\w{0,3}|estimate\w{0,1}|reach\w{0,3}|should|(?<!capital )works|loan)\b/i,
  insuredIs:
    /\b(?:sum insured|insurance (?:for|of|at|to)|insured (?:for|at|sum|to)|building sum|building insur\w{2,4}(?: sum)?|cover(?:ed)?(?: for| of| is)?|insured amount|building(?:s)?[: ])\W{0,10}(?:[a-z]{1,9} ){0,3}\W{0,6}$/i,
  insuredNot:
    /\b(?:liability|contents|fidelity|legal|office bearers|flood sub|excess|premium|valu\w{2,6}|replacement|rent|common area|catastroph\w{1,2}|excluded|sub-?limit|permit|works|contract|cost|indemnity|warranty|domestic|machinery|voluntary|paint|glass|per cent|claim\w{0,2}|builder\w{0,2}|broker|owner\w{0,2} fixtures|lot owner)\b/i,
  premiumIs: /\bpremium\b/i,
  premiumNot:
    /\b(?:gst|stamp|share|per lot|lot \d|loan|funding|levy|indication|lottery|last|claim\w{0,2}|finish\w{0,2}|rate)\b/i,
  excessIs:
    /\b(?:(?:water(?: damage)?|cyclone|flood|storm|standard|basic|all other|earthquake|other|named cyclone) )?excess(?: of| is| for (?:any|each) claim| on (?:any|each) claim)?\W{0,6}$/i,
  excessNot: /\b(?:in excess of|usage|water charge|any excess over)\b/i,
  siteIs: /\b(?:site value|SV)\b\W{0,6}(?:[a-z]{1,9} ){0,5}\W{0,4}$/i,
  capitalIs:
    /\b(?:capital improved value|capital value|improved value|CIV)\b\W{0,6}(?:[a-z]{1,9} ){0,5}\W{0,4}$/i,
  annualIs:
    /\b(?:net annual value|gross rental value|assessed annual value|annual value|NAV|GRV|AAV)\b\W{0,6}(?:[a-z]{1,9} ){0,3}\W{0,4}$/i,
  unimprovedIs:
    /\b(?:unimproved (?:capital )?value|land value|UCV|UV|average unimproved value)\b\W{0,6}(?:[a-z]{1,9} ){0,5}\W{0,4}$/i,
  valueNot:
    /\b(?:previous|last|old|former|average|taxable|scheme|parcel|whole|market|rating fraction|share|was|were|in 20\d\d|apportioned|indexed|per lot|replacement|insur\w{1,5}|added|increase|decrease|objection|under review|amended|as if)\b/i,
  licenceIs:
    /\blicen[cs]e(?: fee| rent| charge)\b|\b(?:fee|rent|charge)s? (?:for|of|under) the licen[cs]e\b|\bannual licen[cs]e\b/i,
  licenceNot:
    /\b(?:software|liquor|application|late|gst|water|groundwater|building licen|plumb|increase|transfer|driver|arrears)\b/i,
  payIs:
    /\b(?:caretak\w{2,4}|resident manager|on-?site manager|building manag\w{2,4}|strata manag\w{2,4}|body corporate manag\w{2,4}|manager)\b.{0,50}\b(?:remuneration|salary|fee|pay|paid|a year|costs?)\b|\b(?:remuneration|salary|caretaking fee|management fee)\b/i,
  payNot:
    /\b(?:letting|commission|per cent|rent|insurance|assign\w{0,5}|transfer|all lots|additional|hourly|per hour|setup|establishment|lease|extra|termination|paid for the|bought|price|unit)\b/i,
  contractSumIs:
    /\b(?:building contract|contract (?:sum|price|value|amount) (?:of|for|under) the (?:building|works|house|build)|(?:build|building|construction|works) (?:contract )?(?:price|sum)|contract sum|sum of the building contract|(?:domestic|house|home) building contract)\b/i,
  contractSumNot:
    /\b(?:deposit|variation\w{0,1}|progress|stage|provisional|prime cost|land price|house and land|package|allowance|insured|purchase|liquidated|land and)\b/i,
  reservationIs:
    /\b(?:reservation|expression of interest|EOI|holding) (?:fee|deposit|sum|payment)\b|\breserv\w{2,6}\b.{0,30}\bfee\b/i,
  reservationNot: /\b(?:balance|first|room|hotel|second)\b/i,
  optionIs:
    /\b(?:call |put |put and call )?option (?:fee|price paid|sum|consideration|money)\b|\bfee (?:for|of) the option\b/i,
  optionNot:
    /\b(?:extension|extend\w{0,3}|further|second|renew\w{0,2}|purchase price|exercise price)\b/i,
  loanIs: /\b(?:loan|finance|lender|advance|borrow\w{0,3}|mortgage)\b/i,
  loanOther:
    /\b(?:propos\w{1,4}|previous(?:ly)?|former|was|were|unless|maximum|up to|exceed\w{0,3}|more than|interest|unpaid|remaining)\b/i,
  loanNot:
    /\b(?:price|deposit|fee\w{0,1}|guarantee|vendor'?s|seller'?s|owners? corporation|body corporate|strata|accept\w{0,3}|existing|payout|paid out|discharge|repay\w{0,5}|insurance|cost\w{0,1}|valuation|bond|fund|lift|remedia\w{2,5}|balance|stamp|duty|levy|grant|instal\w{1,6}|annual|a year|a month|rent|registered|secur\w{2,4}|bridging|deposit bond|penalty|debenture|charge)\b/i,
  commissionIs: /\b(?:agent'?s? )?(?:commission|selling fee|agent'?s fee)\b/i,
  commissionNot:
    /\b(?:per cent|letting|%|insurance|rebate|trail|marketing|manage\w{0,4}|broker)\b/i,
  bondIs: /\bbonds?\b/i,
  bondNot:
    /\b(?:deposit bond|bank|guarantee|building bond|works|footpath|road\w{0,2}|council|landscap\w{2,4}|security deposit|pet|key|remote|maintenance|move|moving|damage to|builder|crossover|claim\w{0,3}|increase|deed|arrears|by deposit|insur\w{1,5}|treasury|weekly rent|subdivision|performance|outstanding works|strata building|inspection|approved guarantor|top[- ]?up|verge|kerb)\b/i,
  leaseBondIs: /\b(?:bank guarantee|security (?:deposit|bond)|lease guarantee|guarantee)\b/i,
  leaseContext: /\b(?:lease|lessee|tenant|lessor|landlord|rent)\b/i,
  leaseBondNot:
    /\b(?:deposit of|returned|previous|former|purchaser|buyer|price|vendor|council|director|personal|release\w{0,1}|works|deposit bond|expired)\b/i,
  rentIs: /\b(?:rent(?:al)?|leased?|let|agist\w{2,5})\b/i,
  rentOther:
    /\b(?:propos\w{1,4}|previous(?:ly)?|former|was|were|would|unless|rais\w{2,4}|reduc\w{1,4}|offer\w{0,2})\b/i,
  rentNot:
    /\b(?:bond|guarantee|outgoings|market|apprais\w{2,4}|estimate\w{0,1}|potential|licen[cs]e|storage|parking|review|turnover|ground rent|deposit|incentive|abatement|free|guaranteed|commission|increase\w{0,1}|option|net|yield|arrears|insur\w{1,5}|after|second year|third year|from 1|indexed|plus \d|levy|levies|solar|panel\w{0,1}|battery|water heater|rates|land tax|cottage|shop \d|unit \d|flat \d|head|car)\b/i,
  yearly: /\b(?:a year|per annum|p\.a\.|yearly|per year|annual\w{0,2})/i,
  outgoingsIs: /\b(?:outgoings|tenant(?:'s)? contribution to outgoings|recoverable outgoings)\b/i,
  outgoingsNot:
    /\b(?:total (?:does|do|of the)|rates|water|land tax|exceed|council|vendor|owner|cap|increase)\b/i,
  priceIs:
    /\bprice\b(?: of| is| at| being)?\W{0,6}$|\b(?:purchase|sale|contract|agreed) price\b\W{0,6}(?:[a-z]{1,9} ){0,4}\W{0,4}$|\b(?:to sell|sale of|sell(?:ing)?|sold|buy|purchase)\b.{0,70}\b(?:for|at|price of)(?: the (?:sum|price) of| a price of)?\W{0,3}$/i,
  priceNot:
    /\b(?:deposit|balance|rest|valued?|insur\w{1,5}|guide|indicative|asking|list(?:ed)?|range|reserve|from|offer\w{0,2}|counter|chattels|goods|furniture|first|gst|stamp|duty|in 20\d\d|in 19\d\d|next door|comparable|median|\d(?:\.\d)? ?%|per cent|percent|minimum|loan|discharge|option|rise|nomin\w{2,5}|land price|build|package|exercise|neighbour|other|car|water|shares?|business|plant|units? at|apartments? (?:at|from)|consideration|transfer)\b/i,
})

const P = SUM_SUBJECT_PATTERNS

export const OTHER_SUM = P.other

const CONTRACT = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'annexure',
  'other',
] as const satisfies readonly PageKind[]
const SCHEME = [
  ...CONTRACT,
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
] as const satisfies readonly PageKind[]

/** In this order: the first whose words fit. */
export const SUBJECTS: readonly Subject[] = [
  { of: 'land tax', is: P.taxIs, not: P.taxNot },
  { of: 'site value', is: P.siteIs, not: P.valueNot },
  { of: 'capital improved value', is: P.capitalIs, not: P.valueNot },
  { of: 'annual value', is: P.annualIs, not: P.valueNot },
  { of: 'unimproved value', is: P.unimprovedIs, not: P.valueNot },
  { of: 'insurance excess', is: P.excessIs, not: P.excessNot, zones: SCHEME },
  { of: 'insurance premium', is: P.premiumIs, not: P.premiumNot, zones: SCHEME },
  { of: 'sum insured for the building', is: P.insuredIs, not: P.insuredNot, zones: SCHEME },
  { of: 'reservation fee', is: P.reservationIs, not: P.reservationNot },
  { of: 'option fee', is: P.optionIs, not: P.optionNot },
  { of: 'building contract sum', is: P.contractSumIs, not: P.contractSumNot },
  { of: 'agent’s commission', is: P.commissionIs, not: P.commissionNot, zones: CONTRACT },
  { of: 'manager’s pay', is: P.payIs, not: P.payNot, zones: [...SCHEME, 'lease'] },
  {
    of: 'sinking fund balance',
    is: P.sinkIs,
    not: P.fundNot,
    other: P.fundOther,
    also: P.fundWord,
    zones: SCHEME,
  },
  {
    of: 'administrative fund balance',
    is: P.adminIs,
    not: P.fundNot,
    other: P.fundOther,
    also: P.fundWord,
    zones: SCHEME,
  },
  {
    of: 'levy of the lot',
    is: P.levyAll,
    not: P.levyAllNot,
    also: P.levyTimed,
    zones: SCHEME,
  },
  {
    of: 'sinking fund contribution',
    is: P.sinkIs,
    not: P.levyNot,
    also: P.levyTime,
    zones: SCHEME,
  },
  {
    of: 'administrative fund contribution',
    is: P.adminIs,
    not: P.levyNot,
    also: P.levyTime,
    zones: SCHEME,
  },
  {
    of: 'levies owing for the lot',
    is: P.owingIs,
    not: P.owingNot,
    other: P.owingOther,
    also: P.owingLevies,
    zones: SCHEME,
  },
  {
    of: 'rates owing',
    is: P.owingIs,
    not: P.owingNot,
    other: P.owingOther,
    also: P.owingRates,
    zones: [...CONTRACT, 'rates-certificate'],
  },
  {
    of: 'special levy of the lot',
    is: P.specialIs,
    not: P.specialNot,
    other: P.owingOther,
    also: P.specialLot,
    zones: SCHEME,
  },
  { of: 'licence fee', is: P.licenceIs, not: P.licenceNot },
  { of: 'tenant’s bond', is: P.bondIs, not: P.bondNot, outside: ['by-laws', 'building-permit'] },
  {
    of: 'council rates',
    is: P.ratesIs,
    not: P.ratesNot,
    zones: [...CONTRACT, 'rates-certificate'],
  },
  {
    of: 'water and sewerage charge',
    is: P.waterIs,
    not: P.waterNot,
    zones: [...CONTRACT, 'water-certificate'],
  },
  {
    of: 'lease guarantee',
    is: P.leaseBondIs,
    not: P.leaseBondNot,
    also: P.leaseContext,
  },
  { of: 'outgoings of the tenant', is: P.outgoingsIs, not: P.outgoingsNot, also: P.leaseContext },
  {
    of: 'deposit',
    is: P.depositIs,
    not: P.depositNot,
    other: P.owingOther,
    outside: ['lease', 'title-search'],
  },
  {
    of: 'purchase price',
    is: P.priceIs,
    not: P.priceNot,
    zones: [...CONTRACT, 'minutes'],
  },
  {
    of: 'rent for the year',
    is: P.rentIs,
    not: P.rentNot,
    other: P.rentOther,
    also: P.yearly,
  },
  {
    of: 'levy of the lot',
    is: P.levyIs,
    not: P.levyTotalNot,
    also: P.levyTimed,
    zones: SCHEME,
  },
  {
    of: 'loan amount',
    is: P.loanIs,
    not: P.loanNot,
    other: P.loanOther,
    zones: ['contract-form', 'particulars', 'special-conditions'],
  },
]

/** The paper in which a bare total is of one thing. */
export const HOMES: readonly {
  readonly of: SumOf
  readonly zones: readonly PageKind[]
  readonly named: RegExp
  readonly not: RegExp
}[] = [
  { of: 'council rates', zones: ['rates-certificate'], named: P.ratesHome, not: P.ratesBillNot },
  {
    of: 'water and sewerage charge',
    zones: ['water-certificate'],
    named: P.waterHome,
    not: P.waterBillNot,
  },
  { of: 'land tax', zones: [], named: P.taxHome, not: P.taxNot },
]
