/** A place in a page's text. */
export type Found = { readonly start: number; readonly end: number }

/** Fewer characters than this would mark half the document. */
export const SHORTEST_QUERY = 2

/**
 * All places where a text stands, as a reader would look for it: letters in any case, any white
 * space for a blank (a phrase may go over lines), any quotation mark or dash for its like.
 */
export function findText(text: string, query: string): Found[] {
  const wanted = query.trim()
  if (wanted.length < SHORTEST_QUERY) return []
  const pattern = new RegExp(
    wanted
      .split(/\s+/u)
      .map((word) => word.replaceAll(/./gsu, looseOf))
      .join(String.raw`\s+`),
    'giu',
  )
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const LIKES = [`'’‘\``, `"“”`, '-–—‐‑']

function looseOf(sign: string): string {
  const like = LIKES.find((signs) => signs.includes(sign))
  if (like !== undefined) return `[${like.replace('-', String.raw`\-`)}]`
  return sign.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
}
