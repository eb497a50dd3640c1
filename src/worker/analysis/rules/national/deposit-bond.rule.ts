import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, termsOf } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  /** "Vendor agrees to accept a deposit-bond ☒ NO ☐ yes": what the form has unless changed. */
  boxNo: /\bdeposit[- ](?:bond|guarantee)s?\b[^☐☒]{0,24}☒ ?no\b/i,
  /** The printed choice of a front page, which most vendors leave at no. */
  printed: /\bbonds?\b[^.;]{0,12}[☐☒]/i,
  bond: /\b(?:deposit bonds?|bank guarantees?|deposit guarantees?|guarantees? (?:and|or) bonds?|bonds? (?:and|or) guarantees?|bonds? in (?:lieu|place))\b/i,
  refused:
    /\b(?:no (?:deposit )?bonds?(?! (?:is|are) (?:needed|required))|no bank guarantees?(?! (?:is|are) (?:needed|required))|must not (?:be )?(?:accept\w{0,3}|offer\w{0,2}|use\w?|provide\w?|acceptable)|(?:is|are) not (?:acceptable|accepted|permitted|available)|refused?|rejected|not acceptable|only in (?:cash|cleared funds))\b/i,
  need: /\bneed not accept\b|\bmay (?:refuse|reject)\b|\b(?:accept|refuse)\b.{0,60}\babsolute discretion\b/i,
  hard: /\b(?:no|without (?:an? )?|not have an?) (?:expiry|expiration|end)(?: date)?\b|\bunconditional and irrevocable\b|\bon demand\b|\bat any time\b.{0,60}\bwithout (?:reference|notice)\b|\bnot expire\b.{0,60}\b(?:sunset|24|36|48|months|years)\b/i,
  replaced:
    /\b(?:replace|substitute|convert)\w{0,3}\b.{0,60}\b(?:with|by|to|into|for) (?:cash|cleared funds|money)\b|\bpay (?:the deposit|the amount)\b.{0,30}\bin (?:cash|cleared funds)\b/i,
  call: /\bvendor may (?:call (?:up)?on|draw|demand|present|claim)\b/i,
  onDefault: /\b(?:default|breach|forfeit|entitled to the deposit)\w{0,3}\b/i,
  /** What a tenant gave for the rent. */
  ofTenant:
    /\b(?:given|lodged|provided|held|furnished)\b[^.;]{0,24}\b(?:by|from|of|for) (?:the |a |its )?(?:lessee|tenant|licensee|renter)s?\b|\b(?:lessee|tenant|licensee)(?:'s|s')? (?:bank )?(?:bond|guarantee|security)\b|\bunder the lease\b/i,
  other:
    /\b(?:guarantee and indemnity|guarantors?|directors?|builder|bond lodged|rental bond|rtba)\b|\b(?:bonds?|guarantees?)\b[^.;]{0,40}\b(?:lodged|held|deposited|given|paid|required)\b[^.;]{0,24}\b(?:council|authority|shire|city|municipality|corporation)\b/i,
  kind: /\bnot earlier than (?:30|thirty|45) days\b|\bvendor must accept\b|\bpurchaser may (?:provide|pay|give)\b/i,
  anyBond:
    /\b(?:bonds?|bank guarantees?|deposit guarantees?|(?:replacement|substitute|insurance) (?:guarantees?|bonds?))\b/i,
  otherBond:
    /\b(?:compliance|building|rental|landscap\w{1,4}|construction|strata|performance|maintenance|footpath|tenancy|design|estate) bonds?\b|\bbond of \$|\bdirectors?\b|\bguarantors?\b|\bindemnity\b|\bbonds?\b[^.;]{0,40}\b(?:lodged|held|deposited|given|paid|required)\b[^.;]{0,24}\b(?:council|authority|shire|city|municipality|corporation)\b/i,
  willNot:
    /\b(?:must not|not) (?:to )?(?:take|accept|receive|allow|permit|consider)\b.{0,30}\b(?:bond|guarantee)s?\b|\bonly if the vendor\b/i,
  cashed:
    /\b(?:cash(?:ed)?|encash\w{0,3}|present(?:ed)?|call(?:ed)? (?:up)?on|draw(?:n|s)? (?:down|on)|convert(?:ed)?)\b/i,
  anyTime:
    /\b(?:at any time|before settlement|once|as soon as|unconditional|whether or not|without|release[ds]?)\b/i,
  runsOut:
    /\b(?:expire[sd]?|expiry|run(?:s|ning)? out|lapses?)\b.{0,80}\b(?:replace|renew|extend|substitute|cash)\w{0,3}\b|\b(?:replace|renew|extend|substitute)\w{0,3}\b.{0,80}\b(?:expire[sd]?|expiry|run(?:s|ning)? out|lapses?)\b/i,
  atWill: concept.discretion,
  accepts: /\baccept\w{0,4}\b|\bapprov\w{1,4}\b/i,
  stays:
    /\b(?:remain|be|kept|stay) (?:current|valid|in force|on foot)\b|\b(?:months?|days?|years?)\b.{0,16}\b(?:past|after|beyond|later than)\b.{0,16}\bsunset\b|\bsunset date\b.{0,40}\b(?:extended|later)\b/i,
  swapped:
    /\bpurchaser must\b.{0,60}\b(?:replace|substitute|top up|increase|convert)\b|\b(?:replacement|fresh|new|further|another) (?:bank )?(?:bond|guarantee)\b/i,
  inPlace: /\bguarantees?\b.{0,30}\b(?:in (?:place|lieu)|instead) of\b.{0,16}\bdeposit\b/i,
  notTaken:
    /\b(?:not (?:be )?(?:obliged|required|bound)|need not)\b.{0,8}\b(?:take|accept|receive)\b|\bnot accepted\b|\bcash only\b/i,
  /** Long enough to outlive settlement, and no longer. */
  lasts:
    /\b(?:term|expir\w{1,4}|ending|current)\b.{0,40}\b(?:no sooner|not? (?:sooner|earlier|less)|at least)\b.{0,30}\b(?:(?:[2-9]|\d{2}|two|three|four|five) years?|(?:[6-9]|\d{2}|six|nine|twelve|eighteen) months?)\b/i,
  /** Without an end, or with one that outlives settlement: the giver may choose. */
  eitherEnd:
    /\bor (?:with )?(?:one|an? (?:expiry|end)(?: date)?|a date)(?: that is| which is)? (?:at least|not less than|no (?:sooner|earlier|less) than|not (?:sooner|earlier) than)\b/i,
  guarantee: /\bguarantee\b/i,
  draws: /\bvendor may\b.{0,20}\b(?:draw|call|claim|demand|cash)/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.anyBond,
  patterns.inPlace,
  [patterns.guarantee, patterns.runsOut, patterns.draws],
  patterns.bond,
]

