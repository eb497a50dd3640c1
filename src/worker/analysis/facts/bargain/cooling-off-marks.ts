import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { blocksIn, findAll } from '../../segment/find.ts'
import { sentenceAround } from '../../segment/sentences.ts'
import type { Fact } from '../facts.ts'
import { factAt } from '../fact-at.ts'

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
    /☒[^☐☒\n]{0,60}\b(?:reliance on|rel(?:y|ies) on|requires?|applies|yes)\b[^☐☒\n]{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b[^☒\n]{0,90}☒ ?(?:the )?(?:purchaser |buyer )?(?:yes|appl(?:y|ies)|required|rel(?:y|ies|ied)|confirm\w{0,3}|(?:keeps?|retains?) (?:that|this|the|its) (?:right|period))\b/i,
  ],
  [
    'waived',
    /☒[^☐☒\n]{0,60}\b(?:waiv\w{1,3}|not rel(?:y|ies|ying) on)\b[^☐☒\n]{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b[^☒\n]{0,90}☒ ?(?:the )?(?:purchaser |buyer )?(?:waiv\w{1,3}|(?:does|do) not (?:rely|apply|require|want)|not (?:required|applicable)|no)\b|\bcooling[ -]?off\b[^☒\n]{0,220}☒ ?(?:the )?(?:purchaser |buyer )?(?:gives? up|forgoes?|surrenders?|(?:does|do|goes|go) without) (?:that|this|the|its|any) (?:right|period|benefit)\b/i,
  ],
  [
    'waived',
    /\b(?:waive[sd]?|has waived|waiving|gives? up|given up|surrenders?|forgoes?)\b[^.;\n☐]{0,90}\b(?:cool(?:ing)?[ -]?off|4 working day)|\bcooling[ -]?off\b[^.;\n☐]{0,80}\b(?:(?:is|are|was|has been|have been) (?:waived|excluded|given up)|(?:does|do|shall|will) not apply)\b|\bthere is no cooling[ -]?off\b/i,
  ],
  [
    'waived',
    /\bcertificate\b[^.;\n]{0,40}\b(?:section|s\.?) ?(?:66W|17)\b[^.;\n]{0,80}\b(?:is|has been|was|will be|must be) (?:attached|given|annexed|provided|handed)\b|\b66W\b[^.;\n]{0,80}\b(?:is attached|has been given|must be (?:given|provided)|will be (?:given|provided)|on exchange|to be (?:given|provided))\b|\b(?:must|shall|will|has|agrees to)\b[^.;\n]{0,60}\b66W\b/i,
  ],
  [
    'auction',
    /\b(?:sold|offered for sale|is being sold|to be sold|put up for sale|made|formed|entered into) (?:on |at |by |under )+(?:a |sale by )?(?:public )?auction\b|\bauction date:? ?\d|\bparticulars of sale by (?:public )?auction\b|\b(?:at|on|upon) the fall of the hammer\b|\bcontract of sale \(?(?:by )?public auction\)?|\bhighest bidder (?:is|shall be|will be) the (?:purchaser|buyer)\b/i,
  ],
  [
    'exchanged',
    /\b(?:exchange of (?:counterparts|contracts)|(?:counterparts|contracts) (?:(?:being|were|are|have been|having been) )?exchanged)\b[^.;\n]{0,60}\b(?:conveyancers|solicitors|practitioners)\b/i,
  ],
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
      if (kind === 'auction' && isPrescribed(doc, block)) return false
      if (isForAuctions(doc, block)) return false
      if (opensList(doc, block, match.index + match[0].length)) return false
      if (/☐[^☒.;\n]{0,40}$/.test(block.text.slice(0, match.index))) return false
      const sentence = sentenceAround(doc, span.start)
      const before = doc.text.slice(sentence.start, span.start)
      return !POSSIBLE.test(before) && !CONDITION.test(doc.text.slice(span.start, sentence.end))
    })
    if (found) marks.push(factAt(doc, kind, found.span, 80, [`words for "${kind}"`]))
  }
  if (!marks.some(({ value }) => value === 'waived')) marks.push(...certifiedWaiver(doc))
  for (const fact of boxesBelowTheName(doc))
    if (!marks.some(({ value }) => value === 'waived' || value === 'chosen')) marks.push(fact)
  return marks
}

/**
 * The conditions that Property and Stock Agents Regulation 2022 (NSW) prescribes for auctions are
 * printed in every contract of that state, however the land is sold.
 */
function isPrescribed(doc: Doc, { index, partIndex }: Block): boolean {
  if (doc.state !== 'NSW') return false
  return doc.blocks
    .slice(Math.max(0, index - NEAR), index + NEAR)
    .some((near) => near.partIndex === partIndex && PRESCRIBED.test(near.text))
}

