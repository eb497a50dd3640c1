import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'

const PREFIXES = {
  user: 'usr',
  document: 'doc',
  analysis: 'ana',
  note: 'not',
  mail: 'mai',
  request: 'req',
  payment: 'pay',
} as const

/** A fresh id of 120 random bits that names its kind: a wrong one is visible in a log line. */
export function newId(kind: keyof typeof PREFIXES): string {
  return `${PREFIXES[kind]}_${encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(15)))}`
}
