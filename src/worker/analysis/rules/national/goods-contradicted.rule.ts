import { defineRule } from '../define-rule.ts'
import { GOODS_PATTERNS, goodsIn } from '../terms/goods.ts'
import { type Good, isSameGood } from '../terms/goods-named.ts'
import { wordings } from '../../wording/wordings.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  ...GOODS_PATTERNS,
  several: /[^s]s$/i,
  built:
    /^(?:solarpanel|battery|hotwater|airconditioner|heater|heating|pump|tank|oven|stove|cooktop|dishwasher|shed|spa|pool|generator|inverter|carpet|floor covering|furniture|bore)$/,
})

/** How a buyer knows what the reader calls by one word. */
const SAID: Readonly<Record<string, string>> = {
  solarpanel: 'solar panels',
  airconditioner: 'heating and cooling units',
  hotwater: 'hot water service',
  windowcovering: 'window coverings',
}

/** The same thing sold in one place, and kept, leased or not there in another. */
export default defineRule({
  id: 'national/goods-contradicted',
  title: 'Goods both included and left out',
  category: 'operational',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a matter of the contract' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'Nothing that is included is left out elsewhere.',
  messages: {
    differ: {
      title: 'The {{name}} {{are}} included in one place and left out in another',
      description:
        'The papers say at one place that the {{name}} {{are}} sold with the property, while the wording at {{where}} keeps that back, gives it to someone else or tells that it is not there. You could pay for something and not get it, and the dispute would come on the day you move in.',
      recommendation:
        'Before you sign, have the list of inclusions corrected so that it says one thing.',
      question: 'Does the sale include the {{name}}, free of any lease or finance?',
    },
  },
  check({ doc }, report) {
    const { included, excluded } = goodsIn(doc)
    if (included.length === 0) {
      report.notInDocument(
        'No list of what is included was recognised, so nothing could be compared with it.',
      )
      return
    }
    const byHead = new Map<string, Good[]>()
    for (const good of included) {
      const same = byHead.get(good.head) ?? []
      if (same.length < 12) same.push(good)
      byHead.set(good.head, same)
    }
    const told = new Set<string>()
    for (const left of excluded) {
      const own = (byHead.get(left.head) ?? []).find(
        (good) =>
          isSameGood(good, left) &&
          (good.span.start !== left.span.start || good.name === left.name),
      )
      if (own === undefined || told.has(own.head)) continue
      if (own.span.start === left.span.start && own.text.length < 160) continue
      told.add(own.head)
      const name = SAID[own.head] ?? own.name
      report(
        'differ',
        [own.span, left.span],
        {
          name,
          are: patterns.several.test(name) ? 'are' : 'is',
          where: `page ${doc.pageAt(left.span.start)}`,
        },
        {
          severity: patterns.built.test(own.head) ? 'medium' : 'low',
          strength: 'likely',
          sides: [
            { label: 'Included', value: own.name, spans: [own.span] },
            sideOf('Left out', left),
          ],
        },
      )
    }
  },
})
