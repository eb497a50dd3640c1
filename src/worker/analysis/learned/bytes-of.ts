/** The bytes that a file of weights holds in base64. */
export function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
}
