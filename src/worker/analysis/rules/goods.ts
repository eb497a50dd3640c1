import type { Doc, Span } from '../document.ts'
import { everywhere } from '../wording/everywhere.ts'
import { wordings } from '../wording/wordings.ts'
import { passagesIn } from './passages.ts'

/** A thing that the papers say goes with the property, or does not. */
export type Good = {
  /** "solar panel": without article, in the singular. */
  readonly name: string
  readonly head: string
  /** The words that tell this one from others of its kind. */
  readonly marks: ReadonlySet<string>
  readonly span: Span
  readonly text: string
}

export const GOODS_PATTERNS = wordings({
  included:
    /^(?:(?:item )?\(?[A-Z0-9.]{1,5}[.)]?[ |]{1,3})?(?:inclusions?|included(?: (?:chattels|items|fixtures|goods|in (?:the )?(?:sale|price)))?|(?:chattels|goods|items|fixtures|property|things|fittings)(?:,? (?:and|&) (?:chattels|goods|fittings|fixtures))?(?: (?:included|sold))?(?: (?:with the (?:land|property)|in (?:the )?(?:sale|price)))?)\b(?! (?:not|excluded|reserved|retained|that|is|are|must|may|of|which|left|for|or|to|was|were|be|report|address))[ :|-]{1,4}/i,
  excluded:
    /^(?:(?:item )?\(?[A-Z0-9.]{1,5}[.)]?[ |]{1,3})?(?:exclusions?|excluded(?: (?:chattels|items|fixtures|goods|from (?:the )?(?:sale|price)))?|not (?:included|sold)|(?:chattels|goods|items|fixtures|property|things|fittings)(?: (?:and|&) (?:chattels|goods|fittings|fixtures))? (?:not (?:included|sold)|excluded|reserved|retained)(?: (?:from|with|in) the (?:sale|price))?)\b(?! (?:that|is|are|must|may|of|which))[ :|-]{1,4}/i,
  /** Where the other list begins within the same line. */
  excludedWithin:
    /\b(?:exclusions?|fixtures excluded|excluded (?:fixtures|chattels|items)|not included)[ :|]{1,3}/i,
  stays:
    /\b(?:is|are) (?:also |all )?(?:included(?: in the (?:price|sale)\b| with\b|[.;,]|$)|sold with\b)|\b(?:goes?|pass(?:es)?) (?:to the (?:buyer|purchaser)|with the (?:house|land|property|sale))\b|\bforms? part of the (?:sale|property)\b/i,
  out: /\b(?:is|are|was|were|being) (?:all )?(?:withheld|excluded|not (?:included|part of|sold|for sale|the (?:vendor|seller)'s)|leased|rented|hired|financed|lent|on (?:hire|loan|lease)|under (?:a )?(?:finance|lease|rental|hire)|to be (?:removed|taken|collected|retained)|(?:owned|retained|kept) by|(?:the )?property of|the tenant's)\b|\bremains? (?:the )?(?:property of|(?:with|owned by) the (?:vendor|seller|tenant))\b|\bbelongs? to (?!(?:the )?(?:vendor|seller|owner|property|house|lot|buyer|purchaser)s?\b(?!'))|\b(?:will|is to|are to|must|shall) be (?:taken|removed|collected|kept|retained|returned)\b|\bdo(?:es)? not (?:pass|form|go with|stay|come with)\b|\bstays? with the (?:vendor|seller)\b|\bnone (?:is|are) included\b|\bnone (?:on site|fitted|installed)\b|\bspace only\b|\b(?:has|have) been (?:removed|sold|repossessed)\b|\b(?:leased|rented|hired|on hire|on lease) from\b/i,
  /** "With it go the oven and the blinds", "the vendor leaves the shed": what follows stays. */
  goesWith:
    /\b(?:with (?:it|the (?:land|property|house|home|unit|lot|place)) (?:go|goes|come|comes|pass|passes|are sold|is sold)|(?:included|sold) (?:with|in) the (?:land|property|house|sale|price|unit|lot) (?:are|is)|(?:sale|price|purchase price|property|contract) (?:also )?(?:includes|covers|takes in)|together with the (?:goods|chattels)(?: of)?:?|(?:vendor|seller)s? (?:leaves?|will leave|is to leave|must leave)(?: behind)?)\b:?/i,
  takes:
    /\b(?:vendor|seller|owner)s? (?:(?:will|may|shall|must|is to|are to|is entitled to|has the right to) )?(?:keeps?|retains?|removes?|takes?|carr(?:y|ies)|withholds?|reserves?|disconnects?)(?: (?:away|off|out|with (?:him|her|it|them)))?\b(?! (?:care|title|possession|the risk|steps|part))/i,
  /** Behind what the vendor takes along: "goes with the vendor". */
  leaves:
    /\b(?:goes?|leaves?|is to leave|are to leave|will (?:go|leave)|moves?) with the (?:vendor|seller|owner)s?\b|\b(?:is|are|forms?) no part of the (?:sale|goods|chattels|property)\b|\b(?:may|will|is to|are to|must|shall) (?:be )?(?:\w{4,14} and )?(?:taken|removed|carried) (?:away |off )?by the (?:vendor|seller|owner)s?\b/i,
  /** What stands before the thing that a sentence is about. */
  opening:
    /^(?:.{0,300}:|.{0,60}\b(?:agree[ds]?|acknowledges?|states?|confirms?|understood|noted|accepts?|warrants?) that\b)/i,
  unsure:
    /\b(?:nothing|no (?:item|thing|fixture|other|part(?! of the (?:sale|goods|chattels|property)))|none of|whose|if|unless|whether|may be removed|not be (?:taken|removed)|old|former|previous|replac\w{1,6}|neighbour\w{0,3}|for example|optional|upgrade)\b/i,
  aside: /\b(?:except|other than|save for|excluding|apart from|but not|not including)\b/i,
  box: /[☐☒]/,
  ticked: /☒ ?([^☐☒]{2,60})/i,
  cut: /\s(?:with|which|that|in|on|at|to|of|from|for|as|as seen|by|above|under|between|being|made|including|listed|numbered|and its|is|are|was)\b|[(:.]|\d/i,
  noGood: /\b(?:property|land|lot|scheme|contract|price|purchaser|buyer|notice|certificate)\b/i,
  place: /(?:in|on|at|to|of|under|above|by|between)$/i,
  parts: /[,;|•]|\band\b|&| \/ | - /i,
  climate:
    /\breverse[- ]cycle(?: split)?(?: (?:units?|systems?|air[- ]?condition(?:ers?|ing)))?\b|\bsplit[- ]?systems?(?: air[- ]?condition(?:ers?|ing))?\b|\bsplit (?:units?|air[- ]?condition(?:ers?|ing))\b|\bair[- ]?condition(?:ers?|ing)(?: units?)?\b|\bheating and cooling(?: units?| systems?)?\b/i,
  solar:
    /\bsolar (?:pv )?(?:panels?|systems?|array)(?: system)?\b|\bphotovoltaic (?:panels?|system)\b/i,
  water: /\bhot water (?:services?|systems?|units?|heaters?|cylinders?)\b/i,
  window: /\bwindow (?:coverings?|furnishings?|treatments?)\b/i,
  hood: /\brange ?hoods?\b/i,
  fridge: /\bfridges?\b/i,
})

const KINDS = [
  'particulars',
  'contract-form',
  'special-conditions',
  'annexure',
  'other',
  'vendor-statement',
  'building-report',
  'plan',
  'rates-certificate',
] as const

const SMALL = new Set(
  'the a an all any each every both some one two three four its his her their vendor seller and other only also item items nil none no not as per see list above said away off out leaving'.split(
    ' ',
  ),
)

/** What is told to go with the property, and what not, in every paper. */
export function goodsIn(doc: Doc): { readonly included: Good[]; readonly excluded: Good[] } {
  const included: Good[] = []
  const excluded: Good[] = []
  for (const { text, span } of passagesIn(doc, KINDS)) {
    if (text.length > 900) continue
    const within = GOODS_PATTERNS.excluded.exec(text)
    if (within !== null) {
      excluded.push(...listed(text.slice(within[0].length), span, text))
      continue
    }
    const list = GOODS_PATTERNS.included.exec(text)
    if (list !== null) {
      const rest = text.slice(list[0].length)
      const end = GOODS_PATTERNS.excludedWithin.exec(rest)
      included.push(...listed(end === null ? rest : rest.slice(0, end.index), span, text))
      if (end !== null) excluded.push(...listed(rest.slice(end.index + end[0].length), span, text))
    }
    const out = GOODS_PATTERNS.out.exec(text) ?? GOODS_PATTERNS.leaves.exec(text)
    if (out !== null && !GOODS_PATTERNS.unsure.test(text)) {
      const from = Math.max(0, out.index - 160)
      excluded.push(...listed(text.slice(from, out.index), span, text, true))
    } else if (GOODS_PATTERNS.takes.test(text) && !GOODS_PATTERNS.unsure.test(text)) {
      const takes = GOODS_PATTERNS.takes.exec(text)
      const at = (takes?.index ?? 0) + (takes?.[0].length ?? 0)
      excluded.push(...listed(text.slice(at, at + 160), span, text))
    } else if (list === null && GOODS_PATTERNS.goesWith.test(text)) {
      const goes = GOODS_PATTERNS.goesWith.exec(text)
      const at = (goes?.index ?? 0) + (goes?.[0].length ?? 0)
      const sentence = text.slice(at, at + 300).split('. ')[0] ?? ''
      if (!GOODS_PATTERNS.unsure.test(text)) included.push(...listed(sentence, span, text))
    } else if (list === null && out === null) {
      const stays = GOODS_PATTERNS.stays.exec(text)
      if (stays !== null && !GOODS_PATTERNS.unsure.test(text))
        included.push(...listed(text.slice(0, stays.index), span, text, true))
    }
  }
  return { included, excluded }
}

/** The things named in a list; of a sentence, what stands behind its label. */
function listed(words: string, span: Span, text: string, isSentence = false): Good[] {
  const own = isSentence ? words.replace(GOODS_PATTERNS.opening, '') : words
  const parts = GOODS_PATTERNS.box.test(own)
    ? [...own.matchAll(everywhere(GOODS_PATTERNS.ticked))].flatMap(([, item = '']) =>
        item.replace(/^other:? ?/i, '').split(GOODS_PATTERNS.parts),
      )
    : alike(own).split(GOODS_PATTERNS.parts)
  return parts.slice(0, 60).flatMap((part) => {
    const good = goodOf(part, span, text)
    return good === null ? [] : [good]
  })
}

function goodOf(part: string, span: Span, text: string): Good | null {
  if (GOODS_PATTERNS.aside.test(part)) return null
  const bare = alike(part.trim()).replace(
    /^(?:\d{1,2} x |\(?[a-z]{0,2}\d{1,2}(?:\.\d{1,2})?[.)]? )/,
    '',
  )
  const cut = GOODS_PATTERNS.cut.exec(bare)
  const words = wordsOf(cut === null ? bare : bare.slice(0, cut.index))
  const head = words.at(-1)
  if (
    head === undefined ||
    GOODS_PATTERNS.noGood.test(words.join(' ')) ||
    head.length < 3 ||
    words.length > 5
  )
    return null
  const place =
    cut === null || !GOODS_PATTERNS.place.test(cut[0])
      ? []
      : wordsOf(bare.slice(cut.index + cut[0].length).split('(')[0] ?? '')
  return { name: words.join(' '), head, marks: new Set([...words, ...place]), span, text }
}

/** One word for what goes by several names. */
function alike(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(everywhere(GOODS_PATTERNS.climate), 'airconditioner')
    .replaceAll(everywhere(GOODS_PATTERNS.solar), 'solarpanel')
    .replaceAll(everywhere(GOODS_PATTERNS.water), 'hotwater')
    .replaceAll(everywhere(GOODS_PATTERNS.window), 'windowcovering')
    .replaceAll(everywhere(GOODS_PATTERNS.hood), 'rangehood')
    .replaceAll(everywhere(GOODS_PATTERNS.fridge), 'refrigerator')
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^a-z-]/)
    .filter((word) => word.length > 1 && !SMALL.has(word))
    .map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word))
}
