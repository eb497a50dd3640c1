import type { Fact } from '../facts/facts.ts'

/** A council's name or an address as one writes it, where its paper prints it in capitals. */
export function inSmallLetters(fact: Fact<string> | null): Fact<string> | null {
  return fact === null || /[a-z]/.test(fact.text) ? fact : { ...fact, text: fact.value }
}
