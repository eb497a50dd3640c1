import type { PageKind, Severity } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import {
  ARREARS_ON_BUYER_PATTERNS,
  arrearsOnBuyer,
  vendorsLimit,
} from '../terms/arrears-on-buyer.ts'
import { isOtherDebt, OTHER_DEBT_PATTERNS } from '../sums/other-debts.ts'
import { OWED_PATTERNS, owedSums } from '../sums/owed-sums.ts'
import { ARREARS_BY_YEAR_PATTERNS, arrearsByYear } from '../sums/arrears-by-year.ts'
import { PAYABLE_PATTERNS, payableInAll } from '../sums/payable-in-all.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { passagesIn } from '../reading/passages.ts'
import {
  type ArrearsColumn,
  arrearsColumn,
  arrearsInRow,
  TABLE_OF_ARREARS_PATTERNS,
} from '../sums/table-of-arrears.ts'
import { dollars, list } from '../say.ts'
import { LATE_CHARGE_PATTERNS, withLateCharges } from '../sums/with-late-charges.ts'
import { DUE_LATER_PATTERNS, isDueLater } from '../sums/due-later.ts'

const patterns = wordings({
  /** What a caveator says is owed to him. */
  ofCaveat: /\bclaims? (?:an? )?(?:equitable |unregistered )?(?:charge|interest|lien|mortgage)\b/i,
  ...DUE_LATER_PATTERNS,
  ...LOTS_NAMED_PATTERNS,
  vendorsLimit: ARREARS_ON_BUYER_PATTERNS.vendorsLimit,
  ...PAPER_DATE_PATTERNS,
  unpaid:
    /\b(?:deferred|postponed|put off)\b(?=[^.;$]{0,60}\$ ?[1-9])|\b(?:debts? (?:on|of) the lot|arrears|overdue|unpaid|outstanding|in default|past due|behind|not (?:yet )?(?:been )?paid|(?:lev(?:y|ies)|fees?|contributions?|balance|rates|interest) owing|amounts? owing|owing (?:by|for|on|to)|owes|owed|debit balance)\b|\$ ?[\d,.]{1,12} DR\b/i,
  what: /\b(?:fees?|lev(?:y|ies)|contributions?|charges?|rates?|interest|total|balance|amount|quarters?|tax|penalt(?:y|ies)|water|council|land tax|debt|due|owing|account|ledger|owner)\b/i,
  /** "Outstanding 0.00", "with nothing outstanding", "nothing is in arrears". */
  cleared:
    /\b(?:outstanding|arrears|over-?due|unpaid|owing)\W{1,3}(?:nothing|nil|none)\b|\b(?:outstanding|arrears|overdue|unpaid|owing|balance)\b[^$\d]{0,40}\$? ?0\.00\b|\b(?:nothing|no (?:\w{4,10} )?(?:amounts?|sum|balance|arrears))\b[^.;$]{0,24}\b(?:outstanding|arrears|overdue|unpaid|owing|owed|due)\b|\b(?:with no|no|nil) arrears\b|\bnothing (?:further |more |else )?(?:now )?(?:remains|is left)\b|\bno (?:lots?|units?|owners?) (?:is|are) (?:now |currently |presently )?(?:in arrears|behind|overdue)\b|\b(?:paid|payment) in full\b(?![^.;]{0,30}\b(?:if|by|before|until)\b)|\barrears\b[ +|]{0,3}\/[ |]{0,3}[-–−]? ?payments?\b[ :|]{0,3}[-–−] ?\$/i,
  /** "The $900 owed by Lot 11 was received with costs on 2 March": the one sum that is told has come in. */
  cameIn:
    /\b(?:was|were|has been|have been) (?:since |later |now |all )?(?:received|recovered|collected|paid(?! (?:by|at|out|from|before|if|when|until|to|under)\b))\b(?: (?:from|by) (?:them|him|her|it|that owner))?(?: with (?:all )?(?:costs?|interest)(?: and (?:costs?|interest))?)?(?: in full)? (?:on \d{1,2} |in (?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|\b(?:file|matter|account|debt|claim) (?:is|was|has been) (?:now )?closed\b/i,
  /** "Single holding | Nil | Arrears | $3,118.00": the nil answers the cell before it. */
  otherNil:
    /\b(?:nil|none|no)\b(?=[ |]{1,4}(?:arrears?|outstanding|over-?due|owing|unpaid)\b[^a-z$]{0,6}\$ ?[1-9])/i,
  /** What is left of this year's rates, in an account that says of arrears that there are none. */
  restOfYear:
    /^\W{0,3}(?:(?:total |current )?(?:balance|amount)|total(?: rates| charges| now)?) (?:outstanding|owing|remaining)\b|^\W{0,3}(?:balance|remainder|rest) (?:of|for) (?:the )?(?:current |rating |financial )?(?:year|rates)\b[^.;$]{0,30}\b(?:paid|pay|due|payable)\b/i,
  /** "Overdue at the date of this certificate | $0.00": the last line of an account with its payments. */
  nothingOverdue:
    /^\W{0,3}(?:total |amounts? |balance )?(?:now )?overdue\b[^.;$]{0,50}\$ ?0\.00\W{0,2}$/i,
  noArrears:
    /^[^.;]{0,40}\barrears?\b[^.;$]{0,40}?(?:[ :|$]0\.00|[:|] ?(?:nil|none))(?:[ :|$]{1,4}0\.00){0,3}\W{0,2}$/i,
  /** A line of what is charged for the year itself. */
  current: /\b(?:current|declared|levied|this year|for the year|20\d\d ?[-/] ?(?:20)?\d\d)\b/i,
  bare: /^(?:total|amount|balance)?[ :|]{0,3}\$/i,
  tax: /\bland tax\b/i,
  others:
    /\b(?:other lots?|other owners|lots? \d{1,3}(?:,| and)|all lots|the scheme|of owners|several owners|lot owners|by owners|against|in total across|recover)\b|\b(?:lots|units|owners|members|debtors)\b(?!'| corporation)[^$:]{0,30}\b(?:in (?:arrears?|default)|overdue|owing|behind)\b|\b(?:over-?due|unpaid|owing|arrears?)\b[^$]{0,24}\b(?:lots|units|owners|members)\b(?!'| corporation)/i,
  notDue:
    /\bnot (?:yet |now )?(?:due|overdue|in arrears|payable)\b|\bbefore (?:it is|they are|the) due\b|\b(?:only|solely|entirely|wholly) (?:of |by |in )?(?:the )?(?:(?:third|fourth|last|later|remaining|current) (?:and \w{4,9} )?)?instalments?\b(?![^.;]{0,24}\b(?:overdue|missed|in arrears?)\b)/i,
  /** Instalments of later years, which whoever owns the land then pays. */
  toCome:
    /\binstalments?\b(?:[^.;]|\.(?=\d)){0,60}\b(?:still to be paid|to come|yet to be paid|remain(?:ing)?|outstanding)\b(?:[^.;]|\.(?=\d)){0,60}\b(?:becomes? due|falls? due|as (?:they|each|it)|then owns|of (?:later|coming|future) years|each year|yearly)\b|\byearly\b[^.;]{0,30}\binstalments?\b[^.;]{0,40}\b(?:remain(?:ing)?|outstanding|still to be paid|to come)\b/i,
  /** What a plan means to spend. */
  planned:
    /\b(?:planned|expected|forecast|estimated|budgeted|anticipated) (?:expenditure|spending|expenses|works?|costs?|income)\b/i,
  /** A notice or work is outstanding, and no sum. */
  openNotice:
    /\b(?:notices?|orders?|requirements?|works?|inspections?|applications?)\b[^.;$]{0,60}\b(?:is|are|remains?|still) outstanding\b/i,
  money: /\b(?:arrears|over-?due|unpaid|owing|owed|in default|past due|brought forward)\b/i,
  /** What was brought forward, and what was paid of it. */
  broughtForward:
    /\b(?:brought forward|opening balance|previous balance|balance of (?:the )?last)\b/i,
  met: /\b(?:payments?|receipts?|paid|received|less)\b|\bCR\b/i,
  credit: /\bin credit\b|\$ ?0\.00\b|\bnil\b/i,
  ...OWED_PATTERNS,
  ...OTHER_DEBT_PATTERNS,
  ...PAYABLE_PATTERNS,
  ...LATE_CHARGE_PATTERNS,
  ...TABLE_OF_ARREARS_PATTERNS,
  ...ARREARS_BY_YEAR_PATTERNS,
  // What a paper that is filed under no kind, or under another, has to name.
  levied:
    /\b(?:(?:council|municipal|general|ordinary|shire|city|water|differential|service|residential|annual|half[- ]year(?:ly)?)\W{1,3}rates?|rates?,? (?:notice|account|certificate|record|on|and|parent parcel|20\d\d)|rates?\b.{0,10}\$|land tax|levied|sewer(?:age)?|waste ?water|water (?:service|account|charges?|supply|corporation|utility)|emergency services levy|instalments?|state revenue|section (?:603|121|158)|(?:service|fixed) charges?)\b/i,
  authority:
    /\b(?:council|shire|city of|water|utility|revenue|land tax|SRO|rates?|sewer\w{0,3}|corporation)\b/i,
  private:
    /\b(?:(?:my|our|his|her|the) clients?|tenants?|rent(?:al)?|loans?|lender|mortgag\w{1,4}|borrow\w{1,4}|ledger|invoices?|shares?|issued|lessee|licen[cs]e fee|facility|creditors?|payments? behind|purchaser|vendor must|adjust\w{1,5}|insurer|deposit)\b/i,
  // The sum stands in one sentence or cell, that it is unpaid in the next.
  unpaidBelow:
    /^(?:status\b[^:;.]{0,40}: ?)?(?:remains? |still )?(?:unpaid|overdue|in arrears?|outstanding)\b(?: (?:at|since|on|after|for)\b|[.,; ]{0,3}$)/i,
  ofYear: /\b(?:rates?|total|levied|half[- ]year|year|quarter|instalments?|charges?)\b/i,
  charge: /\bcharge on the land\b|\bsale by\b|\bfirst charge\b|\blegal (?:action|costs)\b/i,
})

/** Papers that are accounts: what is unpaid there is what the paper is about. */
const ACCOUNTS: ReadonlySet<PageKind> = new Set([
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
])

const SCHEME: ReadonlySet<PageKind> = new Set(['owners-corporation-certificate', 'minutes'])

/** Rates are a charge by one act and levies by another: each is told with its own. */
const LAW_OF_RATES = [cite(act.vic.saleOfLand, 's 32A'), cite(act.nsw.localGovernment)] as const
const LAW_OF_LEVIES = [
  cite(act.vic.saleOfLand, 's 32A'),
  cite(act.vic.ownersCorporations),
  cite(act.nsw.strata),
] as const

/** Parts of no kind, in which accounts of every sort are filed. */
const LOOSE: ReadonlySet<PageKind> = new Set(['annexure', 'lease', 'other'])

type Debt = {
  readonly owed: readonly number[]
  readonly span: Span
  readonly severity: Severity
  /** Its sum stands under the words of arrears. */
  readonly under: boolean
  /** What its account asks for, with interest and what is charged since. */
  readonly inAll: number | null
  readonly zone: PageKind
  readonly partIndex: number
  /** The line that sums up what is owing, whatever it is for. */
  readonly isTotal: boolean
}

/** Debts that stay with the lot or land. */
export default defineRule({
  id: 'national/owners-corporation-arrears',
  title: 'Unpaid rates, fees and taxes on the property',
  category: 'financial',
  severity: 'low',
  kind: 'threshold',
  law: [
    cite(act.vic.saleOfLand, 's 32A'),
    cite(act.vic.ownersCorporations),
    cite(act.nsw.strata),
    cite(act.nsw.localGovernment),
  ],
  appliesTo: [
    'rates-certificate',
    'water-certificate',
    'land-tax-certificate',
    'owners-corporation-certificate',
  ],
  patterns,
  clear: 'No unpaid rates, fees or taxes were found.',
  subject:
    /\barrears\b|\boverdue\b|\bpast due\b|\b(?:brought|carried) forward\b|\b(?:previous|earlier) balance\b|\bbalance (?:from|outstanding)\b|\bamount due\b|\b(?:unpaid|outstanding|owing|deferred)\b[^;]{0,60}\$|\$[^;]{0,60}\b(?:unpaid|outstanding|owing|deferred|remains to be paid)\b|\b(?:rates?|lev(?:y|ies)|fees?|charges?|tax|contributions?)\b[^.;]{0,60}\b(?:unpaid|outstanding|owing|not (?:been )?paid|deferred|postponed|behind)\b|\b(?:unpaid|outstanding|deferred|postponed) (?:\w{1,12} )?(?:rates?|lev(?:y|ies)|fees?|charges?|tax|contributions?|amounts?|balance)\b|\b(?:owes|behind with)\b[^;]{0,60}(?:\$|\bfees\b|\brates\b|\blev(?:y|ies)\b)|\bunpaid at\b/i,
  messages: {
    unpaid: {
      title: 'Rates, fees or taxes are unpaid (arrears of {{amount}}{{inAll}})',
      description:
        'The papers show {{amount}} unpaid (arrears{{inAll}}), first at {{where}}. Such debts usually stay with the land: what is not paid by settlement can be asked of you.',
      recommendation:
        'At settlement, have them paid out of the price; ask for an updated certificate in the week before.',
      question: 'Will the vendor pay the arrears and interest at or before settlement?',
    },
    taken: {
      title:
        'Rates or charges are unpaid, and the contract has you pay them (arrears of {{amount}}{{inAll}})',
      description:
        'The papers show {{amount}} unpaid (arrears{{inAll}}), first at {{where}}. They would usually be paid out of the price at settlement; here a clause of the contract leaves to you what is owing{{beyond}}, so that it comes on top of the price.',
      recommendation:
        'Before you sign, ask for that clause to be struck out; if it stays, count what it leaves to you, with interest to the day of settlement, as part of what you pay.',
      question: 'Will the vendor pay the arrears out of the price, and strike out that clause?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = newestPaperDate(doc, facts)
    const found: Debt[] = []
    const passages = passagesIn(doc, [
      'rates-certificate',
      'water-certificate',
      'land-tax-certificate',
      'owners-corporation-certificate',
      'planning-certificate',
      'vendor-statement',
      'annexure',
      'lease',
      'other',
    ])
    const withoutArrears = new Set(
      passages
        .filter(({ text, zone }) => ACCOUNTS.has(zone) && patterns.noArrears.test(text))
        .map(({ block }) => block.partIndex),
    )
    const settled = new Set(
      passages
        .filter(({ text, zone }) => ACCOUNTS.has(zone) && patterns.nothingOverdue.test(text))
        .map(({ block }) => block.partIndex),
    )
    let column: ArrearsColumn | null = null
    let byYear: ReadonlyMap<number, number> = new Map()
    for (const [index, passage] of passages.entries()) {
      const { span, heading, previous, next, zone, block } = passage
      const text = block.kind === 'row' ? passage.text.replace(patterns.otherNil, '') : passage.text
      if (patterns.ofCaveat.test(text) || settled.has(block.partIndex)) continue
      // New South Wales asks about its land tax certificate in a rule of its own.
      if (doc.state === 'NSW' && zone === 'land-tax-certificate') continue
      const ofPart = { partIndex: block.partIndex }
      if (ACCOUNTS.has(zone) && patterns.year.test(cellsOf(block)[0] ?? ''))
        byYear = arrearsByYear(doc, block)
      const ofYears = byYear.get(block.index) ?? null
      const inTable = ACCOUNTS.has(zone) ? (arrearsInRow(block, column) ?? ofYears) : null
      column = arrearsColumn(block) ?? column
      if (inTable !== null) {
        if (inTable < 1_000 || patterns.others.test(text)) continue
        const severity = inTable > 500_000 ? 'medium' : 'low'
        const inAll = payableInAll(passages, index, inTable)
        found.push({
          owed: [inTable],
          span,
          severity,
          under: false,
          inAll,
          zone,
          ...ofPart,
          isTotal: false,
        })
        continue
      }
      const under =
        previous.length < 90 &&
        patterns.unpaid.test(previous) &&
        !patterns.noArrears.test(previous) &&
        patterns.bare.test(text)
      const below =
        patterns.unpaidBelow.test(next) &&
        patterns.ofYear.test(text) &&
        text.includes('$') &&
        !patterns.credit.test(next)
      const unpaid = patterns.unpaid.test(text) || patterns.owed.test(text)
      if (!unpaid && !under && !below) continue
      const around = `${heading} ${previous} ${text}`
      if (LOOSE.has(zone)) {
        const paper = `${heading} ${block.text.slice(0, 600)}`
        if (patterns.private.test(`${previous} ${text}`)) continue
        if (!patterns.levied.test(around) || !patterns.authority.test(paper)) continue
      }
      const sums = dollarsIn(text)
      const alone = below ? [Math.max(0, ...sums)] : owedSums(text)
      // Interest and costs of the debt stand in rows of their own.
      const owed = alone.length === 1 ? [withLateCharges(passages, index, alone[0] ?? 0)] : alone
      const most = Math.max(0, ...owed)
      if (most < 1_000 || (patterns.credit.test(text) && sums.length < 2)) continue
      // "Contributions in arrears (Lot 10): $2,211.60": in a scheme's accounts the debt of another owner.
      if (SCHEME.has(zone) && isOfOtherLots(text, facts)) continue
      if (isOtherDebt(passage) || isMet(`${text} ${next.slice(0, NEXT_ENTRY)}`, most)) continue
      if (patterns.restOfYear.test(text) && withoutArrears.has(block.partIndex)) continue
      if (sums.length === 1 && patterns.cameIn.test(text)) continue
      if (patterns.cleared.test(text) || patterns.notDue.test(text)) continue
      if (patterns.openNotice.test(text) && !patterns.money.test(text)) continue
      if (patterns.toCome.test(text) && !patterns.money.test(text)) continue
      if (patterns.planned.test(text) || isDueLater(text, asAt)) continue
      if (patterns.others.test(text) || (!ACCOUNTS.has(zone) && !patterns.what.test(around)))
        continue
      const said = patterns.unpaid.test(text) ? patterns.unpaid : patterns.owed
      if (unpaid && affirmed({ text, next, block }, said) === null) continue
      const tax = zone === 'land-tax-certificate' || patterns.tax.test(text)
      const severity =
        tax && most > 500_000
          ? 'high'
          : most > 500_000 || patterns.charge.test(text)
            ? 'medium'
            : zone === 'owners-corporation-certificate' && most > 100_000
              ? 'medium'
              : 'low'
      const inAll = payableInAll(passages, index, most)
      const isTotal = patterns.restOfYear.test(text)
      found.push({ owed, span, severity, under, inAll, zone, ...ofPart, isTotal })
    }
    const debts = found.filter((debt) => !holdsYear(debt, found, passages))
    const amountOf = (told: readonly Span[]) => {
      const starts = new Set(told.map(({ start }) => start))
      const shown = debts.filter(({ span }) => starts.has(span.start))
      // Of one account only: the sums of several do not add up to the last line of one.
      const [inAll = null, ...others] = new Set(shown.map((debt) => debt.inAll))
      return {
        amount: toldSums(shown.flatMap(({ owed }) => owed)),
        beyond,
        inAll: inAll === null || others.length > 0 ? '' : `; ${dollars(inAll)} to pay in all`,
      }
    }
    // The title tells every debt, however grave each is by itself.
    const grave = (['high', 'medium'] as const).find((one) =>
      debts.some(({ severity }) => severity === one),
    )
    const clause = arrearsOnBuyer(doc)
    const limit = clause === null ? null : vendorsLimit(doc.text.slice(clause.start, clause.end))
    const beyond = limit === null ? '' : ` beyond the ${dollars(limit)} that the vendor pays`
    const isTaken = clause !== null && debts.some(({ zone }) => !SCHEME.has(zone))
    for (const { span, under, zone } of debts) {
      report(isTaken ? 'taken' : 'unpaid', [span], amountOf, {
        severity: grave ?? (isTaken ? 'medium' : 'low'),
        strength: under ? 'likely' : 'firm',
        law: SCHEME.has(zone) ? LAW_OF_LEVIES : LAW_OF_RATES,
        ...(isTaken ? { beside: [clause] } : {}),
      })
    }
  },
})

/** So much of the next entry says whether the sum was paid. */
const NEXT_ENTRY = 70

/** "Balance brought forward $171.54, payment received $171.54 CR": nothing of it is owed. */
function isMet(text: string, sum: number): boolean {
  if (!patterns.broughtForward.test(text) || !patterns.met.test(text)) return false
  return dollarsIn(text).filter((one) => one === sum).length > 1
}

/**
 * "Rates declared $2,146, arrears $1,038, total owing $3,246": a total that holds what the year itself
 * is charged tells no more arrears than the line of the arrears does.
 */
function holdsYear(
  total: Debt,
  debts: readonly Debt[],
  passages: ReturnType<typeof passagesIn>,
): boolean {
  const all = Math.max(...total.owed)
  const arrears = debts.find(
    ({ isTotal, partIndex, owed }) =>
      !isTotal && partIndex === total.partIndex && Math.max(...owed) < all,
  )
  if (!total.isTotal || arrears === undefined) return false
  const left = all - Math.max(...arrears.owed)
  return passages.some(
    ({ block, text }) =>
      block.partIndex === total.partIndex &&
      patterns.current.test(text) &&
      !patterns.unpaid.test(text) &&
      dollarsIn(text).some((cents) => cents >= left / 2 && cents <= left),
  )
}

/** How many debts a title holds. */
const MOST_TOLD = 4

/** Each debt once, the largest first; a total stands for the parts that make it. */
function toldSums(owed: readonly number[]): string {
  const sums = [...new Set(owed)].filter((sum) => sum >= 1_000).toSorted((a, b) => b - a)
  const [largest = 0, ...rest] = sums
  const isTotal = rest.length > 1 && rest.reduce((total, sum) => total + sum, 0) === largest
  const told = isTotal ? [largest] : sums
  const named = told.slice(0, MOST_TOLD).map(dollars)
  return list(told.length > MOST_TOLD ? [...named, 'more'] : named)
}
