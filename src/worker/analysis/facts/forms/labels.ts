import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { valueAboveCaption } from './captions-below.ts'
import { brokenLabel, isRestOfLabel } from './broken-label.ts'
import { valueAtLeft } from './label-at-right.ts'
import { stackedBeside } from './stacked-beside.ts'
import { columnBelow, isBlankRow, textBelow } from './value-below.ts'

/** A label on a form and what stands behind it, up to the end of its block or the next one. */
export type Labelled = {
  readonly block: Block
  readonly label: string
  /** Text behind the label; offsets in it are relative to `offset` in `Doc.text`. */
  readonly text: string
  readonly offset: number
  /** True where the label opens its block or a cell of it. */
  readonly leads: boolean
  /** True where nothing but the label stands in its cell or before its colon: the name of a field. */
  readonly field: boolean
}

/**
 * Places where a label of a form stands, with the text behind it. Where nothing stands behind a
 * label that fills its block, the blocks below are taken.
 */
export function labelled(
  doc: Doc,
  label: RegExp,
  zones: readonly PageKind[] | null,
  { anywhere = false, reach = 420 }: { anywhere?: boolean; reach?: number } = {},
): Labelled[] {
  const found: Labelled[] = []
  for (const block of zones === null ? doc.blocks : blocksIn(doc, { zones })) {
    const broken = brokenLabel(doc, block)
    const whole = broken === null ? undefined : matchesIn(broken.text, label)[0]
    if (broken !== null && whole?.index === 0) {
      const { start, end } = broken.value
      const text = doc.text.slice(start, Math.min(end, start + reach))
      found.push({ block, label: whole[0], text, offset: start, leads: true, field: true })
      continue
    }
    for (const match of matchesIn(block.text, label)) {
      const end = match.index + match[0].length
      const named = valueBefore(block, match.index, end)
      if (named !== null) {
        found.push({ block, label: match[0], leads: true, field: true, ...named })
        continue
      }
      const above = valueAboveCaption(doc, block, match.index)
      if (above !== null) {
        found.push({ block, label: match[0], leads: true, field: true, ...above })
        continue
      }
      const stacked = stackedBeside(doc, block, match.index, end)
      if (stacked !== null) {
        found.push({ block, label: match[0], leads: true, field: true, ...stacked })
        continue
      }
      const left = valueAtLeft(doc, block, match.index, end)
      if (left !== null) {
        found.push({ block, leads: true, field: true, ...left })
        continue
      }
      const leads = opens(block, match.index)
      if (!leads && !anywhere) continue
      const field = leads && closesField(block, end)
      // The value of "Date for | The 30th day …" above "completion" stands beside its first line.
      if (isRestOfLabel(doc, block, match.index)) continue
      const column = field ? columnBelow(doc, block, match.index) : null
      if (column !== null) {
        found.push({ block, label: match[0], leads, field, ...column })
        continue
      }
      const glue =
        brokenRemark(block, end) ??
        nameOfField(block, end) ??
        GLUE.exec(block.text.slice(end, end + 240))?.[0].length ??
        0
      const behind = block.text.slice(end + glue, end + glue + reach)
      const rest = leads && ONLY_OF.test(behind) ? '' : behind
      if (rest.trim() !== '' && !/^[\s_.:/-]*$/.test(rest)) {
        found.push({
          block,
          label: match[0],
          text: rest,
          offset: block.span.start + end + glue,
          leads,
          field,
        })
        continue
      }
      const below = isBlankRow(doc, block) ? null : textBelow(doc, block, reach)
      if (below !== null && rest.trim() === '')
        found.push({ block, label: match[0], leads, field, ...below })
    }
  }
  return found
}

const GLUE =
  /^(?:\s|[:.=*_…|?]|\)(?=\s?:)|(?:means|shall mean)\s|-(?=\s)|\((?!\$?\d)[^()]{0,160}\)|\((?:10%|\$)[^)]{0,80}\))+/i
