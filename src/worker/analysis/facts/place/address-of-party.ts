import type { Doc } from '../../document.ts'
import type { Labelled } from '../forms/labels.ts'

/** Fields above this one tell whose address it is: a party's or an agent's is not the property's. */
export function belongsToAParty(doc: Doc, place: Labelled): boolean {
  if (!/^address$/i.test(place.label)) return false
  const own = place.block.text.slice(0, Math.max(0, place.offset - place.block.span.start))
  return isPartyField(doc, place.block.index, own)
}

/** Do the fields above one, or its own first words, name a party? */
export function isPartyField(doc: Doc, index: number, own: string): boolean {
  const above = doc.blocks
    .slice(Math.max(0, index - 3), index)
    .toReversed()
    .map(({ text }) => (text.length > 60 ? `${text.slice(0, 60)}\n${text.slice(-60)}` : text))
  for (const text of [own, ...above]) {
    // "TO: Sample Property (ABN …)": whom the offer is addressed to, whatever the firm is called.
    if (ADDRESSEE.test(text) || FIRM.test(text.slice(0, 60))) return true
    // "Seller: Tamber Property Holdings": the word that comes first names the field.
    const head = text.slice(0, 60)
    const [property, party] = [head.search(PROPERTY), head.search(PARTY)]
    if (property >= 0 && (party < 0 || property < party)) return false
    if (party >= 0) return true
    // "… the General Conditions, THE LAND AND PROPERTY CHATTELS": a heading at the end of what is above.
    if (HEADING_OF_LAND.test(text)) return false
    // What a schedule opens with is the property.
    if (/^(?:the )?schedule$/i.test(text.trim())) return false
  }
  return false
}

const ADDRESSEE = /^(?:to|attention|attn|c\/-?|care of)\s?:\s/i
/** A firm or a company with its number; the land has none. */
const FIRM =
  /^(?!(?:the )?(?:land|property|lot|address)\b\W{0,3}\d).*\b(?:A\.?B\.?N\b|A\.?C\.?N\b|pty\.? ltd|RLA|licen[cs]ed? (?:no|number|agent))/i
const HEADING_OF_LAND = /\n.*\b(?:THE )?(?:LAND|PROPERTY)\b[A-Z ]{0,30}$/
const PROPERTY = /\b(?:land|property|lot)\b/i
export const PARTY =
  /\b(?:(?:vendor|purchaser|seller|buyer|agent|solicitor|conveyancer|lender|tenant)s?|representative|stakeholder|name)\b/i
