import type { Block, Doc } from '../../document.ts'
import type { Amount } from '../forms/money.ts'

/** What an exempt home would bear if it were not one: nobody is charged that. */
const SUPPOSED =
  /\b(?:if|were|should)\b[^.;$]{0,60}\b(?:were|was|became|ceased?|taxable|assessed|not exempt|used)\b|\bwould (?:otherwise )?(?:be|have been|bear|attract|apply)\b/i
/** Said so that nothing else on the page need tell it. */
const ON_OTHER_TERMS =
  /\b(?:were|was|had|if|should|where) (?:the |this |that )?(?:land|property|exemption|lot)\b[^.;$]{0,50}\b(?:tax(?:able|ed)|not (?:been )?exempt|cease[ds]?|lost|removed|assessed)\b|\b(?:but for|without) (?:the|this|that|its|an) exemption\b|\bif (?:it|they) (?:were|was) (?:taxable|taxed|not exempt)\b|\bwould (?:otherwise )?(?:have been|be) (?:payable|charged|assessed|taxed)\b/i
const EXEMPT =
  /\b(?:land )?tax (?:is |was )?(?:not|nor) (?:payable|assessed|charged)\b|\b(?:property|land|home|lot|unit|residence|it) is exempt\b|\bexempt(?:ion)? ?[:|-]|[:|] ?exempt\b|\bexempt as (?:a |the |his |her |their )?(?:principal|home)\b/i

/** "If the land were taxable, the tax would be $975", on the certificate of a home that is exempt. */
export function isSupposedTax(
  { blocks }: Doc,
  { text, page, partIndex }: Block,
  { start }: Amount,
): boolean {
  const sentence =
    text
      .slice(0, start)
      .slice(-260)
      .split(/[.;:] /)
      .at(-1) ?? ''
  if (ON_OTHER_TERMS.test(sentence)) return true
  if (!SUPPOSED.test(sentence)) return false
  return blocks.some(
    (one) => one.page === page && one.partIndex >= partIndex - 1 && EXEMPT.test(one.text),
  )
}
