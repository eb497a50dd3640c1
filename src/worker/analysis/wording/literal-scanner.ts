import { type AnyOf, EDGE } from './needs.ts'

/** Tells in one walk over a text which of many lists of literals it holds one of. */
export type LiteralScanner = {
  /** Fills `found` with the index of each list that has a literal in `text`, and counts them. */
  readonly scan: (text: string, found: Int32Array) => number
}

/** What ends at the nodes of the tree, in columns: node → entries → literal → lists. */
type Endings = {
  /** Where a node's entries begin in `literals`; they end where those of the next node begin. */
  readonly from: Int32Array
  readonly literals: Int32Array
}

type Literals = {
  readonly texts: readonly string[]
  readonly edgeBefore: Uint8Array
  readonly edgeAfter: Uint8Array
  /** Where a literal's lists begin in `lists`; they end where those of the next literal begin. */
  readonly from: Int32Array
  readonly lists: Int32Array
}

type Tree = {
  /** The next node for each node and class: `classes` entries a node. */
  readonly next: Int32Array
  readonly classes: number
  /** For each UTF-16 unit its class; 0 for those in no literal. */
  readonly classOf: Uint8Array
  readonly endings: Endings
}

/**
 * An automaton by Aho and Corasick (1975): a tree of all literals, in which each place knows where
 * to go on when the next character does not fit. The time of a scan is that of reading the text,
 * however many literals there are. All of it lies in flat arrays, since a scan is made of look-ups.
 */
export function literalScanner(lists: readonly AnyOf[]): LiteralScanner {
  const literals = literalsOf(lists)
  const { next, classes, classOf, endings } = treeOf(literals.texts)
  const length = Uint8Array.from(literals.texts, (text) => text.length)
  /** The scan in which a literal, or a list, was found last. */
  const literalSeen = new Uint32Array(literals.texts.length)
  const listSeen = new Uint32Array(lists.length)
  let scans = 0

  function scan(text: string, found: Int32Array): number {
    scans += 1
    let count = 0
    let node = 0
    for (let at = 0; at < text.length; at += 1) {
      node = next[node * classes + (classOf[text.charCodeAt(at)] ?? 0)] ?? 0
      const end = endings.from[node + 1] ?? 0
      for (let entry = endings.from[node] ?? 0; entry < end; entry += 1) {
        const literal = endings.literals[entry] ?? 0
        if (literalSeen[literal] === scans) continue
        if (literals.edgeAfter[literal] === 1 && isWord(text.charCodeAt(at + 1))) continue
        const before = at - (length[literal] ?? 0)
        if (literals.edgeBefore[literal] === 1 && isWord(text.charCodeAt(before))) continue
        literalSeen[literal] = scans
        const last = literals.from[literal + 1] ?? 0
        for (let index = literals.from[literal] ?? 0; index < last; index += 1) {
          const list = literals.lists[index] ?? 0
          if (listSeen[list] === scans) continue
          listSeen[list] = scans
          found[count] = list
          count += 1
        }
      }
    }
    return count
  }
  return { scan }
}

/** As `\w` has it; NaN, which stands beyond both ends of a text, is none. */
function isWord(code: number): boolean {
  if (code >= 97) return code <= 122
  return (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
}

function literalsOf(lists: readonly AnyOf[]): Literals {
  const listsOf = new Map<string, number[]>()
  for (const [index, list] of lists.entries()) {
    for (const literal of list) {
      const known = listsOf.get(literal)
      if (known === undefined) listsOf.set(literal, [index])
      else known.push(index)
    }
  }
  const marked = [...listsOf.keys()]
  return {
    texts: marked.map((literal) => literal.replaceAll(EDGE, '')),
    edgeBefore: Uint8Array.from(marked, (literal) => Number(literal.startsWith(EDGE))),
    edgeAfter: Uint8Array.from(marked, (literal) => Number(literal.endsWith(EDGE))),
    ...columnsOf([...listsOf.values()], 'lists'),
  }
}

/** Rows of numbers, laid end to end, and where each begins. */
function columnsOf<Name extends string>(
  rows: readonly (readonly number[])[],
  name: Name,
): { readonly from: Int32Array } & { readonly [Key in Name]: Int32Array } {
  const from = new Int32Array(rows.length + 1)
  for (const [index, row] of rows.entries()) from[index + 1] = (from[index] ?? 0) + row.length
  // The one key is `name`.
  return { from, [name]: Int32Array.from(rows.flat()) } as { from: Int32Array } & {
    [Key in Name]: Int32Array
  }
}

function treeOf(texts: readonly string[]): Tree {
  const classOf = new Uint8Array(65_536)
  let classes = 1
  for (const unit of new Set(texts.join(''))) {
    classOf[unit.charCodeAt(0)] = classes
    // Capitals are read as small letters; the literals are small.
    if (unit >= 'a' && unit <= 'z') classOf[unit.charCodeAt(0) - 32] = classes
    classes += 1
  }
  const most = texts.reduce((sum, text) => sum + text.length, 1)
  const next = new Int32Array(most * classes)
  const ending: number[][] = [[]]
  for (const [index, text] of texts.entries()) {
    let node = 0
    for (let at = 0; at < text.length; at += 1) {
      const edge = node * classes + (classOf[text.charCodeAt(at)] ?? 0)
      if (next[edge] === 0) next[edge] = ending.push([]) - 1
      node = next[edge] ?? 0
    }
    ending[node]?.push(index)
  }
  link(next, classes, ending)
  return {
    next: next.slice(0, ending.length * classes),
    classes,
    classOf,
    endings: columnsOf(ending, 'literals'),
  }
}

/**
 * Gives each node the next one for the characters that do not fit, level by level: what a node
 * falls back to is nearer to the root, so it is complete already.
 */
function link(next: Int32Array, classes: number, ending: number[][]): void {
  const fallback = new Int32Array(ending.length)
  const queue = [0]
  for (const node of queue) {
    const back = fallback[node] ?? 0
    if (node !== 0) ending[node]?.push(...(ending[back] ?? []))
    for (let kind = 0; kind < classes; kind += 1) {
      const edge = node * classes + kind
      const child = next[edge] ?? 0
      const otherwise = node === 0 ? 0 : (next[back * classes + kind] ?? 0)
      if (child === 0) next[edge] = otherwise
      else {
        fallback[child] = otherwise
        queue.push(child)
      }
    }
  }
}
