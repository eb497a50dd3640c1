import { beginsWith } from '../begins-with.ts'
/** Share of letters that would have to be control signs before a file counts as no text. */
const MOST_CONTROLS = 0.01

/**
 * Decodes plain text in UTF-8, UTF-16 (either byte order) or Windows-1252, with or without a byte
 * order mark. Returns null where the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text !== null && looksWritten(text) ? text : null
}

function decode(bytes: Uint8Array): string | null {
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf]))
    return utf8(bytes.subarray(3)) ?? windows1252(bytes.subarray(3))
  if (beginsWith(bytes, [0xff, 0xfe])) return utf16(bytes.subarray(2), 'little')
  if (beginsWith(bytes, [0xfe, 0xff])) return utf16(bytes.subarray(2), 'big')
  const order = guessOrder(bytes)
  if (order) return utf16(bytes, order)
  if (bytes.includes(0)) return null
  return utf8(bytes) ?? windows1252(bytes)
}

/** English text in UTF-16 has a zero in nearly every second byte, always on the same side. */
function guessOrder(bytes: Uint8Array): 'little' | 'big' | null {
  const length = Math.min(bytes.length, 4096) & ~1
  if (length < 4) return null
  let even = 0
  let odd = 0
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even += 1
    if (bytes[i + 1] === 0) odd += 1
  }
  const pairs = length / 2
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'little'
  if (even > pairs * 0.7 && odd < pairs * 0.1) return 'big'
  return null
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return null
  }
}

function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes)
}

function utf16(bytes: Uint8Array, order: 'little' | 'big'): string {
  const even = bytes.subarray(0, bytes.length & ~1)
  if (order === 'little') return new TextDecoder('utf-16le').decode(even)
  const swapped = new Uint8Array(even.length)
  for (let i = 0; i < even.length; i += 2) {
    swapped[i] = even[i + 1] ?? 0
    swapped[i + 1] = even[i] ?? 0
  }
  return new TextDecoder('utf-16le').decode(swapped)
}

function looksWritten(text: string): boolean {
  const controls = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0
  return controls <= text.length * MOST_CONTROLS
}
