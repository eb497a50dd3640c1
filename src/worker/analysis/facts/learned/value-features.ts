import type { Block, Doc, Part } from '../../document.ts'
import { isCommonWord, wordNumber, wordsOf } from '../../learned/words.ts'
import { mix } from '../../learned/mix.ts'
import type { PrintedValue, Reading } from './printed-values.ts'

/** Where a word stands, as seen from the value. */
const PLACES = [
  'unit',
  'lot',
  'paper',
  'block',
  'size',
  'period',
  'order',
  'last words before',
  'pairs before',
  'words before',
  'words before by paper',
  'words before by period',
  'words far before',
  'first words after',
  'words after',
  'pairs after',
  'opening',
  'column',
  'column by paper',
  'title',
  'line above',
  'lines above',
  'heading',
  'heading by paper',
] as const
const SALT = Object.fromEntries(
  PLACES.map((place) => [place, wordNumber(`value: ${place}`)]),
) as Readonly<Record<(typeof PLACES)[number], number>>

const LAST_BEFORE = 3
const BEFORE = 14
const FAR_BEFORE = 160
const AFTER = 12
const FIRST_AFTER = 3
const LEAD = 240
const LEAD_WORDS = 20
const OPENING_WORDS = 6
const TITLE_WORDS = 12
const LINES_ABOVE = 4
const WORDS_ABOVE = 10
const HEADING_REACH = 25

/**
 * A value as the numbers of its features: how large it is and for what period, the words on both
 * sides of it, those of its row and column, of the lines and the heading above it, the kind and
 * title of its paper. A number is a hash, with the value's unit in each.
 */
export function featuresOfValue(doc: Doc, value: PrintedValue): Int32Array {
  const { block, reading, before, after, column, lot, place, among } = value
  const unit = wordNumber(reading.unit)
  const paper = wordNumber(block.zone)
  const period = periodNumber(reading)
  const features = new Set<number>()
  const add = (where: keyof typeof SALT, number: number) => {
    features.add(mix(mix(unit, SALT[where]), number))
  }
  const addBoth = (where: 'heading' | 'column', number: number) => {
    add(where, number)
    add(`${where} by paper`, mix(number, paper))
  }
  add('unit', 0)
  add('lot', wordNumber(lot))
  add('lot', mix(wordNumber(lot), paper))
  add('paper', paper)
  add('block', mix(wordNumber(block.kind), block.cells?.length ?? 0))
  add('block', block.clause === null ? 1 : 2)
  for (const number of sizesOf(reading)) {
    add('size', number)
    add('size', mix(number, paper))
  }
  add('period', period)
  add('period', mix(period, paper))
  add('order', Math.min(place, 4))
  add('order', mix(1, Math.min(among, 5)))

  const left = wordsOf(before.slice(-FAR_BEFORE))
  for (const [index, word] of left.slice(-LAST_BEFORE).toReversed().entries())
    add('last words before', mix(word, index))
  for (const pair of pairsOf(left)) add('pairs before', pair)
  for (const word of tellingOf(left.slice(-BEFORE))) {
    add('words before', word)
    add('words before by paper', mix(word, paper))
    add('words before by period', mix(word, period))
  }
  const far = block.text.slice(Math.max(0, value.start - FAR_BEFORE), value.start)
  for (const word of tellingOf(wordsOf(far))) add('words far before', word)

  const right = wordsOf(after).slice(0, AFTER)
  for (const [index, word] of right.slice(0, FIRST_AFTER).entries())
    add('first words after', mix(word, index))
  for (const word of tellingOf(right)) add('words after', word)
  for (const pair of pairsOf(right)) add('pairs after', pair)

  for (const word of leadOf(block).slice(0, OPENING_WORDS)) add('opening', word)
  for (const word of wordsOf(column)) addBoth('column', word)
  for (const word of titleOf(doc.parts[block.partIndex])) add('title', word)
  for (const [index, line] of linesAbove(doc, block).entries()) {
    const words = leadOf(line).slice(0, index === 0 ? LEAD_WORDS : WORDS_ABOVE)
    for (const word of tellingOf(words)) add(index === 0 ? 'line above' : 'lines above', word)
  }
  const heading = headingAbove(doc, block)
  if (heading !== null)
    for (const word of leadOf(heading).slice(0, TITLE_WORDS)) addBoth('heading', word)
  return Int32Array.from(features)
}

function periodNumber(reading: Reading): number {
  return reading.unit === 'money' ? (reading.period?.times ?? 0) : 0
}

/** By doublings, since a rate and a price differ by hundreds. */
function sizesOf(reading: Reading): number[] {
  if (reading.unit === 'date') return []
  const size = reading.unit === 'money' ? reading.cents : reading.squareMetres
  const isWhole = reading.unit === 'money' ? size % 100 === 0 : Number.isInteger(size)
  return [Math.round(Math.log2(size + 1)), isWhole ? -1 : -2]
}

function tellingOf(words: readonly number[]): number[] {
  return words.filter((word) => !isCommonWord(word))
}

function pairsOf(words: readonly number[]): number[] {
  return words.slice(1).map((word, index) => mix(words[index] ?? 0, word))
}

function linesAbove(doc: Doc, block: Block): Block[] {
  return doc.blocks
    .slice(Math.max(0, block.index - LINES_ABOVE), block.index)
    .filter(({ partIndex }) => partIndex === block.partIndex)
    .toReversed()
}

function headingAbove(doc: Doc, block: Block): Block | null {
  const above = doc.blocks.slice(Math.max(0, block.index - HEADING_REACH), block.index)
  return (
    above.findLast(({ kind, partIndex }) => kind === 'heading' && partIndex === block.partIndex) ??
    null
  )
}

const leads = new WeakMap<Block, readonly number[]>()

/** How a block begins: every value below it asks for the same words. */
function leadOf(block: Block): readonly number[] {
  const known = leads.get(block)
  if (known !== undefined) return known
  const words = wordsOf(block.text.slice(0, LEAD)).slice(0, LEAD_WORDS)
  leads.set(block, words)
  return words
}

const titles = new WeakMap<Part, readonly number[]>()

function titleOf(part: Part | undefined): readonly number[] {
  if (part === undefined) return []
  const known = titles.get(part)
  if (known !== undefined) return known
  const words = wordsOf(part.title).slice(0, TITLE_WORDS)
  titles.set(part, words)
  return words
}
