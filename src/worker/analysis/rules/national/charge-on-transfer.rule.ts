import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { type Passage, passagesIn, termsOf } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  /** What an authority asks for a change of use, or has let the owner put off. */
  subject:
    /\b(?:lease variation|variation|betterment|change of use|uplift|recapture|claw-?back|deferred|postponed) (?:charges?|contributions?|lev(?:y|ies)|tax|rates|duty|payments?)\b|\bcharges? for (?:the|that|this|its) (?:lease )?variation\b|\b(?:charges?|contributions?|rates|duty)\b[^.;]{0,40}\b(?:deferred|postponed|put off)\b|\b(?:deferral|postponement) (?:arrangement|agreement|scheme)\b/i,
  /** The day on which it has to be paid is that of the transfer. */
  onTransfer:
    /\b(?:falls?|falling|becomes?|is|are|shall be|will be|to be|must be|comes?) (?:due|payable|paid|repaid)\b[^.;]{0,40}\b(?:on|upon|at|before|by|of)\b[^.;]{0,30}\b(?:transfer(?:red)?|sale|sold|settlement|completion|assign(?:ment|ed)|disposal|disposed|change of (?:owner\w{0,4}|lessee))\b|^\W{0,3}(?:due|payable)\b[^.;]{0,40}\b(?:transfer|sale|settlement|assignment|disposal)\b/i,
  /** It follows the land to whoever owns it. */
  follows:
    /\bfirst charge (?:on|upon|over)\b|\bcharge (?:on|upon|over) the (?:land|lease|property|title)\b|\brecover(?:ed|able)\b[^.;]{0,24}\bfrom (?:whoever|the (?:owner|lessee|proprietor)\b[^.;]{0,20}\btime being|any (?:later|subsequent|new) (?:owner|lessee))\b/i,
  /** "No rates are deferred", "nothing is payable": what is denied names no charge and no day. */
  denied:
    /\b(?:no|nil|none|nothing|not)\b[^.;]{0,50}\b(?:deferred|postponed|put off|payable|due|owing|outstanding)\b|\b(?:deferred|postponed)\b[^.;]{0,40}[:|?] ?(?:no|nil|none)\b/i,
  sum: /\b(?:charge|contribution|amount|balance|sum|total|owing|duty|rates|levy)\b[^$]{0,40}\$ ?[1-9]/i,
  interest: /\binterest\b[^.;]{0,40}\b\d{1,2}(?:\.\d{1,2})? ?(?:%|per ?cent)/i,
  paid: /\b(?:paid in full|fully paid|was paid|has been paid|have been paid|discharged on|paid out|waived|remitted)\b|\b(?:charges?|duty|rates|contributions?)\b[ :|]{1,4}(?:nil|none|not applicable|n\/a)\b/i,
  /** "Postponed rates that would fall due on a sale | none": a question with its answer. */
  answeredNone:
    /[ |:–-](?:none|nil|no|n\/a|not applicable|\$ ?0(?:\.00)?)\W{0,3}$|^\W{0,3}(?:none|nil|no|there (?:is|are) no)\b/i,
  /** A term that leaves it to the buyer. */
  putOff:
    /\b(?:charges?|contributions?|lev(?:y|ies)|duty|rates)\b[^.]{0,90}\b(?:put off|deferred|postponed|not (?:yet )?(?:been )?(?:discharged|met|paid))\b|\b(?:deferred|postponed|variation|betterment) (?:charges?|contributions?|lev(?:y|ies)|rates|duty)\b/i,
  /** It speaks of what the words before it name. */
  pointsBack: /^(?:whatever|it|this|that|which|and|such|any (?:such|sum|amount)|the same)\b/i,
  buyerBears:
    /\b(?:for the account of|(?:paid|borne|met|discharged|assumed) by|payable by|(?:responsibility|liability|debt|concern) of) the (?:buyer|purchaser|transferee)\b|\b(?:buyer|purchaser|transferee)\b[^.;]{0,40}\b(?:pays?|bears?|meets?|assumes?|takes? (?:it |them )?over|discharges?|is liable for)\b/i,
  scheme:
    /\b(?:special (?:levy|contribution)|owners corporation|body corporate|strata|deposit|loan|price is|balance of (?:the )?price)\b/i,
  vendorBears:
    /\b(?:vendor|seller|transferor)\b[^.;]{0,40}\b(?:pays?|bears?|meets?|discharges?|clears?)\b|\b(?:paid|borne|met|discharged) by the (?:vendor|seller|transferor)\b/i,
})

