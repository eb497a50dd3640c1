import { checkResultOf, type CheckResult } from '#shared/check-result.ts'
import { isJudged } from '#shared/is-judged.ts'
import { QUESTIONS_IN_FRONT } from '#shared/limits.ts'
import type { Check, Concern, Question, Report, Severity } from '#shared/report.ts'
import { dayInWords } from '#worker/analysis/money/days.ts'
import { dollars } from '#worker/analysis/money/dollars.ts'

import type { Layout } from './layout.ts'

const TINTS = { critical: 'red', high: 'red', medium: 'yellow', low: 'cyan' } as const
const QUOTE_LENGTH = 240
const BLANK = 'Not specified in contract'

/** The report as a person reads it in a terminal. */
export function summaryOf(report: Report, layout: Layout): string {
  return [
    head(report, layout),
    buyerSummary(report, layout),
    property(report, layout),
    concerns(report, layout),
    contradictions(report, layout),
    planning(report, layout),
    costs(report, layout),
    deadlines(report, layout),
    questions(report, layout),
    checks(report, layout),
    coverage(report, layout),
    layout.text(limitsOf(report), 0),
  ]
    .filter((part) => part !== '')
    .join('\n')
    .concat('\n')
}

function limitsOf({ comprehensivePropertyAnalysis: analysis }: Report): string {
  const when = analysis?.buyerSummary.isSigned === true ? 'at once' : 'before you sign'
  return `This is information and not legal advice. Ask a conveyancer ${when}.`
}

function head({ coverage: read, analysis }: Report, layout: Layout): string {
  const pages = read?.pages.length ?? 0
  const title = read?.documentTitle ?? 'Document'
  const version = `engine ${analysis.engine?.version ?? ''}, law as at ${analysis.engine?.lawAsAt ?? ''}`
  return [
    layout.tint(title, 'bold'),
    layout.tint(
      `${pages} page${pages === 1 ? '' : 's'} · ${read?.state ?? 'state not known'} · ${version}`,
      'dim',
    ),
    ...(read?.remarks ?? []).map((remark) => layout.text(`! ${remark}`, 0)),
  ].join('\n')
}

function buyerSummary(report: Report, layout: Layout): string {
  const { comprehensivePropertyAnalysis: analysis } = report
  if (analysis === null) return ''
  const { overallRisk, raiseFirst, keyPoints } = analysis.buyerSummary
  const lines = [
    layout.heading("Buyer's summary"),
    layout.row(
      'Overall risk',
      isJudged(report)
        ? layout.tint(overallRisk.toUpperCase(), TINTS[overallRisk])
        : 'NOT JUDGED: no check could be made on this file',
    ),
    ...keyPoints.map(({ text }) => layout.text(`· ${text}`)),
  ]
  if (raiseFirst.length > 0) lines.push(layout.heading('Raise these first'))
  const first = raiseFirst.map(({ text }, index) => layout.text(`${index + 1}. ${text}`))
  return [...lines, ...first].join('\n')
}

function property({ comprehensivePropertyAnalysis: analysis }: Report, layout: Layout): string {
  if (analysis === null) return ''
  const details = analysis.propertyDetails
  const rows: [string, string | null][] = [
    ['Address', details.address],
    ['Title', details.titleDetails],
    ['Land', details.landSize],
    ['Zoning', details.zoning],
    ['Council', details.council],
    ['Vendor', details.vendor.join(', ') || null],
    ['Purchaser', details.purchaser.join(', ') || null],
    ['Price', details.purchasePrice],
    ['Deposit', details.deposit],
    ['Settlement', details.settlementDate],
  ]
  return [
    layout.heading('Property'),
    ...rows.map(([label, value]) => layout.row(label, value ?? BLANK)),
  ].join('\n')
}

function concerns({ concerns: all }: Report, layout: Layout): string {
  if (all.length === 0) return ''
  return [
    layout.heading(`Concerns (${all.length})`),
    ...all.map((concern) => concernBlock(concern, layout)),
  ].join('\n')
}

function concernBlock(concern: Concern, layout: Layout): string {
  const quoted = concern.evidence.filter(({ role }) => role === 'quote').slice(0, 2)
  return [
    `\n${mark(concern.severity, layout)} ${layout.tint(concern.title, 'bold')}`,
    layout.tint(
      layout.text(`${concern.location} · ${concern.category} · confidence ${concern.confidence}%`),
      'dim',
    ),
    layout.text(concern.description),
    ...quoted.map(({ page, quote }) => layout.text(`“${shorten(quote)}” (page ${page})`, 4)),
    layout.text(`→ ${concern.recommendation}`),
    ...concern.law.map(({ act, section }) =>
      layout.tint(layout.text(`Law: ${act}${section === null ? '' : ` ${section}`}`), 'dim'),
    ),
  ].join('\n')
}

