import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Easement, Fact } from './facts.ts'

import { isNegated } from '../segment/negation.ts'
import { easementMarks } from './easement-rows.ts'
import { brokenOver } from './broken-over.ts'
import { factAt } from './fact-at.ts'
import { isOfOtherLots, lotNumbers, lotsNamed } from './own-lots.ts'

/** What an easement is for, in the order in which the words are looked for. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  [
    'drainage and sewerage',
    /\bdrainage (?:and|&|\/) sewer(?:age)?\b|\bsewer(?:age)? (?:and|&|\/) drainage\b/i,
  ],
  ['sewerage', /\bsewer(?:age|s)?\b/i],
  ['drainage', /\bdrain(?:age)?\b|\bstormwater\b/i],
  ['carriageway', /\b(?:right of )?carriage ?way\b/i],
  ['footway', /\b(?:right of )?foot ?way\b|\bway on foot\b/i],
  ['right of way', /\bright(?:\(s\)|s)? of way\b|\bway\b(?= over)|\baccess\b/i],
  [
    'electricity',
    /\belectric(?:ity|al)?\b|\bhigh voltage\b|\bpower ?lines?\b|\btransmission line|\bsubstation\b/i,
  ],
  ['gas', /\bgas\b|\bpipeline\b/i],
  ['telecommunications', /\btele(?:communications|phone)\b|\boptic/i],
  ['water supply', /\bwater (?:supply|pipes?|mains?)\b|\bpipes?\b/i],
  ['party wall', /\bparty walls?\b/i],
  ['support', /\bsupport\b|\bshelter\b/i],
  ['light and air', /\blight (?:and|&) air\b/i],
  ['services', /\bservices?\b|\butilit/i],
  ['overhang', /\boverhang\b|\bencroach/i],
  ['building management statement', /\bbuilding management statement\b/i],
  ['fire stairs', /\bfire\b/i],
]

const PLAN_ROW = /^(?:\(?[EAR]\)?\s?-?\s?\d{1,2}[A-Z]?(?:\s?,\s?[EAR]-\d{1,2})*)\s+(?=[A-Za-z(])/
const TITLE_ENTRY =
  /\b(?:(?:restricted |cross |statutory )?easements?(?:\(s\))?(?: in gross)?|rights?(?:\(s\))? of (?:carriage ?way|foot ?way|way|access|support|drainage|light|entry|(?:public )?access(?: over)?)|party wall rights?(?:\(s\))?|profits? ?a ?prendre|building management statement)\b/i
const HARMLESS =
  /\b(?:any encumbrances? created by|easements? and rights? implied|section 98|subject to any|easement information|easements?\s*:?\s*$|legend|appurtenant easement e\b|easements?, (?:covenants|encumbrances)|schedule of easements\b|easement (?:reference|purpose|ref)\b|covenants? or (?:other )?similar|no easements?|easements?:? nil|reservations and conditions)/i
const BENEFIT =
  /\b(?:appurtenant(?: to the (?:land|lot))?|together with|benefit(?:ing|s|ted)?(?: the| this)? (?:land|lot)|benefited by|easement benefit)\b/i
const BOTH = /\bbenefiting and burdening|burdening and benefiting/i

const ZONES: readonly PageKind[] = [
  'plan',
  'title-search',
  'annexure',
  'other',
  'contract-form',
  'statutory-notice',
  'building-permit',
]
const TOLD: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'other',
  'annexure',
]

/** The easements on title and plan, and those that a statement describes where neither is in the file. */
export function recogniseEasements(doc: Doc, lotPlan: string | null = null): Fact<Easement>[] {
  const own = lotNumbers(lotPlan)
  const ours = ({ value, spans: [span] }: Fact<Easement>) =>
    !isOfOtherLots(span === undefined ? '' : passageOf(doc, span), own, !value.burdens)
  return everyEasement(doc, own).filter(ours)
}

