import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { CONTRACT_ZONES } from '../segment/part-start.ts'
import { nextAsker, rememberingTexts } from '../wording/wordings.ts'
import { besideClear, type Caught } from './nets/beside-clear.ts'
import { besideFindings } from './nets/same-matter.ts'
import { caughtBy } from './nets/caught-by.ts'
import type { Reading, Report, ReportOptions, Rule, Values } from './define-rule.ts'
import type { Finding, RuleCheck } from './finding.ts'
import { findingsOf, inOrder, type Reported } from './finding-of.ts'
import { type Share, shareOut } from './give-way.ts'
import { harmlessAt } from './harmless/harmless.ts'
import type { Harmless } from './harmless/why-harmless.ts'
import { headingsOf } from './nets/headings-of.ts'
import { oddsIn } from './nets/odds-of-document.ts'
import { type SecondReading, secondThoughts } from './nets/second-thoughts.ts'
import { spokenOf } from './nets/spoken-of.ts'
import { wordsOfState } from './words-of-state.ts'

type Settled = Pick<RuleCheck, 'outcome' | 'note' | 'spans' | 'isSpokenOf'>

/** What a rule answered, before the words that several of them quote are shared out. */
type Asked = {
  readonly rule: Rule
  readonly problems: readonly Reported[]
  readonly settled: Settled | null
}

const DOUBTED =
  'Words that can mean this were found, but the sentences around them read as ordinary wording.'

/**
 * Asks every rule that reads this document's state. Each answers once: a problem, merged into one
 * finding with all its places, clear, or not in the document. What two rules know in the same words
 * is told by one (give-way.ts). Nets are asked last, and what the others quote already is taken from
 * what they catch. What a rule finds by words alone is read again: it is dropped where its sentences
 * are ordinary wording, and its check is then clear with a note and the places; where they are
 * nearly so, it is said to be low. How soon that is, and how little a net catches, follows from how
 * much was found with a name (odds-of-document.ts).
 */
export function runRules(
  reading: Reading,
  rules: readonly Rule[],
  readAgain: SecondReading = () => null,
): Told {
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
        return ask(rule, reading)
      })
  return rememberingTexts(() => {
    const asked = askAll(false)
    const tell = (odds: number) =>
      tellNamed(
        asked.map((one) => readOver(one, reading.doc, readAgain, odds)),
        reading.doc,
      )
    const first = tell(1)
    const odds = oddsIn(reading.doc, first.findings)
    const { findings, checks } = odds < 1 ? tell(odds) : first
    const near: Caught[] = []
    for (const one of askAll(true)) {
      const { own, left } = caughtBy(one.rule, one.problems, reading.doc, findings, odds)
      for (const { findingId, spans } of left) showWith(findings, findingId, spans)
      findings.push(...own.map(({ finding }) => finding))
      const caughtOnes = [
        ...own.map(({ finding, passage }) => ({ findingId: finding.id, passage })),
        ...left,
      ]
      near.push(
        ...caughtOnes.flatMap(({ findingId, passage }) =>
          passage === undefined ? [] : [{ findingId, passage }],
        ),
      )
      const spans = [...own.flatMap(({ finding }) => finding.spans), ...left.flatMap(spansOf)]
      const ids = caughtOnes.map(({ findingId }) => findingId)
      checks.push(checkOf(one, reading.doc, ids, spans))
    }
    const told = besideFindings(reading.doc, checks, findings)
    return { findings, checks: spokenOf(reading.doc, besideClear(told, near, meant), meant) }
  })
}

/** Further words of the clause that a finding tells, shown behind its own. */
function showWith(findings: Finding[], id: string, spans: readonly Span[]): void {
  const at = findings.findIndex((finding) => finding.id === id)
  const finding = findings[at]
  if (finding === undefined) return
  findings[at] = { ...finding, spans: [...finding.spans, ...spans] }
}

type Told = { readonly findings: Finding[]; readonly checks: RuleCheck[] }

