/** One number of two, in which every bit of both counts; the order matters. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a, 0x85_eb_ca_6b) ^ b
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2_b2_ae_35)
  return hash ^ (hash >>> 13)
}
