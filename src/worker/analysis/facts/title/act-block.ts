import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { PlacedLot } from './lots-in-block.ts'

import { factAt } from '../fact-at.ts'

/** "Unit | UP No. | Block | Section | Division" above its values, as the Capital Territory's form has it. */
export function blockInColumns(doc: Doc, block: Block): Fact<string> | null {
  const below = doc.blocks[block.index + 1]
  const inCells = block.cells?.map((cell) => doc.text.slice(cell.start, cell.end).trim()) ?? []
  // A row whose blanks are narrow has no cells, but the form's own words.
  const heads = inCells.includes('Block') ? inCells : (PRINTED.exec(block.text)?.slice(1) ?? [])
  if (heads.length < 3 || !heads.includes('Block') || !heads.includes('Section')) return null
  if (below?.partIndex !== block.partIndex) return null
  // The cell that names the whole table is no column; the last value may have several words.
  const first = heads.findIndex((name) => COLUMN.test(name))
  const names = heads.slice(first)
  const table = heads.slice(0, first).join(' ')
  const row = below.text.trim().replace(/\s+/g, ' ')
  const words = (
    table !== '' && row.startsWith(`${table} `) ? row.slice(table.length + 1) : row
  ).split(' ')
  const values = cellsOf(words, names)
  const valueOf = (head: RegExp) => {
    const value = values[names.findIndex((name) => head.test(name))]
    return value === undefined || /^(?:n\/?a|-|nil)?$/i.test(value) ? null : value
  }
  const [number, section] = [valueOf(/^Block$/), valueOf(/^Section$/)]
  if (number === null || section === null || !/^\d+$/.test(number)) return null
  const [unit, plan] = [valueOf(/^Unit$/i), valueOf(/^U(?:nits? )?P(?:lan)?\b/i)]
  const division = valueOf(/^(?:Division|District)/i)
  const parts = [
    unit === null ? null : `Unit ${unit}`,
    plan === null ? null : `UP${plan}`,
    `Block ${number} Section ${section}`,
    division,
  ]
  const registered = registeredPlan(doc, number, section)
  const text = [...parts, registered?.value].filter((part) => typeof part === 'string').join(' ')
  const made = factAt(doc, text, below.span, 0, ['the columns of a form'])
  return { ...made, text, spans: [below.span, ...(registered === null ? [] : [registered.span])] }
}

const COLUMN = /^(?:Unit|U\.?P\.?|Block|Section|Division|District)\b/i
const PRINTED = /\b(Unit) (UP No\.?) (Block) (Section) (Division(?: ?\/ ?District)?)$/

/** The words below the names; of a house the cells of the unit are empty and leave no word. */
function cellsOf(words: readonly string[], names: readonly string[]): string[] {
  const numbers = words.findIndex((word) => !/^(?:\d+|n\/?a|-|nil)$/i.test(word))
  const from = names.indexOf('Block')
  const empty = numbers === 2 && from > 0 ? Array.from({ length: from }, () => '') : []
  const all = [...empty, ...words]
  return [...all.slice(0, names.length - 1), all.slice(names.length - 1).join(' ')]
}

/** A block is known by its division; the plan that its title names belongs to it too. */
export function withDepositedPlan(doc: Doc, fact: Fact<string>): Fact<string> {
  const block = /^Block (\d{1,4}) Section (\d{1,4})\b/.exec(fact.value)
  if (block === null || /\bDP\d/.test(fact.value)) return fact
  const plan = registeredPlan(doc, block[1] ?? '', block[2] ?? '')
  if (plan === null) return fact
  return {
    ...fact,
    value: `${fact.value} ${plan.value}`,
    text: `${fact.text} ${plan.value}`,
    spans: [...fact.spans, plan.span],
  }
}

/** "Section 37 Block 14 on Deposited Plan 3127" on the title of the same block. */
function registeredPlan(doc: Doc, number: string, section: string): PlacedLot | null {
  const words = new RegExp(
    `\\b(?:Block ${number},? Section ${section}|Section ${section},? Block ${number})\\b[^.;]{0,30}?\\b(?:Deposited Plan|DP) ?(\\d{2,6})\\b`,
  )
  for (const block of doc.blocks) {
    if (!block.text.includes(section)) continue
    const match = words.exec(block.text)
    if (match === null) continue
    const start = block.span.start + match.index
    return { value: `DP${match[1]}`, span: { start, end: start + match[0].length } }
  }
  return null
}
