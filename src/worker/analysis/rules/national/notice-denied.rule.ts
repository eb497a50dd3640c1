import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import {
  ANSWERS,
  DENIAL_PATTERNS,
  againstDenial,
  firstAnswerOf,
  isDenied,
  withAnswer,
  withAbove,
} from '../reading/denials.ts'
import { DEMAND_PATTERNS, demandIn, isLongAgo, withoutDone } from '../papers/demands.ts'
import { LETTER_OF_ORDER_PATTERNS, orderInLetter } from '../papers/letter-of-order.ts'
import { LOT_SOLD_PATTERNS, lotSold } from '../land/lot-sold.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** Which papers are to stand behind a form. */
  offers:
    /\b(?:must|to|should) be (?:attached|annexed|provided|included)\b|\b(?:is|are) (?:attached|annexed|included) if\b|\bif there (?:is|are) no\b/i,
  ...DENIAL_PATTERNS,
  ...LOT_SOLD_PATTERNS,
  ...DEMAND_PATTERNS,
  ...LETTER_OF_ORDER_PATTERNS,
  subject:
    /\b(?:authorit(?:y|ies)|public body|council)\b[^.;]{0,16}\b(?:has|have|had) (?:ever |yet )?(?:called (?:for|on|upon)|asked for|required|directed|ordered|demanded)\b|\b(?:notices?|orders?|directions?|declarations?|requisitions?|demands?)\b(?! to complete| of (?:meeting|sale|acquisition|intention|resumption)|\w| of court)/i,
  // The denial is of public demands on the land and not of a notice between the parties.
  publicly:
    /^(?:\d{1,2}[\d.]{0,4} )?notices?(?: (?:and|or) orders?)?[:.]|\b(?:authorit(?:y|ies)|council|public|government|statutory|department|work|affect\w{0,3}|money|outstanding|current|issued|enforcement|show cause|declarations?|reports?|recommendations?|orders?)\b/i,
  // Of a tribunal, between neighbours, or about one thing that has its own answer.
  between:
    /\b(?:trees?|QCAT|tribunal|fenc(?:e|es|ing)|neighbours?|tenan\w{2,3}|heritage|transport|railway|resum\w{2,4}|unregistered|administrative advices?|proponents?|termination proposals?|renewal proposals?|collective sales?)\b/i,
  /** What works, what is sworn, and what is answered by a question of its own. */
  notPublic:
    /\bworking order\b|\bstatutory declaration\b|\bfree of debt\b|\b(?:(?:not|except as) |un)disclosed\b|\bother than (?:what|as|those|that)\b|\b(?:requisitions?|objections?),? (?:or )?(?:requisitions?|claims?|rescission)\b|\bacqui\w{2,6}\b[^.;]{0,60}\b(?:notices?|orders?)\b|\b(?:notices?|orders?)\b[^.;]{0,90}\bacqui\w{2,6}\b/i,
  anyKind:
    /\b(?:any|public|other|every|statutory|competent) (?:public |other |relevant )?(?:authorit\w{1,3}|notices?|orders?)\b|\bof (?:an|the) authority\b|\bnotices?,? (?:or|and)? ?orders?\b|\bno (?:current |unsatisfied |outstanding )?(?:notices?|orders?)\b/i,
  ofPlanning: /\b(?:enforcement|show cause|planning|development|unlawful|16[78]|213|248)\b/i,
  ofFire: /\bfire\b/i,
  ofHealth: /\bhealth\b/i,
  ofEnvironment: /\b(?:environment\w{0,4}|pollution|clean-?up|EPA|remediation)\b/i,
  ofHousing: /\bhousing\b/i,
  ofEmergency: /\bemergency\b/i,
  ofChemicals:
    /\b(?:agricultural (?:chemicals?|purposes)|chemicals?|(?:live)?stock diseases?|stock notice|contaminated stock|residues?|quarantine)\b/i,
  ofTax: /\b(?:land tax|lien|levy)\b/i,
  /** One law has its own question, and a notice under another is none of its. */
  ofOneLaw: /\b(?:ss? |sections? )\d{1,4}[\w(),. ]{0,40}\b(?:environmental protection|land tax)\b/i,
  /** "The Building Act 1975 or the Planning Act 2016": the laws that a question names, by their last words. */
  lawNamed:
    /\b[A-Z][a-z]{2,14}(?: and [A-Z][a-z]{2,14})? Act\b|\b[A-Z]{3,15}(?: AND [A-Z]{3,15})? ACT\b/,
  otherLaw: /\b(?:any other|another|other) (?:act|law)\b/i,
  ofPests: /\b(?:landscape|weeds?|pests?|biosecurity|vegetation|livestock)\b/i,
  demanded:
    /\b(?:you|owners?|lessees?|landowners?|occupiers?|proprietors?|land ?holders?|licensees?|persons? in charge)\b[^.;]{0,36}\b(?:must|shall|(?:is|are)(?: hereby| now)? (?:to|required|directed|ordered|bound)|has to|have to)\b|\b(?:cattle|sheep|stock|livestock|animals?|land|paddock|building|dwelling|part)s?\b[^.;]{0,24}\bmust not be (?:kept|used|occupied|stocked|grazed|moved|let|slept in)\b|\brequires? (?:the |you|each |that the )?(?:owners?|lessees?|occupiers?|landowners?|proprietors?|land ?holders?|you)\b|\b(?:is|are) (?:hereby )?(?:directed|ordered|required) to\b|\bdirects? (?:the |that |you)/i,
  work: /\b(?:remov(?:e|al)|repairs?|demolish|treat|spray|clear|take (?:down|away)|upgrade|install|replace|rectify|reinstate|destroy|control|carry out|connect|disconnect|discontinue|relocate|pump|lay|dig|seal|drain|make safe|engage|slash|fence|pump out|decommission|eradicate|provide|cease|stop|fill|restore|clean up|bring|put in order|overhaul)\b|\bmust not be (?:kept|used|occupied|stocked|grazed|moved|let|slept in)\b/i,
  /** "must have the membrane renewed", "must pay the applicant". */
  madeGood:
    /\b(?:have|has|get)\b[^.;]{2,70}\b(?:renewed|repaired|removed|replaced|treated|made good|rectified|fixed|reinstated|restored|re-?laid|cleared)\b|\b(?:must|shall|is to) pay\b[^.;]{0,40}\$/i,
  paper:
    /\b(?:notice|order|direction|directive|declaration)s?\b.{0,140}\b(?:act|regulations?|section|s ?\d{1,3}|council|authorit(?:y|ies)|officer|no\.? ?\w{0,3}\d|20[12]\d)\b|\b[A-Z]{4,14}(?: [A-Z]{2,14}){0,3} (?:NOTICE|ORDER|DIRECTION)\b/i,
  /** Words of whoever may order, and not of a meeting that asks. */
  ordered:
    /\b(?:I|the (?:tribunal|adjudicator|commissioner|court|council|authority)) (?:hereby )?(?:orders?|directs?|requires?|declares?)\b|\border(?:s|ed)? that\b/i,
  over: /\b(?:complied with|withdrawn|revoked|satisfied|no longer|cancelled|finalised|was completed|has been completed|been lifted|lapsed|set aside|adjoining|neighbouring|next door)\b/i,
  beside: /\b(?:adjoining|neighbouring|next door)\b/i,
  /** The end of a sentence that was cut at its line. */
  notThis:
    /\bnot (?:for|of|about|against|on) (?:this|the) (?:land|property|lot|unit|house)\b|\b(?:another|a different) (?:property|parcel|owner|address)\b/i,
  /** The permit that the work lacks is its fault, and no permit that demands. */
  unpermitted:
    /\b(?:to|with|from|per) (?:the |its |that )(?:approved |stamped )?(?:permit|plans)\b|\b(?:under|obtain(?:ing|ed)?|get(?:ting)?|seek(?:ing)?|apply(?:ing)? for|by) (?:an? )(?:(?:fresh|new|separate|proper|further|valid|building|plumbing|planning) ){0,2}permit\b|\b(?:tell|inform|notify|advise|warn) (?:any|every|a) (?:purchaser|buyer|tenant)s?\b|\b(?:without|no|lack(?:s|ing)?|not covered by|contrary to|outside) (?:(?:a|an|any|its|the) )?(?:(?:valid|current|building|planning|development) ){0,2}permit\b/i,
  /** Whom it was given to says nothing of what it asks. */
  servedOn:
    /\b(?:served|given|sent|issued|addressed|directed)\b[^.;:]{0,50}\b(?:on|upon|to) (?:the )?(?:owners?|registered proprietors?|vendors?|mortgagees?)(?:,? (?:and|or) (?:on |to )?(?:the |its |his |her )?(?:mortgagee|lender|occupier|owner|lessee)s?)?\b/i,
  /** The line at the head of a letter or paper that names what it is. */
  titled:
    /\b(?:enforcement|show cause|building|fire(?: safety)?|health|improvement|abatement|clean-?up|wastewater|sewage|emergency|stock|prohibition|compliance) (?:notice|order|direction|unit|act)\b|\b(?:fire|environmental health|public health)\b[^.;]{0,30}\b(?:department|unit|service|act|safety|brigade)\b|\b(?:notice|order|direction)\b[^.;]{0,60}\bact\b/i,
  /** Questions that one side's adviser answers for the other. */
  replies: /\b(?:answer(?:s|ed)?|repl(?:y|ies|ied)|response)\b/i,
  /** What the rules of a scheme ask of everybody in it. */
  ofAnybody:
    /^(?:\(?\w{1,4}(?:\.\w{1,3})?[.)]? )?(?:if|where|when|whenever|once|should|unless) |\b(?:an?|any|each|every|all|no|the) (?:lot |unit )?(?:owners?|occupiers?|proprietors?|residents?|persons?)(?: (?:or|and) (?:an? |any )?(?:owners?|occupiers?|residents?))?\b|\b(?:no one|nobody|anyone|everyone)\b/i,
  /** What the body of owners may do by its own rules. */
  mayAsk:
    /\b(?:council|committee|strata company|body corporate|owners corporation|corporation|association) may\b/i,
  warned:
    /\bnotice of (?:an? |the |its )?(?:proposed|intended|intention to (?:make|issue|give|serve)|proposal to (?:make|issue|give|serve))\b[^.;]{0,80}\b(?:order|direction|notice)\b/i,
  askedOf:
    /\b(?:you|your client|the (?:vendor|seller)s?) (?:know|aware|received|have|has|been)\b|\bare (?:there|you)\b|\bis there\b|\bha(?:s|ve) (?:you|the (?:vendor|seller)|any)\b/i,
  agreement:
    /\b(?:agreement|encumbrance|deed|covenants?|easements?|transfer of land)\b(?![^.;]{0,60}\b(?:notice|order)\b)|^owner's obligations$/i,
  general:
    /\b(?:gives? notice that the information|over any easement|(?:council|shire|city|authority|corporation|brigade|department) may (?:issue|serve|give|make)|every ?(?:one|body|person)|all owners|owners of (?:certain|some|any)|courtesy|voluntary|asks nothing|may be (?:required|ordered|directed)|if (?:a|an|the council|you|any)|(?:before|when|whenever|where) (?:an?|any|the )?\b ?(?:dwelling|home|house|property|premises|land|lot|residence|building)s? (?:is|are) (?:to be )?(?:sold|transferred|let|leased|rented|offered|advertised)|could be|by-?law|tenants?|lease|warning|purchasers?|buyers?|mortgag\w{2,3}|permit|conditions? of (?:the )?(?:approval|consent|permit))\b/i,
})

