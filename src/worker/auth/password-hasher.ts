import { randomBytes, scrypt } from 'node:crypto'

import { constantTimeEqual } from '@oslojs/crypto/subtle'
import { decodeBase64IgnorePadding, encodeBase64NoPadding } from '@oslojs/encoding'

/** Each call of either function derives exactly one key: that is what makes sign-in take one time. */
export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** With `null` (no such account) it works as long as ever and answers false. */
  readonly verify: (password: string, stored: string | null) => Promise<boolean>
}

/** One of the equally strong settings of OWASP's password storage cheat sheet: 16 MiB of memory. */
const COST_LOG2 = 14
const BLOCK_SIZE = 8
const PARALLEL = 5
const SALT_BYTES = 16
const KEY_BYTES = 32
const NO_ACCOUNT_SALT = new Uint8Array(SALT_BYTES)

/**
 * scrypt of node:crypto. What is stored names its settings, so that they can be raised later:
 * `$scrypt$ln=14,r=8,p=5$<salt>$<key>`, both in unpadded base64.
 */
export const scryptHasher: PasswordHasher = {
  async hash(password) {
    const salt = new Uint8Array(randomBytes(SALT_BYTES))
    const key = await deriveKey(password, salt, COST_LOG2, BLOCK_SIZE, PARALLEL)
    const settings = `ln=${COST_LOG2},r=${BLOCK_SIZE},p=${PARALLEL}`
    return `$scrypt$${settings}$${encodeBase64NoPadding(salt)}$${encodeBase64NoPadding(key)}`
  },
  async verify(password, stored) {
    if (stored === null) {
      await deriveKey(password, NO_ACCOUNT_SALT, COST_LOG2, BLOCK_SIZE, PARALLEL)
      return false
    }
    const { salt, key, costLog2, blockSize, parallel } = parseStored(stored)
    return constantTimeEqual(await deriveKey(password, salt, costLog2, blockSize, parallel), key)
  },
}

function deriveKey(
  password: string,
  salt: Uint8Array,
  costLog2: number,
  blockSize: number,
  parallel: number,
): Promise<Uint8Array> {
  const settings = { N: 2 ** costLog2, r: blockSize, p: parallel }
  return new Promise((resolve, reject) => {
    // NFKC: the same pass phrase typed on another keyboard may arrive in other code points.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, settings, (error, key) => {
      if (error) reject(error)
      else resolve(new Uint8Array(key))
    })
  })
}

function parseStored(stored: string) {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  const [, costLog2, blockSize, parallel, salt, key] = match ?? []
  if (!salt || !key) throw new Error('A stored password hash is not in the known form')
  return {
    costLog2: Number(costLog2),
    blockSize: Number(blockSize),
    parallel: Number(parallel),
    salt: decodeBase64IgnorePadding(salt),
    key: decodeBase64IgnorePadding(key),
  }
}
