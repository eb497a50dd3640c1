import type { Block, Doc, Span } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { isNegated } from '../../segment/negation.ts'
import { easementAt } from './easement-at.ts'
import { easementPurpose } from './easement-purpose.ts'
import { BENEFIT, HARMLESS } from './easement-words.ts'

/** Entries of a title are one block or many in one block: cut at item and dealing numbers. */
export function easementsOnTitle(doc: Doc, block: Block): Fact<Easement>[] {
  const found: Fact<Easement>[] = []
  for (const whole of pieces(doc, block)) {
    const piece = sentenceOf(doc, whole)
    const text = doc.text.slice(piece.start, piece.end)
    const match = TITLE_ENTRY.exec(text)
    if (
      match === null ||
      HARMLESS.test(text) ||
      (!NUMBERED.test(text.slice(0, match.index)) &&
        isNegated(
          doc,
          { start: piece.start + match.index, end: piece.start + match.index + match[0].length },
          40,
        ))
    )
      continue
    if (/^(?:burdening (?!easement)|benefit(?!ing easement))/i.test(text) || GONE.test(text))
      continue
    // A right to take timber or minerals is an entry of the title, and no easement.
    if (PROFIT.test(text) && !WAY.test(text)) continue
    // An area of a survey note is no entry: "Easement A 58 m² in Lot 1".
    if (/^(?:easement|emt) [A-Z]{1,2} \d+ ?m/i.test(text)) continue
    const tail = `${text.slice(match.index)} ${continued(doc, block, piece)}`
    const named = easementPurpose(tail) ?? easementPurpose(text)
    // "sunroom built over the rear easement" speaks of one that another place tells.
    if (named === null && REFERS.test(text.slice(0, match.index))) continue
    const purpose = named ?? 'easement'
    const said = `${text} ${tail}`
    const burdens = BOTH.test(said) || OPENS_BURDEN.test(text) || !BENEFIT.test(said)
    const extra = continued(doc, block, piece)
    const span = extra === '' ? piece : { start: piece.start, end: piece.end + 1 + extra.length }
    found.push(easementAt(doc, purpose, span, burdens, 88, 'an entry on the title'))
  }
  return found
}

const TITLE_ENTRY =
  /\b(?:(?:restricted |cross |statutory )?easements?(?:\(s\))?(?: in gross)?|rights?(?:\(s\))? of (?:carriage ?way|foot ?way|way|access|support|drainage|light|entry|(?:public )?access(?: over)?)|(?:carriage ?way|foot ?way)(?= (?:easement|in favour|over|appurtenant|burdening|benefiting|for the|to lot|created))|party wall rights?(?:\(s\))?|profits? ?a ?prendre|building management statement)\b/i
const REFERS = /[a-z] (?:the|that|this|its|their) (?:[a-z]+ ){0,2}$/
const PROFIT = /\bforestry right\b|\bprofits? ?[aà] ?prendre\b/i
const WAY = /\b(?:easements?|rights? of)\b/i
/** "BK 2210 NO 330 RIGHT OF FOOTWAY": the number of a book denies nothing. */
const NUMBERED = /\bNO\.? ?\d{1,8}[A-Z]? ?$/i
const OPENS_BURDEN = /^[\W\d]*(?:[A-Z]{0,2}\d{5,9} )?(?:subject to|burdening)\b/i
const GONE = /\b(?:expired|extinguished|determined|released|cancelled|surrendered)\b/i
const BOTH = /\bbenefiting and burdening|burdening and benefiting/i

/** In a paragraph of notes, the one sentence that names an easement. */
function sentenceOf({ text }: Doc, piece: Span): Span {
  const words = text.slice(piece.start, piece.end)
  const match = TITLE_ENTRY.exec(words)
  if (match === null || words.length < 160 || !PROSE.test(words)) return piece
  const before = words.slice(0, match.index)
  const from = Math.max(0, ...[...before.matchAll(/\.\s(?=[A-Z])/g)].map(({ index }) => index + 2))
  const length = words.slice(match.index).search(/\.(?=\s[A-Z]|$)/)
  const end = length < 0 ? words.length : match.index + length
  return { start: piece.start + from, end: piece.start + end }
}

