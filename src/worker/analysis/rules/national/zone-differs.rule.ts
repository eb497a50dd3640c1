import type { Doc, Span } from '../../document.ts'
import type { PageKind } from '#shared/report.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  named:
    /\b((?:[A-Z][A-Za-z]{2,14}|[A-Z]{3,14})(?:(?: and| &| \d)? (?:[A-Z][A-Za-z]{2,14}|[A-Z]{3,14})){0,3}(?: \d)?) (?:Zone|ZONE)\b(?!s| ?[:|])/,
  /** "is zoned Low Density Residential", "Zone: R2 Low Density Residential". */
  labelled:
    /\b(?:(?:[Zz]one|ZONE|[Zz]oning)(?: name)?(?:[:|] ?| [:|] )(?:[A-Z]{1,4}\d{1,2} ?[-:|]? ?)?([A-Z][A-Za-z-]{2,14}(?: (?!(?:at|with|under|as|of|in|and|which|by|from|is|code|overlays?)\b)[A-Za-z-]{3,14}){0,3})|(?:[Zz]oned(?: as)?|[Zz]one(?: is)?) (?:[A-Z]{1,4}\d{1,2} )?((?:[A-Z][a-z]{2,14}|[A-Z]{4,14})(?: (?:[A-Z][a-z]{2,14}|[A-Z]{4,14})){0,3}))\b/,
  /** The number of a form's part stands before its question. */
  formPart: /^(?:part|item|section|clause|schedule|annexure|box)\b/i,
  /** What belongs to the name of a zone that begins with how dense or high it is. */
  tail: /^(?: (?:density|impact|rise|residential|living|use|industry|industrial|commercial|business|centre|conservation|character|housing|neighbourhood)\b){1,3}/i,
  coded: /\bzon(?:e|ed|ing)\b[^.;]{0,40}\b((?:R|RU|E|C|B|IN|SP|RE|MU|W)\d{1,2})\b/i,
  /** Victoria's codes end in the zone itself: GRZ1, MUZ, C1Z. */
  victorian: /\b((?:[A-Z]{2,4}|[A-Z]\d)Z)\d?\b/,
  /** "Scheme and zone: Tarn": the scheme comes first. */
  scheme: /\bscheme and zone\b/i,
  zone: /\bzon(?:e|ed|ing)\b/i,
  /** "LOT 2 PLAN LP58417 is included in a Rural Conservation Zone". */
  ofLot:
    /^\W{0,3}(?:lot|allotment) (\d{1,5}[A-Z]?)\b(?! ?(?:and|&|,) ?(?:lot )?\d)[^.;]{0,40}?(?:\b(?:is|lies|are) (?:included )?(?:in|within|zoned)\b|[:|])/i,
  /** Where a statement of the vendor is repeated in another paper. */
  stated:
    /\b(?:vendor|section 32|this|disclosure|seller|property interest)(?:'s)? (?:disclosure )?statement\b|\bstated by the (?:vendor|seller)\b/i,
  ofOthers:
    /\b(?:adjoin\w{0,3}|nearby|surround\w{1,3}|opposite|neighbour(?:s|ing)?|proposed|draft|former(?:ly)?|previous(?:ly)?|will be|rezon\w{2,4}|amendment|uses? (?:that|in)|objectives?|tick|free zone|fire ant|school|time zone|buffer|protection zone|consultation|fire zone|clear zone|catchment|abuts?|next door|would|no longer|property at \d{1,5})\b/i,
})

