import type { Token } from './paragraph.ts'

/** A note as a line of its own behind its paragraph, under its raised number. */
export function noteLine(number: number, text: string): Token {
  return { kind: 'line', line: { parts: [`${raised(number)} ${text}`], startsBlock: true } }
}

function raised(number: number): string {
  return String(number).replaceAll(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')
}