const PAPERS = [
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'planning-certificate',
  'vendor-statement',
  'title-search',
  'annexure',
  'lease',
  'other',
] as const satisfies readonly PageKind[]

/** So many lines about the day on which a charge falls due tell its name, sum and interest. */
const AROUND = 8

/** Money that an authority has let the owner put off, and that the transfer makes due. */
export default defineRule({
  id: 'national/charge-on-transfer',
  title: 'Deferred charges on the land that the transfer makes due',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.act.planning)],
  appliesTo: ['rates-certificate', 'planning-certificate', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No deferred or variation charge that falls due on a transfer was found.',
  subject:
    /\b(?:lease variation|variation|betterment|change of use|uplift|recapture|claw-?back|deferred|postponed) (?:charges?|contributions?|lev(?:y|ies)|tax|rates|duty|payments?)\b|\b(?:charges?|contributions?|rates|duty|levy|lev(?:y|ies))\b[^.;]{0,60}\b(?:deferred|postponed|put off)\b|\b(?:deferral|postponement)\b[^.;]{0,40}\b(?:tax|charge|rates|duty|arrangement|agreement|scheme|levy|transaction)\b|\b(?:payable|due|paid|owing)\b[^.;]{0,24}\b(?:on|upon) (?:the |a |any )?(?:transfer|disposal|assignment|sale of)\b/i,
  messages: {
    due: {
      title: 'A deferred charge on the land{{sum}} falls due when it is transferred',
      description:
        'The wording at {{where}} shows a charge{{sum}} that an authority has let the owner put off and that falls due with the transfer to you. Until it is paid it stays on the land, and it can be asked from whoever owns it, with interest.',
      recommendation:
        'Before you sign, ask the authority for the payout on the day of settlement, and have it paid out of the price.',
      question: 'Will the vendor pay this charge with its interest out of the price at settlement?',
      suggestedWording:
        'The vendor must pay the deferred charge with all interest at or before settlement and give proof of payment.',
    },
    yours: {
      title: 'You are made to pay a charge on the land that the vendor has put off{{sum}}',
      description:
        'By the wording at {{where}} a charge of an authority{{sum}} that the vendor has not paid becomes yours, beside the price. It falls due with or soon after the transfer, interest grows on it, and the authority can recover it from the land.',
      recommendation:
        'Before you sign, ask the authority for the payout on the day of settlement; ask that the vendor pays it, or take it off your price.',
      question:
        'What is the payout at settlement with interest, and will the vendor pay it out of the price?',
      suggestedWording:
        'The vendor must pay the deferred charge with all interest at or before settlement and give proof of payment.',
    },
  },
  check({ doc }, report) {
    const notice = noticeIn(passagesIn(doc, PAPERS))
    const sum = notice === null || notice.cents === 0 ? '' : ` (${dollars(notice.cents)})`
    const terms = termsOf(doc).filter(
      ({ text, previous }) =>
        patterns.putOff.test(patterns.pointsBack.test(text) ? `${previous} ${text}` : text) &&
        patterns.buyerBears.test(text) &&
        !patterns.vendorBears.test(text) &&
        !patterns.scheme.test(text),
    )
    for (const { span } of terms)
      report('yours', [span], { sum }, { severity: 'critical', unmistakable: true })
    if (notice !== null) report('due', notice.spans, { sum }, { unmistakable: true })
  },
})

/** The notice of a charge: the line of its day, and the lines about it with its name, sum and interest. */
function noticeIn(
  papers: readonly Passage[],
): { readonly spans: readonly Span[]; readonly cents: number } | null {
  for (const [at, { text, block }] of papers.entries()) {
    if (!patterns.onTransfer.test(text)) continue
    if (patterns.answeredNone.test(text) || patterns.denied.test(text)) continue
    const around = papers
      .slice(Math.max(0, at - AROUND), at + AROUND)
      .filter((other) => other.block.partIndex === block.partIndex)
    const isNamed = around.some((other) =>
      [other.text, other.heading].some(
        (words) => patterns.subject.test(words) && !patterns.denied.test(words),
      ),
    )
    if (!isNamed || around.some((other) => patterns.paid.test(other.text))) continue
    const amount = around.find((other) => patterns.sum.test(other.text))
    const isTold = (other: Passage): boolean =>
      other === papers[at] ||
      other === amount ||
      patterns.interest.test(other.text) ||
      patterns.follows.test(other.text)
    return {
      spans: around.filter(isTold).map(({ span }) => span),
      cents: dollarsIn(amount?.text ?? '')[0] ?? 0,
    }
  }
  return null
}
