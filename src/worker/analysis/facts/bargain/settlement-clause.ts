import type { Doc } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'

/** "See clause 41", "as per special condition 3": the field sends the reader to a clause. */
const SENT =
  /^\W{0,3}(?:please )?(?:see|refer(?: to)?|as per|(?:as )?(?:set out|stated|defined|provided|worked out|calculated|fixed|given|described|agreed|told) (?:in|by|under)|in accordance with|under|per)\s(?:the )?(?:special |additional |further )?(?:clauses?|conditions?|cl\.?|s\.?c\.?|paragraph|item)\s(\d{1,3}[A-Z]?(?:\.\d{1,2})?)/i
const SETTLES =
  /\b(?:completion|settlement)\b[^.;]{0,60}?\b(?:is|shall|must|will|takes?|happens?|to (?:happen|take|occur|be)|date|due|occurs?)\b|\b(?:must|shall|will|to) (?:complete|settle)\b|\bcomplet(?:e|es) (?:this contract |the (?:sale|contract|purchase) )?(?:within|on|by)\b/i
const HOW_LONG =
  /\b(?:within |on (?:the )?|the )?(?:\d{1,3}(?:st|nd|rd|th)?|[a-z]+(?:-[a-z]+)?)(?: \(\d{1,3}(?:st|nd|rd|th)?\))? (?:calendar |business |clear )?(?:days?|weeks?|months?) (?:after|from|of|following)\b/i
/** "41 Completion" above "41.1 The later of 28 days after …": the heading says what it is for. */
const OPENS_AS_RULE = /^[\d.()\s]{0,10}(?:the )?(?:later|latest|earlier|earliest) of\b/i
/** A sentence or a limb of one; "(a) …; and (b) …" are the two of which one is the later. */
const ENDS = /(?<=\.)\s|(?<=;)\s(?!(?:and|or) \(?(?:[a-d]|i{1,3}|[2-4])\))/
const LONGEST = 240

export type InClause = { readonly text: string; readonly offset: number }

/** The words of the clause to which the field for settlement sends the reader; null where none is. */
export function settlementClause(doc: Doc, field: string): InClause | null {
  const number = SENT.exec(field)?.[1]
  if (number === undefined) return null
  const whole = number.split('.')[0] ?? number
  for (const block of blocksIn(doc, { excludeZones: ['general-conditions', 'statutory-notice'] })) {
    const own = block.clause?.number ?? ''
    const opens = new RegExp(
      `^(?:[A-Z][A-Z ]{3,40} )?(?:[Cc]lause |[Ss]pecial [Cc]ondition )?${whole}(?:\\.\\d{1,2})?[.):]?\\s`,
    ).test(block.text)
    if (own !== whole && !own.startsWith(`${whole}.`) && !own.startsWith(`${whole}(`) && !opens)
      continue
    const { text } = block
    let from = 0
    for (const sentence of text.split(ENDS)) {
      const at = text.indexOf(sentence, from)
      from = at + sentence.length
      const length = HOW_LONG.exec(sentence)
      if (length === null || !(SETTLES.test(sentence) || OPENS_AS_RULE.test(sentence))) continue
      const turn = /\b(?:the )?(?:later|latest|earlier|earliest) of\b/i.exec(sentence)?.index
      const start = at + Math.min(length.index, turn ?? length.index)
      const rest = withinClause(text.slice(start, from), LONGEST)
      return { text: rest, offset: block.span.start + start }
    }
  }
  return null
}

/** The time alone, without the next clause of its sentence; a long one is cut between words. */
export function withinClause(text: string, longest: number): string {
  const own = text.slice(0, NEXT_CLAUSE.exec(text)?.index ?? text.length)
  const cut = own.length <= longest ? own : own.slice(0, own.lastIndexOf(' ', longest))
  return cut.replace(/(?<![.,;\s])[.,;\s]+$/, '')
}

const NEXT_CLAUSE =
  /(?<=\S{3}[^.;]{16,400}),? (?:and|but) (?:the )?(?:purchaser|buyer|vendor|seller|parties|neither party)s?(?:,| (?:shall|must|will|may|has|have|is|are|agrees?)\b)/i
