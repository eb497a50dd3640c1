import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  field: /^exclusions?\b[ :|]{0,6}([^ :|].{3,400})$/i,
  /** Of those who rent it, who never sold it. */
  tenants:
    /^(?:all |any |the )?(?:(?:of )?the )?(?:lessees?|tenants?|occupiers?)['’]?s?['’]? (?:own |trade )?(?:fixtures|fittings|goods|chattels|equipment|property|furniture|belongings|stock|things)\b/i,
  none: /^[ :|]{0,4}(?:nil|none|n\/a|not applicable|no exclusions|-|☐)/i,
  other:
    /\b(?:purchaser|price|clause|warrant\w{0,3}|liabilit\w{1,3}|certificate|insurance|statement)\b/i,
  clause:
    /\b(?:are|is) (?:not included|excluded|no part of)\b|\b(?:do|does) not (?:form part of|include|pass)\b|\b(?:vendor|seller|transferor|developer) (?:may|will|shall|is entitled to|reserves the right to) (?:remove|take|retain|keep)\b|\b(?:will|shall|to) be removed (?:by the vendor|before|on or before|prior)\b|\bexcluded from (?:the|this) sale\b/i,
  goods:
    /\b(?:battery|solar|panels?|chandeliers?|pendants?|light fittings?|curtains?|blinds|shutters?|dishwasher|oven|cooktop|refrigerator|fridge|washing machine|dryer|vacuum|television|TV|brackets?|safe|mirrors?|statues?|sculptures?|plants?|pots?|pavers|shed|spa|sauna|cubby|trampoline|barbecue|bbq|generator|pumps?|tanks?|troughs|yards|gates|irrigation|implements|machinery|livestock|hay|stove|heater|fireplace|air[- ]?condition\w{1,3}|charger|camera|alarm|water filter|awning|pool (?:cleaner|equipment)|furniture|artworks?|fodder|tractor)s?\b/i,
  area: /\b(?:area|brochure|impression|images?|advertis\w{1,5})\b/i,
})

/** What stands in the home today and goes with the vendor. */
export default defineRule({
  id: 'nsw/exclusions',
  title: 'Things excluded from the sale',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'Nothing was found that is excluded from the sale.',
  subject:
    /\bexclusions?\b|\bexcluded from\b|\b(?:(?:not|nor) (?:be )?included|not form part|not part of|excludes?|remov(?:e|es|ed|al)|take with|takes? away|retain(?:s|ed)?|keeps?)\b[^.;]{0,100}\b(?:sale|property|inclusions?|fixtures?|fittings|chattels|furniture|before (?:completion|settlement)|on (?:completion|settlement))\b|\b(?:sale|property|inclusions?|fixtures?|fittings|chattels|furniture|before (?:completion|settlement)|on (?:completion|settlement))\b[^.;]{0,100}\b(?:(?:not|nor) (?:be )?included|not form part|not part of|excludes?|remov(?:e|es|ed|al)|take with|takes? away|retain(?:s|ed)?|keeps?)\b/i,
  givesWayTo: {
    'national/fabric-removed': ['excluded'],
    'national/leased-goods': ['excluded'],
  },
  messages: {
    excluded: {
      title: 'Some fittings or goods are excluded from the sale',
      description:
        'The wording at {{where}} names things that the vendor takes away. What you saw at the inspection may be gone, and removing it can leave damage.',
      recommendation:
        'Read the list against what you saw, ask that any damage is made good, and inspect again before completion.',
      question: 'Will the vendor make good any damage from removing the excluded things?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone, block } of passagesIn(doc, [
      'contract-form',
      'particulars',
      'special-conditions',
    ])) {
      const named = zone === 'special-conditions' ? null : patterns.field.exec(text)?.[1]
      if (named !== undefined && named !== null) {
        const isKept = [patterns.none, patterns.other, patterns.tenants].some((p) => p.test(named))
        // The field of the form says so, whatever the thing is.
        if (!isKept) report('excluded', [span], {}, { unmistakable: true })
        continue
      }
      if (block.kind === 'heading' || zone !== 'special-conditions') continue
      if (patterns.clause.test(text) && patterns.goods.test(text) && !patterns.area.test(text)) {
        report('excluded', [span])
      }
    }
  },
})
