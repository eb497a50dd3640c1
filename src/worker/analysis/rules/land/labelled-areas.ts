import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { AREA_PATTERNS } from './areas.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { soldLotNumbers } from '../harmless/sold-lot-numbers.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const LABELLED_AREA_PATTERNS = wordings({
  numberFirst:
    /(?<![\d.,])()(\d{1,3})(?:\.(\d{1,2}))? ?(?:m2|m²|sqm) (?:internal|living|inside)\b/i,
  labelled:
    /(?<!\b(?:covenant|envelope|easement|building|garden|yard|exclusive use|car|parking|licen[cs]ed) )\b(internal (?:floor |living )?area|internal|floor area|living area|lot area|area of (?:the )?(?:lot|land)|land area|area)\b[^0-9]{0,30}(\d{1,3}(?:,\d{3})?|\d{2,6})(?:\.(\d{1,2}))? ?(?:m2|m²|sq(?:uare)?\.? ?m(?:etres?)?)(?![a-z0-9])/i,
  /** What may be built at most or at least, and not what there is. */
  setLimit:
    /\b(?:(?:more|less|greater|larger|smaller|bigger) than|in excess of|at least|up to|maximum|minimum|exceed\w{0,3}|limited to|average|median)\b/i,
  /** All that a scheme or a plan covers, and not the lot that is sold. */
  ofScheme:
    /\b(?:areas? of (?:the )?(?:whole )?(?:scheme|parcel|common property|site|all lots|plan|estate)|scheme land|common property (?:area|total)|total (?:site|scheme|parcel) area|area of (?:all|the) (?:the )?lots)\b/i,
  insideLabel: /internal|floor|living/i,
  named:
    /\b(?:brochure|type [A-Z]\d?|display|marketing|advertis\w{1,5}|floor ?plan|draft plan|sheet \d|lot \d|apartment \d|schedule|disclosure)/i,
})

const P = LABELLED_AREA_PATTERNS

type LabelledArea = {
  readonly isInside: boolean
  readonly isNamed: boolean
  readonly squareMetres: number
  readonly span: Span
}

/** More than this apart is no rounding. */
const SAME = 0.03

/** An area that the contract states under a label, and another under the same label of a paper. */
export function labelledAreasApart(
  doc: Doc,
  facts: Facts,
): { readonly stated: LabelledArea; readonly shown: LabelledArea } | null {
  const lots = soldLotNumbers(facts)
  const read = (kinds: readonly PageKind[]) =>
    passagesIn(doc, kinds).flatMap((passage) => labelledArea(passage, lots) ?? [])
  // The sheet with the floor plan of one home bears the architect's head, and no name of a paper.
  const sheets = read(['other']).filter(({ isInside }) => isInside)
  const papers = [...read(['plan', 'annexure', 'vendor-statement']), ...sheets]
  // A brochure and a draft plan that are tied to the contract may differ between themselves.
  const named = papers.find(({ isInside, isNamed }) => isInside && isNamed)
  const contract = read(['particulars', 'contract-form', 'special-conditions'])
  for (const stated of named === undefined ? contract : [...contract, named]) {
    const shown = papers.find(
      (paper) => paper.isInside === stated.isInside && !isSame(paper, stated),
    )
    if (shown !== undefined) return { stated, shown }
  }
  return null
}

function labelledArea(
  { text, span, heading, previous }: Passage,
  lots: readonly string[],
): LabelledArea | null {
  // "64 m² internal, 9 m²": the label stands behind its number.
  const behind = P.numberFirst.exec(text)
  const match = behind ?? P.labelled.exec(text)
  if (match === null || P.setLimit.test(match[0]) || P.ofScheme.test(text)) return null
  const lot = AREA_PATTERNS.lot.exec(text)?.[1]?.toUpperCase()
  if (lot !== undefined && lots.length > 0 && !lots.includes(lot)) return null
  return {
    isInside: behind !== null || P.insideLabel.test(match[1] ?? ''),
    isNamed: P.named.test(`${heading} ${previous} ${text}`),
    squareMetres: printedNumber(`${match[2] ?? '0'}.${match[3] ?? '0'}`),
    span,
  }
}

function isSame(one: LabelledArea, other: LabelledArea): boolean {
  return Math.abs(one.squareMetres - other.squareMetres) <= other.squareMetres * SAME
}
