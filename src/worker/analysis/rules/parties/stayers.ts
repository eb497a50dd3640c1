import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { datesIn } from '../reading/dates.ts'
import type { Passage } from '../reading/passage.ts'
import type { Entry } from '../reading/passages.ts'
import { MAY_GO_PATTERNS, tenantMayGo } from '../leases/tenant-may-go.ts'

/** How a paper says that somebody who does not buy will be there when the buyer has paid. */
export const STAYER_PATTERNS = wordings({
  ...MAY_GO_PATTERNS,
  person:
    /\b(?:m(?:r|rs|s|iss)|dr|mother|father|parents?|mum|dad|sons?|daughters?|brothers?|sisters?|aunt|uncle|cousins?|niece|nephew|grand(?:mother|father|son|daughter|parents?|children)|step(?:son|daughter|mother|father)|widow(?:er)?|wife|husband|relatives?|famil(?:y|ies)|friends?|carers?|caretaker|gardener|worker|employee|student|manager|lodgers?|boarders?|guests?|occupants?|occupiers?|squatters?|licensees?|tenants?|renters?|mortgagors?|borrowers?|bankrupt|(?:former|present|old|late|previous) owners?|vendor|persons?|people|anyone|anybody|somebody|someone|he|she|they|him|her|them|his|their|i)\b/i,
  /** Until somebody dies or pleases. */
  forLife:
    /\b(?:for|during|throughout) (?:(?:the )?(?:rest|remainder|term|duration|whole) of )?(?:his|her|their)(?: own)?(?: natural)? (?:life|lifetime|lives|days)\b|\b(?:live|lives|stay|stays|reside|resides|occupy|occupies|remain|remains|home|place|rent[- ]free|flat|cottage|cabin|house|room|rooms|unit|bedroom|studio) (?:there )?for life\b|\blife (?:occup\w{3,6}|tenan(?:t|cy)|right|residen\w{2,3})\b|\b(?:as|so) long as (?:he|she|they|(?:m(?:r|rs|s|iss)\.? )?[a-z]{3,14})(?: must| may| is| are)? (?:lives?|living|stays?|wish(?:es)?|wants?|likes?|desires?|chooses?|pleases?|needs?|able|alive)\b|\b(?:until|till) (?:his|her|their|the) (?:own )?death\b|\b(?:until|till) (?:he|she|they)\b[^.;]{0,40}\b(?:dies?|passes|into (?:care|a nursing home|aged care))\b|\brest of (?:his|her|their) (?:life|days|lives)\b/i,
  dwells:
    /\b(?:liv(?:e|es|ing)|resid(?:e|es|ing|ence)|occup(?:y|ies|ied|ation|ancy)|stay(?:s|ing)?|remain(?:s|ing)?|dwell|possession|home|rooms?|flat|unit|cottage|cabin|caravan|house|farmhouse|bedroom|studio|stables|quarters|garage|annexe?|bungalow|shop|workshop|shed|office|premises)\b/i,
  /** Rights and people that have nothing to do with a home there. */
  notHome:
    /\b(?:insur\w{1,5}|policy|warrant(?:y|ies)|by-?laws?|entitlement to vote|director|trustee for life|membership|licensed (?:builder|driver)|body corporate|scheme|letting (?:agreement|pool)|settlement (?:must|may|is to) be (?:put off|delayed|postponed|extended|deferred))\b/i,
  allowed:
    /\b(?:may|must|lets?|permit(?:s|ted)?|allow(?:s|ed)?|suffers?|agree[sd]?|told|promise[ds]?|right|keeps?|need not|arrangement|in return|entitled|said|licen[cs]e|agreement|has|have|reserved)\b/i,
  staysOn:
    /\b(?:stay(?:s|ing)?(?: on)?|remain(?:s|ing)? (?:on |living |there |in|at|on)|liv(?:e|es|ing)(?: on)? (?:in|at|on|there|upstairs|downstairs)|(?:live|living) on|resid(?:e|es|ing)|occup(?:y|ies)|sleep(?:s|ing)?|(?:go(?:es)?|keep(?:s)?|carry|carries|continu(?:e|es)) (?:on )?(?:to (?:live|use|occupy|run|trade|work)|living|using|trading|working|running|its|his|her|their|in (?:the|occupation|possession))|ha(?:s|ve) (?:the )?use of|use (?:of )?(?:the|his|her|their)|hold(?:s|ing)? over|ha(?:s|ve) until|come and go|(?:runs?|trades? from|works? from) (?:the|its|his|her|their)|see (?:patients|clients|customers)|keep(?:s)? (?:the|one|a|his|her|their)|lease ?back|rents? back)\b/i,
  /** A stretch of time behind settlement. */
  afterwards:
    /\b(?:days?|weeks?|fortnight|months?|years?|winter|spring|summer|autumn|harvest)\b[^.;]{0,24}\b(?:after|from|beyond|past)\b[^.;]{0,20}\bsettlement\b|\bafter settlement\b|\bfor (?:up to |another |a further )?(?:\w{2,9}|\d{1,3})(?: \(\d{1,3}\))? (?:days?|weeks?|months?|years?)\b[^.;]{0,24}\b(?:rent|charge|free|without|no rent|pay)/i,
  untilTime:
    /\b(?:until|till|to|ends? (?:on|in)|up to) (?:the )?(?:end of )?(?:\d{1,2} )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|harvest|christmas|easter)\b(?:,? 20\d\d)?|next (?:year|season)|(?:i|he|she|they) (?:finish|find|have|has))/i,
  /** Is there now. */
  here: /\b(?:continues?|remains?) to be (?:occupied|inhabited|lived in)\b|\bremains? occupied\b|\b(?:is|are|was|were) (?:still |now )?(?:living|residing|sleeping|occupying|staying|in (?:occupation|possession|residence)|in the (?:house|home|unit|flat|property|dwelling|granny flat|cottage))\b|\b(?:lives?|resides?|sleeps?) (?:in|at|on|there|upstairs|downstairs|under)\b|\boccup(?:y|ies) (?:the|it|part|a|one)\b|\bhas (?:been living|lived)\b|\b(?:still|remains?) (?:in|on|at|there|lives?|living|here)\b|\b(?:is|are|be) found (?:in|on|at|there)\b|\bin (?:occupation|possession) of (?:the |it|part |a |one )(?:of |whole|land|property|house|home|flat|unit|lot|dwelling|cottage|rooms?)?(?!\w)|\b(?:person|anyone|anybody|people|occup\w{3,5}|whoever|mortgagor|borrower|bankrupt|owner|tenant|he|she|they)s?\b[^.;]{0,24}\b(?:be in (?:the|it|possession|occupation)|(?:has|have) not (?:gone|left|vacated|departed|moved)|remains?|is there|are there)\b/i,
  /** … and nobody undertakes to have him go. */
  nobodyEvicts:
    /\bvendor\b[^.;]{0,30}\b(?:must not|need not|not)\b[^.;]{0,24}\b(?:remove|evict|put|proceed|take|promise|undertake|obliged|bound|required|guarantee|warrant)|\bnot (?:be |been )?(?:obliged|bound|required|asked|given notice|told) to (?:leave|go|move|vacate|remove|evict|put|take)\b|\bnot (?:yet )?(?:been )?given (?:any )?notice\b|\bnot (?:be |say |intend )?(?:leaving|moving|going)\b|\bwithout the (?:vendor|owner|mortgagee)'s (?:consent|leave|permission)\b|\bpurchaser\b[^.;]{0,80}\b(?:removes?|evicts?|put(?:s|ting)? (?:him|her|them)|takes? (?:it|the (?:property|land|unit|house)) (?:as|subject)|takes? subject|still settle|must settle|settles? all the same|settles? (?:notwithstanding|nevertheless|anyway|regardless)|gets? possession|obtains? (?:vacant )?possession|at its own (?:cost|expense))\b|\bpurchaser to (?:obtain|get|remove|evict|recover|seek)\b|\bto be (?:removed|evicted) by the purchaser\b|\b(?:no date|order for possession|possession order|warrant of possession)\b|\bsettlement\b[^.;]{0,24}\bnot be (?:delayed|put off|postponed|deferred)\b/i,
  weakPromise:
    /\b(?:reasonable|best) (?:efforts?|endeavours?)\b[^.;]{0,40}\b(?:give|deliver|obtain|hand over)\b[^.;]{0,12}\bvacant possession\b|\bvacant possession\b[^.;]{0,50}\b(?:if (?:it|he|she|they|the vendor) (?:may|is able)|if (?:possible|able)|so far as (?:it|possible)|must not (?:promise|guarantee|warrant)|but (?:not|no) (?:promise|guarantee))\b|\b(?:want|lack|absence) of vacant possession\b|\bsubject to whatever (?:occup\w{3,6}|tenan\w{2,4})\b|\bvendor must not remove (?:any )?(?:person|occup|tenant|animal)|\bvendor\b[^.;]{0,20}\b(?:not (?:be )?(?:obliged|required|bound)|need not|no (?:obligation|duty))\b[^.;]{0,16}\b(?:remove|evict|eject|turn out|put out)\b[^.;]{0,24}\b(?:persons?|people|anyone|anybody|occup\w{3,5}|tenants?|proprietors?|owners?|mortgagors?|borrowers?|famil(?:y|ies)|whoever)\b|\bpurchaser\b[^.;]{0,24}\b(?:settles?|completes?)\b[^.;]{0,12}\b(?:whether or not|even (?:if|though)|although)\b[^.;]{0,40}\b(?:vacant|empty|unoccupied|still occupied|not (?:left|gone|vacated))\b/i,
  /** Beasts and crops of somebody else. */
  beasts:
    /\b(?:agist\w{0,5}|depastur\w{0,3}|graz(?:e|es|ed|ing|ier)|share-?farm\w{0,3}|crops (?:the|about|some|part|\d)|cropping|(?:winter|standing|summer) crop|(?:strip|harvest|take(?: off)?|reap|sow|sown|cut|gather)(?:s|ed|ing)? (?:the |his |her |their |a )?(?:crop|hay|oats|wheat|barley|canola|vintage)|(?:cattle|sheep|horses?)(?! (?:yards?|dip|shed|ramp|crush|grid|stalls?|rails?|stables|float|pens?))|ponies|livestock|cows|steers|goats?|alpacas?|(?:bee)?hives?)\b/i,
  goOn: /\b(?:until|till|lasts?|runs? (?:on|to|for)|expir(?:es|ing)|continu(?:e|es|ing)|goes? on|going on|remains?|stays?|(?:may|must|to) keep|hold over|come back|bound by|subject to (?:it|them|that|the)|takes? over|let (?:him|her|them) (?:stay|remain|graze)|put (?:him|her|them) off|is off|seasons?)\b/i,
  beastsOf:
    /\b(?:agreement|licen[cs]e|lease|arrangement|paper|handshake|agist\w{0,5}|grazier|share-?farm\w{0,3}|belong|owned by|m(?:r|rs|s|iss)\b|neighbou?r\w{0,3}|friend|he|she|they|their|his|her)\b/i,
  notBeasts:
    /\b(?:by-?laws?|council|shire|stock and domestic|vermin|fence(?:s)? (?:is|are|must|stock)|(?:vendor|seller)s? (?:must|will|shall|is to) (?:muster|remove|take)|(?:purchaser|buyer)s? may (?:graze|agist|keep)|no (?:agist|graz|livestock|animal|horse|cattle)\w{0,5}|must not|(?:before|until) (?:settlement|completion)|walk-?in|rates|overlay|zone|permit)\b/i,
  hasGone:
    /\b(?:ended|vacated|moved out|gone|left in|has left|terminated|surrendered|withdrawn|deceased having|will be gone|must (?:vacate|leave|go|be gone|be out|move out|have (?:left|gone))|(?:agreed|signed) to (?:leave|go|vacate))\b/i,
  nobodyThere:
    /\b(?:there (?:is|are|was|were) no|no (?:one|person|lodger|tenant|occup\w{3,5}|relative|(?:live)?stock|agistment|share-?farm\w{0,3}|animals?|such)|nobody|none of (?:them|the)|(?:has|have) no (?:right|claim|wish)|never|need not (?:allow|let|permit)|(?:until|till|to) (?:19\d\d|20[01]\d))\b/i,
  /** The rule on tenancies reads those. */
  tenancy: /\b(?:tenanc(?:y|ies)|tenants?|rental agreement|leased?)\b/i,
  ofBuyer:
    /\bpurchaser (?:may|must be let|must be allowed|moves?|lives?|occup(?:y|ies)|as licensee)\b/i,
  untilSettlement:
    /\b(?:until|till|up to|before) (?:the )?(?:day (?:of|before) )?(?:settlement|completion)\b/i,
})

