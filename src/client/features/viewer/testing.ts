import type { Page } from '#shared/contract/documents.ts'

type LineExtras = Partial<Omit<Page['lines'][number], 'start' | 'end'>>

/** A page whose lines are given as text, each with a box or what else is known of it. */
export function pageOf(
  lines: readonly (readonly [text: string, extras?: LineExtras])[],
  page: Partial<Omit<Page, 'text' | 'lines'>> = {},
): Page {
  let at = 0
  const placed = lines.map(([text, extras]) => {
    const start = at
    at += text.length + 1
    return { start, end: start + text.length, box: null, ...extras }
  })
  return {
    page: 1,
    pages: 1,
    width: null,
    height: null,
    rotation: 0,
    ...page,
    text: lines.map(([text]) => text).join('\n'),
    lines: placed,
  }
}

export const A4 = { width: 600, height: 800 } as const

/** The first place of some words on a page. */
export function placeOf(page: Page, words: string): { start: number; end: number } {
  const start = page.text.indexOf(words)
  if (start === -1) throw new Error(`not on the page: ${words}`)
  return { start, end: start + words.length }
}
