import type { Question } from '#shared/report.ts'

import { inTheirWords } from '../rules/reading/in-their-words.ts'
import { isAskedAlready } from './asked-already.ts'
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
  const weighty = ranked.filter((one) => !isLightlyCaught(one))
  for (const proven of weighty) {
    const { question } = proven.finding
    if (question === null || asked.has(question) || isAskedAlready(proven, weighty)) continue
    if (!isAskedBy(proven, asked)) {
      asked.set(question, proven)
    }
  }
  const light = ranked
    .filter((one) => isLightlyCaught(one) && one.finding.question !== null)
    .toSorted((a, b) => (b.finding.likeness ?? 0) - (a.finding.likeness ?? 0))
    .slice(0, MOST_PASSAGES)
  const together = askedTogether([...asked].map(([text, proven]) => ({ text, proven: [proven] })))
  const questions = bySubject(together).map(questionOfSubject)
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

type Asked = { readonly text: string; readonly proven: readonly Proven[] }
type Group = { readonly subject: Subject | null; readonly parts: Asked[] }

/** What a net asks of a passage: "On “…” (page 18)", and behind it the question itself. */
const OF_PASSAGE = /^On (“.*?\)): (.*)$/s

/**
 * The passages of which the same is asked in one question, as a letter would: "On “the stumps lean”
 * (page 18) and “the floor falls” (page 18): what has been repaired since?"
 */
function askedTogether(asked: readonly Asked[]): Asked[] {
  const together: Asked[] = []
  for (const one of asked) {
    const [, place = '', question] = OF_PASSAGE.exec(one.text) ?? []
    const at = together.findIndex(
      ({ text, proven }) =>
        question !== undefined &&
        proven.length < MOST_PASSAGES &&
        OF_PASSAGE.exec(text)?.[2] === question,
    )
    const known = together[at]
    if (known === undefined) {
      together.push(one)
      continue
    }
    const [, places = ''] = OF_PASSAGE.exec(known.text) ?? []
    together[at] = {
      text: `On ${places.replace(' and “', ', “')} and ${place}: ${question}`,
      proven: [...known.proven, ...one.proven],
    }
  }
  return together
}

function bySubject(asked: readonly Asked[]): Group[] {
  const groups: Group[] = []
  for (const one of asked) {
    const finding = one.proven[0]?.finding
    const subject =
      finding === undefined || finding.likeness !== undefined
        ? 'passages'
        : subjectOf(finding.ruleId)
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
    return questionOf(only?.text ?? '', only?.proven ?? [])
  }
  const texts = parts.map(({ text }, index) => `${mark(index)} ${text}`)
  return questionOf(
    `${HEADINGS[subject]}: ${texts.join(' ')}`,
    parts.flatMap(({ proven }) => proven),
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
