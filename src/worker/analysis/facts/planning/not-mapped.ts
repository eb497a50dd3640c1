/**
 * What stands behind the name of an overlay and denies it: "Flood Hazard Overlay - not mapped over the
 * premises", "Public acquisition overlay | Not applied to the land".
 */
export function isNotMapped(behind: string): boolean {
  return NOT_MAPPED.test(behind)
}

const NOT_MAPPED =
  /^[^\w.]{0,2}(?:overlay)?[^\w.]{0,4}(?:not (?:mapped|applied|applicable|affected|affecting|within|identified|present|entered|shown|relevant)|nil\b|none\b(?! other)|no\b(?!\.? ?\d)|n\/a\b|does not|(?:the |this )(?:land|lot|site|property) (?:is|does) not|outside)/i
