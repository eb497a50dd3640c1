import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { CLOSING_BALANCE_PATTERNS, closingBalance } from '../schemes/closing-balance.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { FUND_GAP_PATTERNS, fundGap } from '../schemes/fund-gap.ts'
import { FUNDED_PATTERNS, isFunded } from '../schemes/funded.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { passagesIn } from '../reading/passages.ts'
import { LEVY_RISE_PATTERNS, isSteepRise } from '../schemes/levy-rise.ts'
import { isLittleInBank, LITTLE_IN_BANK_PATTERNS } from '../schemes/little-in-bank.ts'
import { isPaidIn } from '../sums/paid-in.ts'
import { planRunsOut, PLAN_RUNS_OUT_PATTERNS } from '../schemes/plan-runs-out.ts'
import { isSchemeLoan, SCHEME_LOAN_PATTERNS } from '../schemes/scheme-loan.ts'
import { SCANTY_FUND_PATTERNS, scantyFunds } from '../schemes/scanty-fund.ts'
import { costOfWorks, WORKS_TO_COME_PATTERNS } from '../schemes/works-to-come.ts'
import { isSmallReserve, SMALL_RESERVE_PATTERNS } from '../schemes/small-reserve.ts'
import { isPlanKept, isPlanOld, STALE_PLAN_PATTERNS } from '../schemes/stale-plan.ts'

