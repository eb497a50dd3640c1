import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall } from './area-words.ts'
import { sumOfAreas } from './sum-of-areas.ts'
import { titleReferencesIn } from '../title/title-references-in.ts'

const ZONES = ['particulars', 'contract-form'] as const

/** What a contract tells of each of several parcels, in one field or beside the title of each. */
export function areasInContract(doc: Doc): Fact<string> | null {
  return areasInField(doc) ?? areasBesideTitles(doc) ?? areasBesideLots(doc)
}

/** "Lot 1 on PS548217T, 12.18 hectares; Lot 2 on PS548217T, 9.28 hectares" in one field. */
function areasBesideLots(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const lots = matchesIn(block.text, LOT)
    if (lots.length < 2 || new Set(lots.map(([, lot]) => lot)).size < lots.length) continue
    const facts = lots.flatMap(({ index }, at) => {
      const end = lots[at + 1]?.index ?? block.text.length
      const [area, ...others] = matchesIn(block.text.slice(index, end), AREA)
      if (area === undefined || others.length > 0 || isTooSmall(area)) return []
      const start = index + area.index
      return areaAt(doc, block, { start, end: start + area[0].length }, 82)
    })
    if (facts.length < lots.length) continue
    const sum = sumOfAreas(facts, 'the areas of the lots in the contract, added up')
    if (sum !== null) return sum
  }
  return null
}

/** A lot with its plan. */
const LOT = /\b(?:lot|allotment|block) (\d{1,5}[A-Z]?),? (?=(?:on|in|of) |[A-Z]{1,3} ?\d)/gi

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