const KINDS = [
  patterns.ofPlanning,
  patterns.ofFire,
  patterns.ofHealth,
  patterns.ofEnvironment,
  patterns.ofHousing,
  patterns.ofEmergency,
  patterns.ofPests,
  patterns.ofChemicals,
  patterns.ofTax,
]

/** Kinds that a question asks of alone, whatever papers it names. */
const NARROW = [patterns.ofChemicals, patterns.ofTax]

const SCHEME: readonly PageKind[] = ['owners-corporation-certificate', 'minutes']

/** What an authority says of its own notices. */
const CERTIFIED: readonly PageKind[] = [
  'planning-certificate',
  'rates-certificate',
  'land-tax-certificate',
  'water-certificate',
]

const PAPERS: readonly PageKind[] = [
  'planning-certificate',
  'rates-certificate',
  'land-tax-certificate',
  'water-certificate',
  'building-permit',
  'annexure',
  'other',
  'lease',
  'statutory-notice',
  'company-extract',
  'by-laws',
  ...SCHEME,
]

/** A demand of a public body in the papers, where the vendor says that there is none. */
export default defineRule({
  id: 'national/notice-denied',
  title: 'Notices and orders that the vendor denies',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: [
    'vendor-statement',
    'planning-certificate',
    'rates-certificate',
    'land-tax-certificate',
    'water-certificate',
    'annexure',
    'owners-corporation-certificate',
  ],
  patterns,
  clear: 'No order of a public body was found where the vendor says that there is none.',
  subject:
    /\b(?:notices?|orders?|directions?|demands?)\b[^.;]{0,80}\b(?:authorit(?:y|ies)|council|shire|government|department|public body)\b|\b(?:authorit(?:y|ies)|council|shire|government|department)\b[^.;]{0,60}\b(?:notices?|orders|an order|direction|required that|requires the|called for)\b|\b(?:enforcement|building|emergency|show cause|drainage|clean-?up|prevention|improvement|abatement|demolition|rectification|action|stock|works?|fire safety) (?:notices?|orders?)\b|\b(?:notices?|orders?)\b[^.;]{0,60}\b(?:to (?:comply|carry out|connect|reconnect)|in force|in effect|not (?:yet |been )?complied)\b|\b(?:notices|orders)\b[^.;]{0,30}\b(?:none|nil)\b|\border of the (?:adjudicator|tribunal|court)\b/i,
  messages: {
    shown: {
      title: 'A notice or order demands work on the land, although the vendor says there is none',
      description:
        'The papers answer that no notice or order affects the land, but the wording at {{where}} demands something of its owner. What is not done by settlement becomes yours to do and to pay for, and the other answers need checking too.',
      recommendation:
        'Before you sign, ask for the whole notice or order, what has been done, and a term that the vendor does the rest or pays for it.',
      question:
        'Your papers say that there is no notice or order, but one is among them. Will it be met before settlement, and will the answer be corrected?',
    },
  },
  check({ doc, facts }, report) {
    const denials = [...passagesIn(doc, ANSWERS), ...repliesIn(doc)].filter(
      (passage) =>
        patterns.publicly.test(passage.text) &&
        isDenied(withAnswer(passage), patterns.subject) &&
        !patterns.between.test(passage.text) &&
        !patterns.notPublic.test(passage.text) &&
        !isOffer(passage),
    )
    if (denials.length === 0) {
      report.notInDocument('No answer was read by which the vendor denies notices and orders.')
      return
    }
    const sold = lotSold(facts)
    const shown: Passage[] = []
    let denied: Passage | null = null
    const papers = withAbove(doc, PAPERS)
    const passages = papers.map(({ passage }) => passage)
    for (const [index, { passage, above }] of papers.entries()) {
      const [first] = shown
      if (first !== undefined && first.block.partIndex !== passage.block.partIndex) break
      const isOrdered = isDemanded(passage, above, sold, doc) || isOrderedByLetter(passages, index)
      if (!isOrdered || isLongAgo(passage.text, facts)) continue
      const around = namesItsKind(passage)
        ? passage.text
        : `${titleAbove(passage, doc)} ${passage.heading} ${above} ${passage.text} ${passage.next}`
      denied ??= nearestOf(
        denials.filter(({ text }) => isOfSameKind(text, around)),
        around,
      )
      if (denied === null) continue
      shown.push(passage)
      if (shown.length === MOST_SHOWN) break
    }
    // The bare yes of a certificate counts where the paper itself is nowhere read.
    const confirmed = passages.find((passage) => isConfirmed(passage))
    if (confirmed !== undefined && shown.length === 0) {
      denied = nearestOf(
        denials.filter(({ text }) => isOfSameKind(text, confirmed.text)),
        confirmed.text,
      )
      if (denied !== null) shown.push(confirmed)
    }
    const plainest = shown.find(({ text }) => patterns.demandWork.test(text)) ?? shown[0]
    if (denied === null || plainest === undefined) return
    report(
      'shown',
      [...shown.map((passage) => withoutDone(passage).span), denied.span],
      {},
      againstDenial(denied, withoutDone(plainest), { answer: 'No notice or order' }),
    )
  },
})

