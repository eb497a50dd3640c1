import type { Evidence, PropertyDetails } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import type { Fact, Facts, Party, Settlement } from '../facts/facts.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import { isCompanyTitle } from '../rules/papers/company-title.ts'
import { inSmallLetters } from './in-small-letters.ts'
import { lotPlanInWords, titleInWords } from './land-in-words.ts'
import type { Prove } from './prove.ts'
import { printedCents } from '../wording/printed-number.ts'

/** The property as the document describes it, each field as printed and with its place. */
export function propertyDetailsOf(doc: Doc, prove: Prove, facts: Facts): PropertyDetails {
  const sources: Record<string, Evidence[]> = {}

  function printed(field: string, ...found: (Fact<unknown> | null)[]): string | null {
    const shown = found.filter((fact) => fact !== null && prove(fact.spans).length > 0)
    if (shown.length === 0) return null
    sources[field] = prove(shown.flatMap((fact) => fact?.spans ?? []))
    return shown.map((fact) => fact?.text).join(', ')
  }

  function names(field: string, found: readonly Party[]): string[] {
    const shown = found.filter((fact) => prove(fact.spans).length > 0)
    if (shown.length > 0) sources[field] = prove(shown.flatMap(placesOf))
    return shown.map(withCapacity)
  }

  const title = titleInWords(facts)
  const lotPlan = lotPlanInWords(facts)

  return {
    address: printed('address', inSmallLetters(facts.address)),
    landSize: printed('landSize', landOf(doc, facts)),
    zoning: printed('zoning', facts.zoning),
    titleDetails: printed('titleDetails', title, lotPlan),
    titleReference: printed('titleReference', title),
    lotPlan: printed('lotPlan', lotPlan),
    vendor: names('vendor', facts.vendors),
    purchaser: names('purchaser', facts.purchasers),
    purchasePrice: printed('purchasePrice', asMoney(facts.price)),
    deposit: printed('deposit', asMoney(facts.deposit) ?? facts.depositPercent),
    depositDate: printed('depositDate', inOnePiece(facts.depositDate)),
    settlementDate: printed('settlementDate', inOnePiece(withFigure(facts.settlement))),
    council: printed('council', inSmallLetters(facts.council)),
    councilValuation: printed('councilValuation', asMoney(facts.councilValuation)),
    sources,
  }
}

/** The size of the land; where shares are sold, it stays the company's. */
function landOf(doc: Doc, { landSize }: Facts): Fact<string> | null {
  if (landSize === null || !isCompanyTitle(doc)) return landSize
  return { ...landSize, text: `${landSize.text} (the company's land)` }
}

/** A name as a buyer should read it: "Ann Sample as executor of the estate of the late Ben Sample". */
function withCapacity({ value, capacity }: Party): string {
  if (capacity === undefined) return value
  return capacity.leads ? `${capacity.text} ${value}` : `${value} ${capacity.text}`
}

/** The places of a name and its capacity: one where nothing stands between them. */
function placesOf({ spans, capacity }: Party): readonly Span[] {
  const [name, ...more] = spans
  if (capacity === undefined || name === undefined || more.length > 0)
    return capacity === undefined ? spans : [...spans, capacity.span]
  const apart = Math.max(capacity.span.start - name.end, name.start - capacity.span.end)
  if (apart > CONTIGUOUS) return [name, capacity.span]
  const [start, end] = [
    Math.min(name.start, capacity.span.start),
    Math.max(name.end, capacity.span.end),
  ]
  return [{ start, end }]
}

const CONTIGUOUS = 40

/** "Thirty days after …" is told with its figure behind it: "Thirty days after … (30 days)". */
function withFigure(fact: Fact<Settlement> | null): Fact<Settlement> | null {
  if (fact === null) return fact
  // "the twenty-ninth day of January 2027"
  if (fact.value.kind === 'date' && !/^\W*\d|\d{1,2} [A-Z]|[A-Z]\w{0,30} \d{1,2}\b/.test(fact.text))
    return { ...fact, text: `${fact.text} (${dayInWords(fact.value.date)})` }
  if (fact.value.kind !== 'days' || /\d/.test(fact.text)) return fact
  const { counted, days } = fact.value
  const count = counted?.count ?? days
  const unit = counted === undefined ? 'day' : counted.unit.replace('-', ' ')
  // Beside an event whose day nobody knows, the number alone would read as the whole time.
  const then = FROM_CONTRACT.test(fact.value.from) ? '' : ' from then'
  return { ...fact, text: `${fact.text} (${count} ${unit}${count === 1 ? '' : 's'}${then})` }
}

const FROM_CONTRACT =
  /\b(?:contract|agreement|sale|exchange|acceptance|sign\w{0,3}|hereof|day of)\b/i

/** "13 / 10 / 2026", which a form's boxes set apart, reads as one date. */
function inOnePiece<T>(fact: Fact<T> | null): Fact<T> | null {
  if (fact === null) return null
  const text = fact.text.replace(
    /\b(\d{1,2})\s?([/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\b/g,
    (_, day: string, sign: string, month: string, year: string) =>
      [day, month, year.length === 2 ? `20${year}` : year].join(sign),
  )
  return { ...fact, text }
}

/** A bare amount gets its dollar sign; a sum of printed parts is told before them. */
function asMoney(fact: Fact<number> | null): Fact<number> | null {
  if (fact === null) return null
  const bare = /^\$?\s*(\d[\d,]*(?:\.\d{2})?)$/.exec(fact.text.trim())?.[1]
  if (bare !== undefined) return { ...fact, text: `$${bare}` }
  const amounts = [...fact.text.matchAll(/\d[\d,]*(?:\.\d{2})?/g)].map(([amount]) =>
    printedCents(amount),
  )
  const said = amounts.length === 0 || amounts.includes(fact.value)
  return said ? fact : { ...fact, text: `${dollars(fact.value)} (${fact.text})` }
}
