import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { inTheirWords } from '../reading/in-their-words.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  subject: /\brequisitions?\b|\bobjections?\b|\bobject\b/i,
  about: /\brequisition|\btitle\b|\bclaims?\b|\bproperty\b|\bland\b|\bcompensation\b/i,
  barred:
    /\b(?:must|shall|may|will|is|are|agrees?) not (?:to )?(?:be entitled to )?(?:make|raise|deliver|serve|lodge|be entitled|object|require)|\bnot (?:be )?entitled to\b|\bno (?:requisition|objection)\w{0,3}\b.{0,60}\b(?:may|shall|will|can|is|are)\b|\bwaives?\b|\bonly (?:the )?requisitions?\b|\blimited to (?:those|the (?:attached|annexed))\b|\bother than (?:those|the (?:attached|annexed))\b|\brely on (?:its|the purchaser's|their|his|her) own\b/i,
  period:
    /\b(?:within|no later than|not later than|not more than|more than|after)\b.{0,60}\b(?:days?|contract date|day of sale)\b/i,
  deemed: /\bdeemed\b|\bwaived?\b|\baccepted\b|\btaken to\b/i,
  requisition: /\brequisitions?\b/i,
  specific:
    /\b(?:variation|amendment|plan|authority|following|re-?numbering|construction|staging|noise|dust|nominat\w{1,6}|other stages|adjoining|fence|fences|smoke|in respect of the improvements|condition|state of repair|present)\b/i,
  vendorSide: /\bthe (?:vendor|seller) (?:must|shall|may|will) (?:not|answer|reply)\b/i,
  title: /\btitle\b|\bcompensation\b/i,
  ask: /\b(?:requisitions?|objections?|object|enquir(?:y|ies)|inquir(?:y|ies)|question)\b/i,
  cut: /\bpurchaser must not ask (?:any )?questions?\b|\bpurchaser\b.{0,40}\b(?:must not|no (?:further )?right to|must (?:deliver|make|raise) no)\b.{0,20}\b(?:rais\w{1,3}|mak(?:e|ing)|deliver\w{0,3}|serv(?:e|ing)|question|object|enquir|requisition|take)\w{0,4}\b|\bvendor\b.{0,20}\b(?:must not|is not|need not|not be)\b.{0,20}\b(?:answer|reply|obliged|required)\b.{0,30}\brequisitions?\b|\b(?:leave|leaves|left|go|goes)\b.{0,24}\brequisitions?\b.{0,12}\bunanswered\b|\brequisitions?\b.{0,30}\b(?:go|left|remain) unanswered\b|\b(?:requisitions?|objections?)\b.{0,80}\b(?:deemed|taken to be|is|are) (?:waived|abandoned|accepted|barred)\b/i,
  ofTitle: /\btitle\b|\brequisition/i,
  onlyThese:
    /\bonly (?:form of )?(?:general )?requisitions?\b.{0,100}\b(?:annexed|attached|form)\b|\brequisitions?\b.{0,30}\bonly\b.{0,50}\b(?:annexed|attached|scheduled|form|those|set out)\b|\b(?:annexed|attached) (?:form of )?requisitions?\b.{0,40}\bonly\b/i,
  noOthers:
    /\brequisitions?\b[^.;]{0,80}\b(?:those|form|attached|annexed|listed|set out|in the (?:schedule|annexure))\b[^.;]{0,80}[,;:(.] ?(?:and )?(?:no (?:others?|further|additional|more)|none (?:other|else)|nothing (?:more|else))\b|\bno requisitions?\b[^.;]{0,24}\b(?:other than|except|save|beyond)\b[^.;]{0,40}\b(?:form|those|attached|annexed|set out|listed)\b/i,
  titleTaken:
    /\bpurchaser\b.{0,40}\b(?:deemed|taken|agrees?|held)\b.{0,12}\b(?:to )?(?:have )?accept(?:ed|s)?\b.{0,24}\btitle\b|\bpurchaser\b.{0,60}\b(?:must make|makes?|must raise|raises?) no\b.{0,30}\b(?:requisition|objection)/i,
  timed: /\b(?:time|period|days) (?:for|allowed for|limit)\b.{0,30}\b(?:requisition|objection)/i,
  objection:
    /\b(?:objections?|questions?|enquir(?:y|ies)|inquir(?:y|ies)) (?:or \w{4,12} )?(?:to|about|on|as to|regarding|concerning) (?:the )?title\b|\brequisition/i,
  soonDay:
    /\b(?:first|second|third|fourth|fifth|sixth|seventh|2nd|3rd|[4-7]th) (?:business |working |clear )?day (?:after|following|from)\b/i,
  within: /\b(?:within|for|read) (?:one|two|three|four|five|[1-5]) (?:business |clear )?days?\b/i,
  byDay:
    /\bfor \w{1,12} (?:business |clear )?days? only\b|\b(?:read|reduced to|cut to|becomes?|shortened to) \w{1,12} (?:business |clear )?days?\b|\b(?:within|no later than|not later than|before|not more than|by)\b.{0,60}\b(?:days?|hours?|exchange|contract)\b|\|/i,
  section27:
    /\binconsistent with\b|\bretains? (?:all|its) (?:statutory )?rights\b|\bsection 27\b|\brelease\b/i,
  /** Nothing about one matter that stands before: all else may be asked. */
  ofOne:
    /\bmust not (?:raise|make|ask|object to|question|put)\b[^.;]{0,30}\b(?:that|this|those|these|any such|such|either) (?:matters?|things?|points?|facts?|issues?|works?|structures?|buildings?|notices?|entr(?:y|ies)|answers?)\b[^.;]{0,40}\b(?:requisitions?|objections?)\b|\bmust not\b[^.;]{0,30}\b(?:requisitions?|objections?)\b[^.;]{0,24}\b(?:about|on|as to|because of|on account of|concerning|in respect of|relating to) (?:it|them|that|this|those|these)\b(?! (?:title|property|land)\b)/i,
  /** The time of the printed conditions, after which every title is accepted. */
  usualTime: /\b(?:21|twenty-one|28|twenty-eight) (?:\(\d\d\) )?days\b/i,
  without:
    /\btitle\b.{0,40}\baccepted without\b.{0,20}\brequisition|\bpurchaser\b.{0,80}\bmust not require\b.{0,30}\b(?:evidence|abstract|production|proof|title)\b/i,
  lateIgnored:
    /\brequisitions?\b.{0,60}\b(?:ignored|not (?:be )?(?:answered|accepted|considered)|invalid|too late)\b/i,
  /** "The purchasers have three days from the day of sale in which to ask about title." */
  asksWithin:
    /\bpurchaser\b[^.;]{0,30}\bdays?\b[^.;]{0,60}\b(?:ask|enquire|inquire|question|object)\b[^.;]{0,24}\btitle\b/i,
  /** The printed clause about an objection that the vendor cannot meet. */
  waivable:
    /\b(?:purchaser|buyer)s? (?:may|can) (?:still )?(?:waive|withdraw) (?:it|them|the (?:objection|requisition))\b/i,
  /** What the Crown kept, and pipes and wires that every title has, found no objection anywhere. */
  ofEveryTitle:
    /\b(?:object|objection|requisition)\w{0,3}\b[^.;]{0,40}\b(?:to|about|on account of|because of|in respect of) (?:any |the )?(?:reservations?|exceptions?|conditions?)\b[^.;]{0,60}\b(?:crown|grant)\b/i,
  /** The printed time becomes a few days: "the time of twenty-one days is reduced to seven". */
  cutTo:
    /\brequisitions?\b[^;]{0,70}\b(?:reduced|cut|changed|varied|shortened|altered|amended)\b[^;]{0,30}\b(?:one|two|three|four|five|six|seven|[1-7])\b/i,
  /** Of questions named in the sentence before. */
  questions: /\b(?:requisitions?|questions? about (?:the )?title)\b/i,
  sendThem:
    /\b(?:send|ask|raise|make|serve|deliver|put)\b (?:them|it|these|all|any)\b[^.;]{0,30}\bwithin\b/i,
  onlyAsk:
    /\bpurchaser may (?:only (?:ask|raise|make|put|serve)|(?:ask|raise|make|put|serve) only)\b[^.;]{0,24}\b(?:questions?|requisitions?|enquir(?:y|ies))\b[^.;]{0,50}\b(?:forms?|list|annexed|attached|at the back|schedule)\b/i,
  /** Under a head on requisitions: "Those annexed are the only ones allowed". */
  onlyOnes:
    /\b(?:those|the ones|the (?:forms?|list|questions?|sheet)) (?:annexed|attached|listed|scheduled|set out|at the back|in (?:the )?(?:annexure|schedule))\b[^.;]{0,40}\b(?:(?:is|are) the only\b|(?:only|alone) (?:may|can|will|are)\b)|\b(?:the only|only the) (?:ones?|requisitions?|questions?) (?:annexed|attached|listed|allowed|permitted|which may)\b|\bno others?\b[^.;]{0,16}\b(?:may|can|will|need|are|is)\b[^.;]{0,16}\b(?:made|raised|asked|allowed|permitted|answered|put)\b/i,
  answeredAlready:
    /\b(?:answers?|replies)\b[^.;]{0,50}\b(?:accepted|taken|treated) as (?:full |the only |complete |sufficient |the )?(?:answers?|replies)\b/i,
  /** Whoever sells answers nothing: a lender, an executor, one who never lived there. */
  unanswered:
    /\b(?:vendor|administrators?|executors?|executrix|trustees?|mortgagee|receivers?|liquidators?)\b[^.;]{0,90}\b(?:answers? no|not (?:be )?(?:bound|obliged|required) to answer|must not (?:be (?:bound|obliged|required) to )?answer|need not answer)\b[^.;]{0,20}\b(?:questions?|requisitions?|enquir)/i,
  /** The days in which the other side answers. */
  answering: /\b(?:must be |are |is )?(?:answer(?:ed|s)?|repl(?:y|ied|ies))\b[^.;]{0,80}/i,
  /** The days of the notice by which the vendor ends the contract are no time to ask. */
  vendorsNotice:
    /\b(?:vendor|seller)s?\b[^.;]{0,40}\b(?:cancel|rescind|terminate|end|annul|determine|withdraw)\b[^.;]{0,50}\bdays?\b(?:['’]s?)? ?(?:written )?notice\b|\b(?:vendor|seller)s?\b[^.;]{0,60}\bby (?:giving )?[^.;]{0,24}\bdays?\b(?:['’]s?)? ?(?:written )?notice\b[^.;]{0,30}\b(?:cancel|rescind|terminate|end|annul|determine|withdraw)\b/i,
  unended: /[\w,]$/,
  keeps: /\bretains? (?:all|its|every) (?:statutory |other )?rights?\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.requisition,
  [patterns.ask, patterns.ofTitle],
  patterns.onlyThese,
  patterns.titleTaken,
  patterns.without,
  patterns.lateIgnored,
  patterns.onlyAsk,
  patterns.onlyOnes,
  patterns.answeredAlready,
  patterns.unanswered,
  patterns.cutTo,
  patterns.sendThem,
  patterns.asksWithin,
  patterns.objection,
  [patterns.subject, patterns.about],
]

/** The buyer's right to ask about the title and to object. */
export default defineRule({
  id: 'national/requisitions-restricted',
  title: 'Your right to ask questions about the title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [
    cite(act.nsw.conveyancing, 's 56'),
    cite(act.vic.saleOfLand),
    cite(act.nsw.saleOfLand, 'Sch 3'),
  ],
  appliesTo: ['special-conditions', 'contract-form', 'particulars'],
  patterns,
  clear: 'No clause was found that cuts short your right to ask about the title.',
  subject:
    /\brequisitions?\b|\bobject(?:ions?)? (?:to|about|on) (?:the |its )?title\b|\b(?:enquir(?:y|ies)|inquir(?:y|ies)|questions?)\b[^.;]{0,60}\b(?:title|annex\w{1,4}|attached|may be raised|vendor|raise)\b|\b(?:raise|raising|answer)\b[^.;]{0,40}\b(?:enquir(?:y|ies)|inquir(?:y|ies)|questions?)\b|\bask about (?:the )?title\b|\b(?:evidence|proof|production|deduc\w{2,4}|abstract) of (?:the |its )?title\b|\b(?:accepts?|accepted) (?:the )?(?:vendor's |seller's )?title\b|\bput to the (?:vendor|seller)|\bobjection may be raised\b|\breplies attached\b/i,
  messages: {
    ofOne: {
      title: 'You may ask nothing about one matter, and not object to it: “{{opening}}”',
      description:
        'By the wording at {{where}} you can raise no requisition (a formal question) or objection about what it names: “{{words}}” These words leave your other questions alone. What the named matter turns out to cost would be yours.',
      recommendation:
        'Before you sign, find out what lies behind it and what it could cost, and ask for the clause to be struck out or for a lower price.',
      question:
        'What does the vendor know about the matter of {{where}}, what could it cost, and will the clause be struck out?',
    },
    barred: {
      title: 'Your right to make requisitions or objections is cut down',
      description:
        'The wording at {{where}} limits or removes your right to ask the vendor about the title (requisitions) or to object to what you find. A problem with the title that turns up after signing would be yours.',
      recommendation:
        'Before you sign, ask to restore the standard right and time to raise requisitions, and have the title checked now.',
      question:
        'Will the vendor restore the purchaser’s standard right to make requisitions and objections?',
    },
    short: {
      title: 'Very little time to make requisitions or objections',
      description:
        'The wording at {{where}} gives you only a few days to ask about or object to the title; after that you are taken to have accepted it. Searches often take longer.',
      recommendation: 'Before you sign, ask for the standard time, and order the searches now.',
      question: 'Will the vendor allow the standard time for requisitions?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of [
      ...changedWords(doc, 'requisitions'),
      ...changedWords(doc, 'barred'),
    ]) {
      report('barred', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const passage of holdingAny(
      passagesIn(doc, ['special-conditions', 'contract-form', 'particulars', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      const { plain, text, span, heading, previous, next } = passage
      const full = passage.full.replace(patterns.vendorsNotice, ' ')
      if (patterns.keeps.test(full) || patterns.waivable.test(plain)) continue
      if (patterns.ofEveryTitle.test(plain)) continue
      if (patterns.ofOne.test(plain)) {
        report('ofOne', [span], inTheirWords(passage), { unmistakable: true })
        continue
      }
      const noOthers =
        patterns.requisition.test(text) && patterns.noOthers.test(`${plain} ${next.slice(0, 60)}`)
      if (
        patterns.ask.test(text) &&
        patterns.cut.test(plain) &&
        patterns.ofTitle.test(full) &&
        !patterns.specific.test(full)
      ) {
        report('barred', [span])
        continue
      }
      if (
        (patterns.onlyThese.test(plain) ||
          noOthers ||
          (patterns.titleTaken.test(plain) && !patterns.usualTime.test(`${previous} ${full}`)) ||
          patterns.without.test(plain) ||
          patterns.lateIgnored.test(plain)) &&
        !patterns.section27.test(full)
      ) {
        report('barred', [span], {}, noOthers ? { unmistakable: true } : {})
        continue
      }
      if (
        (patterns.onlyAsk.test(plain) && !patterns.section27.test(full)) ||
        ((patterns.answeredAlready.test(plain) || patterns.onlyOnes.test(plain)) &&
          patterns.requisition.test(`${heading} ${text}`) &&
          !patterns.section27.test(full)) ||
        patterns.unanswered.test(plain)
      ) {
        report('barred', [span], {}, { unmistakable: true })
        continue
      }
      // A clause that a line break cut in two tells its days on the next line.
      const whole = patterns.unended.test(full) ? `${full} ${next.slice(0, 40)}` : full
      const given = daysIn(whole.replace(patterns.answering, ' '))
      if (patterns.cutTo.test(text)) {
        report('short', [span], {}, { unmistakable: true })
        continue
      }
      if (
        patterns.sendThem.test(text) &&
        patterns.questions.test(`${heading} ${previous.slice(-200)}`) &&
        Math.min(...given) <= 7
      ) {
        report('short', [span], {}, { unmistakable: true })
        continue
      }
      if (patterns.asksWithin.test(plain) && Math.min(...given) <= 7) {
        report('short', [span], {}, { unmistakable: true })
        continue
      }
      if (
        patterns.objection.test(text) &&
        (patterns.byDay.test(full) || patterns.timed.test(full) || patterns.soonDay.test(full)) &&
        !patterns.vendorSide.test(full) &&
        (patterns.soonDay.test(full) || (given.length > 0 && Math.min(...given) <= 7))
      ) {
        const plainly = patterns.requisition.test(text) && patterns.within.test(text)
        report('short', [span], {}, plainly ? { unmistakable: true } : {})
        continue
      }
      if (!patterns.subject.test(text) || !patterns.about.test(full)) continue
      if (patterns.vendorSide.test(full)) continue
      const named = patterns.requisition.test(full)
      if (!named && patterns.specific.test(full)) continue
      if (patterns.barred.test(full) && (named || patterns.title.test(full))) {
        report('barred', [span], {}, named ? {} : { strength: 'likely' })
        continue
      }
      if (!patterns.period.test(full) || !named) continue
      const shortest = Math.min(...given)
      if (given.length > 0 && (shortest <= 7 || (shortest <= 14 && patterns.deemed.test(full))))
        report('short', [span])
    }
  },
})
