import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  water:
    /\b(?:water (?:access )?(?:licen[cs]es?|entitlements?|allocations?|rights?|shares?|supply works?)|WAL ?\d{0,6}|bores?|dams?|wells?|irrigation (?:licen[cs]es?|works|shares?|entitlements?|allocations?)|stock and domestic|water supply)\b/i,
  withheld:
    /\b(?:not (?:included|part of|transferred|sold|pass)|excluded|retain(?:s|ed)?|reserve[sd]?|kept|sold separately|remains? (?:the property of|with) the (?:vendor|seller|transferor))\b|\b(?:does|do|will) not (?:include|pass|form part)\b/i,
  unlicensed:
    /\b(?:un-?licen[cs]ed|un-?registered|not (?:been )?(?:licen[cs]ed|registered|approved|metered)|without (?:a |any )?(?:licen[cs]e|approval|works approval)|no (?:licen[cs]e|approval|works approval|permit)|expired|lapsed|suspended|cancelled|exceeds? the harvestable)\b/i,
  unsure:
    /\b(?:no (?:warranty|promise|representation|assurance)|not warrant\w{0,3}|gives? no)\b.{0,80}\b(?:water|bores?|dams?|supply|yield|flow|quality)\b/i,
  dry: /\b(?:failed|dry|salty|saline|not potable|not fit|unreliable|ran out|collapsed|contaminated)\b/i,
  urban: /\b(?:sydney water|hunter water|well[- ](?:being|known)|as well|swell|dam(?:age|p))\b/i,
  house: /\b(?:rural|farm|stock|irrigat\w{1,4}|bore|dam|licen[cs]e|entitlement|WAL|paddock)\b/i,
})

/** Water that a rural buyer counts on and does not get. */
export default defineRule({
  id: 'nsw/rural-water',
  title: 'Water licences, bores and dams',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'water licences are titles of their own under the water management law' },
  appliesTo: ['special-conditions', 'contract-form', 'particulars', 'annexure'],
  patterns,
  clear: 'Nothing was found against the water licences, bores or dams.',
  subject:
    /\bwater (?:access )?(?:licen[cs]es?|entitlements?|allocations?|shares?|rights?|supply work)\b|\bWAL ?\d|\bbores?\b|\bdams?\b|\birrigat\w{1,4}\b|\b(?:dug|stock|house|spear) (?:wells?|points?)\b|\bmegalit\w{1,4}\b|\bstock and domestic\b|\b(?:water supply work|works approval|water use approval)\b/i,
  messages: {
    withheld: {
      title: 'The water licence or entitlement is not included in the sale',
      description:
        'By the wording at {{where}} the vendor keeps water that the land was used with. Without a licence you may take only what the law allows for house and stock, and buying water separately can cost a great deal.',
      recommendation:
        'Before you sign, ask for the licence to be included, or find out what water is left and its price.',
      question: 'Which water licences, shares and works approvals go with the land?',
    },
    unlicensed: {
      title: 'A bore, dam or water work has no licence or is not reliable',
      description:
        'The wording at {{where}} shows that a bore, dam or water supply has no approval, has failed, or is not promised. The authority can order it closed, and a new supply is costly.',
      recommendation:
        'Before you sign, ask for the approvals, a yield test and a water quality test.',
      question: 'Is each bore and dam approved, and what do they yield?',
    },
  },
  check({ doc }, report) {
    for (const { text, span, block } of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'contract-form',
      'annexure',
    ])) {
      if (block.kind === 'heading' || !patterns.water.test(text)) continue
      if (patterns.urban.test(text) || !patterns.house.test(text)) continue
      if (patterns.withheld.test(text)) report('withheld', [span])
      else if (patterns.unlicensed.test(text) || patterns.dry.test(text)) {
        report('unlicensed', [span])
      } else if (patterns.unsure.test(text)) {
        report('unlicensed', [span], {}, { severity: 'medium' })
      }
    }
  },
})
