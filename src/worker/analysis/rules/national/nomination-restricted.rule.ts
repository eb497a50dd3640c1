import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  /** "No assignment, nomination or resale before settlement." */
  flatly:
    /^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})?\W{1,3})?no (?:assignment|nomination|resale|on-?sale|sub-?sale|novation|transfer)\b[^.;]{0,60}\b(?:before|until|without|assignment|nomination|resale)\b/i,
  nominate:
    /\b(?:nominat\w{1,4}|nominee|substitution of purchasers?|substitut\w{1,4} (?:another|some other|other|a different|a new)\b(?= (?:person|purchaser|buyer|party|for|not|in|at|to|by|within)\b)|substitut\w{1,4} (?:or additional )?purchaser|assign (?:this|its|the)|no assignment|assignment of the (?:purchaser|buyer)|on-?sells?|assignment|resale|resell|re-?sell|sub-?sale|sub-?sell)\b/i,
  limited:
    /\b(?:must not|shall not|may not|cannot|will not|is not (?:permitted|entitled))\b|\bno (?:right (?:of|to) nominat\w{1,3}|nomination|assignment|resale|on-?sale)\b|\bwithout (?:the )?(?:prior )?(?:written )?consent\b|\bfee\b|\$ ?\d|\b(?:prohibited|forbidden|void|profits?|not be (?:recognised|accepted))\b|\babsolute discretion\b|\bat liberty to (?:refuse|withhold|decline)\b|\b(?:18|21|28|30|twenty[- ](?:one|eight)|thirty) (?:\(\d{2}\) )?days\b/i,
  /** Not a right but a duty: somebody else has to be found. */
  obliged:
    /\bpurchaser\b[^.;]{0,60}\b(?:must|is obliged to|is bound to)(?: then| promptly| forthwith)? (?:nominate|find|substitute|put forward|procure|propose)\b[^.;]{0,20}\b(?:another|other|new|different|substitute) (?:transferee|purchaser|person|party|applicant)\b/i,
  buyer: /\bpurchaser\b/i,
  profit: /\b(?:profit|uplift|share)\b/i,
  free: /\bnot (?:to )?(?:be )?unreasonably (?:withheld|refused|delayed)\b|\b(?:may|must|shall|will|is|are) not (?:to )?(?:be )?(?:refused|withheld)\b[^.;]{0,6}\b(?:without (?:good )?(?:reason|cause)|unreasonably)\b|\bmay (?:assign|nominate|transfer)\b.{0,80}\bwithout the (?:vendor|seller)'s\b|\b(?:no|without an?y?) (?:nomination |substitution |transfer |extra |additional |further )?fees?\b|\bat no (?:cost|charge)\b|\bwithout (?:any )?(?:fee|charge)\b|\bmay nominate\b.{0,80}\bremains? liable\b/i,
  other:
    /\bnominated (?:account|bank|by)|\bnominee for service|\b(?:vendor|seller)(?:'s)? (?:nominee|may nominate)|nominates? (?:a|the) (?:time|date|place|settlement)/i,
  deals:
    /\b(?:deal with|put|transfer|assign|charge|dispose|sell|resell|on-?sell|market(?:ed)?|advertise|offer)\w{0,3}\b.{0,60}\b(?:its interest|on the market|this contract|(?:the|purchaser) (?:land|lot|property|townhouse|terrace|house|home|unit|apartment|dwelling|villa|allotment|block|flat)|for sale|rights?)\b|\b(?:land|lot|property)\b.{0,30}\b(?:be )?(?:marketed|advertised|resold|offered|sold)\b|\bincapable of assignment\b|\bnot assignable\b|\brights?\b.{0,30}\bpersonal\b/i,
  /** "Must not advertise or assign before completion": what, is plain. */
  banned:
    /\bpurchaser must not (?:\w{1,9},? ){0,3}(?:advertise|assign|on-?sell|resell|market|sub-?sell|sell)\b[^.;]{0,40}\b(?:before|until) settlement\b|\buntil settlement\b[^.;]{0,12}\bpurchaser must not\b[^.;]{0,24}\b(?:advertise|assign|on-?sell|resell|market|sell)\b/i,
  /** Who buys is left open on the front page. */
  orNominee: /\band ?\/ ?or (?:her |his |its |their |a )?nominees?\b/i,
  names: /\b(?:purchaser|buyer|transferee)s?\b/i,
  forAnother:
    /\b(?:bought|buys?|bids?|signs?|signed) (?:for|on behalf of) another\b[^.;]{0,60}\bname\b/i,
  stopped:
    /\bpurchaser\b.{0,60}\bmust not\b|\bmust not\b.{0,60}\bpurchaser\b|\bincapable\b|\bpersonal and\b|\bnot assignable\b/i,
  sold: /\b(?:as offered|sold subject|offered and inspected|property (?:is|was) (?:sold|offered))\b/i,
  vendorSells:
    /\bvendor must not\b|\bmust not (?:require|ask|call (?:up)?on)\b|\bis sold\b|\bare sold\b|\bmust not\b.{0,30}\b(?:caveat|requisition|objection|claim|occupy|possession)\b/i,
  /** What a clause leaves as it was. */
  keeps:
    /\b(?:(?:does|do|must|shall|will) not|nothing\b[^.;]{0,60}?) (?:take away|takes away|affect|affects|limit|limits|lessen|remove|removes|cut down|prejudice|exclude|reduce)\b[^.;]{0,30}\bpurchaser'?s? (?:own )?(?:rights?|power|remed(?:y|ies)|entitlements?)\b/i,
  /** Somebody else in the buyer's place, for a price. */
  swapped:
    /\b(?:another|a different|other) (?:transferee|purchaser|person|name|party|entity)\b|\b(?:change|substitution) of (?:the |a )?purchaser\b|\bin (?:the )?purchaser's (?:stead|place|room)\b|\bpass(?:es)? (?:on )?(?:this|the) contract\b/i,
  forMoney: /\$ ?\d|\b\d(?:\.\d)? ?(?:%|per ?cent)/i,
  owed: /\b(?:pays?|fee|charge[ds]?|payable|goes to|allowed|costs?)\b/i,
  substitute:
    /\b(?:enure|inure)s?\b.{0,30}\bonly\b|\bno sub-?sale\b|\b(?:adding|changing|add|change) (?:or (?:adding|changing) )?(?:a|the|another) purchaser\b|\bpart with the benefit\b|\bsubstitut\w{0,3} (?:or additional )?purchaser\b|\b(?:benefit|rights?|interest)\b.{0,50}\b(?:personal to|(?:must not|not) be (?:assigned|transferred|novated))/i,
  limits:
    /\$ ?\d|\bonly\b|\bmust not part\b|\bshared?\b.{0,40}\bvendor\b|\bpersonal to\b|\b(?:must not|not) be\b|\bno (?:substitut\w{0,3}|resale)\b|\bwithout the vendor's\b/i,
  /** What the vendor hands over or keeps for itself, and what is neither contract nor land. */
  vendorsOwn:
    /\bpurchaser (?:must )?assigns?\b[^.;]{0,30}\bto the vendor\b|\bassign\w{0,3}\b[^.;]{0,40}\b(?:rights?|claims?) to (?:recover|collect|sue for|receive)\b|\bvendor\b.{0,12}\b(?:must|shall|will|is to|agrees to|undertakes to)\b(?! not).{0,24}\bassigns?\b|\bvendor's\b[^.;]{0,80}\b(?:not|in)(?: be)? ?assign(?:able|ed)\b|\bassign\w{0,4} (?:this|its|the|their|any|all) (?:benefit of (?:the|any|all|every) )?(?:leases?|tenanc(?:y|ies)|bank guarantee|bond|licen[cs]es?|manufacturer'?s? warrant(?:y|ies)|warrant(?:y|ies)|insurance|policy|permits?|copyright)\b|\bvendor\b.{0,12}\b(?:must not|may not|shall not)\b.{0,20}\b(?:assign|transfer|novate|dispose|resell|sell)/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.banned,
  patterns.forAnother,
  [patterns.deals, patterns.stopped],
  [patterns.swapped, patterns.forMoney, patterns.owed, patterns.buyer],
  patterns.substitute,
  patterns.nominate,
  patterns.obliged,
]

