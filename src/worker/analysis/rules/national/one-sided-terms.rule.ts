import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  amends:
    /\bvendor\b.{0,50}\b(?:may|reserves the right to)\b.{0,30}\b(?:amend|vary|alter|change|add to|re-?write)\w{0,3}\b.{0,30}\b(?:this contract|the contract|these (?:special )?conditions|the terms|any (?:term|special condition))\b/i,
  assigns:
    /\bvendor may hand over\b|\bvendor may\b.{0,30}\bto another (?:company|person|entity)\b|\bvendor\b.{0,40}\b(?:may|must be at liberty to)\b.{0,20}\b(?:assign|novate|transfer|sell|dispose)\w{0,3}\b.{0,50}\b(?:this contract|its (?:rights|interest|obligations|benefit)|the (?:development|parent land|land)|contract)\b/i,
  signs:
    /\bpurchaser\b.{0,20}\bappoints? the vendor\b.{0,40}\battorney\b.{0,50}\b(?:sign|execute|consent|give effect|all (?:documents|things))\b|\bpurchaser must (?:promptly |forthwith )?(?:sign|execute)\b.{0,40}\b(?:any|all|every|whatever) (?:document|deed|consent|form)s?\b.{0,40}\b(?:vendor|required|requires|requested)\b/i,
  waived:
    /\bpurchaser\b.{0,16}\b(?:gives? up|surrenders?|abandons?) (?:all|every|any) (?:of its )?(?:rights?|claims?|remed(?:y|ies))\b|\b(?:every|all|each) (?:right|protection|remedy|benefit)s?\b.{0,60}\bpurchaser\b.{0,60}\b(?:excluded|waived|negatived|removed|surrendered)\b|\bpurchaser\b.{0,30}\bwaives (?:all|every|any) (?:rights?|remed(?:y|ies)|protections?)\b|\b(?:every|all) protections?\b.{0,60}\b(?:excluded|removed)\b/i,
  /** "You do not give up any right the law gives you." */
  keeps:
    /\bpurchaser\b[^.;]{0,20}\b(?:does not|do not|must not|need not|is not (?:to be taken )?to|has not|never) (?:be taken to (?:have )?)?(?:give|gives|given|waive[ds]?|surrender(?:s|ed)?|abandon(?:s|ed)?|forgo(?:es)?|lose|loses)\b/i,
  /** "Gives up, so far as the law allows, every right under section 52A". */
  everyRight:
    /\bpurchaser\b.{0,6}\b(?:gives? up|surrenders?|abandons?|forgoes?|waives?)\b.{0,70}\b(?:all|every|any) (?:of its |statutory |legal |other |such ){0,2}(?:rights?|remed(?:y|ies)) (?:under|in|given by|conferred by|arising under|to rescind|to terminate|to end)\b/i,
  agreed:
    /\b(?:with|subject to) the (?:written )?(?:consent|agreement) of the purchaser\b|\bpurchaser's (?:prior )?(?:written )?consent\b|\bby agreement\b|\bonly to the purchaser\b|\bin writing signed by both\b|\bboth parties\b|\bmust not\b.{0,20}\bvendor\b/i,
  other:
    /\b(?:caveat|guarantee|director|transfer of land form|plan of subdivision|nominat\w{1,5}|vote|voting|mortgage|statement under|at settlement|duties form|land tax)\b/i,
  inItsName:
    /\b(?:sign|execute|complete)\w{0,3}\b.{0,40}\b(?:in (?:the )?(?:name|place) of (?:the )?purchaser|in the purchaser's name|on behalf of (?:the )?purchaser|as (?:the )?purchaser's attorney)\b/i,
  mustSign:
    /\bpurchaser must\b.{0,40}\b(?:sign|execute)\b.{0,60}\b(?:vendor|it|developer)\b.{0,20}\b(?:requires?|requests?|thinks?|considers?|says|asks?|nominates?|presents?)\b|\b(?:documents?|deeds?|forms?|papers?)\b.{0,40}\bvendor\b.{0,20}\b(?:requires?|requests?|thinks?|considers?|says|asks?)\b.{0,60}\b(?:signed|executed)\b/i,
  /** "The purchaser cannot claim for a matter shown in any annexure." */
  mayNotObject:
    /\bpurchaser\b.{0,20}\b(?:must not|no right to|must (?:make|raise) no)\b.{0,16}\b(?:object|claim|complain|requisition|rescind|raise)|\b(?:no|nil) (?:claim|objection|complaint)s?\b|\bno\b[^.;]{0,60}\bgives? (?:the )?purchaser\b[^.;]{0,16}\b(?:ground|cause|right|reason)\b/i,
  anyMatter:
    /\b(?:any|a|every|all) (?:\w{1,10} )?(?:matters?|things?|facts?|defects?|grounds?)\b|\b(?:anything|whatever)\b/i,
  inPapers:
    /\b(?:records?|searches|reports?|papers|documents|annexures?|bundle)\b[^.;]{0,24}\b(?:shows?|reveals?|discloses?|contains?|tells?|gives?)\b|\b(?:shown|disclosed|told|contained|appearing|mentioned|revealed|in)\b[^.;]{0,24}\b(?:annexures?|attachments?|records?|reports?|searches|certificates?|papers|documents?|minutes|form 1)\b/i,
  everyMatter:
    /\bany rights? of the purchaser\b.{0,40}\b(?:extinguished|excluded|lost|void)\b|\bpurchaser\b.{0,12}\bmust not for any (?:cause|reason|ground)\b|\bmust not\b.{0,50}\b(?:objection|requisition|claim)\b.{0,80}\b(?:any matter|any (?:other )?thing|whatsoever|howsoever|any reason|any ground|anything)\b|\bpurchaser has no (?:right|claim|remedy)\b.{0,60}\b(?:whatsoever|of any kind|for any reason)\b/i,
  consent: concept.consent,
  warrants: /\bvendor (?:hereby )?(?:warrants|represents|confirms|declares)\b/i,
  extinct:
    /\b(?:any|every|each|all) rights? of the purchaser\b.{0,60}\b(?:extinguished|excluded|lost|void|given up)\b/i,
  onBehalf:
    /\bpurchaser\b.{0,40}\bauthori[sz]es? the vendor to (?:sign|execute|complete)\b|\bfailing (?:signature|execution)\b.{0,80}\bvendor (?:may|is authori[sz]ed to) (?:sign|execute)/i,
  noCause:
    /\bpurchaser\b.{0,20}\bmust not\b.{0,40}\b(?:any|no) (?:cause|reason|ground|matter|circumstance)\w{0,1}\b.{0,60}\b(?:object|requisition|claim|defer|rescind)/i,
  replacesTerm:
    /\bvendor may\b.{0,20}\b(?:replace|vary|change|amend|rewrite|add)\b.{0,24}\b(?:term|terms|condition|conditions|clause|contract)\b/i,
  dealt:
    /\bvendor's (?:rights|interest|benefit)\b.{0,40}\b(?:dealt with|assigned|transferred|sold|charged)\b/i,
  // "May … without the purchaser's consent" is the opposite of consent.
  freely:
    /\bvendor may\b.{0,120}\b(?:assign|novate|transfer|charge(?! (?:\$|an?\b|interest|fees?|the purchaser|it|up to|for))|mortgage|encumber)\b.{0,80}\b(?:contract|rights?|interest|benefit|obligations)\b/i,
  novates:
    /\bdeeds? of (?:novation|assignment|adherence|accession)\b|\bpurchaser must\b.{0,60}\bdeed\b.{0,60}\b(?:new (?:owner|vendor|proprietor)|assignee|successor|incoming|novat\w{2,4})\b/i,
  stead:
    /\bvendor may\b.{0,24}\bsubstitute\b.{0,40}\bas (?:the )?vendor\b|\bpurchaser\b.{0,60}\baccepts?\b.{0,40}\b(?:incoming|new|another|other) (?:vendor|owner)\b|\bvendor\b.{0,16}\bin its (?:stead|place)\b/i,
  /** The vendor hands on a right and answers all the same. */
  staysBound:
    /\bvendor remaining (?:bound|liable|responsible)\b|\bdoes not (?:change|alter|affect) what the purchaser\b|\b(?:but|and|while|though|although|yet)(?: (?:it|the vendor))?(?: itself)? (?:must )?(?:still )?(?:remains?|stays?|continues? to be|is still|is not (?:released|relieved|discharged))\b[^.;]{0,16}(?:\b(?:bound|liable|responsible|answerable)\b|(?<=released|relieved|discharged)\b)/i,
  buyerSigns: /\bpurchaser must\b|\bpurchaser agrees\b/i,
  /** Of an agreement with somebody else, which comes with the goods or the building. */
  othersDeed:
    /\b(?:financiers?|hir(?:e|er|ing)|rental|leas(?:e|ing|ed)|solar|batter(?:y|ies)|equipment|retailers?|suppliers?|providers?|caretak\w{2,5}|manage(?:r|ment)|letting|telecommunications?|licen[cs]e|tenanc(?:y|ies))\b/i,
  buyersDeed:
    /\bfrom (?:any|its|the) (?:purchaser|nominee|assignee)\b|\bpurchaser's (?:nominee|assignee)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.amends,
  patterns.replacesTerm,
  patterns.waived,
  patterns.everyRight,
  patterns.everyMatter,
  [patterns.mayNotObject, patterns.anyMatter, patterns.inPapers],
  patterns.freely,
  patterns.stead,
  [patterns.novates, patterns.buyerSigns],
  patterns.assigns,
  patterns.dealt,
  patterns.signs,
  patterns.inItsName,
  patterns.onBehalf,
  patterns.mustSign,
]

