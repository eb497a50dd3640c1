import type { Severity } from '#shared/report.ts'
import { SEVERITIES } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { lawOf } from '../law/cite.ts'
import { DOUBTFUL, ORDINARY } from '../likeness/likeness.ts'
import { nextAsker, rememberingTexts } from '../wording/wordings.ts'
import { blockAt } from '../segment/find.ts'
import { confidenceOf } from './confidence.ts'
import type { Message, Reading, Report, ReportOptions, Rule, Values } from './define-rule.ts'
import type { Finding, RuleCheck } from './finding.ts'
import { type Harmless, harmlessAt } from './harmless.ts'

type Reported = {
  readonly key: string
  readonly spans: readonly Span[]
  readonly values: Values
  readonly options: ReportOptions
  readonly severity: Severity
}

/**
 * How much the quoted sentences, read as a whole, are like what is raised with buyers, from 0 to 1;
 * null where they say too little to be weighed (second-reading.ts).
 */
export type SecondReading = (doc: Doc, spans: readonly Span[]) => number | null

const DOUBTED =
  'Words that can mean this were found, but the sentences around them read as ordinary wording.'

/** A place shown for one finding is enough of it; further ones only make the report longer. */
const MOST_PLACES = 12

/** What nobody has a name for is listed up to here: more of it would bury what has one. */
const MOST_CAUGHT = 8

/**
 * Asks every rule that reads this document's state. Each answers once: a problem, merged into one
 * finding with all its places, clear, or not in the document. Nets are asked last, and what the
 * others quote already is taken from what they catch. What a rule finds by words alone is read
 * again: it is dropped where its sentences are ordinary wording, and its check is then clear with a
 * note and the places; where they are nearly so, it is said to be low.
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
  rememberingTexts(() => {
    for (const rule of netsLast(rules)) {
      if (rule.state !== null && rule.state !== state) continue
      if (replaced.has(rule.id)) continue
      nextAsker()
      const answer = ask(rule, reading, { others: findings, readAgain })
      findings.push(...answer.findings)
      checks.push(answer.check)
    }
  })
  return { findings, checks }
}

function netsLast(rules: readonly Rule[]): Rule[] {
  return [...rules.filter(({ net }) => net !== true), ...rules.filter(({ net }) => net === true)]
}

function ask(
  rule: Rule,
  reading: Reading,
  { others, readAgain }: { others: readonly Finding[]; readAgain: SecondReading },
): { findings: Finding[]; check: RuleCheck } {
  const reported: Reported[] = []
  let settled: Pick<RuleCheck, 'outcome' | 'note' | 'spans'> | null = null
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

  const searched = headingsOf(rule, reading.doc)
  const base = { ruleId: rule.id, title: rule.title, searched }
  const groups =
    rule.net === true
      ? problems
          .filter(({ spans }) => !isQuoted(spans, others))
          .toSorted((a, b) => (b.options.likeness ?? 0) - (a.options.likeness ?? 0))
          .slice(0, MOST_CAUGHT)
          .map((problem) => [problem])
      : [problems]
  const findings = groups.flatMap((group) => merge(rule, reading.doc, group, searched) ?? [])
  if (findings.length > 0) {
    const findingIds = [...new Set(findings.map(({ id }) => id))]
    const spans = inOrder(findings.flatMap((finding) => finding.spans))
    return {
      findings: findings.filter(
        ({ id }, index) => findings.findIndex((finding) => finding.id === id) === index,
      ),
      check: { ...base, outcome: 'problem', findingIds, spans, note: null },
    }
  }
  const unsettled: Pick<RuleCheck, 'outcome' | 'note' | 'spans'> =
    searched.length === 0
      ? { outcome: 'not-in-document', note: 'No part of this file would hold it.', spans: [] }
      : { outcome: 'clear', note: rule.clear, spans: [] }
  return { findings: [], check: { ...base, findingIds: [], ...(settled ?? unsettled) } }
}

/**
 * What is left of a problem when its sentences were read again; null for nothing. Only what words
 * alone showed is read again: not figures that were compared, nor what a net caught.
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

function merge(
  rule: Rule,
  doc: Doc,
  problems: readonly Reported[],
  searched: readonly Span[],
): Finding | null {
  const [worst] = problems.toSorted((a, b) => rank(b.severity) - rank(a.severity))
  if (worst === undefined) return null
  const spans = inOrder(problems.flatMap((problem) => problem.spans)).slice(0, MOST_PLACES)
  const message = messageOf(rule, worst, doc)
  const others = new Map<string, string>()
  for (const problem of problems) {
    if (problem.key === worst.key || others.has(problem.key)) continue
    others.set(problem.key, messageOf(rule, problem, doc).title)
  }
  const also = others.size === 0 ? '' : ` Also found: ${[...others.values()].join('; ')}.`
  const sides = problems.find((problem) => problem.options.sides)?.options.sides
  const citations = 'none' in rule.law ? [] : rule.law
  return {
    id: idOf(rule, doc, spans),
    ruleId: rule.id,
    category: rule.category,
    severity: worst.severity,
    title: message.title,
    description: message.description + also,
    recommendation: message.recommendation,
    question: message.question ?? null,
    suggestedWording: message.suggestedWording ?? null,
    ...confidenceOf(rule, doc, worst.spans, worst.options),
    law: citations
      .filter(({ act }) => act.jurisdiction === 'CTH' || act.jurisdiction === doc.state)
      .map(lawOf),
    spans,
    searched,
    ...(sides === undefined ? {} : { sides }),
    isPropertyRisk: rule.isPropertyRisk ?? false,
  }
}

function headingsOf(rule: Rule, doc: Doc): Span[] {
  return doc.parts.filter(({ kind }) => rule.appliesTo.includes(kind)).map((part) => part.heading)
}

function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity)
}

function inOrder(spans: readonly Span[]): Span[] {
  const unique = new Map(spans.map((span) => [`${span.start}-${span.end}`, span]))
  return [...unique.values()].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** The rule's words with the values filled in; `{{page}}` and `{{where}}` are always known. */
