/** Is a fill so light that it is taken for paper? */
export function isPale(colour: unknown): boolean {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour)) return false
  const rgb = Number.parseInt(colour.slice(1), 16)
  return ((rgb >> 16) & 255) + ((rgb >> 8) & 255) + (rgb & 255) > 3 * 235
}
