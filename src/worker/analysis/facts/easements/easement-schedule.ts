import type { Block, Doc } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { isNegated } from '../../segment/negation.ts'
import { easementAt } from './easement-at.ts'
import { easementPurpose } from './easement-purpose.ts'
import { BENEFIT, PLACED } from './easement-words.ts'
import { lotsNamed } from '../title/own-lots.ts'

/** What a schedule of easements or a note of a plan says of one lot after the other. */
export function easementsScheduled(
  doc: Doc,
  block: Block,
  own: ReadonlySet<number>,
): Fact<Easement>[] {
  const { text } = block
  if (!/easement|right|\bemt\b/i.test(text) || text.length > 6_000) return []
  const found: Fact<Easement>[] = []
  const lots = matchesIn(text, LOT_IS)
  for (const [index, match] of lots.entries()) {
    const next = lots[index + 1]?.index ?? text.length
    const behind = text.slice(match.index, Math.min(next, match.index + 420))
    const stop = behind.search(/[.;](?=\s|$)/)
    const words = (stop < 0 ? behind : behind.slice(0, stop)).trimEnd()
    const named = lotsNamed(match[1] ?? '')
    if (named.length > 0 && own.size > 0 && !named.some((lot) => own.has(lot))) continue
    const purpose = easementPurpose(words.slice(match[0].length))
    if (purpose === null || IF_ANY.test(words) || !A_RIGHT.test(words)) continue
    const start = block.span.start + match.index
    const burdens = /subject|burdened/i.test(match[2] ?? '')
    found.push(
      easementAt(
        doc,
        purpose,
        { start, end: start + words.length },
        burdens,
        86,
        'a schedule of easements',
      ),
    )
  }
  if (lots.length > 0) return found
  for (const match of [...matchesIn(text, LETTERED), ...matchesIn(text, LETTER_FIRST)]) {
    const purpose = easementPurpose(match[0])
    if (
      purpose === null ||
      !(PLACED.test(match[0]) || match[0].startsWith('(')) ||
      /^easement no\b/i.test(match[0])
    )
      continue
    const start = block.span.start + match.index
    const span = { start, end: start + match[0].trimEnd().length }
    if (isNegated(doc, span, 20)) continue
    const side = sideOf(match[0], own)
    if (side === 'neither') continue
    const burdens =
      side === 'burdened' && !BENEFIT.test(match[0]) && !/\bnext door\b/i.test(match[0])
    found.push(easementAt(doc, purpose, span, burdens, 78, 'a lettered easement of a plan'))
  }
  return found
}

/** "Lot 3 is SUBJECT TO a right of carriageway (appurtenant to Lots 4 and 5) over …" */
const LOT_IS =
  /\b((?:each |every |the |balance )?(?:lots?|allotments?)(?: [\d, and&-]{1,24})?(?: on the plan)?|the land|the property|common property) (?:is|are)(?: each)? (subject to|together with|burdened by|benefited by)\b/gi
/** "Easement C: 2.0 m wide on the rear boundary, for sewerage"; "Easement A (support) burdens …" */
const LETTERED =
  /\b(?:easement|emt) ["(]?[A-Z]{1,2}["]?\)?(?:\s?[:(-]|,? (?:on|over|for|burdens|in|along)\b)[^.;]{0,40}(?:\.\d[^.;]{0,90}){0,3}[^.;]{0,120}/gi
/** "(A) right of carriageway, 3.2 wide, over Lot 1; (B) sewerage over Lot 2" below "Easements". */
const LETTER_FIRST =
  /(?<![\w(])\([A-Z]{1,2}\)\s(?:proposed )?(?:easement\b|right of\b|sewer|drainage|electric|carriageway|party wall|support|gas\b|water\b)[^;]{3,140}/gi
const IF_ANY = /\bif any\b|\bas may be (?:necessary|needed|required)\b|\bsuch rights?\b/i
const A_RIGHT = /\b(?:easements?|rights?|way|profit)\b/i

/** "over Lot 1 in favour of Lot 2": which side of the right is the lot that is sold? */
function sideOf(words: string, own: ReadonlySet<number>): 'burdened' | 'benefited' | 'neither' {
  const [over = '', favour = ''] = words.split(/\bin favour of\b/i)
  const ours = (lots: readonly number[]) => lots.some((lot) => own.has(lot))
  if (own.size === 0 || lotsNamed(over).length === 0 || ours(lotsNamed(over))) return 'burdened'
  if (ours(lotsNamed(favour))) return 'benefited'
  return lotsNamed(favour).length > 0 ? 'neither' : 'burdened'
}
