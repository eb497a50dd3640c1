import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Doc } from '../../document.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { aboutOf, LETTERS } from '../papers/letters.ts'
import { type Passage, passagesIn, TERM_ZONES } from '../reading/passages.ts'
import { statementsOf } from '../reading/statements.ts'

const patterns = wordings({
  builder:
    /\b(?:builders?|building (?:company|contractor)|head contractor|contractors?|constructions?|[a-z]{3,14} homes|homes pty|(?:built|building|projects) pty|developer|certifier|building surveyor|subcontractors?|joinery|civil works|project manager)\b/i,
  /** The company is failing, or has failed. */
  failing:
    /\b(?:(?:in|into|entered|under|placed (?:in|into)|went into|gone into) (?:voluntary |external |creditors'? )?(?:administration|liquidation|receivership)|(?:administrators?|liquidators?|receivers?)\b[^.;]{0,20}\b(?:appointed|appointment)|appointed (?:administrators?|liquidators?|receivers?)|wound up|winding[- ]up|insolven(?:t|cy)|bankrupt(?:cy)?|ceased (?:trading|work|business|to trade)|stopped (?:trading|work)|walked off|abandoned the (?:site|job|works?)|deregistered|struck off|gone (?:broke|under)|collapsed|left the site|went (?:broke|under)|receivers and managers)\b/i,
  /** … or may no longer build. */
  barred:
    /\b(?:licen[cs]e|registration|accreditation)\b[^.;]{0,60}\b(?:suspended|cancelled|disqualified|revoked|lapsed|surrendered|not (?:current|renewed)|expired)\b|\b(?:suspended|cancelled|disqualified)\b[^.;]{0,60}\b(?:licen[cs]e|registration|financial requirements|minimum financial)\b|\b(?:unlicensed|unregistered|not licensed|not registered)\b[^.;]{0,20}\b(?:builder|contractor|tradesm[ae]n)\b|\b(?:failure|failed) to meet (?:the )?(?:minimum )?financial requirements\b/i,
  licence:
    /\b(?:licen[cs]ee?|licen[cs]e (?:no|number|class|details|search|register)|QBCC|building commission|VBA|fair trading)\b/i,
  notThis:
    /\b(?:if (?:the|a|an|any|either)|in the event|should the|may become|becomes?|is not (?:in|under)|not (?:in|under|been)|no (?:administrator|liquidator|receiver|external)|never|either party|a party|purchaser|buyer|guarantor|lender|tenant|lessee|fishing|fund|body corporate|deceased|estate|strata|owners corporation|manager'?s? licen[cs]e|agent'?s? licen[cs]e|driver|liquor|collapsed (?:drain|pipe|wall|ceiling|fence|sewer|shaft)|drain|shaft|ceiling|letters of administration|insolvency only|covers insolvency|trade waste|exploration|gravel|quarry|mining|rental accommodation|local law|rooming|jetty|mooring|bore|water licen|grazing|food|planning permit|building permit (?:expired|lapsed))\b/i,
  /** A licence to do something else than to build. */
  otherLicence:
    /\b(?:water|bore|irrigation|groundwater|fishing|liquor|food|grazing|mooring|jetty|radio|firearms?|driver'?s?|dog|kennel|rooming[- ]house|quarry|extraction|boarding|brothel|pawn\w{0,6}|motor dealer|waste|trade waste|discharge|poison\w{0,1}|explosives?|apiary|nursery|child ?care|caravan park|works approval) (?:business |premises |supply |use |access |take )?(?:licen[cs]e|entitlement|registration|permit|approval|allocation)\b|\blicen[cs]e to (?:take|use|extract|draw) water\b|\blicen[cs]e\b[^?.;]{0,60}\bfor (?:the|an?|this|any) (?:\w{4,12} )?(?:dams?|bores?|wells?|pumps?|jett(?:y|ies)|pontoons?|moorings?|weirs?|roads?|lanes?|grazing|crossings?|spas?|kennels?)\b/i,
  /** In the papers of a scheme, where its own manager and owners may fail as well. */
  builderFailed:
    /\b(?:builder|head contractor|developer)\b[^.;]{0,80}\b(?:(?:put |placed |is |was |went |gone )?(?:in|into) (?:voluntary )?(?:administration|liquidation|receivership)|wound up|insolvent|bankrupt|struck off|deregistered|ceased (?:trading|to trade))\b|\b(?:built|build(?:ing|ers)|constructions?|homes|developments?) (?:pty|proprietary)\b[^.;]{0,60}\b(?:(?:put |placed |is |was |went |gone )?(?:in|into) (?:voluntary )?(?:administration|liquidation|receivership)|wound up|insolvent|struck off|deregistered)\b|\b(?:liquidat(?:or|ion)|administrators?|receivers?|deregistration|winding[- ]up)\b[^.;]{0,24}\b(?:of|for|to) the (?:builder|head contractor|developer)\b/i,
  notYet:
    /\b(?:if|should|may|might|in case|unless|whether) (?:the |a |any )?(?:builder|head contractor|developer)\b|\b(?:not|never|no) (?:been )?(?:in |into |put |placed )?(?:administration|liquidation|receivership|liquidator|administrator|insolvent|struck off|deregistered)\b/i,
  /** A number alone is no builder's: another land's licence, or one for what is no building. */
  ofOther:
    /\b(?:neighbour\w{0,3}|adjoining|adjacent|next[- ]door|other) (?:\w{3,12} )?(?:licen[cs]ee?|property|owner|land|lot)s?(?:'s)?\b/i,
  /** When a policy pays, as every certificate of it prints. */
  ofPolicy:
    /\b(?:polic(?:y|ies)|insurance|insurer|cover|certificate|indemnity|warranty scheme|claims?)\b[^.;]{0,60}\b(?:answers?|pays?|responds?|appl(?:y|ies)|covers?|protects?|available|made|only)\b[^.;]{0,60}\b(?:when|where|if|once|should|because|unless)\b|\b(?:dead|dies|died|death)\b[^.;]{0,40}\b(?:found|disappear\w{0,3})\b[^.;]{0,40}\binsolven/i,
  /** Something is still to be built, or stands as it was left. */
  unfinished:
    /\b(?:ceased work|stopped (?:work|trading)|walked off|left the site|abandoned|unfinished|incomplete|not (?:yet )?(?:been )?(?:finished|completed|built)|under construction|half[- ](?:built|finished)|shell|frame stage|lock[- ]?up|remaining works?|(?:finish|complete|take over|carry on|continue|go on)\w{0,3}\b[^.;]{0,30}\b(?:works?|building|construction|house|job|under another)|works? (?:is|are) to (?:go on|continue|start)|another builder|new builder|replacement builder|to be (?:built|finished|completed)|progress (?:claim|payment)s?)\b/i,
  /** Signed off, lived in, or known to have been built in some year. */
  finished:
    /\b(?:certificates? of (?:occupancy|completion|classification|final inspection|final completion|occupancy and use)|occupancy (?:permit|certificate|approved)|occupation certificate|final (?:inspection|certificate)|practical completion|work(?:s)? (?:was |were |recorded as )?complete[d]?|(?:built|completed|erected|constructed|finished) (?:in|on|about|by)\b[^.;]{0,40}\b(?:19|20)\d\d)\b/i,
  notFinished:
    /\b(?:no|not|never|none|until|before|unless|when|once|if|will|must|shall|to be|yet|pending|outstanding|within|sunset)\b/i,
  /** Too late to ask an insurer, or him, for anything. */
  outOfTime:
    /\b(?:time|period|years?|warrant(?:y|ies)|cover|insurance|polic(?:y|ies)|claims?)\b[^.;]{0,40}\b(?:has|have|is|are|had) (?:long |now |already )?(?:gone|passed|ended|expired|lapsed|run out|over|out of time)\b/i,
  history: /\b(?:former|previous|earlier) (?:owner|shareholder|director)\b/i,
})

const SCHEME_PAPERS = ['owners-corporation-certificate', 'minutes'] as const

/** Who is to build, or has built and answers for it, is failing or may not build. */
export default defineRule({
  id: 'national/builder-in-trouble',
  title: 'The builder’s or developer’s standing',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.building),
    cite(act.nsw.homeBuilding),
    cite(act.qld.buildingCommission),
    cite(act.sa.buildingWorkContractors),
  ],
  appliesTo: ['annexure', 'special-conditions', 'vendor-statement', 'building-permit', 'ppsr'],
  patterns,
  clear: 'No paper was found that says that the builder failed or lost its licence.',
  subject:
    /\b(?:builders?|contractors?|developers?|building company|constructions?|homes|pty|company)\b[^;]{0,100}\b(?:liquidat\w{2,4}|wound up|winding[- ]up|insolven\w{1,2}|receivers?|receivership|in administration|into administration|external administration|bankrupt\w{0,3}|struck off|strike-off|deregister\w{0,4}|ceased trading|walked off|suspended|cancelled|disqualified|unlicen[cs]ed|no licen[cs]e|abandoned|disappeared|creditors)\b|\b(?:liquidat\w{2,4}|wound up|insolven\w{1,2}|receivers?|in administration)\b[^.;]{0,60}\b(?:builder|contractor|developer|constructions?|homes|pty)\b|\b(?:QBCC|licen[cs]e|registration)\b[^.;]{0,40}\b(?:suspended|cancelled|disqualified|surrendered)\b|\bQBCC licen[cs]e search\b/i,
  messages: {
    failing: {
      title: 'The builder or developer has failed, or has stopped work',
      description:
        'By the wording at {{where}} the company that builds, or has built, is in administration or liquidation (others run it for its creditors), or has stopped work. The works may stand still, and nobody may answer for defects except an insurer.',
      recommendation:
        'Before you sign, ask who finishes the works, on what contract, and for the certificate of building insurance; ask for your right to end the contract if nothing is built by a fixed day.',
      question: 'Who will finish and answer for the works, and which insurance covers them?',
    },
    gone: {
      title: 'The company that built or developed the property has failed',
      description:
        'By the wording at {{where}} the company that built or developed the property is in administration or liquidation (others run it for its creditors), is wound up or has ceased to trade. Nobody stands behind the work but an insurer, and an insurer only while its policy runs.',
      recommendation:
        'Before you sign, ask for the certificate of building insurance (warranty or indemnity insurance) and until when it can be claimed on, and set that day beside every defect that is told of.',
      question:
        'Which insurance answers for defects in the builder’s work, until when, and has any claim been made?',
    },
    barred: {
      title: 'The builder’s licence is suspended, cancelled or missing',
      description:
        'By the wording at {{where}} a builder of this property had no valid licence. Building insurance may not cover the work, and the authority may ask for proof that it is sound.',
      recommendation:
        'Before you sign, check the licence on the public register for the dates of the work, and ask for the insurance certificate.',
      question: 'Which licence covered the work when it was done, and who finishes what remains?',
    },
  },
  check({ doc }, report) {
    const tell = (passage: Passage) => {
      if (isStillBuilding(doc, passage)) {
        report('failing', [passage.span], {}, { unmistakable: true })
        return
      }
      const severity = patterns.outOfTime.test(passage.text) ? 'low' : 'medium'
      report('gone', [passage.span], {}, { severity, unmistakable: true })
    }
    for (const passage of passagesIn(doc, LETTERS)) {
      const { text, span, zone } = passage
      if (patterns.notThis.test(text) || patterns.history.test(text)) continue
      if (patterns.ofPolicy.test(text)) continue
      const about = TERM_ZONES.has(zone) ? text : aboutOf(passage)
      if (patterns.barred.test(text)) {
        const row = `${passage.heading} ${passage.previous} ${passage.block.text}`
        if (patterns.otherLicence.test(row) && !patterns.builder.test(text)) continue
        if (patterns.ofOther.test(text)) continue
        if (patterns.builder.test(about) || patterns.licence.test(about))
          report('barred', [span], {}, { unmistakable: true })
      } else if (patterns.failing.test(text) && patterns.builder.test(about)) {
        tell(passage)
      }
    }
    for (const passage of passagesIn(doc, SCHEME_PAPERS)) {
      const isFailing = statementsOf(passage).some(
        (text) =>
          patterns.builderFailed.test(text) &&
          !patterns.notYet.test(text) &&
          !patterns.ofPolicy.test(text),
      )
      if (isFailing) tell(passage)
    }
  },
})

/** Whether works may stand still: the words say so, or nothing shows that what is sold was ever finished. */
function isStillBuilding(doc: Doc, { text, next, previous, zone }: Passage): boolean {
  if (patterns.unfinished.test(`${previous.slice(-AROUND)} ${text} ${next.slice(0, AROUND)}`)) {
    return true
  }
  if (isOffThePlan(doc)) return true
  // Owners who meet and pay levies own lots that stand.
  return zone !== 'minutes' && zone !== 'owners-corporation-certificate' && !isFinished(doc)
}

const AROUND = 200
const known = new WeakMap<Doc, boolean>()

function isFinished(doc: Doc): boolean {
  let answer = known.get(doc)
  if (answer === undefined) {
    answer = passagesIn(doc, TELLS_OF_BUILDING).some(
      ({ text }) =>
        patterns.finished.test(text) && !patterns.notFinished.test(text) && !text.includes('?'),
    )
    known.set(doc, answer)
  }
  return answer
}

/** Papers that tell when a building was finished. */
const TELLS_OF_BUILDING = [
  'building-permit',
  'building-report',
  'planning-certificate',
  'rates-certificate',
  'vendor-statement',
  'minutes',
  'owners-corporation-certificate',
  'annexure',
  'other',
] as const
