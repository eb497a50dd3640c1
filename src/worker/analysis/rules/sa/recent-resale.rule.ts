import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { datesIn, daysBetween, sayDate } from '../reading/dates.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  ...PAPER_DATE_PATTERNS,
  heading:
    /\b(?:transactions?|dealings?|transfers?)\b.{0,40}\b(?:last|previous|preceding|past|within)\b.{0,12}\b(?:12|twelve) months\b|\b(?:last|previous|preceding|past) (?:12|twelve) months\b/i,
  bought:
    /\b(?:bought|purchased|acquired|sold|transferr\w{1,3}|became (?:entitled|registered)|contract(?:ed)? to (?:buy|purchase)|consideration|transfer)\b/i,
  none: /\b(?:no (?:such )?(?:transactions?|dealings?|transfers?)|none|nil|not applicable|has not|have not)\b/i,
  /** "The vendor did not acquire the land in the period." */
  notBought:
    /\bthere (?:are|were|was|is|have been|has been) (?:none|no\b)|\b(?:did|has|have|had) not (?:acquired?|bought|buy|purchased?|obtained?|entered?)\b|^\W{0,3}(?:none|nil|no|not applicable)\b/i,
  /** An entry of the register: "14001234 TRANSFER REGISTERED", "TRANSFER 14001234". */
  entry: /\b\d{6,9} transfer\b|\btransfer (?:no\.? ?|number )?\d{6,9}\b/i,
  notSale: /\b(?:transmission|survivor\w{0,4}|mortgage|withdrawn|rejected|lease|encumbrance)\b/i,
  rates: /\b(?:rates|levy|water|notice|inspection|rent)\b/i,
})

