const CONTRACTED = /\b(ca|wo|sha|[a-z]{2,6})n['’]t\b/gi
const WHOLE: Readonly<Record<string, string>> = { ca: 'cannot', wo: 'will not', sha: 'shall not' }

/** "The lot isn't mapped" as "The lot is not mapped": patterns know the whole words. */
export function inFull(text: string): string {
  if (!/n['’]t\b/.test(text)) return text
  return text.replaceAll(
    CONTRACTED,
    (_whole, verb: string) => WHOLE[verb.toLowerCase()] ?? `${verb} not`,
  )
}
