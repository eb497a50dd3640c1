/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

/**
 * The one range that a `Range` header asks for (RFC 9110 §14). `whole` where there is none, or
 * where it may be ignored: another unit, several ranges, or not well formed.
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const suffix = Number(to)
    if (suffix === 0 || sizeBytes === 0) return 'unsatisfiable'
    return { first: Math.max(0, sizeBytes - suffix), last: sizeBytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= sizeBytes ? 'unsatisfiable' : { first, last }
}
