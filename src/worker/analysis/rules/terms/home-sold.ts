import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { vacantLotSold } from './gst-notice.ts'

/** Land without a home, or a home that nobody has lived in: first-home schemes treat each apart. */
export function homeSold(
  doc: Doc,
  { offThePlan }: Pick<Facts, 'offThePlan'>,
): { readonly kind: 'land' | 'new'; readonly span: Span } | null {
  const vacant = vacantLotSold(doc)
  if (vacant !== null) return { kind: 'land', span: vacant }
  const [span] = offThePlan?.spans ?? []
  return span === undefined ? null : { kind: 'new', span }
}
