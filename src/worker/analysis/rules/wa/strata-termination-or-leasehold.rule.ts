import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { datesIn } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  termination:
    /\b(?:outline|(?:full )?proposal|plans?|application|bid|moves?|petition|notice)\b[^.;]{0,50}\b(?:to|for|of|that would) (?:the )?(?:wind(?:ing)?[- ]up(?: of)?|end(?:ing)?(?: of)?|bring(?:ing)? (?:to an end|down)|dissol(?:ve|ving|ution)(?: of)?|collaps(?:e|ing)|terminat(?:e|ing|ion)(?: of)?) (?:the |this |our )?(?:whole )?(?:strata |community )?(?:titles? )?(?:scheme|strata plan|strata company)\b|\btermination (?:proposal|resolution|outline)\b|\b(?:outline|full proposal|proposal)\b.{0,30}\b(?:for|of|to)\b.{0,20}\bterminat\w{1,4}\b.{0,40}\bscheme\b|\bterminat\w{1,5}\b.{0,30}\b(?:(?:strata|community) (?:titles )?)?scheme\b|\bproposal\b.{0,40}\b(?:end|wind up|bring to an end)\b.{0,30}\bscheme\b/i,
  leasehold:
    /\bleasehold (?:strata )?scheme\b|\bstrata lease\b|\bexpiry day\b.{0,30}\bscheme\b|\bscheme\b.{0,40}\bexpiry day\b/i,
  none: /\bin an? (?:leasehold|termination)\b|\bsome schemes\b|^\W{0,3}an? [^.;]{3,40}\b(?:is|means|may|can|must)\b|\b(?:means|is defined)\b|\b(?:no|nil|none|not)\b.{0,50}\b(?:terminat|leasehold|lease)\w{0,5}\b|\bfreehold\b|[?:|] ?(?:no|nil|none|not applicable|n\/a)\b[ .]{0,2}$/i,
  advanced: /\b(?:tribunal|resolution|voted?|full proposal|confirmed|endorsed)\b/i,
  year: /\b2[01]\d\d\b/,
})

const SHORT_LEASE_YEARS = 60

/** A scheme that may end, or that was given only for a time. */
export default defineRule({
  id: 'wa/strata-termination-or-leasehold',
  title: 'Ending of the strata scheme and leasehold schemes',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.wa.strataTitles, 's 156')],
  replaces: ['national/scheme-ending'],
  appliesTo: ['vendor-statement', 'minutes', 'title-search', 'special-conditions'],
  patterns,
  clear: 'No proposal to end the scheme and no leasehold scheme was found.',
  subject:
    /\bterminat\w{1,5}\b[^.;]{0,60}\bscheme\b|\bscheme\b[^.;]{0,60}\bterminat\w{1,5}\b|\btermination (?:proposal|application|resolution)\b|\b(?:wind(?:ing)? up|end(?:ing)?|dissol\w{2,6})\b[^.;]{0,20}\bscheme\b|\b(?:outline|full) proposal\b|\bleasehold\b|\bstrata lease\b|\bexpiry day\b|\bredevelop\w{0,4}\b/i,
  messages: {
    termination: {
      title: 'There is a proposal to end the strata scheme',
      description:
        'The wording at {{where}} speaks of a proposal to terminate the scheme. If it goes through, the lots are sold together, and an owner who is against it can be made to sell.',
      recommendation:
        'Before you sign, read every notice about it, ask how the votes stand, and take advice on the price you would get.',
      question:
        'At which step is the termination proposal, who makes it and what is offered for this lot?',
    },
    leasehold: {
      title: 'The scheme is leasehold: your ownership ends on a fixed day',
      description:
        'The wording at {{where}} shows a leasehold scheme. You would buy a lease that ends on the expiry day, not land for ever. The shorter it runs, the harder it is to borrow on and to sell.',
      recommendation:
        'Before you sign, read the strata lease, its rent and its last day, and ask your lender whether it is accepted.',
      question: 'Please give us the strata lease. When does it end, and what is paid under it?',
    },
  },
  check({ doc }, report) {
    const years = datesIn(doc.text.slice(0, 400_000))
      .map((date) => Number(date.slice(0, 4)))
      .filter((year) => year < 2040)
    const now = Math.max(2000, ...years)
    for (const passage of passagesIn(doc, [
      'vendor-statement',
      'owners-corporation-certificate',
      'contract-form',
      'particulars',
      'special-conditions',
      'minutes',
      'title-search',
      'plan',
      'annexure',
      'other',
    ])) {
      const { text, span, block } = passage
      if (block.kind === 'heading' || text.endsWith('?') || patterns.none.test(text)) continue
      if (patterns.termination.test(text) && affirmed(passage, patterns.termination) !== null) {
        report(
          'termination',
          [span],
          {},
          patterns.advanced.test(text) ? { severity: 'critical' } : {},
        )
      } else if (patterns.leasehold.test(text) && affirmed(passage, patterns.leasehold) !== null) {
        const end = Number(patterns.year.exec(text)?.[0] ?? 0)
        const short = end > now && end - now < SHORT_LEASE_YEARS && years.length > 0
        report('leasehold', [span], {}, short ? { severity: 'critical' } : {})
      }
    }
  },
})