/** The words of an entry with the end of its sentence, where it says whose it is. */
function passageOf({ text }: Doc, { start, end }: Span): string {
  const rest = text.slice(end, end + 120)
  const stop = rest.search(/[.;\n]/)
  return text.slice(start, stop < 0 ? end + rest.length : end + stop)
}

function everyEasement(doc: Doc, lots: ReadonlySet<number>): Fact<Easement>[] {
  const found: Fact<Easement>[] = []
  let taken = -1
  for (const block of blocksIn(doc, { zones: ZONES })) {
    if (block.index === taken) continue
    const rows = planRows(doc, block)
    const told = rows.length > 0 || block.zone === 'title-search' ? [] : scheduled(doc, block, lots)
    if (rows.length > 0) found.push(...rows)
    else if (told.length > 0) found.push(...told)
    else if (block.zone === 'title-search' || ENTRY_ANYWHERE.test(block.text)) {
      const entries = titleEntries(doc, block)
      found.push(...entries)
      const end = entries.at(-1)?.spans[0]?.end ?? 0
      if (end > block.span.end) taken = block.index + 1
    } else if (block.zone === 'plan') found.push(...statedIn(doc, block))
  }
  const stated = blocksIn(doc, { zones: TOLD }).flatMap((block) => statedIn(doc, block))
  const implied = blocksIn(doc, { zones: IMPLIED })
    .flatMap((block) => impliedIn(doc, block))
    .slice(0, MOST_IMPLIED)
  // No title shows what is only to be registered.
  if (found.length > 0) found.push(...stated.filter((one) => isToBeMade(doc, one)))
  const statutory =
    doc.state === 'QLD'
      ? blocksIn(doc, { zones: ['vendor-statement', 'title-search'] }).flatMap((block) =>
          statutoryIn(doc, block),
        )
      : []
  const own = found.length > 0 ? found : stated
  return distinct([...own, ...withoutOverlap([...implied, ...statutory], own)])
}

const MOST_IMPLIED = 20
/** An entry of a title that stands in a part of another kind: "2 DP11882 EASEMENT FOR SUPPORT". */
const ENTRY_ANYWHERE =
  /^(?:\d{1,2}\.?\s+)?\*?(?:(?:DP|SP|RP)\s?\d{4,7}|[A-Z]{1,2}\d{5,7}[A-Z]?|\d{7,9})\s+(?:EASEMENT|RIGHTS? OF|PARTY WALL)|^(?:\d{1,2}\.?\s+)?EASEMENT (?:(?:IN GROSS )?No\.? ?\d|BURDEN\b|BENEFIT\b)|^(?:SUBJECT TO|TOGETHER WITH) (?:\w+ ){0,4}(?:EASEMENT|RIGHT|PARTY WALL)/

function withoutOverlap(
  extra: readonly Fact<Easement>[],
  found: readonly Fact<Easement>[],
): Fact<Easement>[] {
  const places = found.flatMap(({ spans }) => spans)
  return extra.filter(({ spans: [span] }) =>
    places.every(({ start, end }) => span === undefined || end <= span.start || start >= span.end),
  )
}

/** "Lot 3 is SUBJECT TO a right of carriageway (appurtenant to Lots 4 and 5) over …" */
const LOT_IS =
  /\b((?:each |every |the |balance )?(?:lots?|allotments?)(?: [\d, and&-]{1,24})?(?: on the plan)?|the land|the property|common property) (?:is|are)(?: each)? (subject to|together with|burdened by|benefited by)\b/gi
