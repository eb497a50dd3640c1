import type { Block, Doc } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { easementAt } from './easement-at.ts'
import { easementPurpose } from './easement-purpose.ts'

/** What a seller's disclosure statement lists behind its question for statutory encumbrances. */
export function easementsDisclosed(doc: Doc, block: Block): Fact<Easement>[] {
  const at = STATUTORY.exec(block.text)?.index
  if (at === undefined || /\bunregistered encumbrances?[^.:]{0,80}$/i.test(block.text.slice(0, at)))
    return []
  const said = block.text.slice(at)
  const details = TICKED.test(said) ? (DETAILS.exec(said) ?? BEHIND_YES.exec(said))?.[1] : undefined
  if (details === undefined) return []
  let from = block.span.start + block.text.indexOf(details, at)
  return details.split(/(?<=;)|(?<=\.)(?=\s[A-Z])/).flatMap((item) => {
    const start = from + (item.length - item.trimStart().length)
    from += item.length
    const words = item.trim().replace(/(?<![.;,])[.;,]+$/, '')
    const purpose = easementPurpose(words)
    const span = { start, end: start + words.length }
    if (purpose === null || /\b(?:tenancy|lease|levy|land tax|nil|none)\b/i.test(words)) return []
    return [
      easementAt(doc, purpose, span, true, 75, 'a statutory encumbrance that the seller states'),
    ]
  })
}

/**
 * Queensland's seller disclosure statement (Property Law Act 2023, form 2, part 2) asks for what an
 * Act lets run over the land; no title shows it.
 */
const STATUTORY = /\bstatutory encumbrances?\b(?!\))/i
const TICKED =
  /(?:☒|☑|[([] ?x ?[)\]]) ?yes\b|\byes ?(?:☒|☑|[([] ?x ?[)\]])(?! ?no\b(?! ?(?:☐|[([] ?[)\]])))|\bstatutory encumbrances?[\s:?]{1,6}yes\b(?! ?(?:☐|[([] ?[)\]]))/i
const DETAILS = /\b(?:details(?: are)?(?: as follows)?|namely)\s?[:.,–-]\s*([a-z0-9].{4,300})/is
const BEHIND_YES =
  /\byes(?: ?(?:☒|☑|[([] ?x ?[)\]]))?(?:,? ?(?:☐|[([] ?[)\]]) ?no)?(?:\s?[:.,–-]\s*|(?<=[\])☐] ?no|no ?[\])☐]|no ?\[ ?\]|no ☐)\s+(?!for\b))([a-z0-9].{4,300})/is
