import type { Proven } from './concerns.ts'

/**
 * Whether another of these questions asks for all that this one does and more: "Has water entered the
 * house, and when?" beside "Has water ever entered the land or house, or closed the road, and when?".
 */
export function isAskedAlready(one: Proven, all: readonly Proven[]): boolean {
  const own = contentOf(one.finding.question ?? '')
  if (own === null) return false
  return all.some(({ finding }) => {
    if (finding.question === null || finding.ruleId === one.finding.ruleId) return false
    const other = contentOf(finding.question)
    if (other === null || other.size <= own.size) return false
    return [...own].every((word) => other.has(word))
  })
}

/** The words that tell what is asked; null where they are too few, or point to a passage of their own. */
function contentOf(question: string): ReadonlySet<string> | null {
  if (/[“”\d]/.test(question)) return null
  const words = question.toLowerCase().match(/[a-z’-]{3,30}/g) ?? []
  const content = new Set(words.filter((word) => !LITTLE.has(word)))
  return content.size < FEWEST_WORDS ? null : content
}

const FEWEST_WORDS = 4
const LITTLE: ReadonlySet<string> = new Set(
  'the and for are was were has have had been will with which what when who how why does did any ever that this from give please its their vendor may can'.split(
    ' ',
  ),
)
