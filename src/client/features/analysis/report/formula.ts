import { capitalised } from './words.ts'

/** How an amount came about: worked out by a rule, or read in the document. */
export type Formula = {
  /** Null where the amount was read. */
  readonly kind: 'computed' | 'estimated' | null
  /** The sum whose result is the amount; null where it is told in words. */
  readonly sum: readonly string[] | null
  /** What is said besides. */
  readonly note: string
}

/** A sum as the engine writes it: amounts, rates and counts with signs between them. */
const SUM = /^[\d$,.]+%?(?: [+−×/] [\d$,.]*\d%?)+(?: days)?/
/** Duty is rounded to whole dollars in some states. */
const ROUNDING_CENTS = 100

/**
 * Takes the basis of a cost line apart, so that its sum can be set as one. A sum is shown as such
 * only where it comes to the amount: "at most", surcharges and reductions are told in words.
 */
export function formulaOf(basis: string, amountCents: number): Formula {
  const [, word, told = ''] = /^(Computed|Estimated): (.+)$/s.exec(basis) ?? []
  if (word === undefined) return { kind: null, sum: null, note: basis }
  const kind = word === 'Computed' ? 'computed' : 'estimated'
  const sum = SUM.exec(told)?.[0] ?? null
  if (sum === null || Math.abs(resultOf(sum) * 100 - amountCents) > ROUNDING_CENTS) {
    return { kind, sum: null, note: capitalised(told) }
  }
  return { kind, sum: sum.split(' '), note: noteOf(told.slice(sum.length)) }
}

export function isSign(token: string): boolean {
  return /^[+−×/]$/.test(token)
}

/** " (each started $100) (2025-26 rates)." gives "Each started $100; 2025-26 rates." */
function noteOf(rest: string): string {
  const bare = rest.replaceAll(/ ?\(([^()]*)\)/g, '; $1').replace(/^[;,.\s]+/, '')
  return capitalised(bare)
}

/** In dollars; × and / before + and −. */
function resultOf(sum: string): number {
  return sum
    .replace(/ days$/, '')
    .split(/ (?=[+−] )/)
    .reduce((total, term) => {
      const [, sign, product = ''] = /^([+−] )?(.*)$/.exec(term) ?? []
      return total + (sign === '− ' ? -1 : 1) * productOf(product)
    }, 0)
}

function productOf(product: string): number {
  return product.split(/ (?=[×/] )/).reduce((total, factor) => {
    const number = numberOf(factor.replace(/^[×/] /, ''))
    return factor.startsWith('/ ') ? total / number : total * number
  }, 1)
}

function numberOf(token: string): number {
  const number = Number(token.replaceAll(/[$,%]/g, ''))
  return token.endsWith('%') ? number / 100 : number
}
