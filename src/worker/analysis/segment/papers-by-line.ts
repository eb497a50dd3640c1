import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { CONTRACT_ZONES } from './part-start.ts'

/**
 * How a paper of each kind names itself at the head of its first line. A short paper that shares its
 * page with others opens no part of its own, and is there all the same.
 */
const NAMES: readonly (readonly [PageKind, RegExp])[] = [
  [
    'land-tax-certificate',
    /\bland tax (?:clearance )?certificate\b|\bcertificate of land tax\b|\bclearance\b.{0,40}\bland tax\b|\bproperty clearance certificate\b|\brevenue nsw\b.{0,40}\b(?:certificate (?:under|pursuant to) (?:section|s) ?47|(?:section|s) ?47 certificate)\b|^\W{0,3}(?:(?:state )?revenue (?:office|nsw|sa|wa|victoria)|revenuesa|revenue ?wa|sro)\b.{0,60}\bland tax\b/i,
  ],
  [
    'plan',
    /^\W{0,3}(?:(?:DP|SP|PS|LP|PP|TP|FP|RP|CP|D|F|S|P)\.? ?\d{2,7}\b.{0,24})?(?:(?:deposited|strata|survey|filed|sealed|unit) plan \w{0,3} ?\d{2,7}|plan of (?:subdivision|consolidation|redefinition|survey))\b.{0,90}\b(?:sheet|registered|surveyor|scale|ratio|lengths?|extract|copy)\b|^\W{0,3}(?:DP|SP|PS|LP|PP|TP|FP|RP) ?\d{2,7}\b.{0,24}\bplan of\b/i,
  ],
  [
    'by-laws',
    /^\W{0,3}(?:(?:registered|special|additional|strata|scheme|consolidated) )?(?:articles|by-?laws|rules)(?= \(|$|:| of (?:the )?(?:strata|community|owners|body|scheme|corporation)| registered| \d| - )/i,
  ],
  ['minutes', /^\W{0,3}minutes\b/i],
  [
    'water-certificate',
    /\bsewer\w{0,3} (?:service |location |lines? )?(?:location )?diagram\b|\bwater (?:information )?(?:statement|certificate|account)\b/i,
  ],
  [
    'rates-certificate',
    /\b(?:section )?603 certificate\b|\bsection 603\b|\bland information certificate\b|\brates? (?:notice|certificate)\b/i,
  ],
  ['planning-certificate', /\b10\.7\b.{0,16}\bcertificate\b|\bplanning certificate\b/i],
]

/** Its name in capitals, or an office in capitals before it, as letters and lists do not print it. */
const OPENS = /^\W{0,3}(?:[A-Z]{1,4}\.? ?\d{2,7}\b[^a-z]{0,4}|[A-Z][A-Z&'’.-]{3,}\b)/
const DENIED = /\b(?:not|no(?!\.)|nor|nil|none|any)\b|[☐☒]/i
const STILL_TO_COME =
  /^[^.;]{0,14}\b(?:not (?:yet|here|in|attached|available|received)|to follow|ordered|applied for|to come|nil|none)\b/i
/** Behind its name a paper goes on with what it says; a name on its own is an item of a list. */
const HEAD_REACH = 110

/** Papers that name themselves at the head of a line behind the contract, whatever part they stand in. */
export function papersByLine(doc: Doc): ReadonlyMap<PageKind, Span> {
  const known = read.get(doc)
  if (known !== undefined) return known
  const found = new Map<PageKind, Span>()
  for (const block of doc.blocks) {
    if (CONTRACT_ZONES.has(block.zone) || block.zone === 'vendor-statement') continue
    const head = headOf(doc, block)
    if (head === null) continue
    for (const [kind, name] of NAMES) {
      const match = name.exec(head)
      if (match === null || found.has(kind)) continue
      const behind = head.slice(match.index + match[0].length)
      if (!DENIED.test(head.slice(0, match.index)) && !STILL_TO_COME.test(behind))
        found.set(kind, block.span)
    }
  }
  read.set(doc, found)
  return found
}

const read = new WeakMap<Doc, ReadonlyMap<PageKind, Span>>()

function headOf(doc: Doc, { text, index, partIndex, kind }: Block): string | null {
  if (!OPENS.test(text)) return null
  const head = text.slice(0, HEAD_REACH)
  const name = head.split(/[.;](?=\s|$)/, 1)[0] ?? head
  const next = doc.blocks[index + 1]
  const goesOn = text.length > name.length + 20 || next?.partIndex === partIndex
  return (goesOn || kind === 'heading') && !/[☐☒]/.test(name) ? name : null
}