/** "A certificate must be attached if there is no notice ☐": a paper that a form may name, not an answer. */
function isOffer({ text }: Passage): boolean {
  return patterns.offers.test(text) && text.includes('☐') && !text.includes('☒')
}

/** Enough to know the paper by. */
const MOST_SHOWN = 3

function isDemanded(passage: Passage, above: string, sold: string | null, doc: Doc): boolean {
  const { text, next, zone } = passage
  const demand = demandIn(passage)
  // A notice that an order is proposed has been given, whether or not the order follows.
  const isWarned = demand === 'ahead' && patterns.warned.test(text)
  const named = demand === 'ordered' || demand === 'asked' || isWarned
  if (!named && !patterns.demanded.test(text)) return false
  if (!named && !patterns.work.test(text) && !patterns.madeGood.test(text)) return false
  // In the papers of a scheme most orders are on the others: only one on this lot counts.
  if (SCHEME.includes(zone)) {
    const lot = patterns.lot.exec(text)?.[1]
    const onLot = sold !== null && lot?.toUpperCase() === sold && patterns.ordered.test(text)
    // An order on the common property is paid for by every owner.
    if (!onLot && !(demand === 'ordered' && lot === undefined)) return false
  }
  if (!named && isOfAgreement(passage, doc)) return false
  if (demand !== 'ordered' && zone === 'by-laws') {
    if (patterns.ofAnybody.test(text) || patterns.mayAsk.test(text)) return false
  }
  const around = `${passage.heading} ${above} ${text}`
  if (!named && !patterns.paper.test(around) && !isTitled(passage, doc)) return false
  const said = text.replace(patterns.unpermitted, ' ').replace(patterns.servedOn, ' ')
  if (patterns.general.test(said) || patterns.beside.test(text)) return false
  if (patterns.notThis.test(`${text} ${next.slice(0, 120)}`)) return false
  const told = `${text} ${next.slice(0, 200)}`
  return named || !patterns.over.test(told) || patterns.demandOpen.test(told)
}

