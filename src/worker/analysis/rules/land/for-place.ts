import type { Facts } from '../../facts/facts.ts'
import { addressFirst } from '../reading/street-after.ts'

/** "40 Garrow Street: the interim control lapsed", where 27 Garrow Street is sold. */
export function isForOtherPlace(text: string, { address }: Facts): boolean {
  const told = addressFirst(text)
  if (told === null || address === null) return false
  const sold = address.value.replaceAll(/\s+/g, ' ').toLowerCase()
  return !sold.includes(`${told.number.toLowerCase()} ${told.street}`)
}
