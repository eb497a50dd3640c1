import type { Doc, Span } from '../document.ts'
import { DOUBTFUL, ORDINARY } from '../likeness/likeness.ts'
import { nextAsker, rememberingTexts } from '../wording/wordings.ts'
import type { Reading, Report, ReportOptions, Rule, Values } from './define-rule.ts'
import type { Finding, RuleCheck } from './finding.ts'
import { findingOf, inOrder, type Reported } from './finding-of.ts'
import { type Share, shareOut } from './give-way.ts'
import { type Harmless, harmlessAt } from './harmless.ts'

type Settled = Pick<RuleCheck, 'outcome' | 'note' | 'spans'>

/** What a rule answered, before the words that several of them quote are shared out. */
type Asked = {
  readonly rule: Rule
  readonly problems: readonly Reported[]
  readonly settled: Settled | null
}

/**
 * How much the quoted sentences, read as a whole, are like what is raised with buyers, from 0 to 1;
 * null where they say too little to be weighed (second-reading.ts).
 */
export type SecondReading = (doc: Doc, spans: readonly Span[]) => number | null

const DOUBTED =
  'Words that can mean this were found, but the sentences around them read as ordinary wording.'

/** What nobody has a name for is listed up to here: more of it would bury what has one. */
const MOST_CAUGHT = 8

/**
 * Asks every rule that reads this document's state. Each answers once: a problem, merged into one
 * finding with all its places, clear, or not in the document. What two rules know in the same words
 * is told by one (give-way.ts). Nets are asked last, and what the others quote already is taken from
 * what they catch. What a rule finds by words alone is read again: it is dropped where its sentences
 * are ordinary wording, and its check is then clear with a note and the places; where they are
 * nearly so, it is said to be low.
 */
export function runRules(
  reading: Reading,
  rules: readonly Rule[],
  readAgain: SecondReading = () => null,
): { findings: Finding[]; checks: RuleCheck[] } {
  const findings: Finding[] = []
  const checks: RuleCheck[] = []
  const { state } = reading.doc
  const replaced = new Set<string>(
    rules.flatMap((rule) =>
      rule.state !== null && rule.state === state ? (rule.replaces ?? []) : [],
    ),
  )
  const meant = rules.filter(
    (rule) => (rule.state === null || rule.state === state) && !replaced.has(rule.id),
  )
  const askAll = (isNet: boolean) =>
    meant
      .filter(({ net }) => (net === true) === isNet)
      .map((rule) => {
        nextAsker()
        return ask(rule, reading, readAgain)
      })
  rememberingTexts(() => {
    const asked = askAll(false)
    const shares = shareOut(asked)
    const told = asked.map((one) => {
      const finding = namedFinding(one, reading.doc, shares.get(one.rule.id))
      if (finding !== null) findings.push(finding)
      return { one, finding }
    })
    const idOf = new Map(told.map(({ one, finding }) => [one.rule.id as string, finding?.id]))
    for (const { one, finding } of told) {
      const left = shares.get(one.rule.id)?.left ?? []
      const elsewhere = left.flatMap(({ to }) => idOf.get(to) ?? [])
      const spans = [...(finding?.spans ?? []), ...left.flatMap(({ problem }) => problem.spans)]
      checks.push(
        checkOf(one, reading.doc, [...(finding ? [finding.id] : []), ...elsewhere], spans),
      )
    }
    for (const one of askAll(true)) {
      const caught = caughtBy(one, reading.doc, findings)
      findings.push(...caught)
      const spans = caught.flatMap((finding) => finding.spans)
      checks.push(
        checkOf(
          one,
          reading.doc,
          caught.map(({ id }) => id),
          spans,
        ),
      )
    }
  })
  return { findings, checks }
}

function namedFinding({ rule, problems }: Asked, doc: Doc, share?: Share): Finding | null {
  return findingOf(rule, doc, share?.own ?? problems, headingsOf(rule, doc), share?.given)
}

/** Each place that only a net caught is a finding of its own. */
function caughtBy({ rule, problems }: Asked, doc: Doc, others: readonly Finding[]): Finding[] {
  const findings = problems
    .filter(({ spans }) => !isQuoted(spans, others))
    .toSorted((a, b) => (b.options.likeness ?? 0) - (a.options.likeness ?? 0))
    .slice(0, MOST_CAUGHT)
    .flatMap((problem) => findingOf(rule, doc, [problem], headingsOf(rule, doc)) ?? [])
  return findings.filter(
    ({ id }, index) => findings.findIndex((finding) => finding.id === id) === index,
  )
}

