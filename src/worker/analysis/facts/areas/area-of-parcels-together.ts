import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { lotNumber } from '../title/lot-number.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall } from './area-words.ts'

/**
 * "Lot 7 DP 804112, Pt Por 61, area 61.9 ha": what another paper measures of a lot and of the old
 * parcel that the contract sells with it.
 */
export function areaOfParcelsTogether(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lot = lotNumber(lotPlan)
  if (lot === undefined) return null
  const sold = new Set(
    blocksIn(doc, { zones: ['particulars', 'contract-form'] }).flatMap(({ text }) =>
      parcelsIn(text),
    ),
  )
  if (sold.size === 0) return null
  const own = new RegExp(`\\b(?:lot|allotment) ${lot}\\b`, 'i')
  for (const block of blocksIn(doc, { zones: PAPERS })) {
    const area = AREA.exec(block.text)
    if (area === null || isTooSmall(area)) continue
    const before = block.text.slice(0, area.index)
    if (!own.test(before) || !parcelsIn(before).some((one) => sold.has(one))) continue
    return areaAt(doc, block, { start: area.index, end: area.index + area[0].length }, 80)
  }
  return null
}

function parcelsIn(text: string): string[] {
  return matchesIn(text, PARCEL).map(([, kind = '', number = '']) =>
    `${kind.slice(0, 3)} ${number}`.toLowerCase(),
  )
}

const PARCEL = /\b(por(?:tion)?|sec(?:tion)?|crown allotment|location)\.? ?(\d{1,4})\b(?! of the)/gi
const PAPERS: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'rates-certificate',
  'planning-certificate',
  'annexure',
  'other',
]
