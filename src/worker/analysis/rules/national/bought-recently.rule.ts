import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  owner:
    /\b(?:registered (?:proprietors?|owners?)|sole proprietors?|joint proprietors?|proprietors?|registered holder)\b/i,
  ends: /\b(?:encumbrances?|easements?|mortgages?|interests|notifications|second schedule|dealings?|caveats?|limitations|lease|charge)\b/i,
  transfer: /\b(?:transfer|transferred)\b.{0,40}\b(?:registered|lodged|dated)\b/i,
  notSale:
    /\b(?:transmission|application|survivorship|change of name|probate|executor|administrator|amend|withdrawn|order|searche?d?|produced|issued|edition|mortgage|discharge)\b/i,
})

/** Six months: lenders ask why, and what was paid. */
const RECENT_DAYS = 183

/** A vendor who has hardly owned what is sold. */
export default defineRule({
  id: 'national/bought-recently',
  title: 'How long the vendor has owned the property',
  category: 'financial',
  severity: 'low',
  kind: 'threshold',
  law: { none: 'a matter of price; some lenders ask for six months of ownership' },
  appliesTo: ['title-search'],
  patterns,
  clear: 'No owner of less than six months was found on the title.',
  subject:
    /\bof \d.{0,80}\b[A-Z]{1,2}\d{5,6}[A-Z]? \d{1,2}\/\d{1,2}\/(?:19|20)\d\d\b|\b(?:registered (?:proprietor|owner)s?|sole proprietor)\b.{0,140}\b(?:19|20)\d\d\b|\btransfers?\b[^.;]{0,80}\b(?:registered|lodged|dated)\b[^.;]{0,12}\d|\b(?:vendors?|sellers?|owners?|proprietors?)\b[^.;]{0,40}\b(?:bought|purchased|acquired|became (?:the )?(?:registered )?(?:owner|proprietor))\b|\b(?:bought|purchased|acquired) (?:by the vendor|\w{1,10} months? ago|last year|recently)\b|\b(?:on-?sale|re-?sale by|resold|flipp(?:ed|ing))\b|\bsettled (?:its|their|his|her) (?:own )?purchase\b/i,
  messages: {
    recent: {
      title: 'The vendor has owned the property for less than six months (since {{since}})',
      description:
        'By the title at {{where}} the owner was registered on {{since}}, about {{months}} before the newest date on these papers. A quick resale can mean work done fast to sell, or a price well above what was paid; some lenders refuse it.',
      recommendation:
        'Look up what was paid, ask what was done since, and ask your lender whether it minds.',
      question: 'What did the vendor pay, and what work was done since?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = newestPaperDate(doc, facts)
    if (asAt === null) return
    let inOwner = false
    for (const { text, span } of passagesIn(doc, ['title-search'])) {
      if (patterns.ends.test(text)) inOwner = false
      if (patterns.owner.test(text)) inOwner = true
      if (!inOwner && !patterns.transfer.test(text)) continue
      if (patterns.notSale.test(text)) continue
      const since = datesIn(text).at(-1)
      if (since === undefined) continue
      const days = daysBetween(since, asAt)
      if (days < 0 || days > RECENT_DAYS) continue
      const months =
        days < 46 ? (days === 1 ? '1 day' : `${days} days`) : `${Math.round(days / 30.4)} months`
      report('recent', [span], { since: sayDate(since), months })
      return
    }
  },
})
