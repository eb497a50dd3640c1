import type { Block, Doc } from '../../document.ts'
import type { Kind } from './outgoing-words.ts'

import { LEVY_PAPER } from './outgoing-words.ts'

/**
 * What a heading or the head of a table above says of every amount below it: "Outgoings (annual)".
 * Null where the block stands in no list of outgoings.
 */
export function listOfOutgoings(doc: Doc, block: Block): { yearly: boolean } | null {
  for (let index = block.index; index > block.index - 9; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return null
    const opening = above.text.slice(0, 140)
    const first = above.cells?.[0]
    const head = first === undefined ? opening : doc.text.slice(first.start, first.end)
    if (LIST_HEAD.test(index === block.index ? head : opening))
      return { yearly: YEARLY.test(opening) }
    if (index < block.index && above.text.length > 240) return null
  }
  return null
}

const LIST_HEAD =
  /\boutgoings?\b|\brates,? (?:taxes|and taxes|charges|and charges)\b|\btaxes,? charges\b|\b(?:accounts|amounts|figures) (?:for|to be) adjust/i
const YEARLY =
  /\b(?:annual(?:ly)?|per annum|p\.a\.?|yearly|(?:each|per|a) year|for the year)(?!\w)/i

/** "REVENUESA LAND TAX" above the rows of a paper that tells its rates by other names. */
export function isBelowLandTax(doc: Doc, block: Block, home: boolean): boolean {
  const reach = home ? HEAD_REACH : HEAD_REACH - 2
  for (let index = block.index - 1; index >= block.index - reach; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return false
    if (/^land tax\b/i.test(above.text) || (home && /\bland tax\b/i.test(above.text.slice(0, 80))))
      return above.text.length < 80 || /^land tax\b/i.test(above.text)
    if (LEVY_PAPER.test(above.text)) return false
    if (!home && above.text.length < 100 && OTHER_BILL.test(above.text)) return false
  }
  return home && isTitledLandTax(doc, block)
}

/** The head of a certificate may stand many lines above: the applicant, the land and its owner come first. */
function isTitledLandTax(doc: Doc, block: Block): boolean {
  for (let index = block.index - 1; index >= block.index - TITLE_REACH; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex || above.page !== block.page) return false
    if (LEVY_PAPER.test(above.text) && !/\bland tax\b/i.test(above.text)) return false
    if (LAND_TAX_TITLE.test(above.text)) return true
  }
  return false
}

const TITLE_REACH = 20
const LAND_TAX_TITLE =
  /^\W{0,3}(?:(?:clearance )?certificate (?:of|as to|about) |(?:notice|statement) of )?land tax\b(?: (?:clearance|status|assessment|search))?(?: (?:certificate|notice|statement|advice|payable))?\b.{0,30}$/i

const HEAD_REACH = 5
const OTHER_BILL =
  /\b(?:council|shire|city|water|sewer\w*|utilities|strata|owners|insurance|meter)\b/i

/** "Service charges for the year" right below the name of the water company that wrote them. */
export function isBelowIssuer(doc: Doc, block: Block, kind: Kind, before: string): boolean {
  const issuer = ISSUERS[kind]
  if (issuer === undefined || !OF_ISSUER.test(before)) return false
  for (let index = block.index - 1; index >= block.index - ISSUER_REACH; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== block.page) return false
    if (above.text.length < 100 && issuer.test(above.text)) return true
    if (above.text.includes('$')) return false
  }
  return false
}

const ISSUERS: Readonly<Partial<Record<Kind, RegExp>>> = {
  'water-rates':
    /\b(?:\w*water|utilities)\b[^$]{0,30}\b(?:certificate|statement|account|bill|advice|notice|corporation|extract)\b/i,
}
const OF_ISSUER =
  /\b(?:service|access|supply|fixed|availability)\b[^$]{0,20}\b(?:charges?|fees?)\b/i
const ISSUER_REACH = 3
