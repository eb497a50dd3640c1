import { wordings } from '../../wording/wordings.ts'
import type { Entry } from '../reading/passages.ts'

/** How a contract puts on the buyer what the owners of a scheme decided before they owned. */
export const EARLY_LEVY_PATTERNS = wordings({
  asked:
    /\b(?:lev(?:y|ies)|levied|contributions?|calls?|special (?:fees?|expenses?)|instalments?|body corporate (?:fees|charges|costs|dues)|strata (?:fees|charges|dues)|(?:money|sums?|amounts?|charges?|fees|expenses)\b[^.;]{0,60}\b(?:body corporate|corporation|association|strata company|scheme|company|the owners)|works?\b[^.;]{0,60}\b(?:body corporate|corporation|association|strata company|scheme|resolved|agreed|invoiced))\b/i,
  borne:
    /\bpurchaser\b(?!['’]s (?:own )?(?:share|lender|solicitor))[^.;]{0,60}\b(?:pays?|bears?|takes? over|takes? on|assumes?|discharges?|meets?|accepts?|contributes?|reimburses?|refunds?|liable (?:for|to pay)|responsible for|subject to)\b|\b(?:falls? (?:up)?on|pass(?:es)? to|lies? with|rests? with|belongs? to|borne by|paid by|payable by|discharged by|met by|for the account of|charged to) (?:the )?purchaser\b|\b(?:is|are|be|remain|become)s? (?:wholly |solely |entirely )?(?:for )?the purchaser's\b|\bfor the purchaser's (?:account|cost)\b/i,
  early:
    /\b(?:whenever|whensoever|whichever (?:\w{3,10} )?(?:meeting|year|resolution|committee|budget|owner)|whatever (?:the |its )?(?:works?|purpose|meeting)|no matter when|(?:irrespective|regardless) of (?:when|the (?:date|time)|whether)|whatever (?:the |its |their )?(?:date|time)|whether (?:or not )?(?:determined|resolved|struck|raised|levied|made|then|due|before|already)|even (?:if|though)|although|already (?:determined|resolved|struck|raised|levied|made|agreed|voted|invoiced)|(?:determined|resolved|struck|raised|levied|passed|voted|agreed|invoiced|due|overdue)\b[^.;]{0,24}\b(?:before|earlier|previously|overdue)|has been (?:invoiced|struck|raised|levied|resolved|agreed|voted)|between (?:the )?(?:contract|exchange|signing|day of sale|date of)|vendor's (?:share|half|part|portion)\b|(?:due|payable|falls?|falling|fall)\b[^.;]{0,20}\b(?:on or )?(?:after|following|from) (?:the )?(?:contract|date (?:of|in)|day of sale|signing|exchange)|before settlement|unpaid|overdue|in arrears?|arrears)\b/i,
  vendorPays:
    /\bvendor (?:must|will|pays?|bears?|is to|remains?|is (?:liable|responsible)|shall|discharges?|meets?|keeps?|clears?|those)\b(?! (?:not|no)\b)|\b(?:paid|borne|met|cleared|discharged) by the vendor\b|\bin default\b|\bdefaults?\b|\bmust not (?:be (?:liable|required)|pay)\b|\bno (?:purchaser|such)\b/i,
  /** From a day on which the buyer owns nothing yet. */
  adjusted: /\b(?:adjust|apportion|account|calculat)\w{0,4}\b/i,
  registration:
    /\b(?:from|at|on|after|since) (?:the )?(?:date of )?registration\b|\bregistration date\b/i,
  anyway:
    /\b(?:whether or not|even (?:if|though)|although|regardless|irrespective|and not (?:from|at|on)|rather than|not from|instead of)\b/i,
  levies:
    /\b(?:lev(?:y|ies)|contributions?|body corporate (?:fees|charges)|strata (?:fees|charges)|outgoings)\b/i,
})

const P = EARLY_LEVY_PATTERNS

/** Without one of these in the plain words of a passage nobody pays early levies. */
export const EARLY_LEVY_ENTRIES: readonly Entry[] = [
  [P.asked, P.borne, P.early],
  [P.levies, P.adjusted, P.registration, P.anyway],
]

/** Whether a term, in the plain words of plain.ts, makes the buyer pay levies of the vendor's time. */
export function paysEarlyLevies(plain: string): boolean {
  if (P.vendorPays.test(plain)) return false
  if (P.asked.test(plain) && P.borne.test(plain) && P.early.test(plain)) return true
  return (
    P.levies.test(plain) &&
    P.adjusted.test(plain) &&
    P.registration.test(plain) &&
    P.anyway.test(plain)
  )
}
