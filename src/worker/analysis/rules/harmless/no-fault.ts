import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { isBoxedSound } from './boxed-sound.ts'

/** How an inspector tells of something that is no fault of the building as it stands. */
export const NO_FAULT_PATTERNS = wordings({
  /** What a word of the trade means: "Major defect: one of enough size that …". */
  graded:
    /\b(?:major|minor|serious|significant|structural) (?:structural )?(?:defects?|faults?|damage)["']?(?: ?[:,|–—-]| is| are| means?| being){1,2} (?:(?:an?|any|the|those|one) )?(?:(?:\w{4,12} )?(?:defects?|faults?|flaws?|items?|matters?|things?|conditions?|impairments?|something|anything) (?:that|which|of|to|so|whose|in|with|where|serious|bad|large|is|are)\b|(?:something|anything|one|ones|those) (?:that|which|of|so|whose|in|with|where|,|serious|needing)|(?:of )?(?:sufficient|enough|such) \w{3,12})/i,
  hazard:
    /\bsafety hazards?["']?(?: ?[:,|–—-]| is| are| means?){1,2} (?:(?:an?|any|the) )?(?:\w{4,10} )?(?:something|anything|things?|items?|matters?|conditions?|defects?|danger) (?:that|which|of|to|with|likely|posing)\b/i,
  quoted:
    /(?:^|[.;:,] |\bwords? |\bterms? |\bby )["'][^"'.;]{3,50}["'](?: (?:in (?:our|this|these|the) \w{4,10}|here))?(?:,? (?:means?|denotes?|describes?|refers?|stands for|is (?:used|when|where|an?|any|one|what|our word|kept for)|are (?:used|those)|we mean|covers?)\b| ?[:–—-] (?:an?|any|one|sufficient|something|anything)\b|, (?:an?|any|something|anything)\b)/i,
  we: /\bwe (?:use|call|write|say|keep|reserve|class|mean)\b[^.;]{0,30}["'][^"']{3,40}["'][^.;]{0,20}\b(?:for|when|where|if|of|only|something|anything|as)\b/i,
  asDefined:
    /\b(?:words?|terms?|expressions?|hazards?["']?|defects?["']?|conditions? conducive["']?)\b[^.;]{0,30}\b(?:(?:are|is) (?:defined|explained|used as)|(?:have|has|bear|carry|take)s? (?:the|their|its|that) (?:same )?(?:meanings?|sense)|as (?:in|defined (?:in|by)) (?:the |AS\b|Australian|section)|as the standards? (?:says?|has|puts?))/i,
  ofThis:
    /\b(?:this|these|it|they)\b[^.;]{0,24}\b(?:is|are|as|be|regard\w{0,2})\b|\b(?:found|observed|noted|regard|consider|classified|rated)\b/i,
  head: /(?:^|[.;] |\n)(?:\W{0,2}\d{1,2}[.)]? {1,3})?(?:definitions?|glossary|meanings? of (?:the )?(?:terms|words)|terms(?: used)?|words used|explanation of terms)(?: \w{2,10}){0,4}[:.]/i,

  /** The last cell of a row, where it rates what the others tell. */
  ratedSound:
    /^\W{0,3}(?:n\/?a|not applicable|(?:generally )?(?:satisfactory|serviceable|acceptable|sound|compliant|good|adequate|in (?:good )?order|OK))\W{0,3}$/i,
  /** What was put against a building and is no part of it: "firewood leans on the wall". */
  stored:
    /\b(?:fire ?wood|wood ?heaps?|timber|planks?|palings|ladders?|bicycles?|pallets?|boxes|crates|(?:old |spare |loose )?(?:bricks|pavers|tiles)|iron|sheets|pots|soil|mulch|rubbish|goods|furniture|creepers?|vines?|ivy|hoses?|tools) (?:(?:is|are|was|were|has been|have been) )?(?:lean(?:s|ing|t)?|stacked|stored|piled|heaped|rest(?:s|ing)?|propped|kept|standing) (?:on|against|along|beside|by|over|under|at|beneath|below|in)\b/i,
  andHarmed:
    /\b(?:termites?|workings|mud|rot\w{0,3}|damp\w{0,3}|wet|moisture|crack\w{0,3}|decay\w{0,2}|rust\w{0,2}|collaps\w{2,3}|bulg\w{2,3}|mould|weep)\b/i,

  /** What a treatment against insects leaves behind: "drill holes in the paving". */
  drilled:
    /\bdrill(?:ed|ing)?[- ](?:holes?|marks?|points?)\b|\bholes? (?:(?:was|were|had been|have been) )?drilled\b|\b(?:injection|treatment|inspection|core) holes?\b/i,
  /** A case that is put and not told: "were a crack to appear, an engineer should be asked". */
  supposed:
    /^\W{0,3}(?:\d{1,2}[.)]? )?(?:(?:were|should) (?:an?|any|some|such|it|they)\b[^.;]{0,50}\b(?:appear|arise|occur|develop|turn up|emerge|come to light|be (?:found|seen|noticed|discovered))|if (?:an?|any|some)\b[^.;]{0,50}\b(?:at some later (?:date|time)|ever|in (?:the )?future|later|one day) (?:appear|arise|occur|develop|emerge|be (?:found|seen)|is (?:found|seen)|were (?:found|seen))|(?:if|were) at some later (?:date|time)\b)/i,

  /** What an insurer or a builder would answer for. */
  cover:
    /\b(?:cover|covers|covered|insur\w{2,5}|polic(?:y|ies)|warrant(?:y|ies)|guarantee\w{0,1}|indemnity|period|statutory|years?)\b[^.;]{0,100}\b(?:structural|major|minor|non-?structural|other|building) defects?\b/i,
  claimed:
    /\b(?:claims?|claimed|declin\w{1,3}|denied|refus\w{1,3}|found|reported|rejected|not covered|excluded|notif\w{2,5}|rectif\w{1,8}|order\w{0,2}|dispute\w{0,1})\b/i,

  /** What was looked for, asked or feared, and is not said to be there. */
  soughtFor:
    /\b(?:look(?:s|ed|ing)?|check(?:s|ed|ing)?|search(?:ed|es|ing)?|watch(?:ed|es)?|test(?:ed|s|ing)?) for\b|\b(?:asked|wondered|queried|wanted to know|enquired|inquired) (?:if|whether|about)\b|\b(?:engaged|asked|hired|called(?: in)?|appointed|came) to (?:look|check|investigate|find|test)\b/i,
  /** What would have been said of a house that had it. */
  wouldBeCalled:
    /\bif (?:i|we|the inspector|our inspector) had (?:found|seen|noticed|observed|come across|suspected)\b|\bwould (?:look like|(?:normally|ordinarily|usually|otherwise) (?:be|have been) (?:reported|classed|classified|rated|noted|recorded|called|listed|described))\b|\bwould (?:be|have been) (?:mentioned|reported|noted|recorded|told|set out|listed)\b[^.;]{0,24}\b(?:if|had)\b|\bhad (?:there been|i found|we found) (?:any|an?|one)\b/i,
  andFound: /\b(?:found|showed|revealed|is|are|has|have|confirmed|yes)\b/i,
  advice:
    /\b(?:rating|assessment|calculation|software|simulation) (?:assumes?|is based on|takes? (?:no )?account)\b|\b(?:advice|tips?|hints?|notes?|guidance) (?:to|for) (?:all|every|any|each|buyers|owners|readers|home ?owners)\b|\b(?:general|usual|standard|standing) (?:advice|tips?|guidance|remarks?|notes?)\b|\b(?:builders|buyers|owners|readers?|residents) (?:should|ought to|may wish to)\b|\bas (?:for|with|in) (?:the whole|every|all|any) (?:district|region|suburb|house|home|town)\b/i,

  /** A rating of a summary that says nothing was seen. */
  countedNone:
    /^\W{0,3}(?:0|nil|none)(?: (?:beyond|besides?|other than|apart from|in addition to) (?:items? |clause |section )?[\d. ,and]{1,20})?$/i,
  ratedNone:
    /^\W{0,3}(?:not (?:observed|evident|identified|sighted|found|seen|noted|present|detected)|none(?: (?:observed|evident|identified|sighted|found|seen|noted|present|detected))?|nil|no)\W{0,3}$/i,

  /** What the inspector went over, and from where. */
  scopeHead:
    /^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})?[.)]? )?(?:what (?:was|we|i) (?:looked at|inspected|saw|seen|examined)|(?:scope|extent|areas?|method|limits?) (?:of|covered by|inspected|seen)\b|areas? (?:inspected|seen)|scope\b|how (?:we|i) (?:looked|inspected)|inspection (?:covered|method))/i,
  lookedFrom:
    /\bfrom (?:the ground|inside|a (?:\d(?:\.\d)? ?(?:m|metre) )?ladder|the (?:manhole|roof|eaves|street))\b/i,
  lookedFault:
    /\b(?:crack\w{0,3}|leak\w{0,3}|rot\w{0,3}|rust\w{0,2}|damp|stain\w{0,2}|broken|loose|missing|fail\w{0,3}|defects? (?:in|of|to)|poor|sagg\w{2,3}|mould|termites?|corro\w{3,5}|asbestos|worn|decay\w{0,2})\b/i,
  /** What is ordinary in a house, in the inspector's own words. */
  ordinary:
    /\b(?:steady|firm|sound|unmoved|dry|tight|no movement) (?:ever )?since\b|\bas (?:required|the code (?:asks|requires|allows))(?=[,.;]|$)|\bplumb(?:,| and)\b|\bwithout (?:any )?(?:sign of )?(?:movement|distress|rotation|lean)\b|\bbut (?:we |i )?(?:found|saw) (?:it|them) (?:to be )?(?:well|sound|firm|dry|safe|good|in good)\b|\b(?:var(?:y|ies) by (?:only )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d|1[0-4]) ?(?:mm|millimetres)|in the nature of|of no (?:account|moment|importance|structural (?:significance|concern))|means? nothing|(?:calls?|asks?) for no (?:work|repair|action|attention)|within what is (?:common|usual|normal)|of the kind usual|as (?:is|was) to be expected|(?:are|is) usual (?:for|in)|what (?:houses|terraces|brickwork|plaster) (?:of this age )?do(?:es)?|exposed (?:as it should|on (?:all|both|every))|(?:was|were|is|are) gone (?:on|by|at|when|since)|(?:treatment|repair|work)s?\b[^.;]{0,40} (?:was|were|is) successful|cracks?\b[^.;]{0,30} closed up|(?:joints?|vents?|openings?|slots?) (?:was |were |are )?cut (?:in|for|to let))\b/i,

  /** A fault that is told only with its end: "re-decked after the boards rotted". */
  overcome:
    /\b(?:was|were|had) (?:\w{3,9} )?(?:rotted|rusted|cracked|broken|loose|worn|perished|corroded)\b[^.;]{0,30}, (?:and (?:is|are) )?now (?:on|of|in|new|steel|re\w{4,8}ed|made good|sound|fixed)\b|\b(?:past|old|former|earlier|previous) (?:leak|crack|damp|stain|fault|damage|defect|movement)s?\b[^.;,]{0,30},? ?(?:now |since )?(?:fixed|repaired|mended|sealed|cured|rectified)(?=[,.;]|$)|\b(?:filled|sealed|repaired|patched|pinned) and (?:\w{3,6} )?(?:unmoved|unchanged|stable|closed|sound)\b|\b(?:previously|formerly|once) (?:\w{4,12}ly )?(?:leaning|rotten|cracked|leaking|unsafe|sagging|rusted|loose|failed|broken)\b[^.;]{0,40}\b(?:re\w{4,9}d|fixed|mended|sealed)\b|\b(?:re-?\w{4,7}ed|replaced|renewed|rebuilt|mended|repaired)\b(?! (?:by amateurs|badly|poorly))[^.;]{0,40}\b(?:after|because|when|once)\b[^.;]{0,40}\b(?:rotted|rusted|failed|leaked|cracked|broke|fell|perished|corroded|decayed)\b|\b(?:leaning|rotten|cracked|leaking|unsafe|sagging|rusted|loose|failed)\b[^.;]{0,24}\b(?:before|until) (?:it|they) (?:was|were) (?:re\w{4,9}|mended|fixed)\b/i,

  /** The vendor has it mended before settlement, and promises so behind the statement. */
  vendorMends:
    /^[^.]{0,12}\b(?:vendor|seller)s?\b[^.]{0,70}\b(?:fit(?:ted|ting)?|replac\w{1,5}|repair\w{0,3}|mend\w{0,3}|fix\w{0,3}|renew\w{0,3}|make good|making good|rectif\w{1,8})\b[^.]{0,30}\b(?:before|by|prior to|on or before|at) (?:the )?(?:settlement|completion)\b/i,
  /** "A fitting that had no earth has been taken out". */
  undone:
    /\b(?:that|which) (?:had|was|were) [^.;]{3,60}\b(?:has|have|was|were) (?:since )?(?:been )?(?:taken out|removed|replaced|repaired|renewed|disconnected|rewired|made good)\b/i,
  /** Put right, by whom or when. */
  mended:
    /\b(?:has|have) (?:since |now |all )?been (?:washed|wiped|scrubbed|cleaned) (?:off|away|down|up)\b|\b(?:mended|pinned|stitched|re-?bedded|jacked|sealed|packed|filled(?: and painted)?|(?:was|were) put in|braced|screwed(?: down| back)?|pushed back(?: and screwed)?|put (?:back|right)|repaired|patched|renewed|replaced|re-?fixed|made good|re-?laid|re-?lined|eased|tightened|adjusted|closed up|cut out|changed|cured|fixed|rectified|re-?built|re-?stumped|re-?blocked|underpinned|underset)\b[^.;]{0,44}\b(?:in (?:(?:early|late|mid) )?(?:[a-z]{3,9} )?(?:19|20)\d\d|on \d{1,2} [a-z]{3,9}|by (?:the|its|an?) (?:inspector|owners?|vendors?|sellers?|builder|insurer\w{0,2}|roofer|plumber|previous owner)|on the (?:day|spot)|while (?:i|we) (?:was|were)|during (?:our|my|the|this) (?:visit|inspection)|for nothing|in (?:our|my) presence|under warranty|as (?:the|an?) invoice|\(invoice|invoice seen)/i,
  /** "Underpinning of the corner was done in 2012". */
  done: /\b(?:receipts?|invoices?|guarantee|certificate|work) (?:of|from|by) (?:[A-Z&][\w&'-]{0,14} ){1,3}(?:Restumping|Underpinning|Reblocking|Foundations)\b|\b(?:[A-Z&][\w&'-]{0,14} ){1,2}(?:Restumping|Underpinning|Reblocking) (?:invoice|receipt|Pty|Co)\b|\b(?:along|together) with the (?:re-?stumping|underpinning|re-?blocking)\b|\b(?:re-?stumping|underpinning|re-?blocking|re-?lining|re-?roofing|re-?wiring)\b[^.;]{0,50}\b(?:done|carried out|finished|completed|of|in)\b (?:in )?(?:19|20)\d\d\b/i,
  put: /\b(?:was|were|been|are|is|and|had|has|have|got|then|since|them|it|i|we|now|both|all|then) (?:\w{2,9} ){0,2}(?:washed off|wiped (?:off|away|down)|cleaned (?:off|away|up)|scrubbed|mended|pinned|stitched|re-?bedded|jacked|sealed|filled|packed|braced|screwed|put (?:back|right|a board)|repaired|patched|renewed|replaced|re-?fixed|made good|re-?laid|re-?lined|re-?tiled|re-?set|re-?hung|eased|tightened|adjusted|cut out|changed|cured|fixed|rectified|re-?built|re-?stumped|underpinned|treated|cleared|dried|removed|taken (?:out|away|down)|tied down|welded|painted over|swept|drained)\b/i,
  /** The same, told of whoever did it. */
  putBy:
    /\b(?:builder|plumber|roofer|tiler|carpenter|electrician|contractor|owner|vendor|seller|committee|manager|developer|caretaker|council|insurer|he|she|they|we) (?:has |have |had |since |then |promptly ){0,2}(?:mended|re-?bedded|sealed|repaired|patched|renewed|replaced|re-?fixed|made good|re-?laid|re-?lined|re-?tiled|re-?set|re-?hung|fixed|rectified|re-?built|re-?stumped|underpinned|signed (?:it|them|each|all|every\w{3,5}) off)\b/i,
  /** The sentence after it speaks of the same thing. */
  pointsBack:
    /^\W{0,3}(?:it|its|they|that|this|these|those|both|all (?:of them|three|four|five)|each|which|the (?:owner|vendor|seller|builder|inspector|insurer|agent)s?(?: has| have| had)?|an? (?:\w{4,12} )?(?:plumber|roofer|builder|carpenter|electrician|contractor|tiler|firm)|i|we|he|she)\b/i,
  there:
    /\bthere\b(?! (?:is|are|was|were)\b)|\bthem\b|\bthe (?:leak|crack|damp|fault|defect|tiles?|stain)\b/i,
  nothingNow:
    /^\W{0,3}(?:none (?:today|now|since|left|there now)\b|(?:it|they|that|this)(?: (?:was|were|is|are)|'s)? (?:now )?(?:dry|sound|firm|not (?:present|there|seen|found|here)|clear|old and dry)\b|none (?:was|were|is|are) (?:found|seen|noted|here|present|observed)|(?:now |quite )?dry\b|no (?:moisture|movement|leak|damp|later movement|sign of (?:it|movement|damp))\b[^.;]{0,30}(?:now|since|today|seen|found|noted|after)|(?:it|they|which|these)(?: (?:has|have|had))?(?: since)? (?:closed|healed|dried(?: out)?|ceased|stopped)\b|nothing (?:of the kind|like it) (?:was |is )?(?:seen|found|here)|we saw (?:none|no sign)|meter: dry|the (?:meter|readings?) (?:is|was|were|are) (?:dry|normal))/i,
  /** It is not over, or not yet. */
  notOver:
    /\b(?:again|re-?opened|still(?! (?:tight|sound|dry|firm|closed|good))|remains?|however|fail(?:s|ed|ing)?|poorly|badly|recurr\w{0,5}|came back|come back|returned|not (?:yet )?(?:been )?(?:\w{2,8} )?(?:mended|repaired|replaced|fixed|rectified|sealed|made good|removed|done|treated)|temporar\w{2,4}|without (?:an? )?(?:approval|permit|engineer)|never|must|should|will|would|to be|needs?|shall|recommend\w{0,3}|unless|until|quote\w{0,2}|partly|in part|only (?:some|part|one)|since (?:cracked|moved|opened)|has (?:moved|opened|cracked) since|cannot)\b/i,

  /** Denials that hold for a whole list: "no termites, borers or decay". */
  no: /\b(?:no|not|nil|none|never|without|neither|nor|free (?:of|from)|nothing)\b/i,
  or: /,? (?:or|nor)\b/i,
  listVerb:
    /[.;:|]|\b(?:is|are|was|were|has|have|had|but|with|although|though|however|except|which|that|needs?|shows?|leaks?|must|should)\b/i,
})

const P = NO_FAULT_PATTERNS

/** Whether a passage of somebody who looked at a building tells of no fault that is there now. */
export function tellsNoFault(passage: Passage): boolean {
  return (
    definesTerms(passage) ||
    promisesCover(passage) ||
    isOnlySought(passage) ||
    P.supposed.test(passage.text) ||
    isScope(passage) ||
    isPutRight(passage) ||
    isRatedSound(passage) ||
    isBoxedSound(passage.text) ||
    isTraceOfTreatment(passage.text) ||
    (P.stored.test(passage.text) && !P.andHarmed.test(passage.text)) ||
    (passage.zone === 'special-conditions' && P.vendorMends.test(passage.next))
  )
}

/** "Major defect: a defect of sufficient magnitude …", "Words such as … are defined in AS 4349.1". */
export function definesTerms({ text, block, span }: Passage): boolean {
  if (P.graded.test(text) || P.hazard.test(text) || P.quoted.test(text) || P.we.test(text)) {
    return true
  }
  if (P.asDefined.test(text) && !P.ofThis.test(text)) return true
  const before = block.text.slice(0, span.start - block.span.start)
  return P.head.test(`${before.slice(-NEAR)}${text.slice(0, 40)}`) && !/^\d/.test(text)
}

/** How far the entries of a list of terms reach behind its name. */
const NEAR = 220

function promisesCover({ text }: Passage): boolean {
  return P.cover.test(text) && !P.claimed.test(text)
}

function isOnlySought({ text, next }: Passage): boolean {
  if (P.advice.test(text) || P.wouldBeCalled.test(text)) return true
  const at = text.search(P.soughtFor)
  return at >= 0 && !P.andFound.test(text.slice(at)) && !/^\W{0,3}yes\b/i.test(next)
}

/** "Two tiles had slipped; the owner had them re-bedded", "a crack, sealed in 2020 and unmoved". */
export function isPutRight({ text, block, span }: Passage): boolean {
  if (P.ordinary.test(text) || P.overcome.test(text)) return true
  const isDone = P.mended.test(text) || P.done.test(text) || P.undone.test(text)
  if (isDone && !P.notOver.test(text)) return true
  const behind = block.text.slice(span.end - block.span.start).trimStart()
  const [next = '', second = ''] = behind.split(/(?<=[.;]) /, 2)
  if (isMendOf(text, next)) return true
  return P.pointsBack.test(next) && isMendOf(text, second)
}

function isMendOf(text: string, next: string): boolean {
  if (P.nothingNow.test(next)) return !P.notOver.test(next)
  if (!(P.put.test(next) || P.putBy.test(next)) || P.notOver.test(next)) return false
  if (P.pointsBack.test(next) || P.there.test(next)) return true
  // "The shower leaked at its screen in 2020. The screen was changed …"
  const thing = /^\W{0,3}the (\w{4,14})\b/i.exec(next)?.[1]
  return thing !== undefined && text.toLowerCase().includes(thing.toLowerCase())
}

/** Whether an inspector rates what a row tells as sound, or as no matter of this building. */
function isRatedSound({ block }: Passage): boolean {
  const { cells, text, span } = block
  const last = cells?.at(-1)
  if (block.kind !== 'row' || last === undefined || (cells?.length ?? 0) < 3) return false
  return P.ratedSound.test(text.slice(last.start - span.start))
}

/** Whether a row only says that its matter was not seen: "Safety hazards | Not observed". */
export function isRatedNone({ block }: Passage): boolean {
  const { cells, text, span } = block
  if (block.kind !== 'row' || cells === null || cells === undefined || cells.length !== 2)
    return false
  const last = cells.at(-1)
  if (last === undefined) return false
  const said = text.slice(last.start - span.start)
  return P.ratedNone.test(said) || P.countedNone.test(said)
}

/** Whether the words at a place are one item of a list that is denied as a whole. */
export function isDeniedInList(said: string, index: number, length: number): boolean {
  const before = said.slice(0, index)
  let from = -1
  for (const match of before.matchAll(everywhere(P.no))) from = match.index + match[0].length
  if (from < 0) return false
  const between = before.slice(from)
  if (P.listVerb.test(between)) return false
  const or = between.search(P.or)
  if (or >= 0) return !between.slice(or + 2).includes(',')
  const [rest = ''] = said.slice(index + length).split(P.listVerb)
  return P.or.test(rest)
}

/** "Drill holes in the rear paving" are where the chemical went in, and harm nothing. */
function isTraceOfTreatment(text: string): boolean {
  return P.drilled.test(text) && !P.andHarmed.test(text)
}

/** "The house and the garage, from the ground and from inside the roof": under the head of what was inspected. */
function isScope({ heading, text }: Passage): boolean {
  if (P.lookedFault.test(text)) return false
  return P.scopeHead.test(heading) && (P.lookedFrom.test(text) || text.length < BRIEF_SCOPE)
}

const BRIEF_SCOPE = 120
