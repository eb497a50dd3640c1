/** The XML cannot be read, or holds what no Word file holds. */
export class BrokenXml extends Error {
  override readonly name = 'BrokenXml'
}

/** Deeper than any document nests; deeper files are made to break readers. */
const DEEPEST = 400

/** The namespaces that matter, under the prefix Word uses, in their two editions (ECMA-376). */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'urn:schemas-microsoft-com:vml': 'v',
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * Reads XML tag by tag. It knows the five named entities and numbers and no others, and refuses a
 * document type, so that nothing in a file can expand.
 */
export class XmlReader {
  kind: 'open' | 'close' | 'text' | 'end' = 'end'
  /** With Word's own prefix, whatever prefix the file uses. */
  name = ''
  text = ''
  readonly #xml: string
  #at = 0
  #attributes = ''
  #closing = ''
  readonly #open: string[] = []
  readonly #renamed = new Map<string, string>()

  constructor(xml: string) {
    this.#xml = xml
  }

  /** Moves to the next tag or text; false at the end. Throws BrokenXml. */
  next(): boolean {
    if (this.#closing !== '') {
      this.kind = 'close'
      this.name = this.#closing
      this.#closing = ''
      return true
    }
    const xml = this.#xml
    while (this.#at < xml.length) {
      if (xml.charCodeAt(this.#at) !== 0x3c) return this.#readText()
      if (xml.startsWith('<!--', this.#at)) this.#skipPast('-->')
      else if (xml.startsWith('<![CDATA[', this.#at)) return this.#readCdata()
      else if (xml.startsWith('<?', this.#at)) this.#skipPast('?>')
      else if (xml.startsWith('<!', this.#at)) throw new BrokenXml('document type')
      else return this.#readTag()
    }
    if (this.#open.length > 0) throw new BrokenXml('ends too early')
    this.kind = 'end'
    return false
  }

  /** An attribute of the tag at hand, by its name in the file: `w:val`. */
  attribute(name: string): string | null {
    const attributes = this.#attributes
    let at = attributes.indexOf(`${name}=`)
    while (at > 0 && !isBlank(attributes.charCodeAt(at - 1)))
      at = attributes.indexOf(`${name}=`, at + 1)
    if (at === -1) return this.#renamedAttribute(name)
    const quote = attributes[at + name.length + 1]
    if (quote !== '"' && quote !== "'") return null
    const start = at + name.length + 2
    const end = attributes.indexOf(quote, start)
    return end === -1 ? null : decode(attributes.slice(start, end))
  }

  /** With an opening tag at hand: goes on to its closing tag. */
  skip(): void {
    for (let depth = 1; depth > 0;) {
      if (!this.next()) throw new BrokenXml('ends too early')
      if (this.kind === 'open') depth += 1
      if (this.kind === 'close') depth -= 1
    }
  }

  /** The next tag or text inside `parent`; false at its closing tag. */
  within(parent: string): boolean {
    if (!this.next()) throw new BrokenXml('ends too early')
    return !(this.kind === 'close' && this.name === parent)
  }

  #renamedAttribute(name: string): string | null {
    const [prefix = '', local = ''] = name.split(':')
    for (const [own, usual] of this.#renamed) {
      if (usual === prefix && own !== prefix && own !== '') return this.attribute(`${own}:${local}`)
    }
    return null
  }

  #readText(): boolean {
    const end = this.#xml.indexOf('<', this.#at)
    const stop = end === -1 ? this.#xml.length : end
    this.text = decode(this.#xml.slice(this.#at, stop))
    this.#at = stop
    this.kind = 'text'
    return true
  }

  #readCdata(): boolean {
    const end = this.#xml.indexOf(']]>', this.#at)
    if (end === -1) throw new BrokenXml('ends too early')
    this.text = this.#xml.slice(this.#at + 9, end)
    this.#at = end + 3
    this.kind = 'text'
    return true
  }

  #readTag(): boolean {
    const xml = this.#xml
    const end = this.#tagEnd()
    if (xml.charCodeAt(this.#at + 1) === 0x2f) {
      const name = this.#usual(xml.slice(this.#at + 2, end).trim())
      if (this.#open.pop() !== name) throw new BrokenXml('tags do not match')
      this.#at = end + 1
      this.kind = 'close'
      this.name = name
      return true
    }
    const empty = xml.charCodeAt(end - 1) === 0x2f
    let stop = this.#at + 1
    const last = empty ? end - 1 : end
    while (stop < last && !isBlank(xml.charCodeAt(stop))) stop += 1
    this.#attributes = xml.slice(stop, last)
    if (this.#attributes.includes('xmlns')) this.#learnPrefixes()
    this.name = this.#usual(xml.slice(this.#at + 1, stop))
    this.#at = end + 1
    this.kind = 'open'
    if (empty) this.#closing = this.name
    else this.#open.push(this.name)
    if (this.#open.length > DEEPEST) throw new BrokenXml('nested too deeply')
    return true
  }

  /** The `>` that ends the tag, past any in a quoted value. */
  #tagEnd(): number {
    const xml = this.#xml
    let end = xml.indexOf('>', this.#at)
    for (let quoteAt = this.#at; end !== -1;) {
      const double = xml.indexOf('"', quoteAt)
      const single = xml.indexOf("'", quoteAt)
      const quote = double === -1 ? single : single === -1 ? double : Math.min(double, single)
      if (quote === -1 || quote > end) return end
      const close = xml.indexOf(xml[quote] ?? '"', quote + 1)
      if (close === -1) break
      quoteAt = close + 1
      if (close > end) end = xml.indexOf('>', close)
    }
    throw new BrokenXml('tag without end')
  }

  #learnPrefixes(): void {
    for (const match of this.#attributes.matchAll(
      /xmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/gu,
    )) {
      const usual = PREFIXES[match[2] ?? match[3] ?? '']
      const own = match[1] ?? ''
      if (usual !== undefined && usual !== own) this.#renamed.set(own, usual)
    }
  }

  #usual(name: string): string {
    if (this.#renamed.size === 0) return name
    const colon = name.indexOf(':')
    const usual = this.#renamed.get(colon === -1 ? '' : name.slice(0, colon))
    return usual === undefined ? name : `${usual}:${name.slice(colon + 1)}`
  }

  #skipPast(mark: string): void {
    const end = this.#xml.indexOf(mark, this.#at)
    if (end === -1) throw new BrokenXml('ends too early')
    this.#at = end + mark.length
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function decode(raw: string): string {
  if (!raw.includes('&')) return raw
  return raw.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code =
      name[1] === 'x' || name[1] === 'X'
        ? Number.parseInt(name.slice(2), 16)
        : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
