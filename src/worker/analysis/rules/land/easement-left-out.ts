import type { Span } from '../../document.ts'
import type { Easement, Fact } from '../../facts/facts.ts'
import { easementPurpose } from '../../facts/easements/easement-purpose.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const EASEMENT_LEFT_OUT_PATTERNS = wordings({
  noOther:
    /\b(?:no|not any|nor any|without any) (?:other|further|additional|more) (?:registered |recorded |known )?(?:easements?|rights? of way)\b|\b(?:the|its) (?:only|sole|one|single) (?:registered |recorded )?easement\b|\bonly (?:one|two|three) easements?\b|\beasements? \w{2,12} only\b/i,
  /** What refers to the title leaves nothing out. */
  beyondPapers:
    /\b(?:no|not any) (?:other|further|additional|more) [^.;]{0,60}\b(?:than|apart from|except|besides|known|aware|created|proposed|will be|shall be|may be)\b|\b(?:as|than|those|what|which|such as|any that) (?:is |are |may be )?(?:shown|noted|recorded|registered|set out|appear\w{0,3}|disclosed|described|marked)\b|\b(?:see|per) (?:the )?(?:title|plan|search|register|certificate)\b/i,
})

const ANSWERS = ['vendor-statement', 'particulars', 'contract-form', 'special-conditions'] as const

/** Purposes that one word stands for in an answer: a way by any name, pipes of any kind. */
const FAMILIES: readonly (readonly string[])[] = [
  ['right of way', 'carriageway', 'footway'],
  [
    'drainage and sewerage',
    'sewerage',
    'drainage',
    'water supply',
    'water and sewerage',
    'services',
  ],
  ['electricity', 'telecommunications', 'services'],
  ['gas', 'services'],
  ['party wall', 'support'],
]

/** An answer that there is no other easement, and one on the title that it does not name. */
export type EasementLeftOut = {
  readonly answer: Passage
  /** The answer up to the end of the sentence that denies the rest: what follows is another matter. */
  readonly said: Span
  readonly shown: Fact<Easement>
  readonly purpose: string
}

export function easementLeftOut({ doc, facts }: Reading): EasementLeftOut | null {
  const answers = passagesIn(doc, ANSWERS).filter(
    ({ text }) =>
      EASEMENT_LEFT_OUT_PATTERNS.noOther.test(text) &&
      !EASEMENT_LEFT_OUT_PATTERNS.beyondPapers.test(text),
  )
  if (answers.length === 0) return null
  const title = passagesIn(doc, ['title-search', 'plan'])
  const burdens = facts.easements.filter(
    ({ value, spans, confidence }) =>
      value.burdens &&
      confidence >= SURE &&
      title.some(({ block: { span } }) =>
        spans.some(({ start }) => start >= span.start && start < span.end),
      ),
  )
  for (const answer of answers) {
    const said = `${answer.previous} ${answer.block.text}`
    // An answer that names none of them may speak of another lot, or of a part of the land.
    if (easementPurpose(said) === null) continue
    for (const shown of burdens) {
      const { purpose } = shown.value
      if (!names(said, purpose)) return { answer, said: upToDenial(answer), shown, purpose }
    }
  }
  return null
}

/** An entry of the title, and not a line of a drawing. */
const SURE = 75

function upToDenial({ text, span }: Passage): Span {
  const at = text.search(EASEMENT_LEFT_OUT_PATTERNS.noOther)
  const stop = text.indexOf('. ', at)
  return stop < 0 ? span : { start: span.start, end: span.start + stop + 1 }
}

/** Whether an answer speaks of an easement of this purpose, or of one that goes by the same word. */
function names(said: string, purpose: string): boolean {
  const alike = [purpose, ...FAMILIES.filter((one) => one.includes(purpose)).flat()]
  return said.split(/[.;,]|\band\b/).some((part) => alike.includes(easementPurpose(part) ?? ''))
}
