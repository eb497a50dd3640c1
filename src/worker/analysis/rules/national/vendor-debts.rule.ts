import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { aboutOf, LETTERS } from '../papers/letters.ts'
import { MORTGAGEE_SALE_PATTERNS } from '../parties/mortgagee-sale.ts'
import { passagesIn, TERM_ZONES } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  ...MORTGAGEE_SALE_PATTERNS,
  /** Whoever has lent the vendor money, or holds a judgment. */
  lender:
    /\b(?:bank|lenders?|mortgagees?|mortgage|credit union|building society|home loans?|loans?|facility|finance|financier|sheriff|judgment|caveator|repayments?|borrowers?)\b/i,
  behind:
    /\b(?:payments?|repayments?|instalments?|account|loan|mortgage|facility|arrears)\b[^.;]{0,60}\b(?:behind|overdue|in(?:to)? arrears?|in(?:to)? default|missed|past due|defaulted|unpaid|not (?:been )?(?:paid|made|received|met))\b|\b(?:behind|missed|overdue|default\w{0,3}|arrears)\b[^.;]{0,40}\b(?:payments?|repayments?|instalments?|loan|mortgage|account)\b|\b(?:loan|mortgage|repayment)s? arrears\b|\barrears (?:of \$|since \w)|\b(?:facility|loan) (?:has )?(?:expired|matured|ended|fell due|is past (?:its )?(?:term|due))\b/i,
  /** "The 31 days that it allowed have gone by", of a lender's notice told before. */
  ranOut:
    /\b(?:days|time|period)\b[^.;]{0,30}\b(?:allowed|gave|given|under it)\b[^.;]{0,14}\b(?:have|has) (?:gone by|run out|passed|expired|ended)\b/i,
  supposed: /\b(?:if|when|once|unless|until|where)\b/i,
  lendersNotice:
    /\bnotice\b[^.;]{0,40}\b(?:section|s) ?(?:57\(2\)|76|84|101|106)[^.;]{0,40}\b(?:Real Property|Transfer of Land|Property Law|Land Title|Land Titles)\b|\b(?:default notice|notice of default)\b/i,
  noneCame:
    /\bno (?:re)?payments?\b[^.;]{0,40}\b(?:since|received|made|for \w{3,6} months)\b|\b(?:has|have) not (?:paid|made a (?:re)?payment)\b[^.;]{0,30}\bsince\b/i,
  enforces:
    /\bdefault notice\b|\bnotice of (?:default|demand|intention to (?:sell|enforce))\b|\bstatement of claim\b|\b(?:possession (?:order|proceedings|claim)|(?:order|proceedings|writ|warrant) (?:for|of) possession|garnishee notice)\b|\b(?:exercise|exercising) (?:its|the|our) power of sale\b|\bmortgagee(?:'s)? sale\b|\bcall(?:ed|s|ing)? (?:up|in) the (?:loan|debt|facility|mortgage)\b|\b(?:repossess\w{0,4}|take possession of|enforce (?:its|our|the) (?:security|mortgage))\b|\b(?:sheriff|bailiff)\b[^.;]{0,60}\b(?:sell|seiz\w{1,3}|auction|levy)\b/i,
  /** What is to be paid out, in figures. */
  owed: /\b(?:pay-?out|payout figure|to release|(?:we|it|they) (?:need|requires?|ask(?:s|ed)? for)|release (?:price|figure|sum)|balance|owing|owed|owes?|debt|outstanding|stands? at|secures?|amount (?:due|secured)|order [A-Z]{0,2}\d{0,9} ?is for|judgment (?:for|of|debt)|in favour of|to clear)\b/i,
  secured:
    /\b(?:mortgage|loan|home loan|facility|charge|judgment|writ|warrant|property seizure|caveat|sheriff|lender|bank|credit union|payout|pay-?out|secured|order|(?:under|by) (?:(?:dealing|instrument|registered|number|no\.?) ){0,2}[A-Z]{0,2}\d{6,9})\b/i,
  other:
    /\b(?:rates|water|lev(?:y|ies)|contributions?|rent|bond|deposit|price|excess|premium|insured|valu(?:e|ed|ation)|fund|limit|approved|pre-?approval|up to|buyer'?s?|purchaser'?s?|council|strata|body corporate|owners corporation|land tax|stamp duty|commission|monthly|each month|a month|per month|instalments?|repayments?)\b/i,
  ofBuyer:
    /\b(?:purchaser|buyer|if (?:the|you|a)|in the event|may (?:issue|serve|exercise)|tenant|renter|lessee|caretaker|letting (?:agent|manager|business)|resident manager|lot owner|levy|levies|rates|body corporate|owners corporation|general conditions?|residents?'? rights?|outlasts?|rights? (?:of residents|that (?:survives?|outlasts?)))\b/i,
  /** A car or a boat on the register of goods, which is not sold with the land. */
  vehicle:
    /\b(?:sedan|motor (?:vehicle|car|cycle)|car|ute|utility|truck|boat|caravan|trailer|tractor|wagon)\b[^;]{0,60}\b(?:secured party|finance|lender)\b|\bno part of (?:this|the) sale\b/i,
  /** A list of what a reader might fear, of which none is so. */
  feared:
    /\b(?:people|buyers?|purchasers?|clients?|you) (?:\w{2,8} ){0,2}(?:worry|worries|fear|ask) (?:about|of|for)\b|\bneed not (?:worry|fear|concern)\b|\bworr(?:y|ies) (?:about )?[^.;]{0,20}\bneed not\b|\bnone of (?:these|those|them|the following|which)\b|\b(?:not (?:present|found|seen|here)|absent|does not arise|do not arise|things to (?:watch|look out) for|what we look for|checklist)\b/i,
  /** Clauses by their names, as a list of contents sets them side by side. */
  contents: /^\W{0,3}\d{1,2}\.? [A-Z][^.;:\d$]{3,50} \d{1,2}\.? [A-Z][^.;:\d$]{3,50}$/,
  /** The title of a paper, or what a stranger claims in a caveat. */
  entitles:
    /\b(?:special conditions|contract|annexure)\b.{0,24}\bmortgagee'?s?(?: in possession)? sale\b|\b(?:estate|interest|grounds?)(?: or interest)? (?:claimed|of claim)\b/i,
  paid: /\b(?:paid (?:out|in full|up|off)|repaid|discharged|nil|cleared|up to date|no arrears|withdrawn|released|satisfied|never|not (?:been )?in (?:arrears|default)|consent|not aware|no (?:default|arrears|notice))\b/i,
})

