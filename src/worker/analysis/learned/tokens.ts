/** What is longer is two words, or two figures. */
const LONGEST_WORD = 40
const LONGEST_FIGURE = 21
const LONGEST_SUM = 15

/**
 * Reads texts in lower case into the numbers that `numberOf` gives to their tokens: words of the
 * letters a to z and the apostrophe, sums ("$ 1,250.00", told as "$"), shares ("12.5 %", told as
 * "0%"), other figures ("0") and tick boxes. Read letter by letter, since every sentence comes here
 * several times and a pattern would copy each word of it.
 */
export function tokenReader(numberOf: (token: string) => number): (text: string) => number[] {
  const words = new NumberedWords(numberOf)
  const [sum, share, figure] = [numberOf('$'), numberOf('0%'), numberOf('0')]
  const [unticked, ticked] = [numberOf('☐'), numberOf('☒')]
  return (text) => {
    const numbers: number[] = []
    let at = 0
    while (at < text.length) {
      const code = text.charCodeAt(at)
      let end = at + 1
      if (isLetter(code)) {
        end = words.endOfWord(text, at)
        numbers.push(words.last)
      } else if (isDigit(code)) {
        const whole = endOf(text, at, LONGEST_FIGURE, isInFigure)
        end = endOfShare(text, whole)
        numbers.push(end === whole ? figure : share)
      } else if (code === DOLLAR) {
        const from = text.charCodeAt(at + 1) === BLANK ? at + 2 : at + 1
        if (isDigit(text.charCodeAt(from))) {
          end = endOfCents(text, endOf(text, from, LONGEST_SUM, isInSum))
          numbers.push(sum)
        }
      } else if (code === UNTICKED) {
        numbers.push(unticked)
      } else if (code === TICKED) {
        numbers.push(ticked)
      }
      at = end
    }
    return numbers
  }
}

/** A paper says the same few hundred words again and again: each is numbered once. */
class NumberedWords {
  readonly #numberOf: (word: string) => number
  readonly #known = new Map<number, { readonly word: string; readonly number: number }>()
  /** The number of the word that was read last. */
  last = 0

  constructor(numberOf: (word: string) => number) {
    this.#numberOf = numberOf
  }

  /** Reads the word that begins at an offset; gives where it ends. */
  endOfWord(text: string, from: number): number {
    const most = Math.min(text.length, from + LONGEST_WORD)
    let hash = FNV_OFFSET
    let end = from
    while (end < most && isLetter(text.charCodeAt(end))) {
      hash = Math.imul(hash ^ text.charCodeAt(end), FNV_PRIME)
      end += 1
    }
    const known = this.#known.get(hash)
    // Two words may have one hash.
    const isSame = known?.word.length === end - from && text.startsWith(known.word, from)
    this.last = isSame ? known.number : this.#remember(hash, text.slice(from, end))
    return end
  }

  #remember(hash: number, word: string): number {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    const number = this.#numberOf(word)
    this.#known.set(hash, { word, number })
    return number
  }
}

const MOST_KNOWN = 30_000

function endOf(text: string, from: number, longest: number, is: (code: number) => boolean): number {
  const most = Math.min(text.length, from + longest)
  let end = from
  while (end < most && is(text.charCodeAt(end))) end += 1
  return end
}

/** Behind "%", which may stand one blank away; `from` where there is none. */
function endOfShare(text: string, from: number): number {
  const at = text.charCodeAt(from) === BLANK ? from + 1 : from
  return text.charCodeAt(at) === PERCENT ? at + 1 : from
}

function endOfCents(text: string, from: number): number {
  if (text.charCodeAt(from) !== POINT || !isDigit(text.charCodeAt(from + 1))) return from
  return isDigit(text.charCodeAt(from + 2)) ? from + 3 : from + 2
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || code === APOSTROPHE
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isInSum(code: number): boolean {
  return isDigit(code) || code === COMMA
}

function isInFigure(code: number): boolean {
  return isDigit(code) || code === COMMA || code === POINT || code === SLASH
}

const BLANK = 32
const DOLLAR = 36
const PERCENT = 37
const APOSTROPHE = 39
const COMMA = 44
const POINT = 46
const SLASH = 47
const UNTICKED = 0x26_10
const TICKED = 0x26_12
const FNV_OFFSET = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93
