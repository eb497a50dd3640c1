import { wordings } from '../../wording/wordings.ts'
import { daysBetween, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { signingDay, SIGNING_DAY_PATTERNS } from '../days/signing-day.ts'
import { TOLD_DAY_PATTERNS, toldDaysOf } from '../days/told-days.ts'

const patterns = wordings({
  ...SIGNING_DAY_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  paper:
    /\b(?:disclosure (?:statement|document|notice)|pre-?contract\w{0,3} disclosure|seller['’]?s? disclosure|vendor['’]?s? disclosure)\b/i,
  // A notice of changes has to come later.
  changed:
    /\b(?:66ZN|chang\w{1,3}|amend\w{1,4}|var(?:ied|iation)|updated?|supplement\w{0,4}|further)\b/i,
  given:
    /\b(?:signed|dated?|given|served|provided|handed over|delivered|received)(?: (?:for|by|to|on|at) (?:the |its )?(?:vendor|seller|developer|buyer|purchaser|owner)s?)?(?: on)?[^.;]{0,50}$/i,
  other:
    /\b(?:search|certificate|plan|registered|expir\w{2,3}|estimate\w{0,1}|sunset|completion|settlement|approved|approval|determin\w{1,5}|policy|insurance|meeting|minutes|title|lodged|permit|must|will|to be|before|within|not later|contract date|levy|due|paid|lease)\b/i,
})

/** More than this later, it is a statement of something new. */
const MOST_DAYS = 120

/** A disclosure statement has to be with the buyer before the buyer is bound. */
export default defineRule({
  id: 'national/disclosure-late',
  title: 'Date of the disclosure statement and of the contract',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state has its own act; the finding compares two dates' },
  appliesTo: ['contract-form', 'particulars'],
  patterns,
  clear:
    'No date was found that shows that a disclosure statement came after the contract was signed.',
  subject:
    /\b(?:disclosure|vendor'?s?|seller'?s?|section 32|form 1|precontractual)(?: disclosure)? statement\b[^.;]{0,120}\b(?:dated?|signed|given|gave|served|received|before|prior|after)\b|\b(?:dated?|signed|given|gave|served|received|before)\b[^.;]{0,120}\b(?:disclosure|vendor'?s?|seller'?s?|section 32|form 1)(?: disclosure)? statement\b|\bdisclosure statement\b/i,
  messages: {
    late: {
      title: 'The disclosure statement is of {{stated}}, after the contract of {{signed}}',
      description:
        'The contract is of {{signed}}, but the disclosure statement at {{where}} was signed or given on {{stated}}. Where the law of the state asks for such a statement, you must have it before you sign, and a late one may let you end the contract for some time.',
      recommendation:
        'Write down when you received the statement and show both dates to a lawyer at once, because such a right would run out.',
      question: 'When was the signed disclosure statement given to the buyer?',
    },
  },
  check({ doc, facts }, report) {
    // These states have a form of their own, and a rule that reads it.
    if (doc.state === 'VIC' || doc.state === 'QLD' || doc.state === 'SA') {
      report.notInDocument('The statement of this state is compared by its own check.')
      return
    }
    const signed = signingDay(doc, facts)
    if (signed === null) {
      report.notInDocument('The contract has no date and no dated signature of the buyer.')
      return
    }
    for (const { core, date, passage, after } of toldDaysOf(doc)) {
      if (!ZONES.has(passage.zone)) continue
      const late = daysBetween(signed.date, date)
      if (late <= 0 || late > MOST_DAYS) continue
      const before = passage.text.slice(0, passage.text.length - after.length).slice(-120)
      const title = doc.parts[passage.block.partIndex]?.title ?? ''
      if (patterns.changed.test(`${title} ${passage.heading} ${passage.text}`)) continue
      if (
        !patterns.paper.test(`${title} ${passage.heading}`) &&
        passage.zone !== 'vendor-statement'
      )
        continue
      if (!patterns.given.test(before.slice(0, -8)) || patterns.other.test(`${core} ${before}`))
        continue
      report(
        'late',
        [...signed.spans, passage.span],
        {
          signed: sayDate(signed.date),
          stated: sayDate(date),
          where: `page ${doc.pageAt(passage.span.start)}`,
        },
        {
          strength: 'likely',
          sides: [
            { label: 'Contract', value: sayDate(signed.date), spans: signed.spans },
            { label: 'Disclosure statement', value: sayDate(date), spans: [passage.span] },
          ],
        },
      )
      return
    }
  },
})

const ZONES: ReadonlySet<string> = new Set(['vendor-statement', 'annexure', 'other'])
