import { joinMarkers } from '../markers.ts'
import type { DraftLine } from '../page-text.ts'

/** What a Word body is in reading order, before it is cut into pages. */
export type Token =
  | { readonly kind: 'line'; readonly line: DraftLine }
  | { readonly kind: 'page-break' }
  /** Begins a page only where something already stands on this one. */
  | { readonly kind: 'page-start' }
  | { readonly kind: 'picture' }

/** One paragraph while it is being read. */
export class ParagraphBuilder {
  /** Text boxes and footnotes that hang on the paragraph; they follow it. */
  readonly after: Token[] = []
  readonly #tokens: Token[] = []
  readonly #headingLevel: number | null
  #label: string
  #text = ''
  #letters = 0
  #boldLetters = 0
  #fontSize: number | null = null
  #first = true
  #pictures = false

  constructor(label: string, headingLevel: number | null) {
    this.#label = label
    this.#headingLevel = headingLevel
  }

  /** How much was read so far: grows with everything that can be seen. */
  get extent(): number {
    return this.#text.length + this.#tokens.length + this.after.length + (this.#pictures ? 1 : 0)
  }

  add(text: string, bold: boolean, fontSize: number | null): void {
    this.#text += text
    const letters = text.trim().length
    this.#letters += letters
    if (bold) this.#boldLetters += letters
    if (letters > 0) this.#fontSize ??= fontSize
  }

  newLine(): void {
    this.#endLine()
  }

  pageBreak(): void {
    this.#endLine()
    this.#tokens.push({ kind: 'page-break' })
    this.#first = true
  }

  picture(): void {
    this.#pictures = true
  }

  finish(): Token[] {
    this.#endLine(true)
    const pictures: Token[] = this.#pictures ? [{ kind: 'picture' }] : []
    return [...this.#tokens, ...pictures, ...this.after]
  }

  #endLine(last = false): void {
    const label = this.#label
    // A number stands even before an empty paragraph, but not before a break that comes first.
    if (this.#text.trim() === '' && (label === '' || !last)) {
      this.#text = ''
      return
    }
    this.#label = ''
    const parts = splitTabs(`${label}${this.#text.trim()}`)
    this.#text = ''
    this.#tokens.push({
      kind: 'line',
      line: {
        parts,
        table: parts.length > 1,
        headingLevel: this.#headingLevel,
        fontSize: this.#fontSize,
        bold: this.#boldLetters * 2 > this.#letters,
        startsBlock: this.#first,
      },
    })
    this.#first = false
  }
}

/** Tabs part a label from its value; after a typed clause number they are only a blank. */
function splitTabs(text: string): string[] {
  const parts = joinMarkers(text.split('\t'))
  return parts.length > 0 ? parts : ['']
}
