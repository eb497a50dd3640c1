import { wordings } from '../wording/wordings.ts'
import type { Passage } from './passages.ts'

const { VICINITY } = wordings({
  VICINITY:
    /^\W{0,3}vicinity\b|\b(?:in the vicinity|not directly affecting|nearby|surrounding (?:land|propert\w{1,3}|area)|but near|(?:lies|stands|is) opposite|(?:adjoining|neighbouring|adjacent|next) (?:site|lot|land|property|place) only|not (?:up)?on (?:this|the|our) (?:land|lot|property|site)|(?:begins?|starts?|commences?) (?:up)?on the (?:north|south|east|west|far|other|opposite)\w{0,3} side of|none of (?:these|them|which) (?:touch|affect|reach|extend|cover)\w{0,2})\b/i,
})

/** True for what lies near the land and not on it. */
export function isVicinity({ text, heading, previous }: Passage): boolean {
  return (
    VICINITY.test(heading) ||
    VICINITY.test(text) ||
    (previous.length < 140 && VICINITY.test(previous))
  )
}
