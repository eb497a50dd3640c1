import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { aboutOf, LETTERS } from '../papers/letters.ts'
import { holdingAny, passagesIn, TERM_ZONES } from '../reading/passages.ts'

const patterns = wordings({
  /** The answer to a question asked in the same row, and one that affirms it. */
  asked: /\?[ |:]{1,4}(?=\S)/,
  worded: /\w{3}/,
  affirms: /^\W{0,3}(?:yes|it (?:did|has|was)|once|twice|in (?:19|20)\d\d)\b/i,
  /** A question with a bare mark, whose column tells whether it means yes or no. */
  markOnly: /\? ?[|]? ?[x✓✔]\W{0,2}$/i,
  insurance:
    /\b(?:assessors?|insurers?|insurance|insured|insures?|policy|policies|cover|covered|underwriters?|premiums?|broker|assurance|warranty|excess|insurable)\b/i,
  claim: /\b(?:claims?|insur\w{1,6}|cover)\b/i,
  /** No cover from some day on, for some peril, or for a part of what is sold. */
  ends: /\b(?:will|would|shall|may|might|do|does|did|could|can|are|is|am)(?: ?not|n't| no longer)(?: be)?(?: \w{2,10})? (?:renew\w{0,2}|offer(?:ed|ing)?|insure[ds]?|cover(?:ed)?|continue[ds]?|invite[ds]?|extend(?:ed)?|quot(?:e|ed)|available|insurable|part of the (?:insured|cover|policy))\b|\b(?:cover|policy|insurance)\b[^.;]{0,40}\b(?:ends?|ended|ceases?|ceased|stops?|lapse[sd]?|cancelled|terminat\w{1,3}|withdrawn|expire[sd]?|run(?:s)? out|suspended|void)\b|\b(?:cancel|withdraw|terminat|suspend)\w{0,4}\b[^.;]{0,30}\b(?:cover|policy|insurance)\b|\bno longer (?:insured?|covered?|part of|included|offer\w{0,2}|cover)\b|\b(?:taken|left|struck|carved) (?:out|off)\b|\b(?:removed|excluded|deleted|dropped|omitted) from\b[^.;]{0,24}\b(?:cover|policy|insurance|schedule)\b|\bcover (?:is |will be )?(?:only |kept |held )?(?:in force )?until (?:the )?renewal\b|\bin force until renewal\b|\b(?:nobody|no ?one|no (?:insurer|company|underwriter))\b[^.;]{0,20}\b(?:insure|cover|quote)\b|\bexclusions?(?: (?:endorsed|noted|applied|imposed|added))? ?[:–-] ?(?:flood|storm|bush ?fire|cyclone|landslip|subsidence|actions? (?:of|by) the sea|sea)|\bwithout (?:any )?(?:flood|storm|fire|bush ?fire|cyclone|building) (?:cover|insurance)\b|\b(?:flood|storm|bush ?fire|cyclone|landslip|subsidence|action of the sea|storm surge|actions? by the sea|movement|wind|hail|tide|earthquake)(?: damage)?\b[^.;]{0,60}\b(?:(?:is|are|remains?|was|were) (?:excluded|outside|taken out|not (?:covered|included|insured))|excluded|exclusion|outside the (?:policy|cover))\b/i,
  refused:
    /\b(?:declin\w{1,3}|refus\w{1,3}|reject\w{1,3}|den(?:y|ied|ies)|turn(?:ed)? down|knocked back|unable to (?:accept|pay|offer|insure|place|renew|obtain)|not (?:accept|pay|meet)|say no|cannot (?:accept|pay|offer|insure|obtain))\b[^.;]{0,50}\b(?:claims?|cover|insurance|policy|proposal|application|insur\w{1,3}|renew\w{0,2}|risk|indemnity)\b|\b(?:claims?|cover|insurance|proposal|application|renewal|policy)\b[^.;]{0,50}\b(?:declin\w{1,3}|refus\w{1,3}|reject\w{1,3}|denied|turned down|knocked back|not (?:accepted|paid|met|granted|available)|unavailable|out of time|notified late|late notice)\b|\b(?:insurers?|underwriters?|companies|brokers?)\b[^.;]{0,40}\b(?:declin\w{1,3}|refus\w{1,3}|said no|would not|won't)\b/i,
  dear: /\b(?:flood|cyclone|bush ?fire|storm)\b[^.;]{0,50}\b(?:added|extra|additional|further|more|loading|on top)\b[^.;]{0,24}\$|\bpremium\b[^.;]{0,60}\b(?:rose|risen|from \$|loading|doubled|tripled|quadrupled|increased|went up|jumped)\b|\$ ?\d[\d,]{3,8}[^.;]{0,24}\b(?:more|extra|on top)\b[^.;]{0,30}\b(?:flood|cyclone|fire|storm)\b|\b(?:special|increased|higher|imposed) excess\b[^.;]{0,40}\$ ?\d{1,3},\d{3}|\b(?:cyclone|flood|storm surge|bush ?fire) excess(?: of| is|:)? \$ ?(?:[5-9]|\d\d),\d{3}|\bexcess (?:of|is|for)\b[^.;]{0,40}\$ ?\d{2,3},\d{3}/i,
  empty:
    /\b(?:unoccupied|vacant|empty|not lived in|nobody lives?)\b[^.;]{0,60}\b(?:\d{2,3}|sixty|thirty|ninety) (?:consecutive )?days\b|\b(?:lapses?|ceases?|ends?|void|suspended|limited|restricted)\b[^.;]{0,40}\b(?:unoccupied|vacant|empty)\b/i,
  /** The building of a scheme has a rule of its own, and so has builders' cover. */
  other:
    /\b(?:for the scheme|scheme's|body corporate|owners corporation|strata|lot owners?|committee|motion|certificate of (?:currency|insurance) (?:is )?(?:attached|annexed)|public liability|professional indemnity|indemnity insurance|title insurance|home warranty|HBCF|home building compensation|mortgage insurance|contents only|car|vehicle|health|travel|cover(?:ed|ing)? (?:letter|page|sheet|note)|manhole|cover plate)\b|\bcover(?:ed|s)? (?:by|under) (?:the|a|an|any|that|this) (?:building |planning |development )?(?:permit|approval|consent|plan|easement)\b/i,
  /** What a builder insures, or should have: those rules tell of it. */
  builders:
    /\b(?:(?:building )?warrant(?:y|ies) insurance|warrant(?:y|ies) (?:about|as to|of|on|for|that)\b|no warrant(?:y|ies)\b|builder'?s? (?:warranty|indemnity)|domestic building|statutory (?:insurance|warrant(?:y|ies))|owner[- ]builders?|licensed (?:person|builder)|building (?:work|indemnity)|structural defects?|QBCC)\b|\((?:non-)?structur(?:e|al)\)/i,
  /** Insurance that somebody takes out begins. */
  takesOut:
    /\b(?:insurance|policy|cover)\b[^.;]{0,40}\b(?:will|must|shall|to|has|have|had|was|were) be(?:en)? taken out\b|\b(?:insurance|policy|cover)\b[^.;]{0,60}[ ,](?:(?:was|were|is|are) )?taken out\b(?! of)/i,

  buyers: /\b(?:purchasers?|buyers?)\b/i,
  general:
    /^what (?:is|this (?:policy|insurance|cover) (?:does|is)) (?:not )?cover(?:ed)?\W{0,3}$|\b(?:claims?|benefits?) (?:can|may|could|might) be (?:refused|reduced|declined|denied)\b[^.;]{0,40}\bif\b|\b(?:insurance|cover|insurers?) may (?:be (?:refused|declined|limited|cancelled|withdrawn)|refuse|decline|cancel)\b|\b(?:should (?:check|ask|arrange|obtain|insure|not cancel)|check with|you may wish|it is recommended|if you|your own insurance|usual exclusions|as (?:with )?(?:most|all) policies|(?:this|our) (?:report|inspection|letter) (?:is|does)|liability (?:is )?limited|may not be (?:covered|insured)|important that (?:the )?insurance|insurers? (?:sometimes|often|usually|commonly)|owners who|(?:stops?|ends?|ceases?|lapses?|expires?) (?:on|at|upon|after) (?:settlement|completion)|not cover the (?:price|boundar|cost|title|design|garden))\b/i,
  /** Advice to whoever reads it, and a promise to keep the cover up: nothing has ended. */
  advice:
    /^\W{0,3}(?:\(?\w{1,2}[.)] )?(?:please |a (?:vendor|seller) (?:should|is advised) |(?:vendors|sellers|owners) (?:should|are advised) )?(?:(?:to )?(?:do not|don't|never|not|not to)|always|make sure|ensure|consider|keep|remember|arrange|maintain)\b[^\d$]{0,200}$|\b(?:must|shall|may|should|can|will|undertakes?|agrees?|promises?) ?not(?: to)? (?:\w{3,10} )?(?:cancel|terminate|withdraw|let\b[^.;]{0,30}\blapse|allow\b[^.;]{0,30}\b(?:lapse|expire|end))/i,
  /** What a report or an extract does not cover, and what was asked. */
  paper:
    /\b(?:(?:could|can) ?not be (?:reached|seen|inspected|entered|accessed|tested)|reports?|extract|search|certificate|inspection|footnotes|own (?:things|goods|contents)|carpets|caveat|vendor does not insure|housing indemnity|like all insurers|insurers? and said no|accept (?:her|his|their) claim|refused or on special terms)\b/i,
  permit:
    /\bcover(?:ed|s)? by (?:an?|any|the|this|that|its|no)? ?(?:\w{3,12} ){0,2}(?:permit|approval|licen[cs]e|plans?|consent|certificate|roof|easement|lease)\b/i,
  /** What a paper or a map does not reach: nobody insures by it. */
  notReached:
    /^(?:it|this) (?:do|does|did) ?(?:not|n't) cover\b[^.;]{0,60}\b(?:roads?|local government|council|authorit\w{1,3}|property|land|works|services|plans|matters)\b|\b(?:maps?|overlays?|permits?|plans?|licen[cs]e|letters?|survey|consent|approval|register)\b[^.;]{0,40}\b(?:do|does|did) ?(?:not|n't) cover\b|\bnot covered by (?:an?|the|any) (?:[\w-]{3,14} ){0,2}(?:overlay|permit|map|plan|licen[cs]e|consent|approval|agreement|order)\b|\bnot cover (?:any (?:part )?of the land|areas?|parts?|matters?|places?)\b/i,
  denied:
    /\bno (?:insurers?|underwriters?|compan(?:y|ies)|brokers?)(?: (?:has|have|had))?(?: ever)? (?:declined|refused|cancelled|loaded|withdrawn|rejected|excluded)\b|\b(?:(?:flood|storm|fire|cyclone|subsidence)[^.;,]{0,20} not excluded|no (?:claims?|exclusions?|increase|special)|not (?:been )?(?:declined|refused|cancelled)|never been|none (?:declined|refused)|has been (?:paid|accepted|settled)|(?:was|were) (?:paid|accepted|settled|repaired|reinstated)|renewed (?:to|until|for))\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [patterns.empty, [patterns.refused, patterns.claim], patterns.ends, patterns.dear]

/** The house is hard to insure, or the cover it has is ending. */
export default defineRule({
  id: 'national/house-insurance',
  title: 'Insurance of the house',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: {
    none: 'insurance is a matter of contract; the letter of the insurer tells what it will do',
  },
  appliesTo: ['annexure', 'vendor-statement', 'special-conditions', 'lease'],
  patterns,
  clear:
    'No paper was found that tells that insurance of the house was refused, is ending or leaves something out.',
  subject:
    /\binsur(?:er|ers|ance)\b[^.;]{0,100}\b(?:refus\w{1,3}|declin\w{1,3}|renew\w{0,3}|cancel\w{0,5}|exclu\w{2,5}|excess|premiums?|not cover\w{0,2}|unoccupied|vacant|claims?|lapse\w?|quote)\b|\b(?:refus\w{1,3}|declin\w{1,3}|renew|cancel\w{0,5}|excluded|premium|excess|claims?|unoccupied)\b[^.;]{0,100}\b(?:insur(?:er|ers|ance|e)|policy)\b|\b(?:policy|cover)\b[^.;]{0,60}\b(?:lapse\w?|ends?|exclud\w{1,3}|not renew|excluded|expires?)\b|\buninsur\w{2,4}\b|\bnobody will insure\b|\bexclusion endorsed\b|\bclaim\b.{0,60}\bdeclin\w{2}\b|\bpremiums?\b|\binsured (?:buildings?|property)\b/i,
  messages: {
    ends: {
      title: 'Insurance of the property is ending, or leaves something out',
      description:
        'The wording at {{where}} shows that the insurer stops cover, or does not cover some building or danger. Until settlement a loss that is not insured may leave you with a damaged house, and afterwards you may find no cover, which most lenders ask for.',
      recommendation:
        'Before you sign, get a written insurance offer in your own name for this address, with what it excludes.',
      question: 'Who insures the property until settlement, against what, and why was cover ended?',
    },
    refused: {
      title: 'An insurer has refused cover or a claim',
      description:
        'The wording at {{where}} shows that insurance, or the payment of a claim, was refused. The damage may not have been put right, and another insurer may refuse you for the same reason.',
      recommendation:
        'Before you sign, read the letter, have the damage priced, and get a written insurance offer of your own.',
      question: 'What was refused and why, and has the damage been put right?',
    },
    dear: {
      title: 'Insurance of the property is dear or has a large excess',
      description:
        'The wording at {{where}} shows a high premium or excess (what you pay of each claim yourself), which tells how insurers see the danger here. You would pay it every year.',
      recommendation:
        'Before you sign, get a written insurance offer for this address and count it among the yearly costs.',
      question:
        'What did insurance cost in the last three years, and which dangers does it leave out?',
    },
    empty: {
      title: 'Cover is lost or cut while the house stands empty',
      description:
        'By the wording at {{where}} the insurance ends or is limited once nobody has lived there for some weeks. If the house is empty before settlement, a fire or burst pipe may not be insured.',
      recommendation:
        'Before you sign, ask who insures the empty house, and take out your own cover from the day you sign.',
      question: 'Since when has the house been empty, and has the insurer agreed to cover it?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(passagesIn(doc, LETTERS), 'text', ...ENTRIES)) {
      const { span, zone } = passage
      const text = toldIn(passage.text)
      if (patterns.other.test(text) || patterns.general.test(text)) continue
      if (patterns.advice.test(text)) continue
      if (patterns.builders.test(text) || patterns.takesOut.test(text)) continue
      if (patterns.denied.test(text) || patterns.permit.test(text) || text.endsWith('?')) continue
      if (patterns.notReached.test(text) || patterns.markOnly.test(text)) continue
      if (TERM_ZONES.has(zone) && patterns.buyers.test(passage.plain)) continue
      const about = TERM_ZONES.has(zone) ? passage.text : aboutOf(passage)
      if (!patterns.insurance.test(about) || patterns.paper.test(text)) continue
      const named = patterns.insurance.test(text)
      const refused = patterns.refused.test(text) && patterns.claim.test(text)
      if (named && patterns.empty.test(text)) {
        report('empty', [span], {}, { severity: 'medium', unmistakable: true })
      } else if (refused) {
        report('refused', [span], {}, { unmistakable: true })
      } else if (patterns.ends.test(text)) {
        report('ends', [span], {}, named ? { unmistakable: true } : {})
      } else if (patterns.dear.test(text)) {
        report('dear', [span], {}, { severity: 'high', unmistakable: true })
      }
    }
  },
})

/** "Did an insurer refuse cover? | It has been insured without a break": what the answer tells. */
function toldIn(text: string): string {
  const asked = patterns.asked.exec(text)
  if (asked === null) return text
  const answer = text.slice(asked.index + asked[0].length)
  // A mark alone says nothing without its question.
  return !patterns.worded.test(answer) || patterns.affirms.test(answer) ? text : answer
}
