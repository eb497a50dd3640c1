import { XmlReader } from './xml.ts'

/** What a paragraph style says, after what it is based on has been added. */
export type ParagraphStyle = {
  /** Level 1–9 of a heading. */
  readonly headingLevel: number | null
  readonly numId: string | null
  readonly level: number | null
  readonly pageBreakBefore: boolean
  readonly bold: boolean
  /** Font size in points. */
  readonly fontSize: number | null
  readonly hidden: boolean
}

export type Styles = {
  readonly paragraph: (id: string | null) => ParagraphStyle
  /** The style with this id sets its letters bold; null where it does not say. */
  readonly letters: (id: string) => {
    readonly bold: boolean | null
    readonly hidden: boolean | null
  }
  /** Numbering by the name of a numbering style. */
  readonly numIdOf: (id: string) => string | null
}

type Raw = {
  basedOn: string | null
  name: string
  outline: number | null
  numId: string | null
  level: number | null
  pageBreakBefore: boolean | null
  bold: boolean | null
  fontSize: number | null
  hidden: boolean | null
}

/** Word's size where nothing says one: ECMA-376 part 1, 17.3.2.38. */
const DEFAULT_POINTS = 10
/** Longer chains are circles. */
const LONGEST_CHAIN = 20

/** Reads `styles.xml`. */
export function readStyles(xml: string | null): Styles {
  const raw = new Map<string, Raw>()
  const defaults = blank()
  let defaultId: string | null = null
  const reader = new XmlReader(xml ?? '')
  while (reader.next()) {
    if (reader.kind !== 'open') continue
    if (reader.name === 'w:rPrDefault') readProperties(reader, 'w:rPrDefault', defaults)
    if (reader.name !== 'w:style') continue
    const id = reader.attribute('w:styleId') ?? ''
    const isParagraph = reader.attribute('w:type') === 'paragraph'
    const isDefault = /^(?:1|true|on)$/u.test(reader.attribute('w:default') ?? '')
    if (isParagraph && isDefault) defaultId = id
    const style = blank()
    readProperties(reader, 'w:style', style)
    raw.set(id, style)
  }
  const cache = new Map<string | null, ParagraphStyle>()
  const paragraph = (id: string | null): ParagraphStyle => {
    const known = cache.get(id)
    if (known) return known
    const chain = chainOf(raw, id !== null && raw.has(id) ? id : defaultId)
    const style = {
      headingLevel: headingLevel(chain),
      numId: first(chain, (one) => one.numId),
      level: first(chain, (one) => one.level),
      pageBreakBefore: first(chain, (one) => one.pageBreakBefore) ?? false,
      bold: first(chain, (one) => one.bold) ?? defaults.bold ?? false,
      fontSize: first(chain, (one) => one.fontSize) ?? defaults.fontSize ?? DEFAULT_POINTS,
      hidden: first(chain, (one) => one.hidden) ?? false,
    }
    cache.set(id, style)
    return style
  }
  return {
    paragraph,
    letters: (id) => {
      const chain = chainOf(raw, id)
      return { bold: first(chain, (one) => one.bold), hidden: first(chain, (one) => one.hidden) }
    },
    numIdOf: (id) => first(chainOf(raw, id), (one) => one.numId),
  }
}

function blank(): Raw {
  return {
    basedOn: null,
    name: '',
    outline: null,
    numId: null,
    level: null,
    pageBreakBefore: null,
    bold: null,
    fontSize: null,
    hidden: null,
  }
}

function readProperties(reader: XmlReader, end: string, style: Raw): void {
  while (reader.within(end)) {
    if (reader.kind !== 'open') continue
    const value = reader.attribute('w:val')
    switch (reader.name) {
      case 'w:tblStylePr':
      case 'w:rPrChange':
      case 'w:pPrChange':
        reader.skip()
        break
      case 'w:basedOn':
        style.basedOn = value
        break
      case 'w:name':
        style.name = value ?? ''
        break
      case 'w:outlineLvl':
        style.outline = toNumber(value)
        break
      case 'w:numId':
        style.numId = value
        break
      case 'w:ilvl':
        style.level = toNumber(value)
        break
      case 'w:pageBreakBefore':
        style.pageBreakBefore = isOn(value)
        break
      case 'w:b':
        style.bold = isOn(value)
        break
      case 'w:sz':
        style.fontSize = halfPoints(value)
        break
      case 'w:vanish':
        style.hidden = isOn(value)
        break
    }
  }
}

function chainOf(raw: ReadonlyMap<string, Raw>, id: string | null): Raw[] {
  const chain: Raw[] = []
  for (let at = id; at !== null && chain.length < LONGEST_CHAIN;) {
    const style = raw.get(at)
    if (!style) break
    chain.push(style)
    at = style.basedOn
  }
  return chain
}

function first<T>(chain: readonly Raw[], pick: (style: Raw) => T | null): T | null {
  for (const style of chain) {
    const value = pick(style)
    if (value !== null) return value
  }
  return null
}

function headingLevel(chain: readonly Raw[]): number | null {
  for (const style of chain) {
    if (style.outline !== null) return style.outline < 9 ? style.outline + 1 : null
    const named = /^heading ([1-9])$/iu.exec(style.name)?.[1]
    if (named !== undefined) return Number(named)
    if (/^title$/iu.test(style.name)) return 1
  }
  return null
}

/** A property without a value is on (ECMA-376 part 1, 17.17.4). */
export function isOn(value: string | null): boolean {
  return value === null || !/^(?:0|false|off)$/iu.test(value)
}

export function toNumber(value: string | null): number | null {
  return value !== null && /^-?\d{1,6}$/u.test(value) ? Number(value) : null
}

export function halfPoints(value: string | null): number | null {
  const number = toNumber(value)
  return number === null ? null : number / 2
}
