import { bytesOf } from './bytes-of.ts'
import { NumberTable } from './number-table.ts'

/** Weights that tell the class of something from its features. */
export type LearnedClasses = {
  /** By class. */
  readonly biases: readonly number[]
  /** Row of a feature in `weights`, by its number. */
  readonly rows: NumberTable
  /** One row of as many weights as classes for each feature. */
  readonly weights: Int8Array
  /** What one unit of a weight stands for. */
  readonly step: number
}

/** The same as `npm run train` writes it. */
export type WrittenClasses = {
  readonly count: number
  readonly biases: readonly number[]
  readonly step: number
  /** Base64 of 32-bit feature numbers, little-endian. */
  readonly features: string
  /** Base64 of one signed byte for each class of each feature. */
  readonly weights: string
}

/** How likely each class is for something of these features: logarithms, by class. */
export function logOddsOf(
  features: Int32Array,
  { biases, rows, weights, step }: LearnedClasses,
): Float64Array {
  const count = biases.length
  const odds = new Float64Array(count)
  let found = 0
  marks.begin(rows.all.length)
  for (const feature of features) {
    const row = rows.get(feature)
    if (row === undefined || !marks.isFirst(row)) continue
    found += 1
    const from = row * count
    for (let own = 0; own < count; own += 1) {
      odds[own] = (odds[own] ?? 0) + (weights[from + own] ?? 0)
    }
  }
  const scale = scaleOf(found) * step
  for (let own = 0; own < count; own += 1) {
    odds[own] = (biases[own] ?? 0) + (odds[own] ?? 0) * scale
  }
  return normalise(odds)
}

/** Which rows were met already: one table for all texts, since a row counts only under the mark of its own. */
class Marks {
  #of = new Uint32Array(0)
  #mark = 0

  begin(rows: number): void {
    if (rows > this.#of.length || this.#mark === 0xff_ff_ff_ff) {
      this.#of = new Uint32Array(Math.max(rows, this.#of.length))
      this.#mark = 0
    }
    this.#mark += 1
  }

  isFirst(row: number): boolean {
    if (this.#of[row] === this.#mark) return false
    this.#of[row] = this.#mark
    return true
  }
}

const marks = new Marks()

/** Long texts have more features, not more to say. */
export function scaleOf(count: number): number {
  return 3 / Math.sqrt(Math.max(1, count))
}

/** In place, since every block of a file comes here. */
function normalise(sums: Float64Array): Float64Array {
  let most = -Infinity
  for (const sum of sums) most = Math.max(most, sum)
  let total = 0
  for (const sum of sums) total += Math.exp(sum - most)
  const all = most + Math.log(total)
  for (let own = 0; own < sums.length; own += 1) sums[own] = (sums[own] ?? 0) - all
  return sums
}

export function unpackClasses(written: WrittenClasses): LearnedClasses {
  return {
    biases: written.biases,
    rows: new NumberTable(new Int32Array(bytesOf(written.features).buffer)),
    weights: new Int8Array(bytesOf(written.weights).buffer),
    step: written.step,
  }
}
