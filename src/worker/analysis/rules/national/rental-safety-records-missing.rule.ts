import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { LET_HOME_PATTERNS, letHomeIn } from '../leases/let-home.ts'
import { RUNNING_LEASE_PATTERNS } from '../leases/running-leases.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...RUNNING_LEASE_PATTERNS,
  ...LET_HOME_PATTERNS,
  /** The checks that a rental provider owes, made or not made. */
  checked:
    /\b(?:gas|electric(?:al|ity))(?:,? (?:and|&|or) (?:gas|electric(?:al|ity)))?(?: installation)? safety\b|\bsafety (?:checks?|records?|inspections?)\b|\b(?:gas|electric\w{2,4}|smoke alarms?|detectors?)\b[^.;]{0,50}\b(?:checked|tested|serviced|inspected|maintained)\b|\bcertificates? of (?:electrical|gas|plumbing) (?:safety|compliance)\b|\b(?:rental )?minimum standards? (?:report|check|inspection|certificate|met)\b/i,
  alarm:
    /\bsmoke (?:and heat )?(?:alarms?|detectors?)\b|\bRCDs?\b|\bresidual current\b|\bsafety switch(?:es)?\b/i,
})

/** The yearly and two-yearly proof that nothing in a let home burns, leaks or kills. */
export default defineRule({
  id: 'national/rental-safety-records-missing',
  title: 'Safety checks of a home that is let',
  category: 'compliance',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.residentialTenancies),
    cite(act.wa.electricity, 'reg 15A'),
    cite(act.wa.buildingRegulations),
    cite(act.qld.fireServices),
    cite(act.qld.electricalSafety),
  ],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'lease', 'vendor-statement'],
  patterns,
  clear: 'No let home without a record of its safety checks was found.',
  subject:
    /\b(?:smoke alarms?|safety switch\w{0,2}|gas|electrical) (?:safety )?(?:check|record|service|test)\w{0,3}\b|\bminimum standards\b|\b(?:tenan(?:cy|cies|t|ts)|renters?|rental (?:agreement|provider)|lodgers?|boarders?)\b[^.;]{0,100}(?:\$|\b(?:bond|rent|existing|fixed|periodic|term|until|subject to)\b)|\b(?:rents?|rented|leased|let) (?:it |out )?(?:for|at|to)\b[^.;]{0,80}(?:\$|\b(?:tenant|family|until)\b)|\b(?:subject to|existing) (?:the |an? )?(?:\w{1,10} )?tenanc(?:y|ies)|\b(?:pays?|rent:?)\b[^.;]{0,20}\$ ?\d[\d,.]{1,9}[^.;]{0,20}\b(?:week|month|fortnight)|\brents it\b/i,
  messages: {
    checks: {
      title: 'No smoke alarm, gas or electrical safety check record for the home that is let',
      description:
        'By the wording at {{where}} the home is let, and no record of the safety checks of smoke alarms, gas and electricity was found in this file. A rental provider must have them made at set times and keep the record. From settlement that is you: checks that are overdue, and the repairs they ask for, become your cost, and a renter can claim for them.',
      recommendation:
        'Before you sign, ask for the last record of each check, and price the ones that are overdue.',
      question:
        'When were the smoke alarms, gas and electricity of the let home last checked, and may we have the records?',
    },
    alarms: {
      title: 'Nothing shows smoke alarms and safety switches (RCDs) in the home that is let',
      description:
        'By the wording at {{where}} the home is let, and no paper in this file says that working smoke alarms and safety switches (RCDs, which cut the power to prevent electric shock) are fitted in it. The owner who lets a home owes them. If they are missing or too old, you would fit them after settlement at your cost.',
      recommendation:
        'Ask for an electrician’s certificate before settlement, or have them checked at an inspection.',
      question:
        'Are smoke alarms and safety switches (RCDs) fitted and tested in the let home, and is there a certificate?',
    },
  },
  check({ doc }, report) {
    const state = doc.state ?? ''
    if (!STATES.has(state) || !doc.hasContract || hasUnreadPages(doc)) {
      report.notInDocument(
        'Whether a let home has its safety checks cannot be told from this file.',
      )
      return
    }
    const home = letHomeIn(doc)
    if (home === null) return
    // An inspector who saw an alarm is no record of the checks that Victoria asks for.
    const known = state === 'VIC' ? patterns.checked : patterns.alarm
    const isTold = doc.blocks.some(
      ({ text, zone }) =>
        !SILENT.has(zone) && (known.test(text) || patterns.checked.test(text)) && !isAsked(text),
    )
    if (!isTold) report(state === 'VIC' ? 'checks' : 'alarms', [home.span])
  },
})

/** Where the law is known to ask for them and no form of contract answers for a tenant. */
const STATES: ReadonlySet<string> = new Set(['VIC', 'WA', 'QLD'])

/** Print that speaks of alarms in every contract. */
const SILENT: ReadonlySet<string> = new Set(['statutory-notice', 'general-conditions'])

function isAsked(text: string): boolean {
  return text.endsWith('?')
}
