import { gzipSync } from 'node:zlib'

/** What of a built chunk the budgets look at; Rolldown's own chunks have more. */
export type BuiltChunk = {
  readonly fileName: string
  readonly code: string
  /** File names of the chunks that it cannot run without. */
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

export type Budget = {
  readonly route: string
  readonly html: string
  /** A chunk that the route fetches by itself at once, besides what its HTML names. */
  readonly page?: BuiltChunk | undefined
  readonly maxBytes: number
}

export type Spent = {
  readonly route: string
  readonly bytes: number
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

/** Code that is for later: nobody who only arrives has use for it. */
const LATER: readonly (readonly [what: string, where: RegExp])[] = [
  // Where a document is to be had is known before it is opened.
  ['the viewer', /src\/client\/features\/viewer\/(?!document-source\.ts)/],
  ['pdf.js', /node_modules\/(pdfjs-dist|react-pdf)\//],
  ['the payment forms', /src\/client\/features\/payments\/.*\.tsx/],
  ['Stripe', /node_modules\/@stripe\//],
  ['ics', /node_modules\/ics\//],
]

const SCRIPT = /<script[^>]*\ssrc="\/([^"]+)"/g
const PRELOAD = /<link[^>]*\srel="modulepreload"[^>]*\shref="\/([^"]+)"/g

/**
 * What a route loads before anybody does anything: the scripts and modulepreloads of its HTML, its
 * page, and whatever these import. Bytes are gzip.
 */
export function spentOn({ route, html, page }: Budget, chunks: readonly BuiltChunk[]): Spent {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<BuiltChunk>()
  const take = (fileName: string) => {
    const chunk = byName.get(fileName)
    if (!chunk) throw new Error(`${route} names ${fileName}, which was not built`)
    if (found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(take)
  }
  for (const pattern of [SCRIPT, PRELOAD]) {
    for (const [, fileName] of html.matchAll(pattern)) if (fileName !== undefined) take(fileName)
  }
  if (page) take(page.fileName)
  const files = [...found].map(({ fileName, code }) => ({
    name: fileName,
    bytes: gzipSync(code).length,
  }))
  return { route, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files }
}

/** One sentence for each thing that is too large or too early; none when all is well. */
export function overspent(budget: Budget, chunks: readonly BuiltChunk[]): string[] {
  const { route, bytes, files } = spentOn(budget, chunks)
  const complaints = chunks
    .filter(({ fileName }) => files.some(({ name }) => name === fileName))
    .flatMap(({ fileName, moduleIds }) =>
      LATER.flatMap(([what, where]) => {
        const id = moduleIds.find((moduleId) => where.test(moduleId))
        return id === undefined ? [] : [`${route} loads ${what} at once: ${id} in ${fileName}.`]
      }),
    )
  if (bytes > budget.maxBytes) {
    const parts = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map((file) => `${file.name} ${kb(file.bytes)}`)
    complaints.push(
      `${route} loads ${kb(bytes)} of script, more than ${kb(budget.maxBytes)}: ${parts.join(', ')}.`,
    )
  }
  return complaints
}

/** `69.3 kB`, in thousands of bytes. */
export function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