/** Clauses by which one side rewrites the bargain or hands it on. */
export default defineRule({
  id: 'national/one-sided-terms',
  title: 'Terms that only the vendor may change',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.cth.consumerLaw, 'ss 23–28')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that lets the vendor alone change the contract or hand it on.',
  subject:
    /\b(?:vendor|seller|developer|we) (?:alone |always |at any time )?(?:may|can|reserves?|is at liberty|is entitled)\b[^.;]{0,60}\b(?:assign|novate|transfer|amend|vary|change|add to|replace|hand over|deal with|substitute)\b[^.;]{0,80}\b(?:contract|terms?|conditions?|rights|agreement|interest|project|vendor|seller)\b|\b(?:vendor|seller|developer)\b[^.;]{0,60}\b(?:assign\w{0,4}|novat\w{1,4})\b|\bnovation\b|\bassignee\b|\bnew owner as (?:vendor|seller)|\bincoming (?:vendor|developer|owner)|\b(?:sign|execute)\w{0,3}\b[^.;]{0,80}\b(?:on (?:the )?(?:purchaser|buyer|transferee)'s behalf|on behalf of the (?:purchaser|buyer|transferee)|as (?:its |the |his )?attorney|in the (?:purchaser|buyer|transferee)'s name)\b|\b(?:purchaser|buyer|transferee)\b[^.;]{0,40}\bappoints\b[^.;]{0,60}\battorneys?\b|\b(?:purchaser|buyer|transferee) must\b[^.;]{0,40}\b(?:sign|execute)\b|\b(?:purchaser|buyer|transferee)\b[^.;]{0,80}\b(?:waives?|gives? up|surrenders?|abandons?|releases the (?:vendor|seller)|forgoes?|for any (?:cause|reason)|whatsoever|irrevocably)\b|\b(?:purchaser|buyer|transferee)\b[^.;]{0,80}\b(?:may not|must not|shall not|cannot|has no|no)\b[^.;]{0,60}\b(?:claims?|object\w{0,4}|requisitions?|rescind|compensation|complain\w{0,2})\b|\b(?:rights?|protections?|remed(?:y|ies))\b[^.;]{0,60}\b(?:given up|waived|extinguished|negatived|excluded)\b|\bgives? the (?:purchaser|buyer|transferee) (?:any|no)\b/i,
  givesWayTo: {
    'national/vote-given-to-vendor': ['signs'],
  },
  messages: {
    amends: {
      title: 'The vendor alone may amend the contract',
      description:
        'By the wording at {{where}} the vendor can change the contract after you have signed it, without your agreement. A term like this in a standard contract may be unfair under the consumer law, but you would have to fight about it.',
      recommendation: 'Before you sign, ask to delete this clause.',
      question:
        'Will the vendor agree that the contract is changed only in writing signed by both?',
    },
    assigns: {
      title: 'The vendor may hand the contract to someone else',
      description:
        'By the wording at {{where}} the vendor can assign the contract or sell the land to another, who then becomes your vendor. You may have to look to a company you never chose to finish the building or return the deposit.',
      recommendation:
        'Before you sign, ask that the vendor stays liable, or that you may end the contract if the vendor changes.',
      question: 'Will the vendor remain liable after an assignment?',
    },
    signs: {
      title: 'You must sign whatever the vendor requires, or the vendor signs for you',
      description:
        'By the wording at {{where}} you promise to sign any document the vendor asks for, or appoint the vendor to sign in your name. You cannot know now what that will be.',
      recommendation:
        'Before you sign, ask to limit this to documents needed for settlement that cost you nothing.',
      question: 'Which documents does the vendor have in mind?',
    },
    waived: {
      title: 'Your rights and protections are given up in general words',
      description:
        'The wording at {{where}} takes away rights that the standard conditions or the law would give you, without naming them.',
      recommendation:
        'Before you sign, ask to delete this clause, or to name each right that you are to give up.',
      question: 'Which rights does the vendor ask the purchaser to give up?',
    },
  },
  check({ doc }, report) {
    for (const { plain, text, span } of holdingAny(termsOf(doc), 'plain', ...ENTRIES)) {
      // "☐ FINANCE CLAUSE DOES NOT APPLY": an option that nobody chose.
      if (text.startsWith('☐') && !text.includes('☒')) continue
      if (
        patterns.consent.test(plain) ||
        patterns.keeps.test(plain) ||
        (patterns.agreed.test(plain) && !patterns.freely.test(plain))
      )
        continue
      if (patterns.amends.test(plain) || patterns.replacesTerm.test(plain)) report('amends', [span])
      else if (
        patterns.waived.test(plain) ||
        patterns.everyRight.test(plain) ||
        patterns.everyMatter.test(plain)
      )
        report('waived', [span])
      else if (holds(plain, patterns.mayNotObject, patterns.anyMatter, patterns.inPapers))
        report('waived', [span], {}, { severity: 'medium', unmistakable: true })
      else if (patterns.staysBound.test(plain)) continue
      else if (
        patterns.freely.test(plain) ||
        patterns.stead.test(plain) ||
        (holds(plain, patterns.novates, patterns.buyerSigns) &&
          !patterns.buyersDeed.test(plain) &&
          !patterns.othersDeed.test(plain))
      )
        report('assigns', [span], {}, { severity: 'medium' })
      else if (patterns.other.test(plain) || patterns.warrants.test(plain)) continue
      else if (patterns.assigns.test(plain) || patterns.dealt.test(plain))
        report('assigns', [span], {}, { severity: 'medium' })
      else if (
        patterns.signs.test(plain) ||
        patterns.inItsName.test(plain) ||
        patterns.onBehalf.test(plain) ||
        patterns.mustSign.test(plain)
      )
        report('signs', [span], {}, { severity: 'medium' })
    }
  },
})
