import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { toldDaysOf } from './told-days.ts'

export const SIGNING_DAY_PATTERNS = wordings({
  buyerSigns:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,60}\b(?:signed|signs|signature|executed)\b[^.;]{0,50}$|\b(?:signed|executed|signature)\b[^.;]{0,24}\b(?:purchaser|buyer)s?\b[^.;]{0,60}$/i,
  notSigning: /\b(?:within|after|before|until|when|vendor|seller|must|will|finance|notice)\b/i,
})

export type SigningDay = { readonly date: string; readonly spans: readonly Span[] }

/** The day on which the buyer signed: the contract's own date, else the one beside the signature. */
export function signingDay(doc: Doc, { contractDate }: Facts): SigningDay | null {
  if (contractDate !== null) return { date: contractDate.value, spans: contractDate.spans }
  const signed = toldDaysOf(doc).find(
    ({ core, passage: { zone } }) =>
      (zone === 'contract-form' || zone === 'particulars') &&
      SIGNING_DAY_PATTERNS.buyerSigns.test(core) &&
      !SIGNING_DAY_PATTERNS.notSigning.test(core),
  )
  return signed === undefined ? null : { date: signed.date, spans: [signed.passage.span] }
}