/** "Has an order been issued that has not been complied with? Yes", in the council's own certificate. */
function isConfirmed({ text, zone }: Passage): boolean {
  if (!CERTIFIED.includes(zone) || patterns.demandOther.test(text)) return false
  return patterns.demandAsks.test(text) && patterns.demandOpen.test(text)
}

/** "You are required to have it rebuilt by …", below the head of an authority's letter. */
function isOrderedByLetter(passages: readonly Passage[], index: number): boolean {
  const passage = passages[index]
  if (passage === undefined || SCHEME.includes(passage.zone)) return false
  if (patterns.beside.test(passage.text) || patterns.notThis.test(passage.text)) return false
  return !patterns.general.test(passage.text) && orderInLetter(passages, index) !== null
}

/** What owners bound themselves to in a deed, which no authority orders: the title tells of it. */
function isOfAgreement({ heading, block }: Passage, doc: Doc): boolean {
  return [heading, doc.parts[block.partIndex]?.title ?? ''].some((head) =>
    patterns.agreement.test(head),
  )
}

/** How far above a demand the line may stand that names its paper, in blocks. */
const TITLE_ABOVE = 8

/** True where the letter or paper in which a demand stands is named a notice at its head. */
function isTitled(passage: Passage, doc: Doc): boolean {
  return titleAbove(passage, doc) !== ''
}

