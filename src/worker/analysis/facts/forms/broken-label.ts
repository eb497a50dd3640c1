import type { Block, Doc, Span } from '../../document.ts'

/** A label that a narrow column breaks over two lines, in the form that puts the value on the first. */
export function brokenLabel(doc: Doc, block: Block): { text: string; value: Span } | null {
  const [first, value] = block.cells ?? []
  const next = doc.blocks[block.index + 1]
  if (first === undefined || value === undefined || block.cells?.length !== 2) return null
  if (next?.partIndex !== block.partIndex) return null
  const rest = next.cells?.[0] ?? next.span
  const [head, tail] = [first, rest].map(({ start, end }) => doc.text.slice(start, end).trim())
  if (head === undefined || tail === undefined || head.length > 22 || tail.length > 22) return null
  if (!/\b(?:for|of|the|due|is)$/i.test(head) || (next.cells?.length ?? 1) > 1) return null
  return { text: `${head} ${tail}`, value }
}

/** The second line of a label that its column broke: its value stands beside the first. */
export function isRestOfLabel(doc: Doc, block: Block, at: number): boolean {
  const above = doc.blocks[block.index - 1]
  return at === 0 && above !== undefined && brokenLabel(doc, above) !== null
}
