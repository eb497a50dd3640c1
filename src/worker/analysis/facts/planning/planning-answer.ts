/**
 * What a council answers about a map or a control: true where it applies to the land or to a part of
 * it, false where it does not, null where the words decide nothing ("see the attached map").
 */
export function answerOf(words: string): boolean | null {
  const text = words
    .replace(/^[\s:|.,-]+/, '')
    .replace(/^n\/?a\s+(?=[A-Z])/i, '')
    .replace(EXCEPT, 'except ')
  if (!/[A-Za-z☐☒]/.test(text)) return null
  if (TICKED_NO.test(text)) return false
  if (TICKED_YES.test(text)) return true
  if (/^☐|^[Xx✗✘]$/.test(text)) return false
  if (/^(?:yes|✓|✔)(?:\b|$)/i.test(text)) return !ELSEWHERE_ONLY.test(text)
  if (DENIED_AT_ONCE.test(text) || GONE.test(text) || DENIED_AT_LAST.test(text)) return false
  if (ASKS_ELSEWHERE.test(text) || GENERAL.test(text)) return null
  const [first = ''] = text.split(/\.(?=\s|$)/)
  const affirmed = indexOf(AFFIRMED, first)
  if (indexOf(DENIED, first) < affirmed || indexOf(LAND_DENIED, text) < affirmed) return false
  return !(NEARBY.test(first) && !/\bappl(?:y|ies)\b/i.test(first))
}

function indexOf(words: RegExp, text: string): number {
  return words.exec(text)?.index ?? Infinity
}

/** Does a sentence that names a map or control say that it applies to the land? */
export function affirms(sentence: string): boolean {
  return !denies(sentence) && SAYS.test(sentence.replace(EXCEPT, ' except '))
}

/** Does a sentence deny, doubt, or speak of other land or another time? */
export function denies(sentence: string): boolean {
  const text = sentence.replace(EXCEPT, ' except ').replace(/\b(\d{1,2}) May\b|\bMay (?=\d)/g, '$1')
  return [NEARBY, DISTANT, GONE, PENDING, DENIES, ASKING, OF_ANY].some((words) => words.test(text))
}

/** The beginning of a question that has its answer elsewhere. */
const ASKING =
  /^\W{0,4}(?:\w{1,4}[.)]\s{1,3})?(?:is|are|has|have|does|do|did|will) (?:the|this|any|there|it|an?|part)\b/i
/** "Places entered in the register are dealt with …", "Where a lot is in a prone area …": of any land. */
const OF_ANY =
  /^[\s\W\d]{0,6}(?:places?|properties|sites|lots|parcels|premises|owners?|items?|buildings|trees|works|development|proposals|applications|information|details)\b(?! (?:is|are|has|was)\b)(?: [\w-]{1,14}){1,12} (?:is|are|can|must|should|will)\b|\b(?:where|when|once|before|wherever) (?:an?|the|any|some|such|land|your)\b[^,;.]{0,40}\b(?:is|are|lies|falls)\b/i

const EXCEPT = /\b(?:none|nothing|no \w+)(?:,)? (?:except|but|other than)\b|\bnot? only\b/gi
const TICKED_YES = /(?:☒|[([]x[)\]]) ?yes\b|\byes ?☒/i
const TICKED_NO = /(?:☒|[([]x[)\]]) ?no\b|\bno ?☒/i
const ELSEWHERE_ONLY =
  /^yes\W+(?:but )?(?:only )?(?:the )?(?:adjoin|adjacent|neighbour|near|abutting)/i
const DENIED_AT_ONCE =
  /^(?:no(?!\. ?\d)|nil|none|nothing|n\/?a|not|never|neither|outside|clear|unaffected|does not|is not|the (?:land|lot|property|site|parcel|block|premises) (?:is|are|does|has) not|(?:the )?(?:city|council|shire|authority|department|minister)(?: of [A-Z]\w{1,20})? (?:currently )?(?:has|have|holds?|knows? of) no\b|unknown|above|draft|proposed|pending|under review|exhibited)\b/i
