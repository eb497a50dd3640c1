import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Matter } from './opposites.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const USE_HISTORY_PATTERNS = wordings({
  floodNo:
    /\b(?:has|have|is|was|were) (?:never|not) (?:been )?(?:flooded|inundated|under water|known to flood)\b|\bno (?:known |recorded |history of |record of ){0,2}(?:flood(?:s|ing)?|inundation|water entry)\b[^.;]{0,40}\b(?:known|happened|occurred|history|property|land|house|aware|in)\b|\b(?:never|not) (?:flood(?:s|ed)|goes under)\b|\bnot aware (?:of any|that)\b[^.;]{0,30}\b(?:flood\w{0,3}|inundat\w{2,4})\b|\bflood(?:ing|s|ed)?(?: history)? ?[:|] ?(?:never|none|nil|no\b)(?! overlay)|\bnever known\b[^.;]{0,30}\bflood/i,
  floodYes:
    /\b(?:flooded|flood (?:of|in)|inundated|under water|floodwater|flood water|water (?:came|rose|entered|reached|got))\b[^.;]{0,60}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b[^.;]{0,40}\b(?:flooded|inundated|under water|floodwater|water (?:came|rose|entered|reached))\b|\b(?:house|garage|yard|property|land|paddock|floor)\b[^.;]{0,24}\b(?:was|were|has been|went|goes) (?:flooded|inundated|under(?: water)?)\b/i,
  insuredYes:
    /\b(?:building|property|premises|house|dwelling|improvements?|scheme|common property|lot)s? (?:is|are|remains?|has been|will remain)(?: \w{4,10}){0,2} insured\b|\b(?:insurance|policy|cover)\b[^.;]{0,50}\b(?:is|are|remains?) (?:\w{4,10} )?(?:in force|current|held|paid|kept up|maintained)\b|\b(?:insurance|policy|cover)\b[^.;]{0,60}, in force (?:at|on) the (?:date|day)\b|\bcurrent (?:building |strata )?insurance\b|\b(?:has|holds|keeps|maintains|carries) (?:\w{1,10} ){0,3}(?:policy|insurance|cover)\b/i,
  warranty:
    /\b(?:recommend\w{0,3}|make sure|ensure|check|whether|should|warranty|statutory insurance|without (?:an? |any )?claims?|no claims? (?:was|were) made|builder'?s|work that|only (?:while|if|as long as|so long as|where)|(?:while|unless|until|provided(?: that)?|as long as) the premium|(?<!\b(?:buildings?|property|common property) and )public liability|indemnity|tenant'?s?|contents|workers|landlord|purchaser|buyer|(?:loss|damage) (?:by|from|caused|due|arising)|policy described)\b/i,
  insuredNo:
    /\b(?:insurance|policy|cover|insurer)\b[^.;]{0,60}\b(?:(?:has |had |was |were |is |been ){0,2}(?:lapsed|expired|ended|came to an end|cancelled|canceled|declined|void(?:ed)?|suspended|terminated|ran out|run out)|(?:not|never) (?:been )?(?:renewed|paid|taken out|placed|in force)|refused|withdrew|withdrawn)\b|\bno (?:building |current |strata |home )?(?:insurance|policy|cover) (?:is|was|has|at)\b|\b(?:is|are|was|been) (?:un|not )insured\b|\b(?:declined|refused) to (?:renew|insure|cover|continue)\b|\b(?:would|will) not (?:renew|insure|continue)\b|\b(?:nothing|no (?:policy|cover)) (?:has been |was |is )?(?:put|taken out|placed|found) in (?:its|their) (?:place|stead)\b/i,
  /** A policy that ended and that another follows. */
  insuredAgain:
    /(?<!\bnot )\b(?:was|were|has been|been|and) (?:renewed|replaced|reinstated)\b|\b(?:new|another|replacement) policy (?:began|begins|started|starts|was taken|took)\b/i,
  petsNo:
    /\bno (?:dogs?|cats?|animals?|pets?)\b(?! (?:other|larger|over))|\b(?:animals?|pets?|dogs?|cats?)\b[^.;]{0,24}\b(?:are|is|must|may|will|shall) (?:not|never) (?:be )?(?:permitted|allowed|kept|to be kept|brought)\b|\b(?:must|may|shall) not (?:keep|have|bring|own) (?:any |an? )?(?:animal|pet|dog|cat)|\b(?:animals?|pets?) (?:are |is )?(?:prohibited|forbidden|banned)\b/i,
  petsNoNot:
    /\b(?:dogs?|cats?|animals?|pets?) (?:has|have|had|was|were) (?:ever |yet )?(?:been )?(?:kept|held|seen|brought|there|in)\b|\b(?:without|unless|except|save|consent|approval|more than|exceeding|assistance|nuisance)\b/i,
  petsYes:
    /\bpets?[- ]friendly\b|\bpets?\b[^.;]{0,12}\b(?:welcome|allowed|permitted|considered|ok)\b|\b(?:tenants?|renters?|owners?|occupiers?|lessees?|licensees?|residents?|buyer|purchaser|seller|vendor)s? (?:may|can|is allowed to|has approval to|has consent to|keeps?|has|have|owns?)(?: \w{2,6}){0,3} (?:dog|cat|pet|animal)s?\b|\bbring (?:your|the) (?:dog|cat|pets?)\b|\bpets?\b[^.;]{0,40}\b(?:approved|permitted|allowed)\b/i,
  stayNo:
    /\b(?:short[- ](?:term|stay)|holiday|tourist|overnight|Airbnb|serviced apartment|visitor accommodation|paying guests?)\b[^.;]{0,60}\b(?:(?:is|are|must|may|shall|will) not|prohibited|forbidden|banned|not (?:be )?(?:permitted|allowed))\b|\b(?:must|may|shall) not\b[^.;]{0,50}\b(?:short[- ](?:term|stay)|holiday|Airbnb|paying guests?|less than (?:three|3|six|6|ninety|90))\b|\bno (?:short[- ](?:term|stay)|holiday) (?:letting|lease|rental|stay)/i,
  /** A house of guests that its owners may not live in: short stays are what it is for. */
  stayOnly:
    /\b(?:only|solely|exclusively|restricted to|confined to)\b[^.;]{0,40}\b(?:short[- ](?:term|stay)|holiday|tourist|serviced apartment|visitor accommodation|paying guests?)\b|\b(?:short[- ](?:term|stay)|holiday|tourist|serviced apartment|visitor accommodation|paying guests?)\b[^.;]{0,40}\b(?:only|solely|exclusively)\b|\b(?:owners?|proprietors?|lot holders?|buyer|purchaser|no ?(?:one|body|person))\b[^.;]{0,24}\b(?:(?:must|may|shall|can|is|are) (?:not )?(?:to )?(?:reside|live|occupy|dwell)|permanent(?:ly)? resid)|\bpermanent (?:residen\w{2,4}|occupation|home)\b/i,
  stayYes:
    /\b(?:Airbnb|holiday (?:let|letting|rental|home|bookings?|guests?)|short[- ](?:stay|term) (?:letting|rental|income|accommodation|guests?|bookings?)|letting pool)\b[^.;]{0,60}\b(?:income|earns?|returns?|return|bookings?|per night|a night|nightly|\$|guests?|potential|run|let|used|ideal|popular|operat\w{2,3}|listing|ready)\b|\b(?:perfect|ideal|suits?|great) (?:for |as )?(?:a |an )?(?:Airbnb|holiday|short[- ](?:stay|term))|\b(?:guests|bookings) (?:hold|made|taken|are taken|up to|until)\b|\b(?:run|operated|let|used|listed) as (?:an? )?(?:Airbnb|holiday|short[- ](?:stay|term))|\bAirbnb\b[^.;]{0,30}\b(?:net\w{0,4}|earn\w{0,3}|income|\d)|\bbookings?\b[^.;]{0,60}\b(?:guests?|nights?)\b|\bper night\b/i,
  letNo:
    /\b(?:tenanc(?:y|ies)|leases?|let|rented|rental|rooming accommodation)\b[^.;]{0,60}\b(?:last|past|previous|preceding) (?:12|twelve) months\b[^.;☐]{0,24}(?:[:|?] ?| )(?:☒ ?)?no\b(?! ?☐)|(?<!\b(?:not|non|never|no longer|isn't|partly|if|was|were)[ -])\bowner[- ]occupied\b|\bnever (?:been )?(?:let|rented|leased|tenanted)\b|\bno tenants?\b[^.;]{0,20}\b(?:ever|at any time|since|in the last)\b|\btenants? ?[:|] ?none at any time\b/i,
  letAsked:
    /\b(?:residential tenancy|tenanc(?:y|ies)|rooming accommodation|leased|rented|let)\b[^.;]{0,60}\b(?:last|past|previous|preceding) (?:12|twelve) months\b/i,
  letYes:
    /\btenants? ?[:|]? ?[A-Z][a-z.]{0,14}\b[^.;]{0,60}\b(?:20\d\d|rent|agreement|weekly|\$)|\b(?:residential )?(?:tenancy|rental|rooming) agreement\b[^.;]{0,80}\b20\d\d\b|\bfixed[- ]term (?:agreement|tenancy)\b[^.;]{0,60}\b20\d\d\b|\brent (?:received|paid|of)\b[^.;]{0,60}\b20\d\d\b|\btenants?\b[^.;]{0,40}\b(?:vacated|moved (?:in|out)|since|from)\b[^.;]{0,30}\b20\d\d\b|\b(?:let|leased|rented) to\b[^.;]{0,60}\b20\d\d\b/i,
  letNot:
    /\b(?:ended|expired|no (?:tenant|tenancy|lease)|common property|roof|telecommunications?|car ?park|other|letting agent)\b/i,
  rentPaid:
    /\brent (?:is|has been) (?:fully )?paid (?:up )?(?:to date|to)?\b|\b(?:no|nil) (?:rent )?arrears of rent\b|\b(?:no|nil) rent(?:al)? arrears\b|\brent(?:al)? arrears ?[:|] ?(?:none|nil|no)\b|\btenants? (?:is|are) not in arrears\b/i,
  rentOwed:
    /\b(?:tenants?|renters?|lessees?|rent)\b[^.;]{0,40}\b(?:in arrears|arrears of|overdue|behind|owes|owing)\b/i,
  rentNotOwed: /\b(?:no|nil|not|none)\b|\$ ?0(?:\.00)?(?![\d,.])/i,
})

