import { symbolFor } from '../glyph-text.ts'
import { toNumber } from './styles.ts'
import type { Styles } from './styles.ts'
import { XmlReader } from './xml.ts'

type Level = {
  start: number
  format: string
  /** `%1.%2` */
  text: string
  /** Levels from which a new number makes this one begin again; null means any above. */
  restart: number | null
  decimalOnly: boolean
  font: string
  paragraphStyle: string | null
  suffix: string
}

type Instance = {
  readonly abstractId: string
  readonly starts: ReadonlyMap<number, number>
  readonly levels: ReadonlyMap<number, Level>
}

type Abstract = { readonly levels: ReadonlyMap<number, Level>; readonly styleLink: string | null }

/** Gives each numbered paragraph, taken in order, the number that Word shows before it. */
export type Numberer = {
  /** The number with its blank, or '' where the paragraph has none. */
  readonly label: (numId: string | null, level: number | null, styleId: string | null) => string
}

const LEVELS = 9

/** Reads `numbering.xml`. The counting is one document's: make a new one to read it again. */
export function createNumberer(xml: string | null, styles: Styles): Numberer {
  const { abstracts, instances } = readNumbering(xml)
  const counters = new Map<string, (number | null)[]>()
  const overridden = new Set<string>()

  /** A list may be defined by way of a style, which names another list. */
  const resolve = (instance: Instance): string => {
    const link = abstracts.get(instance.abstractId)?.styleLink
    const linked = link === undefined || link === null ? null : styles.numIdOf(link)
    return (linked === null ? null : instances.get(linked)?.abstractId) ?? instance.abstractId
  }

  const label: Numberer['label'] = (numId, level, styleId) => {
    if (numId === null || numId === '0') return ''
    const instance = instances.get(numId)
    if (!instance) return ''
    const abstractId = resolve(instance)
    const levels = abstracts.get(abstractId)?.levels ?? new Map<number, Level>()
    const levelAt = (i: number) => instance.levels.get(i) ?? levels.get(i)
    const at = Math.min(LEVELS - 1, Math.max(0, level ?? styleLevel(levels, styleId) ?? 0))
    const definition = levelAt(at)
    if (!definition) return ''
    const counts =
      counters.get(abstractId) ?? Array.from<number | null>({ length: LEVELS }).fill(null)
    counters.set(abstractId, counts)
    const override = instance.starts.get(at)
    const overrideKey = `${numId} ${at}`
    if (override !== undefined && !overridden.has(overrideKey)) {
      overridden.add(overrideKey)
      counts[at] = override
    } else {
      const count = counts[at]
      counts[at] = count === null || count === undefined ? definition.start : count + 1
    }
    for (let below = at + 1; below < LEVELS; below += 1) {
      const restart = levelAt(below)?.restart ?? null
      if (restart === null || (restart > 0 && at < restart)) counts[below] = null
    }
    return write(definition, (i) => counts[i] ?? levelAt(i)?.start ?? 1, levelAt)
  }
  return { label }
}

function styleLevel(levels: ReadonlyMap<number, Level>, styleId: string | null): number | null {
  if (styleId === null) return null
  for (const [i, level] of levels) if (level.paragraphStyle === styleId) return i
  return null
}

function write(
  level: Level,
  countAt: (i: number) => number,
  levelAt: (i: number) => Level | undefined,
): string {
  if (level.format === 'bullet') return `${bullet(level)} `
  const text = level.text.replaceAll(/%([1-9])/gu, (_, digit: string) => {
    const i = Number(digit) - 1
    const format = level.decimalOnly ? 'decimal' : (levelAt(i)?.format ?? 'decimal')
    return formatNumber(countAt(i), format)
  })
  if (text.trim() === '') return ''
  return level.suffix === 'nothing' ? text : `${text.trimEnd()} `
}

function bullet(level: Level): string {
  const code = level.text.codePointAt(0) ?? 0
  const symbol = symbolFor(level.font, code)
  if (symbol !== null) return symbol
  if (/courier/iu.test(level.font) && level.text === 'o') return '◦'
  // The private area is the Symbol font's, whose bullets are all dots here.
  return code >= 0xe000 && code <= 0xf8ff ? '•' : level.text.trim() || '•'
}

