import type { Doc, Span } from '../../document.ts'
import type { PageKind } from '#shared/report.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  named:
    /\b((?:[A-Z][A-Za-z]{2,14}|[A-Z]{3,14})(?:(?: and| &)? (?:[A-Z][A-Za-z]{2,14}|[A-Z]{3,14})){0,3}) (?:Zone|ZONE)\b(?!s)/,
  coded: /\bzon(?:e|ed|ing)\b[^.;]{0,40}\b((?:R|RU|E|C|B|IN|SP|RE|MU|W)\d{1,2}|RZ\d|CZ\d|IZ\d)\b/i,
  ofOthers:
    /\b(?:adjoin\w{0,3}|nearby|surround\w{1,3}|opposite|neighbour(?:s|ing)?|proposed|draft|former(?:ly)?|previous(?:ly)?|will be|rezon\w{2,4}|amendment|uses? (?:that|in)|objectives?|tick|free zone|fire ant|school|time zone|buffer|protection zone|consultation|fire zone|clear zone|catchment)\b/i,
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
  clear: 'The zone is told once, or alike wherever it is told.',
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
    const [told] = zonesIn(doc, ['vendor-statement', 'particulars', 'contract-form'])
    const certified = zonesIn(doc, ['planning-certificate'])
    const [first] = certified
    if (told === undefined || first === undefined) return
    if (
      certified.some(
        ({ key }) => key === told.key || key.startsWith(told.key) || told.key.startsWith(key),
      )
    )
      return
    // A code and a name cannot be compared.
    if (told.coded !== first.coded) return
    report(
      'differ',
      [first.span, told.span],
      { told: told.name, certified: first.name },
      {
        strength: 'likely',
        sides: [
          { label: 'Vendor', value: told.name, spans: [told.span] },
          { label: 'Planning certificate', value: first.name, spans: [first.span] },
        ],
      },
    )
  },
})

type Zone = {
  readonly key: string
  readonly name: string
  readonly coded: boolean
  readonly span: Span
}

function zonesIn(doc: Doc, kinds: readonly PageKind[]): Zone[] {
  return passagesIn(doc, kinds).flatMap(({ text, span, block }): Zone[] => {
    // A statement that names the zone is also read as a planning paper: here it is the one asked.
    if (!kinds.includes(block.zone) || patterns.ofOthers.test(text)) return []
    const code = patterns.coded.exec(text)?.[1]
    if (code !== undefined) {
      return [{ key: code.toUpperCase(), name: `zone ${code.toUpperCase()}`, coded: true, span }]
    }
    const words = (patterns.named.exec(text)?.[1] ?? '').toLowerCase().split(' ')
    const own = words.filter((word) => !SMALL.has(word))
    if (own.length === 0) return []
    const name = `${own.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(' ')} Zone`
    return [{ key: own.join(' '), name, coded: false, span }]
  })
}

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
])
