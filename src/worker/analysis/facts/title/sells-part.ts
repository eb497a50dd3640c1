/** A choice that the form prints and nobody struck out: "The *whole/part of the land comprised in". */
const PRINTED_CHOICE = /\bwhole ?\/ ?\*? ?(?:a )?part of\b|\bpart ?\/ ?\*? ?(?:the )?whole of\b/i

/** "That portion of Allotment 9 … which is marked 1": the whole that a plan measures is not sold. */
const PART =
  /(?<!☐ ?(?:the )?)\b(?:that |a )?(?:portion|part) of (?:the )?(?:lot|allotment|land (?:in|comprised)|section|parcel|certificate of title|(?:volume|vol\.?|CT) \d)/i

/** A lot of a plan to come has a number and a size of its own. */
const OWN_LOT = /\b(?:proposed|unregistered|new)\b[^.;]{0,20}\b(?:lot|allotment|unit|apartment)\b/i

export function sellsPart(text: string): boolean {
  return PART.test(text) && !OWN_LOT.test(text) && !PRINTED_CHOICE.test(text)
}
