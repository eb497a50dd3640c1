import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { termsOf } from '../reading/passages.ts'

export const RELIED_ON_PATTERNS = wordings({
  /** "The purchaser has had the benefit of the report of Orrin Geotechnics and relies on it alone." */
  relies:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,60}\b(?:benefit of|rel(?:y|ies|ying|iance) (?:only |solely )?(?:up)?on|(?:has|have) (?:read|received|considered|been (?:given|handed|shown)))\b/i,
  report: /^[^.;]{0,60}?\breports? (?:of|by|from|prepared by|issued by) (?:messrs )?/i,
  /** The parties, and words that begin with a capital anywhere. */
  nobody:
    /^(?:the|vendor|seller|purchaser|buyer|agent|council|city|shire|building|pest|date|special|clause|annexure|schedule|its|his|her|their)s?$/i,
  /** Another paper that only speaks of the report. */
  spokenOf:
    /\b(?:reports?|advice|assessment|letter|file|drawings?|refer(?:s|red)?(?: to)?|see) ?(?:of|by|from|prepared by|to)? ?["'“‘]?(?:messrs )?$/i,
})

/** A report that the buyer is said to rely on, by whom it was made. */
export type ReliedOn = { readonly author: string; readonly span: Span }

/** The reports that a contract says its buyer relies on, and which no paper of the file holds. */
export function reportsReliedOn(doc: Doc): ReliedOn[] {
  return termsOf(doc).flatMap(({ text, span }) => {
    const relies = RELIED_ON_PATTERNS.relies.exec(text)
    if (relies === null) return []
    const behind = text.slice(relies.index + relies[0].length)
    const report = RELIED_ON_PATTERNS.report.exec(behind)
    if (report === null) return []
    const words = behind.slice(report[0].length).split(BETWEEN_WORDS, MOST_WORDS)
    const end = words.findIndex((word) => !NAME.test(word))
    const author = end < 0 ? words : words.slice(0, end)
    if (author.length === 0 || author.some((word) => RELIED_ON_PATTERNS.nobody.test(word)))
      return []
    return author.some((word) => isHere(doc, word)) ? [] : [{ author: author.join(' '), span }]
  })
}

/** Whether a paper outside the contract bears the name, other than to speak of the report. */
function isHere(doc: Doc, author: string): boolean {
  const named = new RegExp(`\\b${author}\\b`, 'gi')
  return doc.blocks.some(
    ({ zone, text }) =>
      !CONTRACT.has(zone) &&
      Array.from(text.matchAll(named)).some(
        ({ index }) =>
          !RELIED_ON_PATTERNS.spokenOf.test(text.slice(Math.max(0, index - REACH), index)),
      ),
  )
}

const REACH = 40
const MOST_WORDS = 3
const BETWEEN_WORDS = /[ .,;:()]+/
const NAME = /^[A-Z][A-Za-z'’-]{2,30}$/
const CONTRACT: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
])
