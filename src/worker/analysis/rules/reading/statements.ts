import type { Passage } from './passage.ts'

/** Between two sentences of a cell. */
const STOP = /(?<=[a-z)\d][.;]) {1,3}(?=[A-Z])/

/**
 * The sentences of a row whose cell tells several things, each behind the label of the row; what is
 * said of one of them says nothing of the next. The text alone of any other passage.
 */
export function statementsOf({ text, block }: Pick<Passage, 'text' | 'block'>): readonly string[] {
  const [label] = block.cells ?? []
  if (block.kind !== 'row' || label === undefined || text !== block.text) return [text]
  const told = text.slice(label.end - block.span.start)
  const sentences = told.split(STOP)
  if (sentences.length < 2) return [text]
  const head = text.slice(0, label.end - block.span.start)
  return sentences.map((sentence) => `${head} ${sentence.trim()}`)
}
