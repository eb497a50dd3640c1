import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { escaped } from '../../wording/escaped.ts'
import { blockAt } from '../../segment/find.ts'
import { PARTY } from './address-of-party.ts'
import { plainCase } from '../forms/plain-case.ts'

/** "TOWNHOUSE 3, 112 ORMISTON AVENUE" on the cover, where the fields tell the street alone. */
export function withUnitInFront(doc: Doc, address: Fact<string>): Fact<string> {
  const [street] = address.value.split(',')
  if (street === undefined || !/^\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)? [A-Z]/.test(street))
    return address
  const behind = unitBehind(doc, address)
  if (behind !== null) return behind
  const named = new RegExp(
    `\\b(${UNIT} (?:[A-Z]?\\d{1,5}[A-Z]?|[A-Z](?=,)))(?: (?:on |in )?(?:strata|units?|community) plan (?:no\\.? ?)?\\d{2,6}| "[^"]{2,30}"| \\([^()]{2,40}\\)|\\)| on [^;:]{4,60}?,? being part of| on the [a-z]{4,8} (?:floor|level)(?: of ["“]?[^,;:]{3,40})?| on (?:the )?proposed [^;:,]{4,60})?(?: ?, ?["“]?[A-Z][\\w'& ]{2,30}["”]?(?=,))? ?,? ${escaped(street)}\\b`,
    'i',
  )
  const own = address.spans.flatMap(({ start }) => blockAt(doc, start) ?? [])
  for (const block of [...doc.blocks.slice(0, COVER), ...own]) {
    const match = named.exec(block.text)
    if (match?.[1] === undefined || PARTY.test(block.text.slice(0, match.index))) continue
    const start = block.span.start + match.index
    const unit = plainCase(match[1])
    return {
      ...address,
      value: `${unit}, ${address.value}`,
      text: `${unit}, ${address.text}`,
      spans: [...address.spans, { start, end: start + match[1].length }],
    }
  }
  return address
}

/** "22 Pellingham Street, Abercorn VIC 3067, Apartment 307": the flat is told last. */
function unitBehind(doc: Doc, address: Fact<string>): Fact<string> | null {
  const [span, ...further] = address.spans
  if (span === undefined || further.length > 0) return null
  const match = UNIT_BEHIND.exec(doc.text.slice(span.end, span.end + 40))
  if (match?.[1] === undefined) return null
  const unit = plainCase(match[1])
  const end = span.end + match[0].length
  return {
    ...address,
    value: `${unit}, ${address.value}`,
    text: `${unit}, ${address.text}`,
    spans: [{ start: span.start, end }],
  }
}

const COVER = 12
const UNIT =
  '(?:Unit|Apartment|Apt|Flat|Villa|Townhouse|Townhome|Duplex|Studio|Penthouse|Loft|Residence|Maisonette|Lot)'
const UNIT_BEHIND =
  /^,? [([]?((?:unit|apartment|apt|flat|villa|townhouse|studio|penthouse) (?:[A-Z]?\d{1,5}[A-Z]?|[A-Z])\b)(?! (?:on|in) |,? \d)/i
