import type { Doc, Span } from '../../document.ts'
import { saysOtherLots } from '../../facts/title/own-lots.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

/** A right to walk, and a place for a car at the end of it. */
export const ON_FOOT = wordings({
  foot: /\b(?:rights? of )?foot ?way\b|\bon foot\b|\bpedestrian (?:access|right of way|easement|way)\b|\b(?:for|by) pedestrians\b/i,
  /** The land that is sold has it. */
  ours: /\b(?:appurtenant|together with|benefit(?:s|ed|ing)?|in favour of|dominant|transfer to the said)\b/i,
  burdens:
    /\b(?:subject to|burden(?:s|ed|ing)?|servient|affecting the (?:land|lot|part)|in favour of (?:the )?(?:council|public|city|shire|municipality|owner))\b/i,
  wheels:
    /\b(?:vehic\w{1,6}|carriage ?way|motor|with or without (?:vehicles|animals|carts)|rights? of way\b(?!\W{0,3}(?:on foot|for pedestrians)))/i,
  noWheels:
    /\b(?:no|not|without(?! or)|excluding|except) (?:\w{2,9} ){0,3}(?:vehic\w{1,6}|motor)\b|\bon foot only\b/i,
  garageBy:
    /\b(?:garage|carport|car ?(?:spaces?|stand|accommodation)|parking (?:space|bay)|off[- ]street parking|hard ?stand|roller door)\b[^.;]{0,60}\b(?:from|off|by|via|over|along|through|onto|opens? to|reached)\b (?:the |a |its )?(?:\w{2,9} ){0,2}(?:lane(?:way)?|right of way|passage(?:way)?|alley(?:way)?|lots? \d{1,5}|private (?:road|way|street))\b|\b(?:lane(?:way)?|right of way|passage(?:way)?|alley(?:way)?)\b[^.;]{0,60}\b(?:to|serves|into|gives|for)\b[^.;]{0,24}\b(?:garage|carport|car ?(?:space|stand)|parking)\b/i,
  garage:
    /\b(?:garage|carport|car ?(?:space|stand|accommodation)|parking|hard ?stand|roller door)/i,
  publicLane:
    /\b(?:public|dedicated|gazetted) (?:\w{2,10} )?(?:lane(?:way)?|right of way|alley)\b|\b(?:lane(?:way)?|alley|right of way)\b[^.;]{0,40}\b(?:is public|a public|dedicated|gazetted|vested in (?:the )?(?:council|city|shire)|council['’]s)\b/i,
  denied: /\b(?:no|nil|none|without(?: a)?) (?:\w{3,9} )?(?:garage|carport|parking|car)\b/i,
})

export type WalkedTo = { readonly right: readonly Span[]; readonly garage: Span }

/** Land whose title lets its owner walk in, sold with a garage that a car must enter that way. */
export function garageOnFoot(doc: Doc, own: ReadonlySet<number>): WalkedTo | null {
  const passages = passagesIn(doc, ALL_PAPERS)
  const right = passages.filter((passage) => isOurFootway(passage, own))
  if (right.length === 0) return null
  const wheels = passages.some((passage) => isOurDriveway(passage, own))
  if (wheels || passages.some(({ text }) => ON_FOOT.publicLane.test(text))) return null
  const garage = passages.find(
    ({ text }) =>
      ON_FOOT.garageBy.test(text) &&
      !ON_FOOT.denied.test(text) &&
      !isUnticked(text, text.search(ON_FOOT.garage)),
  )
  return garage === undefined ? null : { right: right.map(({ span }) => span), garage: garage.span }
}

function isOurFootway({ text }: Passage, own: ReadonlySet<number>): boolean {
  if (!ON_FOOT.foot.test(text) || !ON_FOOT.ours.test(text)) return false
  if (ON_FOOT.burdens.test(text) || saysOtherLots(text, own, true)) return false
  return !ON_FOOT.wheels.test(text) || ON_FOOT.noWheels.test(text)
}

function isOurDriveway({ text }: Passage, own: ReadonlySet<number>): boolean {
  return (
    ON_FOOT.wheels.test(text) &&
    !ON_FOOT.noWheels.test(text) &&
    ON_FOOT.ours.test(text) &&
    !saysOtherLots(text, own, true)
  )
}
