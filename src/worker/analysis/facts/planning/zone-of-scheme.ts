import type { PageKind, StateCode } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'

/**
 * "(2) Low Density Residential Zone, Tasmanian Planning Scheme": a zone of its state's scheme that no label stands
 * before, named in full with the word behind it. Null where none is named, or where it is the neighbour's.
 */
export function zoneOfScheme(doc: Doc): Fact<string> | null {
  const names = doc.state === null ? undefined : NAMES[doc.state]
  if (names === undefined) return null
  for (const block of blocksIn(doc, { zones: PAPERS })) {
    for (const { 0: words, 1: name = '', index } of matchesIn(block.text, names)) {
      if (OTHERS.test(block.text.slice(Math.max(0, index - BEFORE), index))) continue
      const start = block.span.start + index + words.indexOf(name)
      return factAt(doc, name, { start, end: start + name.length }, 60, ['a zone of the scheme'])
    }
  }
  return null
}

const PAPERS: readonly PageKind[] = [
  'planning-certificate',
  'vendor-statement',
  'particulars',
  'contract-form',
  'rates-certificate',
  'annexure',
  'other',
]
const BEFORE = 90
const OTHERS =
  /\b(?:adjoining|adjacent|opposite|nearby|neighbour\w{0,6}|surrounding|across|next door|former(?:ly)?|previous(?:ly)?|from|proposed|rezon\w{2,4}|draft|abuts?|behind|beyond|other lots?|parent)\b[^.;]{0,80}$/i

/** As the words stand before "Zone" or "zone", and nothing else before them that would make another name. */
function named(names: string): RegExp {
  return new RegExp(
    `(?<![A-Za-z] )\\b(?:(?:the|an?|in|within|is|lies|zoned) )?(${names})(?: \\([A-Z]{1,5}\\d?\\))? [Zz]one(?![a-z]| (?:boundary|substation))`,
    'g',
  )
}

const NAMES: Readonly<Partial<Record<StateCode, RegExp>>> = {
  // Tasmanian Planning Scheme, State Planning Provisions, cl 8 to 30.
  TAS: named(
    '(?:General|Inner|Low Density) Residential|Rural Living|Village|Urban Mixed Use|(?:Local|General|Central) Business|Commercial|(?:Light|General) Industrial|Rural|Agriculture|Landscape Conservation|Environmental Management|Major Tourism|Port and Marine|Utilities|Community Purpose|Recreation|Open Space|Future Urban|Particular Purpose',
  ),
  // Planning and Design Code, Part 2.
  SA: named(
    '(?:General|Established|Suburban|Hills|Housing Diversity|Master Planned|Urban Renewal|Urban|Waterfront|Rural|Township|Business) Neighbourhood|Master Planned (?:Renewal|Township)|Golf Course Estate|Rural(?: (?:Living|Horticulture|Aquaculture|Settlement|Shack Settlement|Intensive Enterprise))?|Productive Rural Landscape|Hills Face|Peri-Urban|Township(?: (?:Activity Centre|Main Street))?|(?:Local|Suburban|Urban) Activity Centre|Suburban (?:Business|Main Street)|City (?:Living|Main Street)|Capital City|Urban Corridor \\((?:Boulevard|Business|Living|Main Street)\\)|(?:Strategic )?Employment|Strategic Innovation|Deferred Urban|Home Industry|Residential Park|Tourism Development|Conservation|Open Space|Recreation|Community Facilities|Infrastructure',
  ),
  // Planning Regulation 2017, Sch 2.
  QLD: named(
    '(?:Low|Low[- ]medium|Medium|High) [Dd]ensity [Rr]esidential|(?:General|Character|Rural) [Rr]esidential|(?:Principal|Major|District|Local|Neighbourhood|Specialised) [Cc]entre|(?:Low|Medium|High) [Ii]mpact [Ii]ndustry|Rural|Township|Emerging [Cc]ommunity|Mixed [Uu]se|Limited [Dd]evelopment|Environmental [Mm]anagement and [Cc]onservation|Tourist [Aa]ccommodation|Community [Ff]acilities|Open [Ss]pace|Sport and [Rr]ecreation',
  ),
}
