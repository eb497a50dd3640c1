import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { EXCHANGES, WHOLE_SHAPES } from './word-change-shapes.ts'

/** What a sentence does to the words of a clause that it names by number. */
export type WordChange = {
  /** "9.1", "7.1.1", "9.1(c)". */
  readonly clause: string
  readonly kind: 'replace' | 'omit' | 'insert' | 'whole'
  /** The words taken out; for `insert` those beside which others are put in. Empty if not told. */
  readonly old: string
  readonly now: string
  /** Which of several places is meant, from 0; -1 the last one, null all or the only one. */
  readonly nth: number | null
  /** Sentences or paragraphs are taken out that are named and not quoted: "paragraphs (c) and (d)". */
  readonly isNamed: boolean
}

export const WORD_CHANGE_PATTERNS = wordings({
  quoted: /"([^"]{1,300})"|(?<!\w)'([^']{1,200})'(?!\w)/i,
  clause:
    /\b(?<own>special |additional |further |extra )?(?:(?:printed|general|standard|law society) )?(?:(?:sub-?)?(?:conditions?|clauses?|terms?)|cl\.?|GCs?|SCs?|provisions?) ?(?<number>\d{1,2}(?:\.\d{1,3}){0,3}[A-Z]?(?: ?\([a-z\d]{1,4}\)){0,2})\b(?<of> of (?:the|this|that|an?) (?:\w{4,12} )?(?:lease|by-?laws?|deed|mortgage|agency|tenancy|memorandum|constitution|rules|special|annexure|schedule))?/i,
  bare: /(?<=\b(?:in|and|of|to) )(?<number>\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?=[,:;) ])(?! ?(?:m\b|metres?|ha\b|hectares?|%|per cent|square|million|kW))/i,
  named:
    /\b(?:sub-?)?(?:paragraphs?|clauses?|items?) (?:\([a-z\d]{1,4}\)|and|or|[,& ]){1,14}(?<=\))|\bthe (?:first|second|third|last|final|closing|opening) (?:\w{3,5} )?(?:sentences?|paragraphs?|words|lines?|limb)\b|\b(?:proviso|exception)\b(?= (?:is|to))/i,
  /** The numbers of the marks themselves stand beside their signs. */
  figure:
    /(?<![‹«§\d])(?:\$ ?\d[\d,.]{0,12}(?<=\d)|\b\d[\d,.]{0,9}(?<=\d)|\b(?:nil|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty(?:[- ]one|[- ]eight)?|twenty|thirty|sixty|ninety))(?: \([^)]{1,14}\))?(?:(?: ?%| per ?cent(?:um)?| (?:clear |business |working |calendar )?(?:days?|weeks?|months?|years?|hours?))(?: per annum)?)?(?![›»¶\d])/i,
  varied: /\b(?:amended|varied|altered|changed|modified|variations?|amendments?)\b/i,
  row: /^(?:GC ?|cl\.? ?|clause )?(\d{1,2}(?:\.\d{1,3}){0,3})(?:[.):]|\b)/i,
  ordinal:
    /\bwhere (?:it )?(?:is )?(first|second|secondly|third|last|lastly)\b|\bfirst (?:place|time)\b/i,
  kept: /\b(?:un(?:changed|amended|altered|varied)|(?:is|are|stays?) (?:not|as)|no amendment)\b/i,
})

type Token = { readonly text: string; readonly isNamed: boolean }
type Mention = { readonly number: string; readonly isOwn: boolean }
type Marked = {
  readonly words: string
  readonly tokens: readonly Token[]
  readonly clauses: readonly Mention[]
}

/**
 * Every change of words that a text makes in a clause named by its number. `before` is what it is
 * read with (the stem of its list): there the clause may be named.
 */
export function wordChangesIn(text: string, before = '', clauseAbove = ''): WordChange[] {
  if (!MAY_CHANGE.test(text)) return []
  const marked = mark(text)
  const above = mark(before).clauses.at(-1)
  const fallback: Mention | undefined =
    above ?? (clauseAbove === '' ? undefined : { number: clauseAbove, isOwn: false })
  if (marked.clauses.length === 0 && fallback === undefined) return []
  const changes = exchanges(marked, fallback)
  return changes.length > 0 ? changes : wholes(marked)
}

/** What no change of words does without. */
const MAY_CHANGE =
  /\b(?:read|substitut|replac|delet|omit|struck|strik|insert|add|becomes?|left out|leav|chang|amend|alter|vari|remov|instead|in (?:place|lieu|its|their)|were|without|reduced|increased|raised|lowered|shortened|extended|taken out|cross|excluded|not apply|ignored|disregarded)/i

