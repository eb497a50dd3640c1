import type { Outgoing } from '../../facts/facts.ts'
import { SPECIAL_CHARGE } from '../../facts/outgoings/other-charges.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  limit:
    /\b(?:not|never|nor|cannot) (?:to |be expected to )?exceed(?:ing)?\b(?:,? (?:in|the|a|an|total|sum|amount|figure|of|all|aggregate|together|yearly|annual|per|year|annum|each|any|one)\b){0,8}[ :|]{0,24}\$ ?[\d,]{3,9}/i,
  noMore:
    /\b(?:no|not) more than \$ ?[\d,]{3,9}|\b(?:below|under|less than|up to|at most|a maximum of|capped at) \$ ?[\d,]{3,9}/i,
  outgoings: /\b(?:outgoings|rates|taxes|charges)\b/i,
  sum: /\b(?:total|together|in all|all told|outgoings|altogether|sum|combined)\b/i,
  other:
    /\b(?:deposit|penalt\w{1,3}|fine|sum insured|per cent of the price|legal costs|release|covenant|building|residence|consideration|previous owner|supply charge|usage alone)\b/i,
  corporation: /\b(?:owners? corporation|body corporate|OC|certificates?|all told|levies)\b/i,
  notCorporation:
    /\b(?:not|exclud\w{2,3}|except|other than|apart from|without|beside)\b.{0,24}\b(?:owners? corporation|body corporate|levies)\b/i,
  notTax:
    /\b(?:not|exclud\w{2,3}|except|other than|apart from|without|beside)\b.{0,24}\bland tax\b/i,
  unticked: /^[^a-z]{0,6}(?:\([a-z]\) ?)?(?:☐|\[ ?\])/i,
})

/** Rounding, and a year's rise that the vendor may not have known of. */
const ROOM = 1.02

/** More than a fifth above it weighs more. */
const FAR_ABOVE = 1.2

/** The limit of yearly outgoings in the statement, beside what the certificates come to. */
export default defineRule({
  id: 'vic/outgoings-above-limit',
  title: 'Yearly outgoings and the limit in the vendor statement',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: [cite(act.vic.saleOfLand, 'ss 32A, 32K')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No outgoings above the limit in the vendor statement were found.',
  messages: {
    above: {
      title: 'Outgoings are said not to exceed {{limit}} a year, but the papers show {{sum}}',
      description:
        'The vendor statement at {{where}} says that the yearly outgoings do not exceed {{limit}}. The notices and certificates in the papers come to {{sum}} a year ({{parts}}). You would pay the higher sum, and a statement that is wrong may give you rights against the vendor.',
      recommendation:
        'Ask for a corrected statement before you sign, and reckon with the higher figure.',
      question:
        'Why is the total of the outgoings said not to exceed {{limit}}, when the certificates make {{sum}}?',
    },
  },
  check({ doc, facts }, report) {
    const stated = passagesIn(doc, ['vendor-statement']).find(
      ({ text, heading, previous, block }) =>
        (patterns.limit.test(text) || (patterns.noMore.test(text) && patterns.sum.test(text))) &&
        patterns.outgoings.test(
          `${heading} ${previous.slice(-240)} ${block.text.slice(0, 400)} ${text}`,
        ) &&
        !patterns.other.test(text) &&
        !patterns.unticked.test(text),
    )
    if (stated === undefined) {
      report.notInDocument('The vendor statement gives no limit of the yearly outgoings.')
      return
    }
    const about = `${stated.previous.slice(-240)} ${stated.block.text.slice(0, 400)} ${stated.text}`
    const limited = patterns.limit.exec(stated.text) ?? patterns.noMore.exec(stated.text)
    const limit = dollarsIn(limited?.[0] ?? '').at(-1) ?? 0
    const counted = facts.outgoings.filter(({ value: { kind, name, annualCents }, spans }, at) => {
      // "Water $1,136.40, land tax nil" read as both: one sum is counted once.
      const isAgain = facts.outgoings
        .slice(0, at)
        .some(
          (other) =>
            other.value.annualCents === annualCents &&
            other.spans.some((one) =>
              spans.some((two) => one.start < two.end && two.start < one.end),
            ),
        )
      if (isAgain) return false
      if (kind === 'owners-corporation') {
        return !patterns.notCorporation.test(about)
      }
      if (kind === 'land-tax') return !patterns.notTax.test(about)
      return kind === 'council-rates' || kind === 'water-rates' || name === SPECIAL_CHARGE
    })
    const sum = counted.reduce((total, { value }) => total + value.annualCents, 0)
    if (limit < LEAST || sum <= limit * ROOM || sum > limit * MOST) return
    const untaxed = counted.reduce(
      (total, { value }) => total + (value.kind === 'land-tax' ? 0 : value.annualCents),
      0,
    )
    const parts = counted
      .map(
        ({ value }) =>
          `${NAMES[value.kind] ?? value.name ?? value.kind} ${dollars(value.annualCents)}`,
      )
      .join(', ')
    const spans = counted.flatMap((one) => one.spans.slice(0, 1))
    report(
      'above',
      [stated.span, ...spans],
      {
        limit: dollars(limit),
        sum: dollars(sum),
        parts,
        where: `page ${doc.pageAt(stated.span.start)}`,
      },
      {
        // A seller who lives there pays no land tax and may have left it out.
        strength: untaxed > limit * ROOM ? 'likely' : 'possible',
        severity: untaxed > limit * FAR_ABOVE ? 'high' : 'medium',
        facts: counted,
        sides: [
          { label: 'Vendor statement', value: dollars(limit), spans: [stated.span] },
          { label: 'Certificates together', value: dollars(sum), spans },
        ],
      },
    )
  },
})

/** A sum so far above it is of several years or lots. */
const MOST = 4

/** No property costs less in a year; a smaller sum is a limit of something else. */
const LEAST = 60_000

const NAMES: Partial<Record<Outgoing['kind'], string>> = {
  'council-rates': 'council rates',
  'water-rates': 'water',
  'land-tax': 'land tax',
  'owners-corporation': 'owners corporation fees',
}
