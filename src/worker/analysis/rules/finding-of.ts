import type { Severity } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { lawOf } from '../law/cite.ts'
import { blockAt } from '../segment/find.ts'
import { confidenceOf } from './confidence.ts'
import type { Message, ReportOptions, Rule, Values } from './define-rule.ts'
import type { Disagreement, Finding, Side } from './finding.ts'
import { lawOfSale } from './papers/law-of-sale.ts'
import { namedIn } from './named-in.ts'
import { plainness } from './plainest-first.ts'
import { sideOf } from './reading/side-of.ts'
import { severityRank, worstOf } from '../severity.ts'
import { wordsOfState } from './words-of-state.ts'

/** One answer of a rule, before all of them become one finding. */
export type Reported = {
  readonly key: string
  readonly spans: readonly Span[]
  readonly values: Values | ((told: readonly Span[]) => Values)
  readonly options: ReportOptions
  readonly severity: Severity
}

/** What another rule found in the same words, and leaves to this one to tell. */
export type Given = { readonly rule: Rule; readonly problem: Reported }

/** A place shown for one finding is enough of it; further ones only make the report longer. */
const MOST_PLACES = 12

/** What a rule found: one finding, or one for each title where its risks are told apart. */
export function findingsOf(
  rule: Rule,
  doc: Doc,
  problems: readonly Reported[],
  searched: readonly Span[],
  given: readonly Given[] = [],
): Finding[] {
  if (rule.apart !== true) {
    const finding = findingOf(rule, doc, problems, searched, given)
    return finding === null ? [] : [finding]
  }
  // What a title names at its end is no risk of its own.
  const groups = Map.groupBy(
    problems,
    (problem) => messageOf(rule, problem, doc, { told: problem.spans, named: [] }).title,
  )
  const findings = [...groups.values()].flatMap((group) => {
    const own = given.filter(({ problem }) => touches(problem, group))
    return findingOf(rule, doc, group, searched, own) ?? []
  })
  // One sentence may do two things: no two of the titles are the same.
  return findings.map((finding, index) =>
    findings.findIndex(({ id }) => id === finding.id) === index
      ? finding
      : { ...finding, id: nameFor(`${finding.id}\n${finding.title}`) },
  )
}

function touches({ spans }: Reported, group: readonly Reported[]): boolean {
  return group.some((one) =>
    one.spans.some((span) => spans.some(({ start, end }) => start < span.end && span.start < end)),
  )
}

/**
 * All that a rule found, merged into one finding: the worst gives it its words and stands first, the
 * rest and what other rules leave to it are named behind them. Null for nothing.
 */
export function findingOf(
  rule: Rule,
  doc: Doc,
  problems: readonly Reported[],
  searched: readonly Span[],
  given: readonly Given[] = [],
): Finding | null {
  const [gravest] = problems.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity))
  if (gravest === undefined) return null
  const told = plainestFirst(rule, doc, problems.filter(isToldWith(gravest)))
  const worst = told[0] ?? gravest
  const spans = placesOf(problems, worst, told)
  const ofMessage = problems.filter(({ key }) => key === worst.key)
  const message = messageOf(rule, worst, doc, {
    told: spans,
    named: inOrder(ofMessage.flatMap((problem) => problem.spans)),
  })
  const others = new Set([
    ...problems
      .filter(({ key }, index) => problems.findIndex((problem) => problem.key === key) === index)
      .filter(({ key }) => key !== worst.key)
      .map((problem) => messageOf(rule, problem, doc).title),
    ...given
      .filter(({ problem }) => problem.options.isSame !== true)
      .map((one) => messageOf(one.rule, one.problem, doc).title),
  ])
  const also = others.size === 0 ? '' : ` Also found: ${[...others].join('; ')}.`
  const disagreements = disagreementsIn(rule, problems, doc)
  const question = given.map((one) => messageOf(one.rule, one.problem, doc).question).find(Boolean)
  return {
    id: idOf(rule, doc, spans),
    ruleId: rule.id,
    category: rule.category,
    severity: worstOf([worst.severity, ...given.map(({ problem }) => problem.severity)]),
    usualSeverity: rule.severity,
    title: message.title,
    description: message.description + also,
    recommendation: message.recommendation,
    question: message.question ?? question ?? null,
    suggestedWording: message.suggestedWording ?? null,
    ...confidenceOf(rule, doc, worst.spans, worst.options),
    law: lawsOf([worst.options.law ?? rule.law, ...given.map((one) => one.rule.law)], doc, spans),
    spans,
    searched,
    ...(disagreements.length === 0 ? {} : { disagreements }),
    ...(worst.options.likeness === undefined ? {} : { likeness: worst.options.likeness }),
    isPropertyRisk: [rule, ...given.map((one) => one.rule)].some((one) => one.isPropertyRisk),
  }
}

