import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { RELATIVE_LAPSE_PATTERNS, relativeLapse } from '../days/relative-lapse.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  ...RELATIVE_LAPSE_PATTERNS,
  approval: /\b(?:approvals?|consents?|permits?|authori[sz]ation|currency period)\b/i,
  lapses:
    /\b(?:will )?(?:lapses?|lapsing|expires?|expiry|ceases? to have effect|ends on)\b|\bcurrency period\b|\b(?:must|is to|are to) (?:be )?(?:substantially )?(?:start(?:ed)?|commenced?|begun|completed?)\b/i,
  /** A use allowed for a time. */
  useStops:
    /\b(?:use|business|activity|operation)\b[^.;]{0,30}\b(?:may (?:only )?(?:be carried on|continue|be conducted)|is (?:allowed|permitted|approved)|(?:must|shall|is to) (?:then )?(?:stop|cease|end|be discontinued))\b[^.;]{0,30}\b(?:until|on|before|by|after|no later than) (?:the )?\d/i,
  pointing: /^\W{0,3}(?:it|they|this|that|these|which)\b|\bthe permit\b/i,
  goesOn: /^(?:and |which |it |but )?(?:will )?(?:lapses?|expires?|ceases?)\b/,
  lapsesOn:
    /\b(?:lapses?|lapsed|expires?|expired|ends|ended|ceases?) (?:to have effect )?(?:on|at the end of) \d/i,
  years: /\b(\d|two|three|four|five|six|ten) years? (?:from|after|of)\b/i,
  notStarted:
    /\b(?:not (?:yet )?(?:been )?(?:started|commenced|begun|issued)|no (?:building )?(?:permit|work|construction)\b.{0,30}\b(?:issued|started|commenced|begun|been)|yet to (?:start|commence|begin)|site (?:is )?(?:cleared|vacant))\b/i,
  /** It ends unless something is done, which nobody has done yet. */
  unless:
    /\b(?:if|unless|until|failing which|in default of|otherwise|not (?:yet )?(?:begun|started|commenced|completed|finished)|extension|extended|transfer(?:red)?|need not seek|valid for)\b/i,
  works:
    /\b(?:planning|development|building|subdivision|subdivide|heritage|DA|works?|dwellings?|lots|begun|started|commenced|completed|finished|substantial\w{0,2}|endorsed)\b/i,
  built:
    /\b(?:occupancy permit (?:was )?issued|certificate of (?:final inspection|occupancy) (?:was )?(?:issued|given)|works? (?:was|were|is|are) (?:begun|started|commenced|completed|finished)|has been (?:acted on|completed|built|begun)|(?:physically|substantially) commenced (?:in|on) |extended to)\b/i,
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

