import { wordsOf } from '../../learned/words.ts'
import { mix } from '../../learned/mix.ts'

/** The opening of a block, of so many units, tells its paper as well as the whole. */
export const OPENING = 240

/**
 * A block as the numbers of its features: words, neighbouring words, how it opens, row or not. One
 * that is there twice is listed twice, and counts once.
 */
export function featuresOfBlock(text: string, isRow: boolean): Int32Array {
  const words = wordsOf(text.slice(0, OPENING))
  const [first, second] = words
  const features = [...words, mix(isRow ? 1 : 2, SHAPE)]
  for (let index = 1; index < words.length; index += 1) {
    features.push(mix(mix(words[index - 1] ?? 0, words[index] ?? 0), NEIGHBOURS))
  }
  if (first !== undefined) features.push(mix(first, OPENS))
  if (first !== undefined && second !== undefined) features.push(mix(mix(first, second), OPENS))
  return new Int32Array(features)
}

const NEIGHBOURS = 0x2f_0b_44_67
const SHAPE = 0x51_7c_c1_b7
const OPENS = 0x68_bc_21_eb