const LET: readonly PageKind[] = ['lease', 'annexure', 'other', 'minutes', 'building-report']

/** Of another insurance, or of one that goes on under another policy. */
const NOT_UNINSURED = new RegExp(
  `${USE_HISTORY_PATTERNS.warranty.source}|${USE_HISTORY_PATTERNS.insuredAgain.source}`,
  'i',
)

/** What happened on the property and how it is used or insured: denied and shown. */
export const USE_HISTORY = {
  flood: {
    said: 'no flood is told, but the property was flooded',
    one: { label: 'No flood', zones: ALL_PAPERS, says: USE_HISTORY_PATTERNS.floodNo },
    other: {
      label: 'Flood',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.floodYes,
      not: USE_HISTORY_PATTERNS.floodNo,
    },
  },
  insurance: {
    said: 'insurance is said to be in force, but it has ended, lapsed or was refused',
    one: {
      label: 'Insured',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.insuredYes,
      not: USE_HISTORY_PATTERNS.warranty,
    },
    other: {
      label: 'Not insured',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.insuredNo,
      not: NOT_UNINSURED,
    },
  },
  animals: {
    said: 'animals (pets) are forbidden by one paper and allowed or kept by another',
    one: {
      label: 'No animals',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.petsNo,
      not: USE_HISTORY_PATTERNS.petsNoNot,
    },
    other: {
      label: 'Animals allowed',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.petsYes,
      not: USE_HISTORY_PATTERNS.petsNo,
    },
  },
  shortLetting: {
    said: 'short-term or holiday letting is forbidden by one paper and promised or practised by another',
    one: {
      label: 'No short letting',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.stayNo,
      not: USE_HISTORY_PATTERNS.stayOnly,
    },
    other: {
      label: 'Short letting',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.stayYes,
      not: USE_HISTORY_PATTERNS.stayNo,
    },
  },
  tenancy: {
    said: 'no tenancy is told (owner occupied, or none in the last 12 months), but a tenant is shown',
    one: {
      label: 'No tenancy',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.letNo,
      denied: USE_HISTORY_PATTERNS.letAsked,
    },
    other: {
      label: 'Tenancy',
      zones: LET,
      says: USE_HISTORY_PATTERNS.letYes,
      not: USE_HISTORY_PATTERNS.letNot,
    },
  },
  rentArrears: {
    said: 'the rent is said to be paid, but the tenant is in arrears',
    one: { label: 'Rent paid', zones: ALL_PAPERS, says: USE_HISTORY_PATTERNS.rentPaid },
    other: {
      label: 'Arrears',
      zones: ALL_PAPERS,
      says: USE_HISTORY_PATTERNS.rentOwed,
      not: USE_HISTORY_PATTERNS.rentNotOwed,
    },
  },
} as const satisfies Record<string, Matter>
