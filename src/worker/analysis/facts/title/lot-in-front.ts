import type { Fact } from '../facts.ts'

/**
 * "70 Wharf Parade" is where the whole building stands: of a flat, and of a lot whose plan is still
 * to be registered, the address tells the lot as well, where it tells no unit.
 */
export function withLotInFront(address: Fact<string>, lotPlan: Fact<string> | null): Fact<string> {
  const lot = ONE_LOT.exec(lotPlan?.value ?? '')?.[0]
  if (lot === undefined || lotPlan === null || TELLS_UNIT.test(address.value)) return address
  return {
    ...address,
    value: `${lot}, ${address.value}`,
    text: `${lot}, ${address.text}`,
    spans: [...address.spans, ...lotPlan.spans.slice(0, 1)],
  }
}

const ONE_LOT =
  /^Block \w{1,4},? Section \w{1,4}(?=,| |$)|^Lot \w{1,6}(?= (?:on|in)\b| [A-Z]{2,3} ?\d| unregistered\b| proposed plan\b)/
const TELLS_UNIT =
  /^\d{1,5}[A-Z]?\s?\/|\b(?:unit|apartment|apt|flat|villa|townhouse|townhome|duplex|studio|penthouse|loft|residence|maisonette|lot|shop|suite|block|allotment|floor|level|storey|stage)\b/i

/** "Kimmorley Street, Whitlow ACT 2611": a block without a house has no number of its street yet. */
export function tellsNoNumber({ value }: Fact<string>): boolean {
  return !/\d/.test(value.replace(/\b\d{4}$/, ''))
}
