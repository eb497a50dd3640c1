import type { PageKind, Severity } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { ASKED_OF_SCHEME_PATTERNS, isAskedOfScheme } from '../schemes/asked-of-scheme.ts'
import { isSoldInScheme } from '../schemes/told-of-scheme.ts'
import { DEMAND_PATTERNS, demandIn, isLongAgo, withoutDone } from '../papers/demands.ts'
import {
  isByLawNotice,
  LETTER_OF_ORDER_PATTERNS,
  orderInLetter,
} from '../papers/letter-of-order.ts'
import { answersTo, FORM_PATTERNS, isSpecific } from '../papers/form-answers.ts'
import { LETTERS } from '../papers/letters.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { markedWords } from '../reading/marked-words.ts'
import type { Passage } from '../reading/passages.ts'
import { lotSold } from '../land/lot-sold.ts'
import { disclosuresOf, passagesIn, TERMS } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { holds } from '../reading/concepts.ts'

/** Parts in which "you must" speaks to the buyer or to every owner. */
const NO_LETTERS: ReadonlySet<PageKind> = new Set([...TERMS, 'by-laws', 'building-report'])

/** Wherever a letter may have been filed: its head decides, and not the part. */
const LETTER_ZONES: readonly PageKind[] = [
  ...LETTERS,
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'company-extract',
]

/** What a letter of the council is taken for when it stands between such papers. */
const STRAY_LETTERS = ['lease', 'statutory-notice', 'company-extract'] as const

/** "Building order   Yes": what was ordered stands in the next cell of the row. */
const YES_ALONE = /^.{4,60}\byes$/i

