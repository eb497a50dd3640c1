/** The first sentence of a text; a full stop inside "s. 32" or "$1.5" does not end it. */
export function firstSentence(text: string): string {
  return /^.*?[a-z0-9)”"'][.?](?=\s+["“(]?[A-Z]|\s*$)/s.exec(text)?.[0] ?? text
}

/** A title as a sentence: with a full stop. */
export function asSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}