export type StayerKind = 'life' | 'stays' | 'occupant' | 'weak' | 'beasts'

const P = STAYER_PATTERNS

/** Without one of these in the plain words of a passage nobody stays. */
export const STAYER_ENTRIES: readonly Entry[] = [
  P.weakPromise,
  [P.here, P.nobodyEvicts, P.person],
  [P.forLife, P.dwells, P.person, P.allowed],
  [P.beasts, P.goOn, P.beastsOf],
  [P.staysOn, P.person, P.allowed, P.dwells],
]

/** Long paragraphs hold the words of many matters. */
const LONGEST = 600

/**
 * Who stays by the words of a passage: for life, for a time, without anybody to evict him, or with
 * his beasts; null where nobody does, or only until settlement falls on `due`.
 */
export function stayerIn({ text, plain }: Passage, due: string | null): StayerKind | null {
  if (text.length > LONGEST || text.endsWith('?')) return null
  if (P.weakPromise.test(plain)) return 'weak'
  if (tenantMayGo(plain)) return null
  if (holds(plain, P.here, P.nobodyEvicts, P.person)) return 'occupant'
  if (P.hasGone.test(text) || P.ofBuyer.test(plain) || P.nobodyThere.test(text)) return null
  if (holds(plain, P.forLife, P.dwells, P.person, P.allowed) && !P.notHome.test(plain))
    return 'life'
  if (P.untilSettlement.test(text)) return null
  const last = datesIn(text).toSorted().at(-1)
  if (due !== null && last !== undefined && last <= due) return null
  if (holds(plain, P.beasts, P.goOn, P.beastsOf) && !P.notBeasts.test(text)) return 'beasts'
  if (P.notHome.test(plain) || P.tenancy.test(text)) return null
  const past = P.afterwards.test(plain) || P.untilTime.test(plain)
  return past && holds(plain, P.staysOn, P.person, P.allowed, P.dwells) ? 'stays' : null
}
