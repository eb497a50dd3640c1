import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

/** A number by which a paper names an instrument, an approval, a plan or a company. */
export type ToldNumber = {
  /** "mortgage", "approval", "plan of lot 22", "company". */
  readonly of: string
  /** Without blanks, in capitals: what is compared. */
  readonly key: string
  readonly printed: string
  readonly text: string
  readonly page: number
  /** The same for two places of one paper. */
  readonly paper: string
  readonly zone: PageKind
  readonly span: Span
}

export const TOLD_NUMBER_PATTERNS = wordings({
  instrument:
    /\b(mortgage|caveat|covenant|encumbrance|memorial|notification|lease|profit a prendre)s?\b(?: (?:no\.?|number|dealing|instrument|registered|dealing no\.?)){0,2}[ :#]{1,3}([A-Z]{0,2} ?\d{5,10}[A-Z]?)\b(?! ?(?:m2|m²|\/))/i,
  numberFirst:
    /(?<![$,./\d])\b([A-Z]{0,2}\d{5,10}[A-Z]?)[ ,:|-]{1,3}(?:\d{1,2}\/\d{1,2}\/\d{2,4},? )?(?:discharge of )?(?:restrictive |positive |public )?(mortgage|caveat|covenant|encumbrance|memorial|notification|lease|profit a prendre)\b/i,
  approval:
    /\b(?:permit|consent|approval|application|development|DA|licence)s?\b(?: ?(?:no\.?|number|ref\.?|DA|D\.A\.|application|consent|approval|permit)){0,3}[ :#|]{0,3}((?:[A-Z]{1,5}[ -]?)?\d{1,6}(?:[/-][A-Z]{0,4}\d{1,6}){1,3}|[A-Z]{2,5}\d{4,8})\b/i,
  plan: /\blot ([A-Z]?\d{1,5})\b[^.;]{0,24}?\b(?:diagram|(?:deposited|strata|survey|title|units?|community|registered|filed) plan|plan of (?:subdivision|consolidation)|plan|DP|SP|PS|LP|TP|CP|RP|UP)(?: no\.?)? ?((?:PS|LP|TP|CP|RP|SP|DP|CS)? ?\d{4,7}[A-Z]?)\b/i,
  company: /\bA\.?C\.?N\.?(?: no\.?)?[ :|]{0,3}((?:\d{3} ?){2}\d{3})(?! ?\d)/i,
  date: /^\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4})$|^(?:19|20)\d{2}[/-](?:(?:19|20)?\d{2})$|^\d{1,4}\/(?:SP|DP)/i,
  digits: /\d/,
})

const KINDS: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'title-search',
  'plan',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'building-permit',
  'building-report',
  'annexure',
  'other',
]

/** Every such number, in document order. */
export function toldNumbers(doc: Doc): ToldNumber[] {
  const found: ToldNumber[] = []
  for (const { text, span, zone, block } of passagesIn(doc, KINDS)) {
    if (!TOLD_NUMBER_PATTERNS.digits.test(text)) continue
    const tell = (of: string, printed: string) => {
      const key = printed.replaceAll(/[\s-]/g, '').toUpperCase()
      const page = doc.pageAt(span.start)
      // A title lists what is on it over several pages.
      const isListed = zone === 'title-search' && !of.startsWith('plan')
      const paper = isListed ? zone : `${block.partIndex}/${page}`
      found.push({ of, key, printed, text, page, paper, zone, span })
    }
    const here = new Set<string>()
    for (const [, name = '', number = ''] of matchesOf(text, P.instrument)) {
      here.add(number)
      tell(name.toLowerCase(), number)
    }
    for (const [, number = '', name = ''] of matchesOf(text, P.numberFirst))
      if (!here.has(number)) tell(name.toLowerCase(), number)
    for (const [, number = ''] of matchesOf(text, P.approval))
      if (!P.date.test(number.trim()) && number.length > 4)
        tell('approval', number.trim().replace(/^[A-Z]{1,5}[ -]?(?=\d{4,6}[/-])/i, ''))
    for (const [, lot = '', number = ''] of matchesOf(text, P.plan))
      tell(`plan of lot ${lot.toUpperCase()}`, number.replaceAll(/[^0-9]/g, ''))
    for (const [, number = ''] of matchesOf(text, P.company)) tell('company', number)
  }
  return found
}

const P = TOLD_NUMBER_PATTERNS
