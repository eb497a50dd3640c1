/** Papers that are uploaded although they are no part of a contract, and the words that tell them. */
const PAPERS: readonly (readonly [string, RegExp])[] = [
  [
    'Statement of Information (the agent’s price guide)',
    /\bstatement of information\b|\bindicative selling price\b/i,
  ],
  [
    'Appraisal',
    /\b(?:market|rental|property) appraisal\b|\bappraisal of your (?:home|property)\b/i,
  ],
  [
    'Agent’s authority to sell',
    /\b(?:exclusive|sole|general) (?:sale|selling|agency)\b.{0,30}\b(?:authority|agreement)\b/i,
  ],
  [
    'Advertisement or flyer',
    /\b(?:price guide|for sale|auction (?:this )?(?:saturday|sunday)|open (?:for inspection|home)|contact agent|inspect by appointment|expressions of interest|\d ?bed\b)/i,
  ],
  [
    'Contract for something other than land',
    /\b(?:contract|agreement)\b.{0,60}\b(?:motor vehicle|vehicle|car|boat|caravan|goods|shares|business)\b/i,
  ],
  [
    'Employment agreement',
    /\bemployment (?:agreement|contract)\b|\bemployee\b[^.]{0,200}\bemployer\b/i,
  ],
  ['Insurance policy', /\binsurance policy\b|\bpolicy schedule\b|\bsum insured\b/i],
  ['Story or book', /\bchapter (?:one|two|[ivx]{1,4}|\d{1,2})\b/i],
  ['Loan document', /\b(?:loan (?:agreement|contract|offer)|letter of offer)\b/i],
]

const NOT_ENGLISH = 'Text that is not in English or not in sentences'
/** Scripts without blanks between words. */
const FOREIGN_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{10}/u
const COMMON_WORDS = /\b(?:the|of|and|to|in|is|that|for|it|on|with|be|this|are|by)\b/gi

/** A truthful name for a file in which no part of a contract was recognised. */
export function nameOfPaper(text: string): string {
  const sample = text.slice(0, 30_000)
  const words = sample.match(/\p{L}{2,}/gu)?.length ?? 0
  if (words < 5 && !FOREIGN_LETTERS.test(sample)) return 'Document without readable words'
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 20 && latin < letters * 0.5) return NOT_ENGLISH
  const paper = PAPERS.find(([, sign]) => sign.test(sample))?.[0]
  if (paper !== undefined) return paper
  const foreign = (sample.match(COMMON_WORDS)?.length ?? 0) < words * 0.04
  return foreign && words >= 25 ? NOT_ENGLISH : 'Document of an unknown kind'
}
