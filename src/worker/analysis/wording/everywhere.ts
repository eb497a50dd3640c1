const copies = new WeakMap<RegExp, RegExp>()

/** The same pattern for every place where it stands: for `matchAll` and `replaceAll`. */
export function everywhere(pattern: RegExp): RegExp {
  const known = copies.get(pattern)
  if (known !== undefined) return known
  const copy = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
  copies.set(pattern, copy)
  return copy
}
