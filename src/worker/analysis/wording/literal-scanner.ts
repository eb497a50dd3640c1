import { type AnyOf, EDGE } from './needs.ts'

/** Tells in one walk over a text which literals, of many lists of them, it holds. */
export type LiteralScanner = {
  /** Fills `found` with the index of each literal in `text`, and counts them. */
  readonly scan: (text: string, found: Int32Array) => number
  /** How many literals there are, each once, however many lists name it. */
  readonly literals: number
  readonly lists: Columns
}

/** Rows of numbers, laid end to end: those of row `r` are `all[from[r]]` to before `all[from[r + 1]]`. */
export type Columns = { readonly from: Int32Array; readonly all: Int32Array }

/**
 * The tree of all literals. Nodes are numbered level by level, so that the children of each stand in a
 * row and those of the first levels, the `dense` ones, come first.
 */
type Tree = {
  /** For each UTF-16 unit its class; 0 for those in no literal. */
  readonly classOf: Uint8Array
  readonly classes: number
  /** The next node for each dense node and class: `classes` entries a node. */
  readonly next: Int32Array
  readonly dense: number
  /** Where the children of each node begin, and the class that leads to a node. */
  readonly childFrom: Int32Array
  readonly classTo: Uint8Array
  /** The longest end of what leads to a node that another node stands for. */
  readonly fallback: Int32Array
  /** The literals that end at each node. */
  readonly endings: Columns
}

/** Beyond these levels a node has one child or two. */
const DENSE_LEVELS = 3

/**
 * An automaton by Aho and Corasick (1975): a tree of all literals, in which each place knows where
 * to go on when the next character does not fit. The time of a scan is that of reading the text,
 * however many literals there are. All of it lies in flat arrays, since a scan is made of look-ups.
 */
export function literalScanner(lists: readonly AnyOf[]): LiteralScanner {
  const numbers = new Map<string, number>()
  const members = lists.map((list) => list.map((literal) => numberOf(literal, numbers)))
  const marked = [...numbers.keys()]
  const texts = marked.map((literal) => literal.replaceAll(EDGE, ''))
  const edgeBefore = Uint8Array.from(marked, (literal) => Number(literal.startsWith(EDGE)))
  const edgeAfter = Uint8Array.from(marked, (literal) => Number(literal.endsWith(EDGE)))
  const length = Uint8Array.from(texts, (text) => text.length)
  const tree = treeOf(texts)
  const { classOf, endings } = tree
  /** The scan in which a literal was found last. */
  const seen = new Uint32Array(texts.length)
  let scans = 0

  function scan(text: string, found: Int32Array): number {
    scans += 1
    let count = 0
    let node = 0
    for (let at = 0; at < text.length; at += 1) {
      node = nextOf(tree, node, classOf[text.charCodeAt(at)] ?? 0)
      const end = endings.from[node + 1] ?? 0
      for (let entry = endings.from[node] ?? 0; entry < end; entry += 1) {
        const literal = endings.all[entry] ?? 0
        if (seen[literal] === scans) continue
        if (edgeAfter[literal] === 1 && isWord(text.charCodeAt(at + 1))) continue
        const before = at - (length[literal] ?? 0)
        if (edgeBefore[literal] === 1 && isWord(text.charCodeAt(before))) continue
        seen[literal] = scans
        found[count] = literal
        count += 1
      }
    }
    return count
  }
  return { scan, literals: texts.length, lists: columnsOf(members) }
}

function numberOf(literal: string, numbers: Map<string, number>): number {
  const number = numbers.get(literal) ?? numbers.size
  numbers.set(literal, number)
  return number
}

/** Where a character of a class leads from a node: to its child, or to that of what it falls back to. */
function nextOf(tree: Omit<Tree, 'endings'>, from: number, kind: number): number {
  let node = from
  while (node >= tree.dense) {
    const end = tree.childFrom[node + 1] ?? 0
    for (let child = tree.childFrom[node] ?? 0; child < end; child += 1) {
      if (tree.classTo[child] === kind) return child
    }
    node = tree.fallback[node] ?? 0
  }
  return tree.next[node * tree.classes + kind] ?? 0
}

