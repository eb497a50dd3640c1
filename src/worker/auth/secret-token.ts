import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase32LowerCaseNoPadding, encodeHexLowerCase } from '@oslojs/encoding'

const TOKEN_BYTES = 20

/** 160 random bits for a cookie or a mailed link: letters and digits only, safe in an address. */
export function newSecretToken(): string {
  return encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/**
 * What is stored in its place: hex SHA-256. The token is random, so no salt and no slow hash are
 * needed to keep it from being guessed back.
 */
export function hashSecretToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)))
}