/** "Easement C: 2.0 m wide on the rear boundary, for sewerage"; "Easement A (support) burdens …" */
const LETTERED =
  /\b(?:easement|emt) ["(]?[A-Z]{1,2}["]?\)?(?:\s?[:(-]|,? (?:on|over|for|burdens|in|along)\b)[^.;]{0,40}(?:\.\d[^.;]{0,90}){0,3}[^.;]{0,120}/gi
/** "(A) right of carriageway, 3.2 wide, over Lot 1; (B) sewerage over Lot 2" below "Easements". */
const LETTER_FIRST =
  /(?<![\w(])\([A-Z]{1,2}\)\s(?:proposed )?(?:easement\b|right of\b|sewer|drainage|electric|carriageway|party wall|support|gas\b|water\b)[^;]{3,140}/gi
const IF_ANY = /\bif any\b|\bas may be (?:necessary|needed|required)\b|\bsuch rights?\b/i

/** What a schedule of easements or a note of a plan says of one lot after the other. */
function scheduled(doc: Doc, block: Block, own: ReadonlySet<number>): Fact<Easement>[] {
  const { text } = block
  if (!/easement|right|\bemt\b/i.test(text) || text.length > 6_000) return []
  const found: Fact<Easement>[] = []
  const lots = matchesIn(text, LOT_IS)
  for (const [index, match] of lots.entries()) {
    const next = lots[index + 1]?.index ?? text.length
    const behind = text.slice(match.index, Math.min(next, match.index + 420))
    const stop = behind.search(/[.;](?=\s|$)/)
    const words = (stop < 0 ? behind : behind.slice(0, stop)).trimEnd()
    const named = lotsNamed(match[1] ?? '')
    if (named.length > 0 && own.size > 0 && !named.some((lot) => own.has(lot))) continue
    const purpose = purposeOf(words.slice(match[0].length))
    if (purpose === null || IF_ANY.test(words) || !A_RIGHT.test(words)) continue
    const start = block.span.start + match.index
    const burdens = /subject|burdened/i.test(match[2] ?? '')
    found.push(
      fact(
        doc,
        purpose,
        { start, end: start + words.length },
        burdens,
        86,
        'a schedule of easements',
      ),
    )
  }
  if (lots.length > 0) return found
  for (const match of [...matchesIn(text, LETTERED), ...matchesIn(text, LETTER_FIRST)]) {
    const purpose = purposeOf(match[0])
    if (
      purpose === null ||
      !(PLACED.test(match[0]) || match[0].startsWith('(')) ||
      /^easement no\b/i.test(match[0])
    )
      continue
    const start = block.span.start + match.index
    const span = { start, end: start + match[0].trimEnd().length }
    if (isNegated(doc, span, 20)) continue
    const side = sideOf(match[0], own)
    if (side === 'neither') continue
    const burdens =
      side === 'burdened' && !BENEFIT.test(match[0]) && !/\bnext door\b/i.test(match[0])
    found.push(fact(doc, purpose, span, burdens, 78, 'a lettered easement of a plan'))
  }
  return found
}

/** "over Lot 1 in favour of Lot 2": which side of the right is the lot that is sold? */
function sideOf(words: string, own: ReadonlySet<number>): 'burdened' | 'benefited' | 'neither' {
  const [over = '', favour = ''] = words.split(/\bin favour of\b/i)
  const ours = (lots: readonly number[]) => lots.some((lot) => own.has(lot))
  if (own.size === 0 || lotsNamed(over).length === 0 || ours(lotsNamed(over))) return 'burdened'
  if (ours(lotsNamed(favour))) return 'benefited'
  return lotsNamed(favour).length > 0 ? 'neither' : 'burdened'
}

const A_RIGHT = /\b(?:easements?|rights?|way|profit)\b/i

const IMPLIED: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'plan',
  'title-search',
  'annexure',
  'other',
]
/** Easements that an Act makes: s 12(2) Subdivision Act (Vic), s 24 Community Titles Act (SA). */
const BY_ACT =
  /\b(?:implied|statutory|service) easements? (?:under|for|by|apply|applies|implied|in favour|arising|created|pursuant)\b[^.;]{0,120}|\b(?:party wall rights?|rights? of support)[^.;]{0,40}\bunder (?:section|s|part|division)\b[^.;]{0,60}/gi
const NOT_TOLD =
  /\b(?:if any|any|may|whether|and all|other|section 98|all easements)\s?$|\b(?:any encumbrances?|subject to any)\b/i

function impliedIn(doc: Doc, block: Block): Fact<Easement>[] {
  const { text } = block
  if (!/implied|statutory|service|under (?:section|s|part|division)/i.test(text)) return []
  return matchesIn(brokenOver(doc, block, block.span.start), BY_ACT).flatMap((match) => {
    const start = block.span.start + match.index
    const words = match[0].trimEnd()
    const span = { start, end: start + words.length }
    const before = doc.text.slice(Math.max(block.span.start, start - 60), start)
    const opensCell = block.cells?.some((cell) => Math.abs(cell.start - start) <= 1) ?? false
    if (NOT_TOLD.test(before) || (!opensCell && isNegated(doc, span, 30))) return []
    const kind = /implied/i.test(words) ? 'implied' : 'statutory'
    return [fact(doc, purposeOf(words) ?? kind, span, true, 70, 'an easement that an Act makes')]
  })
}

/**
 * Queensland's seller disclosure statement (Property Law Act 2023, form 2, part 2) asks for what an
 * Act lets run over the land; no title shows it.
 */
const STATUTORY = /\bstatutory encumbrances?\b(?!\))/i
const TICKED =
  /(?:☒|☑|[([] ?x ?[)\]]) ?yes\b|\byes ?(?:☒|☑|[([] ?x ?[)\]])(?! ?no\b(?! ?(?:☐|[([] ?[)\]])))|\bstatutory encumbrances?[\s:?]{1,6}yes\b(?! ?(?:☐|[([] ?[)\]]))/i
