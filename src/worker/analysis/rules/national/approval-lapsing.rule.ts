import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../off-the-plan.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  approval: /\b(?:approvals?|consents?|permits?|authori[sz]ation|currency period)\b/i,
  lapses:
    /\b(?:will )?(?:lapses?|lapsing|expires?|expiry|ceases? to have effect)\b|\bcurrency period\b|\b(?:must|is to|are to) (?:be )?(?:substantially )?(?:start(?:ed)?|commenced?|begun|completed?)\b/i,
  years: /\b(\d|two|three|four|five|six|ten) years? (?:from|after|of)\b/i,
  notStarted:
    /\b(?:not (?:yet )?(?:been )?(?:started|commenced|begun|issued)|no (?:building )?(?:permit|work|construction)\b.{0,30}\b(?:issued|started|commenced|begun|been)|yet to (?:start|commence|begin)|site (?:is )?(?:cleared|vacant))\b/i,
  over: /\b(?:has lapsed|lapsed on|was (?:completed|finalised|extended)|have lapsed|lease|tenan\w{2,3}|insurance|policy|clearance|licen[cs]e|pool|certificate|parking|finance)\b/i,
})

const YEARS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
}

/** Nobody finishes a building in less when it has not begun. */
const SOON_DAYS = 365

/** An approval that ends before the building has to be finished. */
export default defineRule({
  id: 'national/approval-lapsing',
  title: 'Life of the building or planning approval',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'each state’s planning law sets the life of an approval' },
  appliesTo: ['planning-certificate', 'building-permit', 'rates-certificate', 'annexure'],
  patterns,
  clear: 'No approval is shown to end before the building has to be finished.',
  messages: {
    before: {
      title: 'The approval lapses on {{lapse}}, before the last day for completion ({{end}})',
      description:
        'By the wording at {{where}} the planning or building approval lapses on {{lapse}}, but the contract lets the vendor finish as late as {{end}}. After it lapses the work needs a new approval, which may be refused or have other conditions, and your purchase waits for it.',
      recommendation:
        'Before you sign, ask whether the approval was extended, and for a right to end the contract and have the deposit back if it lapses.',
      question: 'Has the approval been extended beyond {{lapse}}, and to what day?',
    },
    soon: {
      title: 'The approval lapses on {{lapse}} and the building has not begun',
      description:
        'By the wording at {{where}} the planning or building approval lapses on {{lapse}}, and the papers show that the work has not started. What is then built, and when, is uncertain.',
      recommendation:
        'Before you sign, ask whether the approval was extended, and for a right to end the contract and have the deposit back if it lapses.',
      question: 'Has the approval been extended beyond {{lapse}}, and when will the work begin?',
    },
  },
  check({ doc, facts }, report) {
    const passages = passagesIn(doc, [
      'planning-certificate',
      'building-permit',
      'rates-certificate',
      'vendor-statement',
      'annexure',
      'other',
    ])
    const waiting = passages.find(({ text }) => patterns.notStarted.test(text))
    const end = lastDay(facts)
    const today = facts.contractDate?.value
    for (const { text, span } of passages) {
      const at = text.search(patterns.lapses)
      if (at < 0 || !patterns.approval.test(text) || patterns.over.test(text)) continue
      const lapse = lapseIn(text, at)
      if (lapse === null || (today !== undefined && lapse < today)) continue
      if (end !== null && lapse < end.date && (isOffThePlan(doc) || end.isSunset)) {
        report(
          'before',
          [span, ...end.spans],
          { lapse: sayDate(lapse), end: sayDate(end.date) },
          {
            severity: waiting === undefined ? 'medium' : 'high',
            sides: [
              { label: 'Approval lapses', value: sayDate(lapse), spans: [span] },
              { label: 'Last day', value: sayDate(end.date), spans: end.spans },
            ],
          },
        )
      } else if (
        waiting !== undefined &&
        (today === undefined || daysBetween(today, lapse) < SOON_DAYS)
      ) {
        report('soon', [span, waiting.span], { lapse: sayDate(lapse) }, { severity: 'high' })
      }
    }
  },
})

function lastDay({ sunset, settlement }: Facts) {
  if (sunset !== null && sunset.value.kind === 'date') {
    return { date: sunset.value.date, spans: sunset.spans, isSunset: true }
  }
  if (settlement !== null && settlement.value.kind === 'date') {
    return { date: settlement.value.date, spans: settlement.spans, isSunset: false }
  }
  return null
}

/** The day itself, or so many years from a day; null where neither is given. */
function lapseIn(text: string, at: number): string | null {
  const after = text.slice(at)
  const date = datesIn(after)[0] ?? null
  const years = patterns.years.exec(after)?.[1]
  if (date === null || years === undefined) return date
  const count = YEARS[years.toLowerCase()] ?? Number(years)
  return `${Number(date.slice(0, 4)) + count}${date.slice(4)}`
}
