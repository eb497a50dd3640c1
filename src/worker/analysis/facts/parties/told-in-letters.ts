import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { fullName } from './full-name.ts'
import { plainCase } from '../forms/plain-case.ts'
import { namesIn } from './names.ts'

export type PartyRole = 'vendor' | 'purchaser'

/**
 * Who sells or buys by a paper that has no field for it: "Sale by Ann SAMPLE of 3 …", "which you are
 * buying from Ann SAMPLE", "I act for the seller, Ann SAMPLE". Only where nothing else tells it.
 */
export function toldInLetters(doc: Doc, role: PartyRole): Fact<string>[] {
  // A contract has fields; where none names a party, a wrong name is worse than none.
  if (doc.hasContract) return []
  for (const block of doc.blocks) {
    if (block.text.length > LONGEST || !TELLS.test(block.text)) continue
    const found = toldIn(doc, block, role)
    if (found.length > 0) return found
  }
  return []
}

function toldIn(doc: Doc, block: Block, role: PartyRole): Fact<string>[] {
  const { span } = block
  const text = withCellsMarked(block)
  for (const pattern of BEFORE_NAME[role]) {
    for (const match of matchesIn(text, pattern)) {
      const [whole, name] = match
      const from = match.index + (name === undefined ? whole.length : whole.indexOf(name))
      const [own = ''] = text.slice(from, from + LONGEST_NAME).split(BEHIND_NAME)
      const names = namesIn(own).filter(({ start }) => start < NEAR)
      if (names.length > 0)
        return names.map(({ name, start, end }) => {
          const place = { start: span.start + from + start, end: span.start + from + end }
          const value = IN_SHORT.test(name) ? fullName(doc, name) : name
          return factAt(doc, plainCase(value), place, 45, ['a name that the paper’s prose tells'])
        })
    }
  }
  return []
}

/** The text with a tab where a cell ends, so that a field ends there too; no offset moves. */
function withCellsMarked({ text, span, cells }: Block): string {
  let marked = text
  for (const { end } of cells ?? []) {
    const at = end - span.start
    if (marked.charAt(at) === ' ') marked = `${marked.slice(0, at)}\t${marked.slice(at + 1)}`
  }
  return marked
}

const TELLS =
  /\b(?:sale|sells?|selling|sold|seller|vendor|buy|buys|buying|bought|buyer|purchas(?:e|er|ing))\b/i
const NAME = String.raw`(?:\p{Lu}[\p{L}'-]*\.? ){1,4}\p{Lu}[\p{L}'-]+`
/** "Sale by Public Auction", "Vendor: FOR INFORMATION ONLY" */
const NOBODY = String.raw`(?:FOR|NOT|N\/A|[Pp]ublic|PUBLIC|[Pp]rivate|PRIVATE|[Aa]uction|AUCTION|[Tt]ender|TENDER)\b`
const told = (before: string, behind = '') =>
  new RegExp(`${before}(?!${NOBODY})(?=\\p{Lu}${behind})`, 'gu')

/** "Agent for the Seller: …" */
const NOT_FOR = String.raw`(?<!\b(?:for|of|by) (?:the )?)`

const BEFORE_NAME: Readonly<Record<PartyRole, readonly RegExp[]>> = {
  vendor: [
    told(String.raw`\b[Ss]ale by `),
    told(String.raw`\b(?:[Bb]uying|[Pp]urchas(?:e|ing)|[Bb]ought|[Bb]uys?)\b[^.;:]{0,60}?\bfrom `),
    told(String.raw`\b(?:[Ff]or|by|from|to) the (?:seller|vendor)s?,? `),
    told(
      String.raw`\b(?:[Vv]endor|[Ss]eller)s?(?: (?:on|of) the (?:title|contract|register))? (?:is|are) `,
    ),
    told(
      String.raw`${NOT_FOR}\b(?:VENDOR|SELLER|Vendor|Seller)s?(?: and registered (?:owner|proprietor)s?| \([^()]{3,40}\))?: ?`,
    ),
    told(String.raw`^(?:VENDOR|SELLER|Vendor|Seller)s?\t`),
    told(String.raw`\b[Ff]rom:? `, String.raw`[^.;:]{3,80} as (?:the )?(?:seller|vendor)s?\b`),
    new RegExp(
      String.raw`(?:^|[.;] |\p{Ll} )(${NAME}),? who (?:is|are) (?:the |our |your )?(?:seller|vendor|selling)s?\b`,
      'gu',
    ),
  ],
  purchaser: [
    told(String.raw`\b[Ss]ale by ${NAME} to `),
    told(String.raw`\b(?:[Ff]or|by|from|to) the (?:buyer|purchaser)s?,? `),
    told(String.raw`\b(?:our|the|your) (?:buyer|purchaser)s?(?: (?:is|are)|,) `),
    told(String.raw`${NOT_FOR}\b(?:PURCHASER|BUYER|Purchaser|Buyer)s?(?: \([^()]{3,40}\))?: ?`),
    told(String.raw`^(?:PURCHASER|BUYER|Purchaser|Buyer)s?\t`),
    told(String.raw`\b[Tt]o:? `, String.raw`[^.;:]{3,80} as (?:the )?(?:buyer|purchaser)s?\b`),
    new RegExp(`^(${NAME}),? (?:purchases?|buys|is buying|are buying)\\b`, 'gu'),
  ],
}
/** What stands behind the names: where they live, what they do, the next sentence. */
const BEHIND_NAME =
  /(?<!\b\p{Lu})[.;:](?:\s|$)|,? (?:of|at|in) (?=\d|unit |lot )|,? (?:who|which|whose|has|have|is|are|as|to|purchases?|buys)\b| - |[|\t]|\b(?:PURCHASER|BUYER|Purchaser|Buyer): /u
/** "K D Stroud", of whom another place tells all the names. */
const IN_SHORT = /^(?:\p{Lu}\.?\s?){1,4}(?=\p{Lu}[\p{L}'-]+$)/u
/** Longer, and it is a clause. */
const LONGEST = 700
const LONGEST_NAME = 140
const NEAR = 60
