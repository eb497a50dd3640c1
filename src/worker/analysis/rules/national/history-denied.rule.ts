import type { PageKind } from '#shared/report.ts'

import { LAW_AS_AT } from '../../law/as-at.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { ANSWERS, DENIAL_PATTERNS } from '../denials.ts'
import type { Matter, Opposites } from '../opposites.ts'
import { OPPOSITE_PATTERNS, oppositesIn, reportOf } from '../opposites.ts'
import { ALL_PAPERS } from '../zones-of-papers.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...OPPOSITE_PATTERNS,
  workNo:
    /\b(?:no|nor)\b (?:\w{3,12}(?:,| or| and)? ){0,2}(?:building (?:permits?|approvals?|works?)|structural (?:work|alteration)s?|alterations?|additions|renovations?|extensions?|permits?)\b[^.;]{0,80}\b(?:(?:last|preceding|past|previous|prior) (?:\w{3,5} |\(?\d{1,2}\)? ){1,2}years|since|by the (?:vendor|seller|owner)|during|to the (?:vendor|seller)|(?:been )?(?:carried out|done|made|issued|granted|undertaken|performed))\b|\b(?:vendor|seller|owner)s? (?:has|have) (?:not|never) (?:built|altered|extended|renovated|carried out|done|erected|added|made)\b|\bbuilding (?:permits?|approvals?|works?)\b[^.;]{0,60}[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  ownerBuilderNo:
    /\bno (?:work (?:has been |was )?(?:done |carried out )?by (?:an |the )?)?owner[- ]builder\b|\bowner[- ]builder(?:'s)?(?: work| permit| insurance| warranty)?s? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b|\bnot (?:an )?owner[- ]builder\b|\bowner[- ]builder\b[^.;]{0,90}[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  ownerBuilderYes:
    /\bowner[- ]builder(?:'s)?\b[^;]{0,90}\b20[12]\d\b|\b20[12]\d\b[^;]{0,90}\bowner[- ]builder\b|\b(?:built|extended|erected|added|done|renovated|put (?:up|in))\b[^.;]{0,40}\bby (?:the )?(?:vendor|seller|owner|himself|herself|themselves)\b[^;]{0,60}\b20[12]\d\b/i,
  ownerBuilderNot: /\b(?:no|nil|none|not|refused|previous owner|former owner)\b/i,
  workNoNot:
    /\b(?:approved proposals?|restrictions? on|prohibit\w{0,4}|act (?:19|20)\d\d|outstanding|before settlement|until settlement|must|shall|may|other than|except|save|without (?:a|the|any)|copy|refused|owners corporation|common property|for the (?:lot|unit|apartment))\b/i,
  workYes:
    /\b(?:building (?:permit|approval|consent)|permit(?: number| no\.?)?|owner[- ]builder(?: permit| consent)?|development (?:approval|consent|application)|construction certificate|complying development|certificate of consent|occupancy permit|final (?:certificate|inspection))\b[^;]{0,90}\b(?:20[12]\d)\b|\b(?:built|extended|erected|added|enclosed|renovated|constructed|installed|completed|converted|remodelled|put (?:up|in|on))\b[^.;]{0,40}\b(?:in|on|by|during|about|since|early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december)\b[^.;]{0,16}\b20[12]\d\b|\b(?:new|rebuilt|renovated) (?:\w{4,10} )?(?:deck|kitchen|bathroom|extension|carport|garage|pergola|verandah|studio|roof|patio|retaining wall|pool)\b[^.;]{0,30}\b20[12]\d\b/i,
  workNot:
    /\b(?:planning permit|no (?:building|permit|work|owner|applications?|development|consent|approval)|not|refused|expires?|inspection of|policy|insurance|lease|tenan\w{2,3}|previous owner|former owner|owners corporation|common property|body corporate|strata|estate|road|council works|scheme|plan of|application for (?:a )?certificate|smoke|pool safety|survey|valuation|meeting|resolution|certificate no|neighbour\w{0,6}|next door|adjoining|subdivider\w{0,2}|developer\w{0,2}|reserves?|shared path|lobby|lifts?|foyer|facade|tower)\b/i,
  year: /\b(20[12]\d)\b/,
  stillOpen:
    /\b(?:outstanding|still|unsatisfied|not (?:yet )?(?:been )?(?:complied|satisfied|done|met)|in force|current)\b/i,
  anyYear: /\b(?:19|20)\d\d\b/,
  floodNo:
    /\b(?:has|have|is|was|were) (?:never|not) (?:been )?(?:flooded|inundated|under water|known to flood)\b|\bno (?:known |recorded |history of |record of ){0,2}(?:flood(?:s|ing)?|inundation|water entry)\b[^.;]{0,40}\b(?:known|happened|occurred|history|property|land|house|aware|in)\b|\b(?:never|not) (?:flood(?:s|ed)|goes under)\b|\bnot aware (?:of any|that)\b[^.;]{0,30}\b(?:flood\w{0,3}|inundat\w{2,4})\b|\bflood(?:ing|s|ed)?(?: history)? ?[:|] ?(?:never|none|nil|no\b)(?! overlay)|\bnever known\b[^.;]{0,30}\bflood/i,
  floodYes:
    /\b(?:flooded|flood (?:of|in)|inundated|under water|floodwater|flood water|water (?:came|rose|entered|reached|got))\b[^.;]{0,60}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b[^.;]{0,40}\b(?:flooded|inundated|under water|floodwater|water (?:came|rose|entered|reached))\b|\b(?:house|garage|yard|property|land|paddock|floor)\b[^.;]{0,24}\b(?:was|were|has been|went|goes) (?:flooded|inundated|under(?: water)?)\b/i,
  insuredYes:
    /\b(?:building|property|premises|house|dwelling|improvements?|scheme|common property|lot)s? (?:is|are|remains?|has been|will remain)(?: \w{4,10}){0,2} insured\b|\b(?:insurance|policy|cover)\b[^.;]{0,50}\b(?:is|are|remains?) (?:\w{4,10} )?(?:in force|current|held|paid|kept up|maintained)\b|\bcurrent (?:building |strata )?insurance\b|\b(?:has|holds|keeps|maintains|carries) (?:\w{1,10} ){0,3}(?:policy|insurance|cover)\b/i,
  insuredNo:
    /\b(?:insurance|policy|cover|insurer)\b[^.;]{0,60}\b(?:(?:has |had |was |were |is |been ){0,2}(?:lapsed|expired|cancelled|canceled|declined|void(?:ed)?|suspended|terminated|ran out|run out)|(?:not|never) (?:been )?(?:renewed|paid|taken out|placed|in force)|refused|withdrew|withdrawn)\b|\bno (?:building |current |strata |home )?(?:insurance|policy|cover) (?:is|was|has|at)\b|\b(?:is|are|was|been) (?:un|not )insured\b|\b(?:declined|refused) to (?:renew|insure|cover|continue)\b/i,
  warranty:
    /\b(?:warranty|statutory insurance|without (?:an? |any )?claims?|no claims? (?:was|were) made|builder'?s|public liability|indemnity|tenant'?s?|contents|workers|landlord|purchaser|buyer)\b/i,
  petsNo:
    /\bno (?:dogs?|cats?|animals?|pets?)\b(?! (?:other|larger|over))|\b(?:animals?|pets?|dogs?|cats?)\b[^.;]{0,24}\b(?:are|is|must|may|will|shall) (?:not|never) (?:be )?(?:permitted|allowed|kept|to be kept|brought)\b|\b(?:must|may|shall) not (?:keep|have|bring|own) (?:any |an? )?(?:animal|pet|dog|cat)|\b(?:animals?|pets?) (?:are |is )?(?:prohibited|forbidden|banned)\b/i,
  petsNoNot:
    /\b(?:without|unless|except|save|consent|approval|more than|exceeding|assistance|nuisance)\b/i,
  petsYes:
    /\bpets?[- ]friendly\b|\bpets?\b[^.;]{0,12}\b(?:welcome|allowed|permitted|considered|ok)\b|\b(?:tenants?|renters?|owners?|occupiers?|lessees?|licensees?|residents?|buyer|purchaser|seller|vendor)s? (?:may|can|is allowed to|has approval to|has consent to|keeps?|has|have|owns?)(?: \w{2,6}){0,3} (?:dog|cat|pet|animal)s?\b|\bbring (?:your|the) (?:dog|cat|pets?)\b|\bpets?\b[^.;]{0,40}\b(?:approved|permitted|allowed)\b/i,
  stayNo:
    /\b(?:short[- ](?:term|stay)|holiday|tourist|overnight|Airbnb|serviced apartment|visitor accommodation|paying guests?)\b[^.;]{0,60}\b(?:(?:is|are|must|may|shall|will) not|prohibited|forbidden|banned|not (?:be )?(?:permitted|allowed))\b|\b(?:must|may|shall) not\b[^.;]{0,50}\b(?:short[- ](?:term|stay)|holiday|Airbnb|paying guests?|less than (?:three|3|six|6|ninety|90))\b|\bno (?:short[- ](?:term|stay)|holiday) (?:letting|lease|rental|stay)/i,
  stayYes:
    /\b(?:Airbnb|holiday (?:let|letting|rental|home|bookings?|guests?)|short[- ](?:stay|term) (?:letting|rental|income|accommodation|guests?|bookings?)|letting pool)\b[^.;]{0,60}\b(?:income|earns?|returns?|return|bookings?|per night|a night|nightly|\$|guests?|potential|run|let|used|ideal|popular|operat\w{2,3}|listing|ready)\b|\b(?:perfect|ideal|suits?|great) (?:for |as )?(?:a |an )?(?:Airbnb|holiday|short[- ](?:stay|term))|\b(?:guests|bookings) (?:hold|made|taken|are taken|up to|until)\b|\b(?:run|operated|let|used|listed) as (?:an? )?(?:Airbnb|holiday|short[- ](?:stay|term))|\bAirbnb\b[^.;]{0,30}\b(?:net\w{0,4}|earn\w{0,3}|income|\d)|\bbookings?\b[^.;]{0,60}\b(?:guests?|nights?)\b|\bper night\b/i,
  letNo:
    /\b(?:tenanc(?:y|ies)|leases?|let|rented|rental|rooming accommodation)\b[^.;]{0,60}\b(?:last|past|previous|preceding) (?:12|twelve) months\b[^.;☐]{0,24}(?:[:|?] ?| )(?:☒ ?)?no\b(?! ?☐)|\bowner[- ]occupied\b|\bnever (?:been )?(?:let|rented|leased|tenanted)\b|\bno tenants?\b[^.;]{0,20}\b(?:ever|at any time|since|in the last)\b|\btenants? ?[:|] ?none at any time\b/i,
  letAsked:
    /\b(?:residential tenancy|tenanc(?:y|ies)|rooming accommodation|leased|rented|let)\b[^.;]{0,60}\b(?:last|past|previous|preceding) (?:12|twelve) months\b/i,
  letYes:
    /\btenants? ?[:|]? ?[A-Z][a-z.]{0,14}\b[^.;]{0,60}\b(?:20\d\d|rent|agreement|weekly|\$)|\b(?:residential )?(?:tenancy|rental|rooming) agreement\b[^.;]{0,80}\b20\d\d\b|\bfixed[- ]term (?:agreement|tenancy)\b[^.;]{0,60}\b20\d\d\b|\brent (?:received|paid|of)\b[^.;]{0,60}\b20\d\d\b|\btenants?\b[^.;]{0,40}\b(?:vacated|moved (?:in|out)|since|from)\b[^.;]{0,30}\b20\d\d\b|\b(?:let|leased|rented) to\b[^.;]{0,60}\b20\d\d\b/i,
  letNot:
    /\b(?:ended|expired|no (?:tenant|tenancy|lease)|common property|roof|telecommunications?|car ?park|other|letting agent)\b/i,
  approvalFree:
    /\b(?:no (?:council |building |planning |development )?(?:approval|permit|consent) (?:is |was )?(?:required|needed|necessary)|(?:approval|permit|consent)[^.;]{0,20}\b(?:not|never) (?:required|needed)|exempt (?:development|from (?:approval|permit|consent)))\b/i,
  approvalRefused:
    /\b(?:application|approval|permit|consent|DA)\b[^;]{0,90}\b(?:refused|rejected|lapsed|cancelled|declined)\b|\brefus(?:ed|al)\b[^;]{0,60}\b(?:application|permit|approval|consent)\b|\b(?:requires?|needs?) (?:a |an )?(?:building |planning |development |council )?(?:approval|permit|consent)\b/i,
  structure:
    /\b(?:verandah|deck|carport|garage|pergola|shed|studio|extension|patio|pool|retaining wall|fence|awning|granny flat|bungalow|kitchen|bathroom)\b/i,
  rentPaid:
    /\brent (?:is|has been) (?:fully )?paid (?:up )?(?:to date|to)?\b|\b(?:no|nil) (?:rent )?arrears of rent\b|\b(?:no|nil) rent(?:al)? arrears\b|\brent(?:al)? arrears ?[:|] ?(?:none|nil|no)\b|\btenants? (?:is|are) not in arrears\b/i,
  rentOwed:
    /\b(?:tenants?|renters?|lessees?|rent)\b[^.;]{0,40}\b(?:in arrears|arrears of|overdue|behind|owes|owing)\b/i,
  rentNotOwed: /\b(?:no|nil|not|none)\b|\$ ?0(?:\.00)?(?![\d,.])/i,
  commissionNo:
    /\bno (?:\w{4,12}(?:,| or| and) ){0,3}(?:commission|rebate|benefit|referral fee|inducement)s?\b[^.;]{0,40}\b(?:paid|payable|received|given|due|made)\b|\b(?:has|have|will) not (?:received?|be paid|receive)\b[^.;]{0,30}\b(?:commission|rebate|benefit|referral fee)|\breceives? no (?:\w{4,12}(?:,| or| and) ){0,3}(?:commission|rebate|benefit|referral fee)/i,
  commissionYes:
    /\b(?:receives?|received|is paid|was paid|pays?|entitled to|gets?|earns?)\b[^.;]{0,40}\b(?:commission|rebate|referral fee|finder'?s fee|introduction fee|benefit)\b[^.;]{0,20}\b(?:of|\$|\d|from)/i,
  receiver:
    /\b(?:solicitor|lawyer|conveyancer|agent|adviser|broker|manager|purchaser|buyer|accountant|promoter)s?\b/i,
  noticeNo:
    /\b(?:no|not (?:received|aware of|been (?:served|given)(?: with)?) any|nor any)\b (?:\w{3,12}(?:,| or| and)? ){0,2}(?:notices?|orders?)\b[^.;]{0,50}\b(?:council|authorit(?:y|ies)|received|served|current|outstanding|affect\w{0,3}|issued|given|government|department)\b|\b(?:notices?|orders?)(?:,? (?:and|or) \w{4,12})? ?[:|?] ?(?:none|nil|no|not applicable|n\/a)\b|\bnotices?\b[^.;]{0,40}(?:☐ ?yes\b.{0,6}☒ ?no\b|☒ ?no\b.{0,6}☐ ?yes\b)/i,
  itemNo:
    /\b(?:enforcement|fire safety|show cause|emergency|rectification)\b[^.;:]{0,20}\b(?:notice|order)\b[ \t*|–-]{1,12}(?:no|nil|none)\.?$/i,
  kindOfNotice: /\b(?:enforcement|fire safety|show cause|emergency|rectification)\b/i,
  noticeOther:
    /\b(?:fenc(?:e|ing)|trees?|transport|environmental protection|EPA|contaminated|tribunal|QCAT|tenan\w{2,4}|resum\w{1,6}|acqui\w{3,8}|meeting|heritage|to complete|rescission|neighbours?|caveats?|court|other than|except|save)\b/i,
  noticeYes:
    /\b(?:enforcement|show cause|fire (?:prevention|safety|hazard)|rectification|demolition|clean-?up|abatement|emergency|building|weed|land management|improvement|prohibition|compliance|biosecurity|pollution)\b (?:\w{4,12} )?(?:notice|order|letter|direction)s?\b[^;]{0,60}\b(?:20\d\d|your|you|served|requir)|\bintends? to (?:give|issue|make|serve) (?:an? |the )?(?:\w{4,12} )?(?:order|notice)\b|\b(?:council|shire|authority|department)\b[^.;]{0,40}\b(?:ordered|directed|requires?|demands?)\b[^.;]{0,60}\b(?:remove|demolish|repair|clear|slash|fence|connect|cease|stop)\b/i,
  noticeNot:
    /\b(?:no|nil|none|not|complied|withdrawn|revoked|satisfied|lapsed|closed|finali[sz]ed|neighbour\w{0,6}|adjoining|next door|tenants?|lease|building notice to be|fees?|may be|by-?law|strata manager|all owners|general)\b/i,
  partiesNo:
    /\b(?:not related|no (?:family |business |other )?(?:relationship|connection)|unrelated|at arm'?s length|no related part(?:y|ies)|not (?:a )?related part(?:y|ies)|strangers to (?:one another|each other))\b/i,
  partiesYes:
    /\b(?:brother|sister|spouse|husband|wife|son|daughter|father|mother|cousin|nephew|niece|partner|brother-in-law|sister-in-law|son-in-law|related (?:company|entity|party)|subsidiary|sole shareholder)\b[^.;]{0,40}\b(?:of|to) (?:the |a )?(?:vendor|seller|purchaser|buyer|director|agent|manager|developer|builder|tenant|lessee|caretaker|selling agent)\b|\b(?:vendor|seller|purchaser|buyer|director|agent|manager|developer|builder|tenant|lessee|caretaker)'s (?:brother|sister|spouse|husband|wife|son|daughter|father|mother|cousin|nephew|niece|brother-in-law|sister-in-law|son-in-law)\b|\b(?:director|shareholder|owner) of both\b/i,
  party:
    /\b(?:vendor|seller|purchaser|buyer|agent|manager|developer|builder|tenant|lessee|caretaker)s?\b/i,
  lawNo:
    /\b(?:no|nor any|not aware of any|not (?:a )?party to any)\b (?:\w{3,12}(?:,| or| and)? ){0,3}(?:proceedings?|litigation|legal action|court action|disputes?|lawsuits?)\b|\b(?:proceedings?|litigation|legal action|disputes?)\b[^.;]{0,50}[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  lawYes:
    /\b(?:applications?|claims?|proceedings?|actions?|writ|statement of claim|complaint)\b[^.;]{0,60}\b(?:filed|lodged|commenced|issued|brought|served|listed|pending|continues?|adjourned|against)\b[^.;]{0,60}\b(?:court|tribunal|VCAT|NCAT|QCAT|SACAT|SAT|TASCAT|ACAT|NTCAT|commissioner|hearing)\b|\b(?:VCAT|NCAT|QCAT|SACAT|TASCAT|ACAT|NTCAT|(?:district|county|magistrates|supreme|local|federal) court|tribunal|commissioner)\b[^.;]{0,60}\b(?:application|claim|proceedings?|hearing|action|filed|lodged|listed)\b|\b(?:filed|lodged|commenced|issued)\b[^.;]{0,60}\b(?:court|tribunal|VCAT|NCAT|QCAT|SACAT|commissioner)\b|\bis suing\b/i,
  lawOver:
    /\b(?:no|not|none|nil|dismissed|settled|finalised|struck out|discontinued|probate|grant|will|divorce|may (?:apply|be))\b/i,
  defectNo:
    /\bno (?:known |structural |building |major |reported |significant ){0,3}defects?\b[^.;]{0,40}\b(?:known|reported|exist|aware|found|building|property|common)\b|\bnot aware of any (?:\w{5,12} ){0,2}defects?\b|\bdefects?\b[^.;]{0,30}[:|] ?(?:none|nil|no)\b|\b(?:free (?:of|from)|no) (?:termites?|asbestos|mould|rising damp)\b|\b(?:termites?|asbestos)\b[^.;]{0,30}[:|] ?(?:none|nil|no|never)\b/i,
  defectThing: /\b(?:defect|termite|asbestos|mould|rising damp)s?\b/i,
  defectYes:
    /\b(?:termites?|asbestos|mould|rising damp|(?:structural |major |building |serious )defects?)\b[^.;]{0,60}\b(?:found|present|seen|active|evidence|identified|detected|observed|noted|sheeting|eaves|cement|lining|treated|damage)\b|\b(?:found|evidence of|identified|observed|contains?|active|live|seen|remov\w{2,3}|treat\w{2,4} for)\b[^.;]{0,40}\b(?:termites?|asbestos|mould|rising damp|(?:structural |major |building |serious )defects?)\b/i,
  defectNot:
    /\b(?:t(?:ook|aken|ake) (?:it )?for|mistook|mistaken for|suspected|thought to be|no|not|none|nil|without|never|free|risk of|susceptible|barrier|inspection for|register of|nothing)\b/i,
})

const VENDOR: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'special-conditions',
  'owners-corporation-certificate',
  'annexure',
  'other',
]
const LET: readonly PageKind[] = ['lease', 'annexure', 'other', 'minutes', 'building-report']
const OF_OTHERS: readonly PageKind[] = [
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'building-report',
  'minutes',
  'annexure',
  'other',
]
const WORK: readonly PageKind[] = [
  'building-permit',
  'building-report',
  'rates-certificate',
  'planning-certificate',
  'annexure',
  'other',
]

const OWNER_BUILDER_SAID =
  'no owner-builder work is told, but work of the last years by an owner-builder is shown'
const NOTICE_SAID =
  'no notice or order is told, but a notice, order or enforcement letter of an authority is shown'
const LET_SAID =
  'no tenancy is told (owner occupied, or none in the last 12 months), but a tenant is shown'
const WORK_SAID =
  'no building work, permit or owner-builder is told for the last years, but a permit or recent work is shown'

const MATTERS: readonly Matter[] = [
  {
    said: OWNER_BUILDER_SAID,
    one: {
      label: 'No owner-builder',
      zones: VENDOR,
      says: patterns.ownerBuilderNo,
      not: patterns.ownerBuilderYes,
    },
    other: {
      label: 'Owner-builder',
      zones: WORK,
      says: patterns.ownerBuilderYes,
      not: patterns.ownerBuilderNot,
    },
  },
  {
    said: WORK_SAID,
    one: {
      label: 'No building work',
      zones: ['vendor-statement', 'particulars', 'contract-form', 'special-conditions'],
      says: patterns.workNo,
      not: patterns.workNoNot,
    },
    other: {
      label: 'Building work',
      zones: WORK,
      says: patterns.workYes,
      not: patterns.workNot,
      event: 'shown',
    },
  },
  {
    said: 'no flood is told, but the property was flooded',
    one: { label: 'No flood', zones: ALL_PAPERS, says: patterns.floodNo },
    other: { label: 'Flood', zones: ALL_PAPERS, says: patterns.floodYes, not: patterns.floodNo },
  },
  {
    said: 'insurance is said to be in force, but it has lapsed or was refused',
    one: { label: 'Insured', zones: ALL_PAPERS, says: patterns.insuredYes, not: patterns.warranty },
    other: {
      label: 'Not insured',
      zones: ALL_PAPERS,
      says: patterns.insuredNo,
      not: patterns.warranty,
    },
  },
  {
    said: 'animals (pets) are forbidden by one paper and allowed or kept by another',
    one: { label: 'No animals', zones: ALL_PAPERS, says: patterns.petsNo, not: patterns.petsNoNot },
    other: {
      label: 'Animals allowed',
      zones: ALL_PAPERS,
      says: patterns.petsYes,
      not: patterns.petsNo,
    },
  },
  {
    said: 'short-term or holiday letting is forbidden by one paper and promised or practised by another',
    one: { label: 'No short letting', zones: ALL_PAPERS, says: patterns.stayNo },
    other: {
      label: 'Short letting',
      zones: ALL_PAPERS,
      says: patterns.stayYes,
      not: patterns.stayNo,
    },
  },
  {
    said: LET_SAID,
    one: {
      label: 'No tenancy',
      zones: ALL_PAPERS,
      says: patterns.letNo,
      denied: patterns.letAsked,
    },
    other: { label: 'Tenancy', zones: LET, says: patterns.letYes, not: patterns.letNot },
  },
  {
    said: 'no approval is said to be needed, but an application was refused or lapsed, or approval is required',
    one: { label: 'No approval needed', zones: ALL_PAPERS, says: patterns.approvalFree },
    other: {
      label: 'Approval refused or needed',
      zones: ALL_PAPERS,
      says: patterns.approvalRefused,
      not: patterns.approvalFree,
    },
    same: patterns.structure,
  },
  {
    said: 'the rent is said to be paid, but the tenant is in arrears',
    one: { label: 'Rent paid', zones: ALL_PAPERS, says: patterns.rentPaid },
    other: {
      label: 'Arrears',
      zones: ALL_PAPERS,
      says: patterns.rentOwed,
      not: patterns.rentNotOwed,
    },
  },
  {
    said: 'no commission or benefit is told, but one is paid',
    one: { label: 'No commission', zones: ALL_PAPERS, says: patterns.commissionNo },
    other: {
      label: 'Commission',
      zones: ALL_PAPERS,
      says: patterns.commissionYes,
      not: patterns.commissionNo,
    },
    same: patterns.receiver,
  },
  {
    said: NOTICE_SAID,
    one: { label: 'No notice', zones: ANSWERS, says: patterns.noticeNo, not: patterns.noticeOther },
    other: {
      label: 'Notice',
      zones: OF_OTHERS,
      says: patterns.noticeYes,
      not: patterns.noticeNot,
      event: 'current',
    },
  },
  {
    said: 'no such notice or order is told in a list, but an enforcement or other notice of that kind is shown',
    one: { label: 'No such notice', zones: ANSWERS, says: patterns.itemNo },
    other: {
      label: 'Notice',
      zones: OF_OTHERS,
      says: patterns.noticeYes,
      not: patterns.noticeNot,
      event: 'current',
    },
    same: patterns.kindOfNotice,
  },
  {
    said: 'the parties are said to be unrelated, but they are related',
    one: { label: 'Unrelated', zones: ALL_PAPERS, says: patterns.partiesNo },
    other: {
      label: 'Related',
      zones: ALL_PAPERS,
      says: patterns.partiesYes,
      not: patterns.partiesNo,
    },
    same: patterns.party,
  },
  {
    said: 'no proceedings or disputes are told, but a case before a court or tribunal is shown',
    one: { label: 'No proceedings', zones: VENDOR, says: patterns.lawNo },
    other: {
      label: 'Proceedings',
      zones: ALL_PAPERS,
      says: patterns.lawYes,
      not: patterns.lawOver,
      event: 'current',
    },
  },
  {
    said: 'no such defect (termites, asbestos, damp) is told, but a report found it',
    one: { label: 'Denied', zones: VENDOR, says: patterns.defectNo },
    other: {
      label: 'Found',
      zones: ALL_PAPERS,
      says: patterns.defectYes,
      not: patterns.defectNot,
      event: 'current',
    },
    same: patterns.defectThing,
  },
]

/** Permits and warranties are asked about for six to seven years back, a tenancy for one. */
const YEARS_ASKED: ReadonlyMap<string, number> = new Map([
  [WORK_SAID, 6],
  [OWNER_BUILDER_SAID, 6],
  [LET_SAID, 1],
])

/** What happened to the property, or is allowed on it, told in two ways. */
export default defineRule({
  id: 'national/history-denied',
  title: 'History and use of the property told in two ways',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'particulars', 'contract-form', 'special-conditions', 'by-laws'],
  patterns,
  clear: 'No paper denies what another shows of the history and use of the property.',
  messages: {
    shown: {
      title: 'One paper denies what another shows: {{said}}',
      description:
        'Two papers in this file tell it differently: {{said}}. One of them is wrong, and what you rely on may not be so when you own the property.',
      recommendation:
        'Before you sign, ask which is right and for the papers that prove it, and have the wrong statement corrected in writing.',
      question:
        'Your papers disagree ({{said}}). Which is right, and will the wrong one be corrected?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = Number((facts.contractDate?.value ?? LAW_AS_AT).slice(0, 4))
    const found = oppositesIn({ doc, facts }, MATTERS).filter(({ matter, other }) => {
      const years = YEARS_ASKED.get(matter.said)
      if (matter.said === NOTICE_SAID) return !isOld(other, asAt - NOTICE_YEARS)
      return years === undefined || isRecent(other, asAt, years)
    })
    if (found.length === 0) return
    const { spans, values, options } = reportOf(found)
    report('shown', spans, values, options)
  },
})

/** An old notice that nobody calls open was dealt with. */
const NOTICE_YEARS = 7

function isOld({ text }: Opposites['other'], oldest: number): boolean {
  const years = matchesOf(text, patterns.anyYear).map(([year]) => Number(year))
  return years.length > 0 && Math.max(...years) < oldest && !patterns.stillOpen.test(text)
}

function isRecent({ text }: Opposites['other'], asAt: number, years: number): boolean {
  const year = Number(patterns.year.exec(text)?.[1] ?? 0)
  return year >= asAt - years && year <= asAt + (years === 1 ? 5 : 0)
}