function contradictions({ contradictions: all }: Report, layout: Layout): string {
  if (all.length === 0) return ''
  return [
    layout.heading('Contradictions'),
    ...all.flatMap(({ title, sides, question }) => [
      layout.text(title),
      ...sides.map(({ label, value, evidence }) =>
        layout.row(label, `${value} (page ${evidence[0]?.page ?? '?'})`),
      ),
      layout.text(`→ ${question}`),
    ]),
  ].join('\n')
}

function planning({ comprehensivePropertyAnalysis: analysis }: Report, layout: Layout): string {
  const easements = analysis?.easementsAndRestrictions ?? []
  const overlays = analysis?.overlays ?? []
  const entries = [...easements, ...overlays]
  if (entries.length === 0) return ''
  return [
    layout.heading('Easements, restrictions and overlays'),
    ...entries.map(({ type, description, riskLevel, evidence }) =>
      layout.text(
        `${mark(riskLevel, layout)} ${type}: ${description} (page ${evidence[0]?.page ?? '?'})`,
      ),
    ),
  ].join('\n')
}

function costs({ comprehensivePropertyAnalysis: analysis }: Report, layout: Layout): string {
  if (analysis === null) return ''
  const { breakdown, totalOngoing, totalUpfront, summary } = analysis.costs
  return [
    layout.heading('Costs beside the price'),
    ...breakdown.map(({ category, amount, description, isRecurring, basis }) =>
      layout.row(
        category,
        isRecurring
          ? `${dollars(amount)} a year · ${basis}`
          : `${dollars(amount)} · ${description}. ${basis}`,
      ),
    ),
    layout.row('Upfront', dollars(totalUpfront)),
    layout.row('A year', dollars(totalOngoing)),
    layout.text(summary),
  ].join('\n')
}

function deadlines({ deadlines: all }: Report, layout: Layout): string {
  if (all.length === 0) return ''
  return [
    layout.heading('Deadlines'),
    ...all.map(({ title, date, rule }) =>
      layout.text(`${title}: ${date === null ? '' : `${dayInWords(date)}. `}${rule}`),
    ),
  ].join('\n')
}

function questions({ questions: all }: Report, layout: Layout): string {
  if (all.length === 0) return ''
  const line = ({ number, text }: Question) => layout.text(`${number}. ${text}`)
  return [
    layout.heading('Questions for the other side'),
    ...all.slice(0, QUESTIONS_IN_FRONT).map(line),
    ...(all.length > QUESTIONS_IN_FRONT ? [layout.heading('Also ask')] : []),
    ...all.slice(QUESTIONS_IN_FRONT).map(line),
  ].join('\n')
}

function checks({ checks: all }: Report, layout: Layout): string {
  const of = (result: CheckResult) => all.filter((check) => checkResultOf(check) === result)
  const [shown, spoken] = [of('in-order'), of('spoken-of')]
  const [unfound, absent] = [of('nothing-found'), of('not-in-document')]
  if (all.length === 0) return ''
  const line = ({ title, note }: Check) => `${title}${note === null ? '' : `: ${note}`}`
  return [
    layout.heading('Checks'),
    ...shown.map((check) =>
      layout.text(`✓ ${line(check)} (page ${check.evidence[0]?.page ?? '?'})`),
    ),
    ...(spoken.length === 0
      ? []
      : [layout.text('Spoken of, and no problem recognised; read these yourself:')]),
    ...spoken.map(({ title, evidence }) =>
      layout.text(
        `? ${title}: ${evidence.map(({ page, quote }) => `“${shorten(quote)}” (page ${page})`).join(' ')}`,
      ),
    ),
    ...(unfound.length === 0 ? [] : [layout.text('Looked for, and nothing found:')]),
    ...unfound.map((check) => layout.text(`· ${line(check)}`)),
    ...(absent.length === 0
      ? []
      : [layout.text(`Not in this document: ${absent.map(({ title }) => title).join('; ')}.`)]),
  ].join('\n')
}

function coverage({ coverage: read }: Report, layout: Layout): string {
  if (read === null) return ''
  const runs: { kind: string; from: number; to: number }[] = []
  for (const { page, kind, read: how } of read.pages) {
    const name = how === 'unread' ? `${kind} (unread)` : kind
    const last = runs.at(-1)
    if (last?.kind === name) last.to = page
    else runs.push({ kind: name, from: page, to: page })
  }
  return [
    layout.heading('What was read'),
    ...runs.map(({ kind, from, to }) =>
      layout.row(from === to ? `page ${from}` : `pages ${from}–${to}`, kind),
    ),
    ...read.mentionedButMissing.map(({ what, evidence }) =>
      layout.text(`Mentioned on page ${evidence[0]?.page ?? '?'} but not found: ${what}`),
    ),
    '',
  ].join('\n')
}

function mark(severity: Severity, layout: Layout): string {
  return layout.tint(`[${severity}]`, TINTS[severity])
}

function shorten(quote: string): string {
  const folded = quote.replace(/\s+/g, ' ').trim()
  return folded.length <= QUOTE_LENGTH ? folded : `${folded.slice(0, QUOTE_LENGTH).trimEnd()} …`
}
