import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { countOf } from '../../facts/forms/count-of.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import {
  ENDED_RECORD_PATTERNS,
  endedRights,
  missedInspections,
} from '../buildings/ended-records.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS, paperOrSettlementDate } from '../days/paper-dates.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  ...ENDED_RECORD_PATTERNS,
  ends: /\b(?:expir(?:es?|ed|y|ing|ation)|valid (?:only )?(?:for .{1,20} )?(?:until|to|till|through)|current (?:until|to)|in force (?:until|to)|good until|ceases? to (?:be valid|have effect)|(?:ran|runs?|running) (?:out|to)|lapse[sd]?|validity ends)\b/i,
  /** A row that says no more than the day. */
  endLine:
    /^(?:\d{1,2}\.? |\(?[a-z]\) )?(?:(?:date of )?expir(?:y|es|ation)(?: date)?|valid (?:until|to)|date (?:of expiry|valid to)|(?:date|day) (?:on|from|after) which (?:it|(?:the|this) (?:certificate|licence|approval|permit|statement)) (?:ceases|ends|expires|lapses|runs out|is no longer valid)(?: to (?:be valid|have effect|be in force|be current))?|(?:ceases to be valid|no longer valid)(?: on| after)?|(?:end|last day) of (?:validity|currency)|current (?:until|to)|(?:effective|validity|period(?: of validity)?|in force|currency)\W{1,4}(?:from )?\d{1,2} [a-z]{3,9} 20\d\d (?:until|to)|(?:issued?|date of issue|effective|inspected)\b.{0,40}\b(?:expir(?:y|es)(?: date)?|valid (?:until|to)))\b.{3,40}$/i,
  inForce:
    /^\W{0,3}(?:effective|validity|period of validity|in force|currency)\b[^.;]{3,40}\b(?:until|to)\b/i,
  /** "Good for three years counted from the day it is issued": the day itself stands elsewhere. */
  runsFor:
    /\b(?:valid|good|current|in force|effective|has effect|remains?|lasts?|runs?|expires?|ends?|ceases? to (?:be valid|have effect))\b[^.;]{0,40}?\b(one|two|three|four|five|\d{1,2})(?: \(\d{1,2}\))? (year|month)s?\b[^.;]{0,40}\b(?:issued?|inspection|date|day|grant(?:ed)?)\b/i,
  fromIssue:
    /\b(?:from|after|of|since) (?:its |the )?(?:date (?:of|on which)|day (?:of|on which))? ?(?:its |it was |it is )?issued?\b/i,
  ofIssue: /^\W{0,3}(?:date (?:of )?issued?|issued?)\b/i,
  issuedOn:
    /^\W{0,3}(?:date (?:of )?(?:issued?|inspection|certificate|grant)|issued?(?: (?:date|on))?|inspected(?: on)?|granted(?: on)?)\b/i,
  paperTitle:
    /\b(?:certificate(?! (?:number|no\b))|statement|licen[cs]e(?! (?:number|no\b))|permit(?! (?:number|no\b))|approval|policy|agreement)\b/i,
  sentence: /\b(?:is|are|was|were|must|may|has|have|will|should|can)\b/i,
  /** What ends with a bargain is no certificate, whatever the paper around it is called. */
  agreement: /\bagreement\b[^.;]{0,90}\b(?:expir|end|until)/i,
  pool: /\b(?:pools?|spa)\b/i,
  paper: /\b(?:certificates?|form 23|certif(?:y|ies|ied)|inspect(?:ed|ion)|PSC ?\d|statement)\b/i,
  /** The answer of a form that there is one: the mark, behind the name or before the statement. */
  saidCurrent:
    /\bpool (?:safety |compliance )?certificate\b[^☐☒]{0,60}☒ ?(?:yes|(?:a |the )?(?:current|valid)|attached|given|annexed)\b|☒ ?(?:a |the )?(?:current |valid )?pool (?:safety |compliance )?certificate\b[^☐☒]{0,30}\b(?:is|has been) (?:given|attached|annexed|provided)\b/i,
  gas: /\bgas (?:\w{4,14} )?(?:safety )?(?:check|inspection|service|certificate)/i,
  electrical: /\belectrical (?:\w{4,14} )?(?:safety )?(?:check|inspection|test|certificate)/i,
  alarms: /\bsmoke alarms?\b.{0,30}\b(?:check|inspect|servic|test|certificate)/i,
  fire: /\b(?:annual )?fire safety (?:statement|certificate|schedule)\b|\bform 15a\b/i,
  licence:
    /\b(?:water|bore|jetty|mooring|grazing|crown|occupation|take and use|pontoon|road|unused road|foreshore|works)\b.{0,24}\b(?:licen[cs]e|permit|entitlement)\b/i,
  waste:
    /\b(?:septic|aerobic|waste ?water|sewage|AWTS|biocycle|treatment (?:system|plant|unit))\b/i,
  serviced:
    /\b(?:last|latest|most recent)\b[^.;]{0,24}\b(?:serviced?|inspected|pumped|desludged|inspection|maintained|maintenance)\b|\b(?:serviced?|inspected|pumped out|desludged|maintained|inspection)\b[^.;]{0,24}\b(?:last|since)\b/i,
  /** Served by a contract that goes on, of which an older year tells nothing. */
  regularly:
    /\b(?:serviced?|maintained|inspected|pumped(?: out)?|checked)\b[^.;]{0,30}\b(?:every (?:three |six |3 |6 )?(?:quarter|month|months|year)|each (?:quarter|year)|quarterly|yearly|annually|half[- ]yearly|(?:three|six|twelve)[- ]monthly|on contract|under contract)\b/i,
  lapsedService:
    /\b(?:last|most recent(?:ly)?|latest) (?:serviced?|inspected|inspection|visit|pumped)\b|\b(?:until|but|should|must|required|ought|overdue|lapsed|ended|stopped|not)\b/i,
  monthYear:
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? ((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\b/i,
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

const CHECKED_BY_LAW =
  'In a rented home in Victoria gas and electrical installations are to be checked every two years.'
const CHECKED_BY_CUSTOM =
  'In a rented home gas and electrical installations are commonly checked every two years; whether the law asks for it depends on the state.'

/** Treatment systems are serviced each quarter or year; septic tanks are pumped every few years. */
const SERVICE_DAYS = 1_100

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
  subject:
    /\b(?:expir(?:y|es|ed|ing)|valid (?:until|for|to|from)|in force (?:until|for|to)|current (?:until|to)|ceases? to (?:be valid|have effect)|last (?:serviced|inspected|tested|checked|carried out)|last \w{3,10} (?:safety )?check|not (?:been )?(?:inspected|serviced|tested)|(?:visit|inspection|test|service|check)\b[^.;]{0,20}\b(?:due|fell))\b[^;]{0,60}\b(?:19|20)\d\d\b|\b(?:certificates?|statement|licen[cs]e|check|inspection)\b[^.;]{0,60}\b(?:expir\w{1,3}|valid|in force|run out|out of date|lapsed|renewal)\b|\b(?:tenure|effective)\b[^;]{0,40}\b(?:to|until)\b[^;]{0,16}\b20\d\d\b/i,
  messages: {
    expired: {
      title: 'The {{what}} has expired ({{until}})',
      description:
        'By the wording at {{where}} the {{what}} was valid until {{until}}, which is before the newest date on these papers ({{asAt}}). What has expired proves nothing today: a new inspection may find faults, and repairs, fees or a fine would then be yours.',
      recommendation: 'Before you sign, ask for a current one, or for a price that allows for it.',
      question: 'Will the vendor give a current {{what}} before settlement?',
      suggestedWording: 'The vendor must give the purchaser a current {{what}} before settlement.',
    },
    expiredDenied: {
      title: 'The {{what}} expired on {{until}}, although the answers say there is a current one',
      description:
        'By the wording at {{where}} the form answers that there is a current {{what}}, but the certificate in this file was valid until {{until}}, which is before the newest date on these papers ({{asAt}}). So there is neither a current one nor the notice that there is none: a new inspection may find faults, and repairs, fees or a fine would then be yours.',
      recommendation:
        'Before you sign, ask for a current one, or for the notice that the law asks for and a price that allows for it, and for corrected answers.',
      question:
        'The {{what}} in your papers has expired. Will the vendor give a current one before settlement, and will the answers be corrected?',
      suggestedWording: 'The vendor must give the purchaser a current {{what}} before settlement.',
    },
    unserviced: {
      title: 'The septic or wastewater system was last serviced or inspected in {{since}}',
      description:
        'By the wording at {{where}} the wastewater system was last serviced or inspected in {{since}}. Councils ask for regular service of such systems; repairs of a neglected tank or field often cost many thousands of dollars.',
      recommendation:
        'Before you sign, have the system inspected, and ask for the service records and the approval.',
      question: 'When was the wastewater system last serviced, and may we have the report?',
    },
    overdue: {
      title: 'The last {{what}} was on {{until}}, more than two years ago, and may be overdue',
      description:
        'By the wording at {{where}} the last {{what}} was on {{until}}. {{law}} As the new landlord you would take over what was missed.',
      recommendation: 'Before you sign, ask for a new check, with its report, before settlement.',
      question: 'Will the vendor have the {{what}} made before settlement, and give us the report?',
    },
    missed: {
      title: 'The {{what}} fell due on {{until}} and none is recorded since',
      description:
        'By the wording at {{where}} the {{what}} fell due on {{until}}, and the record shows nothing done from then on. The duty passes to you as owner: what an inspector finds is repaired at your cost, and the authority may fine you.',
      recommendation:
        'Before you sign, ask for the {{what}} and its report before settlement, with any repairs at the vendor’s cost.',
      question: 'Will the vendor have the {{what}} made, and any fault mended, before settlement?',
    },
    ended: {
      title: 'The {{what}} ended on {{until}} and no renewal is shown',
      description:
        'The record at {{where}} shows that the {{what}} ran to {{until}}, which is past on {{asAt}}, and nothing in that record shows that it was renewed. You could own the land and not be allowed to take the water, and a new licence may not be given.',
      recommendation:
        'Before you sign, make the contract depend on a current licence, with its volume, passing to you, and ask the authority whether it can still be renewed.',
      question: 'Has the {{what}} been renewed beyond {{until}}, and will it be transferred to us?',
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
    const papers = newestPaperDate(doc, facts)
    const lastDay = paperOrSettlementDate(doc, facts)
    if (lastDay !== null) {
      for (const { what, date, passage } of endedRights(passages, lastDay)) {
        const values = { what, until: sayDate(date), asAt: sayDate(lastDay) }
        report('ended', [passage.span], values, { severity: 'high' })
      }
      for (const { what, date, passage } of missedInspections(passages, papers ?? lastDay)) {
        report('missed', [passage.span], { what, until: sayDate(date) }, { severity: 'medium' })
      }
    }
    const asAt = papers
    if (asAt === null) return
    const ended = new Map<string, { until: string; span: Span }>()
    const current = new Set<string>()
    for (const [index, { text, heading, previous, span, zone, block }] of passages.entries()) {
      // A paper of its own is named by its first line, on its own page: another may follow.
      const part = doc.parts[block.partIndex]
      const isNamed = part?.firstPage === block.page && part.title.length <= LONGEST_TITLE
      const title = OWN.has(zone) && isNamed ? part.title : ''
      // An entry of a register tells of its own work, and not of the entry above it.
      const isEntry = (block.cells?.length ?? 0) >= CELLS_OF_ENTRY
      const around = isEntry ? '' : `${title} ${heading} ${previous.slice(-90)} ${text}`
      const what =
        whatIn(text) ??
        whatIn(around) ??
        (patterns.runsFor.test(text) ? whatIn(paperAround(passages, index)) : null) ??
        (patterns.endLine.test(text) ? whatIn(paperAbove(passages, index)) : null)
      if (what === null) continue
      for (const until of endsIn(text)) {
        if (until >= asAt && !patterns.agreement.test(text)) current.add(what)
        else if (until >= asAt) continue
        else if (!patterns.other.test(text) && !patterns.renewed.test(text)) {
          const known = ended.get(what)
          if (known === undefined || known.until < until) ended.set(what, { until, span })
        }
      }
      const until = endOfTerm(passages, index)
      if (until !== null && !patterns.other.test(text) && !patterns.agreement.test(text)) {
        if (until >= asAt) current.add(what)
        else if ((ended.get(what)?.until ?? '') < until) ended.set(what, { until, span })
      }
      if (what === WASTE) {
        const at = text.search(patterns.serviced)
        const served = at < 0 ? null : (monthIn(text.slice(at)) ?? monthIn(text))
        const isOld = served !== null && daysBetween(served, asAt) > SERVICE_DAYS
        if (isOld && !patterns.renewed.test(text) && !isServedStill(text))
          report('unserviced', [span], { since: served.slice(0, 4) }, { severity: 'medium' })
        continue
      }
      if (!what.endsWith('safety check') || !patterns.last.test(text)) continue
      const made = datesIn(text)[0]
      if (
        made !== undefined &&
        daysBetween(made, asAt) > CHECK_DAYS &&
        !patterns.renewed.test(text)
      )
        report(
          'overdue',
          [span],
          {
            what,
            until: sayDate(made),
            law: doc.state === 'VIC' ? CHECKED_BY_LAW : CHECKED_BY_CUSTOM,
          },
          { severity: 'medium' },
        )
    }
    for (const [what, { until, span }] of ended) {
      if (current.has(what)) continue
      const said =
        what === POOL ? passages.filter(({ text }) => patterns.saidCurrent.test(text)) : []
      report(
        said.length > 0 ? 'expiredDenied' : 'expired',
        [span, ...said.map((one) => one.span)],
        {
          what: what === WASTE ? 'approval of the wastewater system' : what,
          until: sayDate(until),
          asAt: sayDate(asAt),
        },
        {
          severity: what === POOL ? 'high' : 'medium',
          strength: facts.contractDate === null ? 'likely' : 'firm',
          ...(said.length > 0 ? { unmistakable: true } : {}),
        },
      )
    }
  },
})

/** A day stands so close behind the word that names it. */
const DATE_WITHIN = 60

const OWN: ReadonlySet<PageKind> = new Set(['building-permit', 'annexure', 'other'])

const WASTE = 'wastewater system'

const POOL = 'pool safety certificate'

function whatIn(text: string): string | null {
  if (patterns.pool.test(text) && patterns.paper.test(text)) return POOL
  if (patterns.gas.test(text)) return 'gas safety check'
  if (patterns.electrical.test(text)) return 'electrical safety check'
  if (patterns.alarms.test(text)) return 'smoke alarm certificate'
  if (patterns.fire.test(text)) return 'fire safety statement'
  if (patterns.waste.test(text)) return WASTE
  if (patterns.licence.test(text)) return 'licence'
  return null
}

/** Lines of a certificate between the one that names it and the day on which it ends. */
const LINES_OF_PAPER = 14

const LONGEST_TITLE = 90

const CELLS_OF_ENTRY = 5

/**
 * The words above a row "Expiry date: …", from the nearest line that reads like the title of a
 * certificate: one sheet may hold several papers, and a row belongs to the last of them.
 */
function paperAbove(passages: readonly Passage[], index: number): string {
  const own = passages[index]
  const above = passages
    .slice(Math.max(0, index - LINES_OF_PAPER), index)
    .filter(({ block }) => block.page === own?.block.page)
  const from = above.findLastIndex(
    ({ text }) =>
      text.length <= LONGEST_TITLE &&
      patterns.paperTitle.test(text) &&
      !patterns.sentence.test(text),
  )
  return from < 0
    ? ''
    : above
        .slice(from, from + 3)
        .map(({ text }) => text)
        .join(' ')
}

/** What stands around a line on its own page, in its own paper. */
function samePage(passages: readonly Passage[], index: number): readonly Passage[] {
  const own = passages[index]?.block
  return passages
    .slice(Math.max(0, index - LINES_OF_PAPER), index + LINES_OF_PAPER)
    .filter(({ block }) => block.page === own?.page && block.partIndex === own.partIndex)
}

function paperAround(passages: readonly Passage[], index: number): string {
  return samePage(passages, index)
    .map(({ text }) => text)
    .join(' ')
}

/** The last day of a term that is told by its length, from the day of issue of the same paper. */
function endOfTerm(passages: readonly Passage[], index: number): string | null {
  const [, told = '', unit = ''] = patterns.runsFor.exec(passages[index]?.text ?? '') ?? []
  if (told === '') return null
  const count = countOf(told)
  const years = unit.toLowerCase() === 'year' ? count : count / 12
  const days = samePage(passages, index).filter(({ text }) => patterns.issuedOn.test(text))
  // The day of the inspection stands above the day of issue, from which the term may run.
  const counted = patterns.fromIssue.test(passages[index]?.text ?? '')
    ? days.find(({ text }) => patterns.ofIssue.test(text))
    : undefined
  const issued = counted ?? days[0]
  const day = datesIn(issued?.text ?? '')[0]
  if (day === undefined || !Number.isInteger(years)) return null
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

/** Under a contract of service, where no last visit is told. */
function isServedStill(text: string): boolean {
  return patterns.regularly.test(text) && !patterns.lapsedService.test(text)
}

/** The days on which something in the text ends. */
function endsIn(text: string): string[] {
  // "Effective | From 30 October 2024 until 30 October 2026"
  const days = patterns.inForce.test(text) ? datesIn(text) : []
  if (days.length === 2) return days.slice(1)
  return matchesOf(text, patterns.ends).flatMap(({ index }) =>
    datesIn(text.slice(index, index + DATE_WITHIN)).slice(0, 1),
  )
}

/** The first day, month or year that a text names, at its latest day; null for none. */
function monthIn(text: string): string | null {
  const date = datesIn(text)[0]
  if (date !== undefined) return date
  const [, , ofMonth, alone] = patterns.monthYear.exec(text) ?? []
  const year = ofMonth ?? alone
  return year === undefined ? null : `${year}-12-31`
}