/** "Above 20 m AHD; the overlay does not apply", "in the T5 (lowest) class and no control applies" */
const DENIED_AT_LAST =
  /\bno (?:\w+ ){0,2}(?:control|restriction|requirement|condition)s? (?:appl(?:y|ies)|(?:is|are) (?:applied|imposed))\b(?! (?:to|on|over) (?:the )?(?:rest|remainder|balance|other|front|rear|house))|\blowest\b[)]?(?: \w+)? (?:class|band|category|hazard|risk)\b|\b(?:class|band|category) \w{1,3}[,(]? ?(?:which is |being )?the lowest\b|\bvery low hazard\b|^category X\b|^exempt\b|\(exempt(?:ed)?\)|\b(?:overlay|code|map|mapping|control|it|this|that|which) (?:(?:does|do) not (?:apply|affect|extend|touch|reach)|(?:is|are) not (?:applicable|triggered|mapped))/i
/** "This land is not in those parts", after a sentence on the whole council area. */
const LAND_DENIED =
  /\b(?:this|the|subject) (?:land|lot|property|site|parcel|block|premises)\b[^.;]{0,24}\b(?:is|are|does|do|has) not\b/i
/** What is told of land in general. */
const GENERAL =
  /\b(?:on|to|of|for) (?:some |certain |other )?(?:land|properties|lots|premises) (?:with|that|which|in|shown|within|identified)\b|\bin (?:some )?parts of the (?:local|city|shire|municip|council)|\b(?:whole|entire|all of the|throughout the|most of the) (?:of the )?(?:municipality|city|shire|district|state|council|local government)|\bon some land\b|\bsome land\b/i
const GONE =
  /\b(?:repealed|revoked|rescinded|removed|deleted|abandoned|lapsed|withdrawn|taken off|no longer|dropped|uplifted|was lifted|formerly|used to)\b/i
const PENDING =
  /\b(?:proposed (?:overlay|listing|heritage|map|control|amendment|code|zone)|draft|exhibit(?:s|ed|ion)|not yet|being (?:prepared|investigated|considered))\b/i
const ASKS_ELSEWHERE =
  /^(?:for (?:more |further )?information|information|includ(?:ed|es)|insured|exclu(?:ded|des)|cover(?:ed)?\b|standard|optional|refer|see|check|contact|ask|enquire|search|apply to|to be|as (?:attached|shown)|per|copy|attached|\$)/i
const DENIED =
  /\b(?:not (?:in|within|inside|on|over|mapped|affected|applicable|identified|included|listed|subject|shown|present|entered|registered|relevant|recorded|designated|declared|proclaimed|located|prone|a|an|known|aware)|no part|no (?:known|record|hazard|overlay|map\w*|(?:\w+ )?(?:development|planning) controls?|constraints?|data|information|polic\w+|entry|controls?|such)|outside|(?:does|do|has|have|had) not|none|nil|nothing|unaffected|never|neither|nor|free (?:of|from)|unknown|cannot|whether|may (?:be|apply|need)|might|can be (?:had|obtained|seen)|above the|(?:moderate to low|low to moderate|very low|low|negligible|minimal) (?:risk|likelihood|probability)|mapped as low|for information only)\b/i
const AFFIRMED =
  /^(?:in )?part(?:ly|ially)?\b(?!.{0,30}\bnot\b)|\b(?:applies|affected by|affects|(?:is|are) mapped|mapped as (?!low)|(?:is|lies|falls) (?:partly |wholly )?(?:in|within|inside)|identified)\b/i
const NEARBY =
  /\b(?:adjoin\w*|adjacent|near(?:by|est)?|vicinity|next to|opposite|neighbour(?:s|ing)?|across the (?:road|street)|land to the (?:north|south|east|west)|(?:km|metres|kilometres) (?:away|distant|from|north|south|east|west))\b/i
const DISTANT = /\bwithin (?:\d|about|a (?:kilometre|metre|short|radius))/i
const DENIES =
  /\b(?:no|not|nil|none|never|unknown|whether|unless|if|any|without|outside|neither|nor|cannot|may|might|could|unaffected|all land|above the|land (?:with|that|which|in parts)|parts of the (?:local|city|shire|municip))\b/i
const SAYS =
  /\b(?:is|are|lies?|affect(?:s|ed)|identified|mapped|declared|registered|subject|between|shown|entered|except|appl(?:y|ies)|falls|reserved|designated|takes in|covers?|covered|contains|forms part|listed|noted|burdened|crosses|traverses|extends)\b/i
