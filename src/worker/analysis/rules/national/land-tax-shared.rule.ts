import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { concept } from '../reading/concepts.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { answersTo, FORM_PATTERNS } from '../papers/form-answers.ts'
import { amendedToAssessed, AS_ASSESSED_PATTERNS } from '../terms/land-tax-as-assessed.ts'
import { LAND_TAX, sharingOfLandTax } from '../terms/land-tax-words.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...LAND_TAX,
  ...FORM_PATTERNS,
  ...AS_ASSESSED_PATTERNS,
  /** Tax of years gone by, which is asked for once the land is used in another way. */
  afresh:
    /\b(?:assess\w{0,5}|levied|charged|imposed)\b[^.;]{0,16}\b(?:afresh|anew|again|retrospectively)\b|\bre-?assess\w{0,5}\b|\b(?:fresh|further|additional|amended) assessments?\b|\b(?:exemption|concession)\b[^.;]{0,40}\b(?:lost|withdrawn|revoked|ends|ceases)\b/i,
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
  clear: 'No clause was found that makes you share more land tax than that on this land.',
  subject:
    /\b(?:land tax)\b.{0,120}(?:\b(?:adjust\w{0,5}|apportion\w{0,4}|shar\w{1,3}|divided|split|proportion\w{0,4}|purchaser|buyer|repays?|reimburse|refunds?|holdings?|bears?|multiple|re-?assess\w{0,4}|assessed|settlement|completion|charged|other land)\b)|(?:\b(?:adjust\w{0,5}|apportion\w{0,4}|shar\w{1,3}|divided|split|proportion\w{0,4}|purchaser|buyer|repays?|reimburse|refunds?|holdings?|bears?|multiple|re-?assess\w{0,4}|assessed|settlement|completion|charged|other land)\b).{0,120}\b(?:land tax)\b|\bonly land owned\b/i,
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
    afresh: {
      title: 'You pay land tax that is assessed again for earlier years',
      description:
        'By the wording at {{where}} you bear land tax that is charged later for years before the land was yours, for example because a farm or a home stops being exempt. Nobody knows the sum when you sign, and several years can be asked for at once.',
      recommendation:
        'Before you sign, ask that the vendor bears all land tax up to settlement, whenever it is assessed, and have your conveyancer ask the revenue office whether an exemption would end.',
      question:
        'Which exemption or concession does the vendor have, for which years, and will the vendor bear what is assessed for them later?',
      suggestedWording:
        'The vendor bears land tax for every day up to settlement, whenever it is assessed.',
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
    for (const { passage, said } of changedWords(doc, 'adjustments')) {
      if (!patterns.landTax.test(`${said ?? ''} ${passage.full}`)) continue
      report('wide', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const span of amendedToAssessed(doc)) report('wide', [span], {}, { unmistakable: true })
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
      const { full, plain, span } = passage
      const isAfresh =
        patterns.landTax.test(full) &&
        patterns.afresh.test(full) &&
        !patterns.kept.test(plain) &&
        (concept.buyerPays.test(plain) || patterns.falls.test(plain))
      if (isAfresh) report('afresh', [span])
      else if (sharing !== null) report(sharing, [span])
    }
  },
})