/** Each thing that the rule found told in two ways, with the words of its own message. */
function disagreementsIn(rule: Rule, problems: readonly Reported[], doc: Doc): Disagreement[] {
  return problems.flatMap((problem) => {
    const sides = problem.options.sides ?? sidesOf(rule, problem, doc)
    if (sides === null) return []
    const { title, question } = messageOf(rule, problem, doc)
    return [{ title, question: question ?? null, sides }]
  })
}

/** The two places of a rule that compares papers and names no sides of its own. */
function sidesOf(rule: Rule, { spans }: Reported, doc: Doc): Side[] | null {
  const [one] = spans
  if (rule.kind !== 'inconsistency' || one === undefined) return null
  const partOf = ({ start }: Span) => blockAt(doc, start)?.partIndex
  const other = spans.find((span) => partOf(span) !== partOf(one))
  if (other === undefined) return null
  return [one, other].map((span) =>
    sideOf(`Page ${doc.pageAt(span.start)}`, { text: doc.text.slice(span.start, span.end), span }),
  )
}

/** The places that its title tells of, then the others: a reader looks at the first. */
function placesOf(
  problems: readonly Reported[],
  worst: Reported,
  ofTitle: readonly Reported[],
): Span[] {
  const isTold = isToldWith(worst)
  const told = eachOnce(ofTitle.flatMap(({ spans }) => inOrder(spans)))
  const beside = (isOf: (one: Reported) => boolean) =>
    inOrder(problems.filter(isOf).flatMap(({ options }) => options.beside ?? []))
  const isFurther = (one: Reported) => !isTold(one)
  const rest = [
    ...beside(isTold),
    ...inOrder(problems.filter(isFurther).flatMap(({ spans }) => spans)),
    ...beside(isFurther),
  ]
  const further = rest.filter(
    ({ start, end }, index) =>
      ![...told, ...rest.slice(0, index)].some((span) => span.start === start && span.end === end),
  )
  return [...told, ...further].slice(0, MOST_PLACES)
}

function lawsOf(cited: readonly Rule['law'][], doc: Doc, spans: readonly Span[]): Finding['law'] {
  const own = cited
    .flatMap((law) => ('none' in law ? [] : law))
    .filter(({ act }) => act.jurisdiction === 'CTH' || act.jurisdiction === doc.state)
  const laws = lawOfSale(own, doc, spans).map(lawOf)
  return laws.filter(
    ({ act, section }, index) =>
      laws.findIndex((law) => law.act === act && law.section === section) === index,
  )
}

function isToldWith({ key, severity }: Reported): (one: Reported) => boolean {
  return (one) => one.key === key && one.severity === severity
}

/**
 * Of several places that tell the same, the one that tells it most plainly of this property; two papers
 * that are compared keep the order of the rule.
 */
function plainestFirst(rule: Rule, doc: Doc, told: readonly Reported[]): readonly Reported[] {
  const [first] = told
  if (told.length < 2 || first === undefined || rule.kind === 'inconsistency') return told
  const start = ({ spans }: Reported) => spans[0]?.start ?? 0
  return told
    .map((problem) => ({ problem, plain: plainness(doc, problem.spans) }))
    .toSorted((a, b) => b.plain - a.plain || start(a.problem) - start(b.problem))
    .map(({ problem }) => problem)
}

function eachOnce(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.start}-${span.end}`, span])).values()]
}

export function inOrder(spans: readonly Span[]): Span[] {
  return eachOnce(spans).toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** The rule's words with the values filled in, for the places that are told and those whose things are named. */
function messageOf(
  rule: Rule,
  problem: Reported,
  doc: Doc,
  { told, named }: { told: readonly Span[]; named: readonly Span[] } = {
    told: problem.spans,
    named: problem.spans,
  },
): Message {
  const message = rule.messages[problem.key]
  if (message === undefined) throw new Error(`${rule.id} has no message "${problem.key}"`)
  const first = problem.spans[0]
  const values: Values = {
    ...(first === undefined ? {} : { page: doc.pageAt(first.start), where: whereIs(doc, first) }),
    named: rule.names === undefined ? '' : namedIn(doc, named, rule.names, rule.namesNone),
    ...(typeof problem.values === 'function' ? problem.values(told) : problem.values),
  }
  const fill = (text: string): string =>
    wordsOfState(text, doc.state).replaceAll(/\{\{(\w{1,40})\}\}/g, (_whole, name: string) => {
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
  return nameFor(`${rule.id}\n${quote}`)
}

function nameFor(text: string): string {
  return `con_${hash(text)}`
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