const PROSE = /[a-z²)]\.\s[A-Z][a-z]/

/** What the next blocks add to the last entry of this one. */
function continued(doc: Doc, block: Block, piece: Span): string {
  if (piece.end < block.span.end - 1) return ''
  let said = doc.text.slice(piece.start, piece.end)
  const from = said.length
  for (let index = block.index + 1; index <= block.index + MOST_BLOCKS; index += 1) {
    const next = doc.blocks[index]
    if (next === undefined || next.partIndex !== block.partIndex) break
    const goesOn =
      CONTINUES.test(next.text) || (BREAKS_OFF.test(said) && NAMES_PLACE.test(next.text))
    if (!goesOn) break
    said = `${said} ${next.text}`
  }
  return said.slice(from + 1)
}

/** An entry of a title is printed in a few lines. */
const MOST_BLOCKS = 4
/** "… BENEFITING THE LAND OVER" breaks off before "EASEMENT C ON RP208836". */
const BREAKS_OFF = /\b(?:over|on|in|to|affecting)$/i
const NAMES_PLACE = /^(?:easements? [A-Z]{1,2}\b|(?:the )?(?:land|part|lot)\b)/i

const CONTINUES =
  /^(?:(?:BURDENING|burdening|BENEFIT|benefit)(?!\w* EASEMENT)|over EASEMENT|OVER EASEMENT|[A-Z &'(),.-]{4,70}\b(?:over|OVER) EASEMENT|AFFECTING|APPURTENANT|OVER |TO |IN FAVOUR|CREATED|FOR |THE PART|AND |AS SHOWN)/

function pieces(doc: Doc, block: Block): Span[] {
  const cuts = [...block.text.matchAll(ENTRY_START)].map((match) => match.index + match[0].length)
  const points = [0, ...cuts.filter((cut) => cut > 0), block.text.length]
  const spans: Span[] = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const start = block.span.start + (points[index] ?? 0)
    let end = block.span.start + (points[index + 1] ?? 0)
    while (end > start && /\s/.test(doc.text.charAt(end - 1))) end -= 1
    if (end > start) spans.push({ start, end })
  }
  return spans
}

const ENTRY_START =
  /(?:^|(?<!\b(?:IS|ARE|is|are))\s)(?=(?:\d{1,2}\.?\s+(?:\*?[A-Z]{0,2}\d{5,9}[A-Z]?\s|DP\d|SP\d|B(?:OO)?K\.? ?\d|(?:RESERVATIONS|INTERESTS|LAND|EASEMENT|MORTGAGE|CAVEAT|COVENANT|RESTRICTION|LEASE|RIGHTS?|POSITIVE|QUALIFIED|THE)\b))|\*?(?:DP|SP|RP)\s?\d{4,7}\s+(?:EASEMENT|RIGHT|RESTRICTION|COVENANT|FENCING|POSITIVE)|SUBJECT TO |TOGETHER WITH |Together with (?=an? )|Subject to (?=an? )|(?:BURDENING|BENEFITING) EASEMENT\b|Schedule of Dealings|Description of Land|(?:FIRST|SECOND) SCHEDULE|NOTATIONS|UNREGISTERED DEALINGS|Registered Dealings\b|Notations|(?<!of )Easements\b|(?:Rights? of |(?<!\bof ))[A-Z][a-z]{2,14}(?: (?:and )?[a-z]{3,12}){0,3} Easement to (?=[A-Z])|EASEMENT (?:IN GROSS )?No\b|MORTGAGE No\b|BUILDING MANAGEMENT STATEMENT No\b|ADMINISTRATIVE ADVICE|Rights and interests reserved|\*?[A-Z]{1,2}\d{5,6}[A-Z]?\s+(?:AGREEMENT|MORTGAGE|EASEMENT|CAVEAT|RESTRICTIVE|NOTIFICATION|MEMORIAL|COVENANT|LEASE|CHANGE|CONSOLIDATION))/g
