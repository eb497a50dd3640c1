import { defineRule } from '../define-rule.ts'
import { GOODS_PATTERNS, goodsIn } from '../terms/goods.ts'
import { passagesIn } from '../reading/passages.ts'
import { type Good, isSameGood } from '../terms/goods-named.ts'
import { wordings } from '../../wording/wordings.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  ...GOODS_PATTERNS,
  several: /[^s]s$/i,
  /** A condition that takes everything out again which the list includes. */
  noneSold:
    /\b(?:no|none of the) (?:chattels?|goods|fittings|furniture|inclusions?|contents|items)\b[^.;]{0,20}\b(?:is|are) (?:sold|included|part of (?:the|this) (?:sale|contract))\b|\bno (?:chattels?|goods) (?:pass(?:es)?|go(?:es)?)\b|\b(?:sale|contract|price) (?:does not include|includes no|excludes all) (?:any )?(?:chattels?|goods)\b/i,
  butListed:
    /\b(?:other|except|save|apart from|unless|beyond|listed|named|specified|set out|not (?:listed|named|shown))\b/i,
  goodsRow: /\b(?:chattels?|goods|inclusions?|included)\b/i,
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
  clear: 'Nothing was found that is included in one place and left out in another.',
  subject:
    /\b(?:inclusions?|exclusions?|chattels?|fixtures|fittings|goods)\b[^.;]{0,80}\b(?:sold|include\w?|exclude\w?|not|none|remain\w?|remove\w?|pass\w{0,2}|list\w{0,2})\b|\b(?:included|excluded|not sold|excepted)\b[^.;]{0,80}\b(?:chattels?|fixtures|fittings|goods|inclusions?|dishwasher|oven|curtains|blinds|heater|air ?condition\w{1,4}|solar panels)\b|^[^.;]{0,12}\b(?:inclusions?|exclusions?|chattels?|goods)\b ?[:|]/i,
  messages: {
    noneSold: {
      title: 'The contract lists goods that are included, but a condition says that none is sold',
      description:
        'One place of the contract lists things that are sold with the property, while the wording at {{where}} says that no chattel or goods are. If that condition holds, the vendor may take away everything on the list and you pay for it all the same.',
      recommendation:
        'Before you sign, have the condition struck out or the list corrected, so that the contract says one thing.',
      question:
        'Are the goods that the contract lists sold with the property, and will the condition that none is sold be deleted?',
    },
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
    const listed = included.find(({ text }) => patterns.goodsRow.test(text))
    const none = passagesIn(doc, ['special-conditions', 'contract-form', 'particulars']).find(
      ({ text }) => patterns.noneSold.test(text) && !patterns.butListed.test(text),
    )
    if (listed !== undefined && none !== undefined && none.span.start !== listed.span.start) {
      report(
        'noneSold',
        [listed.span, none.span],
        { where: `page ${doc.pageAt(none.span.start)}` },
        { strength: 'likely', sides: [sideOf('Included', listed), sideOf('None sold', none)] },
      )
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
