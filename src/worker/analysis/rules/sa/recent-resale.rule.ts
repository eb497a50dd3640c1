import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  heading:
    /\b(?:transactions?|dealings?|transfers?)\b.{0,40}\b(?:last|previous|preceding|past|within)\b.{0,12}\b(?:12|twelve) months\b|\b(?:last|previous|preceding|past) (?:12|twelve) months\b/i,
  bought:
    /\b(?:bought|purchased|acquired|sold|transferr\w{1,3}|became (?:entitled|registered)|contract(?:ed)? to (?:buy|purchase)|consideration|transfer)\b/i,
  none: /\b(?:no (?:such )?(?:transactions?|dealings?|transfers?)|none|nil|not applicable|has not|have not)\b/i,
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
  clear: 'The Form 1 shows no sale of the land in the last 12 months.',
  messages: {
    resold: {
      title: 'The property changed hands within the last 12 months',
      description:
        'The wording at {{where}} shows that the land was bought or transferred within the last 12 months{{price}}. A quick resale, often after a renovation, is a reason to look closely at the work and at the price.',
      recommendation:
        'Ask what was done since, by whom and with which approvals, and have the work inspected before you sign.',
      question:
        'Which work was done to the property since the last sale, and which approvals and insurance cover it?',
    },
  },
  check({ doc, facts }, report) {
    for (const { text, span, heading, previous } of passagesIn(doc, ['vendor-statement'])) {
      const about = `${heading.slice(0, 160)} ${previous.length < 200 ? previous : ''} ${text}`
      if (!patterns.heading.test(about) || !patterns.bought.test(text)) continue
      if (patterns.none.test(text) || patterns.rates.test(text) || text.endsWith('?')) continue
      const sums = dollarsIn(text).filter((cents) => cents > 1_000_000)
      if (sums.length === 0) continue
      const paid = Math.max(...sums)
      const now = facts.price?.value ?? null
      const price =
        now === null || now <= paid
          ? ` for ${dollars(paid)}`
          : ` for ${dollars(paid)}, ${dollars(now - paid)} less than the price now asked of you`
      report('resold', [span], { price }, facts.price === null ? {} : { facts: [facts.price] })
    }
  },
})
