import type { Fact } from '../../facts/facts.ts'
import { defineRule } from '../define-rule.ts'
import { dollars, percent } from '../say.ts'

const patterns = {}

/** Price, deposit and balance must add up, in figures and in words. */
export default defineRule({
  id: 'national/price-inconsistent',
  title: 'Price, deposit and balance',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: ['particulars', 'contract-form'],
  patterns,
  clear: 'Price, deposit and balance add up as far as they are stated.',
  messages: {
    balance: {
      title: 'Price, deposit and balance do not add up',
      description:
        'The price of {{price}} less the deposit of {{deposit}} leaves {{rest}}, but the balance is written as {{balance}}: a difference of {{gap}}. You and the vendor could disagree about what is owed at settlement.',
      recommendation: 'Have the figures corrected and initialled by both sides before you sign.',
      question: 'Which of price, deposit and balance is right? Please correct the particulars.',
    },
    words: {
      title: 'The price in words differs from the price in figures',
      description:
        'The price is {{price}} in figures and {{words}} in words. Which one counts could be argued about, and duty may be asked on the higher.',
      recommendation: 'Have the price corrected and initialled by both sides before you sign.',
      question: 'Which price is right, the figures or the words?',
    },
    share: {
      title: 'The deposit does not match its stated percentage',
      description:
        'The deposit is written as {{deposit}} and as {{percent}} of the price of {{price}}, which would be {{expected}}. You could be asked for the difference, or be said to be in default.',
      recommendation: 'Have the deposit corrected and initialled before you sign.',
      question: 'Is the deposit {{deposit}} or {{expected}}?',
    },
  },
  check({ facts }, report) {
    const { price, deposit, balance, priceInWords, depositPercent } = facts
    if (price === null) {
      report.notInDocument('No price is stated in this file.')
      return
    }
    const side = (label: string, fact: Fact<number>) => ({
      label,
      value: dollars(fact.value),
      spans: fact.spans,
    })
    // A balance equal to the price is the price read twice: no form asks for both in full.
    if (deposit !== null && balance !== null && balance.value !== price.value) {
      const rest = price.value - deposit.value
      if (Math.abs(rest - balance.value) > 100) {
        report(
          'balance',
          [...price.spans, ...deposit.spans, ...balance.spans],
          {
            price: dollars(price.value),
            deposit: dollars(deposit.value),
            rest: dollars(rest),
            balance: dollars(balance.value),
            gap: dollars(Math.abs(rest - balance.value)),
          },
          {
            facts: [price, deposit, balance],
            sides: [
              {
                label: 'Price less deposit',
                value: dollars(rest),
                spans: [...price.spans, ...deposit.spans],
              },
              side('Balance as written', balance),
            ],
          },
        )
      }
    }
    if (priceInWords !== null && priceInWords.value !== price.value) {
      report(
        'words',
        [...price.spans, ...priceInWords.spans],
        { price: dollars(price.value), words: dollars(priceInWords.value) },
        {
          facts: [price, priceInWords],
          sides: [side('In figures', price), side('In words', priceInWords)],
        },
      )
    }
    if (deposit !== null && depositPercent !== null) {
      const expected = Math.round((price.value * depositPercent.value) / 100)
      if (Math.abs(expected - deposit.value) > Math.max(10_000, price.value / 1000)) {
        report(
          'share',
          [...deposit.spans, ...depositPercent.spans],
          {
            deposit: dollars(deposit.value),
            percent: percent(depositPercent.value),
            price: dollars(price.value),
            expected: dollars(expected),
          },
          {
            severity: 'medium',
            facts: [price, deposit, depositPercent],
            sides: [
              side('Deposit as written', deposit),
              { label: 'By its percentage', value: dollars(expected), spans: depositPercent.spans },
            ],
          },
        )
      }
    }
  },
})
