import type { PageKind } from '#shared/report.ts'

import type { Outgoing } from '../facts.ts'

export type Kind = Exclude<Outgoing['kind'], 'other-charge'>

/** The paper in which each kind of outgoing is at home. */
export const HOME: Readonly<Record<Kind, PageKind>> = {
  'council-rates': 'rates-certificate',
  'water-rates': 'water-certificate',
  'owners-corporation': 'owners-corporation-certificate',
  'land-tax': 'land-tax-certificate',
  'emergency-services-levy': 'land-tax-certificate',
}
/** The levy has a bill of its own where this is its name; elsewhere it is a line of the rates. */
export const LEVY_PAPER = /\b(?:emergency services levy|revenue ?sa)\b/i
export const WORDS: Readonly<Record<Kind, RegExp>> = {
  'council-rates':
    /\b(?:council|municipal|shire|general rates?|rates and (?:charges|valuation|services|(?:domestic )?waste)|rates? levied|land rates?|local government rates?|all rates|(?:city|borough|rural city|town|municipality) of [a-z]+|rates for (?:the|20\d\d)|separate (?:rates? )?assessment|annual rates|rates \(annual\)|rates payable)\b/i,
  'water-rates': /\b(?:\w*water(?:nsw|board)?|sewer(?:age)?|urban utilities)\b/i,
  'owners-corporation':
    /\b(?:owners'? corp(?:oration)?|OC ?\d{0,2} fees?|body corporate|strata|community (?:corporation|title)|administrati(?:ve|on) fund|(?:estimated|annual|quarterly|contribution) levies|(?:estimated|annual|quarterly|monthly|regular|present) contributions?|share of (?:the |this )?(?:unit|lot)\b|(?:fees|levies|contributions) (?:for|of|on) (?:each|every) (?:lot|unit)|(?:fees?|lev(?:y|ies)|contributions?) (?:payable )?(?:for|by) (?:lot|unit) \d{1,4}[a-z]?|levies (?:are|for (?:the )?(?:lot|unit|first year)|payable|of))\b/i,
  'land-tax':
    /\bland tax\b|\bproportional tax\b|\bmultiple holding\b|^(?:\(\w\)\s{1,3}|\d{1,2}[.)]\s{1,3})?(?:state )?revenue (?:office|nsw|sa)\b/i,
  'emergency-services-levy':
    /\b(?:emergency services(?: and volunteers)?(?: funding)? (?:levy|fund)|fire services (?:property )?levy|ESL|ESVF|FSPL)\b|^levy (?:for\b|20\d\d)/i,
}
export const NOT: Readonly<Record<Kind, RegExp>> = {
  'council-rates':
    /\b(?:water|sewer|LLS|local land services|land tax|owners'? corporation|strata|body corporate)\b/i,
  'water-rates':
    /\b(?:(?<!excluding )(?<!exclude )(?<!plus )(?<!and )usage(?! (?:is |are )?(?:extra|billed|charged|separate|on top|not included))|consumption|council|land tax|rates notice|emergency services|levy)\b/i,
  'owners-corporation':
    /\b(?:special (?:levy|levies|contribution|fee)|insur\w*|excess|balance|cover|building amount|liability|sum insured|held|penalty|unpaid|arrears|overdue|outstanding|fine|entitlement|council|water|forecast|cost of|quote|repair|capital works plan|assets|(?:year|months|quarter) before (?:that|it)?|last year|year before|licen[cs]e|income|rental|lease|telecommunications|manager|caretak\w+|contractor|letting)\b/i,
  'land-tax':
    /\b(?:vacant residential|VRLT|WGT|arrears|windfall|taxable value|(?<!\bincl[^)]{0,24} )surcharge|threshold|(?<!\bincl[^)]{0,14})absentee (?:owner )?surcharge|penalty)\b/i,
  'emergency-services-levy':
    /\b(?:council|water|sewer|land tax|strata|owners'? corporation|holdings?(?! tax)|parcels|deferral|charge registered|site value|capital value)\b/i,
}
export const GOOD =
  /\b(?:total|levied|annual(?:ly)?|per annum|p\.?a\.?|a year|each year|per year|for the (?:full |rating |financial )?(?:rating )?year|for (?:the )?20\d\d|full year|both funds|current (?:fees|rates)|proportional)\b/gi
export const TOTAL =
  /\b(?:total|together|both (?:funds|corporations|lots)|for both\b(?! (?:parties|vendors|sellers))|current (?:fees|annual fees)|annual fees?)\b/i
export const BAD =
  /\b(?:balance|outstanding|put off|deferred|postponed|(?:total|amount|now) due now|carried forward|brought forward|arrears?|owing|overdue|unpaid|paid|received|receipts?|interest|instalments? (?:remaining|due)|discount|rebate|penalty|legal costs|certificate fee|value|valuation|credit|last reading|loan|price|bond|(?<!\bservice )rent|market|held|plan estimate|funds? held|cover|policy|GRV|AAV|NAV|CIV|UCV)\b/i

export const NO_DISCOUNT = /\b(?:before|without|excluding|less)(?: any)? (?:discount|rebate)s?\b/gi

/** A fund of a scheme, to which each owner contributes apart. */
export const FUND =
  /\b(administrati(?:ve|on)|admin|general|sinking|capital works|maintenance(?: plan)?|reserve) fund\b/i

/** Words that name an outgoing only where they open its line: "Rates: the total amount payable". */
export const OPENS: Readonly<Partial<Record<Kind, RegExp>>> = {
  'council-rates':
    /^\s*(?:part \d\s+)?(?:\d{1,2}[.)]\s|\([a-z]\)\s)?(?:annual |general |local |council )?rates?\b(?! (?:of|in|per|and water))/i,
  'owners-corporation':
    /^\s*(?:\d{1,2}[.)]?\s{1,2}|\([a-z]\)\s)?(?:estimated |proposed |current |annual |quarterly )?(?:levies|levy|contributions?)\b/i,
}

/** No owner pays more than this in a year: the budget of a whole building is not one owner's share. */
export const HIGHEST_CENTS = 4_000_000