const patterns = wordings({
  ...FUND_GAP_PATTERNS,
  ...FUNDED_PATTERNS,
  ...SMALL_RESERVE_PATTERNS,
  ...STALE_PLAN_PATTERNS,
  ...SCHEME_LOAN_PATTERNS,
  ...LEVY_RISE_PATTERNS,
  ...LITTLE_IN_BANK_PATTERNS,
  ...SCANTY_FUND_PATTERNS,
  ...WORKS_TO_COME_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  ...CLOSING_BALANCE_PATTERNS,
  ...PLAN_RUNS_OUT_PATTERNS,
  // In its books the fund owes more than it has.
  debit:
    /\bfunds?\b.{0,60}\b(?:in debit|in deficit|overdrawn)\b|\(deficit\)[^0-9(]{0,24}\(\d|\b(?:deficit|overspent)\b[^0-9(]{0,24}\((?:\$ ?)?\d/i,
  /** "Balance | $18,356.82 | ($31,511.94) overdrawn": the column says which fund. */
  overdrawn:
    /\b(?:balance|closing|in hand|fund|total)\b[^;]{0,60}\(-?\$? ?[\d,]{3,12}(?:\.\d\d)?\)[^;$]{0,12}\b(?:overdrawn|in debit|deficit)\b/i,
  largeColumn: /\b(?:capital works|sinking|reserve|maintenance)\b/i,
  everyday: /\b(?:admin\w{0,11}|general|operating)\b/i,
  notCovered:
    /\b(?:lev(?:y|ies)|contributions?|fees)\b.{0,30}\b(?:do|does|did) not (?:cover|meet)\b|\bpay\w{0,3} (?:the )?(?:bills|accounts|expenses|running costs)\b.{0,30}\bout of\b.{0,30}\b(?:capital|sinking|reserve)/i,
  /** Told in a sentence: none was ever begun. */
  neverSetUp:
    /\b(?:(?:has|have|had) never|never) (?:yet )?(?:set up|opened|kept|had|held|established|started|begun|created)\b[^.;$]{0,12}\b(?:sinking |reserve |capital works |maintenance )(?:fund|account)\b|\b(?:has|have) not (?:yet |ever )?(?:set up|opened|kept|established|started|begun|created) (?:an?|any) (?:sinking |reserve |capital works |maintenance )(?:fund|account)\b|\b(?:does|did|do) not (?:have|keep|hold|run) (?:an?|any) (?:sinking |reserve |capital works |maintenance )(?:fund|account)\b|\b(?:sinking|reserve|capital works|maintenance) fund\b[^.;$]{0,12}\b(?:was|has) never (?:been )?(?:set up|opened|kept|established|started|begun|created)\b/i,
  noFund:
    /\bthere (?:is|are) (?:no (?:funds?|money|savings)(?: in hand)?(?: and| or|,)? no bank account|no (?:funds|money)\b(?=[^.;]{0,24}\.?$))|\b(?:contributions?|levies)(?: fixed| set| struck)? ?[:|] ?none\b[^.;]{0,4}$|\b(?:sinking|reserve|capital works|maintenance) (?:fund|account)[ :|-]{0,4}(?:there is none|none|no fund|nil|not (?:established|set up|kept))\b|\b(?:there is|and|nor) (?:no|any) (?:sinking |reserve )?fund(?: (?:is |was |has been )?(?:kept|opened|held|set up))?\W{0,2}$|\bnor any fund\b|\bno fund (?:is|was|has (?:ever )?been) (?:kept|opened|held|set up)\b|\b(?:there is |has |have |with )no (?:sinking|reserve|capital works|maintenance) fund\b(?! (?:plan|forecast|lev))/i,
  fund: /\b(?:general|maintenance(?: plan)?|sinking|capital works|reserve|administrative|admin(?:istration)?) fund\b|\btotal funds\b|\bfunds held\b|\b(?:fund )?balances? ?[:|]|\bfunds ?[:|]/i,
  forecast:
    /\b(?:replacement|refurbish\w{2,4}|due 20\d\d|plan(?! funds?\b)|forecast|requires?|anticipat\w{1,4}|expenditure|estimated)\b/i,
  short:
    /\bdeficit\b|\bshortfall\b|\boverdrawn\b|\bno (?:approved )?(?:maintenance|capital works|sinking fund) (?:plan|fund)\b|\binsufficient\b|\bfalls? short\b|\bshort (?:of|by)\b|\bbelow the (?:plan|forecast)\b|\bloan\b.{0,60}\b(?:balance|owing|taken|outstanding)\b/i,
  // Little money named beside the works that need it, or money owed by the scheme.
  little:
    /\bfund\b.{0,20}\b(?:had|has|holds?|contains?) only\b|\bonly \$ ?[\d,]{1,7}\b.{0,20}\b(?:in (?:it|the fund)|left)\b|\b(?:reserves?|funds?|savings)\b.{0,40}\b(?:inadequate|insufficient|not (?:enough|sufficient)|exhausted|depleted|empty)\b|\bnothing in the\b.{0,24}\bfund\b|\bfund\b.{0,20}[-–(] ?\$ ?\d|\bfund\b.{0,60}[:|] ?[-–(] ?\$ ?\d|\bborrowed\b.{0,60}\$|\$ ?[\d,]{3,11}\b.{0,30}\bborrowed\b|\bpostponed\b.{0,40}\bfund\b/i,
  holds: /\bfund\b[^$]{0,30}\$ ?\d/i,
  against: /\b(?:against|whereas|while|although|costing|estimated|foreseen|needs?|required)\b/i,
  no: /\bno (?:loan|borrowing|deficit|shortfall)|\bow(?:es?|ed|ing) nothing\b|\bborrowing\b.{0,40}\b(?:defeated|lost)|\bwithout deficit\b/i,
  zero: /(?<!special purpose )\bfund\b(?! (?:contribution|lev))[^$]{0,30}\$ ?0(?:\.00)?\b|(?<!special purpose )\bfund\b(?! (?:contribution|lev))[^$\d]{0,20}\bnil\b/i,
  tenYear: /\b(?:10|ten)[- ]year\b/i,
  planWord: /\bplan(?:ned)?\b|\breplacement\b|\bdue 20\d\d\b|\bforecast\b/i,
  /** A loan or a rise that was not agreed to, or is over. */
  cameToNothing:
    /\b(?:no|nil|none|not|lost|declined|refused|defeated|repaid in full|fully repaid|paid out|may borrow|power to borrow|withdrawn)\b/i,
  poor: /\b(?:members|owners|committee|corporation|company)\b[^.;]{0,16}\b(?:have|has) not (?:yet )?(?:adopted|agreed|decided|made|found)\b[^.;]{0,30}\b(?:plan|how|way)\b[^.;]{0,30}\b(?:difference|shortfall|gap)\b|\bno (?:reserve|sinking|maintenance|capital works) fund (?:is|has|was|exists)\b|\bin the red\b|\brun(?:ning)? out of (?:money|funds|cash)\b|\b(?:want|lack|shortage) of (?:funds|money|cash)\b|\bliabilities\b.{0,30}\bexceed|\bexcess of (?:total )?liabilities over (?:total )?assets\b|\bnet liabilit(?:y|ies)\b(?! (?:nil|none))|\b(?:deficiency|deficit) of (?:net |total )?(?:assets|owners' funds|members' funds)\b|\b(?:funds?|money|cash) (?:in hand|held|in the bank)\b[^.;]{0,30}\b(?:would|will|does|do|did|could) not (?:cover|meet|pay for|stretch)\b|\binsufficient (?:funds?|money|cash)\b|\bcash ?flow\b.{0,24}\b(?:critical|poor|problem\w?|short\w{0,3}|tight|difficult\w{0,3}|concern)|\b(?:[2-9]\d) ?%.{0,40}\b(?:behind|arrears|unpaid|overdue)\b|\bunable to (?:pay|meet)\b.{0,40}\b(?:invoices?|creditors?|premium|bills|accounts)\b/i,
  /** What the law or a form says of schemes at large. */
  supposed:
    /\b(?:where|if|when(?:ever)?|should|in case|unless)\b[^.;]{0,60}\b(?:funds?|reserves?|savings|lev(?:y|ies)|contributions?|money)\b/i,
  /** Who sells the lots pays a part of the first budget. */
  subsidised:
    /\b(?:payment|subsid\w{1,5}|contribut\w{2,4}|rebate|support)\b[^.;]{0,60}\b(?:vendor|developer|builder|promoter|original owner|company related)\b[^.;]{0,60}\b(?:(?:in|for|of|during) the first (?:year|twelve months|12 months)|first[- ]year only)\b|\b(?:vendor|developer|builder|promoter|original owner)\b[^.;]{0,40}\b(?:subsidi[sz]es?|pays? (?:a )?part of|tops? up|contributes?)\b[^.;]{0,60}\bfirst (?:year|twelve months|12 months)\b/i,
  restored:
    /\b(?:was|were|has been|since) (?:restored|made (?:up|good)|cleared|covered|eliminated|recovered|repaid|replenished|topped up)\b|\bback (?:in credit|above)\b/i,
  planned: /\bplan\b.{0,24}\b(?:requires?|needs?|forecasts?|shows?)\b/i,
  inHand: /\b(?:against|in hand|held|available|only|compared)\b/i,
})

/** Below $5,000 a plan's figure is no work that a fund could be too small for. */
const LEAST_WORKS = 500_000

/** Too little money for the works to come. */
export default defineRule({
  id: 'national/owners-corporation-funds',
  title: 'Funds of the owners corporation',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [
    cite(act.vic.ownersCorporations),
    cite(act.nsw.strata, 's 80'),
    cite(act.qld.bodyCorporate),
  ],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  apart: true,
  clear: 'No words were found that a fund of the scheme is short, missing or overdrawn.',
  subject:
    /\b(?:sinking|capital works|maintenance|reserve)\b[^.;]{0,20}\b(?:funds?|plan|account|budget|forecast)\b|\badministrative fund\b[^.;]{0,60}\b(?:deficit|balance|short|overdrawn|owes|negative)\b|\bfunds? (?:held|on hand)\b|\b(?:no|insufficient|total) funds\b|\bin the bank\b|\bin hand\b|\breserves (?:are|is)\b|\b(?:deficit|shortfall|overdrawn)\b|\bliabilities\b[^.;]{0,40}\bassets\b|\b(?:loan|borrow\w{0,3}|lender|strata finance)\b[^.;]{0,80}\b(?:owners corporation|body corporate|strata company|committee|lots|levies|contributions|fund|scheme|\$)|\b(?:owners corporation|body corporate|strata company|committee|association)\b[^.;]{0,80}\b(?:loan|borrow\w{0,3}|lender)\b|\b(?:levies|contributions|fees)\b[^.;]{0,80}\b(?:increase|increased|rise|rises|raised|go up|double)\b|\b(?:increase|rise)\b[^.;]{0,60}\b(?:levies|contributions)\b|\b(?:ten|10)[- ]year (?:\w{1,14} ){0,3}(?:plan|forecast)\b|\b(?:opening|closing) balance\b|\bcash flow\b/i,
  messages: {
    subsidised: {
      title: 'The first levies are held down by a payment that stops',
      description:
        'By the wording at {{where}} whoever sells the lots pays a part of the first budget. When that ends the owners pay all of it, so the levies that you are shown are lower than those that you will pay.',
      recommendation:
        'Before you sign, work out the levy without that payment and ask for a budget of the second year.',
      question: 'What will the levy for this lot be when the payment ends?',
    },
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
    noFund: {
      title: 'The owners corporation has no maintenance, sinking or reserve fund',
      description:
        'By the wording at {{where}} nothing is saved for large repairs such as the roof, paint or driveway. When one is needed, all of it has to be raised from the owners at once, by a special levy or a loan.',
      recommendation:
        'Ask for the latest accounts and minutes before you sign, and have an inspector tell you which large repairs of the shared parts are near.',
      question: 'How will large repairs of the shared parts be paid for without a fund?',
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
    runsOut: {
      title: 'The plan for large repairs runs out of money: its fund falls below zero',
      description:
        'The table at {{where}} plans the large repairs of the scheme year by year, and shows the fund below zero at the end of a year. The levies of today do not pay for the works planned, so they have to rise or a special levy has to be raised.',
      recommendation:
        'Before you sign, ask which levies the plan recommends and which the owners have adopted, and reckon with this lot’s share of the difference.',
      question:
        'How will the works planned be paid for in the years in which the fund falls below zero?',
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
    const ended = planRunsOut(doc)
    if (ended !== null) {
      report('runsOut', [ended], {}, { severity: 'high', unmistakable: true })
    }
    const isScanty = scantyFunds(doc, papers)
    const asAt = newestPaperDate(doc, facts)
    const works: Sum[] = []
    const balances: Sum[] = []
    for (const passage of papers) {
      const { text, span, heading, previous, zone } = passage
      const context = `${heading} ${previous.length < 120 ? previous : ''} ${text}`
      const cameToNothing = patterns.cameToNothing.test(text)
      if (patterns.subsidised.test(text) && !patterns.no.test(text)) {
        report('subsidised', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (isSchemeLoan(passage) && !cameToNothing && !patterns.no.test(text)) {
        report('loan', [span])
        continue
      }
      if (isSteepRise(passage) && !cameToNothing) {
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
      if (isPlanOld(text, asAt)) {
        report('noPlan', [span])
        continue
      }
      if (patterns.restored.test(text)) continue
      if (patterns.overdrawn.test(text)) {
        // The heads of the columns stand some rows above.
        const above = doc.text.slice(Math.max(0, span.start - 500), span.end)
        const isLarge = patterns.largeColumn.test(above)
        report(isLarge ? 'short' : 'deficit', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.debit.test(text) || patterns.notCovered.test(text)) {
        const isLarge = patterns.largeColumn.test(text) && !patterns.everyday.test(text)
        if (isLarge) report('short', [span], {}, { severity: 'high' })
        else report('deficit', [span])
        continue
      }
      // Few lots need no reserve fund.
      const withNext = `${text} ${passage.next.slice(0, 90)}`
      const needless = patterns.tiny.test(text) || patterns.fulfilled.test(withNext)
      if (patterns.neverSetUp.test(text) && !needless) {
        report('noFund', [span])
        continue
      }
      if (patterns.noFund.test(text) && !needless) {
        report('short', [span])
        continue
      }
      const closing = closingBalance(passage)
      if (closing !== null) {
        balances.push({ cents: closing, span })
        continue
      }
      const cost = costOfWorks(passage)
      if (cost !== null) works.push({ cents: cost, span })
      const sums = dollarsIn(text)
      if (
        holds(text, patterns.planned, patterns.inHand) &&
        sums.length === 2 &&
        (sums[0] ?? 0) > 3 * (sums[1] ?? 0)
      ) {
        report('short', [span], {}, { severity: 'high' })
        continue
      }
      if (isLittleInBank(passage)) {
        report('short', [span])
        continue
      }
      if (patterns.supposed.test(text) && !text.includes('$')) continue
      if (isFunded(text)) continue
      if (isSmallReserve(passage)) report('short', [span], {}, { strength: 'likely' })
      const little = patterns.little.test(text)
      const planless = patterns.stalePlan.test(text)
      if (patterns.no.test(text) || (!patterns.fund.test(context) && !little)) {
        if (!planless && (!patterns.forecast.test(text) || !patterns.tenYear.test(text))) continue
      }
      if (planless && sums.length === 0 && !isPlanKept(text)) {
        report('noPlan', [span])
        continue
      }
      const scanty = isScanty(passage)
      if (little || scanty) {
        report('short', [span], {}, scanty ? { strength: 'likely' } : {})
        continue
      }
      if (
        holds(text, patterns.holds, patterns.against) &&
        sums.length > 1 &&
        (sums.at(-1) ?? 0) > 3 * (sums.at(-2) ?? 0)
      ) {
        report('short', [span], {}, { severity: 'high', strength: 'likely' })
        continue
      }
      const most = Math.max(0, ...sums)
      if (
        patterns.zero.test(text) ||
        (patterns.short.test(text) && patterns.fund.test(context) && !patterns.no.test(text))
      )
        report('short', [span])
      else if (
        holds(text, patterns.forecast, patterns.planWord) &&
        sums.length > 0 &&
        !patterns.gapOther.test(text)
      ) {
        works.push({ cents: most, span })
        if (sums.length > 1 && most >= LEAST_WORKS && most > 3 * Math.min(...sums))
          report('short', [span], {}, { strength: 'likely' })
      } else if (
        sums.length > 0 &&
        zone === 'owners-corporation-certificate' &&
        patterns.largeFund.test(`${heading} ${text}`) &&
        !patterns.regular.test(text) &&
        !patterns.eachYear.test(text) &&
        !isPaidIn(doc, passage)
      )
        balances.push({ cents: most, span })
    }
    const [balance] = balances
    const dearest = Math.max(0, ...works.map(({ cents }) => cents))
    const gap = fundGap(doc)
    if (balance !== undefined && dearest > balance.cents * 2)
      report('short', [balance.span, ...works.map(({ span }) => span)], {}, { severity: 'high' })
    else if (gap !== null)
      report('short', gap.spans, {}, { severity: gap.yearly ? 'medium' : 'high' })
  },
})

type Sum = { readonly cents: number; readonly span: Span }
