import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { factAt } from '../fact-at.ts'
import { hectaresOf } from './hectares-and.ts'

/** The area at a place of a block, as a fact. */
export function areaAt(
  doc: Doc,
  block: Block,
  place: { start: number; end: number },
  confidence: number,
): Fact<string> {
  const span = { start: block.span.start + place.start, end: block.span.start + place.end }
  const fact = factAt(doc, '', span, confidence, ['an area of the land'])
  return { ...fact, ...inUnits(fact.text) }
}

/** "Land area (m²): 684" is told as a person says it. */
function inUnits(text: string): { value: string; text: string } {
  const hectares = hectaresOf(text)
  if (hectares !== null) return { value: `${hectares} ha`, text: `${hectares} ha (${text})` }
  const split =
    /\((m²|m2|sqm|sq\.? ?m(?:et(?:re|er)s)?|square met(?:re|er)s|ha|hectares)\)[^\d]{0,12}(\d[\d,.]*)$/i.exec(
      text,
    )
  const spaced = text.replace(/^(\d{1,2}) (?=\d{3} ?m)/, '$1,')
  const area = split === null ? spaced : `${split[2]} ${split[1]}`
  return { value: area.replace(/m2\b|sqm\b/i, 'm²'), text: area }
}
