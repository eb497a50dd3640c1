import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  schedule: /\bschedule of unit entitlements?\b/i,
  numbers: /^(?:\W{0,3}\d{1,5}){2,40}\W{0,3}$/,
  stated:
    /\b(?:unit entitlement|UE)\b[ :|]{0,3}(?:of (?:the )?lot (?:\d{1,5} )?)?(?:is |of )?[ :|]{0,3}(\d{1,5})\b/i,
  own: /\blot (\d{1,5})\b.{0,50}\b(?:unit entitlement|UE)\b.{0,6}?\b(\d{1,5})\b/i,
  lot: /\blot (\d{1,5})\b/i,
  folio: /\b(\d{1,5})\/SP ?\d{3,7}\b/i,
})

/** The share by which every levy and vote is counted. */
export default defineRule({
  id: 'nsw/unit-entitlement-differs',
  title: 'Unit entitlement of the lot',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['title-search', 'plan', 'owners-corporation-certificate'],
  patterns,
  clear: 'The unit entitlement is the same wherever it is stated.',
  messages: {
    differs: {
      title: 'The unit entitlement of the lot differs: {{title}} on title, {{other}} elsewhere',
      description:
        'The schedule of unit entitlement gives the lot {{title}}, but the words at {{where}} give {{other}}. The entitlement fixes the lot’s share of every levy and its votes. If the higher figure was used the lot has been charged too much; if it is right, your levies will be higher than you reckon.',
      recommendation:
        'Before you sign, ask the strata manager which figure is right and whether past levies were worked out on it.',
      question: 'Which unit entitlement is right, and on which one were the levies charged?',
    },
  },
  check({ doc, facts }, report) {
    const lot = lotOf(facts)
    const listed = lot === null ? null : listedFor(doc, lot)
    if (lot === null || listed === null) {
      report.notInDocument('No schedule of unit entitlement for the lot was found.')
      return
    }
    for (const { text, span } of passagesIn(doc, [
      'owners-corporation-certificate',
      'special-conditions',
      'particulars',
      'contract-form',
    ])) {
      const named = patterns.own.exec(text)
      if (named !== null && named[1] !== lot) continue
      const other = named?.[2] ?? patterns.stated.exec(text)?.[1]
      if (other === undefined || other === listed.value) continue
      report(
        'differs',
        [listed.span, span],
        { title: listed.value, other, where: `page ${doc.pageAt(span.start)}` },
        {
          sides: [
            { label: 'Schedule of unit entitlement', value: listed.value, spans: [listed.span] },
            { label: 'Other paper', value: other, spans: [span] },
          ],
        },
      )
    }
  },
})

function lotOf({ lotPlan, titleReference }: Facts): string | null {
  return (
    patterns.lot.exec(lotPlan?.value ?? '')?.[1] ??
    patterns.folio.exec(titleReference?.value ?? '')?.[1] ??
    null
  )
}

/** Reads the pairs "LOT ENT LOT ENT" below the schedule's heading. */
function listedFor(doc: Doc, lot: string): { value: string; span: Span } | null {
  let open = 0
  for (const { text, span } of passagesIn(doc, ['title-search', 'plan'])) {
    if (patterns.schedule.test(text)) open = 40
    else open -= 1
    if (open <= 0 || !patterns.numbers.test(text)) continue
    const numbers = text.split(/\D{1,4}/).filter((number) => number !== '')
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const value = numbers[at + 1]
      if (numbers[at] === lot && value !== undefined) return { value, span }
    }
  }
  return null
}
