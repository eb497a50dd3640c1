import { encodeHexLowerCase } from '@oslojs/encoding'

/** The fingerprint by which the same bytes are known again. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  return encodeHexLowerCase(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