function messageOf(rule: Rule, problem: Reported, doc: Doc): Message {
  const message = rule.messages[problem.key]
  if (message === undefined) throw new Error(`${rule.id} has no message "${problem.key}"`)
  const first = problem.spans[0]
  const values: Values = {
    ...(first === undefined ? {} : { page: doc.pageAt(first.start), where: whereIs(doc, first) }),
    ...problem.values,
  }
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(\w{1,40})\}\}/g, (_whole, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${rule.id} gives no value "${name}"`)
      return String(value)
    })
  return {
    title: fill(message.title),
    description: fill(message.description),
    recommendation: fill(message.recommendation),
    ...(message.question === undefined ? {} : { question: fill(message.question) }),
    ...(message.suggestedWording === undefined
      ? {}
      : { suggestedWording: fill(message.suggestedWording) }),
  }
}

function whereIs(doc: Doc, span: Span): string {
  const page = `page ${doc.pageAt(span.start)}`
  const block = blockAt(doc, span.start)
  return block?.clause ? `${block.clause.label} on ${page}` : page
}

function idOf(rule: Rule, doc: Doc, spans: readonly Span[]): string {
  const first = spans[0]
  const quote = first === undefined ? '' : doc.text.slice(first.start, first.end)
  return `con_${hash(`${rule.id}\n${quote}`)}`
}

/** FNV-1a, twice with different seeds: a stable name, not a secret. */
function hash(text: string): string {
  let low = 0x81_1c_9d_c5
  let high = 0x9e_37_79_b9
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01_00_01_93)
    high = Math.imul(high ^ unit, 0x85_eb_ca_6b)
  }
  return (low >>> 0).toString(36).padStart(7, '0') + (high >>> 0).toString(36).padStart(7, '0')
}