const LONG_PAST_DAYS = 730

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
  clear: 'No approval was found that ends before the building has to be finished.',
  subject:
    /\b(?:permits?|approvals?|consents?|DA\b|development)\b[^.;]{0,80}\b(?:laps\w{1,4}|expir\w{1,4}|ends? (?:on|if)|ends|ceases?|valid (?:for|until)|current until|currency|extension of time|in force|(?:substantially|physically) commenced)\b|\blaps(?:e|es|ed|ing)\b[^.;]{0,60}\b(?:work|commence\w{0,4}|begun|permit|approval|consent)\b|\bcurrency period\b|\b(?:substantial(?:ly)?|physical(?:ly)?) commence\w{0,4}\b|\bit ends if\b|\b(?:use|business|works?|development)\b[^.;]{0,60}\b(?:must (?:then )?(?:stop|cease)|ends if|carried on until|(?:not|must be) (?:been )?(?:started|begun|commenced|completed))\b/i,
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
    ends: {
      title: 'A permit or approval ends on {{lapse}} unless the work is begun or done',
      description:
        'By the wording at {{where}} a planning or building approval ends on {{lapse}}. If the work is not begun or finished by then, you need a new one, which costs fees and months and may be refused.',
      recommendation:
        'Before you sign, ask the authority whether it can still be extended and by whom, and do not pay for the approval unless it can.',
      question: 'Will the vendor have the approval extended beyond {{lapse}} before settlement?',
    },
    stops: {
      title: 'The approved use must stop on {{lapse}}',
      description:
        'By the wording at {{where}} the use is approved for a time only and must stop on {{lapse}}. Unless a new approval is given you may not carry it on after that day, and nobody promises that it will be.',
      recommendation:
        'Before you sign, ask the authority whether the approval can be renewed and for how long, and do not pay for a use that ends.',
      question: 'Has a further approval been applied for, and what if it is refused?',
    },
    ended: {
      title: 'The permit or approval ended on {{lapse}}',
      description:
        'By the wording at {{where}} a planning or building approval ended on {{lapse}} if the work had not been begun or done, and nothing in these papers shows that it was. What you would build, or what is being built, then has no approval.',
      recommendation:
        'Before you sign, ask the authority whether the approval is still in force, and for a right to end the contract if it is not.',
      question: 'Was the work begun in time, or the approval extended? Please give us the proof.',
    },
  },
  check({ doc, facts }, report) {
    const passages = passagesIn(doc, [
      'special-conditions',
      'planning-certificate',
      'building-permit',
      'rates-certificate',
      'vendor-statement',
      'annexure',
      'other',
    ])
    const waiting = holdingAny(passages, 'text', patterns.notStarted).find(({ text }) =>
      patterns.notStarted.test(text),
    )
    const end = lastDay(facts)
    const today = newestPaperDate(doc, facts) ?? undefined
    for (const passage of passages) {
      const at = passage.text.search(patterns.useStops)
      const stops = at < 0 ? undefined : datesIn(passage.text.slice(at))[0]
      if (stops === undefined || (today !== undefined && daysBetween(today, stops) < 0)) continue
      const approval = `${passage.heading} ${passage.previous.slice(-300)} ${passage.text}`
      if (patterns.approval.test(approval) && !patterns.over.test(passage.text))
        report('stops', [passage.span], { lapse: sayDate(stops) }, { severity: 'high' })
    }
    for (const [index, { text, span }] of passages.entries()) {
      if (!patterns.startWithin.test(text)) continue
      const told = relativeLapse(passages, index)
      if (told === null || today === undefined || daysBetween(today, told.lapse) >= 0) continue
      if (told.idle === null && !isOffThePlan(doc)) continue
      const spans = [span, told.issued.span]
      // That nothing was done denies itself, and is only shown.
      const beside = told.idle === null ? [] : [told.idle.span]
      const severity = told.idle !== null && isOffThePlan(doc) ? 'critical' : 'high'
      report(
        'ended',
        spans,
        { lapse: sayDate(told.lapse) },
        {
          severity,
          beside,
          ...(told.idle === null ? { strength: 'likely' } : { unmistakable: true }),
        },
      )
    }
    for (const { text, span, previous, next, heading } of holdingAny(
      passages,
      'text',
      patterns.lapses,
    )) {
      const at = text.search(patterns.lapses)
      // What begins in the middle of a sentence has its approval in the words before.
      const about = patterns.goesOn.test(text)
        ? doc.text.slice(Math.max(0, span.start - 240), span.end)
        : patterns.pointing.test(text)
          ? `${heading} ${previous.slice(-200)} ${text}`
          : text
      if (at < 0 || !patterns.approval.test(about) || patterns.over.test(text)) continue
      const lapse = lapseIn(text, at)
      if (lapse === null) continue
      const left = today === undefined ? null : daysBetween(today, lapse)
      const around = `${previous.slice(-200)} ${text} ${next.slice(0, 160)}`
      const open =
        patterns.unless.test(text) && patterns.works.test(about) && !patterns.built.test(around)
      if (left !== null && left < 0) {
        // What ran out years ago was replaced, or its building stands.
        if (open && left > -LONG_PAST_DAYS)
          report('ended', [span], { lapse: sayDate(lapse) }, { severity: 'high' })
        continue
      }
      if (end !== null && lapse < end.date && (isOffThePlan(doc) || end.isSunset)) {
        report(
          'before',
          [span, ...end.spans],
          { lapse: sayDate(lapse), end: sayDate(end.date) },
          {
            severity:
              waiting === undefined && (left === null || left >= SOON_DAYS) ? 'medium' : 'high',
            sides: [
              { label: 'Approval lapses', value: sayDate(lapse), spans: [span] },
              { label: 'Last day', value: sayDate(end.date), spans: end.spans },
            ],
          },
        )
      } else if (
        waiting !== undefined &&
        !patterns.built.test(around) &&
        (today === undefined || daysBetween(today, lapse) < SOON_DAYS)
      ) {
        report('soon', [span, waiting.span], { lapse: sayDate(lapse) }, { severity: 'high' })
      } else if (open && left !== null && left < SOON_DAYS) {
        report('ends', [span], { lapse: sayDate(lapse) }, { severity: 'high' })
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
  const told = patterns.lapsesOn.exec(text)
  if (told !== null) return datesIn(text.slice(told.index))[0] ?? null
  const after = text.slice(at)
  const date = datesIn(after)[0] ?? null
  const years = patterns.years.exec(after)?.[1]
  if (date === null || years === undefined) return date
  const count = YEARS[years.toLowerCase()] ?? Number(years)
  return `${Number(date.slice(0, 4)) + count}${date.slice(4)}`
}
