import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../paper-dates.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  ends: /\b(?:expir(?:es?|ed|y|ing|ation)|valid (?:only )?(?:for .{1,20} )?(?:until|to|till|through)|current (?:until|to)|in force (?:until|to)|good until|ceases? to (?:be valid|have effect)|(?:ran|runs?|running) (?:out|to)|lapse[sd]?|validity ends)\b/i,
  pool: /\b(?:pools?|spa)\b/i,
  paper: /\b(?:certificates?|form 23|certif(?:y|ies|ied)|inspect(?:ed|ion)|PSC ?\d|statement)\b/i,
  gas: /\bgas (?:\w{4,14} )?(?:safety )?(?:check|inspection|service|certificate)/i,
  electrical: /\belectrical (?:\w{4,14} )?(?:safety )?(?:check|inspection|test|certificate)/i,
  alarms: /\bsmoke alarms?\b.{0,30}\b(?:check|inspect|servic|test|certificate)/i,
  fire: /\b(?:annual )?fire safety (?:statement|certificate|schedule)\b|\bform 15a\b/i,
  licence:
    /\b(?:water|bore|jetty|mooring|grazing|crown|occupation|take and use|pontoon|road|unused road|foreshore|works)\b.{0,24}\b(?:licen[cs]e|permit|entitlement)\b/i,
  last: /\b(?:last|latest|most recent|carried out|done|checked|tested|inspected|serviced|undertaken|performed|date[d:]|dates? of)\b/i,
  renewed:
    /\b(?:replaced|renewed|superseded|former|previous|earlier|extended|new certificate|cancelled|surrendered|history|no longer (?:needed|used))\b/i,
  other:
    /\b(?:lease|tenancy|term|insurance|policy|cover|currency|option|deposit|offer|finance|warranty|guarantee|bond|registration of (?:the )?inspector|inspector'?s? licen[cs]e|licen[cs]ed (?:until|to)|builder'?s? licen[cs]e|agent|penalty|notice period)\b/i,
})

/**
 * Gas and electrical installations of a rented home are to be checked every two years (Residential
 * Tenancies Regulations 2021 (Vic) sch 3); elsewhere two years is what agents promise.
 */
const CHECK_DAYS = 760

/** What is sold with a paper that had run out before the contract was made. */
export default defineRule({
  id: 'national/certificate-expired',
  title: 'Certificates, safety checks and licences that have run out',
  category: 'compliance',
  severity: 'high',
  kind: 'threshold',
  isPropertyRisk: true,
  law: { none: 'each state’s law on pools, tenancies and water sets how long a paper lasts' },
  appliesTo: ['annexure', 'building-permit', 'vendor-statement', 'planning-certificate', 'lease'],
  patterns,
  clear: 'No certificate, safety check or licence was found that had run out.',
  messages: {
    expired: {
      title: 'The {{what}} has expired ({{until}})',
      description:
        'By the wording at {{where}} the {{what}} was valid until {{until}}, which is before the newest date on these papers ({{asAt}}). What has expired proves nothing today: a new inspection may find faults, and repairs, fees or a fine would then be yours.',
      recommendation: 'Before you sign, ask for a current one, or for a price that allows for it.',
      question: 'Will the vendor give a current {{what}} before settlement?',
      suggestedWording: 'The vendor must give the purchaser a current {{what}} before settlement.',
    },
    overdue: {
      title: 'The {{what}} is overdue: the last was on {{until}}, more than two years ago',
      description:
        'By the wording at {{where}} the last {{what}} was on {{until}}. In a rented home gas and electrical installations are to be checked every two years; as the new landlord you would take over what was missed.',
      recommendation: 'Before you sign, ask for a new check, with its report, before settlement.',
      question: 'Will the vendor have the {{what}} made before settlement, and give us the report?',
    },
  },
  check({ doc, facts }, report) {
    const passages = passagesIn(doc, [
      'annexure',
      'other',
      'building-permit',
      'building-report',
      'vendor-statement',
      'planning-certificate',
      'rates-certificate',
      'water-certificate',
      'particulars',
      'lease',
    ])
    const asAt = newestPaperDate(doc, facts)
    if (asAt === null) return
    const ended = new Map<string, { until: string; span: Span }>()
    const current = new Set<string>()
    for (const { text, heading, previous, span, zone, block } of passages) {
      // A paper of its own is named by its first line.
      const title = OWN.has(zone) ? (doc.parts[block.partIndex]?.title ?? '') : ''
      const what = whatIn(text) ?? whatIn(`${title} ${heading} ${previous.slice(-90)} ${text}`)
      if (what === null) continue
      for (const until of endsIn(text)) {
        if (until >= asAt) current.add(what)
        else if (!patterns.other.test(text) && !patterns.renewed.test(text)) {
          const known = ended.get(what)
          if (known === undefined || known.until < until) ended.set(what, { until, span })
        }
      }
      if (!what.endsWith('safety check') || !patterns.last.test(text)) continue
      const made = datesIn(text)[0]
      if (
        made !== undefined &&
        daysBetween(made, asAt) > CHECK_DAYS &&
        !patterns.renewed.test(text)
      )
        report('overdue', [span], { what, until: sayDate(made) }, { severity: 'medium' })
    }
    for (const [what, { until, span }] of ended) {
      if (current.has(what)) continue
      report(
        'expired',
        [span],
        { what, until: sayDate(until), asAt: sayDate(asAt) },
        {
          severity: what === POOL ? 'high' : 'medium',
          strength: facts.contractDate === null ? 'likely' : 'firm',
        },
      )
    }
  },
})

/** A day stands so close behind the word that names it. */
const DATE_WITHIN = 60

const OWN: ReadonlySet<PageKind> = new Set(['building-permit', 'annexure', 'other'])

const POOL = 'pool safety certificate'

function whatIn(text: string): string | null {
  if (patterns.pool.test(text) && patterns.paper.test(text)) return POOL
  if (patterns.gas.test(text)) return 'gas safety check'
  if (patterns.electrical.test(text)) return 'electrical safety check'
  if (patterns.alarms.test(text)) return 'smoke alarm certificate'
  if (patterns.fire.test(text)) return 'fire safety statement'
  if (patterns.licence.test(text)) return 'licence'
  return null
}

/** The days on which something in the text ends. */
function endsIn(text: string): string[] {
  return [...text.matchAll(everywhere(patterns.ends))].flatMap(({ index }) =>
    datesIn(text.slice(index, index + DATE_WITHIN)).slice(0, 1),
  )
}