const NEAR = 14
const PRESCRIBED =
  /\bconditions are prescribed\b|\bbidders['’]? record\b|\bland or livestock\b|\brelates? solely to livestock\b/i

/** "There is NO COOLING OFF PERIOD—" above "(a) if … at auction": the line names cases and says nothing of this one. */
function opensList({ blocks }: Doc, { index, text, partIndex }: Block, from: number): boolean {
  const rest = text.slice(from)
  const inLine = CASE_BEHIND.test(rest)
  const below = blocks[index + 1]
  return (
    inLine || (LEADS_ON.test(rest) && below?.partIndex === partIndex && CASE_BELOW.test(below.text))
  )
}

const LEADS_ON = /^(?: (?:period|right)s?)?(?: for the (?:purchaser|buyer))?\s{0,2}[-:]?\s{0,2}$/i
const CASE = '(?:if|where|when|unless)\\b'
const CASE_BEHIND = new RegExp(
  `^[^.;:]{0,40}(?:[-:]\\s{0,2}(?:[(]?[a1i][.)]|[•·])?|[(][a1i][)])\\s{0,2}${CASE}`,
  'i',
)
const CASE_BELOW = new RegExp(`^[(]?(?:[a1i][.)]|[•·-])?\\s{0,2}${CASE}`, 'i')

/** A printed clause for sales by auction says itself that it is for those only, often in the line before. */
function isForAuctions(doc: Doc, { index, partIndex, clause }: Block): boolean {
  if (clause === null) return false
  const root = rootOf(clause.number)
  return doc.blocks
    .slice(Math.max(0, index - NEAR), index + 1)
    .some(
      (near) =>
        near.partIndex === partIndex &&
        near.clause !== null &&
        rootOf(near.clause.number) === root &&
        FOR_AUCTIONS.test(near.text),
    )
}

function rootOf(number: string): string {
  return /^\w{1,5}/.exec(number)?.[0] ?? number
}

const FOR_AUCTIONS =
  /\b(?:clause|condition|section|part|paragraph)s?\b[^.;]{0,20}\b(?:appl(?:y|ies)|operates?|has effect)\b[^.;]{0,12}\b(?:if|where|when|to)\b[^.;]{0,60}\bauction\b|^(?:\d[\d.]{0,5}\s{1,2})?(?:if|where|when) (?:the (?:property|land|lot) (?:is|was) |this (?:is a )?)?(?:sold|sale|offered|put up)[^.;]{0,20}\bauction\b/i

/** "I, Ann Sample, solicitor, certify … no period in which the Buyer may cool off": a named lawyer's certificate. */
function certifiedWaiver(doc: Doc): Fact<CoolingOffMark>[] {
  const block = blocksIn(doc, { zones: ZONES }).find(
    ({ text }) => CERTIFIES.test(text) && RIGHT.test(text) && DENIED.test(text),
  )
  return block === undefined
    ? []
    : [factAt(doc, 'waived', block.span, 80, ['a certificate that waives the right'])]
}

const CERTIFIES = /^\W{0,4}I,?\s{1,3}[A-Z][a-z]{1,20}\s[A-Z][^_]{2,160}?\bcertif(?:y|ied)\b/
const RIGHT = /\bcool(?:ing)?[ -]?off\b/i
const DENIED =
  /\b(?:no (?:period|right|time|cooling)|(?:do|does|did) not (?:wish|want)|waiv\w{1,3}|gives? up|given up|(?:do|does|shall|will) not apply|without (?:a|any|the) (?:cooling|right))\b/i

const NAMED = /\bcooling[ -]?off\b/i
const BOX_WAIVES =
  /^\W{0,3}☒ ?(?:the )?(?:purchaser |buyer )?(?:waiv\w{1,3}|(?:gives? up|forgoes?|surrenders?) (?:that|this|the|its|any) (?:right|period)|(?:does|do|goes|go) without (?:that|this|the|its|any) (?:right|period|benefit)|(?:does|do) not (?:rely|apply|require|want)|not (?:required|applicable))\b/i
const BOX_CHOOSES =
  /^\W{0,3}☒ ?(?:the )?(?:purchaser |buyer )?(?:(?:keeps?|retains?|has) (?:that|this|the|its) (?:right|period|benefit)|rel(?:y|ies|iance)|appl(?:y|ies)|required|requires|wants)\b/i

/** "Cooling Off" above "☐ relies on the period" and "☒ waives it": the box does not name it again. */
function boxesBelowTheName(doc: Doc): Fact<CoolingOffMark>[] {
  return blocksIn(doc, { zones: ZONES }).flatMap((block) => {
    const kind = BOX_WAIVES.test(block.text)
      ? 'waived'
      : BOX_CHOOSES.test(block.text)
        ? 'chosen'
        : null
    if (kind === null || !namedAbove(doc, block)) return []
    return [factAt(doc, kind, block.span, 80, ['a crossed box below the name of the right'])]
  })
}

function namedAbove(doc: Doc, { index, partIndex }: Block): boolean {
  const above = doc.blocks[index - 1]
  if (above?.partIndex !== partIndex) return false
  if (NAMED.test(above.text)) return above.text.length < 50 || above.text.startsWith('☐')
  const head = doc.blocks[index - 2]
  const isOption = above.text.startsWith('☐') && head?.partIndex === partIndex
  return isOption && head.text.length < 50 && NAMED.test(head.text)
}
