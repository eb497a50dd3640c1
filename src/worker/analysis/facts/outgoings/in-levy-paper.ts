import type { Block, Doc, Part } from '../../document.ts'

import { LEVY_PAPER } from './outgoing-words.ts'

const OWN_LEVY = /\bemergency services levy\b[^$]{0,60}\$/i

/** Whether a block stands in the paper of the office that raises the emergency services levy by itself. */
export function inLevyPaper(doc: Doc, block: Block): boolean {
  const part = doc.parts[block.partIndex]
  if (part === undefined) return false
  if (!OWN_LEVY.test(block.text) && isOfLandTax(part, block)) return false
  if (LEVY_PAPER.test(part.title)) return true
  // In South Australia the council never collects it.
  if (doc.state === 'SA' && OWN_LEVY.test(block.text)) return true
  // The territory's office lists it beside the general rates; a total would hold both.
  if (doc.state === 'ACT' && OWN_LEVY.test(block.text))
    return !part.blocks.some(({ text }) => /^(?:sub-?)?total\b[^$]{0,60}\$/i.test(text))
  // Several certificates of one office stand behind one another under its name.
  const above = doc.blocks.slice(Math.max(0, block.index - 2), block.index)
  if (above.some((one) => one.partIndex === block.partIndex && LEVY_PAPER.test(one.text)))
    return true
  const head = part.blocks.findLast(
    ({ index, kind, text }) => index < block.index && kind === 'heading' && NAMES_PAPER.test(text),
  )
  return head !== undefined && LEVY_PAPER.test(head.text)
}

function isOfLandTax(part: Part, block: Block): boolean {
  const head = part.blocks.findLast(
    ({ index, text }) => index <= block.index && NAMED.test(text.slice(0, LONGEST_HEAD)),
  )
  return head !== undefined && OF_LAND_TAX.test(head.text) && !/\blevy\b/i.test(head.text)
}

/** One office puts its certificates behind one another: "CERTIFICATE OF LAND TAX PAYABLE". */
const NAMED =
  /\b(?:certificate|notice) (?:of|for) (?:the )?(?:land tax|emergency services levy)\b|\b(?:land tax|emergency services levy) (?:certificate|notice)\b/i
const OF_LAND_TAX = /\bland tax\b/i
const LONGEST_HEAD = 90

/** The name of a certificate in the middle of a page that holds several. */
const NAMES_PAPER = /\b(?:certificate|notice|statement|assessment|levy|land tax|rates)\b/i