const patterns = wordings({
  ...ASKED_OF_SCHEME_PATTERNS,
  /** What its titles name. */
  named:
    /\b(?:demoli(?:sh|tion|shed)|fire (?:safety|exits?|doors?|services?|orders?)|(?:swimming )?pool (?:barrier|fence|fencing|safety)|retaining walls?|cladding|grease (?:trap|arrestor|interceptor)s?|smoke alarms?|storm ?water|drainage|sewer(?:age)?|septic(?: tank| system)?|waste ?water|backflow|asbestos|contaminat(?:ion|ed)|noxious weeds|weeds|vegetation|overgrown|trees?|vermin|rubbish|unsightly|dangerous building|studio|outbuilding|garage|carport|deck|balcon(?:y|ies)|balustrades?|sheds?|fences?|dwelling|building work|encroachment|footpath|crossover|noise|food|short[- ]stay|rooming house|heritage|erosion|clearing)\b/i,
  openEnd: /[;,]$/,
  limb: /^(?:and |or )?\((?:[a-z]{1,2}|[ivx]{1,4})\) /i,
  /** The notice of one party to the other, which ends the contract if it is not obeyed. */
  ofParty:
    /\b(?:purchaser|vendor|party)\b[^.;]{0,24}\bnot (?:comply with|obey|satisfy|meet)\b[^.;]{0,24}\bnotice\b(?:[^.;]|\.\d){0,30}\b(?:vendor|purchaser|other(?: party)?) may\b/i,
  /** "The purchaser must comply with every order, whenever made." */
  anyOrder: /\b(?:orders?|notices?|directions?|requirements?|directed|requires)\b/i,
  obeys:
    /\bpurchaser\b[^.;]{0,50}\b(?:obeys?|compl(?:y|ies)|carr(?:y|ies) out|attends? to|meets?|performs?)\b(?! at settlement)|\b(?:is|are) for (?:the )?purchaser\b/i,
  whenever:
    /\bwhenever\b|\bno matter when\b|\b(?:given|made|served|issued) at any time\b|\bmay make\b|\b(?:made|issued|given|dated|served)\b.{0,24}\b(?:before or after|before and after)\b|\border after\b|\blater date\b|\bhas (?:made|directed)\b/i,
  ...FORM_PATTERNS,
  ...DEMAND_PATTERNS,
  ...LETTER_OF_ORDER_PATTERNS,
  orderedLot:
    /\b(?:orders?|notices?|directions?)\b[^.;]{0,80}\b(?:lots?|units?) ([A-Z]?\d{1,5}[A-Z]?)\b/i,
  formNotice: /\b(?:show cause|enforcement) notices?\b/i,
  environment: /\benvironmental protection act\b/i,
  formOther: /\bother notices?(?: or orders?)?\b|\bnotice or order that work be done\b/i,
  notice:
    /\b(?:building|plumbing|enforcement|repair|rectification|demolition|emergency|evacuation|clean-?up|stop work|fire (?:prevention|safety)|show cause|stop use|abatement|improvement|removal|compliance|development control|infringement|work(?:s)?|remediation|rehabilitation|controlled activity|remedial action|backflow(?: prevention)?|destruction|housing improvement|health|nuisance) (?:notices?|orders?)\b|\b(?:notices? of (?:a )?)?proposed order\b|\bnotice under the (?:building|planning|(?:public )?health|local government|environment\w{0,4})\b.{0,60}\b(?:given|served|issued|requir(?:es|ed|ing)|directs|orders)\b|\borders? (?:is|was|were|has been) (?:made|issued|served|given|in force)\b|\bnotice (?:from|of|by) the .{0,24}\b(?:surveyor|council|authority|brigade|department)\b.{0,60}\b(?:served|issued|given)\b|\b(?:issued|gave|served|given|made) (?:a|an|the) (?:direction|notice|order) (?:to|requiring)\b|\b(?:declared|found|certified|condemned) (?:\w{1,10} ){0,3}(?:unfit|undesirable|unsafe|uninhabitable)\b.{0,20}\b(?:habitation|occupation|live)\b|\bnotice under (?:s\.?|section) ?(?:246AG|247|248|167|168)\b|\bshow cause\b.{0,12}\b(?:issued|given|served|received|dated)\b|\bnotice (?:to show cause|of intention to (?:give|issue|make)|to (?:fence|connect|comply|repair|rectify|remove))\b|\borders? (?:to|requiring|under|no\.?|number|dated|issued|made|in force)\b|\b(?:council|authority|surveyor|EPA|brigade|tribunal|court)\b.{0,60}\b(?:has |have )?(?:issued|served|given|made)\b.{0,40}\b(?:notice|order|direction)\b/i,
  // Who asks, how, and what for: in any order within the sentence.
  authority:
    /\b(?:council|shire|city|municipal building surveyor|building surveyor|authority|EPA|department|water corporation|fire (?:brigade|authority)|catchment|WorkSafe|valuer|responsible authority)\b/i,
  asks: /\bserved with a (?:direction|notice|order)\b|\b(?:direct(?:ed|ing|ions?)|requir(?:ed|es|ing)|order(?:ed|ing)|told|instructed|demand(?:s|ed|ing)|notice (?:to|requiring)|infringement|letter of)\b/i,
  work: /\b(?:to )?(?:fence|clear|remov(?:e|al)|demolish|pull(?:ed)? down|repair|rectify|control\w{0,4}|upgrade|pump out|connect(?:ed)?|(?<!\bin )connection|make (?:it )?safe|slash|cut|cease|show cause|reinstate|desludge|replaced?)\b/i,
  dated:
    /\bserved with\b|\b(?:19|20)\d{2}\b|\boutstanding\b|\bnot (?:yet )?complied\b|\bhas (?:been )?(?:required|directed|ordered)\b/i,
  land: /\blandscape board\b.{0,24}\bnotice\b|\b(?:direct(?:ions?)|land management|pest|weed|rabbit|noxious|biosecurity|priority weed) notices?\b|\b(?:individual|general|emergency) biosecurity (?:direction|undertaking|order)s?\b|\b(?:weeds?|pest|noxious|rabbit|wild dog)\b.{0,30}\b(?:direction|control order)s?\b/i,
  handed:
    /\b(?:left|gave|given|served|issued|handed|posted|sent|received)\b.{0,60}\b(?:directions?|notices?|orders?|undertaking)\b|\b(?:direction|notice|order)\b.{0,40}\b(?:was |has been |is )?(?:given|served|issued|left|received|outstanding|in force)\b/i,
  /** A direction in the letter itself: "You must treat both before 30 November". */
  youMust:
    /\byou must\b.{0,60}\b(?:treat|spray|destroy|eradicate|control|remove|fence|replant|repair|demolish|clear|connect|desludge|slash|lower|fill in)\b.{0,80}\b(?:before|by|until|within|no later than|not later than) (?:\d|the end of|\w{3,9} \d)/i,
  standing:
    /\b(?:council|authority|shire) (?:requires|may require)\b.{0,40}\b(?:all owners|every owner|owners to)\b|\bcontract\b/i,
  otherLand:
    /\b(?:not part of the land|another property|neighbouring property|adjoining (?:land|property))\b/i,
  about:
    /\b(?:notice|order)s?[ |]{1,3}yes\b|\b(?:unlawful|nuisance|plumbing|cease|removal|in force|deck|building|dwelling|property|land|fence|sewer|tree|pool|shed|habitation|home|vacant|cabin|stairs|chimney|fill|prevention|parcel|block|premises|carport|alarm|balcony|wall|fire|vegetation|septic|premises|lot|owner|structure|works?|council|act|demolish|repair|remove|comply|rectif\w{1,5}|section)\b/i,
  told: /\bmust (?:stop|cease|be removed)\b.{0,60}\bprosecut\w{1,4}\b|\byou are (?:hereby )?(?:required|directed|ordered) to\b.{0,120}\b(?:stop|cease|remove|demolish|repair|rectify|vacate|comply|make safe|fence|replant|treat|destroy|eradicate|control|clear|reinstate)\b|\b(?:council|authority|surveyor)\b.{0,30}\b(?:intends?|proposes?) to (?:give|issue|make|serve)\b.{0,60}\b(?:orders?|notices?)\b/i,
  notDone:
    /\b(?:(?:has|have|is|was) )?(?:not (?:yet )?(?:been )?(?:fully |wholly |entirely )?|un|(?:(?:remains|yet|still|is|are) )?(?:to|must|has to|have to) be )(?:complied with|satisfied|withdrawn|revoked|met|carried out|done)\b/i,
  done: /\b(?:complied with|withdrawn|revoked|cancelled|satisfied|has been (?:completed|lifted|closed)|was closed|were closed)\b/i,
  stillLive:
    /\?|\b(?:outstanding|in force|remains?|still|current|(?:a )?(?:second|further|new|later)|not)\b/i,
  notThis:
    /\b(?:fixed|set|prescribed|declared|specified|published|gazetted) by (?:an? |the )?(?:order|notice)s?\b|\b(?:notice to complete|default notice|notice of (?:rescission|default|nomination|sale|disposition|acquisition|valuation|assessment|meeting|annual|cooling)|rate notice|levy notice|fee notice|court orders? for costs|order of(?! \d{1,2} \w)|in order|work order form|in working order|notice under section (?:31|27|9AA)|notice in writing|written notice|consent orders?|orders? (?:were |was )?made by consent|family court|property proceedings?|priority notice|purchase order|money order|notices? issued after)\b/i,
  /** An order that may come, and one between the owners about how they sell. */
  ofCourt:
    /\b(?:unless|until|if|once) (?:the |a |any )?(?:\w{4,10} )?(?:court|tribunal|judge|registrar)\b[^.;]{0,40}\b(?:order|direction)s?\b|\b(?:court|judge|registrar)\b(?=[^;]{0,160}\b(?:sold|sale|listed|reserve price|proceeds|spouse|husband|wife|superannuation)\b)(?![^;]{0,160}\b(?:demolish|repair|building|nuisance|council)\b)/i,
  saleOrdered: /\b(?:listed|sold|sale|reserve|price|proceeds|auction)\b/i,
  question:
    /^(?:if|where|when) (?:a|an|any)\b|\bgives? an? owner\b|\b(?:any|whether)\b.{0,60}\b(?:notice|order)s?\b.{0,60}\b(?:if any|may|whether)\b/i,
  nil: /\bbut none (?:has|have|was|is)\b|\b(?:no|nil|none|not)\b.{0,60}\b(?:notices?|orders?)\b|\b(?:notices?|orders?)\b.{0,50}\b(?:nil|none|not applicable|no\b(?!\.))/i,
  buyerPays:
    /\b(?:purchaser|buyer)\b.{0,60}\b(?:comply|responsible|liable|bear|at (?:its|their|the purchaser's) (?:own )?(?:cost|expense))\b.{0,60}\b(?:notices?|orders?)\b/i,
  grave:
    /\b(?:demolish|demolition|demolished|emergency|evacuat|stop work|stop using|unsafe|dangerous|rectification|enforcement|vacate)\w{0,4}\b/i,
  /** An order is only in sight: it was neither given nor is anything required yet. */
  threatOnly:
    /\b(?:may|will|shall|would|intends?|proposes?|recommend\w{0,3})\b[^.;]{0,60}\b(?:apply|application|ask|seek|issu\w{1,3}|mak(?:e|ing)|serv\w{1,3}|giv(?:e|ing)|recommend)\b[^.;]{0,60}\b(?:orders?|notices?)\b/i,
  /** It means to, and has not: "the council accordingly proposes to give you orders 1 and 3". */
  proposes:
    /\b(?:council|city|shire|surveyor|authority|department|minister|we|EPA|brigade|it)\b[^.;]{0,24}\b(?:propos(?:e|es|ed|ing)|intends?|is considering|is minded|means) to (?:give|make|issue|serve|order)\b|\b(?:draft|proposed) (?:\w{3,12} ){0,2}(?:order|notice)\b/i,
  alsoGiven:
    /\b(?:show cause|enforcement|emergency|stop (?:use|work)) (?:notice|order)\b|\b(?:order|direction)s? (?:was|were|has been|have been|is in) (?:given|made|issued|served|force)\b/i,
  /** The scheme's own officers, who write to an owner under its by-laws. */
  ofScheme:
    /\b(?:manager|committee|owners corporation|body corporate|(?:strata )?corporation|strata company|secretary|chair(?:man|woman|person)?|presiding officer)\b[^.;]{0,30}\b(?:is|are|was|were|will|to|shall|must|has|have|had)\b[^.;]{0,24}\b(?:giv(?:e|en)|gave|send|sent|serve[ds]?|issue[ds]?|write|written)\b[^.;]{0,40}\b(?:notices?|orders?|directions?|letters?)\b/i,
  demanded: /\b(?:required|directed|ordered|must|served|issued|given)\b/i,
  /** "Has a building order been issued? Yes", of a printed question. */
  answeredYes: /\b(?:notice|order|direction)s?\b[^?]{0,80}\?[ |]{0,3}(?:☒ ?)?yes\W{0,3}$/i,
  remark:
    /^(?:remarks?|details?|particulars|note)\b|^(?:make safe|take down|remove|demolish|repair|to be)\b/i,
  /** The heading of a list of them. */
  listHead:
    /^[\w ,/&()'-]{0,60}\b(?:notices|orders|directions)(?: (?:and|or|&) (?:notices|orders|directions))?(?: (?:current|in force|served|outstanding))?[: ]{0,2}$/i,
  numbered: /\d/,
  ownRule: /\b(?:building work rectification order|trees \(disputes between neighbours\))/i,
  requirement: /\b(?:notices?|orders?|requirements?|directions?|demands?)\b/i,
  ofWhom:
    /\b(?:work order|after today|issued after)\b|\b(?:authorit(?:y|ies)|council|government|statut\w{1,5}|competent|day of sale|contract date)\b/i,
  buyerActs:
    /\b(?:is|are|must be|becomes?) the purchaser's (?:problem|responsibility|concern|affair|cost)\b|\bpurchaser\b.{0,20}\b(?:must|agrees to|is to|responsible for|liable for|at its)\b.{0,30}\b(?:comply|attend|carry out|perform|satisfy|fulfil|bear|pay|do|meet|observe|complying|the cost)\b/i,
  finance:
    /\b(?:transfer|duty|lender|finance|default notice|notice to complete|nomination|settlement notice|firb|foreign)\b/i,
})

/** What an authority has asked of the owner follows the land. */
export default defineRule({
  id: 'national/authority-notice-or-order',
  title: 'Notices and orders from councils and other authorities',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32D'),
    cite(act.vic.building),
    cite(act.nsw.saleOfLand, 'Sch 2'),
    cite(act.qld.building, 'ss 246AG, 247, 248'),
    cite(act.qld.planning, 'ss 167–168'),
  ],
  appliesTo: [
    'vendor-statement',
    'special-conditions',
    'rates-certificate',
    'building-permit',
    'planning-certificate',
    'owners-corporation-certificate',
    'water-certificate',
    'minutes',
  ],
  patterns,
  names: patterns.named,
  clear: 'No notice or order of an authority was found.',
  givesWayTo: {
    'national/combustible-cladding': ['served', 'shared', 'proposed'],
    'nsw/apartment-building-order': ['served', 'shared', 'proposed'],
  },
  messages: {
    served: {
      title: 'An authority has issued a notice or order about the property{{named}}',
      description:
        'The wording at {{where}} speaks of a notice or order of the council or another authority. It usually follows the land: what the vendor has not done by settlement, you must do and pay for, by its deadline{{shared}}.',
      recommendation:
        'Ask for a copy now, have the work priced, and ask that the vendor complies before settlement.',
      question:
        'Please give us a copy of the notice or order. Will the vendor comply with it before settlement?',
    },
    proposed: {
      title: 'An authority means to give a notice or order about the property{{named}}',
      description:
        'The wording at {{where}} says that the council or another authority proposes to give a notice or order, and does not say that it was given. It may still be answered or made needless; once given it follows the land, and what it asks for you must do and pay for if you are the owner by then{{shared}}.',
      recommendation:
        'Before you sign, find out until when the owner may answer and whether that was done, have the work priced, and ask that the vendor deals with it before settlement.',
      question:
        'Has the vendor answered the authority, what was decided, and will the vendor do what is asked before settlement?',
    },
    shared: {
      title: 'An authority has issued a notice or order about what all owners share{{named}}',
      description:
        'The wording at {{where}} speaks of a notice or order of the council or another authority that is given to the owners’ corporation, or asks for work on what all owners have together. The corporation has to comply, and all owners pay: what is not raised by settlement you help to pay for, and a day that is missed can bring a fine or work at the owners’ cost.',
      recommendation:
        'Before you sign, ask the corporation how and by when it complies and what that costs, and ask that the vendor pays the share of this lot.',
      question:
        'How and by when will the corporation comply, what does it cost, and will the vendor bear the share of this lot?',
    },
    buyerPays: {
      title: 'You must comply with notices and orders at your own cost',
      description:
        'By the wording at {{where}} you carry out and pay for what an authority asks for, even where the cause lies before you owned the property.',
      recommendation:
        'Before you sign, ask that the vendor complies with every notice issued before settlement.',
      question: 'Does the vendor know of any notice or order that has been or will be issued?',
    },
  },
  check({ doc, facts }, report) {
    const inScheme = isSoldInScheme({ doc, facts })
    const said = {
      shared: inScheme ? ' (an order about shared property is paid for by all its owners)' : '',
    }
    const keyOf = (words: string) => (isAskedOfScheme(words, inScheme) ? 'shared' : 'served')
    const sold = lotSold(facts)
    // Words of a printed clause that are exchanged are no order that somebody gave.
    const changes = changedWords(doc, 'notices')
    for (const { span } of changes) report('buyerPays', [span], {}, TOLD_AS_CHANGED_WORDS)
    const changed = new Set(changes.map(({ passage }) => passage.block))
    for (const { plain, span, block } of passagesIn(doc, ['special-conditions'])) {
      if (changed.has(block)) continue
      if (holds(plain, patterns.anyOrder, patterns.obeys, patterns.whenever))
        report('buyerPays', [span], {}, { severity: 'high', unmistakable: true })
    }
    const asked = doc.state === 'QLD' ? [patterns.formNotice, patterns.formOther] : []
    for (const question of asked) {
      const severity = question === patterns.formNotice ? 'critical' : 'high'
      for (const { answer, spans } of answersTo(doc, question)) {
        const [first] = spans
        // Notices under that Act are contaminated land, which has a rule of its own.
        const environment =
          first !== undefined && patterns.environment.test(doc.text.slice(first.start, first.end))
        if (answer === 'yes' && !environment) report('served', spans, said, { severity })
      }
    }
    const letters = passagesIn(doc, STRAY_LETTERS).filter((passage) => demandIn(passage) !== null)
    const disclosed = [...disclosuresOf(doc), ...letters]
    const inLetters = ordersIn(doc)
    for (const { spans, severity } of inLetters)
      report(keyOf(wordsAt(doc, spans)), spans, said, { severity, unmistakable: true })
    const told = new Set(inLetters.flatMap(({ spans }) => spans.map(({ start }) => start)))
    for (const [index, passage] of disclosed.entries()) {
      if (patterns.ofParty.test(passage.plain) || changed.has(passage.block)) continue
      if (
        passage.zone === 'vendor-statement' &&
        asked.some((question) => question.test(passage.text)) &&
        !isSpecific(passage.text)
      )
        continue
      const { full, text, span, zone } = passage
      if (told.has(span.start) || isByLawNotice(passage) || patterns.listHead.test(text)) continue
      const isThreat = patterns.threatOnly.test(text) && !patterns.demanded.test(text)
      const gravest = patterns.grave.test(markedWords(text)) && !isThreat ? 'critical' : 'high'
      const letter = !NO_LETTERS.has(zone)
      const isOwnScheme =
        (zone === 'minutes' || zone === 'owners-corporation-certificate') &&
        patterns.ofScheme.test(text) &&
        !patterns.authority.test(text)
      if (isOwnScheme) continue
      const key =
        patterns.proposes.test(text) && !patterns.alsoGiven.test(text) ? 'proposed' : keyOf(text)
      if (patterns.told.test(text) || (letter && patterns.youMust.test(text))) {
        report(key, [span], said, { severity: gravest })
        continue
      }
      if (zone === 'by-laws' || zone === 'title-search' || zone === 'plan') continue
      const demand = letter && !isVicinity(passage) ? demandIn(passage) : null
      if (demand !== null && isOnOtherLot(passage, sold)) continue
      const elsewhere =
        patterns.otherLand.test(text) || (doc.state === 'NSW' && patterns.ownRule.test(text))
      if (
        demand !== null &&
        !elsewhere &&
        !isOnOtherLot(passage, sold) &&
        !isLongAgo(text, facts)
      ) {
        const isGrave = patterns.grave.test(markedWords(text)) || patterns.demandCause.test(text)
        const severity =
          isGrave && !isThreat ? 'critical' : demand === 'asked' && !isGrave ? 'medium' : 'high'
        report(key, [withoutDone(passage).span], said, { severity, unmistakable: true })
        continue
      }
      if (patterns.notThis.test(text) || patterns.otherLand.test(text)) continue
      if (holds(text, patterns.ofCourt, patterns.saleOrdered)) continue
      // "An order was given in 2014; it was complied with and revoked."
      const whole = text.endsWith(';') ? `${text} ${passage.next.slice(0, 160)}` : text
      const done = patterns.done.test(whole) && !patterns.notDone.test(whole)
      const fresh = !done && !patterns.nil.test(text)
      const pest = fresh && patterns.land.test(text) && affirmed(passage, patterns.land) !== null
      const direction =
        fresh &&
        doc.state !== 'NSW' &&
        patterns.authority.test(text) &&
        patterns.asks.test(text) &&
        patterns.work.test(text) &&
        patterns.dated.test(text) &&
        !patterns.standing.test(text) &&
        affirmed(passage, patterns.asks) !== null
      if (pest || direction) {
        const sure = pest && patterns.handed.test(text) ? ({ unmistakable: true } as const) : {}
        report(
          keyOf(text),
          [span],
          said,
          gravest === 'critical' ? { severity: 'critical', ...sure } : sure,
        )
        continue
      }
      // New South Wales asks about these orders in rules of its own.
      if (doc.state === 'NSW' && patterns.ownRule.test(text)) continue
      const shifted =
        holds(passage.plain, patterns.requirement, patterns.ofWhom, patterns.buyerActs) &&
        !patterns.finance.test(full)
      if ((patterns.buyerPays.test(full) || shifted) && zone === 'special-conditions') {
        report('buyerPays', [span], {}, { severity: 'medium' })
        continue
      }
      // A question that names the notice and is answered needs no more: its remark tells the rest.
      const isAnswered = patterns.answeredYes.test(text)
      if (!patterns.notice.test(text) || !(isAnswered || patterns.about.test(text))) continue
      // "Has an order been issued? Yes", and below it: "inspected, and withdrawn in 2014".
      if (isAnswered && isOver(passage.next)) continue
      if (done || patterns.nil.test(text) || patterns.question.test(text)) continue
      // "… and has not been complied with" denies no notice.
      const meant = { ...wordsOf(passage), text: text.replace(patterns.notDone, ' ') }
      if (affirmed(meant, patterns.notice) === null) continue
      report(
        // What was ordered stands behind the answer, in the same row.
        keyOf(`${text} ${isAnswered || YES_ALONE.test(text) ? passage.block.text : ''}`),
        [
          YES_ALONE.test(text) ? passage.block.span : span,
          ...(isAnswered ? remarksBelow(disclosed, index) : []),
        ],
        said,
        {
          severity: gravest,
          strength: patterns.numbered.test(text) ? 'firm' : 'likely',
          ...(isAnswered ? { unmistakable: true } : {}),
        },
      )
    }
  },
})

/** Orders that letters of authorities give, in whatever part the letter is filed. */
function ordersIn(doc: Doc): { readonly spans: readonly Span[]; readonly severity: Severity }[] {
  const passages = passagesIn(doc, LETTER_ZONES)
  return passages.flatMap((passage, index) => {
    const order = orderInLetter(passages, index)
    if (order === null || isVicinity(passage) || patterns.otherLand.test(passage.text)) return []
    const named = order.head.filter(({ text }) => patterns.paper.test(text))
    // A name without its law or number is shown well enough by what stands below it.
    const shown = named.filter(({ text }) => patterns.numbered.test(text)).slice(-1)
    const words = [passage, ...named].map(({ text }) => text).join(' ')
    return [
      {
        spans: [withLimbs(passages, index), ...shown.map(({ span }) => span)],
        severity: patterns.grave.test(markedWords(words))
          ? ('critical' as const)
          : ('high' as const),
      },
    ]
  })
}

/** An order with the rest of its lettered list: "(a) disconnect …; (b) replace …; and (c) lay …". */
function withLimbs(passages: readonly Passage[], index: number): Span {
  const [passage, ...below] = passages.slice(index, index + 1 + MOST_LIMBS)
  if (passage === undefined) return { start: 0, end: 0 }
  const { start } = passage.span
  let last = passage
  for (const one of below) {
    const goesOn = one.block === passage.block && patterns.openEnd.test(last.text)
    if (!goesOn || !patterns.limb.test(one.text)) break
    last = one
  }
  return { start, end: last.span.end }
}

const MOST_LIMBS = 6

/** The remark of a printed answer, which tells what was ordered. */
function remarksBelow(passages: readonly Passage[], index: number): Span[] {
  const below = passages.slice(index + 1, index + 3)
  const end = below.findIndex(({ text }) => !patterns.remark.test(text))
  return below.slice(0, end < 0 ? below.length : end).map(({ span }) => span)
}

/** Whether the remark below an answer tells that the one notice is done with. */
function isOver(remark: string): boolean {
  return (
    patterns.done.test(remark) && !patterns.notDone.test(remark) && !patterns.stillLive.test(remark)
  )
}

function wordsAt({ text }: Doc, spans: readonly Span[]): string {
  return spans.map(({ start, end }) => text.slice(start, end)).join(' ')
}

/** In the papers of a scheme an order on one lot is its owner's. */
function isOnOtherLot({ text, zone }: Passage, sold: string | null): boolean {
  if (zone !== 'owners-corporation-certificate' && zone !== 'minutes') return false
  const [, lot] = patterns.orderedLot.exec(text) ?? []
  return lot !== undefined && sold !== null && lot.toUpperCase() !== sold
}

function wordsOf({ text, next, block }: Passage): Pick<Passage, 'text' | 'next' | 'block'> {
  return { text, next, block }
}