function checkOf(
  { rule, settled }: Asked,
  doc: Doc,
  findingIds: readonly string[],
  spans: readonly Span[],
): RuleCheck {
  const searched = headingsOf(rule, doc)
  const base = { ruleId: rule.id, title: rule.title, searched }
  if (findingIds.length > 0) {
    const ids = [...new Set(findingIds)]
    return { ...base, outcome: 'problem', findingIds: ids, spans: inOrder(spans), note: null }
  }
  const unsettled: Settled =
    searched.length === 0
      ? { outcome: 'not-in-document', note: 'No part of this file would hold it.', spans: [] }
      : { outcome: 'clear', note: rule.clear, spans: [] }
  return { ...base, findingIds: [], ...(settled ?? unsettled) }
}

function ask(rule: Rule, reading: Reading, readAgain: SecondReading): Asked {
  const reported: Reported[] = []
  let settled: Settled | null = null
  const report: Report<string> = Object.assign(
    (key: string, spans: readonly Span[], values: Values = {}, options: ReportOptions = {}) => {
      // A denial is one of the two sides of a contradiction, and a figure that was read is none.
      const isCompared =
        options.sides !== undefined || (rule.kind === 'threshold' && options.facts !== undefined)
      const meant = isCompared ? spans : meantOf(reading, rule, spans)
      if (meant === null) return
      const severity = options.severity ?? rule.severity
      reported.push({ key, spans: meant, values, options, severity })
    },
    {
      clear: (note: string, spans: readonly Span[] = []) => {
        settled ??= { outcome: 'clear', note, spans }
      },
      notInDocument: (note: string) => {
        settled ??= { outcome: 'not-in-document', note, spans: [] }
      },
    },
  )
  rule.check(reading, report)
  const problems = reported.flatMap(
    (problem) => secondThoughts(rule, problem, () => readAgain(reading.doc, problem.spans)) ?? [],
  )
  if (problems.length === 0 && reported.length > 0) {
    settled ??= { outcome: 'clear', note: DOUBTED, spans: inOrder(reported.flatMap(spansOf)) }
  }
  return { rule, problems, settled }
}

/**
 * What is left of a problem when its sentences were read again; null for nothing. Only what words
 * alone showed is read again: not figures that were compared, nor what a net caught. The likeliest
 * place of a report speaks for the others, so a rule reports places of their own one by one.
 */
function secondThoughts(
  rule: Rule,
  problem: Reported,
  likenessOf: () => number | null,
): Reported | null {
  const { options, severity } = problem
  if (rule.kind !== 'presence' || rule.net === true || options.sides !== undefined) return problem
  const likeness = likenessOf()
  if (likeness === null || likeness >= DOUBTFUL) return problem
  if (likeness < ORDINARY && options.unmistakable !== true) return null
  if (severity === 'critical') return problem
  return { ...problem, severity: 'low', options: { ...options, strength: 'possible' } }
}

function spansOf({ spans }: Reported): readonly Span[] {
  return spans
}

/** The words that speak against this property; null where none of those that were found does. */
function meantOf(reading: Reading, rule: Rule, spans: readonly Span[]): readonly Span[] | null {
  const isRead = rule.kind === 'presence' || rule.kind === 'threshold'
  if (!isRead || spans.length === 0) return spans
  const meant = spans.filter((span) => {
    const why = harmlessAt(reading, span)
    const isPrint = why === 'general' && !/\d/.test(reading.doc.text.slice(span.start, span.end))
    return !isPrint && !isHarmless(rule, why)
  })
  return meant.length === 0 ? null : meant
}

/** A number may be the risk of what a sentence grants, or of what ended on a day. */
function isHarmless(rule: Rule, why: Harmless | null): boolean {
  return why !== null && (rule.kind === 'presence' || why === 'denied' || why === 'elsewhere')
}

function isQuoted(spans: readonly Span[], findings: readonly Finding[]): boolean {
  return findings.some((finding) =>
    finding.spans.some((taken) =>
      spans.some((span) => span.start < taken.end && taken.start < span.end),
    ),
  )
}

function headingsOf(rule: Rule, doc: Doc): Span[] {
  return doc.parts.filter(({ kind }) => rule.appliesTo.includes(kind)).map((part) => part.heading)
}