/** "AT A PURCHASE PRICE OF" above "$660,000": the line below says of what. */
const ONLY_OF = /^\s?(?:of|being|is)\s?:?$/i
const NUMBER_BEFORE =
  /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[([][a-z0-9]{1,2}[)\]]|[A-Z]\d{0,2}[.)]?|item [a-z0-9]{1,3}\s{0,9}[-:.(]?|\*|•|[¹²³⁴†])?\s{0,9}(?:(?:at |for )?(?:an? |the )|as )?$/i

/** "$725,000.00 (Price)" and "30 July 2027 (the settlement date)": the name stands behind its value. */
function valueBefore(
  block: Block,
  at: number,
  end: number,
): { text: string; offset: number } | null {
  if (!/^"?s?\)/.test(block.text.slice(end, end + 3))) return null
  const head = /(?<=[\d%])\s{0,2}\((?:the )?"?$/i.exec(block.text.slice(Math.max(0, at - 12), at))
  if (head === null) return null
  const close = at - head[0].length
  const from = Math.max(0, close - 34)
  const before = block.text.slice(from, close)
  const cut = Math.max(before.lastIndexOf(')'), before.lastIndexOf(';'), before.lastIndexOf(' on '))
  const text = before.slice(cut + 1)
  if (!/^\s*(?:(?:on|by|due)\s)?(?:\$|\d)/i.test(text)) return null
  const lead = text.length - text.trimStart().length
  return { text: text.trim(), offset: block.span.start + from + cut + 1 + lead }
}

function opens(block: Block, at: number): boolean {
  if (at === 0) return true
  const before = block.text.slice(0, at)
  if (before.length < 16 && NUMBER_BEFORE.test(before)) return true
  if (/^[☐☒\s]+$/.test(before)) return true
  if (block.cells?.some((cell) => Math.abs(cell.start - block.span.start - at) <= 1)) return true
  return false
}

/** "SELLER | Full name / ACN | Ann Sample": what the field beside the label asks for is no value. */
function nameOfField({ cells, span, text }: Block, end: number): number | null {
  const [, field, value] = cells ?? []
  if (field === undefined || value === undefined || field.end - span.start < end) return null
  const asks = text.slice(end, value.start - span.start)
  return ASKS_NAME.test(asks) ? value.start - span.start - end : null
}

const ASKS_NAME =
  /^\s{0,3}(?:(?:full |legal )?names?)?(?:(?: ?\/ ?|,? and |, )(?:ACN|ABN|A\.?C\.?N\.?|DX|ref\w{0,6}|address(?:es)?)){0,3}\s{0,3}$/i

/** "Vendor (The seller of the | Ann Sample": a remark that goes on below in its own column. */
function brokenRemark({ cells, span, text }: Block, end: number): number | null {
  const at = cells?.findIndex(
    (cell) => cell.start - span.start < end && cell.end > span.start + end,
  )
  const own = at === undefined ? undefined : cells?.[at]
  const next = at === undefined ? undefined : cells?.[at + 1]
  if (own === undefined || next === undefined) return null
  const remark = text.slice(end, own.end - span.start)
  return /^\s?\([^()]{2,60}$/.test(remark) ? next.start - span.start - end : null
}

/** Behind the label its cell ends, or a colon, dots or a remark in brackets stand. */
function closesField(block: Block, end: number): boolean {
  const remark = /^\s{0,2}\([^()]{0,60}\)/.exec(block.text.slice(end, end + 70))?.[0].length ?? 0
  const ends = [end, end + remark].map((at) => block.span.start + at)
  if (block.cells?.some((cell) => ends.some((at) => Math.abs(cell.end - at) <= 1))) return true
  return /^\s{0,2}(?:$|:|[._]{3}|\([^)]{0,120}\)\s{0,2}(?:$|:))/.test(
    block.text.slice(end, end + 130),
  )
}
