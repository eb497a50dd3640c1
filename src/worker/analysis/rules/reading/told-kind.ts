import type { PageKind, StateCode } from '#shared/report.ts'

/** Papers that hold short statements of every sort, whatever their heading says. */
const HOLDS_STATEMENTS: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'title-search',
  'plan',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'planning-certificate',
  'owners-corporation-certificate',
  'minutes',
  'building-report',
  'building-permit',
])

/** An entry of a title by its number and its name, in whatever order they stand. */
const TITLE_ENTRY =
  /^(?:\(?\d{1,2}[.)]? {1,3})?(?:[A-Z]{0,3}\d{5,10}[A-Z]?|[JKLM]\d{5,6}|(?:DP|SP|PS|BUP|GTP) ?\d{4,7}) (?:[A-Z]{0,3}\d{5,9} )?(?:\d{1,2}[/.]\d{1,2}[/.]\d{4} )?(?:(?:RESTRICTIVE|POSITIVE|CARBON|STATUTORY|OVERRIDING|HERITAGE|LAND|PLANNING|COURT|WORKERS?'?S?|NOTICE|FENCING|PROPERTY|LIFE|FORESTRY|RIGHT|PRIORITY|MINING|CROSS) ){0,2}(?:CAVEAT|WRIT|WARRANT|COVENANTS?|RESTRICTION|EASEMENTS?|LEASE|SUB-?LEASE|CHARGE|LIEN|MEMORIAL|NOTIFICATION|NOTICE|ENCUMBRANCE|AGREEMENT|ORDER|ESTATE|RIGHT|PROFIT|PROVISION|CARBON|PROPERTY|\(SEIZURE|MORTGAGE)\b/i
const NAMED_ENTRY =
  /^(?:\(?\d{1,2}[.)]? {1,3})?(?:(?:RESTRICTIVE|POSITIVE|STATUTORY|OVERRIDING STATUTORY|RATES) )?(?:CAVEAT|WRIT OF [A-Z]{4,12}|WARRANT OF [A-Z ]{4,24}|COVENANT(?: IN GROSS)?|LEASE|SUB-?LEASE|CHARGE|EASEMENT(?: IN GROSS)?|LIFE ESTATE|PRIORITY NOTICE|MEMORIAL)\b[^.;]{0,40}?\b(?:[A-Z]{1,3}\d{5,9}[A-Z]?|\d{6,10}|instrument [A-Z]{0,2}\d{5,9})\b/i
const TITLE_LINE =
  /^(?:E-\d{1,2} |BURDENING EASEMENT|EASEMENT BURDEN\b|UNREGISTERED DEALINGS\b|ADMINISTRATIVE ADVICES?\b|SUBJECT TO (?:A |an )?(?:free|easement|right)|LIFE ESTATE\b|COVENANT \(as to)/i

const SENTENCE =
  /\b(?:is|are|was|were|has|have|had|been|be|does|do|did|will|shows?|holds?|runs?|stands?|lies|crosses|applies|owes?|requires?|found|seen|noted|reported|resolved|raised|falls?|lapsed|recommended|identified|needs?|sags?|leans?|to)\b|[:;]|\d ?(?:mm|m|metres?|%)\b|\$ ?\d/i

/** The terms of a contract speak of its parties, and have numbers. */
const BARGAIN =
  /\b(?:vendors?|sellers?|purchasers?|buyers?|developer|part(?:y|ies)|contract|settlement|completion|deposit|price|agent|you|your|we|must|shall)\b/i
const LETTER =
  /^(?:(?:council|managing agent|engineer|insurer|neighbou?r|solicitor|taswater|surveyor|strata manager|tenant)(?:'s)? )?(?:letter|e-?mail)\b/i
const TELLS = /[a-z]{3}.{0,200}\b(?:is|are|was|were|has|have|had|been|does|did|will)\b/

/** What belongs to a title or a plan: such words are read where they stand. */
const OF_TITLE =
  /\b(?:easements?|covenants?|caveats?|mortgages?|proprietors?|encumbrances?|dealings?|folio|estate in fee|instrument|transfer|registrar|certificate of title)\b/i

/** A line of a register of permits names what was built, and finds nothing wrong with it. */
const PERMIT_LINE =
  /\b\d{1,2}\/\d{1,2}\/\d{4}\b.{0,400}\b(?:builder|certificate of (?:final|occupancy|completion)|final (?:inspection|certificate)|occupancy permit)\b|\b(?:builder|permit|certificate of (?:final|occupancy))\b.{0,300}\b\d{1,2}\/\d{1,2}\/\d{4}\b/i

const SUBJECTS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'building-report',
    /\b(?:termites?|white ?ants?|timber pests?|borers?|(?:salt|rising|lateral) damp|crack(?:s|ed|ing)|footings?|subsidence|underpin\w{0,4}|moisture (?:readings?|levels?)|rafters?|stumps|bearers|joists|spalling|concrete cancer|reinforcement|asbestos|smoke alarms?|safety switch|switchboard|methamphetamine|waterproof\w{0,3}|lintels?|roof (?:frame|leak\w{0,3})|wet areas?|major defects?|structural(?:ly)?|decay(?:ed)?|retaining wall\b.{0,40}\b(?:leans?|collapse|fail\w{0,3}|unsafe))\b/i,
  ],
  [
    'owners-corporation-certificate',
    /\b(?:owners'? corporation|body corporate|strata (?:company|corporation|scheme|building|renewal|manager)|council of owners|special (?:levy|levies|contributions?)|extraordinary lev(?:y|ies)|(?:sinking|maintenance|administrative|admin|reserve|capital works) fund|one-off contribution|(?:contributions?|lev(?:y|ies)|fees)\b.{0,40}\b(?:lot|unit|owner)|lot \d{1,4} (?:owes|share)|unpaid contributions|building (?:insurance|sum insured)|sum insured|embedded network|common property|fire safety (?:statement|measures)|proceedings|NCAT|VCAT|QCAT|committee|motion \d|the corporation|(?:levy|levies)\b.{0,40}\bper (?:unit|lot)|insurer)\b/i,
  ],
  [
    'water-certificate',
    /\b(?:sewer\w{0,3}|septic|waste(?:water| control)|stormwater|water (?:main|supply|service)|reticulated|leach drains?|effluent|backflow)\b/i,
  ],
  [
    'rates-certificate',
    /\brates?\b.{0,60}\b(?:arrears|overdue|unpaid|outstanding)\b|\b(?:arrears|overdue|unpaid|outstanding)\b.{0,30}\brates?\b/i,
  ],
  ['land-tax-certificate', /\b(?:land tax|windfall gains)\b/i],
  [
    'planning-certificate',
    /\b(?:overlays?|zone[ds]?|zoning|bush ?fire|BAL|flood\w{0,5}|inundat\w{2,4}|heritage|contaminat\w{2,5}|acid sulfate|ANEF|landsli[pd]|erosion|coastal|biodiversity|koala|vegetation|trees?|widening|resum\w{1,6}|acqui\w{3,8}|reservation|reserved|corridor|scheme|mine subsidence|council|shire|city|notices?|orders?|permits?|approv(?:al|ed)|consents?|development|enforcement|dwelling|verandah|carport|patio|shed|garage|pool|storm surge|clean ?up|unapproved|fence|encroach\w{0,5}|access|driveway|levy|charge|contributions?|infrastructure)\b/i,
  ],
]

/** Every pattern of this file, for the test of their running time. */
export const TOLD_PATTERNS = {
  toldTitleEntry: TITLE_ENTRY,
  toldNamedEntry: NAMED_ENTRY,
  toldTitleLine: TITLE_LINE,
  toldSentence: SENTENCE,
  toldOfTitle: OF_TITLE,
  toldBargain: BARGAIN,
  toldLetter: LETTER,
  toldTells: TELLS,
  toldPermitLine: PERMIT_LINE,
  ...Object.fromEntries(SUBJECTS.map(([kind, pattern]) => [`told-${kind}`, pattern])),
}

/**
 * The kind of paper that a sentence would stand in by what it says, where that is another than the
 * part's own: searches and certificates are short, follow one another on a page without a heading,
 * and answer each other's questions. A `numbered` clause of a contract is one. Null where its place is as good as any.
 */
export function toldKind(
  text: string,
  zone: PageKind,
  state: StateCode | null,
  numbered: boolean,
): PageKind | null {
  if (text.length < 12 || text.length > 600) return null
  if (!ENTRY_PLACES.has(zone) && !HOLDS_STATEMENTS.has(zone)) return null
  const entry = TITLE_ENTRY.test(text) || NAMED_ENTRY.test(text) || TITLE_LINE.test(text)
  if (entry && ENTRY_PLACES.has(zone)) return 'title-search'
  const stray = zone === 'special-conditions' && !numbered && !BARGAIN.test(text)
  if ((!HOLDS_STATEMENTS.has(zone) && !stray) || entry) return null
  if (LETTER.test(text)) return 'annexure'
  if (OF_TITLE.test(text)) return null
  if (zone === 'building-permit' && PERMIT_LINE.test(text)) return null
  // A certificate under section 10.7 asks in headings and answers below: it has rules of its own.
  if (state === 'NSW' && zone === 'planning-certificate') return null
  if (!SENTENCE.test(text) || text.endsWith('?')) return null
  const kind = SUBJECTS.find(([, subject]) => subject.test(text))?.[0] ?? null
  // What the minutes say of a fund is compared with what the certificate says of it.
  const ofScheme = zone === 'minutes' && kind === 'owners-corporation-certificate'
  if (kind === zone || ofScheme) return null
  // What is no entry of a title and names no subject is a loose paper behind it.
  return kind ?? (zone === 'title-search' && TELLS.test(text) ? 'annexure' : null)
}

/** Where the lines of a title may have been put, for want of a heading above them. */
const ENTRY_PLACES: ReadonlySet<PageKind> = new Set([
  'special-conditions',
  'rates-certificate',
  'water-certificate',
  'planning-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'annexure',
  'lease',
  'other',
])
