import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { LAND_TAX, sharingOfLandTax } from '../terms/land-tax-words.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...LAND_TAX,
  ...FORM_PATTERNS,
  box: /\bland tax (?:(?:is )?to be adjusted\b|(?:is )?adjustable\b|(?:is )?adjusted ?\?)\??/i,
  onMore: /\b(?:total|whole|full|all|actual|aggregat\w{1,4}|holdings|assess(?:ed|ment))\b/i,
})

/** A yearly tax of the vendor, and how much of it the buyer pays back. */
export default defineRule({
  id: 'national/land-tax-shared',
  title: 'Sharing of the vendor’s land tax',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties; each state has its own land tax act' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No clause makes you share more land tax than that on this land.',
  messages: {
    wide: {
      title: 'You share land tax that the vendor owes because of other land',
      description:
        'Land tax rises with all the land that an owner holds. By the wording at {{where}} your share is taken from the bill that the vendor in fact gets, or from a larger piece of land, and not from the tax on this property alone. That can be thousands of dollars on top of the price, where the tax on this property alone may be nothing.',
      recommendation:
        'Before you sign, ask that land tax is not shared, or only as if this were the vendor’s only land, and have your conveyancer work out the difference.',
      question:
        'What land tax would be due if this were the vendor’s only land, and how much is claimed?',
      suggestedWording:
        'Land tax is adjusted, if at all, as if the property were the only land that the vendor owned.',
    },
    early: {
      title: 'You pay the vendor’s land tax for days before the property is yours',
      description:
        'By the wording at {{where}} land tax falls on you for a time that belongs to the vendor, or for the whole year. It is usually shared by the day, and only from settlement.',
      recommendation:
        'Before you sign, ask that you pay at most for the days after settlement, as if this were the vendor’s only land.',
      question: 'How much land tax is claimed, and will the vendor pay for its own days?',
    },
    box: {
      title: 'Land tax is to be adjusted: you pay part of the vendor’s land tax',
      description:
        'At {{where}} “land tax to be adjusted” is marked yes. You repay the vendor a share of its land tax at completion. A home that its owner lives in bears none, so you may pay a tax that would not be charged to you.',
      recommendation:
        'Before you sign, ask for the choice to be changed to No, or have your lawyer work out the amount.',
      question: 'Will the vendor change the choice to No, and how much is claimed?',
    },
  },
  check({ doc }, report) {
    for (const { answer, spans, details } of answersTo(doc, patterns.box, [
      'contract-form',
      'particulars',
    ])) {
      if (answer !== 'yes') continue
      report(patterns.onMore.test(details) ? 'wide' : 'box', spans)
    }
    for (const passage of termsOf(doc)) {
      if (patterns.box.test(passage.text) && passage.block.kind === 'row') continue
      const sharing = sharingOfLandTax(passage)
      if (sharing !== null) report(sharing, [passage.span])
    }
  },
})
