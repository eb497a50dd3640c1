import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

const { VICINITY, OTHER_LAND, AWAY, LABEL, STOP, NOT_MAPPED } = wordings({
  VICINITY:
    /^\W{0,3}vicinity\b|\b(?:but|and|though) not (?:up)?on it\b|\b(?:close|near) to (?:this|the) (?:land|lot|property|site),? (?:but|and|though) not\b|^not on (?:the|this) (?:land|lot|property|site)\b|\b(?:in the vicinity|not directly affecting|nearby|surrounding (?:land|propert\w{1,3}|area)|but near|(?:lies|stands|is) opposite|(?:adjoining|neighbouring|adjacent|next) (?:site|lot|land|property|place) only|not (?:up)?on (?:this|the|our) (?:land|lot|property|site)|(?:begins?|starts?|commences?) (?:up)?on the (?:north|south|east|west|far|other|opposite)\w{0,3} side of|none of (?:these|them|which) (?:touch|affect|reach|extend|cover)\w{0,2}|neither (?:of (?:these|them|which) )?(?:touch|affect|reach|extend|cover)\w{0,2}|(?:is|are|lies?|stands?|situated|located) (?:up)?(?:on|at|in) (?:the |an? )?(?:adjoining|neighbouring|adjacent|next[- ]door) (?:property|land|lot|site|parcel|allotment))\b|\b(?:overlays?|mapping|hazards?|constraints?|controls?|listings?) (?:that (?:apply|are|lie|stand) |mapped |found |shown )?(?:elsewhere|near (?:the|this)\b|(?:off|beyond|outside) (?:the|this) (?:lot|land|site|premises|property)|on (?:other|adjoining|neighbouring|adjacent) (?:land|lots?|sites?|premises)|in the (?:locality|district|neighbourhood) (?:that|which) do)/i,
  /** A sentence or row whose subject is other land: "Land to the north is in …", "Next land: …", "The land at 9 Sample Road, which adjoins, …". */
  OTHER_LAND:
    /^\W{0,3}(?:(?:the|all|any|much|part|some|most|other|of) ){0,3}(?:(?:next(?:[ -]door)?|adjoining|adjacent|abutting|neighbouring|surrounding|opposite) (?:land|lots?|propert(?:y|ies)|sites?|parcels?|blocks?|allotments?|holdings?)(?= ?:| (?:is|are|was|were|lies?|has|have|falls?|to the)\b)|(?:land|lots?|propert(?:y|ies)|sites?|parcels?|blocks?|allotments?|area) (?:immediately |directly |lying |(?:up)?on the (?:other|opposite|far) side\b|across |(?:to|on|at|beyond) the (?:north|south|east|west|rear|back|front)(?!\w{0,3} (?:boundary|half|part|portion|end|side (?:boundary|of (?:the |this )?(?:lot|land|property))))|behind\b|over the (?:road|street|lane|creek|fence|back)|which (?:adjoin|abut)|that (?:adjoin|abut)|adjoining|adjacent|abutting|opposite|nearby|next door)|(?:land|lot|property|site) (?:at|known as) [^.;]{3,60}?,? ?(?:which|that) (?:adjoins?|abuts?|borders?|is (?:next|opposite|adjacent|across|behind)|lies (?:next|opposite|to the|across|behind)))/i,
  /** How far off it lies, or on which other land. */
  AWAY: /\b(?:\d[\d.,]{0,5}|one|two|three|four|five|six|eight|ten|several|some) ?(?:m|metres?|km|kilometres?) (?:away|distant|off|(?:due |to the )?(?:north|south|east|west)\w{0,8}(?= ?[;.,)]|$| of (?:the |this )?(?:lot|land|site|premises|property|boundary|estate)\b))|\b(?:nearest|closest) (?:mapped |listed |registered |local )?(?:place|item|area|entry|site|listing|mapping|edge)\b|\b(?:begins?|starts?|ends?|stops?)\b[^.;:]{0,20}\b(?:beyond|short of|outside|(?:north|south|east|west) of) (?:the |this )?(?:lot|land|site|premises|property|boundary|estate)\b|\b(?:north|south|east|west)\w{0,4} of (?:lots? \d{1,4}|the (?:road|street|railway|creek|reserve|estate))\b[^.;:]{0,14}\bonly\b|\b(?:road|street|lane|verge|reserve|footpath|other lots?|adjoining land)\b[^.;:]{0,14}\bonly\b|\b(?:stayed|stopped|halted|kept|remained|(?:never|not) (?:come|came|been|rose|risen|reached|got(?:ten)?) (?:with)?in(?:side)?)\b[^.;:\d]{0,20}\b\d{1,4} ?(?:m|metres?) (?:from|short of|below|of|away from|clear of) (?:the|any|our|its) (?:house|home|dwelling|cottage|homestead|residence|buildings?)\b/i,
  /** Where the answer to the next question begins: "… at the reserve Heritage: nearest place". */
  LABEL: /(?:^|[a-z0-9)] )[A-Z][a-z]{2,14}(?:[ ,][ a-z,-]{2,90})?:/,
  STOP: /[.;] /,
  /** A list of names with one answer behind them all. */
  NOT_MAPPED:
    /: ?(?:not (?:mapped|shown|affected|applicable|identified|recorded)|none|nil|no)\b[ .;]{0,3}$/i,
})

/** True for what lies near the land and not on it. */
export function isVicinity({ text, heading, previous, block }: Passage): boolean {
  return (
    VICINITY.test(heading) ||
    VICINITY.test(text) ||
    OTHER_LAND.test(text) ||
    isListedBehind(block.text, text) ||
    (previous.length < 140 && VICINITY.test(previous))
  )
}

/** "Next land: RE1 Public Recreation; SP2 Infrastructure": the label holds for each item of its list. */
function isListedBehind(row: string, item: string): boolean {
  const label = row.indexOf(':')
  const at = row.indexOf(item)
  return (
    label > 0 &&
    label < at &&
    OTHER_LAND.test(row.slice(0, label + 1)) &&
    !row.slice(0, at).includes('. ')
  )
}

/** Whether the answer in which the words stand puts them off the land: "buffer ends 140 m north of it". */
export function isAway(text: string, index: number): boolean {
  const answer = answerAround(text, index)
  return AWAY.test(answer) || NOT_MAPPED.test(answer)
}

/** The words around a place up to a semicolon, a full stop or the next printed question. */
function answerAround(text: string, index: number): string {
  const cuts = [
    ...matchesOf(text, LABEL).map((label) => (label.index === 0 ? 0 : label.index + 2)),
    ...matchesOf(text, STOP).map((stop) => stop.index + 1),
  ]
  const start = Math.max(0, ...cuts.filter((cut) => cut <= index))
  return text.slice(start, Math.min(text.length, ...cuts.filter((cut) => cut > index)))
}