/** The text with its quotations, figures and clauses each marked by a number. */
function mark(text: string): Marked {
  const { quoted, clause, bare, named, figure } = WORD_CHANGE_PATTERNS
  const tokens: Token[] = []
  const clauses: Mention[] = []
  const put = (words: string, isNamed = false): number => tokens.push({ text: words, isNamed }) - 1
  const mention = (groups: Record<string, string | undefined>): string =>
    `§${clauses.push({ number: (groups['number'] ?? '').replaceAll(' ', ''), isOwn: groups['own'] !== undefined || groups['of'] !== undefined }) - 1}¶`
  const words = text
    .replaceAll(/[‹›«»§¶]/g, ' ')
    .replaceAll(
      everywhere(quoted),
      (_whole, double?: string, single?: string) => `‹${put(double ?? single ?? '')}›`,
    )
    .replaceAll(everywhere(clause), (...found) => mention(groupsOf(found)))
    .replaceAll(everywhere(bare), (...found) => mention(groupsOf(found)))
    .replaceAll(everywhere(named), (whole) => `‹${put(whole, true)}›`)
    .replaceAll(everywhere(figure), (whole) => `«${put(whole)}»`)
  return { words, tokens, clauses }
}

function groupsOf(found: readonly unknown[]): Record<string, string | undefined> {
  // The last argument of a replacer holds the named groups where a pattern has some.
  return found.at(-1) as Record<string, string | undefined>
}

/** Words for words, words put in and words taken out; none is read twice. */
function exchanges(marked: Marked, fallback: Mention | undefined): WordChange[] {
  const changes: WordChange[] = []
  const used = new Set<number>()
  for (const [kind, shapes] of EXCHANGES) {
    for (const found of shapes.flatMap((one) => [...marked.words.matchAll(everywhere(one))])) {
      const { old = '', now = '' } = found.groups ?? {}
      const places = [old, now].filter(Boolean).map(placeOf)
      if (places.some((place) => used.has(place))) continue
      const clause = clauseFor(marked, found, fallback)
      const [first, second] = [old, now].map((sign) => marked.tokens[placeOf(sign)])
      for (const place of places) used.add(place)
      if (clause === undefined || clause.isOwn) continue
      // Of two figures without their words, only those of one kind change places.
      if (first !== undefined && second !== undefined && unlikeFigures(old, first, now, second)) {
        continue
      }
      changes.push({
        clause: clause.number,
        kind,
        old: first?.text.trim() ?? '',
        now: second?.text.trim() ?? '',
        nth: ordinalBehind(marked.words.slice(found.index, found.index + found[0].length + 40)),
        isNamed: first?.isNamed ?? false,
      })
    }
  }
  return changes
}

function placeOf(sign: string): number {
  return Number.parseInt(sign.slice(1), 10)
}

const UNIT = /\b(?:day|week|month|year|hour)|%|per ?cent|\$/i

function unlikeFigures(old: string, first: Token, now: string, second: Token): boolean {
  if (!old.startsWith('«') || !now.startsWith('«')) return false
  return unitOf(first.text) !== unitOf(second.text)
}

function unitOf(figure: string): string {
  return (UNIT.exec(figure)?.[0] ?? '').toLowerCase().replace(/^per ?cent$/, '%')
}

/** The clause last named before the change, or in it; else the next; else what it is read with. */
function clauseFor(
  { words, clauses }: Marked,
  found: RegExpMatchArray,
  fallback: Mention | undefined,
): Mention | undefined {
  const end = (found.index ?? 0) + found[0].length
  const before = [...words.slice(0, end).matchAll(CLAUSE_MARK)].at(-1)
  if (before !== undefined) return clauses[Number(before[1])]
  if (fallback !== undefined) return fallback
  const after = CLAUSE_MARK_NEXT.exec(words.slice(end, end + 80))
  return after === null ? undefined : clauses[Number(after[1])]
}

const CLAUSE_MARK = /§(\d{1,2})¶/g
const CLAUSE_MARK_NEXT = /§(\d{1,2})¶/

function ordinalBehind(words: string): number | null {
  const told = WORD_CHANGE_PATTERNS.ordinal.exec(words)
  if (told === null) return null
  const word = (told[1] ?? 'first').toLowerCase()
  if (word.startsWith('last')) return -1
  return ['first', 'second', 'third'].findIndex((name) => word.startsWith(name))
}

function wholes({ words, tokens, clauses }: Marked): WordChange[] {
  for (const one of WHOLE_SHAPES) {
    const found = one.exec(words)
    const clause = clauses[Number(found?.groups?.['at'])]
    if (found === null || clause === undefined || clause.isOwn) continue
    const now = plainWords(words.slice(found.index + found[0].length), tokens, clauses)
    if (now.length < 12) continue
    return [{ clause: clause.number, kind: 'whole', old: '', now, nth: null, isNamed: false }]
  }
  return []
}

/** The words behind their marks. */
function plainWords(words: string, tokens: readonly Token[], clauses: readonly Mention[]): string {
  return words
    .replaceAll(/[‹«](\d{1,2})[›»]/g, (_whole, place: string) => tokens[Number(place)]?.text ?? '')
    .replaceAll(
      /§(\d{1,2})¶/g,
      (_whole, at: string) => `clause ${clauses[Number(at)]?.number ?? ''}`,
    )
    .trim()
}
