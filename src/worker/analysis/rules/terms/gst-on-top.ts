import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'

export const GST_ON_TOP_PATTERNS = wordings({
  /** The price is told without the tax, and the buyer adds it. */
  added:
    /\b(?:price|consideration|sum|amount)\b[^.;]{0,70}\b(?:exclusive of|excludes?|excluding|net of|without (?:regard to|adding)|does not include|not inclusive of)\b[^.;]{0,16}\b(?:gst|goods and services tax)\b|\b(?:gst|goods and services tax)\b[^.;]{0,60}\b(?:in addition to|on top of|added to|over and above) the (?:purchase )?(?:price|consideration)\b|\b(?:in addition to|on top of|over and above|as well as) the (?:purchase )?price\b[^.;]{0,80}\b(?:gst|goods and services tax)\b|\bprice\b[^.;]{0,24}\$ ?[\d,.]{5,14}[^.;]{0,12}(?:\bplus|\+) (?:the )?(?:gst|goods and services tax)\b/i,
  not: /\b(?:not|no|nothing|includes?|inclusive|need not|withhold\w{0,3}|rent|fee|commission|certificate)\b[^.;]{0,40}\b(?:gst|goods and services tax|price)\b/i,
  /** That it excludes the tax is no denial. */
  excludes: /\b(?:does not include|not inclusive of)\b/i,
  inCase: /\b(?:if|where|should|unless|to the extent|in case|whenever|whether|so much of)\b/i,
  /** The parties mark the sale as taxed in full. */
  taxable:
    /\btaxable supply\b[^☒☑\n]{0,40}(?:☒|☑|\[ ?x ?\]) ?yes\b(?! to an extent)|\b(?:sale|supply) is a taxable supply\b/i,
  tenth: /\b(?:one[- ]tenth|ten per ?cent|10 ?(?:%|per ?cent))\b/i,
  margin:
    /\bmargin scheme\b[^☐☒☑\n]{0,60}(?:☐ ?no\b[^☒☑\n]{0,12})?(?:☒|☑) ?yes\b|(?:☒|☑|\[ ?x ?\]) ?(?:the )?margin scheme\b|\bmargin scheme (?:applies|is to be (?:applied|used)|will be (?:applied|used)(?! in making)(?![^.;]{0,12}[☐☒☑[]))\b/i,
  /** Nothing is added, or the parties take the sale for untaxed. */
  notPaid:
    /\b(?:not have to|need not|not (?:required|obliged|liable|bound) to|no (?:amount|sum|gst|tax)|nor)\b/i,
  /** "If Item 7 shows that the sale is a taxable supply": the print waits for what the form says. */
  byForm:
    /\b(?:if|where|when|to the extent that) (?:(?:the )?(?:item|question|box) [\dA-Z][\w.]{0,4}|(?:the )?(?:schedule|particulars|front page|reference schedule|contract|form))\b[^.;]{0,24}\b(?:shows?|states?|says?|provides?|specif(?:y|ies)|indicates?|is (?:marked|ticked|answered)|records?)\b[^.;]{0,60}\b(?:taxable|GST|goods and services tax)\b/i,
  /** "Is the sale a taxable supply? ☐ Yes ☒ No" */
  shownUntaxed:
    /\b(?:taxable supply|supply taxable|subject to GST|GST payable)\b[^☐☒☑[\n]{0,40}(?:(?:☐|\[ ?\]) ?yes\b[^☐☒☑[\n]{0,24})?(?:☒|☑|\[ ?x ?\]) ?no\b/i,
  untaxed:
    /(?:☒|☑|\[ ?x ?\]) ?(?:(?:gst|it is)[- ]free|(?:sale of a )?going concern|farming business|farm ?land)\b/i,
})

const P = GST_ON_TOP_PATTERNS

/** What puts the tax on top of the price, and whether it is sure to be a tenth of it; null where nothing does. */
export function gstOnTop(doc: Doc): { readonly span: Span; readonly isSure: boolean } | null {
  const terms = passagesIn(doc, ['particulars', 'contract-form', 'special-conditions'])
  const added = terms.filter(({ text }) => {
    const match = P.added.exec(text)
    if (match === null || isUnticked(text, match.index + match[0].length - 1)) return false
    if (waitsForForm(doc, text)) return false
    if (P.notPaid.test(text.slice(0, match.index + match[0].length))) return false
    return P.excludes.test(match[0]) || !P.not.test(match[0])
  })
  const [first] = added
  if (first === undefined) return null
  const isUntaxed = terms.some(({ text }) => P.untaxed.test(text) || P.margin.test(text))
  const marked = terms.some(({ text }) => P.taxable.test(text))
  const sure = added.find(({ full }) => !P.inCase.test(full))
  const isTenth =
    sure !== undefined &&
    (marked ||
      (P.tenth.test(`${sure.text} ${sure.next}`) && !P.inCase.test(sure.next.slice(0, 80))))
  return { span: (sure ?? first).span, isSure: isTenth && !isUntaxed }
}

/** A printed clause for a taxed sale, where the form that it names says that the sale is not taxed. */
export function waitsForForm(doc: Doc, text: string): boolean {
  return P.byForm.test(text) && isShownUntaxed(doc)
}

function isShownUntaxed(doc: Doc): boolean {
  const blocks = doc.blocks.filter(({ zone }) => zone === 'particulars' || zone === 'contract-form')
  return (
    blocks.some(({ text }) => P.shownUntaxed.test(text)) &&
    !blocks.some(({ text }) => P.taxable.test(text))
  )
}
