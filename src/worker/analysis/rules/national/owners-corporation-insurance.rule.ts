import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import {
  COVER_ENDED_PATTERNS,
  dayOfCertificate,
  isCoverLapsed,
  isCoverOver,
  isOnlyEnding,
  isRenewalInDoubt,
} from '../schemes/cover-ended.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { datesIn, latestDate, sayDate } from '../reading/dates.ts'
import { DEAR_COVER_PATTERNS, isDearCover } from '../schemes/dear-cover.ts'
import { defineRule } from '../define-rule.ts'
import {
  INSURANCE_GAP_PATTERNS,
  isInsuranceGap,
  isLargeExcessRow,
  isPerilOut,
} from '../schemes/insurance-gap.ts'
import { isOfPolicy } from '../schemes/insurance-words.ts'
import { INSURED_SUM_PATTERNS, insuredSums } from '../schemes/insured-sums.ts'
import { isOldValuation, OLD_VALUATION_PATTERNS } from '../schemes/old-valuation.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { isRefusedClaim, REFUSED_CLAIM_PATTERNS } from '../buildings/refused-claim.ts'
import { dollars } from '../say.ts'
import { mayBeOfScheme } from '../schemes/told-of-scheme.ts'

const patterns = wordings({
  leavesOut:
    /\b(?:is|are) not (?:insured|covered)\b(?! (?:since|from|after|any (?:more|longer)|at (?:all|present)))/i,
  ...PAPER_DATE_PATTERNS,
  ...COVER_ENDED_PATTERNS,
  ...INSURED_SUM_PATTERNS,
  ...INSURANCE_GAP_PATTERNS,
  ...DEAR_COVER_PATTERNS,
  ...OLD_VALUATION_PATTERNS,
  ...REFUSED_CLAIM_PATTERNS,
  /** That members insure for themselves was never decided. */
  notResolved:
    /\bno (?:special |unanimous )?resolution\b[^.;]{0,60}\b(?:members|owners)\b|\b(?:members|owners) (?:have|has|did) not resolved?\b|\b(?:members|owners)\b[^?]{0,90}\b(?:resolved|decided)\b[^?]{0,90}\?[\s|]{0,4}no\b|\bresolved that (?:members|owners)\b[^?]{0,90}\?[\s|]{0,4}no\b/i,
  /** What the scheme's policy never covers, and what was put right. */
  ownGoods:
    /\b(?:contents|carpets|furniture|belongings|personal (?:effects|property))\b[^.;]{0,60}\bnot (?:insured|covered)\b|\b(?:claim|damage)\b[^.;]{0,50}\b(?:was|has been|were|have been) (?:settled|paid|accepted)\b|\b(?:expired|ended|lapsed|ran out) without (?:an? |any )?claims?\b|\bstatutory insurance\b/i,
  /** The row of a certificate of currency. */
  policyPeriod:
    /^\W{0,3}(?:the )?(?:period of (?:insurance|cover)|policy period|insurance period|period insured)\b/i,
  /** What an insurer covers for nobody. */
  everyPolicy:
    /\b(?:under|in|of|by) (?:any|every|all) (?:home|house|strata|building|household) polic(?:y|ies)\b/i,
  own: /\b(?:members|owners|each (?:owner|member|unit|lot)|lot owners) (?:must )?(?:arranges?|holds?|effects?|takes? out|insures?) (?:their|its|his or her) own\b|\bsection 63\b/i,
  /** In a survey strata the houses are their owners' own, and so is their insurance. */
  ownDwelling:
    /\b(?:each|every) (?:lot )?(?:owner|proprietor|member) (?:must )?(?:insures?|arranges?|holds?|effects?)\b[^.;]{0,30}\b(?:dwelling|house|building|home|villa)s? (?:on|of|in|upon) (?:the|its|his or her|that|each|their) (?:own )?lot\b|\b(?:owners|members|each owner) (?:must )?insures? (?:their|its|his or her) own (?:dwelling|house|villa|home)s?\b|\b(?:dwelling|house|building)s? (?:on|in) (?:the |each )?lots?\b[^.;]{0,60}\binsured by (?:the|its|each|their) (?:lot )?owners?\b|\b(?:dwelling|house|villa|building)s? (?:on|in) (?:the |each |individual )?lots?\b[\s|:–-]{1,4}(?:not (?:insured|covered|included)|excluded|nil|none)\b|\b(?:dwelling|house|villa|building)s? (?:on|in) (?:the |each |individual )?lots?\b[^.;]{0,40}\b(?:excluded|not (?:insured|covered))\b[^.;]{0,30}\bowners? (?:must )?insures?\b/i,
  contract:
    /\bfidelity certificate\b|\b(?:residential|domestic) building insurance\b|\bpurchaser\b|\bbuyer\b|\bas the (?:seller|vendor)\b|\b(?:seller|vendor)(?:'s)? (?:is|must|keeps?|insurance|policy)\b|\b(?:home|builders?'?|statutory) (?:warranty|indemnity)\b|\bhome building (?:compensation|insurance)\b|\b(?:structural|non-?structural) defects\b|\bin the ordinary way\b|\bdomestic building insurance\b|\bindemnity insurance\b|\bowner[ -]?builder\b/i,
  /** "No insurer has declined cover": asked of many, and all would have taken it. */
  nobodyRefused:
    /\bno (?:insurers?|underwriters?|compan(?:y|ies)|brokers?)(?: (?:has|have|had))?(?: ever)? (?:declined|refused|cancelled|loaded|withdrawn|rejected|excluded)\b/i,
})

