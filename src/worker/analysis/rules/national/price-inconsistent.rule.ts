import type { Fact } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars, percent } from '../say.ts'

const patterns = wordings({
  deposit:
    /\bdeposit(?: \w{2,9}){0,3},? ?\(?(?:of|is|being|sum of|amount of)? ?\(?(\$ ?[\d,]{4,12}(?:\.\d{2})?)/i,
  otherDeposit:
    /\b(?:instal\w{1,6}|part|parts|further|balance of|initial|holding|second|first|additional|increase\w{0,3}|reduc\w{1,4}|bond|guarantee|pet|rental|tenan\w{2,3}|top[- ]up|remaind\w{2}|rest|release[ds]?|if|less|more than|up to|forfeit\w{0,3}|key|paid (?:on|before)|interest)\b/i,
  price:
    /\b(?:purchase |contract |sale )?price(?: (?:of|is|being)| stated as)? ?\(?(?:the sum of )?(\$ ?[\d,]{6,12}(?:\.\d{2})?)/i,
  otherPrice:
    /\b(?:where|if|more than|less than|exceed\w{0,3}|or more|reserve|chattels|goods|apportion\w{2,6}|gst|excluding|per|threshold|under|over|above|first|adjust\w{2,5}|list|land and|build\w{0,3}|option|nominat\w{2,4}|land price|loan)\b/i,
})

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
  clear: 'No disagreement between price, deposit and balance was found.',
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
    twice: {
      title: 'The {{what}} is told twice and differs: {{first}} and {{second}}',
      description:
        'The particulars give a {{what}} of {{first}}, but the wording at {{where}} speaks of {{second}}. Special conditions usually prevail over the printed part, so the amount that you owe is open to argument.',
      recommendation: 'Have the figure corrected and initialled by both sides before you sign.',
      question: 'Is the {{what}} {{first}} or {{second}}? Please correct the contract.',
    },
  },
  check({ doc, facts }, report) {
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
    for (const [what, fact, said, other] of [
      ['deposit', deposit, patterns.deposit, patterns.otherDeposit],
      ['price', price, patterns.price, patterns.otherPrice],
    ] as const) {
      if (fact === null || (what === 'deposit' && facts.depositParts.length > 1)) continue
      for (const { text, span } of passagesIn(doc, ['special-conditions', 'annexure'])) {
        const match = said.exec(text)
        if (match === null || other.test(text)) continue
        const [cents] = dollarsIn(match[1] ?? '')
        if (cents === undefined || cents === fact.value || !isAlike(cents, fact.value)) continue
        if (fact.spans.some((own) => own.start >= span.start && own.start < span.end)) continue
        report(
          'twice',
          [span, ...fact.spans],
          { what, first: dollars(fact.value), second: dollars(cents) },
          {
            severity: what === 'deposit' ? 'medium' : 'high',
            facts: [fact],
            sides: [
              side('Particulars', fact),
              { label: 'Condition', value: dollars(cents), spans: [span] },
            ],
          },
        )
      }
    }
    // A balance equal to the price is the price read twice: no form asks for both in full.
    // A "balance" that is a small part of the price is the rest of a deposit.
    const ofPrice = balance !== null && balance.value > price.value / 4
    if (deposit !== null && balance !== null && ofPrice && balance.value !== price.value) {
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

/** Near enough to be meant for the same sum. */
function isAlike(a: number, b: number): boolean {
  return Math.max(a, b) <= Math.min(a, b) * 1.5
}