/** What a page of somebody's work costs, and no more. */
const PAPER_COST = 22_000

/** Whether another person can take the buyer's place. */
export default defineRule({
  id: 'national/nomination-restricted',
  title: 'Nominating another buyer, and resale before settlement',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.vic.duties)],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No clause was found that restricts who may take the title, beyond the printed condition.',
  subject:
    /\b(?:and|or|his|her|its|their|a|the|any|buyer's|purchaser's) nominees?\b|\bnomination\b|\bnominat\w{1,4}\b[^.;]{0,80}\b(?:purchaser|buyer|transferee|another|somebody|substitute)\b|\b(?:purchaser|buyer|transferee|bidder|you)\b[^.;]{0,60}\bnominat\w{1,4}\b|\b(?:substitut\w{1,4}|another|different|chang\w{1,3}) (?:of |a |the )?(?:purchasers?|buyers?|transferee)\b|\b(?:purchaser|buyer)\b[^.;]{0,60}\b(?:substitut\w{1,4}|another (?:person|party)|find another)\b|\btransfer\b[^.;]{0,40}\banother (?:person|party)\b|\b(?:benefit of|(?:rights|interest) (?:in|under)) (?:this|the) (?:contract|agreement)\b|\bassignment\b[^.;]{0,60}\b(?:purchaser|buyer)|\b(?:purchaser|buyer|you)\b[^.;]{0,80}\b(?:assign\w{0,4}|novat\w{1,4}|on-?sells?|resells?|resale|market|advertise|pass(?:es)? on|offer for sale|sub-?sale)\b|\bmarketed\b[^.;]{0,60}\b(?:purchaser|buyer)\b|\b(?:buyer|purchaser|you)\b[^.;]{0,40}\bnot sell\b|\b(?:until|before|prior to) (?:completion|settlement|registration)\b[^.;]{0,80}\b(?:sell|advertis\w{1,3}|market|assign)\b|\b(?:resale|on-?sale|sub-?sale|bids? for another)\b/i,
  messages: {
    obliged: {
      title: 'If you are refused, you must find somebody else to take the title',
      description:
        'By the wording at {{where}} you stay bound even if you are not accepted, and have to name another person who is, within the time that it gives. If you find nobody you may lose the deposit and owe more, for something that lies with others.',
      recommendation:
        'Before you sign, ask that the contract ends and the deposit comes back if you are refused; or get the acceptance first.',
      question:
        'Will the vendor agree that the contract ends, with the deposit repaid, if the purchaser is refused?',
    },
    limited: {
      title: 'Nomination, assignment or resale before settlement is restricted',
      description:
        'The wording at {{where}} restricts putting another person (a spouse, a company, a super fund) in your place, or selling again before settlement. A late change can fail, or cost duty twice.',
      recommendation:
        'Name the right buyer in the contract from the start; ask a lawyer or accountant before you sign.',
    },
    open: {
      title: 'The buyer is named “and/or nominee”',
      description:
        'At {{where}} the contract does not say who buys: the person named, somebody to be named later, or both. The one named stays bound if the other does not pay, and a change of buyer after signing can cost transfer duty twice.',
      recommendation:
        'Before you sign, decide with a lawyer or accountant who is to own the property, and have only that name written in.',
    },
    fee: {
      title: 'A nomination costs up to {{fee}}',
      description:
        'The wording at {{where}} charges up to {{fee}} when you put another person in your place. A nomination can also cause a second duty.',
      recommendation:
        'Name the right buyer in the contract from the start, or ask to delete the fee.',
      question: 'Will the vendor waive the nomination fee?',
    },
  },
  check({ doc }, report) {
    // In Victoria the printed conditions let every purchaser nominate.
    if (doc.state !== 'VIC') {
      for (const { text, span } of passagesIn(doc, ['particulars', 'contract-form'])) {
        if (patterns.orNominee.test(text) && patterns.names.test(text))
          report('open', [span], {}, { severity: 'low', unmistakable: true })
      }
    }
    const worse = isOffThePlan(doc) ? ({ severity: 'medium' } as const) : {}
    for (const { plain, full, text, span } of holdingAny(
      passagesIn(doc, ['special-conditions', 'annexure', 'other']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.obliged.test(plain)) {
        report('obliged', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const banned = patterns.banned.test(plain) || patterns.forAnother.test(plain)
      const stopped =
        banned ||
        (patterns.deals.test(plain) &&
          patterns.stopped.test(plain) &&
          !patterns.vendorSells.test(plain) &&
          !patterns.keeps.test(plain) &&
          !patterns.sold.test(plain))
      const swapped = holds(
        plain,
        patterns.swapped,
        patterns.forMoney,
        patterns.owed,
        patterns.buyer,
      )
      const substitute = patterns.substitute.test(plain) || swapped
      if (!patterns.nominate.test(full) && !stopped && !substitute) continue
      if (patterns.other.test(full) || patterns.free.test(full)) continue
      if (patterns.vendorsOwn.test(plain)) continue
      if (!patterns.limited.test(full) && !stopped && !swapped && !patterns.limits.test(plain))
        continue
      const sums = dollarsIn(text)
      if (sums.length > 0) {
        const most = Math.max(...sums)
        if (most <= PAPER_COST) continue
        report(
          'fee',
          [span],
          { fee: dollars(most) },
          { severity: most > 100_000 ? 'high' : 'medium' },
        )
      } else {
        const sure = patterns.flatly.test(plain) ? ({ unmistakable: true } as const) : {}
        const severity = patterns.profit.test(full) ? ({ severity: 'high' } as const) : worse
        report('limited', [span], {}, { ...severity, ...sure })
      }
    }
  },
})
