import type { Doc } from '../../document.ts'

import { escaped } from '../../wording/escaped.ts'
import { plainCase } from '../forms/plain-case.ts'

/**
 * "H. K. Gill" as another place of the document prints it in full, "Harpreet Kaur Gill". The name
 * itself where it has no initials, or where the document names two who may be meant.
 */
export function fullName(doc: Doc, name: string): string {
  const words = name.split(/\s+/)
  const surname = words.pop() ?? ''
  if (!words.some(isInitials) || surname.length < 2) return name
  const given = words.flatMap((word) =>
    !isInitials(word)
      ? [word]
      : word.includes('-')
        ? [word.replaceAll('.', '')]
        : Array.from(word.replaceAll('.', '')),
  )
  const pattern = new RegExp(
    `(?<![\\p{L}.'-])${given.map(begun).join(' ')}(?: \\p{Lu}[\\p{L}'-]{1,19}){0,2} ${escaped(surname)}(?![\\p{L}'-])`,
    'giu',
  )
  const found = new Set<string>()
  for (const [printed] of doc.text.matchAll(pattern)) found.add(plainCase(printed))
  const [only, other] = found
  return only === undefined || other !== undefined ? name : only
}

function isInitials(word: string): boolean {
  return /^(?:(?:\p{Lu}\.?){1,3}|\p{Lu}\.?-\p{Lu}\.?)$/u.test(word)
}

/** A given name that begins with the initial, or the one that is already written out. */
function begun(word: string): string {
  const [first = '', second] = word.split('-')
  if (first.length === 1 && second?.length === 1)
    return `${first}\\p{L}{1,14}-${second}\\p{L}{1,14}`
  return word.length === 1 ? `${word}[\\p{L}'-]{1,19}` : escaped(word)
}
