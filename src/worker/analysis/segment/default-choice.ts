import type { Block, Doc } from '../document.ts'

/**
 * Which of two or more printed answers a form gives: the one marked, or, where none is and the form
 * says so, the one printed in capitals ("NO ☐ yes ☐").
 */
export type Choice = { readonly answer: string; readonly by: 'mark' | 'capitals' }

/** "the choice in BLOCK CAPITALS applies unless a different choice is marked", in its many wordings. */
const CAPITALS_RULE =
  /\b(?:choice|option|alternative|answer|words?|item)s?\b[^.\n]{0,60}\b(?:block capitals|capitals|capital letters|upper case)\b[^.\n]{0,80}\b(?:appl(?:y|ies)|chosen|taken|deemed|selected)\b|\bif (?:no|neither|a) [^.\n]{0,40}\b(?:marked|ticked|selected|choice)\b[^.\n]{0,80}\b(?:block capitals|capitals|capital letters)\b/i
/** The printed form of the Law Society of New South Wales has this rule in clause 20.15 of its provisions, often left out of a draft. */
const NSW_FORM =
  /\bcontract for the sale and purchase of land\b[^\n]{0,40}\b(?:20(?:1[4-9]|2\d)) edition\b/i

const known = new WeakMap<Doc, boolean>()

/** True where unmarked answers in capitals count as chosen. */
export function capitalsApply(doc: Doc): boolean {
  let applies = known.get(doc)
  if (applies === undefined) {
    applies = CAPITALS_RULE.test(doc.text) || (doc.state === 'NSW' && NSW_FORM.test(doc.text))
    known.set(doc, applies)
  }
  return applies
}

const ANSWER =
  /(?<box>[☐☒])\s{0,2}(?<behind>[A-Za-z][A-Za-z-]*(?: [A-Za-z-]+){0,4}?)(?=\s*(?:[☐☒/,;.(|]|$))|(?<bare>(?<![A-Za-z])(?:NO|YES|no|yes|No|Yes)(?![A-Za-z]))/g

/** The answer that a row of a form gives; null where nothing is marked and no rule decides. */
export function choiceIn(doc: Doc, block: Block): Choice | null {
  const answers = [...block.text.matchAll(ANSWER)].map(({ groups }) => ({
    answer: (groups?.['behind'] ?? groups?.['bare'] ?? '').trim(),
    marked: groups?.['box'] === '☒',
  }))
  const marked = answers.filter((one) => one.marked)
  if (marked.length === 1) return { answer: marked[0]?.answer.toLowerCase() ?? '', by: 'mark' }
  if (marked.length > 1 || answers.length < 2 || !capitalsApply(doc)) return null
  const capitals = answers.filter(({ answer }) => /^[A-Z][A-Z -]+$/.test(answer))
  const [only] = capitals
  return capitals.length === 1 && only !== undefined
    ? { answer: only.answer.toLowerCase(), by: 'capitals' }
    : null
}
