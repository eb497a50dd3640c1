import type { StateCode } from '#shared/report.ts'

/** What the law of a State calls all owners of a scheme together; the rules say “owners corporation”. */
const NAMES: Partial<Record<StateCode, { readonly one: string; readonly many: string }>> = {
  QLD: { one: 'body corporate', many: 'bodies corporate' },
  NT: { one: 'body corporate', many: 'bodies corporate' },
  TAS: { one: 'body corporate', many: 'bodies corporate' },
  WA: { one: 'strata company', many: 'strata companies' },
}

/**
 * A sentence of the report in the words of the State's papers, so that a buyer finds there what it names.
 * What is quoted between “ and ” stays as it is printed.
 */
export function inSchemeWords(text: string, state: StateCode | null): string {
  const name = state === null ? undefined : NAMES[state]
  if (name === undefined || !/corporation/i.test(text)) return text
  return text
    .split(/(“[^”]{0,2000}”)/)
    .map((piece) => (piece.startsWith('“') ? piece : renamed(piece, name.one, name.many)))
    .join('')
}

function renamed(text: string, one: string, many: string): string {
  const as = (head: string, words: string) =>
    head === head.toUpperCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
  return (
    text
      // “owners corporation (body corporate)”, “owners corporation or body corporate”
      .replaceAll(
        /\b(owners['’]? corporation),? (?:or (?:a |the )?body corporate\b|\((?:strata or )?body corporate\))/gi,
        '$1',
      )
      .replaceAll(/\b(a)n owners['’]? corporation\b/gi, (_all, head: string) => `${head} ${one}`)
      .replaceAll(/\b(o)wners['’]? corporations\b/gi, (_all, head: string) => as(head, many))
      .replaceAll(/\b(o)wners['’]? corporation\b/gi, (_all, head: string) => as(head, one))
      .replaceAll(
        /\b(the|a) corporation\b(?! (?:tax|act))/gi,
        (_all, article: string) => `${article} ${one}`,
      )
      // “(owners corporation, body corporate)”
      .replaceAll(`(${one}, body corporate)`, `(${one})`)
  )
}