const DETAILS = /\b(?:details(?: are)?(?: as follows)?|namely)\s?[:.,–-]\s*([a-z0-9].{4,300})/is
const BEHIND_YES =
  /\byes(?: ?(?:☒|☑|[([] ?x ?[)\]]))?(?:,? ?(?:☐|[([] ?[)\]]) ?no)?(?:\s?[:.,–-]\s*|(?<=[\])☐] ?no|no ?[\])☐]|no ?\[ ?\]|no ☐)\s+(?!for\b))([a-z0-9].{4,300})/is

function statutoryIn(doc: Doc, block: Block): Fact<Easement>[] {
  const at = STATUTORY.exec(block.text)?.index
  if (at === undefined || /\bunregistered encumbrances?[^.:]{0,80}$/i.test(block.text.slice(0, at)))
    return []
  const said = block.text.slice(at)
  const details = TICKED.test(said) ? (DETAILS.exec(said) ?? BEHIND_YES.exec(said))?.[1] : undefined
  if (details === undefined) return []
  let from = block.span.start + block.text.indexOf(details, at)
  return details.split(/(?<=;)|(?<=\.)(?=\s[A-Z])/).flatMap((item) => {
    const start = from + (item.length - item.trimStart().length)
    from += item.length
    const words = item.trim().replace(/[.;,]+$/, '')
    const purpose = purposeOf(words)
    const span = { start, end: start + words.length }
    if (purpose === null || /\b(?:tenancy|lease|levy|land tax|nil|none)\b/i.test(words)) return []
    return [fact(doc, purpose, span, true, 75, 'a statutory encumbrance that the seller states')]
  })
}

const TO_BE_MADE =
  /\bproposed\b|\b(?:will|is to|are to|must|may) be (?:registered|created|granted|reserved)\b/i

function isToBeMade(doc: Doc, { spans: [span] }: Fact<Easement>): boolean {
  if (span === undefined) return false
  return TO_BE_MADE.test(doc.text.slice(Math.max(0, span.start - 12), span.end))
}

