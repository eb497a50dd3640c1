import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import type { Fact, Settlement } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysBetween, datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { lacking } from '../papers/lacking.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...lacking,
  signed: /\bsigned before\b|\bbefore (?:receiving|service|being served)\b/i,
  form: /\bform (?:1|one)\b|\bsection 7 (?:vendor'?s? )?statement\b|\bvendor'?s'? statement\b|\bstatement under section 7\b/i,
  served:
    /\b(?:served|service|received?|receipt|gave|given|handed|emailed|delivered)\b(?!.{0,20}\bwill\b)/i,
  later:
    /\b(?:to follow|will be (?:served|provided|given|supplied|prepared|sent)|(?:is|are) to be (?:served|provided|given|supplied|prepared|sent)|to be (?:served|provided|given|supplied) (?:to|on|by|within|after)|being prepared|not (?:yet )?(?:been )?(?:served|provided|given|prepared|available|ready)|shall (?:serve|provide|give)|will (?:serve|provide|give|forward))\b/i,
  never:
    /\b(?:no|without(?: a| any)?) (?:form 1|section 7 (?:vendor'?s? )?statement|vendor'?s'? statement|statement under section 7)\b|\bmakes no statement under section 7\b|\bwaives?\b.{0,60}\b(?:form 1|section 7|vendor'?s'? statement)\b|\b(?:declines?|refuses?|does not (?:intend|propose|wish)|is not (?:required|obliged)|need not)\b.{0,40}\b(?:form 1|section 7|vendor'?s'? statement)\b/i,
  // A wrong statement that is to have no consequence.
  defect:
    /\b(?:defect|error|omission|inaccura\w{2,4}|misdescription|deficienc\w{1,3}|late service|failure)\b/i,
  barred:
    /\b(?:no (?:right|claim|objection)|not (?:be )?(?:entitled|object|rescind|claim|terminate)|must not|waives?|releases?|gives? up|accepts?)\b/i,
  blank: /\b(?:served|received|given)\b.{0,30}\bon\b.{0,10}(?:_{3}|\.{5}| \/ {0,3}\/)/i,
  otherStart: /regist|notice|approval|finance|deposit of|cooling|served|service/i,
  /** In the reader's hands with the contract, whatever is still to be done with it. */
  withContract:
    /\b(?:annexed|attached|enclosed|herewith|appended)\b|\b(?:served|provided|given|supplied|handed|delivered)\b[^.;]{0,24}\b(?:with|together with|at the same time as|at the signing of) (?:this|the) contract\b/i,
  /** What follows if it should come late, and no word that it does. */
  ifNot:
    /\b(?:if|where|when|unless|should)\b[^.;]{0,40}\bform (?:1|one)\b[^.;]{0,24}\b(?:is|was|be|has|had)(?: not|n't)\b/i,
  notWith:
    /\b(?:not|never|nor|without|to be|will be|after)\b[^.;,]{0,20}\b(?:annexed|attached|enclosed|appended)\b/i,
  /** On the form itself: "Served by email on the purchaser: 3 May 2026". */
  onForm: /\b(?:serv(?:ed|ice)|received?|receipt|given|delivered|handed|emailed|posted|sent)\b/i,
  /** An agent or lawyer who has done it, whatever else in the letter is not ready. */
  hasSent:
    /\b(?:have|has|was|were) (?:now |since |already |just |today )?(?:been )?(?:sent|served|given|emailed|handed|delivered)\b[^.;]{0,24}\bform (?:1|one)\b|\bform (?:1|one) (?:was|has been|has now been) (?:sent|served|given|emailed|handed|delivered)\b/i,
  reader: /\b(?:purchasers?|buyers?|you|transferees?)\b/i,
  otherPaper:
    /\b(?:notices?|orders?|tenan\w{2,3}|landlord|lease|polic(?:y|ies)|council|corporation|certificates?|permits?|must|will|may(?! (?:19|20)\d\d)|cannot|within|unless|if|until|days? (?:after|from|before)|clear (?:business )?days)\b/i,
  clear: /\bclear (?:business )?days\b|\bmust be served\b|\bif (?:the )?(?:form 1|vendor)\b/i,
})

/** The Act asks for ten clear days between service of the statement and settlement (ss 5, 7). */
const CLEAR_DAYS = 10

/** The South Australian vendor's statement and the days left to read it. */
export default defineRule({
  id: 'sa/form-1-late',
  title: 'Form 1 served in time',
  category: 'compliance',
  severity: 'high',
  kind: 'threshold',
  law: [cite(act.sa.saleAndConveyancing, 'ss 5, 7')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No sign was found that the Form 1 came late or is still to come.',
  subject:
    /\b(?:form 1|section 7 statement|vendor's statement|this statement|statement under section 7)\b[^.;]{0,120}\b(?:serv\w{1,4}|given?|receiv\w{1,3}|receipt|hand\w{0,3}|emailed|sent|deliver\w{0,3}|provid\w{1,3}|prepared|dated|defects?|tender\w{0,3}|settlement)\b|\b(?:serv\w{1,4}|given?|receiv\w{1,3}|receipt|hand\w{0,3}|emailed|sent|deliver\w{0,3}|provid\w{1,3}|defects?)\b[^.;]{0,120}\b(?:form 1|section 7 statement|vendor's statement|this statement)\b|\bten clear\b|\bserved (?:by|on|upon)\b[^.;]{0,40}\bpurchaser\b|\bpurchaser,? (?:has )?received a copy\b/i,
  messages: {
    late: {
      title: 'Form 1 was served too late: less than ten clear days before settlement',
      description:
        'The Form 1 (the vendor’s statement under section 7) was served on {{served}} and settlement is on {{settles}}. That leaves {{left}}; the law asks for at least ten. If it is not served ten clear days before, you may cool off at any time until settlement.',
      recommendation:
        'Before you do anything that treats the contract as final, ask a conveyancer whether your cooling-off right is still open, and ask for a later settlement so that you can read the statement.',
      question:
        'On what day, and how, was the Form 1 served on the purchaser, and will the vendor move settlement to at least ten clear days after it?',
    },
    soon: {
      title: 'Settlement may come less than ten clear days after Form 1',
      description:
        'Settlement is due {{days}} days after the contract, and no earlier day of service of the Form 1 is shown. The Form 1 (the vendor’s statement under section 7) must reach you at least ten clear days before settlement, so there is little or no time to read it.',
      recommendation: 'Ask for the day of service, and for a settlement that leaves the ten days.',
      question: 'When was the Form 1 served, and can settlement be moved to a later day?',
    },
    later: {
      title: 'The Form 1 is still to come',
      description:
        'The wording at {{where}} says that the Form 1 (the vendor’s statement under section 7) will follow or has not been given. It is the main source of facts about the land: charges, notices, easements and building work. You would be signing without it.',
      recommendation:
        'Do not sign before you have received and read the complete Form 1. If you have signed, note the day on which you receive it: your two clear business days to cool off run from then.',
      question: 'Please serve the complete Form 1 before the purchaser signs.',
    },
    never: {
      title: 'No Form 1 has been given, or you are asked to do without it',
      description:
        'The wording at {{where}} says that there is no Form 1 (the vendor’s statement under section 7), or that you give it up. The law asks the vendor to serve it; without it you do not learn what affects the land.',
      recommendation:
        'Do not sign on these terms. Ask for the Form 1, and take advice on your right to cool off.',
      question: 'Why is no Form 1 served, and when will it be?',
    },
    barred: {
      title: 'You may do nothing about a wrong or late Form 1',
      description:
        'By the wording at {{where}} you give up what you could do when the Form 1 (the vendor’s statement) is wrong, incomplete or late. The Form 1 is there so that you learn of mortgages, notices and restrictions before you are bound; whether such a clause has any effect is a question for a lawyer.',
      recommendation: 'Before you sign, ask for this clause to be removed.',
      question: 'Will the vendor remove the clause at {{where}} and stand by its Form 1?',
    },
    blank: {
      title: 'The day of service of the Form 1 is left blank',
      description:
        'The contract has a place for the day on which the Form 1 was served, at {{where}}, and it is empty. That day decides when your cooling-off right ends.',
      recommendation:
        'Fill in the day on which you really received the statement, and keep the covering email or letter.',
      question: 'On which day was the Form 1 served?',
    },
  },
  check({ doc, facts }, report) {
    const settles = settlementDate(facts.settlement)
    const served: { passage: Passage; date: string }[] = []
    for (const passage of termsOf(doc)) {
      const { full, text, span } = passage
      const given = patterns.later.test(text) || patterns.notGiven.test(text)
      if (!patterns.form.test(full) || (patterns.clear.test(text) && !given)) continue
      if (patterns.ifNot.test(text)) continue
      const date = patterns.served.test(text) ? datesIn(text)[0] : undefined
      if (date !== undefined) served.push({ passage, date })
      else if (patterns.defect.test(text) && patterns.barred.test(text)) report('barred', [span])
      else if (
        patterns.never.test(text) ||
        (patterns.signed.test(text) && patterns.givesUp.test(text))
      )
        report('never', [span])
      else if (patterns.withContract.test(text) && !patterns.notWith.test(text)) continue
      else if (given && !patterns.hasSent.test(text)) report('later', [span])
      else if (patterns.blank.test(text)) report('blank', [span], {}, { severity: 'medium' })
    }
    for (const passage of passagesIn(doc, ['vendor-statement'])) {
      const { text } = passage
      if (!patterns.onForm.test(text) || !patterns.reader.test(text)) continue
      const [date, ...more] = datesIn(text)
      if (date !== undefined && more.length === 0 && !patterns.otherPaper.test(text))
        served.push({ passage, date })
    }
    const last = served.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
    if (last !== undefined && settles !== null) {
      const days = daysBetween(last.date, settles.date) - 1
      const spans = [last.passage.span, ...settles.fact.spans]
      if (days < CLEAR_DAYS) {
        report(
          'late',
          spans,
          {
            served: sayDate(last.date),
            settles: sayDate(settles.date),
            left: days === 1 ? '1 clear day' : `${Math.max(0, days)} clear days`,
          },
          { severity: days < 0 ? 'critical' : 'high', facts: [settles.fact] },
        )
      } else report.clear('The Form 1 was served ten clear days or more before settlement.', spans)
      return
    }
    if (last !== undefined) {
      report.clear('The contract says on which day the Form 1 was served.', [last.passage.span])
      return
    }
    const days = daysFromContract(facts.settlement, facts.contractDate)
    if (days !== null && days <= CLEAR_DAYS && facts.settlement !== null) {
      report('soon', facts.settlement.spans, { days }, { strength: 'likely' })
    } else if (
      !passagesIn(doc, ['vendor-statement']).some(({ text }) => patterns.form.test(text))
    ) {
      report.notInDocument('The Form 1, and the day of its service, are not in this file.')
    }
  },
})

function settlementDate(
  fact: Fact<Settlement> | null,
): { fact: Fact<Settlement>; date: string } | null {
  return fact?.value.kind === 'date' ? { fact, date: fact.value.date } : null
}

function daysFromContract(
  settlement: Fact<Settlement> | null,
  contract: Fact<string> | null,
): number | null {
  const value = settlement?.value
  if (value === undefined || value.kind === 'rule') return null
  if (value.kind === 'days') return patterns.otherStart.test(value.from) ? null : value.days
  const days = contract === null ? -1 : daysBetween(contract.value, value.date)
  return days < 0 ? null : days
}