/** What the vendor owes: to those who must release the land. */
export default defineRule({
  id: 'national/vendor-debts',
  title: 'What the vendor owes to lenders and judgment creditors',
  category: 'financial',
  severity: 'high',
  kind: 'threshold',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 32A'), cite(act.nsw.realProperty), cite(act.qld.landTitle)],
  appliesTo: ['annexure', 'special-conditions', 'vendor-statement', 'ppsr'],
  patterns,
  clear:
    'No paper was found that shows that the vendor is behind with a loan, or owes more than the price.',
  subject:
    /\b(?:pay-?out (?:figure|on)|our payout|judgment debts?|writ|power of sale|home loan|default notice|notice of default|repayments?|payments behind|proceedings for possession)\b|\b(?:mortgage|loan|bank|lender|credit union)\b[^.;]{0,80}\b(?:owed|owing|outstanding|behind|missed|default|arrears|discharge figure|release its|balance of|pressing|served a notice)\b|\b(?:owed|owing|outstanding|arrears|behind|default)\b[^.;]{0,60}\b(?:mortgage|loan|bank|dealing)\b/i,
  messages: {
    exceed: {
      title: 'The debts secured on the land come near the price or exceed it',
      description:
        'The letters tell of debts of {{debt}} together, against a price of {{price}}. Every lender and creditor with a claim on the title must be paid before the land is yours; where the price does not cover them, the vendor cannot settle unless it finds the rest.',
      recommendation:
        'Before you sign, ask for written payout figures and each creditor’s promise to release the land for it, and leave the deposit with the stakeholder.',
      question: 'How will the vendor pay out every debt on the title from this price?',
    },
    behind: {
      title: 'The vendor is behind with a loan on the property',
      description:
        'The wording at {{where}} shows missed payments or a lender who enforces its loan. The lender may take the property and sell it itself, the debt grows each month, and the price may no longer clear it.',
      recommendation:
        'Before you sign, ask for the payout figure and the lender’s agreement to this sale, and do not release the deposit.',
      question: 'What is owed, has the lender agreed to this sale, and what has it started?',
    },
  },
  check({ doc, facts }, report) {
    const debts = new Map<number, Span>()
    // The loan on which the lender sells is not the vendor's own.
    const byLender = passagesIn(doc, ['contract-form', 'particulars']).some(({ text }) =>
      patterns.asMortgagee.test(text),
    )
    // Lenders' letters stand behind the search of the company that borrowed, too.
    for (const passage of passagesIn(doc, [...LETTERS, 'title-search', 'company-extract'])) {
      const { text, span, zone } = passage
      const term = TERM_ZONES.has(zone)
      if (patterns.paid.test(text) || patterns.vehicle.test(text)) continue
      if (
        patterns.contents.test(text) ||
        patterns.feared.test(text) ||
        patterns.entitles.test(text)
      )
        continue
      if (
        patterns.ranOut.test(text) &&
        patterns.lendersNotice.test(passage.previous) &&
        !patterns.ofBuyer.test(`${passage.previous.slice(-200)} ${text}`) &&
        !patterns.supposed.test(text)
      ) {
        if (!byLender) report('behind', [span], {}, { severity: 'critical' })
        continue
      }
      const about = aboutOf(passage)
      if (!patterns.ofBuyer.test(text) && patterns.lender.test(term ? text : about)) {
        const words = [patterns.behind, patterns.enforces].find(
          (one) => one.test(text) && affirmed(passage, one) !== null,
        )
        const told = words !== undefined || patterns.noneCame.test(text)
        if (told && !byLender && (!patterns.other.test(text) || patterns.lender.test(text))) {
          report('behind', [span], {}, { severity: 'critical' })
        }
      }
      if (term || !holds(text, patterns.owed) || patterns.other.test(text)) continue
      if (!patterns.secured.test(about)) continue
      const most = Math.max(0, ...dollarsIn(text))
      if (most > 0 && !debts.has(most)) debts.set(most, span)
    }
    const debt = [...debts.keys()].reduce((sum, cents) => sum + cents, 0)
    const { price } = facts
    if (price === null || debt < price.value * 0.95 || debt > price.value * 6) return
    report(
      'exceed',
      [...debts.values()],
      { debt: dollars(debt), price: dollars(price.value) },
      { severity: debt > price.value ? 'critical' : 'high', facts: [price], strength: 'likely' },
    )
  },
})