/** So little above the sum insured is no gap. */
const NEARLY = 1.05

/** Days beyond are forecasts. */
const LAST_READ = '2029'

/** A building without cover, or with too little. */
export default defineRule({
  id: 'national/owners-corporation-insurance',
  title: 'Insurance of the owners corporation',
  category: 'financial',
  severity: 'high',
  kind: 'threshold',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata, 's 160')],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'No gap in the building insurance was found.',
  subject:
    /\b(?:insur(?:ance|er|ers|ed|es|e)|uninsured|underinsured|sum insured|certificate of currency|underwrit\w{1,4})\b|\bpolic(?:y|ies)\b[^.;]{0,80}\b(?:cover\w{0,2}|exclu\w{2,5}|expir\w{1,3}|renew\w{0,3}|lapsed|building|excess)\b|\bexcess\b[^.;]{0,60}\b(?:\$|claim|water)|\bbuilding (?:cover|policy)\b|\bpremiums?\b[^.;]{0,60}\$|\breplacement value\b|\bclaim\b[^.;]{0,60}\b(?:refused|declined|knocked back)\b/i,
  messages: {
    expired: {
      title: 'The building insurance of the owners corporation has expired or is missing',
      description:
        'The wording at {{where}} shows that the insurance of the building has run out, or is not in place. After a fire the owners would have to rebuild with their own money, and your lender may not settle without cover.',
      recommendation:
        'Ask for a certificate of currency before you sign, and again before settlement.',
      question: 'Please give us the current certificate of insurance of the building.',
    },
    ending: {
      title: 'The insurer will not renew the building insurance of the owners corporation',
      description:
        'The wording at {{where}} shows that the insurer of the building does not mean to go on when its policy ends. From that day the owners would have to rebuild with their own money after a fire, unless another insurer takes the building, and your lender may not settle without cover.',
      recommendation:
        'Before you sign, ask for the day on which the policy ends, and for written proof of the cover that follows it.',
      question: 'Until when is the building insured, and by whom and on what terms after that?',
    },
    endsBefore: {
      title: 'The building insurance in this file ends on {{end}}, before settlement',
      description:
        'By the wording at {{where}} the policy of the owners corporation runs to {{end}}, and you settle after that day. It is renewed as a rule, but nothing in this file shows it: from settlement you are one of those who would pay for a loss, and your lender asks for a current certificate.',
      recommendation:
        'Before settlement, ask for the certificate of currency of the renewed policy and compare its sum with the valuation.',
      question:
        'Has the building policy been renewed beyond {{end}}? Please give us the certificate.',
    },
    inDoubt: {
      title: 'It is uncertain whether the building can be insured when the policy ends{{end}}',
      description:
        'The wording at {{where}} shows doubt about the insurance of the building after the present policy{{end}}. Without cover the owners would have to rebuild with their own money after a fire, and your lender may not settle.',
      recommendation:
        'Before you sign, ask for the end of the policy and written proof of the cover that follows, and for a right to end the contract if the building is not insured at settlement.',
      question:
        'Until when is the building insured, what has the insurer said about renewal, and who insures it at settlement?',
    },
    refused: {
      title: 'The insurer of the building refuses a claim',
      description:
        'The wording at {{where}} shows that the insurer would not pay, or will not answer a claim against the owners. What it does not pay the owners find themselves, through levies.',
      recommendation:
        'Before you sign, ask why the insurer refuses, how much is at stake, and how the owners mean to pay it.',
      question: 'Why did the insurer refuse, how much is at stake, and who is to pay it?',
    },
    low: {
      title: 'The building is underinsured',
      description:
        'The wording on page {{valuedOn}} puts the value of the building at {{value}}, but by page {{insuredOn}} it is insured for {{sum}}. After a total loss the owners, you among them, would have to find the difference of {{gap}}.',
      recommendation:
        'Before you sign, ask whether the sum insured has been raised to the valuation.',
      question: 'When will the building be insured for its valued replacement cost?',
    },
    valuation: {
      title: 'The insurance valuation is old or missing: the building may be underinsured',
      description:
        'The wording at {{where}} shows that nobody has valued the building for insurance for a long time, or that it is thought to be underinsured. Building costs have risen since; after a large loss the owners must find what is missing.',
      recommendation: 'Ask for a new insurance valuation and the sum insured before you sign.',
      question: 'When was the building last valued for insurance, and is it insured for that sum?',
    },
    dear: {
      title: 'The building insurance is hard to get or has become much dearer',
      description:
        'The wording at {{where}} shows trouble in insuring the building. Insurers ask more, or refuse, where claims, defects or cladding are known; the levies rise with the premium, and your lender needs the building insured.',
      recommendation:
        'Ask for the certificate of currency, the claims of the last years and the next premium.',
      question: 'What did the insurance cost in the last three years, and why did it change?',
    },
    own: {
      title: 'Each owner insures the building on the own lot',
      description:
        'By the wording at {{where}} the scheme does not insure the buildings on the lots. From settlement a fire or storm is your loss unless you have insured the house yourself, and your lender asks for that policy.',
      recommendation: 'Before settlement, take out building insurance of your own for this lot.',
      question: 'Who insures the building on this lot today, and for what sum?',
    },
    perilOut: {
      title: 'The insurer has taken a loss of this building out of its cover',
      description:
        'By the wording at {{where}} the building is insured, but not against the loss named there. An insurer leaves out what it expects to happen: if it does, all owners pay for the repair through levies, and what is damaged in your own lot may be paid by nobody.',
      recommendation:
        'Before you sign, ask why the insurer left it out, what must be done before it is covered again, when, and who pays for it.',
      question:
        'Why is this loss not insured, has it happened before, and when will it be covered again?',
    },
    gap: {
      title: 'The building insurance has a large excess or an exclusion',
      description:
        'The wording at {{where}} shows a large excess or an exclusion in the building insurance. Claims up to the excess, or for what is excluded, are paid by the owners through levies.',
      recommendation:
        'Ask for the claims history and the reason for the excess or exclusion before you sign.',
      question: 'Why does the policy have this excess or exclusion, and which claims led to it?',
    },
  },
  check({ doc, facts }, report) {
    const passages = passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'vendor-statement',
      'annexure',
      'other',
    ])
    const certificate = passages.filter(({ zone }) => zone === 'owners-corporation-certificate')
    const contracted = facts.contractDate?.value ?? null
    // A statement given long after the certificate of currency shows no cover of its own day.
    const issued =
      contracted ??
      latestDate(
        [dayOfCertificate(certificate), newestPaperDate(doc, facts)].filter((day) => day !== null),
      )
    const asAt =
      contracted ??
      latestDate(
        passagesIn(doc, ['owners-corporation-certificate', 'minutes', 'title-search'])
          .flatMap(({ text }) => datesIn(text))
          .filter((date) => date < LAST_READ),
      )
    const ofCover: Passage[] = []
    const doubts: Span[] = []
    for (const passage of passages) {
      const { text, span, zone } = passage
      if (!isOfInsurance(doc, passage) || patterns.contract.test(text)) continue
      if (zone === 'vendor-statement') {
        ofCover.push(passage)
        continue
      }
      if (patterns.everyPolicy.test(text)) continue
      if (patterns.nobodyRefused.test(text) || !mayBeOfScheme(doc, passage)) continue
      if (isRefusedClaim(passage)) {
        report('refused', [span], {}, { severity: 'medium' })
        continue
      }
      if (patterns.ownDwelling.test(text)) {
        report('own', [span], {}, { severity: 'low', unmistakable: true })
        continue
      }
      if (patterns.ownGoods.test(text) || patterns.notResolved.test(text)) continue
      if (isPerilOut(text)) {
        report('perilOut', [span], {}, { unmistakable: true })
        ofCover.push(passage)
        continue
      }
      if (isRenewalInDoubt(passage)) {
        doubts.push(span)
        continue
      }
      // What a policy leaves out is insured elsewhere or not, and the policy goes on.
      if (patterns.leavesOut.test(text) && isOfPolicy(doc, passage)) continue
      if (isCoverLapsed(passage) && isOnlyEnding(passage)) {
        report('ending', [span])
        continue
      }
      if (isCoverLapsed(passage)) {
        report('expired', [span], {}, patterns.own.test(text) ? { severity: 'medium' } : {})
        continue
      }
      if (issued !== null && isCoverOver(doc, passage, issued))
        report('expired', [span], {}, { strength: 'likely' })
      if (isDearCover(passage)) report('dear', [span], {}, { severity: 'medium' })
      else if (isOldValuation(passage, asAt))
        report('valuation', [span], {}, { severity: 'medium' })
      if (isInsuranceGap(text) || isLargeExcessRow(passage))
        report('gap', [span], {}, { severity: 'medium' })
      ofCover.push(passage)
    }
    const { sum, value } = insuredSums(doc, ofCover)
    const isLow = sum !== null && value !== null && value.cents > sum.cents * NEARLY
    const settles = facts.settlement?.value.kind === 'date' ? facts.settlement.value.date : null
    const ends = endBetween(doc, passages, issued, settles)
    if (doubts.length === 0 && ends !== null) {
      const values = { end: sayDate(ends.date) }
      report('endsBefore', [ends.span], values, { severity: 'medium', unmistakable: true })
    }
    if (doubts.length > 0) {
      report(
        'inDoubt',
        [...doubts, ...(ends === null ? [] : [ends.span])],
        { end: ends === null ? '' : ` on ${sayDate(ends.date)}, before settlement` },
        // What is sure leads, and an end that the buyer will see weighs more than one to come.
        isLow || ends === null ? { severity: 'medium' } : {},
      )
    }
    if (!isLow) return
    report(
      'low',
      [sum.span, value.span],
      {
        sum: dollars(sum.cents),
        value: dollars(value.cents),
        gap: dollars(value.cents - sum.cents),
        valuedOn: doc.pageAt(value.span.start),
        insuredOn: doc.pageAt(sum.span.start),
      },
      {
        sides: [
          { label: 'Sum insured', value: dollars(sum.cents), spans: [sum.span] },
          { label: 'Valuation', value: dollars(value.cents), spans: [value.span] },
        ],
      },
    )
  },
})

/** The line of the building's policy that ends between the certificate and settlement. */
function endBetween(
  doc: Doc,
  passages: readonly Passage[],
  issued: string | null,
  settles: string | null,
): { date: string; span: Span } | null {
  if (issued === null || settles === null) return null
  for (const passage of passages) {
    const { text, span, previous, zone } = passage
    const date = latestDate(datesIn(text))
    if (date === null || date <= issued || date >= settles) continue
    if (patterns.policyPeriod.test(text) && mayBeOfScheme(doc, passage)) return { date, span }
    if (zone !== 'owners-corporation-certificate') continue
    if (patterns.building.test(text) && patterns.expired.test(`${previous} ${text}`))
      return { date, span }
  }
  return null
}

/** Whether a passage speaks of insurance at all, by itself or by what it stands under. */
function isOfInsurance(doc: Doc, passage: Passage): boolean {
  const { full, text, heading, previous } = passage
  const context = `${heading} ${previous} ${full}`
  return (
    isOfPolicy(doc, passage) ||
    patterns.insurance.test(context) ||
    patterns.sum.test(context) ||
    patterns.gap.test(text) ||
    patterns.reinstated.test(text) ||
    patterns.turnedDown.test(text)
  )
}
