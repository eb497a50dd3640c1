import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  limited:
    /\b(?:vendor|seller)\b.{0,80}\bliabilit(?:y|ies)\b.{0,80}\b(?:limited|only|confined|restricted)\b|\b(?:vendor|seller)\b.{0,60}\b(?:only as trustee|solely as trustee|in its capacity as trustee)\b|\bnot (?:be )?personally liable\b|\bliability\b.{0,60}\blimited to\b.{0,80}\b(?:trust|assets)\b/i,
  ofTrust: /\btrust(?:s|ee|ees)?\b|\bfund\b/i,
  deed: /\b(?:trust deed|deed of (?:trust|settlement)|declaration of trust)\b/i,
  trust: /\btrust(?:ee|s)?\b|\bassets\b|\bpersonally\b/i,
  personal:
    /\b(?:bound|liable|answerable|responsible) (?:both )?personally\b|\bpersonally (?:bound|liable|answerable|responsible)? ?(?:as well|and (?:also )?as trustee)\b|\bas well as (?:in (?:its|his|her|their) capacity )?as trustee\b|\bnot (?:only|merely|just) (?:as trustee|out of the trust)\b|\bliable as principals?\b|\bliability\b[^.;]{0,60}\bis not (?:so )?(?:limited|capped|confined)\b/i,
  buyer: /\b(?:purchaser|buyer)'?s? liability\b|\bguarantor\b/i,
  fund: /\b(?:trust(?:ee|s)?|fund|custodian|responsible entity|scheme assets)\b/i,
  /** Receivers and the like, who sell what is another's. */
  insolvency:
    /\b(?:receivers?|administrators?|liquidators?|controllers?|mortgagee|appointor)\b(?! of (?:the late|the estate))/i,
  /** Who winds up an estate answers with it alone in law, whatever a clause says. */
  estate:
    /\b(?:executors?|executrix|administrators?|administratrix|(?:legal )?personal representatives?)\b.{0,160}\b(?:estate|deceased)\b/i,
  appointment:
    /\b(?:no|not|nor|neither|without)\b[^.;]{0,20}\b(?:warrant\w{0,4}|promise[sd]?|assurance|representation)\b[^.;]{0,60}\bappoint(?:ed|ments?)\b|\bvalidity of (?:the |its |his |her |their )?appointments?\b[^.;]{0,40}\b(?:not|no|must not|waive\w{0,1}|without)\b|\bpurchaser\b[^.;]{0,40}\b(?:must not|not|no)\b[^.;]{0,40}\bappointments?\b/i,
  stops:
    /\b(?:met|paid|satisfied|recovered|enforced|made good) (?:only|solely) (?:out of|from|against)\b|\bonly\b.{0,30}\b(?:pay|made to pay|liable)\b.{0,20}\bout of the trust|\bonly to the extent\b.{0,40}\bindemnif|\b(?:liabilit(?:y|ies)|liable|recourse)\b.{0,80}\b(?:stops?|limited|only|extends? no|not (?:beyond|exceed)|to the extent|capped|confined|personal assets|beyond)\b|\b(?:no|without) recourse\b|\b(?:limited|only|solely)\b.{0,60}\bliabilit/i,
})

/** A vendor with nothing behind its promises. */
export default defineRule({
  id: 'national/vendor-trustee-limited',
  title: 'Limits on what the vendor answers for',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['particulars', 'special-conditions', 'contract-form'],
  patterns,
  clear: 'No clause was found that limits the vendor’s own liability.',
  subject:
    /\b(?:trusts?|trustees?|receivers?|liquidators?|custodian|responsible entity|administrators?|executors?|mortgagee)\b[^.;]{0,140}\b(?:liab\w{2,6}|limited to|recourse|personally|indemni\w{2,4}|appointment|enforced|assets|paid only|made to pay)\b|\b(?:liab\w{2,6}|limited to|recourse|personally|indemni\w{2,4}|appointment|owes|paid only)\b[^.;]{0,120}\b(?:trust|trustees?|receivers?|liquidators?|custodian|responsible entity)\b/i,
  messages: {
    appointment: {
      title: 'Nobody promises that the receivers were validly appointed',
      description:
        'By the wording at {{where}} you take the risk that those who sell had no right to act for the company. If the appointment is bad, the transfer that they sign may give you nothing, and such sellers are usually not liable themselves.',
      recommendation:
        'Before you sign or pay, ask for the deed of appointment and the security that it rests on, and have your conveyancer check both, and today’s company extract, against who signs.',
      question: 'Please give us the deed of appointment and the registered security.',
    },
    limited: {
      title: 'The vendor’s liability is limited to the assets of a trust',
      description:
        'By the wording at {{where}} the vendor answers only with what a trust holds. After the sale the trust may be empty, so a claim for a broken promise could not be paid.{{deed}}',
      recommendation:
        'Before you sign, ask to remove the limit, or for a director’s guarantee; check what matters to you beforehand.',
      question: 'Which assets will the trust hold after settlement?',
    },
  },
  check({ doc }, report) {
    for (const { full, plain, heading, previous, span } of holdingAny(
      passagesIn(doc, ['particulars', 'special-conditions', 'contract-form', 'annexure', 'other']),
      'full',
      patterns.limited,
      patterns.fund,
      patterns.appointment,
      [patterns.estate, patterns.stops],
    )) {
      const bySomebody = patterns.insolvency.test(`${heading} ${previous.slice(-200)} ${full}`)
      if (bySomebody && !patterns.buyer.test(full)) {
        if (patterns.appointment.test(plain)) {
          report('appointment', [span], {}, { severity: 'high', unmistakable: true })
          continue
        }
      }
      const limited =
        (patterns.limited.test(full) && patterns.trust.test(full)) ||
        holds(full, patterns.fund, patterns.stops)
      if (patterns.estate.test(full) && !patterns.ofTrust.test(full)) {
        if (limited || patterns.stops.test(full)) report.clear(ESTATE, [span])
        continue
      }
      if (limited && !patterns.buyer.test(full) && !patterns.personal.test(full))
        report('limited', [span], () => ({ deed: hasDeed(doc) ? '' : NO_DEED }))
    }
  },
})

const NO_DEED = ' No trust deed, which would show the power to sell, was found in this file.'

function hasDeed(doc: Doc): boolean {
  return hasUnreadPages(doc) || doc.blocks.some(({ text }) => patterns.deed.test(text))
}

const ESTATE =
  'Those who sell for an estate answer only with what the estate holds, as is usual: once it is shared out, a claim may find nothing.'
