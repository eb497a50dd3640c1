/** `<!-- path: first line … last line -->` before a block of code: where it is copied from. */
const BLOCK = /<!-- (\S+): (.+?) … (.+?) -->\n```ts\n[\s\S]*?```/g

/**
 * A page with each of its marked blocks as its file has it now: from the line that begins with the
 * first words to the next one that begins with the last.
 *
 * @throws when a file no longer holds such lines
 */
export function withCodeOf(page: string, read: (path: string) => string): string {
  return page.replaceAll(BLOCK, (_, path: string, first: string, last: string) => {
    const lines = read(path).split('\n')
    const start = lines.findIndex((line) => line.trimStart().startsWith(first))
    const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? ''
    const length = lines.slice(start).findIndex((line) => line.startsWith(indent + last))
    if (start < 0 || length < 0)
      throw new Error(`${path} has no lines from "${first}" to "${last}"`)
    const code = lines.slice(start, start + length + 1).join('\n')
    return `<!-- ${path}: ${first} … ${last} -->\n\`\`\`ts\n${code}\n\`\`\``
  })
}