/** Rows of a plan's easement table and notes of a plan in a line: "E-1 Drainage, 2 m wide". */
function planRows(doc: Doc, block: Block): Fact<Easement>[] {
  if (block.text.length > 1_500) return []
  const marks = easementMarks(block.text)
  return marks.flatMap(({ span, words, appurtenant }, index) => {
    const purpose = purposeOf(words.slice(0, 90))
    if (purpose === null || HARMLESS.test(words)) return []
    const alone = marks.length === 1 && span.start === 0 && block.text.length <= 400
    const last = index === marks.length - 1 && block.span.start + span.end >= block.span.end - 1
    const end = alone || last ? continuationEnd(doc, block) : block.span.start + span.end
    const place = { start: block.span.start + span.start, end }
    if (isNegated(doc, place, 30)) return []
    return [fact(doc, purpose, place, !appurtenant, 92, 'an easement marked on a plan')]
  })
}

/** A row that the table broke over lines goes on in the next block when that opens no row. */
function continuationEnd(doc: Doc, block: Block): number {
  const next = doc.blocks[block.index + 1]
  if (next === undefined || next.partIndex !== block.partIndex) return block.span.end
  if (PLAN_ROW.test(next.text) || next.text.length > 60 || !/^[a-z]/.test(next.text))
    return block.span.end
  return next.span.end
}

/** Entries of a title are one block or many in one block: cut at item and dealing numbers. */
function titleEntries(doc: Doc, block: Block): Fact<Easement>[] {
  const found: Fact<Easement>[] = []
  for (const whole of pieces(doc, block)) {
    const piece = sentenceOf(doc, whole)
    const text = doc.text.slice(piece.start, piece.end)
    const match = TITLE_ENTRY.exec(text)
    if (
      match === null ||
      HARMLESS.test(text) ||
      (!NUMBERED.test(text.slice(0, match.index)) &&
        isNegated(
          doc,
          { start: piece.start + match.index, end: piece.start + match.index + match[0].length },
          40,
        ))
    )
      continue
    if (/^(?:burdening (?!easement)|benefit(?!ing easement))/i.test(text) || GONE.test(text))
      continue
    // An area of a survey note is no entry: "Easement A 58 m² in Lot 1".
    if (/^(?:easement|emt) [A-Z]{1,2} \d+ ?m/i.test(text)) continue
    const tail = `${text.slice(match.index)} ${continued(doc, block, piece)}`
    const purpose = purposeOf(tail) ?? purposeOf(text) ?? 'easement'
    const said = `${text} ${tail}`
    const burdens = BOTH.test(said) || OPENS_BURDEN.test(text) || !BENEFIT.test(said)
    const extra = continued(doc, block, piece)
    const span = extra === '' ? piece : { start: piece.start, end: piece.end + 1 + extra.length }
    found.push(fact(doc, purpose, span, burdens, 88, 'an entry on the title'))
  }
  return found
}

/** "BK 2210 NO 330 RIGHT OF FOOTWAY": the number of a book denies nothing. */
const NUMBERED = /\bNO\.? ?\d{1,8}[A-Z]? ?$/i

/** In a paragraph of notes, the one sentence that names an easement. */
function sentenceOf({ text }: Doc, piece: Span): Span {
  const words = text.slice(piece.start, piece.end)
  const match = TITLE_ENTRY.exec(words)
  if (match === null || words.length < 160 || !PROSE.test(words)) return piece
  const before = words.slice(0, match.index)
  const from = Math.max(0, ...[...before.matchAll(/\.\s(?=[A-Z])/g)].map(({ index }) => index + 2))
  const length = words.slice(match.index).search(/\.(?=\s[A-Z]|$)/)
  const end = length < 0 ? words.length : match.index + length
  return { start: piece.start + from, end: piece.start + end }
}

