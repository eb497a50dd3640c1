import type { Block, Doc, Part, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, latestDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate } from '../days/paper-dates.ts'
import { wordsOfState } from '../words-of-state.ts'

const patterns = wordings({
  issued:
    /\b(?:(?:certificate|statement) (?:was )?(?:given|made|prepared|signed) on|produced|issued|inspected|inspection date|date of (?:issue|inspection|report|certificate|search|this certificate)|certificate date|dated|search(?:ed| date| taken| made| certified to)|certified to|date\/time|date and time|as at|generated|extracted|printed)\b/i,
  /** How inspectors put it in their own words. */
  visited:
    /\b(?:(?:looked at|visited|attended|examined|walked (?:over|through)|seen|surveyed|assessed|tested)(?: by us)? on|(?:date|day) of (?:the |our )?(?:visit|attendance|survey|assessment)|report (?:was )?(?:sent|written|made|prepared|completed)|our visit (?:of|on|was))\b/i,
  /** A date with no more than that word before it, as certificates print it beside their number. */
  bare: /\bdate(?: &(?:amp;)? time)?[ :|]{1,4}\d/i,
  /** The day that closes the line of the paper's own name. */
  headed:
    /\b(?:search|certificate|statement|report|extract|particulars|inquiry|reply)\b.{0,90}[ |](?:\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2} [A-Z][a-z]{2,8} \d{4})(?: \d{1,2}[:.]\d{2} ?(?:am|pm)?)?\W{0,2}$/i,
  /** When the printed form was approved: "(form of 1 April 2026)". */
  ofForm:
    /\b(?:form|version|edition|prescribed|template|regulations?)\b[ ,:]{0,2}(?:(?:approved|prescribed|made|issued|as|in force|current|effective|of|from|at|on|since|dated) ){0,3}\d{1,2} [A-Z][a-z]{2,8} \d{4}/i,
  otherDate:
    /\b(?:valuation|valued|base|level of value|effective|meeting|adopt\w{0,3}|payment|settlement|contract|agreement|birth|edition(?: no| date)?)\b/i,
  /** Another paper of which a report tells: its day is not the report's. */
  ofOther:
    /\b(?:clearance|certificate|invoice|quotation|quote|letter|plans?|photographs?|drawings?|survey|agreement|receipt|guarantee|statement|e-?mail|contract|treatment)\b[^.;:]{0,24}\bdated\b|\b(?:last|previously|first|earlier) (?:inspected|issued)\b/i,
  /** The day of a bargain is no day of a search, whatever its lines say of the land. */
  bargain: /^(?:[\w'’-]{2,20} ){0,3}(?:contract|agreement|deed|licence)$/i,
  /** A policy says until when it runs; another rule reads that. */
  ofInsurance:
    /^\W{0,3}(?:[\w'’-]{2,20} ){0,3}certificate of (?:insurance|currency)\b|\bperiod of insurance\b/i,
  accounts:
    /\b(?:statements? of accounts?|accounts|budgets?|financial (?:statements?|reports?)|income and expenditure|balance sheet)\b/i,
  future:
    /\b(?:edition (?:(?:no\.? ?)?\d{1,3}\W{1,4})?(?:date )?(?:of )?issued?|certificates? of compliance|geotechnical|fire ?breaks?|council (?:holds|has|keeps)|(?:land|site|unimproved|annual|rental) value|capital value|(?:statement|by-?laws|plan|deed) (?:was )?recorded|capital improved|net annual|approvals?|final certificate|occupation certificate|copies of|valuation|expires?|expiry|valid (?:until|to)|due|registered|instrument|built|permits?|order|notice|policy|pools?|audit|licen[cs]e|site history|title issued|certificate of release|will of|cover (?:ends|begins)|charges?|agreement|attorney|entry date|relevant date|fire safety|occupancy|classification|issued (?:for|to all)|compliance issued|applicant's ref|owners?'? since|appointed|ICN\/)\b/i,
})

/** A title search older than 90 days, or a paper older than six months, may no longer be true. */
const LIMIT_DAYS: Readonly<Record<string, number>> = {
  'title-search': 90,
  'planning-certificate': 180,
  'rates-certificate': 180,
  'water-certificate': 180,
  'land-tax-certificate': 180,
  'owners-corporation-certificate': 180,
  'building-report': 180,
}

/** Younger than its limit, but old enough for a debt or a notice since: worth a fresh one. */
const AGEING_DAYS: Readonly<Record<string, number>> = {
  'title-search': 90,
  'planning-certificate': 100,
  'owners-corporation-certificate': 100,
  // The Australian Capital Territory's own limit before the sale is first advertised.
  'building-report': 90,
}

const NAMES: Readonly<Record<string, string>> = {
  'title-search': 'title search',
  'planning-certificate': 'planning certificate',
  'rates-certificate': 'rates certificate',
  'water-certificate': 'water certificate',
  'land-tax-certificate': 'land tax certificate',
  'owners-corporation-certificate': 'owners corporation certificate',
  'building-report': 'inspection report',
}

/** What would not show in a paper that is too old. */
const LATER: Readonly<Record<string, string>> = {
  'title-search': 'a mortgage, a caveat or a writ',
  'planning-certificate': 'an order, a notice or a new overlay',
  'rates-certificate': 'a debt or a notice',
  'water-certificate': 'a debt or a notice',
  'land-tax-certificate': 'tax that was assessed since',
  'owners-corporation-certificate': 'a levy, a dispute or a debt of the lot',
}

/** What the paper is called in this state, what it would miss, and how soon a new one can be had. */
function saidOf(kind: string, { state }: Doc) {
  return {
    what: wordsOfState(NAMES[kind] ?? 'certificate', state),
    later: LATER[kind] ?? 'an order, a debt or damage',
    how: kind === 'title-search' ? '; your conveyancer can order one the same day' : '',
  }
}

/** The lines of a paper's head, in which its name and its day stand. */
const HEAD_BLOCKS = 4

/** How many times its limit a paper is old when nothing in it can be relied on. */
const LONG_PAST = 2

/** Anything but the line of dashes under a heading. */
const WRITTEN = /[a-z\d]/i

const DATE_FIRST = /^\d{1,2}\/\d{1,2}\/\d{4}\b/

export default defineRule({
  id: 'national/certificates-old',
  title: 'Age of the searches and certificates',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.vic.saleOfLand, 's 32')],
  appliesTo: [
    'title-search',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'land-tax-certificate',
    'owners-corporation-certificate',
    'building-report',
  ],
  patterns,
  clear: 'No search or certificate with an old date was found.',
  givesWayTo: {
    'act/report-old': ['old', 'report'],
    'vic/owner-builder': ['report'],
  },
  messages: {
    old: {
      title: 'The {{what}} is {{months}} months old and may be out of date',
      description:
        'The {{what}} at {{where}} was made about {{months}} months before the newest date on these papers. What came later, such as {{later}}, would not show in it.',
      recommendation: 'Ask for a new one before you sign{{how}}.',
      question: 'Please give us a current {{what}}.',
    },
    report: {
      title: 'The {{what}} is {{months}} months old and may be out of date',
      description:
        'The {{what}} at {{where}} was made about {{months}} months before the newest date on these papers. What came later, such as water, movement, termites or new work, would not show in it.',
      recommendation: 'Before you sign, have the property inspected again.',
      question: 'May the purchaser have the property inspected again before signing?',
    },
  },
  check({ doc, facts }, report) {
    const dated: Dated[] = []
    for (const part of doc.parts) {
      // The day that closes a year of accounts is no day of a certificate.
      if (LIMIT_DAYS[part.kind] === undefined || patterns.accounts.test(part.title)) continue
      const head = part.blocks.slice(0, HEAD_BLOCKS)
      if (head.some(({ text }) => patterns.bargain.test(text) || patterns.ofInsurance.test(text)))
        continue
      for (const [index, block] of part.blocks.slice(0, 14).entries()) {
        const text = block.text.replace(patterns.ofForm, ' ')
        if (patterns.future.test(text)) continue
        const isReport = part.kind === 'building-report'
        if (isReport && patterns.ofOther.test(text)) continue
        const bare = patterns.bare.test(text) && !patterns.otherDate.test(text)
        const headed =
          index < HEAD_BLOCKS && patterns.headed.test(text) && !patterns.otherDate.test(text)
        const issued = patterns.issued.test(text) || (isReport && patterns.visited.test(text))
        if (!bare && !headed && !issued) continue
        // The registry of New South Wales prints its dates in a row below their names.
        const below =
          part.blocks.slice(index + 1).find((later) => WRITTEN.test(later.text))?.text ?? ''
        const said = text.slice(Math.max(0, text.search(bare ? patterns.bare : patterns.issued)))
        const date =
          (bare || issued ? datesIn(said)[0] : datesIn(text).at(-1)) ??
          datesIn(text)[0] ??
          (DATE_FIRST.test(below) ? datesIn(below)[0] : undefined)
        const under = date === undefined ? dateUnder(part.blocks, index) : null
        if (under !== null && under.date >= '2015') {
          dated.push({ kind: part.kind, ...under })
          break
        }
        if (date === undefined || date < '2015') continue
        dated.push({ kind: part.kind, date, span: block.span })
        break
      }
      // A report is no older than the day printed at its head.
      const told = dated.at(-1)
      const own = part.kind === 'building-report' ? headOf(part) : null
      if (own === null || told === undefined || told.span.start < part.span.start) continue
      if (told.date < own.date) dated[dated.length - 1] = own
    }
    if (dated.length === 0) {
      report.notInDocument('No dated search or certificate is in this file.')
      return
    }
    const other = newestPaperDate(doc, facts)
    const newest =
      facts.contractDate?.value ??
      latestDate([...dated.map(({ date }) => date), ...(other === null ? [] : [other])])
    if (newest === null) return
    for (const { kind, date, span } of dated) {
      const days = daysBetween(date, newest)
      const limit = LIMIT_DAYS[kind] ?? 180
      if (days <= Math.min(limit, AGEING_DAYS[kind] ?? limit)) continue
      report(
        kind === 'building-report' ? 'report' : 'old',
        [span],
        { ...saidOf(kind, doc), months: Math.max(3, Math.round(days / 30.4)) },
        {
          severity: days > LONG_PAST * limit ? 'high' : days > limit ? 'medium' : 'low',
          strength: facts.contractDate === null ? 'likely' : 'firm',
        },
      )
    }
  },
})

/** "Certificate No | Date of issue | Property No" above "884 | 14 January 2026 | 118846". */
function dateUnder(
  blocks: readonly Block[],
  index: number,
): { readonly date: string; readonly span: Span } | null {
  const [head, row] = [blocks[index], blocks[index + 1]]
  if (head?.kind !== 'row' || row?.kind !== 'row') return null
  const [heads, cells] = [cellsOf(head), cellsOf(row)]
  const column = heads.findIndex(
    (cell) => patterns.issued.test(cell) && !patterns.otherDate.test(cell),
  )
  const date = heads.length === cells.length ? datesIn(cells[column] ?? '')[0] : undefined
  return date === undefined ? null : { date, span: row.span }
}

type Dated = { readonly kind: string; readonly date: string; readonly span: Span }

/** A line of the head is shorter than a finding. */
const HEAD_LENGTH = 160

/** The latest day at the head of a report; null where none is printed there. */
function headOf({ kind, blocks }: Part): Dated | null {
  const found = blocks
    .slice(0, HEAD_BLOCKS)
    .filter(({ text }) => text.length < HEAD_LENGTH && !patterns.future.test(text))
    .flatMap(({ text, span }) => datesIn(text).map((date) => ({ kind, date, span })))
  return found.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1) ?? null
}
