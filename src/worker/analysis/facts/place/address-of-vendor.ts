import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import { addressIn } from './street-address.ts'

/**
 * A contract may tell the land by its lot alone. Where another paper puts the lot at the street where
 * the vendor lives, the vendor's address is the land's.
 */
export function addressOfVendor(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: CONTRACT_ZONES })) {
    if (!/\b(?:vendor|seller)\b/i.test(block.text.slice(0, 30))) continue
    const own = addressIn(doc, block.text.slice(0, 260), block.span.start, 200, 45)
    if (own === null || !/\d{4}$/.test(own.value)) continue
    const street = own.value.split(',')[0]?.toLowerCase() ?? ''
    const told = doc.blocks.some(({ text, index }) => {
      const at = text.toLowerCase().indexOf(street)
      return index !== block.index && at >= 0 && LAND_AT.test(text.slice(0, at))
    })
    return told ? own : null
  }
  return null
}

/** What stands before the street names the land, and not where somebody lives. */
const LAND_AT =
  /\b(?:lot|unit|block|portion|section|land|property|premises|title|parcel|folio)\b(?!.{0,80}\b(?:of|owner|proprietor|vendor|seller)\b.{0,30}$).{0,120}$/i
