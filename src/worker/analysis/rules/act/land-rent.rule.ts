import type { Span } from '../../document.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { datesIn } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  rent: /(?<!non-)\bland rent\b/i,
  denied:
    /\b(?:not|no|nor|never)\b.{0,30}\bland rent\b|\bland rent\b.{0,30}\b(?:nil|none|not applicable|not payable|has been paid out)\b|\bland rent\b[ :|?]{0,3}no\b|\bland rent\b[ .:|_…]{1,90}(?:nil|none|no)\b|☒ ?non-land rent\b|\bland rent[ |:]{1,3}non-land rent\b|\b(?:has effect|applies|operates) only (?:if|where|when)\b|\bnon-land rent lease\W{0,3}$|\bland rent\b[^?]{0,30}\? ?\( ?\) ?yes ?\( ?x ?\) ?no\b|\bland rent lease\b[^.;]{0,20}\b(?:was|has been) (?:converted|paid out|surrendered)\b/i,
  /** One of the outgoings that every contract adjusts. */
  adjusted:
    /\badjust\w{1,5}\b[^.;]{0,60}\bland rent\b[^.;]{0,30}\b(?:and|or)\b|\brates, (?:\w{3,8} (?:\w{3,8} )?(?:tax|rent),? )?land rent\b/i,
  /** What holds for all such leases, and of none that is named. */
  ofAny:
    /\bland rent leases\b|\b(?:if|where|whether|when|should|unless)\b[^.;]{0,60}\bland rent\b|\bland rent\b[^.;]{0,40}\b(?:if any|a (?:transferee|buyer|lessee|person) who)\b/i,
  /** This one is among them. */
  ofThis: /\b(?:is|are) (?:all )?(?:a )?land rent leases?\b|\bboth\b|\$/i,
  paidOut: /\b(?:paid out|pay out|payout|discharged?)\b.{0,40}\b(?:completion|settlement)\b/i,
  ends: /\b(?:lease|term)\b.{0,40}\b(?:expir\w{1,4}|ends?|ending|until)\b.{0,30}\b((?:19|20)\d{2})\b/i,
  term: /\b(?:term (?:of )?|for )(\d{2,3}) years\b|\b(\d{2,3}) years?\b.{0,6}\b(?:term|lease|commencing|from)\b|\bterm[: ]{1,3}(\d{2,3}) years\b/i,
  commencing: /\b(?:commenc\w{3,4}|from|granted|lease)\b/i,
  residential: /\b(?:tenan\w{2,4}|bond|rental)\b/i,
})

/** Lenders want some thirty years of the lease left. */
const FEW_YEARS = 30

/** Ground that is rented year by year, and a lease that nears its end. */
export default defineRule({
  id: 'act/land-rent',
  title: 'Land rent and the remaining term of the Crown lease',
  category: 'financial',
  severity: 'high',
  kind: 'threshold',
  law: { none: 'the Land Rent Act was not checked' },
  appliesTo: [
    'annexure',
    'title-search',
    'planning-certificate',
    'particulars',
    'special-conditions',
  ],
  patterns,
  clear: 'No land rent and no lease near its end was found.',
  subject:
    /\bland rents?\b|\b(?:lease|term)\b[^.;]{0,60}\b(?:expir(?:y|es?)|remaining|unexpired|commenc\w{2,6} (?:on )?\d|\d{2,3} years|years left)\b|\b(?:unexpired|remaining|remainder of the)\b[^.;]{0,20}\b(?:term|lease)\b|\b(?:99|ninety[- ]nine)[- ]years?\b/i,
  messages: {
    rent: {
      title: 'The land is held under a land rent lease{{amount}}',
      description:
        'The wording at {{where}} speaks of land rent{{amount}}. You would not buy the land with the price: rent is due every year and rises with the land’s value, few banks lend on such a lease, and it may be open only to some buyers.',
      recommendation:
        'Before you exchange, ask what it costs to pay the land out, whether you qualify, and whether your bank lends on it.',
      question: 'Is land rent payable, how much, and will it be paid out at completion?',
    },
    term: {
      title: 'The Crown lease ends in {{year}}, in about {{left}}',
      description:
        'By the wording at {{where}} the lease ends in {{year}}. A short remaining term makes a loan harder and the resale price lower.',
      recommendation:
        'Before you exchange, ask your lender, and ask the planning authority what renewal costs.',
      question: 'Can the Crown lease be renewed, and at what cost?',
    },
  },
  check({ doc, facts }, report) {
    const today = Number((facts.contractDate?.value ?? LAW_AS_AT).slice(0, 4))
    const ends: { year: number; span: Span }[] = []
    for (const { text, span, zone } of passagesIn(doc, [
      'annexure',
      'title-search',
      'planning-certificate',
      'contract-form',
      'particulars',
      'special-conditions',
      'other',
    ])) {
      const named = patterns.rent.exec(text)
      if (
        named !== null &&
        !isUnticked(text, named.index) &&
        !patterns.denied.test(text) &&
        !patterns.adjusted.test(text) &&
        !(patterns.ofAny.test(text) && !patterns.ofThis.test(text)) &&
        !text.endsWith('?')
      ) {
        const most = Math.max(0, ...dollarsIn(text))
        report(
          'rent',
          [span],
          { amount: most === 0 ? '' : ` (${dollars(most)})` },
          patterns.paidOut.test(text) ? { severity: 'medium' } : {},
        )
      }
      if (zone !== 'annexure' && zone !== 'title-search') continue
      if (patterns.residential.test(text)) continue
      const said = patterns.ends.exec(text)?.[1]
      if (said !== undefined) ends.push({ year: Number(said), span })
      const term = patterns.term.exec(text)
      const years = Number(term?.[1] ?? term?.[2] ?? term?.[3] ?? 0)
      const from = datesIn(text)[0]
      if (years >= 20 && from !== undefined && patterns.commencing.test(text)) {
        ends.push({ year: Number(from.slice(0, 4)) + years, span })
      }
    }
    for (const { year, span } of ends) {
      const left = year - today
      if (left < 0 || left > FEW_YEARS) continue
      const said = left < 2 ? 'a year' : `${left} years`
      report('term', [span], { year, left: said }, { severity: left < 20 ? 'high' : 'medium' })
    }
  },
})
