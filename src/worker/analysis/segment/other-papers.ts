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
  ['Loan document', /\b(?:loan (?:agreement|contract|offer)|letter of offer)\b/i],
]

const COMMON_WORDS = /\b(?:the|of|and|to|in|is|that|for|it|on|with|be|this|are|by)\b/gi

/** A truthful name for a file in which no part of a contract was recognised. */
export function nameOfPaper(text: string): string {
  const sample = text.slice(0, 30_000)
  const words = sample.match(/\p{L}{2,}/gu)?.length ?? 0
  if (words < 5) return 'Document without readable words'
  const paper = PAPERS.find(([, sign]) => sign.test(sample))?.[0]
  if (paper !== undefined) return paper
  const foreign = (sample.match(COMMON_WORDS)?.length ?? 0) < words * 0.04
  return foreign && words >= 25
    ? 'Text that is not in English or not in sentences'
    : 'Document of an unknown kind'
}