/** A count as Word writes it in a number format (ECMA-376 part 1, 17.18.59). */
export function formatNumber(count: number, format: string): string {
  switch (format) {
    case 'none':
      return ''
    case 'lowerLetter':
      return letters(count)
    case 'upperLetter':
      return letters(count).toUpperCase()
    case 'lowerRoman':
      return roman(count).toLowerCase()
    case 'upperRoman':
      return roman(count)
    case 'decimalZero':
      return String(count).padStart(2, '0')
    case 'ordinal':
      return `${count}${ordinalEnding(count)}`
    default:
      return String(count)
  }
}

/** a to z, then aa, bb, cc: Word repeats the letter. */
function letters(count: number): string {
  if (count < 1) return ''
  const letter = String.fromCodePoint(97 + ((count - 1) % 26))
  return letter.repeat(Math.min(20, Math.floor((count - 1) / 26) + 1))
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(count: number): string {
  if (count > 3999) return String(count)
  let text = ''
  let left = count
  for (const [value, sign] of ROMAN) {
    while (left >= value) {
      text += sign
      left -= value
    }
  }
  return text
}

function ordinalEnding(count: number): string {
  const tens = count % 100
  if (tens >= 11 && tens <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'
}

function readNumbering(xml: string | null): {
  readonly abstracts: ReadonlyMap<string, Abstract>
  readonly instances: ReadonlyMap<string, Instance>
} {
  const abstracts = new Map<string, Abstract>()
  const instances = new Map<string, Instance>()
  const reader = new XmlReader(xml ?? '')
  while (reader.next()) {
    if (reader.kind !== 'open') continue
    if (reader.name === 'w:abstractNum') {
      const id = reader.attribute('w:abstractNumId') ?? ''
      abstracts.set(id, readAbstract(reader))
    } else if (reader.name === 'w:num') {
      const id = reader.attribute('w:numId') ?? ''
      instances.set(id, readInstance(reader))
    }
  }
  return { abstracts, instances }
}

function readAbstract(reader: XmlReader): Abstract {
  const levels = new Map<number, Level>()
  let styleLink: string | null = null
  while (reader.within('w:abstractNum')) {
    if (reader.kind !== 'open') continue
    if (reader.name === 'w:numStyleLink') styleLink = reader.attribute('w:val')
    if (reader.name === 'w:lvl') {
      const at = toNumber(reader.attribute('w:ilvl')) ?? 0
      levels.set(at, readLevel(reader))
    }
  }
  return { levels, styleLink }
}

function readInstance(reader: XmlReader): Instance {
  let abstractId = ''
  let at = 0
  const starts = new Map<number, number>()
  const levels = new Map<number, Level>()
  while (reader.within('w:num')) {
    if (reader.kind !== 'open') continue
    if (reader.name === 'w:abstractNumId') abstractId = reader.attribute('w:val') ?? ''
    if (reader.name === 'w:lvlOverride') at = toNumber(reader.attribute('w:ilvl')) ?? 0
    if (reader.name === 'w:startOverride') starts.set(at, toNumber(reader.attribute('w:val')) ?? 1)
    if (reader.name === 'w:lvl') levels.set(at, readLevel(reader))
  }
  return { abstractId, starts, levels }
}

function readLevel(reader: XmlReader): Level {
  const level: Level = {
    start: 1,
    format: 'decimal',
    text: '',
    restart: null,
    decimalOnly: false,
    font: '',
    paragraphStyle: null,
    suffix: 'tab',
  }
  while (reader.within('w:lvl')) {
    if (reader.kind !== 'open') continue
    const value = reader.attribute('w:val')
    if (reader.name === 'w:start') level.start = toNumber(value) ?? 1
    if (reader.name === 'w:numFmt') level.format = value ?? 'decimal'
    if (reader.name === 'w:lvlText') level.text = value ?? ''
    if (reader.name === 'w:lvlRestart') level.restart = toNumber(value)
    if (reader.name === 'w:isLgl')
      level.decimalOnly = value === null || !/^(?:0|false|off)$/iu.test(value)
    if (reader.name === 'w:rFonts')
      level.font = reader.attribute('w:ascii') ?? reader.attribute('w:hAnsi') ?? ''
    if (reader.name === 'w:pStyle') level.paragraphStyle = value
    if (reader.name === 'w:suff') level.suffix = value ?? 'tab'
  }
  return level
}
