/** More ways than this to match one start would be slow even though bounded. */
const MOST_WAYS = 60_000

/**
 * Why a pattern may take longer than linear time, or null. V8 gives regular expressions no time
 * limit, so rules may only repeat a bounded number of times: then a match costs at most a constant
 * for each place it may begin. The constant is the product of the long gaps, held below MOST_WAYS.
 */
export function patternFault(pattern: RegExp): string | null {
  const { source } = pattern
  if (pattern.global || pattern.sticky) return 'keeps state between uses (g or y flag)'
  // One entry a group that is open: ways of the alternative being read, and of the widest so far.
  const open: Alternatives[] = [{ here: 1, widest: 1 }]
  let inClass = false
  let closed = 1
  for (let index = 0; index < source.length; index += 1) {
    const unit = source[index]
    const top = open.at(-1)
    if (top === undefined) return `closes a group that was never opened at ${index}`
    if (unit === '\\') {
      if (!inClass && /[1-9k]/.test(source[index + 1] ?? '')) return 'refers back to a group'
      index += 1
    } else if (inClass) {
      if (unit === ']') inClass = false
    } else if (unit === '[') {
      inClass = true
    } else if (unit === '(') {
      open.push({ here: 1, widest: 1 })
    } else if (unit === '|') {
      open[open.length - 1] = { here: 1, widest: Math.max(top.widest, top.here) }
    } else if (unit === ')') {
      closed = Math.max(top.widest, top.here)
      open.pop()
      multiply(open, closed)
      continue
    } else if (unit === '*' || unit === '+') {
      return `repeats without a bound at ${index}`
    } else if (unit === '{') {
      const bounds = /^\{(\d{1,5})(,?)(\d{0,5})\}/.exec(source.slice(index))
      if (bounds === null) return `has an unescaped brace at ${index}`
      if (bounds[2] === ',' && bounds[3] === '') return `repeats without an upper bound at ${index}`
      const least = Number(bounds[1])
      const most = bounds[2] === '' ? least : Number(bounds[3])
      if (most - least >= 8) multiply(open, most - least + 1)
      if (closed > 1) multiply(open, closed ** Math.min(most - 1, 8))
      index += bounds[0].length - 1
    }
    closed = 1
  }
  const ways = Math.max(open[0]?.here ?? 1, open[0]?.widest ?? 1)
  return ways > MOST_WAYS ? `may match in ${ways} ways from one place` : null
}

type Alternatives = { readonly here: number; readonly widest: number }

function multiply(open: Alternatives[], ways: number): void {
  const top = open.at(-1)
  if (top !== undefined) open[open.length - 1] = { ...top, here: top.here * ways }
}
