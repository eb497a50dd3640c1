import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { LETTERS } from '../papers/letters.ts'
import { holdingAny, passagesIn, passagesSaying, TERM_ZONES } from '../reading/passages.ts'

const patterns = wordings({
  someone:
    /\b(?:mortgagors?|borrowers?|co-?vendor|carer|step(?:son|daughter|mother|father|children)|sisters?|brothers?|sons?|daughters?|mother|mum|father|dad|child(?:ren)?|wife|husband|widow(?:er)?|spouse|partner|niece|nephew|cousin|aunt|uncle|grand(?:son|daughter|child(?:ren)?|mother|father)|famil(?:y|ies)|de facto|beneficiar(?:y|ies)|heirs?|next of kin|co-?owner|creditors?|trustee in bankruptcy|liquidator|claimant|plaintiff|clients?|we act for|i act for|instruct(?:ed|ions)|former (?:wife|husband|partner|owner)|occupier|caretaker|neighbou?r|investor|summons|mr|mrs|ms|miss|she|he|they|me|my|we)\b/i,
  disputes:
    /\b(?:disputes?|disputed|disputing|contest(?:s|ed|ing)?|challeng(?:e|es|ed|ing)|oppos(?:e|es|ed|ing)|object(?:s|ed|ing)?|denies|does not accept|do not accept|refus(?:es?|ed) to (?:accept|recogni[sz]e)|claims?|claimed|claiming|assert(?:s|ed)?|contends?|alleg(?:es?|ed|ing)|maintains|insists?|says?|said|told|on notice|intends?|intention|threaten(?:s|ed|ing)?|(?:has|have|had|was) (?:filed|lodged|started|commenced|applied|sought|served|promised|foreshadowed|instructed)|foreshadow\w{0,3}|instructed|wants?|summons|threat|will not (?:remove|withdraw|sign|leave|agree)|seek(?:s|ing)?|will (?:seek|ask|apply|lodge|file|go to|be applying|argue|say)|proceedings?)\b/i,
  /** What gives the vendor the right to sell, and somebody fights. */
  authority:
    /\b(?:authority|right|power|entitle\w{1,5}|capacity) (?:of [\w' ]{2,30} )?to (?:sell|sign|deal with|act)\b|\b(?:disput\w{1,3}|contest\w{0,3}|challeng\w{1,3}|oppos\w{1,3}|object\w{0,3} to|set(?:ting)? aside|overturn\w{0,3}|annul\w{0,4}|revok\w{1,3}|forg(?:ed|ery)|injunct\w{1,5}|restrain\w{0,3}|to stop|prevent\w{0,3})\b[^.;]{0,60}\b(?:(?<=\b(?:the|an?|his|her|their|my|our|that|this|last|earlier|later|new|old|of|\d{4}) |['’]s? )will|codicil|probate|the grant|letters of administration|executors?|executrix|administrators?|power of attorney|attorney|this sale|the sale|transfer of the (?:land|house|title|home|property)|the transfer)\b|\b(?:(?<=\b(?:the|an?|his|her|their|my|our|that|this|last|earlier|later|new|old|\d{4}) |['’]s? )will|codicil|probate|the grant|power of attorney|transfer|the sale|enduring power|power)\b[^.;]{0,50}\b(?:is|was|has been|being|to be|will be)? ?(?:disputed|contested|challenged|opposed|overturned|set aside|revoked|forged)\b|\bright\b[^.;]{0,20}\b(?:is|was|are) (?:disputed|contested|challenged)\b|\bcaveat against (?:a |the )?(?:grant|probate)\b|\b(?:attorney|executors?|executrix|administrators?|trustees?)\b[^.;]{0,20}\b(?:removed|replaced|passed over)\b|\b(?:injunction|restraining order|freezing order)\b|\bpower of attorney\b[^.;]{0,24}\brevoked\b|\b(?:appoint|replace)\w{0,4}\b[^.;]{0,40}\b(?:financial manager|administrator|guardian|executor|trustee)\b/i,
  /** What somebody says is theirs. */
  interest:
    /\b(?:equitable|beneficial|proprietary|undivided|half|third|quarter|caveatable|legal|life|ownership) (?:interest|share|estate|tenancy|ownership|claim)\b|\b(?:interest|share) in the (?:land|property|house|home|farm|unit|flat|estate|title|block|proceeds)\b|\b(?:home|roof|place to live|house) for (?:life|good|ever|the rest)\b|\b(?:promised|told|assured|entitled|right|allowed|agreed)\b[^.;]{0,60}\b(?:live|stay|remain|reside|home|house|roof)\b[^.;]{0,40}\b(?:for (?:life|good|ever)|until (?:she|he|they) (?:dies?|passes?)|rest of (?:her|his|their) (?:life|days)|as long as)\b|\bfamily provision\b|\bprovision (?:out of|from) (?:the|his|her) estate\b|\b(?:undue influence|unconscionab\w{2,3}|duress|procured by fraud)\b|\b(?:still|half|part(?:ly)?|also|really|rightly) (?:half )?(?:mine|his|hers|theirs|ours)\b|\b(?:her|his|their|my) caveat\b|\b(?:wants?|claims?|for|asks? for|demands?) (?:my|his|her|their|a) share\b|\btestator'?s family\b|\b(?:property settlement|matrimonial|family (?:law )?court|family law) ?(?:proceedings|orders?|application|claim|settlement)?\b|\b(?:constructive|resulting|secret) trust\b|\b(?:paid|put in|contributed|lent|gave)\b[^.;]{0,50}\b(?:price|purchase|deposit|to build|extension|mortgage)\b[^.;]{0,60}\b(?:share|owner|part|back|repaid|interest|claim\w{0,3})\b|\badverse possession\b|\bpossessory title\b|\bhalf (?:of )?the (?:house|farm|land|property|proceeds|price)\b|\b(?:belongs?|belonging) to (?:me|us|him|her|my client|our client)\b/i,
  gift: /\b(?:will|codicil)\b[^.;]{0,40}\b(?:leaves?|left|gives?|gave|devis\w{1,3}|bequeath\w{0,3})\b[^.;]{0,60}\bto (?:me|us|him|her|my|our|his|the|both|all)\b|\b(?:i|he|she) (?:leaves?|gives?|devises?|bequeaths?)\b[^.;]{0,80}\bfor (?:his |her |their )?(?:life|lifetime)\b|\bfor (?:his |her |their )?life and then to\b|\b(?:house|home|land|farm|block|property|share|half)\b[^.;]{0,40}\b(?:i leave|is left|was left|i give) to\b/i,
  /** What a will leaves: land, or all there is, and no thing. */
  ofLand:
    /\b(?:house|home|land|farm|unit|flat|apartment|property|estate|block|residue|half|share|live|reside|everything|all)\b/i,
  /** The executors are to sell and divide: that is how this sale comes about. */
  toSell: /\b(?:up)?on trust (?:to sell|for sale)\b|\btrust for sale\b/i,
  hypothetical:
    /\b(?:in theory|theoretical\w{0,2}|hypothetical\w{0,2})\b|\b(?:time|period|last day) (?:for|in which|within which|to (?:make|bring))\b[^.;]{0,50}\bclaims?\b[^.;]{0,30}\b(?:ends?|ended|expires?|expired|runs? out|ran out|passed|closes?)\b/i,
  barred:
    /\b(?:house|home|land|property|farm|unit|flat|block|estate)\b[^.;]{0,50}\b(?:is|are|must|may|shall|was|were) not (?:to )?be (?:sold|disposed of|transferred|encumbered)\b[^.;]{0,40}\b(?:while|whilst|until|so long as|as long as|during|unless|before)\b|\b(?:not|never) to (?:sell|dispose of|transfer|mortgage) (?:my|the|our|her|his) (?:home|house|land|farm|unit|property|block|flat)\b[^.;]{0,30}\b(?:while|whilst|until|so long as|as long as|unless|before|without)\b/i,
  /** A covenant that goes on with the land: who takes it next signs the same, and it may be sold. */
  passedOn:
    /\b(?:transferees?|purchasers?|buyers?|successors?|assignees?|(?:new|next|incoming|later|subsequent) owners?|person taking)\b[^.;]{0,60}\b(?:sign|execut|enter(?:s|ed)? into|covenant|deed)\w{0,5}\b|\b(?:unless|until|without|before)\b[^.;]{0,60}\b(?:deed of (?:covenant|accession|novation)|(?:covenant|deed|memorandum|undertaking|agreement)s? (?:in the same|in like|to the same))\b/i,
  buyers: /\b(?:purchasers?|buyers?|either party|each party|parties|transferees?)\b/i,
  general:
    /\b(?:a person (?:who|may)|any person|anyone who|persons? claiming|may (?:dispute|contest|challenge|claim|object|apply)|can (?:dispute|contest|challenge|object)|^if\b|\bif (?:you (?:have|claim|believe)|any|a)\b|insurance|insurer|warranty|levy|levies|invoice|valuation|assessment|rebate|exemption|concession|GST|withholding|commissioner)\b/i,
  denied:
    /\b(?:no ?one|nobody|none of|no (?:other )?(?:person|member|relative|beneficiary|claims?|disputes?|caveats?|family|right|interest|application)|never|(?:does|do|did|has|have) not (?:dispute|contest|oppose|claim|object|disputed|contested|opposed|claimed|challenged)|not (?:disputed|contested|opposed|claimed|challenged|aware)|nothing)\b/i,
  caveat: /\bcaveats?\b|\bcaveator\b/i,
  caveatEntry: /\b[A-Z]{0,2}\d{5,10}[A-Z]? caveat\b|\bcaveat (?:by|[A-Z]{1,2}\d{6})\b/i,
  /** A printed sentence of which a box, left empty, is the other half. */
  byBox:
    /\b(?:if|unless|where|when) (?:the|this|that) (?:[a-z]{4,12} )?box (?:is|has been|below is|above is|beside it is) (?:marked|ticked|crossed|checked|filled)\b|^\W{0,3}☐|☐\W{0,3}$/i,
  over: /\b(?:withdrawn|withdrew|dismissed|settled|released|resolved|agreed in writing to|abandoned|consents? to the sale|struck out|failed)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.barred,
  [patterns.someone, patterns.disputes, patterns.authority],
  [patterns.gift, patterns.ofLand],
  [patterns.someone, patterns.disputes, patterns.interest],
]

/** A form that was read as one line holds the words of many matters. */
const LONGEST = 450

/** Somebody else says that the land is theirs, or that the vendor may not sell it. */
export default defineRule({
  id: 'national/property-claimed',
  title: 'Claims of others to the property or against the sale',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.transferOfLand), cite(act.nsw.realProperty), cite(act.qld.landTitle)],
  appliesTo: ['annexure', 'special-conditions', 'vendor-statement', 'lease'],
  patterns,
  clear: 'No claim of somebody else to the property was found, and no dispute about the sale.',
  subject:
    /\bwill of \d{4}|\b(?:later|last|earlier) will\b|\bi (?:leave|devise)\b|\b(?:beneficiar(?:y|ies)|de facto|ex-?(?:husband|wife)|(?:former|estranged) (?:husband|wife|spouse|partner)|divorce|family (?:court|law)|property settlement)\b|\bpromised\b[^.;]{0,80}\b(?:home|live|house|land|farm)\b|\b(?:disput\w{1,3}|contests?|opposes?|challeng\w{1,3})\b[^.;]{0,100}\b(?:sale|sell|will|authority|title|ownership|share|estate)\b|\b(?:claims?|half|share|interest)\b[^.;]{0,60}\b(?:half|share|interest) in (?:the|this|his|her)\b|\bhalf (?:his|hers|theirs)\b|\bnot to be sold\b|\bright to live\b|\b(?:to|could|may) live (?:in|there)\b[^.;]{0,60}\blife\b|\battorney\b[^.;]{0,60}\bremov|\bconstructive trust\b|\bfamily provision\b|\bclaims? (?:against|on) the estate\b|\bclaims? an interest\b|\bcaveat against\b/i,
  messages: {
    authority: {
      title: 'Somebody disputes that the vendor may sell',
      description:
        'The wording at {{where}} shows that a relative, an heir or another person disputes the vendor’s right to sell: the will, the grant of probate (the court’s proof of a will), or the power of attorney (the paper by which one person signs for another). If that person succeeds, or lodges a caveat (a claim noted on the title), you may not get the title.',
      recommendation:
        'Before you sign, ask for the letters and any court papers, and for a court order or that person’s written agreement to the sale.',
      question:
        'Who disputes the sale, what was filed, and will that person agree to it in writing before settlement?',
    },
    interest: {
      title: 'Somebody else claims a share of the property or a right to live there',
      description:
        'The wording at {{where}} shows that another person says that the property, a part of it or a home in it is theirs. Such a claim can be noted on the title, can hold up settlement, and somebody who lives there may stay.',
      recommendation:
        'Before you sign, ask for that person’s release in writing, and that the vendor gives vacant possession.',
      question:
        'What does this person claim, on what paper, and will it be released before settlement?',
    },
    barred: {
      title: 'A paper says that the property is not to be sold',
      description:
        'The wording at {{where}} forbids a sale for a time or while somebody lives there. A vendor who signs under that paper may have no power to sell to you.',
      recommendation:
        'Before you sign, ask for the whole document, and for proof that the bar no longer holds.',
      question: 'What allows the vendor to sell in spite of the words at {{where}}?',
    },
  },
  check({ doc }, report) {
    // Whoever lodged a caveat claims something too: the rule that reads the title tells of it.
    const entries = passagesSaying(doc, ['annexure', 'other'], patterns.caveatEntry)
    const caveats = passagesSaying(doc, ['title-search'], patterns.caveat)
    for (const { span } of [...caveats, ...entries])
      report('interest', [span], {}, { aside: 'national/caveat-on-title' })
    for (const passage of holdingAny(passagesIn(doc, LETTERS), 'text', ...ENTRIES)) {
      const { text, span, zone } = passage
      if (text.length > LONGEST || text.endsWith('?')) continue
      if (patterns.over.test(text) || patterns.denied.test(text) || patterns.general.test(text))
        continue
      if (patterns.hypothetical.test(text) || patterns.toSell.test(text)) continue
      if (patterns.byBox.test(text) && !text.includes('☒')) continue
      if (TERM_ZONES.has(zone) && patterns.buyers.test(passage.plain)) continue
      if (patterns.barred.test(text) && !patterns.passedOn.test(text)) {
        report('barred', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (holds(text, patterns.someone, patterns.disputes, patterns.authority)) {
        report('authority', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (patterns.gift.test(text) && patterns.ofLand.test(text)) {
        report('interest', [span], {}, { unmistakable: true })
      } else if (holds(text, patterns.someone, patterns.disputes, patterns.interest)) {
        report('interest', [span], {}, { unmistakable: true })
      }
    }
  },
})
