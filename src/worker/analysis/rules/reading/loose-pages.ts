import type { Block, Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'

/** How an advertisement speaks, each sign of another kind; two together make one. */
export const LOOSE_PAGES = wordings({
  disclaims:
    /\b(?:prepared from information supplied|gathered from sources|sources (?:which |that )?we (?:believe|deem)|make their own (?:enquiries|inquiries)|should not rely (?:solely )?on (?:these|this) (?:particulars|information|brochure)|no warranty as to its accuracy|(?:do|does|can|will) not (?:warrant|guarantee|vouch for) (?:them|it|its|their|the) ?(?:accuracy|correctness)?[.,; ]|(?:have|has) not (?:been )?verified (?:it|them)\b|accepts? no (?:liability|responsibility) for any (?:error|inaccurac))/i,
  offers:
    /\b(?:price guide|offers (?:over|from|above)|for sale|expressions of interest|contact agent|fact sheet|property profile|open for inspection|inspections? (?:by|strictly by) appointment|by appointment|rental (?:estimate|appraisal)|listing agent)\b/i,
  rooms:
    /\b(?:[1-9] bed(?:room)?s?\b|[1-9] bath\b|bed(?:s|rooms)?\b[ |·,]{1,4}bath|(?:two|three|four|five) (?:\w{3,12} ){0,2}bedrooms\b)/i,
  praise:
    /\b(?:sunny|sun-?drenched|light-?filled|charming|stunning|leafy|immaculate|sought-?after|beautifully|low[- ]maintenance|deep garden|(?:moments|minutes|metres|stroll|walk) (?:from|to) (?:the |shops|school|station|beach|caf)|move in or|perfect for|entertain\w{2,4}|peace of mind|solid tenants|excellent tenants|quiet (?:street|pocket|court)|lifestyle)\b/i,
  /** … unless the parties themselves speak there. */
  parties:
    /\b(?:(?:purchaser|buyer|transferee)s? (?:must|shall|agrees|acknowledges|accepts)\b(?! (?:to )?(?:(?:make|rely|carry out|conduct|undertake|satisfy|verify)\b[^.;]{0,30}\b(?:their|its|his|her) own|(?:make|rely on|satisfy)\b[^.;]{0,30}\b(?:enquir|inquir|themsel)))|special conditions?\b|this contract\b)/i,
  greets: /(?:^|\n)\W{0,3}Dear [A-Z]/,
  encloses:
    /\b(?:we|I) (?:now )?(?:enclose|attach|forward|hand you)\b|\b(?:enclosed|attached|herewith)\b[^.]{0,30}\b(?:are|is|please find)\b|\bplease find\b|\benclosures?\b|\byours (?:faithfully|sincerely|truly)\b/i,
  /** What a letter itself agrees or asks is read. */
  bargains:
    /\b(?:side letter|we (?:confirm|record) (?:the|our) agreement|it is (?:hereby )?agreed|by (?:counter)?signing (?:this|below)|please (?:counter)?sign)\b/i,
})

const p = LOOSE_PAGES
const SIGNS = [p.disclaims, p.offers, p.rooms, p.praise]

type Sort = 'advert' | 'covering-letter' | null

const sorts = new WeakMap<Doc, Map<string, Sort>>()

/** What an agent prints to sell, which is no term and no record of anything. */
export function isAdvert(doc: Doc, block: Block): boolean {
  return sortOf(doc, block) === 'advert'
}

/** An advertisement, or the letter with which papers are sent: nothing on it binds anybody. */
export function bindsNobody(doc: Doc, block: Block): boolean {
  return sortOf(doc, block) !== null
}

/** Papers of several sorts lie in one part: each page of it is asked once. */
function sortOf(doc: Doc, { zone, partIndex, page }: Block): Sort {
  if (zone !== 'annexure' && zone !== 'other' && zone !== 'contract-form') return null
  const known = sorts.get(doc) ?? new Map<string, Sort>()
  sorts.set(doc, known)
  const key = `${partIndex}/${page}`
  const ready = known.get(key)
  if (ready !== undefined) return ready
  const text = (doc.parts[partIndex]?.blocks ?? [])
    .filter((block) => block.page === page)
    .map((block) => block.text)
    .join('\n')
  const sort = sorted(text, zone !== 'contract-form')
  known.set(key, sort)
  return sort
}

function sorted(text: string, isLoose: boolean): Sort {
  const signs = SIGNS.filter((sign) => sign.test(text)).length
  if (!p.parties.test(text) && signs >= 2) return 'advert'
  const isLetter = isLoose && p.greets.test(text) && p.encloses.test(text)
  return isLetter && !p.bargains.test(text) ? 'covering-letter' : null
}
