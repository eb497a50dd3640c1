import { Inflate } from 'fflate'

/** One entry of a ZIP's directory. */
export type Entry = {
  readonly name: string
  readonly method: number
  readonly packed: number
  /** What the directory says, which need not be true. */
  readonly unpacked: number
  readonly offset: number
}

/** How much may come out of one file, over all that is unpacked from it. */
export type Budget = { left: number }

/** The file is not what its directory says, or is packed in a way Word does not use. */
export class BrokenZip extends Error {
  override readonly name = 'BrokenZip'
}

/** More came out than the budget allows; unpacking stopped there. */
export class SwollenZip extends Error {
  override readonly name = 'SwollenZip'
}

// Numbers below: PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const LONGEST_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
/** A Word file has some dozens of parts, one with many pictures some hundreds. */
const MOST_ENTRIES = 20_000
/** Deflate makes at most about 1,032 bytes of one, so one push stays near 16 MB. */
const PUSH_BYTES = 16 * 1024

/** Reads a ZIP's directory without unpacking anything. Throws BrokenZip. */
export function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new BrokenZip('too many entries')
  let at = view.getUint32(end + 16, true)
  const entries: Entry[] = []
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new BrokenZip('directory is damaged')
    }
    const nameLength = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
    entries.push({
      name: new TextDecoder().decode(name).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  throw new BrokenZip('no directory')
}

/**
 * Unpacks one entry piece by piece, taking each piece from the budget. Throws SwollenZip as soon as
 * the budget is used up, before the rest is unpacked, and BrokenZip where the entry is damaged.
 */
export function unpackEntry(
  bytes: Uint8Array,
  entry: Entry,
  budget: Budget,
  onPiece: (piece: Uint8Array) => void,
): void {
  const packed = packedBytes(bytes, entry)
  const take = (piece: Uint8Array) => {
    budget.left -= piece.length
    if (budget.left < 0) throw new SwollenZip('unpacks to too much')
    onPiece(piece)
  }
  if (entry.method === STORED) {
    take(packed)
    return
  }
  if (entry.method !== DEFLATED) throw new BrokenZip('unknown packing')
  const inflate = new Inflate(take)
  try {
    for (let at = 0; at < packed.length; at += PUSH_BYTES) {
      const next = Math.min(packed.length, at + PUSH_BYTES)
      inflate.push(packed.subarray(at, next), next === packed.length)
    }
  } catch (error) {
    if (error instanceof SwollenZip) throw error
    throw new BrokenZip('packed data is damaged', { cause: error })
  }
}

function packedBytes(bytes: Uint8Array, entry: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { offset } = entry
  if (offset + LOCAL_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
    throw new BrokenZip('entry is missing')
  }
  const start =
    offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + entry.packed > bytes.length) throw new BrokenZip('entry is cut off')
  return bytes.subarray(start, start + entry.packed)
}

/** Unpacks one entry as a whole. */
export function unpackWhole(bytes: Uint8Array, entry: Entry, budget: Budget): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  unpackEntry(bytes, entry, budget, (piece) => {
    pieces.push(piece)
    length += piece.length
  })
  const [only] = pieces
  if (only && pieces.length === 1) return only
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
