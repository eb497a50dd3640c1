import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Finding, RuleCheck } from '../finding.ts'
import { BESIDE } from './beside-clear.ts'
import { MATTERS_OF_PAPERS, type SameMatter } from './matters-of-papers.ts'

export const SAME_MATTER_PATTERNS = wordings({
  sewer: /\b(?:sewer(?:age)?|waste ?water|drainage)\b/i,
  fire: /\bfire (?:safety|order)\b/i,
  levy: /\b(?:special (?:lev|contribution|fee)\w{0,4}|lev(?:y|ies|ied)|raise)\b/i,
  /** What "levy" is beside a scheme's: of the state, of a fire service. */
  otherLevy: /\b(?:fire services?|emergency services?|property|landfill) levy\b/i,
  works: /\$ ?\d[\d,]{4,12}|\bworks?\b/i,
  memorial: /\b(?:memorial|notification|lease|caveat|warrant|order)\b/i,
  warranty:
    /\bno (?:\w{3,10} )?warrant(?:y|ies)\b|\bwarrant(?:y|ies)\b[^.;]{0,60}\b(?:not|excluded|no)\b/i,
  limited:
    /\b(?:as owner of the land only|limited to (?:the )?(?:assets|trust)|not be personally liable)\b/i,
  essence: /\bof the essence\b|\btime is essential\b/i,
  fences: /\b(?:neighbour|adjoining owner|dividing fence|retaining wall)\b/i,
})

const P = SAME_MATTER_PATTERNS

const MATTERS: readonly SameMatter[] = [
  {
    told: [
      'national/documents-missing',
      'nsw/prescribed-document-missing',
      'national/title-instrument-missing',
    ],
    checks: ['national/attached-papers-missing'],
  },
  { told: ['national/title-reference-mismatch'], checks: ['national/number-differs'] },
  {
    told: [
      'national/charge-denied',
      'national/scheme-works-coming',
      'national/scheme-sums-differ',
      'nsw/strata-clause-23-changed',
    ],
    words: P.levy,
    checks: ['national/special-levy'],
  },
  {
    told: ['national/special-levy'],
    words: P.works,
    checks: ['national/scheme-works-coming'],
  },
  {
    told: ['national/special-levy', 'national/charge-denied', 'national/owners-corporation-funds'],
    checks: ['wa/strata-contributions', 'wa/strata-contributions-differ'],
  },
  { told: ['national/easement'], words: P.sewer, checks: ['national/sewer-on-land'] },
  {
    told: [
      'vic/section-173-agreement',
      'nsw/positive-covenant',
      'national/restrictive-covenant',
      'wa/title-notification',
    ],
    checks: ['national/instrument-limits'],
  },
  { told: ['national/combustible-cladding'], words: P.fire, checks: ['nsw/fire-safety-statement'] },
  {
    told: ['national/caveat-on-title', 'national/claim-on-title'],
    checks: ['qld/unregistered-dealing', 'national/interest-denied'],
  },
  {
    told: ['national/contamination', 'national/caveat-on-title', 'wa/title-notification'],
    words: P.memorial,
    checks: [
      'wa/registered-interest',
      'qld/registered-interest',
      'act/registered-interest',
      'nt/registered-interest',
      'national/registered-right',
    ],
  },
  {
    told: ['national/as-is-condition', 'national/buyer-indemnity'],
    words: P.warranty,
    checks: ['national/warranties-excluded'],
  },
  {
    told: ['national/as-is-condition', 'national/buyer-indemnity'],
    words: P.limited,
    checks: ['national/vendor-trustee-limited'],
  },
  {
    told: ['national/occupation-denied', 'national/tenancy'],
    checks: ['national/vendor-stays'],
  },
  {
    told: ['national/printed-words-changed', 'national/settlement-date', 'national/vendor-delay'],
    words: P.essence,
    checks: ['national/time-of-essence'],
  },
  {
    told: ['national/building-defects', 'national/termites'],
    checks: ['national/inspected-repairs'],
  },
  { told: ['national/encroachment'], words: P.fences, checks: ['national/neighbour-dispute'] },
  { told: ['national/certificate-expired'], checks: ['national/certificates-old'] },
  { told: ['national/vendor-not-owner'], checks: ['national/special-capacity'] },
  ...MATTERS_OF_PAPERS,
]

/** A tenancy that is told belies nothing; one that clashes with a promise does. */
const LEAST = new Set(['high', 'critical'])
const ONLY_GRAVE = new Set(['national/tenancy'])

/**
 * A check is not ticked beside a finding of the same matter, which a buyer would read as two answers,
 * nor is its matter said to be missing from the document. Gives the checks again, such a one as a
 * problem that points to the finding.
 */
export function besideFindings(
  doc: Doc,
  checks: readonly RuleCheck[],
  findings: readonly Finding[],
): RuleCheck[] {
  const beside = new Map<string, Finding[]>()
  for (const { told, words, checks: belied } of MATTERS) {
    const speaking = findings.filter(
      (finding) => told.includes(finding.ruleId) && isGrave(finding) && quotes(doc, finding, words),
    )
    if (speaking.length === 0) continue
    for (const id of belied) beside.set(id, [...(beside.get(id) ?? []), ...speaking])
  }
  return checks.map((check) => {
    const near = beside.get(check.ruleId)
    if (near === undefined || check.outcome === 'problem') return check
    return {
      ...check,
      outcome: 'problem',
      findingIds: [...new Set(near.map(({ id }) => id))],
      spans: near.flatMap(({ spans }) => spans.slice(0, 1)),
      note: BESIDE,
    }
  })
}

function isGrave({ ruleId, severity }: Finding): boolean {
  return !ONLY_GRAVE.has(ruleId) || LEAST.has(severity)
}

function quotes(doc: Doc, { spans }: Finding, words: RegExp | undefined): boolean {
  if (words === undefined) return true
  return spans.some(({ start, end }) => {
    const text = doc.text.slice(start, end)
    return words.test(words === P.levy ? text.replace(P.otherLevy, ' ') : text)
  })
}
