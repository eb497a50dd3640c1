import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { periodsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  settles:
    /\b(?:settle\w{0,1}|settlement|complete\w{0,1}|pay the (?:balance|price)|possession|withhold|money)\b/i,
  // The buyer is held to the day, in any of the ways in which that is said.
  bound:
    /\bpurchaser\b.{0,60}\bmust\b(?! not be required).{0,40}\b(?:settle|complete|proceed|pay|accept)\b|\bpurchaser\b.{0,60}\b(?:must not|no right to|not entitled to)\b.{0,60}\b(?:refuse|delay|postpone|withhold|defer|object|require|rescind|retain|call for)\b|\b(?:not|no|neither|nor)\b.{0,24}\b(?:ground|reason|excuse|cause|basis|defence|bar|impediment)\b|\b(?:must not|does not|not)\b.{0,12}\b(?:affect|delay|prevent|postpone|relieve|entitle|excuse)\b.{0,60}\b(?:settle\w{0,4}|purchaser|complete)\b|\bsettlement (?:must|is to|will) (?:still |nevertheless |nonetheless )?(?:take place|occur|proceed|happen|go ahead)\b/i,
  unfinished:
    /\b(?:unfinished|uncompleted|incomplete|not (?:have )?(?:yet )?(?:been )?(?:wholly |fully )?(?:complete|completed|finished|built|constructed|operational|ready)|not (?:been |yet )?(?:finished|completed)|(?:remains?|still|yet) (?:to be |under )(?:completed|construction|built|finished|done|carried out)|(?:outstanding|remaining) (?:works?|items?)|works? (?:outstanding|remaining|in progress)|snags?|tradespe\w{3,6}|defects?|omissions|(?:construction|works?|building)\b.{0,40}\b(?:continu\w{1,4}|under way|in progress))\b/i,
  /** The purchaser who does not settle in time, which leaves no building unfinished. */
  late: /\bpurchaser\b[^.;]{0,24}\b(?:must|has|have|is|does|had) not (?:yet |to )?(?:been )?(?:complete|settle)d?\b|\bsettlement (?:has not|must not|is not) (?:yet )?(?:been )?(?:complete|take place|taken place)d?\b/i,
  fresh:
    /\b(?:construct\w{0,5}|builder|common (?:property|facilities|areas?)|facilit(?:y|ies)|landscap\w{1,4}|development|practical completion|unfinished|uncompleted|incomplete|gym\w{0,6}|pool|foyer|lobby|later stages?|defects list|tradespe\w{3,6}|on site|amenit(?:y|ies))\b/i,
  permit:
    /\b(?:occupancy|occupation) (?:permit|certificate)s?\b|\bcertificates? of (?:occupancy|occupation|classification|final inspection|completion)\b/i,
  anyway:
    /\b(?:whether or not|even (?:if|though)|although|notwithstanding|despite|regardless|irrespective|lack of|absence of|no|without)\b(?! (?:limit|prejudice|affect|derogat|clause|special condition|general condition))/i,
  /** Said of settlement itself: "completion does not depend on an occupancy permit". */
  untied:
    /\b(?:settlement|completion)\b[^.;]{0,50}\b(?:must|does|is|will|shall|need|may) not (?:be )?(?:\w{4,10} )?(?:depend\w{0,4}|conditional|await\w{0,3}|subject|wait|require\w{0,1}|tied|delayed|postponed|deferred|held up|hinge)\b[^.;]{0,60}\b(?:(?:occupancy|occupation) (?:permit|certificate)s?|certificates? of (?:occupancy|occupation|classification|final inspection|completion))\b|\b(?:occupancy|occupation) (?:permit|certificate)s?\b[^.;]{0,30}\b(?:is|are|must|shall|will) not (?:be )?(?:a |an )?(?:condition|pre-?condition|pre-?requisite|required|needed|necessary)\b[^.;]{0,20}\b(?:of|to|for|before) (?:settlement|completion)\b|\bobligation to (?:settle|complete)\b[^.;]{0,30}\bnot (?:conditional|dependent|subject)\b[^.;]{0,60}\b(?:occupancy|occupation) (?:permit|certificate)/i,
  kept: /\bpurchaser\b.{0,20}\b(?:need not|not (?:be )?(?:required|obliged|bound))\b|\bmust not be (?:required|obliged|called (?:up)?on)\b|\b(?:settlement|settle|complete)\b.{0,24}\b(?:not required|must not (?:occur|take place|fall)|not be due)\b.{0,40}\b(?:until|before|unless)\b|\bpurchaser may\b.{0,20}\b(?:retain|withhold|delay|refuse|rescind|end)\b|\bvendor must\b.{0,40}\b(?:complete|finish|rectif\w{1,3}|obtain|repair)\b.{0,40}\bbefore settlement\b|\bmutual\b/i,
  /** Small faults only, and the right to have them put right is kept. */
  smallFaults:
    /\b(?:defects?|omissions?)\b[^.;]{0,30}\b(?:(?:does|do|would) not|not) (?:prevent|affect|hinder|impede|interfere with)\b[^.;]{0,40}\b(?:occup\w{2,6}|use|living|enjoyment)\b[^.;]{0,40}\b(?:keeps?|retains?|without prejudice|rights? (?:under|to))\b|\bminor (?:defects?|omissions?)\b[^.;]{0,60}\b(?:keeps?|retains?|without prejudice)\b/i,
  registered:
    /\b(?:regist(?:ration|ered|ers?|ering)|titles? (?:has|have) (?:been )?issued|separate titles?|deposit of the plan)\b/i,
  plan: /\b(?:plans?|titles?|registrar|scheme)\b/i,
  follows: /\b(?:after|following|from|of)\b/i,
  day: /\bday|\bdays\b/i,
  other:
    /\b(?:days?|weeks?) before\b|\b(?:deposit (?:bond|guarantee)|sunset|rescind|defects? (?:list|notice)|requisition|finance)\b/i,
})

