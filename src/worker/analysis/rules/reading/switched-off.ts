import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { answeredNo } from './row-answers.ts'

/** How a printed clause is switched off by a box, beside it or in the item that it names. */
export const SWITCHED_OFF = wordings({
  /** The mark that an item or a clause is not wanted. */
  off: /☒ ?(?:this (?:[a-z]{4,9} )?(?:clause|condition|item|section|part) )?(?:is )?(?:not applicable|n\/a|(?:does|do|shall|is) not (?:to )?apply|does not form part)\b|\b(?:not applicable|(?:does|do|shall) not apply) ?:? ?☒\W{0,3}$/i,
  on: /☒ ?(?:this (?:[a-z]{4,9} )?(?:clause|condition|item|section|part) )?(?:applies|is to apply|is applicable|applicable|yes)\b/i,
  /** A line that is nothing but the choice, under the head of its clause or behind it. */
  choice:
    /^[^☐☒]{0,90}[☐☒] ?(?:this (?:[a-z]{4,9} )?(?:clause|condition|item|section|part) )?(?:does not apply|applies|is not applicable|applicable|not applicable|n\/a)[^☐☒]{0,24}(?:[☐☒] ?(?:this (?:[a-z]{4,9} )?(?:clause|condition|item|section|part) )?(?:does not apply|applies|is not applicable|applicable|not applicable|n\/a)[^☐☒]{0,12})?$/i,
  /** "This condition applies only if item 20 states that it applies", "If item 14.2 applies, …". */
  byItem:
    /\b(?:clause|condition|section|part|annexure)(?: \d[\d.]{0,6})? (?:only applies|applies only|applies|has effect only|is of effect only|operates only|does not apply unless) ?(?:if|where|when)? (?:the )?(?:box (?:in|at|beside|of) )?(?:item|question|particular|schedule item|box) (\d{1,3}(?:\.\d{1,2})?)\b|^(?:\d[\d.]{0,6} )?(?:if|where|when) (?:the box (?:in|at) )?(?:item|question|particular) (\d{1,3}(?:\.\d{1,2})?) (?:applies|so states|states|says|is marked|is ticked|is answered)\b/i,
  /** "If Item 7 shows that the sale is a taxable supply, …": a clause for a schedule that says so. */
  ifItem:
    /^(?:\(?[\da-z.]{1,6}[.)]? )?(?:if|where|when) (?:the )?(?:schedule )?(?:item|particular) (\d{1,3}) (?:shows?|states?|says|specifies|indicates|provides) that\b(?!.{0,60}\b(?:not|no|free|exempt)\b)/i,
})

const ZONES: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'general-conditions',
])

const known = new WeakMap<Doc, ReadonlySet<number>>()

/** The blocks, by their index, of clauses that a marked box says are not part of the bargain. */
export function switchedOff(doc: Doc): ReadonlySet<number> {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const numbered = doc.blocks.filter(({ clause }) => clause !== null)
  const blocks = numbered.filter(({ zone }) => ZONES.has(zone))
  // The form of a contract has no other items: where one of its pages reads like another paper,
  // its items stand there, and an item of that number which applies speaks against it.
  const asked = numbered.filter(({ zone }) => ZONES.has(zone) || zone === 'vendor-statement')
  const items = new Set(asked.flatMap((block) => (isOff(block) ? [numberOf(block)] : [])))
  if (items.size > 0) {
    for (const block of asked) if (SWITCHED_OFF.on.test(block.text)) items.delete(numberOf(block))
  }
  const off = new Set<number>()
  const denied = deniedItems(doc)
  if (denied.size > 0) {
    for (const { index, zone, text } of doc.blocks) {
      const item = ZONES.has(zone) ? SWITCHED_OFF.ifItem.exec(text)?.[1] : undefined
      if (item !== undefined && denied.has(item)) off.add(index)
    }
  }
  if (items.size > 0) {
    for (const block of blocks) {
      const [, first, second] = SWITCHED_OFF.byItem.exec(block.text) ?? []
      const item = first ?? second
      const isChoice = isOff(block) && SWITCHED_OFF.choice.test(block.text)
      if (item !== undefined && items.has(item)) addClause(doc, block, rootOf(block), off)
      else if (isChoice) addClause(doc, block, numberOf(block), off)
    }
  }
  known.set(doc, off)
  return off
}

/** Items of the schedule each of whose questions is answered with no. */
function deniedItems({ blocks }: Doc): ReadonlySet<string> {
  const denied = new Set<string>()
  const others = new Set<string>()
  for (const block of blocks) {
    if (!SCHEDULES.has(block.zone) || block.clause === null || !block.text.includes('☒')) continue
    const item = rootOf(block)
    if (answeredNo(block.text) === null) others.add(item)
    else denied.add(item)
  }
  for (const item of others) denied.delete(item)
  return denied
}

const SCHEDULES: ReadonlySet<PageKind> = new Set(['contract-form', 'particulars'])

/** The blocks behind one, as far as its clause goes; the choice itself is still read. */
function addClause({ blocks }: Doc, from: Block, number: string, off: Set<number>): void {
  for (let index = from.index + 1; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (block === undefined || !isWithin(block, number)) return
    off.add(index)
  }
}

function isWithin(block: Block, number: string): boolean {
  const own = block.clause?.number ?? ''
  return (
    ZONES.has(block.zone) &&
    (own === number || /^[.(]/.test(own.slice(number.length))) &&
    own.startsWith(number)
  )
}

function isOff({ text }: Block): boolean {
  return SWITCHED_OFF.off.test(text) && !SWITCHED_OFF.on.test(text)
}

/** "14.2" of "14.2(a)". */
function numberOf({ clause }: Block): string {
  return clause?.number.split('(')[0] ?? ''
}

/** "30" of "30.1". */
function rootOf(block: Block): string {
  return numberOf(block).split('.')[0] ?? ''
}
