import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { blockAt, blocksIn } from '../../segment/find.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'

import { billEntries } from './bill-entries.ts'
import { periodOf } from './charge-period.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { factAt } from '../fact-at.ts'
import { amountsIn } from '../forms/money.ts'
import { WORDS } from './outgoing-words.ts'

/** A scheme of the council for works in a street, which may be paid over some years. */
export const SPECIAL_CHARGE = 'special charge of the council'

const LAND_SERVICES = 'Local Land Services rate'

/** What an owner pays each year beside rates, water, a scheme and tax, by what the papers call it. */
const CHARGES: readonly (readonly [name: string, words: RegExp])[] = [
  [LAND_SERVICES, /\b(?:LLS|local land services)\b(?:[^.$]{0,40}\brates?\b|(?=[^a-z$]{0,60}$))/i],
  [
    'rent of a licence or permit over Crown land',
    /\b(?:(?:unused|crown|closed|government) roads?|crown land|enclosure|water frontage|jetty|foreshore|grazing)\b[^.$]{0,60}\b(?:licen[cs]e|permit)\b|\b(?:enclosure|grazing|road) (?:licen[cs]e|permit)\b/i,
  ],
  ['rent charge of an encumbrance', /\brent ?charge\b/i],
  [
    'subscription of a club or an estate',
    /\b(?:club|residents'? association|precinct|estate|marina|recreation)\b[^.$]{0,60}\b(?:subscription|membership fee|annual levy|yearly levy)\b/i,
  ],
  [
    'fee for panels or equipment of another owner',
    /\b(?:power purchase agreement|solar (?:lease|rental|agreement)|(?:equipment|hot water|gas bottle|battery) (?:rental|hire|lease)|alarm monitoring)\b/i,
  ],
  [
    'fee for panels or equipment of another owner',
    /\b(?:solar|panels?|battery|inverter|hot water (?:system|unit|heater)|heat pump|water filter|alarm)\b[^$]{0,240}\b(?:(?:monthly|quarterly|weekly|fortnightly|yearly|annual) (?:sum|payments?|rentals?|rent|fees?|charges?|hire|subscriptions?|instal?ments?)|(?:rental|hire|lease|subscription) (?:each|every|per|a) (?:week|fortnight|month|quarter|year))\b/i,
  ],
  [
    'fee for panels or equipment of another owner',
    /\b(?:solar|panels?|battery|inverter|(?:instantaneous )?hot water|water heater|heat pump|air[- ]condition\w{2,4}|water filter|alarm)\b[^$.;]{0,80}\b(?:belongs? to|(?:is|are) (?:owned by|the property of|on (?:hire|lease|rent(?:al)?)|(?:hired|leased|rented)\b))[^$;]{0,160}\$|\b(?:solar|panels?|battery|inverter|hot water (?:system|unit|heater)|heat pump|water filter|alarm)\b[^$]{0,240}\b(?:payments?|rentals?|rent|fees?|charges?|hire|instal?ments?) (?:\w{2,9} ){0,3}(?=\$)/i,
  ],
  [
    'fee for panels or equipment of another owner',
    /\b(?:hire|rental|rented|leas(?:ed|ing)|subscription)\b[^$]{0,240}\$ ?[\d,.]{2,9}[^$]{0,60}\b(?:\d{1,3} (?:months|payments|instal?ments) (?:to run|to go|left|remaining|still to)|(?:months|payments|instal?ments) (?:remain|are left))\b/i,
  ],
  [
    SPECIAL_CHARGE,
    /\bspecial (?:charge|rate)s?\b(?=[^$]{0,300}\$)|\b(?:road|street|lane|kerb|drainage|footpath|sewer\w{0,3}) (?:construction |upgrade |works )?(?:scheme|charge)\b(?=[^$]{0,300}\$)/i,
  ],
  [
    'emptying of a tank or carting of water',
    /\b(?:emptied|emptying|pump(?:ed)?[- ]out|pumped out|de-?sludg\w{1,4}|cart(?:ed|ing|age)?(?= (?:of )?water)|water (?:is )?(?:carted|delivered)|water[- ]cart(?:ing|age)|by (?:tanker|truck))\b[^$.]{0,140}\$/i,
  ],
  [
    'charge for drainage or irrigation',
    /\b(?:drainage district|irrigation|water delivery|delivery share|infrastructure access|bore licen[cs]e|private water scheme)\b[^.$]{0,50}\b(?:charge|fee|rate|levy)s?\b/i,
  ],
  [
    'fee of a licence over Crown land',
    /\blicen[cs]e\b[^$]{0,110}\bcrown (?:land|reserve|foreshore|frontage)\b/i,
  ],
  [
    'charge for the services of a village or resort',
    /\b(?:charges?|fees?) for (?:the )?(?:general|village|recurrent|common) services\b|\b(?:general|recurrent|village) services? (?:charge|fee)s?\b|\brecurrent charges?\b|\bsite (?:fee|rent)s?\b/i,
  ],
  [
    'servicing of a plant or installation',
    /\b(?:treatment (?:plant|system|unit)|septic|aerobic|waste ?water|sewage|lift|pump station|fire (?:system|equipment)|bore|air[- ]condition\w{2,4})\b[^$]{0,60}\b(?:serviced|maintained|inspected|service (?:contract|agreement)|servicing|maintenance contract)\b[^$]{0,120}(?=\$)/i,
  ],
  ['charge for underground power', /\bunderground power\b/i],
  ['land rent', /\bland rent\b(?! (?:act|lease|scheme)\b)/i],
]
const ZONES: readonly PageKind[] = [
  'annexure',
  'other',
  'special-conditions',
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'by-laws',
  'particulars',
  'title-search',
  'land-tax-certificate',
  'water-certificate',
  'plan',
]
/** What others pay, what was left unpaid, and what is paid once. */
const NO_CHARGE =
  /\b(?:arrears?|overdue|unpaid|outstanding|tenants?|renters?|grazier|lessee|licensee pays|paid to (?:me|the vendor|the seller)|income|payable to the (?:owner|vendor|seller)|bond|compensation|exit fee|buy-?out|application fee|transfer fee|penalty|fine)\b/i
const LOWEST_CENTS = 2_000
const HIGHEST_CENTS = 5_000_000
const ROWS_ABOVE = 4

/** Each further yearly charge once, the first place that tells its amount and its period. */
function recogniseOtherCharges(doc: Doc): Fact<Outgoing>[] {
  const found = new Map<string, Fact<Outgoing>>()
  for (const block of blocksIn(doc, { zones: [...ZONES, 'lease'] })) {
    if (!block.text.includes('$')) continue
    for (const [name, words] of CHARGES) {
      if (found.has(name)) continue
      const fact = chargeIn(doc, block, name, words)
      if (fact !== null) found.set(name, fact)
    }
  }
  const plain = found.has(LAND_SERVICES) ? null : landServicesTotal(doc)
  return [...found.values(), ...(plain === null ? [] : [plain])]
}

/** "Total rates for the year | 118.40" on a notice that prints the sign of money above its column alone. */
function landServicesTotal(doc: Doc): Fact<Outgoing> | null {
  for (const block of blocksIn(doc, { zones: ['rates-certificate'] })) {
    const entry = billEntries(block).at(-1)
    if (entry === undefined || entry.amount.cents < LOWEST_CENTS) continue
    if (!OWN_TOTAL.test(block.text) || !isBelowLandServices(doc, block)) continue
    const { amount } = entry
    const basis = `${block.text.slice(amount.start, amount.end)} for the year`
    const value = {
      kind: 'other-charge' as const,
      name: LAND_SERVICES,
      annualCents: amount.cents,
      basis,
    }
    const span = { start: block.span.start, end: block.span.start + amount.end }
    return factAt(doc, value, span, 70, [basis])
  }
  return null
}

const OWN_TOTAL =
  /^(?:total|sum of)\b(?![^$\d]{0,60}\b(?:due|owing|payable|arrears|paid|received|outstanding)\b)|^(?:rates?|charges) (?:levied )?for the year\b/i

/** All outgoings, each amount once: by its own name, or else by the outgoing that its line names. */
export function withOtherCharges(
  doc: Doc,
  outgoings: readonly Fact<Outgoing>[],
): readonly Fact<Outgoing>[] {
  const charges = recogniseOtherCharges(doc)
  const same = (one: Fact<Outgoing>, charge: Fact<Outgoing>) => {
    const at = one.spans[0]?.start ?? -1
    return (
      charge.value.annualCents === one.value.annualCents &&
      charge.spans.some(({ start, end }) => start <= at && end > at)
    )
  }
  const isNamed = (one: Fact<Outgoing>) => {
    const at = one.spans[0]?.start ?? 0
    const block = blockAt(doc, at)
    const { kind } = one.value
    return (
      block !== undefined &&
      kind !== 'other-charge' &&
      WORDS[kind].test(doc.text.slice(block.span.start, at))
    )
  }
  return [
    ...outgoings.filter((one) => isNamed(one) || !charges.some((charge) => same(one, charge))),
    ...charges.filter((charge) => !outgoings.some((one) => isNamed(one) && same(one, charge))),
  ]
}

function chargeIn(doc: Doc, block: Block, name: string, words: RegExp): Fact<Outgoing> | null {
  // A hire stands among leases; what a tenant pays is no charge of the land.
  if (block.zone === 'lease' && !isHireOf(doc, block, words, OF_GOODS)) return null
  // A row of the council's bill is in its total already.
  const isScheme = name === SPECIAL_CHARGE && PARTS_OF_YEARS.test(block.text)
  if (name === SPECIAL_CHARGE && block.kind === 'row' && !isScheme) return null
  // What a page break parts is one sentence.
  const opening = sentenceBefore(doc, block)
  const named =
    words.exec(block.text) ??
    (isScheme && words.test(`${headingOf(doc, block)} ${block.text}`)
      ? /^/.exec(block.text)
      : null) ??
    (opening !== '' && words.test(`${opening} ${block.text}`) ? /^/.exec(block.text) : null)
  if (named === null && !isHeadedBy(doc, block, words) && !isHireOf(doc, block, words)) return null
  const from = named === null ? 0 : named.index
  for (const amount of amountsIn(block.text)) {
    if (amount.start < from || amount.start - from > 320) continue
    if (amount.cents < LOWEST_CENTS || amount.cents > HIGHEST_CENTS) continue
    const before = ownWords(block.text, amount)
    const after = block.text.slice(amount.end, amount.end + 60).split(/[;.]\s/)[0] ?? ''
    if (NO_CHARGE.test(`${before} ${after}`)) continue
    // "Charge for general services" above "$148.00 a week".
    const isOwn = OF_CHARGE.test(before) || before.trim() === ''
    if (named === null && (!isOwn || hasTotalBelow(doc, block))) continue
    const isWhole =
      name === SPECIAL_CHARGE &&
      !YEARLY_PARTS.test(before) &&
      !PERIODIC_PARTS.test(before) &&
      !OF_EACH_PERIOD.test(after)
    if (isWhole) continue
    const times =
      timesAYear(before, after) ??
      (/\binstalment \d{1,2} of \d{1,2}\W*$/i.test(before) && block.zone === 'rates-certificate'
        ? 1
        : null) ??
      (OF_A_YEAR.test(before) ? 1 : null) ??
      yearOfHeading(doc, block, words)
    if (times === null) continue
    const printed = block.text.slice(amount.start, amount.end)
    const basis = times === 1 ? `${printed} for the year` : `${printed} × ${times}`
    const start = block.span.start + amount.start - Math.min(before.length, 60)
    const span = { start, end: block.span.start + amount.end + Math.min(after.length, 24) }
    return factAt(
      doc,
      { kind: 'other-charge', name, annualCents: amount.cents * times, basis },
      span,
      70,
      [basis],
    )
  }
  return null
}

/** "Payable by 20 quarterly instalments of $410.00": a scheme of several years stands beside the bill. */
const PARTS_OF_YEARS =
  /\b(?:[5-9]|[1-9]\d|\w{5,9}) (?:equal )?(?:quarterly|half[- ]yearly|yearly|annual|monthly) instal?ments (?:each )?of (?=\$)/i

function headingOf(doc: Doc, block: Block): string {
  const above = doc.blocks
    .slice(Math.max(0, block.index - ROWS_ABOVE), block.index)
    .findLast(({ kind, partIndex }) => kind === 'heading' && partIndex === block.partIndex)
  return above?.text ?? ''
}

/** The words of the page before with which the first words of this one go on; empty where none do. */
function sentenceBefore(doc: Doc, block: Block): string {
  if (!/^[a-z]/.test(block.text)) return ''
  const before = doc.blocks
    .slice(Math.max(0, block.index - ROWS_ABOVE), block.index)
    .findLast(({ cells, text }) => cells === null && text.length > LONGEST_ROW)
  const isOpen = before?.page === block.page - 1 && /[a-z,]$/.test(before.text)
  return isOpen ? before.text : ''
}

/** A line of a notice that has its total some rows below. */
function hasTotalBelow(doc: Doc, block: Block): boolean {
  return doc.blocks
    .slice(block.index + 1, block.index + 1 + ROWS_ABOVE)
    .some((one) => one.partIndex === block.partIndex && /^total\b[^$]*\$/i.test(one.text))
}

/** "Equipment: 20 panels, inverter" in a row of its own above "Monthly rental $128.00". */
function isHireOf(doc: Doc, block: Block, words: RegExp, goods?: RegExp): boolean {
  if (!RENTAL.test(block.text)) return false
  const rows = doc.blocks
    .slice(Math.max(0, block.index - ROWS_ABOVE), block.index)
    .filter(({ page, text }) => page === block.page && text.length < LONGEST_ROW)
  return rows.some(
    ({ text }) =>
      words.test(`${text} ${block.text}`) &&
      !words.test(text) &&
      (goods === undefined || goods.test(text)),
  )
}

const OF_GOODS = /^\W{0,4}(?:equipment|goods|assets?|products?|system|hired)\b/i
const RENTAL = /^\W{0,4}(?:\w{1,20} ){0,3}(?:rental|hire|rent|payment|fee)\b[^$.]{0,40}\$/i
const LONGEST_ROW = 120

const OF_CHARGE =
  /\b(?:rental|hire|payment|month|rent|fee|charge|rate|total|levy|animal health)\b[^$]{0,20}$/i

/** "LOCAL LAND SERVICES   Rates notice 2026": the notice of a year names the year in its heading. */
function yearOfHeading(doc: Doc, block: Block, words: RegExp): 1 | null {
  for (const above of doc.blocks.slice(Math.max(0, block.index - ROWS_ABOVE), block.index)) {
    if (above.partIndex !== block.partIndex || !words.test(above.text)) continue
    const next = doc.blocks[above.index + 1]?.text ?? ''
    if (/\bnotice\b[^$]{0,12}\b20\d\d\b|\bannual\b/i.test(`${above.text} ${next.slice(0, 60)}`))
      return 1
  }
  return null
}

/** The words of the amount's own sentence before it. */
function ownWords(text: string, amount: Amount): string {
  const before = text.slice(Math.max(0, amount.start - 160), amount.start)
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
}

/** "LOCAL LAND SERVICES RATE 2026   Holding 418811   $214.60" */
const OF_A_YEAR = /\brates? (?:notice )?(?:for )?20\d\d\b[^$]{0,40}$/i

const WEEKLY = /\b(?:(?:per|a|each|every) week|weekly|p\.?w\.?)\b/i
/** "In ten yearly parts of $400", "by annual instalments of $350". */
const YEARLY_PARTS =
  /\b(?:yearly|annual|year's) (?:equal )?(?:parts?|instal?ments?|payments?|shares?)(?: of| at| each of|,? each)?\W{0,3}$/i
const PERIODIC_PARTS =
  /\b(?:quarterly|half[- ]yearly|monthly) (?:equal )?instal?ments (?:each )?of\W{0,3}$/i
/** What falls due again, right behind the sum; else it is the whole, told beside its parts. */
const OF_EACH_PERIOD =
  /^ ?(?:(?:a|each|every|per) (?:year|half[- ]year|quarter|annum)|yearly|annually|quarterly|p\.?a\.?)\b/i
const FORTNIGHTLY = /\b(?:(?:per|a|each|every) fortnight|fortnightly)\b/i

function timesAYear(before: string, after: string): number | null {
  if (WEEKLY.test(after)) return 52
  if (FORTNIGHTLY.test(after)) return 26
  if (YEARLY_PARTS.test(before)) return 1
  return periodOf(before, after)?.times ?? null
}

/** "UNUSED ROAD LICENCE 0518834" in a short line above "Rent: $104.00 a year". */
function isHeadedBy(doc: Doc, block: Block, words: RegExp): boolean {
  for (let index = block.index - 1; index >= block.index - ROWS_ABOVE; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex || above.text.length > 120) return false
    if (words.test(above.text)) return true
  }
  return false
}
