import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'

export const OWED_PATTERNS = wordings({
  /** How accounts, rolls and certificates say that money has not come in. */
  owed: /\b(?:arrears?|over-?due|unpaid|outstanding|past due|postponed|deferred|not (?:yet )?(?:been )?paid|owing|owed|(?:brought|carried) forward|(?:earlier|previous|prior|old|opening) balance|(?:still|remains?) (?:to be paid|payable)|balance (?:from|of) (?:last|earlier|previous|prior))\b/i,
  owedBefore:
    /\b(?:arrears?|over-?due|unpaid|outstanding|past due|postponed|deferred|not (?:yet )?(?:been )?paid|owing|owed|(?:brought|carried) forward|(?:earlier|previous|prior|old|opening) balance|balance (?:from|of) (?:last|earlier|previous|prior))\b([^$.;]{0,60})$/i,
  owedAfter:
    /^[^$.;]{0,50}\b(?:in arrears?|behind|over-?due|unpaid|outstanding|past due|not (?:yet )?(?:been )?paid|owing|(?:brought|carried) forward|(?:still|remains?) (?:to be paid|payable))\b([^$.;]{0,60})/i,
  /** Behind the word another matter begins, whose sum follows: "$1,248 overdue, interest $30". */
  aside: /^ ?(?:[,(]|and\b|plus\b|with\b|interest\b|penalt)(?![^$]{0,60}:)/i,
  /** The value on which a tax is worked out: "assessed $1,266.00 on taxable value $212,000, unpaid". */
  taxedOn:
    /\b(?:on|upon|for|from) (?:an? |the |its |total |aggregate ){0,3}(?:taxable|site|land|unimproved|capital|assessed|combined) (?:land )?(?:value|holdings?)(?: of)? \$ ?\d[\d,]{0,12}(?:\.\d\d)?/i,
  /** What a scale of the tax begins at: "0.3% of the excess over $300,000". */
  scale:
    /\b(?:excess|amount|part|value|portion)\b[^.;$]{0,30}\b(?:over|above|exceed\w{0,3}|more than)\b[^.;$]{0,16}\$ ?\d[\d,]{0,12}(?:\.\d\d)?|\b(?:threshold|exceed(?:s|ing)|in excess of)\b[^.;$]{0,20}\$ ?\d[\d,]{0,12}(?:\.\d\d)?|\$ ?\d[\d,]{0,12}(?:\.\d\d)? plus \d[\d.]{0,6} ?(?:%|per ?cent|cents?)/i,
  /** "Tax of $495 and interest of $31 remain unpaid": the word is said of both. */
  both: /(\$ ?\d[\d,]{0,12}(?:\.\d\d)?),? (?:and|plus|with|together with) (?:(?:late|penalty|accrued|default) )?(?:interest|penalt(?:y|ies)|costs?|legal costs|fees?)(?: of| at)?:? (\$ ?\d[\d,]{0,12}(?:\.\d\d)?),? (?:(?:both|together|still|now|also) ){0,2}(?:remain|are|stand)\b[^$.;]{0,24}\b(?:unpaid|owing|outstanding|overdue|in arrears?|(?:not|to be) paid)\b/i,
  values:
    /\b(?:(?:capital|site|land|state|unimproved|(?:net|assessed) annual|annual|gross rental|rental|rateable) val(?:ue|uation)s?|CIV|SV|NAV|GRV|UCV|ICV|AUV|AAV)\b[^$;]{0,24}$/i,
  /** What has come in, and is owed no more: "of which $671.00 paid". */
  received:
    /^ ?(?:(?:was|were|has been|have been|is|already) )?(?:paid|received)\b|^ ?[-,(|] ?(?:since |fully |already )?(?:paid|received|cleared)\b(?! (?:by|at|out|from|before|if|when|until|to|under)\b)/i,
  /** From one figure of a row to the next there are no words. */
  nextCell: /^\$ ?[\d,.]{1,15}[\s|]{1,6}$/,
  sum: /\$ ?\d[\d,]{0,12}(?:\.\d\d)?(?: ?(?:million|m)\b)?/i,
})

const P = OWED_PATTERNS

type Sum = {
  readonly cents: number
  readonly before: string
  readonly behind: string
  readonly isValue: boolean
}

/**
 * The sums, in cents, that words of arrears govern: the sum behind them in the row or sentence, or the
 * one before them. Where none stands beside such words, the largest that is no valuation.
 */
export function owedSums(text: string): number[] {
  const told = withoutTaxedValue(withoutScale(text))
  const [, one = '', other = ''] = P.both.exec(told) ?? []
  if (one !== '') return [(dollarsIn(one)[0] ?? 0) + (dollarsIn(other)[0] ?? 0)]
  const sums = sumsIn(told)
  const charged = totalBehindValue(sums)
  if (charged !== null) return [charged]
  const governed = sums.filter((sum, index) => isGoverned(sum, sums[index + 1]))
  if (governed.length > 0) {
    const owed = [...new Set(governed.map(({ cents }) => cents))]
    return owed.filter((cents) => !owed.some((total) => isPartOf(cents, total, sums)))
  }
  const isValued = sums.some(({ isValue }) => isValue)
  // "Previous balance $218.90 - paid 11 June": the sum has its answer.
  const isAnswered = sums.some(
    ({ before, behind }) => P.owedBefore.test(before) && P.received.test(behind),
  )
  return isValued || isAnswered
    ? []
    : [Math.max(0, ...dollarsIn(sentencesOwing(told)))].filter((cents) => cents > 0)
}

/** "Tax $2,184.00, interest $132.45, owing $2,316.45": what makes a total up is no debt beside it. */
function isPartOf(part: number, total: number, sums: readonly Sum[]): boolean {
  const at = sums.findIndex(({ cents }) => cents === total)
  if (part >= total || at < 2) return false
  for (let first = at - 2, sum = sums[at - 1]?.cents ?? 0; first >= 0; first -= 1) {
    sum += sums[first]?.cents ?? 0
    if (sum === total) return sums.slice(first, at).some(({ cents }) => cents === part)
  }
  return false
}

/**
 * "Arrears of land tax | 2024 | $640,000 | $2,910.00 | $118.20 | $3,028.20": below the heads of a table the
 * first figure is the value that was taxed, and the last adds up the tax and what came on top of it.
 */
function totalBehindValue(sums: readonly Sum[]): number | null {
  const [value, ...parts] = sums
  const total = parts.pop()
  if (value === undefined || total === undefined || parts.length < 2) return null
  const isInCells = [...parts, total].every(({ before }) => P.nextCell.test(before))
  const added = parts.reduce((sum, { cents }) => sum + cents, 0)
  const isTotal = isInCells && added === total.cents && value.cents > total.cents
  return isTotal && P.owedBefore.test(value.before) ? total.cents : null
}

/** The sentences that speak of money owed; the whole where none does by itself, or there is but one. */
function sentencesOwing(text: string): string {
  const sentences = text.split(/(?<=[a-z)\d]\.) (?=[A-Z(]|[a-z]\. )/)
  const owing = sentences.filter((sentence) => P.owed.test(sentence))
  return owing.length === 0 ? text : owing.join(' ')
}

function withoutScale(text: string): string {
  return matchesOf(text, P.scale).reduce((rest, [words]) => rest.replace(words, ' '), text)
}

function isGoverned({ before, behind, isValue }: Sum, next: Sum | undefined): boolean {
  if (isValue || P.received.test(behind)) return false
  if (P.owedBefore.test(before)) return !isTakenFromBefore(before)
  const after = P.owedAfter.exec(behind)
  if (after === null) return false
  // The word belongs to the sum that follows, unless another matter begins between them.
  const isNext =
    next !== undefined && P.owedBefore.test(next.before) && !P.aside.test(after[1] ?? '')
  return !isNext || next.isValue
}

/** "$1,248 overdue, interest $30": the word was said of the sum before it. */
function isTakenFromBefore(before: string): boolean {
  return before.includes('$') && P.aside.test(P.owedBefore.exec(before)?.[1] ?? '')
}

function sumsIn(text: string): Sum[] {
  const matches = matchesOf(text, P.sum)
  return matches.map(({ 0: words, index }, at) => {
    const last = matches[at - 1]
    const from = last?.index ?? 0
    const before = text.slice(from, index)
    return {
      cents: dollarsIn(words)[0] ?? 0,
      before,
      behind: text.slice(index + words.length, matches[at + 1]?.index ?? text.length),
      isValue: P.values.test(before.slice((last?.[0] ?? '').length)),
    }
  })
}

function withoutTaxedValue(text: string): string {
  const bare = text.replace(P.taxedOn, ' ')
  return P.sum.test(bare) ? bare : text
}