/** The zone as the vendor tells it and as the planning paper does. */
export default defineRule({
  id: 'national/zone-differs',
  title: 'Zone in the statement and in the planning certificate',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s planning law, in its own rule' },
  appliesTo: ['vendor-statement', 'particulars', 'planning-certificate'],
  patterns,
  clear: 'No zone was found that the papers tell in two ways.',
  messages: {
    differ: {
      title:
        'The zone differs: {{told}} in the vendor’s papers, {{certified}} in the planning certificate',
      description:
        'The vendor’s papers put the land in the {{told}}, but the planning paper at {{where}} puts it in the {{certified}}. The zone decides what may be built and how the land may be used; the planning authority’s paper counts, and the vendor’s answer is then wrong.',
      recommendation:
        'Before you sign, check the zone with the council and ask for a corrected statement.',
      question: 'Which zone is the land in, {{told}} or {{certified}}? Please correct the papers.',
    },
  },
  check({ doc }, report) {
    const planning = zonesIn(doc, ['planning-certificate'])
    const vendors = [
      ...zonesIn(doc, ['vendor-statement', 'particulars', 'contract-form', 'special-conditions']),
      ...planning.filter(({ isVendors }) => isVendors),
    ]
    const [told] = vendors
    const certified = planning.filter(({ isVendors }) => !isVendors)
    // What a code and a name say of a zone cannot be compared.
    const first = certified.find((zone) => told !== undefined && isAlike(told, zone) !== null)
    if (told === undefined || first === undefined) return
    // A certificate of two lots, each in a zone of its own, of which the vendor names one only.
    const apart = certified.find(
      (zone) =>
        zone.lot !== null &&
        isAlike(told, zone) === false &&
        certified.some((other) => other.lot !== null && other.lot !== zone.lot),
    )
    const isNamed = vendors.some((zone) => apart !== undefined && isAlike(zone, apart) === true)
    const unlike = apart !== undefined && !isNamed ? apart : first
    if (unlike === first && certified.some((zone) => isAlike(told, zone) === true)) return
    report(
      'differ',
      [unlike.span, told.span],
      { told: told.name, certified: unlike.name },
      {
        strength: 'likely',
        sides: [
          { label: 'Vendor', value: told.name, spans: [told.span] },
          { label: 'Planning certificate', value: unlike.name, spans: [unlike.span] },
        ],
      },
    )
  },
})

type Zone = {
  readonly code: string | null
  readonly words: string | null
  readonly name: string
  /** Said by the vendor, whatever paper it stands in. */
  readonly isVendors: boolean
  /** The lot of which alone it is said. */
  readonly lot: string | null
  readonly span: Span
}

/** Whether both name one zone; null where one is a code and the other a name. */
function isAlike(one: Zone, other: Zone): boolean | null {
  if (one.code !== null && other.code !== null) return one.code === other.code
  if (one.words === null || other.words === null) return null
  return one.words.startsWith(other.words) || other.words.startsWith(one.words)
}

function zonesIn(doc: Doc, kinds: readonly PageKind[]): Zone[] {
  return passagesIn(doc, kinds).flatMap(({ text, span, block, previous }): Zone[] => {
    // A statement that names the zone is also read as a planning paper: here it is the one asked.
    if (!kinds.includes(block.zone) || patterns.ofOthers.test(text)) return []
    const victorian = doc.state === 'VIC' && patterns.zone.test(text)
    const printed =
      patterns.coded.exec(text)?.[1] ?? (victorian ? patterns.victorian.exec(text)?.[1] : undefined)
    const code = printed?.toUpperCase() ?? null
    const labelled = patterns.scheme.test(text) ? null : patterns.labelled.exec(text)
    const before = patterns.named.exec(text)?.[1] ?? ''
    const ahead = patterns.formPart.test(before) ? '' : before
    const [own = []] = [ahead, wholeName(text, labelled)]
      .map((label = '') => label.toLowerCase().split(' '))
      .map((words) => withoutPlace(words.filter((word) => !SMALL.has(word))))
      .filter((words) => words.length > 0)
    if (own.length === 0 && code === null) return []
    const named = own.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(' ')
    const isVendors = patterns.stated.test(text) || patterns.stated.test(previous.slice(0, 90))
    const name = named === '' ? `zone ${code ?? ''}` : `${named} Zone`
    const words = own.length === 0 ? null : own.join(' ')
    const lot = patterns.ofLot.exec(text)?.[1] ?? null
    return [{ code, words, name, isVendors, lot, span }]
  })
}

/** "Zone Low density residential": printed in one capital, the name goes on behind it. */
function wholeName(text: string, labelled: RegExpExecArray | null): string | undefined {
  const name = labelled?.[1] ?? labelled?.[2]
  if (labelled === null || name === undefined) return undefined
  const behind = text.slice(labelled.index + labelled[0].length)
  return `${name}${patterns.tail.exec(behind)?.[0] ?? ''}`
}

/** "Council Tarn Township Zone": the words in front of the zone's own name a place. */
function withoutPlace(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => OF_ZONES.test(word))
  return from < 1 ? words : words.slice(from)
}

const OF_ZONES =
  /^(?:general|neighbourhood|low|medium|high|large|very|residential|township|mixed|commercial|industrial|rural|farming|green|activity|comprehensive|urban|suburban|public|special|capital|docklands|priority|housing|village|primary|environmental|local|business|conservation)$/i

const SMALL = new Set([
  '',
  'the',
  'and',
  '&',
  'planning',
  'zoning',
  'zone',
  'schedule',
  'land',
  'in',
  'to',
  'local',
  'current',
  'is',
  'scheme',
  'this',
  'zones',
  'yes',
  'no',
  'code',
])
