import type { Block, Doc, Part } from '../../document.ts'
import type { CompanyExtract } from '../facts.ts'

import { printedSum, SETTLED } from './charge-words.ts'
import { firstDate } from '../forms/dates.ts'

/** Registrations against the company in a search of the personal property register that is tied on. */
export function registeredInterests(
  doc: Doc,
  acn: string | null,
): CompanyExtract['charges'][number][] {
  return doc.parts.flatMap((part) => {
    if (part.kind !== 'ppsr') return []
    const text = doc.text.slice(part.span.start, part.span.end)
    // Another grantor's registrations are not the company's.
    const grantor = /\bACN\s?:?\s?(\d{3}\s?\d{3}\s?\d{3})\b/i.exec(text)?.[1]
    if (acn !== null && grantor !== undefined && digits(grantor) !== digits(acn)) return []
    return part.blocks.flatMap((block) => {
      const date = REGISTRATION.test(block.text) ? (firstDate(block.text)?.date ?? null) : null
      if (date === null || SETTLED.test(block.text)) return []
      const amount = printedSum(block.text)
      return [{ description: describedBy(part, block), date, amount }]
    })
  })
}

/** A row with the long number of a registration, or the field that says when it began. */
const REGISTRATION =
  /\b\d{12,18}\b|\bregistration (?:start|kind|date|time)\b|\bregistered (?:on )?\d/i
const FIELDS_ABOVE = 4

/** A row tells all of a registration; a field needs those above it. */
function describedBy(part: Part, block: Block): string {
  if ((block.cells?.length ?? 0) > 2) return block.text
  const before = part.blocks.filter(
    ({ index }) => index < block.index && index >= block.index - FIELDS_ABOVE,
  )
  const told = before.filter(({ text }) => /\b(?:collateral|secured part)/i.test(text)).slice(-2)
  return [...told, block].map(({ text }) => text).join('; ')
}

function digits(number: string): string {
  return number.replace(/\D/g, '')
}