/** The line at the head of the letter or paper that names it a notice; empty where none does. */
function titleAbove({ block }: Passage, doc: Doc): string {
  const title = doc.blocks
    .slice(Math.max(0, block.index - TITLE_ABOVE), block.index)
    .findLast(
      ({ text, partIndex }) =>
        partIndex === block.partIndex && text.length < 140 && patterns.titled.test(text),
    )
  return title?.text ?? ''
}

/** What the vendor's adviser answers to the buyer's questions, in a letter or an annexure. */
function repliesIn(doc: Doc): Passage[] {
  return passagesIn(doc, ['annexure', 'other', 'lease']).filter(({ text, block }) => {
    if (!text.includes('?') || !patterns.askedOf.test(text)) return false
    return doc.blocks
      .slice(Math.max(0, block.index - REPLIES_ABOVE), block.index)
      .some((above) => above.text.length < 140 && patterns.replies.test(above.text))
  })
}

const REPLIES_ABOVE = 16

/** A row of a certificate that says what its paper is: the rows beside it are of others. */
function namesItsKind({ text, block }: Passage): boolean {
  return block.kind === 'row' && KINDS.some((kind) => kind.test(text))
}

/** The answer to the question that asks of this kind by name, before one that asks of any. */
function nearestOf(denials: readonly Passage[], around: string): Passage | null {
  const named = denials.filter(({ text }) =>
    KINDS.some((kind) => kind.test(text) && kind.test(around)),
  )
  const general = denials.filter(({ text }) => !KINDS.some((kind) => kind.test(text)))
  return firstAnswerOf(named) ?? firstAnswerOf(general) ?? firstAnswerOf(denials)
}

/** A form asks of each kind of order by itself, and a no to one is none to the others. */
function isOfSameKind(denial: string, around: string): boolean {
  if (isOfOtherLaw(denial, around)) return false
  const kinds = KINDS.filter((kind) => kind.test(denial))
  const isNarrow = NARROW.some((kind) => kind.test(denial)) || patterns.ofOneLaw.test(denial)
  if (!isNarrow && patterns.anyKind.test(denial)) return true
  return kinds.length === 0 || kinds.some((kind) => kind.test(around))
}

/** A question of some Acts by their names, and a notice under another. */
function isOfOtherLaw(denial: string, around: string): boolean {
  if (patterns.otherLaw.test(denial)) return false
  const [asked, shown] = [denial, around].map(
    (text) => new Set(matchesOf(text, patterns.lawNamed).map(([name]) => name.toLowerCase())),
  )
  if (asked === undefined || shown === undefined || asked.size === 0 || shown.size === 0) {
    return false
  }
  return ![...shown].some((name) => asked.has(name))
}
