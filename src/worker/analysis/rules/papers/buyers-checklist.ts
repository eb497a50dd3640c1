import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const BUYERS_CHECKLIST_PATTERNS = wordings({
  /** The consumer form itself, by its heading. */
  heading: /^\W{0,6}(?:\w{1,12} \d{0,2}\W{0,4})?due diligence checklist\b/i,
  /** Its name with something before it: "Buying a home: due diligence checklist". */
  named: /^.{0,60}\bdue diligence checklist\b(?: for .{2,30})?\W{0,4}$/i,
  checklist:
    /\bdue diligence checklist\b|\bchecklist:|\bchecklist (?:is |now )?(?:attached|annexed|enclosed)\b/i,
  handed:
    /\b(?:handed over|(?:handed|given|e-?mailed|sent|delivered) to (?:the |each |every )?(?:purchasers?|buyers?|enquirers?|inspecting)|open inspections?|receipt of (?:papers|documents|the (?:papers|documents|following|checklist|due diligence))|acknowledg\w{1,5} (?:having )?(?:the )?receiv\w{1,3}|received (?:from|by|a copy|the)|at (?:the |each |every )?inspections?|online|website|QR code)\b/i,
  /** What is said of it below its name. */
  goesOn:
    /^\W{0,3}(?:\(?[\da-z.]{1,5}\)? )?(?:it|this (?:form|checklist)|(?:the|a) (?:prescribed )?(?:checklist|form|copy))\b/i,
  asks: /\?/,
  /** What the form tells a buyer to look into, in whatever words a summary has for it. */
  advises:
    /\b(?:ask (?:whether|for|the|about)|check (?:whether|that|the|for|with)|compare the|consider (?:legal|getting|asking)|you (?:may|should|might|can|will have to)|a (?:qualified|licensed|land) (?:surveyor|inspector|building)|before you (?:sign|buy|bid))\b/i,
})

const P = BUYERS_CHECKLIST_PATTERNS

/** Questions and headings that only the consumer form prints. */
const OF_THE_FORM = [
  'moving to the inner city',
  'before you buy a home',
  'what you need to know before buying',
  'does this property experience flooding',
]

/** Plain words in place of a pattern, since every block of the file is asked. */
function isOfTheForm(text: string): boolean {
  const words = text.toLowerCase()
  return OF_THE_FORM.some((said) => words.includes(said))
}

/** Titles of a line rather than of a form that follows it. */
const SHORT = 400

export type BuyersChecklist =
  | { readonly found: 'here'; readonly span: Span }
  /** A line says that the buyer got it, or where it can be read. */
  | { readonly found: 'handed'; readonly span: Span }
  /** Spoken of as tied on, and not there. */
  | { readonly found: 'lacking'; readonly span: Span }
  /** Nothing in the file speaks of it. */
  | { readonly found: 'untold' }

/** Where Victoria's due diligence checklist for buyers of homes is, as far as the file tells. */
export function buyersChecklist(doc: Doc): BuyersChecklist {
  const here = doc.blocks.find(
    ({ text, zone, kind }) =>
      isOfTheForm(text) ||
      (zone !== 'vendor-statement' &&
        P.heading.test(text) &&
        (kind === 'heading' || zone === 'statutory-notice' || text.length > SHORT)) ||
      (P.heading.test(text) && P.asks.test(text)),
  )
  if (here !== undefined) return { found: 'here', span: here.span }
  const sheet = doc.blocks.find(
    (block) => (P.heading.test(block.text) || P.named.test(block.text)) && isSheet(doc, block),
  )
  if (sheet !== undefined) return { found: 'here', span: sheet.span }
  const part = doc.parts.find(({ title, blocks }) => P.heading.test(title) && blocks.length > 1)
  if (part !== undefined) return { found: 'here', span: part.heading }
  const line = [
    ...passagesIn(doc, ['vendor-statement']),
    ...passagesIn(doc, ['annexure', 'other']),
  ].find(({ text }) => P.checklist.test(text))
  if (line === undefined) return { found: 'untold' }
  // The item of a statement is named by its heading and answered below it.
  const told = P.goesOn.test(line.next) ? `${line.text} ${line.next}` : line.text
  return { found: P.handed.test(told) ? 'handed' : 'lacking', span: line.span }
}

const SHEET = 14
const ENOUGH_ADVICE = 3

/** A summary of the form, bound into another paper: its name, and below it one piece of advice after another. */
function isSheet({ blocks }: Doc, head: Block): boolean {
  if (head.text.length > SHORT_NAME) return false
  const below = blocks
    .slice(head.index + 1, head.index + 1 + SHEET)
    .filter(({ partIndex }) => partIndex === head.partIndex)
  return (
    below.filter(({ text }) => P.advises.test(text) || P.asks.test(text)).length >= ENOUGH_ADVICE
  )
}

/** The name of a sheet, and no sentence about one. */
const SHORT_NAME = 90
