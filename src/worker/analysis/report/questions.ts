import type { Question } from '#shared/report.ts'

import { inTheirWords } from '../rules/reading/in-their-words.ts'
import type { Proven } from './concerns.ts'
import { HEADINGS, type Subject, subjectOf } from './subjects.ts'

const UNNAMED =
  'Please say what each of these passages means for this property, whether anything in it is still open, and which paper shows it: '

/** So many passages can be answered in one letter; what reads least like a risk is not asked about. */
const MOST_PASSAGES = 5

/** So many questions can be read under one number. */
const MOST_PARTS = 4

/**
 * What to put to the other side, worst first; the same question is asked once, and those of one
 * subject under one number, where the weightiest of them stands: nobody answers forty questions, and
 * a letter is written by subject. What only a net caught, and lightly, is asked about together at
 * the end, the likeliest of it: a dozen questions of that kind bury the ones that matter.
 */
export function questionsOf(ranked: readonly Proven[]): Question[] {
  const asked = new Map<string, Proven>()
  for (const proven of ranked.filter((one) => !isLightlyCaught(one))) {
    const { question } = proven.finding
    if (question !== null && !asked.has(question) && !isAskedBy(proven, asked)) {
      asked.set(question, proven)
    }
  }
  const light = ranked
    .filter((one) => isLightlyCaught(one) && one.finding.question !== null)
    .toSorted((a, b) => (b.finding.likeness ?? 0) - (a.finding.likeness ?? 0))
    .slice(0, MOST_PASSAGES)
  const questions = bySubject([...asked]).map(questionOfSubject)
  if (light.length > 0) questions.push(questionOf(UNNAMED + placesOf(light), light))
  return questions.map((question, index) => ({ number: index + 1, ...question }))
}

/** What asks for less where a weightier question asks for it and more. */
const ASKED_BY: Readonly<Record<string, readonly [rule: string, words: RegExp]>> = {
  'national/easement': ['national/encroachment', /\beasement\b/],
  'national/tenancy': ['national/occupation-denied', /\bvacant possession\b/],
}

function isAskedBy({ finding }: Proven, asked: ReadonlyMap<string, Proven>): boolean {
  const other = ASKED_BY[finding.ruleId]
  if (other === undefined) return false
  const [rule, words] = other
  return [...asked].some(([question, one]) => one.finding.ruleId === rule && words.test(question))
}

type Asked = readonly [question: string, proven: Proven]
type Group = { readonly subject: Subject | null; readonly parts: Asked[] }

function bySubject(asked: readonly Asked[]): Group[] {
  const groups: Group[] = []
  for (const one of asked) {
    const { finding } = one[1]
    const subject = finding.likeness === undefined ? subjectOf(finding.ruleId) : 'passages'
    const open = groups.find(
      (group) => subject !== null && group.subject === subject && group.parts.length < MOST_PARTS,
    )
    if (open === undefined) groups.push({ subject, parts: [one] })
    else open.parts.push(one)
  }
  return groups
}

function questionOfSubject({ subject, parts }: Group): Omit<Question, 'number'> {
  const [only] = parts
  if (subject === null || only === undefined || parts.length === 1) {
    return questionOf(only?.[0] ?? '', only === undefined ? [] : [only[1]])
  }
  const texts = parts.map(([text], index) => `${mark(index)} ${text}`)
  return questionOf(
    `${HEADINGS[subject]}: ${texts.join(' ')}`,
    parts.map(([, proven]) => proven),
  )
}

/** "(a)" */
function mark(index: number): string {
  return `(${String.fromCodePoint(97 + index)})`
}

function isLightlyCaught({ finding }: Proven): boolean {
  return finding.likeness !== undefined && finding.severity === 'low'
}

function questionOf(text: string, proven: readonly Proven[]): Omit<Question, 'number'> {
  const wordings = proven.flatMap(({ finding }) => finding.suggestedWording ?? [])
  return {
    text,
    suggestedWording: wordings.length === 0 ? null : wordings.join('\n'),
    evidence: proven.flatMap(({ concern }) =>
      concern.evidence.filter(({ role }) => role === 'quote'),
    ),
  }
}

/** "(a) page 4, special condition 7: “the Purchaser takes …”; (b) …" */
function placesOf(light: readonly Proven[]): string {
  return `${light
    .map(({ concern }, index) => {
      const { words } = inTheirWords({ text: concern.evidence[0]?.quote ?? '' })
      return `${mark(index)} ${concern.location}: “${words}”`
    })
    .join('; ')}.`
}
