import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall } from './area-words.ts'
import { sumOfAreas } from './sum-of-areas.ts'
import { titleReferencesIn } from '../title/title-references-in.ts'

const ZONES = ['particulars', 'contract-form'] as const

/** What a contract tells of each of several parcels, in one field or beside the title of each. */
export function areasInContract(doc: Doc): Fact<string> | null {
  return areasInField(doc) ?? areasBesideTitles(doc)
}

const FIELD =
  /^(?:(?:item )?[a-z\d]{1,3}[.)]?\s)?(?:(?:land|lot|site|total|approx\.?) )?areas?(?: of (?:the )?(?:land|lots?))?\s?:?\s{1,3}(?=\d)/i
const BETWEEN = /^\s{0,3}(?:,|;|&|\+|and|plus|\/)?\s{0,3}$/i

/** "Area: 12.14 ha and 12.54 ha" */
function areasInField(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const label = FIELD.exec(block.text)?.[0]
    if (label === undefined) continue
    const facts: Fact<string>[] = []
    let at = label.length
    for (let area = areaFrom(block, at); area !== null; area = areaFrom(block, at)) {
      if (facts.length > 0 && !BETWEEN.test(block.text.slice(at, area.start))) break
      if (facts.length === 0 && area.start > at) break
      facts.push(areaAt(doc, block, area, 86))
      at = area.end
    }
    // "Area: 1.2 ha (3 acres)" and "… in all 24.68 ha" tell one area.
    if (/^[\s(=,]{0,4}(?:total|together|in all|being|or|=)/i.test(block.text.slice(at))) continue
    const sum = sumOfAreas(facts, 'the areas of the parcels in the contract, added up')
    if (sum !== null) return sum
  }
  return null
}

function areaFrom({ text }: Block, from: number): { start: number; end: number } | null {
  const area = AREA.exec(text.slice(from, from + 40))
  if (area === null || isTooSmall(area) || /^a/i.test(area[2] ?? '')) return null
  return { start: from + area.index, end: from + area.index + area[0].length }
}

/** "(a) Folio of the Register Volume 62114 Folio 1 | 41.05 ha", with such a row for each title. */
function areasBesideTitles(doc: Doc): Fact<string> | null {
  const found = new Map<string, Fact<string>>()
  let last: number | null = null
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const references = block.text.length > LONGEST ? [] : titleReferencesIn(block.text)
    const [reference] = references
    const area = reference === undefined ? null : areaAtEnd(block, reference.end)
    if (reference === undefined || area === null || references.length > 1) continue
    if (last !== null && block.index > last + ROWS) break
    found.set(reference.value, areaAt(doc, block, area, 84))
    last = block.index
  }
  return sumOfAreas([...found.values()], 'the areas of the titles in the contract, added up')
}

function areaAtEnd({ text }: Block, from: number): { start: number; end: number } | null {
  const area = AREA.exec(text.slice(from))
  if (area === null || isTooSmall(area)) return null
  const end = from + area.index + area[0].length
  return text.slice(end).trim().length > 2 ? null : { start: from + area.index, end }
}

const LONGEST = 160
const ROWS = 2