/** Paying the deposit by a promise of a bank or insurer instead of money. */
export default defineRule({
  id: 'national/deposit-bond',
  title: 'Deposit bond or bank guarantee',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form', 'auction-conditions'],
  patterns,
  clear:
    'No clause was found that refuses a deposit bond or bank guarantee or sets hard terms for it.',
  subject:
    /\b(?:deposit|insurance|surety) (?:power )?(?:bonds?|guarantees?)\b|\bbank guarantees?\b|\bguarantee bonds?\b|\bbonds? (?:or|and|of) (?:bank )?guarantees?\b|\bguarantees? (?:or|and) bonds?\b|\b(?:bonds?|guarantee)\b.{0,100}\b(?:deposit|settlement|insurer|issuer|cash|sunset|expir\w{1,4}|offered|current|replac\w{1,6}|term)\b/i,
  messages: {
    refused: {
      title: 'A deposit bond or bank guarantee is refused, or may be',
      description:
        'By the wording at {{where}} the vendor need not take a deposit bond or bank guarantee. The deposit must be found in money on the day; if your own money is tied up in another home, you could be in default at once.',
      recommendation:
        'Before you sign or bid, have the deposit ready as cleared funds, or get the vendor’s agreement to a bond in writing.',
      question: 'Will the vendor accept a deposit bond or bank guarantee?',
    },
    hard: {
      title: 'Hard terms for a deposit bond or bank guarantee',
      description:
        'The wording at {{where}} sets terms for a bond or guarantee in place of the deposit: no end date, or that it may be called or must be turned into cash when the vendor asks. An insurer may refuse to issue one, and the cash could be needed before settlement.',
      recommendation:
        'Before you sign, show this wording to the bank or insurer that would issue the bond.',
      question:
        'Will the vendor accept a bond that ends 30 days after the last day for settlement and is called only on default?',
    },
  },
  check({ doc }, report) {
    const refused = passagesIn(doc, ['contract-form', 'particulars']).find(({ text }) =>
      patterns.boxNo.test(text),
    )
    if (refused !== undefined) {
      report.clear(
        'The choice whether a deposit bond is accepted is marked NO, as most contracts have it: have the deposit ready as money.',
        [refused.span],
      )
    }
    for (const { full, plain, span } of holdingAny(termsOf(doc), ['full', 'plain'], ...ENTRIES)) {
      if (patterns.eitherEnd.test(full) || patterns.ofTenant.test(full)) continue
      const anyBond =
        (patterns.anyBond.test(full) ||
          patterns.inPlace.test(full) ||
          holds(plain, patterns.guarantee, patterns.runsOut, patterns.draws)) &&
        !patterns.otherBond.test(full)
      const hard =
        anyBond &&
        ((holds(plain, patterns.cashed, patterns.anyTime) && !patterns.kind.test(plain)) ||
          patterns.runsOut.test(plain) ||
          (patterns.stays.test(plain) && !patterns.kind.test(plain)) ||
          patterns.lasts.test(plain) ||
          patterns.swapped.test(plain))
      if (hard) {
        report('hard', [span])
        continue
      }
      const willing = holds(plain, patterns.atWill, patterns.accepts)
      if (
        anyBond &&
        (patterns.willNot.test(plain) ||
          patterns.need.test(plain) ||
          patterns.notTaken.test(plain) ||
          willing) &&
        !patterns.kind.test(plain)
      ) {
        report('refused', [span], {}, { severity: patterns.printed.test(full) ? 'low' : 'medium' })
        continue
      }
      if (!patterns.bond.test(full) || patterns.other.test(full)) continue
      if (patterns.refused.test(plain) || patterns.need.test(plain)) {
        if (patterns.kind.test(plain)) continue
        report('refused', [span], {}, { severity: patterns.printed.test(full) ? 'low' : 'medium' })
      } else if (
        patterns.hard.test(plain) ||
        patterns.replaced.test(plain) ||
        (patterns.call.test(plain) && !patterns.onDefault.test(plain))
      )
        report('hard', [span])
    }
  },
})
