import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { dollarsIn, percentsIn } from '../amounts.ts'
import { holds } from '../concepts.ts'
import { defineRule } from '../define-rule.ts'
import { FUND_GAP_PATTERNS, fundGap } from '../fund-gap.ts'
import { FUNDED_PATTERNS, isFunded } from '../funded.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../paper-dates.ts'
import { passagesIn } from '../passages.ts'
import { isSmallReserve, SMALL_RESERVE_PATTERNS } from '../small-reserve.ts'
import { planYear, STALE_PLAN_PATTERNS } from '../stale-plan.ts'

const patterns = wordings({
  ...FUND_GAP_PATTERNS,
  ...FUNDED_PATTERNS,
  ...SMALL_RESERVE_PATTERNS,
  ...STALE_PLAN_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  // In its books the fund owes more than it has.
  debit:
    /\bfunds?\b.{0,60}\b(?:in debit|in deficit|overdrawn)\b|\(deficit\)[^0-9(]{0,24}\(\d|\b(?:deficit|overspent)\b[^0-9(]{0,24}\((?:\$ ?)?\d/i,
  notCovered:
    /\b(?:lev(?:y|ies)|contributions?|fees)\b.{0,30}\b(?:do|does|did) not (?:cover|meet)\b|\bpay\w{0,3} (?:the )?(?:bills|accounts|expenses|running costs)\b.{0,30}\bout of\b.{0,30}\b(?:capital|sinking|reserve)/i,
  noFund:
    /\bthere (?:is|are) (?:no (?:funds?|money|savings)(?: in hand)?(?: and| or|,)? no bank account|no (?:funds|money)\b(?=[^.;]{0,24}\.?$))|\b(?:contributions?|levies)(?: fixed| set| struck)? ?[:|] ?none\b[^.;]{0,4}$|\b(?:sinking|reserve|capital works|maintenance) (?:fund|account)[ :|-]{0,4}(?:there is none|none|no fund|nil|not (?:established|set up|kept))\b|\b(?:there is|and|nor) (?:no|any) (?:sinking |reserve )?fund(?: (?:is |was |has been )?(?:kept|opened|held|set up))?\W{0,2}$|\bnor any fund\b|\bno fund (?:is|was|has (?:ever )?been) (?:kept|opened|held|set up)\b|\b(?:there is |has |have |with )no (?:sinking|reserve|capital works|maintenance) fund\b(?! (?:plan|forecast|lev))/i,
  eachYear:
    /\b(?:(?:on|in) the same (?:days|dates|months)|every (?:three|six|two|3|6) months|(?:two|four|\d) instalments|in (?:two|three|four) (?:sums|parts|payments)|a year|per year|yearly|each year|for the year|a quarter|each quarter)\b/i,
  closing:
    /\b(?:closing balance|balance (?:at|on|as at)|cash at bank, reserve)\b[^0-9]{0,40}(\d{1,3}(?:,\d{3}){1,2})(?![\d,])/i,
  reserveHead: /\b(?:reserve|sinking|capital works)\b/i,
  works:
    /\b(?:repairs?|rectif\w{2,8}|remediat\w{1,4}|replac\w{1,6}|concrete|spalling|roof\w{0,3}|lifts?|cladding|balcon(?:y|ies)|waterproof\w{0,4}|repaint\w{0,3}|underpin\w{0,5}|works?|job|upgrade|tenders?)\b/i,
  costs:
    /\b(?:cost\w{0,3}|prices?|quot(?:e|ed|es|ation)|estimate[sd]?|tenders?|guess|special (?:levy|contribution)|raise)\b/i,
  done: /\b(?:paid in full|completed?|finished|insur\w{1,6}|valu\w{1,6}|premium|refund\w{0,3}|settled|claim|excess|sold|contract price|not carried|lost|defeated|withdrawn)\b/i,
  fund: /\b(?:general|maintenance|sinking|capital works|reserve|administrative|admin(?:istration)?) fund\b|\btotal funds\b|\bfunds held\b|\b(?:fund )?balances? ?[:|]|\bfunds ?[:|]/i,
  forecast:
    /\b(?:replacement|refurbish\w{2,4}|due 20\d\d|plan(?! funds?\b)|forecast|requires?|anticipat\w{1,4}|expenditure|estimated)\b/i,
  short:
    /\bdeficit\b|\bshortfall\b|\boverdrawn\b|\bno (?:approved )?(?:maintenance|capital works|sinking fund) (?:plan|fund)\b|\binsufficient\b|\bfalls? short\b|\bshort (?:of|by)\b|\bbelow the (?:plan|forecast)\b|\bloan\b.{0,60}\b(?:balance|owing|taken|outstanding)\b/i,
  // Little money named beside the works that need it, or money owed by the scheme.
  little:
    /\bfund\b.{0,20}\b(?:had|has|holds?|contains?) only\b|\bonly \$ ?[\d,]{1,7}\b.{0,20}\b(?:in (?:it|the fund)|left)\b|\b(?:reserves?|funds?|savings)\b.{0,40}\b(?:inadequate|insufficient|not (?:enough|sufficient)|exhausted|depleted|empty)\b|\bnothing in the\b.{0,24}\bfund\b|\bfund\b.{0,20}[-–(] ?\$ ?\d|\bfund\b.{0,60}[:|] ?[-–(] ?\$ ?\d|\bborrowed\b.{0,60}\$|\$ ?[\d,]{3,11}\b.{0,30}\bborrowed\b|\bpostponed\b.{0,40}\bfund\b/i,
  holds: /\bfund\b[^$]{0,30}\$ ?\d/i,
  against: /\b(?:against|whereas|while|although|costing|estimated|foreseen|needs?|required)\b/i,
  no: /\bno (?:loan|borrowing|deficit|shortfall)|\bborrowing\b.{0,40}\b(?:defeated|lost)|\bwithout deficit\b/i,
  zero: /(?<!special purpose )\bfund\b(?! (?:contribution|lev))[^$]{0,30}\$ ?0(?:\.00)?\b|(?<!special purpose )\bfund\b(?! (?:contribution|lev)).{0,20}\bnil\b/i,
  tenYear: /\b(?:10|ten)[- ]year\b/i,
  planWord: /\bplan(?:ned)?\b|\breplacement\b|\bdue 20\d\d\b|\bforecast\b/i,
  stalePlan:
    /\b(?:10|ten)[- ]year\b.{0,60}\bplan\b.{0,80}\b(?:not|never|last|expired|overdue|out of date|lapsed|nil|none)\b|\b(?:no|without an?y?|lacks? an?y?|never (?:had|adopted|prepared) an?y?|not (?:prepared|adopted|obtained|have|reviewed|updated)(?: an?y?| the| its)?|not (?:have|hold) (?:a|any))\b.{0,30}\b(?:(?:10|ten)[- ]year|capital works|sinking fund|maintenance)(?: \w{4,11}){0,3} plan\b|\b(?:capital works|sinking fund)(?: fund)? plan\b.{0,60}\b(?:(?:has|have|had|was|were|is) (?:not|never)|none|nil|expired|overdue|out of date|lapsed)\b/i,
  keptPlan: /\b(?:reviewed|adopted|updated|prepared|obtained) (?:in|on)\b.{0,16}\b202\d\b/i,
  fulfilled:
    /\b(?:not required|required only|plan is (?:required|needed|necessary)|not (?:needed|necessary)|only (?:of|for|by) (?:larger )?schemes|fewer than (?:ten|10)|(?:law|act|regulations?) (?:asks?|calls?) for no|no (?:maintenance |ten-year |10-year )?plan is (?:required|needed)|in full|not exceeded)\b/i,
  neverKept: /\b(?:not|never|since|overdue|expired|no)\b/i,
  largeFund: /\bsinking|capital works|maintenance fund|reserve\b/i,
  total: /\btotal funds\b|\bfunds held\b/i,
  /** "$3,918 in the bank in one account", "capital works fund $890": all there is. */
  bankHead:
    /\b(?:funds?|money|cash|balances?)(?: held)?(?: at| in) (?:the )?bank\b|\bfunds held\b/i,
  inBank:
    /\$ ?([\d,]{1,7})(?:\.\d\d)? in (?:the |its |our )?(?:sinking|reserve|capital works|maintenance)\b|\$ ?([\d,]{1,7})(?:\.\d\d)?(?! ?(?:a|per)\b)[^$;]{0,16}\b(?:in hand|in the bank|at (?:the )?bank|in one (?:account|fund)|in the account|held in all)\b|\b(?:capital works|sinking|reserve)(?: fund)? (?:of |stands at |is |held )?\$ ?([\d,]{1,7})(?:\.\d\d)?(?![\d,]| ?(?:a|per|each|for)\b)/i,
  tiny: /\b(?:inactive|two|2|three|3)[- ]lots?\b|\binactive\b/i,
  // A debt of the scheme itself, which the levies pay off.
  borrows:
    /\b(?:lender|strata loan|loan (?:from|with|facility|agreement|balance)|borrow\w{0,5}|line of credit|loans?\b(?= ?[:|]| [A-Z][a-z]{2,14} (?:Strata|Finance|Lending))|overdraft|finance facility)\b/i,
  lender: /\$|\b(?:lannock|macquarie|bank|lender|years|repaid|repayments?|financ\w{1,5})\b/i,
  noLoan:
    /\b(?:no|nil|none|not|lost|declined|refused|defeated|repaid in full|fully repaid|paid out|may borrow|power to borrow|withdrawn)\b/i,
  scheme:
    /\b(?:owners|OC|body corporate|strata|corporation|scheme|association|levies|fund|committee|resolved)\b/i,
  // A sharp rise of the ordinary levies.
  rises:
    /\b(?:lev(?:y|ies)|contributions?|fees)\b.{0,60}\b(?:increas\w{1,3}|rise[ns]?|raised|go(?:es)? up|doubl\w{1,3})\b|\b(?:increas\w{1,3}|rise|doubl\w{1,3}|raising)\b.{0,40}\b(?:lev(?:y|ies)|contributions?|fees)\b/i,
  doubles: /\bdoubl\w{1,3}\b|\btrebl\w{1,3}\b/i,
  poor: /\bno (?:reserve|sinking|maintenance|capital works) fund (?:is|has|was|exists)\b|\bin the red\b|\brun(?:ning)? out of (?:money|funds|cash)\b|\b(?:want|lack|shortage) of (?:funds|money|cash)\b|\bliabilities\b.{0,30}\bexceed|\binsufficient (?:funds?|money|cash)\b|\bcash ?flow\b.{0,24}\b(?:critical|poor|problem\w?|short\w{0,3}|tight|difficult\w{0,3}|concern)|\b(?:[2-9]\d) ?%.{0,40}\b(?:behind|arrears|unpaid|overdue)\b|\bunable to (?:pay|meet)\b.{0,40}\b(?:invoices?|creditors?|premium|bills|accounts)\b/i,
  /** "Sinking fund: $1,440.00 for the unit": what a lot pays in, not what the fund holds. */
  paidIn:
    /\bfor (?:the|each|this|your) (?:unit|lot)\b|\b(?:annual|yearly|ordinary|regular|standard|levied)? ?(?:contributions?|lev(?:y|ies))\b.{0,80}\b(?:for the (?:lot|unit)|set|fixed|determined|struck|payable|a year|20\d\d)\b/i,
  /** What the law or a form says of schemes at large. */
  supposed:
    /\b(?:where|if|when(?:ever)?|should|in case|unless)\b[^.;]{0,60}\b(?:funds?|reserves?|savings|lev(?:y|ies)|contributions?|money)\b/i,
  restored:
    /\b(?:was|were|has been|since) (?:restored|made (?:up|good)|cleared|covered|eliminated|recovered|repaid|replenished|topped up)\b|\bback (?:in credit|above)\b/i,
  /** The fund's own balance, told elsewhere in the same papers. */
  stands:
    /\b(?:sinking|reserve|capital works|maintenance)(?: fund)?\b[^$.;]{0,50}\$ ?(?:[5-9],\d{3}|\d{2,3},\d{3}|\d,\d{3},\d{3})\b/i,
  counted: /\b(?:balance|money in|held|in hand|stands)\b/i,
  balances:
    /\b(?:balances?|credit|funds? (?:at|on|as at|held)|stands? at|in hand|closing|carried)\b/i,
  balance: /\bmoney in\b|\bbalance\b|\bheld\b|\bfund\b ?[:|]/i,
  regular:
    /\b(?:contributions?|lev(?:y|ies)|per (?:quarter|annum|lot)|quarterly|annual|budget|interest)\b/i,
  planNot: /\bplan\b ?[:?|-]{1,2} ?(?:not|nil|none|never|no)\b/i,
  stalePlanWord: /\b(?:(?:10|ten)[- ]year|capital works|sinking fund|maintenance)\b/i,
  planned: /\bplan\b.{0,24}\b(?:requires?|needs?|forecasts?|shows?)\b/i,
  inHand: /\b(?:against|in hand|held|available|only|compared)\b/i,
})

/** Costs of buildings rise by less in most years. */
const STEEP_PERCENT = 10

/** In dollars: less than this pays for no repair of a building. */
const LEAST_IN_BANK = 5_000

/** In cents: smaller works are paid from any fund. */
const LARGE_WORKS = 2_000_000

/** Below $5,000 a plan's figure is no work that a fund could be too small for. */
const LEAST_WORKS = 500_000

/** A plan of large repairs is to be looked at again every five years (NSW, QLD); one year's grace. */
const PLAN_YEARS = 6

/** Too little money for the works to come. */
export default defineRule({
  id: 'national/owners-corporation-funds',
  title: 'Funds of the owners corporation',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata, 's 80')],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'The funds show no shortfall.',
  messages: {
    loan: {
      title: 'The owners corporation has a loan or plans to borrow',
      description:
        'The wording at {{where}} shows that the scheme borrows money. Owners repay it with interest through their levies for years, whoever owned a lot when it was spent.',
      recommendation:
        'Ask for the balance, the term, this lot’s share, and whether the vendor pays it out before settlement.',
      question: 'What is owed, until when, and what is this lot’s share?',
    },
    rise: {
      title: 'The levies of the owners corporation go up sharply',
      description:
        'The wording at {{where}} tells of a steep increase of the ordinary levies. The fees in the certificate may already be out of date, and a jump often means that money was short before.',
      recommendation: 'Ask for the new budget and what this lot will pay a year.',
      question: 'What will this lot pay a year under the new budget, and why the increase?',
    },
    short: {
      title: 'The owners corporation’s maintenance, sinking or reserve fund is short',
      description:
        'The wording at {{where}} shows little or no money in the fund for large repairs, or less than its plan needs. The difference comes from higher fees or special levies.',
      recommendation:
        'Ask for the ten-year plan, the balance sheet and the quotes for coming works before you sign.',
      question: 'How will the works in the plan be paid for if the fund is short?',
    },
    deficit: {
      title:
        'The owners corporation’s administrative fund is in deficit: the levies do not cover the running costs',
      description:
        'The wording at {{where}} shows that the owners corporation spends more than it raises. The gap is closed by higher levies, by a special levy, or with the money kept for large repairs.',
      recommendation:
        'Ask for the last accounts and the next budget before you sign, and reckon with higher levies.',
      question: 'How will the deficit be made up, and what will this lot pay a year from now on?',
    },
    noPlan: {
      title: 'The ten-year plan for large repairs (capital works plan) is missing or old',
      description:
        'By the wording at {{where}} the owners corporation has no current plan of the large repairs to come and what they cost. Fees may be set too low, and the difference then comes as a special levy.',
      recommendation:
        'Ask for the last plan, the building reports and the balance of the fund before you sign.',
      question: 'When will the ten-year plan be renewed, and which works are expected?',
    },
  },
  check({ doc, facts }, report) {
    const papers = passagesIn(doc, ['owners-corporation-certificate', 'minutes', 'annexure'])
    const stands = papers.some(
      ({ text, heading }) =>
        patterns.stands.test(text) &&
        patterns.balances.test(`${heading} ${text}`) &&
        !patterns.regular.test(text),
    )
    const asAt = newestPaperDate(doc, facts)?.slice(0, 4) ?? null
    let works = 0
    const planned: Span[] = []
    const balances: { cents: number; span: Span }[] = []
    for (const passage of papers) {
      const { text, span, heading, previous, zone } = passage
      const context = `${heading} ${previous.length < 120 ? previous : ''} ${text}`
      if (
        holds(text, patterns.borrows, patterns.lender) &&
        (patterns.scheme.test(`${heading} ${text}`) || zone !== 'annexure') &&
        !patterns.noLoan.test(text)
      ) {
        report('loan', [span])
        continue
      }
      if (
        zone === 'minutes' &&
        patterns.rises.test(text) &&
        !patterns.noLoan.test(text) &&
        (patterns.doubles.test(text) ||
          isSteep(dollarsIn(text)) ||
          Math.max(0, ...percentsIn(text)) >= STEEP_PERCENT)
      ) {
        report('rise', [span])
        continue
      }
      if (
        patterns.poor.test(text) &&
        !patterns.no.test(text) &&
        affirmed(passage, patterns.poor) !== null
      ) {
        report('short', [span])
        continue
      }
      const made = planYear(text)
      if (made !== null && asAt !== null && Number(asAt) - made > PLAN_YEARS) {
        report('noPlan', [span])
        continue
      }
      if (patterns.planNot.test(text) && patterns.stalePlanWord.test(text)) {
        report('noPlan', [span])
        continue
      }
      if (patterns.restored.test(text)) continue
      if (patterns.debit.test(text) || patterns.notCovered.test(text)) {
        report('deficit', [span])
        continue
      }
      // Few lots need no reserve fund.
      const withNext = `${text} ${passage.next.slice(0, 90)}`
      const needless = patterns.tiny.test(text) || patterns.fulfilled.test(withNext)
      if (patterns.noFund.test(text) && !needless) {
        report('short', [span])
        continue
      }
      const closing = patterns.closing.exec(text)?.[1]
      if (closing !== undefined && patterns.reserveHead.test(`${heading} ${text}`)) {
        balances.push({ cents: Number(closing.replaceAll(',', '')) * 100, span })
        continue
      }
      const needed = dollarsIn(text)
      if (
        zone === 'minutes' &&
        Math.max(0, ...needed) >= LARGE_WORKS &&
        holds(`${previous.slice(-200)} ${text}`, patterns.works, patterns.costs) &&
        !patterns.done.test(text)
      ) {
        works = Math.max(works, ...needed)
        planned.push(span)
      }
      if (
        holds(text, patterns.planned, patterns.inHand) &&
        needed.length === 2 &&
        (needed[0] ?? 0) > 3 * (needed[1] ?? 0)
      ) {
        report('short', [span], {}, { severity: 'high' })
        continue
      }
      const inBank = patterns.inBank.exec(text)
      if (
        zone === 'minutes' &&
        inBank !== null &&
        !patterns.regular.test(text) &&
        !patterns.eachYear.test(text) &&
        Number((inBank[1] ?? inBank[2] ?? inBank[3] ?? '').replaceAll(',', '')) < LEAST_IN_BANK
      ) {
        report('short', [span])
        continue
      }
      if (patterns.supposed.test(text) && !text.includes('$')) continue
      if (isFunded(text)) continue
      if (isSmallReserve(passage)) report('short', [span], {}, { strength: 'likely' })
      const told = patterns.little.test(text)
      if (patterns.no.test(text) || (!patterns.fund.test(context) && !told)) {
        const planless = patterns.stalePlan.test(text)
        if (!planless && (!patterns.forecast.test(text) || !patterns.tenYear.test(text))) continue
      }
      const sums = dollarsIn(text)
      const kept =
        patterns.fulfilled.test(text) ||
        (patterns.keptPlan.test(text) && !patterns.neverKept.test(text))
      if (patterns.stalePlan.test(text) && sums.length === 0 && !kept) {
        report('noPlan', [span])
        continue
      }
      const before = doc.text.slice(Math.max(0, span.start - 200), span.start)
      const contributes =
        !patterns.counted.test(text) &&
        [patterns.paidIn, patterns.eachYear].some((one) => one.test(text) || one.test(before))
      // Less than $5,000 in all is next to nothing for a building (vic.md, heuristic).
      const scanty =
        (patterns.total.test(text) ||
          (zone === 'owners-corporation-certificate' &&
            patterns.largeFund.test(text) &&
            (patterns.balance.test(text) || patterns.bankHead.test(previous.slice(-100))) &&
            !patterns.regular.test(text) &&
            !contributes &&
            !stands)) &&
        sums.length === 1 &&
        (sums[0] ?? 0) < 500_000 &&
        !patterns.tiny.test(text)
      if (patterns.little.test(text) || scanty) {
        report('short', [span], {}, scanty ? { strength: 'likely' } : {})
        continue
      }
      if (
        patterns.holds.test(text) &&
        patterns.against.test(text) &&
        sums.length > 1 &&
        (sums.at(-1) ?? 0) > 3 * (sums.at(-2) ?? 0)
      ) {
        report('short', [span], {}, { severity: 'high', strength: 'likely' })
        continue
      }
      if (
        patterns.zero.test(text) ||
        (patterns.short.test(text) && patterns.fund.test(context) && !patterns.no.test(text))
      )
        report('short', [span])
      else if (
        patterns.forecast.test(text) &&
        patterns.planWord.test(text) &&
        sums.length > 0 &&
        !patterns.gapOther.test(text)
      ) {
        works = Math.max(works, ...sums)
        planned.push(span)
        const most = Math.max(...sums)
        if (sums.length > 1 && most >= LEAST_WORKS && most > 3 * Math.min(...sums))
          report('short', [span], {}, { strength: 'likely' })
      } else if (
        sums.length > 0 &&
        patterns.largeFund.test(`${heading} ${text}`) &&
        !patterns.regular.test(text) &&
        !patterns.eachYear.test(text) &&
        !contributes &&
        zone === 'owners-corporation-certificate'
      )
        balances.push({ cents: Math.max(...sums), span })
    }
    const balance = balances[0]
    const gap = fundGap(doc)
    if (balance !== undefined && works > balance.cents * 2)
      report('short', [balance.span, ...planned], {}, { severity: 'high' })
    else if (gap !== null)
      report('short', gap.spans, {}, { severity: gap.yearly ? 'medium' : 'high' })
  },
})

/** From one sum to another that is a fifth more or higher. */
function isSteep([before = 0, after = 0]: readonly number[]): boolean {
  return before > 0 && after * 100 >= before * (100 + STEEP_PERCENT)
}