/** Less than this and a bank may not be ready (a new lot is valued only when it is finished). */
const ENOUGH_DAYS = 21

/** A settlement that comes before the home is ready, or before your bank can be. */
export default defineRule({
  id: 'national/unfinished-at-settlement',
  title: 'Settlement of a new home: notice, completion and permits',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 's 9AE'), cite(act.nsw.saleOfLand, 'Sch 3 ss 7–8')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear:
    'No clause was found that makes you settle on an unfinished building or within days of a notice.',
  subject:
    /\b(?:settle|settlement|complete|completion|pay the balance)\b[^.;]{0,140}\b(?:occupancy permit|certificate of (?:occupancy|classification)|occupation certificate|defects|incomplete|unfinished|registration of the plan|plan (?:has|is) (?:been )?registered|plan has registered|practical\w{0,2} complet\w{1,4}|under construction|tradespeople on site|works (?:to|remain)|not open|still being built)\b|\b(?:occupancy permit|certificate of (?:occupancy|classification)|occupation certificate|defects|incomplete|unfinished|later stages)\b[^.;]{0,140}\b(?:settle|settlement|refuse to complete|delay completion|withhold)\b|\bsettlement\b[^.;]{0,60}\bconstruction\b/i,
  givesWayTo: {
    'nsw/occupation-certificate-timing': ['permit'],
  },
  messages: {
    unfinished: {
      title: 'You must settle although the building or shared areas are unfinished or defective',
      description:
        'By the wording at {{where}} you pay the whole price even if works, facilities or the home itself are not finished or have defects. You lose the best means of having them put right, and may move into a building site.',
      recommendation:
        'Before you sign, ask that settlement waits for completion, or that part of the price is held back until the works are done.',
      question:
        'Which works may be unfinished at settlement, and will part of the price be held until they are done?',
    },
    permit: {
      title: 'You may have to settle without an occupancy permit or certificate',
      description:
        'The wording at {{where}} makes you settle although the paper that allows people to live in the building is missing. You may not lawfully move in, and your bank may refuse to lend.',
      recommendation:
        'Before you sign, ask that settlement is due only after the occupancy permit or certificate is given to you.',
      question: 'Will the vendor give the occupancy permit or certificate before settlement?',
    },
    short: {
      title: 'Settlement is due {{period}} after the plan is registered',
      description:
        'By the wording at {{where}} you must settle {{period}} after registration of the plan or notice of it, on a day that nobody knows yet. Your bank needs time to value the finished lot; if it is late you pay interest or lose the deposit.',
      recommendation: 'Before you sign, ask for at least 21 to 28 days after the notice.',
      question: 'Will the vendor allow 28 days from the notice of registration to settlement?',
    },
  },
  check({ doc }, report) {
    for (const { plain, text, span } of termsOf(doc)) {
      if (patterns.kept.test(plain) || !patterns.settles.test(plain)) continue
      if (patterns.smallFaults.test(plain)) continue
      // New South Wales asks about its occupation certificate and its 21 days in rules of its own.
      if (
        patterns.untied.test(plain) ||
        (holds(plain, patterns.permit, patterns.anyway) && patterns.bound.test(plain))
      ) {
        if (doc.state !== 'NSW') report('permit', [span])
      } else if (
        patterns.bound.test(plain) &&
        patterns.unfinished.test(plain.replace(patterns.late, ' ')) &&
        (isOffThePlan(doc) || patterns.fresh.test(plain))
      ) {
        report('unfinished', [span])
      } else if (
        doc.state !== 'NSW' &&
        doc.state !== 'QLD' &&
        holds(plain, patterns.registered, patterns.plan, patterns.follows, patterns.day) &&
        !patterns.other.test(plain)
      ) {
        const periods = periodsIn(text).toSorted((a, b) => a.days - b.days)
        const [least] = periods
        if (least !== undefined && periods.every(({ days }) => days < ENOUGH_DAYS))
          report(
            'short',
            [span],
            { period: least.words },
            { severity: least.days < 14 ? 'medium' : 'low' },
          )
      }
    }
  },
})