/** As `\w` has it; NaN, which stands beyond both ends of a text, is none. */
function isWord(code: number): boolean {
  if (code >= 97) return code <= 122
  return (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
}

function columnsOf(rows: readonly (readonly number[])[]): Columns {
  const from = new Int32Array(rows.length + 1)
  for (const [index, row] of rows.entries()) from[index + 1] = (from[index] ?? 0) + row.length
  return { from, all: Int32Array.from(rows.flat()) }
}

function treeOf(texts: readonly string[]): Tree {
  const { classOf, classes } = classesOf(texts)
  const { own, childFrom, classTo, dense } = nodesOf(texts, classOf)
  const nodes = own.length
  const fallback = new Int32Array(nodes)
  const next = new Int32Array(dense * classes)
  const tree = { classOf, classes, next, dense, childFrom, classTo, fallback }
  // Level by level: what a node falls back to is nearer to the root, so it is complete already.
  for (let node = 0; node < nodes; node += 1) {
    const back = fallback[node] ?? 0
    if (node !== 0) own[node]?.push(...(own[back] ?? []))
    const end = childFrom[node + 1] ?? 0
    for (let child = childFrom[node] ?? 0; child < end; child += 1) {
      fallback[child] = node === 0 ? 0 : nextOf(tree, back, classTo[child] ?? 0)
    }
    if (node >= dense) continue
    next.copyWithin(node * classes, back * classes, (back + 1) * classes)
    for (let child = childFrom[node] ?? 0; child < end; child += 1) {
      next[node * classes + (classTo[child] ?? 0)] = child
    }
  }
  return { ...tree, endings: columnsOf(own) }
}

/** The units that some literal holds, each a class of its own; capitals are read as small letters. */
function classesOf(texts: readonly string[]): Pick<Tree, 'classOf' | 'classes'> {
  const classOf = new Uint8Array(65_536)
  let classes = 1
  for (const unit of new Set(texts.join(''))) {
    classOf[unit.charCodeAt(0)] = classes
    if (unit >= 'a' && unit <= 'z') classOf[unit.charCodeAt(0) - 32] = classes
    classes += 1
  }
  return { classOf, classes }
}

type Nodes = Pick<Tree, 'childFrom' | 'classTo' | 'dense'> & {
  /** By node: the literals that it stands for. */
  readonly own: number[][]
}

/** Literals in the order of their letters: those that begin alike stand in a row, and share a node. */
function nodesOf(texts: readonly string[], classOf: Uint8Array): Nodes {
  const order = [...texts.keys()].toSorted((one, other) =>
    (texts[one] ?? '') < (texts[other] ?? '') ? -1 : 1,
  )
  const own: number[][] = []
  const childFrom: number[] = []
  const classTo = [0]
  const rows = [{ from: 0, end: order.length, depth: 0 }]
  let dense = 0
  for (const { from, end, depth } of rows) {
    if (depth < DENSE_LEVELS) dense += 1
    childFrom.push(rows.length)
    const ending: number[] = []
    let start = from
    for (let place = from; place < end; place += 1) {
      const literal = order[place] ?? 0
      const text = texts[literal] ?? ''
      if (text.length === depth) {
        ending.push(literal)
        start = place + 1
        continue
      }
      const follower = place + 1 < end ? texts[order[place + 1] ?? 0] : undefined
      if (follower?.charCodeAt(depth) === text.charCodeAt(depth)) continue
      rows.push({ from: start, end: place + 1, depth: depth + 1 })
      classTo.push(classOf[text.charCodeAt(depth)] ?? 0)
      start = place + 1
    }
    own.push(ending)
  }
  childFrom.push(rows.length)
  return { own, childFrom: Int32Array.from(childFrom), classTo: Uint8Array.from(classTo), dense }
}