const PROSE = /[a-z²)]\.\s[A-Z][a-z]/
const OPENS_BURDEN = /^[\W\d]*(?:[A-Z]{0,2}\d{5,9} )?(?:subject to|burdening)\b/i
const GONE = /\b(?:expired|extinguished|determined|released|cancelled|surrendered)\b/i
const CONTINUES =
  /^(?:BURDENING|burdening|BENEFIT|benefit|over EASEMENT|OVER EASEMENT|[A-Z &'(),.-]{4,70}\b(?:over|OVER) EASEMENT|AFFECTING|APPURTENANT|OVER |TO |IN FAVOUR|CREATED|FOR |THE PART|AND |AS SHOWN)/

/** What the next blocks add to the last entry of this one. */
function continued(doc: Doc, block: Block, piece: Span): string {
  const next = doc.blocks[block.index + 1]
  const last = piece.end >= block.span.end - 1
  return last && next?.partIndex === block.partIndex && CONTINUES.test(next.text) ? next.text : ''
}

const ENTRY_START =
  /(?:^|\s)(?=(?:\d{1,2}\.?\s+(?:\*?[A-Z]{0,2}\d{5,9}[A-Z]?\s|DP\d|SP\d|B(?:OO)?K\.? ?\d|(?:RESERVATIONS|INTERESTS|LAND|EASEMENT|MORTGAGE|CAVEAT|COVENANT|RESTRICTION|LEASE|RIGHTS?|POSITIVE|QUALIFIED|THE)\b))|\*?(?:DP|SP|RP)\s?\d{4,7}\s+(?:EASEMENT|RIGHT|RESTRICTION|COVENANT|FENCING|POSITIVE)|SUBJECT TO |TOGETHER WITH |Schedule of Dealings|Description of Land|(?:FIRST|SECOND) SCHEDULE|NOTATIONS|UNREGISTERED DEALINGS|Registered Dealings\b|Notations|(?<!of )Easements\b|EASEMENT (?:IN GROSS )?No\b|MORTGAGE No\b|BUILDING MANAGEMENT STATEMENT No\b|ADMINISTRATIVE ADVICE|Rights and interests reserved|\*?[A-Z]{1,2}\d{5,6}[A-Z]?\s+(?:AGREEMENT|MORTGAGE|EASEMENT|CAVEAT|RESTRICTIVE|NOTIFICATION|MEMORIAL|COVENANT|LEASE|CHANGE|CONSOLIDATION))/g

function pieces(doc: Doc, block: Block): Span[] {
  const cuts = [...block.text.matchAll(ENTRY_START)].map((match) => match.index + match[0].length)
  const points = [0, ...cuts.filter((cut) => cut > 0), block.text.length]
  const spans: Span[] = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const start = block.span.start + (points[index] ?? 0)
    let end = block.span.start + (points[index + 1] ?? 0)
    while (end > start && /\s/.test(doc.text.charAt(end - 1))) end -= 1
    if (end > start) spans.push({ start, end })
  }
  return spans
}

const STATED =
  /\b(?:(?:an? |the )?(?:\d(?:\.\d+)? ?m(?:etres?)? (?:wide )?)?(?:proposed |registered |drainage |sewerage |electricity |carriageway |service )*(?:easement(?: [A-Z]{1,2}\b)?(?: \([^)]{3,60}\))?|right of (?:way|carriage ?way|foot ?way|access|drainage))s?(?: \([^)]{3,60}\))?(?: variable width)?(?: [\w.-]{1,8} ?m(?:et(?:re|er)s?)?(?: wide| in width)?)? (?:for|over|in favour of|under section|marked|along|across|affecting|burdening|created|shown|to drain|\([A-Z]\))(?:(?! and (?:enjoys|has|is) )(?:[^.;]|\.(?=\d))){5,160})/gi
