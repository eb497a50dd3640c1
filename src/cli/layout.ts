/** Plain text set for a terminal of a width, with colours where it shows them. */
export type Layout = {
  readonly heading: (text: string) => string
  /** Wrapped text, each line indented. */
  readonly text: (text: string, indent?: number) => string
  /** A label in a fixed column and its wrapped value. */
  readonly row: (label: string, value: string) => string
  readonly tint: (text: string, colour: keyof typeof COLOURS) => string
}

const COLOURS = { red: 31, green: 32, yellow: 33, cyan: 36, bold: 1, dim: 2 } as const

const LABEL_WIDTH = 27

/** Lays out for `width` columns; `colour` writes ANSI codes. */
export function layoutFor(width: number, colour: boolean): Layout {
  const tint: Layout['tint'] = (text, name) =>
    colour ? `\u001B[${COLOURS[name]}m${text}\u001B[0m` : text
  return {
    tint,
    heading: (text) => `\n${tint(text, 'bold')}\n${tint('─'.repeat(text.length), 'dim')}`,
    text: (text, indent = 2) =>
      wrap(text, width - indent)
        .map((line) => ' '.repeat(indent) + line)
        .join('\n'),
    row: (label, value) => {
      const lines = wrap(value, width - LABEL_WIDTH - 2)
      const rest = lines.slice(1).map((line) => `\n${' '.repeat(LABEL_WIDTH + 2)}${line}`)
      return `  ${tint(label.padEnd(LABEL_WIDTH), 'dim')}${lines[0] ?? ''}${rest.join('')}`
    },
  }
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
