import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import { findAll } from '../segment/find.ts'
import { sentenceAround } from '../segment/sentences.ts'
import type { Fact } from './facts.ts'
import { factAt } from './fact-at.ts'

/**
 * What the document says that ends or gives a cooling-off right: a sale at auction, a waiver or
 * certificate, an exchange between conveyancers (Northern Territory), or the ticked clause of the
 * Tasmanian form.
 */
export type CoolingOffMark = 'auction' | 'waived' | 'exchanged' | 'chosen'

const ZONES: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'annexure',
  'auction-conditions',
  'statutory-notice',
]

const SIGNS: readonly (readonly [CoolingOffMark, RegExp])[] = [
  [
    'chosen',
    /☒[^☐☒\n]{0,60}\b(?:reliance on|rel(?:y|ies) on|requires?|applies|yes)\b[^☐☒\n]{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b[^☐☒\n]{0,60}☒ ?(?:yes|applies|required|confirm\w{0,3})\b/i,
  ],
  [
    'waived',
    /☒[^☐☒\n]{0,60}\b(?:waiv\w{1,3}|not rel(?:y|ies|ying) on)\b[^☐☒\n]{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b[^☐☒\n]{0,30}☒ ?waived?\b/i,
  ],
  [
    'waived',
    /\b(?:waive[sd]?|has waived|waiving|gives? up|given up|surrenders?|forgoes?)\b[^.;\n☐]{0,90}\b(?:cooling[ -]?off|4 working day)|\bcooling[ -]?off\b[^.;\n☐]{0,80}\b(?:(?:is|are|was|has been|have been) (?:waived|excluded|given up)|(?:does|do|shall|will) not apply)\b|\bthere is no cooling[ -]?off\b/i,
  ],
  [
    'waived',
    /\bcertificate\b[^.;\n]{0,40}\b(?:section|s\.?) ?(?:66W|17)\b[^.;\n]{0,80}\b(?:is|has been|was|will be|must be) (?:attached|given|annexed|provided|handed)\b|\b66W\b[^.;\n]{0,80}\b(?:is attached|has been given|must be (?:given|provided)|will be (?:given|provided)|on exchange|to be (?:given|provided))\b|\b(?:must|shall|will|has|agrees to)\b[^.;\n]{0,60}\b66W\b/i,
  ],
  [
    'auction',
    /\b(?:sold|offered for sale|is being sold|put up for sale|made|formed|entered into) (?:on |at |by |under )+(?:a |sale by )?(?:public )?auction\b|\bauction date:? ?\d|\b(?:at|on|upon) the fall of the hammer\b|\bcontract of sale \(?(?:by )?public auction\)?|\bhighest bidder (?:is|shall be|will be) the (?:purchaser|buyer)\b/i,
  ],
  ['exchanged', /\bexchange of (?:counterparts|contracts)\b[^.;\n]{0,60}\bconveyancers\b/i],
]

/** Before the words: a form or a notice that speaks of the possibility. Behind them: a condition. */
const POSSIBLE =
  /\b(?:if|unless|where|whether|when|may|should|can|could|recommend\w{0,2}|not|no|prior to|before the auction|except)\b/i
const CONDITION = /\b(?:if|unless|passed in)\b/i

/** The first words for each kind of mark; printed notices say nothing but by their ticked boxes. */
export function recogniseCoolingOffMarks(doc: Doc): Fact<CoolingOffMark>[] {
  const marks: Fact<CoolingOffMark>[] = []
  for (const [kind, sign] of SIGNS) {
    if (marks.some(({ value }) => value === kind)) continue
    const found = findAll(doc, sign, { zones: ZONES }).find((hit) => {
      const { span, block, match } = hit
      if (/☒/.test(match[0])) return true
      if (block.zone === 'statutory-notice') return false
      if (/☐[^☒.;\n]{0,40}$/.test(block.text.slice(0, match.index))) return false
      const sentence = sentenceAround(doc, span.start)
      const before = doc.text.slice(sentence.start, span.start)
      return !POSSIBLE.test(before) && !CONDITION.test(doc.text.slice(span.start, sentence.end))
    })
    if (found) marks.push(factAt(doc, kind, found.span, 80, [`words for "${kind}"`]))
  }
  return marks
}