/** The findings of rules with a name, and what each of these rules answered. */
function tellNamed(asked: readonly Asked[], doc: Doc): Told {
  const shares = shareOut(asked)
  const told = asked.map((one) => ({
    one,
    own: namedFindings(one, doc, shares.get(one.rule.id)),
  }))
  const ownOf = new Map(told.map(({ one, own }) => [one.rule.id as string, own]))
  /** What a rule tells of the same words. */
  const toldAt = (id: string, spans: readonly Span[]) =>
    (ownOf.get(id) ?? []).filter((one) => share(one.spans, spans)).map(({ id: name }) => name)
  // A rule that another one leaves it to may have left it to a third.
  const toldFor = (id: string, spans: readonly Span[]) =>
    (shares.get(id)?.left ?? [])
      .filter(({ problem }) => share(problem.spans, spans))
      .flatMap(({ to }) => toldAt(to, spans))
  const checks = told.map(({ one, own }) => {
    const left = shares.get(one.rule.id)?.left ?? []
    const elsewhere = left.flatMap(({ to, problem: { spans } }) => [
      ...toldAt(to, spans),
      ...toldFor(to, spans),
    ])
    const quoted = [
      ...own.flatMap((finding) => finding.spans),
      ...left.flatMap(({ problem }) => problem.spans),
    ]
    return checkOf(one, doc, [...own.map(({ id }) => id), ...elsewhere], quoted)
  })
  return { findings: told.flatMap(({ own }) => own), checks }
}

function share(some: readonly Span[], others: readonly Span[]): boolean {
  return some.some((one) => others.some((other) => one.start < other.end && other.start < one.end))
}

function namedFindings({ rule, problems }: Asked, doc: Doc, share?: Share): Finding[] {
  return findingsOf(rule, doc, share?.own ?? problems, headingsOf(rule, doc), share?.given)
}

function checkOf(
  { rule, settled }: Asked,
  doc: Doc,
  findingIds: readonly string[],
  spans: readonly Span[],
): RuleCheck {
  const searched = headingsOf(rule, doc)
  const base = { ruleId: rule.id, title: wordsOfState(rule.title, doc.state), searched }
  if (findingIds.length > 0) {
    const ids = [...new Set(findingIds)]
    return { ...base, outcome: 'problem', findingIds: ids, spans: inOrder(spans), note: null }
  }
  if (!doc.hasContract && isOfContract(rule)) return { ...base, findingIds: [], ...NO_CONTRACT }
  const unsettled: Settled =
    searched.length === 0
      ? { outcome: 'not-in-document', note: 'No part of this file would hold it.', spans: [] }
      : { outcome: 'clear', note: rule.clear, spans: [] }
  const told = settled ?? unsettled
  const note = told.note === null ? null : wordsOfState(told.note, doc.state)
  return { ...base, findingIds: [], ...told, note }
}

const NO_CONTRACT: Settled = {
  outcome: 'not-in-document',
  note: 'Only a contract would show this, and none was found in this file.',
  spans: [],
}
/** Where a bundle without a contract has pages that may look like one of its annexures. */
const BESIDE_CONTRACT: ReadonlySet<PageKind> = new Set([...CONTRACT_ZONES, 'annexure', 'other'])

/** What nothing but a contract holds cannot be found in order without one. */
function isOfContract({ appliesTo }: Rule): boolean {
  return appliesTo.every((kind) => BESIDE_CONTRACT.has(kind))
}

function ask(rule: Rule, reading: Reading): Asked {
  const reported: Reported[] = []
  let settled: Settled | null = null
  const report: Report<string> = Object.assign(
    (
      key: string,
      spans: readonly Span[],
      values: Values | ((told: readonly Span[]) => Values) = {},
      options: ReportOptions = {},
    ) => {
      // A denial is one of the two sides of a contradiction, and a figure that was read is none.
      const isCompared =
        options.sides !== undefined ||
        options.aside !== undefined ||
        (rule.kind === 'threshold' && options.facts !== undefined)
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
  return { rule, problems: reported, settled }
}

/** What is left of an answer when its sentences were read again, in a document of such odds. */
function readOver(one: Asked, doc: Doc, readAgain: SecondReading, odds: number): Asked {
  const problems = one.problems.flatMap(
    (problem) => secondThoughts(one.rule, problem, () => readAgain(doc, problem.spans), odds) ?? [],
  )
  const isDoubted = problems.length === 0 && one.problems.length > 0
  const doubted: Settled = {
    outcome: 'clear',
    note: DOUBTED,
    spans: inOrder(one.problems.flatMap(spansOf)),
    isSpokenOf: true,
  }
  return { ...one, problems, settled: one.settled ?? (isDoubted ? doubted : null) }
}

function spansOf({ spans }: Pick<Reported, 'spans'>): readonly Span[] {
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