/** "a drainage and sewerage easement 2 metres wide along the rear boundary" */
const OF_A_PURPOSE =
  /\b(?:drainage|sewer(?:age)?|stormwater|carriage ?way|foot ?way|access|electricity|power ?line|gas|pipeline|water supply|telecommunications?|services|party wall|support|light and air)(?: (?:and|&|\/) (?:drainage|sewer(?:age)?|stormwater|water supply|electricity|services))?(?: purposes)? easements?\b(?:[^.;]|\.(?=\d)){0,160}/gi
const PLACED =
  /\b(?:\d(?:\.\d+)? ?m\b|metres?|wide|along|across|over|rear|side|front|north\w*|south\w*|east\w*|west\w*|boundar\w+|marked|shown|in favour|under section|affect\w*|burden\w*|width|[EA]-\d)/i

function statedIn(doc: Doc, block: Block): Fact<Easement>[] {
  const marked = planRows(doc, block).map((one) => ({ ...one, confidence: 75 }))
  if (marked.length > 0) return marked
  if (!/easement|right/i.test(block.text)) return []
  const found: Fact<Easement>[] = []
  let last = 0
  const telling = brokenOver(doc, block, block.span.start)
  const places = [...matchesIn(telling, OF_A_PURPOSE), ...matchesIn(telling, STATED)]
    .filter((match) => PLACED.test(match[0]))
    .toSorted((a, b) => a.index - b.index)
  for (const match of places) {
    if (match.index < last || HARMLESS.test(match[0])) continue
    // "… over the driveway and enjoys the benefit of a drainage easement": the second is its own.
    const text =
      /^.+?(?=\s(?:and|but)\s(?:enjoys|has|together|is burdened|is subject)|\s[A-Z][a-z]+ (?:and [a-z]+ )?[Ee]asement\b)|^.+/s.exec(
        match[0],
      )?.[0] ?? ''
    const start = block.span.start + match.index
    const span = { start, end: start + text.length }
    // "Discharged: NO | easement over …": the cell beside it answers another question.
    const opensCell = block.cells?.some((cell) => Math.abs(cell.start - span.start) <= 1) ?? false
    if (!opensCell && isNegated(doc, span)) continue
    const purpose = purposeOf(text)
    if (purpose === null) continue
    const before = telling.slice(Math.max(0, match.index - 40), match.index)
    const benefits = BENEFIT.test(text) || /\bbenefit of (?:an? |the )?$/i.test(before)
    found.push(fact(doc, purpose, span, !benefits, 65, 'a statement about the land'))
    last = match.index + text.length
  }
  return found
}

function purposeOf(text: string): string | null {
  let best: { purpose: string; at: number } | null = null
  for (const [purpose, pattern] of PURPOSES) {
    const match = pattern.exec(text)
    if (match !== null && (best === null || match.index < best.at))
      best = { purpose, at: match.index }
  }
  return best?.purpose ?? null
}

function fact(
  doc: Doc,
  purpose: string,
  span: Span,
  burdens: boolean,
  confidence: number,
  how: string,
): Fact<Easement> {
  const made = factAt(doc, { purpose, description: '', burdens }, span, confidence, [how])
  return { ...made, value: { purpose, description: made.text, burdens } }
}

/** The plan that made several easements is no dealing of one of them. */
const DEALING = /\b(?!DP|SP|RP|PS|LP)[A-Z]{1,2}\d{5,7}[A-Z]?\b/g

function distinct(found: readonly Fact<Easement>[]): Fact<Easement>[] {
  const seen = new Set<string>()
  const first = new Map<string, number>()
  for (const [index, { value }] of found.entries())
    for (const [dealing] of value.description.matchAll(DEALING))
      if (!first.has(dealing)) first.set(dealing, index)
  return found.filter(({ value }, index) => {
    const key = value.description.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    if (value.purpose !== 'easement') return true
    // An instrument that is copied behind the title is the entry that the title has with its number.
    const [dealing] = value.description.match(DEALING) ?? []
    return dealing === undefined || (first.get(dealing) ?? index) >= index
  })
}