/** The Form 1 tells what the land changed hands for in the year before. */
export default defineRule({
  id: 'sa/recent-resale',
  title: 'Sales of the property in the last 12 months',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.sa.saleAndConveyancing, 's 7')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No sale of the land in the last 12 months was found in the Form 1.',
  subject:
    /\btransactions?\b[^.;]{0,60}\b(?:12|twelve) months\b|\b(?:12|twelve) months\b[^.;]{0,80}\b(?:acquir\w{1,4}|b(?:ought|uy)|purchased|sold|sale|transactions?)\b|\bvendors?\b[^.;]{0,60}\b(?:acquired|bought|purchased|agreed to buy|became)\b|\b(?:acquired|bought|purchased) by the vendors?\b|\btransferred the land to the vendor\b|\btransfer (?:\d{7,8} )?registered\b/i,
  messages: {
    denied: {
      title: 'The Form 1 denies a sale in the last 12 months that the title shows ({{since}})',
      description:
        'The Form 1 at {{where}} says that the vendor acquired nothing in the last 12 months, but the title shows a transfer of {{since}}{{price}}. The Form 1 has to tell date and price of it. A wrong Form 1 may give you a claim or keep your right to cool off open, and a quick resale is a reason to ask what is behind it.',
      recommendation:
        'Before you sign, or at once if you have signed, ask for a corrected Form 1 to be served on you, and ask what was paid, what was done since and why it is sold again.',
      question:
        'The title shows a transfer of {{since}}. What was paid, why does the Form 1 not tell it, and will a corrected Form 1 be served?',
    },
    resold: {
      title: 'The property changed hands within the last 12 months',
      description:
        'The wording at {{where}} shows that the land was bought or transferred within the last 12 months{{price}}. A quick resale, often after a renovation, is a reason to look closely at the work and at the price.',
      recommendation:
        'Ask what was done since, by whom and with which approvals, and have the work inspected before you sign.',
      question:
        'Which work was done to the property since the last sale, and which approvals and insurance cover it?',
    },
    before: {
      title: 'The vendor bought the property not long ago ({{since}})',
      description:
        'The wording at {{where}} shows that the vendor bought the land on {{since}}{{price}}: more than 12 months ago, and yet soon enough to ask. A resale within a few years, often after a renovation, is a reason to look closely at the work and at the price.',
      recommendation:
        'Ask what was done since, by whom and with which approvals, and have the work inspected before you sign.',
      question:
        'Which work was done to the property since the vendor bought it, and which approvals and insurance cover it?',
    },
  },
  check({ doc, facts }, report) {
    const denial = passagesIn(doc, ['vendor-statement']).find(
      ({ text, heading, previous, block }) =>
        patterns.notBought.test(text) &&
        // The question stands above in the same paragraph, or is the heading.
        (patterns.heading.test(heading.slice(0, 160)) ||
          patterns.heading.test(previous.slice(-400)) ||
          patterns.heading.test(block.text.slice(0, 400))) &&
        !patterns.rates.test(text),
    )
    const sold = denial === undefined ? null : transferWithinYear(doc, facts)
    if (denial !== undefined && sold !== null) {
      const price = sold.cents > 0 ? ` for ${dollars(sold.cents)}` : ''
      report(
        'denied',
        [denial.span, sold.span],
        { since: sayDate(sold.date), price, where: `page ${doc.pageAt(denial.span.start)}` },
        {
          severity: 'high',
          strength: 'likely',
          unmistakable: true,
          sides: [
            { label: 'Form 1', value: 'none', spans: [denial.span] },
            { label: 'Title', value: `transfer of ${sayDate(sold.date)}`, spans: [sold.span] },
          ],
        },
      )
      return
    }
    const asAt = newestPaperDate(doc, facts)
    for (const { text, span, heading, previous } of passagesIn(doc, ['vendor-statement'])) {
      const about = `${heading.slice(0, 160)} ${previous.length < 200 ? previous : ''} ${text}`
      if (!patterns.heading.test(about) || !patterns.bought.test(text)) continue
      if (patterns.none.test(text) || patterns.rates.test(text) || text.endsWith('?')) continue
      // "None. The vendor bought in April of last year": told although it is no sale of that year.
      const days = datesIn(text).toSorted()
      const last = days.at(-1)
      const age = last === undefined || asAt === null ? 0 : daysBetween(last, asAt)
      if (age > SOME_YEARS) continue
      const sums = dollarsIn(text).filter((cents) => cents > 1_000_000)
      if (sums.length === 0) continue
      const paid = Math.max(...sums)
      const now = facts.price?.value ?? null
      const price =
        now === null || now <= paid
          ? ` for ${dollars(paid)}`
          : ` for ${dollars(paid)}, ${dollars(now - paid)} less than the price now asked of you`
      const since = days[0] === undefined ? '' : sayDate(days[0])
      const key = age > A_YEAR ? 'before' : 'resold'
      report(key, [span], { price, since }, facts.price === null ? {} : { facts: [facts.price] })
    }
  },
})

const A_YEAR = 366
/** So long after it a resale is still worth a question. */
const SOME_YEARS = 3 * A_YEAR
const LONGEST_ROW = 200

/** The last transfer that the register shows, where it is not older than a year. */
function transferWithinYear(
  doc: Doc,
  facts: Facts,
): { readonly date: string; readonly cents: number; readonly span: Span } | null {
  const asAt = newestPaperDate(doc, facts)
  if (asAt === null) return null
  for (const { text: words, next, span, block } of passagesIn(doc, ['title-search'])) {
    // The days at the head of a row are read as its number.
    const text = block.text.length < LONGEST_ROW ? block.text : words
    if (!patterns.entry.test(text) || patterns.notSale.test(text)) continue
    const date = datesIn(text).toSorted().at(-1)
    if (date === undefined) continue
    const days = daysBetween(date, asAt)
    if (days < 0 || days > A_YEAR) continue
    // The parties and the price stand in the row or in the line below it.
    const below = datesIn(next).length > 0 ? '' : next
    return { date, cents: Math.max(0, ...dollarsIn(`${text} ${below}`)), span }
  }
  return null
}
