import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import type { Fact } from './facts.ts'

import { factAt } from './fact-at.ts'

const VIC_CODE =
  /\b(GRZ|NRZ|RGZ|HCTZ|MUZ|TZ|LDRZ|C1Z|C2Z|C3Z|IN1Z|IN2Z|IN3Z|ACZ|CCZ|DZ|PDZ|CDZ|SUZ|UGZ|UFZ|PUZ\d?|PPRZ|PCRZ|TRZ\d?|RLZ|GWZ|GWAZ|RCZ|FZ|RAZ|PRZ|PZ)\s?-?\s?(\d{1,3})?\b/
const VIC_NAMES: readonly (readonly [RegExp, string])[] = [
  [/general residential zone/i, 'GRZ'],
  [/neighbourhood residential zone/i, 'NRZ'],
  [/residential growth zone/i, 'RGZ'],
  [/housing choice and transport zone/i, 'HCTZ'],
  [/mixed use zone/i, 'MUZ'],
  [/township zone/i, 'TZ'],
  [/low density residential zone/i, 'LDRZ'],
  [/commercial 1 zone/i, 'C1Z'],
  [/commercial 2 zone/i, 'C2Z'],
  [/commercial 3 zone/i, 'C3Z'],
  [/industrial 1 zone/i, 'IN1Z'],
  [/industrial 2 zone/i, 'IN2Z'],
  [/industrial 3 zone/i, 'IN3Z'],
  [/activity centre zone/i, 'ACZ'],
  [/capital city zone/i, 'CCZ'],
  [/docklands zone/i, 'DZ'],
  [/priority development zone/i, 'PDZ'],
  [/comprehensive development zone/i, 'CDZ'],
  [/special use zone/i, 'SUZ'],
  [/urban growth zone/i, 'UGZ'],
  [/urban floodway zone/i, 'UFZ'],
  [/public use zone/i, 'PUZ'],
  [/public park and recreation zone/i, 'PPRZ'],
  [/transport zone/i, 'TRZ'],
  [/rural living zone/i, 'RLZ'],
  [/green wedge a zone/i, 'GWAZ'],
  [/green wedge zone/i, 'GWZ'],
  [/rural conservation zone/i, 'RCZ'],
  [/farming zone/i, 'FZ'],
  [/rural activity zone/i, 'RAZ'],
  [/precinct zone/i, 'PRZ'],
]
const NSW =
  /\b((?:R[1-5]|RU[1-6]|B[1-8]|E[1-5]|MU1|IN[1-4]|SP[1-5]|RE[12]|C[1-4]|W[1-4])\b)\s?[-:]?\s?\(?((?:[A-Z][a-z]+|and|&)(?:\s(?:[A-Z][a-z]+|and|&)){0,4})?/
/** "RESIDENTIAL,  density code R40" */
const WA =
  /\b(?:(?:Residential|Urban|Mixed Use|Rural|Special Use|Development|Centre)\b(?:,? (?:density )?(?:code|coding|coded)?:?)?)?\s{0,2}\(?R\s?-?(\d{1,3}(?:\.\d)?|AC\d?)(?:\s?\/\s?R?\d{1,3})?\b/i
const ACT = /\b((?:RZ|CZ|CFZ|PRZ|NUZ|TSZ|IZ)\d?)\b(?:\s?[-:]?\s?((?:[A-Z][a-z]+\s?){1,4}))?/
/** NT Planning Scheme: one to three letters, the shortest only with their name beside them. */
const NT =
  /^\W{0,3}(?:zone\s)?((?:LR|LMR|MR|HR|CL|RL|RR|CB|SC|TC|MU|FD|WM|CN|SD|SL|LI|GI|DV|PS|OR|CP|MD|CV|HT|RD)\b(?:\s?[-:]?\s?\(?(?:[A-Z][a-z]+\s?){1,4}\)?)?|[ACHMRTU]\s?[-:(]\s?(?:[A-Z][a-z]+\s?){1,4}\)?)/
const LABEL =
  /(?:\bwhich zones? (?:is|does) the (?:land|property)(?: lie)?(?: in)?\??\s?[:-]?\s?|\b(?:the )?(?:current |present |planning |land use )?(?:zoning|zone)(?: name| code)?(?: that applies| applying)?(?: of the (?:land|property|lot))?(?: and (?:schedule|zone|land use))?(?: is| under [^:]{3,60}:|s\b)?\s?[:-]?\s?(?:is )?|\b(?:land|property|lot) is (?:zoned|(?:included |located |situated )?(?:with)?in (?:the|a|an))\s|\bzoned\s)/i
const LABELS = new RegExp(LABEL.source, 'gi')
/** What stands between the label and the zone: a remark of the form, or the name of the scheme. */
const LEAD =
  /^(?:[\s:=-]|\.\s(?=[A-Z])|\d{1,2}\.\d\s(?=[A-Z])|\((?:insert|see|under|planning|as|name|e\.g|from|item|zone\))[^()]{0,160}(?:\([^()]{0,40}\)[^()]{0,40})?\)|(?:(?!under\b)[A-Z][\w'&.-]*\s){0,6}(?:planning scheme|town planning scheme|local planning scheme|LPS|DPS|TPS|territory plan|planning and design code|LEP)(?: no\.? ?\d{1,3}[A-Z]?)?(?: \d{4})?(?: zones?)?\s?[-:,]?\s|n\/a\s|yes\s|the |a |an |is |as |in )+/i
const NAMED =
  /^\s?(?:the |a |an |as |zone\s?:?\s?)?"?((?:[A-Z][A-Za-z-]+|density|residential|and|of|use|&|living|industry|centre)(?:\s(?:\([A-Z][a-z]+(?:\s[A-Z][a-z]+)?\)|\(|[A-Z][A-Za-z-]+|density|residential|accommodation|and|of|use|&|living|neighbourhood|industry|centre|community|housing|zone)){0,5}(?:\s\([A-Z][a-z]+(?:\s[A-Z][a-z]+)?\))?)/

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['planning-certificate'], 93],
  [['vendor-statement'], 88],
  [['particulars', 'contract-form', 'rates-certificate', 'building-permit', 'annexure'], 75],
  [['other', 'special-conditions'], 55],
  // A short planning note on the page of another paper.
  [
    [
      'title-search',
      'plan',
      'building-report',
      'owners-corporation-certificate',
      'water-certificate',
      'land-tax-certificate',
    ],
    45,
  ],
]

/** The zone in which the land lies, by name and code as printed. */
export function recogniseZoning(doc: Doc): Fact<string> | null {
  for (const [zones, confidence] of ZONES) {
    let best: Fact<string> | null = null
    for (const block of blocksIn(doc, { zones })) {
      if (!/zon|territory plan|\bR\d|R-?Code|\bplanning\b/i.test(block.text)) continue
      if (speaksOfOthers(doc, block)) continue
      const fact = zoneIn(doc, block, confidence)
      if (fact === null) continue
      if (doc.state !== 'VIC' || /\d/.test(fact.value)) return fact
      best ??= fact
    }
    if (best !== null) return best
  }
  return null
}

function speaksOfOthers(doc: Doc, block: Block): boolean {
  const last = doc.blocks[block.index - 1]?.text ?? ''
  // A sentence that has ended speaks of itself; a heading speaks of what stands below it.
  const above = /[.;]\s*$/.test(last) ? '' : last
  return /\b(?:adjoining|opposite|nearby|vicinity|surrounding|proposed (?:to be )?rezon|exhibited|draft)\b/i.test(
    `${above.slice(-80)} ${firstSentence(block.text)}`,
  )
}

/** "2. Zoning: RU1. Part of the adjoining route is RU3": the first sentence speaks of the land. */
function firstSentence(text: string): string {
  const own = text.slice(0, 120).replace(/^\W*\d{1,2}(?:\([a-z]\))?\.?\s/, '')
  return own.split(/\.\s(?=[A-Z])/)[0] ?? own
}

function zoneIn(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  const place = (start: number, length: number) => ({
    start: block.span.start + start,
    end: block.span.start + start + length,
  })
  if (doc.state === 'VIC' || doc.state === null) {
    const victorian = victorianZone(block.text)
    if (victorian !== null) {
      return factAt(doc, victorian.value, place(victorian.start, victorian.length), confidence, [
        'the name or code of a zone',
      ])
    }
    if (doc.state === 'VIC') return null
  }
  const coded = codedZone(doc, block)
  if (coded !== null) {
    const fact = factAt(doc, coded.value, place(coded.start, coded.value.length), confidence, [
      'the code of a zone',
    ])
    // "RZ1 - Suburban Zone": the code and, apart from it, its name.
    return { ...fact, text: fact.text.replace(/^([A-Z]{1,3}\d?) - (.+)$/, '$1 ($2)') }
  }
  const below = codeBelow(doc, block, confidence)
  if (below !== null) return below
  if (doc.state === 'NSW' || doc.state === 'ACT') return null
  for (const match of block.text.matchAll(LABELS)) {
    const at = match.index + match[0].length
    const lead = LEAD.exec(block.text.slice(at, at + 260))?.[0].length ?? 0
    const zone = namedZone(doc, block, at + lead, confidence)
    if (zone !== null) return zone
  }
  return null
}

/** "What is the zoning of the land?" on its own line, and the code that opens the next one. */
function codeBelow(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  if (doc.state !== 'NSW' && doc.state !== 'ACT') return null
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex || next === undefined) return null
  const label = [...block.text.matchAll(LABELS)].at(-1)
  if (label === undefined) return null
  const rest = block.text.slice(label.index + label[0].length)
  if (!/^[^:.\d]{0,70}[?:]?\s*$/.test(rest)) return null
  const code = (doc.state === 'NSW' ? NSW : ACT).exec(next.text)
  if (code === null || code.index > 12) return null
  const value = code[0].trim().replace(/[\s:(-]+$/, '')
  const start = next.span.start + code.index + code[0].indexOf(value)
  return factAt(doc, value, { start, end: start + value.length }, confidence - 4, [
    'the code of a zone below its label',
  ])
}

/** A zone with a code of its state, behind a label. */
function codedZone(doc: Doc, block: Block): { value: string; start: number } | null {
  const { text } = block
  const places = [...text.matchAll(LABELS)].map((match) => match.index + match[0].length)
  if (doc.state !== 'NT' && (places.length === 0 || doc.state === 'ACT')) places.push(0)
  for (const from of places) {
    const rest = text.slice(from, from + 200)
    const lead = LEAD.exec(rest)?.[0].length ?? 0
    const coded =
      doc.state === 'NSW'
        ? NSW.exec(rest)
        : doc.state === 'WA'
          ? WA.exec(rest)
          : doc.state === 'ACT'
            ? ACT.exec(rest)
            : doc.state === 'NT'
              ? NT.exec(rest.slice(lead))
              : null
    if (coded === null) continue
    if (coded.index > 60 && !(/zon/i.test(text) && coded.index < 140)) continue
    const own = doc.state === 'NT' ? (coded[1] ?? '') : coded[0]
    const value = own.trim().replace(/[\s:(-]+$/, '')
    const start = from + (doc.state === 'NT' ? lead : 0) + coded.index + coded[0].indexOf(value)
    return { value, start }
  }
  return null
}

/** A zone that its scheme knows by name, behind a label or in the block below it. */
function namedZone(doc: Doc, block: Block, from: number, confidence: number): Fact<string> | null {
  const named = NAMED.exec(block.text.slice(from, from + 140))
  if (named?.[1] === undefined) {
    const next = doc.blocks[block.index + 1]
    const below =
      from >= block.text.length && next?.partIndex === block.partIndex
        ? NAMED.exec(next.text)
        : null
    if (below?.[1] === undefined || next === undefined) return null
    const start = next.span.start + below[0].indexOf(below[1])
    const span = { start, end: next.span.start + below[0].length }
    return factAt(doc, tidyZone(below[1]), span, confidence - 5, ['a name below a zoning label'])
  }
  const value = tidyZone(named[1])
  if (
    /^(?:the|information|and|see|of|is|not|overlays?|subzones?|certificate|map|zone|zoning)\b/i.test(
      value,
    ) ||
    value.length < 4
  )
    return null
  const start = block.span.start + from + named[0].indexOf(named[1])
  return factAt(doc, value, { start, end: start + value.length }, confidence - 3, [
    'a name behind a zoning label',
  ])
}

function tidyZone(name: string): string {
  return name
    .replace(/\s(?:\(|and|of|&)$/i, '')
    .replace(/\szone$/i, '')
    .trim()
}

type Zone = { value: string; start: number; length: number }

/** The zone a text names; where it names the zone and then its schedule, the schedule. */
function victorianZone(text: string): Zone | null {
  const found = VIC_NAMES.flatMap(([name, code]) => zonesNamed(text, name, code))
  const exact = found.find((zone) => /\d\)$/.test(zone.value)) ?? found[0]
  if (exact !== undefined) return exact
  const code = VIC_CODE.exec(text)
  if (code === null || !/zon|\bplanning\s?:/i.test(text)) return null
  return {
    value: code[0].replace(/[\s-]/g, ''),
    start: code.index,
    length: code[0].trimEnd().length,
  }
}

/** The next street's zone in the same sentence. */
const OF_OTHERS = /\b(?:abuts?|adjoins?|adjacent to|near(?:by)?|opposite)\b[^.;]{0,24}$/i
const AFTER_NAME =
  /^(?:\s?\([A-Z0-9]{2,5}\))?\s?[-,]?\s?(?:(?:schedule|sch\.?|no\.?)\s?)?(\d{1,3})?(?:\s?\(([A-Z][A-Z0-9]{1,4}\s?\d{0,3})\))?/i

function zonesNamed(text: string, name: RegExp, code: string): Zone[] {
  const own = [...text.matchAll(new RegExp(name.source, 'gi'))].filter(
    (match) => !OF_OTHERS.test(text.slice(Math.max(0, match.index - 40), match.index)),
  )
  return own.map((match) => {
    const tail = AFTER_NAME.exec(text.slice(match.index + match[0].length))
    const schedule = tail?.[1] ?? ''
    const short = tail?.[2]?.replace(/\s/g, '').toUpperCase() ?? `${code}${schedule}`
    const words = match[0]
      .toLowerCase()
      .replace(/(^|\s)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    return {
      value: `${words}${schedule === '' ? '' : ` - Schedule ${schedule}`} (${short})`,
      start: match.index,
      length: match[0].length + (tail?.[0].trimEnd().length ?? 0),
    }
  })
}
