import type { PageKind } from '#shared/report.ts'

import type { Block, Span } from '../../document.ts'
import { oncePerText, readForAll } from '../../wording/wordings.ts'
import { plainOf } from './plain.ts'

/**
 * A sentence, a table row or a heading: the unit in which rules read and quote. `plain` and `linked`
 * are worked out when they are first asked for, so a spread copy has neither.
 */
export type Passage = {
  readonly text: string
  readonly span: Span
  readonly block: Block
  readonly zone: PageKind
  /**
   * The passage with what it needs to be understood: the stem of its list ("The purchaser must
   * not:") before it. Rules match on this and quote `span`.
   */
  readonly full: string
  /** `full` in the few words that rules know (plain.ts), for patterns about who must do what. */
  readonly plain: string
  /** `plain`, behind the sentence that an opening "it" or "such sum" speaks of. */
  readonly linked: string
  /** The heading it stands under, within its part. */
  readonly heading: string
  /** The passages before and after it in its part; empty where there is none. */
  readonly previous: string
  readonly next: string
}

type Place = Pick<Passage, 'span' | 'block' | 'zone' | 'heading' | 'next'>

/** A passage of the words `full`, of which `text` stands at its place and the rest before it. */
export function passageOf(place: Place, text: string, full: string, previous: string): Passage {
  return new ReadPassage(place, new Words(text, full, previous))
}

/** The same passage as it would stand in a part of another kind. */
export function passageInZone(passage: Passage, zone: PageKind): Passage {
  if (!(passage instanceof ReadPassage)) throw new Error('a passage is made by passageOf')
  return passage.inZone(zone)
}

/** A sentence that cannot be understood without the one before it. */
const POINTS_BACK =
  /^(?:(?:however|instead|accordingly|in (?:that|such|either|any) (?:case|event)|if so|thereafter|until then),? )?(?:it|they|them|this|that|these|those|such|the same|he|she|failing which|whereupon|in (?:that|such) (?:case|event)|if (?:it|they|not|so|this|that)|otherwise)\b/i

const readPlain = oncePerText(
  (full: string) => readForAll(plainOf(readForAll(full))),
  (full) => full,
)

/** The words of a passage, in whatever part it is read: each way of putting them is found once. */
class Words {
  readonly text: string
  readonly full: string
  readonly previous: string
  #plain: string | null = null
  #linked: string | null = null

  constructor(text: string, full: string, previous: string) {
    this.text = text
    this.full = full
    this.previous = previous
  }

  get plain(): string {
    return (this.#plain ??= readPlain(this.full))
  }

  get linked(): string {
    return (this.#linked ??= POINTS_BACK.test(this.text)
      ? plainOf(`${this.previous.slice(-250)} ${this.full}`)
      : this.plain)
  }
}

/** A class and no literal with getters: V8 keeps such literals as slow dictionaries. */
class ReadPassage implements Passage {
  readonly text: string
  readonly span: Span
  readonly block: Block
  readonly zone: PageKind
  readonly full: string
  readonly heading: string
  readonly previous: string
  readonly next: string
  readonly #words: Words

  constructor({ span, block, zone, heading, next }: Place, words: Words) {
    this.text = words.text
    this.span = span
    this.block = block
    this.zone = zone
    this.full = words.full
    this.heading = heading
    this.previous = words.previous
    this.next = next
    this.#words = words
  }

  get plain(): string {
    return this.#words.plain
  }

  get linked(): string {
    return this.#words.linked
  }

  inZone(zone: PageKind): Passage {
    const { span, block, heading, next } = this
    return new ReadPassage({ span, block, zone, heading, next }, this.#words)
  }
}
