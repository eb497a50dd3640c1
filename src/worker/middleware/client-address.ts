import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'

/**
 * Who calls, for counting: Cloudflare writes the address itself, so it cannot be forged there. Of
 * an IPv6 address only the first 64 bits count, since one subscriber owns all of the rest
 * (RFC 6177).
 */
export function clientAddress(context: Context<AppEnv>): string {
  const address = context.req.header('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...after]
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
