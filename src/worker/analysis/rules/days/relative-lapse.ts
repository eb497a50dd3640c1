import { countOf } from '../../facts/forms/count-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn } from '../reading/dates.ts'
import type { Passage } from '../reading/passage.ts'

/** A permit that ends so many years from its own day, which stands elsewhere in the same paper. */
export const RELATIVE_LAPSE_PATTERNS = wordings({
  startWithin:
    /\b(?:not (?:been )?|is |are |be )?(?:substantially |physically )?(?:started|commenced|begun)\b[^.;]{0,40}\bwithin (\d{1,2}|two|three|four|five) (years?|months?) (?:of|from|after) (?:(?:the )?(?:date|day|issue|grant)(?: (?:of|on which) (?:(?:this|the) )?(?:permit|consent|approval|issue|grant|it)[^.;]{0,20})?|(?:its|that) (?:date|issue|day)|it (?:is|was) (?:issued|granted))/i,
  issued:
    /\b(?:date (?:of )?(?:issued?|issue|permit|determination|approval|grant|consent)|issued(?: on)?|granted(?: on)?|determined(?: on)?|dated)\b[^.;\d]{0,24}\d/i,
  /** The head of a cell, above a row with the day in it. */
  issuedHead: /^[^\d]{0,40}\bdate (?:of )?(?:issued?|permit|grant)\b[^\d]{0,80}$/i,
  /** What is still to be done says of nothing that it was. */
  toCome: /\b(?:before|until|prior to|must|unless|when|if|once|after)\b/i,
  /** Nobody began it, and nobody asked for longer. */
  nothingDone:
    /\bno works?\b[^.;]{0,30}\b(?:on (?:the )?(?:site|land)|begun|started|commenced|been done|carried out)\b|\b(?:works?|development|construction|building) (?:has|have|had|is|are) not (?:yet )?(?:been )?(?:begun|started|commenced)\b(?! within| by| before)|\bno (?:building |construction )?works?\b[^.;]{0,12}\b(?:observed|seen|evident|visible|noted|apparent)\b|\b(?:land|site|lot)\b[^.;]{0,20}\b(?:remains|still|was|is|found)?\b[^.;]{0,8}\bvacant\b|\bno (?:request|application)\b[^.;]{0,40}\b(?:extension|extend|longer|on (?:the )?file|under (?:s|section))\b/i,
  /** … or it was built, which ends the question. */
  built:
    /\b(?:occupancy permit|certificate of (?:occupancy|final inspection|completion)|subdivision certificate|statement of compliance)\b[^.;]{0,24}\b(?:issued|given|granted)\b|\b(?:works?|development|construction) (?:was|were|has|have)(?: been)? (?:begun|started|commenced|completed)\b/i,
  extended: /\b(?:extended (?:to|until|by)|extension (?:was )?(?:granted|given|issued))\b/i,
})

const P = RELATIVE_LAPSE_PATTERNS

/** Conditions and the signature of one form stand so close together. */
const LINES_TO_SIGNATURE = 24

export type RelativeLapse = {
  readonly lapse: string
  readonly issued: Passage
  /** The words that nothing was begun; null where none say so. */
  readonly idle: Passage | null
}

/** When the work had to be begun, by a term that counts from the day of its own paper. */
export function relativeLapse(passages: readonly Passage[], index: number): RelativeLapse | null {
  const passage = passages[index]
  const [, told = '', unit = ''] = P.startWithin.exec(passage?.text ?? '') ?? []
  if (passage === undefined || told === '') return null
  const paper = passages.filter(({ block }) => block.partIndex === passage.block.partIndex)
  if (paper.some(({ text }) => P.extended.test(text) || isBuilt(text))) return null
  const at = paper.indexOf(passage)
  // The day of this permit is the last one told above its conditions.
  // … or, where a form has it beside the signature, the first below them.
  const issued =
    paper.slice(0, at).findLast((one) => dayIssued(one) !== null) ??
    paper.slice(at + 1, at + 1 + LINES_TO_SIGNATURE).find((one) => dayIssued(one) !== null)
  const day = issued === undefined ? null : dayIssued(issued)
  if (issued === undefined || day === null) return null
  const count = countOf(told)
  const years = unit.toLowerCase().startsWith('year') ? count : count / 12
  if (!Number.isInteger(years)) return null
  const idle = paper.slice(at + 1).find(({ text }) => P.nothingDone.test(text)) ?? null
  return { lapse: `${Number(day.slice(0, 4)) + years}${day.slice(4)}`, issued, idle }
}

function isBuilt(text: string): boolean {
  return P.built.test(text) && !P.toCome.test(text)
}

function dayIssued({ text, next }: Passage): string | null {
  if (P.issuedHead.test(text)) return datesIn(next)[0] ?? null
  const told = P.issued.exec(text)
  return told === null ? null : (datesIn(text.slice(told.index))[0] ?? null)
}
