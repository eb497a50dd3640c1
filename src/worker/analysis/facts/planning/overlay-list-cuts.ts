import type { Block, Doc } from '../../document.ts'

import { matchesIn } from '../../wording/matches.ts'

/** Items parted by semicolons or bullets, else the lines of the page, else sentences. */
export function cutItems(doc: Doc, block: Block, from: number): { start: number; end: number }[] {
  const { text } = block
  const own = text.slice(from)
  const stops: number[] = []
  if (/;|•/.test(own)) for (const stop of matchesIn(text, /;|•/g)) stops.push(stop.index)
  else if (/\.\s[A-Z]/.test(own))
    for (const stop of matchesIn(text, /\.(?=\s[A-Z])/g)) stops.push(stop.index)
  else if (/\), [A-Z]|, [A-Z][a-z]+.{0,40}, (?:and )?[A-Z]/.test(own))
    for (const stop of matchesIn(text, /,(?=\s(?:and )?[A-Z])/g)) stops.push(stop.index)
  else stops.push(...lineStarts(doc, block))
  const asked = /\.\s(?:Is|Are|Does|Do|Has|Have)\b/.exec(own)?.index
  const last = asked === undefined ? text.length : from + asked
  const points = [from, ...stops.filter((stop) => stop > from && stop < last), last]
  return points.slice(0, -1).flatMap((point, index) => {
    let start = point
    let end = points[index + 1] ?? text.length
    while (start < end && /[\s;•.,*-]/.test(text.charAt(start))) start += 1
    if (text.startsWith('and ', start)) start += 4
    while (end > start && /[\s;.,]/.test(text.charAt(end - 1))) end -= 1
    return end > start ? [{ start, end }] : []
  })
}

/** Where the lines of the page begin within a block that was read as one paragraph. */
function lineStarts(doc: Doc, block: Block): number[] {
  const found: number[] = []
  let at = 0
  for (const { quote } of doc.evidence(block.span)) {
    for (const raw of quote.split('\n')) {
      const line = raw.replace(/\s+/g, ' ').trim().slice(0, 24)
      const place = line === '' ? -1 : block.text.indexOf(line, at)
      if (place < 0) continue
      // A line that goes on with a small letter or a bracket belongs to the line above.
      if (place > 0 && /^[A-Z]/.test(line)) found.push(place)
      at = place + line.length
    }
  }
  return found
}
