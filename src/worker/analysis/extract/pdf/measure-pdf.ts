import { Inflate } from 'fflate'

import { indexOf } from '../sniff.ts'

/** What a page draws and a font holds is some megabytes at most; a contract in all some tens. */
const MOST_UNPACKED = 256 * 1024 * 1024
/** Deflate makes at most about 1,032 bytes of one, so one push stays near 16 MB. */
const PUSH_BYTES = 16 * 1024
/** A stream's entries stand right before it. */
const ENTRIES_REACH = 1024

class TooMuch extends Error {}

/**
 * True where the packed parts of a PDF, without its pictures (they are never unpacked), come to more
 * than a contract can hold. Nothing that comes out is kept.
 */
export function isSwollenPdf(bytes: Uint8Array): boolean {
  let left = MOST_UNPACKED
  const inflate = (packed: Uint8Array) => {
    const stream = new Inflate((piece) => {
      left -= piece.length
      if (left < 0) throw new TooMuch()
    })
    for (let at = 0; at < packed.length; at += PUSH_BYTES) {
      stream.push(packed.subarray(at, at + PUSH_BYTES), false)
    }
  }
  for (const packed of packedStreams(bytes)) {
    try {
      // Two bytes of zlib's own stand before the packed ones (RFC 1950).
      inflate(packed.subarray(2))
    } catch (error) {
      // Anything else means that the stream is damaged or locked, and so cannot swell.
      if (error instanceof TooMuch) return true
    }
  }
  return false
}

function* packedStreams(bytes: Uint8Array): Generator<Uint8Array> {
  const latin1 = new TextDecoder('latin1')
  for (let at = 0; at < bytes.length;) {
    const word = indexOf(bytes, 'stream', at, bytes.length)
    if (word === -1) return
    const start = word + 6 + (bytes[word + 6] === 0x0d ? 1 : 0) + 1
    const end = indexOf(bytes, 'endstream', start, bytes.length)
    const stop = end === -1 ? bytes.length : end
    const before = latin1.decode(bytes.subarray(Math.max(at, word - ENTRIES_REACH), word))
    const entries = before.slice(before.lastIndexOf(' obj') + 1)
    if (/\/Fl(?:ateDecode)?\b/u.test(entries) && !/\/Subtype\s*\/Image\b/u.test(entries)) {
      yield bytes.subarray(start, stop)
    }
    at = stop + 9
  }
}
